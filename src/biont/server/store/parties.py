"""The party at a game: all that is known of its table, read at one moment and in one look, with the version of the game
that it belongs to. Whoever has one asks for nothing of it again, until the game is at another version."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

import sqlalchemy as sa

from biont.server.company.journal import ANSWERED, Note
from biont.server.company.table import Table
from biont.server.store.database import Database
from biont.server.store.games import games
from biont.server.store.journal import NOTE, journal
from biont.server.store.people import people
from biont.server.store.tables import chairs, table_in, tables
from biont.server.store.trouble import NoSuchGame, damaged
from biont.server.store.turns import HOLIDAYS, Change, Timed, days_in, timed_from, turns


@dataclass(frozen=True, slots=True)
class Party:
    """Who is at a game that stands at a version; one that knows no people has no table."""

    game: str
    version: int
    table: Table | None = None
    timed: Timed | None = None
    """Whose turn it is since when."""
    names: Mapping[str, str] = field(default_factory=dict)
    """What those are called who sit there, or are noted."""
    notes: Sequence[Note] = ()
    """What they did beside their answers."""

    def is_of(self, game: str, version: int) -> bool:
        """Whether it is the one of a game at a version."""
        return (self.game, self.version) == (game, version)

    def after(self, change: Change | None) -> Party | None:
        """The same after answers; None where something else has become of its game or of its table, and it has to be
        read anew."""
        if change is None or change.version != self.version + 1 or change.seated is None or self.table is None:
            return None
        sitting = {number: chair.person for number, chair in enumerate(self.table.chairs)}
        if (self.table.version, sitting) != (change.seated.version, change.seated.chairs):
            return None
        return replace(self, version=change.version, timed=change.seated.timed)


def _labelled(table: sa.Table) -> list[sa.Label[Any]]:
    return [one.label(f"{table.name}_{one.name}") for one in table.c]


_party = (
    games.outerjoin(tables, tables.c.played == games.c.id)
    .outerjoin(turns, turns.c.game == games.c.id)
    .outerjoin(chairs, chairs.c.at == tables.c.id)
    .outerjoin(people, people.c.id == chairs.c.person)
)
_who = people.alias()
_first = chairs.alias()
_noted = sa.and_(
    journal.c.at == tables.c.id,
    journal.c.deed != ANSWERED,
    chairs.c.number == sa.select(sa.func.min(_first.c.number)).where(_first.c.at == tables.c.id).scalar_subquery(),
)
_columns = [one for table in (tables, chairs, turns, journal) for one in _labelled(table)]
_PARTY = (
    sa.select(games.c.version, people.c.name, _who.c.name.label("who"), *_columns)
    .select_from(_party.outerjoin(journal, _noted).outerjoin(_who, _who.c.id == journal.c.person))
    .where(games.c.id == sa.bindparam("of"))
    .order_by(chairs.c.number, journal.c.id)
)
"""The rows of the journal stand beside the first chair: so it is one look, and of one moment."""


class Parties(Database):
    """The parties of one database."""

    def party(self, game: str) -> Party:
        """Those who are at a game now, and what they did."""
        rows = self._found(_PARTY, {"of": game}, game)
        if not rows:
            raise NoSuchGame(game)
        first = rows[0]
        if not isinstance(first["version"], int):
            raise damaged(game)
        if first["tables_id"] is None:
            return Party(game, first["version"])
        sitting = {one["chairs_number"]: one for one in rows if one["chairs_at"] is not None}.values()
        table = table_in(_of(tables, first), [_of(chairs, one) for one in sitting])
        names = {str(one["chairs_person"]): str(one["name"] or "") for one in sitting if one["chairs_person"]}
        turn = {**_of(turns, first), "table": table.id, "clock": first["tables_clock"]}
        timed = timed_from(turn, self._days) if first["turns_game"] is not None else None
        found = [one for one in rows if one["journal_id"] is not None]
        more = {str(one["journal_person"]): str(one["who"] or "") for one in found}
        notes = tuple(Note(*(one[f"journal_{name}"] for name in NOTE)) for one in found)
        return Party(game, first["version"], table, timed, names | more, notes)

    def _days(self, person: str) -> list[date]:
        """The holidays of whoever is asked, where they count."""
        return days_in(row["day"] for row in self._found(HOLIDAYS, {"whose": person}))


def _of(table: sa.Table, row: Mapping[Any, Any]) -> dict[str, Any]:
    return {one.name: row[f"{table.name}_{one.name}"] for one in table.c}
