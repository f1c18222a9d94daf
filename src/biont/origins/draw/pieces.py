"""Pieces, tokens and resources as symbols. Kind by outline, owner by a mark that is cut into every piece.

A Migrant is a figure, a City a cuboid, a pawn a pawn. Black has a ring, White two bars, Orange a triangle, Green a
cross: nobody needs colour to read a table.
"""

from __future__ import annotations

import re

from biont.draw import Paint
from biont.origins.cards import COLOURS, EVENTS, RESOURCES
from biont.origins.draw.glyphs import GLYPHS
from biont.origins.tiles import CLIMATES

PALETTE = {
    "black": Paint("#262320", "#fffdf6", "#fffdf6", "#262320", "#d8d0c2"),
    "white": Paint("#fffdf6", "#2a2620", "#2a2620", "#6b6252", "#fffdf6"),
    "orange": Paint("#c9520f", "#fffdf6", "#fffdf6", "#a84209", "#f29a63"),
    "green": Paint("#2e7d4f", "#fffdf6", "#fffdf6", "#226440", "#7cc796"),
}
SHADES = {
    "black": ("#4a453f", "#141210"),
    "white": ("#ffffff", "#d9d0be"),
    "orange": ("#ec8648", "#953b08"),
    "green": ("#54a877", "#1d5735"),
}
"""The top and the side of a City."""


def mark(colour: str, x: float, y: float, size: float = 1.0) -> str:
    """The mark of a colour, cut into a piece."""
    ink = PALETTE[colour].ink
    line = f'fill="none" stroke="{ink}" stroke-width="{1.15 * size:.2g}" stroke-linecap="round"'
    if colour == "black":
        return f'<circle cx="{x}" cy="{y}" r="{1.6 * size:.3g}" {line}/>'
    if colour == "white":
        wide = f"{3.4 * size:.3g}"
        left, upper, lower = f"{x - 1.7 * size:.3g}", f"{y - size:.3g}", f"{y + size:.3g}"
        return f'<path d="M{left} {upper}h{wide}M{left} {lower}h{wide}" {line}/>'
    if colour == "orange":
        peak, low = f"{y - 1.9 * size:.3g}", f"{y + 1.4 * size:.3g}"
        return f'<path d="M{x} {peak}L{x + 1.9 * size:.3g} {low}H{x - 1.9 * size:.3g}z" fill="{ink}"/>'
    long = f"{3.6 * size:.3g}"
    return f'<path d="M{x} {y - 1.8 * size:.3g}v{long}M{x - 1.8 * size:.3g} {y}h{long}" {line}/>'


WIDTHS = {"migrant": 1.1, "pawn": 1}
"""How broad the edge of a piece is."""


def _outline(glyph: str) -> str:
    found = re.search(r'd="([^"]+)"', GLYPHS[glyph])
    assert found is not None
    return found[1]


def _body(name: str, colour: str, *, alone: bool) -> str:
    paint = PALETTE[colour]
    painted = f'fill="{paint.fill}" stroke="{paint.edge}"'
    return f"<path {_drawn(name)} {painted}/>" if alone else f'<use href="#p-{name}" class="e-{colour}" {painted}/>'


def _drawn(name: str) -> str:
    return f'd="{_outline(name)}" stroke-width="{WIDTHS[name]}" stroke-linejoin="round"'


def migrant(colour: str, *, alone: bool = True) -> str:
    """A Migrant, on a square of 17; one that is not ``alone`` uses the outline that its page has (:func:`shapes`)."""
    return _body("migrant", colour, alone=alone) + mark(colour, 8, 8.6, 1.3)


def pawn(colour: str, *, alone: bool = True) -> str:
    """A pawn: in a domain, an Elder, an Emissary."""
    return _body("pawn", colour, alone=alone) + mark(colour, 8, 11.4, 0.85)


