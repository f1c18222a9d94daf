"""How much the prompt bar holds, in letters: which answers have small ones, two places, or a row of their own."""

from __future__ import annotations

from collections.abc import Sequence

FEW = 4
"""So many options of the only thing to pick are listed in whole sentences."""

MOST = 12
"""So many things stand in the prompt bar at once; the style sheet knows as many picks."""

ROOM = 6
"""So many whole sentences can be read there; where there are more, those of a sort stand behind its name."""

SIZES = ((16, 12, MOST), (16, 15, 10), (30, 18, 8))
"""How many options stand there at once: up to which length in letters, or up to which width on two lines."""

SYMBOL = 4
"""So many letters take the room of a symbol."""

LONG = 64
"""A longer sentence has small letters even where few stand there, and stands behind its sort among many."""

CROWDED = 200
"""Four sentences that are longer together stand in two rows: side by side the narrowest would be cut."""

LETTERS, FRAME = 121, 7
"""How many letters the whole bar is wide, and how many the frame of an option and its key are."""

BROAD, MARKED = 84, 10
"""A suggestion that is longer has two places of the bar; so many letters its quill, its frame and its key are wide."""

TIGHT = 50
"""Beside such a suggestion a longer sentence has no room where :data:`ROOM` of them stand, but where one fewer does."""


def is_wordy(label: str, symbol: str, brings: str, beside: int) -> bool:
    """Whether a label is too wide for its button where so many things stand beside each other.

    Two rows of them have room for two lines each; what an option brings is a line of its own.
    """
    if beside <= FEW:
        return len(label) + (2 * len(brings) if beside > 2 else 0) > LONG
    width = max(len(label), len(brings)) if brings else width_of(label)
    return width + (SYMBOL if symbol else 0) > LETTERS // -(-beside // 2) - FRAME


def is_broad(label: str, beside: int) -> bool:
    """Whether what is suggested has no room in one of so many places, not even in three lines of small letters."""
    return len(label) > (BROAD if beside <= FEW else min(BROAD, 3 * (LETTERS // -(-beside // 2) - MARKED)))


def is_crowded(labels: Sequence[str]) -> bool:
    """Whether four answers have so many words that they need two rows, as more of them do."""
    return len(labels) == FEW and sum(map(len, labels)) > CROWDED


def width_of(label: str) -> int:
    """How many letters wide a label is on two lines: it breaks where that makes it narrowest."""
    breaks = [at for at, letter in enumerate(label, 1) if letter in " -"]
    return min((max(len(label[:at].rstrip()), len(label[at:])) for at in breaks), default=len(label))
