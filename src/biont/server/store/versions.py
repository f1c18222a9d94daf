"""Which version of the tables a database has, and what it needs to have that of this program.

A change to the tables is a file in ``migrations``, which Alembic runs (``migrating.py``), and a new ``NEWEST`` here. A
database without a stamp is of the time before there were any: the first version. Where nothing is due, nobody needs
Alembic: a new database has the newest tables at once, and the one in a visitor's own browser only ever grows.
"""

from __future__ import annotations

import sqlalchemy as sa

from biont.server.store.schema import metadata, stamps
from biont.server.store.trouble import FOREIGN, NEWER, Trouble

FIRST, NEWEST = "0001", "0017"
"""Versions are numbers of four digits."""


def stamped(connection: sa.Connection) -> str:
    """The version of a database, empty for one without tables; one that is not ours, or newer than we are, is refused
    before anything is written into it."""
    found = set(sa.inspect(connection).get_table_names())
    if not found:
        return ""
    _recognise(connection, found)
    if stamps.name not in found:
        return FIRST
    version = str(connection.scalar(sa.select(stamps.c.version_num)) or FIRST)
    if version > NEWEST:
        raise Trouble(NEWER)
    return version


def begin(connection: sa.Connection) -> None:
    """Lay out an empty database."""
    metadata.create_all(connection)
    connection.execute(stamps.insert().values(version_num=NEWEST))


def grow(connection: sa.Connection) -> None:
    """Give a database of an older version the tables and columns that it lacks, where there is no Alembic: every column
    that older tables lack may be empty."""
    inspector = sa.inspect(connection)
    for table in metadata.sorted_tables:
        if not inspector.has_table(table.name):
            continue
        has = {column["name"] for column in inspector.get_columns(table.name)}
        for column in table.columns:
            if column.name not in has:
                kind = column.type.compile(connection.dialect)
                connection.execute(sa.text(f"ALTER TABLE {table.name} ADD COLUMN {column.name} {kind}"))
    metadata.create_all(connection)
    connection.execute(stamps.delete())
    connection.execute(stamps.insert().values(version_num=NEWEST))


def _recognise(connection: sa.Connection, found: set[str]) -> None:
    """Refuse a database that is not ours: its tables lack what ours have had from the beginning."""
    if "games" not in found:
        raise Trouble(FOREIGN)
    columns = sa.inspect(connection).get_multi_columns(filter_names=sorted(metadata.tables.keys() & found))
    for (_, name), there in columns.items():
        needed = {column.name for column in metadata.tables[name].columns if not column.nullable}
        if not needed <= {column["name"] for column in there}:
            raise Trouble(FOREIGN)
