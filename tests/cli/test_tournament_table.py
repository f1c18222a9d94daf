"""The table of a tournament fits a terminal of eighty columns, whatever the bots are called."""

from __future__ import annotations

from pathlib import Path

import pytest

from biont.cli import main

BOT = """
class {name}:
    name = "{name}"
    def __init__(self, seed=0):
        pass
    def choose(self, view):
        return view.decision.options[-1]
"""
NAMES = ("CarefulGardenerOfTheDeepSea", "RecklessRaiderOfTidePools", "PatientPolluterOfTheAir", "WanderingWantonWeed")


def test_long_names_stand_above_the_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    file = tmp_path / "bots.py"
    file.write_text("".join(BOT.format(name=name) for name in NAMES), "utf-8")
    bots = ",".join(f"{file}:{name}" for name in NAMES)
    words = ["--lang", "en", "tournament", "--bots", bots, "--games", "6", "--players", "2", "--jobs", "1", "--intro"]
    assert main([*words, "--short"]) == 0
    out = capsys.readouterr().out
    for name in NAMES:
        assert f":{name}\n" in out or f" {name}\n" in out, "whole, on a line of its own"
    table = out[out.index("Elo") :]
    assert all(len(line) <= 80 for line in table.splitlines())
    assert "…" not in table


def test_short_names_stay_in_the_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = [
        "--lang",
        "en",
        "tournament",
        "--bots",
        "random,greedy",
        "--games",
        "2",
        "--jobs",
        "1",
        "--intro",
        "--short",
    ]
    assert main(words) == 0
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines() if "greedy" in line] in (
        [["1", "greedy"]], [["2", "greedy"]],
    )  # fmt: skip
