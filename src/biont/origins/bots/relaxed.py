"""An easy opponent: Greedy, but every now and then it takes an answer that is only fairly good."""

from __future__ import annotations

from biont.kernel.chance import Chance
from biont.kernel.decision import Option
from biont.kernel.game import View
from biont.origins.bots.greedy import BY_HABIT, Greedy
from biont.origins.table import Table

ONE_IN = 3
"""How rarely it is careless."""


class Relaxed:
    """Plays like Greedy, with one careless answer in three."""

    def __init__(self, seed: int = 0, name: str = "easy") -> None:
        self.name = name
        self._greedy = Greedy(seed)
        self._chance = Chance(seed + 1)

    def choose(self, view: View[Table]) -> Option:
        """Greedy's answer, or a careless one: any of the better half."""
        decision = view.decision
        assert decision is not None
        careless = self._chance.below(ONE_IN) == 0
        if not careless or decision.kind in BY_HABIT or len(decision.options) == 1:
            return self._greedy.choose(view)
        ranked = sorted(self._greedy.ranked(view), key=lambda pair: -pair[0])
        return ranked[self._chance.below((len(ranked) + 1) // 2)][1]
