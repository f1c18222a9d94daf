"""What a game has to bring so that the kernel can play it."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from biont.kernel.chance import Chance
from biont.kernel.decision import Asking
from biont.kernel.declared import Declarations
from biont.kernel.notation import Notation
from biont.kernel.play import Play, TableT
from biont.kernel.settings import Settings

T = TypeVar("T")

StepRule: TypeAlias = Callable[..., Asking[None] | None]
"""The rule of a step: called with the play and the step's ints; a generator if it asks anything.

It may also be a plain function that looks at the table first: either it does everything itself and returns None, or it
changes nothing and returns the generator of a rule that asks, since the table is marked only then.
"""


def _ask_nothing() -> Asking[None]:
    yield from ()


NOTHING_ASKED = _ask_nothing()
"""A rule that has come to its end: what a plain function returns that may ask something and has nothing to ask."""
next(NOTHING_ASKED, None)


@dataclass(frozen=True)
class Result:
    """How a game ended: who won (several seats share a tie, none when all lost), with which scores, and why."""

    seats: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    details: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        score = ", ".join(f"{seat} {points}" for seat, points in zip(self.seats, self.scores, strict=True))
        names = " and ".join(self.seats[i] for i in self.winners) or "nobody"
        return f"{names} won ({self.reason}): {score}"


class Rules(ABC, Generic[TableT]):
    """One game with its seats, cards and settings fixed; it holds no state of any play."""

    name: ClassVar[str]
    version: str
    """Changes whenever the same answers may lead to another table. A game goes on with the version it began with, so a
    corrected rule leaves the old one in place for those that have it: a switch, set by the version."""

    seats: tuple[str, ...]
    notation: Notation
    steps: Mapping[str, StepRule]
    agreed: Settings = Settings()
    """What the players agreed on. The definition of the game sets it, so that no record is without its settings."""

    def __repr__(self) -> str:
        settings = "".join(f", {name}={value!r}" for name, value in self.settings().items())
        return f"<Rules of {self.name}, version {self.version}, {' '.join(self.seats)}{settings}>"

    @property
    def declarations(self) -> Declarations:
        """What it asks, tells and gives as reasons: whatever its module declares; a game of several says which."""
        return _declarations(type(self).__module__)

    @abstractmethod
    def setup(self, play: Play[TableT]) -> None:
        """Lay out the table that :meth:`blank` gave and push the first step."""

    @abstractmethod
    def blank(self) -> TableT:
        """An empty table of this game."""

    @abstractmethod
    def blind(self, table: TableT, seat: int) -> TableT:
        """A copy of the table with everything that ``seat`` may not know blotted out."""

    @abstractmethod
    def imagine(self, table: TableT, seat: int, chance: Chance) -> None:
        """Deal anew, in place, what :meth:`blind` blotted out, consistent with what ``seat`` knows."""

    @abstractmethod
    def result(self, table: TableT) -> Result:
        """The outcome of a finished game."""

    def at_home(self, table: TableT) -> TableT:
        """Give a table that came from elsewhere, such as another process, the things of these rules that are no state.

        It has brought a copy of them (``Table.static``, the cards), and what is remembered about those that are here
        would have to be found out again.
        """
        home = self.blank()
        for name in table.static:
            setattr(table, name, getattr(home, name))
        return table

    def settings(self) -> dict[str, Any]:
        """The settings that differ from the usual game, as plain data for a record."""
        return self.agreed.to_data()

    def pack(self) -> dict[str, str]:
        """Name and content hash of the cards, for a record; empty when the game has none."""
        return {}


@cache
def _declarations(module: str) -> Declarations:
    return Declarations.of([sys.modules[module]])


def joined(parts: Iterable[Mapping[str, T]]) -> dict[str, T]:
    """The steps (or the verbs) of all parts of a rulebook; parts that share a name must mean the same by it."""
    whole: dict[str, T] = {}
    for part in parts:
        for name, meaning in part.items():
            if whole.setdefault(name, meaning) != meaning:
                raise ValueError(f"{name!r} has two meanings: {whole[name]!r} and {meaning!r}")
    return whole
