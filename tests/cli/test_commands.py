"""The other commands: replay, simulate, cards, rules, aid; and the help of all of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import biont
from biont.cli import commands, main
from biont.kernel import Chance
from biont.words import LANGUAGES

Out = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A file with a finished game."""
    game = biont.new("genesis", seats=["red", "green"], seed=4)
    chance = Chance(4)
    while game.decision is not None:
        game.choose(game.decision.options[chance.below(len(game.decision.options))])
    game.record().save(tmp_path / "game.json")
    return tmp_path / "game.json"


def test_ctrl_c_while_a_command_is_read_is_an_end_of_line(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("biont.cli.parser_of", stopped)
    assert main(["cards"]) == 130
    assert capsys.readouterr().err == "\n"


def test_replay_tells_the_game_in_both_languages(record: Path, capsys: Out) -> None:
    assert main(["--lang", "en", "replay", str(record), "--log"]) == 0
    english = capsys.readouterr().out
    assert main(["--lang", "de", "replay", str(record), "--log"]) == 0
    german = capsys.readouterr().out
    assert "[A0] Turn 1 begins." in english
    assert "[A0] Runde 1 beginnt." in german
    assert len(english.splitlines()) == len(german.splitlines())


def test_replay_shows_the_table_after_some_answers(record: Path, capsys: Out) -> None:
    assert main(["--lang", "en", "replay", str(record), "--to", "0"]) == 0
    assert capsys.readouterr().out.startswith("Turn 1  ·")


@pytest.mark.rule("K.1", "K.2")
def test_replay_hands_on_to_the_successor_game(record: Path, tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "successor.json"
    assert main(["--lang", "en", "replay", str(record), "--successor", str(file)]) == 0
    assert f"Wrote {file} for the successor game." in capsys.readouterr().out
    data = json.loads(file.read_text(encoding="utf-8"))
    assert {player["colour"] for player in data["players"]} == {"red", "green"}
    assert main(["--lang", "en", "replay", str(record), "--to", "1", "--successor", str(file)]) == 1
    assert "not over yet" in capsys.readouterr().err
    assert main(["--lang", "de", "replay", str(record), "--successor", str(tmp_path / "no" / "x.json")]) == 1
    assert "lässt sich nicht schreiben" in capsys.readouterr().err


def test_replay_counts_from_zero(record: Path, capsys: Out) -> None:
    assert main(["--lang", "en", "replay", str(record), "--to", "-5"]) == 1
    assert capsys.readouterr().err == "A game has no answer number -5; count from 0.\n"


def test_replay_verifies(record: Path, capsys: Out) -> None:
    assert main(["--lang", "en", "replay", str(record), "--verify"]) == 0
    assert capsys.readouterr().out.startswith("The record replays:")
    record.write_text(record.read_text().replace('"done"', '"jump"', 1))
    assert main(["--lang", "de", "replay", str(record), "--verify"]) == 1
    assert "lässt sich bei Antwort" in capsys.readouterr().err


@pytest.mark.whole
def test_simulate_gives_the_same_numbers_for_the_same_seed(capsys: Out) -> None:
    runs = []
    for _ in range(2):
        assert main(["--lang", "en", "simulate", "--games", "3", "--seed", "2", "--json"]) == 0
        runs.append(json.loads(capsys.readouterr().out))
    assert runs[0] == runs[1]
    assert runs[0]["games"] == 3
    assert runs[0]["created"] >= runs[0]["lost"] > 0


@pytest.mark.whole
@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_sums_up_in_words(lang: str, capsys: Out) -> None:
    assert main(["--lang", lang, "simulate", "--games", "2", "--mode", "solitaire"]) == 0
    assert ("Soloist" if lang == "en" else "Solospieler") in capsys.readouterr().out


def test_cards_are_listed_and_shown_by_any_of_their_names(capsys: Out) -> None:
    assert main(["--lang", "de", "cards"]) == 0
    assert "Warmer Teich / Photocarboxylierung" in capsys.readouterr().out
    for name in ("Helicase", "tmrna", "TMRNA"):
        assert main(["--lang", "en", "cards", "show", name]) == 0
        assert capsys.readouterr().out.startswith("tmRNA / Helicase  (tmrna)")
    assert main(["--lang", "de", "cards", "show", "Einhorn"]) == 1
    assert "keine Karte »Einhorn«" in capsys.readouterr().err


def test_rules_are_found_by_id_and_by_words(capsys: Out) -> None:
    assert main(["--lang", "de", "rules", "E2a"]) == 0
    assert "E2a.1  Die Entropiebegrenzung  [Grundspiel]" in capsys.readouterr().out
    assert main(["--lang", "en", "rules", "entropy", "limit"]) == 0
    assert "E2a.1" in capsys.readouterr().out
    assert main(["--lang", "de", "rules", "quastenflosser"]) == 1
    assert "Keine Regel passt zu »quastenflosser«" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_written_as_a_page(lang: str, tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "rules.md"
    assert main(["--lang", lang, "rules", "--write", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# The rules" if lang == "en" else "# Die Regeln")
    assert "- **E2a.1**" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_aid_is_printed_within_its_width(lang: str, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setenv("COLUMNS", "72")
    assert main(["--lang", lang, "aid", "genesis"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(len(line) for line in lines[1:]) <= 72
    assert ("1. EVENTS" if lang == "en" else "1. EREIGNISSE") in lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_the_aid_is_written_to_a_file_that_stands_alone(lang: str, game: str, tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "aid.html"
    assert main(["--lang", lang, "aid", game, "-o", str(file)]) == 0
    assert str(file) in capsys.readouterr().out
    html = file.read_text(encoding="utf-8")
    assert html.startswith("<!doctype html>")
    assert html.count('<section class="aid">') > 10
    assert "<script" not in html
    assert main(["aid", game, "-o", "aid.pdf"]) != 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", commands())
def test_every_command_has_help(lang: str, command: str, capsys: Out) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--lang", lang, command, "--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out


def test_the_language_follows_the_environment(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setenv("BIONT_LANG", "de_AT.UTF-8")
    from biont.words import words

    words.cache_clear()
    assert main(["rules", "E2a.1"]) == 0
    assert "Die Entropiebegrenzung" in capsys.readouterr().out
    words.cache_clear()
