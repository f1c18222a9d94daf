"""The executors of a server: threads, one of which only waits, and a process to think in."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from anyio import CapacityLimiter, to_thread

from biont.bots import Bot
from biont.server.executors import Executors
from biont.server.thinking import Thinking
from biont.server.timer import Timer

T = TypeVar("T")

AT_WORK = 4
"""Programs that think at the same time in this process, and as many that wait for another one."""

REPLIES, NEWS = 3, 2
"""Requests that are worked on at the same time, and readers for whom something is read or drawn: in about the measure
of what there is to do for both, for who has more threads has more of the time. Only one of them runs at a time: with
more each waits for the locks of another that waits its turn."""


class Threads(Executors):
    """Does everything in threads; they and the process start when there is something to do."""

    def __init__(self) -> None:
        self._quick = ThreadPoolExecutor(AT_WORK, thread_name_prefix="program")
        self._patient = ThreadPoolExecutor(AT_WORK, thread_name_prefix="patient")
        """Who waits for another process here keeps nobody from thinking in this one."""
        self._timer = Timer()
        self._thinking = Thinking()
        self._replies, self._news = CapacityLimiter(REPLIES), CapacityLimiter(NEWS)

    async def run(self, what: Callable[..., T], *given: Any) -> T:
        """Do it in a thread of those that draw pages."""
        return await to_thread.run_sync(partial(what, *given), abandon_on_cancel=True, limiter=self._replies)

    async def tell(self, what: Callable[..., T], *given: Any) -> T:
        """Do it in the thread of those who only look."""
        return await to_thread.run_sync(partial(what, *given), abandon_on_cancel=True, limiter=self._news)

    def submit(self, what: Callable[[], object], *, patient: bool = False) -> None:
        """Do it in a thread of those in which programs think, unless the server is stopping."""
        with suppress(RuntimeError):
            (self._patient if patient else self._quick).submit(what)

    def later(self, seconds: float, what: Callable[[], object]) -> None:
        """A pause costs nobody a thread."""
        self._timer.call(seconds, what)

    def program(self, name: str, seed: int) -> Bot:
        """A program that thinks in the process."""
        return self._thinking.program(name, seed)

    def stop(self) -> None:
        """End the process."""
        self._thinking.stop()

    def close(self) -> None:
        """Let those who think here finish their answer."""
        self.stop()
        self._timer.close()
        for pool in (self._quick, self._patient):
            pool.shutdown(wait=True, cancel_futures=True)
        self._thinking.close()
