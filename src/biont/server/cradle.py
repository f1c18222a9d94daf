"""Where the processes of a fleet come from: copies of one that has read everything, or started anew.

A process takes seconds to read what it needs. So one, which serves nobody, reads it once; it has neither threads nor
connections, and whoever is needed is its copy (``fork``): there at once, and sharing memory with all others.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Collection
from typing import Protocol

from biont.kernel import BiontError
from biont.server.member import READY, live, read_everything

log = logging.getLogger(__name__)

MEMBER, NURSERY = "from biont.server.member import main; main()", "from biont.server.cradle import main; main()"

PATIENCE = 180.0
"""Seconds in which a process has to be ready: on a machine that has far too much to do, too."""

ENOUGH = 64
"""Bytes of the longest word between a nursery and the one that keeps it."""

LEAN = {"MALLOC_ARENA_MAX": "2", "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""Processes share a machine: none keeps more memory for its threads than it needs, or starts threads to reckon."""


class Cradle(Protocol):
    """Starts processes, and knows how they ended."""

    def start(self, told: int, says: int) -> int:
        """Start a process that reads its task from one pipe and says into another that it is ready; its number."""

    def ended(self, pid: int) -> str:
        """How a process ended that is gone: its exit code."""

    def close(self) -> None:
        """Start no more."""


def cradle(sockets: Collection[int]) -> Cradle:
    """The one for this system, for processes that have these sockets. On a Mac a process must not be a mere copy: the
    system's own libraries have threads there."""
    return Nursery(sockets) if sys.platform.startswith("linux") else Anew(sockets)


def _started(code: str, stdin: int, stdout: int | None, sockets: Collection[int]) -> subprocess.Popen[bytes]:
    known = {**LEAN, **os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = (sys.executable, "-P", "-c", code)
    return subprocess.Popen(
        command, stdin=stdin, stdout=stdout, env=known, pass_fds=tuple(sockets), start_new_session=True
    )


class Anew:
    """Starts each process from nothing."""

    def __init__(self, sockets: Collection[int]) -> None:
        self._sockets = sockets
        self._started: dict[int, subprocess.Popen[bytes]] = {}

    def start(self, told: int, says: int) -> int:
        """Start one."""
        process = _started(MEMBER, told, says, self._sockets)
        self._started[process.pid] = process
        return process.pid

    def ended(self, pid: int) -> str:
        """Its exit code."""
        return str(self._started.pop(pid).wait())

    def close(self) -> None:
        """Nothing is left to be closed."""


class Nursery:
    """A process that others are copies of. Where it died, they live on, and it is started anew for the next one."""

    def __init__(self, sockets: Collection[int]) -> None:
        self._sockets = sockets
        self._begin()

    def _begin(self) -> None:
        self._line, theirs = socket.socketpair()
        with theirs:
            self._process = _started(NURSERY, theirs.fileno(), None, self._sockets)
        self._line.settimeout(PATIENCE)
        try:
            said = self._line.recv(ENOUGH).decode()
        except TimeoutError:
            self.close()
            sentence = (
                "After {seconds} s the first process was still reading rules, cards and words: nothing was started."
            )
            raise BiontError(sentence, "fleet-slow-reading", seconds=int(PATIENCE)) from None
        if said != READY:
            self.close()
            raise BiontError("A process did not start; what it said stands above.", "fleet-no-start")

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    def start(self, told: int, says: int) -> int:
        """Let one be born."""
        try:
            return self._born(told, says)
        except (OSError, ValueError):
            log.warning("The process that others are copies of is gone, and is started anew.")
            self.close()
            self._begin()
            return self._born(told, says)

    def _born(self, told: int, says: int) -> int:
        socket.send_fds(self._line, [b"born"], [told, says])
        return int(self._heard())

    def ended(self, pid: int) -> str:
        """Its exit code, as long as somebody knows."""
        try:
            self._line.sendall(str(pid).encode())
            return self._heard()
        except OSError:
            return "?"

    def _heard(self) -> str:
        try:
            return self._line.recv(ENOUGH).decode()
        except OSError:
            return ""

    def close(self) -> None:
        """It ends with its line; it has nothing to finish."""
        self._line.close()
        self._process.kill()
        self._process.wait()


# -- the process that others are copies of -----------------------------------------------------------------------------


def main() -> None:
    """Read everything; then let a copy live whenever two pipes come, and say how one ended whose number comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the business of whoever started it
    line = socket.socket(fileno=sys.stdin.fileno())
    read_everything()
    line.sendall(READY.encode())
    while True:
        asked, pipes, _, _ = socket.recv_fds(line, ENOUGH, 2)
        if not asked:
            os._exit(0)
        if not pipes:
            line.sendall(_ended(int(asked)).encode())
            continue
        pid = os.fork()
        if not pid:
            line.detach()
            return _live(*pipes)
        for pipe in pipes:
            os.close(pipe)
        line.sendall(str(pid).encode())


def _live(told: int, says: int) -> None:
    """From here on this is a process of its own, which hears and speaks by its pipes."""
    for pipe, place in ((told, sys.stdin.fileno()), (says, sys.stdout.fileno())):
        os.dup2(pipe, place)
        os.close(pipe)
    live()


def _ended(pid: int) -> str:
    try:
        return str(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    except ChildProcessError:
        return "?"
