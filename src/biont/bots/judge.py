"""What says of a table what it is worth: fitted weights, a net, or both."""

from __future__ import annotations

from typing import Protocol, TypeVar

Judged = TypeVar("Judged", contravariant=True)


class Valuing(Protocol[Judged]):
    """Looks at a table through the eyes of a seat."""

    def value(self, table: Judged, seat: int) -> float:
        """What it is worth, in points."""


class Judge(Valuing[Judged], Protocol[Judged]):
    """Knows victory too."""

    def chance(self, table: Judged, seat: int) -> float:
        """How likely the seat is to win."""
