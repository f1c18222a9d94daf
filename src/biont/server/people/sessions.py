"""Who sends a request: the session of a person, 256 random bits in a cookie, of which only a hash is kept.

A session begins with an act and never by looking, ends 90 days after the last act, and is replaced by a new one when
somebody becomes another. What the browser is told of it waits at the request until there is a reply (``settle``): so
nobody who handles a request need think of cookies.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from biont.server import clock
from biont.server.allowances import Allowance, whence
from biont.server.executors import Executors
from biont.server.people.devices import browser_of, system_of
from biont.server.people.names import cleaned
from biont.server.session import PERSON, forgotten, remember, remembered
from biont.server.store import Device, KeptPerson, Store

LASTS = timedelta(days=90)
"""How long a session lasts from its last use."""

NOTED = timedelta(days=1)
"""How old a last use may be before another one is noted."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody by his id, and what he is called."""

    id: str
    name: str
    owner: bool = False
    """Whether he looks after the machine."""


@dataclass(slots=True)
class _Known:
    """What is known of who sends a request, and what his browser has to be told."""

    person: Person | None = None
    hash: str = ""
    """Of the session that the request brought, if it is one."""
    secret: str = ""
    used: str = ""
    fresh: bool = False
    over: bool = False


def person_of(request: Request) -> Person | None:
    """Who sends a request; None for a visitor without a name, and everywhere where nobody needs one."""
    return _known(request).person


def person_now(request: Request) -> Person | None:
    """The same, asked anew: a stream is open for long, and whoever opened it may have been sent away since."""
    request.state.known = _brought(request)
    return person_of(request)


def device_of(request: Request) -> str:
    """The hash of the session that a request brought, by which one finds it in a list of devices."""
    return _known(request).hash


def somebody(request: Request, name: str) -> Person:
    """Who sends a request; whoever is nobody yet becomes a new person of that name. For acts, never for looking."""
    known = _known(request)
    if known.person is not None:
        return known.person
    clean = cleaned(name)
    newcomers: Allowance = request.app.state.newcomers
    newcomers.claim(whence(request))
    store = store_of(request)
    person = Person(store.add_person(clean, moment()), clean)
    become(request, person)
    return person


def become(request: Request, person: Person) -> None:
    """From now on the device that sends a request is known as somebody's.

    It gets a session of its own. Whoever was a guest on it, known nowhere else, brings along what he did.
    """
    known, store = _known(request), store_of(request)
    if known.person is not None and known.person.id != person.id and store.is_guest(known.person.id):
        store.merge(known.person.id, person.id)
    secret, now = secrets.token_urlsafe(32), moment()
    agent = request.headers.get("user-agent", "")
    device = Device(secrets.token_urlsafe(9), browser_of(agent), system_of(agent), now, now, hashed(secret))
    store.begin_session(person.id, device, known.hash, outdated())
    request.state.known = _Known(person, device.hash, secret, now, fresh=True)


def leave(request: Request) -> None:
    """The device that sends a request is nobody's any more."""
    store_of(request).end_session(_known(request).hash)
    request.state.known = _Known(over=True)


def forget(request: Request, person: Person) -> None:
    """Somebody leaves for good."""
    store_of(request).forget(person.id, moment())
    request.state.known = _Known(over=True)


async def settle(request: Request, response: Response) -> None:
    """Tell the browser what has become of its session; note once a day that it is used. Looking does neither."""
    known: _Known | None = getattr(request.state, "known", None)
    if known is None:
        return
    if known.over:
        forgotten(request, response, PERSON)
    elif known.fresh:
        remember(request, response, PERSON, known.secret, int(LASTS.total_seconds()))
    elif known.person is not None and request.state.admitted and known.used < moment(-NOTED):
        executors: Executors = request.app.state.registry.executors
        await executors.run(store_of(request).use_session, known.hash, moment())
        remember(request, response, PERSON, known.secret, int(LASTS.total_seconds()))


def _known(request: Request) -> _Known:
    known: _Known | None = getattr(request.state, "known", None)
    if known is None:
        known = request.state.known = _brought(request)
    return known


def _brought(request: Request) -> _Known:
    """What the cookie says, if it says anything that is true."""
    secret = remembered(request, PERSON) if request.app.state.people else ""
    found = store_of(request).session(hashed(secret), outdated()) if secret else None
    if found is None:
        return _Known()
    kept, used = found
    return _Known(called(kept), hashed(secret), secret, used)


def called(kept: KeptPerson) -> Person:
    """A person as the store knows him."""
    return Person(kept.id, kept.name, bool(kept.owner))


def store_of(request: Request) -> Store:
    """Where the people of the application are kept."""
    store: Store = request.app.state.registry.store
    return store


def hashed(secret: str) -> str:
    """What is kept of a secret of so many bits that nobody finds it by trying."""
    return sha256(secret.encode()).hexdigest()


def moment(later: timedelta = timedelta(0)) -> str:
    """Now, or a while later, as rows have it."""
    return clock.written(clock.now() + later)


def outdated() -> str:
    """Sessions that were last used before then are none."""
    return moment(-LASTS)
