"""Tables at which people meet: opening one, and its waiting room until the game begins."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from typing import Any

from starlette.responses import Response

import biont
from biont.games import Definition
from biont.kernel import BadSettings
from biont.kernel.errors import BadPack
from biont.server import opponents
from biont.server.allowances import Allowance
from biont.server.company.acts import HEAR, LEAD, LOOK, SIT
from biont.server.company.clocks import KINDS, timing
from biont.server.company.company import may
from biont.server.company.journal import comings
from biont.server.company.table import (
    KEPT,
    MINE,
    OPEN,
    UNSEEN,
    WATCHES,
    Chair,
    NoSuchChair,
    Nowhere,
    Table,
    Taken,
    chair_for,
)
from biont.server.known import FAIR, STAND_IN
from biont.server.new_game import new_game
from biont.server.opponents import EMPTY, PERSON
from biont.server.people import BadName, cleaned
from biont.server.people.links import drawn
from biont.server.routes.clocks import timing_of
from biont.server.routes.start import Offer
from biont.server.routes.stream import Stream, news_for
from biont.server.routes.table_said import in_sentences
from biont.server.routes.visit import Visit, definition_named
from biont.server.store import NoSuchGame, Overtaken
from biont.server.store.news import room_of, tables_of
from biont.server.times import agreed, figures
from biont.words.errors import tell
from biont.words.teller import seat_name

THROWN = 64
"""Letters that somebody throws in for the dice; 128 random bits are 32 digits."""

TRIES = 5
"""How often a change is tried again where somebody else has changed the table meanwhile."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A chair as a page shows it: what its colour is called, and who sits there."""

    number: int
    chair: Chair
    seat: str
    name: str
    mine: bool


# -- opening one -----------------------------------------------------------------------------------------------------


def opening(visit: Visit) -> Response:
    """The form of a new table."""
    return _opening(visit, visit.definition())


def _opening(visit: Visit, definition: Definition, problem: str = "", status: int = 200) -> Response:
    say, form = definition.words(visit.preferences.language), dict(visit.form)
    offer = Offer(definition, say, form, (*KEPT, *opponents.programs(definition.players), EMPTY))
    first, *others = definition.seating.usual
    usual = {} if form else {first: MINE, **dict.fromkeys(others, OPEN)}
    seats = {colour: form.get(f"seat-{colour}", usual.get(colour, EMPTY)) for colour in definition.seating.names}
    clocks = [(kind, timing(kind), figures(timing(kind), say)) for kind in KINDS]
    levels = opponents.programs(definition.players)
    shown = {
        "levels": levels,
        "usual": definition.players.usual,
        "offer": offer,
        "form": form,
        "clocks": clocks,
        "seats": seats,
        "watches": WATCHES,
        "person": visit.person,
        "sentences": list(in_sentences(definition, visit.form, seats, say)),
    }
    return visit.page("table_new.jinja", definition, status, problem=problem, **shown)


def open_table(visit: Visit) -> Response:
    """Open a table as the form says: then one waits there for the others."""
    definition, form = visit.definition(), visit.form
    say = definition.words(visit.preferences.language)
    try:
        wanted = new_game(definition, form, (*KEPT, *opponents.programs(definition.players)))
        clock = timing_of(form, say)
        title = cleaned(form["title"]) if form.get("title", "").strip() else ""
        if form.get("stand-in", "") not in ("", *opponents.programs(definition.players)):
            raise BadSettings(say("web-error-form"))
        if definition.is_alone(wanted.settings) or form.get("watch", UNSEEN) not in WATCHES:
            raise BadSettings(say("table-alone"))
        biont.new(definition.name, seats=wanted.colours, seed=0, pack=wanted.pack, settings=wanted.settings)
    except (BadSettings, BadPack, BadName) as error:
        return _opening(visit, definition, tell(error, say), 422)
    host = visit.somebody().id
    chairs = tuple(chair_for(colour, who, host) for colour, who in zip(wanted.colours, wanted.players, strict=True))
    table = Table("", definition.name, host, chairs, wanted.settings, wanted.pack)
    table = replace(table, watch=form.get("watch", UNSEEN), listed="listed" in form, name=title, heard="heard" in form)
    table = replace(table, timing=clock, stand_in=form.get("stand-in", ""))
    return visit.lead_to(f"/table/{visit.registry.store.add_table(table)}")


# -- the waiting room ------------------------------------------------------------------------------------------------


def room(visit: Visit) -> Response:
    """The waiting room; once the game has begun, the way to it."""
    table = visit.registry.store.table(visit.path["table"])
    return visit.lead_to(f"/game/{table.played}") if table.played else room_page(visit, table)


