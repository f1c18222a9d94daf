"""A dump as it is read: anybody may have written it, and every line is looked at before it is believed."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from biont.kernel import BiontError
from biont.server.hosting.dump import FORMAT
from biont.server.store.schema import keys, metadata, stamps
from biont.server.store.versions import FIRST, NEWEST

LONGEST = 20_000_000
"""Bytes of a line; the longest column holds a campaign, whose file may have a tenth of that."""

LEAST, MOST = -(2**31), 2**31 - 1
"""Whole numbers that both kinds of databases can hold."""

Row = tuple[sa.Table, dict[str, Any]]
Tables = Mapping[str, sa.Table]


def dumped(tables: sa.MetaData) -> Tables:
    """The tables of some version that a dump can have: all but keys and stamp."""
    return {name: one for name, one in tables.tables.items() if name not in (keys.name, stamps.name)}


TABLES = dumped(metadata)


def rows(file: Path, known: Tables | None = None) -> Iterator[Row]:
    """Every row of a dump, each found to be one of a known table; at the end the checksum has to be right."""
    tables = known or TABLES
    seen, count, last = hashlib.sha256(), -1, None
    try:
        with file.open("rb") as read:
            while line := read.readline(LONGEST):
                values = _values(file, line)
                if last is not None:
                    raise damaged(file, "sha256")
                if "sha256" in values:
                    last = values
                    continue
                seen.update(line)
                count += 1
                if count == 0:
                    _recognise(file, values)
                else:
                    yield _row(file, values, tables)
    except OSError as error:
        raise _unreadable(file, error) from None
    if last != {"rows": count, "sha256": seen.hexdigest()}:
        raise damaged(file, "checksum")


def version_of(file: Path) -> str:
    """The version of the tables that a dump holds."""
    try:
        with file.open("rb") as read:
            return _recognise(file, _values(file, read.readline(LONGEST)))
    except OSError as error:
        raise _unreadable(file, error) from None


def _unreadable(file: Path, error: OSError) -> BiontError:
    return BiontError("{file} cannot be read: {why}.", "host-file-unreadable", file=str(file), why=error.strerror)


def _values(file: Path, line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        raise damaged(file, "JSON") from None
    if not isinstance(found, dict):
        raise damaged(file, "JSON")
    return found


def _recognise(file: Path, head: dict[str, Any]) -> str:
    """The version of a dump; refused is what is none, and one that is newer than this program."""
    version = head.get("version")
    if head.get("biont") != "dump" or head.get("format") != FORMAT or not isinstance(version, str):
        raise BiontError("{file} is no dump of Biont.", "dump-none", file=str(file))
    if not (len(version) == len(NEWEST) and version.isascii() and version.isdigit() and FIRST <= version <= NEWEST):
        sentence = "{file} is of version {version}, and this program has {newest}: load it with a newer one."
        raise BiontError(sentence, "dump-version", file=str(file), version=version[:20], newest=NEWEST)
    return version


def _row(file: Path, values: dict[str, Any], tables: Tables) -> Row:
    """A row that could have been dumped: its table, and exactly the columns of that with values of their kinds."""
    name, row = next(iter(values.items()), ("", None))
    table = tables.get(name)
    if len(values) != 1 or table is None or not isinstance(row, dict):
        raise damaged(file, str(name)[:40])
    if row.keys() != {column.name for column in table.columns}:
        raise damaged(file, name)
    for column in table.columns:
        if not _fits(column, row[column.name]):
            raise damaged(file, f"{name}.{column.name}")
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


def damaged(file: Path, where: str) -> BiontError:
    """What is said of a dump that is not whole."""
    return BiontError(
        "{file} is no whole dump ({where}); nothing was loaded.", "dump-damaged", file=str(file), where=where
    )
