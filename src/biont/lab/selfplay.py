"""Games to learn from: programs of one strength play each other, and some tables of each game are written down.

All depends on the seed and the number of a game alone. Tables are written as a net will be told of them, a row for
each seat, with what became of that seat.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biont import games
from biont.bots.bot import Bot
from biont.bots.net import Net
from biont.bots.random import Random
from biont.games.statistics import Learning
from biont.kernel.chance import Chance, key_of
from biont.kernel.decision import Decision, Option
from biont.kernel.errors import BiontError
from biont.kernel.game import Game
from biont.kernel.view import View
from biont.lab.arena import Endless, play_new
from biont.lab.plan import seating
from biont.processes import droppable

STRIDE = 8
"""One question in so many has its table written down."""
STRAYS = (0.0, 0.0, 0.0, 0.05, 0.15)
"""Shares of answers drawn by lot, so that tables are seen which nobody would choose; each as often as it stands."""
OLD = 0.25
"""The share of games that are played without the net where there is one."""

Arrays = dict[str, NDArray[Any]]


def learning_of(game: str) -> Learning:
    """How a net of a game is taught."""
    learning = games.game(game).statistics.learning
    if learning is None:
        raise BiontError("The bots of {game} have no net to teach.", "lab-no-learning", game=game)
    return learning


class Straying:
    """A bot that now and then answers by lot."""

    def __init__(self, bot: Bot, share: float, seed: int) -> None:
        self.name = f"straying {bot.name}"
        self._bot, self._share = bot, share
        self._chance, self._lot = Chance(seed), Random(seed + 1)

    def choose(self, view: View[Any]) -> Option:
        """What the bot answers, or any option."""
        by_lot = self._chance.below(1000) < 1000 * self._share
        return self._lot.choose(view) if by_lot else self._bot.choose(view)


class Scribe:
    """Looks on while a game is played, and writes down every so manyth table at which there is a choice."""

    def __init__(self, learning: Learning, first: int) -> None:
        self._learning = learning
        self._count = first
        self.rows: list[Sequence[float]] = []
        self.hand: list[float] = []
        self.seats: list[int] = []

    def __call__(self, game: Game[Any], decision: Decision) -> None:
        """Before an answer."""
        if len(decision.options) == 1:
            return
        self._count += 1
        if self._count % STRIDE == 0:
            rows = self._learning.rows(game.table)
            self.rows += rows
            self.seats += range(len(rows))
            self.hand += [self._learning.hand(game.table, seat) for seat in range(len(rows))]


def play_part(game: str, numbers: Sequence[int], seed: int, net: bytes | None, alone: bool = False) -> bytes:
    """The file of some games: rows in the order of play, and for each its game, its seat and what became of it."""
    learning = learning_of(game)
    taught = Net.read(net, learning.inputs) if net is not None else None
    with droppable():
        played = (_play_one(game, learning, number, seed, taught, alone=alone) for number in numbers)
        parts = [part for part in played if part is not None]
    arrays: dict[str, Any] = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    content = io.BytesIO()
    np.savez(content, **arrays)
    return content.getvalue()


def _play_one(game: str, learning: Learning, number: int, seed: int, net: Net | None, *, alone: bool) -> Arrays | None:
    """The rows of a game; None where it found no end, so that one such game does not stop a round."""
    definition = games.game(game)
    chance = Chance(key_of((seed << 40) + number))
    players, agreed = (1, {}) if alone else learning.tables[chance.below(len(learning.tables))]
    headcount = definition.headcount(players, agreed)
    stray = STRAYS[chance.below(len(STRAYS))]
    old = net is None or alone or chance.below(1000) < 1000 * OLD
    easy = old and chance.below(8) == 0
    bots: list[Bot] = []
    for _ in range(players):
        own = chance.below(1 << 32)
        bot: Bot = (
            definition.players.makers["easy" if easy else "greedy"](own) if old else learning.bot(own, _sure(net))
        )
        bots.append(Straying(bot, stray, own) if stray else bot)
    scribe = Scribe(learning, chance.below(STRIDE))
    try:
        result = play_new(
            game,
            seating(definition, number, headcount.colours),
            bots,
            chance.below(1 << 62),
            scribe,
            **headcount.settings,
        ).result
    except Endless:
        return None
    won = np.zeros(players, np.float32)
    won[list(result.winners)] = 1 / max(1, len(result.winners))
    scores = np.array(result.scores[:players], np.float32)
    rival = np.array([np.delete(scores, seat).max(initial=0) for seat in range(players)], np.float32)
    seats = np.array(scribe.seats, np.int8)
    return {
        "x": np.array(scribe.rows, np.float16).reshape(len(seats), len(learning.names)),
        "hand": np.array(scribe.hand, np.float32),
        "seat": seats,
        "game": np.full(len(seats), number, np.int32),
        "players": np.full(len(seats), players, np.int8),
        "won": won[seats],
        "margin": np.tanh((scores - rival) / learning.margin)[seats],
    }


def _sure(net: Net | None) -> Net:
    assert net is not None
    return net
