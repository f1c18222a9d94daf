"""What a bot is: a name, and an answer for every view in which it is asked."""

from __future__ import annotations

from typing import Any, Protocol

from biont.kernel.decision import Option
from biont.kernel.game import View


class Bot(Protocol):
    """A player that is a program. It sees views and nothing else, and for one seed always plays the same."""

    name: str

    def choose(self, view: View[Any]) -> Option:
        """One of ``view.decision.options``."""
        ...
