"""How one visitor wants pages, and the pages themselves: templates with words, preferences and pen at hand."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any
from urllib.parse import quote

from markupsafe import Markup

from biont import games
from biont.draw import Links, templates
from biont.draw.remembered import REMEMBERED
from biont.games import Definition
from biont.kernel.view import View
from biont.server.opponents import called
from biont.server.static import BACKDROP, address, script, stamp_of
from biont.words import Words, words

THEMES = ("light", "dark", "")

TOKEN, THEME = Markup("<token>"), Markup("<theme>")
"""What stands for a visitor's own in what is drawn once for all who see the same. Whatever a person types has no such
brackets in a page, so nobody can write these."""

COOKIE = "biont-look"
"""The cookie that says how the visitor wants pages."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """How one visitor wants pages, language and theme; the token that his forms send back, and where he finds pages."""

    language: str = "en"
    theme: str = ""
    token: str = ""
    home: str = ""
    """What stands before every address here: the folder of the server, where its host has others; it ends in no
    stroke."""
    zone: str = "UTC"
    """In which time zone he reads."""

    @property
    def say(self) -> Words:
        """The words of the house, in the language."""
        return words(self.language)

    def pressed(self, theme: str) -> str:
        """Whether a theme is the visitor's, as an attribute says it."""
        if self.theme == THEME:
            return Markup(f"<theme {theme}>")
        return "true" if self.theme == theme else "false"


@lru_cache(64)
def shared(language: str, home: str) -> Preferences:
    """Those of all who read one language: what differs between them is only marked. Always the same ones, for all that
    is remembered is asked for with them."""
    return Preferences(language, THEME, TOKEN, home)


def made_own(html: str, preferences: Preferences) -> str:
    """A page as it leaves for a visitor: his token and his theme stand where they were marked."""
    html = html.replace(TOKEN, preferences.token)
    for theme in THEMES:
        html = html.replace(f"<theme {theme}>", preferences.pressed(theme))
    return html


def render(template: str, preferences: Preferences, definition: Definition | None = None, **values: Any) -> Markup:
    """A template, with the words and the pen of a game; where it is about none, with the words of the usual one.

    It is the server's, unless its name says whose; ``values`` come before what every template has at hand.
    """
    name = template if "/" in template else f"biont.server/{template}"
    return Markup(templates().get_template(name).render({**_at_hand(preferences, definition), **values}))


def remembered(template: str, preferences: Preferences, definition: Definition, **values: Hashable) -> Markup:
    """The same of a template about a game that shows nothing but these values: it is drawn once, and remembered by
    them."""
    key = (template, preferences, definition.name, *values.items())
    return REMEMBERED.part(key, lambda: render(template, preferences, definition, **values))


@lru_cache(64)
def _at_hand(preferences: Preferences, definition: Definition | None) -> Mapping[str, Any]:
    """What every template has at hand: the same for all that is drawn of a game for many."""
    of_game = definition.name if definition else ""
    definition = definition or games.game(games.USUAL)
    say = definition.words(preferences.language)
    known: dict[str, Any] = {
        "t": say,
        "preferences": preferences,
        "home": preferences.home,
        "definition": definition,
        "of_game": of_game,
        "rule_link": links_of(definition, home=preferences.home).to_rule,
        "static": lambda name: preferences.home + address(name),
        "script": lambda name: script(name, preferences.home),
        "called": called,
    }
    if of_game:
        known["pen"] = definition.drawing.art.tools(say).pen
        known["drawn"] = partial(remembered, preferences=preferences, definition=definition)
    return known


@lru_cache(256)
def links_of(definition: Definition, pack: str = "", home: str = "") -> Links:
    """Where the drawings of a game lead: to its rules, and to its cards in a pack."""
    own = f"{home}/{definition.name}"
    return Links(f"{own}/cards/{quote(pack, safe='')}/" if pack else "", f"{own}/rules#")


def backdrop_of(definition: Definition, view: View[Any], game: str = "", home: str = "") -> str:
    """Where a page finds what lies below a board: one that many boards have serves all games, another its own game."""
    drawn = definition.drawing.board.backdrop(view)
    shared = [name for name, one in definition.drawing.board.backdrops.items() if one == drawn] if drawn else []
    if shared:
        return home + address(f"{definition.name}{BACKDROP}{shared[0]}.svg")
    return f"{home}/game/{game}/backdrop/{stamp_of(drawn.encode())}.svg" if drawn and game else ""
