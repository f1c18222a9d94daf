"""The party at a game: all that is known of its table, read at one moment and in one look, with the version of the game
that it belongs to. Whoever has one asks for nothing of it again, until the game is at another version."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import sqlalchemy as sa

from biont.server.company.journal import ANSWERED, Note
from biont.server.company.table import Table
from biont.server.store.database import Database
from biont.server.store.games import games
from biont.server.store.journal import journal
from biont.server.store.people import people
from biont.server.store.tables import chairs, table_in, tables
from biont.server.store.trouble import NoSuchGame, damaged
from biont.server.store.turns import Timed, timed_from, turns


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
    notes: Sequence[Note] | None = None
    """What they did beside their answers, where that was asked for."""

    def is_of(self, game: str, version: int) -> bool:
        """Whether it is the one of a game at a version."""
        return (self.game, self.version) == (game, version)


def _labelled(table: sa.Table) -> list[sa.Label[Any]]:
    return [one.label(f"{table.name}_{one.name}") for one in table.c]


_PARTY = (
    sa.select(games.c.version, people.c.name, *(one for table in (tables, chairs, turns) for one in _labelled(table)))
    .select_from(
        games.outerjoin(tables, tables.c.played == games.c.id)
        .outerjoin(turns, turns.c.game == games.c.id)
        .outerjoin(chairs, chairs.c.at == tables.c.id)
        .outerjoin(people, people.c.id == chairs.c.person)
    )
    .where(games.c.id == sa.bindparam("of"))
    .order_by(chairs.c.number)
)
_NOTES = (
    sa.select(*(journal.c[one] for one in ("deed", "person", "seat", "answers", "count", "about", "id", "moment")))
    .add_columns(people.c.name)
    .select_from(journal.outerjoin(people, people.c.id == journal.c.person))
    .where(journal.c.at == sa.bindparam("table"), journal.c.deed != ANSWERED)
    .order_by(journal.c.id)
)


class Parties(Database):
    """The parties of one database."""

    def party(self, game: str, *, noted: bool = False) -> Party:
        """Those who are at a game now; ``noted``: with what they did."""
        with self._reading_one(game) as connection:
            rows = list(connection.execute(_PARTY, {"of": game}).mappings())
            if not rows:
                raise NoSuchGame(game)
            first = rows[0]
            if not isinstance(first["version"], int):
                raise damaged(game)
            party = Party(game, first["version"], notes=() if noted else None)
            if first["tables_id"] is None:
                return party
            sitting = [_of(chairs, one) for one in rows if one["chairs_at"] is not None]
            table = table_in(_of(tables, first), sitting)
            names = {str(one["chairs_person"]): str(one["name"] or "") for one in rows if one["chairs_person"]}
            turn = {**_of(turns, first), "table": table.id, "clock": first["tables_clock"]}
            timed = timed_from(connection, turn) if first["turns_game"] is not None else None
            party = replace(party, table=table, names=names, timed=timed)
            if not noted:
                return party
            found = connection.execute(_NOTES, {"table": table.id}).all()
        more = {str(one.person): str(one.name or "") for one in found}
        return replace(party, names=names | more, notes=tuple(Note(*one[:-1]) for one in found))


def _of(table: sa.Table, row: Mapping[Any, Any]) -> dict[str, Any]:
    return {one.name: row[f"{table.name}_{one.name}"] for one in table.c}
