"""What lives on a place, if it were a bacterium: how it comes through its first Darwin roll."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from biont.genesis.bots.odds import error_losses
from biont.genesis.cards import BLUE, YELLOW
from biont.genesis.table import CELLS, Table
from biont.kernel.decision import Option


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


def best_survival(table: Table, placard: int, deaths: int, mine: Sequence[int], dead: Option = ()) -> float:
    """The best of these chances that is left after so many deaths on a place where one biont at least of ``mine``
    stays, if the first to die is ``dead``."""
    here = CELLS[placard]
    living = [*table.up[here], *table.domes[here]]
    kills = [place for place, count in enumerate(living) if count]
    first = [dead[1] + 4 * (dead[0] == "kill-biont")] if dead else kills
    best = 0.0
    for gone in product(first, *[kills] * (deaths - 1)):
        left = [count - gone.count(place) for place, count in enumerate(living)]
        if min(left) >= 0 and any(left[4 + one] for one in mine):
            best = max(best, survival(table, left[:4], left[4:]))
    return best


def _first_losses(table: Table, cubes: Sequence[int], domes: Sequence[int]) -> Sequence[float]:
    """The chances of so many losses in the first Darwin roll of cubes and bionts."""
    rerolls, shield = (cubes[colour] + domes[colour] for colour in (YELLOW, BLUE))
    return error_losses(sum(cubes) + 2 * sum(domes), rerolls, shield, not table.box.settings.macro)
