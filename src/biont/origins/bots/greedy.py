"""Greedy: tries every answer out in a game it can imagine, and takes the one that leaves the best table."""

from __future__ import annotations

from biont.bots.tree import Ranked
from biont.kernel.chance import Chance
from biont.kernel.decision import Decision, Option
from biont.kernel.game import Game, View
from biont.origins.bots.habits import habit, spot_worth
from biont.origins.bots.weights import Weights, fitted
from biont.origins.table import Table

LAYING = frozenset({"hex chit", "hex side", "hex place", "hex turn", "start"})
"""Questions about a map that is being laid: nothing on the table says yet what is good."""

BY_HABIT = LAYING | {"spread", "destination", "specialize", "pay", "globalize", "globalize further", "leave"}
"""Questions that are answered at a glance: they have many answers, or none that shows at once."""

MILESTONES = frozenset({"challenge phase", "foundation", "lower row", "upper row", "idea", "bid", "orient"})
"""Questions before which a trial stops: what was tried has shown by then."""

LONGEST = 30
"""Answers after which a trial is judged in any case."""


class Greedy:
    """One answer deep: what does the table look like after it, and after what it brings with it?"""

    def __init__(self, seed: int = 0, weights: Weights | None = None, name: str = "greedy") -> None:
        self.name = name
        self.weights = weights if weights is not None else fitted()
        self._chance = Chance(seed)

    def choose(self, view: View[Table]) -> Option:
        """The answer that leaves the best table, or the habitual one where trying is not worth it."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.kind in BY_HABIT:
            return habit(view.table, decision)
        return max(self.ranked(view), key=lambda pair: pair[0])[1]

    def ranked(self, view: View[Table]) -> Ranked:
        """Every answer with its value, in the order offered."""
        decision = view.decision
        assert decision is not None
        if decision.kind == "destination":
            return [(_promise(view.table, view.seat, option), option) for option in decision.options]
        game = view.imagine(Chance(self._chance.below(1 << 62)))
        return self.rank(game, decision)

    def rank(self, game: Game[Table], decision: Decision) -> Ranked:
        """The same for any question of a game."""
        usual = habit(game.table, decision)
        return [(self._value(game, decision, option) + 0.02 * (option == usual), option) for option in decision.options]

    def _value(self, game: Game[Table], decision: Decision, option: Option) -> float:
        twin = game.copy(keep=False, history=False, log=False)
        twin.choose(option)
        answers = 0
        while (following := twin.decision) is not None and following.kind not in MILESTONES and answers < LONGEST:
            twin.choose(habit(twin.table, following))
            answers += 1
        return self.weights.value(twin.table, decision.seat)


def _promise(table: Table, seat: int, option: Option) -> float:
    """What a destination promises; whoever turns back gets nothing."""
    return spot_worth(table, seat, option[1]) if len(option) > 1 else -2.0
