"""Families of messages of Bios:Genesis whose keys are made of tables: each has exactly the members of its table."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from biont.genesis.cards import CLIMATES, COLOURS, EVENT_ICONS, ICONS, ROWS
from biont.genesis.pack_library import PACK_LIBRARY, load_pack, pack_names
from biont.genesis.rules import parts
from biont.genesis.words import words
from biont.genesis.words.aid import PHASES, SUMMARY, aid
from biont.packs import PROVENANCES
from biont.words import LANGUAGES
from biont.words.sources import LINES
from tests.words import source
from tests.words.source import HOUSE, said_keys, texts, trees

VICTORY = Path(parts.__file__).with_name("victory.py")

PARTIAL = {
    "option-assign-1",
    "option-enzyme-1",
    "option-antioxidant-1",
    "option-attach-1",
    "option-supplant-1",
    "option-hgt-1",
    "option-give-1",
    "option-attach-0",
    "option-give-0",
    "option-reroll-0",
}
"""Options that leave arguments open: first stages of long lists, refusals of all of them, a re-roll of all dice."""


def messages() -> set[str]:
    return set(source.messages("genesis"))


def sentences() -> dict[str, str]:
    return source.sentences("genesis")


@cache
def remarks() -> set[str]:
    """What the packs say about the sources of their values, lines of the rulebooks left out."""
    packs = [load_pack(name) for name in pack_names()]
    origins = [origin for pack in packs for fields in pack.provenances.values() for origin in fields.values()]
    return {LINES.sub("%s", origin.source) for origin in origins}


def expected() -> dict[str, set[str]]:
    """Families of messages whose keys are made of tables; each family has exactly these members."""
    reasons = {text for text in texts(trees("genesis")[VICTORY]) if f"end-{text.replace(' ', '-')}" in messages()}
    declared = parts.declarations()
    seats = {f"player-{colour}" for colour in COLOURS}
    return {
        "option-": {f"option-{verb}" for verb in parts.verbs()} | PARTIAL,
        "prompt-": {f"prompt-{question.key}" for question in declared.questions.values()},
        "entry-": {f"entry-{event.key}" for event in declared.events.values()},
        "reason-": {f"reason-{reason.key}" for reason in declared.reasons.values()},
        "end-": {f"end-{reason.replace(' ', '-')}" for reason in reasons},
        "colour-": {f"colour-{colour}" for colour in COLOURS},
        "player-": seats | {"player-npc"},
        "row-": {f"row-{row}" for row in ROWS},
        "climate-": {f"climate-{climate}" for climate in CLIMATES},
        "event-icon-": {f"event-icon-{icon}" for icon in EVENT_ICONS},
        "board-icon-": {f"board-icon-{icon.replace('_', '-')}" for icon in ICONS},
        "provenance-": {f"provenance-{kind}" for kind in PROVENANCES},
        "aid-icon-": {f"aid-icon-{icon.replace('_', '-')}" for icon in ICONS},
        "from-": {"from-pool", "from-refugium", "from-organism"},
        "to-": {"to-pool", "to-refugium", "to-organism"},
        "side-": {"side-0", "side-1"},
        "slot-": {"slot-0", "slot-1"},
        "pack-": {key for part in (HOUSE, "genesis") for key in said_keys(part) if key.startswith("pack-")},
        "check-": {result.title.key for result in PACK_LIBRARY.checks(load_pack())}
        | {one.title.key for one in PACK_LIBRARY.checks.untestable},
        "untestable-": {one.why.key for one in PACK_LIBRARY.checks.untestable},
        "source-": {key for key, text in sentences().items() if key.startswith("source-") and text in remarks()},
    }


def test_every_member_of_a_family_has_its_message_and_no_other() -> None:
    for family, members in expected().items():
        assert {key for key in messages() if key.startswith(family)} == members, family


def test_remarks_on_sources_have_their_messages() -> None:
    """All but those that only name lines, or a text by its short name."""
    plain = {remark for remark in remarks() if re.fullmatch(r"(biogen|%s)?([,;]? (biogen|%s))*", remark)}
    known = {text for key, text in sentences().items() if key.startswith("source-")}
    assert remarks() - plain - known == set()


def test_every_end_of_a_game_has_its_words() -> None:
    """The third or fourth argument of a result is its reason; all texts assigned to one are reasons."""
    tree = trees("genesis")[VICTORY]
    reasons = {
        text
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "reason"
        for text in texts(node.value)
    }
    assert reasons
    assert {f"end-{reason.replace(' ', '-')}" for reason in reasons} <= messages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_has_all_its_sections(language: str) -> None:
    first, second = aid(words(language))
    assert len(first) == len(PHASES)
    assert len(second) == 3 + len(SUMMARY)
    assert [len(section.lines) for section in second[:3]] == [len(COLOURS), len(EVENT_ICONS), len(ICONS)]
    assert all(line.text for page in (first, second) for section in page for line in section.lines)


def test_the_aid_has_as_many_lines_in_both_languages() -> None:
    shapes = [[len(section.lines) for page in aid(words(language)) for section in page] for language in LANGUAGES]
    assert shapes[0] == shapes[1]
