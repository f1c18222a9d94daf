"""Workers: threads that take what is to be done from the store, and do it; as many processes of them as one likes."""

from __future__ import annotations

import json
import logging
import threading
import time
from datetime import datetime

from biont.bots import Dropped
from biont.kernel import BiontError
from biont.server.counts import COUNTS
from biont.server.executors import SHARE
from biont.server.registry import Registry
from biont.server.store import Job, NoSuchGame, Overtaken, Trouble
from biont.server.store.work import ANSWER, LEASE, REVIEW, THINK, after

log = logging.getLogger(__name__)

THREADS, AT_HOME = 4, 2
"""What is done at the same time in a process, and where it is the only one; most of it waits for the store, or for
programs that think elsewhere. Half of the threads never do what thinks for long: nothing quick waits for that. One more
is there since a review may take one of them for a minute; no second one is made meanwhile.
"""

LONGEST, ALONE = 1.0, 60.0
"""Seconds after which an idle worker looks again, whatever it has been told: the latter where nobody else plans."""

TRIFLE = 0.05
"""Seconds that are no pause."""

CALM, OVERDUE = 0.5, 2.0
"""Seconds that a program waits for a worker and thinks as long as ever; who has waited twice as long thinks a quarter
as long, for others wait behind it. After the latter any thread of a host answers for it without a thought; at home,
where guests think whom nobody can hurry, it thinks no less than then."""


class Workers:
    """Does the work of a store until it is closed."""

    def __init__(self, registry: Registry, threads: int = THREADS) -> None:
        self._registry = registry
        self._store = registry.store
        self._longest = LONGEST if self._store.is_shared else ALONE
        self._looks = threading.Lock()
        """Held by the one that looks for work: others would find the same."""
        self._changed = threading.Condition()
        self._heard = 0
        self._until = ""
        """The moment at which something is due, as far as whoever looks knows; empty while he finds out."""
        self._closed = threading.Event()
        self._complained = False
        self._since = time.monotonic()
        self._at: dict[int, Job] = {}
        """What is being done here, by its number."""
        self._thinkers = threads - threads // 2
        count = threads + 1 if threads else 0
        self._threads = [threading.Thread(target=self._run, name="worker", daemon=True) for _ in range(count)]
        self._threads.append(threading.Thread(target=self._renew, name="leases", daemon=True))

    def start(self) -> None:
        """Begin; whoever has the store alone takes up at once what the process before him had begun."""
        if not self._store.is_shared:
            self._store.planned = self.heard
            self._store.free()
        for thread in self._threads:
            thread.start()

    def heard(self, due: str = "") -> None:
        """Something is planned for a moment; without one: there may be work now."""
        with self._changed:
            if not due or not self._until:
                self._heard += 1
            elif due < self._until:
                self._until = due
            else:
                return
            self._changed.notify_all()

    def close(self) -> None:
        """Finish what was begun; what somebody here cannot finish is left to others at once."""
        self._closed.set()
        self.heard()
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        """Do what is due."""
        while not self._closed.is_set():
            try:
                if (job := self._next()) is not None:
                    self._do(job)
                    self._complained = False
            except Trouble as error:
                self._complain(error)
                self._closed.wait(LONGEST)

    def _complain(self, error: Trouble) -> None:
        """Say once for all threads that nothing can be done, until one of them has done something."""
        with self._changed:
            before, self._complained = self._complained, True
        if not before:
            log.warning("Work waits, for the database cannot be used: %s", error)

    def _next(self) -> Job | None:
        """The next piece of work, as soon as there is one; None where this ends before."""
        with self._looks:
            while not self._closed.is_set():
                heard, alone = self._heard, self._left_alone()
                if (job := self._store.take(*alone, self._overdue())) is not None:
                    self._at[job.id] = job
                    return job
                self._wait(heard, self._store.next_due(*alone))
        return None

    def _left_alone(self) -> tuple[str, str]:
        """The kinds of work that are left alone, since enough of them is being done here."""
        kinds = [job.kind for job in list(self._at.values())]
        return THINK if kinds.count(THINK) >= self._thinkers else "", REVIEW if REVIEW in kinds else ""

    def _overdue(self) -> str:
        """Who thinks for long and was due then is left alone by nobody any more; empty where nobody is, as while nobody
        was here before."""
        is_late = self._store.is_shared and time.monotonic() - self._since >= OVERDUE
        return after(-OVERDUE) if is_late else ""

    def _wait(self, heard: int, due: str | None) -> None:
        """Wait until something is due; news that came after those that were heard may be that it is earlier."""
        longest = after(self._longest)
        with self._changed:
            if self._heard != heard:
                return
            self._until = longest if due is None else min(max(due, after(TRIFLE / 5)), longest)
            while self._heard == heard and (seconds := -_late(self._until)) > 0 and self._changed.wait(seconds):
                pass  # something is due earlier than was known
            self._until = ""

    def _do(self, job: Job) -> None:
        try:
            if job.kind in (ANSWER, THINK):
                self._answer(job)
            else:
                self._registry.kinds[job.kind](job)
                self._store.done(job)
            COUNTS.job(job.kind, "done")
        except (Overtaken, NoSuchGame):
            self._store.done(job)  # somebody else has changed the game, and planned what is to be done since
        except Dropped:
            self._store.give_back([job])  # this process stops; another one takes it at once
        except Trouble:
            raise  # it is taken again when the lease has ended
        except Exception as error:
            COUNTS.job(job.kind, "failed")
            log.exception("Work of the kind %s failed in game %s.", job.kind, job.game)
            self._store.fail(job, str(error) if isinstance(error, BiontError) else type(error).__name__)
        finally:
            self._at.pop(job.id, None)
            if job.kind in (THINK, REVIEW):
                self.heard()  # there is room for another one

    def _answer(self, job: Job) -> None:
        """Let the program answer that is asked; its answer plans what comes after it, else there is nothing to do.

        One that thinks for long began at once: if it was quick all the same, its answer waits until its time has come.
        """
        programs, late = self._registry.programs, _late(job.due)
        SHARE.set(self._share(late) if job.kind == THINK else 1.0)
        if job.told:
            programs.say(job.game, job.version, **json.loads(job.told))
        elif (thought := programs.think(job.game, job.version)) is None:
            self._store.done(job)
        elif job.kind == THINK and (rest := thought.rest - late) > TRIFLE:
            self._store.put_off(job, rest, thought.told)
        else:
            programs.give(thought)

    def _share(self, late: float) -> float:
        """How much of its thinking a program may do whose turn came so many seconds ago; nobody was here before."""
        waited = min(late, time.monotonic() - self._since)
        if waited >= OVERDUE and self._store.is_shared:
            return 0.0
        share: float = (CALM / min(max(CALM, waited), OVERDUE)) ** 2
        return share

    def _renew(self) -> None:
        """Whoever takes long keeps his work."""
        while not self._closed.wait(LEASE / 3):
            if jobs := list(self._at.values()):
                try:
                    self._store.renew(jobs)
                except Trouble as error:
                    log.warning("Leases could not be renewed: %s", error)


def _late(due: str) -> float:
    """How many seconds ago something was due."""
    return (datetime.fromisoformat(after(0)) - datetime.fromisoformat(due)).total_seconds()
