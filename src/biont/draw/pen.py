"""All symbols of a game in one hidden SVG, sent once a page, and the pen that uses them with a name for everybody."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import ClassVar, TypeAlias

from markupsafe import Markup, escape

from biont.words import Words

Symbols: TypeAlias = Mapping[str, tuple[str, str]]
"""Symbols by name: the view box and the drawing of each."""
Shapes: TypeAlias = Mapping[str, str]
"""What is drawn as it is around the point where it lies, by its id."""


def id_of(symbol: str) -> str:
    """The id of a symbol on a page: most are icons, which go by their names alone."""
    return f"s-{symbol.removeprefix('icon-')}"


def sprite(symbols: Symbols, definitions: str = "", shapes: Shapes = MappingProxyType({})) -> Markup:
    """The hidden SVG that defines every symbol and shape; it stands once at the beginning of a page."""
    body = "".join(
        f'<symbol id="{id_of(name)}" viewBox="{box}">{drawing}</symbol>' for name, (box, drawing) in symbols.items()
    )
    head = 'class="sprite" xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"'
    return Markup(f"<svg {head}><defs>{definitions}{''.join(shapes.values())}</defs>{body}</svg>")


SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="0 0 16 16">(.*?)</symbol>', re.DOTALL)
PLACED = re.compile(r'<use href="#([\w-]+)" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="\4"/>')


def flat(picture: str) -> str:
    """A picture whose shapes hold the symbols that they use: for each place of a shape that uses another one, a browser
    builds both anew, and a map has hundreds."""
    drawings = dict(SYMBOL.findall(picture))

    def laid(found: re.Match[str]) -> str:
        place, drawing = f"translate({found[2]} {found[3]})scale({float(found[4]) / 16:g})", drawings.get(found[1])
        return f'<g transform="{place}">{drawing}</g>' if drawing else found[0]

    return PLACED.sub(laid, picture)


def used(symbols: Symbols, shapes: Shapes, *texts: str) -> tuple[Symbols, Shapes]:
    """Those symbols and shapes that texts use, and those that these use in turn."""
    drawings = {**shapes, **{id_of(name): drawing for name, (_, drawing) in symbols.items()}}
    wanted: set[str] = set()
    while fresh := {id for text in texts for id in re.findall(r'href="#([\w-]+)"', text) if id in drawings} - wanted:
        wanted |= fresh
        texts = tuple(drawings[id] for id in fresh)
    return (
        {name: drawn for name, drawn in symbols.items() if id_of(name) in wanted},
        {id: drawn for id, drawn in shapes.items() if id in wanted},
    )


class Pen:
    """Draws symbols, each with a label in one language, and remembers what it has drawn."""

    once: ClassVar[tuple[str, ...]] = ("use", "die", "token")
    """The methods that a board calls again and again: what each of them draws is remembered."""

    def __init__(self, words: Words, symbols: Symbols) -> None:
        self.words = words
        self.symbols = symbols
        for name in self.once:
            setattr(self, name, cache(getattr(self, name)))

    def use(self, symbol: str, label: str = "", style: str = "icon", piece: str = "") -> Markup:
        """A symbol; without a label it is decoration beside a text that says the same."""
        assert symbol in self.symbols, f"there is no symbol {symbol!r}"
        # A page has hundreds of them: what is one word needs no quotes in HTML, and gets them where it becomes XML.
        worn = f'"{style}"' if " " in style else style
        voice = " role=img" if label else " aria-hidden=true"
        kind = f" data-piece={piece}" if piece else ""
        title = f"<title>{escape(label)}</title>" if label else ""
        return Markup(f'<svg class={worn}{voice}{kind}>{title}<use href="#{id_of(symbol)}"/></svg>')

    def die(self, face: int) -> Markup:
        """A die that shows a face."""
        return self.use(f"die-{face}", self.words("board-die", face=face), "die")

    def token(self, colour: str) -> Markup:
        """The sign of a colour, beside its name."""
        return self.use(f"token-{colour}", "", "piece token")
