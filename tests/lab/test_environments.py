"""The environments for learning programs: the libraries' own tests, masks, observations that hide what is hidden."""

from __future__ import annotations

import pickle
import runpy
import sys
import warnings
from copy import deepcopy
from hashlib import blake2b
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from biont.games.observation import HIGH, LOW
from biont.genesis import game as genesis
from biont.genesis.cards import COLOURS
from biont.genesis.lab.observation import OBSERVATION
from biont.genesis.table import Table
from biont.kernel.chance import Chance
from biont.kernel.errors import BiontError, IllegalChoice
from biont.kernel.game import Game
from biont.lab.actions import actions_of
from biont.lab.environments import genesis_v1, gym_id
from biont.lab.environments.single import AgainstBots
from biont.lab.environments.zoo import raw_env
from biont.lab.observations import Observer, Vector

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
        api_test(genesis_v1.env(**settings), num_cycles=150)


def test_pettingzoo_seeds() -> None:
    """The same seed gives the same game."""
    seed_test(genesis_v1.env, num_cycles=40)


def test_gymnasium_checks() -> None:
    """Gymnasium's own check, and its registry."""
    made = gymnasium.make(gym_id("genesis"), opponents="random")
    assert made.spec is not None
    assert made.spec.id == "biont/Genesis-v1"
    check_env(gymnasium.make(gym_id("genesis"), opponents="random", render_mode="ansi").unwrapped)


def _play(env: raw_env, seed: int) -> dict[str, float]:
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
        rewards = _play(genesis_v1.raw_env(players), seed)
        assert sum(rewards.values()) == pytest.approx(0)
        assert max(rewards.values()) > 0 or set(rewards.values()) == {0.0}


def test_soloist_wins_or_loses() -> None:
    """One agent, one or minus one."""
    assert _play(genesis_v1.raw_env(1, render_mode="ansi"), 1)["solo"] in (1.0, -1.0)


def look(observe: Observer, game: Game[Table], seat: int) -> Vector:
    """What a seat sees of a game."""
    view = game.view(seat)
    return observe(view.table, seat, view.decision)


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
        observe = Observer(OBSERVATION, game.rules)
        chance = Chance(seed)
        while (decision := game.decision) is not None:
            actions = actions_of(game.rules, OBSERVATION, decision.seat)
            legal = np.flatnonzero(actions.mask(decision))
            assert {actions.options[number] for number in legal} == set(decision.options)
            if len(game.answers) % 5 == 0:
                vector = look(observe, game, decision.seat)
                assert vector.shape == (observe.size,)
                assert vector.min() >= LOW
                assert vector.max() <= HIGH
            game.choose(decision.options[chance.below(len(decision.options))])


def test_observations_show_only_the_view() -> None:
    """Two games that differ in unseen cards alone look the same."""
    game = genesis.new(COLOURS[:2], seed=1)
    observe = Observer(OBSERVATION, game.rules)
    vector = look(observe, game, 0)
    twin = game.copy()
    table = twin.table
    table.event_deck.reverse()
    row = next(row for row in range(4) if table.unseen[row] > 1)
    deck = table.decks[row]
    table.decks[row] = (deck[0], deck[2], deck[1], *deck[3:])
    assert (look(observe, twin, 0) == vector).all()
    where = observe.slices()
    assert where["data"].stop == observe.size
    assert vector[where["turn"]][0] == 1
    assert list(vector[where["decks"]][:2]) == [game.table.decks[0][0], -1]


def test_version_one_stays_version_one() -> None:
    """Whoever changes actions or observations has to give the environments another version."""
    game = genesis.new(COLOURS, seed=1)
    actions, observe = actions_of(game.rules, OBSERVATION, 0), Observer(OBSERVATION, game.rules)
    text = repr((actions.options, tuple(OBSERVATION.questions), [(part.name, part.shape) for part in observe.parts]))
    assert (len(actions), observe.size) == (5305, 1786)
    assert blake2b(text.encode(), digest_size=4).hexdigest() == "be954498"
    assert actions.numbers[("done",)] == actions.options.index(("done",))
    assert actions.text(actions.numbers[("buy", 3, 1)]) == "buy 3 1"


def test_everybody_sees_himself_first() -> None:
    """Own things stand in the first places, whoever looks, and the own colour is told."""
    game = genesis.new(["yellow", "green", "blue"], seed=3)
    chance = Chance(3)
    while game.table.turn < 6 and game.decision is not None:
        game.choose(game.decision.options[chance.below(len(game.decision.options))])
    table, observe = game.table, Observer(OBSERVATION, game.rules)
    where = observe.slices()
    assert any(owner >= 0 for owner in table.owner)
    for seat, colours in enumerate(([1, 2, 3, 0], [2, 3, 1, 0], [3, 1, 2, 0])):
        vector = look(observe, game, seat)
        assert list(vector[where["self"]]) == [*colours, 1, 0, 0, 0]
        pool = vector[where["pool"]].reshape(4, 4)
        assert pool.tolist() == [table.pool[colour * 4 : colour * 4 + 4] for colour in colours]
        owner = vector[where["owner"]]
        assert [colours[one] if one >= 0 else -1 for one in owner[:16]] == table.owner[:16]
        assert [table.owner[16 + colour] for colour in colours] == [
            colours[one] if one >= 0 else one for one in owner[16:]
        ]
        assert [colours[one] if 0 <= one < 4 else one for one in vector[where["order"]]][:3] == table.order[:3]


