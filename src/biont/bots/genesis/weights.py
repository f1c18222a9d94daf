"""The fitted weights of the evaluation, and what they say of a table."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from operator import mul
from typing import Any

from biont.bots.genesis.evaluation import FEATURES, Vector, describe
from biont.genesis.rules.victory import goals, macroorganisms, sharers
from biont.genesis.table import Table

GOAL = 12.0
"""What a colour in the sea is worth to those who win by goals instead of points (solitaire, cooperative)."""


@dataclass(frozen=True)
class Weights:
    """The worth of each feature when the game ends, and what is added to it when the game begins."""

    late: tuple[float, ...]
    early: tuple[float, ...]
    rivalry: float = 1.0
    """How much the others' prospects count against one's own."""
    _mixes: dict[float, list[float]] = field(default_factory=dict, repr=False, compare=False)

    def worths(self, table: Table) -> list[float]:
        """What the position promises to each player, in victory points, in the order of the box."""
        vectors, left = describe(table)
        return [self.of(vector, left) for vector in vectors]

    def of(self, vector: Vector, left: float) -> float:
        """The worth of one player's numbers when this share of the game is left."""
        total: float = sum(map(mul, vector, self._mixed(left)))
        return total

    def _mixed(self, left: float) -> list[float]:
        """The weights for this share of the game."""
        mixed = self._mixes.get(left)
        if mixed is None:
            mixed = self._mixes[left] = [late + left * early for late, early in zip(self.late, self.early, strict=True)]
        return mixed

    def value(self, table: Table, seat: int) -> float:
        """What the position is worth to a seat: its own prospects against those of the others."""
        worths = self.worths(table)
        box = table.box
        if not box.competitive:
            return sum(worths) + GOAL * _towards_goal(table)
        own = worths[seat]
        others = [worth for place, worth in enumerate(worths) if place != seat]
        return own - self.rivalry * (0.5 * max(others) + 0.5 * sum(others) / len(others))

    def flat(self) -> tuple[float, ...]:
        """All weights in one row, for those who fit them."""
        return tuple(chain(self.late, self.early))

    @classmethod
    def from_flat(cls, numbers: Sequence[float], rivalry: float = 1.0) -> Weights:
        """Weights from one row of numbers."""
        half = len(FEATURES)
        return cls(tuple(numbers[:half]), tuple(numbers[half:]), rivalry)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Weights:
        """Weights from the tables of a file."""
        late, early = data["late"], data["early"]
        unknown = (set(late) | set(early)) - set(FEATURES)
        if unknown:
            names = ", ".join(sorted(unknown))
            raise ValueError(f"There is no feature {names}; the features are {', '.join(FEATURES)}.")
        return cls(
            tuple(float(late.get(name, 0.0)) for name in FEATURES),
            tuple(float(early.get(name, 0.0)) for name in FEATURES),
            float(data.get("rivalry", 1.0)),
        )

    def to_text(self, made: str) -> str:
        """The file: what made it, and a weight a line."""
        lines = [f"# {line}".rstrip() for line in made.splitlines()]
        lines += ["", f"rivalry = {self.rivalry:g}"]
        for title, numbers in (("late", self.late), ("early", self.early)):
            lines += ["", f"[{title}]"]
            lines += [f"{name} = {number:.4f}" for name, number in zip(FEATURES, numbers, strict=True)]
        return "\n".join(lines) + "\n"


def _towards_goal(table: Table) -> float:
    """How far the goals of a game without rivals are reached, a colour in a macroorganism counting 1."""
    box = table.box
    settled = 0.0
    for land in (0, 1):
        at_home = {player for organism in macroorganisms(table, land) for player in sharers(table, organism)}
        settled += len(at_home) * (0.5 if land else 1.0)
    return settled + (bin(goals(table)).count("1") if box.solo else 0)


def read(text: str) -> Weights:
    """Weights from the text of a file."""
    return Weights.from_data(tomllib.loads(text))


@lru_cache(maxsize=1)
def fitted() -> Weights:
    """The weights that come with the package."""
    return read((files("biont.bots") / "weights.toml").read_text(encoding="utf-8"))
