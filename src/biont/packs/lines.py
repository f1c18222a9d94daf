"""Where tables and fields stand in a TOML file, so that a problem can name its line.

The reader of TOML tells no lines, so the text is looked through once more: headings, keys at the beginning of a line,
and the tables of a list that stand on lines of their own. What is written on one line has that line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TypeAlias

HEADING = re.compile(r"\s*(\[\[?)\s*([\w.\"'-]+)\s*\]")
KEY = re.compile(r"\s*([\w.-]+|\"[^\"]*\")\s*=\s*(.*)")
NOISE = re.compile(r"\"(?:\\.|[^\"\\])*\"|'[^']*'|#.*")
"""Texts and comments, whose brackets open nothing."""


@dataclass(slots=True)
class Spots:
    """The lines of one table by the paths of its fields; its own is that of the empty path."""

    by_path: dict[str, int] = field(default_factory=dict)

    def line(self, path: str = "") -> int:
        """The line of a field, or of what it lies inside; 0 where nothing is known."""
        if not self.by_path:
            return 0
        while path and path not in self.by_path:
            path = path.rpartition(".")[0]
        return self.by_path.get(path, 0)


NOWHERE = Spots()

Anchor: TypeAlias = tuple[str, int, str]
"""The heading of a table, its place among those with it, and the path of a field."""


class Lines:
    """The lines of a file: ``table("event", 3).line("icons")`` is where the icons of its fourth event stand."""

    def __init__(self, text: str) -> None:
        self._tables: dict[str, list[Spots]] = {"": [Spots()]}
        self._spots = self._tables[""][0]
        self._prefix = ""
        self._list = ""
        self._depth = self._entries = 0
        for number, line in enumerate(text.splitlines(), start=1):
            self._read(number, line)

    def table(self, name: str, position: int = 0) -> Spots:
        """A table by its heading and its place among those with it; ``""`` is what stands before all headings."""
        tables = self._tables.get(name, [])
        return tables[position] if position < len(tables) else NOWHERE

    def anchors(self) -> dict[int, Anchor]:
        """What begins in each line: a table, a field of it, or an entry of a list."""
        return {
            line: (name, position, path)
            for name, tables in self._tables.items()
            for position, spots in enumerate(tables)
            for path, line in spots.by_path.items()
        }

    def _read(self, number: int, line: str) -> None:
        if self._depth:
            self._read_on(number, line)
            return
        heading, key = HEADING.match(line), KEY.match(line)
        if heading:
            self._open(number, heading[2], listed=heading[1] == "[[")
        elif key:
            path = self._prefix + key[1].strip('"')
            self._spots.by_path.setdefault(path, number)
            self._list, self._entries, self._depth = path, 0, depth(key[2])

    def _read_on(self, number: int, line: str) -> None:
        """A line of a value that goes over several: each table of a list that begins there is noted."""
        if self._depth == 1 and line.lstrip().startswith("{"):
            self._spots.by_path[f"{self._list}.{self._entries}"] = number
            self._entries += 1
            if self._spots is self._tables[""][0]:  # a card a line, instead of a heading for each
                self._tables.setdefault(self._list, []).append(Spots({"": number}))
        self._depth += depth(line)

    def _open(self, number: int, name: str, listed: bool) -> None:
        """A heading: a new table, or a part of the one before."""
        first, _, rest = name.partition(".")
        if not rest or first not in self._tables:
            self._spots, self._prefix = Spots({"": number}), ""
            self._tables.setdefault(name, []).append(self._spots)
            return
        self._spots = self._tables[first][-1]
        if listed:
            place = 0
            while f"{rest}.{place}" in self._spots.by_path:
                place += 1
            rest = f"{rest}.{place}"
        self._spots.by_path[rest] = number
        self._prefix = f"{rest}."


def depth(text: str) -> int:
    """How many brackets a text opens beyond those that it closes."""
    bare = NOISE.sub("", text)
    return sum(bare.count(mark) for mark in "[{") - sum(bare.count(mark) for mark in "]}")
