"""Where games are kept: one row a game, one row an answer, and nothing acknowledged before it is on the disk.

Everything is SQLAlchemy Core. SQLite runs with a write-ahead log and full synchronisation, so an answer that was
acknowledged outlives a killed server and a lost power supply.
"""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from platformdirs import user_data_path
from sqlalchemy import event

from biont.kernel import BiontError, Record

FILE = "games.sqlite"

WAITS = 6
"""How often a writer waits for another program that writes, five seconds each time."""

metadata = sa.MetaData()
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
campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("touched", sa.String(32), nullable=False, index=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("games", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
)
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)


@dataclass(frozen=True, slots=True)
class KeptCampaign:
    """A campaign as it is kept: the text of its file, and its games on this server by their chapters."""

    id: str
    touched: str
    text: str
    games: dict[str, str]
    version: int


class NoSuchGame(BiontError):
    """There is no game of that id."""


class Overtaken(BiontError):
    """Somebody else has changed the game since the page was drawn; nothing was stored."""


class Trouble(BiontError):
    """The database cannot be used now: it is locked, damaged, or there is no room; nothing was stored."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer as it is kept: who was asked, what he said, and whether it was said for him as the only one left.

    ``lapse`` says why it was given in place of a program (``kernel.play.LAPSES``), None if it was not.
    """

    seat: int
    text: str
    by_itself: bool = False
    lapse: int | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """A game as it is kept. ``players`` says for each seat who answers: "person", or the name of a program."""

    id: str
    created: str
    touched: str
    header: Record
    players: tuple[str, ...]
    settings: dict[str, Any]
    summary: dict[str, Any]
    undone: tuple[Answer, ...]
    version: int
    answers: tuple[Answer, ...] = field(default=())


def data_folder() -> Path:
    """BIONT_DATA if it is set, else the folder for data that the system gives to programs of this user."""
    named = os.environ.get("BIONT_DATA")
    return Path(named) if named else user_data_path("biont", appauthor=False)


def sqlite_url(folder: Path | None = None) -> str:
    """The address of the database in a folder, which is made if it is missing."""
    place = folder or data_folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sentence = "{folder} cannot be used for games: {why}."
        raise BiontError(sentence, "no-data-folder", folder=str(place), why=error.strerror) from None
    return f"sqlite:///{place / FILE}"


