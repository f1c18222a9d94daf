"""What the first page of a game needs, read before anybody asks for it: modules, cards, templates and files."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from importlib.resources import files

from biont import games
from biont.draw import templates
from biont.games import Definition
from biont.games.extensions import Extension, extensions
from biont.kernel import Game
from biont.kernel.ledger import ledger
from biont.server.counts import COUNTS
from biont.server.routes.route import Route
from biont.server.static import BACKDROP, OWN, TERMS, address, script
from biont.words import default_language

SOON = 1.0
"""Seconds after the start when it begins: the start page, for which a browser asks at once, comes first."""

SELDOM = (100_000, 20, 20)
"""How much may be made until Python looks for what can go."""


def warm_up(is_wanted: Callable[[], bool], language: str = "") -> None:
    """Read it piece by piece, as long as it is wanted; what a game fails in is told to whoever asks for its pages."""
    say = language or default_language()
    for pieces in (*(_pieces(one, say) for one in games.all_games()), _files(), *map(_handlers, extensions())):
        try:
            for _ in pieces:
                if not is_wanted():
                    return
        except Exception:
            continue
    COUNTS.has_read = True
    _settle()


def _settle() -> None:
    """What was read stays, and nobody need look through it again for what can go: that took 100 ms, in the middle of
    somebody's answer."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def _files() -> Iterator[object]:
    """What every page names, made lean: that takes most of a second, which whoever came first waited for."""
    yield from map(address, (*OWN, "house.css"))
    yield from map(script, ("page.js", "net.js", "table.js"))


def _pieces(definition: Definition, language: str) -> Iterator[object]:
    """One piece after another: rules and cards, those who play and advise, a board as it is drawn, and its files; the
    ledger, whose rules every effect of an answer names."""
    game = Game(definition.rules(definition.seating.usual, definition.usual_settings()), 0)
    yield game
    yield definition.players.make(definition.players.sparring).close()
    yield definition.advice
    yield ledger(definition.package)
    say, board = definition.words(language), definition.drawing.board
    yield board.draw(game.view(0), say, board.around(game, say))
    for own in (f"{definition.name}.css", f"{definition.name}{TERMS}{say.language}.html"):
        yield address(own)
    if board.backdrop():
        yield address(f"{definition.name}{BACKDROP}.svg")
    for file in (files("biont.server") / "templates").iterdir():
        if file.name.endswith(".jinja"):
            yield templates().get_template(f"biont.server/{file.name}")


def _handlers(extension: Extension) -> Iterator[object]:
    """Those who reply for an extension."""
    for route in extension.pages.routes:
        yield route.handler if isinstance(route, Route) else route
