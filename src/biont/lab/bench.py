"""How fast is it: answers and games a second and the time of a copy, beside a well-known board game engine."""

from __future__ import annotations

import random
import time
from dataclasses import asdict, dataclass
from typing import Any

from biont.genesis import game as genesis
from biont.genesis.cards import COLOURS
from biont.kernel.chance import Chance


@dataclass(frozen=True)
class Speed:
    """What was measured of one engine on one core: random games of four players."""

    answers_per_s: float
    choices_per_s: float
    games_per_s: float
    copy_us: float


def bench_genesis(games: int = 60) -> Speed:
    """Random games of four players without marks, and copies of games under way."""
    genesis.new(COLOURS, seed=0, keep=False, log=False)
    answers = choices = 0
    started = time.perf_counter()
    for seed in range(games):
        game = genesis.new(COLOURS, seed=seed, keep=False, log=False)
        below = Chance(seed).below
        while (decision := game.decision) is not None:
            options = decision.options
            answers += 1
            if len(options) == 1:
                game.choose(options[0])
            else:
                choices += 1
                game.choose(options[below(len(options))])
    seconds = time.perf_counter() - started
    return Speed(answers / seconds, choices / seconds, games / seconds, _copy_time())


def _copy_time(games: int = 10, every: int = 40, times: int = 20) -> float:
    """The mean time of ``game.copy()`` over games under way, in microseconds."""
    copies = 0
    seconds = 0.0
    for seed in range(games):
        game = genesis.new(COLOURS, seed=seed)
        chance = Chance(seed)
        while (decision := game.decision) is not None:
            game.choose(decision.options[chance.below(len(decision.options))])
            if len(game.answers) % every == 0:
                started = time.perf_counter()
                for _ in range(times):
                    game.copy()
                seconds += time.perf_counter() - started
                copies += times
    return seconds / copies * 1e6


def bench_catanatron(games: int = 20) -> Speed:
    """The same for catanatron: random games of four players; answers with one option only count as forced."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    answers = choices = copies = 0
    seconds = copying = 0.0
    for seed in range(games):
        random.seed(seed)
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        started = time.perf_counter()
        while game.winning_color() is None and game.state.num_turns < 1000:
            answers += 1
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
        seconds += time.perf_counter() - started
        for stop in (20, 100, 300):
            random.seed(seed)
            twin = Game([RandomPlayer(colour) for colour in colours], seed=seed)
            for _ in range(stop):
                if twin.winning_color() is None:
                    twin.play_tick()
            started = time.perf_counter()
            for _ in range(50):
                twin.copy()
            copying += time.perf_counter() - started
            copies += 50
    return Speed(answers / seconds, choices / seconds, games / seconds, copying / copies * 1e6)


def bench() -> dict[str, Any]:
    """Both engines in one run, with the ratios; without catanatron only ours."""
    ours = bench_genesis()
    data: dict[str, Any] = {"genesis": asdict(ours)}
    try:
        theirs = bench_catanatron()
    except ImportError:
        return data
    data["catanatron"] = asdict(theirs)
    data["ratio"] = {
        "genesis.answers": ours.answers_per_s / theirs.answers_per_s,
        "genesis.copy": ours.copy_us / theirs.copy_us,
    }
    return data
