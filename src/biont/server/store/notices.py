"""Notices as they are kept: a row for each thing that somebody is to be told by one way, written in the transaction of
the change that causes it; and in the end when it was sent, or why it was not."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from biont.server import clock
from biont.server.company.notices import HOOK, IN_ROOMS, MAIL, NO_CHANNEL, NOWHERE, PUSH, ROOM, Wishes
from biont.server.store.database import Database
from biont.server.store.people import at_farewell, belongs
from biont.server.store.planned import plans
from biont.server.store.postgres import alone_with, carry_out
from biont.server.store.schema import metadata
from biont.server.store.work import plan_in

TELL = "tell"
"""The kind of work: somebody is to be told something."""

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("key", sa.String(120), nullable=False, unique=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("way", sa.String(8), nullable=False),
    sa.Column("at", sa.String(16), nullable=False, index=True),
    sa.Column("game", sa.String(16), nullable=False),
    sa.Column("mark", sa.String(40), nullable=False),
    sa.Column("made", sa.String(32), nullable=False),
    sa.Column("due", sa.String(32), nullable=False, index=True),
    sa.Column("sent", sa.String(32), nullable=True),
    sa.Column("none", sa.String(16), nullable=True),
)
wishes = sa.Table(
    "wishes",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("data", sa.Text, nullable=False),
)
mailboxes = sa.Table(
    "mailboxes",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("address", sa.String(254), nullable=False, index=True),
    sa.Column("confirmed", sa.String(32), nullable=True),
    sa.Column("stopped", sa.String(200), nullable=True),
    sa.Column("hash", sa.String(64), nullable=True),
    sa.Column("until", sa.String(32), nullable=True),
)
hooks = sa.Table(
    "hooks",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("at", sa.String(16), nullable=True, index=True),
    sa.Column("address", sa.String(500), nullable=False),
    sa.Column("form", sa.String(8), nullable=False),
    sa.Column("error", sa.String(200), nullable=True),
)
pushes = sa.Table(
    "pushes",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("endpoint", sa.String(500), nullable=False, index=True),
    sa.Column("key", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(32), nullable=False),
)
for _column in (notices.c.person, wishes.c.person, mailboxes.c.person, hooks.c.person, pushes.c.person):
    belongs(_column)

_chairs = sa.table("chairs", *map(sa.column, ("at", "number", "person")))
_turns = sa.table("turns", *map(sa.column, ("game", "asked", "since")))


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that somebody is to be told by one way."""

    id: int
    key: str
    person: str
    kind: str
    way: str
    at: str
    game: str
    mark: str
    made: str
    due: str
    sent: str | None = None
    none: str | None = None


_notices = sa.select(notices)


class Notices(Database):
    """The notices of one database."""

    def wishes(self, person: str) -> Wishes:
        """How somebody wants to be told."""
        with self._reading() as connection:
            return wishes_in(connection, person)

    def keep_wishes(self, person: str, wanted: Wishes) -> None:
        """Keep how somebody wants to be told."""
        with self._changing() as connection:
            connection.execute(wishes.delete().where(wishes.c.person == person))
            connection.execute(wishes.insert().values(person=person, data=json.dumps(wanted.to_data())))

    def told_of(self, person: str, last: int = 100) -> list[Notice]:
        """The last notices of somebody, sent or not, the latest first."""
        return self._listed(_notices.where(notices.c.person == person).order_by(notices.c.id.desc()).limit(last))

    def waiting_for(self, person: str, way: str, until: str, at: str = "") -> list[Notice]:
        """What is to be told by one way until then: to somebody, or in the room of a table."""
        whom = notices.c.at == at if way == ROOM else notices.c.person == person
        wanted = _notices.where(_waits(), whom, notices.c.way == way, notices.c.due <= until)
        return self._listed(wanted.order_by(notices.c.made))

    def _listed(self, wanted: sa.Select[tuple[object, ...]]) -> list[Notice]:
        with self._reading() as connection:
            return [Notice(**row) for row in connection.execute(wanted).mappings()]

    def is_turn(self, notice: Notice) -> bool:
        """Whether it is still the turn of which somebody is to be told."""
        since = notice.mark.partition(" ")[0]
        same = (_turns.c.game == notice.game, _turns.c.asked == notice.person, _turns.c.since == since)
        with self._reading() as connection:
            return connection.scalar(sa.select(_turns.c.game).where(*same)) is not None

    def settle_notices(self, sent: Collection[Notice], none: Iterable[tuple[Notice, str]] = ()) -> None:
        """Note that notices were sent, and why others were not; what was settled before stays so."""
        now = clock.moment()
        with self._changing() as connection:
            ids = [one.id for one in sent]
            connection.execute(notices.update().where(_waits(), notices.c.id.in_(ids)).values(sent=now))
            for one, reason in none:
                connection.execute(notices.update().where(_waits(), notices.c.id == one.id).values(none=reason))

    def put_notices_off(self, waiting: Collection[Notice], due: str) -> None:
        """Tell something later."""
        with self._changing() as connection:
            ids = [one.id for one in waiting]
            connection.execute(notices.update().where(_waits(), notices.c.id.in_(ids)).values(due=due))

    def plan_rest(self, person: str, way: str, at: str = "") -> None:
        """Plan when what is left is told; where nothing is left, nothing."""
        with self._changing() as connection:
            _plan(connection, person, way, at)

    def sent_since(self, since: str, person: str = "") -> int:
        """How many mails were sent since then: all at one moment to one person are one."""
        who = [notices.c.person == person] if person else []
        one = sa.select(notices.c.person, notices.c.sent).where(notices.c.way == MAIL, notices.c.sent >= since, *who)
        with self._reading() as connection:
            return connection.scalar(sa.select(sa.func.count()).select_from(one.distinct().subquery())) or 0

    def waiting_notices(self) -> dict[str, int]:
        """How much is to be told by each way."""
        wanted = sa.select(notices.c.way, sa.func.count()).where(_waits()).group_by(notices.c.way)
        with self._reading() as connection:
            return {str(way): int(count) for way, count in connection.execute(wanted)}

    def failed_notices(self) -> list[tuple[str, str]]:
        """Ways that failed and stand still: of which kind, and why."""
        with self._reading() as connection:
            mail = connection.scalars(sa.select(mailboxes.c.stopped).where(mailboxes.c.stopped.is_not(None)))
            found = [(MAIL, str(why)) for why in mail]
            rest = connection.scalars(sa.select(hooks.c.error).where(hooks.c.error.is_not(None)))
            return found + [(HOOK, str(why)) for why in rest]


