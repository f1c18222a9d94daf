"""Bots in any language: a program that reads a line of JSON for every decision and answers with a line of text.

The protocol is described in ``docs/engines.md``.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
from contextlib import suppress
from queue import SimpleQueue
from threading import Condition, Thread
from typing import Any

from biont.bots.protocol import PROTOCOL, READY, greeting, question
from biont.kernel.decision import Option
from biont.kernel.errors import BiontError, IllegalChoice
from biont.kernel.rules import Rules
from biont.kernel.view import View

PATIENCE = 30.0
"""Seconds that an engine may take to read a question and answer it."""
STARTS = 3
"""How often an engine that ended or was stopped is started in one game."""
FAREWELL = 0.5
"""Seconds that an engine has to end by itself when its input ends."""
LONGEST = 200
"""Bytes that a line may have; the rest of a longer one is dropped."""
SHOWN = 60
"""Characters of a wrong answer that are told."""
CHUNK = 1 << 16
"""Bytes that are read from an engine at once."""
CHATTER = 1 << 20
"""Bytes between two questions that are read and dropped; after that an engine waits for somebody to listen."""


class EngineError(BiontError):
    """An engine did not do its part."""


def command_of(text: str) -> list[str]:
    """A command line as the program and its arguments; the program must be there."""
    try:
        command = shlex.split(text)
    except ValueError as error:
        why = str(error)
        raise EngineError(
            "The command {command} cannot be read: {why}.", "engine-quotes", command=text, why=why
        ) from None
    if not command:
        raise EngineError("An engine needs a command, such as cmd:./engine.", "engine-command")
    if shutil.which(command[0]) is None:
        sentence = "There is no program {program} that can be started; an engine is named like cmd:./engine."
        raise EngineError(sentence, "engine-missing", program=command[0])
    return command


class Engine:
    """A program beside the game, asked over its standard input and output.

    It is greeted when it starts, and again where it is asked about another game or for another seat.
    """

    def __init__(self, command: str, seed: int = 0, patience: float = PATIENCE) -> None:
        self.name = f"cmd:{command}"
        self._program: Program | None = None
        self._command = command_of(command)
        self._seed = seed
        self._patience = patience
        self._starts = 0
        self._greeted: Rules[Any] | None = None
        self._seat = -1

    def choose(self, view: View[Any]) -> Option:
        """The option whose text the engine writes."""
        assert view.decision is not None
        self._greet(view)
        line = self._answer(question(view))
        try:
            option = view.rules.notation.parse(line)
        except IllegalChoice:
            option = ()
        if option not in view.decision.options:
            sentence = "it wrote '{line}', which is none of the {count} options"
            raise EngineError(sentence, "engine-rubbish", line=_short(line), count=len(view.decision.options))
        return option

    def _greet(self, view: View[Any]) -> None:
        """Tell the program which game it is in, and hear that it is ready; one that is not is stopped."""
        self._running()
        if self._greeted is view.rules and self._seat == view.seat:
            return
        try:
            line = self._answer(greeting(view, self._seed))
            if line != READY:
                sentence = "it wrote '{line}' instead of '{ready}' when it was greeted (protocol {protocol})"
                raise EngineError(sentence, "engine-greeting", line=_short(line), ready=READY, protocol=PROTOCOL)
        except EngineError:
            self._stop()
            raise
        self._greeted, self._seat = view.rules, view.seat

    def close(self) -> None:
        """End the program: its input ends, and it is stopped if it does not end by itself."""
        self._stop(FAREWELL)

    def __del__(self) -> None:
        if hasattr(self, "_program"):
            self.close()

    def _answer(self, told: dict[str, Any]) -> str:
        line = json.dumps(told, separators=(",", ":"))
        try:
            heard = self._running().ask(line.encode(), self._patience)
            if len(heard) > LONGEST:
                raise EngineError("it wrote a line of more than {bytes} bytes", "engine-long", bytes=LONGEST)
            return heard.decode(errors="replace").strip()
        except TimeoutError:
            self._stop()
            seconds = f"{self._patience:g}"
            raise EngineError("no answer within {seconds} seconds", "engine-slow", seconds=seconds) from None
        except EOFError:
            self._stop()
            raise EngineError("the program ended", "engine-ended") from None

    def _running(self) -> Program:
        if self._program is not None:
            return self._program
        if self._starts >= STARTS:
            sentence = "the program was started {times} times and is left alone now"
            raise EngineError(sentence, "engine-given-up", times=STARTS)
        self._starts += 1
        try:
            self._program = Program(self._command)
        except OSError as error:
            why = error.strerror or str(error)
            raise EngineError("the program cannot be started: {why}", "engine-start", why=why) from None
        return self._program

    def _stop(self, farewell: float = 0) -> None:
        program, self._program = self._program, None
        self._greeted = None
        if program is not None:
            program.stop(farewell)


def _short(line: str) -> str:
    """The beginning of a line, enough to know it again."""
    return line if len(line) <= SHOWN else f"{line[:SHOWN]}…"


class Program:
    """A running program. One thread writes to it and another listens, so that whoever asks never waits for a pipe.

    The first line that comes after a question is its answer. What nobody asked for is dropped, half a line as well.
    """

    def __init__(self, command: list[str]) -> None:
        # In a session of its own it can be stopped with everything that it started.
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )
        self._news = Condition()
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._asked = self._over = False
        self._answer: bytes | None = None
        self._unfinished = b""
        self._dropped = 0
        for work in (self._write, self._listen):
            Thread(target=work, daemon=True).start()
        _running.add(self)

    def ask(self, question: bytes, patience: float) -> bytes:
        """The answer; TimeoutError if none comes in so many seconds, EOFError if the program ends."""
        with self._news:
            self._answer = None
            self._questions.put(question)
            if not self._news.wait_for(lambda: self._answer is not None or self._over, patience):
                raise TimeoutError
            if self._answer is None:
                raise EOFError
            return self._answer

    def stop(self, farewell: float = 0) -> None:
        """End the input, and stop the program and all that it started if it is still there after a while."""
        self._questions.put(None)
        if farewell:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(farewell)
        self.kill()
        self._process.wait()
        self._end()
        _running.discard(self)

    def kill(self) -> None:
        """Stop it without a farewell."""
        if not hasattr(os, "killpg"):
            self._process.kill()
            return
        with suppress(ProcessLookupError, PermissionError):  # nobody is left
            os.killpg(self._process.pid, signal.SIGKILL)

    def _write(self) -> None:
        """Pass questions on until there are no more."""
        assert self._process.stdin is not None
        with suppress(OSError), self._process.stdin as pipe:
            while (question := self._questions.get()) is not None:
                rest = memoryview(question)
                while rest:
                    rest = rest[pipe.write(rest) :]
                # Whatever came before the end of the question cannot be its answer.
                self._expect()
                pipe.write(b"\n")
        self._end()

    def _expect(self) -> None:
        with self._news:
            self._asked = True
            self._unfinished = b""
            self._dropped = 0
            self._news.notify_all()

    def _listen(self) -> None:
        """Hear what the program writes until it ends or is stopped."""
        assert self._process.stdout is not None
        with suppress(OSError), self._process.stdout as pipe:
            while not self._over and (heard := pipe.read(CHUNK)):
                self._hear(heard)
            with self._news:
                if self._unfinished:
                    self._hear(b"\n")
        self._end()

    def _hear(self, heard: bytes) -> None:
        with self._news:
            *lines, rest = (self._unfinished + heard).split(b"\n")
            self._unfinished = rest[: LONGEST + 1]
            if self._asked and lines:
                self._answer, self._asked = lines[0][: LONGEST + 1], False
                self._news.notify_all()
            elif not self._asked:
                self._dropped += len(heard)
                self._news.wait_for(lambda: self._dropped < CHATTER or self._over)

    def _end(self) -> None:
        with self._news:
            self._over = True
            self._news.notify_all()


_running: set[Program] = set()


def kill_all() -> None:
    """Stop every engine of this process at once, for one that has to leave without a farewell."""
    # A copy, which is made in one go: other threads may start and stop engines meanwhile.
    for program in _running.copy():
        program.kill()
