"""Work that is to be done: a row for each piece, planned in the transaction of the change that calls for it.

Any worker takes what is due, for as long as a lease lasts; a worker that dies leaves what another one takes then. What
is done twice the version of the game refuses. The table in a web page has no workers, and plans nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from biont.server import clock
from biont.server.opponents import PERSON, is_patient
from biont.server.store.database import Database
from biont.server.store.planned import note_plan, plans
from biont.server.store.postgres import alone_with, carry_out
from biont.server.store.schema import metadata
from biont.server.wishes import PACES

ANSWER = "answer"
"""The kind of work: a program is asked."""

THINK = "think"
"""The same of a program that thinks for long, and begins while others follow the answer before: it keeps nobody else
waiting."""

REVIEW = "review"
"""A finished game is judged, which takes a minute."""

ITSELF = "itself"
"""What a summary says of a question that is answered for a person at once: nobody is asked."""

LEFT = 5.0
"""Seconds after which such an answer is given by a worker, if whoever should have given it has died."""

ANY = -1
"""Instead of the version of a game: as it is."""

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
    sa.Column("about", sa.String(120), nullable=True),
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("told", sa.Text, nullable=True),
    sa.Column("due", sa.String(32), nullable=False, index=True),
    sa.Column("lease", sa.String(32), nullable=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("failed", sa.String(200), nullable=True),
    sa.UniqueConstraint("kind", "about", name="work_of_a_kind"),
    sqlite_autoincrement=True,  # what is planned anew never has the number of what it replaces
)


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of work as it is kept: what is to be done about what, at which version of which game, if of any."""

    id: int
    kind: str
    about: str
    """Which one of its kind it is: of the same there is only one."""
    game: str
    version: int
    told: str
    """What whoever does it needs to know besides."""
    due: str
    tries: int
    """How often it was tried before."""
    failed: str | None = None


_job = (
    work.c.id,
    work.c.kind,
    sa.func.coalesce(work.c.about, ""),
    sa.func.coalesce(work.c.game, ""),
    work.c.version,
    sa.func.coalesce(work.c.told, ""),
    work.c.due,
)
_jobs = sa.select(*_job, work.c.tries, work.c.failed)


def _is_free(moment: Any) -> sa.ColumnElement[bool]:
    return sa.or_(work.c.lease.is_(None), work.c.lease <= moment)


# What every worker asks for again and again is put together once: that takes longer than to carry it out.
_moment = sa.bindparam("moment", type_=sa.String)
_but, _nor = work.c.kind != sa.bindparam("but"), work.c.kind != sa.bindparam("nor")
_overdue = work.c.due <= sa.bindparam("overdue", type_=sa.String)
_LONGEST_DUE = (
    sa.select(work.c.id)
    .where(work.c.due <= _moment, work.c.failed.is_(None), sa.or_(_but, _overdue), _nor, _is_free(_moment))
    .order_by(work.c.due)
    .limit(1)
    .with_for_update(skip_locked=True)
)
_TAKE = (
    work.update()
    .where(work.c.id == _LONGEST_DUE.correlate(None).scalar_subquery())
    .values(lease=sa.bindparam("until"), tries=work.c.tries + 1)
    .returning(*_job, work.c.tries - 1, work.c.failed)
)
_free_at = sa.case((work.c.lease > work.c.due, work.c.lease), else_=work.c.due)
_NEXT_DUE = sa.select(sa.func.min(_free_at).label("due")).where(work.c.failed.is_(None), _but, _nor)


class Work(Database):
    """The work of one database."""

    def plan(self, kind: str, about: str, *, anew: bool = True, **what: Any) -> None:
        """Plan something, as ``plan_in`` does; not ``anew``: if nothing is planned yet."""
        with self._changing() as connection:
            alone_with(connection, f"{kind} {about}")
            same = sa.select(work.c.id).where(work.c.kind == kind, work.c.about == about)
            if anew or connection.scalar(same) is None:
                plan_in(connection, kind, about, **what)

    def plan_missing(self, games: Iterable[str]) -> None:
        """Let whoever is asked in these games answer, if he is a program for whom nothing is planned."""
        with self._changing() as connection:
            known = set(connection.scalars(sa.select(work.c.game).where(work.c.kind.in_((ANSWER, THINK)))))
            for game in games:
                if game not in known:
                    plan_in(connection, ANSWER, game, game=game, version=ANY)

    def drop(self, kind: str, about: str) -> None:
        """What was planned is not to be done."""
        with self._changing() as connection:
            drop_in(connection, kind, about)

    def take(self, but: str = "", nor: str = "", overdue: str = "") -> Job | None:
        """The work that has been due longest and that nobody is at, ``but`` none of that kind, unless it was due by the
        moment ``overdue``, ``nor`` of that; it is the caller's until its lease ends.
        """
        wanted = {"but": but, "nor": nor, "overdue": overdue, "moment": after(0), "until": after(LEASE)}
        if self.is_shared:  # a single statement, which is a transaction of its own
            found = self._found(_TAKE, wanted)
            return Job(*found[0].values()) if found else None
        with self._changing() as connection:
            row = connection.execute(_TAKE, wanted).first()
        return Job(*row) if row is not None else None

    def put_off(self, job: Job, seconds: float, told: str) -> None:
        """Whoever does the rest of it in so many seconds is told how far it has come."""
        later = {"due": after(seconds), "lease": None, "tries": job.tries, "told": told}
        with self._changing() as connection:
            connection.execute(_these(work.update(), [job]).values(**later))
            note_plan(connection, str(later["due"]))

    def free(self) -> None:
        """Nobody is at anything: whoever was is gone, for here is the only process."""
        with self._changing() as connection:
            connection.execute(work.update().where(work.c.lease.is_not(None)).values(lease=None))

    def renew(self, jobs: Sequence[Job]) -> None:
        """Keep work that takes its time."""
        with self._changing() as connection:
            connection.execute(_these(work.update(), jobs).values(lease=after(LEASE)))

    def give_back(self, jobs: Sequence[Job]) -> None:
        """Leave work to others, at once."""
        with self._changing() as connection:
            connection.execute(_these(work.update(), jobs).values(lease=None, tries=work.c.tries - 1))
            note_plan(connection, after(0))

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
            note_plan(connection, str(later["due"]))

    def try_again(self) -> int:
        """Plan anew what has failed for good; how much that was."""
        with self._changing() as connection:
            return again_in(connection)

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

    def next_due(self, but: str = "", nor: str = "") -> str | None:
        """When there will be something to do, ``but`` of that kind ``nor`` of that; None where nothing is planned."""
        found = self._found(_NEXT_DUE, {"but": but, "nor": nor})[0]["due"]
        return None if found is None else str(found)


