"""The ground under the map of Bios:Origins: which corners are land, and the coastlines drawn beneath the Hexes.

    python tools/world_geometry.py corners     where world.toml differs from the ground; nothing is written
    python tools/world_geometry.py coast       write coast.json of the pack anew

`geo/outlines.json` are coastlines of Natural Earth (1:110m) and the edge of the shelves, in degrees, thinned out;
`geo/classes.gz` says for every quarter of a degree, from the north-west row by row, whether it is deep water (0), shelf
(1) or land (2), after NOAA GLOBE and ETOPO1. All of them are in the public domain.

The map is an Equal Earth projection, so that every Hex stands for the same area, cut at 169 degrees west, through
Bering Strait; the grid of Hexes 1,650 km wide lies so that the places the rulebook names fall on corners. Coordinates
of the map: x in half widths of a Hex from the west, y in half sides from the north.
"""

from __future__ import annotations

import gzip
import json
import math
import sys
import tomllib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

GEO = Path(__file__).parent / "geo"
PACK = Path(__file__).parents[1] / "src" / "biont" / "origins" / "packs" / "standard"

EARTH = 6371.0
MERIDIAN = 11.0
WIDTH = 1650.0
SIDE = WIDTH / math.sqrt(3)
WEST, NORTH = 150.0 - 19 * WIDTH / 2, 1180.0 + 14 * SIDE / 2
"""Where x and y of the map begin, in kilometres east and north of the middle of the projection."""

A1, A2, A3, A4 = 1.340264, -0.081106, 0.000893, 0.003796
"""The polynomial of Equal Earth."""

LAND_SHARE, AROUND = 0.35, 300.0
"""A corner is land if so much of the ground within so many kilometres is."""

AROUND_HEX = ((0, 0), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))
Point = tuple[float, float]


# The projection


def slope(t: float) -> float:
    return A1 + 3 * A2 * t**2 + t**6 * (7 * A3 + 9 * A4 * t**2)


def project(east: float, latitude: float) -> Point:
    """Kilometres from the middle of the map, by degrees east of its meridian."""
    t = math.asin(math.sqrt(3) / 2 * math.sin(math.radians(latitude)))
    x = 2 * math.sqrt(3) * math.radians(east) * math.cos(t) / (3 * slope(t))
    return EARTH * x, EARTH * t * (A1 + A2 * t**2 + t**6 * (A3 + A4 * t**2))


def unproject(x: float, y: float) -> Point:
    """Longitude and latitude of a place on the map, by Newton's method."""
    t = y / EARTH
    for _ in range(6):
        t -= (t * (A1 + A2 * t**2 + t**6 * (A3 + A4 * t**2)) - y / EARTH) / slope(t)
    latitude = math.degrees(math.asin(max(-1.0, min(1.0, math.sin(t) * 2 / math.sqrt(3)))))
    longitude = MERIDIAN + math.degrees(3 * x / EARTH * slope(t) / (2 * math.sqrt(3) * math.cos(t)))
    return (longitude + 180) % 360 - 180, latitude


def corner_kilometres(line: int, column: int) -> Point:
    """Where a corner of the grid lies; every other one of a line is a peak, half a side further north."""
    peak = (column - line - 1) % 2 == 0
    return WEST + column * WIDTH / 2, NORTH - (3 * line + (not peak)) * SIDE / 2


# The ground


class Ground:
    """What lies under a place: deep water, shelf, land."""

    def __init__(self) -> None:
        self.width, self.height = 1440, 720
        self.classes = gzip.decompress((GEO / "classes.gz").read_bytes())
        self.letters: dict[tuple[int, int], str] = {}

    def is_land(self, x: float, y: float) -> bool:
        longitude, latitude = unproject(x, y)
        row = min(self.height - 1, int((90 - latitude) / 180 * self.height))
        column = int((longitude + 180) / 360 * self.width) % self.width
        return self.classes[row * self.width + column] == 2

    def letter(self, line: int, column: int) -> str:
        """The letter of a corner in world.toml."""
        if (line, column) not in self.letters:
            self.letters[line, column] = self._sample(line, column)
        return self.letters[line, column]

    def _sample(self, line: int, column: int) -> str:
        x, y = corner_kilometres(line, column)
        turns = [math.tau * step / 18 for step in range(18)]
        rings = [AROUND * ring / 4 for ring in range(5)]
        found = [self.is_land(x + r * math.cos(a), y + r * math.sin(a)) for r in rings for a in turns]
        return "l" if sum(found) >= LAND_SHARE * len(found) else "w"


