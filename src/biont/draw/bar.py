"""How much the prompt bar holds, in letters: how wide answers are, in how many rows, and which have small ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

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

LETTERS, FRAME = 121, 7
"""How many letters the whole bar is wide, and how many the frame of an option and its key are."""

PLACE, PLACES = 5, 24
"""How many letters a place for sentences is wide, and how many of them a row has: the style sheet knows each number of
them, and of more than half a row the even ones."""

LARGE = 101
"""How many letters wide the bar is for the larger ones of :data:`FEW` options that stand on one line."""

ROWS, LINES, PILE = 2, 3, 5
"""So many rows of sentences stand in the bar, of so many lines each; two sentences beside each other have more."""

QUILL = 5
"""How many letters wide the quill of a suggestion is, with what the mark of the Enter key has more than another key."""

SMALL, LARGER = 14, 6
"""So many small letters are one letter narrower, and so many large ones are one wider."""

SENTENCE = (30, 18)
"""What is longer, in letters, and wider on two lines is a sentence."""

BROAD, TIGHT = 84, 50
"""Beside a longer suggestion a longer sentence has no room where :data:`ROOM` of them stand, but where one fewer
does."""


@dataclass(frozen=True, slots=True)
class Face:
    """What is written on an option."""

    label: str
    brings: str = ""
    marks: int = 0
    """How many letters wide its symbols are."""
    places: int = 0
    """So wide it is where that is known already."""

    def width(self, lines: int, rows: int = ROWS) -> int:
        """So many letters wide it must be, with its frame and the gap beside it, to be whole on so many lines; in one
        row they are larger, and small ones on most lines of two."""
        words = _least(self.label, self.brings, lines)
        other = words // LARGER + 2 if rows == 1 else -(words // SMALL) if lines == LINES else 0
        return words + other + FRAME + 1 + self.marks

    def overflows(self, beside: int) -> bool:
        """Whether it is a sentence that has no room in one of so many columns, or wider than that already."""
        said = is_sentence(self.label) or is_sentence(self.brings)
        wide = self.places * PLACE > LETTERS // -(-beside // 2)
        return wide or (said and is_wordy(self.label, self.marks, self.brings, beside))


MORE = Face("Mehr")
"""The way to more of them: one short word in every language."""


class Stand(NamedTuple):
    """How sentences stand in the bar: in so many rows, each of them on so many lines at most."""

    rows: int
    lines: int
    more: int = 0
    """So many places more than they must they have."""

    @property
    def is_small(self) -> bool:
        """Whether its letters are small."""
        return self.rows > 1 and self.lines == LINES

    def places(self, face: Face) -> int:
        """How many places a sentence has."""
        places = -(-face.width(self.lines, self.rows) // PLACE) + self.more
        return face.places or min(PLACES, places + places % 2 * (places > PLACES // 2))

    def holds(self, page: Iterable[Face]) -> bool:
        """Whether all of them are whole, one after the other in rows."""
        rows, taken = 1, 0
        for face in page:
            if not face.places and face.width(self.lines, self.rows) > PLACE * PLACES:
                return False
            places = self.places(face)
            rows, taken = (rows, taken + places) if taken + places <= PLACES else (rows + 1, places)
        return rows <= self.rows


READABLE = Stand(ROWS, LINES)
"""As many sentences as can be read."""


def stand(pages: Sequence[Sequence[Face]], suits: Callable[[Stand], bool] = lambda way: True) -> Stand | None:
    """How sentences are read best: in one row if they are few, and else in two, on few lines; in a way that ``suits``
    what else is to be seen. None where they need no care: the style sheet has room for what is short."""
    most = max(map(len, pages))
    ways = [Stand(ROWS, lines, more) for lines in range(1, LINES + 1) for more in range(PLACES, -1, -1)]
    if most <= FEW:
        if all(sum(max(face.width(1), PLACE * face.places) for face in page) <= LARGE for page in pages):
            return None
        ways = [*(Stand(1, lines) for lines in range(2, (PILE if most <= ROWS else LINES) + 1)), *ways]
    elif all(is_short(page) for page in pages):
        return None
    return next((way for way in ways if all(map(way.holds, pages)) and suits(way)), None)


def is_short(page: Sequence[Face]) -> bool:
    """Whether everything of a page has room in the columns of the style sheet."""
    return not any(face.overflows(len(page)) for face in page)


def is_readable(page: Sequence[Face]) -> bool:
    """Whether everything of a page can be read beside each other."""
    return is_short(page) or READABLE.holds(page)


def is_sentence(label: str) -> bool:
    """Whether that is too long for a place among many."""
    length, width = SENTENCE
    return len(label) > length and width_of(label) > width


def is_broad(label: str) -> bool:
    """Whether a suggestion is so long that others have less room beside it."""
    return len(label) > BROAD


def is_wordy(label: str, symbol: str | int, brings: str, beside: int) -> bool:
    """Whether a label is too wide for its button where so many things stand beside each other.

    Two rows of them have room for two lines each; what an option brings is a line of its own.
    """
    if beside <= FEW:
        return len(label) + (2 * len(brings) if beside > 2 else 0) > LONG
    width = max(len(label), len(brings)) if brings else width_of(label)
    return width + (SYMBOL if symbol else 0) > LETTERS // -(-beside // 2) - FRAME


def width_of(label: str) -> int:
    """How many letters wide a label is on two lines: it breaks where that makes it narrowest."""
    breaks = [at for at, letter in enumerate(label, 1) if letter in " -"]
    return min((max(len(label[:at].rstrip()), len(label[at:])) for at in breaks), default=len(label))


@lru_cache(4000)
def _least(label: str, brings: str, lines: int) -> int:
    """How many letters wide a label and what it brings are on so many lines; each of them has one at least."""
    texts = [_words(one) for one in (label, brings) if one]
    width = max((len(word.rstrip()) for words in texts for word in words), default=0)
    while sum(_lines(words, width) for words in texts) > max(lines, len(texts)):
        width += 1
    return width


def _words(text: str) -> list[str]:
    """The parts of a text between which a line may end."""
    return re.findall(r"[^ -]*[ -]+|[^ -]+", text)


def _lines(words: Sequence[str], width: int) -> int:
    """How many lines they take that are so wide."""
    lines, taken = 1, 0
    for word in words:
        if taken + len(word.rstrip()) > width:
            lines, taken = lines + 1, 0
        taken += len(word)
    return lines
