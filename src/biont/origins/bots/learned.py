"""What a net is told of a table of Bios:Origins, and an evaluation that is half weights and half net."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, TypeAlias

from biont.bots import learned
from biont.bots.answers import Answers
from biont.bots.inputs import names_of, version_of
from biont.bots.learned import Inputs
from biont.bots.net import Net
from biont.origins.bots.evaluation import FEATURES, is_over, left, numbers_of, read
from biont.origins.bots.weights import WIN, Weights, fitted, victory
from biont.origins.rules.sequence import STILL
from biont.origins.table import ROWS, Seat, Table

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


def inputs(table: Table, weights: Weights) -> Inputs:
    """The numbers of every player, those of the table, and what each player's are worth."""
    box = table.box
    share = left(table)
    players, worths = [], []
    for seat, player in enumerate(read(table)):
        vector = numbers_of(player)
        worth = weights.of(vector, share)
        worths.append(worth)
        columns, elders, ruling = player.columns, player.places, table.ruling[seat]
        players.append(
            [
                *vector,
                *player.points,
                *player.pawns,
                *(len(columns[0]), len(columns[1]), len(columns[2]), ruling == 0, ruling == 1, ruling == 2),
                *player.chits,
                *(sum(elders[0::ROWS]), sum(elders[1::ROWS]), sum(elders[2::ROWS]), worth),
            ]
        )
    count, epoch = len(players), table.epoch
    favoured, shut = box.favours[table.philosophy], box.shuts[table.philosophy]
    common = [
        *(share, count == 3, count == 4, epoch == 1, epoch == 2, epoch == 3),
        *(min(1.0, table.idle / (STILL * count)), box.advanced),
        *(favoured == 0, favoured == 1, favoured == 2, shut == 0, shut == 1, shut == 2),
    ]
    return Inputs(players, common, worths)


def rows(table: Table) -> list[list[float]]:
    """The inputs of every seat, for whoever teaches a net."""
    return inputs(table, fitted()).rows(alone=table.box.solo)


class Learned(learned.Learned[Table]):
    """The weights and a net, half and half; by the weights alone where players have a common goal."""

    prize: ClassVar[float] = WIN
    familiar: ClassVar[frozenset[str]] = frozenset({"advanced"})

    def __init__(self, net: Net, weights: Weights | None = None, alone: Net | None = None) -> None:
        self.weights: Weights = weights if weights is not None else fitted()
        super().__init__(net, self.weights, alone)

    def inputs(self, table: Table) -> Inputs:
        """What the net is told of a table."""
        return inputs(table, self.weights)

    def rivals(self, table: Table) -> int:
        """All players of a competitive game."""
        return 0 if table.box.solo or table.box.coop else table.box.players

    def is_alone(self, table: Table) -> bool:
        """Whether a soloist plays."""
        return table.box.solo

    def is_over(self, table: Table) -> bool:
        """Whether the game has ended."""
        return is_over(table)

    def victory(self, table: Table, seat: Seat) -> float:
        """What a seat has of the victory in a game that is over."""
        return victory(table, seat)


Judge: TypeAlias = Weights | Learned
"""What says of a table what it is worth."""


@lru_cache(maxsize=1)
def taught() -> Learned | None:
    """The evaluation with the net that comes with the package; None, told once, where there is none to play with."""
    net = Net.found("biont.origins.bots", "net.npz", INPUTS)
    return None if net is None else Learned(net, alone=Net.found("biont.origins.bots", "alone.npz", INPUTS))


@lru_cache(maxsize=1)
def answers() -> Answers | None:
    """The net for answers that comes with the package, where there is one to judge with."""
    net = None if taught() is None else Net.found("biont.origins.bots", "answers.npz", INPUTS)
    return None if net is None else Answers(net)
