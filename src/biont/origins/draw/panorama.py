"""What the game is about in one picture: people on their way out of Africa, and the mind they take along."""

from __future__ import annotations

import math
import re

from markupsafe import Markup

from biont.origins.draw.geometry import hex_at, outline, spot_at
from biont.origins.draw.pieces import city, migrant, pawn
from biont.origins.draw.printed_map import printed
from biont.origins.pack import Pack
from biont.origins.pack_library import PACK_LIBRARY

LEFT, TOP, WIDTH, HEIGHT = 846, 176, 900, 374
"""The part of the map that is shown: from the Gulf of Guinea to Java."""

WAY = ("rift-valley", "upper-nile", "nubia", "middle-east", "indus", "india", "bengal", "malaya", "sundaland")
"""The Hexes along which people went."""

PEOPLE = (("black", 0, 2), ("white", 3, 4), ("orange", 5, 3), ("green", 8, 1))
"""Who is on the way: a colour, its Hex along it, and at how many of its corners somebody stands."""

BRAIN = (
    "M0 58C-4 22 26-4 66-2s66 26 60 58c-3 20-18 26-24 40l-4 20H34l-6-22C10 92 2 80 0 58Z",
    "M22 56C20 34 40 16 66 18s46 20 42 42c-3 14-18 22-40 22S24 74 22 56Z",
    "M52 54c0-14 10-22 24-20s22 12 20 24-10 16-22 16-22-8-22-20Z",
)
"""Emotions, vocabulary and Free Will, one inside the other."""

FINE = 6
"""Units of the map that a step of a coast must have to be seen."""

PAWNS = ((30, 82), (34, 26), (2, 44), (66, 42))


def panorama(pack: Pack) -> Markup:
    """The picture of a pack's world; nothing of it where a custom map lacks the places."""
    world = pack.world
    known = {world.hexes[hex_].code: hex_ for hex_ in range(len(world.hexes))}
    way = [known[code] for code in WAY if code in known]
    shown = [hex_ for hex_ in known.values() if _inside(hex_at(world, hex_), 70)]
    hexes = "".join(outline(world, hex_) for hex_ in shown)
    people = []
    for colour, step, count in PEOPLE:
        if step < len(way):
            corners = [point for spot in world.corners[way[step]] for point in spot_at(world, spot)][:count]
            people.append(f'<g id="of-{colour}">{_at(migrant(colour), *corners[0], 2.6)}</g>')
            (left, top), others = corners[0], corners[1:]
            people += [f'<use href="#of-{colour}" x="{x - left}" y="{y - top}"/>' for x, y in others]
    stops = [hex_at(world, hex_) for hex_ in way]
    trail = "M" + "L".join(f"{x} {y}" for x, y in stops)
    cities = [_at(city(colour), *stops[step], 2.1) for colour, step, _ in PEOPLE[:3] if step < len(stops)]
    parts = (
        f'<path fill="#1b4552" d="M{LEFT} {TOP}h{WIDTH}v{HEIGHT}h{-WIDTH}z"/>',
        '<g transform="scale(.52 .3)">',
        f'<path fill="#cbab72" stroke="#8a6c3c" stroke-width="3" d="{_near(printed(pack, world).coast.land)}"/></g>',
        f'<path fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.6" d="{hexes}"/>',
        '<g fill="none" stroke="#fffdf6" stroke-width="4" stroke-dasharray="0 11" stroke-linecap="round">',
        f'<path d="{trail}"/></g>',
        *cities,
        *people,
        _brain(1196, 352, 1.25),
    )
    box = f"{LEFT} {TOP} {WIDTH} {HEIGHT}"
    head = f'class="face" viewBox="{box}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"'
    return Markup(f"<svg {head}>{''.join(parts)}</svg>")


def _inside(point: tuple[int, int], margin: int) -> bool:
    x, y = point
    return LEFT - margin < x < LEFT + WIDTH + margin and TOP - margin < y < TOP + HEIGHT + margin


def _near(coast: str) -> str:
    """The outlines that begin in the picture, islets aside, or are large enough to reach into it."""
    found = []
    for x, y, steps in re.findall(r"M(-?\d+) (-?\d+)l?([^M]*)", coast):
        inside = _inside((int(x) * 52 // 100, int(y) * 30 // 100), 40)
        if len(steps) > 3000 or (len(steps) > 40 and inside):
            found.append(f"M{x} {y}l{_thinned(steps)}z")
    return "".join(found)


def _thinned(steps: str) -> str:
    """The steps of an outline, those joined that nobody sees in a small picture: it loads with the first page."""
    numbers = [int(number) for number in re.findall(r"-?\d+", steps)]
    found, across, down = [], 0, 0
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        across, down = across + dx, down + dy
        if math.hypot(across * 0.52, down * 0.3) > FINE:
            found.append(f"{across} {down}")
            across, down = 0, 0
    return " ".join(found).replace(" -", "-")


def _at(drawing: str, x: float, y: float, size: float) -> str:
    """A piece of a square of sixteen, around a point."""
    return f'<g transform="translate({x - 8 * size:g} {y - 8 * size:g}) scale({size})">{drawing}</g>'


def _brain(x: int, y: int, size: float) -> str:
    """A head with its three domains, and the pawns that dwell in them."""
    fills = ("#f4ead2", "#fffaf0", "#ffe3a3")
    lobes = "".join(
        f'<path fill="{fill}" stroke="#3a2f22" stroke-width="2.4" d="{path}"/>'
        for fill, path in zip(fills, BRAIN, strict=True)
    )
    pawns = "".join(
        f'<g transform="translate({px} {py}) scale(1.5)">{pawn(colour)}</g>'
        for (px, py), colour in zip(PAWNS, ("black", "orange", "green", "white"), strict=True)
    )
    return f'<g transform="translate({x} {y}) scale({size})">{lobes}{pawns}</g>'


if __name__ == "__main__":
    print(panorama(PACK_LIBRARY.load("")))
