"""Where everything of the map lies on a drawing, in whole numbers.

A Hex is 104 wide and 120 high: 52 to 30 is nearly the root of three, so half widths and half sides are whole numbers
and the Hexes look regular.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from biont.origins.grid import Place, corner_point, hex_point, places_around
from biont.origins.world import Hex, Spot, World

HALF_WIDTH, HALF_SIDE = 52, 30
"""Units of the drawing in the units that the world counts in."""
WEST, NORTH, EAST, SOUTH = 30, 62, 30, 26
"""Margins around the outermost corners; in the north there is permanent ice."""

Point: TypeAlias = tuple[int, int]


class Frame(NamedTuple):
    """The part of the plane that a world takes."""

    x: int
    y: int
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.x} {self.y} {self.width} {self.height}"


def drawn(point: Place) -> Point:
    """A point of the world on the drawing."""
    x, y = point
    return x * HALF_WIDTH, y * HALF_SIDE


def hex_at(world: World, hex_: Hex) -> Point:
    """The middle of a Hex."""
    return drawn(hex_point(*world.at[hex_]))


@lru_cache(maxsize=8192)
def spot_at(world: World, spot: Spot) -> tuple[Point, ...]:
    """A Spot: one point, or one at either edge of the map."""
    return tuple(drawn(corner_point(place)) for place in world.spots[spot].places)


@lru_cache(maxsize=64)
def frame_of(world: World) -> Frame:
    """What a drawing of a world must show."""
    points = [point for spot in range(len(world.spots)) for point in spot_at(world, spot)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    bottom = max(y for _, y in points)
    return Frame(left - WEST, -NORTH, right - left + WEST + EAST, bottom + NORTH + SOUTH)


def outline(world: World, hex_: Hex) -> str:
    """The sides of a Hex as a closed path."""
    return closed(_corners(world, hex_))


def outlines(world: World, hexes: Iterable[Hex]) -> str:
    """Hexes as closed paths around those that lie side by side."""
    return around(_corners(world, hex_) for hex_ in hexes)


def around(shapes: Iterable[Sequence[Point]]) -> str:
    """Closed paths around shapes that lie side by side, whose points are all given clockwise."""
    sides = {side for shape in shapes for side in _sides(shape)}
    following: dict[Point, list[Point]] = {}
    for one, other in sorted(sides):
        if (other, one) not in sides:
            following.setdefault(one, []).append(other)
    found = []
    while following:
        points = [min(following)]
        while points[-1] in following:
            here = points[-1]
            points.append(following[here].pop())
            if not following[here]:
                del following[here]
        found.append(closed(points[:-1]))
    return "".join(found)


def _corners(world: World, hex_: Hex) -> list[Point]:
    """The corners of a Hex in their order; a truncated one lacks some."""
    corners = {place for spot in world.corners[hex_] for place in world.spots[spot].places}
    return [drawn(corner_point(place)) for place in places_around(*world.at[hex_]) if place in corners]


def _sides(points: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    return zip(points, (*points[1:], points[0]), strict=True)


def closed(points: Sequence[Point]) -> str:
    """A closed path."""
    return f"{line(points)}z"


def line(points: Sequence[Point]) -> str:
    """A path, each point relative to the one before."""
    x, y = points[0]
    steps = [f"{c - a} {d - b}" for (a, b), (c, d) in pairwise(points)]
    return f"M{x} {y}l{' '.join(steps)}".replace(" -", "-")


def north_ice(world: World) -> list[Point]:
    """The circles of permanent ice beyond the northern row: one between each two of its Hexes, and at its ends."""
    row = [column for line, column in world.at if line == 0]
    return [(x * HALF_WIDTH, -HALF_SIDE) for x in range(2 * min(row), 2 * max(row) + 3, 2)]
