"""Migrates a database in children that are killed on the way, each before another statement.

A process of its own: it forks, which one with threads should not. Prints how many were killed, and how many of those
had the new database.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import sqlalchemy as sa

from biont.server.store import migrating
from tests.server.test_migrations import laid, rows, stamps


def engine_of(file: Path, count: object) -> sa.Engine:
    """The engine of a store, which tells of every statement before it is run."""
    engine = sa.create_engine(f"sqlite:///{file}")
    sa.event.listen(engine, "connect", lambda made, _: setattr(made, "isolation_level", None))
    sa.event.listen(engine, "connect", lambda made, _: made.set_trace_callback(count))
    sa.event.listen(engine, "begin", lambda made: made.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def killed_at(point: int, folder: Path, scripts: Path) -> tuple[bool, int]:
    """Whether a child that is killed before that statement leaves the new database; and how many it has run."""
    file = laid(folder)
    for other in folder.glob("games*"):
        if other != file:
            other.unlink()
    told = folder / "told"
    before = rows(file)
    if not (child := os.fork()):
        done = [0]

        def count(_: str) -> None:
            if done[0] == point:
                os.kill(os.getpid(), signal.SIGKILL)
            done[0] += 1

        migrating.migrate(engine_of(file, count), scripts, "0999")
        told.write_text(str(done[0]), encoding="utf-8")
        os._exit(0)
    os.waitpid(child, 0)
    after, new = rows(file), bool(stamps(file))
    assert after["answers"] == before["answers"], point
    assert [row[:9] for row in after["games"]] == before["games"], point
    assert len(after["games"][0]) == (10 if new else 9), point
    return new, int(told.read_text(encoding="utf-8"))


def main(folder: Path, scripts: Path, many: int) -> None:
    """First one that lives, then so many that do not, and those at the end."""
    new, last = killed_at(-1, folder, scripts)
    assert new
    points = sorted({*range(0, last, max(1, last // many)), last - 3, last - 2, last - 1})
    print(len(points), sum(killed_at(point, folder, scripts)[0] for point in points))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
