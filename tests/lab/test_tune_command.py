"""``biont lab tune``: it fits, and writes down what it did."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from biont.cli import lab, main
from biont.genesis.bots.weights import Weights, first_guess
from biont.lab import tune as fitting
from biont.lab.tune import Round


def test_tune_writes_weights_with_their_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file can be read as weights, and its head names the command that makes it again."""
    monkeypatch.setattr(fitting, "scales", lambda *_: [0.5] * len(first_guess().flat()))
    file = tmp_path / "w.toml"
    command = ["lab", "tune", "genesis", "--rounds", "1", "--directions", "1", "--deals", "1", "--seed", "2"]
    assert main(["--lang", "en", *command, "--jobs", "1", "--check", "2", "-o", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    assert f"biont {' '.join(command)} --output w.toml" in text
    assert Weights.read(text).late
    assert "of 2 games won" in capsys.readouterr().out


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three rounds at once, or one, the file, and two more: the same weights, which know the rounds that made them."""
    monkeypatch.setattr(fitting, "scales", lambda *_: [0.5] * len(first_guess().flat()))
    monkeypatch.setattr(
        fitting, "contest", lambda game, weights, direction, players, deals: direction[0] - direction[1]
    )
    at_once = fitting.tune(rounds=3, directions=2, deals=1, seed=4)
    file = fitting.tune(rounds=1, directions=2, deals=1, seed=4).to_text("half of it")
    assert fitting.tune(rounds=3, directions=2, deals=1, seed=4, start=Weights.read(file)) == at_once
    assert at_once.rounds == 3
    assert at_once != first_guess()


QUICK = ["lab", "tune", "--rounds", "3", "--directions", "1", "--deals", "1", "--jobs", "1", "--check", "0", "-o"]


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Tuning that costs nothing: gives rounds until one of these numbers, at which the user presses Ctrl-C."""
    stops: list[int] = []

    def quick(
        game: str, *, rounds: int, progress: Callable[[Round], None], start: Weights | None, **_: object
    ) -> Weights:
        weights = first_guess()
        for number in range((start.rounds if start else 0) + 1, rounds + 1):
            if number in stops:
                raise KeyboardInterrupt
            weights = weights.moved(weights.flat(), number)
            progress(Round(number, number, 1.0, weights))
        return weights

    monkeypatch.setattr(lab, "tune", quick)
    return stops


def test_an_interrupt_keeps_the_last_round(
    rounds: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file says how many rounds made it, and so does the sentence."""
    file = tmp_path / "w.toml"
    rounds.append(3)
    assert main(["--lang", "en", *QUICK, str(file)]) == 130
    assert capsys.readouterr().err == f"Interrupted; {file} has the weights after 2 of 3 rounds.\n"
    assert "--rounds 2 " in file.read_text(encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["w.toml"]


def test_resume_goes_on_after_the_rounds_in_the_file(
    rounds: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Stopped in the third round, and stopped again before it: nothing is lost. What holds no weights is refused."""
    file = tmp_path / "w.toml"
    rounds.append(3)
    main(["--lang", "en", *QUICK, str(file)])
    assert main(["--lang", "en", *QUICK, str(file), "--resume"]) == 130
    assert capsys.readouterr().err.endswith(f"Interrupted; {file} has the weights after 2 of 3 rounds.\n")
    rounds.clear()
    assert main(["--lang", "en", *QUICK, str(file), "--resume"]) == 0
    assert Weights.read(file.read_text(encoding="utf-8")).rounds == 3
    file.write_text("late = 3", encoding="utf-8")
    assert main(["--lang", "en", *QUICK, str(file), "--resume"]) == 1
    assert capsys.readouterr().err.endswith(f"{file} holds no weights of this game to go on with.\n")


def test_an_interrupt_in_the_first_round_leaves_the_file_alone(
    rounds: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "w.toml"
    file.write_text("precious", encoding="utf-8")
    rounds.append(1)
    assert main(["--lang", "de", *QUICK, str(file)]) == 130
    assert "wurde nicht geschrieben" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["w.toml"]


def test_a_file_that_cannot_be_written_is_refused_before_the_work(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def never(**_: object) -> Weights:
        raise AssertionError("The work has begun.")

    monkeypatch.setattr(lab, "tune", never)
    for target in (tmp_path / "no" / "w.toml", tmp_path):
        assert main(["--lang", "en", *QUICK, str(target)]) == 1
        assert str(target) in capsys.readouterr().err


def test_a_link_stays_a_link(rounds: list[int], tmp_path: Path) -> None:
    assert not rounds
    (tmp_path / "link.toml").symlink_to(tmp_path / "w.toml")
    assert main([*QUICK, str(tmp_path / "link.toml")]) == 0
    assert (tmp_path / "link.toml").is_symlink()
    assert Weights.read((tmp_path / "w.toml").read_text(encoding="utf-8")).late
