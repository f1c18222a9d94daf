"""A guided first game: its first turns are set, then it is a free game in which new ideas are told as they come up.

A game brings data only: a scenario for the set turns, and its ideas. The scenario runs from the ``beginning`` of a game
and each of its moves begins with an answer of the player's, which is the guide's suggestion: ``tell`` names the idea
that is told at that question, ``look`` the place on the board. Dice and the other seats' answers are those of the
scenario as long as the player does what is suggested; as soon as he does something else, the game is free.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from biont.kernel.chance import Outcome
from biont.kernel.decision import Option
from biont.kernel.declared import Event, Question
from biont.kernel.game import Game
from biont.scenarios import Scenario, ScenarioLanguage, shipped

ANYTHING = Question("anything")
"""The question that an idea waits for which can be told at any of them."""


@dataclass(frozen=True, slots=True)
class Idea:
    """One idea of a game, its rules, and what brings it up in a free game.

    Its words are ``learn-idea-<name>`` (a heading), ``learn-term-<name>`` (what the rulebook calls it) and
    ``learn-text-<name>``. Where there is one, ``learn-set-<name>`` says it in the set turns instead, about what lies on
    the table then, and ``learn-do-<name>`` says why the answer that they suggest is a good one.
    """

    name: str
    rules: tuple[str, ...]
    asked: tuple[Question, ...] = ()
    """Questions that it is about."""
    offered: tuple[str, ...] = ()
    """Verbs of options that it is about."""
    happened: tuple[Event, ...] = ()
    """News that it explains: what the log tells, or what else :meth:`Guide.news` finds."""
    look: str = ""
    """Where to look, as a CSS selector of the board."""
    needed: bool = False
    """Whether nobody understands advice of its verbs without it, so that it comes before all news."""
    at_once: bool = False
    """Whether what it explains must not wait: it comes at the first question after that, before all else."""


class Beat(NamedTuple):
    """One answer of the set turns, with the dice that it rolls; and what is told at its question, if anything."""

    seat: int
    answer: str
    dice: tuple[Outcome, ...]
    tell: str
    look: str


class Told(NamedTuple):
    """What a guide says at a question: an idea, where to look, and what it suggests, in notation ("": nothing set)."""

    idea: Idea | None
    look: str
    suggests: str
    topic: Idea | None = None
    """What the question is about, also where that was told before."""
    is_news: bool = False
    """Whether the idea explains what is new, and not the question."""
    has_happened: bool = False
    """Whether that has just happened: it may also be new that something is near or possible."""


class Guide:
    """A guided first game. A game overrides the data, and :meth:`news` where entries alone do not say enough."""

    opening: ClassVar[str]
    """The id of the scenario with the set turns; settings, seats and seed of the game are its own."""
    standing: ClassVar[Sequence[str]] = ()
    """Switches that are on from the beginning: what a first game need not ask."""
    opponent: ClassVar[str]
    """The program that plays the other seats once the game is free, gently."""
    ideas: ClassVar[Sequence[Idea]]
    """All ideas; the first one welcomes."""

    def __init__(self, scenarios: ScenarioLanguage[Any]) -> None:
        self.scenarios = scenarios

    @cached_property
    def scenario(self) -> Scenario[Any]:
        """The set turns."""
        return shipped(self.scenarios)[self.opening]

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays; the first of them is the person."""
        return self.scenario.table_rules.seats

    @property
    def seed(self) -> int:
        """The seed, which is that of the cards and of everything that is not set."""
        return self.scenario.sheet.seed

    @property
    def settings(self) -> Mapping[str, Any]:
        """The settings of the game."""
        return {name: value for name, value in self.scenario.sheet.settings.items() if name not in ("seats", "pack")}

    @cached_property
    def beats(self) -> tuple[Beat, ...]:
        """Every answer of the set turns, those included that are the only ones."""
        found: list[Beat] = []
        game = self.scenario.game()
        for number, move in enumerate(self.scenario.moves):
            self.scenario.step(game, number)
            given = [game.print(answer) for answer in game.answers[len(found) :]]
            first = given.index(move.answers[0].rpartition(": ")[2]) if move.answers else -1
            for at, answer in enumerate(given):
                found.append(Beat(-1, answer, (), *((move.tell, move.look) if at == first else ("", ""))))
        return tuple(self._with_dice(found))

    def _with_dice(self, beats: Sequence[Beat]) -> Iterable[Beat]:
        """The same with who is asked, and the dice of each answer."""
        game: Game[Any] = Game(self.scenario.table_rules, self.seed)
        left = [die for dice in self.scenario.dice for die in dice]
        for beat in beats:
            assert game.decision is not None
            seat = game.decision.seat
            game.inject(left)
            game.choose(beat.answer)
            used, left = left[: len(left) - len(game.play.injected)], list(game.play.injected)
            game.withdraw()
            yield beat._replace(seat=seat, dice=tuple(used))

    def beat(self, answers: Sequence[str]) -> Beat | None:
        """What the set turns have next, if a game with these answers has kept to them."""
        number = len(answers)
        kept = number < len(self.beats) and all(map(_is_answer, self.beats, answers))
        return self.beats[number] if kept else None

    def idea(self, name: str) -> Idea | None:
        """The idea of a name."""
        return next((one for one in self.ideas if one.name == name), None)

    def scripted(self, beat: Beat) -> Told:
        """What is told at a question of the set turns."""
        return Told(self.idea(beat.tell), beat.look, beat.answer)

    def now(
        self,
        game: Game[Any],
        seat: int,
        known: Iterable[str],
        since: int = 0,
        suggests: Callable[[], Iterable[Option]] | None = None,
    ) -> Told:
        """What a free game tells a seat that knows some ideas: nothing while somebody else is asked.

        What must not wait comes before all, then the question itself, then what has just happened to the player, then
        what he is advised to do, or, where nobody ``suggests`` anything, what he could do. A question that follows from
        something is about that, or about what :meth:`led` to it, and nothing else. ``since`` is the number of answers
        when the seat had answered last: what happened before is no news.
        """
        decision = game.decision
        if decision is not None and decision.seat != seat:
            return Told(None, "", "")
        kind = decision.kind if decision is not None else None
        follows = kind is not None and (kind.follows or kind.judges)
        topic = next((idea for idea in self.ideas if kind in idea.asked), None) if follows else None
        waiting = [idea for idea in self.ideas if idea.name not in set(known)]
        if any(idea.at_once for idea in waiting):
            struck = self.news(game, seat, since)
            for idea in waiting:
                if idea.at_once and not struck.isdisjoint(idea.happened):
                    return Told(idea, idea.look, "", idea, is_news=True, has_happened=True)
        for idea in waiting:
            if ANYTHING in idea.asked or kind in idea.asked:
                return Told(idea, idea.look, "", idea)
        if follows:
            led = self.led(game, since) if waiting else set()
            for idea in waiting:
                if not led.isdisjoint(idea.happened):
                    return Told(idea, idea.look, "", idea, is_news=True, has_happened=True)
            return Told(None, "", "", topic)
        advised = {str(one[0]) for one in suggests()} if suggests and any(one.needed for one in waiting) else set()
        for idea in waiting:
            if idea.needed and not advised.isdisjoint(idea.offered):
                return Told(idea, idea.look, "", idea)
        news = self.news(game, seat, since)
        for idea in waiting:
            if not news.isdisjoint(idea.happened):
                happened = any(entry.kind in idea.happened for entry in game.entries_since(since))
                return Told(idea, idea.look, "", topic, is_news=True, has_happened=happened)
        if decision is not None and any(idea.offered for idea in waiting):
            offered = {str(option[0]) for option in (suggests() if suggests is not None else decision.options)}
            for idea in waiting:
                if not offered.isdisjoint(idea.offered):
                    return Told(idea, idea.look, "", idea)
        return Told(None, "", "", topic)

    def led(self, game: Game[Any], since: int) -> set[Event]:
        """What the open question follows from, where an idea explains it; as it stands, nothing."""
        return set()

    def news(self, game: Game[Any], seat: int, since: int) -> set[Event]:
        """What has happened that concerns the seat or everybody."""
        return {
            entry.kind for entry in game.entries_since(since) if entry.seat in (-1, seat) and entry.only in (-1, seat)
        }


def _is_answer(beat: Beat, answer: str) -> bool:
    return beat.answer == answer
