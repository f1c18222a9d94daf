"""Notices: how somebody wants to be told, his mailbox and his hooks; and the next table that waits for him."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.responses import Response

from biont import games
from biont.kernel import BadSettings
from biont.server.allowances import Allowance, whence
from biont.server.company.clocks import zone_of
from biont.server.company.notices import DELAYS, HOOK, KINDS, LONGEST, MAIL, OWN, PUSH, Wishes
from biont.server.company.table import Table
from biont.server.notices.calling import Caller, Uncallable, split
from biont.server.notices.hooks import FORMS, told
from biont.server.notices.letters import BACK, CONFIRM, ask_for
from biont.server.notices.mail import cleaned_address, unsubscribes
from biont.server.notices.messages import Line, Message
from biont.server.people import Person, person_of
from biont.server.people.sessions import hashed
from biont.server.routes.persons import waiting_tables
from biont.server.routes.route import Refused
from biont.server.routes.visit import Visit
from biont.server.settings import HostSettings
from biont.server.store import Hook
from biont.words.errors import tell

HERE = "/me/notices"

AS_USUAL, NOTHING, ALL = "usual", "none", "all"
"""What somebody wants at one table, beside a single way."""

SOON = (0, 15, 60, 180, 900, 3600)
"""Seconds to choose from, 0 for at once."""


def _me(visit: Visit) -> Person:
    me = person_of(visit.request)
    if me is None:
        raise HTTPException(404)
    return me


def _wishes(visit: Visit, me: Person) -> Wishes:
    """Somebody's wishes; what he reads and where he is, he says by being here."""
    found = visit.registry.store.wishes(me.id)
    return replace(found, language=visit.preferences.language)


def settings(visit: Visit, problem: str = "", status: int = 200) -> Response:
    """The page of all that."""
    me, store, say = _me(visit), visit.registry.store, visit.preferences.say
    wishes = store.wishes(me.id)
    if wishes == Wishes():
        wishes = replace(wishes, zone=visit.preferences.zone)
    shown: dict[str, Any] = {
        "wishes": wishes,
        "kinds": KINDS,
        "ways": [way for way in OWN if way not in lacking(visit.registry.host)],
        "push": visit.registry.host.push,
        "soon": SOON,
        "delays": DELAYS,
        "mail": visit.registry.host.mail is not None,
        "mailbox": store.mailbox(me.id),
        "hooks": [(one, named(one)) for one in store.hooks_of(me.id)],
        "hooks_allowed": visit.registry.host.hooks,
        "forms": FORMS,
        "tables": [_table(visit, one, wishes) for one in store.tables_going(me.id) if one.game in games.names()],
        "last": store.told_of(me.id, 10),
        "saved": "saved" in visit.query,
        "problem": problem,
    }
    return visit.page("notices.jinja", status=status, say=say, **shown)


def _table(visit: Visit, table: Table, wishes: Wishes) -> tuple[str, str, str, list[tuple[Hook, str]]]:
    definition = games.game(table.game)
    title = definition.telling.title(definition.words(visit.preferences.language))
    ways = wishes.tables.get(table.id)
    chosen = AS_USUAL if ways is None else ALL if len(ways) > 1 else ways[0] if ways else NOTHING
    hooks = [(one, named(one)) for one in visit.registry.store.hooks_at(table.id)]
    return table.id, f"{title}, {table.name}" if table.name else title, chosen, hooks


def lacking(host: HostSettings) -> list[str]:
    """Ways that this server does not have."""
    return [way for way, is_there in ((PUSH, host.push), (MAIL, host.mail), (HOOK, host.hooks)) if not is_there]


def named(hook: Hook) -> str:
    """What may be shown of a hook: the rest of its address is a secret."""
    return f"https://{urlsplit(hook.address).hostname}/…"


