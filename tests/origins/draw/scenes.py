"""Boards of whole games: every question of a game as it is drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import biont
from biont.draw import Choice, Context, Question, Unavailable
from biont.kernel import Game
from biont.origins.definition import ORIGINS
from biont.origins.draw.drawing import OriginsDrawing
from biont.origins.table import Table
from biont.words import Words

MODES: dict[str, dict[str, Any]] = {
    "basic": {"seats": ["black", "green"]},
    "advanced": {"seats": ["black", "white", "orange", "green"], "advanced": True},
    "first": {"seats": ["black", "orange", "green"], "dispersal": "first"},
    "solitaire": {"seats": ["black"], "mode": "solitaire"},
    "cooperative": {"seats": ["white", "orange"], "mode": "cooperative"},
    "sea": {"seats": ["black", "white"], "realm": "sea", "advanced": True},
    "yrr": {"seats": ["orange", "green"], "realm": "yrr", "advanced": True},
    "custom": {"seats": ["black", "white", "green"], "map": "custom"},
}
"""A game of every kind."""

DRAWING = ORIGINS.drawing
assert isinstance(DRAWING, OriginsDrawing)


def played(mode: str, seed: int = 1, most: int = 400) -> Iterator[Game[Table]]:
    """A game at each of its questions, answered at random."""
    game: Game[Table] = biont.new("origins", seed=seed, **MODES[mode])
    chance = random.Random(seed)
    while game.decision is not None and len(game.answers) < most:
        yield game
        game.choose(chance.choice(game.decision.options))


def question(game: Game[Table], say: Words) -> Question:
    """What is asked, with every option and refusal at its place."""
    decision = game.decision
    assert decision is not None
    anchors = DRAWING.board.anchors(game.rules)
    teller = ORIGINS.telling.teller(game.rules, say)
    choices = [
        Choice(
            game.print(option),
            teller.option(option, decision),
            anchors.of_option(option, decision, game.table),
            last=option[0] in DRAWING.board.endings,
        )
        for option in decision.options
    ]
    refused = [
        Unavailable(anchors.of_option(one.option, decision, game.table), teller.reason(one))
        for one in decision.refusals()
    ]
    return Question(teller.prompt(decision), "", decision.rule, choices, refused, "/answer")


def around(game: Game[Table], say: Words) -> Context:
    """The board of whoever is asked."""
    decision = game.decision
    assert decision is not None
    seat = game.seats[decision.seat]
    return Context(own=(seat,), asked=seat, question=question(game, say))


def drawn(game: Game[Table], language: str = "en") -> dict[str, str]:
    """Every region of the board."""
    say = ORIGINS.words(language)
    decision = game.decision
    assert decision is not None
    regions = DRAWING.board.draw(game.view(decision.seat), say, around(game, say))
    return {name: str(html) for name, html in regions.items()}
