"""Positions of random games, written as scenarios and read again: the same tables, and nearly all of them in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

import biont
from biont.cli import main
from biont.genesis.game import Genesis, new
from biont.genesis.rules.sequence import note_onsets
from biont.genesis.scenario import SCENARIOS
from biont.genesis.settings import Settings
from biont.genesis.table import ABSENT, HERE
from tests.genesis.positions import bacterium, empty, parasite
from tests.scenarios.roundtrip import check, positions, read_again

GAMES: dict[str, dict[str, Any]] = {
    "two": {"seats": ["red", "blue"]},
    "four": {"seats": ["red", "yellow", "green", "blue"]},
    "solitaire": {"seats": ["red", "green"], "mode": "solitaire"},
    "cooperative": {"seats": ["red", "blue", "green"], "mode": "cooperative"},
    "intro": {"seats": ["red", "blue"], "intro": True},
    "first edition": {"seats": ["red", "yellow", "blue"], "edition": "1e"},
    "chimera": {"seats": ["red", "blue", "yellow"], "chimera": True},
}


@pytest.mark.whole
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_positions_of_random_games_can_be_written_and_read(name: str, seed: int) -> None:
    game = biont.new("genesis", seed=100 + seed, log=False, **GAMES[name])
    for position in positions(game, seed, every=25):
        check(position, SCENARIOS)


@pytest.mark.whole
def test_nearly_all_positions_are_written_in_words() -> None:
    """The plain state is for what is rare, such as an organism in the middle of dying out."""
    found = [
        SCENARIOS.position(position.rules, position.table)
        for seed in range(5)
        for position in positions(biont.new("genesis", seats=["red", "blue"], seed=seed, log=False), seed, every=10)
    ]
    assert len(found) > 40
    assert sum("state" in position for position in found) <= len(found) // 20


def test_what_lies_as_usual_is_left_out() -> None:
    table = empty("red", "blue")
    bacterium(table, "mars", "red", bionts="rb", cubes="g")
    written = SCENARIOS.written(table)
    assert written["organisms"] == {"mars": {"owner": "red", "bionts": "rb", "cubes": "g"}}
    assert not {"phase", "climate", "order", "pools", "refugia", "parasites", "acted", "trophies"} & {*written}


def test_a_record_becomes_a_scenario_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=7)
    for _ in range(40):
        assert game.decision is not None
        game.choose(game.decision.options[0])
    game.record().save(tmp_path / "game.json")
    file = tmp_path / "bug.toml"
    line = ["scenario", "write", str(tmp_path / "game.json")]
    assert main(["--lang", "en", *line, "--to", "30", "-o", str(file)]) == 0
    assert main(["--lang", "en", "scenario", "run", str(file)]) == 0
    assert "ok      game-30  The question after 30 answers\n" in capsys.readouterr().out


def test_the_end_of_a_record_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    biont.new("genesis", seats=["red", "blue"], seed=7).record().save(tmp_path / "game.json")
    assert main(["--lang", "de", "scenario", "write", str(tmp_path / "game.json")]) == 0
    out = capsys.readouterr().out
    assert out.startswith('[[scenario]]\nid = "game-0"\n')
    assert 'de = "Die Frage nach 0 Antworten"' in out
    assert "# The record goes on" not in out


def test_what_is_no_record_is_no_scenario(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}", "utf-8")
    assert main(["--lang", "en", "scenario", "write", str(file)]) == 1
    assert "no record" in capsys.readouterr().err
    assert main(["--lang", "en", "scenario", "write", str(file), "--to", "-1"]) == 1
    assert capsys.readouterr().err


def test_the_steps_of_a_written_scenario_are_words_where_there_are_some() -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=7)
    scenario = read_again(game, SCENARIOS)
    assert scenario.sheet.start == (
        "assign-turn red",
        "assign-turn blue",
        "autocatalysis",
        "darwin",
        "purchases",
        "turn",
    )


def test_parasitic_macroorganisms_and_fallen_parasites_are_written_in_words() -> None:
    table = empty("red", "blue", chimera=True)
    bacterium(table, "mars", "red")
    weed = parasite(table, "blue", "mars", bionts="bb")
    table.macro[weed], table.organs[weed], table.level[weed] = 0, (HERE, ABSENT, ABSENT), 0
    table.stack.remove(0)
    table.soup_cubes[2] -= 1
    note_onsets(table)
    rules = Genesis(("red", "blue"), Settings(chimera=True))
    position = SCENARIOS.position(rules, table)
    assert position["parasites"]["blue"] == {
        "bionts": "bb", "side": "virus", "host": "mars", "macro": "seaweed", "level": "plant", "organs": [0],
    }  # fmt: skip
    assert "state" not in position
    assert SCENARIOS.set_up(rules, position).state() == {**table.state(), "key": ANY, "steps": ANY}
    table = empty("red", "blue", chimera=True)
    bacterium(table, "mars", "red")
    parasite(table, "blue", "mars")
    table.fallen = 1 << 3
    assert SCENARIOS.position(rules, table)["parasites"]["blue"]["fallen"] is True


def test_the_table_of_an_older_game_names_its_version() -> None:
    """Its scenario is played by the rules that the game was begun with."""
    game = new(["red", "blue"], seed=5, version="2026.1", log=False)
    for position in positions(game, 3, every=30):
        scenario = check(position, SCENARIOS)
        assert scenario.table_rules.version == "2026.1"
