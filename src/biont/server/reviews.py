"""Reviews of finished games: made in the background, one after the other in short steps, and kept as long as there is
room and the server runs."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from biont import games
from biont.games.review import Progress, Review, reviewing
from biont.kernel import Game
from biont.server.executors import Executors

log = logging.getLogger(__name__)

KEPT = 50
"""Reviews that are remembered."""


@dataclass(slots=True)
class Work:
    """A review that is there, or on its way."""

    steps: Generator[Progress, None, Review] = field(repr=False)
    done: int = 0
    of: int = 0
    review: Review | None = None


class Reviews:
    """All reviews of one server. A step is a fraction of a second, so that programs and pages come in between."""

    def __init__(self, executors: Executors) -> None:
        self._executors = executors
        self._works: OrderedDict[tuple[str, int], Work] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, game: str, version: int) -> Work | None:
        """The review of a game as it stands, if somebody has asked for it."""
        with self._lock:
            return self._works.get((game, version))

    def begin(self, name: str, version: int, game: Game[Any]) -> None:
        """Let a game be reviewed, unless it is already; nobody else may change this one."""
        with self._lock:
            if (name, version) in self._works:
                return
            idle = all(work.review is not None for work in self._works.values())
            steps = reviewing(game, games.definition_of(game.rules).players)
            self._works[name, version] = Work(steps)
            while len(self._works) > KEPT:
                self._works.popitem(last=False)
        if idle:
            self._executors.submit(self._step)

    def _step(self) -> None:
        """Go on with the one that was asked for first."""
        with self._lock:
            waiting = [(key, work) for key, work in self._works.items() if work.review is None]
        if not waiting:
            return
        key, work = waiting[0]
        try:
            work.done, work.of = next(work.steps)
        except StopIteration as end:
            work.review = end.value
        except Exception:  # whatever it was, those that wait have to go on
            log.exception("A review of %s could not be made.", key[0])
            with self._lock:
                self._works.pop(key, None)
        self._executors.submit(self._step)
