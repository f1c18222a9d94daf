"""What a route knows of its visitor: the registry, how he wants pages, his forms, and the game that he names."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from biont import games
from biont.games import Definition
from biont.kernel import BiontError
from biont.server.open_game import OpenGame
from biont.server.preferences import Preferences, render
from biont.server.registry import Registry
from biont.server.session import is_foreign, is_token, remember, remembered

FIELDS = 500
"""Fields of the largest form, and more."""

LOOK = "biont-look"
"""The cookie that says how the visitor wants pages."""


class Foreign(BiontError):
    """A form that was not made for this visitor."""


def registry_of(request: Request) -> Registry:
    """The registry of the application."""
    registry: Registry = request.app.state.registry
    return registry


def preferences_of(request: Request) -> Preferences:
    """How the visitor wants pages."""
    look: Preferences = request.state.look
    return look


async def admitted(request: Request) -> AsyncIterator[None]:
    """The one door to everything that changes something: no form is let in but from a page of ours, with its token.

    The application asks this of every route before the route itself.
    """
    if request.method == "GET":
        yield
        return
    if is_foreign(request):
        raise Foreign("origin")
    if not is_plain(request.headers.get("content-type", "")):
        raise HTTPException(415)
    try:
        async with request.form(max_files=1, max_fields=FIELDS) as form:
            token = form.get("token")
            if not isinstance(token, str) or not is_token(request, token):
                raise Foreign("token")
            request.state.admitted = True
            yield
    except ClientDisconnect:
        raise HTTPException(400) from None


async def form_of(request: Request) -> FormData:
    """The form that was let in."""
    return await request.form()


def is_plain(content_type: str) -> bool:
    """Whether a form is in UTF-8, as every browser sends it: other encodings hold what is no text at all."""
    named = content_type.lower().split("charset")[1:]
    return not named or (len(named) == 1 and bool(re.match(r'="?utf-8"?\s*(;|$)', named[0])))


def number_in(form: FormData, name: str) -> int | None:
    """A number that a form may hold; None where the field is empty."""
    text = str(form.get(name, ""))
    if text and not re.fullmatch(r"[0-9]{1,9}", text):
        raise HTTPException(422)
    return int(text) if text else None


Form = Annotated[FormData, Depends(form_of)]


def definition_named(game: str) -> Definition:
    """The game of a name."""
    if game not in games.names():
        raise HTTPException(404)
    return games.game(game)


def definition_asked_for(request: Request, game: str) -> Definition:
    """The game of an address; what goes wrong from here on is told in its words."""
    definition = definition_named(game)
    request.state.say = definition.words(preferences_of(request).language)
    return definition


Named = Annotated[Definition, Depends(definition_asked_for)]


def opened(request: Request, game: str) -> OpenGame:
    """The open game of an address; what goes wrong from here on is told in the words of its game."""
    open_game = registry_of(request).open(game)
    request.state.say = games.definition_of(open_game.game.rules).words(preferences_of(request).language)
    return open_game


PICTURE = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox"}
"""The policy of a picture: it carries its style and fonts inside, which that of a page would forbid."""

PLAYED = "biont-played"
"""The cookie that names the kinds of games that this browser has played, each with the last game of its kind."""


def played_by(request: Request) -> dict[str, str]:
    """The kinds of games that the visitor has played here, and the last one of each."""
    kinds = (kind.partition(".") for kind in remembered(request, PLAYED).split("|"))
    return {name: game for name, _, game in kinds if name}


def begun(request: Request, definition: Definition, game: str) -> Response:
    """The way to a game that has just begun; the browser remembers it: its kind needs no guide, and it can go on."""
    response = RedirectResponse(f"/game/{game}", 303)
    played = "|".join(f"{name}.{last}" for name, last in {**played_by(request), definition.name: game}.items())
    remember(request, response, PLAYED, played)
    return response


def page(
    template: str, look: Preferences, definition: Definition | None = None, status: int = 200, **values: Any
) -> HTMLResponse:
    """A whole page; on one that belongs to a game everything is said in its words."""
    return HTMLResponse(render(template, look, definition, **values), status_code=status)
