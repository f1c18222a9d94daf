"""What a server bears, measured: many games, many streams on one game, two processes instead of one, long games.

Everything is plain data, for ``biont bench --net --load --json``; times are milliseconds, sizes megabytes or kilobytes.
"""

from __future__ import annotations

import asyncio
import random
import resource
import statistics
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import biont
from biont.games import Definition
from biont.kernel import Chance, Record
from biont.server import clock
from biont.server.bench import half_a_game
from biont.server.load.answering import answering
from biont.server.load.audience import spread, watched
from biont.server.load.house import House, served
from biont.server.load.line import HANGING_UP
from biont.server.load.player import Notes, Player, times
from biont.server.open_game import OpenGame
from biont.server.opponents import PERSON
from biont.server.page.draw import draw
from biont.server.page.position import Position
from biont.server.registry import Registry
from biont.server.screen import one_screen
from biont.server.store import Store, sqlite_url
from biont.server.store.work import THINK
from biont.server.threads import Threads

THINKS = (3.0, 9.0)
"""Seconds that somebody thinks, anything from the one to the other: six on average."""

LOOK = 1.0
"""Seconds after which somebody looks again how long others wait."""

SCREENS = (1, 2)
"""At which the seats of one game are: one person has them all, or two have them by turns."""

MIB = 1_000_000


@dataclass(frozen=True)
class Load:
    """How much of everything."""

    seconds: float = 600.0
    games: int = 200
    hard: int = 20
    streams: int = 1000
    processes: int = 2
    workers: int = 1
    thinks: tuple[float, float] = THINKS
    answers: int = 0
    """If any: it is enough when so many answers have been given."""

    def smaller(self) -> Load:
        """So little that it is over in seconds: it shows that everything runs, and measures nothing."""
        return replace(self, seconds=60.0, answers=8, games=4, hard=1, streams=10, thinks=(0.1, 0.5))


