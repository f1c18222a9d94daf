"""A mind: programs that think for somebody elsewhere, and what they remember; `mind_pipe` has it in a process."""

from __future__ import annotations

import pickle
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
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
    share: float = 1.0
    """How much of its usual thinking it may do."""


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
    view = asked.view.at_home(rules)
    if asked.share == 1:
        return program.choose(view)
    with hurried(program, asked.share):
        return program.choose(view)


def offhand(program: Bot, view: View[Any]) -> Option | None:
    """What a search answers without imagining any game; nothing of programs that do not search."""
    from biont.bots.search import Halving

    return program.offhand(view) if isinstance(program, Halving) else None


@contextmanager
def hurried(program: Bot, share: float) -> Iterator[None]:
    """A search imagines only a share of its games for a while; others think as they do."""
    from biont.bots.search import Halving  # with everything that a search needs, which a page begins without

    if not isinstance(program, Halving):
        yield
        return
    usual = program.simulations
    program.simulations = max(1, round(share * usual))
    try:
        yield
    finally:
        program.simulations = usual


def unguarded(name: str, seed: int, view: View[Any]) -> Bot:
    """The program itself; whoever asks it from afar guards it."""
    return games.definition_of(view.rules).players.make(name, seed).bot
