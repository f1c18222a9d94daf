"""A board that stands alone: one HTML file, or one SVG, with its style inside and nothing to fetch.

Docs, notebooks, print and picture files use it. The SVG wraps the same HTML in a `foreignObject`, so that there is one
drawing of the board and not two; browsers show it, and so does anything that renders through one. A notebook gets an
`iframe` with the document in it, so that the style of the board and that of the notebook leave each other alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from markupsafe import Markup

from biont.draw.render import render, style_sheet
from biont.genesis.draw.board import Surroundings, draw_board
from biont.genesis.draw.sprite import sprite
from biont.genesis.table import Table
from biont.kernel.game import View
from biont.words import Words

WIDTH, HEIGHT = 1280, 800
THEMES = ("light", "dark", "")


def board_html_document(view: View[Table], words: Words, around: Surroundings | None = None, theme: str = "") -> str:
    """A view as one HTML file; without a theme it follows the reader's own."""
    return table_html_document(view.table, words, around or _of_view(view), theme)


def table_html_document(table: Table, words: Words, around: Surroundings | None = None, theme: str = "") -> str:
    """A blinded table as one HTML file."""
    title = words("board-picture", turn=table.turn)
    return str(document(title, words, [draw_board(table, words, around)], theme))


def document(title: str, words: Words, parts: Sequence[Markup], theme: str = "") -> Markup:
    """Drawn parts as one HTML file with sprite and style inside."""
    if theme not in THEMES:
        raise ValueError(f"There is no theme {theme!r}; themes are light and dark, or nothing for the reader's own.")
    values: dict[str, Any] = {"heading": title, "parts": parts, "theme": theme}
    return render("document.jinja", words, style=Markup(style_sheet()), sprite=sprite(), **values)


def board_svg(
    table: Table,
    words: Words,
    around: Surroundings | None = None,
    theme: str = "light",
    size: tuple[int, int] = (WIDTH, HEIGHT),
) -> str:
    """A blinded table as an SVG picture: the HTML of the board in a `foreignObject`."""
    width, height = size
    board = draw_board(table, words, around)
    scheme = f":root{{color-scheme:{theme or 'light'}}}.board{{height:{height}px!important}}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f"<title>{escape(words('board-picture', turn=table.turn))}</title>"
        f"<style>{escape(style_sheet(), quote=False)}{scheme}</style>"
        f'<foreignObject width="{width}" height="{height}"><div xmlns="http://www.w3.org/1999/xhtml">'
        f"{sprite()}{_as_xml(board)}</div></foreignObject></svg>"
    )


def notebook_html(table: Table, words: Words, around: Surroundings | None = None) -> str:
    """A blinded table for a notebook's output cell; everything in it is escaped into one attribute."""
    inside = escape(table_html_document(table, words, around))
    title = escape(words("board-picture", turn=table.turn))
    return f'<iframe title="{title}" width="100%" height="{HEIGHT}" frameborder="0" srcdoc="{inside}"></iframe>'


def _of_view(view: View[Table]) -> Surroundings:
    """Who looks, for a view without further surroundings."""
    box = view.table.box
    own = [player for player in box.players if box.seat_of[player] == view.seat]
    asked = next((player for player in box.players if box.seat_of[player] == view.asked), -1)
    return Surroundings(own=own, asked=asked)


def _as_xml(html: str) -> str:
    """HTML as the templates write it, made XML: attributes have values, drawings say that they are SVG."""
    plain = str(html).replace(" open>", ' open="open">')
    return plain.replace("<svg class", '<svg xmlns="http://www.w3.org/2000/svg" class')
