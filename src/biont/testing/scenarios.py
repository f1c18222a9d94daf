"""Positions of a game are written as scenarios, and those that it brings are true."""

from __future__ import annotations

from pathlib import Path

import pytest

from biont.cli import main
from biont.games import Definition
from biont.scenarios import load, scenario_text
from biont.testing.parts import Part, new, play_on
from biont.words import LANGUAGES


class ScenarioTests(Part):
    """Written, read and played."""

    @pytest.mark.parametrize("answers", [0, 7, 20])
    def test_a_position_is_written_and_leads_to_the_same_question(
        self, definition: Definition, answers: int, tmp_path: Path
    ) -> None:
        game = play_on(new(definition, 8), 8, answers)
        file = tmp_path / "position.toml"
        file.write_text(
            scenario_text(game, definition.scenarios, "here", dict.fromkeys(LANGUAGES, "Here")), encoding="utf-8"
        )
        (scenario,) = load(file, definition.scenarios)
        assert scenario.run() == []

    def test_the_scenarios_that_it_brings_are_true(
        self, definition: Definition, capsys: pytest.CaptureFixture[str]
    ) -> None:
        status = main(["--lang", "en", "scenario", "run", "-q", definition.name])
        assert status == (0 if definition.scenarios.files else 1), capsys.readouterr().out
