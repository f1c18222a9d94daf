"""Who may sit on a chair: a person, or one of the programs."""

from __future__ import annotations

from typing import Any, Protocol

from biont.kernel import Chance
from biont.kernel.decision import Option
from biont.kernel.view import View

PERSON = "person"
PROGRAMS = ("random",)
USUAL = PROGRAMS[0]
"""Who sits down where nobody else was named."""


class Program(Protocol):
    """A player that is a program: it sees a view and names one of its options."""

    def choose(self, view: View[Any], /) -> Option:
        """The answer to the view's decision."""


class Anything:
    """Takes any option."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: View[Any], /) -> Option:
        """Any option."""
        assert view.decision is not None
        return view.decision.options[self.chance.below(len(view.decision.options))]


def make(name: str, seed: int) -> Program:
    """The program of a name."""
    return Anything(seed)