def bench_load(definition: Definition, database: str = "", load: Load | None = None) -> dict[str, Any]:
    """All of it; without a ``database`` on SQLite, where one process does everything."""
    wanted = load or Load()
    allow_files(16 * wanted.streams + 4096)
    found: dict[str, Any] = {"game": definition.name, "database": "postgresql" if database else "sqlite"}
    with TemporaryDirectory() as folder:
        url, shared = database or sqlite_url(Path(folder)), bool(database)
        processes, workers = (wanted.processes, wanted.workers) if shared else (1, 0)
        with served(url, processes, workers) as house:
            found["games"] = crowd(house, definition, replace(wanted, hard=0))
        if wanted.hard:
            with served(url, processes, workers) as house:
                found["games_and_hard"] = crowd(house, definition, wanted)
        with served(url, 1, workers) as house:
            found["streams"] = watched(house, definition, wanted.streams)
        with served(url, processes, workers) as house:
            found["many_streams"] = spread(house, definition, 5 * wanted.streams, wanted.streams // 2)
        with served(url, 1, workers) as house:
            found["answer"] = {one: answering(house, half_a_game(definition), one) for one in SCREENS}
        counts = (1, 2) if shared else (1,)
        found["answers_without_a_pause"] = {one: busy(url, definition, one, workers, wanted) for one in counts}
    found["frame"] = frames(half_a_game(definition))
    found["opening"] = opening(definition)
    found["cache"] = cached(definition, min(wanted.games, 200))
    return found


def allow_files(count: int) -> None:
    """Every stream is an open file, here and in the processes that are started from here."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if most == resource.RLIM_INFINITY else min(count, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


# -- many games ------------------------------------------------------------------------------------------------------


def crowd(house: House, definition: Definition, load: Load) -> dict[str, Any]:
    """Half of the games are two people's at two screens, half are one person's against ``normal``; some more against
    ``hard``."""
    notes, slow, waits = Notes(), Notes(), list[float]()

    def thinks() -> float:
        return random.uniform(*load.thinks)

    seated = _seated(house, definition, load.games, "normal", notes, thinks)
    seated += _seated(house, definition, 0, "hard", slow, thinks, load.hard)
    before, _ = house.used()

    def is_enough() -> bool:
        return 0 < load.answers <= len(notes.answers)

    began = time.monotonic()
    watching = [_waiting(house.store, waits)] if load.hard else []
    asyncio.run(_for_a_while([*(one.play() for one in seated), *watching], load.seconds, is_enough))
    after, size = house.used()
    count = len(notes.answers) + len(slow.answers)
    return {
        "seconds": round(time.monotonic() - began, 1),
        "answers": count,
        "errors": dict(notes.errors) | dict(slow.errors),
        "reply": times(notes.answers),
        "other_screen": times(notes.shown),
        "normal_beyond_its_pace": times(notes.programs),
        "hard_beyond_its_pace": times(slow.programs),
        "hard_waits_for_a_worker": times(waits),
        "cpu_per_answer": round(1000 * (after - before) / max(1, count), 1),
        "memory": round(size / MIB),
    }


async def _waiting(store: Store, found: list[float]) -> None:
    """Note again and again how long, of all who think for long, the one has waited for a worker that waits longest."""
    while True:
        await asyncio.sleep(LOOK)
        _, since = store.waiting().get(THINK, (0, ""))
        found.append((clock.now() - datetime.fromisoformat(since)).total_seconds() if since else 0.0)


def _seated(
    house: House,
    definition: Definition,
    games: int,
    program: str,
    notes: Notes,
    pause: Callable[[], float],
    alone: int = 0,
) -> list[Player]:
    """Players at so many games, every second of them with a program, and at some more with it."""
    found = []
    for number in range(games + alone):
        people = [house.somebody() for _ in range(2 if number < games and not number % 2 else 1)]
        game = house.game(definition, [person for person, _ in people], program)
        found += [Player(line, game, notes, pause, alone=len(people) == 1) for _, line in people]
    return found


async def _for_a_while(
    what: Sequence[Coroutine[Any, Any, None]], seconds: float, is_enough: Callable[[], bool] = lambda: False
) -> None:
    """Let all go on for so long, or until it is enough; they begin one after another, as people come."""
    tasks = []
    for one in what:
        tasks.append(asyncio.create_task(one))
        await asyncio.sleep(min(0.05, seconds / 2 / len(what)))
    end, left = time.monotonic() + seconds, set(tasks)
    while left and not is_enough() and time.monotonic() < end:
        _, left = await asyncio.wait(left, timeout=min(0.1, max(0.0, end - time.monotonic())))
    for task in left:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(HANGING_UP)
    for error in ended:
        if isinstance(error, Exception):
            raise error


def busy(url: str, definition: Definition, processes: int, workers: int, load: Load) -> dict[str, float]:
    """People who do not think, on so many processes: answers a second, and what each costs those who serve.

    Where the load runs on the same cores it is the cost that says what more processes would bring."""
    seconds = min(20.0, load.seconds)
    with served(url, processes, workers) as house:
        notes = Notes()
        seated = _seated(house, definition, 2 * min(20, load.games), "normal", notes, lambda: 0.0)
        before, _ = house.used("web")
        asyncio.run(_for_a_while([one.play() for one in seated], seconds))
        taken = house.used("web")[0] - before
    count = len(notes.answers)
    return {"a_second": round(count / seconds, 1), "cpu": round(1000 * taken / max(1, count), 1)}


# -- one game ----------------------------------------------------------------------------------------------------------


def frames(record: Record, count: int = 60, warm: int = 40) -> dict[str, Any]:
    """How much CPU a frame takes after each of some answers to a game, people on all seats and one screen for them."""
    with TemporaryDirectory() as folder:
        registry = Registry(Store(sqlite_url(Path(folder))), Threads())
        open_game = registry.open(registry.take_in(record, [PERSON] * len(record.seats)))
        found = []
        for number in range(warm + count):
            if open_game.decision is None:
                break
            options = open_game.decision.options
            open_game.answer(open_game.game.print(options[number * 7 % len(options)]), open_game.version)
            open_game.settle()
            began = time.process_time()
            draw(Position(open_game, "en", one_screen(open_game)))
            found.append(time.process_time() - began)
        registry.close()
    return {"after": len(record.answers), "cpu": times(found[warm:])}


# -- long games ------------------------------------------------------------------------------------------------------


def _long(definition: Definition, answers: int, seed: int = 1) -> Record:
    """A game of four with so many answers, or the longest of some."""
    best: Record | None = None
    for number in range(seed, seed + 40):
        game = biont.new(definition.name, seats=definition.seating.names[:4], seed=number, settings={})
        chance = Chance(number)
        while game.decision is not None and len(game.answers) < answers:
            options = game.decision.options
            game.choose(options[chance.below(len(options))])
        record = game.record()
        if best is None or len(record.answers) > len(best.answers):
            best = record
        if len(best.answers) >= answers:
            return best
    assert best is not None
    return best


def opening(definition: Definition, answers: int = 700, times: int = 5) -> dict[str, Any]:
    """How much CPU it takes to open a long game that lies in the store."""
    record = _long(definition, answers)
    with TemporaryDirectory() as folder:
        registry = Registry(Store(sqlite_url(Path(folder))), Threads())
        game = registry.take_in(record)
        found = []
        for _ in range(times):
            began = time.process_time()
            OpenGame(registry.store, registry.store.load(game))
            found.append(1000 * (time.process_time() - began))
        registry.close()
    return {"answers": len(record.answers), "cpu": round(statistics.median(found), 1)}


def cached(definition: Definition, games: int, answers: int = 300) -> dict[str, Any]:
    """What a process takes that has so many games in memory, and a game of them."""
    record = _long(definition, answers)
    with TemporaryDirectory() as folder:
        registry = Registry(Store(sqlite_url(Path(folder))), Threads())
        before = _memory()
        for _ in range(games):
            registry.take_in(record)
        held, after = registry.count, _memory()
        registry.close()
    return {
        "games": held,
        "answers_each": len(record.answers),
        "process": round(after / MIB),
        "kilobytes_each": round((after - before) / 1000 / max(1, held)),
    }


def _memory() -> int:
    """Bytes of this process."""
    return int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1]) * resource.getpagesize()
