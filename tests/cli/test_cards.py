"""``biont cards``: a pack that is being filled in."""

from __future__ import annotations

from pathlib import Path

import pytest

from biont.cli import main

Out = pytest.CaptureFixture[str]


def test_the_check_says_how_far_a_pack_is_filled_in(tmp_path: Path, capsys: Out) -> None:
    folder = tmp_path / "own"
    assert main(["--lang", "en", "cards", "--new", str(folder)]) == 0
    assert "says what is still missing" in capsys.readouterr().out
    assert main(["--lang", "en", "cards", "--check", str(folder)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [
        "landforms.toml: 16 of 16 values stand there.",
        "events.toml: 193 of 215 values stand there.",
        "        next: events.toml:22: mars-ocean: order",
    ]
    assert lines[11] == (
        "Altogether 584 of 1,137 values stand there; the other 553 are still those of the inherited pack."
    )
    assert lines[-1].startswith("own: 187 checks hold, 0 fail")


def test_a_whole_pack_needs_no_progress(capsys: Out) -> None:
    assert main(["--lang", "en", "cards", "genesis", "--check", "standard-1e"]) == 0
    assert capsys.readouterr().out.startswith("ok      events: six Hadean")


def test_a_game_may_be_named_instead_of_a_pack(capsys: Out) -> None:
    assert main(["--lang", "en", "cards", "--check", "origins"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith("standard: 163 checks hold, 0 fail, 0 hints are missed;")
    assert "ok      foundations: several religious ones (21)  [002:L1356]" in lines


def test_a_missed_hint_is_no_error(tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "pack.toml").write_text('name = "mine"\nedition = "2e"\ninherits = "standard"\n', "utf-8")
    hint = '[source]\ndefault = "owner"\n[[challenge]]\ncode = "kurgan-burials"\nen = "Barrows"\n'
    (tmp_path / "challenges.toml").write_text(hint, "utf-8")
    assert main(["--lang", "en", "cards", "origins", "--check", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "warn    foundations: the Kurgans in Epoch II  [002:L1618]" in lines
    assert lines[-1].startswith("mine: 162 checks hold, 0 fail, 1 hint is missed;")


def test_an_inherited_value_says_where_it_comes_from(tmp_path: Path, capsys: Out) -> None:
    folder = tmp_path / "own"
    main(["--lang", "de", "cards", "--new", str(folder)])
    text = (folder / "pack.toml").read_text("utf-8")
    assert "bis dahin gilt der von standard-2e" in text
    capsys.readouterr()
    assert main(["--lang", "en", "cards", "show", "theia", "--pack", str(folder)]) == 0
    out = capsys.readouterr().out
    assert "    climate                            deduced  000:L820 names no climate  (from standard-2e)" in out
    assert "    icons                              public source  biogen\n" in out


def test_the_game_may_be_named_first(capsys: Out) -> None:
    assert main(["--lang", "en", "cards", "genesis", "show", "theia"]) == 0
    assert capsys.readouterr().out.startswith("Theia Big Whack  (theia)\n    Hadean: smite smite smite X X")
    assert main(["--lang", "en", "cards", "genesis", "standard-1e"]) == 0
    assert "theia " in capsys.readouterr().out


def test_a_broken_pack_is_refused_with_its_lines(tmp_path: Path, capsys: Out) -> None:
    folder = tmp_path / "own"
    main(["--lang", "en", "cards", "--new", str(folder)])
    text = (folder / "events.toml").read_text("utf-8")
    (folder / "events.toml").write_text(text.replace('order = "?"', 'order = "red"', 1), "utf-8")
    assert main(["--lang", "en", "cards", "--check", str(folder)]) == 1
    assert capsys.readouterr().err.startswith('events.toml:22: mars-ocean: order: "red" stands there; it takes 4 words')


def test_rules_and_scenarios_of_a_game_that_is_named_first(capsys: Out) -> None:
    assert main(["--lang", "en", "rules", "genesis", "E2a.1"]) == 0
    assert capsys.readouterr().out.startswith("E2a.1  Entropy limit")
    assert main(["--lang", "en", "rules", "--game", "genesis", "E2a.1"]) == 0
    assert capsys.readouterr().out.startswith("E2a.1  Entropy limit")
    assert main(["--lang", "en", "scenario", "run", "-q", "genesis"]) == 0
    assert capsys.readouterr().out == "65 scenarios hold, none fails.\n"


def test_a_scenario_names_its_game(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "one.toml"
    head = 'id = "T"\ntitle = { en = "A test", de = "Eine Probe" }\nrules = []\nfrom = "autocatalysis"\n'
    file.write_text(f'game = "genesis"\n{head}', "utf-8")
    assert main(["--lang", "en", "scenario", "run", str(file)]) == 0
    file.write_text(f'game = "chess"\n{head}', "utf-8")
    assert main(["--lang", "en", "scenario", "run", str(file)]) == 1
    assert "There is no game 'chess'; games are genesis" in capsys.readouterr().out
