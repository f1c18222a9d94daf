"""The symbols of Bios:Genesis, and the pen that draws its pieces and icons with a name for everybody."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from markupsafe import Markup

from biont import draw
from biont.draw import dice
from biont.draw.pen import Symbols
from biont.draw.plain import LOCK
from biont.genesis.cards import COLOURS, Placard
from biont.genesis.draw import faces, icons, pieces
from biont.genesis.ids import NPC, Bearer, bearer_colour
from biont.genesis.vocabulary import BEARERS


@cache
def symbols() -> Symbols:
    """Every symbol of the game."""
    return {**pieces.symbols(), **dice.symbols(), "mark-lock": LOCK, **icons.symbols(), **faces.symbols()}


class Pen(draw.Pen):
    """Draws a piece or an icon, each with a label in one language."""

    once: ClassVar[tuple[str, ...]] = (*draw.Pen.once, "dome", "cube", "disc", "glyph", "ability", "climate", "mark")

    def colour(self, bearer: Bearer) -> str:
        """The name of a bearer's colour, which is a player's or an NPC's."""
        return COLOURS[bearer_colour(bearer)]

    def is_npc(self, bearer: Bearer) -> str:
        """Whether a bearer is no player, as messages are told: yes or no."""
        return "yes" if bearer >= NPC else "no"

    def bearer(self, bearer: Bearer) -> str:
        """A bearer as the ids of a page name it."""
        return BEARERS[bearer]

    def dome(self, bearer: Bearer, acted: bool = False) -> Markup:
        """A biont of a bearer; one that has acted in this phase is marked."""
        colour = self.colour(bearer)
        kind = "npc" if bearer >= NPC else "dome"
        label = self.words(f"board-piece-{kind}", colour=colour)
        if acted:
            label = self.words("board-piece-acted", piece=label)
        return self.use(f"{kind}-{colour}", label, "piece dome acted" if acted else "piece dome", f"{kind}-{colour}")

    def cube(self, colour: int, style: str = "") -> Markup:
        """A cube; `style` adds a class ("faded" for disorganized manna)."""
        name = COLOURS[colour]
        return self.use(
            f"cube-{name}", self.words("board-piece-cube", colour=name), f"piece cube {style}".strip(), f"cube-{name}"
        )

    def disc(self, colour: int, role: str = "disc") -> Markup:
        """A disc, called after the role it plays: disc (catalyst), enzyme, antioxidant or vitamin."""
        name = COLOURS[colour]
        return self.use(f"disc-{name}", self.words(f"board-piece-{role}", colour=name), "piece disc", f"disc-{name}")

    def substitute(self, colour: int) -> Markup:
        """A bead that stands in for a missing cube."""
        name = COLOURS[colour]
        return self.use(f"substitute-{name}", self.words("board-piece-substitute", colour=name), "piece cube")

    def glyph(self, colour: int) -> Markup:
        """The mark of a colour."""
        return self.use(f"glyph-{COLOURS[colour]}", self.words("board-colour", colour=COLOURS[colour]), "glyph")

    def ability(self, name: str) -> Markup:
        """An ability's icon."""
        return self.use(icons.icon_id(name), self.words(f"board-icon-{name.replace('_', '-')}"))

    def event(self, name: str, style: str = "icon") -> Markup:
        """An event's icon."""
        dashed = name.replace("_", "-")
        return self.use(f"event-{dashed}", self.words(f"board-event-{dashed}"), style)

    def landform(self, name: str) -> Markup:
        """A landform's icon."""
        return self.use(f"landform-{name}")

    def climate(self, name: str, style: str = "icon") -> Markup:
        """A sun or a snowflake."""
        return self.use(f"climate-{name}", self.words(f"board-climate-{name}"), f"{style} {name}")

    def trophic(self, name: str) -> Markup:
        """A level of the food chain."""
        return self.use(f"trophic-{name}", self.words(f"board-trophic-{name}"))

    def mark(self, name: str, label: str = "") -> Markup:
        """A mark of the table, such as the trophy."""
        return self.use(f"mark-{name.replace('_', '-')}", label)

    def token(self, colour: str) -> Markup:
        """A player's biont."""
        return self.dome(COLOURS.index(colour))

    def place(self, card: Placard, style: str = "face-of") -> Markup:
        """The face of a refugium, cut to the room it has; dice and manna stand on it."""
        return _face(*faces.place_of(card), style, PLACE)

    def portrait(self, card: Placard) -> Markup:
        """The same in a medallion, worn by the bacterium that arose there."""
        return _face(*faces.place_of(card), "portrait", MOTIF)

    def body(self, code: str, side: str, style: str = "portrait") -> Markup:
        """The face of a macroorganism; nothing where its card has none."""
        symbol, tints = faces.body_of(code, side)
        return _face(symbol, tints, f"{style} body-of", BODY) if symbol else Markup("")


PLACE, MOTIF, BODY = "0 0 148 46", "90 0 50 46", "0 0 100 100"
"""What is shown of a face: all of it, the half with its motif, a body."""


@cache
def _face(symbol: str, tints: str, style: str, box: str) -> Markup:
    """A face: a place fills its room, a body stands in it whole. It says nothing that is not written beside it."""
    fit = "xMidYMid meet" if box == BODY else "xMaxYMax slice"
    _, _, width, height = symbols()[symbol][0].split()
    head = f'class="{style} {tints}" viewBox="{box}" preserveAspectRatio="{fit}" aria-hidden="true"'
    return Markup(f'<svg {head}><use href="#s-{symbol}" width="{width}" height="{height}"/></svg>')
