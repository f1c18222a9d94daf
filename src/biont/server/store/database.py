"""The database: its engine, its transactions, and how it grows with the program.

SQLite runs with a write-ahead log and full synchronisation, so an answer that was acknowledged outlives a killed server
and a lost power supply.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from platformdirs import user_data_path
from sqlalchemy import event

from biont.kernel import BiontError

FILE = "games.sqlite"

WAITS = 6
"""How often a writer waits for another program that writes, five seconds each time."""

metadata = sa.MetaData()
"""Every table; a module that keeps something adds its own."""
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)


class NoSuchGame(BiontError):
    """There is no game of that id."""


class Overtaken(BiontError):
    """Somebody else has changed the game since the page was drawn; nothing was stored."""


class Trouble(BiontError):
    """The database cannot be used now: it is locked, damaged, or there is no room; nothing was stored."""


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


class Database:
    """One database with all tables of the house; what reads and changes its rows stands in classes below this one."""

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
                _grow(connection)
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


def now() -> str:
    """The time as rows have it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _grow(connection: sa.Connection) -> None:
    """Give a database of an older version the column that it lacks."""
    if "lapse" not in {column["name"] for column in sa.inspect(connection).get_columns("answers")}:
        connection.execute(sa.text("ALTER TABLE answers ADD COLUMN lapse INTEGER"))


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


# -- SQLite ----------------------------------------------------------------------------------------------------------


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