def test_the_same_action_means_the_same_for_everybody() -> None:
    """To attach one's own parasite, or to kill one's own biont, has one number in all seats."""
    rules = genesis.new(["yellow", "blue"], seed=1).rules
    yellow, blue = (actions_of(rules, OBSERVATION, seat) for seat in range(2))
    for verb, things in (("kill-biont", ((1,), (3,))), ("give", ((0, 3), (0, 1))), ("suffer", ((17,), (19,)))):
        assert yellow.numbers[verb, *things[0]] == blue.numbers[verb, *things[1]]
    assert yellow.numbers["pay", 2, 1] == blue.numbers["pay", 2, 1]
    assert set(yellow.options) == set(blue.options)
    assert len(yellow) == len(set(yellow.options))


def test_what_a_critic_may_know() -> None:
    """The state has the hidden cards, which no observation has."""
    env = genesis_v1.raw_env(2)
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    decks = env.observer.slices()["decks"]
    assert (env.state()[decks] != env.observe("red")["observation"][decks]).any()
    assert -1 in env.observe("red")["observation"][decks]
    assert -1 not in env.state()[decks]


def test_masks_as_learning_programs_ask_for_them() -> None:
    env = AgainstBots(opponents="random")
    observation, _ = env.reset(seed=2)
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert (masks == observation["action_mask"]).all()
    assert "done" in [env.actions.text(int(number)) for number in np.flatnonzero(masks)]
    zoo = genesis_v1.raw_env(2)
    zoo.reset(seed=2)
    assert (zoo.action_masks() == zoo.observe(zoo.agent_selection)["action_mask"]).all()


@pytest.mark.parametrize("keep", [False, True])
def test_boards_are_drawn(keep: bool) -> None:
    """As text and as a page, whether or not the game keeps what a view is made of."""
    for mode, sign in (("ansi", "Turn 1"), ("html", "<svg")):
        env = AgainstBots(opponents="random", render_mode=mode, keep=keep)
        env.reset(seed=1)
        assert sign in str(env.render())
    assert genesis_v1.raw_env(2).render_mode is None


def test_games_that_are_kept_are_the_same_games() -> None:
    courses = []
    for keep in (False, True):
        env = AgainstBots(3, opponents=["random"], keep=keep)
        _, told = env.reset(seed=7)
        courses.append(_go_on(env, told, Chance(7), 25))
    assert courses[0] == courses[1]


def test_illegal_actions() -> None:
    """The bare environment refuses, the wrapped one and Gymnasium's end the game with a bad reward."""
    raw = genesis_v1.raw_env()
    raw.reset(seed=1)
    wrong = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    before = raw.observe(raw.agent_selection)["observation"]
    for action in (wrong, 5305, -1, None, "done"):
        with pytest.raises(IllegalChoice, match="not legal now"):
            raw.step(action)  # type: ignore[arg-type]
        assert (raw.observe(raw.agent_selection)["observation"] == before).all()
        single = AgainstBots(opponents="random", seat=1)
        single.reset(seed=1)
        _, reward, over, _, told = single.step(action)
        assert (reward, over, told["illegal"]) == (-1.0, True, True)
    wrapped = genesis_v1.env()
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(wrong)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in wrapped.possible_agents}


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": 5}, "not 5"),
        ({"players": "two"}, "not 'two'"),
        ({"mode": "chess"}, "is one of competitive, solitaire, cooperative, not 'chess'"),
        ({"edition": "3e"}, "is one of 2e, 1e, not '3e'"),
        ({"colour": "red"}, "There is no setting 'colour'"),
        ({"seed": 3}, "There is no setting 'seed'"),
        ({"bots": ["greedy"]}, "There is no setting 'bots'"),
        ({"games": 3}, "There is no setting 'games'"),
        ({"short": 1}, "'short' is true or false"),
        ({"pack": "no-such-pack"}, "no-such-pack"),
        ({"render_mode": "human"}, "no render mode 'human'"),
        ({"players": 1, "mode": "cooperative"}, "two players or more"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(settings: dict[str, Any], sentence: str) -> None:
    """Both environments say what is wrong before any game begins."""
    for make in (genesis_v1.raw_env, genesis_v1.env, AgainstBots):
        with pytest.raises(BiontError, match=sentence):
            make(**settings)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seat": 7}, "There is no seat 7; seats are 0 to 1"),
        ({"seat": -1}, "There is no seat -1"),
        ({"seat": "red"}, "There is no seat 'red'"),
        ({"players": 1, "seat": 1}, "seats are 0 to 0"),
        ({"opponents": []}, "0 opponents are named for 1 other seats; name at least one"),
        ({"opponents": ["random", "random"]}, "2 opponents are named for 1 other seats; .* The last one named takes"),
        ({"opponents": "clever"}, "There is no bot 'clever'"),
        ({"players": 3, "opponents": ["random", "clever"]}, "There is no bot 'clever'"),
    ],
)
def test_seats_and_opponents_that_are_not_there(settings: dict[str, Any], sentence: str) -> None:
    """Gymnasium's environment says so in a sentence."""
    with pytest.raises(BiontError, match=sentence):
        AgainstBots(**settings)


