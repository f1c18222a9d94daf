"""A search that any game can use: candidates are played on in the same imagined games, and the weaker half is dropped.

A game says which questions are worth it, what its greedy program thinks of the answers, and how a game is played on.
All candidates are played on in the same imagined games (the same cards, and as far as possible the same dice), so that
luck falls on all alike; the weaker half is dropped again and again, and the others get what is left of the budget. A
search that is content to be ``sure`` drops all that lie clearly behind, too, and spends no more when one is left.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import sqrt
from typing import Generic, TypeAlias, TypedDict

from biont.bots.bot import check_game
from biont.bots.greedy import Greedy
from biont.bots.judge import Valuing
from biont.bots.learned import introduce
from biont.bots.tree import Answer, Node, Ranked
from biont.kernel.chance import Chance
from biont.kernel.decision import Decision, Option
from biont.kernel.play import TableT
from biont.kernel.view import View

Path: TypeAlias = list[tuple[Node, Answer]]
"""The answers of a tree on the way through one imagined game."""

USUAL = 0.5
"""Points that a habitual answer has in advance where greedy goes by habit."""
SURE = 1.6
"""Standard errors that an answer has to lie behind for ``master`` to drop it."""
FEWEST = 4
"""Games after which it can be said how far an answer lies behind."""


class Budget(TypedDict, total=False):
    """What a search may spend on a decision, how widely it looks, and what it is called."""

    seconds: float
    simulations: int
    breadth: int
    sure: float
    name: str


class Halving(ABC, Generic[TableT]):
    """Determinized search with a budget; the same for a seed and a budget of simulations."""

    leaf: Valuing[TableT]
    """What judges imagined games."""

    def __init__(
        self,
        greedy: Greedy[TableT],
        seed: int,
        *,
        simulations: int = 150,
        seconds: float | None = None,
        breadth: int = 6,
        trust: float,
        sure: float = 0.0,
        name: str = "search",
    ) -> None:
        """``greedy`` answers what is not worth a search. With ``seconds`` the clock is the budget, else the number of
        ``simulations``. ``breadth`` are the answers looked at; what greedy thinks of them counts as ``trust`` games.
        Where ``sure`` is not 0, an answer so many standard errors behind the best one is dropped at once."""
        self.name = name
        self.game = greedy.game
        self._greedy = greedy
        self.simulations = simulations
        self.seconds = seconds
        self.breadth = breadth
        self.trust = trust
        self.sure = sure
        self._chance = Chance(seed)
        self._chance.key ^= 0x5EA5C4

    @abstractmethod
    def is_searched(self, decision: Decision) -> bool:
        """Whether a question is worth playing on."""

    def ranked(self, view: View[TableT], decision: Decision) -> Ranked:
        """What greedy thinks of the answers; where it goes by habit, only the habitual one has something in advance."""
        if self._greedy.is_ranked(decision):
            return self._greedy.ranked(view)
        usual = self._greedy.habit(view.table, decision)
        return [(USUAL * (option == usual), option) for option in decision.options]

    @abstractmethod
    def play_on(self, view: View[TableT], answer: Answer, seed: int) -> tuple[float, Path]:
        """The value of one imagined game that goes on with an answer, and the answers of the tree on the way."""

    def offhand(self, view: View[TableT]) -> Option:
        """The answer that looks best before any game is imagined."""
        check_game(self, view)
        return self._greedy.choose(view)

    def choose(self, view: View[TableT]) -> Option:
        """The answer that comes off best."""
        check_game(self, view)
        introduce(self.leaf, view)
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        if not self.is_searched(decision) or self._greedy.is_lost(view):
            return self._greedy.choose(view)
        answers = Node(self.ranked(view, decision), self.breadth).answers
        if len(answers) == 1:
            return answers[0].option
        return (self._narrow(view, answers) if self.sure else self._halve(view, answers)).option

    def _halve(self, view: View[TableT], answers: list[Answer]) -> Answer:
        """The answer that is left when the weaker half has been dropped after each part of the budget."""
        begun = time.perf_counter()
        left = self.simulations
        if self.seconds is None:
            answers = answers[:left]
        rounds = max(1, (len(answers) - 1).bit_length())
        for number in range(rounds):
            until = None if self.seconds is None else begun + self.seconds * (number + 1) / rounds
            if until is None and left < len(answers):
                break
            left -= self._compare(view, answers, left // (rounds - number), until)
            answers = sorted(answers, key=lambda answer: -answer.worth(self.trust))[: (len(answers) + 1) // 2]
        return answers[0]

    def _narrow(self, view: View[TableT], answers: list[Answer]) -> Answer:
        """The same, but twice in each part all answers are dropped that lie clearly behind: what is spent on a question
        whose answer is clear is missing where it is not."""
        left = self.simulations
        end = None if self.seconds is None else time.perf_counter() + self.seconds
        if end is None:
            answers = answers[:left]
        while len(answers) > 1 and (left >= len(answers) if end is None else time.perf_counter() < end):
            rounds, keep = (len(answers) - 1).bit_length(), (len(answers) + 1) // 2
            share, begun = left // rounds, time.perf_counter()
            for part in (2, 1):
                if len(answers) == 1 or (end is None and left < len(answers)):
                    break
                until = None if end is None else begun + (end - begun) / rounds / part
                played = self._compare(view, answers, max(len(answers), share // part), until)
                left -= played
                share -= played
                answers = self._serious(answers)
            answers = answers[:keep]
        return answers[0]

    def _serious(self, answers: list[Answer]) -> list[Answer]:
        """The answers that may still be the best, the best so far first."""
        best, *others = sorted(answers, key=lambda answer: -answer.worth(self.trust))
        top, alike = best.worth(self.trust), 1 - 1 / len(answers)  # what they share in one game differs in none
        kept = [best]
        for answer in others:
            games = answer.games
            doubt = sqrt((answer.spread() + best.spread()) / alike / games) * games / (games + self.trust)
            if games < FEWEST or top - answer.worth(self.trust) <= self.sure * doubt:
                kept.append(answer)
        return kept

    def _compare(self, view: View[TableT], answers: list[Answer], share: int, until: float | None) -> int:
        """Play all answers on in one imagined game after another, and note how each came off against their mean."""
        played = 0
        while True:
            self._play_alike(view, answers)
            played += len(answers)
            if time.perf_counter() >= until if until is not None else played + len(answers) > share:
                return played

    def _play_alike(self, view: View[TableT], answers: list[Answer]) -> list[float]:
        """Play all answers on in the same imagined game; how each came off, which is noted against their mean."""
        seed = self._chance.below(1 << 62)
        tries = [self.play_on(view, answer, seed) for answer in answers]
        mean = sum(value for value, _ in tries) / len(tries)
        for answer, (value, path) in zip(answers, tries, strict=True):
            answer.add(value - mean)
            for node, chosen in path:
                node.add(value - mean)
                chosen.add(value - mean)
        return [value for value, _ in tries]

    def outcomes(self, view: View[TableT], options: Sequence[Option], games: int) -> list[list[float]]:
        """How each of these answers comes off in so many imagined games, the same for all of them."""
        answers = [Answer(option, 0.0, 1 / len(options)) for option in options]
        found = [self._play_alike(view, answers) for _ in range(games)]
        return [list(values) for values in zip(*found, strict=True)]
