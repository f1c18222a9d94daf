"""Elo ratings from who beat whom: the Bradley-Terry model with standard errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

SCALE = 400 / log(10)
"""Elo points for a unit of the model."""
MIDDLE = 1500.0
"""The mean of all ratings."""
PRIOR = 0.5
"""Games drawn beforehand between any two, so that one who never lost has a rating too."""
ROUNDS = 200
SURE = 1.96
"""Standard errors to either side of a rating that hold the true one in 95 of 100 cases."""

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """An Elo rating with the bounds of its 95% confidence interval."""

    elo: float
    low: float
    high: float


def rate(wins: Sequence[Sequence[float]]) -> list[Rating]:
    """Ratings from a table of victories: ``wins[a][b]`` is how often a beat b, a draw counting half for each."""
    size = len(wins)
    if size == 1:
        return [Rating(MIDDLE, MIDDLE, MIDDLE)]
    won = [[wins[a][b] + (PRIOR / 2 if a != b else 0.0) for b in range(size)] for a in range(size)]
    strengths = _fit(won)
    errors = _errors(won, strengths)
    return [
        Rating(MIDDLE + SCALE * at, MIDDLE + SCALE * (at - SURE * error), MIDDLE + SCALE * (at + SURE * error))
        for at, error in zip(strengths, errors, strict=True)
    ]


def _fit(won: Matrix) -> list[float]:
    """The most likely strengths, with mean zero, by Newton's method."""
    size = len(won)
    strengths = [0.0] * size
    for _ in range(ROUNDS):
        slope = [
            sum(won[a][b] - (won[a][b] + won[b][a]) * _beats(strengths[a], strengths[b]) for b in range(size))
            for a in range(size)
        ]
        spread = _covariance(won, strengths)
        step = [sum(spread[a][b] * slope[b] for b in range(size)) for a in range(size)]
        longest = max(abs(value) for value in step)
        shorter = min(1.0, 1.0 / longest) if longest else 1.0
        strengths = [value + shorter * move for value, move in zip(strengths, step, strict=True)]
        if longest < 1e-9:
            break
    return strengths


def _beats(one: float, other: float) -> float:
    return 1 / (1 + exp(other - one))


def _errors(won: Matrix, strengths: Sequence[float]) -> list[float]:
    covariance = _covariance(won, strengths)
    return [sqrt(max(0.0, covariance[a][a])) for a in range(len(won))]


def _covariance(won: Matrix, strengths: Sequence[float]) -> Matrix:
    """The inverse of the Fisher information among strengths whose sum is zero."""
    size = len(won)
    information = [[1 / size] * size for _ in range(size)]
    for a in range(size):
        for b in range(size):
            if a != b:
                chance = _beats(strengths[a], strengths[b])
                weight = (won[a][b] + won[b][a]) * chance * (1 - chance)
                information[a][a] += weight
                information[a][b] -= weight
    return [[value - 1 / size for value in row] for row in _inverse(information)]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a small positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(1.0 if a == b else 0.0 for b in range(size))] for a, row in enumerate(matrix)]
    for a in range(size):
        best = max(range(a, size), key=lambda row: abs(rows[row][a]))
        rows[a], rows[best] = rows[best], rows[a]
        pivot = rows[a][a]
        rows[a] = [value / pivot for value in rows[a]]
        for b in range(size):
            if b != a and rows[b][a]:
                factor = rows[b][a]
                rows[b] = [value - factor * top for value, top in zip(rows[b], rows[a], strict=True)]
    return [row[size:] for row in rows]


def wilson(share: float, count: int) -> tuple[float, float]:
    """The interval that holds the true share with 95 %, after so many games (Wilson): never below 0 or above 1."""
    if not count:
        return 0.0, 1.0
    spread = SURE**2 / count
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
