"""Bots of other people in the lab: what goes wrong with them is told, and their seeds give nothing away."""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from biont.cli import main
from biont.cli.simulate import names
from biont.lab.executors import Processes
from biont.lab.plan import Plan
from biont.lab.simulate import simulate
from biont.lab.worker import play_one

BOTS = """
class Broken:
    def choose(self, view):
        raise ValueError("no idea")

class Babbler:
    def __init__(self, seed):
        self.said = seed
    def choose(self, view):
        self.said += 1
        return ("fly", self.said)

class Seeded:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view):
        raise ValueError(f"my seed is {self.seed}")
"""
TOLD = "Broken failed with ValueError: no idea at the question '"
TOLD_IN_GERMAN = "Broken scheiterte mit ValueError: no idea bei der Frage »"

Out = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(BOTS, encoding="utf-8")
    return path


def test_simulate_tells_each_failure_once(file: Path, capsys: Out) -> None:
    command = ["simulate", "--bots", f"{file}:Broken,random", "--games", "2", "--short", "--jobs", "1"]
    assert main(["--lang", "en", *command, "--json"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["failures"] > 1
    assert [line.startswith(TOLD) for line in printed.err.splitlines()] == [True]
    assert main(["--lang", "de", *command]) == 0
    assert TOLD_IN_GERMAN in capsys.readouterr().err


def test_a_tournament_tells_each_failure_once(file: Path, capsys: Out) -> None:
    command = ["tournament", "--bots", f"{file}:Broken,random", "--games", "2", "--short", "--jobs", "1"]
    assert main(["--lang", "de", *command]) == 0
    assert [line.startswith(TOLD_IN_GERMAN) for line in capsys.readouterr().err.splitlines()] == [True]


def test_card_statistics_tell_each_failure_once(file: Path, capsys: Out) -> None:
    main(["--lang", "en", "cards", "--stats", "--games", "2", "--bots", f"{file}:Broken,random", "--jobs", "1"])
    assert [line.startswith(TOLD) for line in capsys.readouterr().err.splitlines()] == [True]


def test_failures_come_back_from_other_processes(file: Path) -> None:
    engine = file.with_name("engine.py")
    engine.write_text("input()", encoding="utf-8")
    bots = [f"cmd:{sys.executable} {engine}", f"{file}:Broken"]
    told = simulate(Plan.of(games=2, bots=bots, short=True), executor=Processes(2)).told
    reasons = {str(failure.reason) for failure in told}
    assert "failed: the program ended" in reasons
    assert "failed with ValueError: no idea" in reasons
    assert len(told) == len(reasons)


def test_only_a_few_failures_are_told(file: Path) -> None:
    story = play_one(Plan.of(bots=[f"{file}:Babbler", "random"], short=True), 0)
    assert len(story.failures) == 5
    assert len(simulate(Plan.of(games=4, bots=[f"{file}:Babbler"], short=True)).told) == 10


def test_a_bot_cannot_tell_the_game_from_its_seed(file: Path) -> None:
    """Seeds differ by seat, game and run, have 32 bits, and lie nowhere near the game's."""
    plans = [Plan.of(games=50, seed=seed, bots=["a", "b"]) for seed in (0, 1, 2, -3, 1 << 70)]
    seeds = [plan.bot_seed(number, seat) for plan in plans for number in range(50) for seat in range(4)]
    assert len(set(seeds)) == len(seeds)
    assert max(seeds) < 1 << 32
    steps = {later - earlier for earlier, later in pairwise(seeds)}
    assert len(steps) == len(seeds) - 1
    plan = Plan.of(seed=3, bots=[f"{file}:Seeded"], short=True)
    said = {str(failure.reason) for failure in play_one(plan, 6).failures}
    assert said == {f"failed with ValueError: my seed is {plan.bot_seed(6, seat)}" for seat in (0, 1)}


def test_names_of_bots_are_split_at_commas_outside_quotes() -> None:
    assert names("greedy, random,,") == ("greedy", "random")
    assert names('"cmd:./e --opts a,b",greedy') == ("cmd:./e --opts a,b", "greedy")
    assert names('greedy, "cmd:./e ""a b"" c,d"') == ("greedy", 'cmd:./e "a b" c,d')
    assert names("cmd:./e --title 'a b',search:200ms") == ("cmd:./e --title 'a b'", "search:200ms")
    assert names("cmd:it's,random") == ("cmd:it's", "random")
    assert names("") == ()


@pytest.mark.parametrize("command", ["simulate", "tournament"])
@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("cmd:./missing,random", "Es gibt kein Programm ./missing"),
        ("cmd:it's,random", "ein Anführungszeichen wird nicht geschlossen"),
    ],
)
def test_an_engine_that_cannot_be_started_is_refused_before_any_game(
    command: str, bots: str, sentence: str, capsys: Out
) -> None:
    assert main(["--lang", "de", command, "--bots", bots, "--games", "2", "--jobs", "1"]) == 1
    assert sentence in capsys.readouterr().err