def city(colour: str, *, alone: bool = True) -> str:
    """A City's cuboid; the page of one that is not ``alone`` has a style sheet for its edge."""
    paint, (top, side) = PALETTE[colour], SHADES[colour]
    front = f'<path d="M1.2 5.7h10v9h-10z" fill="{paint.fill}"/>'
    above = f'<path d="M1.2 5.7l3-3.5h10.6l-3.6 3.5z" fill="{top}"/>'
    beside = f'<path d="M11.2 5.7l3.6-3.5v8.8l-3.6 3.7z" fill="{side}"/>'
    edges = f'stroke="{paint.edge}" stroke-width=".9" stroke-linejoin="round"'
    edges = edges if alone else f'class="e-{colour}" {edges}'
    return f"<g {edges}>{front}{above}{beside}</g>{mark(colour, 6.2, 10.2, 1.15)}"


def token(colour: str) -> str:
    """The sign of a player: a disc with his mark."""
    paint = PALETTE[colour]
    edge = "#2a2620" if colour == "white" else paint.edge
    return f'<circle cx="8" cy="8" r="7" fill="{paint.fill}" stroke="{edge}"/>{mark(colour, 8, 8, 1.9)}'


def symbols() -> dict[str, tuple[str, str]]:
    """Every symbol: glyphs as icons, those of events by that name, and pieces of four colours."""
    square = "0 0 16 16"
    events = {event.replace(" ", "-") for event in EVENTS}
    found = {
        f"{'event' if name in events else 'icon'}-{name}": (square, f'<g class="gl">{drawing}</g>')
        for name, drawing in GLYPHS.items()
    }
    # An answer that cannot be taken back.
    lock = (square, '<g class="gl"><path d="M4.2 7.3V5a3.8 3.8 0 0 1 7.6 0v2.3M3 7.3h10v7H3z"/></g>')
    found |= dict.fromkeys(("mark-dice", "mark-lock"), lock)
    for colour in COLOURS:
        found[f"migrant-{colour}"] = ("-.5 -.2 17 17", migrant(colour, alone=False))
        found[f"pawn-{colour}"] = (square, pawn(colour, alone=False))
        found[f"city-{colour}"] = (square, city(colour, alone=False))
        found[f"token-{colour}"] = (square, token(colour))
    return found


def shapes() -> dict[str, str]:
    """What is used as it is: outlines of pieces, and on the map, around the point where it lies, glyphs of climates,
    resources, a wave, a star, the mark of a catastrophe."""
    pieces = {f"p-{name}": f'<path id="p-{name}" {_drawn(name)}/>' for name in WIDTHS}
    climates = {
        f"c-{name}": f'<use id="c-{name}" href="#s-{name}" x="-16" y="-16" width="32" height="32"/>'
        for name in CLIMATES
    }
    kinds = (("white", 2), ("brown", 2), ("black", 4))
    colours = [colour for colour, count in kinds for _ in range(count)]
    chips = {
        f"r-{name}": f'<g id="r-{name}" class="resource {colour}"><circle r="13"/>'
        f'<use href="#s-{name}" x="-8.5" y="-8.5" width="17" height="17"/></g>'
        for name, colour in zip((kind.replace(" ", "-") for kind in RESOURCES), colours, strict=True)
    }
    star = '<path id="star" class="star" d="M0-7 1.7-2.3 6.7-2.2 2.7.9 4.1 5.7 0 2.8-4.1 5.7-2.7.9-6.7-2.2-1.7-2.3z"/>'
    spikes = "M0-17l4 4 5-2 1 5 5 1-2 5 4 4-4 4 2 5-5 1-1 5-5-2-4 4-4-4-5 2-1-5-5-1 2-5-4-4 4-4-2-5 5-1 1-5 5 2z"
    wave = '<g id="wave" class="wave"><circle r="11"/><use href="#s-sea" x="-8" y="-8" width="16" height="16"/></g>'
    epicentre = f'<path id="epicentre" class="epicentre" d="{spikes}"/>'
    return {**pieces, **climates, **chips, "wave": wave, "star": star, "epicentre": epicentre}
