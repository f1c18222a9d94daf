"""A view as a vector of fixed size: the blinded table, list after list, and the question that is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biont.genesis.box import ORGANISMS
from biont.genesis.entries import QUESTIONS
from biont.genesis.table import Table
from biont.kernel.view import View

EMPTY = -2
"""Nothing lies in this place; -1 means nobody, nowhere or not known, as on the table."""
LOW, HIGH = -64, 1 << 15

Reader = Callable[[Table], Sequence[int]]


def _number(name: str) -> Reader:
    return lambda table: (getattr(table, name),)


def _list(name: str) -> Reader:
    def read(table: Table) -> Sequence[int]:
        values: Sequence[int] = getattr(table, name)
        return values

    return read


def _padded(values: Sequence[int], size: int) -> list[int]:
    return [*values[:size], *([EMPTY] * (size - len(values)))]


def _row(name: str, size: int) -> Reader:
    """A list of changing length."""
    return lambda table: _padded(getattr(table, name), size)


def _rows(name: str, size: int) -> Reader:
    """A list of tuples of changing length."""
    return lambda table: [value for part in getattr(table, name) for value in _padded(part, size)]


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

KINDS = tuple(sorted(QUESTIONS))
"""Questions by their number."""
DATA = 24
"""Numbers that a question brings along, dice included."""
QUESTION = 4 + 1 + DATA
"""The colours that this seat plays, the kind of question (-1: somebody else is asked), and its numbers."""


@lru_cache(maxsize=1)
def size() -> int:
    """The length of an observation."""
    return sum(length for _, length, _ in LAYOUT) + QUESTION


def places() -> dict[str, slice]:
    """Where each list stands in the vector, for whoever wants to read one."""
    found: dict[str, slice] = {}
    start = 0
    for name, length, _ in (*LAYOUT, ("question", QUESTION, lambda table: ())):
        found[name] = slice(start, start + length)
        start += length
    return found


def observe(view: View[Table]) -> NDArray[np.int32]:
    """The vector of a view."""
    values: list[int] = []
    table = view.table
    for name, length, read in LAYOUT:
        part = read(table)
        assert len(part) == length, f"{name} has {len(part)} places, not {length}"
        values += part
    values += _question(view)
    return np.asarray(values, dtype=np.int32)


def _question(view: View[Table]) -> list[int]:
    box = view.table.box
    mine = [int(player in box.players and box.seat_of[player] == view.seat) for player in range(4)]
    decision = view.decision
    if decision is None:
        return [*mine, -1, *([EMPTY] * DATA)]
    return [*mine, KINDS.index(decision.kind), *_padded(_flat(decision.data), DATA)]


def _flat(data: Sequence[Any]) -> list[int]:
    """The numbers of a question; dice come as a group."""
    return [number for part in data for number in (part if isinstance(part, tuple) else (part,))]
