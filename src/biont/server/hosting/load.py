"""Filling an empty database with a dump; where one line of it is not what it should be, nothing is changed.

A dump of an older version is laid out as that version had it, in a file of its own for a while, and brought up to date
there by the same migrations as any database: so dumps are as good for ever as databases are.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa

from biont.kernel import BiontError
from biont.server.hosting.dump import BATCH, dump, tables
from biont.server.hosting.dumped import Row, damaged, dumped, rows, version_of
from biont.server.registry import Registry
from biont.server.store import Store, Trouble, sqlite_url
from biont.server.store.versions import NEWEST
from biont.server.threads import Threads


def load(url: str, file: Path) -> int:
    """Fill an empty database of either kind with a dump; how many rows that were."""
    try:
        with _of_this_version(file) as newest:
            return _fill(url, newest)
    except Trouble as error:
        raise damaged(file, str(error.values.get("why", error)).splitlines()[0]) from None


def _fill(url: str, file: Path) -> int:
    for _ in rows(file):  # before a database is even laid out
        pass
    store = Store(url)
    try:
        with store.changing_everything() as connection:
            _refuse_full(connection)
            count = _insert(connection, rows(file))
            _go_on_counting(connection)
            return count
    finally:
        store.close()


def _insert(connection: sa.Connection, found: Iterator[Row]) -> int:
    count = 0
    for table, group in groupby(found, key=lambda row: row[0]):
        values = (one for _, one in group)
        while batch := list(islice(values, BATCH)):
            connection.execute(table.insert(), batch)
            count += len(batch)
    return count


@contextmanager
def _of_this_version(file: Path) -> Iterator[Path]:
    """The same dump as this program would have written it."""
    version = version_of(file)
    if version == NEWEST:
        yield file
        return
    from biont.server.store.migrating import lay_out, migrate

    with TemporaryDirectory(prefix="biont-load-", ignore_cleanup_errors=True) as folder:
        url = sqlite_url(Path(folder))
        engine, then = sa.create_engine(url), sa.MetaData()
        try:
            lay_out(engine, version)
            then.reflect(engine)
            with engine.begin() as connection:
                _insert(connection, rows(file, dumped(then)))
            migrate(engine)
        except sa.exc.DBAPIError as error:
            raise damaged(file, str(error.orig).splitlines()[0]) from None
        finally:
            engine.dispose()
        store, newest = Store(url), Path(folder) / "newest.jsonl"
        try:
            dump(store, newest)
        finally:
            store.close()
        yield newest


def _refuse_full(connection: sa.Connection) -> None:
    for table in tables(connection):
        if connection.scalar(sa.select(sa.literal(1)).select_from(table).limit(1)) is not None:
            sentence = "The database is not empty, and was left as it is: a dump fills an empty one."
            raise BiontError(sentence, "dump-not-empty")


def _go_on_counting(connection: sa.Connection) -> None:
    """Let PostgreSQL number new rows after those that came with their numbers."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables(connection):
        column = table.autoincrement_column
        if column is not None:
            last = connection.scalar(sa.select(sa.func.max(column)))
            if last is not None:
                sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
                connection.execute(sa.select(sa.func.setval(sequence, last)))


def replayed(url: str) -> Iterator[tuple[str, BiontError | None]]:
    """Every game of a database, and why it does not replay, where it does not."""
    registry = Registry(Store(url), Threads())
    try:
        for game in registry.store.game_ids():
            try:
                registry.open(game)
            except BiontError as error:
                yield game, error
            else:
                yield game, None
    finally:
        registry.close()
