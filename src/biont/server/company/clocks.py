"""Clocks of a table: how long somebody may think, when that time stands still, and what is left of it.

A turn lasts from the moment at which a question goes to a person until one goes to another; answers within it cost
nothing extra. Time that has run out does nothing by itself.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Any
from zoneinfo import ZoneInfo

MINUTE, HOUR, DAY = 60, 3600, 86_400

NONE, LIVE, BRISK, STEADY, CALM, OWN = KINDS = ("none", "live", "brisk", "steady", "calm", "own")
"""No clock; at one sitting; by turns, over days."""

FIGURES = {
    NONE: (0, 0, 0),
    LIVE: (45 * MINUTE, 30, 0),
    BRISK: (DAY, 4 * HOUR, 3 * DAY),
    STEADY: (3 * DAY, 12 * HOUR, 5 * DAY),
    CALM: (3 * DAY, 36 * HOUR, 10 * DAY),
    OWN: (2 * DAY, 12 * HOUR, 4 * DAY),
}
"""Seconds that everybody begins with, that he gets for a turn, and that he can have at most (0: all that he saves)."""

LONGEST = 366 * DAY

SHORT = 5
"""Time is short when this part of what somebody had as his turn began is left."""

HOLIDAYS = 28
"""Days a year on which somebody's time stands still."""

SATURDAY = 5

LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name; None where there is none."""
    try:
        return ZoneInfo(name) if name else None
    except (KeyError, OSError, ValueError):
        return None


@dataclass(frozen=True, slots=True)
class Timing:
    """What people agreed on about time when they met."""

    kind: str = NONE
    first: int = 0
    more: int = 0
    most: int = 0
    weekends: bool = False
    """Whether time stands still on Saturdays and Sundays, in the zone of the table."""
    zone: str = "UTC"
    holidays: bool = True
    """Whether it stands still on somebody's holidays."""
    lost: bool = False
    """Whether a game can be lost to the clock, or of more than two players a seat: only where its people wanted that
    when they began."""

    @property
    def is_on(self) -> bool:
        """Whether there is a clock."""
        return self.kind != NONE

    @property
    def by_turns(self) -> bool:
        """Whether it is played over days."""
        return self.kind not in (NONE, LIVE)

    @property
    def minutes(self) -> int:
        """Minutes that everybody begins with."""
        return self.first // MINUTE

    def hours(self, figure: str) -> int:
        """One of its figures in hours."""
        return int(getattr(self, figure)) // HOUR

    def to_data(self) -> dict[str, Any]:
        """As it is kept."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Timing:
        """As it was kept; what an older version did not know is as usual."""
        known = {one.name for one in fields(cls)}
        return cls(**{name: value for name, value in data.items() if name in known})


def timing(kind: str, **named: Any) -> Timing:
    """A clock of a kind with its usual figures, or with others."""
    first, more, most = FIGURES[kind]
    return Timing(kind, **{"first": first, "more": more, "most": most, **named})


NO_CLOCK = timing(NONE)


@dataclass(frozen=True, slots=True)
class Calendar:
    """Days on which somebody's time stands still, in one zone."""

    zone: str = "UTC"
    weekends: bool = False
    free: frozenset[date] = frozenset()

    @property
    def is_empty(self) -> bool:
        """Whether time never stands still."""
        return not self.weekends and not self.free

    def stands_still(self, day: date) -> bool:
        """Whether it does so on a day."""
        return (self.weekends and day.weekday() >= SATURDAY) or day in self.free

    def day_of(self, when: datetime) -> date:
        """Which day it is there."""
        return when.astimezone(self._zone).date()

    def begins(self, day: date) -> datetime:
        """When a day begins there: after a night of changed clocks it has 23 or 25 hours."""
        return datetime.combine(day, time(0), self._zone).astimezone(UTC)

    @property
    def _zone(self) -> tzinfo:
        return zone_of(self.zone) or UTC

    def spent(self, begin: datetime, end: datetime) -> float:
        """Seconds between two moments in which time did not stand still."""
        if self.is_empty:
            return max(0.0, (end - begin).total_seconds())
        total, here = 0.0, begin
        while here < end:
            day = self.day_of(here)
            then = min(end, self.begins(day + timedelta(days=1)))
            if not self.stands_still(day):
                total += (then - here).total_seconds()
            here = then
        return total

    def after(self, begin: datetime, seconds: float) -> datetime:
        """The moment by which so many seconds have been spent."""
        if self.is_empty:
            return begin + timedelta(seconds=seconds)
        left, here = max(0.0, seconds), begin
        while True:
            day = self.day_of(here)
            tomorrow = self.begins(day + timedelta(days=1))
            if not self.stands_still(day):
                length = (tomorrow - here).total_seconds()
                if left <= length:
                    return here + timedelta(seconds=left)
                left -= length
            here = tomorrow

    def still(self, begin: datetime, end: datetime) -> list[tuple[datetime, datetime]]:
        """When time stands still between two moments."""
        found: list[tuple[datetime, datetime]] = []
        day = self.day_of(begin)
        while not self.is_empty and self.begins(day) < end:
            if self.stands_still(day):
                dawn, dusk = self.begins(day), self.begins(day + timedelta(days=1))
                joins = bool(found) and found[-1][1] == dawn
                found[-1:] = [(found[-1][0], dusk)] if joins else [*found[-1:], (dawn, dusk)]
            day += timedelta(days=1)
        return found


