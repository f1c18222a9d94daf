"""The world as a picture of its own, with a legend."""

from __future__ import annotations

from markupsafe import Markup

from biont.draw import Dress, Easel
from biont.origins.cards import RESOURCES, TRACKS, Pack
from biont.origins.draw.ground import printed

WIDTH, HEIGHT = 1280, 726
"""The picture; the map takes its whole width, and what is left below it is the legend's."""


def world_picture(pack: Pack, easel: Easel, dress: Dress, theme: str) -> str:
    """The map of a pack as an SVG file."""
    found = printed(pack, pack.world)
    drawn = easel(
        "world.jinja",
        map=found,
        width=WIDTH,
        height=HEIGHT,
        map_height=round(WIDTH / found.frame.width * found.frame.height),
        dress=dress,
        style=Markup(dress.style.replace("&", "&amp;").replace("<", "&lt;")),
        theme=theme,
        resources=[kind.replace(" ", "-") for kind in RESOURCES],
        tracks=sorted({track for track, _ in found.needs}, key=TRACKS.index),
    )
    return str(drawn)
