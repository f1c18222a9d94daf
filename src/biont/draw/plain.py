"""A table without a drawing of its own: its fields, sorted into facts and sheets that a person can read.

A list with one number for each seat is a column of everybody's things; one with a number for each thing of a
vocabulary is a column of these things; one with both is a sheet of its own. What fits nowhere is told as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from biont.draw.anchors import Anchors
from biont.draw.choices import PROMPT, Choices
from biont.kernel.decision import Decision, Option
from biont.kernel.notation import Notation
from biont.kernel.table import Table
from biont.words import Words
from biont.words.teller import Teller

LOCK = (
    "0 0 16 16",
    '<path d="M4.2 7.3V5a3.8 3.8 0 0 1 7.6 0v2.3M3 7.3h10v7H3z" fill="none" stroke="currentColor" stroke-width="1.4"/>',
)
"""The mark of an answer that cannot be taken back: only a game that draws itself says by what, such as dice."""

NOTHING = (-1, -2, ())
"""What tables have for nothing, and blinded ones for something unknown."""

INNER = frozenset(Table.fields())
"""What lies on every table and is nobody's business: the dice to come and the steps ahead."""

MOST = 24
"""Items of a list that are told one by one."""

SHORT = 12
"""Rows of a sheet that are all shown; in a longer one, those with nothing in them are left out."""

LARGE = 53
"""Bits of a number that counts something; what has more is a set, a bit for each thing."""

EMPTY = frozenset(("0", "–", ""))


class Fact(NamedTuple):
    """One field and its value."""

    name: str
    value: str


class Row(NamedTuple):
    """A line of a sheet: the thing it is about, and its cells."""

    head: str
    cells: tuple[str, ...]
    id: str = ""
    """Where options that name the thing lie; only in the first sheet that has it."""


