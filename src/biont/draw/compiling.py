"""What templates are compiled to: the same as Jinja makes of them, but for what would cost as much as all the rest.

A board shows a thousand values and calls half as many functions. Jinja wraps each value into an object that is safe to
show, though nobody looks at it before it is joined to its neighbours, and asks each function whether it wants to be
told where it is called; none of ours does.
"""

from __future__ import annotations

import re
from typing import Any

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame
from markupsafe import Markup, escape

_special = re.compile("[&<>\"']").search


def shown(value: Any) -> str:
    """A value as a page shows it: escaped, unless it is known to be safe."""
    kind = type(value)
    if kind is Markup or (kind is str and not _special(value)):
        return value  # type: ignore[no-any-return]
    return escape(value)


class Direct(CodeGenerator):
    """Writes the code of a template."""

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:  # noqa: N802 (as Jinja has it)
        """All of it."""
        self.writeline(f"from {__name__} import {shown.__name__}")
        super().visit_Template(node, frame)

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write(f"{shown.__name__}(")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        """A call; whom it is written for need not be told the context."""
        if forward_caller or node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for given in (*node.args, *node.kwargs):
            self.visit(given, frame)
            self.write(", ")
        self.write(")")
