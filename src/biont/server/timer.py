"""Things to do after a while, on one thread that only waits: a pause costs nobody a worker."""

from __future__ import annotations

import heapq
import threading
import time
from collections.abc import Callable
from itertools import count


class Timer:
    """Calls short functions at their time; the thread starts with the first of them."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, Callable[[], object]]] = []
        self._numbers = count()
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closed = False

    def call(self, seconds: float, what: Callable[[], object]) -> None:
        """Call something after so many seconds, unless the server stops before."""
        with self._changed:
            if self._closed:
                return
            heapq.heappush(self._waiting, (time.monotonic() + seconds, next(self._numbers), what))
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="later", daemon=True)
                self._thread.start()
            self._changed.notify()

    def close(self) -> None:
        """Forget what has not been called yet."""
        with self._changed:
            self._closed = True
            self._waiting.clear()
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while (what := self._next()) is not None:
            what()

    def _next(self) -> Callable[[], object] | None:
        """Wait for the next thing to do; None when there will be none."""
        with self._changed:
            while not self._closed:
                rest = self._waiting[0][0] - time.monotonic() if self._waiting else None
                if rest is not None and rest <= 0:
                    return heapq.heappop(self._waiting)[2]
                self._changed.wait(rest)
        return None
