"""Real games, played at random: every position can be drawn, and every option finds its thing on the page."""

from __future__ import annotations

import random
from typing import Any

import pytest

from biont.draw import Anchors, Choice, Question, Surroundings, board_html_document, draw_board
from biont.genesis.game import new
from biont.genesis.rules import parts
from biont.genesis.words import words
from tests.draw.test_board import Page, expected_ids

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
    box = game.view(0).table.box
    anchor = Anchors(box.pack, parts.verbs())
    count = 0
    while game.decision is not None:
        decision = game.decision
        count += 1
        if count % EVERY == 0:
            own = [player for player in box.players if box.seat_of[player] == decision.seat]
            organism = decision.data[0] if decision.kind == "atrophy" else -1
            texts = [game.rules.notation.print(option) for option in decision.options]
            options = [
                Choice(text, text, anchor(option, organism, own[0]))
                for text, option in zip(texts, decision.options, strict=True)
            ]
            table = game.view(decision.seat).table
            html = draw_board(table, words("de"), Surroundings(own=own, question=Question("?", options=options)))
            ids = Page(html).ids()
            assert len(ids) == len(set(ids))
            assert expected_ids(table) <= set(ids)
            assert {choice.anchor for choice in options} <= set(ids)
        game.choose(luck.choice(list(decision.options)))
    assert "</html>" in board_html_document(game.view(0), words("en"))
