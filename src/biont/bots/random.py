"""The bot that plays at random: the measure of all others."""

from __future__ import annotations

from typing import Any

from biont.kernel.chance import Chance
from biont.kernel.decision import Decision, Option
from biont.kernel.view import View


class Random:
    """Every option is as good as any other."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View[Any]) -> Option:
        """Any option."""
        assert view.decision is not None
        return self.pick(view.decision)

    def pick(self, decision: Decision) -> Option:
        """Any option of a question, for whoever has no view at hand."""
        options = decision.options
        return options[self._chance.below(len(options))]
