"""The ledger of Bios:Origins: 484 rules, each told in two languages with the words of the glossary."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from biont.cli import main
from biont.cli import rules as command
from biont.kernel.ledger import find, ledger
from biont.origins.definition import ORIGINS

ROOT = Path(__file__).parents[2]
SOURCE = Path(__file__).parents[2] / "src" / "biont" / "origins"
RULES = ledger("biont.origins")
TAGS = {
    "base": 299,
    "advanced": 77,
    "campaign": 20,
    "craton": 15,
    "custom": 14,
    "solitaire": 13,
    "merfolk": 10,
    "frontier": 9,
    "basic": 8,
    "coop": 8,
    "yrr": 8,
    "dispersal": 3,
}
ENGLISH_GAME_WORDS = re.compile(r"\b(Elder|Emissary|Spot|Hex|Free Will|Foundation|Dissent|Bellwether|Quell|Lore)s?\b")


def test_the_ledger_has_every_rule_under_its_tag() -> None:
    assert sum(TAGS.values()) == len(RULES) == 484
    assert Counter(rule.tag for rule in RULES.values()) == TAGS


def test_no_id_stands_twice() -> None:
    """A dictionary would swallow the second one silently."""
    files = sorted((SOURCE / "ledger").glob("*.toml"))
    ids = [entry["id"] for file in files for entry in tomllib.loads(file.read_text(encoding="utf-8"))["rule"]]
    assert [rule_id for rule_id, count in Counter(ids).items() if count > 1] == []


def test_every_rule_is_told_in_both_languages() -> None:
    for rule in RULES.values():
        for language in ("en", "de"):
            assert rule.title[language].strip(), rule.id
            assert rule.text[language].endswith("."), rule.id
        assert rule.text["en"] != rule.text["de"], rule.id


def test_german_texts_use_german_terms() -> None:
    assert [rule.id for rule in RULES.values() if ENGLISH_GAME_WORDS.search(rule.text["de"] + rule.title["de"])] == []


def test_no_two_rules_share_a_title() -> None:
    """Titles stand alone in the log and in lists, where two equal ones could not be told apart."""
    for language in ("en", "de"):
        titles = Counter(rule.title[language] for rule in RULES.values())
        assert [title for title, count in titles.items() if count > 1] == []


def test_paragraphs_follow_the_rulebook() -> None:
    assert [rule.id for rule in find("biont.origins", "C3.4")] == ["C3.4.1", "C3.4.2"]
    assert [rule.id for rule in find("biont.origins", "D3")] == ["D3.1", "D3.2", "D3.3"]
    parts = [rule_id if rule_id.startswith(("META", "GL")) else rule_id[0] for rule_id in RULES]
    order = list(dict.fromkeys(part.split(".")[0].split("-")[0] for part in parts))
    assert order == ["META", *"ABCDEFGHIJKLM", "GL"]


def test_every_rule_named_in_a_text_exists() -> None:
    named = re.compile(r"\b([A-M]\d[a-j]?)\b")
    for rule in RULES.values():
        for rule_id in named.findall(rule.text["en"]):
            assert any(one.startswith(rule_id) for one in RULES), (rule.id, rule_id)
        assert sorted(named.findall(rule.text["en"])) == sorted(named.findall(rule.text["de"])), rule.id


def test_every_term_of_the_glossary_points_at_a_rule() -> None:
    terms = tomllib.loads((SOURCE / "words" / "terms.toml").read_text(encoding="utf-8"))["term"]
    assert [(term["key"], term["rule"]) for term in terms if not find("biont.origins", term["rule"])] == []


def test_every_rule_has_code_and_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "rules", "--check", "origins", "--tests", str(ROOT / "tests")]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out == ["484 rules, 484 with code, 484 with a test"]


@pytest.mark.parametrize(("language", "name"), [("en", "rules-origins.md"), ("de", "rules-origins.de.md")])
def test_the_page_of_rules_is_made_from_the_ledger(language: str, name: str) -> None:
    """``make docs`` writes these pages; nobody edits them by hand."""
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == command.document(ORIGINS, ORIGINS.words(language))
