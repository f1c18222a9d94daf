"""Tables at which people meet, as they are kept: one row a table, one a chair, one an invitation."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from biont import games
from biont.server.company.clocks import NO_CLOCK, Timing
from biont.server.company.journal import LEFT, OPENED, TOOK_OVER, Note
from biont.server.company.notices import FULL, INVITED
from biont.server.company.table import Chair, Table
from biont.server.store.database import Database, now
from biont.server.store.games import begin, hand_over
from biont.server.store.games import games as played
from biont.server.store.journal import note_at
from biont.server.store.news import announce, room_of, tables_of
from biont.server.store.notices import sitting_at, tell
from biont.server.store.owners import Deed, note_deed
from biont.server.store.people import at_farewell, belongs
from biont.server.store.schema import metadata
from biont.server.store.trouble import NoSuchGame, Overtaken

INVITATION = 16
"""Bytes of an invitation: whoever could guess 128 bits could guess anything."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("touched", sa.String(32), nullable=False, index=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("pack", sa.String(64), nullable=False),
    sa.Column("host", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("watch", sa.String(8), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("played", sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=True, unique=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("name", sa.String(30), nullable=True),
    sa.Column("heard", sa.Boolean, nullable=True),
    sa.Column("seed", sa.String(64), nullable=True),
    sa.Column("salt", sa.String(32), nullable=True),
    sa.Column("stand_in", sa.String(64), nullable=True),
    sa.Column("clock", sa.Text, nullable=True),
)
chairs = sa.Table(
    "chairs",
    metadata,
    sa.Column("at", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("colour", sa.String(16), nullable=False),
    sa.Column("program", sa.String(64), nullable=False),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=True, index=True),
    sa.Column("ready", sa.Boolean, nullable=False),
    sa.Column("kept", sa.Boolean, nullable=False),
    sa.Column("thrown", sa.String(64), nullable=True),
)
invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("key", sa.String(32), primary_key=True),
    sa.Column("at", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("number", sa.Integer, nullable=True),
)
belongs(tables.c.host)
belongs(chairs.c.person)


class Tables(Database):
    """The tables of one database."""

    def add_table(self, table: Table) -> str:
        """Keep a new table, and return its id; where it brings one of its own that is there already, it stays so.

        Where people are still to come, a number is sealed for their dice.
        """
        fresh = replace(table, id=table.id or secrets.token_urlsafe(9), version=0)
        if not fresh.played and not fresh.seed:
            fresh = replace(fresh, seed=secrets.token_hex(32), salt=secrets.token_hex(16))
        with self._changing() as connection:
            if table.id and _found(connection, tables.c.id == table.id):
                return table.id
            connection.execute(tables.insert().values(id=fresh.id, **_row(fresh)))
            connection.execute(chairs.insert(), _chairs(fresh))
            if not fresh.played:  # else nobody was waited for
                note_at(connection, fresh.id, Note(OPENED, fresh.host))
                others = sitting_at(connection, fresh.id, but=fresh.host)
                tell(connection, INVITED, others, fresh.id, "", "opened")
        return fresh.id

    def table(self, table: str) -> Table:
        """A table as it stands."""
        return self._one(tables.c.id == table, table)

    def table_of(self, game: str) -> Table:
        """The table at which a game is played."""
        return self._one(tables.c.played == game, game)

    def change_table(self, table: Table, notes: Sequence[Note] = ()) -> Table:
        """Keep a table as it is now, and what has to be noted of that; refused if it has changed since it was read."""
        with self._changing() as connection:
            for note in notes:
                note_at(connection, table.id, note)
            return _change(connection, table)

    def close_table(self, table: str, deed: Deed | None = None) -> None:
        """Forget a table whose game has not begun; ``deed``: an owner wants it."""
        with self._changing() as connection:
            if _close(connection, table) and deed is not None:
                note_deed(connection, deed)

    def tables_of(self, person: str) -> list[Table]:
        """The tables at which somebody has a chair or is host, the latest first."""
        return self._many(_of(person))

    def tables_going(self, person: str) -> list[Table]:
        """Those of them whose games are not over."""
        return self._many(sa.and_(_of(person), ~_over()))

    def tables_standing(self, count: int) -> list[Table]:
        """Everybody's tables whose games are not over, the latest first."""
        return self._many(~_over(), count)

    def running_tables(self, person: str) -> int:
        """How many those are."""
        with self._reading() as connection:
            wanted = sa.select(sa.func.count()).select_from(tables).where(_of(person), ~_over())
            return connection.scalar(wanted) or 0

    def open_tables(self, count: int) -> list[Table]:
        """Listed tables whose game has not begun and which have a free chair for whoever comes, the latest first."""
        free = sa.select(chairs.c.at).where(
            chairs.c.person.is_(None), chairs.c.program == "", chairs.c.kept == sa.false()
        )
        return self._many(sa.and_(tables.c.listed, tables.c.played.is_(None), tables.c.id.in_(free)), count)

    def unstarted_tables(self, before: str) -> list[str]:
        """Tables at which nobody has done anything since then, and no game began."""
        wanted = sa.select(tables.c.id).where(tables.c.played.is_(None), tables.c.touched < before)
        with self._reading() as connection:
            return list(connection.scalars(wanted))

    def quiet_games(self, before: str) -> list[str]:
        """Games of people in which nothing happened since then, and which are not over."""
        over = played.c.summary.contains('"finished": true', autoescape=True)
        wanted = sa.select(played.c.id).select_from(played.join(tables, tables.c.played == played.c.id))
        with self._reading() as connection:
            return list(connection.scalars(wanted.where(played.c.touched < before, ~over)))

    def abandoned(self, count: int) -> list[tuple[Table, str]]:
        """Listed tables that need somebody for a seat which a program plays, and the invitations to it."""
        over = played.c.summary.contains('"finished": true', autoescape=True)
        offered = invitations.join(tables, invitations.c.at == tables.c.id).join(played, tables.c.played == played.c.id)
        wanted = sa.select(tables.c.id, invitations.c.key).select_from(offered)
        with self._reading() as connection:
            rows = connection.execute(wanted.where(tables.c.listed, ~over, invitations.c.number.is_not(None))).all()
            found = {one.id: one for one in _found(connection, tables.c.id.in_([row[0] for row in rows]))}
        return [(found[table], str(key)) for table, key in rows][:count]

    def take_over(self, table: Table, number: int, person: str, who: str) -> None:
        """Somebody takes the chair of a game that a program plays on; ``who`` is what the game calls a person."""
        newer = tables.update().where(tables.c.id == table.id, tables.c.version == table.version)
        chair = sa.and_(chairs.c.at == table.id, chairs.c.number == number)
        offer = sa.and_(invitations.c.at == table.id, invitations.c.number == number)
        with self._changing() as connection:
            if not connection.execute(newer.values(version=table.version + 1, touched=now())).rowcount:
                raise Overtaken(table.id)
            connection.execute(chairs.update().where(chair).values(person=person, program=""))
            answers = hand_over(connection, table.played, [number], who)
            if answers is None:
                raise Overtaken(table.id)
            connection.execute(invitations.delete().where(offer))
            note_at(connection, table.id, Note(TOOK_OVER, person, number, answers))

    # -- invitations ---------------------------------------------------------------------------------------------------

    def invite(self, table: str, number: int | None) -> str:
        """A new invitation to a table or to one of its chairs."""
        key = secrets.token_urlsafe(INVITATION)
        with self._changing() as connection:
            connection.execute(invitations.insert().values(key=key, at=table, number=number))
        return key

    def invitations(self, table: str) -> dict[str, int | None]:
        """The invitations to a table, and the chairs that they are for."""
        with self._reading() as connection:
            found = connection.execute(
                sa.select(invitations.c.key, invitations.c.number).where(invitations.c.at == table)
            )
            return {str(key): number for key, number in found}

    def invited(self, key: str) -> tuple[Table, int | None]:
        """The table of an invitation and its chair; a key that leads nowhere is no table."""
        with self._reading() as connection:
            row = connection.execute(sa.select(invitations).where(invitations.c.key == key)).mappings().first()
        # The table is asked for in any case: by the time it takes nobody learns whether there ever was such a key.
        table = self._one(tables.c.id == (row["at"] if row is not None else ""), key)
        return table, row["number"] if row is not None else None

    def withdraw(self, table: str, key: str) -> None:
        """Make an invitation worthless."""
        with self._changing() as connection:
            connection.execute(invitations.delete().where(invitations.c.at == table, invitations.c.key == key))

    # -- rows ----------------------------------------------------------------------------------------------------------

    def _one(self, where: sa.ColumnElement[bool], named: str) -> Table:
        found = self._many(where, 1)
        if not found:
            raise NoSuchGame(named)
        return found[0]

    def _many(self, where: sa.ColumnElement[bool], count: int | None = None) -> list[Table]:
        with self._reading() as connection:
            return _found(connection, where, count)


def _found(connection: sa.Connection, where: sa.ColumnElement[bool], count: int | None = None) -> list[Table]:
    wanted = sa.select(tables).where(where).order_by(tables.c.touched.desc()).limit(count)
    rows = list(connection.execute(wanted).mappings())
    ids = [row["id"] for row in rows]
    of_them = sa.select(chairs).where(chairs.c.at.in_(ids)).order_by(chairs.c.number)
    sitting = list(connection.execute(of_them).mappings())
    return [table_in(dict(row), [dict(one) for one in sitting if one["at"] == row["id"]]) for row in rows]


def _of(person: str) -> sa.ColumnElement[bool]:
    """Whether somebody has a chair at a table, or is its host."""
    own = sa.select(chairs.c.at).where(chairs.c.person == person)
    return sa.or_(tables.c.host == person, tables.c.id.in_(own))


def _over() -> sa.ColumnElement[bool]:
    """Whether the game of a table is over."""
    finished = played.c.summary.contains('"finished": true', autoescape=True)
    return sa.exists().where(played.c.id == tables.c.played, finished)


def _change(connection: sa.Connection, table: Table) -> Table:
    fresh = replace(table, version=table.version + 1)
    update = tables.update().where(tables.c.id == table.id, tables.c.version == table.version)
    if not connection.execute(update.values(**_row(fresh))).rowcount:
        raise Overtaken(table.id)
    connection.execute(chairs.delete().where(chairs.c.at == table.id))
    connection.execute(chairs.insert(), _chairs(fresh))
    taken = [number for number, chair in enumerate(fresh.chairs) if chair.person]
    connection.execute(invitations.delete().where(invitations.c.at == table.id, invitations.c.number.in_(taken)))
    if not fresh.played and not fresh.free:
        late = {one.person for one in fresh.chairs if one.person and not one.ready}
        tell(connection, FULL, sorted(late), fresh.id, "", "full")
    for key in (room_of(table.id), *(tables_of(one.person) for one in fresh.chairs if one.person)):
        announce(connection, key)
    if fresh.played:
        connection.execute(invitations.delete().where(invitations.c.at == table.id))
        begin(connection, fresh.played)
    return fresh


def _close(connection: sa.Connection, table: str) -> bool:
    if not connection.execute(tables.delete().where(tables.c.id == table, tables.c.played.is_(None))).rowcount:
        return False
    for of in (invitations, chairs):
        connection.execute(of.delete().where(of.c.at == table))
    announce(connection, room_of(table))
    return True


def _farewell(connection: sa.Connection, person: str) -> None:
    """Somebody leaves for good: those he played with go on, with programs; what is over, or was his alone, stays.

    A table at which nobody waits any more is closed.
    """
    for table in _found(connection, _of(person)):
        others = {one.person for one in table.chairs if one.person} - {person}
        if not others and not table.played:
            _close(connection, table.id)
        elif others and not table.played:
            _change(connection, table.forsaken(person, ""))
        elif others and table.game in games.names():
            stand_in = table.stand_in or games.game(table.game).players.usual
            left = hand_over(connection, table.played, seats := table.chairs_of(person), stand_in)
            if left is not None:
                note_at(connection, table.id, Note(LEFT, person, min(seats, default=-1), left))
                _change(connection, table.forsaken(person, stand_in))


at_farewell(_farewell)


def _row(table: Table) -> dict[str, object]:
    return {
        "touched": now(),
        "game": table.game,
        "settings": json.dumps(dict(table.settings)),
        "pack": table.pack,
        "host": table.host,
        "watch": table.watch,
        "listed": table.listed,
        "played": table.played or None,
        "version": table.version,
        "name": table.name,
        "heard": table.heard,
        "stand_in": table.stand_in or None,
        "seed": table.seed or None,
        "salt": table.salt or None,
        "clock": json.dumps(table.timing.to_data()) if table.timing.is_on else None,
    }


def _chairs(table: Table) -> list[dict[str, object]]:
    return [
        {
            "at": table.id,
            "number": number,
            "colour": one.colour,
            "program": one.program,
            "person": one.person or None,
            "ready": one.ready,
            "kept": one.kept,
            "thrown": one.thrown or None,
        }
        for number, one in enumerate(table.chairs)
    ]


def table_in(row: Mapping[str, Any], sitting: Sequence[Mapping[str, Any]]) -> Table:
    """A table as its row and those of its chairs say."""
    found = tuple(
        Chair(
            one["colour"],
            one["program"],
            one["person"] or "",
            bool(one["ready"]),
            bool(one["kept"]),
            one["thrown"] or "",
        )
        for one in sitting
    )
    return Table(
        id=row["id"],
        game=row["game"],
        host=row["host"],
        chairs=found,
        settings=json.loads(row["settings"]),
        pack=row["pack"],
        watch=row["watch"],
        listed=bool(row["listed"]),
        played=row["played"] or "",
        version=row["version"],
        touched=row["touched"],
        name=row["name"] or "",
        heard=bool(row["heard"]),
        stand_in=row["stand_in"] or "",
        seed=row["seed"] or "",
        salt=row["salt"] or "",
        timing=Timing.from_data(json.loads(row["clock"])) if row["clock"] else NO_CLOCK,
    )
