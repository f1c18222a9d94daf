"""The arena: games between bots, one bot a seat, each of them seeing only its own view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from biont import games
from biont.bots.bot import Bot
from biont.bots.guarded import answer
from biont.kernel.decision import Decision
from biont.kernel.errors import BiontError
from biont.kernel.game import Game
from biont.kernel.rules import Result
from biont.lab.plan import seating

LIMIT = 20_000
"""Answers after which a game is given up as endless."""


class Endless(BiontError):
    """A game between programs that found no end."""


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
        sentence = "This game has {seats} seats, but {bots} bots sat down."
        raise BiontError(sentence, "lab-other-seats", seats=len(game.seats), bots=len(bots))
    answers = choices = 0
    while (decision := game.decision) is not None:
        if watch is not None:
            watch(game, decision)
        if len(decision.options) == 1:
            game.choose(decision.options[0])
        else:
            choices += 1
            answer(game, bots[decision.seat])
        answers += 1
        if answers > LIMIT:
            raise Endless("The game did not end after {limit} answers.", "lab-endless", limit=str(LIMIT))
    result = game.result
    assert result is not None
    return Played(game, result, answers, choices)


def play_new(
    game: str,
    seats: Sequence[str],
    bots: Sequence[Bot],
    seed: int,
    watch: Watch | None = None,
    *,
    pack: str = "",
    log: bool = False,
    **settings: Any,
) -> Played:
    """A new game between bots: which game it is, who sits down, and what was agreed on."""
    rules = games.game(game).rules(seats, settings, pack, seed=seed)
    return play(Game(rules, seed, log=log), bots, watch)


@dataclass
class Match:
    """What two bots made of a number of games against each other, from the first one's side."""

    games: int = 0
    wins: float = 0.0
    """Games won; a shared victory counts for a part."""
    points: float = 0.0
    against: float = 0.0
    """Points of all games together, the own ones and the mean of the others'."""

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    def add(self, other: Match) -> None:
        """Take in another match of the same two."""
        self.games += other.games
        self.wins += other.wins
        self.points += other.points
        self.against += other.against


Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""


def duel(
    first: Maker,
    second: Maker,
    numbers: Sequence[int],
    players: int = 2,
    *,
    game: str,
    **settings: Any,
) -> Match:
    """One bot of the first kind against bots of the second kind, for each number of a game.

    Two neighbouring numbers are played with the same seed (and so the same cards and, as far as the play goes, dice)
    and the first kind in another seat; the colours at the table change from pair to pair.
    """
    match = Match()
    for number in numbers:
        deal, place = divmod(number, players)
        seats = seating(games.game(game), deal, players)
        bots = [(first if seat == place else second)(1009 * number + seat) for seat in range(players)]
        result = play_new(game, seats, bots, deal, **settings).result
        others = [score for seat, score in enumerate(result.scores) if seat != place]
        won = 1 / len(result.winners) if place in result.winners else 0.0
        match.add(Match(1, won, result.scores[place], sum(others) / len(others)))
    return match
