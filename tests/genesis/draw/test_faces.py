"""Faces of refugia and macroorganisms: each has one, made of parts that lie where their line says."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from biont.draw import id_of
from biont.genesis.cards import ROWS
from biont.genesis.draw import faces
from biont.genesis.draw.pen import Pen, symbols
from biont.genesis.pack_library import load_pack
from biont.genesis.words import words
from biont.testing.markup import Page
from tests.genesis.draw.scenes import DRAWING, SCENES, around, view

PACK = load_pack()
PEN = Pen(words("en"), symbols())


def test_every_refugium_and_every_body_has_a_face_of_its_own() -> None:
    drawn = faces.symbols()
    places = {drawn[faces.place_of(card)[0]][1] for card in PACK.placards}
    bodies = {
        drawn[faces.body_of(card.code, s)[0]][1] for card in PACK.macroorganisms for s in ("marine", "terrestrial")
    }
    assert (len(places), len(bodies)) == (16, 16)


def test_a_refugium_of_an_unknown_pack_has_the_ground_of_its_row_and_a_body_none() -> None:
    card = replace(PACK.placards[0], code="unheard-of")
    assert faces.place_of(card)[0] == f"place-{ROWS[card.row]}"
    assert "#s-place-" in PEN.place(card)
    assert PEN.body("unheard-of", "marine") == ""


@pytest.mark.parametrize(
    ("path", "laid"),
    [
        ("M-1 0L.5-1l1 .5Z", "M8 20L11 18l2 1Z"),
        ("M0 0H1V-1h-.5v2", "M10 20H12V18h-1v4"),
        ("O0 -1 .5", "M9 18a1 1 0 1 0 2 0a1 1 0 1 0 -2 0"),
    ],
)
def test_a_part_is_moved_and_made_larger(path: str, laid: str) -> None:
    assert faces.laid(path, (10, 20), (2, 2)) == laid


def test_the_motif_stays_inside_its_picture() -> None:
    for code, line in faces.data()["place"].items():
        for one in line.split(", "):
            name, x, y, *_ = one.split()
            assert name in faces.data()["part"], code
            assert 0 <= float(x) <= faces.WIDTH, code
            assert 0 <= float(y) <= faces.HEIGHT, code
    for card in PACK.macroorganisms:
        for side in ("marine", "terrestrial"):
            corners = re.findall(r"M(-?[\d.]+) (-?[\d.]+)", faces.symbols()[faces.body_of(card.code, side)[0]][1])
            assert all(0 <= float(at) <= 100 for corner in corners for at in corner), card.code


def test_the_board_shows_places_and_organisms_with_their_faces() -> None:
    page = Page("".join(DRAWING.board.draw(view(SCENES["late"]()), words("en"), around("late")).values()))
    shown = {use["href"] for use in page.all("use")}
    assert {"#s-place-vent", "#s-place-brine", "#s-body-seaweed-marine", "#s-body-trilobite-terrestrial"} <= shown
    assert shown <= {f"#{id_of(symbol)}" for symbol in DRAWING.art.symbols}
