"""The glossary of Bios:Origins: every word has both languages, and German nouns can be declined from what it says."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from biont.origins.cards import COLOURS, DISCIPLINES, RESOURCES, TRACKS
from biont.origins.vocabulary import DOMAINS
from biont.origins.words import words
from biont.origins.words.terms import glossary
from biont.words import LANGUAGES

FILE = Path(__file__).parents[2] / "src" / "biont" / "origins" / "words" / "terms.toml"
TERMS: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["term"]
FIELDS = {"key", "group", "name", "plural", "article", "verb", "about", "rule"}


def test_every_term_is_told_in_both_languages() -> None:
    for term in TERMS:
        assert set(term) <= FIELDS, term["key"]
        for field in ("name", "about", *({"verb"} & term.keys())):
            assert set(term[field]) == {"en", "de"}, (term["key"], field)
            assert all(text.strip() == text and text for text in term[field].values()), (term["key"], field)
        for text in term["about"].values():
            assert text.endswith("."), text


def test_no_two_terms_share_a_key_or_a_name() -> None:
    assert len({term["key"] for term in TERMS}) == len(TERMS)
    for language in ("en", "de"):
        names = [term["name"][language] for term in TERMS]
        assert sorted({name for name in names if names.count(name) > 1}) == []


def test_german_nouns_have_an_article() -> None:
    """Colours, adjectives and phrases have none, but nothing with a German plural goes without."""
    for term in TERMS:
        assert term.get("article", "der") in ("der", "die", "das"), term["key"]
        if "de" in term.get("plural", {}):
            assert "article" in term, term["key"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_the_table_are_those_of_the_glossary(language: str) -> None:
    say = words(language)
    families = {"seat": COLOURS, "discipline": DISCIPLINES, "track": TRACKS, "resource": RESOURCES, "domain": DOMAINS}
    for family, names in families.items():
        for name in (name.replace(" ", "-") for name in names):
            assert say(f"{family}-{name}") == glossary()[name].name[language]
