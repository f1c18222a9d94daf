"""Greedy: tries every answer out in a game it can imagine, and takes the one that leaves the best table."""

from __future__ import annotations

from biont.bots import greedy
from biont.bots.tree import Ranked
from biont.kernel.chance import Chance
from biont.kernel.decision import Decision, Option
from biont.kernel.game import View
from biont.origins.bots.habits import habit, spot_worths
from biont.origins.bots.learned import Judge
from biont.origins.bots.trial import Trial
from biont.origins.bots.weights import fitted
from biont.origins.brain import bidders
from biont.origins.rules.auction import ASK_PAY
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE, SKIP
from biont.origins.rules.knowledge import ASK_SPECIALIZE
from biont.origins.rules.philosophy import ASK_GLOBALIZE, ASK_GLOBALIZE_FURTHER
from biont.origins.rules.sequence import STILL
from biont.origins.rules.spread import ASK_DESTINATION, ASK_LEAVE, ASK_SPREAD
from biont.origins.rules.worlds import ASK_HEX_CHIT, ASK_HEX_PLACE, ASK_HEX_SIDE, ASK_HEX_TURN, ASK_START
from biont.origins.table import Table

LAYING = frozenset({ASK_HEX_CHIT, ASK_HEX_SIDE, ASK_HEX_PLACE, ASK_HEX_TURN, ASK_START})
"""Questions about a map that is being laid: nothing on the table says yet what is good."""

BY_HABIT = LAYING | {
    ASK_SPREAD,
    ASK_DESTINATION,
    ASK_SPECIALIZE,
    ASK_PAY,
    ASK_GLOBALIZE,
    ASK_GLOBALIZE_FURTHER,
    ASK_LEAVE,
}
"""Questions that are answered at a glance: they have many answers, or none that shows at once."""

TRIALS = {ASK_CHALLENGE_PHASE: 3}
"""How often answers are tried out where more than one card may turn up."""

TURNED_BACK = -2.0
"""What a spread is worth that leads nowhere."""

HABIT = 0.02
"""What an answer has in advance that is the habitual one: it decides where a trial shows no difference."""


class Greedy(greedy.Greedy[Table]):
    """One answer deep: what does the table look like after it, and after what it brings with it?"""

    game = "origins"

    def __init__(self, seed: int = 0, weights: Judge | None = None, name: str = "greedy") -> None:
        super().__init__(seed, name)
        self.weights: Judge = weights if weights is not None else fitted()

    def is_tried(self, decision: Decision) -> bool:
        """Whether the answers to a question are tried out."""
        return decision.kind not in BY_HABIT

    def is_ranked(self, decision: Decision) -> bool:
        """Destinations are not tried out, but it is known what they promise."""
        return self.is_tried(decision) or decision.kind == ASK_DESTINATION

    def is_lost(self, view: View[Table]) -> bool:
        """Whether all have prayed their minds away for long. What seems best never brings one back, so a way that there
        still is (AMB-115) would never be found."""
        table, players = view.table, view.table.box.players
        if table.idle <= STILL * players or view.decision is None or view.decision.kind == ASK_CHALLENGE_PHASE:
            return False
        return not any(bidders(table, seat) for seat in range(players))

    def habit(self, table: Table, decision: Decision) -> Option:
        """What is answered at a glance."""
        return habit(table, decision)

    def ranked(self, view: View[Table]) -> Ranked:
        """Every sensible answer with its value, in the order offered: whoever has waited for long challenges if he can,
        so that programs alone come to an end."""
        decision = view.decision
        assert decision is not None
        if decision.kind == ASK_DESTINATION:
            worth = spot_worths(view.table, view.seat)
            return [(worth(option[1]) if len(option) > 1 else TURNED_BACK, option) for option in decision.options]
        trials = [Trial(view, Chance(self._chance.below(1 << 62)), habit) for _ in range(TRIALS.get(decision.kind, 1))]
        usual = habit(view.table, decision)

        def value(option: Option) -> float:
            total = sum(self.weights.value(trial.table_after(option), view.seat) for trial in trials)
            return total / len(trials) + HABIT * (option == usual)

        options = decision.options
        if decision.kind == ASK_CHALLENGE_PHASE and view.table.idle > STILL * view.table.box.players:
            options = tuple(option for option in options if option != SKIP) or options
        return [(value(option), option) for option in options]
