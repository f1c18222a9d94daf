"""Turns as they are kept: at every table whose game is played one row, written in the transaction of each change.

It says who is asked since when, and what everybody has left of his time; and there are the holidays of people.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa

from biont.server import clock
from biont.server.company.clocks import NO_CLOCK, Calendar, Timing, Turn, calendar
from biont.server.company.notices import OVER, TIME, TURN
from biont.server.opponents import PERSON
from biont.server.store.database import Database
from biont.server.store.notices import tell
from biont.server.store.people import at_farewell, belongs
from biont.server.store.postgres import carry_out
from biont.server.store.schema import metadata
from biont.server.store.work import ITSELF, drop_in, plan_in

CLOCK = "clock"
"""The kind of work: somebody's time is short, or has run out."""

FINE, IS_SHORT, IS_OUT = range(3)
"""What somebody was told of his time."""

turns = sa.Table(
    "turns",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("asked", sa.String(16), nullable=True, index=True),
    sa.Column("since", sa.String(32), nullable=False),
    sa.Column("runs", sa.String(32), nullable=False),
    sa.Column("turn_of", sa.String(16), nullable=True),
    sa.Column("had", sa.Float, nullable=False),
    sa.Column("left", sa.Text, nullable=False),
    sa.Column("told", sa.Integer, nullable=False),
)
holidays = sa.Table(
    "holidays",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("day", sa.String(10), nullable=False),
)
belongs(turns.c.asked)
belongs(turns.c.turn_of)
belongs(holidays.c.person)

_tables = sa.table("tables", *map(sa.column, ("id", "played", "clock", "version")))
_chairs = sa.table("chairs", *map(sa.column, ("at", "number", "person")))
"""Where a game is played, and who sits there; ``tables.py`` has all of it, and stands above."""


@dataclass(frozen=True, slots=True)
class Timed:
    """The turn of a game, with the clock of its table and the calendar of whoever is asked."""

    table: str
    timing: Timing
    turn: Turn
    calendar: Calendar
    told: int = FINE

    @property
    def is_counted(self) -> bool:
        """Whether somebody's time runs down, or stands still for a day."""
        return self.timing.is_on and bool(self.turn.asked)

    @property
    def is_out(self) -> bool:
        """Whether somebody has no time left."""
        return self.is_counted and self.turn.out(self.timing, self.calendar) <= clock.now()

    @property
    def phase(self) -> int:
        """How it stands with the time of whoever is asked: fine, short, or out."""
        if not self.is_counted:
            return FINE
        if self.is_out:
            return IS_OUT
        return IS_SHORT if self.turn.short(self.timing, self.calendar) <= clock.now() else FINE


class Turns(Database):
    """The turns and the holidays of one database."""

    def timed(self, game: str) -> Timed | None:
        """The turn of a game that people play at a table."""
        return self.all_timed([game]).get(game)

    def all_timed(self, games: Collection[str]) -> dict[str, Timed]:
        """The turns of games."""
        with self._reading() as connection:
            return {one: found for one in games if (found := timed_in(connection, one)) is not None}

    def due(self, game: str, told: int) -> Timed | None:
        """Note that somebody is told of his time, unless he was told so before; the turn as it stands then."""
        with self._changing() as connection:
            news = turns.update().where(turns.c.game == game, turns.c.told < told).values(told=told)
            found = timed_in(connection, game) if connection.execute(news).rowcount else None
            if found is not None and found.is_counted:
                plan_next(connection, game, found)
                mark = f"{clock.written(found.turn.since)} {told}"
                tell(connection, TIME, [found.turn.asked], found.table, game, mark)
        return found

    def holidays(self, person: str) -> list[date]:
        """The days on which somebody's time stands still, in order."""
        with self._reading() as connection:
            return _holidays(connection, person)

    def keep_holidays(self, person: str, days: Collection[date]) -> None:
        """Keep somebody's holidays; wherever he is asked, his time is reckoned anew."""
        with self._changing() as connection:
            mine = list(connection.scalars(sa.select(turns.c.game).where(turns.c.asked == person)))
            _settle(connection, mine)
            connection.execute(holidays.delete().where(holidays.c.person == person))
            if days:
                rows = [{"person": person, "day": day.isoformat()} for day in sorted(days)]
                connection.execute(holidays.insert(), rows)
            for game in mine:
                if (found := timed_in(connection, game)) is not None and found.is_counted:
                    keep(connection, game, found)


