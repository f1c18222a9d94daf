"""A game as an environment for learning programs: what PettingZoo and Gymnasium ask of one."""

from __future__ import annotations

import warnings
from types import ModuleType

import pytest

from biont.games import Definition
from biont.testing.parts import ENVIRONMENTS, Part


class EnvironmentTests(Part):
    """What learning programs meet."""

    @pytest.fixture
    def environments(self) -> ModuleType:
        """The module that has them, which cannot be imported without its libraries."""
        ENVIRONMENTS.demand()
        from biont.lab import environments

        return environments

    def test_pettingzoo_api(self, definition: Definition, environments: ModuleType) -> None:
        """PettingZoo's own test; what it advises against is how its own masked games do it."""
        from pettingzoo.test import api_test

        zoo = getattr(environments, f"{definition.name}_v1")
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
            warnings.filterwarnings("ignore", "Observation is not a NumPy array")
            warnings.filterwarnings("ignore", "We recommend agents to be named")
            api_test(zoo.env(), num_cycles=60)

    def test_gymnasium_checks(self, definition: Definition, environments: ModuleType) -> None:
        import gymnasium
        from gymnasium.utils.env_checker import check_env

        name = environments.gym_id(definition.name)
        check_env(gymnasium.make(name, opponents="random", render_mode="ansi").unwrapped)

    def test_what_environments_of_all_games_have(self, definition: Definition, environments: ModuleType) -> None:
        """A mask beside the observation, the state behind it, groups of numbers that fill the vector, and a picture."""
        env = getattr(environments, f"{definition.name}_v1").raw_env(render_mode="ansi")
        env.reset(seed=3)
        seen = env.observe(env.agent_selection)
        assert (env.action_masks() == seen["action_mask"]).all()
        assert env.state_space.contains(env.state())
        assert env.render()
        groups = list(env.observer.groups().values())
        assert [group.start for group in groups] == [0, *(group.stop for group in groups[:-1])]
        assert groups[-1].stop == len(seen["observation"]) == env.observer.size
        options = env.actions(env.agent_selection).options
        legal = {options[number] for number in seen["action_mask"].nonzero()[0]}
        assert legal == set(env._episode.decision.options)
