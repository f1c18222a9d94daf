"""How a game is drawn: on a page, as a picture, in a terminal, card by card, and as a chronicle.

:class:`Drawing` has a facet for each of these. Every facet draws any game plainly; a game with a drawing of its own
writes classes below those that it wants otherwise, with templates, symbols and a style sheet in a package of its own.
"""

from __future__ import annotations

from functools import cached_property

from biont.games.drawing.art import Art
from biont.games.drawing.board import Board, Region
from biont.games.drawing.chronicle import Chronicle
from biont.games.drawing.gallery import Drawer, Gallery
from biont.games.drawing.pictures import Pictures
from biont.games.outline import Outline
from biont.games.telling import Telling

__all__ = ["Art", "Board", "Chronicle", "Drawer", "Drawing", "Gallery", "Pictures", "Region"]


class Drawing:
    """How one game is drawn; as it stands, plainly."""

    def __init__(self, definition: Outline, telling: Telling) -> None:
        self.definition = definition
        self.telling = telling

    @cached_property
    def art(self) -> Art:
        """What everything of the game is drawn with."""
        return Art(self.definition)

    @cached_property
    def board(self) -> Board:
        """The board, region by region."""
        return Board(self.definition, self.telling, self.art)

    @cached_property
    def gallery(self) -> Gallery:
        """Its cards."""
        return Gallery(self.definition, self.art)

    @cached_property
    def pictures(self) -> Pictures:
        """What stands alone: files, a notebook's cell, the player aid."""
        return Pictures(self.definition, self.telling, self.art, self.board)

    @cached_property
    def chronicle(self) -> Chronicle | None:
        """How the game is retold, if it is."""
        return None
