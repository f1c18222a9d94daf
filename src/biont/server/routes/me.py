"""Who I am: my name, my devices, what brings me back, and leaving for good. Only where there are people at all."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import Response

from biont.server import clock
from biont.server.people import BadName, Person, cleaned, forget, leave, person_of, somebody
from biont.server.people.links import GOOD, drawn, new_secret
from biont.server.people.passkeys import are_possible
from biont.server.people.sessions import device_of, hashed, moment, outdated
from biont.server.people.words import new_words, secret_of
from biont.server.routes.clocks import holidays_left
from biont.server.routes.visit import Visit
from biont.server.store import NoSuchGame
from biont.server.store.trouble import Damaged
from biont.words.errors import tell

HERE = "/me"


def _me(visit: Visit) -> Person:
    """Who is there; what somebody does with himself, nobody can do."""
    me = person_of(visit.request)
    if me is None:
        raise HTTPException(404)
    return me


def who_i_am(visit: Visit, problem: str = "", typed: str | None = None) -> Response:
    """The page of a person; who is nobody yet may say what he is called, or that he was here before."""
    me = person_of(visit.request)
    if me is None:
        return visit.page("nobody.jinja", status=422 if problem else 200, problem=problem, typed=typed or "")
    store = visit.registry.store
    kept = store.person(me.id)
    shown: dict[str, Any] = {
        "since": kept.created[:10] if kept else "",
        "words_since": store.words_since(me.id)[:10],
        "passkeys": store.passkeys(me.id),
        "passkeys_possible": are_possible(visit.request),
        "devices": store.devices(me.id, outdated()),
        "named": bool(store.names_in_records([me.id])),
        "here": device_of(visit.request),
        **_holidays(visit, me),
        "problem": problem,
        "typed": me.name if typed is None else typed,
    }
    return visit.page("me.jinja", status=422 if problem else 200, **shown)


def _holidays(visit: Visit, me: Person) -> dict[str, Any]:
    """Somebody's holidays to come, and how many days of this year he may still announce."""
    days, today = visit.registry.store.holidays(me.id), clock.now().date()
    return {"holidays": [day for day in days if day >= today], "days_left": holidays_left(days, today.year)}


def set_name(visit: Visit) -> Response:
    """Say what one is called; whoever is nobody yet becomes somebody by it."""
    name, me = visit.form.get("name", ""), person_of(visit.request)
    try:
        if me is None:
            somebody(visit.request, name)
        else:
            visit.registry.store.rename(me.id, cleaned(name))
    except BadName as error:
        return who_i_am(visit, tell(error, visit.preferences.say), name)
    return visit.lead_to(HERE)


def be_named(visit: Visit) -> Response:
    """Say whether one's name may stand in the records of one's games."""
    visit.registry.store.be_named(_me(visit).id, visit.form.switch("named"))
    return visit.lead_to(HERE)


def write_words(visit: Visit) -> Response:
    """Give somebody eight words, which are shown this once: only their hash is kept."""
    me, words = _me(visit), new_words()
    visit.registry.store.keep_words(me.id, hashed(secret_of(words)), moment())
    return visit.page("words.jinja", eight=words, place=visit.home)


def make_link(visit: Visit) -> Response:
    """Make a link for a second device."""
    me, secret = _me(visit), new_secret()
    visit.registry.store.keep_link(me.id, hashed(secret), moment(GOOD), moment())
    address = f"{visit.home}come/{secret}"
    return visit.page("link.jinja", address=address, code=drawn(address), minutes=GOOD.seconds // 60)


def send_away(visit: Visit) -> Response:
    """Let one of one's devices be known no more."""
    me = _me(visit)
    store = visit.registry.store
    mine = [one.id for one in store.devices(me.id, outdated()) if one.hash == device_of(visit.request)]
    here = visit.path["device"] in mine
    if here:
        leave(visit.request)
    elif not store.send_away(me.id, visit.path["device"]):
        raise HTTPException(404)
    visit.registry.watchers.wake()  # whatever the device still looks at ends now
    return visit.lead_to("/" if here else HERE)


def data(visit: Visit) -> Response:
    """All that is kept of somebody, as a file; never the secrets by which he comes back."""
    me = _me(visit)
    store = visit.registry.store
    kept = store.person(me.id)
    devices = [
        {"browser": one.browser, "system": one.system, "since": one.created, "used": one.used}
        for one in store.devices(me.id, outdated())
    ]
    told: dict[str, Any] = {"id": me.id, "name": me.name, "since": kept.created if kept else "", "devices": devices}
    told |= {"passkeys": [{"since": one.created} for one in store.passkeys(me.id)]}
    told |= {"words since": store.words_since(me.id) or None}
    notes = store.all_notes(me.id)
    told["tables"] = [
        {"table": one.id, "name": one.name, "game": one.game, "played": one.played}
        | {"seats": [one.chairs[number].colour for number in one.chairs_of(me.id)]}
        | {"notes": "\n\n".join(notes.get(one.id, ()))}
        for one in store.tables_of(me.id)
    ]
    mailbox = store.mailbox(me.id)
    told |= {
        "mail": mailbox.address if mailbox is not None else None,
        "holidays": list(map(str, store.holidays(me.id))),
    }
    told |= {"notices": store.wishes(me.id).to_data(), "hooks": [one.address for one in store.hooks_of(me.id)]}
    told["said"] = [{"text": one.text, "at": one.said} for one in store.said_by(me.id)]
    headers = {"Content-Disposition": 'attachment; filename="biont-me.json"'}
    text = json.dumps(told, ensure_ascii=False, indent=1)
    return Response(text, media_type="application/json", headers=headers)


def leaving(visit: Visit) -> Response:
    """What it means to leave for good, and the button for it."""
    _me(visit)
    return visit.page("forget.jinja")


def leave_for_good(visit: Visit) -> Response:
    """Leave for good; at the tables where somebody sat the others see it, and programs take up his seats."""
    me, registry = _me(visit), visit.registry
    left = registry.store.tables_of(me.id)
    forget(visit.request, me)
    for table in left:
        if table.played:
            with suppress(NoSuchGame, Damaged):
                registry.go_on(registry.open(table.played))
    registry.watchers.wake()
    return visit.lead_to("/")
