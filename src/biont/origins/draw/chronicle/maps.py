"""Maps of the dispersal: where everybody stood when an Epoch ended, and the ways that were gone in it."""

from __future__ import annotations

from typing import NamedTuple

from biont.draw import Choices
from biont.origins.cards import COLOURS, EPOCHS
from biont.origins.draw.chronicle.story import Deed, Story
from biont.origins.draw.figures import Figures, figures
from biont.origins.draw.geometry import Point, hex_at, spot_at
from biont.origins.draw.printed_map import Map, printed
from biont.origins.rules.spread import BRANCHED, DEPARTED, MOVED
from biont.origins.table import NOBODY
from biont.origins.world import World

WAYS = (MOVED, BRANCHED, DEPARTED)
FAR = 400
"""A step that is longer goes over the edge of the map."""


class Trail(NamedTuple):
    """The ways of a people, as a path."""

    colour: str
    path: str


class Plate(NamedTuple):
    """The map of an Epoch."""

    epoch: str
    first: int
    last: int
    figures: Figures
    trails: tuple[Trail, ...]


def ground(story: Story) -> Map:
    """What is printed below all of them."""
    return printed(story.pack, story.last.world, story.box.world)


def plates(story: Story) -> list[Plate]:
    """A map for each Epoch that has begun."""
    found = []
    for epoch, chapters in story.epochs():
        table = story.closing(epoch)
        gone = [deed for chapter in chapters for deed in chapter.of(*WAYS)]
        last = max((deed.turn for chapter in chapters for deed in chapter.deeds), default=0)
        first = max(1, chapters[0].turn)
        found.append(
            Plate(EPOCHS[epoch], first, last, figures(table, Choices((), ()), NOBODY, None), _trails(story, gone))
        )
    return found


def _trails(story: Story, deeds: list[Deed]) -> tuple[Trail, ...]:
    world = story.last.world
    paths: dict[int, list[str]] = {}
    for deed in deeds:
        paths.setdefault(deed.seat, []).append(_way(world, deed))
    return tuple(Trail(COLOURS[story.box.colours[seat]], "".join(found)) for seat, found in sorted(paths.items()))


def _way(world: World, deed: Deed) -> str:
    """A way from Spot to Spot; it begins in the Hex where somebody left a City, and breaks at the edge of the map."""
    start, _, *_ = deed.data
    assert isinstance(start, int)
    at = hex_at(world, start) if deed.kind == DEPARTED else spot_at(world, start)[0]
    path = [f"M{at[0]} {at[1]}"]
    for spot in deed.path():
        points = spot_at(world, spot)
        near = min(points, key=lambda point: _distance(at, point))
        path.append(f"{'L' if _distance(at, near) < FAR else 'M'}{near[0]} {near[1]}")
        at = near
    return "".join(path)


def _distance(one: Point, other: Point) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
