"""The whole suite."""

from __future__ import annotations

import warnings

from biont.testing.commands import CommandTests
from biont.testing.drawing import DrawingTests
from biont.testing.environments import EnvironmentTests
from biont.testing.pages import PageTests
from biont.testing.parts import NEEDS, LeftOut
from biont.testing.players import PlayersTests
from biont.testing.rules import RulesTests
from biont.testing.scenarios import ScenarioTests
from biont.testing.statistics import StatisticsTests
from biont.testing.telling import TellingTests


class GameSuite(
    RulesTests,
    TellingTests,
    DrawingTests,
    PlayersTests,
    CommandTests,
    ScenarioTests,
    PageTests,
    StatisticsTests,
    EnvironmentTests,
):
    """Everything that the house does with a game, tried with one: a class below this with its name in ``game``."""

    def test_nothing_is_left_out_for_want_of_a_library(self) -> None:
        """What is, is said at the end of the run, where nobody asked for reasons of skipped tests."""
        for need in NEEDS:
            if not need.is_met:
                warnings.warn(need.sentence, LeftOut, stacklevel=2)
