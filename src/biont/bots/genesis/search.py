"""Search: plays the best answers on, many times, in games it can imagine, and takes the one that comes off best.

Greedy's values choose the candidates and count as so many games already played. All candidates are played on in the
same imagined games (the same cards, and the same dice as far as the play goes), so that luck falls on all alike; the
weaker half is dropped again and again, and the others get what is left of the budget.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from biont.bots.genesis.greedy import TRIED, Greedy, Ranked
from biont.bots.genesis.habits import habit
from biont.bots.genesis.weights import Weights
from biont.genesis.rules.sequence import DARWIN
from biont.genesis.table import Table
from biont.kernel.chance import Chance
from biont.kernel.decision import Option
from biont.kernel.game import Game
from biont.kernel.view import View

SEARCHED = TRIED | {"reroll all", "gaia call", "gaia vote", "wanton"}
"""Questions that are played on; all others are answered as Greedy does."""


@dataclass
class Candidate:
    """An answer under consideration: what Greedy thinks of it, and how it did when it was played on."""

    option: Option
    prior: float
    games: int = 0
    total: float = 0.0

    def worth(self, trust: float) -> float:
        """The mean of all games played on, Greedy's word counting as ``trust`` of them."""
        return (self.total + trust * self.prior) / (self.games + trust)


class Search:
    """Determinized Monte Carlo search; the same for a seed and a budget of simulations."""

    def __init__(
        self,
        seed: int = 0,
        *,
        simulations: int = 250,
        seconds: float | None = None,
        weights: Weights | None = None,
        breadth: int = 6,
        horizon: int = 1,
        trust: float = 10.0,
        name: str = "search",
    ) -> None:
        """With ``seconds`` the clock is the budget, else the number of ``simulations``."""
        self.name = name
        self.simulations = simulations
        self.seconds = seconds
        self.breadth = breadth
        self.horizon = horizon
        self.trust = trust
        self.greedy = Greedy(seed, weights)
        self._chance = Chance(seed)
        self._chance.key ^= 0x5EA5C4
        self.weights = self.greedy.weights

    def choose(self, view: View[Table]) -> Option:
        """The answer that comes off best."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.kind not in SEARCHED:
            return self.greedy.choose(view)
        candidates = self._candidates(view)
        if len(candidates) == 1:
            return candidates[0].option
        return self._search(view, candidates)

    def _candidates(self, view: View[Table]) -> list[Candidate]:
        """Greedy's best answers, or all of them where Greedy goes by habit."""
        decision = view.decision
        assert decision is not None
        if decision.kind in TRIED:
            ranked: Ranked = sorted(self.greedy.ranked(view), key=lambda pair: -pair[0])
            return [Candidate(option, value) for value, option in ranked[: self.breadth]]
        usual = habit(view.table, decision)
        return [Candidate(option, 0.5 * (option == usual)) for option in decision.options]

    def _search(self, view: View[Table], candidates: list[Candidate]) -> Option:
        stop = time.perf_counter() + self.seconds if self.seconds is not None else None
        middle = sum(candidate.prior for candidate in candidates) / len(candidates)
        for candidate in candidates:
            candidate.prior -= middle
        left = self.simulations
        rounds = max(1, (len(candidates) - 1).bit_length())
        begun = time.perf_counter()
        for number in range(rounds):
            share = left // (rounds - number)
            until = None if stop is None else begun + (stop - begun) * (number + 1) / rounds
            left -= self._compare(view, candidates, share, until)
            candidates.sort(key=lambda candidate: -candidate.worth(self.trust))
            candidates = candidates[: max(1, (len(candidates) + 1) // 2)]
        return candidates[0].option

    def _compare(self, view: View[Table], candidates: list[Candidate], share: int, until: float | None) -> int:
        """Play all candidates on in one imagined game after another, and note how each did against their mean."""
        played = 0
        while True:
            seed = self._chance.below(1 << 62)
            values = [self.play_on(view, candidate.option, seed) for candidate in candidates]
            mean = sum(values) / len(values)
            for candidate, value in zip(candidates, values, strict=True):
                candidate.games += 1
                candidate.total += value - mean
            played += len(candidates)
            if time.perf_counter() >= until if until is not None else played + len(candidates) > share:
                return played

    def play_on(self, view: View[Table], option: Option, seed: int) -> float:
        """The value of one imagined game some turns on, or of its end."""
        game: Game[Table] = view.imagine(Chance(seed), keep=False)
        table = game.table
        # What is bought or lost late in a turn shows in the next one.
        last = table.turn + self.horizon + (table.phase >= DARWIN)
        game.choose(option)
        while (decision := game.decision) is not None:
            if table.turn >= last and table.phase > 1 and decision.kind == "assign":
                break
            game.choose(habit(table, decision))
        return self.weights.value(table, view.seat)
