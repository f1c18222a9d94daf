"""Skirmish as Biont knows it: rules, and who can sit at the table. Everything else is the house's own."""

from __future__ import annotations

from biont.games import Definition, Moment, Seating
from biont.games.statistics import Statistics
from biont.kernel.settings import Settings

from .rules import CARDS, COINS, SEATS, Ground, Skirmish, points


class SkirmishDefinition(Definition):
    """A game of two to four tribes."""

    name = "skirmish"
    package = __package__
    seating = Seating(SEATS, least=2, most=4, usual=SEATS[:3])

    def make(self, seats: tuple[str, ...], settings: Settings, pack: str) -> Skirmish:
        """The rules for these tribes."""
        return Skirmish(seats)

    def moment(self, table: Ground) -> Moment:
        """The round, and what everybody would have if it ended now."""
        to_come = [number for name, *rest in table.steps if name == "round" for number in rest]
        return Moment(to_come[0] - 1 if to_come else 3, points(table))

    @property
    def statistics(self) -> Statistics:
        """Cards and coins are plain numbers, of which a learning program must know how many there are."""
        statistics = Statistics()
        statistics.numbers = max(CARDS, COINS + 1)
        return statistics


SKIRMISH = SkirmishDefinition()
