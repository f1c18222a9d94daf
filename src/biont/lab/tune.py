"""Fitting the weights of the evaluation by self-play: what a look at the next turn says, the first glance has to learn.

A round plays games of greedy players that now and then answer at random. At some of their decisions a few answers are
played on for a turn, all in the same imagined games, as ``search`` does it. How much better one answer came off than
the others is then explained by how the tables right after the answers differ: a ridge regression gives weights with
which a glance at the table agrees best with the look ahead. Comparing answers of one decision with each other keeps
everything else at that moment out of the fit. Rounds build on each other, for the look ahead ends in a glance too.

All of it depends on the seed alone, whatever the number of jobs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from typing import Any

from biont.bots.bot import Bot
from biont.bots.genesis.evaluation import FEATURES, describe
from biont.bots.genesis.greedy import TRIED, Greedy
from biont.bots.genesis.habits import habit
from biont.bots.genesis.search import Search
from biont.bots.genesis.trial import Trial
from biont.bots.genesis.weights import Weights, read
from biont.genesis.cards import COLOURS
from biont.genesis.table import Table
from biont.kernel.chance import Chance
from biont.kernel.decision import Decision, Option
from biont.kernel.game import Game
from biont.kernel.view import View
from biont.lab.arena import Match, duel, play_new

SIZE = len(FEATURES)
CHUNK = 4
"""Games that a worker plays before it reports."""
ONE_IN = 5
"""How rarely a decision is looked into."""
ANSWERS = 6
"""How many answers of a decision are compared: greedy's best ones, and two others."""
LOOKS = 12
"""In how many imagined games."""
TABLES = (2, 2, 3, 4)
"""How many players sit at the table, from game to game."""


@dataclass
class Sums:
    """What a regression needs of all samples: products of differences with each other and with the outcome."""

    samples: int
    squares: list[list[float]]
    products: list[float]

    @classmethod
    def empty(cls) -> Sums:
        """No samples yet."""
        return cls(0, [[0.0] * SIZE for _ in range(SIZE)], [0.0] * SIZE)

    def note(self, numbers: Sequence[float], outcome: float) -> None:
        """Take in one sample; most numbers are zero, so only the others are touched."""
        self.samples += 1
        filled = [(place, number) for place, number in enumerate(numbers) if number]
        for place, number in filled:
            self.products[place] += number * outcome
            row = self.squares[place]
            for other, more in filled:
                row[other] += number * more

    def add(self, other: Sums) -> None:
        """Take in the samples of another run."""
        self.samples += other.samples
        for mine, theirs in zip(self.squares, other.squares, strict=True):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
        self.products = [a + b for a, b in zip(self.products, other.products, strict=True)]

    def fit(self, prior: Sequence[float], ridge: float) -> list[float]:
        """The weights with the smallest squared error; ``ridge`` says how strongly they are drawn to ``prior``."""
        matrix = [row[:] for row in self.squares]
        right = self.products[:]
        for place in range(SIZE):
            pull = ridge * self.squares[place][place] + 1.0
            matrix[place][place] += pull
            right[place] += pull * prior[place]
        return solve(matrix, right)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations by elimination; both arguments are used up."""
    size = len(right)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(matrix[row][place]))
        matrix[place], matrix[pivot] = matrix[pivot], matrix[place]
        right[place], right[pivot] = right[pivot], right[place]
        top = matrix[place]
        for row in range(place + 1, size):
            factor = matrix[row][place] / top[place]
            if factor:
                matrix[row] = [a - factor * b for a, b in zip(matrix[row], top, strict=True)]
                right[row] -= factor * right[place]
    answer = [0.0] * size
    for place in reversed(range(size)):
        rest = sum(matrix[place][other] * answer[other] for other in range(place + 1, size))
        answer[place] = (right[place] - rest) / matrix[place][place]
    return answer


class Exploring:
    """A bot that now and then answers at random, so that its games are not all alike."""

    def __init__(self, bot: Bot, seed: int, one_in: int) -> None:
        self.name = f"exploring {bot.name}"
        self._bot = bot
        self._chance = Chance(seed)
        self._one_in = one_in

    def choose(self, view: View[Any]) -> Option:
        """The bot's answer, or any."""
        decision = view.decision
        assert decision is not None
        if self._chance.below(self._one_in) == 0:
            return decision.options[self._chance.below(len(decision.options))]
        return self._bot.choose(view)


def observe(weights: Weights, numbers: Sequence[int], seed: int) -> Sums:
    """Play games and learn from some of their decisions."""
    sums = Sums.empty()
    for number in numbers:
        players = TABLES[number % len(TABLES)]
        key = seed * 1_000_003 + number
        seats = [COLOURS[(number + seat) % 4] for seat in range(players)]
        bots = [Exploring(Greedy(4 * key + seat, weights), 4 * key + seat, 20) for seat in range(players)]
        play_new(seats, bots, key, partial(_watch, Search(key, weights=weights), Chance(key), sums))
    return sums


