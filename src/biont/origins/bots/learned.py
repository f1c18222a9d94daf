"""What a net is told of a table of Bios:Origins, and an evaluation that is half weights and half net."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from biont.bots.inputs import arranged, names_of, version_of
from biont.bots.net import Net
from biont.origins.bots.evaluation import FEATURES, is_over, left, numbers_of, read
from biont.origins.bots.weights import WIN, Weights, fitted, victory
from biont.origins.rules.sequence import STILL
from biont.origins.table import ROWS, SEATS, Seat, Table
from biont.origins.tableau import ALL_DISCIPLINES

SHARE = 0.5
"""How much the net counts beside the weights."""
VERSION = 1
"""Raised where a number of the same name comes to mean something else."""

_THREE = ("culture", "politics", "industry")
PLAYER = [
    *FEATURES.names,
    *(f"{name}_points" for name in _THREE),
    *("emotions", "words", "free_will", "prayers"),
    *(f"{name}_column" for name in _THREE),
    *(f"{name}_rules" for name in _THREE),
    *(f"{name}_chits" for name in _THREE),
    *(f"elders_{row}" for row in range(1, ROWS + 1)),
    "worth",
]
TABLE = [
    *("left", "three", "four", "epoch_1", "epoch_2", "epoch_3", "idle", "advanced"),
    *(f"{name}_favoured" for name in _THREE),
    *(f"{name}_shut" for name in _THREE),
]
NAMES = names_of(PLAYER, TABLE)
INPUTS = version_of(NAMES, VERSION)


def inputs(table: Table, weights: Weights) -> tuple[list[list[float]], list[float], list[float]]:
    """The numbers of every player, those of the table, and what each player's are worth."""
    box = table.box
    share = left(table)
    players, worths = [], []
    for seat, player in enumerate(read(table)):
        vector = numbers_of(player)
        worth = weights.of(vector, share)
        worths.append(worth)
        columns, elders, ruling = table.columns(seat), table.elders[seat::SEATS], table.ruling[seat]
        players.append(
            [
                *vector,
                *player.points,
                *table.pawns_of(seat),
                *(len(columns[0]), len(columns[1]), len(columns[2]), ruling == 0, ruling == 1, ruling == 2),
                *table.all_chits_of(seat),
                *(sum(elders[0::ROWS]), sum(elders[1::ROWS]), sum(elders[2::ROWS]), worth),
            ]
        )
    count, epoch = len(players), table.epoch
    favoured, shut = box.favours[table.philosophy], box.shuts[table.philosophy]
    common = [
        *(share, count == 3, count == 4, epoch == 1, epoch == 2, epoch == 3),
        *(min(1.0, table.idle / (STILL * count)), box.advanced),
        *[favoured == discipline for discipline in ALL_DISCIPLINES],
        *[shut == discipline for discipline in ALL_DISCIPLINES],
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

    def value(self, table: Table, seat: Seat) -> float:
        """What the position is worth to a seat, in points of the final score."""
        box = table.box
        if box.solo or box.coop:
            return self.weights.value(table, seat)
        if is_over(table):
            return (1 - SHARE) * self.weights.value(table, seat) + SHARE * self._win(victory(table, seat), table)
        players, common, worths = inputs(table, self.weights)
        chance = self.net.chance(arranged(players, worths, seat, common))
        return (1 - SHARE) * self.weights.against(worths, seat) + SHARE * self._win(chance, table)

    def _win(self, chance: float, table: Table) -> float:
        return WIN * (chance - 1 / table.box.players)

    def chance(self, table: Table, seat: Seat) -> float:
        """How likely a seat is to win against its rivals; a shared victory counts for a part of one."""
        if is_over(table):
            return victory(table, seat)
        players, common, worths = inputs(table, self.weights)
        return self.net.chance(arranged(players, worths, seat, common))


Judge: TypeAlias = Weights | Learned
"""What says of a table what it is worth."""


@lru_cache(maxsize=1)
def taught() -> Learned | None:
    """The evaluation with the net that comes with the package; None, told once, where there is none to play with."""
    net = Net.found("biont.origins.bots", "net.npz", INPUTS)
    return None if net is None else Learned(net)
