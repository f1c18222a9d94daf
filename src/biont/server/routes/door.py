"""The door: where a table has a password, nobody who does not know it sees more than this page."""

from __future__ import annotations

import asyncio
import hashlib
import hmac

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from biont.server.allowances import Allowance, TooOften, whence
from biont.server.preferences import render
from biont.server.routes.visit import Visit, address_in
from biont.server.session import remembered

KEY = "biont-key"
"""The cookie of whoever knew the password."""

ENTER = "/enter"

PAUSE = 1.0
"""Seconds that a wrong password costs."""

TRIES = (10, 300.0)
"""So many wrong passwords in so many seconds, and the next one is not even looked at."""


def key_to(secret: bytes, password: str) -> str:
    """What the cookie has to say; another password, or another database, makes it worthless."""
    return hmac.new(secret, b"door " + password.encode(), hashlib.sha256).hexdigest()


def is_locked(request: Request) -> bool:
    """Whether there is a password that this visitor has not given."""
    key: str = request.app.state.key
    shown = remembered(request, KEY)
    address = address_in(request)
    free = address.startswith(("/static/", "/health/")) or address in (ENTER, "/look")
    return bool(key) and not free and not hmac.compare_digest(shown.encode(), key.encode())


def door(request: Request, problem: str = "", status: int = 401) -> Response:
    """The page that asks for the password."""
    return HTMLResponse(render("door.jinja", request.state.preferences, problem=problem), status)


async def enter(visit: Visit) -> Response:
    """Come in. Whoever does not know the password waits, and keeps no thread from drawing pages meanwhile."""
    request, say = visit.request, visit.preferences.say
    state = request.app.state
    tries: Allowance = state.tries
    try:
        tries.claim(whence(request))
    except TooOften as error:
        reply = door(request, say("web-door-often", minutes=error.values["minutes"]), 429)
        reply.headers["Retry-After"] = str(error.seconds)
        return reply
    given = key_to(state.secret, visit.form.get("password", ""))
    if not hmac.compare_digest(given.encode(), state.key.encode()):
        await asyncio.sleep(PAUSE)
        return door(request, say("web-door-wrong"))
    tries.give_back(whence(request))
    response = visit.lead_to("/")
    visit.remember(response, KEY, given)
    return response
