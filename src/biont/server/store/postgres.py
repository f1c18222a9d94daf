"""PostgreSQL, where many processes share one database: how its engine is made, and who reads and lays out how.

SQLAlchemy's own pool holds the connections; each gives up on a statement, a lock or a dead line in time.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from biont.kernel import BiontError

DRIVER = "postgresql+psycopg"
NAMES = ("postgresql", "postgres", DRIVER)
"""How addresses of such databases begin."""

PATIENCE = {"statement_timeout": 8_000, "lock_timeout": 5_000, "idle_in_transaction_session_timeout": 30_000}
"""Milliseconds that a statement may take, that it waits for whoever changes the same row, and that somebody who died in
the middle of a change keeps others waiting."""

CONNECTING = 5
"""Seconds until a database that does not answer counts as gone."""

POOL = {"pool_size": 8, "max_overflow": 16, "pool_timeout": 5.0, "pool_pre_ping": True, "pool_recycle": 1800}
"""Connections of a process. Each is tried before it is used: a restart of the database costs nobody an error."""

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
        return sa.create_engine(full(url), connect_args=told, hide_parameters=True, **{**POOL, **connections})
    except ModuleNotFoundError:
        sentence = "PostgreSQL needs a package more: pip install 'biont[net]'."
        raise BiontError(sentence, "no-psycopg") from None


def full(url: str) -> sa.URL:
    """An address with the driver that we have, whatever it names."""
    return sa.make_url(f"{DRIVER}://{url.partition('://')[2]}")


def place(url: sa.URL) -> str:
    """Which database an address names, without anything secret."""
    return f"{url.host or url.query.get('host', 'localhost')}/{url.database}"


def reader(engine: sa.Engine) -> sa.Engine:
    """The same for whoever reads: all that is read in one transaction is of one moment."""
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


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
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.func.hashtextextended(what, 0))))