class PlainSheet(NamedTuple):
    """Fields that speak of the same things."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]

    def shows(self, row: Row) -> bool:
        """Whether a row is worth its line, though nothing can be chosen there."""
        return len(self.rows) <= SHORT or not EMPTY.issuperset(row.cells)


class Plain(NamedTuple):
    """A table in plain words."""

    facts: tuple[Fact, ...]
    sheets: tuple[PlainSheet, ...]

    def rows(self, sheet: PlainSheet, choices: Choices) -> list[Row]:
        """The rows of a sheet that a page shows: those worth it, and those where something can be chosen or not."""
        return [row for row in sheet.rows if sheet.shows(row) or choices.speaks_of(row.id)]


Column = tuple[str, list[str]]
"""A field by its name, and what it holds."""


class Heads(NamedTuple):
    """Things of a kind: their words in notation, and what they are called."""

    words: tuple[str, ...]
    names: tuple[str, ...]


def plain(table: Table, teller: Teller) -> Plain:
    """The fields of a table, and what they hold, in the words that the game has for it."""
    seats = Heads(tuple(teller.seats), tuple(map(teller.seat, teller.seats)))
    sizes = {len(heads.words): heads for heads in vocabularies(teller)}
    facts: list[Fact] = []
    by_seat: list[Column] = []
    by_thing: dict[int, list[Column]] = {}
    sheets: list[PlainSheet] = []
    for name in table.fields():
        if name in INNER:
            continue
        value, title, say = getattr(table, name), field_name(name, teller.say), _number(name, teller)
        cells = [told(item, say) for item in value] if isinstance(value, list) else []
        if not isinstance(value, list):
            facts.append(Fact(title, told(value, say)))
        elif len(value) == len(seats.words):
            by_seat.append((title, cells))
        elif len(value) in sizes:
            by_thing.setdefault(len(value), []).append((title, cells))
        elif len(value) % len(seats.words) == 0 and len(value) // len(seats.words) in sizes:
            heads = sizes[len(value) // len(seats.words)]
            size = len(heads.words)
            columns = [(seat, cells[n * size :][:size]) for n, seat in enumerate(seats.names)]
            sheets.append(_sheet(title, columns, heads))
        else:
            facts.append(Fact(title, told(tuple(value), say)))
    own = [_sheet("", by_seat, seats)] if by_seat else []
    things = [_sheet("", columns, sizes[size]) for size, columns in by_thing.items()]
    return Plain(tuple(facts), _with_ids([*own, *things, *sheets]))


def field_name(field: str, say: Words) -> str:
    """What a field of a table is called: ``field-<name>``, or its name as words."""
    key = f"field-{field.replace('_', '-')}"
    return say(key) if say.has(key) else field.replace("_", " ")


def _number(field: str, teller: Teller) -> Callable[[int], str]:
    """How the numbers of a field are told: as things of the kind that the game names for it, else as they are."""
    kind = teller.fields.get(field, "")
    return (lambda number: str(teller.thing(kind, number))) if kind else str


def vocabularies(teller: Teller) -> list[Heads]:
    """The things that options name, those of each kind together, by their words and in a fixed order."""
    notation = teller.notation
    named = {notation.kinds[name] for names in notation.arguments.values() for name in names}
    kinds = sorted((kind for kind in named if len(kind.words) > 1), key=lambda kind: (len(kind.words), kind.words))
    return [
        Heads(kind.words, tuple(str(teller.thing(kind.name, number)) for number in range(len(kind.words))))
        for kind in kinds
    ]


def _sheet(title: str, columns: Sequence[Column], heads: Heads) -> PlainSheet:
    """A line for each thing, a column for each field, or for each seat."""
    rows = [
        Row(name, tuple(cells[n] for _, cells in columns), thing_id(word))
        for n, (word, name) in enumerate(zip(heads.words, heads.names, strict=True))
    ]
    return PlainSheet(title, tuple(name for name, _ in columns), tuple(rows))


def _with_ids(sheets: Sequence[PlainSheet]) -> tuple[PlainSheet, ...]:
    """Every thing has one place, however many sheets speak of it."""
    seen: set[str] = set()
    placed = []
    for sheet in sheets:
        rows = [row._replace(id="") if row.id in seen else row for row in sheet.rows]
        seen.update(row.id for row in sheet.rows)
        placed.append(sheet._replace(rows=tuple(rows)))
    return tuple(placed)


def thing_id(word: str) -> str:
    """The id of a thing on the page, from its word in notation."""
    return f"thing-{word}"


def told(value: Any, say: Callable[[int], str] = str) -> str:
    """A value as a person reads it; ``say`` tells its numbers."""
    if value in NOTHING:
        return "–"
    if isinstance(value, int) and value.bit_length() > LARGE:
        return f"⟨{value.bit_count()}⟩"
    if isinstance(value, tuple):
        items = [told(item, say) for item in value[:MOST]]
        return ", ".join(items) + (f" … ({len(value)})" if len(value) > MOST else "")
    return say(value) if isinstance(value, int) else str(value)


def written(table: Plain) -> Iterator[str]:
    """A plain table as lines of text."""
    width = max((len(fact.name) for fact in table.facts), default=0)
    for fact in table.facts:
        yield f"{fact.name:<{width}}  {fact.value}"
    for sheet in table.sheets:
        if not any(map(sheet.shows, sheet.rows)):
            continue
        yield ""
        rows = [(row.head, *row.cells) for row in sheet.rows if sheet.shows(row)]
        lines = [(sheet.title, *sheet.columns), *rows]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        for line in lines:
            yield "  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)).rstrip()


class PlainAnchors(Anchors):
    """Options lie on the last thing they name that the sheets of the table have."""

    def __init__(self, notation: Notation, shown: Callable[[Any], Plain]) -> None:
        """``shown``: what a table looks like."""
        super().__init__(notation)
        self.shown = shown

    def of_option(self, option: Option, decision: Decision, table: Any) -> str:
        """The row of the last thing that it names."""
        verb, *values = option
        kinds = self.notation.verbs[verb]
        there = {row.id for sheet in self.shown(table).sheets for row in sheet.rows}
        for place in range(len(values) - 1, -1, -1):
            words = kinds[min(place, len(kinds) - 1)] if kinds else ()
            if 0 <= values[place] < len(words) and thing_id(words[values[place]]) in there:
                return thing_id(words[values[place]])
        return PROMPT
