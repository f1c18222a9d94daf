"""Through whose eyes somebody looks at a game: a frame belongs to a seat, or to all who watch."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache

from biont.server.company.acts import TABLE, Act
from biont.server.company.company import Actor, Company, may

WATCHING = -1
"""The seat of whoever only watches."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """The seat through which somebody looks, the seats for which he answers, and all that he may do there.

    Whoever has the same eyes sees the same, to the letter.
    """

    seat: int = WATCHING
    seats: frozenset[int] = frozenset()
    acts: frozenset[Act] = frozenset()

    def may(self, act: Act) -> bool:
        """Whether he may do something."""
        return act in self.acts


def eyes_of(actor: Actor, company: Company, given: Iterable[int]) -> Eyes:
    """How somebody looks at a game; ``given`` are the seats that have answered, the last one first.

    One screen may have several seats, or all of them: it looks through the one that is asked, else through the one that
    was asked last.
    """
    seats = company.seats_of(actor)
    return Eyes(_seat(seats, company.asked, given), seats, acts_of(actor, company))


@lru_cache(maxsize=1000)
def acts_of(actor: Actor, company: Company) -> frozenset[Act]:
    """All that somebody may do in a company."""
    return frozenset(act for act in TABLE if may(actor, act, company))


def _seat(seats: Collection[int], asked: int, given: Iterable[int]) -> int:
    if asked in seats:
        return asked
    return next((seat for seat in given if seat in seats), min(seats, default=WATCHING))