def calendar(timing: Timing, holidays: Collection[date]) -> Calendar:
    """The calendar of somebody with these holidays at a table; who sits at one screen live has none."""
    if not timing.by_turns:
        return Calendar(timing.zone)
    return Calendar(timing.zone, timing.weekends, frozenset(holidays) if timing.holidays else frozenset())


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, and what everybody has left."""

    asked: str = ""
    """The person who is asked now; nobody while a program is, while the game rests, and when it is over."""
    since: datetime = LONG_AGO
    """When the question went to him."""
    runs: datetime = LONG_AGO
    """From when on what he had left then runs down."""
    of: str = ""
    """Whose turn it is: he may have been asked before a pause or before a program was."""
    had: float = 0.0
    """Seconds that he had when it began."""
    left: Mapping[str, float] = field(default_factory=dict)

    def goes_to(self, asked: str, now: datetime, timing: Timing, calendar: Calendar) -> Turn:
        """After a change: somebody is asked, or nobody; ``calendar`` is that of whoever was asked before."""
        if asked == self.asked:
            return self
        left = dict(self.left)
        if self.asked and timing.is_on:
            left[self.asked] = self.remains(now, timing, calendar)
        if not asked:
            return replace(self, asked="", left=left)
        if asked == self.of:
            had = self.had
            if timing.is_on and left.get(asked, 1.0) <= 0:  # he was late, and is here again
                had = left[asked] = saved(0.0, timing)
            return Turn(asked, now, now, asked, had, left)
        if self.of and timing.is_on:
            left[self.of] = saved(left.get(self.of, float(timing.first)), timing)
        had = max(0.0, left.get(asked, float(timing.first)))
        return Turn(asked, now, now, asked, had, left)

    def remains(self, now: datetime, timing: Timing, calendar: Calendar) -> float:
        """Seconds that whoever is asked has left; none is none, however long ago that was."""
        had = self.left.get(self.asked, float(timing.first))
        return max(0.0, had - calendar.spent(self.runs, now)) if self.asked else had

    def given_more(self, now: datetime, timing: Timing) -> Turn:
        """Whoever is asked gets once more what everybody began with."""
        left = {**self.left, self.asked: float(timing.first)}
        return replace(self, runs=now, had=float(timing.first), left=left)

    def short(self, timing: Timing, calendar: Calendar) -> datetime:
        """When a fifth of what he had is left, if it is not less already."""
        had = self.left.get(self.asked, float(timing.first))
        return calendar.after(self.runs, max(0.0, had - self.had / SHORT))

    def out(self, timing: Timing, calendar: Calendar) -> datetime:
        """When nothing is left."""
        return calendar.after(self.runs, self.left.get(self.asked, float(timing.first)))


def saved(left: float, timing: Timing) -> float:
    """What somebody has after his turn."""
    more = max(0.0, left) + timing.more
    return min(more, float(timing.most)) if timing.most else more
