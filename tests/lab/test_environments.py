"""The environments for learning programs: the libraries' own tests, masks, observations that hide what is hidden."""

from __future__ import annotations

import warnings
from hashlib import blake2b
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from biont.genesis import game as genesis
from biont.genesis.cards import COLOURS
from biont.kernel.chance import Chance
from biont.kernel.errors import IllegalChoice
from biont.lab.environments import GYM_ID, genesis_v0
from biont.lab.environments.actions import actions, mask_of, numbers
from biont.lab.environments.observations import HIGH, KINDS, LAYOUT, LOW, observe, places, size
from biont.lab.environments.single import GenesisAgainstBots

TABLES = [
    {"players": 2},
    {"players": 4, "forced": True},
    {"players": 1},
    {"players": 3, "mode": "cooperative"},
]


@pytest.mark.parametrize("settings", TABLES)
def test_pettingzoo_api(settings: dict[str, int | str | bool]) -> None:
    """PettingZoo's own test; what it advises against is how its own masked games do it."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "We recommend agents to be named")
        api_test(genesis_v0.env(**settings), num_cycles=150)


def test_pettingzoo_seeds() -> None:
    """The same seed gives the same game."""
    seed_test(genesis_v0.env, num_cycles=40)


def test_gymnasium_checks() -> None:
    """Gymnasium's own check, and its registry."""
    made = gymnasium.make(GYM_ID, opponents="random")
    assert made.spec is not None
    assert made.spec.id == "biont/Genesis-v0"
    check_env(GenesisAgainstBots(opponents="random"), skip_render_check=True)


def _play(env: genesis_v0.raw_env, seed: int) -> dict[str, float]:
    """A game of random legal actions: the rewards of all agents."""
    chance = Chance(seed)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        rewards[agent] += reward
        assert observation is not None
        assert env.observation_space(agent).contains(observation)
        legal = np.flatnonzero(observation["action_mask"])
        assert terminated == (not len(legal))
        env.step(None if terminated else int(legal[chance.below(len(legal))]))
    return rewards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_add_up_to_zero(players: int) -> None:
    """A competitive game has as much to win as to lose."""
    for seed in range(3):
        rewards = _play(genesis_v0.raw_env(players), seed)
        assert sum(rewards.values()) == pytest.approx(0)
        assert max(rewards.values()) > 0 or set(rewards.values()) == {0.0}


def test_soloist_wins_or_loses() -> None:
    """One agent, one or minus one."""
    assert _play(genesis_v0.raw_env(1, render_mode="ansi"), 1)["solo"] in (1.0, -1.0)


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (COLOURS, {}),
        (COLOURS, {"chimera": True}),
        (COLOURS[:3], {"crystal": True}),
        (COLOURS[1:3], {"mode": "solitaire"}),
        (COLOURS[:2], {"edition": "1e", "pack": "standard-1e"}),
    ],
)
def test_every_option_has_its_action(seats: tuple[str, ...], settings: dict[str, Any]) -> None:
    """Masks are exactly the options, and vectors keep their size and bounds, all game long and in all variants."""
    for seed in range(3):
        game = genesis.new(seats, seed=seed, log=False, **settings)
        chance = Chance(seed)
        while (decision := game.decision) is not None:
            legal = np.flatnonzero(mask_of(decision))
            assert {actions()[number] for number in legal} == set(decision.options)
            if len(game.answers) % 5 == 0:
                vector = observe(game.view(decision.seat))
                assert vector.shape == (size(),)
                assert vector.min() >= LOW
                assert vector.max() <= HIGH
            game.choose(decision.options[chance.below(len(decision.options))])


def test_observations_show_only_the_view() -> None:
    """Two games that differ in unseen cards alone look the same."""
    game = genesis.new(COLOURS[:2], seed=1)
    vector = observe(game.view(0))
    twin = game.copy()
    table = twin.table
    table.event_deck.reverse()
    row = next(row for row in range(4) if table.unseen[row] > 1)
    deck = table.decks[row]
    table.decks[row] = (deck[0], deck[2], deck[1], *deck[3:])
    assert (observe(twin.view(0)) == vector).all()
    where = places()
    assert where["question"].stop == size()
    assert vector[where["turn"]][0] == 1
    assert list(vector[where["decks"]][:2]) == [game.table.decks[0][0], -1]


def test_version_zero_stays_version_zero() -> None:
    """Whoever changes actions or observations has to give the environments another version."""
    text = repr((actions(), KINDS, [(name, length) for name, length, _ in LAYOUT]))
    assert (len(actions()), size()) == (5305, 1777)
    assert blake2b(text.encode(), digest_size=4).hexdigest() == "e7495b39"
    assert numbers()[("done",)] == actions().index(("done",))
    assert genesis_v0.action_text(numbers()[("buy", 3, 1)]) == "buy 3 1"


def test_illegal_actions() -> None:
    """The bare environment refuses, the wrapped one and Gymnasium's end the game with a bad reward."""
    raw = genesis_v0.raw_env()
    raw.reset(seed=1)
    wrong = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice, match="not legal now"):
        raw.step(wrong)
    single = GenesisAgainstBots(opponents="random", seat=1)
    single.reset(seed=1)
    _, reward, over, _, told = single.step(wrong)
    assert (reward, over, told["illegal"]) == (-1.0, True, True)


def test_one_seat_against_bots() -> None:
    """The learner is asked in its own seat only, sees its mask, and learns the points in the end."""
    env = GenesisAgainstBots(3, opponents=["random", "easy"], seat=2)
    chance = Chance(1)
    observation, told = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        assert told["seat"] == 2
        legal = np.flatnonzero(told["action_mask"])
        observation, reward, over, _, told = env.step(legal[chance.below(len(legal))])
    env.close()
    assert set(told["points"]) == set(COLOURS[:3])
    assert -1 <= reward <= 1
    assert not observation["action_mask"].any()
