"""A game at which people look while others change it: who looks sees it as it was when he began, and nobody waits."""

from __future__ import annotations

import threading
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Self

from biont.games import Moment
from biont.kernel.blank import blank
from biont.kernel.causes import Causes
from biont.server.account import Account
from biont.server.known import Known
from biont.server.page.frame import Drawn
from biont.server.store import Answer, Overtaken


class Looked(Known):
    """A game with what was drawn and told of it. Whoever reads or changes it holds its lock; whoever draws it looks."""

    id: str
    version: int
    given: list[Answer]
    history: list[Moment]

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self._looking = threading.RLock()
        """Held by whoever looks, and never asked for by whoever has the other one."""
        self._looked = False
        """Whether somebody looks at the very game that is here: whoever changes it leaves it to him."""
        self.drawn = Drawn()
        self.told: dict[Hashable, Account] = {}
        """The log in each language and to each seat, as far as it was told; undo makes them begin anew."""
        self._read: dict[int, Causes] = {}

    @contextmanager
    def looked_at(self) -> Iterator[Self]:
        """The game as it is now, to be looked at only, while others may change it. One looks at a time: what he tells
        of the log, the next one need not tell again."""
        with self._looking:
            with self.lock:
                if self.version < 0:
                    raise Overtaken(self.id)
                still = blank(type(self))
                still.__dict__.update(self.__dict__)
                still.given, still.history = self.given[:], self.history[:]
                self._looked = True
            try:
                yield still
            finally:
                self._looked = False

    def _parted(self) -> None:
        """Before a change: whoever looks keeps the game as it was."""
        if self._looked:
            self.game = self.game.copy()
            assert self.game.play  # a copy runs its step again when it is first asked
            self._looked = False

    def read(self, seat: int) -> Causes:
        """The log as a seat may read it, and what followed from what; it is read on as it grows."""
        if seat not in self._read:
            self._read[seat] = self.game.causes_for(seat)
        found = self._read[seat]
        found.read_on(self.game.entries, self.game.play.low)
        return found