def room_page(visit: Visit, table: Table, problem: str = "", status: int = 200) -> Response:
    """The page of a waiting room, with what was wrong."""
    definition = definition_named(table.game)
    person, actor = visit.person, visit.actor
    own = [table.chairs[number] for number in table.chairs_of(actor.person)]
    leads = may(actor, LEAD, table.company)
    return visit.page(
        "table_room.jinja",
        definition,
        status,
        table=table,
        places=places_of(visit, table),
        host=visit.names([table.host]).get(table.host, ""),
        person=person,
        own=own,
        clock=agreed(table.timing, visit.preferences.say) if table.timing.is_on else "",
        ready=bool(own) and all(chair.ready for chair in own),
        leads=leads,
        hears=may(actor, HEAR, table.company),
        sits=may(actor, SIT, table.company),
        programs=opponents.programs(definition.players),
        invitations=visit.registry.store.invitations(table.id) if leads else {},
        address=visit.home,
        drawn=drawn,
        problem=problem,
    )


def places_of(visit: Visit, table: Table) -> list[Seated]:
    """The chairs of a table; persons of the same name are told apart by numbers."""
    say = definition_named(table.game).words(visit.preferences.language)
    names, own = visit.names([chair.person for chair in table.chairs]), visit.actor.person
    return [
        Seated(number, one, seat_name(one.colour, say), names.get(one.person, ""), bool(own) and one.person == own)
        for number, one in enumerate(table.chairs)
    ]


def changed(visit: Visit, change: Callable[[Table], Table], table: str = "") -> Response:
    """Change a table, and show it; where somebody else did so meanwhile, try again with the table as it is then.

    When nobody is missing any more, its game begins.
    """
    registry = visit.registry
    for _ in range(TRIES):
        found = registry.store.table(table or visit.path["table"])
        try:
            fresh = change(found)
        except Taken as taken:
            name = visit.names([str(taken)]).get(str(taken), "")
            return room_page(visit, found, visit.preferences.say("table-quicker", name=name), 409)
        except NoSuchChair:
            return room_page(visit, found, visit.preferences.say("table-no-chair"), 409)
        game = _begun(visit, fresh) if fresh.begins else ""
        try:
            notes = comings(found, fresh, visit.actor.person)
            registry.store.change_table(replace(fresh, played=game or fresh.played), notes)
        except Overtaken:
            if game:
                registry.forget(game)
            continue
        for key in (room_of(found.id), *(tables_of(one.person) for one in fresh.chairs if one.person)):
            registry.watchers.tell(key)
        if game:
            registry.go_on(registry.open(game))
            return visit.lead_to(f"/game/{game}")
        return visit.lead_to(f"/table/{found.id}")
    raise Overtaken(found.id)


def _begun(visit: Visit, table: Table) -> str:
    """Begin the game of a table: its seed is made now, and nobody has seen anything of it before."""
    players = [one.program or PERSON for one in table.chairs]
    colours = [one.colour for one in table.chairs]
    fair = table.fair
    page: dict[str, Any] = {STAND_IN: table.stand_in} if table.stand_in else {}
    page |= {FAIR: fair.to_data()} if fair is not None else {}
    seed = fair.seed if fair is not None else None
    return visit.registry.new(table.game, colours, players, seed, table.settings, table.pack, page)


def sit(visit: Visit) -> Response:
    """Take a chair, or another one."""
    number = visit.path.number("number")
    visit.claim_table(visit.registry.store.table(visit.path["table"]))
    person = visit.somebody().id
    return changed(visit, lambda table: table.sit(person, number))


def stand(visit: Visit) -> Response:
    """Leave a chair; the host can send whoever sits there away."""
    person, number = visit.actor.person, visit.path.number("number")
    return changed(visit, lambda table: table.stand(person, number))


def ready(visit: Visit) -> Response:
    """Say that one is ready, or not after all."""
    person, is_ready, own = visit.actor.person, visit.form.switch("ready"), thrown(visit)
    return changed(visit, lambda table: table.say_ready(person, is_ready, own))


def thrown(visit: Visit) -> str:
    """What somebody throws in for the dice; for whoever throws in nothing it is drawn here."""
    text = "".join(letter for letter in visit.form.get("thrown", "") if letter.isprintable()).strip()
    return text[:THROWN] or secrets.token_hex(16)


def hand_on(visit: Visit) -> Response:
    """Hand the office of the host to whoever sits on a chair."""
    number = visit.path.number("number")
    return changed(visit, lambda table: table.hand_on(number))


def give(visit: Visit) -> Response:
    """Give a free chair to a program, or open it again."""
    number, program = visit.path.number("number"), visit.form.get("program", "")
    definition = definition_named(visit.registry.store.table(visit.path["table"]).game)
    if program and program not in opponents.programs(definition.players):
        raise BadSettings(visit.preferences.say("web-error-form"))
    return changed(visit, lambda table: table.give(number, program))


def close(visit: Visit) -> Response:
    """Close a table whose game has not begun."""
    visit.registry.store.close_table(visit.path["table"])
    visit.registry.watchers.tell(room_of(visit.path["table"]))
    return visit.lead_to("/")


