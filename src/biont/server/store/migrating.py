"""Bringing a database to the newest version: a copy first, then every change in one transaction that may lose nothing.

Whoever is killed at any point of it leaves the old database or the new one.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory

from biont.server.store import postgres
from biont.server.store.private import private
from biont.server.store.schema import stamps
from biont.server.store.trouble import ALTERED, NO_COPY, Trouble, troubled, unusable
from biont.server.store.versions import NEWEST, stamped

MIGRATIONS = Path(__file__).with_name("migrations")

DAMAGED = "damaged"
"""Instead of the hash of rows that cannot be read: such damage is no reason to keep all others from the new version."""

Columns = Mapping[str, tuple[Sequence[str], Sequence[str]]]
"""Of every table the columns of its primary key, and all of its columns."""


def migrate(engine: sa.Engine, scripts: Path = MIGRATIONS, newest: str = NEWEST) -> None:
    """Bring a database from the version that it has to the newest one, unless another program has just done so."""
    with engine.connect() as connection, _unbound(connection):
        connection.execution_options(writes=True)
        with connection.begin():
            if engine.dialect.name != "sqlite":
                postgres.one_at_a_time(connection)
            version = stamped(connection)
            if not version or version >= newest:
                return
            copy_beside(engine.url, version)
            columns = _columns(connection)
            before, loose = fingerprint(connection, columns), _loose(connection)
            _upgrade(connection, scripts, newest)
            if fingerprint(connection, columns) != before or _loose(connection) - loose:
                raise Trouble(ALTERED)


def lay_out(engine: sa.Engine, version: str) -> None:
    """Lay out an empty database as a version had it."""
    with engine.begin() as connection:
        _upgrade(connection, MIGRATIONS, version)


def bring_up_to_date(url: str) -> str:
    """Bring a database that many share to the newest version, which is returned. Nobody may use it meanwhile."""
    engine = postgres.engine(url) if postgres.is_meant(url) else sa.create_engine(url)
    try:
        with troubled():
            migrate(engine)
            with engine.connect() as connection:
                return stamped(connection)
    except Trouble as error:
        raise unusable(engine.url, error) from error
    finally:
        engine.dispose()


@contextmanager
def _unbound(connection: sa.Connection) -> Iterator[None]:
    """SQLite changes a table by making it anew and dropping the old one. Where foreign keys are heeded, that would take
    along all answers of all games. The switch works outside of transactions only."""
    if connection.dialect.name != "sqlite":
        yield
        return
    bare = connection.connection.driver_connection
    assert bare is not None
    bare.execute("PRAGMA foreign_keys=OFF")
    try:
        yield
    finally:
        bare.execute("PRAGMA foreign_keys=ON")


def copy_beside(url: sa.URL, version: str) -> None:
    """Copy the file of a database beside it, with the version in its name; the copy is whole or not there.

    We hold the lock by which others write, so that it is the database as it is now.
    """
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return
    place = Path(str(url.database))
    copy = place.with_name(f"{place.stem}-{version}{place.suffix}")
    half = copy.with_suffix(".half")
    try:
        half.unlink(missing_ok=True)
        private(half)
        with closing(sqlite3.connect(place)) as source, closing(sqlite3.connect(half)) as target:
            source.backup(target)
        with half.open("rb+") as written:
            os.fsync(written.fileno())
        half.replace(copy)
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            half.unlink()
        raise Trouble(NO_COPY) from error


def directory_of(scripts: Path) -> ScriptDirectory:
    """The migrations in a folder, as Alembic knows them."""
    config = Config()
    config.set_main_option("script_location", str(scripts))
    config.set_main_option("version_locations", str(scripts))
    config.set_main_option("path_separator", "newline")
    return ScriptDirectory.from_config(config)


def _upgrade(connection: sa.Connection, scripts: Path, newest: str) -> None:
    """Let Alembic run what is due, in the transaction that we have begun."""
    found = directory_of(scripts)
    steps = EnvironmentContext(Config(), found, fn=lambda version, _: found._upgrade_revs(newest, version))
    with steps:
        steps.configure(connection=connection, transactional_ddl=True)
        steps.run_migrations()


# -- nothing is lost -------------------------------------------------------------------------------------------------


def _columns(connection: sa.Connection) -> Columns:
    """What there is to be lost."""
    inspector = sa.inspect(connection)
    return {
        table: (inspector.get_pk_constraint(table)["constrained_columns"], [one["name"] for one in found])
        for (_, table), found in inspector.get_multi_columns().items()
        if table != stamps.name
    }


def fingerprint(connection: sa.Connection, columns: Columns) -> dict[str, str]:
    """A hash of every game's row, of its answers, of every campaign: of all rows that begin with the same key."""
    found: dict[str, str] = {}
    for name, (key, names) in columns.items():
        table = sa.table(name, *map(sa.column, names))
        first = table.c[key[0]]
        for one in connection.scalars(sa.select(first).distinct()).all():
            rows = sa.select(table).where(first == one).order_by(*(table.c[part] for part in key))
            try:
                read = connection.execute(rows).all()
            except sa.exc.DatabaseError:
                found[f"{name} {one}"] = DAMAGED
            else:
                found[f"{name} {one}"] = hashlib.sha256(repr([tuple(row) for row in read]).encode()).hexdigest()
    return found


def _loose(connection: sa.Connection) -> Counter[tuple[str, str]]:
    """How many rows of which table name something that is not there in which other."""
    if connection.dialect.name != "sqlite":
        return Counter()
    rows = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    return Counter((str(table), str(parent)) for table, _, parent, _ in rows)
