"""Cards of Bios:Origins: small, large, in the gallery, and as files."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest
from markupsafe import escape

from biont.cli import main
from biont.kernel.play import Entry
from biont.origins.cards import DISCIPLINES, EPOCHS
from biont.origins.definition import ORIGINS
from biont.origins.draw.cards import KINDS, catalogue
from biont.origins.draw.faces import challenge_face
from biont.origins.pack_library import load_pack
from biont.origins.rules.challenge import CHALLENGE_DRAWN
from biont.origins.words.cards import activity_name
from biont.testing.markup import Page
from tests.origins.positions import Position
from tests.server.conftest import Visitor

PACK = load_pack()
DRAWING = ORIGINS.drawing


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_has_its_name_and_all_of_its_icons_on_it(language: str) -> None:
    say = ORIGINS.words(language)
    for card in (*PACK.challenges, *PACK.ideas):
        face = DRAWING.gallery.small(PACK, card.code, say)
        Page(face)
        assert escape(getattr(card.name, language)) in face
        for side in card.sides:
            for activity in side.activities:
                for part in activity_name(activity, language).split(" → "):
                    said = (f"<title>{escape(part)}</title>", f"</svg><span>{escape(part)}</span>")
                    assert any(one in face for one in said), card.code


def test_a_sheet_shows_a_card_as_the_basic_game_knows_it() -> None:
    """What it ignores is struck out, and it asks nothing of whoever keeps a card."""
    box = Position("black green").rules.box
    asking = next(number for number, card in enumerate(PACK.challenges) if card.requires)
    assert challenge_face(PACK, asking).needs
    assert not challenge_face(PACK, asking, box.ignored).needs
    warlike = next(number for number, card in enumerate(PACK.challenges) if card.code == "qin-shi-huang")
    drawn = Entry(CHALLENGE_DRAWN, "A1a", 0, (warlike,))
    shown = DRAWING.board.scene(drawn, Position("black green").laid, ORIGINS.words("en"))
    assert shown.count("deed ignored") == 3


def test_the_gallery_has_every_card_of_every_kind() -> None:
    counts = Counter(found.kind for found in catalogue(PACK).values())
    assert (counts["challenge"], counts["idea"]) == (84, 119)
    assert tuple(counts) == KINDS
    drawers = DRAWING.gallery.drawers(PACK, ORIGINS.words("de"))
    assert [len(drawer.cards) for drawer in drawers] == list(counts.values())
    assert drawers[0].title == "Herausforderungskarten"


def test_a_large_card_says_where_each_value_comes_from() -> None:
    card = PACK.challenges[0]
    zoom = DRAWING.gallery.large(PACK, card.code, ORIGINS.words("en"))
    for label in ("number", "Epoch", "strikes with", "Eureka", "Rainbow", "activities"):
        assert f"<dt>{label}</dt>" in zoom
    assert zoom.count("from-badge from-reconstructed") > 6
    with pytest.raises(KeyError):
        DRAWING.gallery.large(PACK, "unicorn", ORIGINS.words("en"))


def test_cards_are_looked_for_by_their_traits(visitor: Visitor) -> None:
    page = visitor.client.get("/origins/cards?kind=idea&epoch=II&discipline=culture").text
    wanted = [
        idea.code
        for idea in PACK.ideas
        if EPOCHS[idea.epoch] == "II" and any(DISCIPLINES[side.discipline] == "culture" for side in idea.sides)
    ]
    assert re.findall(r'class=name[^>]*/([^/"]+)"', page) == wanted
    assert f"{len(wanted)} cards" in page
    assert 'aria-label="Source"' in page
    assert visitor.client.get("/origins/cards?kind=unicorn").status_code == 404
    assert "84 cards" in visitor.client.get("/origins/cards?epoch=V").text
    assert visitor.client.get("/origins/cards?pack=none").status_code == 404


@pytest.mark.parametrize(
    ("code", "size"), [("warning-calls", (360, 504)), ("sapiens", (360, 800)), ("tmrna", (360, 504))]
)
def test_a_card_is_drawn_as_a_file(tmp_path: Path, code: str, size: tuple[int, int]) -> None:
    target = tmp_path / "card.svg"
    assert main(["--lang", "en", "draw", "card", code, "--theme", "dark", "-o", str(target)]) == 0
    root = ET.parse(target).getroot()
    assert (int(root.attrib["width"]), int(root.attrib["height"])) == size


def test_a_card_that_nobody_has_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "draw", "card", "unicorn", "-o", str(tmp_path / "card.svg")]) != 0
    assert "No pack has a card with the code “unicorn”" in capsys.readouterr().err
