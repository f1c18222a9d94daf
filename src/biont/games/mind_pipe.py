"""A process in which programs think, seen from inside: questions come on one pipe, and answers go out on another.

It is no process of `multiprocessing`: one of those complains aloud when its parent is killed while it starts, and has
semaphores that somebody must clear away.
"""

from __future__ import annotations

import os
import pickle
import sys
from queue import SimpleQueue
from threading import Thread
from typing import IO

from biont.games.mind import answered
from biont.processes import leave, settle

MODEST = 5
"""How much the process stands back where others want the processor, too: somebody waits for a page."""

LENGTH = 8
"""Bytes that say how long a message is."""


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
    if hasattr(os, "nice"):
        os.nice(MODEST)
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
