"""A rule with all that is known of it: what it sets off, who names it, its code, tests, scenarios and cards.

To find that out takes seconds and the sources of the tests, so it lies beside the ledger as data, which ``make docs``
writes; the page of a rule at the table and that of the handbook are made of the same.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from biont.kernel.ledger import Rule, ledger

if TYPE_CHECKING:
    from biont.games.definition import Definition

FILE = "annotations.json"
"""What is known of the rules of a game, in the folder of its ledger: a line for each rule."""


@dataclass(frozen=True, slots=True)
class Annotated:
    """A rule and what goes with it, by ids and codes."""

    rule: Rule
    code: tuple[str, ...]
    tests: tuple[str, ...]
    scenarios: tuple[str, ...]
    sets_off: tuple[str, ...]
    """Rules whose code is run by the code of this one: what interrupts it, or follows from it."""
    set_off_by: tuple[str, ...]
    names: tuple[str, ...]
    named_by: tuple[str, ...]
    cards: tuple[str, ...]


@cache
def annotated(definition: Definition) -> Mapping[str, Annotated]:
    """Every rule of a game; of a game without such a file nothing but the rules is known."""
    rules, file = ledger(definition.package), files(definition.package) / "ledger" / FILE
    known: dict[str, dict[str, list[str]]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    found = {rule_id: known.get(rule_id, {}) for rule_id in rules}
    ran = turned({rule_id: one.get("sets_off", ()) for rule_id, one in found.items()})
    named = turned({rule_id: one.get("names", ()) for rule_id, one in found.items()})
    return {
        rule_id: Annotated(
            rules[rule_id],
            code=tuple(one.get("code", ())),
            tests=tuple(one.get("tests", ())),
            scenarios=tuple(one.get("scenarios", ())),
            sets_off=tuple(one.get("sets_off", ())),
            set_off_by=tuple(ran.get(rule_id, ())),
            names=tuple(one.get("names", ())),
            named_by=tuple(named.get(rule_id, ())),
            cards=tuple(one.get("cards", ())),
        )
        for rule_id, one in found.items()
    }


def turned(found: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    """The same the other way round: by each of the others those that have it, in their order."""
    back: dict[str, list[str]] = defaultdict(list)
    for one, others in found.items():
        for other in others:
            back[other].append(one)
    return back
