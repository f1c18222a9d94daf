"""Every game that is installed here: those of the program, and those of other distributions.

The tests of this folder are held against all of them; a game that is added is a game that is tested.
"""

from __future__ import annotations

from typing import Any

import pytest

from biont import games
from biont.games import Kit
from biont.kernel.chance import Chance
from biont.kernel.game import Game

every_game = pytest.mark.parametrize("kit", list(games.all_games()), ids=list(games.names()))


def new(kit: Kit, seed: int, *, log: bool = True) -> Game[Any]:
    """A new game as it is usually played."""
    return Game(kit.rules(kit.chairs.usual, kit.usual_settings()), seed, log=log)


def play_on(game: Game[Any], seed: int, limit: int = 20_000) -> Game[Any]:
    """Let chance play on, to the end or for so many answers."""
    chance = Chance(seed)
    for _ in range(limit):
        if (decision := game.decision) is None:
            break
        game.choose(decision.options[chance.below(len(decision.options))])
    return game
