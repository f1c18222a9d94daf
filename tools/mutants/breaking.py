"""Every way in which a function can be broken: a comparison, a constant, an order, a condition that is dropped."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from itertools import pairwise
from types import CodeType
from typing import TypeAlias

KINDS = ("comparison", "constant", "order", "condition")
OTHER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
"""What stands in for a comparison: the one that differs at the boundary, or else the opposite."""
TURNED = {"min": "max", "max": "min", "reversed": "list", "sorted": "sorted"}
KIND_OF_ID = ("NPC", "PARASITE", "FIRST_ORGANISM")
"""Where ids of one kind end and those of the next begin: what is compared with it is of one kind or of the other."""
OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.GtE, ast.LtE: ast.Gt, ast.Gt: ast.LtE, ast.GtE: ast.Lt}
OLD = "readings."
"""What older versions of the rules did is held by their records, which replay byte for byte, and not by tests."""

Function: TypeAlias = ast.FunctionDef
Way: TypeAlias = tuple[str, ast.AST, str, str]
"""A kind of change, what stands in the place of the node, and both in words."""


@dataclass(frozen=True)
class Mutant:
    """One change in one function: which of its nodes, and which of the ways to break that."""

    module: str
    function: str
    kind: str
    node: int
    way: int
    line: int
    text: str
    """The line of code that the change is in."""
    before: str
    after: str
    number: int
    """How many of the same words stand before it in the function."""

    @property
    def place(self) -> str:
        """The function, from the package of the game on."""
        return f"{self.module.removeprefix('biont.')}.{self.function}"

    @property
    def name(self) -> str:
        """How survivors.toml names it. Lines may move, and it is still the same."""
        again = f" ({self.number + 1})" if self.number else ""
        return f"{self.place} | {self.text} | {self.before} -> {self.after}{again}"

    def rank(self, seed: int) -> bytes:
        """Where it stands among all in the order of a seed; a change elsewhere in the code moves no other."""
        return blake2b(f"{seed} {self.name}".encode(), digest_size=8).digest()


def mutants(source: str, module: str, function: str) -> list[Mutant]:
    """All mutants of a function of a module."""
    lines = source.splitlines()
    found: list[Mutant] = []
    alike: Counter[tuple[str, str, str]] = Counter()
    for index, node in enumerate(_nodes(_function(ast.parse(source), function))):
        for way, (kind, _, before, after) in enumerate(_ways(node)):
            line = _line(node)
            words = (lines[line - 1].strip(), before, after)
            found.append(Mutant(module, function, kind, index, way, line, *words, alike[words]))
            alike[words] += 1
    return found


def chosen(found: list[Mutant], count: int, seed: int, equals: Collection[str] = ()) -> list[Mutant]:
    """So many of them by the order of a seed, as many of each kind as there are, in the order of the code.

    Those that are named among ``equals`` and come up before the last one are there too, and do not count.
    """
    rows = {kind: sorted((one for one in found if one.kind == kind), key=lambda one: one.rank(seed)) for kind in KINDS}
    picked: list[Mutant] = []
    counted = 0
    while counted < count and any(rows.values()):
        for row in rows.values():
            while row and counted < count:
                picked.append(row.pop(0))
                if picked[-1].name not in equals:
                    counted += 1
                    break
    return sorted(picked, key=lambda one: (one.module, one.line, one.node, one.way))


def broken(source: str, mutant: Mutant) -> CodeType:
    """The code of the function with the change in it."""
    tree = ast.parse(source)
    function = _function(tree, mutant.function)
    node = _nodes(function)[mutant.node]
    other = list(_ways(node))[mutant.way][1]
    _Put(node, other).visit(tree)
    whole = compile(ast.fix_missing_locations(tree), mutant.module, "exec")
    return next(code for code in _codes(whole) if code.co_qualname == mutant.function)


def _function(tree: ast.Module, name: str) -> Function:
    body: list[ast.stmt] = tree.body
    *classes, last = name.split(".")
    for outer in classes:
        body = next(node.body for node in body if isinstance(node, ast.ClassDef) and node.name == outer)
    return [node for node in body if isinstance(node, ast.FunctionDef) and node.name == last][-1]


def _nodes(function: Function) -> list[ast.AST]:
    """What can be broken in a function, in the order of the code."""
    found: list[ast.AST] = []
    waiting: list[ast.AST] = [function]
    while waiting:
        node = waiting.pop()
        found.append(node)
        waiting += reversed(_inner(node))
    return found


def _inner(node: ast.AST) -> list[ast.AST]:
    """What can be broken inside a node: no texts and types, no place in a tuple, no length of a list, and no trick.

    What must be true anyway (``assert``) and what is only written down (``play.note``) are no rules.
    """
    match node:
        case ast.FunctionDef():
            return [one for one in node.body if not _is_text(one)]
        case ast.AnnAssign():
            return [node.value] if node.value else []
        case ast.Subscript(slice=ast.Constant()):
            return [node.value]
        case ast.BinOp(left=ast.List(), op=ast.Mult()):
            return []
        case ast.BinOp(left=left, op=ast.BitAnd(), right=ast.BinOp(left=same)) if _text(left) == _text(same):
            return [left]
        case ast.Call(func=ast.Attribute(attr="note" | "note_by" | "whisper")) | ast.Assert():
            return []
        case ast.keyword(arg="strict") | ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
            return []
    return list(ast.iter_child_nodes(node))


def _ways(node: ast.AST) -> Iterator[Way]:
    """All ways to break a node."""
    match node:
        case ast.Compare():
            for place, operator in enumerate(node.ops):
                other: list[ast.cmpop] = [*node.ops]
                ids = isinstance(right := node.comparators[place], ast.Name) and right.id in KIND_OF_ID
                other[place] = {**OTHER, **(OPPOSITE if ids else {})}[type(operator)]()
                yield _way("comparison", node, _with(node, ops=other))
        case ast.Constant(value=bool() as value):
            yield _way("constant", node, ast.Constant(not value))
        case ast.Constant(value=int() as value):
            yield _way("constant", node, ast.Constant(value + 1))
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as value)):
            yield _way("constant", node, ast.Constant(1 - value))
        case ast.Call(func=ast.Name(id="sorted")):
            yield _way("order", node, _reversed(node))
        case ast.Call(func=ast.Name(id=name)) if name in TURNED:
            yield _way("order", node, _with(node, func=ast.Name(TURNED[name], ast.Load())))
        case ast.Call(func=ast.Attribute(attr="push_all"), args=[ast.List(elts=[_, _, *_] as steps)]):
            yield _way("order", node, _with(node, args=[ast.List(steps[::-1], ast.Load())]))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield _way("condition", node, operand)
        case ast.BoolOp(values=values) if OLD not in ast.unparse(node):
            for place in range(len(values)):
                rest = values[:place] + values[place + 1 :]
                yield _way("condition", node, _with(node, values=rest) if len(rest) > 1 else rest[0])
        case ast.IfExp() if OLD not in ast.unparse(node.test):
            yield _way("condition", node, node.body)
            yield _way("condition", node, node.orelse)
        case ast.comprehension(ifs=conditions):
            for place in range(len(conditions)):
                yield _way("condition", node, _with(node, ifs=conditions[:place] + conditions[place + 1 :]))
        case ast.For() | ast.If() | ast.With() | ast.FunctionDef():
            yield from _ways_of_a_block(node)


def _ways_of_a_block(node: ast.For | ast.If | ast.With | ast.FunctionDef) -> Iterator[Way]:
    """Its condition is dropped, its things come in the other order, or two things that it does change places."""
    if isinstance(node, ast.If) and OLD not in ast.unparse(node.test):
        for value in (True, False):
            yield "condition", _with(node, test=ast.Constant(value)), f"if {_text(node.test)}", f"if {value}"
    if isinstance(node, ast.For) and _in_order(node):
        things = ast.Call(ast.Name("list", ast.Load()), [node.iter], [])
        turned = ast.Call(ast.Name("reversed", ast.Load()), [things], [])
        yield "order", _with(node, iter=turned), f"in {_text(node.iter)}", f"in {_text(turned)}"
    for place, (one, two) in enumerate(pairwise(node.body)):
        if _acts(one) and _acts(two) and not (_is_push(one) and _asks(two)) and not (_asks(one) and _is_push(two)):
            body = [*node.body[:place], two, one, *node.body[place + 2 :]]
            yield "order", _with(node, body=body), f"{_text(one)}; {_text(two)}", f"{_text(two)}; {_text(one)}"


def _way(kind: str, node: ast.AST, other: ast.AST) -> Way:
    return kind, other, _text(node), _text(other)


def _reversed(things: ast.expr) -> ast.expr:
    turned = ast.Call(ast.Name("reversed", ast.Load()), [things], [])
    return ast.Call(ast.Name("list", ast.Load()), [turned], [])


def _in_order(loop: ast.For) -> bool:
    """Whether the first thing of a loop may come to something else than the last: it asks, lays a step, or is taken.

    A loop that leaves with the same constant wherever it does only says whether there is such a thing.
    """
    inside = [inner for statement in loop.body for inner in ast.walk(statement)]
    if "shuffled" in ast.unparse(loop.iter) or _text(loop.target) == "_":
        return False
    returns = [one for one in inside if isinstance(one, ast.Return)]
    taken = len({_text(one) for one in returns}) > 1 or any(not isinstance(one.value, ast.Constant) for one in returns)
    asks = any(isinstance(one, ast.YieldFrom) for one in inside)
    steps = any(isinstance(one, ast.Name) and one.id == "steps" for one in inside)
    return taken or asks or steps or any(isinstance(one, ast.Attribute) and one.attr == "push" for one in inside)


def _is_push(statement: ast.stmt) -> bool:
    """Whether a statement lays a step for later, to which it is all the same what is done now."""
    return ast.unparse(statement).startswith("play.push")


def _asks(statement: ast.stmt) -> bool:
    """Whether a statement does something now that may ask."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.YieldFrom)


