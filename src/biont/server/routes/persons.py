"""The start page of a person: tables that wait for him first, then his others, open ones, and what is over."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from starlette.responses import Response

from biont import games
from biont.games import Definition
from biont.server import clock
from biont.server.company.table import Table
from biont.server.opponents import PERSON, called
from biont.server.routes.visit import Visit
from biont.server.store import Kept
from biont.server.times import Left, shown
from biont.words import Words
from biont.words.teller import seat_name

OPEN, OVER = 20, 10
"""Open tables and finished ones on the page."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A table in a list: in the words of its game, with its people and how far it is."""

    table: Table
    definition: Definition
    t: Words
    people: list[tuple[str, str, bool]]
    """Of every chair its colour, who sits there, and whether it is oneself."""
    kept: Kept | None = None
    waits: bool = False
    left: Left | None = None
    """What whoever is asked has left of his time."""
    begun: str = ""
    """Since when he is asked."""
    invitation: str = ""
    """To a seat of a running game that needs somebody."""

    @property
    def title(self) -> str:
        """Which game it is."""
        return self.definition.telling.title(self.t)

    @property
    def address(self) -> str:
        """Where it is played, or waited for."""
        if self.invitation:
            return f"/invited/{self.invitation}"
        return f"/game/{self.table.played}" if self.table.played else f"/table/{self.table.id}"

    @property
    def is_over(self) -> bool:
        """Whether its game is over."""
        return self.kept is not None and bool(self.kept.summary["finished"])

    @property
    def asked(self) -> str:
        """Who has to answer."""
        seat = self.kept.summary.get("asked", -1) if self.kept is not None else -1
        return self.people[seat][1] if 0 <= seat < len(self.people) else ""

    @property
    def since(self) -> str:
        """Since when that one is asked."""
        if self.kept is None or self.is_over:
            return ""
        return self.begun or self.kept.touched

    @property
    def turn(self) -> str:
        """How far its game is."""
        if self.kept is None:
            return ""
        return self.t("web-turn" if self.t.has("web-turn") else "web-saved-turn", turn=self.kept.summary["turn"])


def persons_page(visit: Visit, problem: str = "", status: int = 200) -> Response:
    """The start page where people are told apart; strangers' games are not on it."""
    store, own = visit.registry.store, visit.actor.person
    own_tables = store.tables_of(own) if own else []
    played = store.named([table.played for table in own_tables if table.played])
    mine = [one for table in own_tables if (one := _shown(visit, table, played)) is not None]
    known = {one.table.id for one in mine}
    others = [table for table in store.open_tables(OPEN) if table.id not in known]
    running = [one for one in mine if not one.is_over]
    return visit.page(
        "table_start.jinja",
        None,
        status,
        person=visit.person,
        waiting=sorted((one for one in running if one.waits), key=_urgency),
        running=[one for one in running if not one.waits],
        open_tables=[one for table in others if (one := _shown(visit, table, {})) is not None],
        abandoned=_abandoned(visit, known),
        finished=[one for one in mine if one.is_over][:OVER],
        offers=[(one, one.words(visit.preferences.language)) for one in games.all_games()],
        person_word=PERSON,
        problem=problem,
    )


def _abandoned(visit: Visit, known: Collection[str]) -> list[Shown]:
    """Tables of others that need somebody for a seat whose owner has left."""
    store = visit.registry.store
    found = [(table, key) for table, key in store.abandoned(OPEN) if table.id not in known]
    played = store.named([table.played for table, _ in found])
    shown = [(_shown(visit, table, played), key) for table, key in found]
    return [replace(one, invitation=key) for one, key in shown if one is not None]


def _shown(visit: Visit, table: Table, played: Mapping[str, Kept]) -> Shown | None:
    """A table as a list shows it; None where its game is not known here or cannot be read."""
    if table.game not in games.names():
        return None
    definition = games.game(table.game)
    say = definition.words(visit.preferences.language)
    names, own = visit.names([chair.person for chair in table.chairs]), visit.actor.person
    people = [
        (one.colour, names.get(one.person, "") or (one.program and called(one.program, say)) or "", one.person == own)
        for one in table.chairs
    ]
    people = [(colour, name or seat_name(colour, say), mine and bool(own)) for colour, name, mine in people]
    kept = played.get(table.played)
    if table.played and kept is None:
        return None
    timed = visit.registry.store.timed(table.played) if table.played else None
    left = shown(timed, visit.preferences.zone, say) if timed is not None else None
    begun = clock.written(timed.turn.since) if timed is not None and timed.turn.asked else ""
    return Shown(table, definition, say, people, kept, waits(table, kept, own), left, begun)


def waiting_tables(visit: Visit, but: str = "") -> list[Shown]:
    """The tables that wait for whoever asks, in order, but for one whose game he looks at."""
    store, own = visit.registry.store, visit.actor.person
    going = [table for table in store.tables_going(own) if table.played != but or not but] if own else []
    played = store.named([table.played for table in going if table.played])
    found = [one for table in going if (one := _shown(visit, table, played)) is not None]
    return sorted((one for one in found if one.waits), key=_urgency)


def _urgency(one: Shown) -> tuple[str, str]:
    """Tables in order: those with the least time first, then those that have waited longest."""
    return (one.left.until if one.left is not None else "~", one.since)


def waits(table: Table, kept: Kept | None, person: str) -> bool:
    """Whether a table waits for somebody: his answer, or that he is ready."""
    if kept is None:
        return any(chair.person == person and not chair.ready for chair in table.chairs) and not table.free
    asked = kept.summary.get("asked", -1)
    return asked in table.chairs_of(person) and kept.players[asked] == PERSON
