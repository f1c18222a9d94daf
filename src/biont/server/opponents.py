"""Who may sit on a chair: a person, or one of the programs."""

from __future__ import annotations

from biont import bots
from biont.bots import Guarded
from biont.server.thinking import Thinking
from biont.words import Words

PERSON = "person"
LEVELS = ("easy", "normal", "hard")
PROGRAMS = (*LEVELS, *(name for name in bots.NAMES if name not in LEVELS))
"""The programs that come with the package, levels for people first.

Others are offered only if whoever starts the server names them; nothing that a visitor names is ever loaded.
"""

USUAL = "easy"
"""Who sits down where nobody else was named."""

HARD = ("hard", "search")
"""Programs that think for long, and so in a process of their own."""


def make(name: str, seed: int, thinking: Thinking) -> Guarded:
    """The program of a name."""
    return Guarded(thinking.program(name, seed)) if name in HARD else bots.make(name, seed)


def called(who: str, say: Words) -> str:
    """What a person reads for one who may sit down; a program from a file goes by its own name."""
    if ":" not in who:
        return say(f"web-who-{who}")
    file, _, name = who.rpartition(":")
    return name if file.endswith(".py") else who
