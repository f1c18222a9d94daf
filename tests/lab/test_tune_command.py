"""``biont lab tune``: it fits, and writes down what it did."""

from __future__ import annotations

from pathlib import Path

import pytest

from biont.bots.genesis.weights import read
from biont.cli import main


def test_tune_writes_weights_with_their_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file can be read as weights, and its head names the command that makes it again."""
    file = tmp_path / "w.toml"
    command = ["lab", "tune", "--rounds", "1", "--directions", "1", "--deals", "1", "--seed", "2"]
    assert main(["--lang", "en", *command, "--jobs", "1", "--check", "2", "--to", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    assert f"biont {' '.join(command)} --to w.toml" in text
    assert read(text).late
    assert "of 2 games won" in capsys.readouterr().out
