"""Work that is to be done: a row for each piece, planned in the transaction of the change that calls for it.

Any worker takes what is due, for as long as a lease lasts; a worker that dies leaves what another one takes then. What
is done twice the version of the game refuses. Only databases that processes share have rows: at home programs answer
in the process that serves (``server/programs.py``).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import sqlalchemy as sa

from biont.server.opponents import PERSON
from biont.server.store.database import Database
from biont.server.store.schema import metadata
from biont.server.wishes import PACES

ANSWER = "answer"
"""The kind of work: a program is asked."""

LEASE = 30.0
"""Seconds for which work belongs to whoever took it, unless he says that he is still at it."""

TRIES = 5
"""How often work is tried; then it has failed for good, and waits for the owner of the machine."""

PAUSE = 2.0
"""Seconds before work is tried again, twice as long each time."""

work = sa.Table(
    "work",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("due", sa.String(32), nullable=False, index=True),
    sa.Column("lease", sa.String(32), nullable=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("failed", sa.String(200), nullable=True),
    sa.UniqueConstraint("kind", "game"),
)


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of work as it is kept: what is to be done at which version of which game, and how often it was tried."""

    id: int
    kind: str
    game: str
    version: int
    due: str
    tries: int
    failed: str | None = None


_jobs = sa.select(*(work.c[name] for name in ("id", "kind", "game", "version", "due", "tries", "failed")))


class Work(Database):
    """The work of one database."""

    def take(self) -> Job | None:
        """The work that has been due longest and that nobody is at; it is the caller's until its lease ends."""
        moment = after(0)
        free = sa.and_(work.c.due <= moment, work.c.failed.is_(None), _is_free(moment))
        found = _jobs.where(free).order_by(work.c.due).limit(1).with_for_update(skip_locked=True)
        with self._changing() as connection:
            row = connection.execute(found).first()
            if row is None:
                return None
            job = Job(*row)
            mine = work.update().where(work.c.id == job.id)
            connection.execute(mine.values(lease=after(LEASE), tries=job.tries + 1))
        return job

    def renew(self, jobs: Sequence[Job]) -> None:
        """Keep work that takes its time."""
        with self._changing() as connection:
            connection.execute(_these(work.update(), jobs).values(lease=after(LEASE)))

    def give_back(self, jobs: Sequence[Job]) -> None:
        """Leave work to others, at once."""
        with self._changing() as connection:
            connection.execute(_these(work.update(), jobs).values(lease=None, tries=work.c.tries - 1))

    def done(self, job: Job) -> None:
        """There is nothing more to do about it, unless it was planned anew since."""
        with self._changing() as connection:
            connection.execute(_these(work.delete(), [job]))

    def fail(self, job: Job, why: str) -> None:
        """It went wrong: it is tried again after a while, or never."""
        last = job.tries + 1 >= TRIES
        later = {"due": after(PAUSE * 2**job.tries), "lease": None, "failed": why[:200] if last else None}
        with self._changing() as connection:
            connection.execute(_these(work.update(), [job]).values(**later))

    def try_again(self) -> int:
        """Plan anew what has failed for good; how much that was."""
        with self._changing() as connection:
            anew = work.update().where(work.c.failed.is_not(None))
            return int(connection.execute(anew.values(failed=None, tries=0, lease=None, due=after(0))).rowcount)

    def failed(self) -> list[Job]:
        """What has failed for good."""
        with self._reading() as connection:
            found = connection.execute(_jobs.where(work.c.failed.is_not(None)).order_by(work.c.due))
            return [Job(*row) for row in found]

    def waiting(self) -> dict[str, tuple[int, str]]:
        """How much work of each kind is due and not begun, and since when the oldest is."""
        moment = after(0)
        due = sa.and_(work.c.due <= moment, work.c.failed.is_(None), _is_free(moment))
        wanted = sa.select(work.c.kind, sa.func.count(), sa.func.min(work.c.due)).where(due).group_by(work.c.kind)
        with self._reading() as connection:
            return {str(kind): (int(count), str(since)) for kind, count, since in connection.execute(wanted)}

    def next_due(self) -> str | None:
        """When there will be something to do; None where nothing is planned."""
        with self._reading() as connection:
            found = connection.scalar(sa.select(sa.func.min(_free_at)).where(work.c.failed.is_(None)))
        return None if found is None else str(found)


def plan(connection: sa.Connection, game: str, version: int, row: Mapping[str, Any]) -> None:
    """After a change of a game, in its transaction: a program that is asked now has to answer, and no other."""
    if connection.dialect.name == "sqlite":
        return
    connection.execute(work.delete().where(work.c.game == game, work.c.kind == ANSWER))
    pace = _pause(row)
    if pace is not None:
        fresh = {"kind": ANSWER, "game": game, "version": version, "due": after(pace), "tries": 0}
        connection.execute(work.insert().values(**fresh))


def _pause(row: Mapping[str, Any]) -> float | None:
    """After how many seconds the program answers that a row of a game says is asked; None where none is."""
    players, summary, settings = (json.loads(row[name]) for name in ("players", "summary", "settings"))
    seat = summary.get("asked", -1)
    if summary.get("finished") or not 0 <= seat < len(players) or players[seat] == PERSON:
        return None
    return PACES.get(str(settings.get("pace")), 0.0)


def after(seconds: float) -> str:
    """The time in so many seconds, as rows have it."""
    return (datetime.now(UTC) + timedelta(seconds=seconds)).isoformat(timespec="milliseconds")


_free_at = sa.case((work.c.lease > work.c.due, work.c.lease), else_=work.c.due)


def _is_free(moment: str) -> sa.ColumnElement[bool]:
    return sa.or_(work.c.lease.is_(None), work.c.lease <= moment)


def _these(change: Any, jobs: Sequence[Job]) -> Any:
    """Work as it was taken; what was planned anew since is another piece, with a number of its own."""
    return change.where(work.c.id.in_([job.id for job in jobs]))
