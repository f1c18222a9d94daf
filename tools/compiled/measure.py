"""How much faster, by turns: `python -m tools.compiled.measure [SOURCE]` compares compiled and pure, in CPU time.

With the `src` of another checkout its pure engine is measured beside them. Every engine is a process that does the same
piece of work in its turn, so that whatever else the machine does slows all of them down alike.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

ROUNDS = 8
SIMULATIONS = 60


def _new(name: str, seed: int, keep: bool) -> Any:
    from biont import games
    from biont.kernel import Game

    definition = games.game(name)
    seating = definition.seating
    rules = definition.rules(seating.names[: seating.most], definition.statistics.benched, seed=seed)
    return Game(rules, seed, keep=keep, log=keep)


def playouts(name: str, turn: int, keep: bool = False) -> int:
    """Random games as rollouts have them."""
    import random

    answers = 0
    for seed in range(turn * 8, turn * 8 + 8):
        number = random.Random(seed).random
        game = _new(name, seed, keep)
        while (decision := game.decision) is not None:
            options = decision.options
            game.choose(options[int(number() * len(options))])
            answers += 1
    return answers


def kept(name: str, turn: int) -> int:
    """Random games as people play them."""
    return playouts(name, turn, keep=True)


def copies(name: str, turn: int) -> int:
    """Copies whose table is read, all along a game."""
    import random

    number = random.Random(turn).random
    game = _new(name, turn, True)
    made = 0
    spent = 0.0
    while (decision := game.decision) is not None:
        options = decision.options
        game.choose(options[int(number() * len(options))])
        if len(game.answers) % 10 == 0:
            begun = time.process_time()
            for _ in range(20):
                game.copy().table  # noqa: B018
            spent += time.process_time() - begun
            made += 20
    raise Timed(spent, made)


def tables(name: str, turn: int) -> int:
    """Copies of a table alone."""
    game = _new(name, turn, True)
    for _ in range(60):
        if game.decision is not None:
            game.choose(game.decision.options[0])
    table = game.table
    begun = time.process_time()
    for _ in range(5000):
        table.copy()
    raise Timed(time.process_time() - begun, 5000)


def search(name: str, turn: int) -> int:
    """A searching program with a fixed number of simulations, for some answers of a game."""
    from biont import games

    bot = games.game(name).players.search(turn, simulations=SIMULATIONS)
    game = _new(name, turn, True)
    for _ in range(25):
        if game.decision is not None:
            game.choose(bot.choose(game.view(game.decision.seat)))
    return 25


def environment(name: str, turn: int) -> int:
    """Steps of an environment, observations and masks included."""
    from biont.lab.environments import bench

    speed = bench.steps_per_second(name, 1500)
    raise Timed(1500 / speed, 1500)


class Timed(Exception):
    """A piece of work that has looked at the clock itself: seconds, and how much was done."""


WORK: dict[str, Callable[[str, int], int]] = {
    one.__name__: one for one in (playouts, kept, copies, tables, search, environment)
}


def serve() -> None:
    """Do what is asked for, line by line, and say how long it took and how much it was."""
    for line in sys.stdin:
        work, name, turn = line.split()
        begun = time.process_time()
        try:
            done = WORK[work](name, int(turn))
            spent = time.process_time() - begun
        except Timed as timed:
            spent, done = timed.args
        print(spent, done, flush=True)


def measure(engines: dict[str, dict[str, str]], names: list[str], works: list[str]) -> None:
    """Print what each engine does in a second, and how it stands to the pure one."""
    started = {
        engine: subprocess.Popen(
            [sys.executable, "-m", "tools.compiled.measure", "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **how},
        )
        for engine, how in engines.items()
    }
    for work in works:
        for name in names:
            spent = dict.fromkeys(engines, 0.0)
            done = dict.fromkeys(engines, 0)
            for turn in range(ROUNDS + 1):
                for engine, process in started.items():
                    assert process.stdin is not None
                    assert process.stdout is not None
                    print(work, name, turn, file=process.stdin, flush=True)
                    seconds, amount = process.stdout.readline().split()
                    if turn:  # the first one warms up
                        spent[engine] += float(seconds)
                        done[engine] += int(amount)
            rates = {engine: done[engine] / spent[engine] for engine in engines}
            told = "  ".join(f"{engine} {rate:,.0f}/s ({rate / rates['pure']:.2f})" for engine, rate in rates.items())
            print(f"{name:8} {work:12} {told}", flush=True)
    for process in started.values():
        process.communicate()


def main(arguments: list[str]) -> int:
    """Measure, or be one of those measured."""
    if arguments == ["--serve"]:
        serve()
        return 0
    works = [one for one in arguments if one in WORK] or [*WORK]
    names = [one for one in arguments if one in ("genesis", "origins")] or ["genesis", "origins"]
    engines = {"pure": {"BIONT_PURE": "1"}, "compiled": {"BIONT_PURE": ""}}
    for one in arguments:
        if "/" in one:
            engines["before"] = {"BIONT_PURE": "1", "PYTHONPATH": one}
    measure(engines, names, works)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
