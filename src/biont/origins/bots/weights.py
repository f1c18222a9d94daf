"""The fitted weights of the evaluation, and what they say of a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from biont.bots import weights
from biont.origins.bots.evaluation import FEATURES, describe, is_over
from biont.origins.cards import COLOURS
from biont.origins.rules.scoring import GOAL, is_scored, outcome, scores
from biont.origins.table import Seat, Table

STEP, REACHED = 2.0, 2.0
"""Without rivals: what a point towards the goal is worth, and as how many points reaching it counts."""
PATIENCE = 0.7
"""By how much less it is worth when the game begins: minds are better then than prayers."""
WIN = 30.0
"""What victory is worth beside the points."""


@dataclass(frozen=True)
class Weights(weights.Weights):
    """What the features of a table are worth, in points of the final score."""

    features: ClassVar[tuple[str, ...]] = FEATURES.names

    def worths(self, table: Table) -> list[float]:
        """What the position promises to each player."""
        vectors, left = describe(table)
        return [self.of(vector, left) for vector in vectors]

    def value(self, table: Table, seat: Seat) -> float:
        """What the position is worth to a seat: its own prospects against those of the others."""
        if table.box.solo or table.box.coop:
            return self._alone(table)
        worths = self.worths(table)
        value = self.against(worths, seat)
        return value + WIN * (victory(table, seat) - 1 / len(worths)) if is_over(table) else value

    def _alone(self, table: Table) -> float:
        """What the position is worth to those who have no rivals and win by goals: points in every discipline, which
        count more and more."""
        vectors, left = describe(table)
        means = sum(self.of(vector, left) for vector in vectors)
        return means + (1 - PATIENCE * left) * STEP * _towards_goal(table)


def victory(table: Table, seat: Seat) -> float:
    """What a seat has of the victory in a game that is over."""
    winners = outcome(table, tuple(COLOURS[colour] for colour in table.box.colours)).winners
    return 1 / len(winners) if seat in winners else 0.0


def _towards_goal(table: Table) -> float:
    """How far those without rivals are towards 13 points in every discipline that is scored (C7i, C9e)."""
    points = zip(*(scores(table, seat) for seat in range(table.box.players)), strict=True)
    best: list[int] = [max(column) for discipline, column in enumerate(points) if is_scored(table, discipline)]
    return sum(min(GOAL, score) + REACHED * (score >= GOAL) for score in best)


@lru_cache(maxsize=1)
def fitted() -> Weights:
    """The weights that come with the package."""
    return Weights.lying("biont.origins.bots", "weights.toml")


@lru_cache(maxsize=1)
def first_guess() -> Weights:
    """The weights that a person wrote down before anything was measured."""
    return Weights.lying("biont.origins.bots", "first_guess.toml")
