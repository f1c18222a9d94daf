"""What one answer costs those who serve it: everything from the request to the boards of all screens, without the one
who asks. The processor's time of the web process and of the database's are read apart, after each answer."""

from __future__ import annotations

import asyncio
import html
import json
import re
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from biont.kernel import Record
from biont.server.company.table import LINKED, Chair, Table
from biont.server.load.house import House
from biont.server.load.line import Line
from biont.server.load.player import times
from biont.server.opponents import PERSON
from biont.server.patch import patched

QUIET = 0.03
"""Seconds after which whoever served an answer has done all that follows from it."""


class Screen:
    """A page with a script: what it shows, and the news that it hears."""

    def __init__(self, line: Line, game: str, page: str) -> None:
        self.line, self.game, self.page = line, game, page
        self.prompt, self.version, self.is_asked, self.token = "", -1, False, ""
        self._news: AsyncIterator[tuple[str, str]] | None = None

    async def begin(self) -> None:
        """Open the page and its stream."""
        found = re.search(rb'name="token" (?:content|value)="(\w+)"', (await self.line.get(f"/game/{self.game}")).body)
        assert found
        self.token = found[1].decode()
        self._news = self.line.stream(f"/game/{self.game}/events?page={self.page}")
        await self.hear()

    async def hear(self) -> None:
        """Wait for the next news."""
        assert self._news is not None
        self._show(json.loads((await anext(self._news))[1]))

    def _show(self, frame: dict[str, Any]) -> None:
        prompt = frame["regions"].get("prompt")
        if prompt is not None:
            self.prompt = prompt if isinstance(prompt, str) else patched(self.prompt, prompt["lines"])
        self.version, self.is_asked = frame["version"], frame["asked"]

    async def answer(self, number: int) -> None:
        """Click one of the options."""
        options = re.findall(r'class="option[^"]*" name=option value="([^"]+)"', self.prompt)
        option = html.unescape(options[number * 7 % len(options)])
        where = f"/game/{self.game}/answer/{self.version}"
        self._show((await self.line.post(where, self.token, self.page, option=option)).data)


def answering(house: House, record: Record, screens: int = 2, count: int = 100, warm: int = 40) -> dict[str, Any]:
    """Answers that follow on a record, such as half of a full game, whose seats so many people have by turns, each at a
    screen of his own: milliseconds of CPU of each, after some that are not counted."""
    people = [house.somebody() for _ in range(screens)]
    game = _begun(house, record, [person for person, _ in people])
    shown = [Screen(line, game, f"p{number}") for number, (_, line) in enumerate(people)]
    taken = asyncio.run(_answers(house, shown, warm + count))[warm:]
    parts = {name: times([one[name] for one in taken]) for name in ("web", "work", "database", "client")}
    return {"everything": times([one["web"] + one["work"] + one["database"] for one in taken]), **parts}


def _begun(house: House, record: Record, people: Sequence[str]) -> str:
    game = house.registry.take_in(record, [PERSON] * len(record.seats))
    sitting = [people[seat % len(people)] for seat in range(len(record.seats))]
    chairs = tuple(Chair(seat, person=who, ready=True) for seat, who in zip(record.seats, sitting, strict=True))
    house.store.add_table(Table("", record.game, people[0], chairs, watch=LINKED, played=game))
    return game


async def _answers(house: House, screens: Sequence[Screen], count: int) -> list[dict[str, float]]:
    """What each of so many answers took of everybody."""
    meter, found = Meter(house), list[dict[str, float]]()
    for screen in screens:
        await screen.begin()
    await asyncio.sleep(QUIET)
    for number in range(count):
        one, *others = sorted(screens, key=lambda screen: not screen.is_asked)
        if not one.is_asked:
            break  # it is over
        before = meter.read()
        await one.answer(number)
        for other in others:
            while other.version < one.version:
                await other.hear()
        await asyncio.sleep(QUIET)
        found.append({name: after - before[name] for name, after in meter.read().items()})
    for screen in screens:
        screen.line.close()
    return found


class Meter:
    """Reads how much of the processor's time everybody has taken."""

    def __init__(self, house: House) -> None:
        self._fleet = house.fleet
        self._database = 0
        if house.store.is_shared:
            with house.store.at_one_moment() as connection:
                self._database = _parent(int(connection.execute(sa.select(sa.func.pg_backend_pid())).scalar_one()))

    def read(self) -> dict[str, float]:
        """Seconds so far: of those who serve, of those who work, of the whole database, and of this process."""
        found = {"web": 0.0, "work": 0.0, "database": sum(map(_clock, self._backends())), "client": time.process_time()}
        for pid, kind in self._fleet.pids.items():
            found[kind] += _clock(pid)
        return found

    def _backends(self) -> list[int]:
        """The processes of the database, where it has any."""
        children = Path(f"/proc/{self._database}/task/{self._database}/children")
        return [int(pid) for pid in children.read_text(encoding="utf-8").split()] if self._database else []


def _clock(pid: int) -> float:
    """Seconds of CPU that a process has taken, to the microsecond: so Linux numbers the clocks of processes."""
    return time.clock_gettime(~pid << 3 | 2)


def _parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
