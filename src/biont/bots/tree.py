"""The tree of a search: the own questions on the way through imagined games, and how their answers came off.

The tree is an open loop: a node stands for the own answers since the root, whatever dice and cards came in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import TypeAlias

from biont.kernel.decision import Option

Ranked: TypeAlias = list[tuple[float, Option]]
"""Answers with what a quick look thinks of them."""

WARMTH = 1.0
"""How many points an answer may be worse in the quick look and still be a third as likely to be looked at."""
CURIOSITY = 2.0
"""Points that an answer nobody has looked at yet may hope for."""
HEARSAY = 4.0
"""As many games as the quick look counts for in the tree."""


class Answer:
    """An answer under consideration: what a quick look thinks of it, how it came off, and the next own question."""

    __slots__ = ("games", "likely", "next", "option", "prior", "squares", "total")

    def __init__(self, option: Option, prior: float, likely: float) -> None:
        self.option = option
        self.prior = prior
        self.likely = likely
        self.games = 0
        self.total = 0.0
        self.squares = 0.0
        self.next: Node | None = None

    def worth(self, trust: float, usual: float = 0.0) -> float:
        """The mean of all games played on; that look, on top of the ``usual`` worth, counts as ``trust`` games."""
        return (self.total + trust * (self.prior + usual)) / (self.games + trust)

    def add(self, value: float) -> None:
        """Note how a game came off."""
        self.games += 1
        self.total += value
        self.squares += value * value

    def spread(self) -> float:
        """By how much games came off differently: the variance of those noted."""
        return max(0.0, self.squares / self.games - (self.total / self.games) ** 2)


class Node:
    """One own question: its best answers in the quick look."""

    __slots__ = ("answers", "games", "total")

    def __init__(self, ranked: Ranked, breadth: int) -> None:
        best = sorted(ranked, key=lambda pair: -pair[0])[:breadth]
        likely = [exp((value - best[0][0]) / WARMTH) for value, _ in best]
        whole = sum(likely)
        usual = sum(value * part for (value, _), part in zip(best, likely, strict=True)) / whole
        self.answers = [
            Answer(option, value - usual, part / whole) for (value, option), part in zip(best, likely, strict=True)
        ]
        self.games = 0
        self.total = 0.0

    def select(self, options: Sequence[Option]) -> Answer | None:
        """The answer to look at next, of those offered now (PUCT); None if none that is known here is offered."""
        usual = self.total / self.games if self.games else 0.0
        eager = CURIOSITY * sqrt(self.games + 1)
        best, most = None, 0.0
        for answer in self.answers:
            hope = answer.worth(HEARSAY, usual) + eager * answer.likely / (1 + answer.games)
            if (best is None or hope > most) and answer.option in options:
                best, most = answer, hope
        return best

    def add(self, value: float) -> None:
        """Note how a game came off that went through here."""
        self.games += 1
        self.total += value
