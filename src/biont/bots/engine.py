"""Bots in any language: a program that reads a line of JSON for every decision and answers with a line of text.

The protocol is described in ``docs/bots.md``.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any

from biont.kernel.decision import Option
from biont.kernel.errors import BiontError
from biont.kernel.view import View

PROTOCOL = 1
PATIENCE = 30.0
"""Seconds that an engine may take for an answer."""
STARTS = 3
"""How often an engine that ended or was stopped is started in one game."""


class EngineError(BiontError):
    """An engine did not do its part."""


def question(view: View[Any], seed: int) -> dict[str, Any]:
    """What an engine is told: the table as its seat may know it, and what is asked."""
    decision = view.decision
    assert decision is not None
    show = view.rules.notation.print
    return {
        "protocol": PROTOCOL,
        "game": view.rules.name,
        "rules": view.rules.version,
        "pack": view.rules.pack(),
        "settings": view.rules.options(),
        "seats": list(view.rules.seats),
        "seat": view.seat,
        "seed": seed,
        "kind": decision.kind,
        "rule": decision.rule,
        "data": list(decision.data),
        "options": [show(option) for option in decision.options],
        "table": view.table.state(),
    }


class Engine:
    """A program beside the game, asked over its standard input and output."""

    def __init__(self, command: str, seed: int = 0, patience: float = PATIENCE) -> None:
        self.name = f"cmd:{command}"
        self._program: subprocess.Popen[str] | None = None
        self._command = shlex.split(command)
        if not self._command:
            raise EngineError("An engine needs a command, such as cmd:./engine.", "engine-command")
        self._seed = seed
        self._patience = patience
        self._starts = 0
        self._lines: Queue[str | None] = Queue()

    def choose(self, view: View[Any]) -> Option:
        """The option whose text the engine writes."""
        line = self._answer(json.dumps(question(view, self._seed), separators=(",", ":")))
        return view.rules.notation.parse(line)

    def close(self) -> None:
        """End the program: close its input, and stop it if it does not end by itself."""
        program, self._program = self._program, None
        if program is None:
            return
        assert program.stdin is not None
        assert program.stdout is not None
        with suppress(OSError):
            program.stdin.close()
        try:
            program.wait(0.5)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()
        program.stdout.close()

    def __del__(self) -> None:
        self.close()

    def _answer(self, line: str) -> str:
        program = self._running()
        assert program.stdin is not None
        try:
            program.stdin.write(line + "\n")
            program.stdin.flush()
            answer = self._lines.get(timeout=self._patience)
        except Empty:
            self._stop()
            seconds = f"{self._patience:g}"
            raise EngineError("no answer within {seconds} seconds", "engine-slow", seconds=seconds) from None
        except OSError:
            answer = None
        if answer is None:
            self._stop()
            raise EngineError("the program ended", "engine-ended")
        return answer.strip()

    def _running(self) -> subprocess.Popen[str]:
        if self._program is not None:
            return self._program
        if self._starts >= STARTS:
            sentence = "the program was started {times} times and is left alone now"
            raise EngineError(sentence, "engine-given-up", times=STARTS)
        self._starts += 1
        try:
            program = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            why = error.strerror or str(error)
            raise EngineError("the program cannot be started: {why}", "engine-start", why=why) from None
        self._program = program
        self._lines = Queue()
        Thread(target=_listen, args=(program, self._lines), daemon=True).start()
        return program

    def _stop(self) -> None:
        if self._program is not None:
            self._program.kill()
            self.close()


def _listen(program: subprocess.Popen[str], lines: Queue[str | None]) -> None:
    """Hand on what a program writes, line by line, and None when it ends."""
    assert program.stdout is not None
    try:
        for line in program.stdout:
            lines.put(line)
    except ValueError:  # the pipe was closed under our hands
        pass
    lines.put(None)
