"""The journal of a table as it is kept: one row a deed, written in the transaction of what it tells."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from biont.server.company.journal import ANSWERED, HANDED_OVER, PROPOSED, Note
from biont.server.company.notices import AGREE, SEAT
from biont.server.store.database import Database, now
from biont.server.store.notices import sitting_at, tell
from biont.server.store.people import belongs
from biont.server.store.postgres import carry_out
from biont.server.store.schema import metadata

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("moment", sa.String(32), nullable=False),
    sa.Column("deed", sa.String(16), nullable=False),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("answers", sa.Integer, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("about", sa.Integer, nullable=True),
)
belongs(journal.c.person)

NOTE = ("deed", "person", "seat", "answers", "count", "about", "id", "moment")
"""The columns of a note, in its order."""

_tables = sa.table("tables", sa.column("id"), sa.column("played"))
"""Where a game is played; ``tables.py`` has all of it, and stands above."""


_NOTE = journal.insert().returning(journal.c.id)


def note_at(connection: sa.Connection, table: str, note: Note) -> None:
    """Write into the journal of a table what somebody does there."""
    number = carry_out(connection, _NOTE, {"at": table, **_row(note)})[0]["id"]
    if note.deed not in (*PROPOSED, *HANDED_OVER):
        return
    game = str(connection.scalar(sa.select(_tables.c.played).where(_tables.c.id == table)) or "")
    if note.deed in PROPOSED:
        tell(connection, AGREE, sitting_at(connection, table, but=note.person), table, game, str(number))
    else:
        tell(connection, SEAT, [note.person], table, game, str(number))


class Journal(Database):
    """The journals of one database."""

    def notes(self, table: str) -> list[Note]:
        """What people did at a table, in order, but for their answers."""
        return self._notes(journal.c.at == table, journal.c.deed != ANSWERED)

    def answered(self, table: str) -> list[Note]:
        """Who answered at a table and when, in order, whatever was taken back since."""
        return self._notes(journal.c.at == table, journal.c.deed == ANSWERED)

    def heard_of(self, table: str, person: str, moving: Sequence[str]) -> str:
        """When somebody last did anything at a table, or anybody one of the deeds by which it moves on."""
        wanted = sa.select(sa.func.max(journal.c.moment)).where(
            journal.c.at == table, sa.or_(journal.c.person == person, journal.c.deed.in_(moving))
        )
        with self._reading() as connection:
            return str(connection.scalar(wanted) or "")

    def _notes(self, *where: sa.ColumnElement[bool]) -> list[Note]:
        wanted = sa.select(*(journal.c[name] for name in NOTE)).where(*where).order_by(journal.c.id)
        with self._reading() as connection:
            return [Note(*row) for row in connection.execute(wanted)]


def _row(note: Note) -> dict[str, object]:
    return {
        "moment": now(),
        "deed": note.deed,
        "person": note.person,
        "seat": note.seat,
        "answers": note.answers,
        "count": note.count,
        "about": note.about,
    }
