"""What a learning program sees of a game: a vector of numbers, part by part, and how a seat counts the players.

A game declares the parts of its vector, each with what it is read off; the lab turns them so that whoever looks comes
first everywhere, in lists, in the numbers that name somebody, and in actions. :class:`PlainSight` serves a game that
says nothing about that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from math import prod
from operator import attrgetter, ne
from struct import Struct
from typing import Any, NamedTuple, TypeAlias

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

REMEMBERED = 512
"""Of so many things of a part it is known how they are written."""

Axis: TypeAlias = tuple[str, int]
"""What a list runs through, a kind of thing, and how many there are."""

Writer: TypeAlias = Callable[[bytearray, int, Any], object]
"""Writes what was read off a table into a row, from some byte on, as 16-bit ints."""


@dataclass(frozen=True, slots=True)
class VectorPart:
    """Some numbers of one meaning, which stand side by side in the vector.

    It is an attribute of the table, or of something that is made of a table for several parts (``of``). Where it has to
    be worked out there is a function for it (``read``). What is said to be worked out of some slots alone (``off``, or
    what ``of`` has of that name) is read again only when one of them has changed.
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
    off: tuple[str, ...] = ()
    """The slots of a table that it is worked out of."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of its axes."""
        return tuple(length for _, length in self.axes)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    def writer(self) -> Writer:
        """What writes down what was read."""
        write = Struct(f"{self.size}h").pack_into
        return (lambda row, start, numbers: write(row, start, *numbers)) if self.axes else write


class _Packed(dict[Any, bytes]):
    """Things as they are written, each of which is packed when it is seen for the first time."""

    def __init__(self, pack: Callable[[Any], bytes]) -> None:
        super().__init__()
        self._pack = pack

    def __missing__(self, thing: Any) -> bytes:
        if len(self) >= REMEMBERED:
            self.clear()
        packed = self[thing] = self._pack(thing)
        return packed


def one_by_one(pack: Callable[[Any], bytes]) -> Writer:
    """Writes things down each by itself, as it was packed before: where one of them changes, the others stay."""
    packed = _Packed(pack).__getitem__

    def write(row: bytearray, start: int, things: Iterable[Any]) -> None:
        numbers = b"".join(map(packed, things))
        row[start : start + len(numbers)] = numbers

    return write


class Reading:
    """Reads parts off tables, one after another: nothing else says in which order they stand.

    What has not changed since the table before is not read again, which is most of a table from answer to answer. A
    reading is of one kind of tables: all as they lie, or all real ones that are blinded where they are read.
    """

    def __init__(self, of: type, parts: Sequence[VectorPart], hidden: Sequence[str] | None = None) -> None:
        """Parts of tables of this class. One that is declared twice, or that nothing reads, is refused."""
        self.row = bytearray(2 * sum(part.size for part in parts))
        """The numbers of all parts, 16 bits each."""
        self.pieces = _pieces(of, parts)
        slots = {slot: place for place, slot in enumerate(dict.fromkeys(s for piece in self.pieces for s in piece.off))}
        self._look = written_out(["table"], f"({' '.join(f'table.{slot},' for slot in slots)})")
        self._before: list[Any] = [_NEVER] * len(slots)
        self._places = range(len(slots))
        self._always = {number for number, piece in enumerate(self.pieces) if not piece.off}
        self._is_open = hidden is not None
        """Whether there are pieces that can be read off a real table as it lies, all but ..."""
        self._hidden = {
            number for number, piece in enumerate(self.pieces) if not {*(hidden or ())}.isdisjoint(piece.off)
        }
        """... these."""
        self._after: list[list[int]] = [[] for _ in slots]
        """By slot: the pieces that are read again when it has changed."""
        for number, piece in enumerate(self.pieces):
            for slot in piece.off:
                self._after[slots[slot]].append(number)

    def __call__(self, table: Any, blind: Callable[[Any], Any] | None = None) -> set[int]:
        """Read a table into ``row``, and say which pieces were read again.

        ``blind`` makes of a table what one may know of it, and takes as long as all the rest: most often, what has
        changed is no secret.
        """
        if blind is not None and not self._is_open:
            table, blind = blind(table), None
        now, before, row = self._look(table), self._before, self.row
        changed = [*compress(self._places, map(ne, before, now))]
        due = self._always.union(*[self._after[place] for place in changed])
        if blind is not None and not due.isdisjoint(self._hidden):
            table = blind(table)
        for number in due:
            piece = self.pieces[number]
            thing = table if piece.make is None else piece.make(table)
            for start, read, write in piece.parts:
                write(row, start, read(thing))
        for place in changed:
            slot = now[place]
            before[place] = slot[:] if isinstance(slot, list) else slot
        return due


class _Piece(NamedTuple):
    """Parts that are read together."""

    make: Callable[[Any], Any] | None
    """Makes of a table what they are read off."""
    off: tuple[str, ...]
    parts: list[tuple[int, Callable[[Any], Any], Writer]]
    """Where each begins in the row, what reads it, and what writes it down."""
    numbers: list[int]
    """Which parts those are, by their place in the vector."""


_NEVER = object()
"""What no slot holds."""


def _pieces(of: type, parts: Sequence[VectorPart]) -> list[_Piece]:
    pieces: dict[Any, _Piece] = {}
    names: set[str] = set()
    start = 0
    for number, part in enumerate(parts):
        if part.name in names:
            raise ValueError(f"The part {part.name} is declared twice.")
        if part.read is None and not hasattr(part.of or of, part.name):
            raise ValueError(f"Nothing reads {part.name}: there is no such attribute.")
        names.add(part.name)
        own = (part.name,) if part.of is None and part.read is None else part.off
        piece = pieces.setdefault(part.of or part.name, _Piece(part.of, getattr(part.of, "off", own), [], []))
        piece.parts.append((start, part.read or attrgetter(part.name), part.writer()))
        piece.numbers.append(number)
        start += 2 * part.size
    return [*pieces.values()]


class Observation:
    """How one game is seen."""

    questions: Sequence[Question] = ()
    """What can be asked."""
    numbers: int = 12
    """Plain numbers that an option may name, from 0 on."""
    sizes: Mapping[str, int] = {}
    """How many things of a kind actions can name, where a table has fewer words for them than others."""
    hidden: Sequence[str] | None = None
    """The slots of which a view blots something out, where it is the same for all seats; None: any, for any seat."""
    named: Mapping[str, Mapping[int, str]] = {}
    """Verbs and arguments that name somebody by a kind which does not say so."""

    def __init__(self, of: type[Table], parts: Sequence[VectorPart]) -> None:
        """How tables of this class are seen."""
        self._of = of
        self.parts = tuple(parts)
        """The parts of the vector; their order is fixed within a version."""

    def reading(self) -> Reading:
        """What reads the numbers of all parts off one table after another, as the table has them."""
        return Reading(self._of, self.parts, self.hidden)

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
        if isinstance(part, int):
            found.append(part if LOW <= part <= HIGH else max(LOW, min(HIGH, part)))
        elif isinstance(part, tuple):
            found += flat(part)
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
        return VectorPart(
            "table", name, "a number", read=lambda table: padded(flat((getattr(table, name),)), 1)[0], off=(name,)
        )
    length = max(PLAIN, len(flat(value)))
    axes = (("place", length),)
    return VectorPart(
        "table", name, "a list", axes, read=lambda table: padded(flat(getattr(table, name)), length), off=(name,)
    )
