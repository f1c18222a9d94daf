"""The owner's pages: people, tables, what waits or has failed, and what he does. All of it stands in a log."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import Response

from biont import games
from biont.server import clock
from biont.server.agreeing import OVER
from biont.server.company.table import Table
from biont.server.hosting import nightly
from biont.server.known import ENDED
from biont.server.people import BadName, BadText, become, spoken
from biont.server.people.sessions import hashed
from biont.server.routes.back import claim
from biont.server.routes.visit import Visit
from biont.server.said import heard_by_all
from biont.server.store import NoSuchGame, Overtaken
from biont.server.store.news import room_of
from biont.server.store.owners import BAR, CLOSE, HUSH, LET_BACK, SAY, Deed
from biont.words.errors import tell

LOG, PEOPLE, TABLES = 50, 200, 200
"""Lines of the log, people and tables on a page."""

LONGEST = 300
"""Letters of what is said to all."""

HERE = "/owner"


# -- becoming one ------------------------------------------------------------------------------------------------------


def offered(visit: Visit) -> Response:
    """What the link leads to by which somebody becomes an owner; looking uses nothing up."""
    tries, who = claim(visit)
    if not visit.registry.store.is_offered(hashed(visit.path["secret"])):
        return visit.page("nowhere.jinja", status=404)
    tries.give_back(*who)
    return visit.page("owner_offer.jinja", secret=visit.path["secret"], problem="")


def own(visit: Visit) -> Response:
    """Become an owner by the link, which is worth nothing from then on."""
    tries, who = claim(visit)
    secret = hashed(visit.path["secret"])
    if not visit.registry.store.is_offered(secret):
        return visit.page("nowhere.jinja", status=404)
    tries.give_back(*who)
    try:
        me = visit.somebody()
    except BadName as error:
        said = tell(error, visit.preferences.say)
        return visit.page("owner_offer.jinja", status=422, secret=visit.path["secret"], problem=said)
    if not visit.registry.store.become_owner(me.id, secret):
        return visit.page("nowhere.jinja", status=404)
    become(visit.request, me)  # rights have grown: what the browser had before is worth nothing any more
    visit.registry.watchers.wake()
    return visit.lead_to(HERE)


# -- what there is -----------------------------------------------------------------------------------------------------


def house(visit: Visit, problem: str = "", typed: str = "") -> Response:
    """How things stand: numbers, what waits, what failed, how old the last dump is, and the log."""
    store, registry = visit.registry.store, visit.registry
    dumps = nightly.kept(registry.host.dumps)
    deeds = store.deeds(LOG)
    values: dict[str, Any] = {
        "people": store.head_count(),
        "games": len(store.game_ids()),
        "watching": registry.watchers.count,
        "waiting": sorted(store.waiting().items()),
        "failed": store.failed(),
        "notices": sorted(store.waiting_notices().items()),
        "unsent": store.failed_notices(),
        "nightly": bool(registry.host.dumps.folder),
        "dump": _age(visit, dumps[-1].stat().st_mtime) if dumps else "",
        "said": store.said_to_all(),
        "deeds": _told(visit, deeds),
        "problem": problem,
        "typed": typed,
    }
    return visit.page("owner.jinja", status=422 if problem else 200, **values)


def _age(visit: Visit, moment: float) -> str:
    hours = max(0, int((clock.now().timestamp() - moment) // 3600))
    say = visit.preferences.say
    return say("owner-dump-days", days=hours // 24) if hours >= 48 else say("owner-dump-hours", hours=hours)


def _told(visit: Visit, deeds: list[Deed]) -> list[tuple[str, str]]:
    """The log in words: when, and who did what."""
    names = visit.names(who for one in deeds for who in (one.person, one.about if one.deed in (BAR, LET_BACK) else ""))
    say = visit.preferences.say
    found = []
    for one in deeds:
        about = names.get(one.about, one.about)
        values = {"who": names[one.person], "about": about, "text": one.text}
        found.append((one.moment, say(f"owner-deed-{one.deed}", **values)))
    return found


def people(visit: Visit) -> Response:
    """Everybody who is known here, those seen last first."""
    like = visit.query.get("name", "").strip()[:30]
    return visit.page("owner_people.jinja", people=visit.registry.store.residents(PEOPLE, like), like=like)


def tables(visit: Visit) -> Response:
    """Tables whose games are not over, those touched last first; what happens at them is not shown."""
    store = visit.registry.store
    found = store.tables_standing(TABLES)
    names = visit.names([chair.person for one in found for chair in one.chairs])
    return visit.page("owner_tables.jinja", tables=[(one, _title(visit, one), _sitting(one, names)) for one in found])


def _title(visit: Visit, table: Table) -> str:
    if table.game not in games.names():
        return table.game
    definition = games.game(table.game)
    title = definition.telling.title(definition.words(visit.preferences.language))
    return f"{title}, {table.name}" if table.name else title


def _sitting(table: Table, names: dict[str, str]) -> list[str]:
    return list(dict.fromkeys(names[chair.person] for chair in table.chairs if chair.person))


# -- what he does ------------------------------------------------------------------------------------------------------


def send_away(visit: Visit) -> Response:
    """Send somebody away: he is nobody on his next request, and what he looks at ends."""
    if not visit.registry.store.bar(visit.actor.person, visit.path["person"]):
        raise HTTPException(404)
    visit.registry.watchers.wake()
    return visit.lead_to(f"{HERE}/people")


def let_back(visit: Visit) -> Response:
    """Let somebody come again."""
    if not visit.registry.store.let_back(visit.actor.person, visit.path["person"]):
        raise HTTPException(404)
    return visit.lead_to(f"{HERE}/people")


def close(visit: Visit) -> Response:
    """Close a table: one that waits goes, a running game ends as it stands and its record is kept."""
    store, registry = visit.registry.store, visit.registry
    try:
        table = store.table(visit.path["table"])
    except NoSuchGame:
        raise HTTPException(404) from None
    if visit.form.get("sure", "") != "yes":
        return visit.lead_to(f"{HERE}/tables")
    deed = Deed(clock.moment(), visit.actor.person, CLOSE, _about(visit, table))
    if table.played:
        with suppress(Overtaken):  # somebody answered in the same moment: it stays in the list
            kept = store.load(table.played)
            settings, summary = kept.settings | {ENDED: []}, kept.summary | OVER
            store.alter(table.played, kept.version, [], settings=settings, summary=summary, deed=deed)
        registry.watchers.tell(table.played)
    else:
        store.close_table(table.id, deed)
        registry.watchers.tell(room_of(table.id))
    return visit.lead_to(f"{HERE}/tables")


def _about(visit: Visit, table: Table) -> str:
    return f"{_title(visit, table)} ({table.id})"[-64:]


def say_to_all(visit: Visit) -> Response:
    """Say something to everybody who is here, before a restart for example."""
    typed = visit.form.get("text", "")
    try:
        text = spoken(typed, LONGEST).replace("\n", " ")
    except BadText as error:
        return house(visit, tell(error, visit.preferences.say), typed)
    if text:
        visit.registry.store.did(visit.actor.person, SAY, text=text)
        heard_by_all(visit.registry)
    return visit.lead_to(HERE)


def hush(visit: Visit) -> Response:
    """Take back what was said to all."""
    visit.registry.store.did(visit.actor.person, HUSH)
    heard_by_all(visit.registry)
    return visit.lead_to(HERE)


def try_again(visit: Visit) -> Response:
    """Try once more what has failed for good."""
    visit.registry.store.tries_again(visit.actor.person)
    return visit.lead_to(HERE)
