"""Fitting the weights of the evaluation by self-play: an evolution strategy with mirrored pairs.

In every round a number of random directions are tried: greedy players whose weights lean one way sit against players
whose weights lean the opposite way, on the same deals with seats swapped. Each direction gets a score from who won and
by how much, and the weights move along the directions in proportion to their scores. All of it depends on the seed
alone, whatever the number of jobs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from importlib.resources import files
from math import cos, log, pi, sqrt, tanh
from typing import Any

from biont.genesis.bots.evaluation import FEATURES, describe
from biont.genesis.bots.greedy import Greedy
from biont.genesis.bots.weights import Weights, read
from biont.genesis.cards import COLOURS
from biont.kernel.chance import Chance
from biont.kernel.decision import Decision
from biont.kernel.game import Game
from biont.lab.arena import Match, duel, play_new
from biont.processes import settle

SIZE = 2 * len(FEATURES)
LEAN = 0.6
"""How far a trial leans, in victory points for a usual difference of one feature."""
STEP = 0.3
"""How far a round moves the weights, in the same measure."""
MARGIN = 15.0
"""A lead in points that counts nearly as much as any larger one."""
TABLES = (2, 2, 4)
"""How many players sit at the table, from round to round."""


@dataclass(frozen=True)
class Round:
    """What one round of tuning gave: how differently the directions did, and where the weights are now."""

    number: int
    games: int
    spread: float
    weights: Weights


def first_guess() -> Weights:
    """The weights that a person wrote down before anything was measured."""
    return read((files("biont.genesis.bots") / "first_guess.toml").read_text(encoding="utf-8"))


def normal(chance: Chance) -> float:
    """A number from the normal distribution."""
    first, second = (chance.below(1 << 53) + 1) / (1 << 53), chance.below(1 << 53) / (1 << 53)
    return sqrt(-2 * log(first)) * cos(2 * pi * second)


def scales(weights: Weights, seed: int, games: int) -> list[float]:
    """For each weight, how much of it makes a victory point of a usual difference of its feature.

    When the game is over only points count, one each: the late weights say that already and do not move.
    """
    rows: list[list[float]] = []

    def watch(game: Game[Any], decision: Decision) -> None:
        if decision.kind in ("assign", "purchase"):
            rows.extend(describe(game.table)[0])

    for number in range(games):
        players = 2 + number % 3
        seats = [COLOURS[(number + seat) % 4] for seat in range(players)]
        play_new(seats, [Greedy(seat, weights) for seat in range(players)], seed + number, watch)
    usual = []
    for column in zip(*rows, strict=True):
        mean = sum(column) / len(column)
        usual.append(sqrt(sum((number - mean) ** 2 for number in column) / len(column)))
    return [0.0] * len(FEATURES) + [1.5 / max(deviation, 0.2) for deviation in usual]


def lean(weights: Weights, direction: Sequence[float], far: float) -> Weights:
    """Weights moved along a direction."""
    moved = [number + far * along for number, along in zip(weights.flat(), direction, strict=True)]
    return Weights.from_flat(moved, weights.rivalry)


def contest(weights: Weights, direction: Sequence[float], players: int, deals: Sequence[int]) -> float:
    """How much better it is to lean along a direction than against it, from -1 to 1."""
    ahead, behind = lean(weights, direction, LEAN), lean(weights, direction, -LEAN)
    score = 0.0
    for deal in deals:
        for turn in (0, 1):
            seats = [COLOURS[(deal + seat) % 4] for seat in range(players)]
            bots = [Greedy(deal + seat, ahead if seat % 2 == turn else behind) for seat in range(players)]
            score += _outcome(play_new(seats, bots, deal).result, turn)
    return score / (2 * len(deals))


def _outcome(result: Any, turn: int) -> float:
    """Half for the victory, half for the lead in points, as seen from every second seat."""
    won = sum(1 if seat % 2 == turn else -1 for seat in result.winners) / len(result.winners)
    mine = [score for seat, score in enumerate(result.scores) if seat % 2 == turn]
    theirs = [score for seat, score in enumerate(result.scores) if seat % 2 != turn]
    return 0.5 * won + 0.5 * tanh((max(mine) - max(theirs)) / MARGIN)


def _pool(jobs: int) -> AbstractContextManager[Executor | None]:
    return ProcessPoolExecutor(jobs, initializer=settle) if jobs > 1 else nullcontext()


def _gather(work: Callable[..., Any], parts: Sequence[tuple[Any, ...]], pool: Executor | None) -> Iterator[Any]:
    """Do pieces of work one after another or in a pool, and give what they made in their order."""
    if pool is None:
        return (work(*part) for part in parts)
    return pool.map(work, *zip(*parts, strict=True))


def tune(
    *,
    rounds: int = 100,
    directions: int = 12,
    deals: int = 2,
    seed: int = 1,
    jobs: int = 1,
    measuring: int = 12,
    start: Weights | None = None,
    progress: Callable[[Round], None] = lambda _: None,
) -> Weights:
    """The weights after so many rounds; ``progress`` hears of every round.

    ``measuring`` is the number of games that tell how much each feature usually differs.
    """
    weights = start if start is not None else first_guess()
    chance = Chance(seed)
    measure = scales(weights, seed, measuring)
    games = 0
    with _pool(jobs) as pool:
        for number in range(rounds):
            players = TABLES[number % len(TABLES)]
            tried = [[scale * normal(chance) for scale in measure] for _ in range(directions)]
            parts = []
            for direction in tried:
                first = chance.below(1 << 40)
                parts.append((weights, direction, players, range(first, first + deals)))
            scores = list(_gather(contest, parts, pool))
            spread = sqrt(sum(score * score for score in scores) / directions) or 1.0
            along = [
                sum(score * direction[place] for score, direction in zip(scores, tried, strict=True))
                for place in range(SIZE)
            ]
            weights = lean(weights, along, STEP / spread / directions)
            games += 2 * deals * directions
            progress(Round(number + 1, games, spread, weights))
    return weights


def _compare(first: Weights, second: Weights, numbers: Sequence[int], players: int) -> Match:
    return duel(lambda seed: Greedy(seed, first), lambda seed: Greedy(seed, second), numbers, players)


def compare(first: Weights, second: Weights, games: int, *, players: int = 2, jobs: int = 1) -> Match:
    """A match between two sets of weights, seats swapped."""
    chunks = [range(begin, min(begin + 10, games)) for begin in range(0, games, 10)]
    match = Match()
    with _pool(jobs) as pool:
        for part in _gather(_compare, [(first, second, chunk, players) for chunk in chunks], pool):
            match.add(part)
    return match
