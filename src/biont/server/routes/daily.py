"""The game of the day: today's, those of earlier days, and a calendar of the visitor's own results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from starlette.exceptions import HTTPException
from starlette.responses import Response

from biont import games
from biont.games import Definition
from biont.games.daily import FIRST, daily, day_of, has_daily, today
from biont.server import switches
from biont.server.opponents import PERSON
from biont.server.routes.visit import Visit, begun
from biont.server.store import Kept
from biont.words import Words

DAY = "day"
"""The setting of a game that says of which day it is the game."""

WEEKS = 5
"""Weeks of the calendar."""


@dataclass(frozen=True, slots=True)
class Day:
    """A day of the calendar, and what the visitor made of its game."""

    date: date
    game: str = ""
    """His game, if he has begun it."""
    points: int | None = None
    """What he has in the end."""
    is_there: bool = True
    """Whether it has a game already."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """The games of the last weeks of one kind."""

    definition: Definition
    t: Words
    days: tuple[Day, ...]

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.definition.telling.title(self.t)

    @property
    def today(self) -> Day:
        """Today's."""
        return next(day for day in self.days if day.date == today())


def daily_games(visit: Visit) -> Response:
    """Today's games, and what became of earlier ones."""
    kept = visit.registry.store.with_setting(DAY)
    offered = [definition for definition in games.all_games() if has_daily(definition)]
    calendars = [_calendar(definition, definition.words(visit.preferences.language), kept) for definition in offered]
    return visit.page("daily.jinja", None, calendars=calendars, today=today())


def _calendar(definition: Definition, say: Words, kept: list[Kept]) -> Calendar:
    """The weeks up to this one, each from Monday on; of several games of a day the best one that is over."""
    own: dict[str, Day] = {}
    for one in kept:
        day = day_of(str(one.settings.get(DAY)))
        if day is None or one.header.game != definition.name:
            continue
        fresh = Day(day, one.id, _points(one.summary))
        old = own.get(day.isoformat())
        if old is None or (fresh.points is not None and (old.points is None or fresh.points > old.points)):
            own[day.isoformat()] = fresh
    first = today() - timedelta(days=today().weekday() + 7 * (WEEKS - 1))
    dates = [first + timedelta(days=number) for number in range(7 * WEEKS)]
    days = [own.get(one.isoformat(), Day(one, is_there=FIRST <= one <= today())) for one in dates]
    return Calendar(definition, say, tuple(days))


def _points(summary: Mapping[str, list[int]]) -> int | None:
    """What a game that is over brought; who plays alone has the points of all colours."""
    return sum(summary["points"]) if summary["finished"] else None


def begin_daily(visit: Visit) -> Response:
    """Begin the game of a day, or begin it once more."""
    registry, definition = visit.registry, visit.definition()
    day = day_of(visit.form.get("day", today().isoformat()))
    if day is None or not has_daily(definition):
        raise HTTPException(404)
    wanted = daily(definition, day)
    players = [PERSON] * len(wanted.colours)
    page = {**switches.wished(visit.remembered(switches.COOKIE), definition), DAY: day.isoformat()}
    game = registry.new(definition.name, wanted.colours, players, wanted.seed, wanted.settings, page=page)
    visit.keep(game)
    registry.go_on(registry.open(game))
    return begun(visit, definition, game)
