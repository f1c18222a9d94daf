"""How games are drawn: every game as it draws itself, and one that brings nothing, plainly."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

import biont
from biont import games
from biont.draw import PROMPT, Choice, Question, Surroundings
from biont.kernel import Chance, Game
from biont.words import LANGUAGES
from tests.draw.reading import Page
from tests.plugin.skirmish import rules as skirmish
from tests.plugin.skirmish.kit import SKIRMISH


def begun(name: str) -> Game[Any]:
    """A game of the usual kind, some answers after its beginning."""
    kit = games.game(name)
    game = biont.new(name, seats=kit.chairs.usual, seed=5)
    for _ in range(12):
        if game.decision is not None:
            game.choose(game.decision.options[0])
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_game_is_drawn_for_every_purpose(name: str, language: str) -> None:
    kit, game = games.game(name), begun(name)
    say, view = kit.words(language), game.view(0)
    around = kit.drawing.around(game, say)
    regions = kit.drawing.draw(view, say, around)
    page = Page(kit.drawing.board(regions, say))
    ids = page.ids()
    assert len(ids) == len(set(ids))
    assert {*kit.drawing.regions, "board"} <= set(ids)
    assert not page.all("script")
    assert not page.all("style")
    assert kit.drawing.html(view, say, around).startswith("<!doctype html>")
    ET.fromstring(kit.drawing.svg(view, say, around))
    assert kit.drawing.notebook(view, say, around).count("<") == 2
    assert kit.drawing.text(view, say)
    assert kit.drawing.palette.keys() == set(kit.chairs.names)


@pytest.mark.parametrize("name", games.names())
def test_every_card_of_every_game_can_be_looked_at(name: str) -> None:
    kit = games.game(name)
    say = kit.words("en")
    for pack in map(kit.shelf.load, kit.shelf.names()):
        drawers = kit.drawing.gallery(pack, say)
        codes = [code for drawer in drawers for code, _ in drawer.cards]
        assert len(codes) == len(set(codes))
        assert all(f'id="zoom-{code}"' in kit.drawing.card(pack, code, say) for code in codes)
        with pytest.raises(KeyError):
            kit.drawing.card(pack, "unicorn", say)


# -- plainly -----------------------------------------------------------------------------------------------------------


def test_a_game_without_a_drawing_shows_what_lies_on_its_table() -> None:
    game = skirmish.game(4, seats=2)
    drawn = SKIRMISH.drawing.draw(game.view(0), SKIRMISH.words("en"))["fields"]
    page = Page(drawn)
    assert {f"thing-{word}" for word in (*skirmish.REGIONS, "red", "blue")} <= set(page.ids())
    assert "<dt>bank</dt><dd>24</dd>" in drawn
    assert "key" not in drawn, "the dice to come are nobody's business"


def test_what_is_hidden_stays_hidden() -> None:
    game, say = skirmish.game(4, seats=2), SKIRMISH.words("en")
    hand = ", ".join(map(str, game.table.hands[1]))
    assert len(game.table.hands[1]) > 1
    assert hand in SKIRMISH.drawing.text(game.view(1), say)
    assert hand not in SKIRMISH.drawing.text(game.view(0), say)
    assert hand not in SKIRMISH.drawing.html(game.view(0), say)


def test_a_whole_game_is_drawn_plainly_and_every_option_has_its_place() -> None:
    game, chance, say = skirmish.game(7), Chance(3), SKIRMISH.words("en")
    anchors = SKIRMISH.drawing.anchors(game.rules)
    lit = set()
    while (decision := game.decision) is not None:
        places = [anchors.of_option(option, decision, game.table) for option in decision.options]
        choices = [Choice(game.print(option), "?", at) for option, at in zip(decision.options, places, strict=True)]
        around = Surroundings(question=Question("?", options=choices))
        ids = Page("".join(SKIRMISH.drawing.draw(game.view(decision.seat), say, around).values())).ids()
        assert len(ids) == len(set(ids))
        assert set(places) <= set(ids)
        lit |= set(places)
        game.choose(decision.options[chance.below(len(decision.options))])
    assert {PROMPT, "thing-fen", "thing-moor"} <= lit
