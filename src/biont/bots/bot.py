"""What a bot is: a name, and an answer for every view in which it is asked."""

from __future__ import annotations

from typing import Any, Protocol

from biont.kernel.decision import Option
from biont.kernel.game import Game
from biont.kernel.view import View


class Bot(Protocol):
    """A player that is a program. It sees views and nothing else, and for one seed always plays the same."""

    name: str

    def choose(self, view: View[Any]) -> Option:
        """One of ``view.decision.options``."""
        ...


def answer(game: Game[Any], bot: Bot) -> None:
    """Let a bot answer what a game asks; if it had to be replaced, the log tells so."""
    assert game.decision is not None
    option = bot.choose(game.view(game.decision.seat))
    game.choose(option, lapse=getattr(bot, "lapse", None))
