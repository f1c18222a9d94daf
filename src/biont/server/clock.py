"""What time it is. Nobody else asks the machine for it: tests and simulations go by a clock of their own.

Inside everything is UTC; whoever shows a time knows the zone of its reader (``times.py``).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta


class Clock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """The time, in UTC."""
        return datetime.now(UTC)


class SetClock(Clock):
    """A clock that stands until somebody moves it."""

    def __init__(self, at: datetime) -> None:
        self.at = at.astimezone(UTC)

    def now(self) -> datetime:
        """The time that was set."""
        return self.at

    def pass_by(self, **how_long: float) -> datetime:
        """Let time pass: what ``timedelta`` takes."""
        self.at += timedelta(**how_long)
        return self.at


_going: list[Clock] = [Clock()]


def now() -> datetime:
    """The time by the clock that goes, in UTC."""
    return _going[-1].now()


def moment(seconds: float = 0.0) -> str:
    """The time in so many seconds, as rows have it."""
    return written(now() + timedelta(seconds=seconds))


def written(when: datetime) -> str:
    """A time as rows have it: such texts are in order as the times are."""
    return when.astimezone(UTC).isoformat(timespec="milliseconds")


def read(text: str) -> datetime:
    """A time as it was written."""
    return datetime.fromisoformat(text)


@contextmanager
def going_by(clock: Clock) -> Iterator[Clock]:
    """Let everybody in this process go by another clock for a while."""
    _going.append(clock)
    try:
        yield clock
    finally:
        _going.remove(clock)
