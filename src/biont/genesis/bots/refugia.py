"""What a refugium promises: the chance of life there, and what that life would be."""

from __future__ import annotations

from typing import Any, NamedTuple

from biont.genesis.bots.odds import MOST, Outlook, doubles, expected_errors
from biont.genesis.rules.autocatalysis import foremost
from biont.genesis.table import CELLS, Table


class Prospect(NamedTuple):
    """Who rolls on a refugium and what he may hope for."""

    roller: int
    life: float
    """The chance of life."""
    life_tokens: float
    """The tokens that this life is expected to have, times its chance."""
    life_soon: float
    """The same after the losses of a turn."""
    organized: int
    enzymes: int


_prospects: dict[tuple[Any, ...], Prospect] = {}
"""Prospects reckoned before: most refugia stay as they are from one table to the next."""


def prospect(table: Table, placard: int, domes: list[int], enzymes: tuple[int, ...], future: Outlook) -> Prospect:
    """The prospect of a refugium if these bionts and enzymes were on it; somebody must be there."""
    here = CELLS[placard]
    up = table.up[here]
    key = (table.box, future, placard, *domes, *up, *table.down[here], *enzymes, 9, table.climate)
    known = _prospects.get(key)
    if known is None:
        if len(_prospects) > 50_000:
            _prospects.clear()
        known = _prospects[key] = _reckon(table, placard, domes, up, enzymes, future)
    return known


def _reckon(
    table: Table, placard: int, domes: list[int], up: list[int], enzymes: tuple[int, ...], future: Outlook
) -> Prospect:
    box = table.box
    players = [player for player in range(4) if domes[player]]
    roller = foremost(players, enzymes, up, domes, box.dots[placard])
    organized, bionts = sum(up), sum(domes)
    dice = organized + 2 * bionts
    chance = doubles(dice)
    if len(players) == 1 and box.colour[placard] == roller:
        chance = 1 - (1 - chance) ** 2
    mortal = len({face for face, manna in box.slots[placard][len(enzymes) :] if manna})
    deaths = dice * mortal / 6
    asleep = sum(table.down[CELLS[placard]])
    lively = min(asleep, dice * len(box.life[placard][table.climate]) / 6)
    tokens = organized + bionts
    chance *= max(0.0, min(1.0, 1.2 - deaths / (tokens + lively)))
    colours = [up[colour] + domes[colour] for colour in range(4)]
    losses = future.heat[min(MOST, colours[0])] + future.oxygen[min(MOST, colours[2])]
    losses += expected_errors(dice, min(dice, colours[1]), colours[3], not box.settings.macro)
    grown = tokens + 0.5 * max(0.0, lively - deaths)
    return Prospect(roller, chance, chance * grown, chance * max(0.0, grown - losses), organized, len(enzymes))
