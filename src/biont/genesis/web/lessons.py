"""Lessons: scenarios of the game as puzzles."""

from __future__ import annotations

from dataclasses import dataclass

from biont.games.advice import Lesson
from biont.genesis.scenario import STAGE
from biont.genesis.table import Table
from biont.kernel.decision import Option
from biont.kernel.game import Game
from biont.scenarios import Scenario, shipped


@dataclass(frozen=True, slots=True)
class Example(Lesson):
    """A scenario, and the answer in it that the question of the lesson is about."""

    id: str
    theme: str
    move: int = 0
    answer: int = 0

    @property
    def scenario(self) -> Scenario[Table]:
        """The scenario."""
        return shipped(STAGE)[self.id]

    def title(self, language: str) -> str:
        """The scenario's title."""
        return self.scenario.title[language]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the scenario checks."""
        return self.scenario.rules

    def game(self) -> Game[Table]:
        """The game at the question."""
        return self.scenario.before(self.move, self.answer)

    def example(self, game: Game[Table]) -> Option:
        """What the rulebook's example chooses."""
        return game.parse(self.scenario.moves[self.move].answers[self.answer].rpartition(": ")[2])

    def follow(self, game: Game[Table]) -> None:
        """Play the example to its end."""
        self.scenario.follow(game, self.move, self.answer)


LESSONS: dict[str, Lesson] = {
    lesson.id: lesson
    for lesson in (
        Example("S80", "life", 0, 2),
        Example("S26", "life"),
        Example("S25", "life"),
        Example("S29", "life", 0, 2),
        Example("S16", "assignment", 1),
        Example("S19", "assignment", 0, 1),
        Example("S23-S24", "assignment", 1),
        Example("S32", "darwin"),
        Example("S36", "darwin", 1),
        Example("S4", "events", 1),
        Example("S13", "events", 1),
        Example("S42", "purchases"),
        Example("S91-one-cube", "purchases", 0, 1),
        Example("S48-S49", "purchases", 1),
    )
}
