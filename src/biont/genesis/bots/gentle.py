"""The opponent of a first game: for some turns it keeps out of the way, always in the same manner; then it is easy."""

from __future__ import annotations

from biont.bots import Bot
from biont.genesis.bots.greedy import Greedy
from biont.genesis.cards import COLOURS
from biont.genesis.table import CELLS, Table
from biont.kernel.decision import Option
from biont.kernel.view import View

TURNS = 3
"""So long it is gentle, and plays without luck of its own: whoever does what the guide says sees the same game."""

RUDE = frozenset(("attach", "supplant", "hgt"))
"""Verbs that would reach into somebody else's life."""


class Gentle:
    """Greedy that joins nobody and harms nobody at first, and somebody else (an easy opponent) later."""

    game = Greedy.game

    def __init__(self, later: Bot, name: str = "gentle") -> None:
        self.name = name
        self._later = later

    def choose(self, view: View[Table]) -> Option:
        """What Greedy would do, unless it is rude."""
        decision = view.decision
        assert decision is not None
        if view.table.turn > TURNS:
            return self._later.choose(view)
        wanted = Greedy(0).choose(view)
        if not is_rude(view.table, wanted, decision.seat):
            return wanted
        return next((option for option in decision.options if option[0] == "done"), wanted)


def is_rude(table: Table, option: Option, seat: int) -> bool:
    """Whether an option goes where somebody else is."""
    if option[0] != "assign":
        return option[0] in RUDE
    there = table.domes[CELLS[option[2]]]
    return any(there[colour] for colour in range(len(COLOURS)) if table.box.seat_of[colour] != seat)
