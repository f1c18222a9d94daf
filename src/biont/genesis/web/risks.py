"""What can still come and what it would cost, from what a seat may know: events nobody has seen, never the deck."""

from __future__ import annotations

from collections.abc import Iterator

from biont.games.advice import Risk
from biont.genesis.cards import GREEN
from biont.genesis.ids import PARASITE, cubes_of
from biont.genesis.organisms import (
    antioxidant_shield,
    biont_count,
    darwin_dice,
    heat_shield,
    held_slots,
    is_macro,
    organisms_of,
)
from biont.genesis.rules.setup import eons_left
from biont.genesis.rules.victory import points
from biont.genesis.table import CELL, CELLS, HERE, NOWHERE, Table, slot_at
from biont.words import Words

WORTH_TELLING = 3
"""So many points at stake are told."""

STRIKES = ("x", "o2")
"""Icons that strike with a strength: heat and oxygen."""


def risks(table: Table, seat: int, say: Words) -> list[Risk]:
    """What ultraviolet, heat and oxygen can still cost a seat, the worst first."""
    coming = _unseen(table)
    total = sum(score.total for score in points(table) if score.player in table.box.players_of(seat))
    count = sum(eons_left(table))
    found = []
    for name, low, high, cost in _worst(table, seat, coming):
        if cost >= WORTH_TELLING:
            limits = f"{low}–{high}" if low < high else f"{high}"
            text = say(f"web-risk-{name}", limits=limits, events=count, cost=cost, points=total)
            hopeless = name == "uv" and not high
            helps = say("web-risk-uv-helpless") if hopeless else say(f"web-risk-{name}-helps")
            found.append(Risk(name, cost, text, helps))
    return sorted(found, key=lambda one: -one.cost)


def _unseen(table: Table) -> list[int]:
    """Events of the ages still to come that nobody has seen; some of them were taken out before the game."""
    seen = {*table.event_discard, *table.chain}
    left = eons_left(table)
    return [number for number, card in enumerate(table.box.pack.events) if number not in seen and left[card.eon] > 0]


def _worst(table: Table, seat: int, coming: list[int]) -> Iterator[tuple[str, int, int, int]]:
    """By sort: the least and the most that may come and does harm, and the worst that it costs."""
    cards = [table.box.events[number].icons for number in coming]
    if not table.ozone or table.ozone_hole:
        limits = sorted({value for icons in cards for name, value in icons if name == "uv"})
        burnt = {limit: _burnt(table, seat, limit) for limit in limits}
        harmful = [limit for limit in limits if burnt[limit]]
        if harmful:
            yield "uv", harmful[0], harmful[-1], max(burnt.values())
    for icon in STRIKES:
        strengths = {sum(value for name, value in icons if name == icon) for icons in cards} - {0}
        costs = {strength: _struck(table, seat, icon, strength) for strength in sorted(strengths)}
        harmful = [strength for strength, cost in costs.items() if cost]
        if harmful:
            yield icon, harmful[0], harmful[-1], max(costs.values())


def _own(table: Table, seat: int) -> list[int]:
    players = table.box.players_of(seat)
    return [one for player in players for one in organisms_of(table, player) if not is_macro(table, one)]


def _burnt(table: Table, seat: int, limit: int) -> int:
    """Points on the mutations that ultraviolet of a limit takes: of own organisms those stay that are worth most, of
    others at worst those from which an own parasite has no cube."""
    own, lost = _own(table, seat), 0
    held = {table.diseased[slot_at(one, slot)] for one in own if one >= PARASITE for slot in held_slots(table, one)}
    for organism, mutations in enumerate(table.mutations):
        here = HERE if organism in own else NOWHERE
        worths = [sum(table.mutation_cube[cube] == here or cube in held for cube in cubes_of(one)) for one in mutations]
        lost += sum(sorted(worths, reverse=organism not in own)[: max(0, len(worths) - limit)])
    return lost


def _struck(table: Table, seat: int, icon: str, strength: int) -> int:
    """Cubes lost to one icon of a strength; a disc on an organism goes in place of one."""
    lost = 0
    for organism in _own(table, seat):
        shield = heat_shield(table, organism) if icon == "x" else antioxidant_shield(table, organism)
        discs = sum(table.discs[CELLS[organism]]) if icon == "o2" and organism < PARASITE else 0
        spare = discs - (table.discs[CELL[organism][GREEN]] if discs else 0)
        cubes = darwin_dice(table, organism) - biont_count(table, organism)
        lost += min(cubes, max(0, strength - shield - spare))
    return lost
