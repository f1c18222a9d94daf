"""Tournaments and ratings."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from biont.cli import main
from biont.kernel.errors import BiontError
from biont.lab.rating import MIDDLE, rate
from biont.lab.tournament import plans_of, play_tournament, tables_of


def test_ratings_of_known_odds() -> None:
    """Three wins of four are 191 Elo points; twice that for those who beat the ones who beat the others."""
    first, second = rate([[0, 30_000], [10_000, 0]])
    assert first.elo - second.elo == pytest.approx(190.8, abs=0.1)
    assert (first.elo + second.elo) / 2 == pytest.approx(MIDDLE)
    strong, middle, weak = rate([[0, 75, 90], [25, 0, 75], [10, 25, 0]])
    assert strong.elo - weak.elo == pytest.approx(2 * (strong.elo - middle.elo), abs=1)


def test_intervals_shrink_with_games() -> None:
    """A hundred times the games, a tenth of the width; a clean sweep has finite bounds too."""
    few, many = rate([[0, 60], [40, 0]])[0], rate([[0, 6_000], [4_000, 0]])[0]
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.01)
    assert few.low < many.elo < few.high
    sweep = rate([[0, 100], [0, 0]])
    assert MIDDLE < sweep[0].low < sweep[0].elo < sweep[0].high < 4000


def test_interval_holds_the_truth_most_of_the_time() -> None:
    """Of many simulated matches with known strengths about 95 in 100 intervals hold the true difference."""
    import random

    dice = random.Random(1)
    held = 0
    for _ in range(400):
        wins = sum(dice.random() < 0.7 for _ in range(100))
        rating = rate([[0, wins], [100 - wins, 0]])[0]
        held += rating.low <= MIDDLE + 147.2 / 2 <= rating.high
    assert 0.91 < held / 400 < 0.99


def test_every_choice_of_bots_meets() -> None:
    """Round robin for two, all triples for three, and bots that come again where they are few."""
    assert tables_of("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables_of("abcd", 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]
    assert tables_of("ab", 4) == [("a", "b", "a", "b")]
    assert tables_of("ab", 3) == [("a", "b", "a"), ("b", "a", "b")]
    assert tables_of("abc", 4) == [("a", "b", "c", "a"), ("b", "c", "a", "b"), ("c", "a", "b", "c")]
    assert [plan.games for plan in plans_of("abc", 2, 5, 1, {})] == [6, 6, 6]
    with pytest.raises(BiontError, match="each named once"):
        tables_of("aa", 2)
    with pytest.raises(BiontError, match="two to 4"):
        plans_of("ab", 2, 4, 1, {"mode": "cooperative"})


def test_a_tournament() -> None:
    """Greedy is rated above random; victories add up; all seats play."""
    tournament = play_tournament(["random", "greedy"], 4, seed=4)
    data = tournament.to_data()
    assert [standing.bot for standing in tournament.standings] == ["greedy", "random"]
    assert data["games"] == 4
    assert data["beaten"]["greedy"]["random"] + data["beaten"]["random"]["greedy"] == 4
    assert data["bots"]["greedy"]["low"] < data["bots"]["greedy"]["elo"] < data["bots"]["greedy"]["high"]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A table for people, JSON for programs, and a page of the same games where a folder is named."""
    arguments = ["--lang", "en", "tournament", "--bots", "random,easy", "--games", "2", "--jobs", "1"]
    assert main(arguments) == 0
    out = capsys.readouterr().out
    assert "Elo" in out
    assert "> 1" in out
    assert "1 easy" in out
    assert "…" not in out
    page = tmp_path / "runs" / "first" / "report.html"
    assert main([*arguments, "--json", "--out", str(page.parent)]) == 0
    told = capsys.readouterr()
    assert told.err == f"Wrote {page}.\n"
    bots = json.loads(told.out)["bots"]
    assert set(bots) == {"random", "easy"}
    rows = re.findall(r"<tr><td>(\d \w+)</td><td>(\d+)</td>", page.read_text("utf-8"))
    assert rows == [(f"{place} {bot}", f"{bots[bot]['elo']:.0f}") for place, bot in enumerate(bots, 1)]
