"""How fast an environment is: steps a second on one core, observations and masks included."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from biont import games
from biont.kernel.chance import Chance
from biont.lab.environments.zoo import env


def steps_per_second(game: str, steps: int = 10_000) -> float:
    """Whole games of as many agents as the game seats, every one of which takes any legal action.

    Agents read what PettingZoo's ``last`` gives them before every step. The drawing of an action is part of the time.
    """
    definition = games.game(game)
    table = env(game=game, players=definition.seating.most, **definition.statistics.benched)
    chance = Chance(1)
    _play(table, 1, chance)
    done, started = 0, time.process_time()
    while done < steps:
        done += _play(table, done, chance)
    return done / (time.process_time() - started)


def _play(table: Any, seed: int, chance: Chance) -> int:
    """A game from its beginning to its end: how many steps it had."""
    table.reset(seed=seed)
    steps = 0
    for _ in table.agent_iter():
        observation, _, terminated, _, _ = table.last()
        if terminated:
            table.step(None)
            continue
        legal = observation["action_mask"].view(np.bool_).nonzero()[0]  # several times as quick as among bytes
        table.step(legal[chance.below(len(legal))])
        steps += 1
    return steps
