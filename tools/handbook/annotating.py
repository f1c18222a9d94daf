"""Finds out what goes with every rule, and writes it beside the ledgers: ``python -m tools.handbook.annotating``."""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from pathlib import Path

from tools.handbook.contents import ROOT

from biont import games
from biont.cli.rules import code_of, tests_of
from biont.games import Definition
from biont.games.annotated import FILE, turned
from biont.kernel.ledger import Rule, find, ledger
from biont.scenarios import read

GAMES = ("genesis", "origins")
NAMED = re.compile(r"\b(?:GL-[A-Z][a-z]+|[A-Z]+\d+[a-z]?)(?:\.\d+)?\b")
"""The id of a rule in a text."""
SHORT = 4
"""Letters of names that are too common to say that a text is about a card."""


def text(definition: Definition) -> str:
    """What is known of every rule of a game as JSON, a line for each rule; what is empty is left out."""
    lines = [
        f"{json.dumps(rule_id)}: {json.dumps(one, ensure_ascii=False)}" for rule_id, one in known(definition).items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def known(definition: Definition) -> dict[str, dict[str, list[str]]]:
    """The same as values."""
    rules, code = ledger(definition.package), code_of(definition)
    scenarios: dict[str, list[str]] = defaultdict(list)
    for file in definition.scenarios.files:
        for sheet in read(file):
            for rule_id in sheet.rules:
                for one in find(definition.package, rule_id):
                    scenarios[one.id].append(sheet.id)
    tests = {
        rule_id: [test.removeprefix(f"{ROOT.as_posix()}/") for test in found if ".scenarios::" not in test]
        for rule_id, found in tests_of(definition, ROOT / "tests").items()
    }
    runs, cards, scenarios = _runs(code), turned(cards_named(definition)), _few_first(scenarios)

    def in_order(found: Iterable[str]) -> list[str]:
        return [one for one in rules if one in set(found)]

    whole = {
        rule_id: {
            "code": code.get(rule_id, []),
            "tests": tests.get(rule_id, []),
            "scenarios": scenarios.get(rule_id, []),
            "sets_off": in_order(runs.get(rule_id, ())),
            "names": in_order(_named(definition.package, rule)),
            "cards": cards.get(rule_id, []),
        }
        for rule_id, rule in rules.items()
    }
    return {rule_id: {key: found for key, found in one.items() if found} for rule_id, one in whole.items()}


def _few_first(scenarios: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """The scenarios of each rule, the one that is drawn for it first: one of as few as serve all rules."""
    checked = turned(scenarios)
    drawn = list(dict.fromkeys(found[0] for found in scenarios.values()))
    for name in sorted(drawn, key=lambda one: len(checked[one])):
        others = {rule_id for one in drawn if one != name for rule_id in checked[one]}
        if others.issuperset(checked[name]):
            drawn.remove(name)
    return {rule_id: sorted(found, key=lambda one: one not in drawn) for rule_id, found in scenarios.items()}


def cards_named(definition: Definition) -> Mapping[str, list[str]]:
    """The cards of the usual pack by their codes: the rules that call a card by its name."""
    found: dict[str, list[str]] = {}
    rules, pack, say = ledger(definition.package), definition.library.load(""), definition.words("en")
    for drawer in definition.drawing.gallery.drawers(pack, say):
        for code, name in drawer.cards:
            whole = re.compile(rf"\b{re.escape(name)}\b")
            texts = rules.values() if len(name) > SHORT else ()
            found[code] = [rule.id for rule in texts if whole.search(f"{rule.title['en']}. {rule.text['en']}")]
    return found


def _named(package: str, rule: Rule) -> set[str]:
    """The rules that a text names by their ids, other than itself."""
    ids = NAMED.findall(rule.text["en"])
    return {one.id for rule_id in ids for one in find(package, rule_id)} - {rule.id}


# -- which code runs which --------------------------------------------------------------------------------------------


def _runs(code: Mapping[str, list[str]]) -> dict[str, set[str]]:
    """Rule id -> rules whose functions its own functions name; what one function carries alike is no consequence."""
    carried: dict[str, set[str]] = defaultdict(set)
    for rule_id, places in code.items():
        for place in places:
            carried[place].add(rule_id)
    found: dict[str, set[str]] = defaultdict(set)
    for module in {place.removesuffix(f".{_own(place)}") for place in carried}:
        for place, named in _mentions(module):
            others = {rule_id for one in named for rule_id in carried.get(one, ())}
            for rule_id in carried.get(place, ()):
                found[rule_id] |= others - carried[place]
    return found


def _own(place: str) -> str:
    """A function's name in its module; that of a method has a class, which is written with a capital, before it."""
    before, name = place.rsplit(".", 1)
    above = before.rsplit(".", 1)[1]
    return f"{above}.{name}" if above[:1].isupper() else name


def _mentions(module: str) -> Iterator[tuple[str, set[str]]]:
    """Each function at the top of a module, and the functions of any module that it names."""
    package, _, name = module.rpartition(".")
    file = resources.files(package) / f"{name}.py"
    tree = ast.parse(file.read_text(encoding="utf-8"))
    known = {one.name: f"{module}.{one.name}" for one in tree.body if isinstance(one, ast.FunctionDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            known |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    for one in tree.body:
        if isinstance(one, ast.FunctionDef):
            plain = {known[node.id] for node in ast.walk(one) if isinstance(node, ast.Name) and node.id in known}
            inner = {
                f"{known[node.value.id]}.{node.attr}"
                for node in ast.walk(one)
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in known
            }
            yield f"{module}.{one.name}", plain | inner


def file_of(definition: Definition) -> Path:
    """Where it lies."""
    return ROOT / "src" / Path(*definition.package.split(".")) / "ledger" / FILE


if __name__ == "__main__":
    for one in map(games.game, GAMES):
        file_of(one).write_text(text(one), encoding="utf-8")
