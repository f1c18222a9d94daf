"""Real games, played at random: every position can be drawn, and every option finds its thing on the page."""

from __future__ import annotations

import random
from typing import Any

import pytest

from biont.draw import Choice, Context, Question
from biont.genesis.definition import GENESIS
from biont.genesis.game import new
from biont.testing.markup import Page
from tests.genesis.draw.scenes import DRAWING
from tests.genesis.draw.test_board import expected_ids

EVERY = 23
"""So many decisions between two drawings."""

GAMES: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("red", "yellow", "green", "blue"), {}),
    (("red", "blue"), {"mode": "solitaire"}),
    (("red", "yellow", "green"), {"edition": "1e"}),
    (("red", "green", "blue"), {"mode": "cooperative"}),
    (("green", "blue"), {"intro": True}),
]


@pytest.mark.parametrize(("seats", "settings"), GAMES)
def test_games_can_be_drawn(seats: tuple[str, ...], settings: dict[str, Any]) -> None:
    game = new(seats, seed=7, **settings)
    luck = random.Random(7)
    anchors = DRAWING.board.anchors(game.rules)
    say = GENESIS.words("de")
    count = 0
    while game.decision is not None:
        decision = game.decision
        count += 1
        if count % EVERY == 0:
            own = [one.name for one in GENESIS.colours(game.rules) if one.seat == decision.seat]
            options = [
                Choice(game.print(option), game.print(option), anchors.of_option(option, decision, game.table))
                for option in decision.options
            ]
            view = game.view(decision.seat)
            around = Context(own=own, question=Question("?", options=options))
            ids = Page(DRAWING.board.laid_out(DRAWING.board.draw(view, say, around), say)).ids()
            assert len(ids) == len(set(ids))
            assert expected_ids(view.table) <= set(ids)
            assert {choice.anchor for choice in options} <= set(ids)
        game.choose(luck.choice(list(decision.options)))
    assert "</html>" in DRAWING.pictures.html(game.view(0), GENESIS.words("en"))
