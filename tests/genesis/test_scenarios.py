"""Every scenario that comes with the game is a test: ``pytest tests/genesis/test_scenarios.py -k S25``."""

from __future__ import annotations

import pytest

from biont.genesis.scenario import FOLDER, Scenario, files_in
from biont.genesis.scenario.file import Sheet, read

SHEETS = [
    pytest.param(sheet, id=sheet.id, marks=pytest.mark.rule(*sheet.rules))
    for file in files_in(FOLDER)
    for sheet in read(file)
]


@pytest.mark.parametrize("sheet", SHEETS)
def test_scenario(sheet: Sheet) -> None:
    problems = Scenario(sheet).run()
    assert not problems, "\n".join([f"{sheet.id} ({sheet.title['en']}):", *map(str, problems)])
