"""The Fluent files: the same messages with the same variables in both languages, none missing, none unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import biont
from biont.cli.settings import SWITCHES
from biont.genesis.cards import CLIMATES, COLOURS, EVENT_ICONS, ICONS, PROVENANCES, ROWS
from biont.genesis.entries import ENTRIES, QUESTIONS, REASONS
from biont.genesis.rules import parts, victory
from biont.kernel.ledger import ledger
from biont.words import LANGUAGES, words
from biont.words.aid import PHASES, SUMMARY, genesis

SOURCE = Path(biont.__file__).parent

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


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with its variables."""
    found: dict[str, set[str]] = {}
    for file in sorted((SOURCE / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@cache
def trees() -> dict[Path, ast.Module]:
    """The source of the whole program."""
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py"))}


def nodes() -> Iterator[ast.AST]:
    for tree in trees().values():
        yield from ast.walk(tree)


def texts(node: ast.AST) -> Iterator[str]:
    """The literal texts in an expression."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def test_both_languages_have_the_same_messages() -> None:
    english, german = messages("en"), messages("de")
    assert set(english) - set(german) == set()
    assert set(german) - set(english) == set()


def test_messages_have_the_same_variables_in_both_languages() -> None:
    english, german = messages("en"), messages("de")
    assert {key: (names, german[key]) for key, names in english.items() if names != german[key]} == {}


# -- nothing missing ---------------------------------------------------------------------------------------------------


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
        "error-": {f"error-{key}" for key in error_keys()},
    }


def part(rule_id: str) -> str:
    head = rule_id.split("-")[0].split(".")[0]
    return (head if head in ("META", "GL", "IC") else head[0]).lower()


def error_keys() -> set[str]:
    """Second arguments of errors that are raised or returned with a key."""
    names = ("BiontError", "IllegalChoice", "CannotUndo", "BadRecord", "BadPack", "BadOptions", "BadChance")
    found: set[str] = set()
    for node in nodes():
        if isinstance(node, ast.Call) and ast.unparse(node.func) in names and len(node.args) > 1:
            found |= set(texts(node.args[1]))
    return found


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


# -- nothing unused ----------------------------------------------------------------------------------------------------


def named() -> tuple[set[str], tuple[str, ...]]:
    """What code and templates name: whole keys, and beginnings of keys that are put together."""
    whole = {text for node in nodes() if isinstance(node, ast.Constant) for text in texts(node)}
    for file in SOURCE.rglob("*"):
        if file.suffix in (".jinja", ".html", ".js"):
            whole |= set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)", file.read_text(encoding="utf-8")))
    beginnings = tuple(sorted(text for text in whole if re.fullmatch(r"[a-z][a-z0-9-]*-", text) and len(text) > 2))
    return whole, beginnings


def test_no_message_is_unused() -> None:
    whole, beginnings = named()
    exact = expected()
    unused = {
        key
        for key in messages("en")
        if key not in whole and not any(key in family for family in exact.values()) and not key.startswith(beginnings)
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


# -- no text in code ---------------------------------------------------------------------------------------------------

SHOWN = ("print", "input", "console.print", "BiontError", "SystemExit")
KEYWORDS = ("help", "description", "title", "prompt", "epilog")


def test_the_command_line_has_no_text_of_its_own() -> None:
    """Literals and literal parts of f-strings with a word of two letters, handed to what a person reads.

    Covered: print, input, rich's print and BiontError in the modules of the command line, and every keyword that
    argparse or rich shows (help, description, title). Not covered: metavars, which name what is typed.
    """
    found = []
    for file, tree in trees().items():
        if file.parent.name != "cli":
            continue
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            shown = list(call.args) if ast.unparse(call.func) in SHOWN and not is_keyed(call) else []
            shown += [keyword.value for keyword in call.keywords if keyword.arg in KEYWORDS]
            found += [f"{file.name}: {text!r}" for node in shown for text in own_texts(node)]
    assert found == []


def is_keyed(call: ast.Call) -> bool:
    """Whether an error is raised with the key of its message: its sentence is checked elsewhere."""
    return ast.unparse(call.func) == "BiontError" and len(call.args) > 1


def own_texts(node: ast.expr) -> Iterator[str]:
    """Literal texts that are shown themselves, not those inside a call such as say("key")."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.search(r"[A-Za-z]{2}", node.value):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        for value in node.values:
            yield from own_texts(value)
    elif isinstance(node, ast.BinOp):
        yield from own_texts(node.left)
        yield from own_texts(node.right)
    elif isinstance(node, ast.IfExp):
        yield from own_texts(node.body)
        yield from own_texts(node.orelse)
