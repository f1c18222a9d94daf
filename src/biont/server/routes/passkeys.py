"""Making a passkey, coming back by one, and letting one go. Only the script can do the first two."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from biont.server.people import become, passkeys, person_of
from biont.server.people.passkeys import MAKE, USE
from biont.server.people.sessions import called
from biont.server.routes.back import claim
from biont.server.routes.visit import Visit


def _possible(visit: Visit) -> None:
    if not passkeys.are_possible(visit.request):
        raise HTTPException(404)


def _asked(visit: Visit, what: str) -> Response:
    _possible(visit)
    me = person_of(visit.request) if what == MAKE else None
    if what == MAKE and me is None:
        raise HTTPException(404)
    options, secret = passkeys.asked(visit.request, what, me)
    response = Response(options, media_type="application/json")
    passkeys.begin(visit.request, response, secret)
    return response


def ask_to_make(visit: Visit) -> Response:
    """What a new passkey has to sign."""
    return _asked(visit, MAKE)


def ask_to_use(visit: Visit) -> Response:
    """What whoever comes back has to sign; which passkey, his browser knows."""
    return _asked(visit, USE)


def make(visit: Visit) -> Response:
    """Keep a passkey that the browser has made."""
    _possible(visit)
    me = person_of(visit.request)
    if me is None:
        raise HTTPException(404)
    visit.registry.store.keep_passkey(passkeys.made(visit.request, me, visit.form.get("credential", "")))
    return _led(visit)


def use(visit: Visit) -> Response:
    """Come back by a passkey."""
    _possible(visit)
    credential, store = visit.form.get("credential", ""), visit.registry.store
    tries, who = claim(visit)
    found = store.by_passkey(passkeys.name_in(credential))
    if found is None:
        raise passkeys.BadPasskey("This passkey brings nobody back.", "passkey-bad")
    person, passkey = found
    store.use_passkey(passkey.hash, passkeys.used(visit.request, credential, passkey))
    tries.give_back(*who)
    become(visit.request, called(person))
    visit.registry.watchers.wake()
    return _led(visit)


def _led(visit: Visit) -> Response:
    response = JSONResponse({"to": f"{visit.preferences.home}/me"})
    passkeys.over(visit.request, response)
    return response


def let_go(visit: Visit) -> Response:
    """Let one of one's passkeys bring nobody back any more."""
    me = person_of(visit.request)
    if me is None or not visit.registry.store.drop_passkey(me.id, visit.path["key"]):
        raise HTTPException(404)
    return visit.lead_to("/me")
