"""The words of the lab: both languages have the same messages, and errors say word for word what the code raises."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import biont.lab
from biont.words import LANGUAGES

WORDS = Path(biont.lab.__file__).parents[1] / "words"


def _keys(language: str) -> set[str]:
    text = (WORDS / language / "lab.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def test_both_languages_have_the_same_messages() -> None:
    """What one can read, the other can."""
    english, german = (_keys(language) for language in LANGUAGES)
    assert english == german


@pytest.mark.parametrize("file", sorted(Path(biont.lab.__file__).parent.rglob("*.py")), ids=lambda file: file.name)
def test_errors_have_their_words(file: Path) -> None:
    """Every key that the code raises has a message."""
    for key in re.findall(r'"(lab-[\w-]+)"', file.read_text(encoding="utf-8")):
        assert f"error-{key}" in _keys("en") or key in _keys("en"), key
