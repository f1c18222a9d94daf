"""Answers to learn from: a program with a net plays, and a short search looks at some of its questions.

Written down are, for each answer that was looked at, what the program thinks of it, how it came off on average in a few
imagined games, the same for all answers to the question, and what a net is told of the table right after it.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Protocol

import numpy as np

from biont import games
from biont.bots.answers import Look
from biont.bots.net import Net
from biont.bots.search import Halving
from biont.games.players import Taught
from biont.kernel.chance import Chance, key_of
from biont.kernel.decision import Decision, Option
from biont.kernel.errors import BiontError
from biont.kernel.view import View
from biont.lab.arena import play_new
from biont.lab.plan import seating
from biont.lab.selfplay import learning_of
from biont.processes import droppable

ONE_IN = 4
"""One question in so many is looked at."""
GAMES = 6
"""Imagined games of a look, the same for all answers."""
TOP = 6
"""The answers that seem best are looked at, and one of the others by lot."""

Row = tuple[int, int, str, float, float, bytes]
"""The number of a question in its game, its kind, an answer's, what it was thought and found worth, inputs."""


class Looked(Protocol):
    """A program that tells what it saw one answer ahead."""

    name: str
    weights: Any

    def is_tried(self, decision: Decision) -> bool:
        """Whether it looks ahead at all."""

    def looked(self, view: View[Any]) -> list[Look]:
        """Every sensible answer with its worth and what a net was told of the table after it."""

    def choose(self, view: View[Any]) -> Option:
        """Its answer."""


class Looking:
    """Plays as a program does, and has some of its questions looked at."""

    def __init__(self, bot: Looked, search: Halving[Any], questions: Sequence[str], seed: int) -> None:
        self.name = bot.name
        self.rows: list[Row] = []
        self._bot, self._search, self._chance = bot, search, Chance(seed)
        self._kinds = {name: place for place, name in enumerate(questions)}

    def choose(self, view: View[Any]) -> Option:
        """What seems best, whatever the search finds."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) > 1 and decision.kind.name in self._kinds and self._chance.below(ONE_IN) == 0:
            found = sorted(self._bot.looked(view), key=lambda look: -look.value)
            others = found[TOP:]
            taken = found[:TOP] + ([others[self._chance.below(len(others))]] if others else [])
            came = self._search.outcomes(view, [look.option for look in taken], GAMES)
            number = self.rows[-1][0] + 1 if self.rows else 0
            for look, values in zip(taken, came, strict=True):
                mean = sum(values) / len(values)
                self.rows.append((number, self._kinds[decision.kind.name], look.kind, look.value, mean, look.told))
        return self._bot.choose(view)


def play_part(game: str, numbers: Sequence[int], seed: int, net: bytes | None, alone: bool = False) -> bytes:
    """The file of some games, a row for every answer that was looked at."""
    learning, players = learning_of(game), games.game(game).players
    if not learning.questions or not isinstance(players, Taught):
        raise BiontError("The bots of {game} have no net for answers to teach.", "lab-no-answers", game=game)
    content = net if net is not None else (files(f"biont.{game}.bots") / "net.npz").read_bytes()
    judge = Net.read(content, learning.inputs)
    rows: list[tuple[int, Row]] = []
    with droppable():
        for number in numbers:
            rows += [(number, row) for row in _play_one(game, players, judge, number, seed)]
    written = io.BytesIO()
    arrays: dict[str, Any] = {
        "game": np.array([number for number, _ in rows], np.int32),
        "asked": np.array([row[0] for _, row in rows], np.int32),
        "kind": np.array([row[1] for _, row in rows], np.int16),
        "verb": np.array([row[2] for _, row in rows], "<U40"),
        "value": np.array([row[3] for _, row in rows], np.float32),
        "came": np.array([row[4] for _, row in rows], np.float32),
        "x": np.array([np.frombuffer(row[5], np.float32) for _, row in rows], np.float16).reshape(
            len(rows), len(learning.names)
        ),
    }
    np.savez(written, **arrays)
    return written.getvalue()


def _play_one(game: str, players: Taught, net: Net, number: int, seed: int) -> list[Row]:
    """The rows of a game of one seat with the net against others with it or without."""
    definition, learning = games.game(game), learning_of(game)
    chance = Chance(key_of((seed << 40) + number))
    count, agreed = learning.tables[chance.below(len(learning.tables))]
    headcount = definition.headcount(count, agreed)
    place, rival = chance.below(count), chance.below(2)
    own = chance.below(1 << 32)
    bot: Any = learning.bot(own, net)
    looking = Looking(bot, players.weighing(own, bot.weights), learning.questions, own + 1)
    others = [chance.below(1 << 32) for _ in range(count)]
    bots = [learning.bot(other, net) if rival else players.greedy(other) for other in others]
    seats = seating(definition, number, headcount.colours)
    play_new(
        game,
        seats,
        [looking if seat == place else one for seat, one in enumerate(bots)],
        chance.below(1 << 62),
        **headcount.settings,
    )
    return looking.rows
