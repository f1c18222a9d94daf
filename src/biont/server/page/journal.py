"""The journal of a table as its log tells it: what people did there beside their answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from biont.server.company.journal import EARLY, Note
from biont.words import Words

BEFORE = -1
"""Where something stands that was done before the game began."""


class Told(NamedTuple):
    """A line of the journal, which stands after so many answers of the game."""

    answers: int
    text: str


def told(notes: Sequence[Note], names: Mapping[str, str], say: Words) -> tuple[Told, ...]:
    """The lines of a journal in order; what was done after answers that were taken back stands where they were."""
    found: list[Told] = []
    last = notes[-1].answers if notes else 0
    for note in reversed(notes):
        last = BEFORE if note.deed in EARLY else min(last, note.answers)
        text = say(f"journal-{note.deed}", name=names.get(note.person, ""), count=note.count)
        found.append(Told(last, text))
    return tuple(reversed(found))
