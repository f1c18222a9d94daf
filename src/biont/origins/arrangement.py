"""Where cratons can lie: one continent and another one far in the west (C5, K2), or as they lay before (C6c)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from biont.kernel.ledger import rule
from biont.origins.cratons import APART, apart, hexes, places
from biont.origins.grid import Place
from biont.origins.legacy import Drifted
from biont.origins.tiles import OCEAN
from biont.origins.world import Hex, Spots, World

OLD_WORLD, AMERICA = range(2)
BANDS = (range(7, 11), range(2, 3))
"""The columns in which centres of the Old World and of America may lie, where there are both."""
EVERYWHERE = range(100)
WATER_BETWEEN = 3
"""Spots of water that every way from one continent to the other has at least (K2a)."""


class Continents(NamedTuple):
    """Where the centres of cratons lie, continent by continent."""

    old: tuple[Hex, ...]
    america: tuple[Hex, ...]


@lru_cache(maxsize=16)
@rule("K2c", "K2d", "C6c")
def centres(world: World) -> tuple[Hex, ...]:
    """Where the centre of a craton can lie: it touches neither the east nor the west edge, and covers no island."""
    found = []
    ends = {row: [column for other, column in world.at if other == row] for row, _ in world.at}
    number = {place: hex_ for hex_, place in enumerate(world.at)}
    for hex_, at in enumerate(world.at):
        around = places(at)
        if all(
            (row, column) in number
            and min(ends[row]) < column < max(ends[row])
            and world.hexes[number[row, column]].terrain == OCEAN
            for row, column in around
        ):
            found.append(hex_)
    return tuple(found)


# -- continents --------------------------------------------------------------------------------------------------------


@rule("C5.1", "K2a", "K2b")
def candidates(world: World, laid: Continents, continent: int, both: bool) -> list[Hex]:
    """Where one more craton of a continent can lie: it touches the others of its continent, and overlaps none."""
    at = world.at
    own, others = laid[continent], laid[1 - continent]
    band = BANDS[continent] if both else EVERYWHERE
    return [
        hex_
        for hex_ in centres(world)
        if at[hex_][1] in band
        and (not own or min(apart(at[hex_], at[other]) for other in own) == APART)
        and all(voyage(world, hex_, other) >= WATER_BETWEEN for other in others)
    ]


@lru_cache(maxsize=4096)
@rule("K2a")
def voyage(world: World, one: Hex, other: Hex) -> int:
    """The fewest Spots of water on a way between two cratons with these centres; who hops from island to island finds
    land there."""
    near, goal = (_spots(world, centre) for centre in (one, other))
    land = world.land | near | goal
    water = 0
    while not (near := _within(world, land, near)) & goal:
        near |= world.step(near, world.every_side)
        water += 1
    return water


def _spots(world: World, centre: Hex) -> Spots:
    found = 0
    for hex_ in hexes(world, centre, 0):
        found |= world.around[hex_]
    return found


def _within(world: World, land: Spots, near: Spots) -> Spots:
    """The Spots that can be reached from some without leaving the land."""
    while (further := near | world.step(near, world.every_side) & land) != near:
        near = further
    return near


def added(laid: Continents, continent: int, hex_: Hex) -> Continents:
    """The continents with one craton more."""
    return Continents(*((*own, hex_) if number == continent else own for number, own in enumerate(laid)))


@rule("C5.1")
def can_grow(world: World, laid: Continents, sizes: Sequence[int]) -> bool:
    """Whether both continents can still become as large as they have to."""
    return grown(world, laid, sizes, lambda found: found) is not None


@rule("C5.1", "K2f")
def grown(
    world: World, laid: Continents, sizes: Sequence[int], shuffled: Callable[[list[Hex]], list[Hex]]
) -> Continents | None:
    """Continents of so many cratons, each laid at the first place that leaves room for the others."""
    for continent in (OLD_WORLD, AMERICA):
        if len(laid[continent]) < sizes[continent]:
            for hex_ in shuffled(candidates(world, laid, continent, both=min(sizes) > 0)):
                found = grown(world, added(laid, continent, hex_), sizes, shuffled)
                if found is not None:
                    return found
            return None
    return laid


@lru_cache(maxsize=16)
@rule("K4c")
def opposite_america(world: World) -> tuple[Hex, ...]:
    """Where centres of an Old World can lie, all of them at once, so that an America of two cratons finds room."""
    old, west = ([hex_ for hex_ in centres(world) if world.at[hex_][1] in band] for band in BANDS)
    return max(
        (
            tuple(hex_ for hex_ in old if all(voyage(world, hex_, other) >= WATER_BETWEEN for other in america))
            for america in combinations(west, 2)
            if is_one(world, america)
        ),
        key=len,
    )


def is_one(world: World, land: Sequence[Hex]) -> bool:
    """Whether cratons with these centres hang together, and none overlaps another."""
    at = [world.at[hex_] for hex_ in land]
    if any(apart(one, other) < APART for one, other in combinations(at, 2)):
        return False
    joined, rest = at[:1], at[1:]
    while rest:
        near = [one for one in rest if any(apart(one, other) == APART for other in joined)]
        if not near:
            return False
        joined += near
        rest = [one for one in rest if one not in near]
    return True


# -- as they lay before ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
@rule("C6c", "K3d")
def recalled(world: World, drifted: tuple[Drifted, ...], fits: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Centres for cratons that keep their positions relative to each other, as far apart as they can be.

    Who lay further north or west still does, unless there is no room for that; equals may lie either way.
    """
    furthest = max(apart(world.at[one], world.at[other]) for one in fits for other in fits)
    for order in (_in_order, _roughly, _anyhow):
        for distance in range(furthest, APART - 1, -1):
            found = _spread(world, drifted, fits, distance, order, ())
            if found is not None:
                return found
    raise AssertionError("the map has no room for cratons")


Order = Callable[[Place, Place, Place, Place], bool]


def _in_order(before: Place, other: Place, now: Place, then: Place) -> bool:
    """Whether two cratons still lie as they lay: row by row, and column by column."""
    return all(
        (now[axis] - then[axis]) * (before[axis] - other[axis]) > 0 for axis in (0, 1) if before[axis] != other[axis]
    )


def _roughly(before: Place, other: Place, now: Place, then: Place) -> bool:
    """The same, but they may have come to lie level."""
    return all((now[axis] - then[axis]) * (before[axis] - other[axis]) >= 0 for axis in (0, 1))


def _anyhow(before: Place, other: Place, now: Place, then: Place) -> bool:
    return True


def _spread(
    world: World,
    drifted: tuple[Drifted, ...],
    fits: tuple[Hex, ...],
    distance: int,
    order: Order,
    laid: tuple[Hex, ...],
) -> tuple[Hex, ...] | None:
    """Centres at least so far apart, in an order; the first that is found."""
    if len(laid) == len(drifted):
        return laid
    own = drifted[len(laid)]
    for hex_ in fits:
        now = world.at[hex_]
        if all(
            apart(now, world.at[other]) >= distance
            and order((own.row, own.column), (one.row, one.column), now, world.at[other])
            for one, other in zip(drifted, laid, strict=False)
        ):
            found = _spread(world, drifted, fits, distance, order, (*laid, hex_))
            if found is not None:
                return found
    return None
