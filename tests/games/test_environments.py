"""Every game as an environment for learning programs: what PettingZoo and Gymnasium ask of one."""

from __future__ import annotations

import warnings

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from biont.games import Kit
from biont.lab import environments
from biont.lab.environments.single import AgainstBots
from tests.games.every import every_game


@every_game
def test_pettingzoo_api(kit: Kit) -> None:
    """PettingZoo's own test; what it advises against is how its own masked games do it."""
    zoo = getattr(environments, f"{kit.name}_v0")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "We recommend agents to be named")
        api_test(zoo.env(), num_cycles=60)


@every_game
def test_gymnasium_checks(kit: Kit) -> None:
    check_env(AgainstBots(game=kit.name, opponents="random"), skip_render_check=True)
