"""What a learning program sees of a game: a vector of numbers, part by part, and how a seat counts the players.

A game declares the parts of its vector, each with what it is read off; the lab turns them so that whoever looks comes
first everywhere, in lists, in the numbers that name somebody, and in actions. :class:`PlainSight` serves a game that
says nothing about that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, TypeAlias

from biont.bots.features import written_out
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
class VectorPart:
    """Some numbers of one meaning, which stand side by side in the vector.

    It is an attribute of the table, or of something that is made of a table for several parts (``of``). Where it has to
    be worked out there is a function for it (``read``).
    """

    group: str
    """What it belongs to; parts of a group follow one another."""
    name: str
    about: str
    """What the numbers are, in a few words."""
    axes: tuple[Axis, ...] = ()
    """What it runs through, the last axis fastest; none: a single number."""
    values: str = ""
    """The kind of thing that the numbers name, where that is one which every seat counts in its own order."""
    of: Callable[[Any], Any] | None = None
    """Makes of a table what this and other parts are attributes of."""
    read: Callable[[Any], Any] | None = None
    """Reads it off a table, or off what is made of one, where it is no attribute."""

    @property
    def is_list(self) -> bool:
        """Whether what is read is a list; else it is a number."""
        return bool(self.axes)

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of its axes."""
        return tuple(length for _, length in self.axes)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def reads(self) -> int:
        """How many are read off a table for it."""
        return self.size


class Reading:
    """Reads parts off a table, one after another: nothing else says in which order they stand."""

    def __init__(self, of: type, *runs: Sequence[VectorPart]) -> None:
        """Parts of tables of this class, in runs. One that is declared twice, or that nothing reads, is refused."""
        parts = [part for run in runs for part in run]
        self._of = of
        self._makers = tuple(dict.fromkeys(part.of for part in parts if part.of is not None))
        self._things = {None: "table"} | {make: f"made{place}" for place, make in enumerate(self._makers)}
        numbers: dict[str, str] = {}
        for part in parts:
            if part.name in numbers:
                raise ValueError(f"The part {part.name} is declared twice.")
            numbers[part.name] = self._written(part)
        lists = [f"[{', '.join(numbers[part.name] for part in run)}]" for run in runs]
        readers = {f"read_{part.name}": part.read for part in parts}
        self._read = written_out(list(self._things.values()), ", ".join(lists).join("()"), readers)

    def _written(self, part: VectorPart) -> str:
        """The expression that reads a part."""
        thing = self._things[part.of]
        if part.read is None and not hasattr(part.of or self._of, part.name):
            raise ValueError(f"Nothing reads {part.name}: there is no such attribute.")
        number = f"{thing}.{part.name}" if part.read is None else f"read_{part.name}({thing})"
        return f"*{number}" if part.is_list else number

    def __call__(self, table: Any) -> Any:
        """The numbers of all parts: a list, or several where there are several runs."""
        return self._read(table, *[make(table) for make in self._makers])


class Observation:
    """How one game is seen."""

    questions: Sequence[Question] = ()
    """What can be asked."""
    numbers: int = 12
    """Plain numbers that an option may name, from 0 on."""
    sizes: Mapping[str, int] = {}
    """How many things of a kind actions can name, where a table has fewer words for them than others."""
    named: Mapping[str, Mapping[int, str]] = {}
    """Verbs and arguments that name somebody by a kind which does not say so."""

    def __init__(self, of: type[Table], *runs: Sequence[VectorPart]) -> None:
        """How tables of this class are seen; a game that has runs of another kind than numbers reads them itself."""
        self.parts = tuple(part for run in runs for part in run)
        """The parts of the vector; their order is fixed within a version."""
        self._reading = Reading(of, *runs)

    def read(self, table: Any) -> Any:
        """The numbers of all parts, one after another, as the table has them: a list, or an array of 16-bit ints."""
        return self._reading(table)

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
            found.append(part if LOW <= part <= HIGH else max(LOW, min(HIGH, part)))
    return found


def seats_from(seat: int, seats: int, most: int) -> list[int]:
    """Seats clockwise from one of them on (a spectator: from the first), and then those where nobody sits."""
    first = max(seat, 0)
    return [*((first + place) % seats for place in range(seats)), *range(seats, most)]


class PlainObservation(Observation):
    """Every slot of a table as it is: numbers, and lists cut or filled up; nothing is turned."""

    def __init__(self, blank: Table, numbers: int) -> None:
        self.numbers = numbers
        hidden = ("key", "count", "steps")
        slots = {name: getattr(blank, name) for name in blank.fields() if name not in hidden}
        super().__init__(
            type(blank), [_plain(name, value) for name, value in slots.items() if not isinstance(value, str)]
        )


def _plain(name: str, value: Any) -> VectorPart:
    """A slot of which nobody says what it is."""
    if not isinstance(value, list):
        return VectorPart("table", name, "a number", read=lambda table: padded(flat((getattr(table, name),)), 1)[0])
    length = max(PLAIN, len(flat(value)))
    axes = (("place", length),)
    return VectorPart("table", name, "a list", axes, read=lambda table: padded(flat(getattr(table, name)), length))
