"""Odds that players of Bios:Genesis reckon with: Darwin rolls, doubles, and the events that are still to come.

Everything here follows from what all players know, and is exact where dice are concerned.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb

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
    smites: float


def outlook(table: Table) -> Outlook:
    """The outlook from what everybody has seen: which events are gone, and the backs of those in the deck."""
    return _outlook(
        tuple(table.event_discard),
        len(table.event_deck),
        table.ozone,
        tuple(table.climate_icons[-4:]),
        table.waterworld,
        table.armageddon,
        _Cards(table),
    )


class _Cards:
    """The event cards behind a table, told apart by their box, so that an outlook can be remembered."""

    __slots__ = ("events", "key", "short")

    def __init__(self, table: Table) -> None:
        self.events = table.box.pack.events
        self.short = table.box.options.short
        self.key = (table.box.pack.hash, self.short, table.box.options.advanced)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Cards) and self.key == other.key


@lru_cache(maxsize=4096)
def _outlook(
    seen: tuple[int, ...],
    length: int,
    ozone: int,
    series: tuple[int, ...],
    waterworld: int,
    armageddon: int,
    cards: _Cards,
) -> Outlook:
    weights = _weights(seen, length, cards)
    heat, oxygen, ultraviolet = [0.0] * (MOST + 1), [0.0] * (MOST + 1), [0.0] * (MOST + 1)
    cancer = drought = smites = 0.0
    for number, weight in weights.items():
        card = cards.events[number]
        counts: dict[str, int] = {}
        for icon, value in card.icons:
            if icon == "uv":
                if not ozone or card.ignores_ozone:
                    for have in range(value + 1, MOST + 1):
                        ultraviolet[have] += weight * (have - value)
            else:
                counts[icon] = counts.get(icon, 0) + value
        for shield in range(MOST + 1):
            heat[shield] += weight * max(0, counts.get("x", 0) - shield)
            oxygen[shield] += weight * max(0, counts.get("o2", 0) - shield)
        if cards.key[2]:
            cancer += weight * counts.get("cancer", 0)
            drought += weight * counts.get("drought", 0)
        smites += weight * counts.get("smite", 0)
    left = 0.0 if armageddon else _turns(weights, length, series, waterworld, cards)
    return Outlook(left, tuple(heat), tuple(oxygen), tuple(ultraviolet), cancer, drought, smites)


def _weights(seen: tuple[int, ...], length: int, cards: _Cards) -> dict[int, float]:
    """How often each unseen event comes in one drawing, on average over the deck; the next few count most."""
    totals = [3, 7, 7 if cards.short else 10]
    unseen: list[list[int]] = [[], [], []]
    for number, card in enumerate(cards.events):
        if number in seen:
            totals[card.eon] -= 1
        else:
            unseen[card.eon].append(number)
    eons: list[int] = []
    for eon in (2, 1, 0):
        eons += [eon] * min(max(totals[eon], 0), length - len(eons))
    weights: dict[int, float] = {}
    shares = [0.8**place for place in range(len(eons))]
    for share, eon in zip(shares, reversed(eons), strict=True):
        for number in unseen[eon]:
            weights[number] = weights.get(number, 0.0) + share / sum(shares) / len(unseen[eon])
    return weights


def _turns(weights: dict[int, float], length: int, series: tuple[int, ...], waterworld: int, cards: _Cards) -> float:
    """Turns left: aftershocks share a turn with the next card, and a looming Armageddon may end it all."""
    aftershocks = sum(weight for number, weight in weights.items() if cards.events[number].aftershock)
    turns = length * (1 - aftershocks)
    run = 0
    for icon in reversed(series):
        if icon != series[-1]:
            break
        run += 1
    needed = 3 if waterworld and series and series[-1] == 0 else 4
    return turns * 0.6 if run >= needed - 1 else turns
