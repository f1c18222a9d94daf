"""The command line in German: help, mistakes, broken files; nothing of it is English."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from biont.cli import commands, main
from biont.genesis.pack_library import PACK_LIBRARY
from biont.words import default_language
from tests.genesis.scenario.test_scenario import BAD
from tests.words.english import english

Out = pytest.CaptureFixture[str]


@pytest.mark.parametrize("command", [*commands(), "lab tune", "scenario run", ""])
def test_help_is_german_through_and_through(command: str, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "de", *command.split(), "--help"])
    assert ended.value.code == 0
    text = capsys.readouterr().out
    assert text.startswith("Aufruf: biont")
    assert "diese Hilfe zeigen" in text
    assert english(text) == []


MISTAKES = {
    "": "es fehlt: BEFEHL",
    "fly": "'fly' steht nicht zur Wahl",
    "--lang fr": "'fr' steht nicht zur Wahl",
    "--langs de": "",
    "play --seats": "ein Wert wird erwartet",
    "play --seed x": "»x« ist keine ganze Zahl",
    "play checkers": "'checkers' steht nicht zur Wahl",
    "play genesi": "'genesi' steht nicht zur Wahl",  # a newer Python says what may be meant
    "play --text=yes": "hier ist kein Wert wie 'yes' möglich",
    "play --wings": "unbekannte Argumente: --wings",
    "simulate --games 0": "0 ist zu klein; das Kleinste ist 1",
    "simulate --players 9": " steht nicht zur Wahl (möglich sind ",
    "simulate --p 3": "--p ist nicht eindeutig: gemeint sein kann --players, --pack",
    "replay": "es fehlt: DATEI",
    "scenario run": "es fehlt: DATEI",
    "rules --check x": "'x' steht nicht zur Wahl",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_mistakes_are_told_in_german(line: str, capsys: Out) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "de", *line.split()])
    assert ended.value.code == 2
    text = capsys.readouterr().err
    assert "Fehler: " in text
    assert MISTAKES[line] in text
    assert english(text) == []


@pytest.mark.parametrize(
    "line",
    [
        "replay nowhere.json",
        "replay {folder}",
        "replay {folder}/text.json",
        "replay {folder}/list.json",
        "play --text --load nowhere.json",
        "play --text --seats red,pink",
        "play --text --people green",
        "play --text --intro --chimera",
        "play --text --pack nowhere",
        "draw nowhere.json -o x.svg",
        "draw nowhere.json -o x.gif",
        "chronicle nowhere.json -o x.html",
        "simulate --bots nobody --games 1",
        "simulate --bots search:soon --games 1",
        "simulate --bots nowhere.py:Bot --games 1",
        "simulate --bots cmd: --games 1",
        "simulate --resume",
        "simulate --players 1 --mode cooperative",
        "tournament --bots greedy",
        "report nowhere",
        "cards show unicorn",
        "cards nowhere",
        "cards --new {folder}",
        "cards --new {folder}/text.json/own",
        "rules unicorn",
        "rules --write {folder}/no/rules.md",
        "serve --port 99999 --quiet",
        "scenario run nowhere.toml",
        "scenario run {folder}/text.json",
    ],
)
def test_errors_are_told_in_german(line: str, tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "text.json").write_text("no JSON", "utf-8")
    (tmp_path / "list.json").write_text('{"biont": 1}', "utf-8")
    assert main(["--lang", "de", *line.format(folder=tmp_path).split()]) == 1
    told = capsys.readouterr()
    assert told.out or told.err
    assert english(told.out + told.err) == []


@pytest.mark.parametrize("name", BAD)
def test_broken_scenarios_are_told_in_german(name: str, tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(BAD[name][0], "utf-8")
    assert main(["--lang", "de", "scenario", "run", str(file)]) == 1
    assert english(capsys.readouterr().out) == []


BROKEN = [
    ("events.toml", 'eon = "hadean"\n', "", "mars-ocean: eon: Dort steht nichts; erlaubt: eines von hadean"),
    ("events.toml", "number = 37", "number = 37\nwings = 2", "mars-ocean: wings: Ein solches Feld gibt es nicht"),
    ("events.toml", 'code = "ur"', 'code = "fog"', 'fog: code: Dort steht "fog", aber eine andere Karte'),
    ("events.toml", 'default = "public biogen"', "", "mars-ocean: number: Die Quelle fehlt"),
    ("placards.toml", 'dots = "yellow green red blue"', 'dots = "red"', 'tholin: dots: Dort steht "red"; erlaubt: 4'),
    ("landforms.toml", 'row = "ocean"', 'row = "cosmic"', "landforms.toml: 2 Karten sind cosmic"),
    ("mutations.toml", "[[mutation]]", "[[mutation]", "mutations.toml:13: Das ist kein gültiges TOML: "),
    ("parasites.toml", "[[parasite]]", "[[parasites]]", "parasites: Eine solche Tabelle gibt es nicht"),
]


@pytest.mark.parametrize(("file", "old", "new", "problem"), BROKEN)
def test_broken_packs_are_told_in_german(
    file: str, old: str, new: str, problem: str, tmp_path: Path, capsys: Out
) -> None:
    folder = Path(shutil.copytree(PACK_LIBRARY.folder / "standard-2e", tmp_path / "mine"))
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    assert main(["--lang", "de", "cards", str(folder)]) == 1
    told = capsys.readouterr().err
    assert problem in told
    assert english(told) == []


def test_a_pack_that_fails_its_checks_is_told_in_german(tmp_path: Path, capsys: Out) -> None:
    folder = Path(shutil.copytree(PACK_LIBRARY.folder / "standard-2e", tmp_path / "mine"))
    for file, old, new in (
        ("mutations.toml", 'icons = "red_queen pollution"', 'icons = "fission"'),
        ("events.toml", 'icons = "x x uv1"', 'icons = "x uv2"'),
        ("macroorganisms.toml", 'en = "Seaweed"', 'en = "Kelp"'),
    ):
        text = (folder / file).read_text("utf-8")
        (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    assert main(["--lang", "de", "cards", "--check", str(folder)]) == 1
    told = capsys.readouterr().out
    assert "FALSCH  tmRNA: blau, Red Queen, Verschmutzer" in told
    assert "Großes Bombardement zeigt nicht uv=1." in told
    assert "0 Seiten von Makroorganismen haben »Seaweed« im englischen Namen; es sollte eine sein." in told
    assert english(told) == []


def test_a_new_pack_has_german_comments(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    assert main(["--lang", "de", "cards", "--new", str(folder)]) == 0
    english_folder = PACK_LIBRARY.write_new(tmp_path / "english")
    for file in sorted(folder.glob("*.toml")):
        lines = file.read_text("utf-8").splitlines()
        comments = [line for line in lines if line.startswith("#")]
        assert comments
        other = (english_folder / file.name).read_text("utf-8").splitlines()
        assert comments != [line for line in other if line.startswith("#")]
        if file.name != "pack.toml":
            assert lines[len(comments) :] == [line for line in other if not line.startswith("#")]


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"BIONT_LANG": "de"}, "de"),
        ({"BIONT_LANG": "en", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "de_AT", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LC_MESSAGES": "de_CH", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"BIONT_LANG": "German_Germany"}, "de"),
    ],
)
def test_the_language_is_that_of_the_environment(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BIONT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language
