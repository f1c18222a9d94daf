"""What templates are compiled to: the same as Jinja makes of them, but for what would cost as much as all the rest.

A board shows a thousand values and calls half as many functions. Jinja wraps each value into an object that is safe to
show, though nobody looks at it before it is joined to its neighbours, asks each function whether it wants to be told
where it is called, though none of ours does, and looks for each attribute of an object among its items, too.
"""

from __future__ import annotations

import re
from keyword import iskeyword
from typing import Any

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.runtime import Macro
from jinja2.utils import missing
from markupsafe import Markup, escape

_special = re.compile("[&<>\"']").search

MAYBE = frozenset(("defined", "undefined", "default", "d"))
"""Tests and filters that are asked of what may not be there."""


def shown(value: Any) -> str:
    """A value as a page shows it: escaped, unless it is known to be safe."""
    kind = type(value)
    if kind is Markup or (kind is str and not _special(value)):
        return value  # type: ignore[no-any-return]
    return str(value) if kind is int else escape(value)


class Said(dict[Any, str]):
    """Messages that nothing is put into, as pages show them: by the words of their language and their keys. There are
    no more of them than templates name."""

    def __missing__(self, wanted: Any) -> str:
        words, key = wanted
        found = self[wanted] = shown(words(key))
        return found


said = Said()


class Part(Macro):
    """A macro; most are called with all of their arguments in order, or but for the last ones."""

    def __call__(self, *given: Any, **named: Any) -> str:
        """What it draws."""
        left = self._argument_count - len(given)
        if named or left < 0 or self.caller or self.catch_kwargs or self.catch_varargs:
            return super().__call__(*given, **named)
        return Markup(self._func(*given, *(missing,) * left))


class Direct(CodeGenerator):
    """Writes the code of a template."""

    _saying: nodes.Node | None = None
    _maybe: nodes.Node | None = None

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:  # noqa: N802 (as Jinja has it)
        """All of it."""
        self.writeline(f"from {__name__} import {shown.__name__}, {Part.__name__}, said")
        super().visit_Template(node, frame)

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        elif _is_message(node):
            self._saying = node
            self.write("said[")
        else:
            self.write(f"{shown.__name__}(")

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if node is self._saying:
            self._saying = None
            self.write("]")
        else:
            super()._output_child_post(node, frame, finalize)

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        """A call; whom it is written for need not be told the context."""
        if node is self._saying:
            self.visit(node.node, frame)
            self.write(f", {node.args[0].as_const()!r}")
            return
        if forward_caller or node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for given in (*node.args, *node.kwargs):
            self.visit(given, frame)
            self.write(", ")
        self.write(")")

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802
        """An attribute; items are read by their keys, and are no attributes."""
        if node is self._maybe or iskeyword(node.attr):
            super().visit_Getattr(node, frame)
            return
        self.visit(node.node, frame)
        self.write(f".{node.attr}")

    def visit_Test(self, node: nodes.Test, frame: Frame) -> None:  # noqa: N802
        """A test."""
        self._maybe = node.node if node.name in MAYBE else None
        super().visit_Test(node, frame)

    def visit_Filter(self, node: nodes.Filter, frame: Frame) -> None:  # noqa: N802
        """A filter."""
        self._maybe = node.node if node.name in MAYBE else None
        super().visit_Filter(node, frame)

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        """What a macro is called by."""
        named = "".join(f"{given.name!r}, " for given in macro_ref.node.args)
        takes = macro_ref.accesses_kwargs, macro_ref.accesses_varargs, macro_ref.accesses_caller
        name = getattr(macro_ref.node, "name", None)  # what a block calls has none
        given = ", ".join(map(repr, takes))
        self.write(f"{Part.__name__}(environment, macro, {name!r}, ({named}), {given}, context.eval_ctx.autoescape)")


def _is_message(node: nodes.Node) -> bool:
    """Whether something is ``t("key")``."""
    return (
        isinstance(node, nodes.Call)
        and isinstance(node.node, nodes.Name)
        and node.node.name == "t"
        and len(node.args) == 1
        and isinstance(node.args[0], nodes.Const)
        and not (node.kwargs or node.dyn_args or node.dyn_kwargs)
    )