def again_in(connection: sa.Connection) -> int:
    """Plan anew what has failed for good; how much that was."""
    anew = work.update().where(work.c.failed.is_not(None))
    return int(connection.execute(anew.values(failed=None, tries=0, lease=None, due=after(0))).rowcount)


def plan_in(
    connection: sa.Connection,
    kind: str,
    about: str,
    *,
    seconds: float = 0.0,
    due: str = "",
    game: str | None = None,
    version: int = 0,
    told: str = "",
) -> None:
    """In the transaction of what calls for it: do something in so many ``seconds``, or when it is ``due``, instead of
    whatever is planned of that kind about the same. With a ``game`` it goes; whoever changes that is alone with it."""
    if game is None:
        alone_with(connection, f"{kind} {about}")
    drop_in(connection, kind, about)
    row = {"kind": kind, "about": about, "game": game, "version": version, "told": told or None}
    _insert(connection, {**row, "due": due or after(seconds)})


def _insert(connection: sa.Connection, row: Mapping[str, object]) -> None:
    carry_out(connection, _PLANNED, {"tries": 0, **row})
    note_plan(connection, str(row["due"]))


def drop_in(connection: sa.Connection, kind: str, about: str) -> None:
    """In the transaction of what makes it needless: do not what is planned."""
    connection.execute(work.delete().where(work.c.kind == kind, work.c.about == about))


_PLANNED = work.insert()
_NO_ANSWERS = work.delete().where(
    work.c.game == sa.bindparam("of"), sa.or_(work.c.kind == ANSWER, work.c.kind == THINK)
)


def plan_answer(
    connection: sa.Connection,
    game: str,
    version: int,
    row: Mapping[str, Any],
    *,
    same_players: bool = False,
    by_itself: bool = False,
) -> None:
    """After a change of a game, in its transaction: a program that is asked now has to answer, and no other.

    Where only persons play, and the ``same_players`` as before, nobody was, unless the change came ``by_itself``. What
    is answered for a person at once is planned too: who has begun that may die, and nobody else would be told.
    """
    if not plans(connection):
        return
    players, summary = json.loads(row["players"]), json.loads(row["summary"])
    itself = bool(summary.get(ITSELF))
    if same_players and not (itself or by_itself) and all(who == PERSON for who in players):
        return
    carry_out(connection, _NO_ANSWERS, {"of": game})
    seat = summary.get("asked", -1)
    if summary.get("finished") or not 0 <= seat < len(players):
        return
    if players[seat] == PERSON:
        if itself:
            # Nobody is woken for it: workers look now and then, and nearly always it is done by then.
            carry_out(connection, _PLANNED, {"tries": 0, **_answering(ANSWER, game, version, LEFT)})
        return
    settings = json.loads(row["settings"])
    patient = is_patient(players[seat], str(json.loads(row["header"]).get("game", "")))
    pause = 0.0 if patient else PACES.get(str(settings.get("pace")), 0.0)
    _insert(connection, _answering(THINK if patient else ANSWER, game, version, pause))


def _answering(kind: str, game: str, version: int, seconds: float) -> dict[str, object]:
    return {"kind": kind, "about": game, "game": game, "version": version, "due": after(seconds)}


def after(seconds: float) -> str:
    """The time in so many seconds, as rows have it."""
    return clock.moment(seconds)


def _these(change: Any, jobs: Sequence[Job]) -> Any:
    """Work as it was taken; what was planned anew since is another piece, with a number of its own."""
    return change.where(work.c.id.in_([job.id for job in jobs]))
