"""Every scenario that comes with the game is a test: ``pytest tests/origins/scenario/test_scenarios.py -k S25``."""

from __future__ import annotations

import pytest

from biont.origins.scenario import SCENARIOS
from biont.scenarios import Scenario, ScenarioFile, read
from tests.origins.invariants import invariants

SHEETS = [
    pytest.param(sheet, id=sheet.id, marks=pytest.mark.rule(*sheet.rules))
    for file in SCENARIOS.files
    for sheet in read(file)
]


@pytest.mark.parametrize("sheet", SHEETS)
def test_scenario(sheet: ScenarioFile) -> None:
    problems = Scenario(sheet, SCENARIOS).run()
    assert not problems, "\n".join([f"{sheet.id} ({sheet.title['en']}):", *map(str, problems)])


@pytest.mark.rule("B0")
def test_positions_and_moves_keep_all_pieces() -> None:
    """No scenario makes or loses a piece, in its position or later."""
    for sheet in (sheet for file in SCENARIOS.files for sheet in read(file)):
        scenario = Scenario(sheet, SCENARIOS)
        game = scenario.game()
        invariants(game.table, game.decision.kind if game.decision else None)
        for number in range(len(scenario.moves)):
            scenario.step(game, number)
            invariants(game.table, game.decision.kind if game.decision else None)


def test_all_worked_examples_are_there() -> None:
    """The 40 examples of the rulebook, each under its number, some with variants ("S5-war")."""
    ids = [sheet.id for file in SCENARIOS.files for sheet in read(file)]
    assert len(ids) == len(set(ids))
    assert {f"S{number}" for number in range(1, 41)} == {id_.split("-")[0] for id_ in ids if id_.startswith("S")}
