"""Greedy: tries every answer out on the step under way and takes the one that leaves the best table."""

from __future__ import annotations

from operator import itemgetter

from biont.bots import greedy
from biont.bots.answers import Answers, Look
from biont.bots.tree import Ranked
from biont.genesis.bots.habits import habit
from biont.genesis.bots.learned import Judge, Learned
from biont.genesis.bots.trial import Trial
from biont.genesis.bots.weights import fitted
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.atrophy import ASK_ATROPHY
from biont.genesis.rules.autocatalysis import ASK_ANIMATE, ASK_CREATE_LIFE, ASK_DEATH
from biont.genesis.rules.chimera import ASK_ORGAN_SQUARE
from biont.genesis.rules.climate import ASK_GAIA_PRICE
from biont.genesis.rules.crystal import ASK_CRYSTAL
from biont.genesis.rules.entropy import ASK_CULL
from biont.genesis.rules.hgt import ASK_BLOCKED, ASK_WANTON_BLOCK
from biont.genesis.rules.macroorganisms import ASK_PLACE_ORGAN
from biont.genesis.rules.organs import ASK_LAND_ORGANS, ASK_LANDFALL
from biont.genesis.rules.parasites import ASK_DISEASED_CUBE, ASK_LIBERATED, ASK_SECOND_BIONT
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.red_queen import ASK_RED_QUEEN
from biont.genesis.rules.strikes import ASK_ULTRAVIOLET
from biont.genesis.rules.trophic import ASK_OVERCROWDED
from biont.genesis.table import Table
from biont.kernel.decision import Decision, Option
from biont.kernel.view import View

TRIED = frozenset(
    {
        ASK_ASSIGN,
        ASK_PURCHASE,
        ASK_CREATE_LIFE,
        ASK_ANIMATE,
        ASK_DEATH,
        ASK_ATROPHY,
        ASK_ULTRAVIOLET,
        ASK_CRYSTAL,
        ASK_LAND_ORGANS,
        ASK_PLACE_ORGAN,
        ASK_ORGAN_SQUARE,
        ASK_CULL,
        ASK_SECOND_BIONT,
        ASK_DISEASED_CUBE,
        ASK_LIBERATED,
        ASK_BLOCKED,
        ASK_OVERCROWDED,
        ASK_LANDFALL,
        ASK_WANTON_BLOCK,
        ASK_RED_QUEEN,
        ASK_GAIA_PRICE,
    }
)
"""Questions that are tried out; all others are answered by habit."""


class Greedy(greedy.Greedy[Table]):
    """One ply deep: what does the table look like after this answer?"""

    game = "genesis"

    def __init__(
        self, seed: int = 0, weights: Judge | None = None, name: str = "greedy", answers: Answers | None = None
    ) -> None:
        """``answers`` corrects what ``weights`` with a net say of the tables after answers."""
        super().__init__(seed, name)
        self.weights: Judge = weights if weights is not None else fitted()
        self._answers = answers

    def is_tried(self, decision: Decision) -> bool:
        """Whether the answers to a question are tried out."""
        return decision.kind in TRIED

    def habit(self, table: Table, decision: Decision) -> Option:
        """What is answered at a glance."""
        return habit(table, decision)

    def ranked(self, view: View[Table]) -> Ranked:
        """Every sensible answer with its value, in the order offered."""
        assert view.decision is not None
        return self.rank(Trial(view, self._chance, habit), view.table, view.decision)

    def rank(self, trial: Trial, table: Table, decision: Decision) -> Ranked:
        """The same for a trial of any question."""
        looks = self._looked(trial, table, decision)
        if self._answers is None:
            return [(look.value, look.option) for look in looks]
        return self._answers.corrected(decision.kind, looks)

    def looked(self, view: View[Table]) -> list[Look]:
        """What a look at the table after each answer says, before it is corrected, and what a net was told there."""
        assert view.decision is not None
        return self._looked(Trial(view, self._chance, habit), view.table, view.decision)

    def _looked(self, trial: Trial, table: Table, decision: Decision) -> list[Look]:
        """Gifts are sensible only where one has been begun."""
        found: list[Look] = []
        for option in [option for option in decision.options if option[0] != "give"] or decision.options:
            verb = option[0]
            if verb == "done" and decision.kind in (ASK_ASSIGN, ASK_PURCHASE):
                value, told = self._judged(table, decision.seat)
            else:
                value, told = self._after(trial, decision.seat, (option,))
                value += 0.001 * (verb == "sex")
            found.append(Look(value, option, verb, told))
        return found

    def _after(self, trial: Trial, seat: int, options: tuple[Option, ...]) -> tuple[float, bytes]:
        table, further = trial.table_after(options)
        if further is None:
            return self._judged(table, seat)
        return max((self._after(trial, seat, (*options, option)) for option in further.options), key=itemgetter(0))

    def _judged(self, table: Table, seat: int) -> tuple[float, bytes]:
        """What a table is worth, and what a net was told of it."""
        weights = self.weights
        return weights.judged(table, seat) if isinstance(weights, Learned) else (weights.value(table, seat), b"")
