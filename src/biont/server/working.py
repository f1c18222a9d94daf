"""Workers: threads that take what is to be done from the store, and do it; as many processes of them as one likes."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from datetime import datetime

from biont.bots import Dropped
from biont.kernel import BiontError
from biont.server.counts import COUNTS
from biont.server.registry import Registry
from biont.server.store import Job, NoSuchGame, Overtaken, Trouble
from biont.server.store.work import ANSWER, LEASE, after

log = logging.getLogger(__name__)

THREADS = 4
"""What is done at the same time in a process; most of it waits for the store, or for programs that think elsewhere."""

LONGEST = 1.0
"""Seconds after which an idle worker looks again, whatever it has been told."""


class Workers:
    """Does the work of a store until it is closed."""

    def __init__(self, registry: Registry, threads: int = THREADS) -> None:
        self._registry = registry
        self._store = registry.store
        self._kinds: dict[str, Callable[[Job], None]] = {ANSWER: self._answer}
        self._news = threading.Event()
        self._closed = threading.Event()
        self._at: dict[int, Job] = {}
        """What is being done here, by its number."""
        self._threads = [threading.Thread(target=self._run, name="worker", daemon=True) for _ in range(threads)]
        self._threads.append(threading.Thread(target=self._renew, name="leases", daemon=True))

    def start(self) -> None:
        """Begin."""
        for thread in self._threads:
            thread.start()

    def heard(self) -> None:
        """Something has changed somewhere: there may be work."""
        self._news.set()

    def close(self) -> None:
        """Finish what was begun; what somebody here cannot finish is left to others at once."""
        self._closed.set()
        self._news.set()
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        said = False
        while not self._closed.is_set():
            try:
                self._news.clear()
                job = self._store.take()
                if job is None:
                    self._news.wait(self._idle())
                else:
                    self._do(job)
                said = False
            except Trouble as error:
                if not said:
                    log.warning("Work waits, for the database cannot be used: %s", error)
                said = True
                self._closed.wait(LONGEST)

    def _idle(self) -> float:
        """How long there is nothing to do."""
        due = self._store.next_due()
        if due is None:
            return LONGEST
        rest = (datetime.fromisoformat(due) - datetime.fromisoformat(after(0))).total_seconds()
        return min(max(rest, 0.01), LONGEST)

    def _do(self, job: Job) -> None:
        self._at[job.id] = job
        try:
            self._kinds[job.kind](job)
            COUNTS.job(job.kind, "done")
        except (Overtaken, NoSuchGame):
            pass  # somebody else has changed the game, and with it what is to be done
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
        """Let the program answer that is asked; its answer plans what comes after it, else there is nothing to do."""
        if not self._registry.programs.answer_now(job.game, job.version):
            self._store.done(job)

    def _renew(self) -> None:
        """Whoever takes long keeps his work."""
        while not self._closed.wait(LEASE / 3):
            if jobs := list(self._at.values()):
                try:
                    self._store.renew(jobs)
                except Trouble as error:
                    log.warning("Leases could not be renewed: %s", error)
