"""Pieces as SVG symbols: domes, cubes and discs in four colours, each with its glyph.

Three shapes for three kinds of piece and four glyphs for four colours: nobody needs colour to read the table. A symbol
is defined once a page (see `biont.draw.pen`) and used wherever the piece lies.
"""

from __future__ import annotations

from biont.draw.palette import Paint
from biont.genesis.cards import COLOURS

FILLS = ("#c0392b", "#e0b91f", "#3b8f5a", "#2d6cab")
"""Red, yellow, green and blue; yellow leans to lemon so that the amber of "click here" stays apart from it."""

EDGES = ("#872519", "#9c7c08", "#256040", "#1b4673")
INKS = ("#fff", "#3a2e00", "#fff", "#fff")
"""The glyph on a piece: white, but dark on yellow, where white would not be seen."""

GLYPHS = (
    # A flame: metabolism.
    '<path d="M5.3.4C7.7 2.8 9 5 8.5 7.1 8.1 8.9 6.7 9.8 5 9.8S1.8 8.8 1.5 7C1.2 5 2.7 4.2 2.9 2.3c1 .6 1.4 1.4 1.5 2.2'
    'C5.2 3.2 5.5 1.8 5.3.4Z" fill="{ink}"/>',
    # A ring of membrane around a core: specificity.
    '<circle cx="5" cy="5" r="3.7" fill="none" stroke="{ink}" stroke-width="1.6"/><circle cx="5" cy="5" r="1.2" '
    'fill="{ink}"/>',
    # A leaf with its vein: entropy.
    '<path d="M1.3 9.2C.7 4.3 3.8 1 9.2.8 9.5 6 6.6 9.4 3 8.4L7 3.6 1.9 8.4Z" fill="{ink}"/>',
    # A double helix: heredity.
    '<path d="M2.6.6C2.6 3.4 7.4 3.4 7.4 5.4S2.6 7.2 2.6 9.6M7.4.6C7.4 3.4 2.6 3.4 2.6 5.4S7.4 7.2 7.4 9.6M3.4 '
    "1.7h3.2M3.4"
    ' 8.6h3.2" fill="none" stroke="{ink}" stroke-width="1.3" stroke-linecap="round"/>',
)
"""Drawn in a square of ten; `{ink}` is the colour it is drawn in."""

PALETTE = {
    name: Paint(fill, edge, ink, *texts)
    for name, fill, edge, ink, texts in zip(
        COLOURS,
        FILLS,
        EDGES,
        INKS,
        (("#a62c1f", "#ef8b7e"), ("#7d6200", "#ecd059"), ("#256e42", "#7fcf9b"), ("#1f5890", "#86b9ea")),
        strict=True,
    )
}
"""The four colours by name."""


def glyph(colour: int, x: float, y: float, scale: float, ink: str | None = None) -> str:
    """A colour's glyph put into another drawing."""
    drawing = GLYPHS[colour].format(ink=ink or INKS[colour])
    return f'<g transform="translate({x} {y}) scale({scale})">{drawing}</g>'


def dome(colour: int) -> str:
    """A biont: a dome on its base, lit from the left."""
    return (
        f'<path d="M1.5 16.5A11.5 14 0 0 1 24.5 16.5Z" fill="{FILLS[colour]}"/>'
        f'<rect x=".5" y="15.4" width="25" height="4" rx="2" fill="{EDGES[colour]}"/>'
        '<path d="M4.6 11.4A9 9 0 0 1 10.6 4.6" stroke="#fff" stroke-opacity=".5" stroke-width="1.5" fill="none" '
        f'stroke-linecap="round"/>{glyph(colour, 8.2, 4.9, 1)}'
    )


def npc_dome(colour: int) -> str:
    """The biont of a colour that nobody plays: a pale dome with a dashed rim and a block instead of a base."""
    return (
        f'<path d="M1.8 16.5A11.3 13.7 0 0 1 24.2 16.5Z" fill="#fffdf6" stroke="{FILLS[colour]}" stroke-width="1.7" '
        f'stroke-dasharray="2.6 1.5"/><rect x=".5" y="15.4" width="25" height="4" fill="{EDGES[colour]}"/>'
        f"{glyph(colour, 8.2, 4.9, 1, EDGES[colour])}"
    )


def cube(colour: int) -> str:
    """Manna, chromosome or organ: a cube seen from above."""
    return (
        f'<rect x="1" y="2" width="16" height="15.4" rx="2.6" fill="{EDGES[colour]}"/>'
        f'<rect x="1" y=".8" width="16" height="14" rx="2.6" fill="{FILLS[colour]}"/>'
        f'<path d="M3 2.4h9" stroke="#fff" stroke-opacity=".45" stroke-width="1.1" stroke-linecap="round"/>'
        f"{glyph(colour, 4, 3, 1)}"
    )


def disc(colour: int) -> str:
    """A catalyst, enzyme, antioxidant or vitamin: a disc with a rim."""
    return (
        f'<circle cx="9" cy="9.9" r="7.9" fill="{EDGES[colour]}"/><circle cx="9" cy="8.6" r="7.9" '
        f'fill="{FILLS[colour]}"/>'
        f'<circle cx="9" cy="8.6" r="6.3" fill="none" stroke="{INKS[colour]}" stroke-opacity=".45" stroke-width=".9"/>'
        f"{glyph(colour, 5, 4.6, 0.8)}"
    )


def substitute(colour: int) -> str:
    """What stands in when the soup has run out of a colour: a six-sided bead."""
    return (
        f'<path d="M9 1 16 5v8l-7 4-7-4V5Z" fill="{FILLS[colour]}" stroke="{EDGES[colour]}" stroke-width="1.4" '
        f'stroke-linejoin="round"/>{glyph(colour, 5, 5, 0.8)}'
    )


def bare_glyph(colour: int) -> str:
    """The glyph alone, in the colour of the text around it."""
    return GLYPHS[colour].format(ink="currentColor")


def symbols() -> dict[str, tuple[str, str]]:
    """Every piece by its name: its view box and its drawing."""
    found: dict[str, tuple[str, str]] = {}
    for colour, name in enumerate(COLOURS):
        found[f"dome-{name}"] = ("0 0 26 20", dome(colour))
        found[f"npc-{name}"] = ("0 0 26 20", npc_dome(colour))
        found[f"cube-{name}"] = ("0 0 18 18", cube(colour))
        found[f"disc-{name}"] = ("0 0 18 18", disc(colour))
        found[f"substitute-{name}"] = ("0 0 18 18", substitute(colour))
        found[f"glyph-{name}"] = ("-.4 -.4 10.8 10.8", bare_glyph(colour))
    return found
