"""A process in which programs think, seen from inside: questions come on one pipe, and answers go out on another.

It is no process of `multiprocessing`: one of those complains aloud when its parent is killed while it starts, and has
semaphores that somebody must clear away.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections import OrderedDict
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, NamedTuple

from biont import games
from biont.bots import Bot
from biont.kernel import Option, View
from biont.processes import leave, settle

REMEMBERED = 50
"""Programs whose state the process keeps; one that was forgotten begins anew."""

LENGTH = 8
"""Bytes that say how long a message is."""

_minds: OrderedDict[int, tuple[Bot, Any]] = OrderedDict()
"""The programs that think in this process, each with the rules of its game."""


class Asked(NamedTuple):
    """A question to a program, which is made where it was not asked before."""

    number: int
    name: str
    seed: int
    view: View[Any]


def send(pipe: IO[bytes], message: object) -> None:
    """Send a message."""
    packed = pickle.dumps(message)
    pipe.write(len(packed).to_bytes(LENGTH, "big") + packed)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes:
    """A message as it was packed; EOFError where the other end is gone."""
    length = int.from_bytes(_read(pipe, LENGTH), "big")
    return _read(pipe, length)


def _read(pipe: IO[bytes], count: int) -> bytes:
    found = pipe.read(count)
    if len(found) < count:
        raise EOFError
    return found


def main() -> None:
    """Think about whatever is asked, until nobody is there to ask."""
    settle()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a program prints is no answer
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    while True:
        answer = answered(questions.get())
        try:
            send(answers, answer)
        except OSError:
            leave()


def _listen(pipe: IO[bytes], questions: SimpleQueue[bytes]) -> None:
    """Take questions, whatever is thought meanwhile; nobody reads the answers of a process whose server is gone."""
    while True:
        try:
            questions.put(receive(pipe))
        except (EOFError, OSError):
            leave()


def answered(question: bytes) -> Option | Exception:
    """The answer to a question, or what went wrong."""
    try:
        return think(pickle.loads(question))
    except Exception as error:  # whoever asked guards the program
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:  # not every error can travel
            return RuntimeError(repr(error))
        return error


def think(asked: Asked) -> Option:
    """Let a program think; it stays here with what it remembers."""
    if asked.number not in _minds:
        _minds[asked.number] = unguarded(asked.name, asked.seed, asked.view), asked.view.rules
    _minds.move_to_end(asked.number)
    while len(_minds) > REMEMBERED:
        _minds.popitem(last=False)
    program, rules = _minds[asked.number]
    # Every message brings a copy of the cards; what programs remember hangs on them, and would pile up with each copy.
    return program.choose(asked.view.at_home(rules))


def unguarded(name: str, seed: int, view: View[Any]) -> Bot:
    """The program itself; whoever asks it from afar guards it."""
    return games.definition_of(view.rules).players.make(name, seed).bot
