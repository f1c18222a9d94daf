"""What a net is told of a table of Bios:Genesis, and an evaluation that is half weights and half net."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from biont.bots.inputs import arranged, names_of, version_of
from biont.bots.net import Net
from biont.genesis.bots.evaluation import FEATURES, SHAPE, Reading, is_over
from biont.genesis.bots.weights import WIN, Weights, fitted
from biont.genesis.table import CELLS, Table

LARGEST = 2
"""Organisms of a player that are told one by one, those with most tokens."""
SHARE = 0.5
"""How much the net counts beside the weights."""
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


def inputs(table: Table, weights: Weights) -> tuple[list[list[float]], list[float], list[float]]:
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
    return players, common, worths


def rows(table: Table) -> list[list[float]]:
    """The inputs of every seat, for whoever teaches a net."""
    players, common, worths = inputs(table, fitted())
    return [arranged(players, worths, seat, common) for seat in range(len(players))]


class Learned:
    """The weights and a net, half and half; by the weights alone where the net knows nothing: without rivals."""

    def __init__(self, net: Net, weights: Weights | None = None) -> None:
        self.net = net
        self.weights = weights if weights is not None else fitted()

    def value(self, table: Table, seat: int) -> float:
        """What the position is worth to a seat, in victory points."""
        if not table.box.competitive:
            return self.weights.value(table, seat)
        if is_over(table):
            return (1 - SHARE) * self.weights.value(table, seat) + SHARE * self._win(self.chance(table, seat), table)
        players, common, worths = inputs(table, self.weights)
        chance = self.net.chance(arranged(players, worths, seat, common))
        return (1 - SHARE) * self.weights.against(worths, seat) + SHARE * self._win(chance, table)

    def _win(self, chance: float, table: Table) -> float:
        return WIN * (chance - 1 / len(table.box.players))

    def stakes(self, table: Table, seat: int) -> float:
        """The same for answers that may end the world: only the chance of winning counts."""
        return WIN * self.chance(table, seat) if table.box.competitive else self.weights.value(table, seat)

    def chance(self, table: Table, seat: int) -> float:
        """How likely a seat is to win."""
        if is_over(table) or not table.box.competitive:
            return self.weights.chance(table, seat)
        players, common, worths = inputs(table, self.weights)
        return self.net.chance(arranged(players, worths, seat, common))


Judge: TypeAlias = Weights | Learned
"""What says of a table what it is worth."""


@lru_cache(maxsize=1)
def taught() -> Learned | None:
    """The evaluation with the net that comes with the package; None, told once, where there is none to play with."""
    net = Net.found("biont.genesis.bots", "net.npz", INPUTS)
    return None if net is None else Learned(net)
