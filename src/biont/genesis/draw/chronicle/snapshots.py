"""The table at the end of every turn: points and sizes, read while the record of a game is replayed."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, NamedTuple

from biont.genesis.box import ORGANISMS
from biont.genesis.organisms import biont_count
from biont.genesis.rules.victory import cube_count, points, system_count
from biont.genesis.table import NOWHERE, Table
from biont.kernel.errors import BiontError
from biont.kernel.game import Game
from biont.kernel.play import Entry, Play
from biont.kernel.replay import replay


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
    """All entries of a game, and a snapshot after each turn (the first one before any turn, the last one now).

    A game resumed from a snapshot has lost its early entries, so the record is replayed, with a watch on the step that
    begins a turn. A game that cannot be recorded has only its entries and the table as it lies.
    """
    try:
        record = game.record()
    except BiontError:
        return game.entries_for(-1), [snapshot(game.table)]
    seen: list[Snapshot] = []
    begin_turn = game.rules.steps["turn"]

    def watched(play: Play[Table], *values: int) -> Any:
        seen.append(snapshot(play.table))
        return begin_turn(play, *values)

    rules = copy(game.rules)
    rules.steps = {**rules.steps, "turn": watched}
    twin = replay(rules, record)
    if not twin.finished:
        seen.append(snapshot(twin.table))
    return twin.entries_for(-1), seen
