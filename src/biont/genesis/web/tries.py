"""An answer tried out on a copy of the table, as what may be regretted of it and what it is worth read it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from biont.games.advice import TriedOption
from biont.genesis.rules.victory import points
from biont.genesis.table import NO_ARMAGEDDON, Table
from biont.genesis.words.teller import Teller

NEARLY_OVER = 2
"""With so few events left a disc that is kept buys hardly anything any more, and no ability is worth a point."""

BUYING = frozenset(("buy", "promote", "organ", "grow"))
"""Purchases: what they do to the buyer's own things is certain, even if they uncover a card."""


@dataclass(frozen=True)
class Try(TriedOption):
    """An option tried out in this game."""

    before: Table
    after: Table | None
    teller: Teller

    @cached_property
    def mine(self) -> tuple[int, ...]:
        """The players of the seat that is asked: one, or the colours of a soloist."""
        return self.before.box.players_of(self.decision.seat)

    @cached_property
    def gains(self) -> bool:
        """Whether it brings points: then what a card gives up or brings in vain is a price, and no warning."""
        return self.after is not None and total(self.after, self.mine) > total(self.before, self.mine)

    @property
    def last_turn(self) -> bool:
        """Whether no event will come any more."""
        return is_last(self.before)


def is_last(table: Table) -> bool:
    """Whether this is the last turn."""
    return not table.event_deck or table.armageddon != NO_ARMAGEDDON


def total(table: Table, players: tuple[int, ...]) -> int:
    """The points of some players."""
    return sum(score.total for score in points(table) if score.player in players)
