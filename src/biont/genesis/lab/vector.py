"""The table of Bios:Genesis as a learning program sees it: which lists, how long, in which order."""

from __future__ import annotations

from collections.abc import Sequence

from biont.games.study import Reader, padded
from biont.genesis.ids import ORGANISMS
from biont.genesis.table import Table


def _number(name: str) -> Reader:
    return lambda table: (getattr(table, name),)


def _list(name: str) -> Reader:
    def read(table: Table) -> Sequence[int]:
        values: Sequence[int] = getattr(table, name)
        return values

    return read


def _row(name: str, size: int) -> Reader:
    """A list of changing length."""
    return lambda table: padded(getattr(table, name), size)


def _rows(name: str, size: int) -> Reader:
    """A list of tuples of changing length."""
    return lambda table: [value for part in getattr(table, name) for value in padded(part, size)]


def _present(name: str, size: int) -> Reader:
    """Which of so many cards lie in a pile whose order does not matter."""
    return lambda table: [int(card in getattr(table, name)) for card in range(size)]


def _depths(name: str) -> Reader:
    return lambda table: [len(part) for part in getattr(table, name)]


EVENTS, MACROS, MUTATIONS, DEEP = 24, 8, 20, 20
NUMBERS = ("turn", "phase", "climate", "waterworld", "ozone", "ozone_hole", "armageddon", "goals", "trophic_change")
LISTS = {
    "active": 4,
    "medea": 4,
    "place": 16,
    "up": 64,
    "down": 64,
    "domes": 64,
    "soup_cubes": 4,
    "soup_discs": 4,
    "owner": ORGANISMS,
    "bionts": ORGANISMS * 8,
    "cubes": ORGANISMS * 4,
    "discs": ORGANISMS * 4,
    "parasite": ORGANISMS,
    "host": 4,
    "side": 4,
    "diseased": 8,
    "available_from": 4,
    "macro": ORGANISMS,
    "land": ORGANISMS,
    "level": ORGANISMS,
    "ripe": ORGANISMS,
    "trophy": 24,
    "unseen": 4,
    "holder": MUTATIONS,
    "promoted": MUTATIONS,
    "mutation_cube": 2 * MUTATIONS,
    "onset": MUTATIONS,
    "pool_bionts": 8,
    "pool": 16,
    "limit": 4,
    "hgt_used": 4,
    "acted_refugium": 64,
    "acted_organism": ORGANISMS * 8,
    "acted_pool": 8,
    "bought": ORGANISMS * 8,
    "fission": ORGANISMS,
}
LAYOUT: tuple[tuple[str, int, Reader], ...] = (
    *((name, 1, _number(name)) for name in NUMBERS),
    *((name, size, _list(name)) for name, size in LISTS.items()),
    ("chain", 6, _row("chain", 6)),
    ("event_discard", EVENTS, _present("event_discard", EVENTS)),
    ("event_deck", 1, lambda table: (len(table.event_deck),)),
    ("climate_icons", 32, _row("climate_icons", 32)),
    ("order", 8, _row("order", 8)),
    ("rows", 32, _rows("rows", 8)),
    ("placard_decks", 4, _depths("placard_decks")),
    ("enzymes", 16 * 8, _rows("enzymes", 8)),
    ("organs", ORGANISMS * 8, _rows("organs", 8)),
    ("stack", MACROS, _present("stack", MACROS)),
    ("decks", 4 * DEEP, _rows("decks", DEEP)),
)
"""The lists of the table that are shown: name, length, how they are read. Their order is fixed within a version."""
