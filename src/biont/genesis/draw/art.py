"""What Bios:Genesis is drawn with; nothing of it knows a table, so that the start page has it at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from markupsafe import Markup

from biont.draw import Palette, Symbols
from biont.games.drawing.art import Art
from biont.genesis.cards import COLOURS
from biont.genesis.draw.pieces import PALETTE, glyph
from biont.words import Words

if TYPE_CHECKING:
    from biont.genesis.draw.pen import Pen


class GenesisArt(Art):
    """Pieces, icons and scenery."""

    package: ClassVar[str] = "biont.genesis.draw"
    styles: ClassVar[tuple[str, ...]] = ("board.css",)

    @cached_property
    def definitions(self) -> str:
        """The gradients of events."""
        from biont.genesis.draw import event_pictures

        return event_pictures.gradients()

    @cached_property
    def palette(self) -> Palette:
        """Red, yellow, green and blue."""
        return PALETTE

    @cached_property
    def symbols(self) -> Symbols:
        """Pieces, dice, icons and scenery."""
        from biont.genesis.draw import pen

        return pen.symbols()

    def pen(self, say: Words) -> Pen:
        """The pen that knows pieces and icons."""
        from biont.genesis.draw.pen import Pen

        return Pen(say, self.symbols)

    def known(self) -> Mapping[str, Any]:
        """The names of the colours, and the picture of an event."""
        from biont.genesis.draw.event_pictures import plate

        return {"COLOURS": COLOURS, "plate": plate, "size": size}

    def sign(self, colour: str) -> Markup:
        """The glyph of a colour."""
        return Markup(glyph(COLOURS.index(colour), 0, 0, 1))

    def face(self, say: Words) -> Markup:
        """Life from the vents of the sea to the mountains."""
        from biont.genesis.draw.panorama import panorama

        return panorama()


def size(name: str, long: int, longest: int, word: int = 99) -> Markup:
    """Classes of a name that has to be written smaller to stay on its card: by its letters, and by its longest word."""
    style = "longest" if len(name) > longest else "long" if len(name) > long else ""
    wide = "wide" if max(map(len, name.split())) > word else ""
    classes = f"{style} {wide}".strip()
    return Markup(' class="{}"').format(classes) if classes else Markup("")
