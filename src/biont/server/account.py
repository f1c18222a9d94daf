"""The log of a game as it is told to all who look through one seat in one language, and what was put together of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from biont.draw import LogLine
from biont.words.teller import Teller, Trial

T = TypeVar("T")

MOST = 100
"""So much is kept that was put together: an answer needs far less."""


class Account:
    """A log that is told as it grows; an undo makes it begin anew."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.lines: list[LogLine] = []
        """What was told so far."""
        self.trials: dict[int, Trial] = {}
        """The tests among it by their lines, with the names that things had when they were tested."""
        self._made: dict[Hashable, Any] = {}

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is put together by ``make``, unless it was before: ``key`` names it, and all that can change in it while
        the log only grows."""
        if key not in self._made:
            if len(self._made) >= MOST:
                self._made.clear()
            self._made[key] = make()
        found: T = self._made[key]
        return found
