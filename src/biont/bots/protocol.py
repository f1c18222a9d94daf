"""What an engine is told, as lines of JSON: a greeting with the names of everything, then the questions.

``docs/engines.md`` describes it. An engine needs nothing else: whatever a table, a question or an option names by a
number stands in the greeting by its name.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path
from typing import Any

from biont.kernel.table import Table
from biont.kernel.view import View

PROTOCOL = 2
READY = "ready"
"""What an engine answers to the greeting."""


def greeting(view: View[Any], seed: int) -> dict[str, Any]:
    """Which game it is, and what everything in it is called."""
    rules = view.rules
    return {
        "protocol": PROTOCOL,
        "say": READY,
        "game": rules.name,
        "rules": rules.version,
        "pack": rules.pack(),
        "settings": rules.settings(),
        "seats": list(rules.seats),
        "seat": view.seat,
        "seed": seed,
        "kinds": {name: list(kind.words) for name, kind in rules.notation.kinds.items()},
        "verbs": {verb: list(kinds) for verb, kinds in rules.notation.arguments.items()},
        "questions": {name: list(one.things) for name, one in rules.declarations.questions.items()},
        "slots": described(view.table.__class__),
    }


def question(view: View[Any]) -> dict[str, Any]:
    """The table as its seat may know it, and what is asked."""
    decision = view.decision
    assert decision is not None
    show = view.rules.notation.print
    return {
        "protocol": PROTOCOL,
        "seat": view.seat,
        "kind": decision.kind,
        "rule": decision.rule,
        "data": list(decision.data),
        "options": [show(option) for option in decision.options],
        "table": view.table.state(),
    }


@cache
def described(table: type[Table]) -> dict[str, str]:
    """What every slot of a table holds, as its class says it; a slot that says nothing has an empty text."""
    found = dict.fromkeys(table.fields(), "")
    for part in table.__mro__[:-1]:  # the slots may be those of a class below; object has none
        for function in ast.walk(_source(part)):
            if isinstance(function, ast.FunctionDef):
                _describe(function, found)
    return found


def _source(part: type[Any]) -> ast.AST:
    """A class as its source has it, which lies beside what is compiled; one without it has its names all the same."""
    name = part.__module__.rpartition(".")[2]
    try:
        module = Path(getattr(sys.modules[part.__module__], "__file__", None) or "").with_name(f"{name}.py")
        tree = ast.parse(module.read_text(encoding="utf-8"))
    except (OSError, ValueError, SyntaxError):
        return ast.Pass()
    classes = (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == part.__name__)
    return next(classes, ast.Pass())


def _describe(function: ast.FunctionDef, found: dict[str, str]) -> None:
    """Note what the texts below the slots say that a function fills."""
    for statement, after in zip(function.body, function.body[1:], strict=False):
        name = _slot(statement)
        if name in found and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            found[name] = found[name] or " ".join(str(after.value.value).split())


def _slot(statement: ast.stmt) -> str:
    """The slot that a statement fills first, or nothing."""
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    target = targets[0]
    return target.attr if isinstance(target, ast.Attribute) else ""
