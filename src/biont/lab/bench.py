"""How fast is it: answers and games a second and the time of a copy, beside well-known engines for games.

All engines play whole games, from set-up to the winner, with the same random player on one core, by turns in several
rounds, so that a machine busy with other things slows all of them down alike. An engine that is not installed is left
out.
"""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, TypeAlias, TypeVar

from biont import games
from biont.kernel.chance import Chance
from biont.kernel.game import Game

T = TypeVar("T")

ROUNDS = 3
"""How often each engine has its turn."""


@dataclass(frozen=True)
class Speed:
    """What was measured of one engine on one core: random games, of four players where the game has so many.

    ``answers`` are all answers that were applied, ``choices`` those among several options. ``copy_used_us`` is the time
    of a copy that is looked at as well: a copy of ours does its work only then.
    """

    answers_per_s: float
    choices_per_s: float
    games_per_s: float
    copy_us: float
    copy_used_us: float


@dataclass
class Tally:
    """Counts and seconds of one engine, over all its rounds."""

    games: int = 0
    answers: int = 0
    choices: int = 0
    seconds: float = 0.0
    copies: int = 0
    copying: float = 0.0
    using: float = 0.0

    def speed(self) -> Speed:
        """The rates."""
        return Speed(
            self.answers / self.seconds,
            self.choices / self.seconds,
            self.games / self.seconds,
            self.copying / self.copies * 1e6,
            self.using / self.copies * 1e6,
        )

    def count(self, sizes: Sequence[int], seconds: float) -> None:
        """Take in a game by how many options each of its answers was picked from."""
        self.games += 1
        self.answers += len(sizes)
        self.choices += sum(size > 1 for size in sizes)
        self.seconds += seconds

    def time_copies(self, copy: Callable[[], object], use: Callable[[], object], times: int = 20) -> None:
        """Make copies of one position, and again copies that are used."""
        started = time.process_time()
        for _ in range(times):
            copy()
        copied = time.process_time()
        for _ in range(times):
            use()
        self.copying += copied - started
        self.using += time.process_time() - copied
        self.copies += times


Measure: TypeAlias = Callable[[Tally, range], None]
"""Plays games of these seeds and counts them."""


def random_player(seed: int, sizes: list[int]) -> Callable[[Sequence[T]], T]:
    """Picks any of the options, for every engine in the same way, and writes down how many there were."""
    number = random.Random(seed).random
    write = sizes.append

    def pick(options: Sequence[T]) -> T:
        size = len(options)
        write(size)
        return options[0] if size == 1 else options[int(number() * size)]

    return pick


# -- ours --------------------------------------------------------------------------------------------------------------


def bench_ours(name: str, kept: bool, tally: Tally, seeds: range) -> None:
    """Random games of as many players as the game seats, and copies of games under way.

    Games that are not ``kept`` are those of playouts: they keep no marks and write no log.
    """
    for seed in seeds:
        sizes: list[int] = []
        pick = random_player(seed, sizes)
        started = time.process_time()
        game = _new(name, seed, kept)
        while (decision := game.decision) is not None:
            game.choose(pick(decision.options))
        assert game.result is not None
        tally.count(sizes, time.process_time() - started)
    for seed in seeds[:4]:
        _copy_ours(name, tally, seed)


def _new(name: str, seed: int, kept: bool) -> Game[Any]:
    definition = games.game(name)
    rules = definition.rules(
        definition.seating.names[: definition.seating.most], definition.statistics.benched, seed=seed
    )
    return Game(rules, seed, keep=kept, log=kept)


def _copy_ours(name: str, tally: Tally, seed: int, every: int = 40) -> None:
    game = _new(name, seed, kept=True)
    chance = Chance(seed)
    # Nobody's garbage is collected while copies are timed. Once a game: a collection walks over everything there is.
    gc.collect()
    while (decision := game.decision) is not None:
        game.choose(decision.options[chance.below(len(decision.options))])
        if len(game.answers) % every == 0:
            tally.time_copies(game.copy, lambda: game.copy().table)


