"""The door: where a table has a password, nobody who does not know it sees more than this page."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import time
from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from biont.server.preferences import render
from biont.server.routes.visit import Visit, address_in
from biont.server.session import remembered

KEY = "biont-key"
"""The cookie of whoever knew the password."""

ENTER = "/enter"

PAUSE = 1.0
"""Seconds that a wrong password costs."""

TRIES, WHILE = 10, 300.0
"""So many wrong passwords in so many seconds, and the next one is not even looked at."""

VISITORS = 1000
"""Of so many who did not know it their tries are counted."""


class Tries:
    """Wrong passwords of late, by where they came from."""

    def __init__(self) -> None:
        self._wrong: OrderedDict[str, list[float]] = OrderedDict()

    def are_many(self, whence: str) -> bool:
        """Whether somebody there has to wait."""
        since = time.monotonic() - WHILE
        return sum(moment > since for moment in self._wrong.get(whence, ())) >= TRIES

    def count(self, whence: str) -> None:
        """Another wrong one."""
        self._wrong[whence] = [*self._wrong.get(whence, ()), time.monotonic()][-TRIES:]
        self._wrong.move_to_end(whence)
        while len(self._wrong) > VISITORS:
            self._wrong.popitem(last=False)


def whence(request: Request) -> str:
    """Where a visitor comes from: his address, or, as one household has very many of the newer ones, his network."""
    host = request.client.host if request.client is not None else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    return host if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))


def key_to(secret: bytes, password: str) -> str:
    """What the cookie has to say; another password, or another database, makes it worthless."""
    return hmac.new(secret, b"door " + password.encode(), hashlib.sha256).hexdigest()


def is_locked(request: Request) -> bool:
    """Whether there is a password that this visitor has not given."""
    key: str = request.app.state.key
    shown = remembered(request, KEY)
    address = address_in(request)
    free = address.startswith("/static/") or address in (ENTER, "/look")
    return bool(key) and not free and not hmac.compare_digest(shown.encode(), key.encode())


def door(request: Request, problem: str = "", status: int = 401) -> Response:
    """The page that asks for the password."""
    return HTMLResponse(render("door.jinja", request.state.preferences, problem=problem), status)


async def enter(visit: Visit) -> Response:
    """Come in. Whoever does not know the password waits, and keeps no thread from drawing pages meanwhile."""
    request, say = visit.request, visit.preferences.say
    state = request.app.state
    tries: Tries = state.tries
    if tries.are_many(whence(request)):
        return door(request, say("web-door-often", minutes=round(WHILE / 60)), 429)
    given = key_to(state.secret, visit.form.get("password", ""))
    if not hmac.compare_digest(given.encode(), state.key.encode()):
        tries.count(whence(request))
        await asyncio.sleep(PAUSE)
        return door(request, say("web-door-wrong"))
    response = visit.lead_to("/")
    visit.remember(response, KEY, given)
    return response
