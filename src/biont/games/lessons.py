"""Lessons: scenarios as puzzles. A position, a goal, and as many answers as the example needs to reach it.

A game brings data only: a scenario whose moves are a way to the goal, which is what its last move states, and words:
``learn-lesson-<id>`` (a title), ``learn-task-<id>`` (the situation), ``learn-goal-<id>`` (what is to be reached) and
``learn-why-<id>`` (how it goes).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Any

from biont.kernel.game import Game
from biont.scenarios import Move, Scenario, ScenarioLanguage, shipped
from biont.scenarios.run import do_inevitable
from biont.scenarios.statements import Statements
from biont.words import Words


@dataclass(frozen=True)
class Lesson:
    """A scenario from one of its answers on, as a question to whoever gives it."""

    scenarios: ScenarioLanguage[Any]
    id: str
    theme: str
    """Lessons are listed by theme; ``learn-theme-<theme>`` is its name."""
    card: str
    """What it is about: its picture where lessons are listed."""
    move: int = 0
    answer: int = 0
    last: int | None = None
    """The move that ends with the goal; usually the last one before something else is run."""

    @cached_property
    def scenario(self) -> Scenario[Any]:
        """The scenario."""
        return shipped(self.scenarios)[self.id]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that it shows."""
        return self.scenario.rules

    def title(self, say: Words) -> str:
        """What it is about, without giving the solution away as the scenario's own title may."""
        key = f"learn-lesson-{self.id}"
        return say(key) if say.has(key) else self.scenario.title[say.language]

    def task(self, say: Words) -> str:
        """The situation."""
        return say(f"learn-task-{self.id}")

    def goal(self, say: Words) -> str:
        """What is to be reached."""
        return say(f"learn-goal-{self.id}")

    def why(self, say: Words) -> str:
        """How it goes."""
        return say(f"learn-why-{self.id}")

    @cached_property
    def _moves(self) -> list[Move]:
        """The moves from the question to the goal; what is run later has nothing to do with it."""
        later = self.scenario.moves[self.move + 1 : None if self.last is None else self.last + 1]
        moves = [self.scenario.moves[self.move], *takewhile(lambda move: not move.run, later)]
        while not moves[-1].expect:
            moves.pop()
        return moves

    @cached_property
    def _answers(self) -> tuple[str, ...]:
        """The answers from the question to the goal, everybody's."""
        return tuple(answer for move in self._moves for answer in move.answers)[self.answer :]

    def game(self, given: Sequence[str] = ()) -> Game[Any]:
        """The game at the question, or after some answers to it; others answer as in the example.

        An answer that is not possible raises IllegalChoice.
        """
        game = self.scenario.before(self.move, self.answer)
        assert game.decision is not None
        seat = game.decision.seat
        expected = [text for who, text in map(_parted, self._answers) if who and who != game.seats[seat]]
        for answer in given:
            game.choose(answer)
            do_inevitable(game)
            while game.decision is not None and game.decision.seat != seat and expected:
                wanted = expected.pop(0)
                options = [game.print(option) for option in game.decision.options]
                game.choose(wanted if wanted in options else options[-1])
                do_inevitable(game)
        return game

    @cached_property
    def solution(self) -> tuple[str, ...]:
        """The answers of the example, as far as they are those of whoever is asked."""
        game = self.scenario.before(self.move, self.answer)
        assert game.decision is not None
        own = game.seats[game.decision.seat]
        return tuple(text for who, text in map(_parted, self._answers) if who in ("", own))

    def is_reached(self, game: Game[Any]) -> bool:
        """Whether what the example ends with is true."""
        return not Statements(game, self.scenarios, game.entries).check(self._moves[-1].expect)

    def is_over(self, game: Game[Any], given: Sequence[str]) -> bool:
        """Whether the goal is reached, or cannot be with as many answers as the example needs."""
        return bool(given) and (self.is_reached(game) or game.decision is None or len(given) >= len(self.solution))


def _parted(answer: str) -> tuple[str, str]:
    """The seat that an answer names, if any, and the answer."""
    seat, _, text = answer.rpartition(": ")
    return seat, text
