"""A table without a drawing of its own: its fields, sorted into facts and sheets that a person can read.

A list with one number for each seat is a column of everybody's things; one with a number for each thing of a
vocabulary is a column of these things; one with both is a sheet of its own. What fits nowhere is told as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from biont.draw.acts import PROMPT, Acts
from biont.draw.anchors import Anchors
from biont.kernel.decision import Decision, Option
from biont.kernel.notation import Notation
from biont.kernel.table import Table

NOTHING = (-1, -2, ())
"""What tables have for nothing, and blinded ones for something unknown."""

INNER = frozenset(Table.__slots__)
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


class Sheet(NamedTuple):
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
    sheets: tuple[Sheet, ...]

    def rows(self, sheet: Sheet, acts: Acts) -> list[Row]:
        """The rows of a sheet that a page shows: those worth it, and those where something can be chosen or not."""
        return [row for row in sheet.rows if sheet.shows(row) or acts.speaks_of(row.id)]


Column = tuple[str, list[Any]]
"""A field by its name, and its list."""


def plain(table: Table, seats: Sequence[str], notation: Notation, label: Callable[[str], str]) -> Plain:
    """The fields of a table; ``label`` says what a field is called."""
    sizes = {len(words): words for words in sorted(vocabularies(notation), key=lambda words: (len(words), words))}
    facts: list[Fact] = []
    by_seat: list[Column] = []
    by_thing: dict[int, list[Column]] = {}
    sheets: list[Sheet] = []
    for name in table.fields():
        value = getattr(table, name)
        if name in INNER:
            continue
        if not isinstance(value, list):
            facts.append(Fact(label(name), told(value)))
        elif len(value) == len(seats):
            by_seat.append((label(name), value))
        elif len(value) in sizes:
            by_thing.setdefault(len(value), []).append((label(name), value))
        elif len(value) % len(seats) == 0 and len(value) // len(seats) in sizes:
            words = sizes[len(value) // len(seats)]
            columns = [(seat, value[n * len(words) :][: len(words)]) for n, seat in enumerate(seats)]
            sheets.append(_sheet(label(name), columns, words))
        else:
            facts.append(Fact(label(name), told(tuple(value))))
    own = [_sheet("", by_seat, seats)] if by_seat else []
    things = [_sheet("", columns, sizes[size]) for size, columns in by_thing.items()]
    return Plain(tuple(facts), _with_ids([*own, *things, *sheets]))


def vocabularies(notation: Notation) -> set[tuple[str, ...]]:
    """The words that options name things by, a tuple for each kind of thing."""
    return {words for kinds in notation.verbs.values() for words in kinds if len(words) > 1}


def _sheet(title: str, columns: Sequence[Column], heads: Sequence[str]) -> Sheet:
    """A line for each thing, a column for each field, or for each seat."""
    rows = [Row(head, tuple(told(values[n]) for _, values in columns)) for n, head in enumerate(heads)]
    return Sheet(title, tuple(name for name, _ in columns), tuple(rows))


def _with_ids(sheets: Sequence[Sheet]) -> tuple[Sheet, ...]:
    """Every thing has one place, however many sheets speak of it."""
    seen: set[str] = set()
    placed = []
    for sheet in sheets:
        rows = [row if row.head in seen else row._replace(id=thing_id(row.head)) for row in sheet.rows]
        seen.update(row.head for row in sheet.rows)
        placed.append(sheet._replace(rows=tuple(rows)))
    return tuple(placed)


def thing_id(word: str) -> str:
    """The id of a thing on the page, from its word in notation."""
    return f"thing-{word}"


def told(value: Any) -> str:
    """A value as a person reads it."""
    if value in NOTHING:
        return "–"
    if isinstance(value, int) and value.bit_length() > LARGE:
        return f"⟨{value.bit_count()}⟩"
    if isinstance(value, tuple):
        items = [told(item) for item in value[:MOST]]
        return ", ".join(items) + (f" … ({len(value)})" if len(value) > MOST else "")
    return str(value)


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
