"""Where programs think that think hard: in a process of its own, so that pages stay quick meanwhile."""

from __future__ import annotations

import logging
import os
import pickle
import subprocess
import sys
import threading
from contextlib import suppress
from itertools import count
from typing import IO, Any, cast

from biont.bots import Bot, Dropped
from biont.games.mind import Asked, offhand, unguarded
from biont.games.mind_pipe import receive, send
from biont.kernel import Option, View
from biont.processes import starting
from biont.server.executors import SHARE

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-P", "-c", "from biont.games.mind_pipe import main; main()")
"""What the process runs."""

GONE = (EOFError, OSError)
"""How one hears that the process is not there any more."""


class Thinking:
    """The process in which programs think; it starts with the first question, and ends with the server."""

    def __init__(self) -> None:
        self._numbers = count()
        self._process: subprocess.Popen[bytes] | None = None
        self._asking = threading.Lock()
        """One question at a time: there is one process."""
        self._stopped = False

    @property
    def pid(self) -> int | None:
        """The process, if there is one."""
        return self._process.pid if self._process is not None else None

    def program(self, name: str, seed: int) -> Distant:
        """A program that thinks there."""
        return Distant(self, next(self._numbers), name, seed)

    def ask(self, asked: Asked) -> Option:
        """The answer of a program; if the process died, a fresh one is asked once more."""
        with self._asking:
            try:
                answer = self._answer(asked)
            except GONE as error:
                self._bury()
                if not self._stopped:
                    why = str(error) or type(error).__name__
                    log.warning("The process in which programs think is gone (%s); there will be another.", why)
                answer = self._answer(asked)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def stop(self) -> None:
        """Answer no more: what is being thought about is asked again when the server is back."""
        self._stopped = True
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        """Stop, and see that the process is gone."""
        self.stop()
        with self._asking:
            self._bury()

    def _answer(self, asked: Asked) -> Option | Exception:
        if self._stopped:
            raise Dropped
        process = self._running()
        try:
            send(cast(IO[bytes], process.stdin), asked)
            return cast("Option | Exception", pickle.loads(receive(cast(IO[bytes], process.stdout))))
        except GONE:
            if self._stopped:
                raise Dropped from None
            raise

    def _running(self) -> subprocess.Popen[bytes]:
        """The process; it is started if there is none."""
        if self._process is None:
            known = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            with starting():
                self._process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=known)
            if self._stopped:  # meanwhile
                self._process.kill()
        return self._process

    def _bury(self) -> None:
        """Be done with the process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):
                    cast(IO[bytes], pipe).close()
            process.wait()


class Distant:
    """A program that thinks in the other process; where no such process lives long enough, it thinks here."""

    def __init__(self, thinking: Thinking, number: int, name: str, seed: int) -> None:
        self.name = name
        self._thinking = thinking
        self._number = number
        self._seed = seed
        self._here: Bot | None = None
        self._quick: Bot | None = None

    def choose(self, view: View[Any]) -> Option:
        """Its answer; whoever may not think at all answers here what comes to his mind, if anything does."""
        share = SHARE.get()
        if not share and (option := self._offhand(view)) is not None:
            return option
        if self._here is None:
            try:
                return self._thinking.ask(Asked(self._number, self.name, self._seed, view, share))
            except GONE as error:
                why = str(error) or type(error).__name__
                log.warning("The process in which programs think is gone (%s); they think in the server now.", why)
                self._here = unguarded(self.name, self._seed, view)
        return self._here.choose(view)

    def _offhand(self, view: View[Any]) -> Option | None:
        if self._quick is None:
            self._quick = unguarded(self.name, self._seed, view)
        return offhand(self._quick, view)
