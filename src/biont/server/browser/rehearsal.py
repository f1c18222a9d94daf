"""A rehearsal: pages are made before anybody asks for them, for nobody, on a store that is thrown away.

What an interpreter has done once it does more quickly: messages are parsed, statements and templates compiled, and its
bytecode knows what it deals with. All of that lies in the memory that is kept for later visits.
"""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy.pool import StaticPool
from starlette.applications import Starlette
from starlette.types import ASGIApp, Message

from biont import games
from biont.games import Definition
from biont.server.app import create_app
from biont.server.browser.call import Question
from biont.server.browser.loop import Loop
from biont.server.browser.store import VisitorStore
from biont.server.opponents import PERSON
from biont.server.registry import Registry

log = logging.getLogger(__name__)

ANSWERS = 24
"""Answers of each game, so that most kinds of questions come."""

STRIDE = 7
"""From one answer to the next among those that are offered: now this one and now that."""


def rehearsed(language: str) -> None:
    """Make the start page, and the first positions of every game; where that fails, whoever comes is told."""
    store = VisitorStore("sqlite://", (), poolclass=StaticPool)
    app = create_app(store, Nobody(), in_page=True)
    try:
        looked_at(app, "/", language)
        for definition in games.all_games():
            _played(app, definition, language)
    except Exception:
        log.exception("The rehearsal was broken off")
    finally:
        app.state.registry.close()
        gc.collect()


def _played(app: Starlette, definition: Definition, language: str) -> None:
    """A game of persons, all of whom look at every position."""
    registry: Registry = app.state.registry
    colours = definition.seating.usual
    game = registry.new(definition.name, colours, [PERSON] * len(colours), 0, definition.usual_settings())
    looked_at(app, f"/game/{game}", language)
    for number in range(ANSWERS):
        open_game = registry.open(game)
        decision = open_game.decision
        if decision is None:
            return
        option = decision.options[number * STRIDE % len(decision.options)]
        open_game.answer(open_game.game.print(option), open_game.version)
        open_game.settle()
        looked_at(app, f"/game/{game}/frame", language)


def looked_at(app: ASGIApp, path: str, language: str) -> int:
    """Ask for an address; the status of the answer. There is no loop: whatever is asked for is answered at once."""
    status = 0

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)

    question = Question("GET", path, "", "rehearsal", "https", own=True, headers=[("accept-language", language)])
    coroutine: Any = app(question.scope("", ""), receive, send)
    try:
        coroutine.send(None)
    except StopIteration:
        return status
    coroutine.close()
    raise RuntimeError(f"{path} waits for something")


class Nobody(Loop):
    """Does at once what is waited for, and leaves everything else."""

    def later(self, seconds: float, what: Callable[[], object]) -> None:
        """Leave it."""
