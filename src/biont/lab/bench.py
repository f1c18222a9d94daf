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
from typing import Any, TypeVar

from biont.genesis import game as genesis
from biont.genesis.cards import COLOURS
from biont.kernel.chance import Chance

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
        """Make copies of one position, and again copies that are used; nobody's garbage is collected meanwhile."""
        gc.collect()
        started = time.process_time()
        for _ in range(times):
            copy()
        copied = time.process_time()
        for _ in range(times):
            use()
        self.copying += copied - started
        self.using += time.process_time() - copied
        self.copies += times


def random_player(seed: int, sizes: list[int]) -> Callable[[Sequence[T]], T]:
    """Picks any of the options, for every engine in the same way, and writes down how many there were."""
    number = random.Random(seed).random
    write = sizes.append

    def pick(options: Sequence[T]) -> T:
        size = len(options)
        write(size)
        return options[0] if size == 1 else options[int(number() * size)]

    return pick


# -- Bios:Genesis ------------------------------------------------------------------------------------------------------


def bench_genesis(tally: Tally, seeds: range, kept: bool = False) -> None:
    """Random games of four players, and copies of games under way.

    Games that are not ``kept`` are those of playouts: they keep no marks and write no log.
    """
    for seed in seeds:
        sizes: list[int] = []
        pick = random_player(seed, sizes)
        started = time.process_time()
        game = genesis.new(COLOURS, seed=seed, keep=kept, log=kept)
        while (decision := game.decision) is not None:
            game.choose(pick(decision.options))
        assert game.result is not None
        tally.count(sizes, time.process_time() - started)
    for seed in seeds[:4]:
        _copy_genesis(tally, seed)


def bench_genesis_kept(tally: Tally, seeds: range) -> None:
    """The same with games as people play them, which can be taken back, copied, viewed and recorded at every answer."""
    bench_genesis(tally, seeds, kept=True)


def _copy_genesis(tally: Tally, seed: int, every: int = 40) -> None:
    game = genesis.new(COLOURS, seed=seed)
    chance = Chance(seed)
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
        tally.time_copies(middle.clone, middle.clone)


def bench_backgammon(tally: Tally, seeds: range) -> None:
    """OpenSpiel's backgammon."""
    _bench_open_spiel("backgammon", tally, seeds)


def bench_gin_rummy(tally: Tally, seeds: range) -> None:
    """OpenSpiel's gin rummy."""
    _bench_open_spiel("gin_rummy", tally, seeds)


ENGINES: dict[str, tuple[Callable[[Tally, range], None], int]] = {
    "genesis": (bench_genesis, 60),
    "genesis.kept": (bench_genesis_kept, 30),
    "catanatron": (bench_catanatron, 16),
    "open_spiel.backgammon": (bench_backgammon, 80),
    "open_spiel.gin_rummy": (bench_gin_rummy, 40),
}
"""How each engine is measured, and how many games it plays in a round."""


def bench() -> dict[str, Any]:
    """All engines at hand in one run, with ours beside catanatron."""
    tallies: dict[str, Tally] = {}
    for number in range(-1, ROUNDS):
        for name, (measure, games) in ENGINES.items():
            # The first round only warms up.
            tally = Tally() if number < 0 else tallies.setdefault(name, Tally())
            try:
                measure(tally, range(2) if number < 0 else range(number * games, (number + 1) * games))
            except ImportError:
                tallies.pop(name, None)
    speeds = {name: tally.speed() for name, tally in tallies.items()}
    ours = speeds["genesis"]
    data: dict[str, Any] = {name: asdict(speed) for name, speed in speeds.items()}
    if "catanatron" in speeds:
        theirs = speeds["catanatron"]
        data["ratio"] = {
            "genesis.answers": ours.answers_per_s / theirs.answers_per_s,
            "genesis.choices": ours.choices_per_s / theirs.choices_per_s,
            "genesis.copy": ours.copy_us / theirs.copy_us,
            "genesis.copy_used": ours.copy_used_us / theirs.copy_used_us,
        }
    return data
