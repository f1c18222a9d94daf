"""No position that random play reaches is refused: all settings, a game of each; ``--soak`` plays many."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from biont.origins.game import new
from biont.origins.scenario import SCENARIOS
from tests.origins.soak import Anybody, Biased
from tests.origins.test_games import SETTINGS, names
from tests.scenarios.possible import check_possible


def play(setting: tuple[int, dict[str, Any]], seed: int) -> None:
    """A game of players with tastes, or of some who take anything, with all its positions."""
    chance = Random(seed)
    game = new(setting[0], seed=seed, log=False, **setting[1])
    players = [(Biased if seed % 2 else Anybody)(chance) for _ in game.seats]
    while game.decision is not None:
        check_possible(game, SCENARIOS)
        game.choose(players[game.decision.seat](game.decision))
    check_possible(game, SCENARIOS)


@pytest.mark.parametrize("setting", SETTINGS[::4], ids=names)
def test_positions_of_a_game_are_possible(setting: tuple[int, dict[str, Any]]) -> None:
    play(setting, 11)


@pytest.mark.whole
@pytest.mark.parametrize("setting", SETTINGS, ids=names)
def test_positions_of_games_are_possible(setting: tuple[int, dict[str, Any]], soak: bool) -> None:
    for seed in range(40) if soak else (SETTINGS.index(setting) % 2,):
        play(setting, seed)
