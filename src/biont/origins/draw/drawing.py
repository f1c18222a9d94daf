"""Bios:Origins as it is drawn; each facet is loaded when somebody looks at it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from biont.games.drawing import Drawing
from biont.origins.draw.art import OriginsArt

if TYPE_CHECKING:
    from biont.origins.draw.chronicle import OriginsChronicle
    from biont.origins.draw.facets import OriginsBoard, OriginsGallery, OriginsPictures


class OriginsDrawing(Drawing):
    """An atlas, its cards, and a history of peoples."""

    @cached_property
    def art(self) -> OriginsArt:
        """Glyphs and pieces."""
        return OriginsArt(self.definition)

    @cached_property
    def board(self) -> OriginsBoard:
        """An atlas with everybody's tableaus around it."""
        from biont.origins.draw.facets import OriginsBoard

        return OriginsBoard(self.definition, self.telling, self.art, self.gallery)

    @cached_property
    def gallery(self) -> OriginsGallery:
        """Challenges, Ideas, Hexes, placards and the rest."""
        from biont.origins.draw.facets import OriginsGallery

        return OriginsGallery(self.definition, self.art)

    @cached_property
    def pictures(self) -> OriginsPictures:
        """With the world."""
        from biont.origins.draw.facets import OriginsPictures

        return OriginsPictures(self.definition, self.telling, self.art, self.board)

    @cached_property
    def chronicle(self) -> OriginsChronicle:
        """A history of peoples."""
        from biont.origins.draw.chronicle import OriginsChronicle

        return OriginsChronicle(self.art)
