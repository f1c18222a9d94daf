"""G6. Reading the map for whoever spreads: open Hex sides, reach, posts of others, and the way that was taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from biont.kernel.ledger import rule
from biont.origins import ways
from biont.origins.cards import FOOTPRINT, MARITIME, NONE
from biont.origins.passage import open_sides
from biont.origins.people import has_blitzkrieg, home, population, resting, stride
from biont.origins.table import Hex, Seat, Spot, Table, members
from biont.origins.world import Hexes, Sides, Spots

MOVE, BRANCH, DEPART = range(3)
"""How a figure sets out: a Migrant moves on, a new one starts from a Migrant, or from a City."""
WAYS = ("move", "branch", "depart")


def sides(table: Table, seat: Seat) -> Sides:
    """The Hex sides along which a player may move."""
    return open_sides(table.world, table.climate, table.stages_of(seat))


def posts(table: Table, seat: Seat) -> Spots:
    """Where Migrants of the others stand."""
    found = 0
    for other, spots in enumerate(table.migrants):
        if other != seat:
            found |= spots
    return found


@rule("G6c.1", "G6c.2", "G6c.3")
def sources(table: Table, seat: Seat) -> tuple[Spots, Hexes]:
    """The Migrants and the Cities that a player may spread from: without blitzkrieg none that moved or was formed
    this turn."""
    spots, cities = table.migrants[seat], table.cities[seat]
    if (spots & table.moved or cities & table.founded) and not has_blitzkrieg(table, seat):
        return spots & ~table.moved, cities & ~table.founded
    return spots, cities


@rule("D1c.2", "D1c.5", "G6.1", "G6a.1", "G6a.2", "G6b", "G6d.1", "G6e", "G6g", "C3.2", "C3.3")
def reach(table: Table, seat: Seat, spots: Spots, cities: Hexes, shut: Spots) -> Spots:
    """Where figures from these Spots and Cities can come: ``energy`` Spots far, over ``maritime`` water Spots.

    They enter no Spot of ``shut``. Merfolk cross as much land instead, and on water alone the climate does not bar
    them.
    """
    return _walk(table, seat, spots, cities, shut, ways.reach)


@rule("J3", "J3a.1", "G6d.1", "C4c.1")
def meetings(table: Table, seat: Seat, spots: Spots, cities: Hexes, shut: Spots) -> Spots:
    """The same, with the Spots of ``shut`` as the end of a way, to meet whoever stands there."""
    found = _walk(table, seat, spots, cities, shut, ways.contact)
    for hex_ in members(cities):
        met = table.world.around[hex_] & shut
        found |= met if table.stage(seat, MARITIME) else met & home(table, seat)
    return found


def _walk(table: Table, seat: Seat, spots: Spots, cities: Hexes, shut: Spots, walk: Callable[..., Spots]) -> Spots:
    """Walk as far as a player can, from Spots and out of Cities, whose first Spot is one of their Hex."""
    world = table.world
    realm, stages = home(table, seat), table.stages_of(seat)
    open_ = open_sides(world, table.climate, stages)
    energy, foreign = stride(table, seat), stages[MARITIME]
    by_sea = table.box.merfolk[seat]
    found = 0
    if spots:
        found = walk(world, (spots,), energy, open_, realm, foreign, shut)
        if by_sea:
            found |= walk(world, (spots,), energy, world.every_side, realm, 0, shut)
    if cities:
        around = 0
        for hex_ in members(cities):
            around |= world.around[hex_]
        around &= ~shut
        found |= walk(world, (around & realm, around & ~realm), energy - 1, open_, realm, foreign, shut)
        if by_sea:
            found |= walk(world, (around & realm,), energy - 1, world.every_side, realm, 0, shut)
    return found


def start_of(table: Table, way: int, place: int) -> tuple[Spots, Hexes]:
    """Where a figure sets out, as a set of one Spot or of one City; the other is empty."""
    return (0, 1 << place) if way == DEPART else (table.world.bit[place], 0)


@rule("G6a.3", "G6d.2")
def destinations(table: Table, seat: Seat, way: int, place: int, shut: Spots, taken: Spots) -> Spots:
    """Where a spread may end: on a Spot of the figure's realm where nobody stands (``taken``)."""
    return reach(table, seat, *start_of(table, way, place), shut) & resting(table, seat) & ~taken


@rule("D4.2")
def starves(table: Table, seat: Seat, spot: Spot, leaving: Spots) -> bool:
    """Whether a Migrant that comes to a Spot would be too many there; ``leaving`` is the Spot it comes from, if any."""
    world = table.world
    footprint = table.stage(seat, FOOTPRINT)
    return any(
        population(table, hex_) + (not leaving & world.around[hex_]) > footprint for hex_ in world.spots[spot].hexes
    )


Path: TypeAlias = tuple[int, tuple[Spot, ...]]
"""How many guarded Spots a way enters, and the Spots themselves."""

# -- the way, for the log and for those whose posts lie on it ----------------------------------------------------------


def route(table: Table, seat: Seat, way: int, place: int, target: Spot, shut: Spots, guarded: Spots) -> list[Spot]:
    """The Spots of a way to a target, the target last: with the fewest of ``guarded``, then the shortest."""
    world = table.world
    realm = home(table, seat)
    open_, foreign = sides(table, seat), table.stage(seat, MARITIME)
    if table.box.merfolk[seat] and destinations_by_water(table, seat, way, place, shut) & world.bit[target]:
        open_, foreign = world.every_side, 0
    found: list[Path] = []
    first = list(world.corners[place]) if way == DEPART else _next(table, place, open_)
    layer: dict[tuple[Spot, int], Path] = {}
    steps: list[tuple[Spot, int, Path]] = [(spot, 0, (0, ())) for spot in first]
    for _ in range(stride(table, seat)):
        layer = {}
        for spot, abroad, (met, path) in steps:
            bit = world.bit[spot]
            abroad += not bit & realm
            reached = (met + bool(bit & guarded), (*path, spot))
            if not bit & shut and abroad <= foreign and reached[0] <= layer.get((spot, abroad), reached)[0]:
                layer[spot, abroad] = reached
        found += [reached for (spot, _), reached in layer.items() if spot == target]
        steps = [
            (other, abroad, reached) for (spot, abroad), reached in layer.items() for other in _next(table, spot, open_)
        ]
    return list(min(found, key=lambda reached: (reached[0], len(reached[1])))[1])


def destinations_by_water(table: Table, seat: Seat, way: int, place: int, shut: Spots) -> Spots:
    """Where merfolk come on water alone."""
    world = table.world
    realm, energy = home(table, seat), stride(table, seat)
    if way == DEPART:
        return ways.reach(world, [world.around[place] & realm & ~shut], energy - 1, world.every_side, realm, 0, shut)
    return ways.reach(world, [world.bit[place]], energy, world.every_side, realm, 0, shut)


def _next(table: Table, spot: Spot, open_: Sides) -> list[Spot]:
    world = table.world
    there = world.step(world.bit[spot], open_)
    return [other for other in world.neighbours[spot] if there & world.bit[other]]


def origin(way: int, place: int) -> tuple[Spot, Hex]:
    """Where a figure sets out: a Spot, or the Hex of a City; the other is NONE."""
    return (NONE, place) if way == DEPART else (place, NONE)
