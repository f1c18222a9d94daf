"""What goes after a while: tables at which no game began, games in which nothing happens, guests without a game."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta

from biont.server import clock
from biont.server.agreeing import OVER
from biont.server.known import ENDED
from biont.server.registry import Registry
from biont.server.store import Job, NoSuchGame, Overtaken

KEEP = "keep"
"""The kind of work."""

AGAIN = 6 * 3600.0
"""Seconds until somebody looks again."""


class Keeper:
    """Sweeps the store of one registry; the owner of the machine has settled the figures, 0 for never."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._store = registry.store

    def sweep(self, job: Job) -> None:
        """Let go what is too old, and come again."""
        days = self._registry.host.keeping
        if days.unstarted_days:
            for table in self._store.unstarted_tables(_before(days.unstarted_days)):
                self._store.close_table(table)
        if days.quiet_days:
            for game in self._store.quiet_games(_before(days.quiet_days)):
                self._close(game)
        if days.guests_days:
            for person in self._store.idle_guests(_before(days.guests_days)):
                self._store.forget(person, clock.moment())
        self._store.plan(KEEP, job.about, seconds=AGAIN)

    def _close(self, game: str) -> None:
        """A game ends as it stands; its record is kept."""
        with suppress(NoSuchGame, Overtaken):
            kept = self._store.load(game)
            settings, summary = kept.settings | {ENDED: []}, kept.summary | OVER
            self._store.alter(game, kept.version, [], settings=settings, summary=summary)
            self._registry.watchers.tell(game)


def _before(days: int) -> str:
    return clock.written(clock.now() - timedelta(days=days))
