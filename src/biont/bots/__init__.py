"""Players that are programs. ``make("greedy", seed)`` gives one; see ``docs/bots.md``.

A bot has a ``name`` and ``choose(view)``, and sees nothing but views of its seat.
"""

from __future__ import annotations

from collections.abc import Callable

from biont.bots.bot import Bot
from biont.bots.engine import Engine
from biont.bots.guarded import Failure, Guarded, answer, different, simplest
from biont.bots.plugin import BadBot, load
from biont.bots.random import Random
from biont.genesis.bots.greedy import Greedy
from biont.genesis.bots.relaxed import Relaxed
from biont.genesis.bots.search import Search
from biont.kernel.errors import Several

__all__ = ["NAMES", "PATIENCE", "BadBot", "Bot", "Failure", "Guarded", "answer", "different", "make", "simplest"]

PATIENCE = 60.0
"""Seconds that a bot from a file may take for an answer."""

_MAKERS: dict[str, Callable[[int], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "search": Search,
    "easy": Relaxed,
    "normal": lambda seed: Greedy(seed, name="normal"),
    "hard": lambda seed: Search(seed, simulations=500, name="hard"),
}

NAMES = tuple(_MAKERS)
"""The bots that come with the package; the last three are levels for people."""


def make(spec: str, seed: int = 0) -> Guarded:
    """A bot by its name, ``search:200ms`` or ``search:500`` (simulations), ``file.py:MyBot`` or ``cmd:./engine``.

    It is guarded: it always answers legally, and its ``failures`` say where something had to be done about that.
    """
    if spec in _MAKERS:
        return Guarded(_MAKERS[spec](seed))
    kind, _, rest = spec.partition(":")
    if kind == "search":
        return Guarded(_search(spec, rest, seed))
    if kind == "cmd":
        return Guarded(Engine(rest, seed))
    path, _, name = spec.rpartition(":")
    if path.endswith(".py") and name:
        return Guarded(load(path, name, seed), PATIENCE, name)
    raise BadBot(
        "There is no bot '{bot}'; bots are {bots}, search:200ms, search:500, path/to/file.py:MyBot and cmd:./engine.",
        "no-bot",
        bot=spec,
        bots=Several(NAMES),
    )


def _search(spec: str, budget: str, seed: int) -> Search:
    """A search with a budget: milliseconds, seconds or simulations for each decision."""
    for suffix, unit in (("ms", 0.001), ("s", 1.0)):
        number = budget.removesuffix(suffix)
        if number != budget and number.replace(".", "", 1).isdecimal() and float(number) > 0:
            return Search(seed, seconds=float(number) * unit, name=spec)
    if budget.isdecimal() and int(budget) > 0:
        return Search(seed, simulations=int(budget), name=spec)
    sentence = "'{budget}' is no budget of a search; write search:200ms, search:1.5s or search:500 (simulations)."
    raise BadBot(sentence, "bot-budget", budget=budget)
