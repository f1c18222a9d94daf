"""``biont draw`` and ``biont chronicle``: saved games become files, and what is wrong is said in a sentence."""

from __future__ import annotations

import stat
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from biont import games
from biont.cli import draw, main
from biont.genesis import game as genesis
from biont.kernel.chance import Chance
from tests.plugin.skirmish import rules as skirmish

ENOUGH = 120


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in progress."""
    game = genesis.new(["red", "blue"], seed=5)
    chance = Chance(5)
    while game.decision is not None and len(game.answers) < ENOUGH:
        game.choose(game.decision.options[chance.below(len(game.decision.options))])
    path = tmp_path_factory.mktemp("games") / "game.json"
    game.record().save(path)
    return path


def run(*arguments: object) -> int:
    return main(["--lang", "en", *map(str, arguments)])


def test_a_board_is_drawn_as_svg(saved: Path, tmp_path: Path) -> None:
    target = tmp_path / "board.svg"
    assert run("draw", saved, "-o", target) == 0
    root = ET.parse(target).getroot()
    assert root.tag.endswith("svg")
    assert "color-scheme:light" in target.read_text(encoding="utf-8")


def test_a_board_is_drawn_as_html_for_a_seat_and_a_moment(saved: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "red.html", tmp_path / "blue.html"
    assert run("draw", saved, "--to", 40, "--seat", "red", "--theme", "dark", "-o", first) == 0
    assert run("draw", saved, "--to", 40, "--seat", "blue", "--theme", "dark", "-o", second) == 0
    red, blue = first.read_text(encoding="utf-8"), second.read_text(encoding="utf-8")
    assert 'data-theme="dark"' in red
    assert '<section id="tableau-red"' in red
    assert '<section id="tableau-blue"' in blue


def test_a_game_without_a_drawing_has_a_plain_board_and_no_chronicle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    built_in: Any = games.BUILT_IN
    monkeypatch.setitem(built_in, "skirmish", "tests.plugin.skirmish.definition:SKIRMISH")
    game = skirmish.game(4)
    assert game.decision is not None
    game.choose(game.decision.options[0])
    record = tmp_path / "game.json"
    game.record().save(record)
    assert run("draw", record, "--seat", "blue", "-o", tmp_path / "board.svg") == 0
    assert "thing-fen" in (tmp_path / "board.svg").read_text(encoding="utf-8")
    assert run("chronicle", record, "-o", tmp_path / "story.html") == 1
    assert capsys.readouterr().err == "skirmish has no chronicle.\n"


def fake_browser(folder: Path, body: str) -> str:
    """A program that behaves like a browser as far as the command can see."""
    program = folder / "chromium"
    program.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return str(program)


def test_a_png_is_drawn_by_an_installed_browser(saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = 'for a in "$@"; do case "$a" in --screenshot=*) echo picture > "${a#--screenshot=}";; esac; done'
    program = fake_browser(tmp_path, script)
    monkeypatch.setattr(draw, "browser", lambda: program)
    target = tmp_path / "board.png"
    assert run("draw", saved, "-o", target) == 0
    assert target.read_text(encoding="utf-8") == "picture\n"


def test_without_a_browser_a_sentence_says_what_to_do(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert run("draw", saved, "-o", tmp_path / "board.png") == 1
    assert "Install Chromium" in capsys.readouterr().err
    assert not (tmp_path / "board.png").exists()


def test_a_browser_that_fails_is_named(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program = fake_browser(tmp_path, "echo no display >&2; exit 3")
    monkeypatch.setattr(draw, "browser", lambda: program)
    assert run("draw", saved, "-o", tmp_path / "board.png") == 1
    assert "no display" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("-o", "board.gif"), "must end in one of .svg, .html, .png"),
        (("--seat", "green", "-o", "board.svg"), "Nobody plays green in this game; the colours are red, blue."),
        (("-o", "missing/board.svg"), "cannot be written"),
    ],
)
def test_what_is_wrong_is_said(
    saved: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("draw", saved, *arguments) == 1
    assert sentence in capsys.readouterr().err


def test_a_broken_file_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "game.json"
    broken.write_text("nothing", encoding="utf-8")
    assert run("chronicle", broken, "-o", tmp_path / "story.html") == 1
    assert "no record of a game" in capsys.readouterr().err


def test_a_chronicle_is_written_in_three_forms(saved: Path, tmp_path: Path) -> None:
    page, tree, text = (tmp_path / f"story{kind}" for kind in (".html", ".svg", ".md"))
    for target in (page, tree, text):
        assert run("chronicle", saved, "-o", target) == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert ET.parse(tree).getroot().tag.endswith("svg")
    assert text.read_text(encoding="utf-8").startswith("# A natural history")


def test_a_chronicle_can_stop_early_and_speak_german(saved: Path, tmp_path: Path) -> None:
    target = tmp_path / "story.md"
    assert main(["--lang", "de", "chronicle", str(saved), "--to", "30", "-o", str(target)]) == 0
    text = target.read_text(encoding="utf-8")
    assert text.startswith("# Eine Naturgeschichte")
    assert "Die Geschichte ist noch nicht zu Ende." in text
