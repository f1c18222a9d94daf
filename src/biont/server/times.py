"""Times as a reader has them: what is left of somebody's time, and until when, in his zone and language."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from biont.server import clock
from biont.server.company.clocks import DAY, HOUR, LIVE, MINUTE, Timing, zone_of
from biont.server.store.turns import IS_OUT, Timed
from biont.words import Words

WEEK = 6
"""Days ahead for which a weekday says which day is meant."""


def length(seconds: float, say: Words) -> str:
    """A while in its largest unit that says enough: days from two on, else hours, else minutes."""
    if seconds >= 2 * DAY or seconds == DAY:
        return say("time-days", count=_about(seconds, DAY))
    if seconds >= HOUR:
        return say("time-hours", count=_about(seconds, HOUR))
    return say("time-minutes", count=_about(seconds, MINUTE))


def _about(seconds: float, unit: int) -> int:
    """How many of a unit that is, to the nearest: nobody minds a second that has passed."""
    return int(seconds / unit + 0.5)


def when(moment: datetime, now: datetime, zone: str, say: Words) -> str:
    """A moment as its reader says it: the hour of today, the weekday within a week, else the day."""
    own = zone_of(zone) or UTC
    there, here = moment.astimezone(own), now.astimezone(own)
    hour = f"{there:%H:%M}"
    days = (there.date() - here.date()).days
    if days == 0:
        return hour
    if 0 < days <= WEEK:
        return say("time-weekday", day=there.isoweekday(), time=hour)
    return say("time-day", day=say.day(there.date()), time=hour)


def left(seconds: float, until: datetime, now: datetime, zone: str, say: Words) -> str:
    """What is left of somebody's time: "6 hours left, until Tuesday 21:00"."""
    if seconds <= 0:
        return say("time-out")
    return say("time-left", time=length(seconds, say), until=when(until, now, zone, say))


@dataclass(frozen=True, slots=True)
class Left:
    """What a page says of somebody's time: in words, and so that a script can count it down."""

    text: str
    phase: int
    until: str
    still: str
    """When it stands still before that: pairs of moments."""
    lost: bool = False
    """Whether a game can be lost to the clock here."""


def shown(timed: Timed, zone: str, say: Words) -> Left | None:
    """The time of whoever is asked, to somebody in a zone; None where nothing is counted."""
    if not timed.is_counted:
        return None
    now, until = clock.now(), timed.turn.out(timed.timing, timed.calendar)
    still = timed.calendar.still(now, until)
    text = left(timed.turn.remains(now, timed.timing, timed.calendar), until, now, zone, say)
    if still and still[0][0] <= now and timed.phase != IS_OUT:
        text = say("time-still", until=when(still[0][1], now, zone, say), left=text)
    pairs = " ".join(f"{clock.written(begin)}/{clock.written(end)}" for begin, end in still)
    return Left(text, timed.phase, clock.written(until), pairs, timed.timing.lost)


def figures(timing: Timing, say: Words) -> str:
    """The figures of a clock by turns, or what is said of another one."""
    if not timing.is_on:
        return say("clock-none-about")
    first, more, most = (length(one, say) for one in (timing.first, timing.more, timing.most))
    return say("clock-figures", first=first, more=more, most=most)


def agreed(timing: Timing, say: Words) -> str:
    """The clock of a table in a sentence or two."""
    if not timing.is_on:
        return say("clock-none-about")
    if timing.kind == LIVE:
        found = say("clock-live-about", first=length(timing.first, say), more=timing.more)
    else:
        found = f"{say(f'clock-{timing.kind}')}: {figures(timing, say)}"
    extra = [("weekends", timing.weekends), ("no-holidays", timing.by_turns and not timing.holidays)]
    extra.append(("lost", timing.lost))
    return " ".join([found, *(say(f"clock-{name}-about", zone=timing.zone) for name, is_it in extra if is_it)])


def days_of(first: str, last: str, most: int) -> list[date]:
    """The days from one to another that a form names, both of them among them; refused as a ``ValueError``."""
    begin, end = date.fromisoformat(first[:10]), date.fromisoformat((last or first)[:10])
    count = (end - begin).days + 1
    if not 0 < count <= most:
        raise ValueError(count)
    return [begin + timedelta(days=number) for number in range(count)]
