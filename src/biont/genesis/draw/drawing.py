"""Bios:Genesis as it is drawn; each facet is loaded when somebody looks at it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from biont.games.drawing import Drawing
from biont.genesis.draw.art import GenesisArt

if TYPE_CHECKING:
    from biont.genesis.draw.chronicle import GenesisChronicle
    from biont.genesis.draw.facets import GenesisBoard, GenesisGallery


class GenesisDrawing(Drawing):
    """A geological section, its cards, and a natural history."""

    @cached_property
    def art(self) -> GenesisArt:
        """Pieces, icons and scenery."""
        return GenesisArt(self.definition)

    @cached_property
    def board(self) -> GenesisBoard:
        """A geological section."""
        from biont.genesis.draw.facets import GenesisBoard

        return GenesisBoard(self.definition, self.telling, self.art)

    @cached_property
    def gallery(self) -> GenesisGallery:
        """Mutations, refugia, macroorganisms and the rest."""
        from biont.genesis.draw.facets import GenesisGallery

        return GenesisGallery(self.definition, self.art)

    @cached_property
    def chronicle(self) -> GenesisChronicle:
        """A natural history."""
        from biont.genesis.draw.chronicle import GenesisChronicle

        return GenesisChronicle(self.art)
