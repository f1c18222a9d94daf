"""The fitted weights of the evaluation, and what they say of a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import ClassVar

from biont.bots import weights
from biont.origins.bots.evaluation import FEATURES, describe, is_over
from biont.origins.cards import COLOURS
from biont.origins.rules.scoring import GOAL, outcome, scores
from biont.origins.table import Seat, Table

WIN = 30.0
"""What victory is worth beside the points."""


@dataclass(frozen=True)
class Weights(weights.Weights):
    """What the features of a table are worth, in points of the final score."""

    features: ClassVar[tuple[str, ...]] = FEATURES

    def worths(self, table: Table) -> list[float]:
        """What the position promises to each player."""
        vectors, left = describe(table)
        return [self.of(vector, left) for vector in vectors]

    def value(self, table: Table, seat: Seat) -> float:
        """What the position is worth to a seat: its own prospects against those of the others."""
        worths = self.worths(table)
        if table.box.solo or table.box.coop:
            return sum(worths) + _towards_goal(table)
        value = self.against(worths, seat)
        return value + WIN * (_victory(table, seat) - 1 / len(worths)) if is_over(table) else value


def _victory(table: Table, seat: Seat) -> float:
    """What a seat has of the victory in a game that is over."""
    winners = outcome(table, tuple(COLOURS[colour] for colour in table.box.colours)).winners
    return 1 / len(winners) if seat in winners else 0.0


def _towards_goal(table: Table) -> float:
    """How far those without rivals are towards 13 points in every discipline (C7i, C9e)."""
    seats = range(table.box.players)
    reached: list[int] = [max(column) for column in zip(*(scores(table, seat) for seat in seats), strict=True)]
    return sum(2.0 * min(GOAL, score) + 4.0 * (score >= GOAL) for score in reached)


@lru_cache(maxsize=1)
def fitted() -> Weights:
    """The weights that come with the package."""
    return Weights.read((files("biont.origins.bots") / "weights.toml").read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def first_guess() -> Weights:
    """The weights that a person wrote down before anything was measured."""
    return Weights.read((files("biont.origins.bots") / "first_guess.toml").read_text(encoding="utf-8"))