class Store:
    """The games of one database. Every method that changes something is one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url)
        self._writer = threading.Lock()
        """Of the threads here one writes at a time; the database itself would let them race for its lock."""
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _durable)
            event.listen(self.engine, "begin", _begun)
        try:
            with self._changing() as connection:
                metadata.create_all(connection)
                self._grow(connection)
        except BaseException:
            self.close()
            raise

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        """A transaction that sees everything at one moment."""
        with _trouble(), self.engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def _changing(self) -> Iterator[sa.Connection]:
        """A transaction that nobody else can come in between; what was raised in it was not stored."""
        with _trouble(), self._writer, self.engine.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                yield connection

    @staticmethod
    def _grow(connection: sa.Connection) -> None:
        """Give a database of an older version the column that it lacks."""
        if "lapse" not in {column["name"] for column in sa.inspect(connection).get_columns("answers")}:
            connection.execute(sa.text("ALTER TABLE answers ADD COLUMN lapse INTEGER"))

    def close(self) -> None:
        """Give back every connection."""
        self.engine.dispose()

    def secret(self) -> str:
        """The key that signs tokens; made once for each database."""
        with self._changing() as connection:
            found = connection.scalar(sa.select(keys.c.value).where(keys.c.name == "secret"))
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(keys.insert().values(name="secret", value=found))
        return str(found)

    # -- games -------------------------------------------------------------------------------------------------------

    def create(
        self,
        record: Record,
        players: Sequence[str],
        settings: dict[str, Any],
        summary: dict[str, Any],
        given: Sequence[Answer] = (),
    ) -> str:
        """Keep a new game and return its id."""
        game = secrets.token_urlsafe(9)
        now = _now()
        with self._changing() as connection:
            connection.execute(
                games.insert().values(
                    id=game,
                    created=now,
                    touched=now,
                    header=_header(record),
                    players=json.dumps(list(players)),
                    settings=json.dumps(settings),
                    summary=json.dumps(summary),
                    undone="[]",
                    version=0,
                )
            )
            if given:
                connection.execute(answers.insert(), _rows(game, 0, given))
        return game

    def load(self, game: str) -> Kept:
        """A game with all its answers, as they stand together."""
        with self._reading() as connection:
            row = connection.execute(sa.select(games).where(games.c.id == game)).mappings().first()
            if row is None:
                raise NoSuchGame(game)
            found = connection.execute(
                sa.select(answers.c.seat, answers.c.text, answers.c.by_itself, answers.c.lapse)
                .where(answers.c.game == game)
                .order_by(answers.c.number)
            )
            given = tuple(Answer(*one) for one in found)
        return replace(_kept(row), answers=given)

    def version(self, game: str) -> int:
        """How often a game was changed; cheap enough to ask before every use of a copy in memory."""
        with self._reading() as connection:
            found = connection.scalar(sa.select(games.c.version).where(games.c.id == game))
        if found is None:
            raise NoSuchGame(game)
        return int(found)

    def latest(self, count: int = 50) -> list[Kept]:
        """The games touched last, without their answers."""
        with self._reading() as connection:
            rows = connection.execute(sa.select(games).order_by(games.c.touched.desc()).limit(count)).mappings().all()
        return [_kept(row) for row in rows]

    def delete(self, game: str) -> None:
        """Forget a game."""
        with self._changing() as connection:
            connection.execute(answers.delete().where(answers.c.game == game))
            if not connection.execute(games.delete().where(games.c.id == game)).rowcount:
                raise NoSuchGame(game)

    # -- campaigns ---------------------------------------------------------------------------------------------------

    def create_campaign(self, text: str) -> str:
        """Keep a new campaign and return its id."""
        campaign = secrets.token_urlsafe(9)
        with self._changing() as connection:
            row = {"id": campaign, "touched": _now(), "text": text, "games": "{}", "version": 0}
            connection.execute(campaigns.insert().values(**row))
        return campaign

    def campaign(self, campaign: str) -> KeptCampaign:
        """A campaign as it stands."""
        with self._reading() as connection:
            row = connection.execute(sa.select(campaigns).where(campaigns.c.id == campaign)).mappings().first()
        if row is None:
            raise NoSuchGame(campaign)
        return _kept_campaign(row)

    def latest_campaigns(self, count: int) -> list[KeptCampaign]:
        """The campaigns touched last."""
        with self._reading() as connection:
            wanted = sa.select(campaigns).order_by(campaigns.c.touched.desc()).limit(count)
            rows = connection.execute(wanted).mappings().all()
        return [_kept_campaign(row) for row in rows]

    def change_campaign(self, campaign: str, version: int, text: str, played: dict[str, str]) -> None:
        """Keep a campaign as it is now; refused if it has changed since ``version``."""
        update = campaigns.update().where(campaigns.c.id == campaign, campaigns.c.version == version)
        row = {"touched": _now(), "text": text, "games": json.dumps(played), "version": version + 1}
        with self._changing() as connection:
            if not connection.execute(update.values(**row)).rowcount:
                raise Overtaken(campaign)

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
    ) -> int:
        """Keep further answers from ``number`` on; refused if the game has changed since ``version``.

        ``record`` is the game's where these answers changed more of it than its answers, as where dice were set.
        """
        with self._changing() as connection:
            self._step(connection, game, version, undone, summary, record)
            try:
                connection.execute(answers.insert(), _rows(game, number, given))
            except sa.exc.IntegrityError:
                raise Overtaken(game) from None
        return version + 1

    def cut(
        self,
        game: str,
        version: int,
        keep: int,
        undone: Sequence[Answer],
        summary: dict[str, Any] | None = None,
    ) -> int:
        """Take back all answers from number ``keep`` on."""
        with self._changing() as connection:
            self._step(connection, game, version, undone, summary)
            connection.execute(answers.delete().where(answers.c.game == game, answers.c.number >= keep))
        return version + 1

    def arrange(self, game: str, version: int, players: Sequence[str], settings: dict[str, Any]) -> int:
        """Change who plays and what the page does by itself."""
        changed = {"players": json.dumps(list(players)), "settings": json.dumps(settings)}
        with self._changing() as connection:
            self._claim(connection, game, version, changed)
        return version + 1

    def _step(
        self,
        connection: sa.Connection,
        game: str,
        version: int,
        undone: Sequence[Answer],
        summary: dict[str, Any] | None,
        record: Record | None = None,
    ) -> None:
        changed = {"undone": json.dumps([asdict(one) for one in undone])}
        if summary is not None:
            changed["summary"] = json.dumps(summary)
        if record is not None:
            changed["header"] = _header(record)
        self._claim(connection, game, version, changed)

    @staticmethod
    def _claim(connection: sa.Connection, game: str, version: int, changed: dict[str, str]) -> None:
        """Of two who saw the same version, one gets to change the game."""
        update = games.update().where(games.c.id == game, games.c.version == version)
        if not connection.execute(update.values(version=version + 1, touched=_now(), **changed)).rowcount:
            raise Overtaken(game)


def _header(record: Record) -> str:
    """Everything of a record but its answers, which have a table of their own."""
    return replace(record, answers=[], snapshots=[]).to_json()


def _rows(game: str, number: int, given: Sequence[Answer]) -> list[dict[str, Any]]:
    return [{"game": game, "number": at, **asdict(one)} for at, one in enumerate(given, number)]


def _kept(row: sa.RowMapping) -> Kept:
    return Kept(
        id=row["id"],
        created=row["created"],
        touched=row["touched"],
        header=Record.from_json(row["header"]),
        players=tuple(json.loads(row["players"])),
        settings=json.loads(row["settings"]),
        summary=json.loads(row["summary"]),
        undone=tuple(_taken_back(one) for one in json.loads(row["undone"])),
        version=row["version"],
    )


def _kept_campaign(row: sa.RowMapping) -> KeptCampaign:
    return KeptCampaign(row["id"], row["touched"], row["text"], json.loads(row["games"]), row["version"])


def _taken_back(kept: dict[str, Any] | str) -> Answer:
    """An answer that was taken back; databases of an older version hold its text alone."""
    return Answer(-1, kept) if isinstance(kept, str) else Answer(**kept)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


@contextmanager
def _trouble() -> Iterator[None]:
    """What the database itself complains about, as an error of the store."""
    try:
        yield
    except sa.exc.DBAPIError as error:
        raise Trouble(
            "The games cannot be read or kept now: {why}. Nothing was changed; try again.",
            "store-trouble",
            why=str(error.orig),
        ) from error


def _durable(connection: Any, _: object) -> None:
    """SQLite as this store needs it: readers beside a writer, every commit on the disk, no answers without a game."""
    connection.isolation_level = None  # transactions begin where we say so, not where Python guesses
    try:
        for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            _patiently(partial(connection.execute, f"PRAGMA {pragma}"))
    except BaseException:
        connection.close()
        raise


def _begun(connection: sa.Connection) -> None:
    """Begin a transaction; one that writes takes the lock at once, waiting for other programs if it must."""
    writes = connection.get_execution_options().get("writes")
    _patiently(lambda: connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN"))


def _patiently(what: Callable[[], object]) -> None:
    """Do something that another program may keep from being done for a while."""
    for left in reversed(range(WAITS)):
        try:
            what()
        except (sa.exc.OperationalError, sqlite3.OperationalError) as error:
            if not left or "locked" not in str(error):
                raise
        else:
            return
