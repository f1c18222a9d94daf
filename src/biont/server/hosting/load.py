"""Filling an empty database with a dump, which anybody may have written: every line is looked at before it is believed,
and where one is not what it should be, nothing is changed."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from biont.kernel import BiontError
from biont.server.hosting.dump import BATCH, FORMAT, tables
from biont.server.registry import Registry
from biont.server.store import Store, Trouble
from biont.server.store.schema import keys, metadata, stamps
from biont.server.store.versions import NEWEST
from biont.server.threads import Threads

LONGEST = 20_000_000
"""Bytes of a line; the longest column holds a campaign, whose file may have a tenth of that."""

LEAST, MOST = -(2**31), 2**31 - 1
"""Whole numbers that both kinds of databases can hold."""

Row = tuple[sa.Table, dict[str, Any]]


def load(url: str, file: Path) -> int:
    """Fill an empty database of either kind with a dump; how many rows that were."""
    for _ in rows(file):  # before a database is even laid out
        pass
    store = Store(url)
    try:
        with store.changing_everything() as connection:
            _refuse_full(connection)
            count = 0
            for table, group in groupby(rows(file), key=lambda row: row[0]):
                found = (values for _, values in group)
                while batch := list(islice(found, BATCH)):
                    connection.execute(table.insert(), batch)
                    count += len(batch)
            _go_on_counting(connection)
            return count
    except Trouble as error:
        raise _damaged(file, str(error.values.get("why", error)).splitlines()[0]) from None
    finally:
        store.close()


def rows(file: Path) -> Iterator[Row]:
    """Every row of a dump, each found to be one; at the end the checksum has to be right."""
    seen, count, last = hashlib.sha256(), -1, None
    try:
        with file.open("rb") as read:
            while line := read.readline(LONGEST):
                values = _values(file, line)
                if last is not None:
                    raise _damaged(file, "sha256")
                if "sha256" in values:
                    last = values
                    continue
                seen.update(line)
                count += 1
                if count == 0:
                    _recognise(file, values)
                else:
                    yield _row(file, values)
    except OSError as error:
        raise BiontError(
            "{file} cannot be read: {why}.", "host-file-unreadable", file=str(file), why=error.strerror
        ) from None
    if last != {"rows": count, "sha256": seen.hexdigest()}:
        raise _damaged(file, "checksum")


def _values(file: Path, line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        raise _damaged(file, "JSON") from None
    if not isinstance(found, dict):
        raise _damaged(file, "JSON")
    return found


def _recognise(file: Path, head: dict[str, Any]) -> None:
    """Refuse what is no dump, and one of another version."""
    if head.get("biont") != "dump" or head.get("format") != FORMAT:
        raise BiontError("{file} is no dump of Biont.", "dump-none", file=str(file))
    if head.get("version") != NEWEST:
        sentence = (
            "{file} is of version {version}, and this program has {newest}. Load it with the program that wrote it, "
            "then bring that database up to date with `biont host migrate`."
        )
        version = str(head.get("version"))[:20]
        raise BiontError(sentence, "dump-version", file=str(file), version=version, newest=NEWEST)


def _row(file: Path, values: dict[str, Any]) -> Row:
    """A row that could have been dumped: its table, and exactly the columns of that with values of their kinds."""
    name, row = next(iter(values.items()), ("", None))
    table = metadata.tables.get(name)
    if len(values) != 1 or table is None or table in (keys, stamps) or not isinstance(row, dict):
        raise _damaged(file, str(name)[:40])
    if row.keys() != {column.name for column in table.columns}:
        raise _damaged(file, name)
    for column in table.columns:
        if not _fits(column, row[column.name]):
            raise _damaged(file, f"{name}.{column.name}")
    return table, row


def _fits(column: sa.Column[Any], value: object) -> bool:
    if value is None:
        return bool(column.nullable)
    kind = column.type
    if isinstance(kind, sa.Boolean):
        return isinstance(value, bool)
    if isinstance(kind, sa.Integer):
        return type(value) is int and LEAST <= value <= MOST
    if isinstance(kind, sa.Float):
        return type(value) in (int, float) and math.isfinite(value)  # type: ignore[arg-type]
    if not isinstance(kind, sa.String) or not isinstance(value, str):
        return False
    return len(value) <= (kind.length or LONGEST) and "\0" not in value and _is_text(value)


def _is_text(value: str) -> bool:
    """Whether it has no halves of characters."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _damaged(file: Path, where: str) -> BiontError:
    return BiontError(
        "{file} is no whole dump ({where}); nothing was loaded.", "dump-damaged", file=str(file), where=where
    )


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
