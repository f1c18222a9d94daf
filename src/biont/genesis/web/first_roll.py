"""What lives on a place, if it were a bacterium: how it comes through its first Darwin roll."""

from __future__ import annotations

from collections.abc import Sequence

from biont.genesis.bots.odds import error_losses
from biont.genesis.cards import BLUE, YELLOW
from biont.genesis.table import CELLS, Table


def would_survive(table: Table, placard: int) -> float:
    """The chance of what lives on a place to come through its first Darwin roll as a bacterium."""
    here = CELLS[placard]
    return survival(table, table.up[here], table.domes[here])


def would_stay_whole(table: Table, placard: int) -> float:
    """The chance of the same to lose nothing in it."""
    here = CELLS[placard]
    return min(1.0, _first_losses(table, table.up[here], table.domes[here])[0])


def survival(table: Table, cubes: Sequence[int], domes: Sequence[int]) -> float:
    """The chance of cubes and bionts to come through their first Darwin roll as a bacterium."""
    return min(1.0, sum(_first_losses(table, cubes, domes)[: sum(cubes) + sum(domes)]))


def _first_losses(table: Table, cubes: Sequence[int], domes: Sequence[int]) -> Sequence[float]:
    """The chances of so many losses in the first Darwin roll of cubes and bionts."""
    rerolls, shield = (cubes[colour] + domes[colour] for colour in (YELLOW, BLUE))
    return error_losses(sum(cubes) + 2 * sum(domes), rerolls, shield, not table.box.settings.macro)
