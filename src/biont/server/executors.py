"""Who does what takes a while, so that nobody waits for it: replies, programs, pauses, and thinking elsewhere.

The registry and the application are given one. A server has threads and a process (``threads.py``); where there are
none, as in a web page, a loop does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextvars import ContextVar
from functools import partial
from typing import Any, Protocol, TypeVar

from biont.bots import Bot, Guarded
from biont.kernel import Option, View

T = TypeVar("T")

SHARE: ContextVar[float] = ContextVar("share", default=1.0)
"""How much of its usual thinking a program that thinks elsewhere may do now: less where many wait to begin theirs."""


class Elsewhere(Protocol):
    """Where programs think that think hard."""

    def program(self, name: str, seed: int) -> Bot:
        """A program that thinks there."""


class Executors(ABC):
    """Does things in the background; each of them is short, or nobody minds that it is not."""

    @abstractmethod
    async def run(self, what: Callable[..., T], *given: Any) -> T:
        """Do something that may take its time, such as drawing a page; others are served meanwhile if they can be."""

    async def tell(self, what: Callable[..., T], *given: Any) -> T:
        """Do something for those who only look on; whoever has asked for something goes first if he can."""
        return await self.run(what, *given)

    @abstractmethod
    def submit(self, what: Callable[[], object], *, patient: bool = False) -> None:
        """Do something soon; what is ``patient`` mostly waits, and keeps nothing else from being done."""

    @abstractmethod
    def later(self, seconds: float, what: Callable[[], object]) -> None:
        """Do something short after a while."""

    @abstractmethod
    def program(self, name: str, seed: int) -> Bot:
        """A program that thinks hard, and elsewhere if that is possible."""

    def ask(self, program: Guarded, view: View[Any], then: Callable[[Callable[[], Option]], None]) -> None:
        """Let a program think, and then call ``then`` with a function that gives its answer or raises what went wrong.

        Where nobody can wait for an answer, the thinking is begun here, and ``then`` is called when it has come.
        """
        then(partial(program.choose, view))

    @abstractmethod
    def stop(self) -> None:
        """Begin nothing more, and give up what is thought about elsewhere."""

    @abstractmethod
    def close(self) -> None:
        """Stop, and wait for what was begun."""
