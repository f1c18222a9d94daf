"""The arena: games between bots, one bot a seat, each of them seeing only its own view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from biont.bots.bot import Bot
from biont.genesis import game as genesis
from biont.genesis.table import Table
from biont.kernel.decision import Decision
from biont.kernel.errors import BiontError
from biont.kernel.game import Game
from biont.kernel.rules import Result

LIMIT = 20_000
"""Answers after which a game is given up as endless."""

Watch = Callable[[Game[Any], Decision], None]


@dataclass(frozen=True)
class Played:
    """A finished game: the table it ended with, the result, and how much was asked."""

    game: Game[Any]
    result: Result
    answers: int
    choices: int


def play(game: Game[Any], bots: Sequence[Bot], watch: Watch | None = None) -> Played:
    """Play a game to its end. ``bots`` sit in the order of the seats; ``watch`` sees the game before every answer.

    Whatever a bot answers is given to the game as it is: wrap a bot that may fail in a ``Guarded``.
    """
    if len(bots) != len(game.seats):
        raise BiontError(f"This game has {len(game.seats)} seats, but {len(bots)} bots sat down.")
    answers = choices = 0
    while (decision := game.decision) is not None:
        if watch is not None:
            watch(game, decision)
        if len(decision.options) == 1:
            game.choose(decision.options[0])
        else:
            choices += 1
            game.choose(bots[decision.seat].choose(game.view(decision.seat)))
        answers += 1
        if answers > LIMIT:
            raise BiontError(f"The game did not end after {LIMIT} answers.")
    result = game.result
    assert result is not None
    return Played(game, result, answers, choices)


def play_new(
    seats: Sequence[str], bots: Sequence[Bot], seed: int, watch: Watch | None = None, **settings: Any
) -> Played:
    """A new game of Bios:Genesis between bots."""
    log = bool(settings.pop("log", False))
    game: Game[Table] = genesis.new(seats, seed=seed, log=log, **settings)
    return play(game, bots, watch)
