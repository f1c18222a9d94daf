"""Where programs think that think hard: in a process of its own, so that pages stay quick meanwhile."""

from __future__ import annotations

import logging
import multiprocessing
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from typing import Any

from biont import games
from biont.bots import Bot
from biont.kernel import Option, View
from biont.processes import settle

log = logging.getLogger(__name__)

REMEMBERED = 50
"""Programs whose state the process keeps; one that was forgotten begins anew."""

_minds: OrderedDict[int, tuple[Bot, Any]] = OrderedDict()
"""The programs that think in this process, each with the rules of its game."""


class Thinking:
    """The process in which programs think; it starts with the first question, and ends with the server."""

    def __init__(self) -> None:
        self._numbers = count()
        self._process: ProcessPoolExecutor | None = None
        self._lock = threading.Lock()

    def program(self, name: str, seed: int) -> Distant:
        """A program that thinks there."""
        return Distant(self, next(self._numbers), name, seed)

    def ask(self, number: int, name: str, seed: int, view: View[Any]) -> Option:
        """The answer of a program; if the process died, a fresh one is asked once more."""
        process = self._running()
        try:
            return process.submit(_think, number, name, seed, view).result()
        except BrokenProcessPool as error:
            log.warning("The process in which programs think is gone (%s); there will be another.", error)
        return self._running(process).submit(_think, number, name, seed, view).result()

    def close(self) -> None:
        """Let the process finish its answer and stop."""
        with self._lock:
            if self._process is not None:
                self._process.shutdown(wait=True, cancel_futures=True)

    def _running(self, broken: ProcessPoolExecutor | None = None) -> ProcessPoolExecutor:
        """The process; it is started if there is none, or only the broken one."""
        with self._lock:
            if broken is not None and self._process is broken:
                broken.shutdown(wait=False)
                self._process = None
            if self._process is None:
                # Not forked: a copy of a process with many threads may come to life with their locks held.
                afresh = multiprocessing.get_context("spawn")
                self._process = ProcessPoolExecutor(1, afresh, initializer=settle)
            return self._process


class Distant:
    """A program that thinks in the other process; where no such process lives long enough, it thinks here."""

    def __init__(self, thinking: Thinking, number: int, name: str, seed: int) -> None:
        self.name = name
        self._thinking = thinking
        self._number = number
        self._seed = seed
        self._here: Bot | None = None

    def choose(self, view: View[Any]) -> Option:
        """Its answer."""
        if self._here is None:
            try:
                return self._thinking.ask(self._number, self.name, self._seed, view)
            except (BrokenProcessPool, OSError) as error:
                log.warning("The process in which programs think is gone (%s); they think in the server now.", error)
                self._here = _unguarded(self.name, self._seed, view)
        return self._here.choose(view)


def _unguarded(name: str, seed: int, view: View[Any]) -> Bot:
    """The program itself; whoever asks it from afar guards it."""
    return games.definition_of(view.rules).players.make(name, seed).bot


# -- in the other process --------------------------------------------------------------------------------------------


def _think(number: int, name: str, seed: int, view: View[Any]) -> Option:
    """Let a program think; it stays here with what it remembers."""
    if number not in _minds:
        _minds[number] = _unguarded(name, seed, view), view.rules
    _minds.move_to_end(number)
    while len(_minds) > REMEMBERED:
        _minds.popitem(last=False)
    program, rules = _minds[number]
    # Every message brings a copy of the cards; what programs remember hangs on them, and would pile up with each copy.
    return program.choose(view.at_home(rules))
