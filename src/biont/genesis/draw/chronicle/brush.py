"""What the tree of life is drawn with: its colours, texts, badges and signs.

Colours are presentation attributes, so that the picture stands alone anywhere; on a page the style sheet of the
chronicle replaces ink and paper for readers who like it dark.
"""

from __future__ import annotations

from markupsafe import escape

from biont.draw.pen import id_of
from biont.genesis.cards import CLIMATES, COLOURS
from biont.genesis.draw.chronicle.story import Story
from biont.genesis.draw.pieces import EDGES, FILLS, INKS, glyph
from biont.genesis.ids import NPC, bearer_colour
from biont.packs import Name
from biont.words import Words

INK, MUTED, PAPER = "#2a2824", "#6a6356", "#f9f5ec"

SYMBOLS = {
    "heat": "event-x",
    "oxygen": "event-o2",
    "uv": "event-uv",
    "cancer": "event-cancer",
    "drought": "event-drought",
    "gaia": "mark-armageddon",
    "errors": "mark-errors",
    "pollution": "icon-pollution",
    "host": "mark-diseased",
    "supplanted": "trophic-waiting",
    "abandoned": "mark-empty",
    "queen": "icon-red-queen",
    "crowding": "trophic-carnivore",
    "chimera": "icon-fission",
    "fate": "mark-dice",
    "assimilated": "icon-nucleus",
    "landfall": "landform-continent",
    "gene": "icon-hgt",
    **{name: f"climate-{name}" for name in CLIMATES},
}
"""The icon of each cause of death, and of some marks: no two are alike."""


class Brush:
    """Draws small things of one story in one language, and remembers which symbols it used."""

    def __init__(self, story: Story, say: Words) -> None:
        self.story, self.say = story, say
        self.used: set[str] = set()

    def name(self, name: Name | None) -> str:
        """A name in the language of the tree."""
        return "" if name is None else name.de if self.say.language == "de" else name.en

    def player(self, player: int) -> str:
        """What a player is called."""
        text = self.say(f"player-{COLOURS[bearer_colour(player)]}")
        return self.say("player-npc", player=text) if player >= NPC else text

    def icon(self, what: str, x: float, y: float, size: float = 14, colour: str = INK, title: str = "") -> str:
        """The icon of a cause of death or of a mark."""
        symbol = SYMBOLS[what]
        self.used.add(symbol)
        text = f"<title>{escape(title)}</title>" if title else ""
        kind = ' class="t-ink"' if colour == INK else ""
        return (
            f'<g{kind} color="{colour}">{text}<rect x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size:g}" '
            f'height="{size:g}" fill="none" pointer-events="all"/><use href="#{id_of(symbol)}" x="{x - size / 2:.1f}" '
            f'y="{y - size / 2:.1f}" width="{size:g}" height="{size:g}"/></g>'
        )

    def badge(self, owner: int, x: float, y: float, title: str, radius: float = 7.5) -> str:
        """A disc with the glyph of a colour; an NPC's is pale."""
        colour = bearer_colour(owner)
        fill, ink = (FILLS[colour], INKS[colour]) if owner < NPC else ("#fffdf6", EDGES[colour])
        inside = glyph(colour, round(x - radius * 0.62, 1), round(y - radius * 0.62, 1), round(radius * 0.124, 3), ink)
        dash = ' stroke-dasharray="2.4 1.4"' if owner >= NPC else ""
        return (
            f'<g><title>{escape(title)}</title><circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" '
            f'stroke="{EDGES[colour]}" stroke-width="1.4"{dash}/>{inside}</g>'
        )

    def text(self, x: float, y: float, text: str, anchor: str = "start", style: str = "", muted: bool = False) -> str:
        """A text that can be read on any ground."""
        kind, fill = ("t-muted", MUTED) if muted else ("t-text", INK)
        halo = f'paint-order="stroke" stroke="{PAPER}" stroke-width="3" stroke-linejoin="round"'
        return (
            f'<text class="{kind} t-halo" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}" {halo} '
            f"{style}>{escape(text)}</text>"
        )

    def cube(self, colour: int, x: float, y: float, title: str) -> str:
        """A cube: a mutation."""
        return (
            f'<g><title>{escape(title)}</title><rect x="{x - 4.2:.1f}" y="{y - 4.2:.1f}" width="8.4" height="8.4" '
            f'rx="1.6" fill="{FILLS[colour]}" stroke="#fff" stroke-width="1.3"/></g>'
        )

    def star(self, colour: int, x: float, y: float, title: str) -> str:
        """A promotion."""
        return (
            f'<g><title>{escape(title)}</title><path d="M{x:.1f} {y - 6.4:.1f}l6.4 6.4-6.4 6.4-6.4-6.4z" '
            f'fill="{FILLS[colour]}" stroke="#fff" stroke-width="1.3"/>'
            f'<path d="M{x:.1f} {y - 2.6:.1f}v5.2m-2.6-2.6h5.2" stroke="{INKS[colour]}" stroke-width="1.5"/></g>'
        )

    def cell(self, x: float, y: float, title: str) -> str:
        """Many cells in one: a rosette."""
        cells = "".join(
            f'<circle cx="{x + dx:.1f}" cy="{y + dy:.1f}" r="2.6"/>'
            for dx, dy in ((0, 0), (4.4, 0), (-4.4, 0), (2.2, 3.8), (-2.2, 3.8), (2.2, -3.8), (-2.2, -3.8))
        )
        return f'<g fill="#fff" stroke="{INK}" stroke-width=".9"><title>{escape(title)}</title>{cells}</g>'

    def token(self, what: str, x: float, y: float, title: str) -> str:
        """An icon on a white disc."""
        disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7.6" fill="#fff" stroke="{INK}" stroke-width=".9"/>'
        return disc + self.icon(what, x, y, 11, "#3a352c", title)
