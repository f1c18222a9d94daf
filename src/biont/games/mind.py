"""A mind: programs that think for somebody elsewhere, and what they remember; `mind_pipe` has it in a process."""

from __future__ import annotations

import pickle
from collections import OrderedDict
from typing import Any, NamedTuple

from biont import games
from biont.bots import Bot
from biont.kernel import Option, View

REMEMBERED = 50
"""Programs whose state the process keeps; one that was forgotten begins anew."""

_minds: OrderedDict[int, tuple[Bot, Any]] = OrderedDict()
"""The programs that think in this process, each with the rules of its game."""


class Asked(NamedTuple):
    """A question to a program, which is made where it was not asked before."""

    number: int
    name: str
    seed: int
    view: View[Any]


def answered(question: bytes) -> Option | Exception:
    """The answer to a question, or what went wrong."""
    try:
        return think(pickle.loads(question))
    except Exception as error:  # whoever asked guards the program
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:  # not every error can travel
            return RuntimeError(repr(error))
        return error


def think(asked: Asked) -> Option:
    """Let a program think; it stays here with what it remembers."""
    if asked.number not in _minds:
        _minds[asked.number] = unguarded(asked.name, asked.seed, asked.view), asked.view.rules
    _minds.move_to_end(asked.number)
    while len(_minds) > REMEMBERED:
        _minds.popitem(last=False)
    program, rules = _minds[asked.number]
    # Every message brings a copy of the cards; what programs remember hangs on them, and would pile up with each copy.
    return program.choose(asked.view.at_home(rules))


def unguarded(name: str, seed: int, view: View[Any]) -> Bot:
    """The program itself; whoever asks it from afar guards it."""
    return games.definition_of(view.rules).players.make(name, seed).bot
