"""The Fluent files: the same messages with the same variables in both languages, none missing, none unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from jinja2 import Environment
from jinja2.nodes import Call, Const

from biont.cli.settings import SWITCHES
from biont.genesis.cards import CLIMATES, COLOURS, EVENT_ICONS, ICONS, ROWS
from biont.genesis.entries import ENTRIES, QUESTIONS, REASONS
from biont.genesis.packfile import SHELF, load_pack, pack_names
from biont.genesis.rules import parts, victory
from biont.genesis.scenario import shipped
from biont.genesis.words.aid import PHASES, SUMMARY, genesis
from biont.kernel.ledger import ledger
from biont.packs import PROVENANCES
from biont.words import LANGUAGES, words
from biont.words.foreign import FAMILY
from biont.words.sources import LINES
from tests.words.source import SOURCE, keys, messages, nodes, said, sentences, texts, trees

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


def test_both_languages_have_the_same_messages() -> None:
    english, german = messages("en"), messages("de")
    assert set(english) - set(german) == set()
    assert set(german) - set(english) == set()


def test_messages_have_the_same_variables_in_both_languages() -> None:
    english, german = messages("en"), messages("de")
    assert {key: (names, german[key]) for key, names in english.items() if names != german[key]} == {}


# -- nothing missing ---------------------------------------------------------------------------------------------------


@cache
def expected() -> dict[str, set[str]]:
    """Families of messages whose keys are made of tables; each family has exactly these members."""
    reasons = {
        text for text in texts(trees()[Path(victory.__file__)]) if f"end-{text.replace(' ', '-')}" in messages("en")
    }
    seats = {f"player-{colour}" for colour in COLOURS}
    return {
        "option-": {f"option-{verb}" for verb in parts.verbs()} | PARTIAL,
        "prompt-": {f"prompt-{kind.replace(' ', '-')}" for kind in QUESTIONS},
        "entry-": {f"entry-{kind.replace(' ', '-')}" for kind in ENTRIES},
        "reason-": {f"reason-{reason}" for reason in REASONS},
        "end-": {f"end-{reason.replace(' ', '-')}" for reason in reasons},
        "colour-": {f"colour-{colour}" for colour in COLOURS},
        "player-": seats | {"player-npc"},
        "row-": {f"row-{row}" for row in ROWS},
        "climate-": {f"climate-{climate}" for climate in CLIMATES},
        "event-icon-": {f"event-icon-{icon}" for icon in EVENT_ICONS},
        "board-icon-": {f"board-icon-{icon.replace('_', '-')}" for icon in ICONS},
        "provenance-": {f"provenance-{kind}" for kind in PROVENANCES},
        "tag-": {f"tag-{rule.tag}" for rule in ledger("biont.genesis").values()},
        "rules-part-": {f"rules-part-{part(rule_id)}" for rule_id in ledger("biont.genesis")},
        "aid-icon-": {f"aid-icon-{icon.replace('_', '-')}" for icon in ICONS},
        "from-": {"from-pool", "from-refugium", "from-organism"},
        "to-": {"to-pool", "to-refugium", "to-organism"},
        "side-": {"side-0", "side-1"},
        "slot-": {"slot-0", "slot-1"},
        "error-": {key for _, call in said() for key in keys(call) if key.startswith("error-")},
        "pack-": {key for _, call in said() for key in keys(call) if key.startswith("pack-")},
        "check-": {result.title.key for result in SHELF.checks(load_pack())}
        | {one.title.key for one in SHELF.checks.untestable},
        "untestable-": {one.why.key for one in SHELF.checks.untestable},
        "source-": {key for key, text in sentences().items() if key.startswith("source-") and text in remarks()},
    }


def remarks() -> set[str]:
    """What the packs say about the sources of their values, lines of the rulebooks left out."""
    packs = [load_pack(name) for name in pack_names()]
    origins = [origin for pack in packs for fields in pack.provenances.values() for origin in fields.values()]
    return {LINES.sub("%s", origin.source) for origin in origins}


def test_remarks_on_sources_have_their_messages() -> None:
    """All but those that only name lines, or a text by its short name."""
    plain = {remark for remark in remarks() if re.fullmatch(r"(biogen|%s)?([,;]? (biogen|%s))*", remark)}
    known = {text for key, text in sentences().items() if key.startswith("source-")}
    assert remarks() - plain - known == set()


def part(rule_id: str) -> str:
    head = rule_id.split("-")[0].split(".")[0]
    return (head if head in ("META", "GL", "IC") else head[0]).lower()


@pytest.mark.parametrize("family", sorted(expected()))
def test_every_member_of_a_family_has_its_message_and_no_other(family: str) -> None:
    assert {key for key in messages("en") if key.startswith(family)} == expected()[family]


def test_every_end_of_a_game_has_its_words() -> None:
    """The third or fourth argument of a result is its reason; all texts assigned to one are reasons."""
    tree = trees()[Path(victory.__file__)]
    reasons = {
        text
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "reason"
        for text in texts(node.value)
    }
    assert reasons
    assert {f"end-{reason.replace(' ', '-')}" for reason in reasons} <= set(messages("en"))


def speaking() -> Iterator[ast.AST]:
    """The layers that speak; those below have other things called words."""
    for file, tree in trees().items():
        if file.relative_to(SOURCE).parts[0] in ("cli", "draw", "lab", "server", "words"):
            yield from ast.walk(tree)


SPEAKERS = re.compile(r"(^|\.)(say|words)$")


def test_every_message_that_the_code_names_exists() -> None:
    missing = set()
    for node in speaking():
        if isinstance(node, ast.Call) and SPEAKERS.search(ast.unparse(node.func)) and node.args:
            key = node.args[0]
            arms = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
            missing |= {arm.value for arm in arms if isinstance(arm, ast.Constant) and isinstance(arm.value, str)}
    assert missing - set(messages("en")) - set(LANGUAGES) == set()


def test_messages_get_the_values_that_they_take() -> None:
    """Where code or a template names a message by its whole key, it gives just the variables of that message."""
    wrong = []
    for node in speaking():
        if isinstance(node, ast.Call) and SPEAKERS.search(ast.unparse(node.func)) and node.args:
            given = {str(keyword.arg) for keyword in node.keywords}
            key = str(node.args[0].value) if isinstance(node.args[0], ast.Constant) else ""
            if "None" not in given and given != messages("en").get(key, given):
                wrong.append(f"{key} in line {node.lineno}: {given} for {messages('en')[key]}")
    for file in sorted(SOURCE.rglob("*.jinja")):
        for call in Environment().parse(file.read_text(encoding="utf-8")).find_all(Call):
            first = call.args[0] if call.args else None
            if isinstance(first, Const) and call.dyn_kwargs is None:
                given = {keyword.key for keyword in call.kwargs}
                if given != messages("en").get(first.value, given):
                    wrong.append(f"{first.value} in {file.name}: {given} for {messages('en')[first.value]}")
    assert wrong == []


# -- nothing unused ----------------------------------------------------------------------------------------------------


def named() -> tuple[set[str], set[str], set[str]]:
    """What code and templates name: whole texts, and beginnings and ends of keys that are put together."""
    whole = {text for node in nodes() if isinstance(node, ast.Constant) for text in texts(node)}
    for file in SOURCE.rglob("*"):
        if file.suffix in (".jinja", ".html", ".js"):
            whole |= set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)", file.read_text(encoding="utf-8")))
    beginnings = {text for text in whole if re.fullmatch(r"[a-z][a-z0-9-]+-", text)}
    ends = {text for text in whole if re.fullmatch(r"-[a-z][a-z0-9-]*", text)}
    return whole, beginnings, ends


def test_no_message_is_unused() -> None:
    """A key stands in the code, or is put together of a beginning and other texts that stand there, or a number."""
    whole, beginnings, ends = named()
    words = {text.lower().replace("_", "-").replace(" ", "-") for text in whole}
    words |= {rule_id.lower() for rule_id in ledger("biont.genesis")} | {one.lower() for one in shipped()}

    def is_made(rest: str) -> bool:
        if rest in words or re.fullmatch(r"\d+", rest):
            return True
        return (
            any(rest.startswith(start) and is_made(rest[len(start) :]) for start in beginnings)
            or any(rest.endswith(end) and is_made(rest[: -len(end)]) for end in ends)
            or bool(re.search(r"-\d$", rest) and is_made(rest[:-2]))
        )

    exact = set().union(*expected().values())
    unused = {
        key
        for key in messages("en")
        if key not in whole | exact
        and not key.startswith(FAMILY)
        and not any(key.startswith(start) and is_made(key[len(start) :].lower()) for start in beginnings)
    }
    assert unused == set()


def test_switches_of_the_command_line_have_their_help() -> None:
    assert {f"cli-{switch}" for switch in SWITCHES} <= set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_has_all_its_sections(language: str) -> None:
    first, second = genesis(words(language))
    assert len(first) == len(PHASES)
    assert len(second) == 3 + len(SUMMARY)
    assert [len(section.lines) for section in second[:3]] == [len(COLOURS), len(EVENT_ICONS), len(ICONS)]
    assert all(line.text for page in (first, second) for section in page for line in section.lines)


def test_the_aid_has_as_many_lines_in_both_languages() -> None:
    shapes = [[len(section.lines) for page in genesis(words(language)) for section in page] for language in LANGUAGES]
    assert shapes[0] == shapes[1]
