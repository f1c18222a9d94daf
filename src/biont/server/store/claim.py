"""Who serves a file of games: one process at a time, since nobody else would hear of what it changes.

The claim is a lock on a file beside the database. It goes with the process that holds it, however that one ends; others
can read there where its table stands.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from biont.kernel import BiontError

SUFFIX = ".serving"
"""The end of the name of the file with the lock."""


@contextmanager
def claimed(file: Path, url: str) -> Iterator[None]:
    """Serve the games in a file at an address, for as long as this lasts; refused where somebody else does."""
    with closing(sqlite3.connect(file.with_suffix(SUFFIX), timeout=0, isolation_level=None)) as line:
        try:
            line.execute("BEGIN IMMEDIATE")
            line.execute("CREATE TABLE IF NOT EXISTS serving (url TEXT)")
            line.execute("DELETE FROM serving")
            line.execute("INSERT INTO serving VALUES (?)", [url])
            line.execute("COMMIT")
            line.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):  # where no lock can be had, games are served without one
                yield
                return
            sentence = (
                "The games in {folder} are being served already ({url}). Open that address, stop the other server, or "
                "name another folder with BIONT_DATA."
            )
            raise BiontError(sentence, "served-already", folder=str(file.parent), url=_holder(line)) from None
        yield


def _holder(line: sqlite3.Connection) -> str:
    """Where whoever holds the claim serves."""
    try:
        found = line.execute("SELECT url FROM serving").fetchone()
    except sqlite3.Error:  # it is just writing that
        return "?"
    return str(found[0]) if found else "?"
