"""Every symbol that a picture uses is in it: a browser leaves a blank where one is missing, and says nothing."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

import biont
from biont import games
from biont.draw.pen import flat
from biont.games import Definition
from biont.kernel import Chance, Game

USED = re.compile(r'<use\b[^>]*?\bhref="#([^"]+)"')
DEFINED = re.compile(r'\bid="([^"]+)"')
PLAYED: dict[str, list[dict[str, Any]]] = {
    "genesis": [
        {"seats": ["red", "blue", "green", "yellow"]},
        {
            "seats": ["red", "blue"],
        },
    ],
    "origins": [
        {"seats": ["black", "white", "orange", "green"], "advanced": True},
        {"seats": ["black", "green"], "realm": "yrr", "advanced": True},
    ],
}


def blanks(drawn: str) -> set[str]:
    """What a drawing uses and does not have."""
    return set(USED.findall(drawn)) - set(DEFINED.findall(drawn))


@cache
def played(name: str, number: int, answers: int) -> Game[Any]:
    """A game after some answers drawn by lot."""
    game: Game[Any] = biont.new(name, seed=number, **PLAYED[name][number])
    chance = Chance(number)
    while game.decision is not None and len(game.answers) < answers:
        game.choose(game.decision.options[chance.below(len(game.decision.options))])
    return game


@pytest.fixture(params=sorted(PLAYED))
def definition(request: pytest.FixtureRequest) -> Definition:
    return games.game(request.param)


@pytest.mark.whole
@pytest.mark.parametrize("number", [0, 1])
def test_no_chronicle_and_no_board_has_a_blank(definition: Definition, number: int) -> None:
    say, drawing = definition.words("en"), definition.drawing
    assert drawing.chronicle is not None
    for answers in (40, 5000):
        game = played(definition.name, number, answers)
        for kind in (".html", ".svg"):
            assert not blanks(drawing.chronicle.file(kind, game, say))
        assert not blanks(drawing.pictures.html(game.view(-1), say))
        assert not blanks(drawing.pictures.svg(game.view(-1), say))


@pytest.mark.whole
def test_no_card_and_no_picture_has_a_blank(definition: Definition) -> None:
    say, drawing, pack = definition.words("en"), definition.drawing, definition.library.load()
    for drawer in drawing.gallery.drawers(pack, say):
        for code, _ in drawer.cards:
            assert not blanks(f"{drawing.art.sprite}{drawing.gallery.large(pack, code, say)}")
            assert not blanks(f"{drawing.art.sprite}{drawing.gallery.small(pack, code, say)}")
    assert not blanks(drawing.gallery.picture(pack, drawing.gallery.drawers(pack, say)[0].cards[0][0], say))
    for name in drawing.pictures.names:
        assert not blanks(drawing.pictures.picture(name, pack, say))
    assert not blanks(drawing.pictures.aid_file(say))


def test_a_shape_of_a_flat_picture_holds_what_it_used() -> None:
    """Where the symbol stood, and as large; what the picture does not have is left alone."""
    symbol = '<symbol id="s-oil" viewBox="0 0 16 16"><path d="M0 0h16"/></symbol>'
    shape = '<g id="r-oil"><use href="#s-oil" x="-8.5" y="-8.5" width="17" height="17"/></g>'
    other = '<use href="#s-sea" x="-16" y="-16" width="32" height="32"/><use href="#r-oil" x="14"/>'
    held = '<g id="r-oil"><g transform="translate(-8.5 -8.5)scale(1.0625)"><path d="M0 0h16"/></g></g>'
    assert flat(symbol + shape + other) == symbol + held + other
