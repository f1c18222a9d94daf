"""Programs that look one answer ahead: greedy, and an easy opponent that is made of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic

from biont.bots.bot import check_game
from biont.bots.judge import Valuing
from biont.bots.learned import introduce
from biont.bots.tree import Ranked
from biont.kernel.chance import Chance
from biont.kernel.decision import Decision, Option
from biont.kernel.play import TableT
from biont.kernel.view import View


class Greedy(ABC, Generic[TableT]):
    """Tries every answer out and takes the one that leaves the best table.

    A game says which questions are worth it, what it answers by habit to all others, and what answers are worth.
    """

    game: ClassVar[str]
    """The game that it plays."""
    weights: Valuing[TableT]
    """What judges the tables."""

    def __init__(self, seed: int, name: str) -> None:
        self.name = name
        self._chance = Chance(seed)

    @abstractmethod
    def is_tried(self, decision: Decision) -> bool:
        """Whether the answers to a question are tried out."""

    def is_ranked(self, decision: Decision) -> bool:
        """Whether anything is known of a question's answers: those that are tried out, and perhaps others."""
        return self.is_tried(decision)

    def is_lost(self, view: View[TableT]) -> bool:
        """Whether what seems best leads nowhere any more, and no game should last for ever: then any answer will do."""
        return False

    @abstractmethod
    def habit(self, table: TableT, decision: Decision) -> Option:
        """What is answered at a glance."""

    @abstractmethod
    def ranked(self, view: View[TableT]) -> Ranked:
        """Every sensible answer with its value, in the order offered."""

    def choose(self, view: View[TableT]) -> Option:
        """The answer that leaves the best table, or the habitual one where trying is not worth it."""
        check_game(self, view)
        introduce(self.weights, view)
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        if self.is_lost(view):
            return decision.options[self._chance.below(len(decision.options))]
        if not self.is_tried(decision):
            return self.habit(view.table, decision)
        return max(self.ranked(view), key=lambda pair: pair[0])[1]


class Relaxed(Generic[TableT]):
    """Looks as far as Greedy, but is easily content: any answer will do that is nearly as good as the best.

    No answer gives more than ``slack`` points away: it leaves good things undone, and does nothing absurd.
    """

    def __init__(self, greedy: Greedy[TableT], seed: int = 0, *, slack: float, name: str = "easy") -> None:
        self.name = name
        self.game = greedy.game
        self.slack = slack
        self._greedy = greedy
        self._chance = Chance(seed + 1)

    def choose(self, view: View[TableT]) -> Option:
        """Any answer that is at most ``slack`` points worse than Greedy's; what Greedy answers by habit, as Greedy."""
        check_game(self, view)
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1 or not self._greedy.is_tried(decision) or self._greedy.is_lost(view):
            return self._greedy.choose(view)
        ranked = self._greedy.ranked(view)
        enough = max(value for value, _ in ranked) - self.slack
        fair = [option for value, option in ranked if value >= enough]
        return fair[self._chance.below(len(fair))]
