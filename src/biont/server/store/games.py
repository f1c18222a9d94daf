"""Games as they are kept: one row a game, one row an answer."""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

import sqlalchemy as sa

from biont.kernel import Record
from biont.server.company.clocks import Timing
from biont.server.company.journal import Note
from biont.server.store.database import Database, now, sorted_out
from biont.server.store.journal import note_at
from biont.server.store.kept import Answer, Kept, read_game
from biont.server.store.news import announce
from biont.server.store.owners import Deed, note_deed
from biont.server.store.postgres import carry_out, insert_all
from biont.server.store.schema import metadata
from biont.server.store.trouble import Damaged, NoSuchGame, Overtaken, damaged
from biont.server.store.turns import Change, Seated, change_clock, give_time, turn_passes
from biont.server.store.work import plan_answer

ANSWER = ("seat", "text", "by_itself", "lapse")
"""What is kept of each answer."""

SHARED = "shared"
"""The setting of a game at which several persons have sat: it is nobody's own, whoever sits there now."""

OUT = "out"
"""The setting of a game that lists the seats that were lost to the clock: programs have them for good."""

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("touched", sa.String(32), nullable=False, index=True),
    sa.Column("header", sa.Text, nullable=False),
    sa.Column("players", sa.Text, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("undone", sa.Text, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("cuts", sa.Integer, nullable=True),
)
answers = sa.Table(
    "answers",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(200), nullable=False),
    sa.Column("by_itself", sa.Boolean, nullable=False),
    sa.Column("lapse", sa.Integer, nullable=True),
)


# What every answer asks for is put together once: that takes longer than to carry it out.
_VERSION = sa.select(games.c.version).where(games.c.id == sa.bindparam("game"))
_LATER = (
    sa.select(games, *(answers.c[name] for name in ANSWER))
    .select_from(
        games.outerjoin(answers, sa.and_(answers.c.game == games.c.id, answers.c.number >= sa.bindparam("known")))
    )
    .where(games.c.id == sa.bindparam("of"))
    .order_by(answers.c.number)
)
"""Beside each later answer stands all that is kept of the game: so it is one look, and of one moment."""
_CLAIM = (
    games.update()
    .where(games.c.id == sa.bindparam("game"), games.c.version == sa.bindparam("seen"))
    .returning(games.c.players, games.c.summary, games.c.settings, games.c.header)
)


