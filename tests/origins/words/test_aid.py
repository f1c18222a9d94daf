"""The player aid explains every icon and event once, names rules that exist, and is as long in both languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from biont.kernel.ledger import find
from biont.origins.cards import EVENTS, ICONS
from biont.origins.words import words
from biont.origins.words.aid import aid
from biont.words import LANGUAGES


def test_every_icon_and_event_is_explained_once() -> None:
    explained = Counter(line.icon for section in aid(words("en"))[1] for line in section.lines)
    assert explained == Counter((*ICONS, *EVENTS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_ends_with_rules_that_exist(language: str) -> None:
    for page in aid(words(language)):
        for line in (line for section in page for line in section.lines):
            named = re.findall(r"\(((?:[A-Z][\w.-]*)(?:, [A-Z][\w.-]*)*)\)", line.text)
            assert named, line.text
            for rule_id in named[-1].split(", "):
                assert find("biont.origins", rule_id), line.text


def test_both_languages_have_the_same_lines() -> None:
    shapes = [[len(section.lines) for page in aid(words(language)) for section in page] for language in LANGUAGES]
    assert shapes[0] == shapes[1]
