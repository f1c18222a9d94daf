"""Games written as scenarios and read again, for the tests of every game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any

from biont.kernel import Game
from biont.scenarios import Scenario, ScenarioLanguage, scenario_text
from biont.scenarios.file import Span, sheet_of
from biont.scenarios.run import do_inevitable

TITLE = {"en": "A position", "de": "Eine Stellung"}


def positions(game: Game[Any], seed: int, every: int) -> Iterator[Game[Any]]:
    """Copies of a game that plays on at random, at about every so many answers, and at its end."""
    chance = Random(seed)
    while game.decision is not None:
        if not chance.randrange(every):
            yield game.copy()
        game.choose(chance.choice(game.decision.options))
    yield game.copy()


def read_again(game: Game[Any], scenarios: ScenarioLanguage[Any]) -> Scenario[Any]:
    """The scenario that a game is written as."""
    text = scenario_text(game, scenarios, "again", TITLE)
    lines = tuple(text.splitlines())
    (table,) = tomllib.loads(text)["scenario"]
    return Scenario(sheet_of(Span("again.toml", lines, 1, len(lines) + 1), table), scenarios)


def check(game: Game[Any], scenarios: ScenarioLanguage[Any]) -> Scenario[Any]:
    """Writing a game and reading it gives the same table and the same question, and plays on alike."""
    scenario = read_again(game, scenarios)
    assert scenario.run() == []
    twin = scenario.game()
    assert scenario.step(twin, 0) == []
    game = game.copy()
    do_inevitable(game)
    for _ in range(3):
        assert twin.table.state() == game.table.state()
        if game.decision is None or twin.decision is None:
            assert twin.decision is game.decision
            break
        assert twin.decision.options == game.decision.options
        answer = game.decision.options[-1]
        game.choose(answer)
        twin.choose(answer)
    return scenario
