"""One random game, played to its end and checked on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from biont.kernel.chance import Chance
from biont.kernel.conformance.checks import (
    check_answer,
    check_end,
    check_entry,
    check_pickle,
    check_position,
    check_save,
    check_undo,
    check_views,
)
from biont.kernel.conformance.tools import (
    Care,
    ConformanceError,
    Invariants,
    Permute,
    demand,
    give,
    hold,
    position,
    random_option,
    record_of,
    same,
)
from biont.kernel.declared import Question
from biont.kernel.game import Game
from biont.kernel.rules import Rules

Maker: TypeAlias = "Callable[[int], Game[Any]] | Rules[Any]"
"""How to begin a game: a function of the seed, or rules."""


class Summary(NamedTuple):
    """What one checked game was like."""

    answers: int
    checked: int
    final: int
    """Answers that could not be taken back."""
    imagined: int
    """Games that were dealt anew from views."""
    kinds: frozenset[Question]
    """The kinds of questions that were asked."""


def check_game(
    make: Maker,
    seed: int,
    *,
    every: int = 1,
    invariants: Invariants | None = None,
    permute: Permute | None = None,
    max_answers: int = 20_000,
    horizon: int = 8,
    imaginings: int = 1,
) -> Summary:
    """Play one random game from ``seed`` to its end and check it on the way, all of it at each ``every``-th answer.

    ``max_answers`` is the length at which a game counts as endless. Saving is checked at the 1st, 2nd, 4th, 8th …
    answer and at the end, because each time costs a replay from zero.
    """
    care = Care(horizon, imaginings, invariants, permute)
    try:
        game = begin(make, seed)
    except Exception as error:
        raise ConformanceError(f"Seed {seed}: the game cannot begin: {error!r}") from error
    try:
        return Walk(make, game, Chance(seed), care).to_the_end(every, max_answers)
    except Exception as error:
        what = str(error) if isinstance(error, ConformanceError) else f"a rule failed: {error!r}"
        record = getattr(error, "record", None) or record_of(game)
        answers = len(game.answers) if record is None else len(record.answers)
        found = ConformanceError(f"Seed {seed}, after {answers} answers: {what}")
        found.record = record
        raise found from error


def begin(make: Maker, seed: int) -> Game[Any]:
    """A new game from rules or from a function of the seed."""
    return Game(make, seed) if isinstance(make, Rules) else make(seed)


class Walk:
    """One random game on its way to the end."""

    def __init__(self, make: Maker, game: Game[Any], chance: Chance, care: Care) -> None:
        self.make = make
        self.game = game
        self.chance = chance
        self.care = care
        self.shadow = game.copy()
        self.checked = self.final = 0
        self.kinds: set[Question] = set()

    def to_the_end(self, every: int, max_answers: int) -> Summary:
        game = self.game
        demand(position(begin(self.make, game.seed)) == position(game), "Two games of one seed begin differently.")
        entries = 0
        while game.decision is not None:
            number = len(game.answers)
            demand(number < max_answers, f"The game has not ended after {max_answers} answers.")
            self.kinds.add(game.decision.kind)
            thorough = number % every == 0
            if thorough:
                check_position(game, self.chance, self.care)
                self.checked += 1
            if number & (number - 1) == 0:
                check_save(game)
                check_pickle(game)
            self.answer(thorough)
            for entry in game.entries[entries:]:
                check_entry(entry, len(game.seats))
            entries = len(game.entries)
        check_end(game)
        check_views(game, self.chance, self.care)
        check_save(game)
        check_pickle(game)
        return Summary(len(game.answers), self.checked, self.final, self.imagined(), frozenset(self.kinds))

    def imagined(self) -> int:
        return (self.checked + 1) * (len(self.game.seats) + 1) * self.care.imaginings

    def answer(self, thorough: bool) -> None:
        """Answer at random, on the game and on its shadow, a copy taken some answers ago."""
        game = self.game
        assert game.decision is not None
        option = random_option(game.decision, self.chance)
        if thorough:
            self.shadow = game.copy() if len(game.answers) % 3 == 0 else self.shadow
            self.final += check_answer(game, option)
            check_undo(game)
        else:
            give(game, option)
        if self.care.invariants is not None:
            hold(self.care.invariants, game.table, "On the table")
        self.shadow.choose(option)
        same(self.shadow, game, "A copy that got the same answers")
