"""Players that are programs: what one is, one that plays at random, and those from files and other languages.

A bot has a ``name`` and ``choose(view)``, and sees nothing but views of its seat. ``biont.bot("greedy", seed)`` makes
one by its name; see ``docs/bots.md``.
"""

from __future__ import annotations

from biont.bots.bot import Bot, Dropped, WrongGame
from biont.bots.engine import Engine
from biont.bots.guarded import Failure, Guarded, answer, different, simplest
from biont.bots.plugin import BadBot, load
from biont.bots.random import Random

__all__ = [
    "BadBot",
    "Bot",
    "Dropped",
    "Engine",
    "Failure",
    "Guarded",
    "Random",
    "WrongGame",
    "answer",
    "different",
    "load",
    "simplest",
]
