"""News between processes that share a database: what has changed, told by the transaction that changes it.

On PostgreSQL whoever listens (``server/listening.py``) hears it when the transaction ends, and only then. On SQLite
there is one process, and nobody else to tell.
"""

from __future__ import annotations

from contextvars import ContextVar

import sqlalchemy as sa

from biont.server.store.postgres import DIALECT, carry_out

CHANNEL = "biont"
ORIGIN = "origin"
"""The option of an engine that says who tells: nobody has to hear his own news."""


WORK = "work"
"""Before a moment: something is planned for then, and workers look. Other changes are nothing to them."""

EVERYBODY = "everybody"
"""Instead of what has changed: somebody has lost a right, and every stream asks anew whether it may go on."""


BY: ContextVar[str] = ContextVar("by", default="")
"""The page that makes a change, where it gets what came of it as a reply: it need not hear of it, too."""


ANNOUNCED = "announced"
"""What a transaction has to tell so far, each thing once."""

_all = sa.func.unnest(sa.bindparam("news", type_=sa.ARRAY(sa.String))).alias("news")
_NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.column("news"))).select_from(_all)


def room_of(table: str) -> str:
    """What those watch who wait at a table."""
    return f"table {table}"


def tables_of(person: str) -> str:
    """What whoever wants to know of tables at which a person has come to sit watches."""
    return f"person {person}"


def announce(connection: sa.Connection, key: str) -> None:
    """Let other processes know that something has changed which somebody may watch: a game by its id, a room."""
    if connection.dialect.name == DIALECT:
        connection.info.setdefault(ANNOUNCED, {})[key] = True


def send(connection: sa.Connection) -> None:
    """At the end of a transaction: all that it has announced, by one statement."""
    if keys := connection.info.pop(ANNOUNCED, {}):
        origin, page = connection.get_execution_options().get(ORIGIN, ""), BY.get()
        told = f"{origin}/{page}" if page.isalnum() else origin
        carry_out(connection, _NOTIFY, {"news": [f"{told} {key}" for key in keys]})


def forget(connection: sa.Connection) -> None:
    """At its beginning: what one on the same line has announced that came to nothing."""
    connection.info.pop(ANNOUNCED, None)
