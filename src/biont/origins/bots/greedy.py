"""Greedy: tries every answer out in a game it can imagine, and takes the one that leaves the best table."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from biont.bots import greedy
from biont.bots.answers import Answers, Look
from biont.bots.tree import Ranked
from biont.kernel.chance import Chance
from biont.kernel.decision import Decision, Option
from biont.kernel.view import View
from biont.origins.bots.habits import habit, spot_worths
from biont.origins.bots.learned import Judge, Learned
from biont.origins.bots.trial import Trial
from biont.origins.bots.weights import fitted
from biont.origins.box import Box
from biont.origins.brain import bidders
from biont.origins.cards import ICONS, NONE
from biont.origins.rules.auction import ASK_PAY
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE, GLOBALIZE, SKIP
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

LATE = 100
"""Rounds after which programs do all they can to come to an end; a game of theirs has about twenty."""

NUMBERED = frozenset(("step", "step-to", "rule", "orient", "pray", "bid", "release", "appease"))
"""Verbs whose number says which of a few things is done: answers of different kinds to a net."""


class Greedy(greedy.Greedy[Table]):
    """One answer deep: what does the table look like after it, and after what it brings with it?"""

    game = "origins"

    def __init__(
        self, seed: int = 0, weights: Judge | None = None, name: str = "greedy", answers: Answers | None = None
    ) -> None:
        """``answers`` corrects what ``weights`` with a net say of the tables after answers; habitual ones that it
        knows are tried out, too."""
        super().__init__(seed, name)
        self.weights: Judge = weights if weights is not None else fitted()
        self._answers = answers

    def is_tried(self, decision: Decision) -> bool:
        """Whether the answers to a question are tried out."""
        return decision.kind not in BY_HABIT or (self._answers is not None and self._answers.knows(decision.kind))

    def is_ranked(self, decision: Decision) -> bool:
        """Destinations are not tried out, but it is known what they promise."""
        return self.is_tried(decision) or decision.kind == ASK_DESTINATION

    def is_lost(self, view: View[Table]) -> bool:
        """Whether all have prayed their minds away for long. What seems best never brings one back, so a way that there
        still is (AMB-115) would never be found."""
        table, decision = view.table, view.decision
        if decision is None or decision.kind == ASK_CHALLENGE_PHASE or not (_is_still(table) or _is_late(table)):
            return False
        return not any(bidders(table, seat) for seat in range(table.box.players))

    def habit(self, table: Table, decision: Decision) -> Option:
        """What is answered at a glance."""
        return habit(table, decision)

    def ranked(self, view: View[Table]) -> Ranked:
        """Every sensible answer with its value, in the order offered."""
        decision = view.decision
        assert decision is not None
        if decision.kind == ASK_DESTINATION and not self.is_tried(decision):
            worth = spot_worths(view.table, view.seat)
            return [(worth(option[1]) if len(option) > 1 else TURNED_BACK, option) for option in decision.options]
        looks = self.looked(view)
        if self._answers is None:
            return [(look.value, look.option) for look in looks]
        if decision.kind in BY_HABIT and not looks[0].told:  # alone or together, where no net is asked
            usual = self.habit(view.table, decision)
            return [(float(look.option == usual), look.option) for look in looks]
        return self._answers.corrected(decision.kind, looks)

    def looked(self, view: View[Table]) -> list[Look]:
        """What a look at the table after each answer says, before it is corrected: whoever has waited for long
        challenges if he can, so that programs alone come to an end."""
        decision, table = view.decision, view.table
        assert decision is not None
        trials = [Trial(view, Chance(self._chance.below(1 << 62)), habit) for _ in range(TRIALS.get(decision.kind, 1))]
        usual = habit(table, decision)
        options = decision.options
        if decision.kind == ASK_CHALLENGE_PHASE and (_is_still(table) or _is_late(table)):
            idle = {SKIP, GLOBALIZE} if _is_late(table) else {SKIP}
            options = tuple(option for option in options if option not in idle) or options
        return [self._look(trials, view, option, option == usual) for option in options]

    def _look(self, trials: Sequence[Trial], view: View[Table], option: Option, usual: bool) -> Look:
        """What an answer is worth, and what a net is told of the table after it, in the mean of all trials."""
        weights, seat = self.weights, view.seat
        tables = [trial.table_after(option) for trial in trials]
        if not isinstance(weights, Learned):
            value = sum(weights.value(table, seat) for table in tables) / len(tables)
            return Look(value + HABIT * usual, option, "", b"")
        judged = [weights.judged(table, seat) for table in tables]
        value = sum(one for one, _ in judged) / len(judged)
        told = judged[0][1]
        if len(judged) > 1:
            rows = [array("f", row) for _, row in judged]
            told = array("f", [sum(numbers) / len(rows) for numbers in zip(*rows, strict=True)]).tobytes()
        return Look(value + HABIT * usual, option, kind_of(view.table.box, option, usual), told)


def _is_still(table: Table) -> bool:
    """Whether nobody has done anything in the challenge phase for long."""
    return table.idle > STILL * table.box.players


def _is_late(table: Table) -> bool:
    """Whether a game has lasted so long that nobody means to end it: who globalizes now and then is never still."""
    return table.turn > LATE * table.box.players


def kind_of(box: Box, option: Option, usual: bool) -> str:
    """What a net tells answers to a question apart by: the activity that is used, or else the verb, and whether it is
    the habitual answer."""
    kind = option[0]
    if kind == "use":
        activity, _, after, _ = box.menu[option[1]]
        kind = ICONS[activity] if after == NONE else f"{ICONS[activity]}, {ICONS[after]}"
    elif kind in NUMBERED and len(option) > 1:
        kind = f"{kind} {option[1]}"
    return f"{kind}!" if usual else kind
