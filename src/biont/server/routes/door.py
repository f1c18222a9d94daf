"""The door: where a table has a password, nobody who does not know it sees more than this page."""

from __future__ import annotations

import hashlib
import hmac
import time

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from biont.server.routes.visit import Form, page, preferences_of
from biont.server.session import remember, remembered

router = APIRouter(default_response_class=HTMLResponse)

KEY = "biont-key"
"""The cookie of whoever knew the password."""

ENTER = "/enter"

PAUSE = 1.0
"""Seconds that a wrong password costs."""


def key_to(secret: bytes, password: str) -> str:
    """What the cookie has to say; another password, or another database, makes it worthless."""
    return hmac.new(secret, b"door " + password.encode(), hashlib.sha256).hexdigest()


def is_locked(request: Request) -> bool:
    """Whether there is a password that this visitor has not given."""
    key: str = request.app.state.key
    shown = remembered(request, KEY)
    free = request.url.path.startswith("/static/") or request.url.path in (ENTER, "/look")
    return bool(key) and not free and not hmac.compare_digest(shown.encode(), key.encode())


def door(request: Request, problem: str = "") -> Response:
    """The page that asks for the password."""
    return page("door.jinja", preferences_of(request), None, 401, problem=problem)


@router.post(ENTER)
def enter(request: Request, form: Form) -> Response:
    """Come in."""
    state = request.app.state
    given = key_to(state.secret, str(form.get("password", "")))
    if not hmac.compare_digest(given.encode(), state.key.encode()):
        time.sleep(PAUSE)
        return door(request, preferences_of(request).say("web-door-wrong"))
    response = RedirectResponse("/", 303)
    remember(request, response, KEY, given)
    return response
