"""No text for people in code: what they read has a message, and code names it by its key."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import sources
from tests.words.source import (
    PARTS,
    calls,
    errors,
    files,
    folder,
    keys,
    messages,
    place,
    said,
    said_keys,
    sentences,
    trees,
)

WORD = re.compile(r"[A-Za-z]{2}")
every_part = pytest.mark.parametrize("part", PARTS)


# -- errors and phrases ------------------------------------------------------------------------------------------------


@every_part
def test_every_error_has_a_message(part: str) -> None:
    """A text for an error comes with the key of its message; only the suite for programmers does without."""
    found = [f"{place(file, call)} {ast.unparse(call)[:80]}" for file, call in said(part) if is_mute(call)]
    assert [text for text in found if "kernel/conformance/" not in text] == []


def is_mute(call: ast.Call) -> bool:
    """Whether an error or a phrase has words of its own and no key."""
    return len(call.args) == 1 and any(" " in text for text in own_texts(call.args[0]))


@every_part
def test_errors_and_phrases_have_their_messages(part: str) -> None:
    assert said_keys(part) - set(messages(part)) == set()


@every_part
def test_errors_and_phrases_give_the_values_that_their_messages_take(part: str) -> None:
    wrong = []
    for file, call in said(part):
        given = {keyword.arg for keyword in call.keywords}
        if ast.unparse(call.func) == "Wrong":
            given -= {"at"}
        if None not in given:
            for key in keys(call):
                if given != messages(part)[key]:
                    wrong.append(f"{place(file, call)} {key}: {given} for {messages(part)[key]}")
    assert wrong == []


# -- everything else ---------------------------------------------------------------------------------------------------

SHOWN = ("print", "input", "SystemExit", "ArgumentTypeError", "add_column", "add_row", "add_task")
"""What shows its arguments to a person; rich's print and columns among them."""

KEYWORDS = ("help", "description", "title", "prompt", "epilog", "metavar", "caption")
"""What argparse and rich show."""


@every_part
def test_nothing_is_shown_that_has_no_message(part: str) -> None:
    """Literals and literal parts of f-strings with a word of two letters, handed to what a person reads."""
    found = []
    for file, name, call in calls(part):
        is_table = ast.unparse(call.func).startswith("op.")  # Alembic's, a table of the database
        shown = list(call.args) if name in SHOWN and not is_table else []
        if file.relative_to(folder(part)).parts[0] == "cli":
            shown += [keyword.value for keyword in call.keywords if keyword.arg in KEYWORDS]
        found += [f"{place(file, call)} {text!r}" for node in shown for text in own_texts(node)]
    assert found == []


def own_texts(node: ast.expr) -> Iterator[str]:
    """Literal texts that are shown themselves, not those inside a call such as say("key")."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and WORD.search(node.value):
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


WORDS = re.compile(r"[A-Za-z]+[,;:]? [a-z]+[,;:]? [a-z]+")
SMALL = r"\b(a|an|the|is|are|was|were|be|has|have|no|not|of|to|in|on|at|by|for|with|and|or|there|it|can)\b"
TEXT = re.compile(rf"(?i:{SMALL})|^[A-Z].*[.:!?]$", re.DOTALL)
"""Three words in a row are text with a small one among them, or a capital and a stop; lists of codes have neither."""

NOTATION = re.compile(r"""[<>=\\#]|--|\{\w*\}.*[";]|^\W*biont """)
"""Markup, patterns, requests and commands."""


DESCRIBED = (
    "VectorPart",
    "Sets",
    "_series",
    "Gathered",
    "Groups",
    "_flags",
    "_lengths",
    "player",
    "FEATURES.tally",
    "FEATURES.read",
    "SHAPE.read",
)
"""What declares numbers for programs that learn or judge; pages for programmers list them."""


@every_part
def test_no_sentence_stands_in_code(part: str) -> None:
    """Three words in a row are a message, word for word; or the kind of an entry; or for whoever programs.

    What programs raise for programmers (a wrong argument of a function, an assertion, a line in the server's log) is
    not translated.
    """
    known = set(sentences(part).values())
    found = [
        f"{place(file, text)} {text.value!r}"
        for file, tree in trees(part).items()
        if file.parent.name != "conformance"
        for text in prose(tree)
        if text.value not in known and not is_kind(str(text.value), part)
    ]
    assert found == []


def is_kind(text: str, part: str) -> bool:
    """Whether it is the kind of an entry or a question, or the reason of an end."""
    return any(f"{family}-{text.replace(' ', '-')}" in messages(part) for family in ("entry", "prompt", "end"))


def prose(tree: ast.Module) -> Iterator[ast.Constant]:
    """Literals that read like text, without docstrings and what only programmers read."""
    aside = {id(part) for node in sources.nodes(tree) if is_aside(node) for part in ast.walk(node)}
    for node in sources.nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in aside:
            if WORDS.search(node.value) and TEXT.search(node.value) and not NOTATION.search(node.value):
                yield node


def is_aside(node: ast.AST) -> bool:
    """Docstrings, assertions, errors of Python itself, lines of a log, and what programs are told of a table."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Call):
        name = ast.unparse(node.func)
        told = name in DESCRIBED or name.startswith("log.")
        return told or (name.endswith("Error") and name not in errors())
    return isinstance(node, ast.Assert)


@pytest.mark.parametrize(
    "code",
    [
        'raise BiontError("The cards are gone.")',
        'raise BadPack(f"{name} is no pack")',
        'sentence = "Nobody knows this sentence."',
        'console.print("Done")',
    ],
)
def test_text_in_code_would_be_found(code: str) -> None:
    """The tests above see what they look for."""
    tree = ast.parse(code)
    made = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    mute = any(ast.unparse(call.func) in errors() and is_mute(call) for call in made)
    shown = any(ast.unparse(call.func).endswith(SHOWN) and list(own_texts(call.args[0])) for call in made)
    assert mute or shown or list(prose(tree))


@every_part
def test_templates_have_no_text_of_their_own(part: str) -> None:
    """Between tags and expressions of a template stand no two words in a row, lists of classes aside."""
    found = []
    for file in files(part, ".jinja"):
        text = Path(file).read_text(encoding="utf-8")
        text = re.sub(
            r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}|<!--.*?-->|<style.*?</style>|<script.*?</script>", "¦", text, flags=re.S
        )
        for part in re.split(r"<[^>]*>", text):
            if re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", part) and re.search(rf"{SMALL}|[A-Z]", part):
                found.append(f"{file.name}: {part.strip()[:80]!r}")
    assert found == []
