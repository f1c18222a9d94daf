"""A game as those see it who were woken together: read once for all, and drawn once for all who see the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from biont.server.company.company import Actor, Company
from biont.server.company.eyes import Eyes
from biont.server.executors import Executors
from biont.server.open_game import OpenGame
from biont.server.page.frame import Frame
from biont.server.screen import eyes_on, one_screen
from biont.server.store import Party
from biont.server.watching import Watchers

LONGEST = 1.0
"""Seconds for which what was read is shared; whoever changes something tells of it, and then it is read anew."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a game stands, who is at it, and how it stands with the time of whoever is asked."""

    open_game: OpenGame
    company: Company | None
    """None where it is nobody's but that of the machine's owner."""
    phase: int
    party: Party | None = None
    eyes: dict[Actor, Eyes] = field(default_factory=dict)
    """How each of those who look does so."""
    drawn: dict[Hashable, Frame] = field(default_factory=dict)

    def seen_by(self, actor: Actor) -> Eyes:
        """How somebody looks at it."""
        if actor not in self.eyes:
            game, company = self.open_game, self.company
            self.eyes[actor] = one_screen(game) if company is None else eyes_on(game, actor, company)
        return self.eyes[actor]


class Scenes:
    """The scenes of the games that are watched here. All of it happens on one loop."""

    def __init__(self, watchers: Watchers, executors: Executors) -> None:
        self._watchers = watchers
        self._run = executors.tell
        self._read: dict[str, tuple[int, float, Scene]] = {}
        self._foreseen: dict[str, tuple[int, float, str, Scene]] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    async def seen(
        self, game: str, read: Callable[[str], Scene], key: Callable[[Scene], Hashable], draw: Callable[[Scene], Frame]
    ) -> tuple[Scene, Frame]:
        """The scene of a game and what somebody sees of it: what others have read since the last news, and had drawn
        who have the same ``key`` there; else what ``read`` finds and ``draw`` makes of it. Both are done in one go: who
        waits twice for his turn sees what is older."""
        known = self._known(game)
        if known is not None and key(known) in known.drawn:
            return known, known.drawn[key(known)]
        async with self._lock(game):
            if (known := self._known(game)) is None:
                told, since = self._watchers.told(game), time.monotonic()
                scene, frame = await self._run(_read_and_drawn, game, read, draw)
                self._read[game] = told, since, scene
            elif key(known) in known.drawn:
                return known, known.drawn[key(known)]
            else:
                scene, frame = known, await self._run(draw, known)
            scene.drawn[key(scene)] = frame
            return scene, frame

    def foresee(self, scene: Scene, told: int, page: str) -> None:
        """Those who watch a game will be told of a change that a page made: they see what was read for its reply, if
        they had been ``told`` of so many before that was read, and are told of nothing else."""
        game = scene.open_game.id
        if self._watchers.is_watched(game):
            self._foreseen[game] = told + 1, time.monotonic(), page, scene

    def leave(self, game: str) -> None:
        """Nobody watches a game any more, if that is so: nothing is kept of it."""
        if not self._watchers.is_watched(game):
            self._read.pop(game, None)
            self._foreseen.pop(game, None)
            self._locks.pop(game, None)

    def _known(self, game: str) -> Scene | None:
        now, known = self._watchers.told(game), self._read.get(game)
        foreseen = self._foreseen.get(game)
        if foreseen is not None and foreseen[0] == now and foreseen[2] == self._watchers.told_by(game):
            known = now, foreseen[1], foreseen[3]
        if known is None or known[0] != now or time.monotonic() - known[1] >= LONGEST:
            return None
        return known[2]

    def _lock(self, game: str) -> asyncio.Lock:
        return self._locks.setdefault(game, asyncio.Lock())


def _read_and_drawn(game: str, read: Callable[[str], Scene], draw: Callable[[Scene], Frame]) -> tuple[Scene, Frame]:
    scene = read(game)
    return scene, draw(scene)
