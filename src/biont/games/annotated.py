"""A rule with all that is known of it: what it sets off, who names it, which code, scenarios and cards go with it.

One place fills this in, for the page at the table and for that of the handbook.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from biont.kernel.ledger import Rule, carriers, find, ledger
from biont.scenarios import read

if TYPE_CHECKING:
    from biont.games.definition import Definition

NAMED = re.compile(r"\b(?:GL-[A-Z][a-z]+|[A-Z]+\d+[a-z]?)(?:\.\d+)?\b")
"""The id of a rule in a text."""
SHORT = 4
"""Letters of names that are too common to say that a text is about a card."""


@dataclass(frozen=True, slots=True)
class Annotated:
    """A rule and what goes with it; other rules and cards by their ids and codes, scenarios with their titles."""

    rule: Rule
    code: tuple[str, ...]
    scenarios: Mapping[str, Mapping[str, str]]
    sets_off: tuple[str, ...]
    """Rules whose code is run by the code of this one: what interrupts it, or follows from it."""
    set_off_by: tuple[str, ...]
    names: tuple[str, ...]
    named_by: tuple[str, ...]
    cards: tuple[str, ...]


@cache
def annotated(definition: Definition) -> Mapping[str, Annotated]:
    """Every rule of a game; code and what it sets off only where its sources lie beside it."""
    rules = ledger(definition.package)
    code: dict[str, list[str]] = defaultdict(list)
    for rule_id, module, name in carriers(definition.package):
        code[rule_id].append(f"{module}.{name}")
    scenarios: dict[str, dict[str, Mapping[str, str]]] = defaultdict(dict)
    for file in definition.scenarios.files:
        for sheet in read(file):
            for rule_id in sheet.rules:
                for one in find(definition.package, rule_id):
                    scenarios[one.id][sheet.id] = sheet.title
    runs = _runs(code)
    names = {one.id: _named(definition.package, one) for one in rules.values()}
    cards = cards_named(definition)
    ran, named = _turned(runs), _turned(names)

    def of(found: Mapping[str, Iterable[str]], rule_id: str) -> tuple[str, ...]:
        return tuple(one for one in rules if one in found.get(rule_id, ()))

    return {
        rule_id: Annotated(
            rule,
            code=tuple(code[rule_id]),
            scenarios=scenarios[rule_id],
            sets_off=of(runs, rule_id),
            set_off_by=of(ran, rule_id),
            names=of(names, rule_id),
            named_by=of(named, rule_id),
            cards=tuple(card for card, ids in cards.items() if rule_id in ids),
        )
        for rule_id, rule in rules.items()
    }


@cache
def cards_named(definition: Definition) -> Mapping[str, tuple[str, ...]]:
    """The cards of the usual pack by their codes: the rules that call a card by its name."""
    found: dict[str, tuple[str, ...]] = {}
    rules, pack, say = ledger(definition.package), definition.library.load(""), definition.words("en")
    for drawer in definition.drawing.gallery.drawers(pack, say):
        for code, name in drawer.cards:
            whole = re.compile(rf"\b{re.escape(name)}\b")
            texts = rules.values() if len(name) > SHORT else ()
            found[code] = tuple(rule.id for rule in texts if whole.search(f"{rule.title['en']}. {rule.text['en']}"))
    return found


def _named(package: str, rule: Rule) -> set[str]:
    """The rules that a text names by their ids, other than itself."""
    ids = NAMED.findall(rule.text["en"])
    return {one.id for rule_id in ids for one in find(package, rule_id)} - {rule.id}


def _turned(runs: Mapping[str, Iterable[str]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for one, others in runs.items():
        for other in others:
            found[other].add(one)
    return found


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
    if not file.is_file():
        return
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
