"""A route: a line in the table of all addresses; and the door that everything passes which changes something."""

from __future__ import annotations

import inspect
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette import routing
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from biont.kernel import BiontError
from biont.server.routes.visit import Visit
from biont.server.session import is_foreign, is_token

FIELDS = 500
"""Fields of the largest form, and more."""

Handler = Callable[[Visit], Response] | Callable[[Visit], Awaitable[Response]]
"""Who replies to a visit. One that is no coroutine may take its time."""


class Foreign(BiontError):
    """A form that was not made for this visitor."""


class Route(routing.Route):
    """By which method and at which address who replies.

    ``act`` is what a visitor does there, for the table of who may do what.
    """

    def __init__(self, method: str, path: str, handler: Handler, act: str = "") -> None:
        super().__init__(path, self._reply, methods=[method], name=handler.__name__)
        self.method = method
        self.handler = handler
        self.act = act

    def __str__(self) -> str:
        where = f"{self.handler.__module__.removeprefix('biont.')}.{self.handler.__name__}"
        return f"{self.method:<5} {self.path:<44} {where} {self.act}".rstrip()

    async def _reply(self, request: Request) -> Response:
        async with admitted(request) as form:
            visit = Visit(request, form)
            if inspect.iscoroutinefunction(self.handler):
                reply = await self.handler(visit)
            else:
                reply = await visit.registry.executors.run(self.handler, visit)
            assert isinstance(reply, Response)
            return reply


def get(path: str, handler: Handler, act: str = "") -> Route:
    """An address that is looked at."""
    return Route("GET", path, handler, act)


def post(path: str, handler: Handler, act: str = "") -> Route:
    """An address that a form is sent to."""
    return Route("POST", path, handler, act)


@asynccontextmanager
async def admitted(request: Request) -> AsyncIterator[FormData]:
    """The one door to everything that changes something: no form is let in but from a page of ours, with its token.

    Every route asks this before its handler sees anything. Who only looks has an empty form.
    """
    if request.method == "GET":
        yield FormData()
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
            yield form
    except ClientDisconnect:
        raise HTTPException(400) from None


def is_plain(content_type: str) -> bool:
    """Whether a form is in UTF-8, as every browser sends it: other encodings hold what is no text at all."""
    named = content_type.lower().split("charset")[1:]
    return not named or (len(named) == 1 and bool(re.match(r'="?utf-8"?\s*(;|$)', named[0])))
