"""Eight words on a sheet of paper, with which somebody comes back on any device: 88 random bits that can be typed.

They are words of these games, English and German ones, of four to seven letters, none of which is an umlaut. No two
begin with the same four letters, so whoever writes the rest of one differently is understood.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from biont.kernel import BiontError

COUNT, ALL = 8, 2048
"""How many words out of how many."""

SHORTEST = 4
"""So many letters tell every word from all others."""


class BadWords(BiontError):
    """These are not eight words of ours."""


@cache
def vocabulary() -> dict[str, str]:
    """Every word by its first letters."""
    text = (files("biont.server.people") / "words.txt").read_text(encoding="utf-8")
    return {word[:SHORTEST]: word for word in text.split()}


def new_words() -> tuple[str, ...]:
    """Eight words that nobody else has."""
    every = list(vocabulary().values())
    return tuple(secrets.choice(every) for _ in range(COUNT))


def read(text: str) -> tuple[str, ...]:
    """The words that somebody has typed, as they stand on his sheet. The numbers there and signs between do no harm."""
    typed = re.findall(r"[^\W\d_]+", unicodedata.normalize("NFKC", text).casefold())
    if len(typed) != COUNT:
        raise BadWords("A sheet has {wanted} words; these are {count}.", "words-count", wanted=COUNT, count=len(typed))
    for word in typed:
        if word[:SHORTEST] not in vocabulary():
            raise BadWords("“{word}” stands on no sheet. Is it spelt like that?", "words-unknown", word=word[:30])
    return tuple(vocabulary()[word[:SHORTEST]] for word in typed)


def secret_of(words: Sequence[str]) -> str:
    """What is kept of words, as its hash."""
    return f"words {' '.join(words)}"
