"""The ledger: every atomic rule of a game with an id, and which code implements it."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import takewhile
from typing import NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """Say that a function implements the rules with these ids; it stays as it is, and the source tells who reads it."""
    return _as_it_is


def _as_it_is(function: F) -> F:
    return function


class Carrier(NamedTuple):
    """A function that carries a rule: the rule's id, the function's module, and its name there."""

    rule: str
    module: str
    name: str


def carriers(package: str) -> list[Carrier]:
    """All functions of a game's package that carry a rule, as their sources say it; nothing of them is imported."""
    return [*_carriers(files(package), package)]


def _carriers(folder: Traversable, package: str) -> Iterator[Carrier]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _carriers(entry, f"{package}.{entry.name}")
        elif entry.name.endswith(".py") and "@rule(" in (source := entry.read_text(encoding="utf-8")):
            yield from _marked(ast.parse(source), f"{package}.{entry.name.removesuffix('.py')}")


def _marked(node: ast.Module | ast.ClassDef, module: str, inside: str = "") -> Iterator[Carrier]:
    for one in node.body:
        if isinstance(one, ast.ClassDef | ast.FunctionDef):
            for mark in one.decorator_list:
                for rule_id in marked_rules(mark):
                    yield Carrier(rule_id, module, inside + one.name)
        if isinstance(one, ast.ClassDef):
            yield from _marked(one, module, f"{inside}{one.name}.")


def marked_rules(mark: ast.expr, name: str = "rule") -> list[str]:
    """The ids that a mark at a function or a test names, if it is one."""
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == name:
        return [str(argument.value) for argument in mark.args if isinstance(argument, ast.Constant)]
    return []


@dataclass(frozen=True, slots=True)
class Rule:
    """One atomic rule: its id, the part of the game it belongs to, and what it says, by language."""

    id: str
    tag: str
    title: Mapping[str, str]
    text: Mapping[str, str]

    @property
    def part(self) -> str:
        """The part of the rulebook: the letters that its id begins with."""
        return "".join(takewhile(str.isupper, self.id))


@cache
def ledger(package: str) -> Mapping[str, Rule]:
    """All rules of a game's package, by id, in the order of the rulebook; it may have none."""
    rules: dict[str, Rule] = {}
    folder = files(package) / "ledger"
    for file in sorted(folder.iterdir() if folder.is_dir() else (), key=lambda entry: entry.name):
        if file.name.endswith(".toml"):
            for entry in tomllib.loads(file.read_text(encoding="utf-8"))["rule"]:
                rules[entry["id"]] = Rule(entry["id"], entry["tag"], entry["title"], entry["text"])
    return rules


@lru_cache(maxsize=4096)
def find(package: str, rule_id: str) -> tuple[Rule, ...]:
    """The rules behind an id as code and log name it: the rule itself, or all atomic rules of that paragraph."""
    rules = ledger(package)
    if rule_id in rules:
        return (rules[rule_id],)
    return tuple(entry for entry in rules.values() if entry.id.startswith(rule_id + "."))