class Games(Database):
    """The games of one database, and the answers in them."""

    def create(
        self,
        record: Record,
        players: Sequence[str],
        settings: dict[str, Any],
        summary: dict[str, Any],
        given: Sequence[Answer] = (),
    ) -> str:
        """Keep a new game and return its id."""
        game, begun = secrets.token_urlsafe(9), now()
        wanted = {"players": list(players), "settings": settings, "summary": summary}
        row = {name: json.dumps(value) for name, value in wanted.items()} | {"header": _header(record)}
        fresh = {"id": game, "created": begun, "touched": begun, "undone": "[]", "version": 0}
        with self._changing() as connection:
            connection.execute(games.insert().values(**fresh, **row))
            if given:
                connection.execute(answers.insert(), _rows(game, 0, given))
            plan_answer(connection, game, 0, row)
        return game

    def load(self, game: str, known: int = 0) -> Kept:
        """A game with all its answers, as they stand together; or with those after so many that are ``known``."""
        if known:
            return self._later(game, known)
        with self._reading_one(game) as connection:
            row = connection.execute(sa.select(games).where(games.c.id == game)).mappings().first()
            if row is None:
                raise NoSuchGame(game)
            found = connection.execute(
                sa.select(*(answers.c[name] for name in ANSWER))
                .where(answers.c.game == game)
                .order_by(answers.c.number)
            )
            given = tuple(Answer(*one) for one in found)
        return replace(read_game(row), answers=given)

    def _later(self, game: str, known: int) -> Kept:
        """A game with the answers that others have added lately: few, and asked for after nearly each of them."""
        rows = self._found(_LATER, {"of": game, "known": known}, game)
        if not rows:
            raise NoSuchGame(game)
        given = (Answer(*(row[name] for name in ANSWER)) for row in rows if row["text"] is not None)
        return replace(read_game(rows[0]), answers=tuple(given))

    def version(self, game: str) -> int:
        """How often a game was changed; cheap enough to ask before every use of a copy in memory."""
        rows = self._found(_VERSION, {"game": game}, game)
        if not rows:
            raise NoSuchGame(game)
        found = rows[0]["version"]
        if not isinstance(found, int):
            raise damaged(game)
        return found

    def latest(self, count: int = 50) -> list[Kept]:
        """The games touched last, without their answers and without those that cannot be read."""
        return self.latest_and_damaged(count)[0]

    def latest_and_damaged(self, count: int) -> tuple[list[Kept], list[str]]:
        """The games touched last, without their answers; and the ids of those among them that cannot be read."""
        return sorted_out(self._latest(games, count), read_game)

    def with_setting(self, name: str) -> list[Kept]:
        """The games whose page has a setting of that name, the latest first, without their answers."""
        has_it = games.c.settings.contains(json.dumps(name), autoescape=True)
        return [one for one in sorted_out(self._latest(games, None, has_it), read_game)[0] if name in one.settings]

    def game_ids(self) -> list[str]:
        """The ids of all games."""
        with self._reading() as connection:
            return list(connection.scalars(sa.select(games.c.id).order_by(games.c.id)))

    def running(self) -> list[Kept]:
        """The games that are not over, the latest first, without answers and without those that cannot be read."""
        over = games.c.summary.contains('"finished": true', autoescape=True)
        return sorted_out(self._latest(games, None, ~over), read_game)[0]

    def named(self, wanted: Collection[str]) -> dict[str, Kept]:
        """Games by their ids, without their answers and without those that cannot be read."""
        found, _ = sorted_out(self._latest(games, None, games.c.id.in_(wanted)), read_game)
        return {one.id: one for one in found}

    def delete(self, game: str) -> None:
        """Forget a game."""
        with self._changing() as connection:
            connection.execute(answers.delete().where(answers.c.game == game))
            if not connection.execute(games.delete().where(games.c.id == game)).rowcount:
                raise NoSuchGame(game)
            announce(connection, game)

    # -- answers -----------------------------------------------------------------------------------------------------

    def append(
        self,
        game: str,
        version: int,
        number: int,
        given: Sequence[Answer],
        undone: Sequence[Answer] = (),
        summary: dict[str, Any] | None = None,
        record: Record | None = None,
        notes: Sequence[Note] = (),
        settings: dict[str, Any] | None = None,
    ) -> Change:
        """Keep further answers from ``number`` on; refused if the game has changed since ``version``.

        ``record`` is the game's where these answers changed more of it than its answers, as where dice were set, and
        ``settings`` are those of its page where they changed with them. What is to be noted in the journal of its table
        is written in the same transaction, here and below.
        """
        with self._changing() as connection:
            told = {} if settings is None else {"settings": json.dumps(settings)}
            by_itself = given[0].by_itself  # what went before it may have been planned for whoever finds it left
            seated = self._step(connection, game, version, undone, summary, record, told, by_itself=by_itself)
            _note(connection, seated, *notes, own=True)
            try:
                insert_all(connection, answers, _rows(game, number, given))
            except sa.exc.IntegrityError:
                raise Overtaken(game) from None
        return Change(version + 1, seated)

    def cut(
        self,
        game: str,
        version: int,
        keep: int,
        undone: Sequence[Answer],
        summary: dict[str, Any] | None = None,
        note: Note | None = None,
    ) -> int:
        """Take back all answers from number ``keep`` on."""
        with self._changing() as connection:
            seated = self._step(connection, game, version, undone, summary)
            _note(connection, seated, note, own=True)
            connection.execute(answers.delete().where(answers.c.game == game, answers.c.number >= keep))
            _cut(connection, game)
        return version + 1

    def arrange(
        self,
        game: str,
        version: int,
        players: Sequence[str],
        settings: dict[str, Any],
        note: Note | None = None,
    ) -> int:
        """Change who plays and what the page does by itself."""
        changed = {"players": json.dumps(list(players)), "settings": json.dumps(settings)}
        with self._changing() as connection:
            _note(connection, self._claim(connection, game, version, changed), note)
        return version + 1

    def alter(
        self,
        game: str,
        version: int,
        notes: Sequence[Note],
        *,
        players: Sequence[str] | None = None,
        settings: dict[str, Any] | None = None,
        summary: dict[str, Any] | None = None,
        record: Record | None = None,
        timing: Timing | None = None,
        more_time: bool = False,
        deed: Deed | None = None,
    ) -> int:
        """Change whatever people have agreed on, and note it; ``record``: the game goes back to where that ends.

        ``timing`` is another clock, ``more_time`` is for whoever is asked, ``deed`` is an owner's.
        """
        wanted = {"players": players and list(players), "settings": settings, "summary": summary}
        changed = {name: json.dumps(value) for name, value in wanted.items() if value is not None}
        with self._changing() as connection:
            if record is not None:
                changed |= {"header": _header(record), "undone": "[]"}
            seated = self._claim(connection, game, version, changed)
            if record is not None:
                gone = answers.c.number >= len(record.answers)
                connection.execute(answers.delete().where(answers.c.game == game, gone))
                _cut(connection, game)
            if timing is not None:
                change_clock(connection, game, timing)
            if more_time:
                give_time(connection, game)
            if deed is not None:
                note_deed(connection, deed)
            _note(connection, seated, *notes)
        return version + 1

    def _step(
        self,
        connection: sa.Connection,
        game: str,
        version: int,
        undone: Sequence[Answer],
        summary: dict[str, Any] | None,
        record: Record | None = None,
        told: Mapping[str, str] | None = None,
        *,
        by_itself: bool = False,
    ) -> Seated | None:
        changed = {"undone": json.dumps([asdict(one) for one in undone]), **(told or {})}
        if summary is not None:
            changed["summary"] = json.dumps(summary)
        if record is not None:
            changed["header"] = _header(record)
        return self._claim(connection, game, version, changed, by_itself=by_itself)

    @staticmethod
    def _claim(
        connection: sa.Connection, game: str, version: int, changed: dict[str, str], *, by_itself: bool = False
    ) -> Seated | None:
        """Of two who saw the same version, one gets to change the game; others hear of it, and a program gets work.

        Returns those who sit at its table then, if it has one."""
        fresh = {"version": version + 1, "touched": now(), **changed}
        rows = carry_out(connection, _CLAIM, {"game": game, "seen": version, **fresh})
        if not rows:
            raise Overtaken(game)
        same = "players" not in changed
        plan_answer(connection, game, version + 1, rows[0], same_players=same, by_itself=by_itself)
        seated = turn_passes(connection, game, rows[0])
        announce(connection, game)
        return seated


