"""Reviews of finished games: made in the background, by whoever works for all processes, and kept with the game."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator

from biont import games
from biont.bots import Dropped
from biont.games.review import reviewing
from biont.server.executors import Executors
from biont.server.open_game import OpenGame
from biont.server.store import Job, NoSuchGame, Reviewing, Store

log = logging.getLogger(__name__)

OFTEN = 1.0
"""Seconds after which is written down how far one has come."""

MADE = object()


class Reviews:
    """All reviews of one server."""

    def __init__(
        self, store: Store, executors: Executors, find: Callable[[str], OpenGame], *, planned: bool = False
    ) -> None:
        """``planned``: workers make them; else they are made here, a short step at a time, so that programs and pages
        come in between."""
        self._store = store
        self._executors = executors
        self._find = find
        self._planned = planned
        self._here: dict[tuple[str, int], Iterator[None]] = {}
        """Those that are made here, in the order in which they were asked for."""
        self._lock = threading.Lock()
        self._stopped = False

    def of(self, game: str, version: int) -> Reviewing | None:
        """The review of a game as it stands, if somebody has asked for it."""
        found = self._store.review(game, version)
        if found is None or found.review is not None or self._planned or (game, version) in self._here:
            return found
        return None  # it was begun before this process was

    def begin(self, game: str, version: int) -> None:
        """Let a game be reviewed, unless it is already."""
        self._store.begin_review(game, version)
        with self._lock:
            if self._planned or (game, version) in self._here:
                return
            self._here[game, version] = self._steps(game, version)
            is_first = len(self._here) == 1
        if is_first:
            self._executors.submit(self._step)

    def make(self, job: Job) -> None:
        """Make one at a stretch, as somebody had it planned."""
        for _ in self._steps(job.game, job.version):
            if self._stopped:
                raise Dropped  # another process makes it

    def stop(self) -> None:
        """Go on with none."""
        self._stopped = True

    def _step(self) -> None:
        """Go on with the one that was asked for first."""
        with self._lock:
            key, steps = next(iter(self._here.items()))
        is_over = True
        try:
            is_over = next(steps, MADE) is MADE
        finally:  # whatever happens to this one, those that wait have to go on
            with self._lock:
                if is_over:
                    del self._here[key]
                goes_on = bool(self._here) and not self._stopped
            if goes_on:
                self._executors.submit(self._step)

    def _steps(self, game: str, version: int) -> Iterator[None]:
        """Review a game as it stands, and write down how far that has come. Whatever goes wrong, others go on, and it
        can be asked for again."""
        try:
            yield from self._made(game, version)
        except NoSuchGame:
            return
        except Exception:
            log.exception("A review of %s could not be made.", game)
            self._store.drop_review(game, version)

    def _made(self, game: str, version: int) -> Iterator[None]:
        open_game = self._find(game)
        known = self._store.review(game, version)
        if open_game.version != version or known is None or known.review is not None:
            return
        with open_game.lock:
            finished = open_game.at(len(open_game.given))
        steps = reviewing(finished, games.definition_of(finished.rules).players)
        told = 0.0
        while True:
            try:
                done, of = next(steps)
            except StopIteration as end:
                self._store.keep_review(game, version, Reviewing(of, of, end.value))
                return
            if time.monotonic() - told > OFTEN:
                self._store.keep_review(game, version, Reviewing(done, of))
                told = time.monotonic()
            yield
