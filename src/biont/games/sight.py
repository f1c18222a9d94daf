"""What a learning program sees of a game: a vector of numbers, part by part, and how a seat counts the players.

A game says which parts its vector has and reads them off a table as it lies; the lab turns them so that whoever looks
comes first everywhere, in lists, in the numbers that name somebody, and in actions. :class:`PlainSight` serves a game
that says nothing about that.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, TypeAlias

from biont.kernel.declared import Question
from biont.kernel.rules import Rules
from biont.kernel.table import Table

EMPTY = -2
"""Nothing lies in this place; -1 means nobody, nowhere or not known."""

LOW, HIGH = -64, (1 << 15) - 1
"""Between these lie all numbers that a learning program sees."""

PLAIN = 32
"""Places of a list of a table that nobody described."""

Axis: TypeAlias = tuple[str, int]
"""What a list runs through, a kind of thing, and how many there are."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some numbers of one meaning, which stand side by side in the vector."""

    group: str
    """What it belongs to; parts of a group follow one another."""
    name: str
    axes: tuple[Axis, ...] = ()
    """What it runs through, the last axis fastest; none: a single number."""
    values: str = ""
    """The kind of thing that the numbers name, where that is one which every seat counts in its own order."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of its axes."""
        return tuple(length for _, length in self.axes)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Sight(ABC):
    """How one game is seen."""

    parts: tuple[Part, ...]
    """The parts of the vector; their order is fixed within a version."""
    questions: Sequence[Question] = ()
    """What can be asked."""
    numbers: int = 12
    """Plain numbers that an option may name, from 0 on."""
    sizes: Mapping[str, int] = {}
    """How many things of a kind actions can name, where a table has fewer words for them than others."""
    named: Mapping[str, Mapping[int, str]] = {}
    """Verbs and arguments that name somebody by a kind which does not say so."""

    @abstractmethod
    def read(self, table: Any) -> Any:
        """The numbers of all parts, one after another, as the table has them: a list, or an array of 16-bit ints."""

    def orders(self, rules: Rules[Any], seat: int) -> Mapping[str, Sequence[int]]:
        """Kinds of things that a seat counts in an order of its own: their numbers in that order."""
        return {}

    def about(self, rules: Rules[Any], seat: int) -> Sequence[int]:
        """Numbers that say who looks, the same all game long."""
        return ()


def padded(values: Sequence[int], size: int) -> list[int]:
    """A list of changing length as one of fixed length."""
    return [*values[:size], *([EMPTY] * (size - len(values)))]


def flat(data: Sequence[Any]) -> list[int]:
    """Numbers, and those of groups such as dice; whatever is no number is left out."""
    found: list[int] = []
    for part in data:
        if isinstance(part, tuple):
            found += flat(part)
        elif isinstance(part, int):
            found.append(max(LOW, min(HIGH, part)))
    return found


def seats_from(seat: int, seats: int, most: int) -> list[int]:
    """Seats clockwise from one of them on (a spectator: from the first), and then those where nobody sits."""
    first = max(seat, 0)
    return [*((first + place) % seats for place in range(seats)), *range(seats, most)]


class PlainSight(Sight):
    """Every slot of a table as it is: numbers, and lists cut or filled up; nothing is turned."""

    def __init__(self, blank: Table, numbers: int) -> None:
        self.numbers = numbers
        hidden = ("key", "count", "steps")
        self._names = [
            name for name in blank.fields() if name not in hidden and not isinstance(getattr(blank, name), str)
        ]
        self.parts = tuple(Part("table", name, self._axes(getattr(blank, name))) for name in self._names)

    @staticmethod
    def _axes(value: Any) -> tuple[Axis, ...]:
        return (("place", max(PLAIN, len(flat(value)))),) if isinstance(value, list) else ()

    def read(self, table: Any) -> list[int]:
        """The slots in their order."""
        found: list[int] = []
        for part in self.parts:
            value = getattr(table, part.name)
            found += padded(flat(value if isinstance(value, list) else (value,)), part.size)
        return found
