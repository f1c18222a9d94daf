"""Search: plays the best answers on, in games it can imagine, and takes the one that comes off best."""

from __future__ import annotations

from typing import Unpack

from biont.bots import judge
from biont.bots.search import Budget, Halving, Path
from biont.bots.tree import Answer
from biont.kernel.chance import Chance
from biont.kernel.decision import Decision
from biont.kernel.view import View
from biont.origins.bots.greedy import BY_HABIT, Greedy
from biont.origins.bots.habits import habit
from biont.origins.bots.learned import Judge
from biont.origins.rules.philosophy import ASK_GLOBALIZE
from biont.origins.table import Table

AT_ONCE = BY_HABIT - {ASK_GLOBALIZE}
"""Questions that are not worth playing on: with many answers that are much alike, or about little."""


class Search(Halving[Table]):
    """Determinized search over answers; the same for a seed and a budget of simulations."""

    def __init__(
        self,
        seed: int = 0,
        *,
        weights: Judge | None = None,
        leaf: judge.Valuing[Table] | None = None,
        prior: Greedy | None = None,
        rounds: int = 1,
        trust: float = 6.0,
        **budget: Unpack[Budget],
    ) -> None:
        """``leaf`` judges imagined games instead of Greedy's ``weights``, after so many ``rounds``; ``prior`` picks the
        answers that are looked at; the rest as in :class:`Halving`."""
        greedy = Greedy(seed, weights)
        super().__init__(prior or greedy, seed, trust=trust, **budget)
        self.leaf: judge.Valuing[Table] = leaf if leaf is not None else greedy.weights
        self.rounds = rounds

    def is_searched(self, decision: Decision) -> bool:
        """Whether a question is worth playing on."""
        return decision.kind not in AT_ONCE

    def play_on(self, view: View[Table], answer: Answer, seed: int) -> tuple[float, Path]:
        """The value of one imagined game after some rounds of habitual play, or at its end."""
        game = view.imagine(Chance(seed), keep=False)
        table = game.table
        until = table.turn + self.rounds * table.box.players
        game.choose(answer.option)
        while (decision := game.decision) is not None and table.turn < until:
            game.choose(habit(table, decision))
        return self.leaf.value(table, view.seat), []
