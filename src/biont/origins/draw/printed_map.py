"""What is printed on the map: coastlines, Hexes with rings, stars, resources and catastrophes, Spots, names."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from biont.origins.cards import COLOURS, EPOCHS, NONE, RESOURCES, TRACKS
from biont.origins.cratons import LATITUDE_OF_ROW
from biont.origins.draw.geometry import (
    Frame,
    Point,
    around,
    drawn,
    frame_of,
    hex_at,
    north_ice,
    outline,
    outlines,
    spot_at,
)
from biont.origins.grid import Place, corner_point, hex_point, places_around
from biont.origins.pack import Pack
from biont.origins.pack_library import PACK_LIBRARY
from biont.origins.table import Table
from biont.origins.tiles import OCEAN, RINGS, Tile
from biont.origins.world import Corner, Hex, Spot, World
from biont.packs import Name

ROOM = 9
"""Letters of a Hex's name that find room in a line."""
COMPOUND = re.compile(r"\b(\w{4,})(australien|bank|bucht|inseln|rücken|schelf|see|sibirien)\b")
"""A German name of two words in one, which can be broken between them."""
APART = 14
"""How far the two resources of a Hex lie from its middle."""
RISE = 10
"""How far ring and resources lie above the middle of a Hex, so that its name has room below."""
STRIP = 13
"""How far the dice of the latitude strip lie from the east edge of the drawing."""
RING = 28
STARS_APART = math.radians(29)
"""The radius of a ring, and the angle between the stars on it."""


class Coast(NamedTuple):
    """Outlines below the Hexes, as paths in hundredths of half widths and half sides."""

    graticule: str = ""
    shelf: str = ""
    land: str = ""


class Site(NamedTuple):
    """A resource of a Hex on the drawing: how far it lies to the side, its kind, and what it needs."""

    x: int
    kind: str
    name: Name
    track: str = ""
    stage: int = 0


class Ground(NamedTuple):
    """A Hex on the drawing."""

    code: str
    name: Name
    x: int
    y: int
    ocean: bool
    ring: str
    stars: tuple[Point, ...]
    """Where its stars lie, seen from the middle of the ring."""
    sites: tuple[Site, ...]
    epoch: str
    """The Epoch of its catastrophe, if it has one."""
    catastrophe: Name | None
    known: bool
    """Whether it is as its side of the usual board has it, which pages can tell everything about."""

    @property
    def is_plain(self) -> bool:
        """Whether one resource that needs nothing is all that is drawn in it."""
        return len(self.sites) == 1 and not (self.sites[0].track or self.stars or self.epoch) and not self.is_ringed

    @property
    def is_ringed(self) -> bool:
        """Whether a ring is drawn in it."""
        return bool(self.ring) and not self.ocean


class Stand(NamedTuple):
    """A Spot on the drawing."""

    code: str
    name: Name
    points: tuple[Point, ...]
    land: bool
    start: str
    """The colour that starts there, if one does."""


class Latitude(NamedTuple):
    """A latitude of the strip beside cratons: where its die lies, its number, and the climate that it lets in."""

    x: int
    y: int
    number: int
    climate: str
    """``ice`` for a white die, ``jungle`` for a green one, or nothing."""


