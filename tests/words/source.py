"""The program as a reader of its source sees it: messages, calls that speak, errors with and without a key."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Placeable, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import biont

SOURCE = Path(biont.__file__).parent


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(language: str) -> dict[str, Message]:
    """Every message of a language."""
    found: dict[str, Message] = {}
    for file in sorted((SOURCE / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with its variables."""
    found: dict[str, set[str]] = {}
    for key, entry in entries(language).items():
        variables = Variables()
        variables.visit(entry)
        found[key] = variables.names
    return found


@cache
def sentences() -> dict[str, str]:
    """The English messages as code writes them: plain text with variables in braces; others are left out."""
    found: dict[str, str] = {}
    for key, entry in entries("en").items():
        parts: list[str] = []
        for element in entry.value.elements if entry.value is not None else []:
            if isinstance(element, TextElement):
                parts.append(element.value)
            elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
                parts.append("{" + element.expression.id.name + "}")
            else:
                break
        else:
            found[key] = "".join(parts)
    return found


@cache
def trees() -> dict[Path, ast.Module]:
    """The source of the whole program."""
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py"))}


def nodes() -> Iterator[ast.AST]:
    """Every node of the source."""
    for tree in trees().values():
        yield from ast.walk(tree)


def texts(node: ast.AST) -> Iterator[str]:
    """The literal texts in an expression."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def place(file: Path, node: ast.expr) -> str:
    """Where something stands, for whoever must mend it."""
    return f"{file.relative_to(SOURCE).as_posix()}:{node.lineno}"


@cache
def errors() -> frozenset[str]:
    """The names of all classes of errors that a person reads."""
    found = {"BiontError"}
    while True:
        more = {
            node.name
            for node in nodes()
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base) in found for base in node.bases)
        }
        if more <= found:
            return frozenset(found)
        found |= more


@cache
def calls() -> tuple[tuple[Path, str, ast.Call], ...]:
    """Every call, with the last name of what is called."""
    return tuple(
        (file, ast.unparse(node.func).rpartition(".")[2], node)
        for file, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
    )


@cache
def said() -> tuple[tuple[Path, ast.Call], ...]:
    """Every error and every phrase that is made."""
    return tuple((file, call) for file, name, call in calls() if name in errors() or name == "Phrase")


def keys(call: ast.Call) -> set[str]:
    """The keys of the messages that an error or a phrase may have."""
    if len(call.args) < 2 or isinstance(call.args[1], ast.JoinedStr):
        return set()
    prefix = "" if ast.unparse(call.func) == "Phrase" else "error-"
    return {f"{prefix}{key}" for key in texts(call.args[1])}