def invite(visit: Visit) -> Response:
    """Make a link for a chair, or for the table."""
    store, number = visit.registry.store, visit.form.number_or_none("number", 0)
    table = store.table(visit.path["table"])
    if number is not None and number not in table.free:
        return room_page(visit, table, visit.preferences.say("table-no-chair"), 409)
    if len(store.invitations(table.id)) < 2 * len(table.chairs):
        store.invite(table.id, number)
    return visit.lead_to(f"/table/{table.id}")


def withdraw(visit: Visit) -> Response:
    """Make a link worthless."""
    visit.registry.store.withdraw(visit.path["table"], visit.form.get("key", ""))
    return visit.lead_to(f"/table/{visit.path['table']}")


# -- news ------------------------------------------------------------------------------------------------------------


async def room_events(visit: Visit) -> Response:
    """Tells a page that waits whenever something has changed in the room."""
    return Stream(visit, _room_news(visit))


async def _room_news(visit: Visit) -> AsyncIterator[str]:
    registry, table, actor = visit.registry, visit.path["table"], visit.actor
    run = registry.executors.tell
    watcher = registry.watchers.watch(room_of(table), "")

    async def look() -> str:
        found = await run(registry.store.table, table)
        if not (await run(visit.is_still, actor) and may(actor, LOOK, found.company)):
            raise NoSuchGame(table)
        if found.version == watcher.version:
            return ""
        watcher.version = found.version
        return f"event: room\ndata: {json.dumps({'version': found.version, 'played': found.played})}\n\n"

    try:
        async for text in news_for(visit, watcher, look):
            yield text
    except NoSuchGame:
        yield "event: room\ndata: {}\n\n"
    finally:
        registry.watchers.leave(room_of(table), watcher)


# -- invitations -----------------------------------------------------------------------------------------------------


def invited(visit: Visit) -> Response:
    """What a link leads to: the table, and a button. Programs that look at links in chats use nothing up."""
    return _invited(visit, *_invitation(visit))


def _invited(visit: Visit, table: Table, free: list[int], problem: str = "", status: int = 200) -> Response:
    return visit.page(
        "table_invited.jinja",
        definition_named(table.game),
        status,
        table=table,
        key=visit.path["key"],
        places=places_of(visit, table),
        free=free,
        clock=agreed(table.timing, visit.preferences.say) if table.timing.is_on else "",
        host=visit.names([table.host]).get(table.host, ""),
        person=visit.person,
        sitting=bool(table.chairs_of(visit.actor.person)),
        problem=problem,
    )


def come(visit: Visit) -> Response:
    """Take the chair of an invitation."""
    table, free = _invitation(visit)
    wanted = visit.form.number_or_none("number", 0)
    number = free[0] if wanted is None else wanted
    if number not in free:
        raise Nowhere(visit.path["key"])
    visit.claim_table(table)
    person = visit.somebody().id
    if table.played:
        return _take_over(visit, table, number, person)
    return changed(visit, lambda found: found.sit(person, number, invited=True), table.id)


def _take_over(visit: Visit, table: Table, number: int, person: str) -> Response:
    """Take a seat of a running game that a program plays; whoever had left it cannot take it back then."""
    registry = visit.registry
    if set(table.chairs_of(person)) - {number}:
        return _invited(visit, table, [], visit.preferences.say("table-no-chair"), 409)
    try:
        registry.store.take_over(table, number, person, PERSON)
    except Overtaken:
        fresh = registry.store.table(table.id)
        name = visit.names([fresh.chairs[number].person]).get(fresh.chairs[number].person, "")
        return _invited(visit, fresh, [], visit.preferences.say("table-quicker", name=name), 409)
    registry.go_on(registry.open(table.played))
    return visit.lead_to(f"/game/{table.played}")


def _invitation(visit: Visit) -> tuple[Table, list[int]]:
    """The table of a link and the chairs that it offers; whoever tries others has few tries."""
    try:
        return _offered(visit)
    except Nowhere:
        links: Allowance = visit.request.app.state.links
        links.claim(*visit.counted)
        raise


def _offered(visit: Visit) -> tuple[Table, list[int]]:
    """The same; used up, withdrawn and false links are all alike."""
    try:
        table, number = visit.registry.store.invited(visit.path["key"])
    except NoSuchGame:
        raise Nowhere(visit.path["key"]) from None
    free = _left(visit, table) if table.played else table.free
    free = free if number is None else [one for one in free if one == number]
    if not free:
        raise Nowhere(visit.path["key"])
    return table, free


def _left(visit: Visit, table: Table) -> list[int]:
    """The seats of a running game that programs play."""
    open_game = visit.registry.open(table.played)
    return [] if open_game.is_over else [seat for seat, who in enumerate(open_game.players) if who != PERSON]
