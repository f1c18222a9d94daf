"""Errors in the language of the reader. Lower layers raise them with a key and values; here they become sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from biont.kernel.decision import Refusal
from biont.kernel.errors import BiontError, Phrase, Several
from biont.packs import Name
from biont.words import Words
from biont.words.foreign import foreign

Reason = Callable[[Refusal], str]
"""Puts into words why an option is refused, which each game does itself."""


def tell(said: BiontError | Phrase | Several, say: Words, reason: Reason | None = None) -> str:
    """The sentence of an error or a phrase, or several of them.

    An error without a key says what it has to say already, in its own language; one that these words do not know, such
    as that of a game without words of its own, says it in English.
    """
    if isinstance(said, Several):
        return said.between.join(str(_value("", part, say, reason)) for part in said.parts)
    key = said.key if isinstance(said, Phrase) else f"error-{said.key}"
    if not said.key or not say.has(key):
        return str(said)
    return say(key, **{name: _value(name, value, say, reason) for name, value in said.values.items()})


def _value(name: str, value: object, say: Words, reason: Reason | None) -> Any:
    if isinstance(value, BiontError | Phrase | Several):
        return tell(value, say, reason)
    if isinstance(value, Refusal):
        return reason(value) if reason is not None else value.reason
    if isinstance(value, Name):
        return getattr(value, say.language)
    if name == "why":
        return foreign(str(value), say)
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)
