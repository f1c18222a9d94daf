"""Who does the work of a run: this process, several of them, or a cluster. Parts come back as they are done."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Protocol, TypeAlias

from biont.bots import Failure, different
from biont.lab.errors import Broken
from biont.lab.game_rows import GameRows, Wanted
from biont.lab.plan import RANDOM, Plan
from biont.lab.worker import work
from biont.processes import drop_work, settle, starting

Part: TypeAlias = tuple[Plan, Sequence[int]]
"""Some games of a plan, by their numbers."""

AHEAD = 3
"""Parts given out for each process, so that none waits and little is lost when a run is interrupted."""

TOLD = 10
"""Different failures of bots that are told of one run."""

Playing: TypeAlias = Generator[list[GameRows], None, None]
"""The stories of each part, in whatever order they are done. After an interrupt those that are done already come, then
the interrupt again."""


class Executor(Protocol):
    """Plays games, part by part."""

    def play(self, parts: Iterator[Part], wanted: Wanted) -> Playing:
        """Begin with the first part when somebody asks for stories."""
        ...


class Alone:
    """This process."""

    def play(self, parts: Iterator[Part], wanted: Wanted) -> Playing:
        """One part after another."""
        for plan, numbers in parts:
            for number in numbers:
                yield work(plan, [number], wanted)


class Processes:
    """Several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, parts: Iterator[Part], wanted: Wanted) -> Playing:
        """Keep every process busy; what is still running when the caller stops is given up."""
        before = set(active_children())
        pool = ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"), initializer=settle)
        running: set[Future[list[GameRows]]] = set()
        try:
            while True:
                while len(running) < AHEAD * self.jobs and (part := next(parts, None)) is not None:
                    with starting():
                        running.add(pool.submit(work, *part, wanted))
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    running.remove(future)
                    yield future.result()
        except KeyboardInterrupt:
            yield from (future.result() for future in running if future.done() and future.exception() is None)
            raise
        except BrokenProcessPool:
            raise Broken(
                "A process that played was stopped from outside, maybe for lack of memory; take fewer --jobs then.",
                "lab-broken-pool",
            ) from None
        finally:
            if running:  # nobody waits for games that nobody will read
                for process in set(active_children()) - before:
                    with suppress(ProcessLookupError):  # those of a broken pool end meanwhile
                        drop_work(process)
            pool.shutdown(cancel_futures=True)


@dataclass
class Ending:
    """How a run came to its end."""

    stopped: bool = False
    """Whether it was interrupted."""
    told: list[Failure] = field(default_factory=list)
    """What went wrong with bots: the first few different failures."""


def play_out(
    executor: Executor,
    parts: Iterator[Part],
    take: Callable[[GameRows], None],
    *,
    wanted: Wanted = Wanted(),
    progress: Callable[[int], None] = lambda games: None,
) -> Ending:
    """Play all parts and have each game taken in; Ctrl-C ends that, but games that are done are taken in even then."""
    ending = Ending()
    in_hand: deque[GameRows] = deque()

    def take_in(stories: Iterable[GameRows]) -> None:
        in_hand.extend(stories)
        while in_hand:
            story = in_hand.popleft()
            if story.failures:
                ending.told = different([*ending.told, *story.failures])[:TOLD]
            take(story)

    with closing(executor.play(parts, wanted)) as playing:
        try:
            for stories in playing:
                take_in(stories)
                progress(len(stories))
        except KeyboardInterrupt as interrupt:
            ending.stopped = True
            with suppress(KeyboardInterrupt):  # which comes again after the last game, or from somebody impatient
                take_in(())
                take_in(playing.throw(interrupt))
                for stories in playing:
                    take_in(stories)
    return ending


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def parts_of(plan: Plan, done: Collection[int] = ()) -> Iterator[Part]:
    """The games still to play: one at a time where bots think, more where every answer is drawn."""
    size = 20 if not plan.bots or set(plan.bots) == {RANDOM} else 1
    left = (number for number in range(plan.games) if number not in done)
    while numbers := list(islice(left, size)):
        yield plan, numbers
