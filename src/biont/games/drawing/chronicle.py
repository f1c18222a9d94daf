"""A chronicle: a game retold."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from markupsafe import Markup

from biont.draw.context import NOWHERE, Links
from biont.kernel.game import Game
from biont.words import Words


class Chronicle(ABC):
    """A game retold, finished or not."""

    kinds: ClassVar[tuple[str, ...]]
    """The ends of the names of files that it can be written to."""
    style: str = ""
    """Its style, beyond that of the board."""

    @abstractmethod
    def page(self, game: Game[Any], say: Words, links: Links = NOWHERE) -> Markup:
        """The story as part of a page that has the sprite and the style of the game."""

    @abstractmethod
    def file(self, kind: str, game: Game[Any], say: Words, theme: str = "") -> str:
        """The story as a file of a kind."""
