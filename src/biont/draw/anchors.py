"""Where things stand on a page: the id of what an option acts on, and of what a line of the log is about.

Ids are made of the kinds of things that a notation knows: ``refugium-dust`` is the place of a kind and the word of a
thing, so it never changes while a game runs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from biont.draw.choices import PROMPT
from biont.kernel.decision import Decision, Option
from biont.kernel.notation import Kind, Notation
from biont.kernel.play import Datum, Entry

BOARD = "board"
"""The id of the middle of the board: where that is told which is about no single thing."""


class Anchors:
    """Finds things by the kinds that options and entries name them by."""

    def __init__(self, notation: Notation) -> None:
        self.notation = notation

    def place(self, kind: Kind, number: int) -> str:
        """The id of a thing; empty where things of its kind have no place."""
        there = kind.place and 0 <= number < len(kind.words)
        return f"{kind.place}-{kind.words[number]}" if there else ""

    def named(self, option: Option) -> str:
        """The id of the thing of the highest rank that an option names, or nothing.

        Of several it is the last one, for that is where a piece goes.
        """
        things = [(kind.rank, self.place(kind, number)) for kind, number in reversed(self.notation.things(option))]
        return max(((rank, id) for rank, id in things if id), key=lambda thing: thing[0], default=(0, ""))[1]

    def of_option(self, option: Option, decision: Decision, table: Any) -> str:
        """The id of the thing that an option of a decision acts on."""
        return self.named(option) or PROMPT

    def of_pick(self, option: Option, decision: Decision, table: Any) -> str:
        """The id of the thing that is picked before an option's target lights up; nothing where one click is enough.

        As it stands, an option that names several things begins with the first of them that is not its target.
        """
        target = self.of_option(option, decision, table)
        places = [id for kind, number in self.notation.things(option) if (id := self.place(kind, number))]
        return places[0] if len(places) > 1 and places[0] != target else ""

    def of_entry(self, entry: Entry, table: Any, looks: int = -1) -> str:
        """The id of the thing that an entry is about: the first one that has a place. ``looks`` is the seat of whoever
        sees it, where the board shows him things of his own."""
        found = self.things(entry.kind.things, entry.data)
        return next((id for kind, number in found if (id := self.place(kind, number))), BOARD)

    def things(self, kinds: Iterable[str], data: Iterable[Datum]) -> list[tuple[Kind, int]]:
        """Those of some data that are one thing each, with their kinds, as far as the notation has these."""
        known = self.notation.kinds
        pairs = [(known[kind], datum) for kind, datum in zip(kinds, data, strict=False) if kind in known]
        return [(kind, datum) for kind, datum in pairs if isinstance(datum, int) and datum >= 0]

    def piece(self, option: Option, decision: Decision, table: Any) -> str:
        """The symbol of the piece that an option moves, to be drawn before its label; empty for none."""
        return ""
