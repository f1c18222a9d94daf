"""``biont campaign``: from nothing to the page for High Frontier."""

from __future__ import annotations

from pathlib import Path

import pytest

from biont.cli import main


def run(*words: str) -> int:
    return main(["--lang", "en", "campaign", *words])


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "ours.json")


def test_a_whole_campaign_at_the_terminal(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("new", file, "--name", "Ann", "--name", "Bob") == 0
    assert run("next", file, "--seed", "4") == 0
    assert (tmp_path / "ours.genesis.json").is_file()
    assert run("next", file, "--bot", "random", "--seed", "4") == 0
    assert run("next", file) == 0
    assert "[[player]]  # Ann" in (tmp_path / "ours.megafauna.toml").read_text("utf-8")
    assert run("next", file, "--stand-in", "--seed", "8") == 0
    assert run("next", file, "--choose", "map=tiles", "--seed", "2") == 0
    assert "map=real-earth" in capsys.readouterr().out
    assert run("next", file, "--bot", "random", "--seed", "2") == 0
    assert run("next", file) == 0
    assert "To High Frontier" in (tmp_path / "ours.frontier.html").read_text("utf-8")
    assert run("check", file) == 0
    capsys.readouterr()
    assert run("show", file) == 0
    out = capsys.readouterr().out
    assert "Bios:Genesis  4500 to 600 million years ago  [played]" in out
    assert "Made up by the dice of this program (seed 8)" in out
    assert "won the campaign" in out or "share the victory" in out


def test_a_result_from_a_file_and_a_record_from_a_file(file: str, tmp_path: Path) -> None:
    assert run("new", file, "--name", "Ann", "--name", "Bob") == 0
    assert run("next", file, "--bot", "random", "--seed", "4") == 0
    assert run("next", file) == 0
    assert run("next", file, "--result", str(tmp_path / "ours.megafauna.toml")) == 0
    assert run("next", file, "--record", str(tmp_path / "ours.origins.json")) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["next", "FILE", "--stand-in"], "does not come next"),
        (["next", "FILE", "--result", "green-earth"], "does not come next"),
        (["new", "FILE", "--name", "Ann", "--name", "Bob"], "there already"),
        (["show", "nowhere.json"], "cannot be read"),
        (["next", "FILE", "--record", "nowhere.json"], "nowhere.json"),
    ],
)
def test_errors_are_one_sentence(
    words: list[str], said: str, file: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run("new", file, "--name", "Ann", "--name", "Bob") == 0
    before = Path(file).read_text("utf-8")
    capsys.readouterr()
    assert run(*(file if word == "FILE" else word for word in words)) == 1
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert Path(file).read_text("utf-8") == before


def test_one_alone_plays_solitaire(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("new", file) == 0
    assert '"mode": "solitaire"' in Path(file).read_text("utf-8")
    assert main(["--lang", "de", "campaign", "show", file]) == 0
    assert "vor 4500 bis 600 Millionen Jahren" in capsys.readouterr().out


def test_the_next_world_is_drawn_and_thrown_again_and_the_file_stays_as_it_is(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("new", file, "--name", "Ann", "--name", "Bob") == 0
    assert run("world", file) == 1, "Bios:Genesis has no world of its own"
    assert run("next", file, "--bot", "random", "--seed", "4") == 0
    assert run("next", file, "--result", "raindance-mars") == 0, "an example takes the players of the campaign"
    before = Path(file).read_text("utf-8")
    capsys.readouterr()
    assert run("world", file, "--choose", "map=tiles", "--choose", "world=7") == 0
    assert "--choose map=tiles --choose world=7" in capsys.readouterr().out
    drawn = (tmp_path / "ours.world.svg").read_text("utf-8")
    assert run("world", file, "--choose", "map=tiles") == 0
    assert (tmp_path / "ours.world.svg").read_text("utf-8") != drawn
    assert Path(file).read_text("utf-8") == before


def test_a_campaign_that_is_over_does_not_say_how_to_go_on(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = tmp_path / "result.toml"
    run("new", file, "--name", "Ann", "--name", "Bob")
    run("next", file, "--bot", "random", "--seed", "1")
    run("next", file, "--output", str(sheet))
    sheet.write_text(sheet.read_text(encoding="utf-8").replace("runaway = false", "runaway = true"), encoding="utf-8")
    capsys.readouterr()
    assert run("next", file, "--result", str(sheet)) == 0
    told = capsys.readouterr().out
    assert "The campaign is over." in told
    assert "oes on with" not in told
    assert "Go on with" not in told
    assert run("next", file) != 0
    assert run("show", file) == 0
    assert "later" not in capsys.readouterr().out
