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

from biont.games.observation import Observation
from biont.kernel.decision import Decision, Option
from biont.kernel.rules import Rules

Things: TypeAlias = tuple[int, ...]
"""Things of one kind by their numbers."""


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
        mask = bytearray(len(self.options))  # a few bytes are set more quickly than those of an array
        if decision is not None:
            for number in map(self.numbers.__getitem__, decision.options):
                mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def text(self, number: int) -> str:
        """An action as words and numbers, for people who look at what was learnt."""
        return " ".join(map(str, self.options[number]))


def actions_of(rules: Rules[Any], observation: Observation, seat: int) -> Actions:
    """The actions of a game as a seat counts them."""
    orders = observation.orders(rules, seat)
    notation = rules.notation
    verbs: list[tuple[str, tuple[Things, ...]]] = []
    for verb, vocabularies in sorted(notation.verbs.items()):
        kinds = notation.arguments.get(verb) or ("",) * len(vocabularies)
        named = {**dict(enumerate(kinds)), **observation.named.get(verb, {})}
        things = [
            tuple(
                orders.get(
                    named[place], range(max(observation.sizes.get(kinds[place], 0), len(words) or observation.numbers))
                )
            )
            for place, words in enumerate(vocabularies)
        ]
        verbs.append((verb, tuple(things)))
    return _actions(tuple(verbs))


@lru_cache(maxsize=64)
def _actions(verbs: tuple[tuple[str, tuple[Things, ...]], ...]) -> Actions:
    return Actions([(verb, *named) for verb, things in verbs for named in _all_named(things)])


def _all_named(things: Sequence[Things]) -> Iterator[Things]:
    """Everything that a verb can name: nothing, one thing, or several, the last one changing fastest."""
    for length in range(len(things) + 1):
        yield from product(*things[:length])
