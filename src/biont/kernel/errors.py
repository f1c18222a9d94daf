"""Errors as sentences: every one of them is meant to be read by a person."""

from __future__ import annotations

from collections.abc import Iterable


class Phrase:
    """Words that are no error by themselves: one problem among many, or a part of a sentence.

    Like an error it has its English with the values in braces, and the key under which it stands in every language.
    """

    __slots__ = ("english", "key", "values")

    def __init__(self, english: str, key: str, /, **values: object) -> None:
        self.english = english
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return self.english.format(**self.values)

    def __repr__(self) -> str:
        return f"Phrase({str(self)!r}, {self.key!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.key, str(self)) == (other.key, str(other))

    def __hash__(self) -> int:
        return hash((self.key, str(self)))


class Several:
    """Several values of a sentence, one after another: words, names, phrases."""

    __slots__ = ("between", "parts")

    def __init__(self, parts: Iterable[object], between: str = ", ") -> None:
        self.parts = tuple(parts)
        self.between = between

    def __str__(self) -> str:
        return self.between.join(map(str, self.parts))


class BiontError(Exception):
    """Something a person can mend; the message says what was wrong and what is allowed.

    ``raise BadOptions("There is no mode '{mode}'.", "no-mode", mode=mode)``: an English sentence with its values in
    braces, and the key under which the same sentence stands in every language. Without a key the text stays as it is.
    A value may be another error, a phrase, several of them, or the refusal of an option.
    """

    def __init__(self, sentence: str, key: str = "", **values: object) -> None:
        self.key = key
        self.values = values
        super().__init__(sentence.format(**values) if key else sentence)


class IllegalChoice(BiontError):
    """An answer that the current decision does not offer; the table is as it was."""


class CannotUndo(BiontError):
    """An answer that can no longer be taken back (a die, a reveal or another player stands between)."""


class BadRecord(BiontError):
    """A record that cannot be read or does not replay."""


class BadPack(BiontError):
    """A pack of cards that cannot be played with; one problem a line."""


class BadSettings(BiontError):
    """Seats, variants or other settings that do not make a game."""


class BadChance(BiontError):
    """Injected dice that do not fit the draw they were meant for."""
