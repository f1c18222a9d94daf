"""Positions of random games, held against what a game calls possible."""

from __future__ import annotations

from typing import Any

from biont.kernel import Game
from biont.scenarios import ScenarioLanguage


def check_possible(game: Game[Any], scenarios: ScenarioLanguage[Any]) -> None:
    """A position is where the step under way began: what it has torn open is not laid by any scenario."""
    table, _, _ = game.beginning()
    scenarios.check(table)
