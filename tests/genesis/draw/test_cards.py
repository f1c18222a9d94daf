"""Card zoom, sprite, anchors, documents and words."""

from __future__ import annotations

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest
from markupsafe import escape

import biont
from biont.draw import PROMPT, html_document
from biont.genesis.cards import BLUE, COLOURS, EVENT_ICONS, ICONS, OCEAN, ROWS, icon_names
from biont.genesis.draw.anchors import GenesisAnchors, Subject
from biont.genesis.draw.pen import symbols
from biont.genesis.ids import PARASITE
from biont.genesis.pack_library import load_pack
from biont.genesis.rules import parts
from biont.genesis.vocabulary import from_organism, from_refugium, kinds
from biont.genesis.words import words
from biont.kernel.decision import Option
from biont.kernel.notation import Notation
from biont.packs import PROVENANCES
from biont.testing.markup import Page
from biont.words import LANGUAGES
from tests.genesis.draw.scenes import DRAWING, SCENES, around, view
from tests.server.conftest import Visitor

PACK = load_pack()
KEY = re.compile(r"^(board-[a-z0-9-]+) =", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_zoomed(language: str) -> None:
    for code in PACK.codes():
        html = DRAWING.gallery.large(PACK, code, words(language))
        assert f'id="zoom-{code}"' in html
        assert "from-badge" in html
        assert "style=" not in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_lies_on_the_table_with_its_name_and_its_icons(language: str) -> None:
    say = words(language)
    for drawer in DRAWING.gallery.drawers(PACK, say):
        for code, name in drawer.cards:
            face = DRAWING.gallery.small(PACK, code, say)
            Page(face)
            assert f"of-{drawer.kind}" in face
            assert escape(name) in face
    for card in PACK.mutations:
        face = DRAWING.gallery.small(PACK, card.code, say)
        for icon in {*icon_names(card.front.icons), *icon_names(card.back.icons)}:
            called = say(f"board-icon-{icon.replace('_', '-')}")
            assert f"<span>{escape(called)}</span>" in face


def test_cards_are_looked_for_by_their_traits(visitor: Visitor) -> None:
    page = visitor.client.get("/genesis/cards?kind=placard&row=ocean&colour=blue").text
    wanted = [card.code for card in PACK.placards if card.row == OCEAN and card.colour == BLUE]
    assert re.findall(r'class=name[^>]*/([^/"]+)"', page) == wanted
    assert wanted
    assert f'<p class="quiet" role="status">{"one card" if len(wanted) == 1 else f"{len(wanted)} cards"}</p>' in page


def test_zoom_says_where_values_come_from_and_what_icons_do() -> None:
    html = DRAWING.gallery.large(PACK, "tmrna", words("en"))
    assert "from-rulebook" in html
    assert "from-reconstructed" in html
    assert "arms race" in html
    assert "the printed card may differ" in html
    with pytest.raises(KeyError, match="has no card 'unicorn'"):
        DRAWING.gallery.large(PACK, "unicorn", words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_has_symbol_name_and_explanation(language: str) -> None:
    say = words(language)
    for icon in ICONS:
        dashed = icon.replace("_", "-")
        assert f"icon-{dashed}" in symbols()
        assert say(f"board-icon-{dashed}")
        assert say(f"board-explain-{dashed}").endswith(".")
    for icon in EVENT_ICONS:
        assert f"event-{icon}" in symbols()
    for kind in PROVENANCES:
        assert say(f"board-provenance-long-{kind}").endswith(".")


def test_sprite_is_well_formed_and_shapes_differ_without_colour() -> None:
    ElementTree.fromstring(DRAWING.art.sprite)
    for colour in COLOURS:
        assert {f"{kind}-{colour}" for kind in ("dome", "npc", "cube", "disc", "substitute", "glyph")} <= set(symbols())
    glyphs = [re.search(rf'id="s-glyph-{colour}"[^>]*>(.*?)</symbol>', DRAWING.art.sprite) for colour in COLOURS]
    assert len({glyph[1] for glyph in glyphs if glyph}) == len(COLOURS)
    assert {f"landform-{row}" for row in ROWS} <= set(symbols())
    assert {f"die-{face}" for face in range(1, 7)} <= set(symbols())


def test_both_languages_say_the_same_things() -> None:
    english, german = (
        KEY.findall((files("biont.genesis.words") / code / "board.ftl").read_text("utf-8")) for code in LANGUAGES
    )
    assert english == german, "the same messages in the same order"
    assert len(english) == len(set(english))


def test_words_used_by_templates_exist() -> None:
    for file in (files("biont.genesis.draw") / "templates").iterdir():
        for key in re.findall(r't\("(board-[a-z0-9-]+[a-z0-9])"[,)]', file.read_text("utf-8")):
            for language in LANGUAGES:
                assert words(language).has(key), f"{file.name}: {key} in {language}"


def test_anchors_of_places_cards_and_parts() -> None:
    anchors = GenesisAnchors(Notation.of(parts.verbs(), kinds(PACK)))

    def anchor(option: Option, organism: int = -1, player: int = -1) -> str:
        return anchors.thing(option, Subject(organism, player))

    code = [card.code for card in PACK.placards]
    mars, dust = code.index("mars"), code.index("dust")
    tmrna = [card.code for card in PACK.mutations].index("tmrna")
    assert anchor(("assign", 0, mars)) == "refugium-mars"
    assert anchor(("hgt", dust, from_refugium(mars))) == "refugium-mars"
    assert anchor(("attach", 0, PARASITE)) == "organism-parasite-red"
    assert anchor(("buy", dust, 1)) == "organism-dust"
    assert anchor(("promote", dust, tmrna)) == "organism-dust"
    assert anchor(("lose-mutation", 2 * tmrna + 1)) == "cube-tmrna-plus"
    assert anchor(("lose-cube", 2), organism=dust) == "field-dust-green"
    assert anchor(("lose-organ", 2), organism=dust) == "organ-dust-2"
    assert anchor(("lose-biont", 5), organism=dust) == "biont-dust-npc-yellow"
    assert anchor(("lose-trophic",), organism=dust) == "trophic-dust"
    assert anchor(("lose-diseased", 1), organism=PARASITE + 3) == "slot-parasite-blue-second"
    assert anchor(("spend-disc", 2), organism=dust) == "disc-dust-green"
    assert anchor(("pay", 3, 1), player=0) == "catalyst-red-blue"
    assert anchor(("hgt", mars, from_organism(dust)), player=0) == "organism-dust"
    assert anchor(("hgt", mars, 0), player=0) == "free-red"
    assert anchor(("done",)) == PROMPT
    assert anchor(("done",), organism=dust) == "organism-dust"


def test_pieces_and_cards_are_picked_before_the_place_they_go_to() -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=28)
    anchors = GenesisAnchors(game.rules.notation)
    assert game.decision is not None
    found = {}
    for option in game.decision.options:
        verb = str(option[0])
        found[verb] = (
            anchors.of_pick(option, game.decision, game.table),
            anchors.of_option(option, game.decision, game.table),
        )
    assert found["assign"] == ("free-red", "refugium-dhb")
    buy = game.parse("buy clay ocean")
    assert anchors.of_pick(buy, game.decision, game.table) == "deck-ocean"
    assert anchors.of_option(buy, game.decision, game.table) == "organism-clay"


def test_every_verb_of_the_rules_has_an_anchor() -> None:
    anchors = GenesisAnchors(Notation.of(parts.verbs(), kinds(PACK)))
    for verb, names in parts.verbs().items():
        for organism, player in ((-1, -1), (3, 0), (PARASITE, 0)):
            found = anchors.thing((verb, *[0] * len(names)), Subject(organism, player))
            assert re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", found), f"{verb}: {found}"


@pytest.mark.parametrize("theme", ["", "dark"])
def test_document_stands_alone(theme: str) -> None:
    html = DRAWING.pictures.html(view(SCENES["middle"]()), words("de"), around("middle"), theme)
    assert html.startswith("<!doctype html>")
    assert '<html lang="de"' in html
    assert "<script" not in html
    assert not re.search(r'(src|href)="(?!#)', html)
    assert not re.search(r"url\((?!#|data:)", html)
    assert "@import" not in html
    with pytest.raises(ValueError, match="themes are light and dark"):
        html_document("x", words("en"), [], DRAWING.art.dress, "pink")


def test_svg_is_well_formed_and_a_notebook_gets_a_frame() -> None:
    for scene, build in SCENES.items():
        svg = ElementTree.fromstring(DRAWING.pictures.svg(view(build()), words("en"), around(scene)))
        assert svg.tag == "{http://www.w3.org/2000/svg}svg"
    frame = DRAWING.pictures.notebook(view(SCENES["early"]()), words("en"))
    assert frame.startswith("<iframe")
    assert frame.count("<") == 2
