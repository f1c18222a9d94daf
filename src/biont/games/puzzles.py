"""Puzzles: questions out of games between programs to which one answer is clearly best.

A game brings them as a file beside its code, made by ``biont lab puzzles``, which says of each how it was found. A
puzzle is the record of its game up to the question; with other rules or cards than it was made with it is left out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from biont.kernel.record import Record

FILE = "puzzles.json"
"""Where the puzzles of a game lie in its package."""
BETWEEN = "; "
"""What stands between the answers of a record."""


@dataclass(frozen=True)
class Puzzle:
    """A question, the answer that is best, and why."""

    game: str
    id: str
    theme: str
    """Puzzles are listed by theme; ``learn-theme-<theme>`` is its name."""
    seats: tuple[str, ...]
    settings: Mapping[str, Any]
    rules: str
    pack: Mapping[str, str]
    seed: int
    answers: tuple[str, ...]
    """Those given before the question."""
    best: str
    second: str
    """The next best answer."""
    chance: float
    """Of winning, as the best answer leads on average."""
    other: float
    """Of winning, as the next best does."""
    imagined: int
    """Imagined games in which both were compared."""
    traits: tuple[tuple[str, float, float], ...]
    """Numbers of the position (``feature-<name>``) as the best and as the next best answer lead to them."""
    tricky: bool
    """Whether a program that looks one answer ahead takes another."""

    @property
    def gap(self) -> float:
        """By what part of a victory the best answer is better."""
        return self.chance - self.other

    @property
    def record(self) -> Record:
        """The game up to the question."""
        return Record(
            self.game,
            self.rules,
            list(self.seats),
            self.seed,
            dict(self.settings),
            dict(self.pack),
            list(self.answers),
        )


def to_text(found: Sequence[Puzzle], about: Mapping[str, Any]) -> str:
    """The file of some puzzles, one a line, and where they come from."""
    lines = []
    for puzzle in found:
        data = asdict(puzzle) | {"seed": str(puzzle.seed), "answers": BETWEEN.join(puzzle.answers)}
        del data["game"]
        lines.append(json.dumps(data, ensure_ascii=False))
    return f'{{"about": {json.dumps(about)},\n"puzzles": [\n' + ",\n".join(lines) + "\n]}\n"


def from_text(text: str, game: str) -> list[Puzzle]:
    """The puzzles of a file."""
    return [
        Puzzle(
            **{
                **one,
                "game": game,
                "seed": int(one["seed"]),
                "seats": tuple(one["seats"]),
                "answers": tuple(one["answers"].split(BETWEEN)),
                "traits": tuple((name, better, given) for name, better, given in one["traits"]),
            }
        )
        for one in json.loads(text)["puzzles"]
    ]


@cache
def shipped(package: str, game: str) -> Mapping[str, Puzzle]:
    """The puzzles that come with a game, by their ids."""
    lying = files(package) / FILE
    return {one.id: one for one in from_text(lying.read_text(encoding="utf-8"), game)} if lying.is_file() else {}
