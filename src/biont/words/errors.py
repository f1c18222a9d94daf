"""Errors in the language of the reader. Lower layers raise them with a key and values; here they become sentences."""

from __future__ import annotations

from typing import Any

from biont.kernel.decision import Refusal
from biont.kernel.errors import BiontError, Phrase, Several
from biont.kernel.play import Entry
from biont.words import Words
from biont.words.foreign import foreign
from biont.words.teller import Teller


class Happened:
    """An entry of the log in a sentence, and how it is put where nobody tells the game."""

    __slots__ = ("entry", "plain")

    def __init__(self, entry: Entry, plain: str) -> None:
        self.entry = entry
        self.plain = plain

    def __str__(self) -> str:
        return self.plain


def tell(said: BiontError | Phrase | Several, say: Words, teller: Teller | None = None) -> str:
    """The sentence of an error or a phrase, or several of them; a teller puts reasons and entries of his game in words.

    An error without a key says what it has to say already, in its own language; one that these words do not know, such
    as that of a game without words of its own, says it in English.
    """
    if isinstance(said, Several):
        return said.between.join(str(_value("", part, say, teller)) for part in said.parts)
    key = said.key if isinstance(said, Phrase) else f"error-{said.key}"
    if not said.key or not say.has(key):
        return str(said)
    return say(key, **{name: _value(name, value, say, teller) for name, value in said.values.items()})


def _value(name: str, value: object, say: Words, teller: Teller | None) -> Any:
    if isinstance(value, BiontError | Phrase | Several):
        return tell(value, say, teller)
    if isinstance(value, Refusal):
        return teller.reason(value) if teller is not None else value.reason
    if isinstance(value, Happened) and teller is not None:
        return f"{value.entry.kind}: {teller.entry(value.entry).removesuffix('.')}"
    from biont.packs import Name  # what reads cards is not loaded before somebody has to be told something

    if isinstance(value, Name):
        return getattr(value, say.language)
    if name == "why":
        return foreign(str(value), say)
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)
