"""An evaluation that is half weights and half net: what both games have in common of it."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from biont.bots.inputs import arranged
from biont.bots.net import Net
from biont.kernel.errors import BiontError
from biont.kernel.rules import Rules
from biont.kernel.view import View

T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)

SHARE = 0.5
"""How much the net counts beside the weights."""


STRANGE = "The net was not taught with {what}; programs play on with what it knows of other games."


class Strange(BiontError):
    """What a net has not seen before. It is no reason not to play with it."""


class Inputs(NamedTuple):
    """What a net is told of a table, before it is put in order for a seat."""

    players: list[list[float]]
    """The numbers of every player."""
    table: list[float]
    """Those of the table."""
    worths: list[float]
    """What each player's are worth by the weights."""

    def of(self, seat: int) -> list[float]:
        """The inputs of a seat."""
        return arranged(self.players, self.worths, seat, self.table)

    def alone(self) -> list[float]:
        """The inputs of a soloist, whose are all players: the one worth most stands first."""
        return self.of(self.worths.index(max(self.worths)))

    def rows(self, *, alone: bool) -> list[list[float]]:
        """The inputs of every seat, for whoever teaches a net."""
        return [self.alone()] if alone else [self.of(seat) for seat in range(len(self.players))]


class Weighing(Protocol[T_contra]):
    """Weights that judge the tables of a game by themselves."""

    def value(self, table: T_contra, seat: int) -> float:
        """What the position is worth to a seat."""

    def against(self, worths: Sequence[float], seat: int) -> float:
        """A seat's own prospects against those of the others."""


class Learned(ABC, Generic[T]):
    """The weights and a net, half and half; without rivals by the weights alone.

    A net of his own knows how likely a soloist is to win, for whoever reviews his game; to play by it was no better.
    """

    prize: ClassVar[float]
    """What victory is worth beside the points."""
    familiar: ClassVar[frozenset[str]] = frozenset()
    """Settings that games to learn from had in every form; all others as usual."""

    def __init__(self, net: Net, weights: Weighing[T], alone: Net | None = None) -> None:
        self.net = net
        self.weights = weights
        self.alone = alone
        self._met: Rules[Any] | None = None
        self._noted: set[str] = set()

    def meet(self, rules: Rules[Any]) -> None:
        """Say in the log, once for each, that a game has other cards or settings than those to learn from."""
        if rules is self._met:
            return
        self._met = rules
        strange = sorted(set(rules.settings()) - self.familiar)
        if rules.pack() != self.net.about.get("pack"):
            strange = [rules.pack().get("name", ""), *strange]
        what = ", ".join(strange)
        if what and what not in self._noted:
            self._noted.add(what)
            logging.getLogger(__name__).warning("%s", Strange(STRANGE, "net-strange", what=what))

    @abstractmethod
    def inputs(self, table: T) -> Inputs:
        """What the net is told of a table."""

    @abstractmethod
    def rivals(self, table: T) -> int:
        """How many play against each other; 0 where they win and lose together."""

    @abstractmethod
    def is_alone(self, table: T) -> bool:
        """Whether one seat plays, and wins by reaching a goal."""

    @abstractmethod
    def is_over(self, table: T) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def victory(self, table: T, seat: int) -> float:
        """What a seat has of the victory in a game that is over."""

    def value(self, table: T, seat: int) -> float:
        """What the position is worth to a seat, in points."""
        return self.judged(table, seat)[0]

    def judged(self, table: T, seat: int) -> tuple[float, bytes]:
        """The same, and what the net is told, packed; nothing where players win and lose together."""
        rivals = self.rivals(table)
        if not rivals:
            return self.weights.value(table, seat), b""
        inputs = self.inputs(table)
        told = self.net.packed(*inputs.of(seat))
        if self.is_over(table):
            value, chance = self.weights.value(table, seat), self.victory(table, seat)
        else:
            value, chance = self.weights.against(inputs.worths, seat), self.net.chance_of(told)
        return (1 - SHARE) * value + SHARE * (self.prize * (chance - 1 / rivals)), told

    def chance(self, table: T, seat: int) -> float:
        """How likely a seat is to win against its rivals, or a soloist; a shared victory counts for a part of one."""
        if self.is_over(table):
            return self.victory(table, seat)
        inputs = self.inputs(table)
        if self.alone is not None and self.is_alone(table):
            return self.alone.chance(inputs.alone())
        return self.net.chance(inputs.of(seat))


def introduce(judge: object, view: View[Any]) -> None:
    """Let a judge that has learned see which game it is asked in."""
    if isinstance(judge, Learned):
        judge.meet(view.rules)
