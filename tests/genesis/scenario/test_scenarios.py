"""Every scenario that comes with the game is a test: ``pytest tests/genesis/scenario/test_scenarios.py -k S25``."""

from __future__ import annotations

import pytest

from biont.genesis.scenario import SCENARIOS
from biont.scenarios import Scenario, ScenarioFile, read

SHEETS = [
    pytest.param(sheet, id=sheet.id, marks=pytest.mark.rule(*sheet.rules))
    for file in SCENARIOS.files
    for sheet in read(file)
]


@pytest.mark.parametrize("sheet", SHEETS)
def test_scenario(sheet: ScenarioFile) -> None:
    problems = Scenario(sheet, SCENARIOS).run()
    assert not problems, "\n".join([f"{sheet.id} ({sheet.title['en']}):", *map(str, problems)])
