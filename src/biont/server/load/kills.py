"""A server whose processes are killed again and again while people play: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import cycle, pairwise
from typing import Any

from biont.games import Definition
from biont.server.company.notices import TURN
from biont.server.load.house import House
from biont.server.load.line import HANGING_UP
from biont.server.load.player import AGAIN, Notes, Player
from biont.server.load.post import Office
from biont.server.store import Answer, NoSuchGame, Trouble
from biont.server.store.notices import Notice
from biont.server.ways import APART

TAKEN_UP = 35.0
"""Seconds in which a program's turn is taken up, whoever died."""

KINDS = ("web", "work", "database")
"""What is killed."""

LONGEST = 1_800.0
"""Seconds in which people give the answers that are still wanted when all kills are over."""

EVERY = 1_000_000
"""More notices than anybody has."""

PAUSE = (0.05, 0.6)
"""Seconds that whoever plays here thinks."""


class Shooting:
    """Games that go on while processes are killed, by turns one that serves, one that works, and the database."""

    def __init__(
        self,
        house: House,
        definition: Definition,
        games: int,
        restart: Callable[[], None] | None,
        post: Office | None = None,
    ) -> None:
        """``restart`` kills the database and starts it again, where that can be; ``post`` is where mail of turns goes
        to those who play with others and do not watch."""
        self._house = house
        self._definition = definition
        self._games = games
        self._restart = restart
        self._post = post
        self._written_to: dict[tuple[str, str], str] = {}
        """The addresses of those who are told of their turns by mail, by their games and who they are."""
        self.notes = Notes()
        self.kills = dict.fromkeys(KINDS, 0)
        self._beginning = asyncio.Lock()

    async def run(self, kills: int, every: float, kinds: Sequence[str] = KINDS, answers: int = 0) -> None:
        """Kill so often, so many seconds apart and by turns, while people play, and on to so many answers; where people
        are told of their turns, on until one was: whose turn it is first, and for how long, is luck."""
        tasks = [asyncio.create_task(self._play(alone=bool(number % 2))) for number in range(self._games)]
        turns = cycle(kind for kind in kinds if kind != "database" or self._restart is not None)
        while sum(self.kills.values()) < kills:
            await asyncio.sleep(every * random.uniform(0.5, 1.5))
            await asyncio.to_thread(self._kill, next(turns))
        await asyncio.sleep(every)
        end = time.monotonic() + LONGEST
        while (len(self.notes.answers) < answers or not await self._has_told()) and time.monotonic() < end:
            await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(HANGING_UP)

    async def _play(self, alone: bool) -> None:
        """One game after another."""
        while True:
            try:
                async with self._beginning:
                    players = await asyncio.to_thread(self._begun, alone)
            except Trouble:  # the database has just been killed
                await asyncio.sleep(AGAIN)
            else:
                await asyncio.gather(*(player.play() for player in players))

    def _begun(self, alone: bool) -> list[Player]:
        people = [self._house.somebody() for _ in range(1 if alone else 2)]
        game = self._house.game(self._definition, [person for person, _ in people], "normal")
        if self._post is not None and not alone:
            self._written_to[game, people[0][0]] = self._house.let_write_to(people[0][0])
        there = [(game, person) not in self._written_to for person, _ in people]
        return [
            Player(line, game, self.notes, lambda: random.uniform(*PAUSE), watches=watches)
            for (_, line), watches in zip(people, there, strict=True)
        ]

    def _kill(self, kind: str) -> None:
        """Kill one of a kind, unless all of them are being replaced."""
        if kind == "database":
            assert self._restart is not None
            self._restart()
        else:
            found = [pid for pid, what in self._house.fleet.pids.items() if what == kind]
            if not found:
                return
            with suppress(ProcessLookupError):
                os.kill(random.choice(found), signal.SIGKILL)
        self.kills[kind] += 1

    async def _has_told(self) -> bool:
        """Whether a turn has come of which somebody is told, if anybody is."""
        with suppress(Trouble):  # the database has just been killed
            for _, person in tuple(self._written_to):
                if await asyncio.to_thread(self._turns_of, person):
                    return True
        return self._post is None

    def _turns_of(self, person: str) -> list[Notice]:
        return [one for one in self._house.store.told_of(person, EVERY) if one.kind == TURN]

    # -- afterwards ----------------------------------------------------------------------------------------------------

    def judged(self) -> dict[str, Any]:
        """What is left of it: answers that are lost or doubled, and games that do not go on."""
        lost, doubled, stuck = 0, 0, []
        for game, given in self.notes.acknowledged.items():
            kept = self._kept(game)
            lost += missing(kept, given)
            doubled += len({version for version, _ in given}) < len(given)
            replayed = self._house.registry.open(game).game.record().answers
            later = self._kept(game)  # a program may have answered meanwhile
            doubled += replayed[: len(kept)] != kept or later[: len(replayed)] != replayed
        for game in self.notes.acknowledged:
            if not self._goes_on(game):
                stuck.append(game)
        return {
            "kills": self.kills,
            "acknowledged": sum(map(len, self.notes.acknowledged.values())),
            "lost": lost,
            "games_that_do_not_replay": doubled,
            "programs_that_wait_for_ever": stuck,
            "work_that_failed": len(self._house.store.failed()),
            **(self._told() if self._post is not None else {}),
            "errors_on_the_way": dict(self.notes.errors),
        }

    def _kept(self, game: str) -> list[str]:
        return [one.text for one in self._house.store.load(game).answers]

    def _told(self) -> dict[str, int]:
        """What became of notices: every turn has one, each was sent or not needed at last, and what was sent came."""
        assert self._post is not None
        store, end = self._house.store, time.monotonic() + TAKEN_UP
        while store.waiting_notices() and time.monotonic() < end:
            time.sleep(0.1)
        rows, sent, lost = 0, 0, 0
        for (game, person), address in self._written_to.items():
            found = self._turns_of(person)
            moments = {one.sent for one in found if one.sent is not None}
            lost += max(0, len(moments) - len(self._post.arrived[address]))
            turns = turns_told(store.load(game).answers) - 1  # the first came before there was a table
            lost += max(0, turns - len(found))
            rows, sent = rows + len(found), sent + len(moments)
        return {
            "notices": rows,
            "mails": sent,
            "notices_lost": lost,
            "notices_that_wait": sum(store.waiting_notices().values()),
        }

    def _goes_on(self, game: str) -> bool:
        """Whether the program that is asked answers in time, if one is."""
        end = time.monotonic() + TAKEN_UP
        while time.monotonic() < end:
            with suppress(Trouble, NoSuchGame):
                open_game = self._house.registry.open(game)
                if open_game.decision is None or open_game.waits_for_person:
                    return True
            time.sleep(0.1)
        return False


def turns_told(answers: Sequence[Answer]) -> int:
    """How often the first seat was asked after another one, and its person answered.

    What follows by itself goes along with the answer before it: no turn has passed, and nobody is told of one.
    """
    seats = [one.seat for one in answers if not one.by_itself]
    return sum(seat == 0 != before for before, seat in pairwise([-1, *seats]))


def missing(kept: list[str], acknowledged: Sequence[tuple[int, str]]) -> int:
    """How many acknowledged answers are not among those that were kept, in the order of the versions to which they were
    given: replies to two people may overtake each other. Of several answers in one, the first is asked for."""
    left, count = iter(kept), 0
    for _, answer in sorted(acknowledged):
        if not any(one == answer.partition(APART)[0] for one in left):
            count, left = count + 1, iter(kept)
    return count


def shot_at(
    house: House,
    definition: Definition,
    kills: int,
    every: float = 1.0,
    games: int = 8,
    restart: Callable[[], None] | None = None,
    answers: int = 0,
    post: Office | None = None,
) -> dict[str, Any]:
    """All of it, as plain data."""
    shooting = Shooting(house, definition, games, restart, post)
    asyncio.run(shooting.run(kills, every, answers=answers))
    return shooting.judged()
