"""Search: plays the best answers on, many times, in games it can imagine, and takes the one that comes off best.

A determinized Monte Carlo tree search. Greedy's values choose the answers that are looked at, at the root and at the
own questions that follow in the same phase (``tree.py``). At the root all candidates are played on in the same imagined
games (the same cards, and as far as possible the same dice), so that luck falls on all alike; the weaker half is
dropped again and again, and the others get what is left of the budget.
"""

from __future__ import annotations

from typing import Unpack

from biont.bots import judge
from biont.bots.search import Budget, Halving, Path
from biont.bots.tree import Answer, Node
from biont.genesis.bots.greedy import TRIED, Greedy
from biont.genesis.bots.habits import habit
from biont.genesis.bots.learned import Judge
from biont.genesis.bots.trial import ASKING, Trial
from biont.genesis.bots.weights import WIN
from biont.genesis.pools import ASK_PAY
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.autocatalysis import ASK_REROLL_ALL
from biont.genesis.rules.climate import ASK_GAIA_CALL, ASK_GAIA_VOTE
from biont.genesis.rules.sequence import ASK_WANTON, ASSIGNMENT, DARWIN
from biont.genesis.table import Table
from biont.kernel.chance import Chance, draw
from biont.kernel.decision import Decision, Option
from biont.kernel.game import Game
from biont.kernel.view import View

SEARCHED = TRIED | {ASK_PAY, ASK_REROLL_ALL, ASK_GAIA_CALL, ASK_GAIA_VOTE, ASK_WANTON}
"""Questions that are played on; all others are answered as Greedy does."""
VOTES = frozenset({ASK_GAIA_CALL, ASK_GAIA_VOTE})
"""Questions that may end the world, where only the chance of winning counts: those who would lose then had better play
on, however few points they lose by."""
DONE: Option = ("done",)


class Search(Halving[Table]):
    """Determinized Monte Carlo tree search; the same for a seed and a budget of simulations."""

    def __init__(
        self,
        seed: int = 0,
        *,
        weights: Judge | None = None,
        leaf: judge.Judge[Table] | None = None,
        prior: Greedy | None = None,
        inner: int = 4,
        trust: float = 12.0,
        **budget: Unpack[Budget],
    ) -> None:
        """``leaf`` judges imagined games instead of Greedy's ``weights``; ``prior`` picks the answers looked at, Greedy
        the ``inner`` ones in the tree; the rest as in :class:`Halving`."""
        greedy = Greedy(seed, weights)
        super().__init__(prior or greedy, seed, trust=trust, **budget)
        self.inner = inner
        self.greedy = greedy
        self.leaf: judge.Judge[Table] = leaf if leaf is not None else greedy.weights

    def is_searched(self, decision: Decision) -> bool:
        """Whether a question is worth playing on."""
        return decision.kind in SEARCHED

    def play_on(self, view: View[Table], answer: Answer, seed: int) -> tuple[float, Path]:
        """The value of one imagined game in the next turn, or of its end, and the tree's answers on the way."""
        game: Game[Table] = view.imagine(Chance(seed), keep=False)
        table = game.table
        begun = table.turn, table.phase
        stakes = table.box.competitive and view.decision is not None and view.decision.kind in VOTES
        path: Path = []
        twig: Answer | None = answer
        scene = -1
        reached: dict[int, int] = {}
        game.choose(answer.option)
        while (decision := game.decision) is not None and not _shows(table, decision, begun):
            scene = _throw_alike(table, decision, seed, scene, reached)
            if twig is not None and decision.seat == view.seat and decision.kind in ASKING:
                twig = self._climb(game, decision, twig, path) if (table.turn, table.phase) == begun else None
                if twig is not None:
                    game.choose(twig.option)
                    continue
            game.choose(habit(table, decision))
        seat = view.seat
        return WIN * self.leaf.chance(table, seat) if stakes else self.leaf.value(table, seat), path

    def _climb(self, game: Game[Table], decision: Decision, twig: Answer, path: Path) -> Answer | None:
        """The answer of the tree to an own question of the same phase; None where the tree ends."""
        if twig.next is None:
            half = () if DONE in decision.options else (twig.option,)
            trial = Trial.within(game.rules, game.table, decision, habit, half)
            twig.next = Node(self.greedy.rank(trial, game.table, decision), self.inner)
        chosen = twig.next.select(decision.options)
        if chosen is not None:
            path.append((twig.next, chosen))
        return chosen


def _shows(table: Table, decision: Decision, begun: tuple[int, int]) -> bool:
    """Whether a game has been played on far enough to judge it: to the assignments of the next turn.

    What is bought or lost late in a turn shows in the next one, so it is the turn after that for such answers.
    """
    turn, phase = begun
    return decision.kind == ASK_ASSIGN and table.turn > turn + (phase >= DARWIN) and table.phase >= ASSIGNMENT


def _throw_alike(table: Table, decision: Decision, seed: int, before: int, reached: dict[int, int]) -> int:
    """Let the dice after this question depend on what it is about, and not on how many fell before it.

    So candidates that are played on with the same seed share their luck even where one of them rolled more dice.
    ``reached`` says how far the dice of each scene have come: when it goes on, so do they.
    """
    scene = (table.turn * 8 + table.phase) * 64 + (decision.data[0] if decision.data else 0)
    if scene != before:
        reached[before] = table.count
        table.key, table.count = draw(seed, scene), reached.get(scene, 0)
    return scene
