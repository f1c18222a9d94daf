"""One real PostgreSQL for a whole run of tests, started by whoever needs it first; a database for each test worker."""

from __future__ import annotations

import fcntl
import shutil
import tempfile
from pathlib import Path

import sqlalchemy as sa
from tools.postgres import Server

from biont.server.store import Store
from biont.server.store.schema import keys, metadata, stamps

TEMPLATE = "template_biont"
PLACE = "postgres"
"""The file that says where it runs, in the folder that all workers of a run share."""


def of_this_run(shared: Path) -> Server:
    """The server of a run; the first worker that comes starts it and lays out a database that others are copies of."""
    with (shared / f"{PLACE}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        place = shared / PLACE
        if place.exists():
            return Server(Path(place.read_text(encoding="utf-8")))
        server = Server(Path(tempfile.mkdtemp(prefix="biont-postgres-")))
        server.begin()
        place.write_text(str(server.folder), encoding="utf-8")
        server.execute(f"CREATE DATABASE {TEMPLATE}")
        Store(server.url(TEMPLATE)).close()
        return server


def ended(shared: Path) -> None:
    """The run is over, and its server goes."""
    place = shared / PLACE
    if place.exists():
        folder = Path(place.read_text(encoding="utf-8"))
        place.unlink()
        Server(folder).stop()
        shutil.rmtree(folder, ignore_errors=True)


def emptied(url: str) -> None:
    """Leave nothing in a database but what a new one has: quicker than making it anew."""
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"), poolclass=sa.NullPool)
    with engine.begin() as connection:
        there = sa.inspect(connection).get_table_names()
        for name in set(there) - metadata.tables.keys():
            connection.execute(sa.text(f'DROP TABLE "{name}"'))
        for table in reversed(metadata.sorted_tables):
            if table.name in there and table not in (keys, stamps):
                connection.execute(table.delete())
