"""A game in outline: what its words and pictures need to know of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from biont.kernel.rules import Rules
from biont.kernel.seating import Seating
from biont.words import Words, words

if TYPE_CHECKING:
    from biont.packs import PackLibrary


@dataclass(frozen=True, slots=True)
class Colour:
    """Somebody who has points at a table: a colour by its name, and the seat that answers for it."""

    name: str
    seat: int


@dataclass(frozen=True, slots=True)
class Moment:
    """When it is in a game, as a page says it, and everybody's points (in the order of :meth:`Outline.colours`)."""

    turn: int
    points: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...] = ()
    """What everybody's points are made of, where the game tells of it (:meth:`Telling.changes`)."""


class Outline(ABC):
    """One game without its facets: what it is called, who sits at it, its cards, its words, and who has points."""

    name: ClassVar[str]
    """In records, addresses, and on the command line."""
    package: ClassVar[str]
    """Where its ``ledger``, ``scenarios`` and ``words`` lie."""
    seating: ClassVar[Seating]

    @cached_property
    def library(self) -> PackLibrary[Any]:
        """Its packs of cards, loaded when somebody first asks for them; a game without any has none."""
        from biont.packs import NoCards

        return NoCards()

    @abstractmethod
    def moment(self, table: Any) -> Moment:
        """When it is on a table, and everybody's points."""

    def colours(self, rules: Rules[Any]) -> tuple[Colour, ...]:
        """Who has points at a table: every seat, unless one of them plays several colours."""
        return tuple(Colour(name, seat) for seat, name in enumerate(rules.seats))

    def words(self, language: str | None = None) -> Words:
        """What a person reads at this game: the words of the house and the game's own."""
        return words(language, self.package)
