"""Errors as sentences: every one of them is meant to be read by a person."""

from __future__ import annotations


class BiontError(Exception):
    """Something a person can mend; the message says what was wrong and what is allowed.

    ``raise BadOptions("There is no mode '{mode}'.", "no-mode", mode=mode)``: an English sentence with its values in
    braces, and the key under which the same sentence stands in every language. Without a key the text stays as it is.
    A value may be another error, or the refusal of an option.
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


class BadOptions(BiontError):
    """Seats, variants or other settings that do not make a game."""


class BadChance(BiontError):
    """Injected dice that do not fit the draw they were meant for."""
