"""What is drawn of a game to stand alone: a view as a file or in a notebook, pictures of a pack, the player aid."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from markupsafe import Markup, escape

from biont.draw.context import NOTHING, NOWHERE, Context, Links
from biont.draw.document import framed, html_document, svg_document
from biont.draw.pen import Pen
from biont.draw.style import style_of
from biont.games.drawing.art import Art
from biont.games.drawing.board import Board
from biont.games.outline import Outline
from biont.games.telling import Telling
from biont.kernel.view import View
from biont.words import Words

RULES = re.compile(r"\b(?:GL-[A-Z][a-z]+|[A-Z]\d+[a-z]?)(?:\.\d+)?\b")
"""The id of a rule in a text that is in brackets."""


class Pictures:
    """What is drawn of one game to stand alone."""

    names: ClassVar[tuple[str, ...]] = ()
    """What can be drawn of a pack besides its cards, such as its map, as ``biont draw`` calls it."""

    def __init__(self, definition: Outline, telling: Telling, art: Art, board: Board) -> None:
        self.definition = definition
        self.telling = telling
        self.art = art
        self.board = board

    # -- a view ------------------------------------------------------------------------------------------------------

    def html(self, view: View[Any], say: Words, around: Context | None = None, theme: str = "") -> str:
        """A view as one HTML file; without a theme it follows the reader's own."""
        return html_document(self._title(view, say), say, [self._whole(view, say, around)], self.art.dress, theme)

    def svg(self, view: View[Any], say: Words, around: Context | None = None, theme: str = "light") -> str:
        """A view as an SVG picture."""
        return svg_document(self._title(view, say), self._whole(view, say, around), self.art.dress, theme)

    def notebook(self, view: View[Any], say: Words, around: Context | None = None) -> str:
        """A view for a notebook's output cell."""
        return framed(self._title(view, say), self.html(view, say, around))

    def _whole(self, view: View[Any], say: Words, around: Context | None) -> Markup:
        attributes = Markup(' lang="{}"').format(say.language)
        return self.board.laid_out(self.board.draw(view, say, around), say, attributes=attributes)

    def _title(self, view: View[Any], say: Words) -> str:
        title, turn = self.telling.title(say), say("board-turn", turn=self.definition.moment(view.table).turn)
        return f"{title}, {turn}"

    # -- a pack ------------------------------------------------------------------------------------------------------

    def picture(
        self, name: str, pack: Any, say: Words, theme: str = "light", settings: Mapping[str, str] | None = None
    ) -> str:
        """One of the pictures of a pack, as an SVG file; ``settings`` of a game may change what it shows."""
        raise KeyError(f"There is no picture {name!r}.")

    # -- the player aid ----------------------------------------------------------------------------------------------

    def aid(self, say: Words, links: Links = NOWHERE) -> Markup:
        """The player aid, to read and to print on one sheet; nothing where the game has none."""
        pages = self.telling.aid(say)
        if not pages:
            return NOTHING
        tools = self.art.tools(say, links)
        return tools("biont.draw/aid.jinja", pages=pages, sign=_icon(tools.pen), ruled=_ruled(links))

    def aid_file(self, say: Words, theme: str = "") -> str:
        """The player aid as one HTML file."""
        main = Markup("<main>\n{}\n</main>").format(self.aid(say))
        dress = replace(self.art.dress, style=self.art.dress.style + style_of("biont.draw", "sheet.css"))
        return html_document(say("aid-title"), say, [main], dress, theme)


def _icon(pen: Pen) -> Callable[[str], Markup]:
    """Draws the icon of a name as cards have it, where there is one."""

    def sign(icon: str) -> Markup:
        dashed = icon.replace("_", "-").replace(" ", "-")
        symbol = next((name for name in (f"icon-{dashed}", f"event-{dashed}") if name in pen.symbols), "")
        return pen.use(symbol) if symbol else NOTHING

    return sign


def _ruled(links: Links) -> Callable[[str], Markup]:
    """Makes the ids of rules in a text, which stand in brackets, lead to the rules."""

    def ruled(text: str) -> Markup:
        def link(bracket: re.Match[str]) -> str:
            return RULES.sub(lambda found: str(links.to_rule(found[0])), bracket[0])

        return Markup(re.sub(r"\([^()]*\)", link, str(escape(text))))

    return ruled
