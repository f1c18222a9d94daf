"""Processes that work for another one: Ctrl-C is not their business, and they end with the one they work for."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread, main_thread
from typing import Any, NoReturn

from biont.bots import Dropped
from biont.bots.engine import kill_all

DROP = getattr(signal, "SIGUSR1", None)
"""The signal to drop one's work; not every system has it."""


EARLY = {one for one in (signal.SIGINT, DROP) if one is not None}
"""What a process must not hear of before it has settled: it would die of it."""


def settle() -> None:
    """What such a process does first.

    Engines end with it: they stand in sessions of their own and would hear of nothing.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    if DROP is not None:
        signal.signal(DROP, _drop)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, EARLY)
    Thread(target=_leave_with_parent, daemon=True).start()


@contextmanager
def starting() -> Iterator[None]:
    """Processes that are started in here hear of Ctrl-C, and of work to be dropped, only once they have settled.

    Whoever starts them hears of Ctrl-C when they have been told what to do: before that they would wait in vain for it,
    and complain. To block the signal is not enough, for a thread of some library may take it instead.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    with _deferred():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, EARLY)
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _deferred() -> Iterator[None]:
    """Ctrl-C is heard at the end; only the main thread ever hears of it."""
    handler = signal.getsignal(signal.SIGINT)
    if current_thread() is not main_thread() or handler is None:
        yield
        return
    heard: list[int] = []
    signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if heard:
            signal.raise_signal(signal.SIGINT)


def _leave(number: int, frame: Any) -> None:
    try:
        kill_all()
    finally:
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)


def _leave_with_parent() -> None:
    """Nobody reads the work of a process whose parent was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        leave()


def leave() -> NoReturn:
    """End at once, from any thread, and take the engines along."""
    try:
        kill_all()
    finally:
        os._exit(0)


# -- work that may be dropped ----------------------------------------------------------------------------------------

_dropped = _at_work = False


@contextmanager
def droppable() -> Iterator[None]:
    """Work that ends at once, with Dropped, when the process is told to drop it; nothing else is begun after that."""
    global _at_work
    if _dropped:
        raise Dropped
    _at_work = True
    try:
        yield
    finally:
        _at_work = False


def drop_work(process: BaseProcess) -> None:
    """Tell a process to drop its work.

    To stop it instead might tear a message to this process in two, and whoever reads it would wait for ever.
    """
    if DROP is not None and process.pid is not None and process.is_alive():
        os.kill(process.pid, DROP)
    else:
        process.terminate()


def _drop(number: int, frame: Any) -> None:
    global _dropped
    _dropped = True
    if _at_work:
        raise Dropped


def peak_memory() -> float | None:
    """Megabytes that the largest process of this program has taken, of those that have ended too; None where the system
    does not tell."""
    try:
        import resource
    except ImportError:  # not on Windows
        return None
    peaks = [resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return max(peaks) / (1 << 20 if sys.platform == "darwin" else 1 << 10)
