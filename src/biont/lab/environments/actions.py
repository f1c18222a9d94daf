"""The fixed list of actions: every verb of the rules with every thing it may name, numbered once and for all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from biont.kernel.decision import Decision, Option
from biont.kernel.notation import Notation

Verbs: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""Verbs in their order, and how many things each argument may name."""


class Actions:
    """All options that a decision can offer, by their number. Long questions come in stages, so prefixes count."""

    def __init__(self, verbs: Verbs) -> None:
        self.options: tuple[Option, ...] = tuple(option for verb, sizes in verbs for option in _of_verb(verb, sizes))
        self.numbers: Mapping[Option, int] = {option: number for number, option in enumerate(self.options)}

    def __len__(self) -> int:
        return len(self.options)

    def mask(self, decision: Decision | None) -> NDArray[np.int8]:
        """1 for every action that is legal now."""
        mask = np.zeros(len(self.options), dtype=np.int8)
        if decision is not None:
            for option in decision.options:
                mask[self.numbers[option]] = 1
        return mask

    def text(self, number: int) -> str:
        """An action as words and numbers, for people who look at what was learnt."""
        return " ".join(map(str, self.options[number]))


def _of_verb(verb: str, sizes: Sequence[int]) -> Iterator[Option]:
    for length in range(len(sizes) + 1):
        for values in product(*map(range, sizes[:length])):
            yield (verb, *values)


def actions_of(notation: Notation, numbers: int) -> Actions:
    """The actions of a game; ``numbers``: how many plain numbers an option may name."""
    sizes = ((verb, tuple(len(words) or numbers for words in kinds)) for verb, kinds in notation.verbs.items())
    return _actions(tuple(sorted(sizes)))


@lru_cache(maxsize=8)
def _actions(verbs: Verbs) -> Actions:
    return Actions(verbs)
