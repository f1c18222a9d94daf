"""The templates, and what every template may use."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from biont.genesis.cards import COLOURS
from biont.genesis.draw.plates import plate
from biont.genesis.draw.sprite import Pen
from biont.packs import Name
from biont.words import Words

Link = Callable[[str], str]
"""The address of the zoom of a card, from its code."""


@cache
def environment() -> Environment:
    """Templates with escaping on and unknown names refused."""
    env = Environment(
        loader=ChoiceLoader([PackageLoader("biont.genesis.draw"), PackageLoader("biont.draw")]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals.update(COLOURS=COLOURS, plate=plate)
    return env


@lru_cache(maxsize=8)
def pen(words: Words) -> Pen:
    """The pen of a language, with everything it has drawn so far."""
    return Pen(words)


def render(template: str, words: Words, link: Link | None = None, **values: Any) -> Markup:
    """A template with words, pen and card names at hand."""
    german = words.language == "de"

    def name(of: Name) -> str:
        return of.de if german else of.en

    def title(of: Name, code: str) -> Markup:
        """A card's name; where there is a zoom it leads there."""
        if link is None:
            return Markup('<span class="name" title="{0}">{0}</span>').format(name(of))
        return Markup('<a class="name" title="{2}" href="{0}" data-zoom="{1}">{2}</a>').format(
            link(code), code, name(of)
        )

    def drawn(part: str, **of: Any) -> Markup:
        """A part that is the same whenever its values are; it is drawn once and remembered."""
        return _part(part, words, link, tuple(of.items()))

    template_file = environment().get_template(template)
    return Markup(template_file.render(t=words, pen=pen(words), name=name, title=title, drawn=drawn, **values))


@lru_cache(maxsize=2000)
def _part(template: str, words: Words, link: Link | None, values: tuple[tuple[str, Any], ...]) -> Markup:
    return render(template, words, link, **dict(values))


@cache
def style_sheet() -> str:
    """The style sheet of the board."""
    return (files("biont.draw") / "static" / "board.css").read_text(encoding="utf-8")
