"""Every game as an environment for learning programs: what PettingZoo and Gymnasium ask of one."""

from __future__ import annotations

import re
import warnings
from math import prod
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from biont.games import Kit
from biont.lab import environments
from tests.games.every import every_game


@every_game
def test_pettingzoo_api(kit: Kit) -> None:
    """PettingZoo's own test; what it advises against is how its own masked games do it."""
    zoo = getattr(environments, f"{kit.name}_v1")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "We recommend agents to be named")
        api_test(zoo.env(), num_cycles=60)


@every_game
def test_gymnasium_checks(kit: Kit) -> None:
    check_env(gymnasium.make(environments.gym_id(kit.name), opponents="random", render_mode="ansi").unwrapped)


@every_game
def test_what_environments_of_all_games_have(kit: Kit) -> None:
    """A mask beside the observation, the state behind it, groups of numbers that fill the vector, and a picture."""
    env = getattr(environments, f"{kit.name}_v1").raw_env(render_mode="ansi")
    env.reset(seed=3)
    seen = env.observe(env.agent_selection)
    assert (env.action_masks() == seen["action_mask"]).all()
    assert env.state_space.contains(env.state())
    assert env.render()
    groups = list(env.observer.groups().values())
    assert [group.start for group in groups] == [0, *(group.stop for group in groups[:-1])]
    assert groups[-1].stop == len(seen["observation"]) == env.observer.size
    legal = {env.actions(env.agent_selection).options[number] for number in np.flatnonzero(seen["action_mask"])}
    assert legal == set(env._episode.decision.options)


@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_the_page_describes_every_part_of_the_vector(name: str) -> None:
    """Group, name, beginning and lengths, in their order."""
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    section = page.partition(f"### Bios:{name.capitalize()}")[2].partition("###")[0]
    written = re.findall(r"^\| (\w+) \| `(\w+)` \| (\d+) \| ([^|]+) \|", section, flags=re.MULTILINE)
    env = getattr(environments, f"{name}_v1").raw_env(2)
    observer = env.observer
    where = observer.slices()
    assert [
        (group, part, int(start), prod(map(int, re.findall(r"\d+", sizes)))) for group, part, start, sizes in written
    ] == [(part.group, part.name, where[part.name].start, part.size) for part in observer.parts]
    assert f"{observer.size:,}" in page
    assert f"{env.action_space(env.possible_agents[0]).n:,}" in page
