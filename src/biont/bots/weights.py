"""The weights of an evaluation that is a sum: what each number of a description is worth, late in a game and early.

A game lists its features and describes a table by them; weights turn such a description into a worth. They are data: a
file of TOML with a table for the end of the game and one for what is added to it at the beginning.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from operator import mul
from typing import Any, ClassVar, Self, TypeAlias

Vector: TypeAlias = Sequence[float]
"""One player's numbers, in the order of the features."""


@dataclass(frozen=True)
class Weights:
    """The worth of each feature when the game ends, and what is added to it when the game begins."""

    features: ClassVar[tuple[str, ...]]
    """The names of the numbers, in their order."""

    late: tuple[float, ...]
    early: tuple[float, ...]
    rivalry: float = 1.0
    """How much the others' prospects count against one's own."""
    rounds: int = 0
    """The rounds of fitting that made them; 0 if a person did."""
    _mixes: dict[float, list[float]] = field(default_factory=dict, repr=False, compare=False)

    def of(self, vector: Vector, left: float) -> float:
        """The worth of one player's numbers when this share of the game is left."""
        total: float = sum(map(mul, vector, self.mixed(left)))
        return total

    def mixed(self, left: float) -> list[float]:
        """The weights for this share of the game."""
        mixed = self._mixes.get(left)
        if mixed is None:
            mixed = self._mixes[left] = [late + left * early for late, early in zip(self.late, self.early, strict=True)]
        return mixed

    def against(self, worths: Sequence[float], seat: int) -> float:
        """A seat's own prospects against those of the others: half the best of them, half their mean."""
        others = [worth for place, worth in enumerate(worths) if place != seat]
        return worths[seat] - self.rivalry * (0.5 * max(others) + 0.5 * sum(others) / len(others))

    # -- as numbers and as a file --------------------------------------------------------------------------------------

    def flat(self) -> list[float]:
        """All weights in one row, for those who fit them."""
        return [*self.late, *self.early]

    def moved(self, numbers: Sequence[float], rounds: int = 0) -> Self:
        """The same with other numbers, in one row, as exact as the file has them; so many rounds have made them."""
        half = len(self.features)
        exact = tuple(round(number, 4) for number in numbers)
        return type(self)(exact[:half], exact[half:], self.rivalry, rounds)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """Weights from the tables of a file; a feature that is not named weighs nothing."""
        late, early = data.get("late"), data.get("early")
        if not isinstance(late, Mapping) or not isinstance(early, Mapping):
            raise ValueError("Weights have two tables, late and early.")
        unknown = (set(late) | set(early)) - set(cls.features)
        if unknown:
            names = ", ".join(sorted(unknown))
            raise ValueError(f"There is no feature {names}; the features are {', '.join(cls.features)}.")
        return cls(
            tuple(float(late.get(name, 0.0)) for name in cls.features),
            tuple(float(early.get(name, 0.0)) for name in cls.features),
            float(data.get("rivalry", 1.0)),
            int(data.get("rounds", 0)),
        )

    @classmethod
    def read(cls, text: str) -> Self:
        """Weights from the text of a file."""
        return cls.from_data(tomllib.loads(text))

    @classmethod
    def lying(cls, package: str, file: str) -> Self:
        """Weights from a file in a package."""
        return cls.read((files(package) / file).read_text(encoding="utf-8"))

    def to_text(self, made: str) -> str:
        """The file: what made it, and a weight a line."""
        lines = [f"# {line}".rstrip() for line in made.splitlines()]
        lines += ["", f"rivalry = {self.rivalry:g}"]
        lines += [f"rounds = {self.rounds}"] if self.rounds else []
        for title, numbers in (("late", self.late), ("early", self.early)):
            lines += ["", f"[{title}]"]
            lines += [f"{name} = {number:.4f}" for name, number in zip(self.features, numbers, strict=True)]
        return "\n".join(lines) + "\n"