def save(visit: Visit) -> Response:
    """Keep how somebody wants to be told."""
    me, form, say = _me(visit), visit.form, visit.preferences.say
    zone = form.get("zone", "").strip() or "UTC"
    if zone_of(zone) is None:
        return settings(visit, say("clock-no-zone", zone=zone[:64]), 422)
    before, lacks = visit.registry.store.wishes(me.id), lacking(visit.registry.host)
    ways = {
        kind: tuple(
            way for way in OWN if (way in before.ways.get(kind, ()) if way in lacks else f"{kind}-{way}" in form)
        )
        for kind in KINDS
    }
    chosen: dict[str, tuple[str, ...] | None] = {AS_USUAL: None, NOTHING: (), ALL: OWN, **{way: (way,) for way in OWN}}
    tables = dict[str, tuple[str, ...]]()
    for one in visit.registry.store.tables_going(me.id):
        own = chosen.get(form.get(f"table-{one.id}", AS_USUAL))
        if own is not None:
            tables[one.id] = own
    wanted = replace(
        _wishes(visit, me),
        zone=zone,
        ways=ways,
        tables=tables,
        delays={way: min(LONGEST, _number(visit, f"delay-{way}", DELAYS[way])) for way in OWN},
        quiet=(_hour(visit, "quiet-from", 22), _hour(visit, "quiet-to", 7)) if "quiet" in form else None,
        daily=_hour(visit, "daily-hour", 18) if "daily" in form else None,
    )
    visit.registry.store.keep_wishes(me.id, wanted)
    return visit.lead_to(f"{HERE}?saved=1")


def _number(visit: Visit, name: str, usual: int) -> int:
    found = visit.form.number_or_none(name, 0)
    return usual if found is None else found


def _hour(visit: Visit, name: str, usual: int) -> int:
    return _number(visit, name, usual) % 24


def _known(visit: Visit, me: Person) -> None:
    """Whoever opens a way for the first time is told in the language and zone that he has here."""
    store = visit.registry.store
    if store.wishes(me.id) == Wishes():
        store.keep_wishes(me.id, replace(_wishes(visit, me), zone=visit.preferences.zone))


# -- mail ------------------------------------------------------------------------------------------------------------


def _claim_letter(visit: Visit, address: str) -> None:
    """Nobody has too many letters sent, and no address gets too many."""
    letters: Allowance = visit.request.app.state.letters
    letters.claim(whence(visit.request), f"mail {address}")


def set_mail(visit: Visit) -> Response:
    """Say where one gets mail; a letter comes there by which that is confirmed."""
    me, address = _me(visit), cleaned_address(visit.form.get("address", ""))
    if visit.registry.host.mail is None:
        raise HTTPException(404)
    if not address:
        return settings(visit, visit.preferences.say("mail-no-address"), 422)
    _claim_letter(visit, address)
    _known(visit, me)
    visit.registry.store.keep_mailbox(me.id, address, "", "")
    ask_for(visit.registry.store, CONFIRM, address, visit.preferences.language, me.id)
    return visit.lead_to(HERE)


def drop_mail(visit: Visit) -> Response:
    """Have no mailbox here any more."""
    visit.registry.store.drop_mailbox(_me(visit).id)
    return visit.lead_to(HERE)


def confirming(visit: Visit) -> Response:
    """What the link of such a letter leads to; looking uses nothing up."""
    good = visit.registry.store.confirmable(hashed(visit.path["secret"]))
    return visit.page("mail_confirm.jinja", status=200 if good else 404, good=good, secret=visit.path["secret"])


def confirm(visit: Visit) -> Response:
    """Confirm a mailbox."""
    done = visit.registry.store.confirm_mailbox(hashed(visit.path["secret"]))
    if not done:
        return visit.page("mail_confirm.jinja", status=404, good=False, secret="")
    return visit.lead_to(HERE if person_of(visit.request) is not None else "/")


def back_by_mail(visit: Visit) -> Response:
    """Ask for a link by mail; the reply is the same, whether anybody is known there or not."""
    if visit.registry.host.mail is None:
        raise HTTPException(404)
    address = cleaned_address(visit.form.get("address", ""))
    if address:
        _claim_letter(visit, address)
        ask_for(visit.registry.store, BACK, address, visit.preferences.language)
    return visit.page("mail_sent.jinja")


