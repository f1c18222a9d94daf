"""A kind of card: how its file is read, how many there are, and what helps somebody to fill it in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from biont.kernel.errors import Phrase
from biont.packs.card_reader import CardReader


@dataclass(frozen=True, slots=True, eq=False)
class Cards:
    """The cards of one kind: tables ``[[kind]]`` of a file named after them.

    `read` turns a sheet into a card. `count` is how many a pack has, None for any number. `key` is the field that tells
    a card from the others of its kind; where there is one card for each of `each`, they stand in that order. Sides that
    have codes of their own are a list of tables in the field `sides`. `hint` heads the file of a pack to fill in.
    """

    kind: str
    read: Callable[[CardReader], Any]
    count: int | None = None
    key: str = "code"
    each: Sequence[str] = ()
    sides: str = ""
    plural: str = ""
    file: str = ""
    hint: Phrase | None = None

    def __post_init__(self) -> None:
        """Fill in what follows from the rest: events stand in events.toml."""
        plural = self.plural or f"{self.kind}s"
        object.__setattr__(self, "plural", plural)
        object.__setattr__(self, "file", self.file or f"{plural}.toml")
        if self.each:
            object.__setattr__(self, "count", len(self.each))
