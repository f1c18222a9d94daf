"""Words of the notation: what the ints in an option are called. Rules modules name these kinds in their ``VERBS``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from biont.genesis.cards import COLOURS, ROWS, Pack

Verbs: TypeAlias = Mapping[str, tuple[str, ...]]
"""Verb -> the kind of each argument; the last kind serves all further arguments."""


def vocabularies(pack: Pack) -> dict[str, tuple[str, ...]]:
    """The words of every kind of argument, for the cards of a pack."""
    placards = tuple(card.code for card in pack.placards)
    parasites = tuple(f"parasite-{colour}" for colour in COLOURS)
    mutations = tuple(card.code for card in pack.mutations)
    organisms = placards + parasites
    return {
        "number": (),
        "colour": COLOURS,
        "row": ROWS,
        "bearer": COLOURS + tuple(f"npc-{colour}" for colour in COLOURS),
        "refugium": placards,
        "organism": organisms,
        "mutation": mutations,
        "cube": tuple(word for code in mutations for word in (code, code + "+")),
        "macro": tuple(card.code for card in pack.macroorganisms),
        "side": ("front", "back"),
        "slot": ("first", "second"),
        "source": ("pool", *placards, *(f"in-{code}" for code in organisms)),
    }


POOL = 0
"""The place a biont comes from or goes to, as the kind "source" counts it: the pool, then refugia, then organisms."""


def from_refugium(placard: int) -> int:
    """The place that a refugium is."""
    return 1 + placard


def from_organism(organism: int) -> int:
    """The place that an organism is."""
    return 17 + organism
