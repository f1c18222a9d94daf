"""The web application: its pages are the table that people play at."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from biont.kernel import BiontError, CannotUndo
from biont.packs.library import Unwritable
from biont.server.addresses import addresses
from biont.server.allowances import (
    CHANGES,
    COMEBACKS,
    LETTERS,
    MESSAGES,
    NEWCOMERS,
    OPENED,
    STREAMS,
    SWEPT,
    Allowance,
    Held,
    TooOften,
)
from biont.server.company.table import Nowhere
from biont.server.executors import Executors
from biont.server.limits import ANY_NAME, BODY_LIMIT, Limits, is_name
from biont.server.open_game import Unreplayable
from biont.server.people import settle
from biont.server.preferences import COOKIE, THEMES, Preferences, render
from biont.server.registry import Registry
from biont.server.routes.as_record import as_record
from biont.server.routes.door import TRIES, door, is_locked, key_to
from biont.server.routes.route import Busy, Foreign, Refused
from biont.server.routes.visit import Visit, home_of
from biont.server.session import begin_session, is_private, remembered, session_of, token_for, zone_in
from biont.server.settings import HOME, HostSettings
from biont.server.store import NoSuchGame, Overtaken, Store, Trouble
from biont.server.user_packs import bring_own
from biont.server.warm_up import SOON, warm_up
from biont.words import LANGUAGES, default_language, words
from biont.words.errors import tell

MOMENT = 3
"""Seconds after which it is worth asking again."""

FORM_LIMIT = 20_000
"""Bytes of a form without a file."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; frame-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ALWAYS_PRIVATE = {"Strict-Transport-Security": "max-age=31536000"}
"""What a visitor is told who came by TLS: he shall never come otherwise."""

FIRST = (Middleware(Limits), Middleware(GZipMiddleware, minimum_size=1500, compresslevel=1))
"""What every request passes before anybody looks at it."""

Beside = Callable[[Registry], AbstractContextManager[object]]


def create_app(
    store: Store,
    executors: Executors,
    hosts: Sequence[str] = (ANY_NAME,),
    guests: Sequence[str] = (),
    password: str = "",
    packs: Path | None = None,
    *,
    people: bool = False,
    eager: bool = False,
    site: str = "",
    in_page: bool = False,
    beside: Beside | None = None,
    settings: HostSettings = HOME,
) -> Starlette:
    """The application on a store, with those who do what takes a while.

    ``hosts`` are the names it may be called by, ``guests`` further programs to offer.
    Where there is a ``password``, only those see anything who know it. ``packs`` is the folder of the owner's own packs
    of cards, where he is the only visitor. Where there are ``people``, visitors are told apart, and each may do what
    the table of acts allows him; otherwise every visitor is the owner of the machine.
    An ``eager`` application reads what games need before anybody asks for it.
    ``site`` is where the table can be had as a web page that needs no server; ``in_page``: this is one.
    ``beside`` is what goes on as long as it serves: workers, who do what is planned, and news of other processes
    (``member.py``); ``settings`` is what the owner of the machine has settled.
    """
    registry = Registry(store, executors, guests, settings, planned=beside is not None)
    if packs is not None:
        bring_own(packs)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await _begin(app, eager)
        with beside(registry) if beside is not None else nullcontext():
            yield
            registry.dismiss()
        registry.close()

    app = Starlette(
        routes=addresses(people),
        middleware=[*FIRST, Middleware(Guard)],
        exception_handlers=dict.fromkeys((BiontError, HTTPException, Exception), sentence),
        lifespan=lifespan,
    )
    if people:
        _tell(app, registry)
    app.state.registry = registry
    app.state.hosts = tuple(hosts)
    app.state.packs = packs
    app.state.people = people
    app.state.site, app.state.in_page = site, in_page
    app.state.secret = (settings.session or store.secret()).encode()
    _count(app)
    app.state.key = key_to(app.state.secret, password) if password else ""
    return app


async def _begin(app: Starlette, eager: bool) -> None:
    """Before anybody is let in: programs go on; and where there are people, nobody is sent away for coming first."""
    registry: Registry = app.state.registry
    executors = registry.executors
    read = partial(warm_up, lambda: not registry.closing)
    executors.submit(registry.take_up)
    if app.state.people:
        await executors.run(app.state.begin, registry)
        executors.later(SWEPT, lambda: _sweep(app))
        if eager:
            await executors.run(read)
    elif eager:
        executors.later(SOON, lambda: executors.submit(read))


def _tell(app: Starlette, registry: Registry) -> None:
    """Those who are not there are told what happens; a web page and a table at home have nobody to tell."""
    from biont.server.notices.calling import Caller
    from biont.server.notices.serving import begin, serve

    app.state.caller, app.state.begin = Caller(), begin
    app.state.delivery = serve(registry, app.state.caller)


def _count(app: Starlette) -> None:
    """Nobody may do everything as often as he likes; at home nobody is counted."""
    app.state.tries = Allowance(*TRIES)
    app.state.newcomers = Allowance(*NEWCOMERS)
    app.state.comebacks = Allowance(*COMEBACKS)
    app.state.links = Allowance(*COMEBACKS)
    app.state.opened = Allowance(*OPENED, "many-opened")
    app.state.changes = Allowance(*CHANGES, "many-changes")
    app.state.letters = Allowance(*LETTERS)
    app.state.messages = Allowance(*MESSAGES, "many-messages")
    app.state.streams = Held(STREAMS, "many-streams")
    counted = ("tries", "newcomers", "comebacks", "links", "opened", "changes", "messages")
    app.state.registry.allowances = {name: getattr(app.state, name) for name in counted}


