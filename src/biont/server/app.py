"""The web application: its pages are the table that people play at."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from biont.games.extensions import extensions
from biont.kernel import BiontError, CannotUndo
from biont.packs.library import Unwritable
from biont.server import static
from biont.server.limits import ANY_NAME, BODY_LIMIT, Limits, is_name
from biont.server.preferences import Preferences, render
from biont.server.registry import Registry
from biont.server.routes import after_game, door, editor, lessons, reading, redirects, start, table
from biont.server.routes.door import Tries, is_locked, key_to
from biont.server.routes.visit import LOOK, Foreign, admitted
from biont.server.session import begin_session, is_private, remembered, session_of, token_for
from biont.server.store import NoSuchGame, Overtaken, Store, Trouble
from biont.server.user_packs import bring_own
from biont.words import LANGUAGES, default_language, words
from biont.words.errors import tell

THEMES = ("light", "dark", "")
FORM_LIMIT = 20_000
"""Bytes of a form without a file."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ALWAYS_PRIVATE = {"Strict-Transport-Security": "max-age=31536000"}
"""What a visitor is told who came by TLS: he shall never come otherwise."""

Next = Callable[[Request], Awaitable[Response]]


def create_app(
    store: Store,
    hosts: Sequence[str] = (ANY_NAME,),
    guests: Sequence[str] = (),
    password: str = "",
    packs: Path | None = None,
) -> FastAPI:
    """The application on a store; ``hosts`` are the names it may be called by, ``guests`` further programs to offer.

    Where there is a ``password``, only those see anything who know it. ``packs`` is the folder of the owner's own packs
    of cards, where he is the only visitor.
    """
    registry = Registry(store, guests)
    if packs is not None:
        bring_own(packs)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        yield
        registry.close()

    app = FastAPI(
        title="Biont",
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        lifespan=lifespan,
        dependencies=[Depends(admitted)],
    )
    app.state.registry = registry
    app.state.hosts = tuple(hosts)
    app.state.packs = packs
    app.state.secret = store.secret().encode()
    app.state.tries = Tries()
    app.state.key = key_to(app.state.secret, password) if password else ""
    app.middleware("http")(_guard)
    app.add_middleware(GZipMiddleware, minimum_size=1500, compresslevel=1)
    app.add_middleware(Limits)
    # Addresses that begin with the name of a game come last: no game takes the place of what is older.
    own = [part.router for part in (static, door, start, redirects, table, after_game)]
    brought = [router for extension in extensions() for router in extension.pages.routers]
    for router in (*own, *brought, lessons.router, editor.router, reading.router):
        app.include_router(router)
    app.add_exception_handler(BiontError, _sentence)
    app.add_exception_handler(RequestValidationError, _sentence)
    app.add_exception_handler(HTTPException, _sentence)
    app.add_exception_handler(Exception, _sentence)
    return app


async def _guard(request: Request, call_next: Next) -> Response:
    """Who is there, in which language; refuse what is too large or comes from another page; headers for all."""
    session = session_of(request)
    request.state.look = _look(request, session)
    request.state.admitted = False
    refused = _refusal(request)
    response = refused if refused is not None else await call_next(request)
    if request.state.admitted and not session:
        begin_session(request, response)
    for name, value in (HEADERS | ALWAYS_PRIVATE if is_private(request) else HEADERS).items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Cache-Control", "no-store")
    return response


def _look(request: Request, session: str) -> Preferences:
    language, _, theme = remembered(request, LOOK).partition(".")
    if language not in LANGUAGES:
        wanted = [
            part.split(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")
        ]
        language = next((one for one in wanted if one in LANGUAGES), default_language())
    return Preferences(language, theme if theme in THEMES else "", token_for(request, session))


def _refusal(request: Request) -> Response | None:
    """A request that is not even read."""
    headers = request.headers
    if not is_name(headers.get("host", ""), request.app.state.hosts):
        return answer(request, 400, "web-error-host")
    if is_locked(request):
        script = headers.get("x-biont")
        return answer(request, 401, "web-door") if script else door.door(request)
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
    look: Preferences = getattr(request.state, "look", None) or Preferences(default_language())
    return _told(request, status, words(look.language)(key, **values), look)


def _told(request: Request, status: int, sentence: str, look: Preferences) -> Response:
    if request.headers.get("x-biont"):
        return JSONResponse({"sentence": sentence}, status_code=status)
    return HTMLResponse(render("sentence.jinja", look, status=status, sentence=sentence), status_code=status)


async def _sentence(request: Request, error: Exception) -> Response:
    """Errors as people read them: what was wrong, and nothing of the inside."""
    if isinstance(error, NoSuchGame):
        return answer(request, 404, "web-error-no-game")
    if isinstance(error, Overtaken):
        return answer(request, 409, "web-error-overtaken")
    if isinstance(error, Foreign):
        return answer(request, 403, "web-error-token")
    if isinstance(error, CannotUndo):
        return answer(request, 409, "web-error-undo")
    if isinstance(error, BiontError):
        look: Preferences = request.state.look
        status = 503 if isinstance(error, Trouble | Unwritable) else 422
        return _told(request, status, tell(error, getattr(request.state, "say", look.say)), look)
    if isinstance(error, RequestValidationError):
        return answer(request, 422, "web-error-form")
    if isinstance(error, HTTPException) and error.status_code == 413:
        return _too_large(request)
    if isinstance(error, HTTPException):
        return answer(request, error.status_code, "web-error-no-page" if error.status_code == 404 else "web-error-form")
    return answer(request, 500, "web-error-inside")
