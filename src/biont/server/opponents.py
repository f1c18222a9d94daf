"""Who may sit on a chair: a person, or one of the programs."""

from __future__ import annotations

from biont import bots
from biont.bots import Guarded

PERSON = "person"
LEVELS = ("easy", "normal", "hard")
PROGRAMS = (*LEVELS, *(name for name in bots.NAMES if name not in LEVELS))
"""The programs that come with the package, levels for people first; nothing that a visitor names is ever loaded."""

USUAL = "easy"
"""Who sits down where nobody else was named."""


def make(name: str, seed: int) -> Guarded:
    """The program of a name."""
    assert name in PROGRAMS
    return bots.make(name, seed)
