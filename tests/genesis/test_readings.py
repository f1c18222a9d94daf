"""docs/readings.md: every reading has its line, in both languages, with rules, switches and settings that exist."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from biont.genesis.game import Genesis
from biont.genesis.readings import PRESENT, VERSION, VERSIONS, Readings
from biont.genesis.settings import Settings
from biont.kernel.errors import BadSettings
from biont.kernel.ledger import find

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("readings.md", "readings.de.md")
CITED = re.compile(r"\bU\d{1,2}\b")


def genesis_part(page: str) -> str:
    """What a page says about Bios:Genesis."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    return text.split("\n## Bios:Genesis\n")[1].split("\n## ")[0]


def lines(page: str) -> list[list[str]]:
    """The rows of its tables, cell by cell."""
    rows = re.findall(r"^\| ((?:[A-Z]+\d|U\d).*) \|$", genesis_part(page), re.MULTILINE)
    return [row.split(" | ") for row in rows]


@pytest.mark.parametrize("page", PAGES)
def test_all_forty_two_open_points_have_a_line(page: str) -> None:
    ids = [row[0] for row in lines(page) if CITED.fullmatch(row[0])]
    assert sorted(ids, key=lambda name: int(name[1:])) == [f"U{number}" for number in range(1, 43)]


def test_both_languages_tell_of_the_same_places() -> None:
    english, german = map(lines, PAGES)
    assert [row[:2] for row in english] == [row[:2] for row in german]
    assert [re.findall(r"L\d+", " ".join(row)) for row in english] == [
        re.findall(r"L\d+", " ".join(row)) for row in german
    ]


@pytest.mark.parametrize("page", PAGES)
def test_the_rules_and_settings_that_are_named_exist(page: str) -> None:
    for row in lines(page):
        named = row[0] if not CITED.fullmatch(row[0]) else row[1]
        for rule_id in re.findall(r"\b(?:GL-[A-Z][a-z]+|[A-L]\d+[a-z]?(?:\.\d+)?)\b", named):
            if not re.fullmatch(r"L\d{3,4}", rule_id):
                assert find("biont.genesis", rule_id), rule_id
    settings = {setting.name for setting in Settings.offered()}
    assert set(re.findall(r"`([a-z]+)`", genesis_part(page))) <= settings


def test_every_reading_that_the_program_cites_has_its_line() -> None:
    known = {row[0] for row in lines(PAGES[0])}
    cited = {
        name
        for folder in ("src", "tests")
        for path in (ROOT / folder).rglob("*.py")
        if "origins" not in path.parts
        for name in CITED.findall(path.read_text("utf-8"))
    }
    assert len(cited) > 20
    assert cited - known == set()


@pytest.mark.parametrize("page", PAGES)
def test_every_switch_of_the_readings_has_its_line(page: str) -> None:
    """Each says in brackets which reading or rule it is about; the page's first table has that."""
    switches = {field.name: _about(field.name) for field in fields(Readings)}
    corrected = [row[0] for row in lines(page) if len(row) == 5 and re.match(r"L\d{3}", row[1])]
    for name, about in switches.items():
        assert any(row.split(".")[0] == about for row in corrected), name
    assert len(corrected) == len(switches)


def _about(name: str) -> str:
    """What a switch's docstring names in its brackets."""
    source = (ROOT / "src/biont/genesis/readings.py").read_text("utf-8")
    found = re.search(rf'^    {name}: bool = .*\n    """.*\((\w+)\)\."""$', source, re.MULTILINE)
    assert found, name
    return found[1]


def test_versions_differ_in_every_switch() -> None:
    """A switch that no version sets otherwise is none."""
    assert VERSIONS[VERSION] == PRESENT
    for field in fields(Readings):
        assert len({getattr(readings, field.name) for readings in VERSIONS.values()}) == 2, field.name


def test_the_settings_of_readings_go_only_where_they_mean_something() -> None:
    for settings, seats, reason in (
        ({"gifts": True}, ("red", "blue"), "always may"),
        ({"gifts": True, "mode": "cooperative"}, ("red", "blue"), "always may"),
        ({"plants": True, "intro": True}, ("red", "blue"), "introductory game lacks"),
        ({"plants": True, "edition": "1e"}, ("red", "blue"), "first edition lacks"),
    ):
        with pytest.raises(BadSettings, match=reason):
            Genesis(seats, Settings.of(settings))
    Genesis(("red", "blue"), Settings.of({"gifts": True, "mode": "solitaire"}))
    Genesis(("red", "blue"), Settings.of({"plants": True, "chimera": True, "waiting": True}))


def test_settings_of_readings_are_kept_in_records() -> None:
    rules = Genesis(("red", "blue"), Settings.of({"plants": True, "waiting": True}))
    assert rules.settings() == {"plants": True, "waiting": True}
    assert rules.box.readings.parasites_wait
