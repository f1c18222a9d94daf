"""Hex chits and cratons on a map (C1b, C4, C5): what the world becomes where they lie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from biont.kernel.ledger import rule
from biont.origins import cratons
from biont.origins.atlas import Atlas
from biont.origins.cards import NONE
from biont.origins.grid import Place, places_around
from biont.origins.pack import Pack
from biont.origins.tiles import LAND, OCEAN, SEA, SHELF, WATER, Face, Placed, Tile
from biont.origins.world import Corner, Hex, Landmark, World

Laid: TypeAlias = tuple[Hex, int, int]
"""A Hex chit on the map: the Hex, the face that shows, and by how many corners it is turned clockwise."""

Layout: TypeAlias = tuple[Laid, ...]
"""All Hex chits on the map, in the order in which they were laid."""

LITTORAL, INLAND = range(2)
"""The sides of a chit."""
CORNERS = 6


def written(layout: Layout) -> str:
    """A layout as a text, "41.0.2 17.5.0": a table keeps it so, since a text is quickly looked up."""
    return " ".join(f"{hex_}.{face}.{turn}" for hex_, face, turn in layout)


@lru_cache(maxsize=256)
def read(text: str) -> Layout:
    """The layout of a text."""
    found = (tuple(map(int, word.split("."))) for word in text.split())
    return tuple((hex_, face, turn) for hex_, face, turn in found)


def face_of(pack: Pack, face: int) -> Face:
    """A face of a Hex chit by its number."""
    chit = pack.chits[chit_of(face)]
    return chit.inland if face % 2 else chit.littoral


def face_on(chit: int, side: int) -> int:
    """The number of a face: of a side of a Hex chit."""
    return 2 * chit + side


def chit_of(face: int) -> int:
    """The Hex chit that a face is printed on."""
    return face // 2


def turned(tile: Tile, turn: int) -> tuple[int, ...]:
    """The ground at the corners of a chit that is turned clockwise by so many corners."""
    return tile.corners[CORNERS - turn :] + tile.corners[: CORNERS - turn]


def start_corner(face: Face, turn: int) -> int:
    """The corner of a chit, turned like that, where its start Spot is: the first land corner of its print."""
    return (face.tile.corners.index(LAND) + turn) % CORNERS


@lru_cache(maxsize=256)
@rule("B8d", "GL-Occluded.2", "C5f")
def relaid(pack: Pack, custom: bool, text: str, settled: str = "") -> Atlas:
    """The map with cratons and chits on it. What they cover counts no more, its catastrophe and its Spots included."""
    base = pack.sheet if custom else pack.world
    tiles = list(base.hexes)
    printed: dict[Place, int] = {}
    bare = seen = 0

    def lay(hex_: Hex, tile: Tile, turn: int) -> None:
        tiles[hex_] = tile
        for place, ground in zip(places_around(*base.at[hex_]), turned(tile, turn), strict=True):
            printed[place] = max(ground, printed.get(place, WATER))

    for one in cratons.read(settled):
        for face, hex_ in enumerate(cratons.hexes(base, one.centre, one.turn)):
            lay(hex_, cratons.tile(pack.cratons[one.craton], one, face), 0)
            seen |= 1 << hex_
    for hex_, face, turn in read(text):
        lay(hex_, face_of(pack, face).tile, turn)
        seen &= ~(1 << hex_)
    for hex_, tile in enumerate(base.hexes):
        bare |= (custom and tile.terrain != OCEAN and tiles[hex_] is tile) << hex_
    placed = [Placed(tile, *at) for tile, at in zip(tiles, base.at, strict=True)]
    begun = {spot: colour for colour, spots in enumerate(base.start) for spot in spots}
    landmarks = [_landmark(spot, begun.get(number, NONE), printed) for number, spot in enumerate(base.spots)]
    return Atlas(World(placed, landmarks), seen, bare)


@lru_cache(maxsize=4)
@rule("K3c")
def flooded(world: World) -> World:
    """A map that is all water: its islands are shelf."""
    tiles = [
        tile if tile.terrain == OCEAN else replace(tile, terrain=SHELF, ring=SEA, stars=0, corners=(WATER,) * CORNERS)
        for tile in world.hexes
    ]
    return World([Placed(tile, *at) for tile, at in zip(tiles, world.at, strict=True)])


def _landmark(spot: Corner, start: int, printed: dict[Place, int]) -> Landmark:
    """A Spot as it is now: land if one of the chits says so, water if all of them do, else as before."""
    found = [printed[place] for place in spot.places if place in printed]
    ground = max(found) if found else LAND if spot.land else WATER
    return Landmark(spot.code, spot.name, spot.places, start, ground)


def starts(pack: Pack, world: World, layout: Layout) -> Iterator[int]:
    """The start Spots that can be seen on chits (C1b)."""
    for hex_, number, turn in layout:
        face = face_of(pack, number)
        if face.start != NONE:
            place = places_around(*world.at[hex_])[start_corner(face, turn)]
            yield next(spot for spot, corner in enumerate(world.spots) if place in corner.places)
