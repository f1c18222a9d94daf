"""The fixed list of actions: every verb of the rules with every thing it may name, numbered once and for all.

A number means the same for every seat: somebody who is named is counted from whoever acts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from biont.games.sight import Sight
from biont.kernel.decision import Decision, Option
from biont.kernel.rules import Rules

Verbs: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""Verbs in their order, and how many things each argument may name."""


class Actions:
    """All options that a decision can offer one seat, by their number. Prefixes count, for stages."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.options: tuple[Option, ...] = tuple(options)
        self.numbers: Mapping[Option, int] = {option: number for number, option in enumerate(self.options)}

    def __len__(self) -> int:
        return len(self.options)

    def legal(self, decision: Decision) -> list[int]:
        """The numbers of the options of a decision, in their order."""
        numbers = self.numbers
        return [numbers[option] for option in decision.options]

    def mask(self, decision: Decision | None) -> NDArray[np.int8]:
        """1 for every action that is legal now."""
        mask = np.zeros(len(self.options), dtype=np.int8)
        if decision is not None:
            mask[self.legal(decision)] = 1
        return mask

    def text(self, number: int) -> str:
        """An action as words and numbers, for people who look at what was learnt."""
        return " ".join(map(str, self.options[number]))


def actions_of(rules: Rules[Any], sight: Sight, seat: int = -1) -> Actions:
    """The actions of a game as a seat counts them; -1: as the table does."""
    notation = rules.notation
    kinds = {verb: notation.arguments.get(verb, ()) for verb in notation.verbs}
    sizes = {
        verb: tuple(
            max(sight.sizes.get(kind, 0), len(words) or sight.numbers)
            for kind, words in zip(kinds[verb] or ("",) * len(vocabularies), vocabularies, strict=True)
        )
        for verb, vocabularies in notation.verbs.items()
    }
    plain = tuple(sorted(sizes.items()))
    if seat < 0:
        return _actions(plain, ())
    orders = sight.orders(rules, seat)
    turned = {}
    for verb, names in kinds.items():
        named = [sight.named.get(verb, {}).get(place, name) for place, name in enumerate(names)]
        turned[verb] = tuple(tuple(orders[name]) if name in orders else () for name in named)
    return _actions(plain, tuple(sorted(turned.items())))


@lru_cache(maxsize=64)
def _actions(verbs: Verbs, turned: tuple[tuple[str, tuple[tuple[int, ...], ...]], ...]) -> Actions:
    orders = dict(turned)
    return Actions([option for verb, sizes in verbs for option in _of_verb(verb, sizes, orders.get(verb, ()))])


def _of_verb(verb: str, sizes: Sequence[int], orders: Sequence[Sequence[int]]) -> Iterator[Option]:
    """A verb with everything that it can name, one thing after another in the order of whoever acts."""
    things = [
        orders[place] if place < len(orders) and orders[place] else range(size) for place, size in enumerate(sizes)
    ]
    for length in range(len(sizes) + 1):
        for values in product(*things[:length]):
            yield (verb, *values)
