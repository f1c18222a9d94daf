"""Discs that lie on places and organisms, as the log tells it: where they lay they go with what dies or comes alive."""

from __future__ import annotations

from collections import Counter

from biont.genesis.rules.assignment import ANTIOXIDANT_PLACED, ENZYME_PLACED
from biont.genesis.rules.atrophy import ANTIOXIDANT_SPENT
from biont.genesis.rules.autocatalysis import ENZYME_LOST, LIFE_CREATED
from biont.genesis.rules.events import DESERTED, ENZYME_SMITTEN
from biont.genesis.rules.extinction import EXTINCT
from biont.kernel.declared import Event
from biont.kernel.play import Entry

LAID: dict[Event, tuple[str, int]] = {ENZYME_PLACED: ("enzyme", -1), ANTIOXIDANT_PLACED: ("disc", -1)}
"""What puts a disc down, as what, and which of its things is the place."""

TAKEN: dict[Event, str] = {ENZYME_LOST: "enzyme", ENZYME_SMITTEN: "enzyme", ANTIOXIDANT_SPENT: "disc"}
CLEARED: dict[Event, str] = {LIFE_CREATED: "enzyme", DESERTED: "enzyme", EXTINCT: "disc"}
"""What takes one of them, and what takes all; the place is the first of their things."""


class Lying:
    """Counts them, entry by entry."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, int]] = Counter()

    def watch(self, entry: Entry) -> None:
        """Take in what an entry tells."""
        things = [datum for datum in entry.data if isinstance(datum, int)]
        if entry.kind in LAID:
            sort, place = LAID[entry.kind]
            self.counts[sort, things[place]] += 1
        elif entry.kind in TAKEN:
            self.counts[TAKEN[entry.kind], things[0]] -= 1
        elif entry.kind in CLEARED:
            self.counts.pop((CLEARED[entry.kind], things[0]), None)

    def on(self, sort: str, place: int) -> int:
        """How many lie somewhere."""
        return max(0, self.counts[sort, place])