def tell(connection: sa.Connection, kind: str, persons: Iterable[str], table: str, game: str, mark: str) -> None:
    """In the transaction of what happens: somebody is to be told of it, by each way that he wants; or has none."""
    if not plans(connection):
        return
    now = clock.now()
    for person in sorted(persons):  # all in one order: nobody waits for one who waits for him
        wanted, has, has_room = _known(connection, person, table)
        ways = [way for way in wanted.ways_for(kind, table) if way in has]
        for way in ways or [NOWHERE]:
            due = wanted.due(kind, way, now) if way else now
            _add(connection, kind, person, way, table, game, mark, clock.written(due))
        if kind in IN_ROOMS and has_room:
            due = wanted.due(kind, ROOM, now)
            _add(connection, kind, person, ROOM, table, game, mark, clock.written(due))


def _add(connection: sa.Connection, *what: str) -> None:
    kind, person, way, table, game, mark, due = what
    key = f"{kind} {table} {mark} {person} {way}"
    kept = {"key": key, "made": clock.moment(), "none": None if way else NO_CHANNEL, "due": due}
    row = {"person": person, "kind": kind, "way": way, "at": table, "game": game, "mark": mark, **kept}
    if carry_out(connection, _ADD, row) and way:
        _plan(connection, person, way, table)


_named = [one for one in notices.c if one.name not in ("id", "sent")]
_told_before = sa.exists().where(notices.c.key == sa.bindparam("key", type_=notices.c.key.type))
_values = sa.select(*(sa.bindparam(one.name, type_=one.type) for one in _named)).where(~_told_before)
_ADD = notices.insert().from_select([one.name for one in _named], _values).returning(notices.c.id)
"""Nobody is told the same twice."""


def _plan(connection: sa.Connection, person: str, way: str, table: str) -> None:
    whom = notices.c.at == table if way == ROOM else notices.c.person == person
    about = f"{way} {table if way == ROOM else person}"
    alone_with(connection, f"{TELL} {about}")  # what others plan for him now would not be seen
    due = connection.scalar(sa.select(sa.func.min(notices.c.due)).where(_waits(), whom, notices.c.way == way))
    if due is not None:
        plan_in(connection, TELL, about=about, due=str(due))


def sitting_at(connection: sa.Connection, table: str, but: str = "") -> list[str]:
    """The persons at a table, each once, but for one of them."""
    wanted = sa.select(_chairs.c.person).where(_chairs.c.at == table, _chairs.c.person.is_not(None)).distinct()
    return [str(one) for one in connection.scalars(wanted) if one != but]


def wishes_in(connection: sa.Connection, person: str) -> Wishes:
    """How somebody wants to be told; of one who was a guest too, what he said last."""
    wanted = sa.select(wishes.c.data).where(wishes.c.person == person).order_by(wishes.c.id.desc()).limit(1)
    found = connection.scalar(wanted)
    return Wishes.from_data(json.loads(found)) if found else Wishes()


def _known(connection: sa.Connection, person: str, table: str) -> tuple[Wishes, list[str], bool]:
    """How somebody wants to be told, the ways that lead to him, and whether a table has a room: at one look."""
    row = carry_out(connection, _looked_up, {"person": person, "table": table})[0]
    wanted = Wishes.from_data(json.loads(row["data"])) if row["data"] else Wishes()
    there = ((PUSH, row["push"]), (MAIL, row["mail"]), (HOOK, row["hook"]))
    return wanted, [way for way, is_there in there if is_there is not None], row["room"] is not None


def _first(column: sa.Column[Any], name: str, *where: sa.ColumnElement[bool]) -> sa.Label[Any]:
    newest = column.table.c.id.desc()
    return sa.select(column).where(*where).order_by(newest).limit(1).scalar_subquery().label(name)


_person, _table = sa.bindparam("person", type_=sa.String), sa.bindparam("table", type_=sa.String)
_good = (mailboxes.c.person == _person, mailboxes.c.confirmed.is_not(None), mailboxes.c.stopped.is_(None))
_looked_up = sa.select(
    _first(wishes.c.data, "data", wishes.c.person == _person),
    _first(pushes.c.id, "push", pushes.c.person == _person),
    _first(mailboxes.c.id, "mail", *_good),
    _first(hooks.c.id, "hook", hooks.c.person == _person, hooks.c.at.is_(None), hooks.c.error.is_(None)),
    _first(hooks.c.id, "room", hooks.c.at == _table),
)


def _waits() -> sa.ColumnElement[bool]:
    return sa.and_(notices.c.sent.is_(None), notices.c.none.is_(None))


def _farewell(connection: sa.Connection, person: str) -> None:
    """Somebody leaves for good: nobody tells him anything any more."""
    for table in (notices, wishes, mailboxes, hooks, pushes):
        connection.execute(table.delete().where(table.c.person == person))


at_farewell(_farewell)