def _note(connection: sa.Connection, seated: Seated | None, *notes: Note | None, own: bool = False) -> None:
    """Write into the journal of the table of a game, where it has one; refused where it is about one's ``own`` seat,
    which is another's now."""
    if seated is None:
        return
    for note in filter(None, notes):
        if own and seated.is_anothers(note.seat, note.person):
            raise Overtaken(seated.table)
        note_at(connection, seated.table, note)


def hand_over(connection: sa.Connection, game: str, seats: Collection[int], program: str) -> int | None:
    """Let a program have seats of a game of several persons after so many answers; None where it is over already."""
    row = connection.execute(sa.select(games).where(games.c.id == game)).mappings().one()
    try:
        kept = read_game(row)
    except Damaged:
        return None
    if kept.summary["finished"]:
        return None
    players = [program if seat in seats else who for seat, who in enumerate(kept.players)]
    out = [seat for seat in kept.settings.get(OUT, []) if seat not in seats]  # whoever sits there now has lost nothing
    settings = kept.settings | {SHARED: True} | ({OUT: out} if OUT in kept.settings else {})
    Games._claim(connection, game, kept.version, {"players": json.dumps(players), "settings": json.dumps(settings)})
    return int(kept.summary.get("answers", 0))


def begin(connection: sa.Connection, game: str) -> None:
    """The people of a table begin with its game: somebody is asked."""
    row = connection.execute(sa.select(games.c.players, games.c.summary).where(games.c.id == game)).mappings().one()
    turn_passes(connection, game, dict(row))


def _cut(connection: sa.Connection, game: str) -> None:
    """Answers were taken back: who has a copy of the game cannot just add to it."""
    more = sa.func.coalesce(games.c.cuts, 0) + 1
    connection.execute(games.update().where(games.c.id == game).values(cuts=more))


def _header(record: Record) -> str:
    """Everything of a record but its answers, which have a table of their own."""
    return replace(record, answers=[], snapshots=[]).to_json()


def _rows(game: str, number: int, given: Sequence[Answer]) -> list[dict[str, Any]]:
    return [
        {"game": game, "number": at, "seat": one.seat, "text": one.text, "by_itself": one.by_itself, "lapse": one.lapse}
        for at, one in enumerate(given, number)
    ]