def _acts(statement: ast.stmt) -> bool:
    """Whether a statement does something in the play that another one may depend on. What is noted may come later."""
    inner = statement.value if isinstance(statement, ast.Expr) else None
    call = inner.value if isinstance(inner, ast.YieldFrom) else inner
    if not isinstance(call, ast.Call):
        return False
    steps = isinstance(call.func, ast.Attribute) and call.func.attr in ("push", "push_all", "before")
    return steps or any(isinstance(one, ast.Name) and one.id == "play" for one in call.args)


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _with(node: ast.AST, **changed: object) -> ast.AST:
    """The same node with other parts; it shares the rest."""
    twin = copy.copy(node)
    for name, value in changed.items():
        setattr(twin, name, value)
    return twin


def _text(node: ast.AST) -> str:
    """A node in one line."""
    return " ".join(ast.unparse(node).split())


def _line(node: ast.AST) -> int:
    """Where a node begins."""
    return int(getattr(node.target if isinstance(node, ast.comprehension) else node, "lineno", 1))


class _Put(ast.NodeTransformer):
    """Puts a node into the place of another."""

    def __init__(self, node: ast.AST, other: ast.AST) -> None:
        self.node = node
        self.other = other

    def visit(self, node: ast.AST) -> ast.AST:
        return self.other if node is self.node else super().generic_visit(node)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)
