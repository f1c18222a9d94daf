"""Many games: simulated, in a tournament, written down and reported."""

from __future__ import annotations

import json
from html import unescape
from pathlib import Path

import pytest

from biont.cli import main
from biont.games import Definition
from biont.testing.parts import REPORTS, Part, every_language

Out = pytest.CaptureFixture[str]


class StatisticsTests(Part):
    """What the lab does with a game."""

    def test_games_are_simulated(self, definition: Definition, capsys: Out) -> None:
        runs = []
        for _ in range(2):
            assert main(["--lang", "en", "simulate", definition.name, "--games", "2", "--jobs", "1", "--json"]) == 0
            runs.append(json.loads(capsys.readouterr().out))
        assert runs[0] == runs[1]
        assert runs[0]["games"] == 2

    @every_language
    def test_what_came_of_them_is_told(self, definition: Definition, language: str, capsys: Out) -> None:
        assert main(["--lang", language, "simulate", definition.name, "--games", "1", "--jobs", "1"]) == 0
        assert capsys.readouterr().out

    def test_bots_meet_in_a_tournament(self, definition: Definition, capsys: Out, tmp_path: Path) -> None:
        bot = tmp_path / "first.py"
        bot.write_text(
            "class First:\n    def choose(self, view):\n        return view.decision.options[0]\n", encoding="utf-8"
        )
        command = [
            "tournament",
            definition.name,
            "--bots",
            f"random,{bot}:First",
            "--games",
            "2",
            "--jobs",
            "1",
            "--json",
        ]
        assert main(command) == 0
        assert set(json.loads(capsys.readouterr().out)["bots"]) == {"random", f"{bot}:First"}

    def test_a_run_is_written_down_and_reported(self, definition: Definition, tmp_path: Path, capsys: Out) -> None:
        REPORTS.demand()
        folder = tmp_path / "run"
        assert (
            main(["--lang", "en", "simulate", definition.name, "--games", "2", "--jobs", "1", "--out", str(folder)])
            == 0
        )
        assert main(["--lang", "en", "report", str(folder)]) == 0
        capsys.readouterr()
        title = definition.telling.title(definition.words("en"))
        assert title in unescape((folder / "report.html").read_text(encoding="utf-8"))