# -- others ------------------------------------------------------------------------------------------------------------


def bench_catanatron(tally: Tally, seeds: range) -> None:
    """The same for catanatron, with its own rule for the end of a game that nobody wins."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    for seed in seeds:
        sizes: list[int] = []
        pick = random_player(seed, sizes)
        random.seed(seed)
        started = time.process_time()
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick(decide_fn=lambda player, game, actions, pick=pick: pick(actions))
        tally.count(sizes, time.process_time() - started)
        gc.collect()
        for stop in (20, 100, 300):
            random.seed(seed)
            twin = Game([RandomPlayer(colour) for colour in colours], seed=seed)
            for _ in range(stop):
                if twin.winning_color() is None:
                    twin.play_tick()
            tally.time_copies(twin.copy, twin.copy)


def _bench_open_spiel(name: str, tally: Tally, seeds: range) -> None:
    """A game of OpenSpiel (rules in C++, played from Python): dice and deals take time, but are no answers."""
    import pyspiel

    game = pyspiel.load_game(name)
    for seed in seeds:
        sizes: list[int] = []
        pick = random_player(seed, sizes)
        number = random.Random(seed).random
        started = time.process_time()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(number() * len(outcomes))][0])
            else:
                state.apply_action(pick(state.legal_actions()))
        tally.count(sizes, time.process_time() - started)
        # A state holds its history, so that one in the middle of a game is copied faster than the last one.
        middle = game.new_initial_state()
        for action in state.history()[: len(state.history()) // 2]:
            middle.apply_action(action)
        gc.collect()
        tally.time_copies(middle.clone, middle.clone)


def bench_backgammon(tally: Tally, seeds: range) -> None:
    """OpenSpiel's backgammon."""
    _bench_open_spiel("backgammon", tally, seeds)


def bench_gin_rummy(tally: Tally, seeds: range) -> None:
    """OpenSpiel's gin rummy."""
    _bench_open_spiel("gin_rummy", tally, seeds)


OTHERS: dict[str, tuple[Measure, int]] = {
    "catanatron": (bench_catanatron, 16),
    "open_spiel.backgammon": (bench_backgammon, 80),
    "open_spiel.gin_rummy": (bench_gin_rummy, 40),
}
"""How each engine is measured, and how many games it plays in a round."""


def engines_for(game: str) -> dict[str, tuple[Measure, int]]:
    """One of our games, as playouts and as people play it, and the others."""
    ours: dict[str, tuple[Measure, int]] = {
        game: (partial(bench_ours, game, False), 60),
        f"{game}.kept": (partial(bench_ours, game, True), 30),
    }
    return ours | OTHERS


def bench(game: str = games.USUAL) -> dict[str, Any]:
    """All engines at hand in one run, with ours beside catanatron."""
    tallies: dict[str, Tally] = {}
    engines = engines_for(game)
    for number in range(-1, ROUNDS):
        for name, (measure, played) in engines.items():
            # The first round only warms up.
            tally = Tally() if number < 0 else tallies.setdefault(name, Tally())
            try:
                measure(tally, range(2) if number < 0 else range(number * played, (number + 1) * played))
            except ImportError:
                tallies.pop(name, None)
    speeds = {name: tally.speed() for name, tally in tallies.items()}
    ours = speeds[game]
    data: dict[str, Any] = {name: asdict(speed) for name, speed in speeds.items()}
    if "catanatron" in speeds:
        theirs = speeds["catanatron"]
        data["ratio"] = {
            f"{game}.answers": ours.answers_per_s / theirs.answers_per_s,
            f"{game}.choices": ours.choices_per_s / theirs.choices_per_s,
            f"{game}.copy": ours.copy_us / theirs.copy_us,
            f"{game}.copy_used": ours.copy_used_us / theirs.copy_used_us,
        }
    return data
