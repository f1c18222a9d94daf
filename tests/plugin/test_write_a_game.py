"""docs/write-a-game.md is true: its files make a project that is installed, checked, tested and played.

Beside it lies a Biont from its wheel, in an environment of its own, as somebody has it who installed both; only the
libraries that Biont needs are those of this one.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.plugin.test_plugin import ROOT
from tests.strict import strictly

PAGE = ROOT / "docs" / "write-a-game.md"
FILE = re.compile(r"^`([\w./-]+)`(?:, further)?:\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
OFFLINE = ("--no-deps", "--no-index", "--no-cache-dir")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page, each at its place; one that the page goes on with is written on."""
    folder = tmp_path_factory.mktemp("project")
    parts: dict[str, list[str]] = {}
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        parts.setdefault(name, []).append(text)
    for name, texts in parts.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n\n".join(texts), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def home(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment in which Biont and the game are installed; nothing is fetched for it."""
    folder, wheels = tmp_path_factory.mktemp("home"), tmp_path_factory.mktemp("wheels")
    for source in (ROOT, project):
        run([*PIP, "wheel", *OFFLINE, "--no-build-isolation", "--wheel-dir", str(wheels), str(source)])
    venv.create(folder, with_pip=False)
    python = program(folder, "python")
    run([*PIP, "--python", python, "install", *OFFLINE, *map(str, wheels.glob("*.whl"))])
    (site,) = folder.rglob("site-packages")
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return folder


def program(home: Path, name: str) -> str:
    """A program of an environment."""
    return str(home / ("Scripts" if os.name == "nt" else "bin") / name)


def run(command: Sequence[str], folder: Path = ROOT, typed: str = "", **more: str) -> str:
    """What a command prints."""
    around = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command,
        input=typed,
        cwd=folder,
        env={**around, "BIONT_LANG": "en", **more},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_biont_is_that_of_the_wheel(home: Path, tmp_path: Path) -> None:
    told = run([program(home, "python"), "-c", "import biont, liars_dice; print(biont.__file__)"], tmp_path)
    assert Path(told.strip()).is_relative_to(home)


def test_it_is_played_in_the_words_of_the_page(home: Path, tmp_path: Path) -> None:
    play = [program(home, "biont"), "play", "liars-dice", "--text", "--seed", "5", "--dice", "3"]
    told = run(play, tmp_path, typed="why\n" + "1\n" * 200)
    assert "Ann opens. How many dice?" in told
    assert re.search(r"^  Under your cup: \d \d \d  \[L1\]$", told, re.MULTILINE)
    assert "Doubt it: Nobody has bid yet." in told
    assert "Bid 1 ones  (bid 1 ones)" in told
    assert re.search(r"^last bid by +Cid$", told, re.MULTILINE), "not: bidder 2"
    assert len(set(re.findall(r"^Ann +(\d, \d, \d)$", told, re.MULTILINE))) > 1, "new dice are shown"
    assert "the last one with dice" in told


def test_it_is_simulated(home: Path, tmp_path: Path) -> None:
    simulate = [program(home, "biont"), "simulate", "liars-dice", "--games", "20", "--jobs", "1"]
    assert "Ann" in run(simulate, tmp_path)


def test_its_own_tests_and_the_suite_of_every_game_pass(home: Path, project: Path) -> None:
    """All of it: what the suite needs is installed here."""
    told = run([program(home, "python"), "-m", "pytest", "-q", "-p", "no:cacheprovider"], project)
    passed = re.search(r"(\d+) passed", told)
    assert passed, told
    assert int(passed[1]) > 50
    assert "skipped" not in told
    assert "warning" not in told


WITHOUT = """
import sys

for library in ("httpx2", "matplotlib", "pyarrow", "gymnasium", "pettingzoo"):
    sys.modules[library] = None  # as if it were not installed
"""


def test_what_needs_an_extra_is_left_out_and_that_is_said(home: Path, project: Path, tmp_path: Path) -> None:
    """The suite needs nothing but Biont and pytest."""
    (tmp_path / "conftest.py").write_text(WITHOUT, encoding="utf-8")
    (tmp_path / "test_dice.py").write_text((project / "tests" / "test_liars_dice.py").read_text(encoding="utf-8"))
    few = "left_out or pettingzoo or reported or browser or simulated"
    marks = ["-o", "markers=rule(id): a rule"]
    told = run([program(home, "python"), "-m", "pytest", "-q", "-p", "no:cacheprovider", *marks, "-k", few], tmp_path)
    assert "2 passed, 3 skipped" in told
    assert "The pages in the browser are left out: httpx2 not installed; pip install 'biont[testing]'" in told
    assert "Tables and reports of runs are left out: matplotlib and pyarrow not installed" in told
    assert "Environments are left out: gymnasium and pettingzoo not installed; pip install 'biont[env]'" in told


def test_its_types_are_strict(project: Path) -> None:
    run = strictly(project, "liars_dice", "tests/test_liars_dice.py")
    assert run.returncode == 0, run.stdout + run.stderr
