"""What followed from what: causes, read off a log.

An event that strikes (:attr:`Event.causes`) is the cause of everything that is noted and asked while the steps last
that it led to. The log says how many steps were to come at every entry, so nothing else has to be remembered.
"""

from __future__ import annotations

from collections.abc import Sequence

from biont.kernel.decision import Decision
from biont.kernel.play import Entry

NO_CAUSE = -1


class Causes:
    """The causes in a log, as a seat may read it (-1: as everybody may); entries go by their numbers there."""

    def __init__(self, log: Sequence[Entry], low: int, seat: int) -> None:
        """``low``: the fewest steps that were to come since the last entry."""
        self.seat = seat
        self.entries: list[Entry] = []
        self.of: list[int] = []
        """For every entry the cause that it followed from at once, or NO_CAUSE; for a cause, the one that led to it."""
        self.known: list[int] = [0]
        """Of how many entries of the whole log, from the first one on, the seat may read how many."""
        self.turns: list[int] = []
        """The entries with which somebody's turn begins."""
        self._lasting: list[int] = []
        self._first: list[int] = []
        self._after: dict[int, list[int]] = {}
        self.now = NO_CAUSE
        """The cause of what is asked now, or NO_CAUSE."""
        self.read_on(log, low)

    def read_on(self, log: Sequence[Entry], low: int) -> None:
        """Read what was added to the log since."""
        lasting, seat = self._lasting, self.seat
        for entry in log[len(self.known) - 1 :]:
            if lasting:
                self._let_go(entry.low)
            if entry.only in (-1, seat):
                number = len(self.entries)
                self.of.append(lasting[-1] if lasting else NO_CAUSE)
                for cause in lasting:
                    self._after[cause].append(number)
                if entry.kind.causes:
                    lasting.append(number)
                    self._after[number] = []
                self._first.append(lasting[0] if lasting else NO_CAUSE)
                if entry.kind.begins == "turn" and entry.seat >= 0:
                    self.turns.append(number)
                self.entries.append(entry)
            self.known.append(len(self.entries))
        self._let_go(low)
        self.now = lasting[-1] if lasting else NO_CAUSE

    def _let_go(self, low: int) -> None:
        """Causes end once fewer steps are to come than when they struck."""
        lasting = self._lasting
        while lasting and self.entries[lasting[-1]].depth > low:
            lasting.pop()

    def chain(self, number: int) -> list[int]:
        """A cause after all those that led to it, the first one first; nothing for NO_CAUSE."""
        found: list[int] = []
        while number != NO_CAUSE:
            found.append(number)
            number = self.of[number]
        return found[::-1]

    def behind(self, decision: Decision) -> list[int]:
        """What the open question follows from, the first cause first; nothing where whoever is asked brought it about
        and knows, or where it only asks for dice or about them."""
        found = self.chain(self.now)
        if not found or decision.kind.rolls or decision.kind.judges:
            return []
        return found if decision.kind.follows or self.entries[found[0]].seat != decision.seat else []

    def first(self, number: int) -> int:
        """The cause that all began with, of an entry or of a cause; NO_CAUSE where nothing struck."""
        return self._first[number] if number != NO_CAUSE else NO_CAUSE

    def after(self, cause: int) -> Sequence[int]:
        """Everything that followed from a cause, however far."""
        return self._after.get(cause, ())