@dataclass(frozen=True, slots=True)
class Seated:
    """Those who sit at the table of a game, by their chairs, in the transaction that changes it."""

    table: str
    version: int
    """That of the table."""
    chairs: Mapping[int, str]
    players: Sequence[str]
    timed: Timed | None = None
    """Whose turn it is since when."""

    def is_anothers(self, seat: int, person: str) -> bool:
        """Whether another person plays on a seat."""
        return 0 <= seat < len(self.players) and self.players[seat] == PERSON and self.chairs.get(seat) != person


class Change(NamedTuple):
    """What has become of a game: its version, and those who sit at its table, where it has one."""

    version: int
    seated: Seated | None


_SEATED = (
    sa.select(
        _tables.c.id.label("table"), _tables.c.clock, _tables.c.version, turns, _chairs.c.number, _chairs.c.person
    )
    .select_from(
        _tables.outerjoin(turns, turns.c.game == _tables.c.played).outerjoin(_chairs, _chairs.c.at == _tables.c.id)
    )
    .where(_tables.c.played == sa.bindparam("played"))
)


def turn_passes(connection: sa.Connection, game: str, row: Mapping[str, Any]) -> Seated | None:
    """After a change of a game, in its transaction: who is asked now. Returns those who sit there, if at a table."""
    rows = carry_out(connection, _SEATED, {"played": game})
    if not rows:
        return None
    found, summary = rows[0], json.loads(row["summary"])
    chairs = {int(one["number"]): str(one["person"] or "") for one in rows if one["number"] is not None}
    kept = timed_from(found, partial(_holidays, connection)) if found["game"] is not None else None
    seated = Seated(str(found["table"]), int(found["version"]), chairs, json.loads(row["players"]), kept)
    if summary.get(ITSELF):
        return seated
    before = kept or Timed(seated.table, _timing(found["clock"]), Turn(), Calendar())
    asked = _person(seated, summary)
    now = clock.read(clock.moment())  # as its row will have it
    turn = before.turn.goes_to(asked, now, before.timing, before.calendar)
    others = {person for person in seated.chairs.values() if person} - {asked}
    if summary.get("finished") and len(others) > 1:
        tell(connection, OVER, others, seated.table, game, "end")
    if turn is before.turn:
        return seated
    fresh = Timed(seated.table, before.timing, turn, _calendar(partial(_holidays, connection), before.timing, asked))
    keep(connection, game, fresh, was_counted=before.is_counted)
    if asked and others:  # who plays alone knows that it is his turn
        tell(connection, TURN, [asked], seated.table, game, clock.written(turn.since))
    return replace(seated, timed=fresh)


_KEEP = turns.update().where(turns.c.game == sa.bindparam("of")).returning(turns.c.game)


def keep(connection: sa.Connection, game: str, found: Timed, *, was_counted: bool = True) -> None:
    """Keep a turn as it is from now on, and plan when somebody is told of his time; where nobody's ``was_counted``,
    nothing is planned."""
    turn = found.turn
    row = {
        "asked": turn.asked or None,
        "since": clock.written(turn.since),
        "runs": clock.written(turn.runs),
        "turn_of": turn.of or None,
        "had": turn.had,
        "left": json.dumps(dict(turn.left)),
        "told": FINE,
    }
    if not carry_out(connection, _KEEP, {"of": game, **row}):
        connection.execute(turns.insert().values(game=game, **row))
    if found.is_counted:
        plan_next(connection, game, found)
    elif was_counted:
        drop_in(connection, CLOCK, game)


