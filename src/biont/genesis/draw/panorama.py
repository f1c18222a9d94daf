"""What the game is about in one picture: from the vents of the sea over the shore to the mountains, under the stars."""

from __future__ import annotations

import re
from functools import cache

from markupsafe import Markup

from biont.genesis.draw import faces

WIDTH, HEIGHT = 520, 176

SEA, LAND, SKY = (
    {"1": "#2f7f93", "2": "#4b9aa8", "3": "#14404f", "a": "#f0b45c", "w": "#d5eef0", "d": "#0b2c38", "ink": "#0d3341"},
    {"1": "#a98a5e", "2": "#b8966a", "3": "#5b432c", "a": "#e0743f", "w": "#f4e7cf", "d": "#3a2818", "ink": "#35241a"},
    {"1": "#5a5c96", "2": "#5a5c96", "3": "#44467c", "a": "#e8ce5e", "w": "#e9e9fb", "d": "#15163a", "ink": "#14153a"},
)
"""The tints of the three worlds; the picture stands on pages without the style of the game."""

LEAVES = {**LAND, "1": "#86b36c", "2": "#6d9f58", "a": "#d7e48c"}


@cache
def panorama() -> Markup:
    """The picture; it says nothing that a reader would miss."""
    sky = faces.parts("stars 20 0 2, stars 240 6 2, moon 214 26 5, planet 352 30 17, swarm 120 26 1.3")
    sea = faces.parts(
        "smoke 40 112 1.5, smoke 84 128 1.2, chimney 40 166 10 54, chimney 84 168 9 40, bubbles 112 168 1.6"
    )
    mud = faces.parts("mound 168 172 17, bubbles 200 162 1.1")
    land = faces.parts("mount 398 82 24, volcano 452 78 46, mount 504 76 32")
    swimmers = _life("opabinia-marine 122 82 64, trilobite-marine 216 108 44, arrowworm-marine 180 78 42")
    weeds = _life("seaweed-marine 244 116 54")
    walkers = _life("seastar-terrestrial 318 54 58, flatworm-terrestrial 420 104 48")
    moss = _life("seaweed-terrestrial 384 38 44, dickinsonia-terrestrial 470 36 42")
    parts = (
        faces.painted(sky, SKY),
        _ground("#1d5e76", "M0 84q13-5 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0V176H0Z"),
        faces.painted(sea, SEA),
        _ground("#123f4d", "M0 166C60 158 120 172 180 166S300 160 340 176H0Z"),
        faces.painted(mud + swimmers, SEA),
        faces.painted(weeds, {**SEA, "2": "#5d9c63", "1": "#5d9c63", "a": "#b6d36b"}),
        faces.painted(land, LAND),
        _ground("#7c5f3d", "M252 176C272 128 300 92 330 82S460 72 520 74V176Z"),
        _ground("#5f4730", "M340 176C380 148 450 138 520 142V176Z"),
        faces.painted(walkers, LAND),
        faces.painted(moss, LEAVES),
    )
    head = f'class="face" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMax slice" aria-hidden="true"'
    return Markup(f"<svg {head}>{''.join(parts)}</svg>")


def _ground(colour: str, path: str) -> str:
    return f'<path fill="{colour}" d="{path}"/>'


def _life(line: str) -> str:
    """Bodies where they live, so large; whole numbers are fine enough for half their size."""
    drawn = faces.symbols()
    found = []
    for one in line.split(", "):
        name, x, y, size = one.split()
        body = re.sub(r"\d+\.\d+", lambda number: f"{float(number[0]):.0f}", drawn[f"body-{name}"][1])
        found.append(f'<g transform="translate({x} {y}) scale({float(size) / 100:g})">{body}</g>')
    return "".join(found)
