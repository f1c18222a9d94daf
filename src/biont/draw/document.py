"""A drawing that stands alone: one HTML file, or one SVG, with its style inside and nothing to fetch.

Docs, notebooks, print and picture files use it. The SVG wraps the same HTML in a `foreignObject`, so that there is one
drawing of a board and not two; browsers show it, and so does anything that renders through one. A notebook gets an
`iframe` with the document in it, so that the style of the board and that of the notebook leave each other alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from markupsafe import Markup

from biont.draw.templating import templates
from biont.words import Words

WIDTH, HEIGHT = 1280, 800
THEMES = ("light", "dark", "")
TAG, BARE = re.compile(r"<[a-z][^<>]*>"), re.compile(r" ([a-z-]+)=([\w-]+)(?=[ />])")
"""A tag, and a word in it that has no quotes."""
ROOM = re.compile(r"\((min|max)-(width|height): (\d+)px\)")
"""A condition of a style about the room of its window."""


@dataclass(frozen=True, slots=True)
class Dress:
    """What a drawing needs besides its HTML: the class that its style is for, that style, and its symbols."""

    name: str
    style: str
    sprite: Markup


def html_document(title: str, words: Words, parts: Sequence[Markup], dress: Dress, theme: str = "") -> str:
    """Drawn parts as one HTML file; without a theme it follows the reader's own."""
    if theme not in THEMES:
        raise ValueError(f"There is no theme {theme!r}; themes are light and dark, or nothing for the reader's own.")
    template = templates().get_template("biont.draw/document.jinja")
    return template.render(t=words, heading=title, parts=parts, theme=theme, dress=dress, style=Markup(dress.style))


def svg_document(
    title: str,
    board: Markup,
    dress: Dress,
    theme: str = "light",
    room: tuple[int, int] = (WIDTH, HEIGHT),
    scale: int = 1,
) -> str:
    """A board, or a card, as an SVG picture: its HTML in a `foreignObject`, shown so many times as large."""
    width, height = room
    size, shown = (f'width="{width * by}" height="{height * by}"' for by in (1, scale))
    scheme = f":root{{color-scheme:{theme or 'light'}}}.board{{height:{height}px!important}}"
    style = _for_room(dress.style, width * scale, height * scale) + scheme + ".prompt:not(:has(.option)){display:none}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {shown} viewBox="0 0 {width} {height}">'
        f"<title>{escape(title)}</title>"
        f"<style>{escape(style, quote=False)}</style>"
        f'<foreignObject {size}><div xmlns="http://www.w3.org/1999/xhtml" class="{dress.name}">'
        f"{dress.sprite}{_as_xml(board)}</div></foreignObject></svg>"
    )


def _for_room(style: str, width: int, height: int) -> str:
    """A style for a room of that size, however small the picture is shown: a picture in a narrow page is no phone."""

    def holds(found: re.Match[str]) -> str:
        side, most = width if found[2] == "width" else height, int(found[3])
        return "(min-width: 0)" if (side >= most if found[1] == "min" else side <= most) else "(max-width: 0)"

    return ROOM.sub(holds, style)


def framed(title: str, html: str) -> str:
    """An HTML file for a notebook's output cell; everything in it is escaped into one attribute."""
    head = f'title="{escape(title)}" width="100%" height="{HEIGHT}" frameborder="0"'
    return f'<iframe {head} srcdoc="{escape(html)}"></iframe>'


def quoted(html: str) -> str:
    """What templates write, with quotes around all values of attributes, as XML wants them."""
    return TAG.sub(lambda tag: BARE.sub(r' \1="\2"', tag[0]), str(html))


def _as_xml(html: str) -> str:
    """HTML as the templates write it, made XML: attributes have values, drawings say that they are SVG."""
    plain = quoted(html).replace(" open>", ' open="open">').replace(" data-holds>", ' data-holds="">')
    return plain.replace("<svg class", '<svg xmlns="http://www.w3.org/2000/svg" class')
