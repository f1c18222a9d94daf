"""A route: a line in the table of all addresses; and the door that everything passes which changes something."""

from __future__ import annotations

import asyncio
import inspect
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cached_property, partial
from importlib import import_module

from starlette import routing
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from biont.kernel import BiontError
from biont.server.allowances import Allowance
from biont.server.company.acts import BEGIN, BRANCH, LOOK, Act
from biont.server.company.company import NOWHERE, Company, may
from biont.server.counts import COUNTS
from biont.server.people import person_of
from biont.server.routes.visit import Visit
from biont.server.session import is_foreign, is_token
from biont.server.store import NoSuchGame

TOKEN = "x-biont-token"
"""The header by which a script sends the token of its page."""

OPENING = (BEGIN, BRANCH)
"""Acts by which there is one table more."""

FIELDS = 500
"""Fields of the largest form, and more."""

TIME = 10.0
"""Seconds for a reply of a process that has read what pages need. Whoever works at it finishes, but nobody waits for
him any longer."""

MOST, LAST = {"GET": 80}, 160
"""Requests that are answered at the same time; those who only look are the first to be sent away."""

Handler = Callable[[Visit], Response | Awaitable[Response]]
"""Who replies to a visit. One that is no coroutine may take its time."""


class Foreign(BiontError):
    """A form that was not made for this visitor."""


class Busy(BiontError):
    """There is too much to do: whoever comes back in a moment waits less than whoever waits now."""


class Refused(BiontError):
    """Something that this visitor may not do; the name of the act is the end of the key of the sentence."""


class Route(routing.Route):
    """By which method and at which address who replies.

    ``act`` is what a visitor does there: the door asks whether he may.
    """

    def __init__(self, method: str, path: str, handler: Handler | str, act: Act, keyed: bool = False) -> None:
        """``keyed``: the address itself has a secret that is the right to it, and programs of others may send it."""
        named = handler.rpartition(":")[2] if isinstance(handler, str) else handler.__name__
        super().__init__(path, self._reply, methods=[method], name=named)
        self.method = method
        self.act = act
        self._keyed = keyed
        self._given = handler

    @cached_property
    def handler(self) -> Handler:
        """Who replies; one that is named by a string (``package.module:function``) is imported only now."""
        if not isinstance(self._given, str):
            return self._given
        module, _, function = self._given.partition(":")
        handler: Handler = getattr(import_module(module), function)
        return handler

    def __str__(self) -> str:
        where = f"{self.handler.__module__.removeprefix('biont.')}.{self.handler.__name__}"
        return f"{self.method:<5} {self.path:<44} {where:<40} {self.act}"

    async def _reply(self, request: Request) -> Response:
        with COUNTS.reply(f"{self.method} {self.path}"):
            if COUNTS.under_way > MOST.get(self.method, LAST):
                raise Busy("busy")
            return await self._admit(request)

    async def _admit(self, request: Request) -> Response:
        async with unasked() if self._keyed else admitted(request) as form:
            visit = Visit(request, form)
            if self.act in OPENING and self.method == "POST" and not visit.is_at_home:
                await visit.registry.executors.run(permit, visit, self.act)
                return await opening(visit, partial(self._replied, handler=self.handler))
            return await self._replied(visit, self._let_in)

    async def _replied(self, visit: Visit, handler: Handler) -> Response:
        if visit.is_at_home or not COUNTS.has_read:  # nobody else waits there; or this one reads what all need
            return await self._handled(visit, handler)
        try:
            async with asyncio.timeout(TIME):
                return await self._handled(visit, handler)
        except TimeoutError:
            raise Busy("slow") from None

    async def _handled(self, visit: Visit, handler: Handler) -> Response:
        """The reply; the door and whoever replies go together: each way to a thread and back costs."""
        found = await visit.registry.executors.run(handler, visit)
        reply = await found if inspect.isawaitable(found) else found
        assert isinstance(reply, Response)
        return reply

    def _let_in(self, visit: Visit) -> Response | Awaitable[Response]:
        """The door once more, and then whoever replies: one that is a coroutine begins only when it is waited for."""
        permit(visit, self.act)
        return self.handler(visit)


def get(path: str, handler: Handler | str, act: Act) -> Route:
    """An address that is looked at."""
    return Route("GET", path, handler, act)


def post(path: str, handler: Handler | str, act: Act, *, keyed: bool = False) -> Route:
    """An address that a form is sent to."""
    return Route("POST", path, handler, act, keyed)


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
            token = request.headers.get(TOKEN) or form.get("token")
            if not isinstance(token, str) or not is_token(request, token):
                raise Foreign("token")
            request.state.admitted = True
            yield form
    except ClientDisconnect:
        raise HTTPException(400) from None


@asynccontextmanager
async def unasked() -> AsyncIterator[FormData]:
    """Nothing is read of a form that comes to an address with a secret in it: such as a mail program sends."""
    yield FormData()


def permit(visit: Visit, act: Act) -> None:
    """The door once more: who may not do this goes no further, and who may not even look learns nothing."""
    # Whoever sits at the machine needs no seat at a game.
    company = NOWHERE if visit.is_at_home else _met(visit, act)
    if may(visit.actor, act, company):
        return
    if act.at_table and not may(visit.actor, LOOK, company):
        raise NoSuchGame(visit.path.get("table", "") or visit.path.get("game", ""))
    raise Refused(act.name)


def _met(visit: Visit, act: Act) -> Company:
    """See who is there, count him if he is to change something, and find those who are at what he wants."""
    person_of(visit.request)
    if visit.request.method == "POST":
        changes: Allowance = visit.request.app.state.changes
        changes.claim(*visit.counted)
    return visit.company(act)


async def opening(visit: Visit, reply: Callable[[Visit], Awaitable[Response]]) -> Response:
    """The reply to a form that opens a table or begins a game, of which nobody may have too many.

    It counts only where it came to one, and led there.
    """
    opened: Allowance = visit.request.app.state.opened
    who = visit.counted
    await visit.registry.executors.run(visit.claim_table)
    opened.claim(*who)
    came = False
    try:
        found = await reply(visit)
        came = found.status_code == 303
    finally:
        if not came:
            opened.give_back(*who)
    return found


def is_plain(content_type: str) -> bool:
    """Whether a form is in UTF-8, as every browser sends it: other encodings hold what is no text at all."""
    named = content_type.lower().split("charset")[1:]
    return not named or (len(named) == 1 and bool(re.match(r'="?utf-8"?\s*(;|$)', named[0])))
