"""docs/readings: every open question of the rulebook of Bios:Origins has its line in both languages."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from biont.kernel.ledger import find
from biont.origins.readings import PRESENT, VERSION, VERSIONS, Readings
from biont.origins.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
ROW = re.compile(r"^\| AMB-(\d+) \| ([^|]+) \(L([^)|]+)\) \| ([^|]+) \| ([^|]+) \|$", flags=re.MULTILINE)
ENGLISH, GERMAN = (ROW.findall((DOCS / name).read_text(encoding="utf-8")) for name in ("readings.md", "readings.de.md"))

CORRECTED = re.compile(r"^\| ([A-Z][^|]+) \(L([^)|]+)\) \| [^|]+ \| [^|]+ \| [^|]+ \|$", flags=re.MULTILINE)
OLD_ENGLISH, OLD_GERMAN = (
    [row for row in CORRECTED.findall((DOCS / name).read_text(encoding="utf-8")) if not row[0].startswith("AMB-")]
    for name in ("readings.md", "readings.de.md")
)


def test_every_correction_has_its_line_in_both_languages() -> None:
    assert len(OLD_ENGLISH) == len(fields(Readings))
    assert OLD_ENGLISH == OLD_GERMAN
    for rules, _ in OLD_ENGLISH:
        assert [rule for rule in rules.split(", ") if not find("biont.origins", rule)] == [], rules


def test_versions_differ_in_every_switch() -> None:
    """A switch that no version sets otherwise is none."""
    assert VERSIONS[VERSION] == PRESENT
    for field in fields(Readings):
        assert len({getattr(readings, field.name) for readings in VERSIONS.values()}) == 2, field.name


def test_every_question_has_its_line() -> None:
    assert [int(number) for number, *_ in ENGLISH] == list(range(1, 144))


def test_every_line_names_rules_of_the_ledger() -> None:
    for number, rules, *_ in ENGLISH:
        assert [rule for rule in rules.split(", ") if not find("biont.origins", rule)] == [], f"AMB-{number}"


def test_both_languages_say_the_same() -> None:
    """The same rules and lines of the book, the same switches, and no line left in the other language."""
    assert [row[:3] for row in ENGLISH] == [row[:3] for row in GERMAN]
    for english, german in zip(ENGLISH, GERMAN, strict=True):
        assert re.findall(r"`\w+`", english[3]) == re.findall(r"`\w+`", german[3]), english[0]
        assert english[3] != german[3], english[0]


def test_every_switch_that_is_named_exists() -> None:
    switches = {name for row in ENGLISH for name in re.findall(r"`(\w+)`", row[3])}
    assert switches
    assert switches <= {setting.name for setting in Settings.offered()}
