"""Sends what is to be told, at least once: only what is still needed, all that waits for somebody as one message."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime, time, timedelta

from biont.kernel import BiontError
from biont.server import clock
from biont.server.company.notices import (
    AGREE,
    FULL,
    INVITED,
    LOOKING,
    MAIL,
    PASSED,
    ROOM,
    STOPPED,
    TIME,
    TURN,
    WROTE,
)
from biont.server.company.proposals import proposed
from biont.server.notices.messages import Message, message
from biont.server.registry import Registry
from biont.server.store import Job, NoSuchGame
from biont.server.store.notices import Notice
from biont.server.store.turns import IS_OUT, IS_SHORT
from biont.words import words
from biont.words.errors import tell

TOGETHER = 60.0
"""Seconds: what would be told so soon after goes with it."""

Sender = Callable[[str, Message], None]
"""Sends a message to a person, or for a room to its table."""


class Undeliverable(BiontError):
    """A way leads nowhere any more: trying again would not help."""


class Failed(BiontError):
    """A hook did not take what it was told; it is tried again, but not for ever."""

    def __init__(self, hook: int, why: BiontError) -> None:
        super().__init__(str(why))
        self.hook = hook
        self.why = why


RETRIES = 2
"""How often a hook is tried again; then its error stands in the settings of whoever has it."""


class Delivery:
    """Does the work of telling, of one registry."""

    def __init__(self, registry: Registry, senders: Mapping[str, Sender]) -> None:
        self._registry = registry
        self._store = registry.store
        self.senders = dict(senders)

    def time(self, job: Job) -> None:
        """Somebody's time is short, or has run out: he is told so once, whatever the others do about it."""
        timed = self._store.timed(job.about)
        if timed is None or timed.told >= IS_OUT:
            return
        if timed.phase > timed.told:
            self._store.due(job.about, timed.phase)
            self._registry.watchers.tell(job.about)
        elif timed.is_counted:  # the clock of whoever planned this was fast
            when = timed.turn.out if timed.told >= IS_SHORT else timed.turn.short
            due = clock.written(when(timed.timing, timed.calendar))
            self._store.plan(job.kind, job.about, game=job.about, due=due)

    def tell(self, job: Job) -> None:
        """Tell somebody, or a room, what is due by one way."""
        way, _, whom = job.about.partition(" ")
        person, at = ("", whom) if way == ROOM else (whom, "")
        self._deliver(way, person, at, job.tries >= RETRIES)
        self._store.plan_rest(person, way, at)

    def _deliver(self, way: str, person: str, at: str, last: bool) -> None:
        now = clock.now()
        waiting = self._store.waiting_for(person, way, clock.written(now + timedelta(seconds=TOGETHER)), at)
        if not waiting or (waiting and min(one.due for one in waiting) > clock.written(now)):
            return
        wishes = self._store.wishes(person or waiting[0].person)
        later = self._later(way, person, now, wishes.quiet_until(now) if way != ROOM else now)
        if later > now:
            self._store.put_notices_off(waiting, clock.written(later))
            return
        needless = [(one, reason) for one in waiting if (reason := self._needless(one))]
        gone = {one.id for one, _ in needless}
        needed = [one for one in waiting if one.id not in gone]
        self._store.settle_notices([], needless)
        if needed:
            try:
                self.senders[way](person or at, message(self._registry, needed, wishes.language))
            except Undeliverable:
                self._store.settle_notices([], [(one, STOPPED) for one in needed])
            except Failed as error:
                if not last:
                    raise
                self._store.mark_hook(error.hook, tell(error.why, words(wishes.language)))
                self._store.settle_notices([], [(one, STOPPED) for one in needed])
            else:
                self._store.settle_notices(needed)

    def _later(self, way: str, person: str, now: datetime, quiet: datetime) -> datetime:
        """When it may be told: not in quiet hours, and of mail only so many a day; the rest is gathered."""
        limits = self._registry.host.mail
        if way != MAIL or limits is None:
            return quiet
        today = clock.written(datetime.combine(now.date(), time(0), now.tzinfo))
        spent = self._store.sent_since(today) >= limits.a_day
        if spent or self._store.sent_since(today, person) >= limits.a_person:
            return datetime.combine(now.date() + timedelta(days=1), time(0), now.tzinfo)
        return quiet

    def _needless(self, one: Notice) -> str:
        """Why somebody need not be told of something any more; empty where he does."""
        try:
            table = self._store.table(one.at)
        except NoSuchGame:
            return PASSED
        if one.game and one.way != ROOM and self._looks(one):
            return LOOKING
        passed = {
            TURN: lambda: not self._store.is_turn(one),
            TIME: lambda: not self._store.is_turn(one),
            AGREE: lambda: one.mark not in {str(open_one.id) for open_one in proposed(self._store.notes(one.at))},
            WROTE: lambda: not self._store.unread(one.person, [one.at])[one.at],
            FULL: lambda: bool(table.played),
            INVITED: lambda: bool(table.played),
        }
        return PASSED if one.kind in passed and passed[one.kind]() else ""

    def _looks(self, one: Notice) -> bool:
        """Whether somebody looks at that table now, in whatever process."""
        return self._registry.watchers.here(one.game).get(one.person) == "here"
