"""PostgreSQL, where many processes share one database: how its engine is made, and who reads and lays out how.

SQLAlchemy's own pool holds the connections; each gives up on a statement, a lock or a dead line in time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from time import perf_counter
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from biont.kernel import BiontError
from biont.server.counts import COUNTS

DRIVER, DIALECT = "postgresql+psycopg", "postgresql"
NAMES = (DIALECT, "postgres", DRIVER)
"""How addresses of such databases begin."""

PATIENCE = {"statement_timeout": 8_000, "lock_timeout": 5_000, "idle_in_transaction_session_timeout": 30_000}
"""Milliseconds that a statement may take, that it waits for whoever changes the same row, and that somebody who died in
the middle of a change keeps others waiting."""

CONNECTING = 5
"""Seconds until a database that does not answer counts as gone."""

POOL = {"pool_size": 8, "max_overflow": 16, "pool_timeout": 5.0, "pool_use_lifo": True, "pool_recycle": 1800}
"""Connections of a process. None is tried before it is used: one that was cut shows that at the first word, which is
then said once more on another (``database.py``), so a restart of the database costs nobody an error."""

READS = "reads"
"""The option of a connection in whose transactions all that is read is of one moment."""

STARTING = 60_000
"""Milliseconds that a process waits for others that start with it."""

LAYING_OUT = 0x62696F6E74
"""The number of the lock that whoever lays out a database or brings it up to date holds."""


def is_meant(url: str) -> bool:
    """Whether an address is one of PostgreSQL."""
    return url.partition("://")[0] in NAMES


def engine(url: str, **connections: Any) -> sa.Engine:
    """The engine for an address."""
    told = {
        "connect_timeout": CONNECTING,
        "application_name": "biont",
        "options": " ".join(f"-c {name}={value}" for name, value in PATIENCE.items()),
    }
    try:
        made = sa.create_engine(
            full(url), connect_args=told, hide_parameters=True, isolation_level="AUTOCOMMIT", **{**POOL, **connections}
        )
    except ModuleNotFoundError:
        sentence = "PostgreSQL needs a package more: pip install 'biont[net]'."
        raise BiontError(sentence, "no-psycopg") from None
    event.listen(made, "begin", _begun)
    return made


def _begun(connection: sa.Connection) -> None:
    """Begin a transaction: the driver itself begins none."""
    begin = (
        b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        if connection.get_execution_options().get(READS)
        else b"BEGIN"
    )
    by_driver(connection.connection.dbapi_connection, begin, {}, connection.invalidate)


def full(url: str) -> sa.URL:
    """An address with the driver that we have, whatever it names."""
    return sa.make_url(f"{DRIVER}://{url.partition('://')[2]}")


def place(url: sa.URL) -> str:
    """Which database an address names, without anything secret."""
    return f"{url.host or url.query.get('host', 'localhost')}/{url.database}"


def found(engine: sa.Engine, wanted: sa.Executable, values: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """What a single statement finds, as the driver has it: what every request asks for takes SQLAlchemy four times as
    long. What goes wrong is told as it would tell it."""
    text, own, asked = *_written(wanted, engine.dialect), perf_counter()
    try:
        line = engine.pool.connect()
    except _driver()[0] as error:
        raise _told(text, error, cut=False) from error
    COUNTS.wait("read", perf_counter() - asked)
    try:
        return by_driver(line.dbapi_connection, text, {**own, **values}, line.invalidate)
    finally:
        line.close()


def carry_out(connection: sa.Connection, wanted: sa.Executable, values: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Carry out a statement in a transaction and return the rows that it gives: the same for what every change does. It
    is put together once for all, and has no list of values in it."""
    if connection.dialect.name != DIALECT:
        done = connection.execute(wanted, values)
        return [dict(row) for row in done.mappings()] if done.returns_rows else []
    text, own = _written(wanted, connection.dialect, tuple(values))
    return by_driver(connection.connection.dbapi_connection, text, {**own, **values}, connection.invalidate)


def insert_all(connection: sa.Connection, table: sa.Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Put some rows into a table by one statement: not many, for there is one for each count of them."""
    told = {f"{name}_{at}": value for at, row in enumerate(rows) for name, value in row.items()}
    carry_out(connection, _inserting(table, len(rows)), told)


@cache
def _inserting(table: sa.Table, count: int) -> sa.Insert:
    wanted = [{one.name: sa.bindparam(f"{one.name}_{at}", type_=one.type) for one in table.c} for at in range(count)]
    return table.insert().values(wanted)


def by_driver(
    line: Any, text: bytes, values: Mapping[str, Any], cut: Callable[[BaseException], None]
) -> list[Mapping[str, Any]]:
    """What the driver finds by a line, which is ``cut`` where it turns out to be."""
    error_of, by_name = _driver()
    try:
        done = line.cursor(row_factory=by_name).execute(text, values)
        return [*done] if done.pgresult.nfields else []  # what its columns are need not be told for that
    except error_of as error:
        if line.closed:
            cut(error)
        raise _told(text, error, cut=line.closed) from error


@cache
def _driver() -> tuple[type[Exception], Any]:
    """What goes wrong there, and rows by the names of their columns: not there where SQLite is enough."""
    from psycopg import Error
    from psycopg.rows import dict_row

    return Error, dict_row


def _told(text: bytes, error: Exception, *, cut: bool) -> sa.exc.StatementError:
    """An error as SQLAlchemy tells it."""
    told = sa.exc.DBAPIError.instance
    return told(text.decode(), None, error, _driver()[0], hide_parameters=True, connection_invalidated=cut)


@cache
def _written(
    wanted: sa.Executable, dialect: sa.Dialect, given: tuple[str, ...] | None = None
) -> tuple[bytes, Mapping[str, Any]]:
    """A statement as it is sent with values that are ``given``, and the values that are its own."""
    assert isinstance(wanted, sa.ClauseElement)
    made = wanted.compile(dialect=dialect, column_keys=given)
    return str(made).encode(), dict(made.params or {})


def one_at_a_time(connection: sa.Connection) -> None:
    """Wait until nobody else lays out this database, and let nobody else until the transaction ends.

    On a slow machine the first of many processes may take its time, and nobody else waits for those.
    """
    for limit in ("statement_timeout", "lock_timeout"):
        connection.execute(sa.text(f"SET LOCAL {limit} = {STARTING}"))
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LAYING_OUT)))


def alone_with(connection: sa.Connection, what: str) -> None:
    """Wait until nobody else is at something, and let nobody else until the transaction ends; on SQLite one writes at a
    time anyway."""
    if connection.dialect.name == DIALECT:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.func.hashtextextended(what, 0))))
