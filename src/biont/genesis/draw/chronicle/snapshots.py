"""The table at the end of every turn: points and sizes, read while the record of a game is replayed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from biont.games import replaying
from biont.genesis.ids import ORGANISMS
from biont.genesis.organisms import biont_count
from biont.genesis.rules.victory import cube_count, points, system_count
from biont.genesis.table import NOWHERE, Table
from biont.kernel.game import Game
from biont.kernel.play import Entry


class Snapshot(NamedTuple):
    """What a chronicle wants to know of a table."""

    points: tuple[int, ...]
    sizes: tuple[int, ...]
    """Cubes, printed chromosomes and bionts of every organism."""


def snapshot(table: Table) -> Snapshot:
    """The points of all players and the sizes of all organisms as the table lies."""
    sizes = [
        cube_count(table, organism) + system_count(table, organism) + biont_count(table, organism)
        if table.owner[organism] != NOWHERE
        else 0
        for organism in range(ORGANISMS)
    ]
    return Snapshot(tuple(score.total for score in points(table)), tuple(sizes))


def retold(game: Game[Table]) -> tuple[Sequence[Entry], list[Snapshot]]:
    """All entries of a game, and a snapshot after each turn (the first one before any turn, the last one now)."""
    twin, seen = replaying.retold(game, "turn", snapshot)
    if not (seen and twin.finished):
        seen.append(snapshot(twin.table))
    return twin.entries_for(-1), seen
