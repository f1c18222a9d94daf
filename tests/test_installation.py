"""What an installation says of itself: all that a report of a fault needs, and nothing that names somebody."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from biont import __version__
from biont.cli import main
from biont.installation import KEPT, Notebook, examined, remember, remembered
from biont.server import Store, sqlite_url
from biont.words import words


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of data of somebody whose name stands in its path."""
    place = tmp_path / "Anna Müller"
    place.mkdir()
    monkeypatch.setenv("BIONT_DATA", str(place))
    return place


def failed(sentence: str) -> Exception:
    """An error with a traceback."""
    try:
        raise ValueError(sentence)
    except ValueError as error:
        return error


def test_it_tells_versions_games_packs_database_and_errors(folder: Path) -> None:
    Store(sqlite_url(folder)).close()
    (folder / "packs" / "genesis" / "annas-cards").mkdir(parents=True)
    (folder / "packs" / "genesis" / "annas-cards" / "pack.toml").touch()
    remember(failed("Anna's secret"), folder)
    found = dict(examined(words("en")))
    assert found["version"].startswith(f"{__version__} (")
    assert found["games"].startswith("genesis 20")
    assert "sqlalchemy" in found["libraries"]
    assert found["packs"] == "genesis 1"
    assert "BIONT_DATA" in found["settings"]
    assert "0 games" in found["database"]
    assert "0 Spiele" in dict(examined(words("de")))["database"]
    assert "ValueError: test_installation:" in found["error"]


def test_it_names_nobody(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "packs" / "genesis" / "annas-cards").mkdir(parents=True)
    remember(failed("/home/anna: no such file"), folder)
    assert main(["--lang", "de", "doctor"]) == 0
    told = capsys.readouterr().out
    assert "Eigene Kartensätze" in told
    assert "anna" not in told.lower()
    assert str(folder.parent) not in told


def test_what_is_no_database_is_said_so(folder: Path) -> None:
    (folder / "games.sqlite").write_text("no database at all")
    assert dict(examined(words("de")))["database"] == "DatabaseError, 18 Bytes"


def test_only_the_last_errors_are_remembered_and_damage_is_passed_over(folder: Path) -> None:
    for number in range(KEPT + 3):
        remember(failed(str(number)), folder)
    assert len(remembered(folder)) == KEPT
    with (folder / "errors.jsonl").open("a") as file:
        file.write('{"at": 1}\nno line\n')
    assert len(remembered(folder)) == KEPT


def test_what_reaches_the_log_is_remembered(folder: Path) -> None:
    log = logging.Logger("a log")
    log.addHandler(Notebook(folder))
    log.error("Anna did it", exc_info=failed("Anna"))
    log.error("without an error")
    assert [one["kind"] for one in remembered(folder)] == ["ValueError"]
