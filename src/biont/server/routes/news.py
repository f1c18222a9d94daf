"""The slim stream of a person: what waits for him at all his tables, what was said there, and who is here.

All tabs of a browser share one of them (``static/net/news.js``); a board has a stream of its own while it is looked at.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import Response

from biont import games
from biont.server.company.table import Table
from biont.server.routes.persons import waits
from biont.server.routes.stream import Stream, news_for
from biont.server.routes.visit import Visit
from biont.server.said import said_to_all
from biont.server.store import Kept
from biont.server.store.news import room_of, tables_of
from biont.server.watching import Watcher, presence_at

PAUSE = 0.2
"""Seconds between two news: programs answer faster than anybody wants to hear of it."""


async def events(visit: Visit) -> Response:
    """The stream of whoever has a name."""
    if not visit.actor.person:
        raise HTTPException(404)
    return Stream(visit, _news(visit))


async def _news(visit: Visit) -> AsyncIterator[str]:
    registry, actor, known = visit.registry, visit.actor, ""
    watchers, run = registry.watchers, registry.executors.tell
    watcher = Watcher()

    async def look() -> str | None:
        nonlocal known
        if not await run(visit.is_still, actor):
            return None
        tables = await run(registry.store.tables_going, actor.person)
        watchers.follow(watcher, [tables_of(actor.person), *(key for one in tables for key in _keys(one))])
        found = json.dumps(await run(standing, visit, tables))
        if found == known:
            return ""
        known = found
        return f"event: news\ndata: {found}\n\n"

    try:
        async for text in news_for(visit, watcher, look, PAUSE):
            yield text
    finally:
        watchers.follow(watcher, [])


def _keys(table: Table) -> list[str]:
    """What there may be news of at a table."""
    return [room_of(table.id), *([table.played, presence_at(table.played)] if table.played else ())]


def standing(visit: Visit, tables: list[Table]) -> dict[str, Any]:
    """How things stand at somebody's tables, in his words; the same as long as nothing is new to him."""
    store, person, say = visit.registry.store, visit.actor.person, visit.preferences.say
    played = store.named([one.played for one in tables if one.played])
    unread = store.unread(person, [one.id for one in tables])
    told = [_told(visit, one, played.get(one.played), unread[one.id]) for one in tables if one.game in games.names()]
    words = {name: say(f"table-is-{name}") for name in ("here", "lately", "away")}
    return {"turn": say("table-turn-yours"), "words": words, "said": said_to_all(visit.registry), "tables": told}


def _told(visit: Visit, table: Table, kept: Kept | None, unread: int) -> dict[str, Any]:
    definition, here = games.game(table.game), visit.registry.watchers.here(table.played)
    title = definition.telling.title(definition.words(visit.preferences.language))
    guests = len([who for who, how in here.items() if how == "here" and not table.chairs_of(who)])
    return {
        "table": table.id,
        "game": table.played,
        "title": f"{title}, {table.name}" if table.name else title,
        "waits": waits(table, kept, visit.actor.person),
        "unread": unread,
        "here": [here.get(one.person, "away") if one.person else "" for one in table.chairs],
        "watching": visit.preferences.say("table-watching", count=guests) if guests else "",
    }
