"""What a bot is: a name, and an answer for every view in which it is asked."""

from __future__ import annotations

from typing import Any, Protocol

from biont.kernel.decision import Option
from biont.kernel.errors import BiontError
from biont.kernel.view import View


class Bot(Protocol):
    """A player that is a program. It sees views and nothing else, and for one seed always plays the same.

    One that plays a single game says which: ``game = "origins"``. One that says nothing plays any.
    """

    name: str

    def choose(self, view: View[Any]) -> Option:
        """One of ``view.decision.options``."""
        ...


class Dropped(BaseException):
    """The work in hand is not wanted any more. Not an error: no guard of bots takes it for one of theirs."""


class WrongGame(BiontError):
    """A bot that is asked in a game that it does not play."""


def game_of(bot: object) -> str:
    """The game that a bot plays; nothing where it plays any, or where that cannot be read."""
    try:
        own = getattr(bot, "game", "")
        return str.__str__(own) if isinstance(own, str) else ""
    except (Exception, SystemExit):  # reading it may run a guest's code
        return ""


def check_game(bot: Bot, view: View[Any]) -> None:
    """Refuse a bot of another game: it would find some legal answer to everything, and play nonsense."""
    own, asked = game_of(bot), view.rules.name
    if own and own != asked:
        sentence = "The bot {bot} plays {own} and was asked in a game of {asked}; make one for that game."
        raise WrongGame(sentence, "bot-wrong-game", bot=bot.name, own=own, asked=asked)
