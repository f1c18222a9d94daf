"""The fixed list of actions: every verb of the rules with every thing it may name, numbered once and for all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from biont.genesis.box import ORGANISMS
from biont.genesis.rules import parts
from biont.kernel.decision import Decision, Option

RANGES = {
    "number": 12,
    "colour": 4,
    "row": 4,
    "bearer": 8,
    "refugium": 16,
    "organism": ORGANISMS,
    "mutation": 20,
    "cube": 40,
    "macro": 8,
    "side": 2,
    "slot": 2,
    "source": 1 + 16 + ORGANISMS,
}
"""How many things of each kind there are; they are the same with every pack of cards."""


@lru_cache(maxsize=1)
def actions() -> tuple[Option, ...]:
    """All options that a decision can offer, by their number. Long questions come in two parts, so prefixes count."""
    return tuple(option for verb, kinds in sorted(parts.verbs().items()) for option in _of_verb(verb, kinds))


def _of_verb(verb: str, kinds: Sequence[str]) -> Iterator[Option]:
    for length in range(len(kinds) + 1):
        for values in product(*(range(RANGES[kind]) for kind in kinds[:length])):
            yield (verb, *values)


@lru_cache(maxsize=1)
def numbers() -> dict[Option, int]:
    """The number of every option."""
    return {option: number for number, option in enumerate(actions())}


def mask_of(decision: Decision | None) -> NDArray[np.int8]:
    """1 for every action that is legal now."""
    mask = np.zeros(len(actions()), dtype=np.int8)
    if decision is not None:
        known = numbers()
        for option in decision.options:
            mask[known[option]] = 1
    return mask
