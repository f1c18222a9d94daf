"""Talk at a table, and notes that are nobody else's; the game knows of neither."""

from __future__ import annotations

from dataclasses import dataclass, replace

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from biont.server.allowances import Allowance
from biont.server.company.acts import NOTE, SAY
from biont.server.company.company import may
from biont.server.company.table import Table
from biont.server.people import BadText, spoken
from biont.server.people.names import PAGE, SENTENCES
from biont.server.preferences import render
from biont.server.routes.visit import Visit, definition_named
from biont.server.store import Hearing
from biont.server.store.news import room_of, tables_of
from biont.words.errors import tell
from biont.words.teller import seat_name

LAST = 200
"""Messages on the page."""


@dataclass(frozen=True, slots=True)
class Said:
    """A message as a page shows it."""

    name: str
    colour: str
    text: str
    said: str
    new: bool
    mine: bool


def talk(visit: Visit) -> Response:
    """What was said at a table, and one's own notes: a page, or for the script the inside of it."""
    return _page(visit)


def _page(visit: Visit, problem: str = "", typed: str = "", noted: str | None = None, status: int = 200) -> Response:
    store, person, table = visit.registry.store, visit.actor.person, visit.registry.store.table(visit.path["table"])
    definition, company = definition_named(table.game), table.company
    says = may(visit.actor, SAY, company)
    how = store.hearing(table.id, person) if says else Hearing()
    shown = {
        "table": table,
        "messages": _messages(visit, table, how),
        "last": _last(visit),
        "says": says,
        "off": how.off,
        "others": _others(visit, table, how) if says else [],
        "notes": (store.noted(table.id, person) if noted is None else noted)
        if may(visit.actor, NOTE, company)
        else None,
        "longest": SENTENCES,
        "page": PAGE,
        "problem": problem,
        "typed": typed,
        "back": f"/game/{table.played}" if table.played else f"/table/{table.id}",
    }
    if visit.script:
        return HTMLResponse(render("talk_part.jinja", visit.preferences, definition, **shown), status_code=status)
    return visit.page("talk.jinja", definition, status, **shown)


def _messages(visit: Visit, table: Table, how: Hearing) -> list[Said]:
    """What somebody hears; whoever has left for good is somebody."""
    kept = [one for one in visit.registry.store.said(table.id, LAST) if how.hears(one.person)]
    own = visit.actor.person
    colours = {chair.person: chair.colour for chair in table.chairs if chair.person}
    names = visit.names([*colours, *(one.person for one in kept)])
    return [
        Said(
            names.get(one.person, ""),
            colours.get(one.person, ""),
            one.text,
            one.said,
            one.id > how.heard and one.person != own,
            one.person == own,
        )
        for one in kept
    ]


def _others(visit: Visit, table: Table, how: Hearing) -> list[tuple[int, str, bool]]:
    """The other persons at a table by their chairs, and whether one does not want to hear them."""
    say, own = definition_named(table.game).words(visit.preferences.language), visit.actor.person
    names = visit.names([chair.person for chair in table.chairs])
    sitting = {chair.person: number for number, chair in enumerate(table.chairs) if chair.person not in ("", own)}
    return [
        (number, names.get(person, "") or seat_name(table.chairs[number].colour, say), person in how.muted)
        for person, number in sitting.items()
    ]


def say(visit: Visit) -> Response:
    """Say something; what was said before was read by whoever answers."""
    said: Allowance = visit.request.app.state.messages
    store, table = visit.registry.store, visit.path["table"]
    typed = visit.form.get("text", "")
    try:
        text = spoken(typed)
    except BadText as error:
        return _page(visit, tell(error, visit.preferences.say), typed, status=422)
    if text:
        said.claim(*visit.counted)
        store.say(table, visit.actor.person, text)
        _follow(visit, heard=_last(visit))
        visit.registry.watchers.tell(room_of(table))
    return _done(visit)


def heard(visit: Visit) -> Response:
    """Everything up to a message was read."""
    _follow(visit, heard=min(visit.form.number_or_none("last", 0) or 0, _last(visit)))
    return _done(visit)


def switch(visit: Visit) -> Response:
    """Hear nothing at this table any more, or again."""
    _follow(visit, off=visit.form.switch("off"))
    return _done(visit)


def mute(visit: Visit) -> Response:
    """Hear nothing any more of whoever sits on a chair, or again."""
    number, table = visit.path.number("number"), visit.registry.store.table(visit.path["table"])
    person = table.chairs[number].person if 0 <= number < len(table.chairs) else ""
    if person in ("", visit.actor.person):
        raise HTTPException(404)
    muted = visit.registry.store.hearing(table.id, visit.actor.person).muted
    _follow(visit, muted=muted | {person} if visit.form.switch("muted") else muted - {person})
    return _done(visit)


def note(visit: Visit) -> Response:
    """Keep one's notes."""
    typed = visit.form.get("notes", "")
    try:
        text = spoken(typed, PAGE)
    except BadText as error:
        return _page(visit, tell(error, visit.preferences.say), noted=typed, status=422)
    visit.registry.store.keep_notes(visit.path["table"], visit.actor.person, text)
    return _done(visit)


def _follow(visit: Visit, heard: int = 0, **how: bool | frozenset[str]) -> None:
    """Change how one follows the talk; one has never read less than before."""
    store, table, person = visit.registry.store, visit.path["table"], visit.actor.person
    before = store.hearing(table, person)
    after = replace(before, heard=max(before.heard, heard), **how)  # type: ignore[arg-type]
    if after != before:
        store.hear(table, person, after)
        visit.registry.watchers.tell(tables_of(person))


def _last(visit: Visit) -> int:
    """The number of the last message."""
    return max((one.id for one in visit.registry.store.said(visit.path["table"], 1)), default=0)


def _done(visit: Visit) -> Response:
    """The talk as it is then."""
    return _page(visit) if visit.script else visit.lead_to(f"/table/{visit.path['table']}/talk")
