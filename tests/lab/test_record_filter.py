"""What a run keeps of its games: records to watch, and trajectories to learn from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

import biont
from biont import games
from biont.cli import main
from biont.kernel.errors import BadSettings, BiontError
from biont.lab.actions import actions_of
from biont.lab.executors import Processes
from biont.lab.plan import Plan
from biont.lab.record_filter import Wish, wishes_of
from biont.lab.simulate import Summary, simulate
from biont.lab.store import Store
from biont.words import words
from biont.words.errors import tell


def kept(folder: Path) -> list[int]:
    """The numbers of the games whose records are in a folder."""
    return [int(path.name[:6]) for path in sorted((folder / "records").glob("*.json"))]


def run(folder: Path, keep: tuple[str, ...], **settings: Any) -> Summary:
    """A small run."""
    plan = Plan.of(games=10, **settings)
    return simulate(plan, store=Store.create(folder, plan, keep))


@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_records_of_chosen_games_can_be_watched(game: str, tmp_path: Path) -> None:
    """They replay, they are the games of the tables, and the longest one is there."""
    summary = run(tmp_path, ("every:4", "longest:1"), game=game)
    rows = parquet.read_table(tmp_path / "games").to_pylist()
    longest = max(rows, key=lambda row: row["answers"])["game"]
    assert kept(tmp_path) == sorted({0, 4, 8, longest})
    assert [path.name for path in summary.kept] == [path.name for path in sorted((tmp_path / "records").iterdir())]
    for path in summary.kept:
        record = biont.Record.load(path)
        row = next(row for row in rows if row["game"] == int(path.name[:6]))
        assert (str(record.seed), len(record.answers)) == (row["seed"], row["answers"])
        assert biont.verify(record).result is not None


def test_games_that_a_bot_won_or_lost(tmp_path: Path) -> None:
    summary = run(tmp_path, ("lost:easy",), bots=("easy", "random"))
    seats = parquet.read_table(tmp_path / "seats").to_pylist()
    lost = {seat["game"] for seat in seats if seat["bot"] == "easy" and not seat["won"]}
    assert kept(tmp_path) == sorted(lost)
    assert summary.bot_wins["easy"] == 12 * (10 - len(lost))
    assert all("easy" in path.name and "random" in path.name for path in summary.kept)


def test_a_run_that_goes_on_keeps_what_it_was_to_keep(tmp_path: Path) -> None:
    """The longest of all games, not of those played later; and the same as in one go, in several processes too."""
    plan = Plan.of(games=12)
    store = Store.create(tmp_path / "halves", plan, ("longest:2", "shortest:1"))
    store.resize(6)
    simulate(store.plan, store=store)
    store = Store.open(tmp_path / "halves")
    store.resize(12)
    simulate(store.plan, store=store)
    simulate(plan, store=Store.create(tmp_path / "whole", plan, ("longest:2", "shortest:1")), executor=Processes(2))
    assert kept(tmp_path / "halves") == kept(tmp_path / "whole")
    assert len(kept(tmp_path / "whole")) == 3


@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_trajectories_are_the_games_as_learning_programs_see_them(game: str, tmp_path: Path) -> None:
    """Every choice with what was seen, what was legal and what was chosen; to choose it again gives the same game."""
    plan = Plan.of(2, 2, game=game)
    simulate(plan, store=Store.create(tmp_path, plan, ("all",), trajectories=True))
    file = next((tmp_path / "trajectories").glob("000001*"))
    table = parquet.read_table(file)
    rows = table.to_pylist()
    assert table.schema.metadata[b"environment"].decode() == f"{game}_v1"
    record = biont.Record.load(next((tmp_path / "records").glob("000001*")))
    again = biont.replay(record, to=0)
    observation = games.game(game).statistics.observation(again.rules)
    actions = [actions_of(again.rules, observation, seat) for seat in range(2)]
    for row in rows:
        while again.decision and again.decision.forced:
            again.choose(again.decision.options[0])
        assert again.decision
        assert row["seat"] == again.decision.seat
        assert row["legal"] == actions[row["seat"]].legal(again.decision)
        assert row["action"] in row["legal"]
        again.choose(actions[row["seat"]].options[row["action"]])
    while again.decision:
        again.choose(again.decision.options[0])
    assert again.record().answers == record.answers
    ends = [row for row in rows if row["last"]]
    assert sorted(row["seat"] for row in ends) == [0, 1]
    assert sum(row["reward"] for row in ends) == 0
    assert not any(row["reward"] for row in rows if not row["last"])
    observations = np.stack(table["observation"].to_numpy())
    assert observations.shape[0] == len(rows)
    assert len(np.unique(observations, axis=0)) > len(rows) // 2


def test_bots_have_trajectories_too(tmp_path: Path) -> None:
    plan = Plan.of(2, 2, bots=("easy", "random"))
    simulate(plan, store=Store.create(tmp_path, plan, trajectories=True))
    table = parquet.read_table(tmp_path / "trajectories")
    choices = parquet.read_table(tmp_path / "games")["choices"].to_pylist()
    assert table.num_rows == sum(choices)


@pytest.mark.parametrize(
    ("wish", "english", "german"),
    [
        ("longest", "does not say which games to keep; write all, every:10", "sagt nicht, welche Spiele zu behalten"),
        ("every:0", "'every:0' does not say", "»every:0« sagt nicht"),
        ("lost:greedy", "because of 'greedy', who does not play; there are: random", "»greedy« kann kein Spiel"),
    ],
)
def test_wishes_that_cannot_be_fulfilled(wish: str, english: str, german: str) -> None:
    with pytest.raises(BadSettings, match=english) as raised:
        wishes_of([wish], [Plan.of()])
    assert german in tell(raised.value, words("de"))


def test_a_wish_is_read() -> None:
    assert Wish.of("all") == Wish("every", 1)
    assert Wish.of("longest:3") == Wish("longest", 3)
    assert Wish.of("won:search:20ms") == Wish("won", bot="search:20ms")


def test_the_commands_keep_and_say_how_to_watch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "run")
    assert main(["simulate", "--games", "3", "--out", out, "--keep", "every:2", "--trajectories", "--jobs", "1"]) == 0
    said = capsys.readouterr().err
    assert "2 records are kept" in said
    file = said.rpartition("biont replay ")[2].split()[0]
    assert main(["replay", file, "--verify"]) == 0
    assert len(list((tmp_path / "run" / "trajectories").glob("*.parquet"))) == 3
    capsys.readouterr()
    assert main(["simulate", "--out", out, "--resume", "--keep", "all"]) != 0
    assert "keep" in capsys.readouterr().err
    assert main(["--lang", "de", "simulate", "--games", "1", "--keep", "all"]) != 0
    assert "--keep braucht einen Ordner" in capsys.readouterr().err


def test_a_tournament_keeps_games_of_every_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bots = "random,easy"
    command = ["tournament", "origins", "--bots", bots, "--games", "2", "--jobs", "1", "--json"]
    assert main([*command, "--out", str(tmp_path), "--keep", "lost:random", "--trajectories"]) == 0
    lost = 2 - json.loads(capsys.readouterr().out)["bots"]["random"]["wins"]
    assert len(kept(tmp_path)) == lost
    assert len(list((tmp_path / "trajectories").glob("*.parquet"))) == 2


def test_a_run_of_older_rules_says_which(tmp_path: Path) -> None:
    """Both versions, and what can be done; nothing is written."""
    run(tmp_path, ())
    file = tmp_path / "run.json"
    data = json.loads(file.read_text())
    data["made_with"]["rules"] = "2026.1"
    file.write_text(json.dumps(data))
    store = Store.open(tmp_path)
    with pytest.raises(
        BiontError, match="begun by version 2026.1 of the rules, and this program plays version"
    ) as raised:
        store.resize(20)
    assert "mit Version 2026.1 der Regeln begonnen" in tell(raised.value, words("de"))
    assert json.loads(file.read_text()) == data
