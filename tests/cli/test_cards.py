"""``biont cards``: a pack that is being filled in."""

from __future__ import annotations

import re
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
        "events.toml: 188 of 215 values stand there.",
        "        next: events.toml:22: mars-ocean: order",
    ]
    assert lines[11] == (
        "Altogether 541 of 1,134 values stand there; the other 593 are still those of the inherited pack."
    )
    assert lines[-1].startswith("own: 188 checks hold, 0 fail")


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


def entered(folder: Path, card: str) -> None:
    """A pack to fill in, in which one card stands instead of restriction."""
    assert main(["--lang", "en", "cards", "--new", str(folder)]) == 0
    file = folder / "mutations.toml"
    tables = re.split(r"^(?=\[\[mutation\]\])", file.read_text("utf-8"), flags=re.MULTILINE)
    file.write_text("".join(f"{card}\n" if '"restriction"' in table else table for table in tables), "utf-8")


def test_one_right_card_makes_no_pack_bad(tmp_path: Path, capsys: Out) -> None:
    """The example of the docs: its green front meets a green back that is made up, and both are named."""
    page = (Path(__file__).parents[2] / "docs" / "packs.md").read_text("utf-8")
    (card,) = re.findall(r"```toml\n(\[\[mutation\]\]\ninstead.*?)```", page, re.DOTALL)
    entered(tmp_path / "own", card)
    capsys.readouterr()
    assert main(["--lang", "en", "cards", "--check", str(tmp_path / "own")]) == 0
    lines = capsys.readouterr().out.splitlines()
    place = lines.index("warn    mutations: the added colour is another one  [000:L457, 000:L674]")
    assert lines[place + 1 : place + 3] == [
        "        It is the same on CRISPR.",
        "        This does not make the pack bad: CRISPR, front.colour (read off the card), may be right, "
        "and Proteasome, back.colour (reconstructed, from standard-2e), wrong. Enter that one too.",
    ]
    assert lines[-2].startswith("own: 187 checks hold, 0 fail, 0 hints are missed")
    assert lines[-1].startswith("One check fails where a card of yours meets a value")


def test_a_card_that_is_wrong_by_itself_is_an_error(tmp_path: Path, capsys: Out) -> None:
    sides = "\n".join(
        f'{side} = {{ en = "CRISPR {side}", colour = "green", icons = "{icons}" }}'
        for side, icons in (("front", "immunology"), ("back", "dna immunology"))
    )
    entered(tmp_path / "own", f'[[mutation]]\ninstead = "restriction"\ncode = "crispr"\n{sides}\n')
    capsys.readouterr()
    assert main(["--lang", "en", "cards", "--check", str(tmp_path / "own")]) == 1
    assert "BAD     mutations: the added colour is another one" in capsys.readouterr().out


def test_an_inherited_value_says_where_it_comes_from(tmp_path: Path, capsys: Out) -> None:
    folder = tmp_path / "own"
    main(["--lang", "de", "cards", "--new", str(folder)])
    text = (folder / "pack.toml").read_text("utf-8")
    assert "bis dahin gilt der von standard-2e" in text
    capsys.readouterr()
    assert main(["--lang", "en", "cards", "show", "theia", "--pack", str(folder)]) == 0
    out = capsys.readouterr().out
    assert [line.split() for line in out.splitlines() if line.startswith("    climate ")] == [
        ["climate", "–", "deduced", "000:L820", '"THEIA', "BIG", 'WHACK', '(aftershock)"', "names", "no", "climate",
         "(from", "standard-2e)"]
    ]  # fmt: skip
    assert "    icons                              smite smite smite x x      public source  biogen\n" in out


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


@pytest.mark.whole
def test_rules_and_scenarios_of_a_game_that_is_named_first(capsys: Out) -> None:
    assert main(["--lang", "en", "rules", "genesis", "E2a.1"]) == 0
    assert capsys.readouterr().out.startswith("E2a.1  Entropy limit")
    assert main(["--lang", "en", "rules", "--game", "genesis", "E2a.1"]) == 0
    assert capsys.readouterr().out.startswith("E2a.1  Entropy limit")
    assert main(["--lang", "en", "scenario", "run", "-q", "genesis"]) == 0
    assert capsys.readouterr().out.endswith(" scenarios hold, none fails.\n")


