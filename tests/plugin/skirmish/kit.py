"""Skirmish as Biont knows it: rules, and who can sit at the table. Everything else is the house's own."""

from __future__ import annotations

from biont.games import Chairs, Kit, Moment
from biont.games.study import Study
from biont.kernel.options import Options

from .rules import CARDS, COINS, SEATS, Ground, Skirmish, points


class SkirmishKit(Kit):
    """A game of two to four tribes."""

    name = "skirmish"
    package = __package__
    chairs = Chairs(SEATS, least=2, most=4, usual=SEATS[:3])

    def make(self, seats: tuple[str, ...], options: Options, pack: str) -> Skirmish:
        """The rules for these tribes."""
        return Skirmish(seats)

    def moment(self, table: Ground) -> Moment:
        """The round, and what everybody would have if it ended now."""
        to_come = [number for name, *rest in table.steps if name == "round" for number in rest]
        return Moment(to_come[0] - 1 if to_come else 3, points(table))

    @property
    def study(self) -> Study:
        """Cards and coins are plain numbers, of which a learning program must know how many there are."""
        study = Study()
        study.numbers = max(CARDS, COINS + 1)
        return study


SKIRMISH = SkirmishKit()