def plan_next(connection: sa.Connection, game: str, found: Timed) -> None:
    """Plan when whoever is asked is told next of his time."""
    if found.told < IS_OUT:
        out = found.turn.out(found.timing, found.calendar)
        due = out if found.told == IS_SHORT else min(out, found.turn.short(found.timing, found.calendar))
        plan_in(connection, CLOCK, about=game, game=game, due=clock.written(due))


def timed_in(connection: sa.Connection, game: str) -> Timed | None:
    """The turn of a game."""
    row = connection.execute(_TIMED, {"of": game}).mappings().first()
    return None if row is None else timed_from(dict(row), partial(_holidays, connection))


_TIMED = (
    sa.select(turns, _tables.c.id.label("table"), _tables.c.clock)
    .select_from(turns.join(_tables, turns.c.game == _tables.c.played))
    .where(turns.c.game == sa.bindparam("of"))
)


def timed_from(row: Mapping[str, Any], days_of: Callable[[str], Sequence[date]]) -> Timed:
    """A turn as its row says, with those columns of its table that it needs; ``days_of``: the holidays of somebody,
    asked for where they count."""
    timing, left = _timing(row["clock"]), json.loads(row["left"])
    since, runs = clock.read(row["since"]), clock.read(row["runs"])
    turn = Turn(row["asked"] or "", since, runs, row["turn_of"] or "", float(row["had"]), left)
    return Timed(row["table"], timing, turn, _calendar(days_of, timing, turn.asked), row["told"])


def give_time(connection: sa.Connection, game: str) -> None:
    """Whoever is asked gets more time."""
    found = timed_in(connection, game)
    if found is not None and found.is_counted:
        turn = found.turn.given_more(clock.now(), found.timing)
        keep(connection, game, Timed(found.table, found.timing, turn, found.calendar))


def change_clock(connection: sa.Connection, game: str, timing: Timing) -> None:
    """The people of a table have agreed on another clock: everybody begins with what it has."""
    connection.execute(_tables.update().where(_tables.c.played == game).values(clock=json.dumps(timing.to_data())))
    found = timed_in(connection, game)
    if found is not None:
        now, asked = clock.now(), found.turn.asked
        turn = Turn().goes_to(asked, now, timing, Calendar()) if asked else Turn()
        days = _calendar(partial(_holidays, connection), timing, asked)
        keep(connection, game, Timed(found.table, timing, turn, days))


def _settle(connection: sa.Connection, games: Collection[str]) -> None:
    """Whoever is asked in these games has from now on what is left to him now."""
    now = clock.now()
    for game in games:
        found = timed_in(connection, game)
        if found is not None and found.is_counted:
            left = {**found.turn.left, found.turn.asked: found.turn.remains(now, found.timing, found.calendar)}
            row = {"left": json.dumps(left), "runs": clock.written(now)}
            connection.execute(turns.update().where(turns.c.game == game).values(**row))


def _person(seated: Seated, summary: Mapping[str, Any]) -> str:
    """The person who is asked; nobody where a program is, or nobody at all."""
    seat, players = summary.get("asked", -1), seated.players
    if summary.get("finished") or not 0 <= seat < len(players) or players[seat] != PERSON:
        return ""
    return seated.chairs.get(seat, "")


def _timing(text: str | None) -> Timing:
    return Timing.from_data(json.loads(text)) if text else NO_CLOCK


def _calendar(days_of: Callable[[str], Sequence[date]], timing: Timing, person: str) -> Calendar:
    days = days_of(person) if person and timing.by_turns and timing.holidays else ()
    return calendar(timing, days)


_whose = holidays.c.person == sa.bindparam("whose")
HOLIDAYS = sa.select(holidays.c.day).where(_whose).distinct().order_by(holidays.c.day)


def _holidays(connection: sa.Connection, person: str) -> list[date]:
    return days_in(connection.scalars(HOLIDAYS, {"whose": person}))


def days_in(rows: Iterable[str]) -> list[date]:
    """The days that rows of holidays name."""
    return [date.fromisoformat(day) for day in rows]


def _farewell(connection: sa.Connection, person: str) -> None:
    connection.execute(holidays.delete().where(holidays.c.person == person))


at_farewell(_farewell)
