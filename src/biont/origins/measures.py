"""What rules hold against each other: numbers that every player has, by the names under which a log tells them."""

from __future__ import annotations

from typing import Final

from biont.origins.brain import mysticism
from biont.origins.cards import TRACKS
from biont.origins.people import urbanization
from biont.origins.table import Seat, Table
from biont.origins.tableau import dissidents, diversity

MEASURES: Final = (*TRACKS, "cities", "dissidents", "mysticism", "diversity", "unrest")
"""The stages of the tracks, which are called as their tracks are, and more."""
CITIES, DISSIDENTS, MYSTICISM, DIVERSITY, UNREST = range(len(TRACKS), len(MEASURES))


def measure(table: Table, seat: Seat, what: int) -> int:
    """How much of something a player has; unrest is Dissidents and Mysticism together."""
    if what < CITIES:
        return table.stage(seat, what)
    if what == CITIES:
        return urbanization(table, seat)
    if what == DIVERSITY:
        return diversity(table, seat)
    if what == MYSTICISM:
        return mysticism(table, seat)
    return dissidents(table, seat) + (mysticism(table, seat) if what == UNREST else 0)