def _sweep(app: Starlette) -> None:
    """Forget, now and then, who did something so long ago that it does not count."""
    registry: Registry = app.state.registry
    for allowance in (*registry.allowances.values(), app.state.letters):
        allowance.sweep()
    if not registry.closing:
        registry.executors.later(SWEPT, lambda: _sweep(app))


class Guard:
    """Who is there, in which language; refuses what is too large or comes from another page; headers for all."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        session = session_of(request)
        request.state.preferences = _preferences(request, session)
        request.state.admitted = False

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                head = Response()
                head.raw_headers = [*message["headers"]]
                await _dress(request, head, session)
                message["headers"] = head.raw_headers
            await send(message)

        await (_refusal(request) or self.app)(scope, receive, dressed)


async def _dress(request: Request, response: Response, session: str) -> None:
    """Give a response the headers that all have, and what becomes of the visitor's session."""
    if request.state.admitted and not session:
        begin_session(request, response)
    await settle(request, response)
    for name, value in (HEADERS | ALWAYS_PRIVATE if is_private(request) else HEADERS).items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Cache-Control", "no-store")


def _preferences(request: Request, session: str) -> Preferences:
    language, _, theme = remembered(request, COOKIE).partition(".")
    if language not in LANGUAGES:
        wanted = [
            part.split(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")
        ]
        language = next((one for one in wanted if one in LANGUAGES), default_language())
    return Preferences(
        language, theme if theme in THEMES else "", token_for(request, session), home_of(request), zone_in(request)
    )


def _refusal(request: Request) -> Response | None:
    """A request that is not even read."""
    headers = request.headers
    if not is_name(headers.get("host", ""), request.app.state.hosts):
        return answer(request, 400, "web-error-host")
    if is_locked(request):
        script = headers.get("x-biont")
        return answer(request, 401, "web-door") if script else door(request)
    if request.method == "GET":
        return None
    length = headers.get("content-length", "")
    if "transfer-encoding" in headers or not (length.isascii() and length.isdigit()):
        return answer(request, 411, "web-error-length")
    limit = BODY_LIMIT if headers.get("content-type", "").startswith("multipart/form-data") else FORM_LIMIT
    if len(length) > 9 or int(length) > limit:
        return _too_large(request)
    return None


def _too_large(request: Request) -> Response:
    return answer(request, 413, "web-error-large", megabytes=BODY_LIMIT // 1_000_000)


def answer(request: Request, status: int, key: str, **values: Any) -> Response:
    """One sentence, as a page or for the script."""
    preferences: Preferences = getattr(request.state, "preferences", None) or Preferences(default_language())
    return _told(request, status, words(preferences.language)(key, **values), preferences)


def _told(request: Request, status: int, text: str, preferences: Preferences) -> Response:
    if request.headers.get("x-biont"):
        return JSONResponse({"sentence": text}, status_code=status)
    return HTMLResponse(render("sentence.jinja", preferences, status=status, sentence=text), status_code=status)


def _in_a_moment(reply: Response) -> Response:
    """A reply that says when to ask again."""
    reply.headers["Retry-After"] = str(MOMENT)
    return reply


async def sentence(request: Request, error: Exception) -> Response:
    """Errors as people read them: what was wrong, and nothing of the inside."""
    if isinstance(error, Busy):
        return _in_a_moment(answer(request, 503, "web-error-busy"))
    if isinstance(error, NoSuchGame):
        return answer(request, 404, "web-error-no-game")
    if isinstance(error, Overtaken):
        return answer(request, 409, "web-error-overtaken")
    if isinstance(error, Foreign):
        return answer(request, 403, "web-error-token")
    if isinstance(error, Nowhere):
        return answer(request, 404, "table-nowhere")
    if isinstance(error, Refused):
        key = f"web-refused-{error}"
        return answer(request, 403, key if request.state.preferences.say.has(key) else "web-refused")
    if isinstance(error, CannotUndo):
        return answer(request, 409, "web-error-undo")
    if isinstance(error, TooOften):
        reply = _told(request, 429, tell(error, request.state.preferences.say), request.state.preferences)
        reply.headers["Retry-After"] = str(error.seconds)
        return reply
    if isinstance(error, Unreplayable) and request.method == "GET" and not request.headers.get("x-biont"):
        visit = Visit(request, FormData())
        return await visit.registry.executors.run(as_record, visit, error)
    if isinstance(error, BiontError):
        preferences: Preferences = request.state.preferences
        status = 503 if isinstance(error, Trouble | Unwritable) else 422
        reply = _told(request, status, tell(error, getattr(request.state, "say", preferences.say)), preferences)
        return _in_a_moment(reply) if status == 503 else reply
    if isinstance(error, HTTPException) and error.status_code == 413:
        return _too_large(request)
    if isinstance(error, HTTPException):
        return answer(request, error.status_code, "web-error-no-page" if error.status_code == 404 else "web-error-form")
    return answer(request, 500, "web-error-inside")