def _watch(search: Search, chance: Chance, sums: Sums, game: Game[Table], decision: Decision) -> None:
    if decision.kind in TRIED and len(decision.options) > 1 and chance.below(ONE_IN) == 0:
        learn(search, chance, sums, game.view(decision.seat))


def learn(search: Search, chance: Chance, sums: Sums, view: View[Table]) -> None:
    """Compare some answers of a decision, and note for each what sets it apart and how it came off."""
    options = _answers(search, chance, view)
    seeds = [chance.below(1 << 62) for _ in range(LOOKS)]
    trial = Trial(view, chance, habit)
    rows: list[list[float]] = []
    outcomes: list[float] = []
    for option in options:
        table, further = trial.table_after((option,))
        if further is not None:  # half an answer of a question asked in two stages
            continue
        late, early = _numbers(search.weights, table, view.seat)
        rows.append(early)
        outcomes.append(sum(search.play_on(view, option, seed) for seed in seeds) / LOOKS - late)
    if len(rows) < 2:
        return
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    mean = sum(outcomes) / len(outcomes)
    for row, outcome in zip(rows, outcomes, strict=True):
        sums.note([number - usual for number, usual in zip(row, means, strict=True)], outcome - mean)


def _answers(search: Search, chance: Chance, view: View[Table]) -> list[Option]:
    """Greedy's best answers and two others, all of them where there are few."""
    ranked = [option for _, option in sorted(search.greedy.ranked(view), key=lambda pair: -pair[0])]
    best, others = ranked[: ANSWERS - 2], ranked[ANSWERS - 2 :]
    while len(others) > 2:
        others.pop(chance.below(len(others)))
    return best + others


def _numbers(weights: Weights, table: Table, seat: int) -> tuple[float, list[float]]:
    """What a table is worth by the late weights alone, and the numbers that the early ones stand for.

    Both are the seat's own less those of the others, as the evaluation has it.
    """
    vectors, left = describe(table)
    own = vectors[seat]
    others = [vector for place, vector in enumerate(vectors) if place != seat]
    best = max(others, key=lambda vector: weights.of(vector, left))
    apart = [
        mine - weights.rivalry * (0.5 * rival + 0.5 * sum(column) / len(others))
        for mine, rival, column in zip(own, best, zip(*others, strict=True), strict=True)
    ]
    late = sum(number * weight for number, weight in zip(apart, weights.late, strict=True))
    return late, [left * number for number in apart]


def _gather(work: Callable[..., Any], parts: Sequence[tuple[Any, ...]], pool: Executor | None) -> Iterator[Any]:
    """Do pieces of work one after another or in a pool, and give what they made in their order."""
    if pool is None:
        return (work(*part) for part in parts)
    return pool.map(work, *zip(*parts, strict=True))


@dataclass(frozen=True)
class Round:
    """What one round of tuning gave."""

    number: int
    samples: int
    weights: Weights


def first_guess() -> Weights:
    """The weights that a person wrote down before anything was measured."""
    return read((files("biont.bots") / "first_guess.toml").read_text(encoding="utf-8"))


def tune(
    *,
    rounds: int = 3,
    games: int = 60,
    seed: int = 1,
    jobs: int = 1,
    ridge: float = 0.05,
    start: Weights | None = None,
    progress: Callable[[Round], None] = lambda _: None,
) -> Weights:
    """The weights after so many rounds, each of so many games; ``progress`` hears of every round."""
    weights = start if start is not None else first_guess()
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        for number in range(rounds):
            chunks = [range(begin, min(begin + CHUNK, games)) for begin in range(0, games, CHUNK)]
            sums = Sums.empty()
            for part in _gather(observe, [(weights, chunk, seed * 1000 + number) for chunk in chunks], pool):
                sums.add(part)
            weights = Weights(weights.late, tuple(sums.fit(weights.early, ridge)), weights.rivalry)
            progress(Round(number + 1, sums.samples, weights))
    return weights


def _compare(first: Weights, second: Weights, numbers: Sequence[int], players: int) -> Match:
    return duel(lambda seed: Greedy(seed, first), lambda seed: Greedy(seed, second), numbers, players)


def compare(first: Weights, second: Weights, games: int, *, players: int = 2, jobs: int = 1) -> Match:
    """A match between two sets of weights, seats swapped."""
    chunks = [range(begin, min(begin + 10, games)) for begin in range(0, games, 10)]
    match = Match()
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        for part in _gather(_compare, [(first, second, chunk, players) for chunk in chunks], pool):
            match.add(part)
    return match
