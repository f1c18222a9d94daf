"""Very many who only watch: one game, or many games at once."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

from biont.games import Definition
from biont.server.load.house import House
from biont.server.load.line import HANGING_UP, Line, Lost
from biont.server.load.player import times

AGAIN = 0.5
"""Seconds after which a page that got no stream asks for one again."""

AT_ONCE = 20
"""So many pages come at the same time."""

MIB = 1_000_000

_numbers = count()


def _somewhere(house: House) -> Line:
    """A line of somebody without a name, from an address that nobody else has."""
    number = next(_numbers)
    return Line(house.port, "", f"10.{2 + number // 60000}.{number // 250 % 240}.{number % 250 + 1}")


class Audience:
    """Streams on games; the newest version that each has seen."""

    def __init__(self, house: House, games: Sequence[str], streams: int) -> None:
        self._house = house
        self._lines = [(_somewhere(house), games[number % len(games)]) for number in range(streams)]
        self._seen: dict[Line, int] = {}
        self._coming = asyncio.Semaphore(AT_ONCE)
        self._watching: list[asyncio.Task[None]] = []

    async def come(self) -> int:
        """Let all come, and wait until each has seen its game; what the processes took when the first ones were there.

        With those everything is read that one stream needs as well as many."""
        first = max(1, len(self._lines) // 10)
        await self._come(self._lines[:first])
        _, size = self._house.used("web")
        await self._come(self._lines[first:])
        return size

    async def _come(self, lines: Sequence[tuple[Line, str]]) -> None:
        self._watching += [asyncio.create_task(self._watch(line, game)) for line, game in lines]
        await self.until(lambda: len(self._seen) >= len(self._watching), 600.0)

    async def go(self) -> None:
        """Let all go."""
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
        await asyncio.sleep(HANGING_UP)

    @property
    def count(self) -> int:
        """How many have seen anything."""
        return len(self._seen)

    def have_seen(self, version: int) -> bool:
        """Whether all know of a version."""
        return all(self._seen.get(line, -1) >= version for line, _ in self._lines)

    async def until(self, it_is: Callable[[], bool], seconds: float = 120.0) -> None:
        """Wait for something, but not for ever."""
        end = time.monotonic() + seconds
        while not it_is() and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def _watch(self, line: Line, game: str) -> None:
        """As a page does it: who gets no stream asks again."""
        while True:
            await self._coming.acquire()
            waits = True
            with suppress(Lost):
                async for kind, text in line.stream(f"/game/{game}/events"):
                    if kind == "frame":
                        self._seen[line] = int(text.partition('"version": ')[2].partition(",")[0])
                        if waits:
                            self._coming.release()
                            waits = False
            if waits:
                self._coming.release()
            await asyncio.sleep(AGAIN)


class OneGame:
    """What an answer costs that very many watch."""

    def __init__(self, house: House, game: str, players: Sequence[Line]) -> None:
        self._house = house
        self._game = game
        self._players = players
        self.told: list[float] = []
        """Seconds until all had heard of an answer."""
        self.taken: list[float] = []
        """Seconds of CPU that it took."""
        self.size = 0.0
        """Bytes that each stream took."""

    async def run(self, streams: int, answers: int) -> None:
        """Let all come, and the players answer so often."""
        audience = Audience(self._house, [self._game], streams)
        before = await audience.come()
        self.size = (self._house.used("web")[1] - before) / (0.9 * streams)
        for _ in range(answers):
            await self._answer(audience)
        for line in self._players:
            line.close()
        await audience.go()

    async def _answer(self, audience: Audience) -> None:
        open_game = self._house.registry.open(self._game)
        assert open_game.decision is not None
        option, line = open_game.game.print(open_game.decision.options[-1]), self._players[open_game.decision.seat]
        page = await line.get(f"/game/{self._game}")
        token = page.body.partition(b'name="token" content="')[2].partition(b'"')[0].decode()
        cpu, began = self._house.used("web")[0], time.monotonic()
        reply = await line.post(f"/game/{self._game}/answer/{open_game.version}", token, "x", option=option)
        assert reply.status == 200, reply.body[:300]
        await audience.until(lambda: audience.have_seen(int(reply.data["version"])))
        self.told.append(time.monotonic() - began)
        self.taken.append(self._house.used("web")[0] - cpu)


def watched(house: House, definition: Definition, streams: int, answers: int = 10) -> dict[str, Any]:
    """One game that very many watch: how soon all are told, and what a stream takes."""
    people = [house.somebody() for _ in range(2)]
    one = OneGame(house, house.game(definition, [person for person, _ in people]), [line for _, line in people])
    asyncio.run(one.run(streams, answers))
    return {
        "streams": streams,
        "all_told": times(one.told),
        "cpu_per_answer": round(1000 * statistics.median(one.taken), 1),
        "kilobytes_per_stream": round(one.size / 1000, 1),
    }


def spread(house: House, definition: Definition, streams: int, games: int) -> dict[str, Any]:
    """Very many streams over many games: what the processes that serve them take together."""
    found = [house.game(definition, [house.somebody()[0] for _ in range(2)]) for _ in range(max(1, games))]

    async def come() -> tuple[int, int, int]:
        audience = Audience(house, found, streams)
        before = await audience.come()
        _, size = house.used("web")
        await audience.go()
        return audience.count, before, size

    there, before, size = asyncio.run(come())
    return {
        "streams": there,
        "games": len(found),
        "megabytes_of_a_tenth": round(before / MIB),
        "megabytes": round(size / MIB),
    }
