"""What people say at a table, how far each has read, and what each notes for himself: no part of any record."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa

from biont.server.company.notices import WROTE
from biont.server.store.database import Database, now
from biont.server.store.news import announce, room_of, tables_of
from biont.server.store.notices import sitting_at, tell
from biont.server.store.people import at_farewell, belongs
from biont.server.store.schema import metadata

messages = sa.Table(
    "messages",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("said", sa.String(32), nullable=False),
)
hearing = sa.Table(
    "hearing",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("heard", sa.Integer, nullable=False),
    sa.Column("off", sa.Boolean, nullable=False),
    sa.Column("muted", sa.Text, nullable=False),
)
notes = sa.Table(
    "notes",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("text", sa.Text, nullable=False),
)
for _table in (messages, hearing, notes):
    belongs(_table.c.person)


_tables = sa.table("tables", sa.column("id"), sa.column("played"))


@dataclass(frozen=True, slots=True)
class Message:
    """Something that somebody said at a table."""

    id: int
    person: str
    text: str
    said: str


@dataclass(frozen=True, slots=True)
class Hearing:
    """How somebody follows the talk at a table: up to which message, whether at all, and whom he does not hear."""

    heard: int = 0
    off: bool = False
    muted: frozenset[str] = frozenset()

    def hears(self, person: str) -> bool:
        """Whether he wants to know what somebody says."""
        return not self.off and person not in self.muted


class Talk(Database):
    """The talk and the notes of one database."""

    def say(self, table: str, person: str, text: str) -> None:
        """Keep what somebody said."""
        with self._changing() as connection:
            row = {"at": table, "person": person, "text": text, "said": now()}
            number = connection.execute(messages.insert().values(**row).returning(messages.c.id)).scalar_one()
            game = connection.scalar(sa.select(_tables.c.played).where(_tables.c.id == table)) or ""
            hear = [one for one in sitting_at(connection, table, but=person) if _hears(connection, table, one, person)]
            tell(connection, WROTE, hear, table, str(game), str(number))
            announce(connection, room_of(table))

    def said(self, table: str, last: int) -> list[Message]:
        """What was said last at a table, the latest at the end."""
        return self._said(messages.c.at == table, last)[::-1]

    def said_by(self, person: str) -> list[Message]:
        """All that somebody has said anywhere."""
        return self._said(messages.c.person == person)[::-1]

    def _said(self, where: sa.ColumnElement[bool], last: int | None = None) -> list[Message]:
        wanted = sa.select(messages.c.id, messages.c.person, messages.c.text, messages.c.said).where(where)
        with self._reading() as connection:
            return [Message(*row) for row in connection.execute(wanted.order_by(messages.c.id.desc()).limit(last))]

    def hearing(self, table: str, person: str) -> Hearing:
        """How somebody follows the talk at a table."""
        return self._hearing([table], person).get(table, Hearing())

    def hear(self, table: str, person: str, how: Hearing) -> None:
        """Somebody follows the talk so from now on."""
        row = {"heard": how.heard, "off": how.off, "muted": json.dumps(sorted(how.muted))}
        with self._changing() as connection:
            connection.execute(hearing.delete().where(hearing.c.at == table, hearing.c.person == person))
            connection.execute(hearing.insert().values(at=table, person=person, **row))
            announce(connection, tables_of(person))

    def unread(self, person: str, tables: Collection[str]) -> dict[str, int]:
        """How many messages at each of these tables somebody has not read that he wants to know of."""
        how, counts = self._hearing(tables, person), dict.fromkeys(tables, 0)
        wanted = sa.select(messages.c.at, messages.c.id, messages.c.person)
        with self._reading() as connection:
            for at, number, who in connection.execute(wanted.where(messages.c.at.in_(tables))):
                one = how.get(at, Hearing())
                counts[at] += who != person and number > one.heard and one.hears(who)
        return counts

    def _hearing(self, tables: Collection[str], person: str) -> dict[str, Hearing]:
        """Of somebody who once was a guest too, the older row comes first and counts no longer."""
        wanted = sa.select(hearing).where(hearing.c.at.in_(tables), hearing.c.person == person)
        with self._reading() as connection:
            rows = connection.execute(wanted.order_by(hearing.c.id)).all()
        return {str(row.at): Hearing(row.heard, bool(row.off), frozenset(json.loads(row.muted))) for row in rows}

    # -- notes ---------------------------------------------------------------------------------------------------------

    def noted(self, table: str, person: str) -> str:
        """What somebody has noted for himself at a table, as a guest too."""
        return "\n\n".join(self.all_notes(person).get(table, ()))

    def keep_notes(self, table: str, person: str, text: str) -> None:
        """Keep what somebody notes, instead of what he had noted."""
        with self._changing() as connection:
            connection.execute(notes.delete().where(notes.c.at == table, notes.c.person == person))
            if text:
                connection.execute(notes.insert().values(at=table, person=person, text=text))

    def all_notes(self, person: str) -> dict[str, list[str]]:
        """Everything that somebody has noted, by tables."""
        found: dict[str, list[str]] = {}
        with self._reading() as connection:
            for row in connection.execute(sa.select(notes).where(notes.c.person == person).order_by(notes.c.id)):
                found.setdefault(row.at, []).append(row.text)
        return found


def _hears(connection: sa.Connection, table: str, person: str, who: str) -> bool:
    """Whether somebody wants to know what another says at a table."""
    wanted = sa.select(hearing).where(hearing.c.at == table, hearing.c.person == person).order_by(hearing.c.id.desc())
    row = connection.execute(wanted.limit(1)).first()
    return row is None or Hearing(row.heard, bool(row.off), frozenset(json.loads(row.muted))).hears(who)


def _farewell(connection: sa.Connection, person: str) -> None:
    """Somebody leaves for good: what he noted goes; what he said stays, by somebody."""
    for table in (hearing, notes):
        connection.execute(table.delete().where(table.c.person == person))


at_farewell(_farewell)
