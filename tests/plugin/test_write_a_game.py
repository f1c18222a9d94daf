"""docs/write-a-game.md is true: its files make a project that is installed, checked, tested and played."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

import biont
from tests.plugin.test_plugin import ROOT, command, install, run

PAGE = ROOT / "docs" / "write-a-game.md"
FILE = re.compile(r"^`([\w./-]+)`:\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page, each at its place."""
    folder = tmp_path_factory.mktemp("project")
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def site(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is installed."""
    return install(project, tmp_path_factory.mktemp("site"))


def test_the_page_has_all_the_files_of_a_game(project: Path) -> None:
    files = {file.relative_to(project).as_posix() for file in project.rglob("*") if file.is_file()}
    assert {"pyproject.toml", "nim/__init__.py", "nim/rules.py", "nim/kit.py", "nim/telling.py"} < files


def test_it_is_played_in_the_words_of_the_page(site: Path, tmp_path: Path) -> None:
    told = command(site, tmp_path, "play", "nim", "--text", "--seed", "5", typed="3\nwhy\n" * 20)
    assert "are left. How many do you take?" in told
    assert "Take 3  (take 3)" in told
    assert "Ann takes 3, and " in told
    assert "took the last one" in told


def test_it_is_simulated(site: Path, tmp_path: Path) -> None:
    assert "Ann" in command(site, tmp_path, "simulate", "nim", "--games", "20", "--jobs", "1")


def test_its_own_tests_pass(project: Path, site: Path) -> None:
    assert "20 passed" in run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"], site, folder=project)


def test_it_passes_the_suite_of_every_game(site: Path) -> None:
    told = run([sys.executable, "-m", "pytest", "tests/games", "-k", "nim", "-q", "-p", "no:cacheprovider"], site)
    assert re.search(r"\d\d passed", told), told


def test_its_types_are_strict(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MYPYPATH", os.pathsep.join([str(Path(biont.__file__).parents[1]), str(project)]))
    mypy = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--config-file="]
    run([*mypy, "--cache-dir", str(ROOT / ".mypy_cache"), "-p", "nim"], folder=project)