def test_a_scenario_names_its_game(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "one.toml"
    head = 'id = "T"\ntitle = { en = "A test", de = "Eine Probe" }\nrules = []\nfrom = "autocatalysis"\n'
    file.write_text(f'game = "genesis"\n{head}', "utf-8")
    assert main(["--lang", "en", "scenario", "run", str(file)]) == 0
    file.write_text(f'game = "chess"\n{head}', "utf-8")
    assert main(["--lang", "en", "scenario", "run", str(file)]) == 1
    assert "There is no game 'chess'; games are genesis" in capsys.readouterr().out


def test_a_card_shows_its_values_beside_their_sources(capsys: Out) -> None:
    assert main(["--lang", "de", "cards", "show", "dust"]) == 0
    lines = {line.split()[0]: line for line in capsys.readouterr().out.splitlines() if line.startswith("    ")}
    assert lines["warm"].split()[1:] == ["1", "2", "3", "öffentliche", "Quelle", "biogen"]
    assert lines["smite_proof"].split()[1:3] == ["true", "Regelheft"]
    assert lines["row"].split()[1:4] == ["cosmic", "Regelheft", "000:L880"]
    assert main(["--lang", "en", "cards", "show", "flatworm"]) == 0
    assert (
        "    needs                              [2, 1, 1, 1]               rulebook  000:L721"
        in capsys.readouterr().out
    )


def test_a_pack_that_is_named_is_the_one_that_is_checked(tmp_path: Path, capsys: Out) -> None:
    """Before or after the option; it was once the usual pack in its place."""
    own = tmp_path / "own"
    own.mkdir()
    (own / "pack.toml").write_text('name = "own"\nedition = "2e"\ninherits = "standard-2e"\n', "utf-8")
    for words in (
        ["cards", str(own), "--check"],
        ["cards", "--check", str(own)],
        ["cards", "--pack", str(own), "--check"],
    ):
        assert main(["--lang", "en", *words]) == 0
        assert capsys.readouterr().out.splitlines()[-1].startswith("own: 188 checks hold")


def test_sources_are_held_against_the_texts(tmp_path: Path, capsys: Out) -> None:
    """A pack of one's own that cites a line for what it does not say."""
    own = tmp_path / "own"
    own.mkdir()
    (own / "pack.toml").write_text('name = "own"\nedition = "2e"\ninherits = "standard-2e"\n', "utf-8")
    card = 'code = "tmrna"\nfront = { colour = "blue", source = \'rulebook 000:L2 "the red one"\' }\n'
    (own / "mutations.toml").write_text(f"[[mutation]]\n{card}", "utf-8")
    (tmp_path / "000.txt").write_text("nothing\nthe red one\n", "utf-8")
    assert main(["--lang", "en", "cards", str(own), "--sources", str(tmp_path / "000.txt")]) == 1
    out = capsys.readouterr().out
    told = ['tmrna: front.colour = "blue"', 'rulebook  000:L2 "the red one"', "The words say nothing of blue."]
    assert "\n        ".join(told) in out
    assert main(["--lang", "de", "cards", "--sources", str(own)]) == 1
    assert "ist keiner der Texte 000, 001" in capsys.readouterr().err


def test_packs_of_the_editor_go_by_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    """They lie in the data of the program, which BIONT_DATA moves; every command that takes a pack finds them."""
    monkeypatch.setenv("BIONT_DATA", str(tmp_path))
    assert main(["--lang", "en", "cards", "--new", str(tmp_path / "packs" / "genesis" / "my-own")]) == 0
    for words in (["--check", "my-own"], ["my-own"], ["show", "theia", "--pack", "my-own"]):
        assert main(["--lang", "en", "cards", *words]) == 0
    assert main(["--lang", "en", "simulate", "--games", "1", "--pack", "my-own", "--jobs", "1"]) == 0
    assert main(["--lang", "en", "cards", "--check", "not-there"]) == 1
    assert "There is no pack 'not-there'" in capsys.readouterr().err


def test_a_pack_of_another_game_is_told_so(tmp_path: Path, capsys: Out) -> None:
    assert main(["--lang", "en", "cards", "--new", str(tmp_path / "own")]) == 0
    assert main(["--lang", "en", "cards", "origins", "--check", str(tmp_path / "own")]) == 1
    told = 'pack.toml of own: it inherits "standard-2e", which is no pack of this game; it has standard.'
    assert told in capsys.readouterr().err


def test_two_events_of_one_number_are_found(tmp_path: Path, capsys: Out) -> None:
    assert main(["--lang", "en", "cards", "--new", str(tmp_path / "own")]) == 0
    file = tmp_path / "own" / "events.toml"
    file.write_text(file.read_text("utf-8").replace("number = 38", "number = 37", 1), "utf-8")
    capsys.readouterr()
    assert main(["--lang", "en", "cards", "--check", str(tmp_path / "own")]) == 1
    out = capsys.readouterr().out
    assert "BAD     numbers: no two cards of a kind have the same" in out
    assert "These stand twice: 37." in out


def test_a_code_that_is_taken_is_told_where_it_was_entered(tmp_path: Path, capsys: Out) -> None:
    """And not in the inherited pack, whose card has it by right."""
    entered(tmp_path / "own", '[[mutation]]\ninstead = "restriction"\ncode = "calvin"\nfront = { en = "Cycle" }\n')
    assert main(["--lang", "en", "cards", "--check", str(tmp_path / "own")]) == 1
    err = capsys.readouterr().err
    assert err.startswith("mutations.toml:")
    assert 'code: "calvin" stands there, but another card has that code' in err
