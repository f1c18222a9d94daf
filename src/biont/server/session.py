"""Who sends a form: cookies, the session of a visitor, the token in his forms, and whose pages may send one.

Looking leaves nothing behind: a session begins with the first form that is let in. Until then pages carry a token that
only this server can make, but that is the same for everybody; whoever has a session gets one of his own.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator

from starlette.requests import Request
from starlette.responses import Response

from biont.server.company.clocks import zone_of

SESSION = "biont"
"""The cookie of a session: its name, and the server's signature."""

PERSON = "biont-person"
"""The cookie of a person's session, where there are people."""

ZONE, ZONE_NAME = "biont-zone", 64
"""The cookie that says in which time zone a browser is, and letters of such a name; scripts write it."""

YEAR = 31_536_000
"""Seconds that a browser keeps a cookie."""

NOBODY = ""
"""The session of whoever has none yet."""


# -- cookies ---------------------------------------------------------------------------------------------------------


def is_private(request: Request) -> bool:
    """Whether nobody can listen in: the visitor came by TLS, here or at a proxy that uvicorn believes."""
    return request.url.scheme == "https"


def _called(request: Request, name: str) -> str:
    """What a cookie is called; with this prefix no neighbouring name can plant one."""
    return f"__Host-{name}" if is_private(request) else name


def remember(request: Request, response: Response, name: str, value: str, seconds: int = YEAR) -> None:
    """Let the browser keep something. A link from another site brings it along, a form from there does not."""
    private = is_private(request)
    response.set_cookie(_called(request, name), value, seconds, httponly=True, samesite="lax", secure=private)


def remembered(request: Request, name: str) -> str:
    """What the browser was to keep, or whatever it says that was."""
    return request.cookies.get(_called(request, name), "")


def forgotten(request: Request, response: Response, name: str) -> None:
    """Let the browser keep something no longer."""
    private = is_private(request)
    response.delete_cookie(_called(request, name), httponly=True, samesite="lax", secure=private)


def zone_in(request: Request) -> str:
    """The time zone that the script of a page has found, or somebody has chosen."""
    name = request.cookies.get(ZONE, "")
    return name if len(name) <= ZONE_NAME and zone_of(name) is not None else "UTC"


# -- sessions --------------------------------------------------------------------------------------------------------


def session_of(request: Request) -> str:
    """The session of a visitor; what this server has not signed is none."""
    session, _, signature = remembered(request, SESSION).partition(".")
    known = _made(request, "session", session)
    return session if session and hmac.compare_digest(signature.encode(), known.encode()) else NOBODY


def begin_session(request: Request, response: Response) -> None:
    """Give a visitor a session."""
    session = secrets.token_urlsafe(24)
    remember(request, response, SESSION, f"{session}.{_made(request, 'session', session)}")


def token_for(request: Request, session: str) -> str:
    """What the forms of a session carry, or of all those who have none yet; those of a person are good for him alone.

    It hangs on the cookie that he brings: whoever comes in as somebody else at the same browser does nothing by a page
    that was made for another.
    """
    return _token(request, session, remembered(request, PERSON))


def _token(request: Request, session: str, person: str = NOBODY) -> str:
    return _made(request, "token", f"{session} {person}" if person else session)


def _made(request: Request, what: str, of: str) -> str:
    """What only this server can make."""
    secret: bytes = request.app.state.secret
    return hmac.digest(secret, f"{what} {of}".encode(), "sha256").hex()


def mark_of(secret: bytes) -> str:
    """By what whoever has the secret knows this server again; it tells nothing of it."""
    return hmac.new(secret, b"server", hashlib.sha256).hexdigest()[:16]


# -- forms -----------------------------------------------------------------------------------------------------------


def is_foreign(request: Request) -> bool:
    """Whether the browser says that a page of somebody else sends this. Old browsers say nothing; where people are told
    apart, it has to say that the page is ours."""
    site, origin = request.headers.get("sec-fetch-site"), request.headers.get("origin")
    if site is not None and site not in ("same-origin", "none"):
        return True
    if request.app.state.people:
        return origin not in _own(request)
    # A page without an origin may be anybody's, unless the browser says that it is ours.
    return origin not in (None, *_own(request)) and not (origin == "null" and site is not None)


def is_token(request: Request, given: str) -> bool:
    """Whether a form carries the visitor's token.

    That of everybody will do while he has no session; afterwards for a page that he opened before he had one, or was
    somebody, if the browser says that it is ours: whoever can visit this server knows that token.
    """
    return any(hmac.compare_digest(given.encode(), one.encode()) for one in _tokens(request))


def _tokens(request: Request) -> Iterator[str]:
    """Those that the visitor's forms may carry, the usual one first: most of the time no other is made."""
    session = session_of(request)
    yield token_for(request, session)
    if _is_own(request):
        yield _token(request, session)
        yield token_for(request, NOBODY)
        yield _token(request, NOBODY)


def _is_own(request: Request) -> bool:
    """Whether the browser says that a page of ours sends this."""
    headers = request.headers
    return headers.get("sec-fetch-site") == "same-origin" or headers.get("origin") in _own(request)


def _own(request: Request) -> tuple[str, ...]:
    """What our own pages have as their origin; a proxy with TLS may not tell us of it."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}", f"https://{host}"
