"""Positions of a game are written as scenarios, and those that it brings are true."""

from __future__ import annotations

from pathlib import Path

import pytest

from biont.cli import main
from biont.games import Kit
from biont.scenarios import load, scenario_text
from biont.testing.parts import Part, new, play_on
from biont.words import LANGUAGES


class ScenarioTests(Part):
    """Written, read and played."""

    @pytest.mark.parametrize("answers", [0, 7, 20])
    def test_a_position_is_written_and_leads_to_the_same_question(self, kit: Kit, answers: int, tmp_path: Path) -> None:
        game = play_on(new(kit, 8), 8, answers)
        file = tmp_path / "position.toml"
        file.write_text(scenario_text(game, kit.stage, "here", dict.fromkeys(LANGUAGES, "Here")), encoding="utf-8")
        (scenario,) = load(file, kit.stage)
        assert scenario.run() == []

    def test_the_scenarios_that_it_brings_are_true(self, kit: Kit, capsys: pytest.CaptureFixture[str]) -> None:
        status = main(["--lang", "en", "scenario", "run", "-q", kit.name])
        assert status == (0 if kit.stage.files else 1), capsys.readouterr().out
