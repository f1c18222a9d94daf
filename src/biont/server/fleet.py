"""Many processes that share a socket and a database: started together, replaced when they die, renewed one by one."""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import wait

from biont.kernel import BiontError
from biont.server.cradle import PATIENCE, Cradle, cradle
from biont.server.member import READY, Task

log = logging.getLogger(__name__)

LEAVING = 10.0
"""Seconds that a process has to finish what it began, before it is killed."""

LOOK = 0.2
"""Seconds after which somebody looks whether all are there, or whether it shall stop."""

PAUSE, LONGEST = 1.0, 8.0
"""Seconds before a process that died young is replaced: what kills one at once would kill the next. Where none comes so
far as to be ready, as without a database, the pause grows up to the latter."""


class Member:
    """One process, with what it was told. While it lives it holds the pipe into which it says that it is ready."""

    def __init__(self, task: Task, home: Cradle) -> None:
        self.task = task
        self.since = time.monotonic()
        self.home = home
        (theirs, self._told), (self.says, own) = os.pipe(), os.pipe()
        os.set_blocking(self.says, False)
        self._lock = threading.Lock()
        self._is_ready = self._is_gone = False
        self._ended: str | None = None
        try:
            self.pid = home.start(theirs, own)
        finally:
            os.close(theirs)
            os.close(own)
        with suppress(BrokenPipeError):  # it is gone already
            os.write(self._told, f"{task.to_json()}\n".encode())

    def _look(self) -> None:
        """See what it has said, and whether it is gone."""
        with self._lock, suppress(BlockingIOError):
            while not self._is_gone:
                said = os.read(self.says, len(READY) + 1)
                self._is_gone = not said
                self._is_ready |= READY in said.decode()

    @property
    def is_ready(self) -> bool:
        """Whether it does what it is there for."""
        self._look()
        return self._is_ready and not self._is_gone

    @property
    def was_ready(self) -> bool:
        """Whether it ever did."""
        self._look()
        return self._is_ready

    @property
    def is_alive(self) -> bool:
        """Whether it runs."""
        self._look()
        return not self._is_gone

    def wait(self, seconds: float) -> None:
        """Wait until it says something, or is gone."""
        wait([self.says], seconds)

    def stop(self, number: int = signal.SIGTERM) -> None:
        """Ask it to finish what it began and to go."""
        if self.is_alive:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def bury(self) -> str:
        """See that it is gone; how it ended."""
        until = time.monotonic() + LEAVING
        while self.is_alive:
            self.wait(max(0.0, until - time.monotonic()))
            if time.monotonic() >= until:
                self.stop(signal.SIGKILL)
                until += LEAVING
        if self._ended is None:
            os.close(self._told)
            os.close(self.says)
            self._ended = self.home.ended(self.pid)
        return self._ended


class Fleet:
    """All processes of one machine. Who waits for it (``run``) also replaces those that die."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        self._tasks = tasks
        self._members: list[Member] = []
        self._home: Cradle | None = None
        self._stopped = threading.Event()
        self._renew = threading.Event()
        self._pause = PAUSE

    @property
    def pids(self) -> dict[int, str]:
        """The processes that are there, and what each of them does."""
        return {one.pid: one.task.kind for one in self._members if one.is_alive}

    def begin(self) -> None:
        """Start all of them; when this returns they are ready."""
        home = self._home = self._cradle()
        self._members = [Member(task, home) for task in self._tasks]
        late = next((one for one in self._members if not self._comes(one)), None)
        if late is not None:
            is_slow = late.is_alive and not self._stopped.is_set()
            self.end()
            if is_slow:
                raise _slow(late.task.kind)
            raise BiontError("A process did not start; what it said stands above.", "fleet-no-start")

    def _cradle(self) -> Cradle:
        return cradle({task.socket for task in self._tasks if task.socket >= 0})

    def _comes(self, fresh: Member) -> bool:
        """Whether a process is ready in time."""
        until = time.monotonic() + PATIENCE
        while not fresh.is_ready and fresh.is_alive and time.monotonic() < until and not self._stopped.is_set():
            fresh.wait(LOOK)
        return fresh.is_ready

    def run(self) -> None:
        """Replace those that die, and renew all when somebody wants that, until somebody stops it."""
        while not self._stopped.is_set():
            wait([one.says for one in self._members if one.is_alive], LOOK)
            if self._renew.is_set():
                self._renew.clear()
                self._renewed()
            for number, one in enumerate(self._members):
                if not one.is_alive and not self._stopped.is_set():
                    self._replace(number)

    def _replace(self, number: int) -> None:
        """Put a fresh process in the place of one that died."""
        assert self._home is not None
        old = self._members[number]
        log.warning("A process (%s) is gone (%s), and is replaced.", old.task.kind, old.bury())
        self._pause = PAUSE if old.was_ready else min(LONGEST, 2 * self._pause)
        if time.monotonic() - old.since < PAUSE or not old.was_ready:
            self._stopped.wait(self._pause)
        try:
            self._members[number] = Member(old.task, self._home)
        except BiontError as error:
            log.warning("%s It is tried again.", error)
            self._stopped.wait(PAUSE)
        else:
            self._comes(self._members[number])

    def _renewed(self) -> None:
        """Put fresh processes in the places of all, each of which goes when the fresh one is ready: of a program that
        was brought up to date meanwhile. If they cannot start, all stays as it is."""
        before = self._home
        try:
            home = self._cradle()
        except BiontError as error:
            log.warning("Nothing is renewed: %s", error)
            return
        self._home = home
        for number, old in enumerate(self._members):
            fresh = Member(old.task, home)
            if not self._comes(fresh) and old.is_alive:
                log.warning("A process (%s) is not renewed: the fresh one does not start.", old.task.kind)
                fresh.stop(signal.SIGKILL)
                fresh.bury()
                continue
            self._members[number] = fresh
            old.stop()
            old.bury()
        if before is not None and all(one.home is home for one in self._members):
            before.close()

    def renew(self) -> None:
        """Let fresh processes take the place of all, one by one; from any thread or signal."""
        self._renew.set()

    def stop(self) -> None:
        """Let ``run`` return."""
        self._stopped.set()

    def end(self) -> None:
        """Stop all of them."""
        for one in self._members:
            one.stop()
        for one in self._members:
            one.bury()
        if self._home is not None:
            self._home.close()


def _slow(kind: str) -> BiontError:
    """One that lives, but is not ready: it has read everything, so it waits for the database, or for the processor."""
    sentence = "After {seconds} s a process ({kind}) was still opening the database: nothing was started."
    return BiontError(sentence, "fleet-slow-start", seconds=int(PATIENCE), kind=kind)


def heed(fleet: Fleet) -> None:
    """Ctrl+C and the end of the machine stop it; a hangup renews all processes."""
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, lambda *_: fleet.stop())
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda *_: fleet.renew())
