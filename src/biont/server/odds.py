"""Chances before a roll, exactly: to come through a Darwin roll unharmed, and to bring a refugium to life."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import factorial, prod

from biont.bots.genesis.odds import error_losses
from biont.genesis.box import ORGANISMS
from biont.genesis.cards import YELLOW
from biont.genesis.organisms import chromosomes, darwin_dice, error_shield, is_macro
from biont.genesis.rules.autocatalysis import contestants, dice_of, progenote
from biont.genesis.rules.darwin import fives_are_errors
from biont.genesis.table import NOWHERE, Table

MOST_DICE = 14
"""Above this no chance is shown: there are too many ways the dice can fall, and nearly all of them hold doubles."""


def unharmed(table: Table, organism: int) -> float | None:
    """The chance that a microorganism loses nothing in its Darwin roll, if it re-rolls as many errors as it may."""
    if table.owner[organism] == NOWHERE or is_macro(table, organism):
        return None
    dice = darwin_dice(table, organism)
    if not dice:
        return None
    rerolls, shield = chromosomes(table, organism, YELLOW), error_shield(table, organism)
    return min(1.0, error_losses(dice, rerolls, shield, fives_are_errors(table, organism))[0])


def alive(table: Table, placard: int) -> float | None:
    """The chance that a refugium with a biont can become a bacterium in its next roll."""
    players = contestants(table, placard)
    dice = dice_of(table, placard)
    if not players or dice > MOST_DICE:
        return None
    roller = progenote(table, placard, players)
    box = table.box
    deadly = [0] * 7
    for face, kills_manna in box.slots[placard][len(table.enzymes[placard]) :]:
        deadly[face] += int(kills_manna)
    start = placard * 4
    organized = sum(table.up[start : start + 4]) + sum(table.domes[start : start + 4])
    life = tuple(int(face in box.life[placard][table.climate]) for face in range(7))
    again = players == [roller] and box.colour[placard] == roller
    return _alive(dice, organized, sum(table.down[start : start + 4]), tuple(deadly), life, again)


@lru_cache(maxsize=4096)
def _alive(dice: int, organized: int, down: int, deadly: tuple[int, ...], life: tuple[int, ...], again: bool) -> float:
    """Doubles, and something organized left after every death; whoever rolls lets bionts die last."""
    good = 0
    for counts in _falls(dice):
        deaths = sum(count * deadly[face] for face, count in enumerate(counts, 1))
        animated = min(down, sum(count * life[face] for face, count in enumerate(counts, 1)))
        if max(counts) > 1 and organized + animated > deaths:
            good += factorial(dice) // prod(factorial(count) for count in counts)
    chance: float = good / 6**dice
    return chance + (1 - chance) * chance if again else chance


def _falls(dice: int, faces: int = 6) -> Iterator[tuple[int, ...]]:
    """Every way that dice can fall, as how often each face shows."""
    if faces == 1:
        yield (dice,)
        return
    for count in range(dice + 1):
        for rest in _falls(dice - count, faces - 1):
            yield (count, *rest)


def all_unharmed(table: Table) -> dict[int, float]:
    """The chances of every microorganism on the table."""
    found = ((organism, unharmed(table, organism)) for organism in range(ORGANISMS))
    return {organism: chance for organism, chance in found if chance is not None}


def all_alive(table: Table) -> dict[int, float]:
    """The chances of every refugium with a biont."""
    found = ((placard, alive(table, placard)) for row in table.rows for placard in row)
    return {placard: chance for placard, chance in found if chance is not None}
