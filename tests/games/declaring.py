"""What the sources of a game say about the questions, events and reasons that it declares."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from biont.kernel.declared import Declared
from tests.sources import nodes, tree

PLACES: dict[str, tuple[int, int, str]] = {
    "note": (0, 2, ""),
    "note_by": (1, 3, ""),
    "whisper": (1, 2, ""),
    "ask": (1, 3, "data"),
    "choice": (1, 3, "data"),
    "staged": (1, 3, "data"),
    "Refusal": (1, 3, "values"),
}
"""Which argument of a call is the declaration, and which one the first of its things; or the one that holds them all,
and its name."""


class Call(NamedTuple):
    """A call that asks, notes or refuses: where it stands, what is declared, and how many things are given with it."""

    place: str
    declared: Declared
    things: int | None
    """None where the source alone does not say how many."""


def modules(package: str) -> Iterator[ModuleType]:
    """A package and all modules below it."""
    whole = importlib.import_module(package)
    yield whole
    for found in pkgutil.walk_packages(whole.__path__, f"{package}."):
        yield importlib.import_module(found.name)


def source(module: ModuleType) -> ast.Module:
    """What was written of a module, beside which it may lie compiled."""
    file = Path(str(module.__file__))
    return tree(file.with_name(f"{file.name.partition('.')[0]}.py"))


def declared_in(module: ModuleType) -> list[Declared]:
    """What a module declares itself, and does not only import."""
    assigned = [node for node in source(module).body if isinstance(node, ast.Assign)]
    names = [name.id for node in assigned for to in node.targets for name in ast.walk(to) if isinstance(name, ast.Name)]
    return [one for name in names if isinstance(one := getattr(module, name), Declared)]


def named_in(module: ModuleType) -> list[Declared]:
    """What a module asks, notes or refuses by, there or later: all that it names but to compare with it.

    Many rules hand a reason on before a refusal is made of it, or choose one of several events first.
    """
    parents = [node for node in nodes(source(module)) if not isinstance(node, ast.Compare)]
    names = [child for node in parents for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]
    return [one for name in names if not _is_assigned(name) and (one := _value(module, name)) is not None]


def calls(module: ModuleType) -> Iterator[Call]:
    """The calls of a module that ask, note or refuse by a declaration of its name, or by one of two."""
    for node in nodes(source(module)):
        if isinstance(node, ast.Call) and (name := _called(node)) in PLACES:
            at, first, holder = PLACES[name]
            if len(node.args) > at:
                for one in _arms(module, node.args[at]):
                    yield Call(f"{module.__name__}:{node.lineno}", one, _things(node, first, holder))


def mixed(module: ModuleType) -> Iterator[str]:
    """Where declarations and texts stand side by side to be looked up in, which no type checker minds."""
    for node in nodes(source(module)):
        for one in _looked_up(node):
            elements = [key for key in one.keys if key] if isinstance(one, ast.Dict) else getattr(one, "elts", [])
            declared = any(_value(module, element) is not None for element in elements)
            if declared and any(isinstance(element, ast.Constant) for element in elements):
                yield f"{module.__name__}:{one.lineno}"


def _looked_up(node: ast.AST) -> list[ast.expr]:
    """What a node looks something up in: sets, the keys of dictionaries, whatever stands after "in"."""
    if isinstance(node, ast.Compare):
        pairs = zip(node.ops, node.comparators, strict=True)
        return [to for how, to in pairs if isinstance(how, ast.In | ast.NotIn)]
    if isinstance(node, ast.Call):
        return node.args if _called(node) in ("frozenset", "set") else []
    return [node] if isinstance(node, ast.Set | ast.Dict) else []


def _is_assigned(node: ast.expr) -> bool:
    return isinstance(getattr(node, "ctx", None), ast.Store)


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _arms(module: ModuleType, node: ast.expr) -> list[Declared]:
    if isinstance(node, ast.IfExp):
        return [*_arms(module, node.body), *_arms(module, node.orelse)]
    found = _value(module, node)
    return [] if found is None else [found]


def _value(module: ModuleType, node: ast.AST) -> Declared | None:
    """The declaration that a name stands for, if it is one."""
    found: object = None
    if isinstance(node, ast.Name):
        found = getattr(module, node.id, None)
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        found = getattr(getattr(module, node.value.id, None), node.attr, None)
    return found if isinstance(found, Declared) else None


def _things(call: ast.Call, first: int, holder: str) -> int | None:
    """How many things a call gives: its further arguments, or the elements of the one that holds them."""
    if not holder:
        return _count(call.args[first:])
    given = call.args[first] if len(call.args) > first else None
    given = next((keyword.value for keyword in call.keywords if keyword.arg == holder), given)
    if given is None:
        return 0
    return _count(given.elts) if isinstance(given, ast.Tuple) else None


def _count(arguments: list[ast.expr]) -> int | None:
    return None if any(isinstance(argument, ast.Starred) for argument in arguments) else len(arguments)
