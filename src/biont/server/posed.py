"""Puzzles as a visitor meets them: like lessons, with words that are made of what was found out about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from biont import games
from biont.games import Definition
from biont.games.puzzles import Puzzle
from biont.kernel import Game
from biont.kernel.replay import replay
from biont.words import Words


@lru_cache(maxsize=32)
def _start(game: str, name: str) -> Game[Any]:
    """The game at the question of a puzzle; whoever plays on takes a copy."""
    definition = games.game(game)
    record = definition.advice.puzzles[name].record
    return replay(definition.rules_of(record), record)


class Posed:
    """A puzzle: its question, and what is said of it."""

    def __init__(self, puzzle: Puzzle, number: int) -> None:
        self.puzzle = puzzle
        self.number = number
        """Its place among those of the same theme, from 1."""
        self.id, self.theme = puzzle.id, puzzle.theme
        self.solution: Sequence[str] = (puzzle.best,)

    def game(self, given: Sequence[str] = ()) -> Game[Any]:
        """The game at the question, or after an answer to it; one that is not possible raises IllegalChoice."""
        game = self._start.copy()
        for answer in given[:1]:
            game.choose(answer)
        return game

    def is_reached(self, game: Game[Any]) -> bool:
        """Whether the best answer was given."""
        return list(game.record().answers[len(self.puzzle.answers) :]) == [self.puzzle.best]

    def is_over(self, game: Game[Any], given: Sequence[str]) -> bool:
        """After one answer."""
        return bool(given)

    @property
    def _start(self) -> Game[Any]:
        return _start(self.puzzle.game, self.id)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rule under which the question is asked."""
        rule = self._decision.rule
        return (rule,) if rule else ()

    @cached_property
    def _decision(self) -> Any:
        decision = self._start.decision
        assert decision is not None
        return decision

    def title(self, say: Words) -> str:
        """Its theme and number."""
        return say("learn-puzzle", theme=say(f"learn-theme-{self.theme}"), number=self.number)

    def task(self, say: Words) -> str:
        """Who is asked, and when."""
        game, definition = self._start, games.game(self.puzzle.game)
        return say("learn-puzzle-task", name=self._name(say), turn=definition.moment(game.table).turn)

    def goal(self, say: Words) -> str:
        """What is to be found."""
        return say("learn-puzzle-goal", name=self._name(say))

    def why(self, say: Words) -> str:
        """What both of the best answers are worth, and what differs after them."""
        puzzle, teller = self.puzzle, self._teller(say)
        best, second = (teller.option(self._start.parse(text), self._decision) for text in (puzzle.best, puzzle.second))
        told = [
            say(
                "learn-puzzle-why",
                best=best,
                second=second,
                chance=round(100 * puzzle.chance),
                other=round(100 * puzzle.other),
                imagined=puzzle.imagined,
            )
        ]
        for name, better, given in puzzle.traits:
            what = say(f"feature-{name.replace('_', '-')}")
            told.append(say("review-trait", what=what, better=round(better, 1), given=round(given, 1)))
        return " ".join(told)

    def _name(self, say: Words) -> str:
        return str(self._teller(say).seat(self.puzzle.seats[self._decision.seat]))

    def _teller(self, say: Words) -> Any:
        game = self._start
        teller = games.game(self.puzzle.game).telling.teller(game.rules, say)
        teller.look(game.table)
        return teller


@lru_cache(maxsize=16)
def posed(definition: Definition) -> Mapping[str, Posed]:
    """The puzzles of a game, by theme; without those that were made with other cards than it has now."""
    found: dict[str, list[Puzzle]] = {}
    packs: dict[str, Mapping[str, str]] = {}
    for puzzle in definition.advice.puzzles.values():
        name = puzzle.pack.get("name", "")
        if name not in packs:
            packs[name] = definition.rules_of(puzzle.record).pack()
        if packs[name] == puzzle.pack:
            found.setdefault(puzzle.theme, []).append(puzzle)
    return {one.id: Posed(one, place + 1) for theme in found.values() for place, one in enumerate(theme)}