def latitudes(table: Table) -> tuple[Latitude, ...]:
    """The dice of the latitude strip, none where no cratons lie (C5a); east of the map, where nothing covers them."""
    if not table.strip:
        return ()
    frame = frame_of(table.world)
    right = frame.x + frame.width - STRIP
    found = []
    for number, die in enumerate(table.box.pack.strips[table.strip - 1].dice, 1):
        rows = [row for row, latitude in enumerate(LATITUDE_OF_ROW) if latitude == number]
        heights = [drawn(hex_point(row, 0))[1] for row in rows]
        found.append(Latitude(right, sum(heights) // len(heights), number, {"w": "ice", "g": "jungle"}.get(die, "")))
    return tuple(found)


@dataclass(frozen=True, slots=True, eq=False)
class Map:
    """Everything that is printed; a map is drawn once, so one that looks the same is the same."""

    frame: Frame
    coast: Coast
    kites: str
    """Land drawn from the corners, where there is no coastline."""
    grid: str
    ocean: str
    ice: tuple[Point, ...]
    hexes: tuple[Ground, ...]
    spots: tuple[Stand, ...]
    rings: tuple[str, ...]
    """Colours of rings that are there."""
    needs: tuple[str, ...]
    """Tracks that resources ask for."""
    arcs: tuple[tuple[int, tuple[Point, ...]], ...]
    """Where stars lie, by how many a ring has."""
    dots: str
    """All land Spots, as a path of dots."""
    waves: str
    """All water Spots."""
    deeps: str
    """The grounds of all ocean Hexes, as a path of dots."""
    side: str
    """The side of the usual board whose Spots it has, ``world`` or ``sheet``."""
    ends: tuple[Point, ...] | None = None
    """Of a part of a map, what differs from a side that lies below: Spots at the edge of the map that do."""


@lru_cache(maxsize=64)
def printed(pack: Pack, world: World, base: World | None = None, below: World | None = None) -> Map:
    """A world as it is printed; one with Hex chits on it has no coastline but what its corners say.

    Ids are made of the codes of ``base``, the map without Hex chits, for options and entries know no other. Of a world
    that lies on the print of another one, ``below``, there is what must be drawn over that.
    """
    other = _other_spots(world, below) if below is not None else set()
    hexes = [hex_ for hex_ in range(len(world.hexes)) if below is None or _is_other(world, below, hex_, other)]
    coast = coast_of(pack) if world is pack.world else Coast()
    sides = {"world": pack.world, "sheet": pack.sheet} if pack.name == PACK_LIBRARY.usual() else {}
    side = next((name for name, side in sides.items() if _places(side) == _places(world)), "")
    usual = {tile.code: tile for tile in sides[side].hexes} if side else {}
    found = tuple(_ground(world, hex_, (base or world).hexes[hex_].code, usual) for hex_ in hexes)
    corners = {spot for hex_ in hexes for spot in world.corners[hex_]}
    spots = tuple(_stand(world, spot) for spot in range(len(world.spots)) if below is None or spot in corners)
    edge = [spot for spot in sorted(other) if _is_at_edge(world.spots[spot])]
    return Map(
        frame=frame_of(world),
        coast=coast,
        kites="" if coast.land else around(kite for hex_ in hexes for kite in _kites(world, hex_)),
        grid="".join(outline(world, hex_) for hex_ in hexes),
        ocean=outlines(world, (hex_ for hex_ in hexes if world.hexes[hex_].terrain == OCEAN)),
        ice=tuple(north_ice(world)) if world is pack.world else (),
        hexes=found,
        spots=spots,
        rings=tuple(ring for ring in RINGS if any(hex_.ring == ring for hex_ in found)),
        needs=tuple(track for track in TRACKS if any(site.track == track for hex_ in found for site in hex_.sites)),
        arcs=tuple((count, stars(count)) for count in sorted({len(hex_.stars) for hex_ in found} - {0})),
        dots="".join(f"M{x} {y}h0" for spot in spots if spot.land for x, y in spot.points),
        waves="".join(f"M{x - 7} {y}q3.5-5 7 0t7 0" for spot in spots if not spot.land for x, y in spot.points),
        deeps="".join(f"M{hex_.x} {hex_.y}h0" for hex_ in found if hex_.ocean),
        side=side,
        ends=None if below is None else tuple(point for spot in edge for point in spot_at(world, spot)),
    )


def _other_spots(world: World, below: World) -> set[Spot]:
    """The Spots that are land in one of two worlds, and water in the other."""
    pairs = zip(world.spots, below.spots, strict=True)
    return {spot for spot, (one, other) in enumerate(pairs) if one.land != other.land}


def _is_other(world: World, below: World, hex_: Hex, other: set[Spot]) -> bool:
    """Whether a Hex is drawn otherwise than in the world below: it is another one, or one of its Spots is."""
    return world.hexes[hex_] != below.hexes[hex_] or not other.isdisjoint(world.corners[hex_])


def _is_at_edge(spot: Corner) -> bool:
    """Whether a Spot lies at an edge of the map, or at two."""
    return len(spot.hexes) < 3 or len(spot.places) > 1


def _places(world: World) -> list[tuple[str, Name, tuple[Place, ...]]]:
    """What the Spots of a world are called, and where they are."""
    return [(spot.code, spot.name, spot.places) for spot in world.spots]


def coast_of(pack: Pack) -> Coast:
    """The coastlines of a pack; one that inherits its map has those of the usual pack."""
    for name in (pack.name, PACK_LIBRARY.usual()):
        file = PACK_LIBRARY.find(name) / "coast.json" if name in PACK_LIBRARY.names() else None
        if file is not None and file.is_file() and PACK_LIBRARY.load(name).world.at == pack.world.at:
            found = json.loads(file.read_text(encoding="utf-8"))
            return Coast(found["graticule"], found["shelf"], found["land"])
    return Coast()


def lines(name: str) -> list[str]:
    """A name in one line or two."""
    if len(name) <= ROOM:
        return [name]
    words = COMPOUND.sub(r"\1-\2", name).replace("-", "- ").split()
    if len(words) == 1:
        return words
    cut = min(range(1, len(words)), key=lambda cut: abs(len(" ".join(words[:cut])) - len(" ".join(words[cut:]))))
    return [" ".join(part).replace("- ", "-") for part in (words[:cut], words[cut:])]


def _ground(world: World, hex_: Hex, code: str, usual: Mapping[str, Tile]) -> Ground:
    tile = world.hexes[hex_]
    x, y = hex_at(world, hex_)
    strikes = tile.catastrophe
    return Ground(
        code=code,
        name=tile.name,
        x=x,
        y=y - RISE,
        ocean=tile.terrain == OCEAN,
        ring="" if tile.ring == NONE else RINGS[tile.ring],
        stars=stars(tile.stars),
        sites=sites(tile),
        epoch="" if strikes is None else EPOCHS[strikes.epoch],
        catastrophe=None if strikes is None else strikes.name,
        known=usual.get(code) == tile,
    )


def stars(count: int) -> tuple[Point, ...]:
    """So many stars on the upper half of a ring."""
    angles = [(number - (count - 1) / 2) * STARS_APART for number in range(count)]
    return tuple((round(RING * math.sin(angle)), round(-RING * math.cos(angle))) for angle in angles)


def sites(tile: Tile) -> tuple[Site, ...]:
    """The resources of a Hex, one in its middle or two beside it."""
    places = (0,) if len(tile.resources) == 1 else (-APART, APART)
    return tuple(
        Site(
            at,
            RESOURCES[one.kind].replace(" ", "-"),
            one.name,
            "" if one.track == NONE else TRACKS[one.track],
            one.stage,
        )
        for at, one in zip(places, tile.resources, strict=True)
    )


def _stand(world: World, spot: Spot) -> Stand:
    corner = world.spots[spot]
    start = next((COLOURS[colour] for colour, spots in enumerate(world.start) if spot in spots), "")
    return Stand(corner.code, corner.name, spot_at(world, spot), corner.land, start)


def _kites(world: World, hex_: Hex) -> Iterable[Sequence[Point]]:
    """The land of a Hex: around every corner that is land, as far as half way to its neighbours and to the middle."""
    middle = hex_at(world, hex_)
    ground = {place: spot.land for spot in world.spots for place in spot.places}
    places = [place for place in places_around(*world.at[hex_]) if place in ground]
    points = [drawn(corner_point(place)) for place in places]
    for number, place in enumerate(places):
        if ground[place]:
            before, here, after = (points[(number + step) % len(points)] for step in (-1, 0, 1))
            yield here, _between(here, after), middle, _between(here, before)


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
