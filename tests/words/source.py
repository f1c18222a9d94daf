"""The program as a reader of its source sees it: messages, calls that speak, errors with and without a key.

It has parts: the house, which is called "", each game, and each extension of the house. A game speaks with the words of
the house and its own, and so does an extension.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Placeable, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import biont
from biont import games
from biont.games.extensions import extensions
from biont.words import OTHERWISE
from tests import sources

HOUSE = ""
EXTENSIONS = {extension.name: extension.package for extension in extensions()}
PARTS = (HOUSE, *games.names(), *EXTENSIONS)
SOURCE = Path(biont.__file__).parent
SHARED = ("kernel", "packs", "scenarios", "words", "draw", "bots", "games", "lab", "server", "cli")
"""The packages of the house."""


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def folder(part: str) -> Path:
    """Where the source of the house, of a game or of an extension lies."""
    if part == HOUSE:
        return SOURCE
    package = EXTENSIONS.get(part) or games.game(part).package
    return Path(str(importlib.import_module(package).__file__)).parent


@cache
def own(part: str, language: str) -> dict[str, Message]:
    """The messages that a part has itself."""
    files = sorted((folder(part) / "words" / language).glob("*.ftl"))
    return read([file for file in files if file.name != OTHERWISE])


@cache
def otherwise(part: str, language: str) -> dict[str, Message]:
    """The messages of the house that a part says in its own way."""
    return read(list((folder(part) / "words" / language).glob(OTHERWISE)))


def read(files: Iterable[Path]) -> dict[str, Message]:
    """The messages of some files."""
    found: dict[str, Message] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


@cache
def messages(part: str, language: str = "en") -> dict[str, set[str]]:
    """Every message that a part can say, with its variables."""
    return {key: variables(entry) for key, entry in (own(HOUSE, language) | own(part, language)).items()}


def variables(entry: Message) -> set[str]:
    """The variables of a message."""
    found = Variables()
    found.visit(entry)
    return found.names


def told(entry: Message) -> set[str]:
    """What a message tells of: a place is the same with an article or a preposition, which not every language has."""
    return {name.removesuffix("-the").removesuffix("-where") for name in variables(entry)}


@cache
def sentences(part: str) -> dict[str, str]:
    """The English messages as code writes them: plain text with variables in braces; others are left out."""
    found: dict[str, str] = {}
    for key, entry in (own(HOUSE, "en") | own(part, "en")).items():
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


def files(part: str, suffix: str) -> Iterator[Path]:
    """The files of a part with that ending."""
    for file in sorted(folder(part).rglob(f"*{suffix}")):
        place = file.relative_to(folder(part)).parts
        if part != HOUSE or len(place) == 1 or place[0] in SHARED:
            yield file


@cache
def trees(part: str) -> dict[Path, ast.Module]:
    """The source of a part."""
    return {file: sources.tree(file) for file in files(part, ".py")}


@cache
def nodes(part: str) -> tuple[tuple[Path, ast.AST], ...]:
    """Every node of the source of a part, and where it stands."""
    return tuple((file, node) for file, tree in trees(part).items() for node in sources.nodes(tree))


def texts(node: ast.AST) -> Iterator[str]:
    """The literal texts in an expression."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


@cache
def literals(part: str) -> frozenset[str]:
    """Every literal text in the source of a part."""
    return frozenset(text for _, node in nodes(part) if isinstance(node, ast.Constant) for text in texts(node))


def place(file: Path, node: ast.expr) -> str:
    """Where something stands, for whoever must mend it."""
    return f"{'/'.join(file.parts[-3:])}:{node.lineno}"


@cache
def errors() -> frozenset[str]:
    """The names of all classes of errors that a person reads."""
    classes = [node for part in PARTS for _, node in nodes(part) if isinstance(node, ast.ClassDef)]
    found = {"BiontError"}
    while True:
        more = {node.name for node in classes if any(ast.unparse(base) in found for base in node.bases)}
        if more <= found:
            return frozenset(found)
        found |= more


@cache
def calls(part: str) -> tuple[tuple[Path, str, ast.Call], ...]:
    """Every call, with the last name of what is called."""
    return tuple(
        (file, ast.unparse(node.func).rpartition(".")[2], node)
        for file, node in nodes(part)
        if isinstance(node, ast.Call)
    )


@cache
def said(part: str) -> tuple[tuple[Path, ast.Call], ...]:
    """Every error and every phrase that is made."""
    return tuple((file, call) for file, name, call in calls(part) if name in errors() or name == "Phrase")


@cache
def said_keys(part: str) -> frozenset[str]:
    """The keys of all of these."""
    return frozenset(key for _, call in said(part) for key in keys(call))


def keys(call: ast.Call) -> set[str]:
    """The keys of the messages that an error or a phrase may have."""
    if len(call.args) < 2 or isinstance(call.args[1], ast.JoinedStr):
        return set()
    prefix = "" if ast.unparse(call.func) == "Phrase" else "error-"
    return {f"{prefix}{key}" for key in texts(call.args[1])}
