"""An evaluation that is half weights and half net: what both games have in common of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, NamedTuple, Protocol, TypeVar

from biont.bots.inputs import arranged
from biont.bots.net import Net

T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)

SHARE = 0.5
"""How much the net counts beside the weights."""


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

    def rows(self) -> list[list[float]]:
        """The inputs of every seat, for whoever teaches a net."""
        return [self.of(seat) for seat in range(len(self.players))]


class Weighing(Protocol[T_contra]):
    """Weights that judge the tables of a game by themselves."""

    def value(self, table: T_contra, seat: int) -> float:
        """What the position is worth to a seat."""

    def against(self, worths: Sequence[float], seat: int) -> float:
        """A seat's own prospects against those of the others."""


class Learned(ABC, Generic[T]):
    """The weights and a net, half and half; by the weights alone where the net knows nothing: without rivals."""

    prize: ClassVar[float]
    """What victory is worth beside the points."""

    def __init__(self, net: Net, weights: Weighing[T]) -> None:
        self.net = net
        self.weights = weights

    @abstractmethod
    def inputs(self, table: T) -> Inputs:
        """What the net is told of a table."""

    @abstractmethod
    def rivals(self, table: T) -> int:
        """How many play against each other; 0 where they win and lose together."""

    @abstractmethod
    def is_over(self, table: T) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def victory(self, table: T, seat: int) -> float:
        """What a seat has of the victory in a game that is over."""

    def value(self, table: T, seat: int) -> float:
        """What the position is worth to a seat, in points."""
        rivals = self.rivals(table)
        if not rivals:
            return self.weights.value(table, seat)
        if self.is_over(table):
            value, chance = self.weights.value(table, seat), self.victory(table, seat)
        else:
            inputs = self.inputs(table)
            value, chance = self.weights.against(inputs.worths, seat), self.net.chance(inputs.of(seat))
        return (1 - SHARE) * value + SHARE * (self.prize * (chance - 1 / rivals))

    def chance(self, table: T, seat: int) -> float:
        """How likely a seat is to win against its rivals; a shared victory counts for a part of one."""
        return self.victory(table, seat) if self.is_over(table) else self.net.chance(self.inputs(table).of(seat))
