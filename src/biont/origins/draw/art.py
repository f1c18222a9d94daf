"""What Bios:Origins is drawn with; nothing of it knows a table, so that the start page has it at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from markupsafe import Markup

from biont.draw import Palette, Shapes, Symbols, style_of
from biont.draw.marks import as_html
from biont.games.drawing.art import Art
from biont.origins.cards import COLOURS
from biont.origins.draw import pieces
from biont.words import Words

if TYPE_CHECKING:
    from biont.origins.draw.pen import Pen

FACE = "face.svg"
"""The picture of the start page: what ``python -m biont.origins.draw.panorama`` prints, drawn from the usual cards."""


class OriginsArt(Art):
    """Glyphs and pieces."""

    package: ClassVar[str] = "biont.origins.draw"
    styles: ClassVar[tuple[str, ...]] = ("map.css", "board.css", "cards.css")
    scripts: ClassVar[tuple[str, ...]] = ("map.js",)
    sky: ClassVar[str] = "#17313b"

    @cached_property
    def shapes(self) -> Shapes:
        """What many pieces have in common."""
        return pieces.shapes()

    @cached_property
    def palette(self) -> Palette:
        """Black, white, orange and green."""
        return pieces.PALETTE

    @cached_property
    def symbols(self) -> Symbols:
        """Glyphs and pieces."""
        return pieces.symbols()

    def pen(self, say: Words) -> Pen:
        """The pen that knows glyphs and pieces."""
        from biont.origins.draw.pen import Pen

        return Pen(say, self.symbols)

    def own_pen(self, say: Words) -> Pen:
        """The pen that its tools hold, which is one of the game's own."""
        from biont.origins.draw.pen import Pen

        pen = self.tools(say).pen
        assert isinstance(pen, Pen)
        return pen

    def known(self) -> Mapping[str, Any]:
        """How names and marked texts are written, and how the card of the moment is drawn."""
        from biont.origins.draw.printed_map import lines
        from biont.origins.draw.small_cards import challenge_front

        return {
            "name_lines": lines,
            "marked": lambda text: as_html(text, COLOURS),
            "challenge_front": challenge_front,
        }

    def sign(self, colour: str) -> Markup:
        """The mark of a colour."""
        return Markup(pieces.mark(colour, 5, 5, 1.4))

    def face(self, say: Words) -> Markup:
        """People on their way out of Africa; the whole map would have to be read to draw them anew."""
        return Markup(style_of(self.package, FACE))
