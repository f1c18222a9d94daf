"""All symbols in one hidden SVG, sent once a page, and the pen that uses them with a name for everybody."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup, escape

from biont.genesis.box import NPC
from biont.genesis.cards import COLOURS
from biont.genesis.draw import icons, pieces, plates
from biont.words import Words


@cache
def sprite() -> Markup:
    """The hidden SVG that defines every symbol; it stands once at the beginning of a page."""
    symbols = {**pieces.symbols(), **icons.symbols(), **plates.scenery()}
    body = "".join(
        f'<symbol id="s-{name}" viewBox="{box}">{drawing}</symbol>' for name, (box, drawing) in symbols.items()
    )
    head = 'class="sprite" xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"'
    return Markup(f"<svg {head}><defs>{plates.gradients()}</defs>{body}</svg>")


@cache
def names() -> frozenset[str]:
    """The names of all symbols."""
    return frozenset((*pieces.symbols(), *icons.symbols(), *plates.scenery()))


class Pen:
    """Draws a piece or an icon, each with a label in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._drawn: dict[tuple[str, str, str, str], Markup] = {}

    def use(self, symbol: str, label: str = "", style: str = "icon", piece: str = "") -> Markup:
        """A symbol; without a label it is decoration beside a text that says the same."""
        key = (symbol, label, style, piece)
        if key not in self._drawn:
            assert symbol in names(), f"there is no symbol {symbol!r}"
            voice = ' role="img"' if label else ' aria-hidden="true"'
            kind = f' data-piece="{piece}"' if piece else ""
            title = f"<title>{escape(label)}</title>" if label else ""
            self._drawn[key] = Markup(f'<svg class="{style}"{voice}{kind}>{title}<use href="#s-{symbol}"/></svg>')
        return self._drawn[key]

    def dome(self, bearer: int, acted: bool = False) -> Markup:
        """A biont of a bearer; one that has acted in this phase is marked."""
        colour = COLOURS[bearer % NPC]
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

    def die(self, face: int) -> Markup:
        """A die that shows a face."""
        return self.use(f"die-{face}", self.words("board-die", face=face), "die")

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
