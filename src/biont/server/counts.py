"""What a process has done since it began, counted as it goes: plain numbers that cost nothing where nobody asks."""

from __future__ import annotations

import threading
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import count
from time import perf_counter

BOUNDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds up to which replies are counted together."""

number: ContextVar[int] = ContextVar("number", default=0)
"""The number of the request that is being answered, for whatever is logged meanwhile; 0 where there is none."""

_numbers = count(1)


class Counts:
    """Numbers of one process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.replies: Counter[tuple[str, float]] = Counter()
        """Replies of a route that took at most so many seconds."""
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.errors: Counter[tuple[str, str]] = Counter()
        """Replies of a route that were an error, by its kind."""
        self.frames: Counter[str] = Counter()
        """Frames that were drawn, and those that were drawn for somebody else before."""
        self.work: Counter[tuple[str, str]] = Counter()
        """Work that was done, and that failed."""
        self.lapses: Counter[str] = Counter()
        """Answers that were given in place of a program, by the reason."""
        self.waits: defaultdict[str, float] = defaultdict(float)
        """Seconds that were waited for the database, to read and to write, until it began."""
        self.waited: Counter[str] = Counter()
        self.under_way = 0
        """Requests that are being answered now."""
        self.has_read = False
        """Whether it has read what pages need (``warm_up.py``): until then it may take its time for them."""

    @contextmanager
    def reply(self, route: str) -> Iterator[None]:
        """Count one reply."""
        began = perf_counter()
        number.set(next(_numbers))
        with self._lock:
            self.under_way += 1
        try:
            yield
        except BaseException as error:
            with self._lock:
                self.errors[route, type(error).__name__] += 1
            raise
        finally:
            took = perf_counter() - began
            with self._lock:
                self.under_way -= 1
                self.seconds[route] += took
                self.replies[route, next((one for one in BOUNDS if took <= one), float("inf"))] += 1

    def frame(self, how: str) -> None:
        """Count a frame."""
        with self._lock:
            self.frames[how] += 1

    def lapse(self, why: str) -> None:
        """Count an answer that was not a program's own."""
        with self._lock:
            self.lapses[why] += 1

    def wait(self, what: str, seconds: float) -> None:
        """Count how long somebody waited for the database."""
        with self._lock:
            self.waits[what] += seconds
            self.waited[what] += 1

    def job(self, kind: str, how: str) -> None:
        """Count a piece of work."""
        with self._lock:
            self.work[kind, how] += 1


COUNTS = Counts()
"""Those of this process."""
