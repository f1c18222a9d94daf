"""Many processes that share a socket and a database: started together, replaced when they die, renewed one by one."""

from __future__ import annotations

import logging
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from typing import IO, cast

from biont.kernel import BiontError
from biont.server.member import READY, Task

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-P", "-c", "from biont.server.member import main; main()")

PATIENCE = 60.0
"""Seconds in which a process has to be ready."""

LEAVING = 10.0
"""Seconds that a process has to finish what it began, before it is killed."""

LOOK = 0.2
"""Seconds after which somebody looks whether all are there, or whether it shall stop."""

PAUSE = 1.0
"""Seconds before a process that died young is replaced: what kills one at once would kill the next."""


class Member:
    """One process, with what it was told."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.since = time.monotonic()
        known = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.process = subprocess.Popen(
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=known,
            pass_fds=[task.socket] if task.socket >= 0 else [],
            start_new_session=True,
        )
        self._told = cast(IO[bytes], self.process.stdin)
        self._says = cast(IO[bytes], self.process.stdout)
        self._told.write(f"{task.to_json()}\n".encode())
        self._told.flush()

    def is_ready(self, seconds: float) -> bool:
        """Wait until it is ready; whether it is."""
        seen, _, _ = select.select([self._says], [], [], seconds)
        return bool(seen) and self._says.readline().decode().strip() == READY

    @property
    def is_alive(self) -> bool:
        """Whether it runs."""
        return self.process.poll() is None

    def stop(self) -> None:
        """Ask it to finish what it began and to go."""
        if self.is_alive:
            self.process.terminate()

    def bury(self) -> None:
        """See that it is gone."""
        try:
            self.process.wait(LEAVING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._told.close()
        self._says.close()


class Fleet:
    """All processes of one machine. Who waits for it (``run``) also replaces those that die."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        self._tasks = tasks
        self._members: list[Member] = []
        self._stopped = threading.Event()
        self._renew = threading.Event()

    @property
    def pids(self) -> dict[int, str]:
        """The processes that are there, and what each of them does."""
        return {one.process.pid: one.task.kind for one in self._members if one.is_alive}

    def begin(self) -> None:
        """Start all of them; when this returns they are ready."""
        self._members = [Member(task) for task in self._tasks]
        for one in self._members:
            if not one.is_ready(PATIENCE):
                self.end()
                raise BiontError("A process did not start; what it said stands above.", "fleet-no-start")

    def run(self) -> None:
        """Replace those that die, and renew all when somebody wants that, until somebody stops it."""
        while not self._stopped.wait(LOOK):
            if self._renew.is_set():
                self._renew.clear()
                for number in range(len(self._members)):
                    if not self._stopped.is_set():
                        self._replace(number)
            for number, one in enumerate(self._members):
                if not one.is_alive and not self._stopped.is_set():
                    log.warning("A process (%s) is gone (%s), and is replaced.", one.task.kind, one.process.returncode)
                    if time.monotonic() - one.since < PAUSE:
                        self._stopped.wait(PAUSE)
                    self._replace(number)

    def _replace(self, number: int) -> None:
        """Put a fresh process in the place of another, which goes when the fresh one is ready."""
        old, fresh = self._members[number], Member(self._members[number].task)
        until = time.monotonic() + PATIENCE
        while not fresh.is_ready(LOOK) and fresh.is_alive and time.monotonic() < until and not self._stopped.is_set():
            pass
        self._members[number] = fresh
        old.stop()
        old.bury()

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


def heed(fleet: Fleet) -> None:
    """Ctrl+C and the end of the machine stop it; a hangup renews all processes."""
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, lambda *_: fleet.stop())
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda *_: fleet.renew())
