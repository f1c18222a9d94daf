"""A game in a distribution of its own, installed: played, simulated, drawn, and held to the suite of every game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import biont
from biont.kernel.record import Record

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages that has Skirmish."""
    return install(HERE, tmp_path_factory.mktemp("site"))


def install(project: Path, folder: Path) -> Path:
    """Install a project into a folder; nothing is fetched for it."""
    pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--no-cache-dir"]
    run([sys.executable, *pip, "--disable-pip-version-check", "--target", str(folder), str(project)])
    return folder


def run(command: Sequence[str], site: Path | None = None, typed: str = "", folder: Path = ROOT) -> str:
    """What a command prints, with these packages installed too."""
    places = [str(Path(biont.__file__).parents[1]), *([str(site)] if site else [])]
    done = subprocess.run(
        command,
        input=typed,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(places), "BIONT_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def command(site: Path, folder: Path, *arguments: str, typed: str = "") -> str:
    """What ``biont`` prints."""
    return run([sys.executable, "-m", "biont", *arguments], site, typed, folder)


def test_it_is_played_at_the_terminal_and_drawn(site: Path, tmp_path: Path) -> None:
    told = command(
        site, tmp_path, "play", "skirmish", "--text", "--seed", "4", typed="1\nsave game.json\n" + "1\n" * 300
    )
    assert "fen" in told, "the table shows its regions"
    assert "spread heath" in told
    assert "most points" in told
    assert Record.load(tmp_path / "game.json").game == "skirmish"
    command(site, tmp_path, "draw", "game.json", "-o", "board.svg")
    assert "fen" in (tmp_path / "board.svg").read_text(encoding="utf-8")
    assert "round 1" in command(site, tmp_path, "replay", "game.json", "--log")


def test_it_is_simulated(site: Path, tmp_path: Path) -> None:
    assert "3 games" in command(site, tmp_path, "simulate", "skirmish", "--games", "3", "--jobs", "2")


def test_it_is_offered_beside_the_games_of_the_program(site: Path, tmp_path: Path) -> None:
    help_text = command(site, tmp_path, "play", "--help")
    assert "skirmish" in help_text
    assert "genesis" in help_text
    assert "--edition" in help_text
    assert "--edition" not in command(site, tmp_path, "play", "skirmish", "--help")


SUITE = """
from biont.testing import GameSuite
from skirmish import rules

class TestSkirmish(GameSuite):
    game = "skirmish"
    seeds = (1, 2)
    every = 5

    def invariants(self, table):
        rules.invariants(table)

    def permute(self, table, seat, chance):
        rules.permute(table, seat, chance)
"""


def test_it_passes_the_suite_of_every_game(site: Path, tmp_path: Path) -> None:
    """From outside the package: the same tests that those of the program pass."""
    (tmp_path / "test_skirmish.py").write_text(SUITE, encoding="utf-8")
    told = run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"], site, folder=tmp_path)
    passed = re.search(r"(\d+) passed", told)
    assert passed, told
    assert int(passed[1]) > 30
    assert "skipped" not in told


def test_no_game_takes_the_place_of_one_that_comes_with_the_program(site: Path, tmp_path: Path) -> None:
    info = tmp_path / "usurper-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: usurper\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[biont.games]\ngenesis = nowhere:KIT\n")
    told = run([sys.executable, "-c", "from biont import games; print(games.game('genesis').package)"], tmp_path)
    assert told.strip() == "biont.genesis"
