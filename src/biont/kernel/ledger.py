"""Which code implements which rule: the decorator that rules modules use, and the list it fills."""

from __future__ import annotations

from collections.abc import Callable
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
