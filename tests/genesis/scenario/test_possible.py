"""No position that random play reaches is refused: all kinds of games, one of each; ``--soak`` plays many."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import biont
from biont.genesis.scenario import SCENARIOS
from tests.genesis.scenario.test_writing import GAMES
from tests.scenarios.possible import check_possible

MORE: dict[str, dict[str, Any]] = {
    "crystal": {"seats": ["red", "blue"], "crystal": True},
    "macro": {"seats": ["red", "green", "blue"], "macro": True},
    "short": {"seats": ["red", "yellow", "green", "blue"], "short": True},
    "solitaire, first edition": {"seats": ["red", "green"], "mode": "solitaire", "edition": "1e"},
    "solitaire chimera": {"seats": ["red", "green"], "mode": "solitaire", "chimera": True},
}
ALL = {**GAMES, **MORE}


def play(name: str, seed: int) -> None:
    """A game of players who take anything, with all its positions."""
    chance = Random(seed)
    game = biont.new("genesis", seed=seed, log=False, **ALL[name])
    while game.decision is not None:
        check_possible(game, SCENARIOS)
        game.choose(chance.choice(game.decision.options))
    check_possible(game, SCENARIOS)


@pytest.mark.parametrize("name", ALL)
def test_positions_of_a_game_are_possible(name: str) -> None:
    play(name, 11)


@pytest.mark.whole
@pytest.mark.parametrize("name", ALL)
def test_positions_of_games_are_possible(name: str, soak: bool) -> None:
    for seed in range(200 if soak else 4):
        play(name, seed)
