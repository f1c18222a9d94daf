"""Odds that players of Bios:Genesis reckon with: Darwin rolls, doubles, and the events that are still to come.

Everything here follows from what all players know, and is exact where dice are concerned.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Any

from biont.genesis.cards import WARM
from biont.genesis.rules.climate import RUN, WATERWORLD_RUN
from biont.genesis.rules.setup import eons_left
from biont.genesis.table import Table

MOST = 12
"""Shields above this are as good as this one."""


def binomial(dice: int, chance: float) -> list[float]:
    """How likely 0, 1, 2 ... of ``dice`` dice show something that each shows with ``chance``."""
    return [comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(dice + 1)]


@lru_cache(maxsize=20000)
def error_losses(dice: int, rerolls: int, shield: int, fives: bool) -> tuple[float, ...]:
    """How likely a Darwin roll costs 0, 1, 2 ... tokens when as many errors as possible are rolled again."""
    chance = 1 / 3 if fives else 1 / 6
    losses = [0.0] * (dice + 1)
    for errors, likely in enumerate(binomial(dice, chance)):
        again = min(errors, rerolls)
        for left, then in enumerate(binomial(again, chance)):
            losses[max(0, errors - again + left - shield)] += likely * then
    return tuple(losses)


@lru_cache(maxsize=20000)
def expected_errors(dice: int, rerolls: int, shield: int, fives: bool) -> float:
    """The mean number of tokens that a Darwin roll costs."""
    return sum(count * likely for count, likely in enumerate(error_losses(dice, rerolls, shield, fives)))


@lru_cache(maxsize=20000)
def at_least(dice: int, rerolls: int, shield: int, fives: bool, losses: int) -> float:
    """How likely a Darwin roll costs at least so many tokens."""
    return sum(error_losses(dice, rerolls, shield, fives)[losses:])


@lru_cache(maxsize=64)
def doubles(dice: int) -> float:
    """How likely two of these dice show the same face."""
    different = 1.0
    for number in range(dice):
        different *= max(0, 6 - number) / 6
    return 1 - different


@lru_cache(maxsize=64)
def triples(dice: int) -> float:
    """The mean number of triples among so many dice."""
    return 6 * sum((hits // 3) * likely for hits, likely in enumerate(binomial(dice, 1 / 6)))


@dataclass(frozen=True, slots=True, eq=False)
class Outlook:
    """What one turn's events bring on average, by the cards that may still come. One for each state of the deck."""

    turns: float
    """Turns still to come; an Armageddon that looms makes them fewer."""
    heat: tuple[float, ...]
    """Tokens that an organism loses to X icons, by its heat shield."""
    oxygen: tuple[float, ...]
    """The same for O2 icons, by its antioxidant shield."""
    ultraviolet: tuple[float, ...]
    """Mutations or organs lost to ultraviolet, by how many there are."""
    cancer: float
    drought: float


_outlooks: dict[tuple[Any, ...], Outlook] = {}
"""Outlooks reckoned before: one serves a whole turn."""


def outlook(table: Table) -> Outlook:
    """The outlook from what everybody has seen: which events are gone, and the backs of those in the deck."""
    options = table.box.settings
    key = (
        table.box.pack.hash,
        options.short,
        options.advanced,
        tuple(table.event_discard),
        len(table.event_deck),
        table.ozone,
        tuple(table.climate_icons[-RUN:]),
        table.waterworld,
        table.armageddon,
    )
    known = _outlooks.get(key)
    if known is None:
        if len(_outlooks) > 4096:
            _outlooks.clear()
        known = _outlooks[key] = _reckon(table)
    return known


def _reckon(table: Table) -> Outlook:
    weights = _weights(table)
    heat, oxygen, ultraviolet = [0.0] * (MOST + 1), [0.0] * (MOST + 1), [0.0] * (MOST + 1)
    cancer = drought = 0.0
    for number, weight in weights.items():
        card = table.box.pack.events[number]
        counts: dict[str, int] = {}
        for icon, value in card.icons:
            if icon == "uv":
                if not table.ozone or card.ignores_ozone:
                    for have in range(value + 1, MOST + 1):
                        ultraviolet[have] += weight * (have - value)
            else:
                counts[icon] = counts.get(icon, 0) + value
        for shield in range(MOST + 1):
            heat[shield] += weight * max(0, counts.get("x", 0) - shield)
            oxygen[shield] += weight * max(0, counts.get("o2", 0) - shield)
        if table.box.settings.advanced:
            cancer += weight * counts.get("cancer", 0)
            drought += weight * counts.get("drought", 0)
    left = 0.0 if table.armageddon else _turns(table, weights)
    return Outlook(left, tuple(heat), tuple(oxygen), tuple(ultraviolet), cancer, drought)


def _weights(table: Table) -> dict[int, float]:
    """How often each unseen event comes in one drawing, on average over the deck; the next few count most."""
    seen = {*table.event_discard, *table.chain}
    unseen: list[list[int]] = [[], [], []]
    for number, card in enumerate(table.box.pack.events):
        if number not in seen:
            unseen[card.eon].append(number)
    eons = [eon for eon, count in enumerate(eons_left(table)) for _ in range(count)]
    weights: dict[int, float] = {}
    shares = [0.8**place for place in range(len(eons))]
    for share, eon in zip(shares, eons, strict=True):
        for number in unseen[eon]:
            weights[number] = weights.get(number, 0.0) + share / sum(shares) / len(unseen[eon])
    return weights


def _turns(table: Table, weights: dict[int, float]) -> float:
    """Turns left: aftershocks share a turn with the next card, and a looming Armageddon may end it all."""
    events = table.box.pack.events
    aftershocks = sum(weight for number, weight in weights.items() if events[number].aftershock)
    turns = len(table.event_deck) * (1 - aftershocks)
    series = table.climate_icons[-RUN:]
    run = 0
    for icon in reversed(series):
        if icon != series[-1]:
            break
        run += 1
    needed = WATERWORLD_RUN if table.waterworld and series and series[-1] == WARM else RUN
    return turns * 0.6 if run >= needed - 1 else turns
