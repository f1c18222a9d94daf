"""What there is to tell to people who are not there, by which way, and when: the wishes of each of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from datetime import UTC, datetime, time, timedelta
from typing import Any

from biont.server.company.clocks import zone_of

TURN, TIME, AGREE, INVITED, FULL, SEAT, WROTE, OVER = KINDS = (
    "turn",
    "time",
    "agree",
    "invited",
    "full",
    "seat",
    "wrote",
    "over",
)
"""Your turn, time is short or out, asked for agreement, invited, table full, seat handed over, somebody wrote, over."""

PUSH, MAIL, HOOK, ROOM = "push", "mail", "hook", "room"
OWN = (PUSH, MAIL, HOOK)
"""Ways to one person: his browser, mail, an address of his own. A room is an address that all at a table share."""

NOWHERE = ""
"""The way to somebody who wants to be told of something by none, or has none."""

NO_CHANNEL, LOOKING, PASSED, STOPPED = REASONS = ("no-channel", "looking", "over", "stopped")
"""Why nothing was sent: he has no way for it, he looked at that table, it was over, or his mail came back."""

DELAYS = {PUSH: 15, MAIL: 180, HOOK: 15, ROOM: 15}
"""Seconds that a turn waits before it is told by each way."""

LONGEST = 7200

USUAL = {
    TURN: (PUSH, MAIL, HOOK),
    TIME: (PUSH, MAIL, HOOK),
    AGREE: (PUSH, HOOK),
    INVITED: (PUSH, HOOK),
    FULL: (PUSH, HOOK),
    SEAT: (PUSH, MAIL, HOOK),
    WROTE: (),
    OVER: (MAIL,),
}
IN_ROOMS = (TURN, SEAT, OVER)
"""What is told in the room of a table."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How somebody wants to be told."""

    language: str = "en"
    zone: str = "UTC"
    ways: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: dict(USUAL))
    tables: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Other ways for everything at one table."""
    delays: Mapping[str, int] = field(default_factory=lambda: dict(DELAYS))
    """0: always at once."""
    quiet: tuple[int, int] | None = None
    """Hours of his zone between which nothing is sent, such as 22 and 7."""
    daily: int | None = None
    """The hour at which one mail comes instead of single ones."""

    def ways_for(self, kind: str, table: str) -> tuple[str, ...]:
        """By which ways he is told of something."""
        found = self.tables.get(table)
        return self.ways.get(kind, ()) if found is None else found

    def due(self, kind: str, way: str, now: datetime) -> datetime:
        """When something that happens now is told."""
        wait = self.delays.get(way, DELAYS[way]) if kind == TURN else 0
        return self.allowed(way, now + timedelta(seconds=wait))

    def allowed(self, way: str, then: datetime) -> datetime:
        """The first moment from ``then`` on at which he may be told."""
        if way == MAIL and self.daily is not None:
            then = self._next(then, self.daily)
        return then if way == ROOM else self.quiet_until(then)

    def quiet_until(self, then: datetime) -> datetime:
        """The end of the quiet hours in which a moment lies; itself where it lies in none."""
        return self._next(then, self.quiet[1]) if self.quiet is not None and self.is_quiet(then) else then

    def is_quiet(self, then: datetime) -> bool:
        """Whether that is in his quiet hours."""
        if self.quiet is None:
            return False
        begin, end = self.quiet
        hour = then.astimezone(zone_of(self.zone) or UTC).hour
        return begin <= hour < end if begin <= end else hour >= begin or hour < end

    def _next(self, then: datetime, hour: int) -> datetime:
        """The next time that it is this hour, where he is; whoever is told at that very moment is told then."""
        zone = zone_of(self.zone) or UTC
        day = then.astimezone(zone).date()
        for ahead in range(3):
            found = datetime.combine(day + timedelta(days=ahead), time(hour), zone).astimezone(UTC)
            if found >= then:
                return found
        return then

    def to_data(self) -> dict[str, Any]:
        """As they are kept."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Wishes:
        """As they were kept."""
        known = {one.name: data[one.name] for one in fields(cls) if one.name in data}
        for name in ("ways", "tables"):
            known[name] = {key: tuple(value) for key, value in known.get(name, {}).items()}
        known["quiet"] = tuple(known["quiet"]) if known.get("quiet") else None
        return cls(**known)
