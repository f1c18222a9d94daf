"""The ledger: every atomic rule of a game with an id, and which code implements it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import takewhile
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

CARRIERS: list[tuple[str, str, str]] = []
"""Rule id, module and name of every function that carries a rule."""


def rule(*ids: str) -> Callable[[F], F]:
    """Say that a function implements the rules with these ids; the function itself stays as it is."""

    def mark(function: F) -> F:
        for rule_id in ids:
            CARRIERS.append((rule_id, function.__module__, function.__qualname__))
        return function

    return mark


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


def find(package: str, rule_id: str) -> list[Rule]:
    """The rules behind an id as code and log name it: the rule itself, or all atomic rules of that paragraph."""
    rules = ledger(package)
    if rule_id in rules:
        return [rules[rule_id]]
    return [entry for entry in rules.values() if entry.id.startswith(rule_id + ".")]
