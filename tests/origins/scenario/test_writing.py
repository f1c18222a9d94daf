"""Positions of random games, written as scenarios and read again: the same tables, nearly all of them in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from biont.cli import main
from biont.origins.game import new
from biont.origins.scenario import SCENARIOS
from tests.origins.test_games import SETTINGS, names
from tests.scenarios.roundtrip import check, positions, read_again


@pytest.mark.whole
@pytest.mark.parametrize("setting", SETTINGS, ids=names)
def test_positions_of_random_games_can_be_written_and_read(setting: tuple[int, dict[str, Any]]) -> None:
    game = new(setting[0], seed=5, log=False, **setting[1])
    found = 0
    for position in positions(game, 3, every=90):
        scenario = check(position, SCENARIOS)
        assert "state" not in scenario.sheet.position
        found += 1
    assert found > 2


def test_what_lies_as_usual_is_left_out() -> None:
    rules = SCENARIOS.rules({})
    table = SCENARIOS.set_up(rules, {"black": {"migrants": ["zimbabwe"], "elders": {"lullaby": 1}}, "turn": 3})
    written = SCENARIOS.written(table)
    assert written["black"] == {"migrants": ["zimbabwe"], "elders": {"lullaby": 1}}
    assert written["turn"] == 3
    left_out = {"white", "phase", "climate", "lore", "auction", "spent", "active", "philosophy", "state"}
    assert not left_out & {*written}


def test_a_record_becomes_a_scenario_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = new(["black", "white"], seed=7, advanced=True)
    for _ in range(40):
        assert game.decision is not None
        game.choose(game.decision.options[0])
    game.record().save(tmp_path / "game.json")
    file = tmp_path / "bug.toml"
    line = ["scenario", "write", str(tmp_path / "game.json")]
    assert main(["--lang", "en", *line, "--to", "30", "-o", str(file)]) == 0
    assert 'game = "origins"' in file.read_text(encoding="utf-8")
    assert main(["--lang", "en", "scenario", "run", str(file)]) == 0
    assert "ok      game-30  The question after 30 answers\n" in capsys.readouterr().out


def test_the_steps_of_a_written_scenario_are_words() -> None:
    scenario = read_again(new(["black", "white"], seed=7), SCENARIOS)
    assert scenario.sheet.start == ("lower row", "upper row", "ideas", "footprint", "restore market", "end turn")
