"""A Hex, or a side of a Hex chit, drawn alone."""

from __future__ import annotations

from markupsafe import Markup, escape

from biont.origins import cards as c
from biont.origins import tiles as t
from biont.origins.draw.geometry import Point
from biont.origins.draw.printed_map import sites, stars

CORNERS: tuple[Point, ...] = ((0, -60), (52, -30), (52, 30), (0, 60), (-52, 30), (-52, -30))
"""The corners of a Hex that is drawn alone, clockwise from the top."""

OUTLINE = "M0-60l52 30v60L0 60l-52-30v-60z"


def tile_picture(tile: t.Tile, language: str) -> Markup:
    """Ground, corners that are land, ring with its stars, resources with what they need, the catastrophe."""
    ring = "" if tile.ring == c.NONE else t.RINGS[tile.ring]
    parts = [f'<path class="kites {t.TERRAINS[tile.terrain]}" d="{OUTLINE}"/>']
    shore = (point for point, ground in zip(CORNERS, tile.corners, strict=True) if ground == t.LAND)
    parts += [f'<circle class="shore" cx="{x}" cy="{y}" r="7"/>' for x, y in shore]
    parts.append(f'<path class="grid" d="{OUTLINE}"/>')
    if ring:
        parts.append(f'<circle class="ring {ring}" r="28"/>')
    found = sites(tile)
    parts += [f'<use href="#r-{site.kind}" x="{site.x}"/>' for site in found]
    parts += [
        f'<g class="need {site.track}" transform="translate({site.x + 9} 11)"><circle r="8"/>'
        f'<text y="4.5">{site.stage}</text></g>'
        for site in found
        if site.track
    ]
    if tile.stars:
        lit = "".join(f'<use href="#star" x="{x}" y="{y}"/>' for x, y in stars(tile.stars))
        parts.append(f'<g class="stars {ring}">{lit}</g>')
    if tile.catastrophe is not None:
        epoch = c.EPOCHS[tile.catastrophe.epoch]
        parts.append(f'<use href="#epicentre" x="30" y="-32"/><text class="epoch" x="30" y="-28">{epoch}</text>')
    label = escape(getattr(tile.name, language))
    head = f'class="map tile" viewBox="-60 -66 120 132" role="img" aria-label="{label}"'
    return Markup(f"<svg {head}>{''.join(parts)}</svg>")
