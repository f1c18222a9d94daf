"""The database: its engine, its transactions, and how it grows with the program.

SQLite serves one process, PostgreSQL (``postgres.py``) many. SQLite runs with a write-ahead log and full
synchronisation, so an answer that was acknowledged outlives a killed server and a lost power supply.
"""

from __future__ import annotations

import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import event

from biont.installation import DATABASE, data_folder
from biont.kernel import BiontError
from biont.server import clock
from biont.server.counts import COUNTS
from biont.server.store import postgres, versions
from biont.server.store.claim import claimed
from biont.server.store.news import ORIGIN, WORK, announce, forget, send
from biont.server.store.planned import PLANS, first_planned
from biont.server.store.private import private
from biont.server.store.schema import keys
from biont.server.store.trouble import OLDER, Damaged, Trouble, damaged, is_damage, troubled, unusable

T = TypeVar("T")

WRITES, AT_ONCE = "writes", "at_once"
"""Options of a connection: its transactions change something; or a single statement is read, which needs none."""

WAITS = 6
"""How often a writer waits for another program that writes, five seconds each time."""


def sqlite_url(folder: Path | None = None) -> str:
    """The address of the database in a folder, which is made if it is missing."""
    place = folder or data_folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sentence = (
            "{folder} cannot be used for games: {why}. Give yourself the right to write there, or name another folder "
            "with BIONT_DATA."
        )
        raise BiontError(sentence, "no-data-folder", folder=str(place), why=error.strerror) from None
    return f"sqlite:///{place / DATABASE}"


PRAGMAS = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""SQLite as a server needs it: readers beside a writer, every commit on the disk, no answers without a game."""


class Database:
    """One database with all tables of the house; what reads and changes its rows stands in classes below this one."""

    migrates = True
    """Whether Alembic brings an older one up to date; else it gets what it lacks and nothing else happens to it."""

    plans = True
    """Whether there may be workers here: else nothing is planned for them."""

    def __init__(self, url: str, pragmas: Sequence[str] = PRAGMAS, **connections: Any) -> None:
        """``pragmas`` are what every connection to SQLite is told first, ``connections`` what SQLAlchemy's
        ``create_engine`` takes, such as ``poolclass=StaticPool`` where there shall be only one.
        """
        self.is_shared = postgres.is_meant(url)
        """Whether other processes may have the same database, as many as there are."""
        self.origin = secrets.token_hex(4)
        """By what news of changes made here are known (``news.py``)."""
        self._writer: AbstractContextManager[object] = nullcontext() if self.is_shared else threading.Lock()
        """Of the threads here one writes at a time: SQLite itself would let them race for its lock."""
        if self.is_shared:
            self.engine = postgres.engine(url, **connections)
        else:
            self.engine = sa.create_engine(url, hide_parameters=True, **connections)
            if self.engine.url.database not in (None, "", ":memory:"):
                private(Path(str(self.engine.url.database)))
            event.listen(self.engine, "connect", partial(_connected, pragmas))
            event.listen(self.engine, "begin", _begun)
        self.engine.update_execution_options(**{ORIGIN: self.origin, PLANS: self.plans})
        self._reads = self.engine.execution_options(**{postgres.READS: True})
        self._looks = self.engine.execution_options(**{AT_ONCE: True})
        self._writes = self.engine.execution_options(**{WRITES: True})
        self.planned: Callable[[str], None] = lambda due: None
        """Called when something was planned here, with when it is due first; where there are many processes, all hear
        of it by the news."""
        try:
            self._bring_up_to_date()
        except Trouble as error:
            self.close()
            raise unusable(self.engine.url, error) from error
        except BaseException:
            self.close()
            raise

    def _bring_up_to_date(self) -> None:
        """Lay out an empty database; let one of an older version have the tables of this one."""
        with self._changing() as connection:
            if self.is_shared:
                postgres.one_at_a_time(connection)
            version = versions.stamped(connection)
            if not version:
                versions.begin(connection)
            elif not self.migrates and version != versions.NEWEST:
                versions.grow(connection)
        if self.migrates and version not in ("", versions.NEWEST):
            if self.is_shared:  # others may be at work with it: that is for its owner to say
                raise Trouble(OLDER)
            from biont.server.store.migrating import migrate  # only now does anybody need Alembic

            with troubled():
                migrate(self.engine)
        with self._changing() as connection:
            if self.is_shared:
                postgres.one_at_a_time(connection)
            self._secret = _secret(connection)

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        """A transaction that sees everything at one moment."""
        asked = perf_counter()
        with troubled(), _begun_on(self._reads) as connection:
            COUNTS.wait("read", perf_counter() - asked)
            yield connection

    def _found(self, wanted: sa.Executable, values: Mapping[str, Any], one: str = "") -> Sequence[Mapping[str, Any]]:
        """What a single statement finds: it needs no transaction to see everything at one moment. ``one`` is the game
        or campaign that it is about: damage in the file is its own misfortune."""
        try:
            with troubled():
                return self._found_by(wanted, values) if self.is_shared else self._found_here(wanted, values)
        except Trouble as error:
            if not one or not is_damage(error):
                raise
            raise damaged(one) from error

    def _found_by(
        self, wanted: sa.Executable, values: Mapping[str, Any], again: bool = True
    ) -> Sequence[Mapping[str, Any]]:
        """The same of a database with many processes; where the line had been cut, once more on another one."""
        try:
            return postgres.found(self.engine, wanted, values)
        except sa.exc.DBAPIError as error:
            if not again or not error.connection_invalidated:
                raise
        self.knock()  # this finds out about all lines that were cut with it
        return self._found_by(wanted, values, again=False)

    def _found_here(self, wanted: sa.Executable, values: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """The same of a file."""
        with self._looks.connect() as connection:
            return [dict(row) for row in connection.execute(wanted, values).mappings()]

    @contextmanager
    def _reading_one(self, one: str) -> Iterator[sa.Connection]:
        """The same for a single game or campaign: damage in the file is its own misfortune."""
        try:
            with self._reading() as connection:
                yield connection
        except Trouble as error:
            if not is_damage(error):
                raise
            raise damaged(one) from error

    def _latest(
        self, table: sa.Table, count: int | None = None, *where: sa.ColumnElement[bool]
    ) -> tuple[list[sa.RowMapping], list[str]]:
        """The rows touched last. Where a page of the file is damaged: those that can be read, and the ids of others."""
        wanted = sa.select(table).where(*where)
        try:
            with self._reading() as connection:
                found = connection.execute(wanted.order_by(table.c.touched.desc()).limit(count))
                return list(found.mappings()), []
        except Trouble as error:
            if not is_damage(error):
                raise
        with self._reading() as connection:  # the index, which lies elsewhere, still has all ids
            ids = list(connection.scalars(sa.select(table.c.id)))
        rows: list[sa.RowMapping] = []
        lost: list[str] = []
        for one in ids:
            try:
                with self._reading_one(one) as connection:
                    rows += connection.execute(wanted.where(table.c.id == one)).mappings()
            except Damaged:
                lost.append(one)
        return sorted(rows, key=lambda row: str(row["touched"]), reverse=True)[:count], lost

    @contextmanager
    def _changing(self) -> Iterator[sa.Connection]:
        """A transaction; what was raised in it was not stored.

        On SQLite nobody else writes meanwhile. On PostgreSQL others do, so whoever builds on what he has read asks for
        its version as he changes it (``Games._claim``).
        """
        asked = perf_counter()
        with troubled(), self._writer:
            with _begun_on(self._writes) as connection:
                COUNTS.wait("write", perf_counter() - asked)
                forget(connection)
                first_planned(connection)
                yield connection
                if planned := first_planned(connection):
                    announce(connection, f"{WORK} {planned}")
                send(connection)
            if planned:
                self.planned(planned)

    @contextmanager
    def at_one_moment(self) -> Iterator[sa.Connection]:
        """Read as much as one likes, however long that takes, as it is now."""
        with self._reading() as connection:
            if self.is_shared:
                connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            yield connection

    @contextmanager
    def changing_everything(self) -> Iterator[sa.Connection]:
        """Change as much as one likes in one transaction, while nobody else lays anything out."""
        with self._changing() as connection:
            if self.is_shared:
                connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
                postgres.one_at_a_time(connection)
            yield connection

    def tell(self, keys: Iterable[str]) -> None:
        """Tell other processes something that is kept nowhere."""
        with self._changing() as connection:
            for key in keys:
                announce(connection, key)

    def knock(self) -> None:
        """Look whether the database answers."""
        with self._reading() as connection:
            connection.execute(sa.select(1))

    @property
    def place(self) -> str:
        """Where everything is kept, for people to read."""
        return postgres.place(self.engine.url) if self.is_shared else str(Path(self.engine.url.database or "").parent)

    def claimed(self, url: str) -> AbstractContextManager[object]:
        """Serve what is kept here at an address; refused where the database is a file that another process serves."""
        return nullcontext() if self.is_shared else claimed(Path(self.engine.url.database or ""), url)

    def close(self) -> None:
        """Give back every connection."""
        self.engine.dispose()

    def secret(self) -> str:
        """The key that signs tokens; made once for each database."""
        return self._secret


@contextmanager
def _begun_on(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A connection with a transaction: where the line had been cut, another one."""
    connection = engine.connect()
    try:
        try:
            transaction = connection.begin()
        except sa.exc.DBAPIError as error:
            if not error.connection_invalidated:
                raise
            connection.close()
            connection = engine.connect()
            transaction = connection.begin()
        with transaction:
            yield connection
    finally:
        connection.close()