def differences() -> Iterator[str]:
    """The Hexes whose corners are not as the ground says."""
    ground = Ground()
    for tile in tomllib.loads((PACK / "world.toml").read_text("utf-8"))["hex"]:
        row, column = tile["at"]
        places = [(row + below, 2 * column + row % 2 + 1 + east) for below, east in AROUND_HEX]
        sampled = "".join(
            "-" if letter == "-" else ground.letter(*place)
            for letter, place in zip(tile["corners"], places, strict=True)
        )
        if sampled != tile["corners"]:
            yield f"{tile['code']}: {tile['corners']} stands there; the ground is {sampled}"


# Coastlines


def clipped(ring: Sequence[Point], edge: float, keep_east: bool) -> list[Point]:
    """The part of a ring on one side of a meridian."""
    answer: list[Point] = []
    for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
        inside, after = ((x >= edge) == keep_east for x in (x1, x2))
        if inside:
            answer.append((x1, y1))
        if inside != after:
            answer.append((edge, y1 + (edge - x1) / (x2 - x1) * (y2 - y1)))
    return answer


def path(polygons: Sequence[Sequence[Sequence[Point]]]) -> str:
    """Outlines as one SVG path in hundredths of the map's coordinates, cut where the map ends."""
    seam = MERIDIAN - 180
    parts = []
    for rings in polygons:
        for ring in rings:
            for east_of_seam in (True, False):
                shift = -MERIDIAN if east_of_seam else 360 - MERIDIAN
                points = [project(x + shift, y) for x, y in clipped(ring[:-1], seam, east_of_seam)]
                parts.append(strokes([((x - WEST) / WIDTH * 200, (NORTH - y) / SIDE * 200) for x, y in points]))
    return "".join(parts)


def strokes(points: Sequence[Point], end: str = "z") -> str:
    """A line of whole numbers, closed unless it ends otherwise, each point relative to the one before."""
    rounded = [(round(x), round(y)) for x, y in points]
    steps = [(x - a, y - b) for (a, b), (x, y) in pairwise(rounded) if (x, y) != (a, b)]
    if len(steps) < (2 if end else 1):
        return ""
    x, y = rounded[0]
    return f"M{x} {y}l" + " ".join(f"{dx} {dy}" for dx, dy in steps).replace(" -", "-") + end


def graticule() -> str:
    """Meridians and parallels, as an atlas has them."""
    lines = [[(east, latitude) for latitude in range(-60, 85, 6)] for east in range(-180, 181, 30)]
    lines += [[(-180, latitude), (180, latitude)] for latitude in range(-60, 81, 20)]
    drawn = [[project(east, latitude) for east, latitude in line] for line in lines]
    return "".join(
        strokes([((x - WEST) / WIDTH * 200, (NORTH - y) / SIDE * 200) for x, y in line], "") for line in drawn
    )


def write_coast() -> None:
    outlines = json.loads((GEO / "outlines.json").read_text("utf-8"))
    about = (
        "SVG paths in hundredths of half widths (x) and half sides (y) of a Hex; Natural Earth and NOAA, public domain"
    )
    drawn = {name: path(polygons) for name, polygons in outlines.items()}
    answer = {"about": about, "graticule": graticule(), **drawn}
    (PACK / "coast.json").write_text(json.dumps(answer, indent=0) + "\n", "utf-8")


def main(words: Sequence[str]) -> int:
    if words == ["coast"]:
        write_coast()
        return 0
    if words == ["corners"]:
        found = list(differences())
        print("\n".join(found) or "Every corner is as the ground says.")
        return 1 if found else 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
