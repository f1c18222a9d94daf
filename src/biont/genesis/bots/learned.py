"""What a net is told of a table of Bios:Genesis, and an evaluation that is half weights and half net."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, TypeAlias

from biont.bots import learned
from biont.bots.answers import Answers
from biont.bots.inputs import names_of, version_of
from biont.bots.learned import Inputs
from biont.bots.net import Net
from biont.genesis.bots.evaluation import FEATURES, SHAPE, Reading, is_over
from biont.genesis.bots.weights import WIN, Weights, fitted, victory
from biont.genesis.table import CELLS, Table

LARGEST = 2
"""Organisms of a player that are told one by one, those with most tokens."""
VERSION = 1
"""Raised where a number of the same name comes to mean something else."""

ORGANISMS = [f"{name}_{place}" for place in range(1, LARGEST + 1) for name in SHAPE.names]
PLAYER = [
    *FEATURES.names,
    "red_catalysts",
    "yellow_catalysts",
    "green_catalysts",
    "blue_catalysts",
    *ORGANISMS,
    "worth",
]
TABLE = ["left", "turn", "three", "four", "climate", "ozone", "advanced", "heat", "oxygen", "uv", "cancer", "drought"]
NAMES = names_of(PLAYER, TABLE)
INPUTS = version_of(NAMES, VERSION)

_ABSENT = (0.0,) * len(SHAPE)


def inputs(table: Table, weights: Weights) -> Inputs:
    """The numbers of every player in the order of the box, those of the table, and what each player's are worth."""
    box = table.box
    reading = Reading(table)
    left, future = reading.left, reading.future
    players, worths = [], []
    for player in box.players:
        vector = reading.vectors[player]
        worth = weights.of(vector, left)
        worths.append(worth)
        shapes = sorted([share.shape for share in reading.shares[player]], reverse=True)[:LARGEST]
        shapes += [_ABSENT] * (LARGEST - len(shapes))
        players.append([*vector, *table.pool[CELLS[player]], *shapes[0], *shapes[1], worth])
    count = len(players)
    common = [
        *(left, table.turn, count == 3, count == 4, table.climate, table.ozone, box.settings.advanced),
        *(future.heat[2], future.oxygen[2], future.ultraviolet[3], future.cancer, future.drought),
    ]
    return Inputs(players, common, worths)


def rows(table: Table) -> list[list[float]]:
    """The inputs of every seat, for whoever teaches a net."""
    return inputs(table, fitted()).rows(alone=table.box.solo)


class Learned(learned.Learned[Table]):
    """The weights and a net, half and half; by the weights alone where players have a common goal."""

    prize: ClassVar[float] = WIN

    def __init__(self, net: Net, weights: Weights | None = None, alone: Net | None = None) -> None:
        self.weights: Weights = weights if weights is not None else fitted()
        super().__init__(net, self.weights, alone)

    def inputs(self, table: Table) -> Inputs:
        """What the net is told of a table."""
        return inputs(table, self.weights)

    def rivals(self, table: Table) -> int:
        """All players of a competitive game."""
        return len(table.box.players) if table.box.competitive else 0

    def is_alone(self, table: Table) -> bool:
        """Whether a soloist plays."""
        return table.box.solo

    def is_over(self, table: Table) -> bool:
        """Whether the game has ended."""
        return is_over(table)

    def victory(self, table: Table, seat: int) -> float:
        """What a seat has of the victory in a game that is over."""
        return victory(table, seat)


Judge: TypeAlias = Weights | Learned
"""What says of a table what it is worth."""


@lru_cache(maxsize=1)
def taught() -> Learned | None:
    """The evaluation with the net that comes with the package; None, told once, where there is none to play with."""
    net = Net.found("biont.genesis.bots", "net.npz", INPUTS)
    return None if net is None else Learned(net, alone=Net.found("biont.genesis.bots", "alone.npz", INPUTS))


@lru_cache(maxsize=1)
def answers() -> Answers | None:
    """The net for answers that comes with the package, where there is one to judge with."""
    net = None if taught() is None else Net.found("biont.genesis.bots", "answers.npz", INPUTS)
    return None if net is None else Answers(net)