def sorted_out(
    found: tuple[Iterable[sa.RowMapping], Iterable[str]], kept: Callable[[sa.RowMapping], T]
) -> tuple[list[T], list[str]]:
    """What is kept in rows, and the ids of those that cannot be read, to which others belong already."""
    rows, others = found
    whole, lost = [], list(others)
    for row in rows:
        try:
            whole.append(kept(row))
        except Damaged as error:
            lost.append(str(error.values["one"]))
    return whole, lost


def now() -> str:
    """The time as rows have it."""
    return clock.moment()


def _secret(connection: sa.Connection) -> str:
    found = connection.scalar(sa.select(keys.c.value).where(keys.c.name == "secret"))
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(keys.insert().values(name="secret", value=found))
    return str(found)


# -- SQLite ----------------------------------------------------------------------------------------------------------


def _connected(pragmas: Sequence[str], connection: Any, _: object) -> None:
    """A connection is made: transactions and texts as this store needs them, and what it is told."""
    connection.isolation_level = None  # transactions begin where we say so, not where Python guesses
    connection.text_factory = _text
    try:
        for pragma in pragmas:
            _patiently(partial(connection.execute, f"PRAGMA {pragma}"))
    except BaseException:
        connection.close()
        raise


def _text(stored: bytes) -> str:
    """A text; where bytes of it were turned over, its row is damaged, but not the reading of all others."""
    return stored.decode("utf-8", "replace")


def _begun(connection: sa.Connection) -> None:
    """Begin a transaction; one that writes takes the lock at once, waiting for other programs if it must."""
    options = connection.get_execution_options()
    if options.get(AT_ONCE):
        return
    writes = options.get(WRITES)
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
