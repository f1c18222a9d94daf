"""What all parts of the suite share: the game, new games of it, and what is left out where a library is missing."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, ClassVar

import pytest

from biont import games
from biont.games import Definition
from biont.kernel import Chance, Game
from biont.words import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Part:
    """Some tests of a game. They hold for any game, and look up in its definition what it brings."""

    game: ClassVar[str]
    """The name by which the game is found."""

    @pytest.fixture
    def definition(self) -> Definition:
        """The game."""
        return games.game(self.game)


class LeftOut(UserWarning):
    """A part of the suite that is not run, since something it needs is not installed."""


@dataclass(frozen=True, slots=True)
class Need:
    """Libraries that a part of the suite needs and the program alone does not."""

    part: str
    modules: tuple[str, ...]
    install: str

    @property
    def is_met(self) -> bool:
        """Whether all of them are installed."""
        return all(map(find_spec, self.modules))

    @property
    def sentence(self) -> str:
        """What is left out without them, and how to get them."""
        return f"{self.part} left out: {' and '.join(self.modules)} not installed; pip install {self.install}"

    def demand(self) -> None:
        """Leave a test out where they are missing."""
        if not self.is_met:
            pytest.skip(self.sentence)


PAGES = Need("The pages in the browser are", ("httpx2",), "'biont[testing]'")
REPORTS = Need("Tables and reports of runs are", ("matplotlib", "pyarrow"), "'biont[lab]'")
ENVIRONMENTS = Need("Environments are", ("gymnasium", "pettingzoo"), "'biont[env]'")
NEEDS = (PAGES, REPORTS, ENVIRONMENTS)


def new(definition: Definition, seed: int, *, log: bool = True) -> Game[Any]:
    """A new game as it is usually played."""
    return Game(definition.rules(definition.seating.usual, definition.usual_settings()), seed, log=log)


def play_on(game: Game[Any], seed: int, limit: int = 20_000) -> Game[Any]:
    """Let chance play on, to the end or for so many answers."""
    chance = Chance(seed)
    for _ in range(limit):
        if (decision := game.decision) is None:
            break
        game.choose(decision.options[chance.below(len(decision.options))])
    return game
