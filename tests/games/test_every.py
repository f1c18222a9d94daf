"""The games of the program in the suite that every game is held to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from biont import games
from biont.testing import GameSuite

TESTS = Path(__file__).resolve().parents[1]


class LongGame(GameSuite):
    """A game of hundreds of answers, which the kernel's checks look at now and then."""

    seeds: ClassVar[Sequence[int]] = (1, 2)
    every: ClassVar[int] = 60
    horizon: ClassVar[int] = 3
    tests: ClassVar[Path | None] = TESTS


class TestGenesis(LongGame):
    """Bios:Genesis."""

    game: ClassVar[str] = "genesis"


class TestOrigins(LongGame):
    """Bios:Origins."""

    game: ClassVar[str] = "origins"


def test_every_game_of_the_program_is_here() -> None:
    """A game that is added is a game that is tested."""
    assert {suite.game for suite in LongGame.__subclasses__()} == set(games.BUILT_IN)
