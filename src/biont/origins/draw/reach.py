"""The reach of a figure that sets out: every Spot that it can come to, by which way, and the ways that are shut."""

from __future__ import annotations

from typing import NamedTuple

from biont.origins.cards import MARITIME
from biont.origins.people import home, stride
from biont.origins.table import Hex, Seat, Spot, Table
from biont.origins.travel import DEPART, sides
from biont.origins.world import Sides, Spots


class Way(NamedTuple):
    """How a Spot is come to: the Spots of the way, where it begins first, and how many are of the other realm."""

    path: tuple[Spot, ...]
    foreign: int
    steps: int


class Bar(NamedTuple):
    """A side that is shut: the Spots at its ends, and the Hexes beside it."""

    one: Spot
    other: Spot
    hexes: tuple[Hex, ...]


class Reach(NamedTuple):
    """Where a figure can come, and what keeps it from going further."""

    ways: dict[Spot, Way]
    bars: list[Bar]


def reach(table: Table, seat: Seat, way: int, place: int, shut: Spots) -> Reach:
    """All Spots in reach of a figure, nearest ways first; it enters no Spot of ``shut``."""
    open_, most = sides(table, seat), stride(table, seat)
    found = _walked(table, seat, way, place, shut, open_, table.stage(seat, MARITIME))
    if table.box.merfolk[seat]:
        # On water alone the climate does not bar merfolk.
        found = _walked(table, seat, way, place, shut, table.world.every_side, 0) | found
    return Reach(found, _bars(table, found, open_, most))


def _walked(table: Table, seat: Seat, way: int, place: int, shut: Spots, open_: Sides, allowed: int) -> dict[Spot, Way]:
    """Every Spot with the shortest way to it; at most ``allowed`` Spots of a way are of the other realm."""
    world, realm = table.world, home(table, seat)
    layer: dict[tuple[Spot, int], tuple[Spot, ...]] = {}
    for spot in world.corners[place] if way == DEPART else (place,):
        abroad = int(way == DEPART and not world.bit[spot] & realm)
        if abroad <= allowed and not (way == DEPART and world.bit[spot] & shut):
            layer[spot, abroad] = (spot,)
    found = {spot: Way(path, abroad, int(way == DEPART)) for (spot, abroad), path in layer.items()}
    seen = set(layer)
    for steps in range(2 if way == DEPART else 1, stride(table, seat) + 1):
        after: dict[tuple[Spot, int], tuple[Spot, ...]] = {}
        for (spot, abroad), path in layer.items():
            for other in _next(table, spot, open_):
                bit = world.bit[other]
                state = (other, abroad + (not bit & realm))
                if not bit & shut and state[1] <= allowed and state not in seen:
                    seen.add(state)
                    after[state] = (*path, other)
                    found.setdefault(other, Way((*path, other), state[1], steps))
        layer = after
    return found


def _next(table: Table, spot: Spot, open_: Sides) -> list[Spot]:
    world = table.world
    there = world.step(world.bit[spot], open_)
    return [other for other in world.neighbours[spot] if there & world.bit[other]]


def _bars(table: Table, ways: dict[Spot, Way], open_: Sides, most: int) -> list[Bar]:
    """Shut sides at the edge of the reach: only what is beyond them could still be gone to."""
    world = table.world
    found = []
    for spot, way in ways.items():
        there = world.step(world.bit[spot], open_)
        for other in world.neighbours[spot] if way.steps < most else ():
            if other not in ways and not there & world.bit[other]:
                found.append(Bar(spot, other, world.between(spot, other)))
    return found
