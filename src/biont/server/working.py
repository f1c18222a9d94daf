"""Workers: threads that take what is to be done from the store, and do it; as many processes of them as one likes."""

from __future__ import annotations

import json
import logging
import threading
from datetime import datetime

from biont.bots import Dropped
from biont.kernel import BiontError
from biont.server.counts import COUNTS
from biont.server.registry import Registry
from biont.server.store import Job, NoSuchGame, Overtaken, Trouble
from biont.server.store.work import ANSWER, LEASE, THINK, after

log = logging.getLogger(__name__)

THREADS, AT_HOME = 4, 2
"""What is done at the same time in a process, and where it is the only one; most of it waits for the store, or for
programs that think elsewhere. Half of the threads leave those alone that think for long: nothing quick waits for them.
"""

LONGEST, ALONE = 1.0, 60.0
"""Seconds after which an idle worker looks again, whatever it has been told: the latter where nobody else plans."""

TRIFLE = 0.05
"""Seconds that are no pause."""


class Workers:
    """Does the work of a store until it is closed."""

    def __init__(self, registry: Registry, threads: int = THREADS) -> None:
        self._registry = registry
        self._store = registry.store
        self._longest = LONGEST if self._store.is_shared else ALONE
        self._looks = {but: threading.Lock() for but in (THINK, "")}
        """Held by the one of those who leave that kind alone that looks for work: others would find the same."""
        self._changed = threading.Condition()
        self._heard = 0
        self._closed = threading.Event()
        self._at: dict[int, Job] = {}
        """What is being done here, by its number."""
        kinds = [THINK] * (threads // 2) + [""] * (threads - threads // 2)
        self._threads = [threading.Thread(target=self._run, args=[but], name="worker", daemon=True) for but in kinds]
        self._threads.append(threading.Thread(target=self._renew, name="leases", daemon=True))

    def start(self) -> None:
        """Begin; whoever has the store alone takes up at once what the process before him had begun."""
        if not self._store.is_shared:
            self._store.planned = self.heard
            self._store.free()
        for thread in self._threads:
            thread.start()

    def heard(self) -> None:
        """Something has changed somewhere: there may be work."""
        with self._changed:
            self._heard += 1
            self._changed.notify_all()

    def close(self) -> None:
        """Finish what was begun; what somebody here cannot finish is left to others at once."""
        self._closed.set()
        self.heard()
        for thread in self._threads:
            thread.join()

    def _run(self, but: str) -> None:
        """Do what is due, ``but`` nothing of that kind."""
        said = False
        while not self._closed.is_set():
            try:
                if (job := self._next(but)) is not None:
                    self._do(job)
                said = False
            except Trouble as error:
                if not said:
                    log.warning("Work waits, for the database cannot be used: %s", error)
                said = True
                self._closed.wait(LONGEST)

    def _next(self, but: str) -> Job | None:
        """The next piece of work, as soon as there is one; None where this ends before."""
        with self._looks[but]:
            while not self._closed.is_set():
                heard = self._heard
                if (job := self._store.take(but)) is not None:
                    return job
                self._wait(heard, self._idle(but))
        return None

    def _wait(self, heard: int, seconds: float) -> None:
        """Wait for news that came after those that were heard."""
        with self._changed:
            self._changed.wait_for(lambda: self._heard != heard, seconds)

    def _idle(self, but: str) -> float:
        """How long there is nothing to do."""
        due = self._store.next_due(but)
        return self._longest if due is None else min(max(-_late(due), 0.01), self._longest)

    def _do(self, job: Job) -> None:
        self._at[job.id] = job
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

    def _answer(self, job: Job) -> None:
        """Let the program answer that is asked; its answer plans what comes after it, else there is nothing to do.

        One that thinks for long began at once: if it was quick all the same, its answer waits until its time has come.
        """
        programs, late = self._registry.programs, _late(job.due)
        if job.told:
            programs.say(job.game, job.version, **json.loads(job.told))
        elif (thought := programs.think(job.game, job.version)) is None:
            self._store.done(job)
        elif job.kind == THINK and (rest := thought.rest - late) > TRIFLE:
            self._store.put_off(job, rest, thought.told)
        else:
            programs.give(thought)

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