def unsubscribing(visit: Visit) -> Response:
    """What the link in a mail leads to by which one wants no more of it: a button."""
    person = unsubscribes(visit.request.app.state.secret, visit.path["key"])
    return visit.page(
        "mail_off.jinja", status=200 if person else 404, key=visit.path["key"], good=bool(person), off=False
    )


def unsubscribe(visit: Visit) -> Response:
    """No more notices by mail; the mailbox stays a way to come back."""
    store, person = visit.registry.store, unsubscribes(visit.request.app.state.secret, visit.path["key"])
    if not person or store.person(person) is None:
        raise Refused("unsubscribe")
    found = store.wishes(person)
    ways = {kind: tuple(way for way in found.ways.get(kind, ()) if way != MAIL) for kind in KINDS}
    tables = {table: tuple(way for way in chosen if way != MAIL) for table, chosen in found.tables.items()}
    store.keep_wishes(person, replace(found, ways=ways, tables=tables))
    return visit.page("mail_off.jinja", key="", good=True, off=True)


# -- hooks -----------------------------------------------------------------------------------------------------------


def _wanted(visit: Visit) -> tuple[str, str]:
    """The address and the form of a hook."""
    address, form = visit.form.get("address", "").strip()[:500], visit.form.get("form", "")
    if form not in FORMS:
        raise BadSettings(visit.preferences.say("web-error-form"))
    split(address)
    return address, form


def set_hook(visit: Visit) -> Response:
    """Have what one is told sent to an address of one's own."""
    me = _me(visit)
    if not visit.registry.host.hooks:
        raise HTTPException(404)
    try:
        address, form = _wanted(visit)
    except Uncallable as error:
        return settings(visit, tell(error, visit.preferences.say), 422)
    _known(visit, me)
    visit.registry.store.keep_hook(me.id, address, form)
    return visit.lead_to(HERE)


def drop_hook(visit: Visit) -> Response:
    """Have none any more."""
    visit.registry.store.drop_hooks(_me(visit).id)
    return visit.lead_to(HERE)


def try_hook(visit: Visit) -> Response:
    """Try one's hook: what goes wrong is said at once."""
    me = _me(visit)
    return _tried(visit, visit.registry.store.hooks_of(me.id))


def set_room(visit: Visit) -> Response:
    """Have the room that all at a table share told whose turn it is; without an address, no more."""
    table, me = visit.path["table"], _me(visit)
    if not visit.registry.host.hooks:
        raise HTTPException(404)
    if not visit.form.get("address", "").strip():
        visit.registry.store.drop_hooks(me.id, table)
        return visit.lead_to(HERE)
    try:
        address, form = _wanted(visit)
    except Uncallable as error:
        return settings(visit, tell(error, visit.preferences.say), 422)
    visit.registry.store.keep_hook(me.id, address, form, table)
    return visit.lead_to(HERE)


def try_room(visit: Visit) -> Response:
    """Try the hook of a table."""
    _me(visit)
    return _tried(visit, visit.registry.store.hooks_at(visit.path["table"]))


def _tried(visit: Visit, hooks: list[Hook]) -> Response:
    tries: Allowance = visit.request.app.state.letters
    tries.claim(whence(visit.request))
    caller: Caller = visit.request.app.state.caller
    say, store = visit.preferences.say, visit.registry.store
    home = visit.registry.host.address or visit.home.rstrip("/")
    message = Message(say("notice-try"), (Line(say("notice-try"), f"{home}/"),), "try")
    for one in hooks:
        try:
            caller.post(one.address, told(one.form, message))
        except Uncallable as error:
            store.mark_hook(one.id, tell(error, say))
        else:
            store.mark_hook(one.id, "")
    return visit.lead_to(HERE)


# -- the next table --------------------------------------------------------------------------------------------------


def next_table(visit: Visit) -> Response:
    """The way to the next table that waits for whoever asks, the one with the least time first."""
    found = waiting_tables(visit, but=visit.query.get("but", ""))
    return visit.lead_to(found[0].address if found else "/")
