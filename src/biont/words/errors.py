"""Errors in the language of the reader. Lower layers raise them with a key and values; here they become sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from biont.kernel.decision import Refusal
from biont.kernel.errors import BiontError
from biont.words import Words


def tell(error: BiontError, say: Words, reason: Callable[[Refusal], str] | None = None) -> str:
    """The sentence of an error; ``reason`` puts into words why an option is refused, which each game does itself.

    An error without a key says what it has to say already, in its own language.
    """
    if not error.key:
        return str(error)
    return say(f"error-{error.key}", **{name: _value(value, say, reason) for name, value in error.values.items()})


def _value(value: object, say: Words, reason: Callable[[Refusal], str] | None) -> Any:
    if isinstance(value, BiontError):
        return tell(value, say, reason)
    if isinstance(value, Refusal):
        return reason(value) if reason is not None else value.reason
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)
