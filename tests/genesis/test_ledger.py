"""The ledger: 602 rules, each carried by code and checked by a test, each told in two languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from biont.cli import rules as command
from biont.genesis.definition import GENESIS
from biont.genesis.words import words
from biont.kernel.ledger import find, ledger

ROOT = Path(__file__).parents[2]
RULES = ledger("biont.genesis")


def test_every_rule_has_code_and_a_test() -> None:
    code, tests = command.code_of(GENESIS), command.tests_of(GENESIS, ROOT / "tests")
    assert [rule for rule in RULES if not code[rule]] == []
    assert [rule for rule in RULES if not tests[rule]] == []


def test_no_tag_names_an_unknown_rule() -> None:
    code, tests = command.code_of(GENESIS), command.tests_of(GENESIS, ROOT / "tests")
    assert sorted({*code, *tests} - set(RULES)) == []


def test_every_rule_is_told_in_both_languages() -> None:
    assert len(RULES) == 602
    for rule in RULES.values():
        for language in ("en", "de"):
            assert rule.title[language].strip()
            assert rule.text[language].strip().endswith((".", "!", "?", ")"))


def test_a_paragraph_stands_for_its_rules() -> None:
    assert [rule.id for rule in find("biont.genesis", "A6b")] == ["A6b.1", "A6b.2", "A6b.3", "A6b.4"]
    assert [rule.id for rule in find("biont.genesis", "A6b.2")] == ["A6b.2"]
    assert find("biont.genesis", "Z9") == ()


@pytest.mark.parametrize(("language", "name"), [("en", "rules.md"), ("de", "rules.de.md")])
def test_the_page_of_rules_is_made_from_the_ledger(language: str, name: str) -> None:
    """``make docs`` writes these pages; nobody edits them by hand."""
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == command.document(GENESIS, words(language))