def test_the_last_opponent_takes_all_further_seats() -> None:
    """As the last bot does everywhere else."""
    env = AgainstBots(4, seat=1, opponents=["random", "easy"])
    assert [env._opponent(seat) for seat in (0, 2, 3)] == ["random", "easy", "easy"]


def test_an_edition_brings_its_cards() -> None:
    """As on the command line; whoever wants other cards names them."""
    named: dict[str, Any] = {"pack": "standard-2e"}
    for settings, pack in (({}, "standard-1e"), (named, "standard-2e")):
        env = AgainstBots(opponents="random", edition="1e", **settings)
        env.reset(seed=1)
        assert env._episode.running.rules.pack()["name"] == pack


def test_environments_need_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without one of them a sentence says what to install; whoever expects an ImportError gets one."""
    import biont.lab.environments as environments

    for missing in ("gymnasium", "pettingzoo"):
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, missing, None)
            for kind in (BiontError, ImportError):
                with pytest.raises(kind, match=r"biont\[env\]"):
                    runpy.run_path(str(environments.__file__))


def _twins(env: Any) -> list[Any]:
    return [deepcopy(env), pickle.loads(pickle.dumps(env))]


def _legal(env: Any, chance: Chance) -> int:
    legal = np.flatnonzero(env.last()[0]["action_mask"])
    return int(legal[chance.below(len(legal))])


@pytest.mark.parametrize("make", [genesis_v1.raw_env, genesis_v1.env])
@pytest.mark.parametrize("players", [1, 3])
def test_copies_go_on_by_themselves(make: Any, players: int) -> None:
    """A copy, made in whatever way and whenever, plays the same game on, and the original does not notice."""
    assert all(twin.possible_agents == make(players=players).possible_agents for twin in _twins(make(players=players)))
    env = make(players=players)
    env.reset(seed=4)
    chance = Chance(4)
    for _ in range(20):
        env.step(_legal(env, chance))
    envs = [env, *_twins(env)]
    dice = [deepcopy(chance) for _ in envs]
    courses: list[list[Any]] = [[] for _ in envs]
    for twin, die, course in zip(reversed(envs), dice, courses, strict=True):
        for agent in twin.agent_iter():
            observation, reward, over, *_ = twin.last()
            course.append((agent, observation["observation"].tobytes(), reward, over))
            twin.step(None if over else _legal(twin, die))
        twin.reset()
        course.append(twin.last()[0]["observation"].tobytes())
    assert courses[0] == courses[1] == courses[2]
    assert len(courses[0]) > 20


GUEST = """
class Guest:
    name = "guest"

    def __init__(self, seed):
        self.lock = __import__("threading").Lock()

    def choose(self, view):
        return view.decision.options[-1]
"""


@pytest.mark.parametrize("opponent", ["random", "easy", "greedy", "search:2", "guest"])
def test_copies_take_their_opponents_along(opponent: str, tmp_path: Path) -> None:
    """Bots of our own go on where they were; a guest, which may hold anything, begins anew in the copy."""
    if opponent == "guest":
        (tmp_path / "guest.py").write_text(GUEST)
        opponent = f"{tmp_path / 'guest.py'}:Guest"
    env = gymnasium.make(gym_id("genesis"), players=3, opponents=["random", opponent])
    _, told = env.reset(seed=3)
    chance = Chance(3)
    _go_on(env, told, chance, 8)
    told = _mask(env)
    envs = [env, *_twins(env)]
    assert len({_go_on(twin, told, deepcopy(chance), 12) for twin in reversed(envs)}) == 1
    for twin in envs:
        twin.close()


def _mask(env: Any) -> dict[str, Any]:
    told: dict[str, Any] = env.unwrapped._now()[1]
    return told


def _go_on(env: Any, told: dict[str, Any], chance: Chance, steps: int) -> tuple[bytes, ...]:
    """What the learner saw in so many steps."""
    seen = []
    for _ in range(steps):
        legal = np.flatnonzero(told["action_mask"])
        observation, _, over, _, told = env.step(legal[chance.below(len(legal))])
        seen.append(observation["observation"].tobytes())
        assert not over
    return tuple(seen)


def test_one_seat_against_bots() -> None:
    """The learner is asked in its own seat only, sees its mask, and learns the points in the end."""
    env = AgainstBots(3, opponents=["random", "easy"], seat=2)
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
