"""The executors of a page: one loop for everything, and another worker for programs that think hard."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from typing import Any, TypeVar

from biont.bots import Bot, Dropped, Guarded
from biont.games.mind import Asked, answered, unguarded
from biont.kernel import Option, View
from biont.server.executors import Executors

log = logging.getLogger(__name__)

T = TypeVar("T")

Mind = Callable[[bytes], Awaitable[bytes]]
"""Asks the other worker: a packed question, and the packed answer when it has come; any error where nobody is there."""


class Loop(Executors):
    """Does everything between two requests. Pages wait meanwhile, so whatever thinks long thinks elsewhere."""

    def __init__(self, mind: Mind | None = None) -> None:
        self._mind = mind
        self._numbers = count()
        self._thinking: set[asyncio.Task[None]] = set()
        self._stopped = False
        self._waited_for = 0
        self._put_off: list[Callable[[], object]] = []

    def hold(self) -> None:
        """Somebody waits for an answer: programs wait until he has it."""
        self._waited_for += 1

    def release(self) -> None:
        """He has it."""
        self._waited_for -= 1
        if not self._waited_for:
            for what in self._put_off:
                self.submit(what)
            self._put_off.clear()

    async def run(self, what: Callable[..., T], *given: Any) -> T:
        """Do it here."""
        return what(*given)

    def submit(self, what: Callable[[], object], *, patient: bool = False) -> None:
        """Do it after whatever waits already."""
        self.later(0, what)

    def later(self, seconds: float, what: Callable[[], object]) -> None:
        """Do it at its time."""
        asyncio.get_running_loop().call_later(seconds, self._do, what)

    def _do(self, what: Callable[[], object]) -> None:
        if self._waited_for:
            self._put_off.append(what)
        elif not self._stopped:
            what()

    def program(self, name: str, seed: int) -> Bot:
        """A program that thinks in the other worker."""
        return Far(next(self._numbers), name, seed)

    def ask(self, program: Guarded, view: View[Any], then: Callable[[Callable[[], Option]], None]) -> None:
        """Let a program think in the other worker, if it is one of those; it answers when it has thought."""
        if self._mind is None or not isinstance(program.bot, Far):
            super().ask(program, view, then)
            return
        task = asyncio.get_running_loop().create_task(self._asked(self._mind, program, program.bot, view, then))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _asked(
        self, mind: Mind, program: Guarded, far: Far, view: View[Any], then: Callable[[Callable[[], Option]], None]
    ) -> None:
        question = pickle.dumps(Asked(far.number, far.name, far.seed, view))
        try:
            far.found = pickle.loads(await mind(question))
        except Exception as error:  # whatever happened to the other worker, the game goes on
            log.warning("Nobody thinks elsewhere (%s): %s thinks here.", error, far.name)
        then(partial(program.choose, view) if not self._stopped else _dropped)

    def stop(self) -> None:
        """Begin nothing more."""
        self._stopped = True
        for task in self._thinking:
            task.cancel()

    def close(self) -> None:
        """Nothing is left to wait for: what was begun here is done."""
        self.stop()


class Far:
    """A program that thinks in the other worker; where that one cannot be asked, it thinks here."""

    def __init__(self, number: int, name: str, seed: int) -> None:
        self.number = number
        self.name = name
        self.seed = seed
        self.found: Option | Exception | None = None
        self._here: Bot | None = None

    def choose(self, view: View[Any]) -> Option:
        """What was found; it belongs to this question alone."""
        found, self.found = self.found, None
        if isinstance(found, Exception):
            raise found
        if found is not None:
            return found
        self._here = self._here or unguarded(self.name, self.seed, view)
        return self._here.choose(view)


def reply(question: Any) -> bytes:
    """What the other worker answers to a packed question, packed like it."""
    return pickle.dumps(answered(bytes(question)))


def _dropped() -> Option:
    raise Dropped
