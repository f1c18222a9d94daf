"""Fitting the weights of an evaluation by self-play: an evolution strategy with mirrored pairs.

In every round a number of random directions are tried: players whose weights lean one way sit against players whose
weights lean the opposite way, on the same deals with seats swapped. Each direction gets a score from who won and by how
much, and the weights move along the directions in proportion to their scores. All of it depends on the seed alone,
whatever the number of jobs. What the weights are, and which bot plays with them, the game says (``Tuning``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from math import cos, log, pi, sqrt, tanh
from typing import Any, TypeVar

from biont import games
from biont.games.statistics import Tuning, Weights
from biont.kernel.chance import Chance
from biont.kernel.decision import Decision
from biont.kernel.errors import BiontError
from biont.kernel.game import Game
from biont.kernel.rules import Result
from biont.lab.arena import Match, duel, play_new
from biont.lab.plan import seating
from biont.processes import settle

W = TypeVar("W", bound=Weights)

LEAN = 0.6
"""How far a trial leans, in victory points for a usual difference of one feature."""
STEP = 0.3
"""How far a round moves the weights, in the same measure."""


@dataclass(frozen=True)
class Round:
    """What one round of tuning gave: how differently the directions did, and where the weights are now."""

    number: int
    games: int
    spread: float
    weights: Weights


def tuning_of(game: str) -> Tuning:
    """How the weights of a game are fitted."""
    tuning = games.game(game).statistics.tuning
    if tuning is None:
        raise BiontError("The bots of {game} have no weights to fit.", "lab-no-tuning", game=game)
    return tuning


def normal(chance: Chance) -> float:
    """A number from the normal distribution."""
    first, second = (chance.below(1 << 53) + 1) / (1 << 53), chance.below(1 << 53) / (1 << 53)
    return sqrt(-2 * log(first)) * cos(2 * pi * second)


def scales(game: str, weights: Weights, seed: int, number: int) -> list[float]:
    """How far a step moves each weight, measured in a number of games."""
    tuning, definition = tuning_of(game), games.game(game)
    rows: list[Sequence[float]] = []

    def watch(playing: Game[Any], decision: Decision) -> None:
        rows.extend(tuning.describe(playing, decision))

    for deal in range(number):
        players = 2 + deal % 3
        bots = [tuning.bot(seat, weights) for seat in range(players)]
        play_new(game, seating(definition, deal, players), bots, seed + deal, watch, **tuning.settings)
    deviations = []
    for column in zip(*rows, strict=True):
        mean = sum(column) / len(column)
        deviations.append(sqrt(sum((value - mean) ** 2 for value in column) / len(column)))
    return tuning.scales(deviations)


def lean(weights: W, direction: Sequence[float], far: float, rounds: int = 0) -> W:
    """Weights moved along a direction; so many rounds of fitting have made them."""
    return weights.moved(
        [number + far * along for number, along in zip(weights.flat(), direction, strict=True)], rounds
    )


def contest(game: str, weights: Weights, direction: Sequence[float], players: int, deals: Sequence[int]) -> float:
    """How much better it is to lean along a direction than against it, from -1 to 1."""
    tuning, definition = tuning_of(game), games.game(game)
    ahead, behind = lean(weights, direction, LEAN), lean(weights, direction, -LEAN)
    score = 0.0
    for deal in deals:
        for turn in (0, 1):
            bots = [tuning.bot(deal + seat, ahead if seat % 2 == turn else behind) for seat in range(players)]
            result = play_new(game, seating(definition, deal, players), bots, deal, **tuning.settings).result
            score += _outcome(result, turn, tuning.margin)
    return score / (2 * len(deals))


def _outcome(result: Result, turn: int, margin: float) -> float:
    """Half for the victory, half for the lead in points, as seen from every second seat."""
    won = sum(1 if seat % 2 == turn else -1 for seat in result.winners) / len(result.winners)
    mine = [score for seat, score in enumerate(result.scores) if seat % 2 == turn]
    theirs = [score for seat, score in enumerate(result.scores) if seat % 2 != turn]
    return 0.5 * won + 0.5 * tanh((max(mine) - max(theirs)) / margin)


def _pool(jobs: int) -> AbstractContextManager[Executor | None]:
    return ProcessPoolExecutor(jobs, initializer=settle) if jobs > 1 else nullcontext()


def _gather(work: Callable[..., Any], parts: Sequence[tuple[Any, ...]], pool: Executor | None) -> Iterator[Any]:
    """Do pieces of work one after another or in a pool, and give what they made in their order."""
    if pool is None:
        return (work(*part) for part in parts)
    return pool.map(work, *zip(*parts, strict=True))


def tune(
    game: str = games.USUAL,
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

    ``measuring`` is the number of games that tell how much each feature usually differs. Those who ``start`` with the
    weights of some rounds go on with the next one, as if they had never stopped.
    """
    tuning = tuning_of(game)
    weights: Weights = start if start is not None else tuning.first_guess()
    measure = scales(game, tuning.first_guess(), seed, measuring)
    played = 0
    with _pool(jobs) as pool:
        for number in range(weights.rounds, rounds):
            chance = Chance((seed << 32) + number)
            players = tuning.tables[number % len(tuning.tables)]
            tried = [[scale * normal(chance) for scale in measure] for _ in range(directions)]
            parts = []
            for direction in tried:
                first = chance.below(1 << 40)
                parts.append((game, weights, direction, players, range(first, first + deals)))
            scores = list(_gather(contest, parts, pool))
            spread = sqrt(sum(score * score for score in scores) / directions) or 1.0
            along = [
                sum(score * direction[place] for score, direction in zip(scores, tried, strict=True))
                for place in range(len(measure))
            ]
            weights = lean(weights, along, STEP / spread / directions, number + 1)
            played += 2 * deals * directions
            progress(Round(number + 1, played, spread, weights))
    return weights


def _compare(game: str, first: Weights, second: Weights, numbers: Sequence[int], players: int) -> Match:
    tuning = tuning_of(game)
    bots = (lambda seed: tuning.bot(seed, first)), (lambda seed: tuning.bot(seed, second))
    return duel(*bots, numbers, players, game=game, **tuning.settings)


def compare(game: str, first: Weights, second: Weights, number: int, *, players: int = 2, jobs: int = 1) -> Match:
    """A match of so many games between two sets of weights, seats swapped."""
    chunks = [range(begin, min(begin + 10, number)) for begin in range(0, number, 10)]
    match = Match()
    with _pool(jobs) as pool:
        for part in _gather(_compare, [(game, first, second, chunk, players) for chunk in chunks], pool):
            match.add(part)
    return match
