"""What a route knows of its visitor: the hall, how he wants pages, his forms, and the game that he names."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import Depends, Request
from fastapi.responses import HTMLResponse
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException

from biont import games
from biont.games import Kit
from biont.kernel import BiontError
from biont.server.hall import Hall
from biont.server.look import Look, render
from biont.server.sitting import Sitting


class Foreign(BiontError):
    """A form that was not made for this visitor."""


def hall_of(request: Request) -> Hall:
    """The hall of the application."""
    hall: Hall = request.app.state.hall
    return hall


def look_of(request: Request) -> Look:
    """How the visitor wants pages."""
    look: Look = request.state.look
    return look


async def form_of(request: Request) -> AsyncIterator[FormData]:
    """The form of a request, refused unless it carries the visitor's token."""
    async with request.form(max_files=1, max_fields=60) as form:
        token = form.get("token") or ""
        if not isinstance(token, str) or not hmac.compare_digest(token.encode(), look_of(request).token.encode()):
            raise Foreign("token")
        yield form


Form = Annotated[FormData, Depends(form_of)]


def kit_named(game: str) -> Kit:
    """The game of a name."""
    if game not in games.names():
        raise HTTPException(404)
    return games.game(game)


def kit_asked_for(request: Request, game: str) -> Kit:
    """The game of an address; what goes wrong from here on is told in its words."""
    kit = kit_named(game)
    request.state.say = kit.words(look_of(request).language)
    return kit


Named = Annotated[Kit, Depends(kit_asked_for)]


def opened(request: Request, game: str) -> Sitting:
    """The sitting of an address; what goes wrong from here on is told in the words of its game."""
    sitting = hall_of(request).open(game)
    request.state.say = games.kit_of(sitting.game.rules).words(look_of(request).language)
    return sitting


def page(template: str, look: Look, kit: Kit | None = None, status: int = 200, **values: Any) -> HTMLResponse:
    """A whole page; on one that belongs to a game everything is said in its words."""
    return HTMLResponse(render(template, look, kit, **values), status_code=status)
