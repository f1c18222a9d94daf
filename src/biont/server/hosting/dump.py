"""Everything of a database in one file, as it was at one moment: lines of JSON and a checksum, the same bytes whichever
kind of database it comes from.

The first line says what it is and of which version, then comes a line for every row, and the last one counts them and
has the hash of all before it. Keys are no part of it: they lie apart.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from biont.kernel import BiontError
from biont.server.store import Store
from biont.server.store.schema import keys, metadata, stamps
from biont.server.store.versions import NEWEST
from biont.server.store.work import work

FORMAT = 1
BATCH = 1000
"""Rows that are read or written at a time."""


def tables(connection: sa.Connection) -> list[sa.Table]:
    """What is dumped and loaded, each after what it names: all of the database but its keys and its stamp."""
    there = set(sa.inspect(connection).get_table_names())
    return [one for one in metadata.sorted_tables if one.name in there and one not in (keys, stamps)]


def dump(store: Store, file: Path) -> int:
    """Write everything into a file that is not there yet, while others go on; how many rows that are."""
    half = file.with_name(f"{file.name}.half")
    try:
        if file.exists():
            raise FileExistsError
        half.unlink(missing_ok=True)
        with open(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as written:
            count = _write(store, written)
            written.flush()
            os.fsync(written.fileno())
        half.replace(file)
    except FileExistsError:
        sentence = "{file} is there already, and was left as it is."
        raise BiontError(sentence, "dump-there", file=str(file)) from None
    except OSError as error:
        with suppress(OSError):
            half.unlink()
        raise BiontError(
            "{file} cannot be written: {why}.", "dump-unwritten", file=str(file), why=error.strerror
        ) from None
    except BaseException:
        with suppress(OSError):
            half.unlink()
        raise
    return count


def _write(store: Store, written: Any) -> int:
    seen, count = hashlib.sha256(), 0
    for line in lines(store):
        written.write(line)
        seen.update(line)
        count += 1
    written.write(line_of({"rows": count - 1, "sha256": seen.hexdigest()}))
    return count - 1


def lines(store: Store) -> Iterator[bytes]:
    """Every line of a dump but the last, of one moment."""
    yield line_of({"biont": "dump", "format": FORMAT, "version": NEWEST})
    with store.at_one_moment() as connection:
        for table in tables(connection):
            rows = sa.select(table).order_by(*(_plain(column, connection) for column in table.primary_key))
            found = connection.execution_options(yield_per=BATCH).execute(rows)
            for row in found.mappings():
                values = dict(row)
                if table is work:
                    values["lease"] = None  # where it is loaded, nobody is at it
                yield line_of({table.name: values})


def _plain(column: sa.Column[Any], connection: sa.Connection) -> sa.ColumnElement[Any]:
    """In which order rows come: PostgreSQL would sort texts by its own language."""
    is_text = isinstance(column.type, sa.String) and connection.dialect.name == "postgresql"
    return sa.collate(column, "C") if is_text else column


def line_of(values: dict[str, Any]) -> bytes:
    """A line as it is written."""
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass") + b"\n"
