"""A review in words: what a program says of a game, the same at the table, on the command line and in a notebook."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from biont.games.definition import Definition
from biont.games.review import COUNT, Choice, Review, Trait
from biont.kernel.decision import Option
from biont.kernel.game import Game
from biont.kernel.replay import replay
from biont.words import Words

Reasons: TypeAlias = Callable[[Game[Any], Option, Option, Words], tuple[str, ...]]
"""What can be said, where a question was asked, against the answer given and for a better one."""


@dataclass(frozen=True, slots=True)
class ToldChoice:
    """An answer that cost something, as it is told."""

    answer: int
    """How many answers stood before it."""
    turn: int
    seat: int
    name: str
    question: str
    given: str
    better: str
    sentence: str
    """What both are worth."""
    reasons: tuple[str, ...]
    """What could be known of both when it was given."""
    traits: tuple[str, ...]
    """What the better one would have changed."""


class Reviewed:
    """A game and its review, told in one language."""

    def __init__(
        self, game: Game[Any], definition: Definition, review: Review, say: Words, reasons: Reasons | None = None
    ) -> None:
        self.game = game
        self.definition = definition
        self.review = review
        self.say = say
        self._reasons = reasons
        self._teller = definition.telling.teller(game.rules, say)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self._teller.seat(self.game.seats[seat])

    def balance(self, seat: int) -> str:
        """What own answers did to a seat's chance, and what the rest did."""
        review = self.review
        changes = {"choice": signed(review.choice(seat)), "luck": signed(review.luck(seat))}
        return self.say("review-balance", name=self.name(seat), first=percent(review.chances[0][seat]), **changes)

    def choices(self, seats: Collection[int] | None = None) -> Iterator[ToldChoice]:
        """The answers that cost these seats most (all when None), the worst first."""
        costliest = self.review.costliest(count=len(self.review.choices))
        for choice in [one for one in costliest if seats is None or one.seat in seats][:COUNT]:
            yield self._told(choice)

    def _told(self, choice: Choice) -> ToldChoice:
        game = replay(self.game.rules, self.game.record(), to=choice.answer)
        decision, teller, say = game.decision, self._teller, self.say
        assert decision is not None
        teller.look(game.table)
        return ToldChoice(
            choice.answer,
            self.definition.moment(game.table).turn,
            choice.seat,
            self.name(choice.seat),
            teller.prompt(decision),
            teller.option(choice.given, decision),
            teller.option(choice.better, decision),
            say("review-worth", best=percent(choice.best), chance=percent(choice.chance)),
            self._reasons(game, choice.given, choice.better, say) if self._reasons is not None else (),
            tuple(map(self._trait, choice.traits)),
        )

    def _trait(self, trait: Trait) -> str:
        numbers = {"better": round(trait.better, 1), "given": round(trait.given, 1)}
        return self.say("review-trait", what=self.say(f"feature-{trait.name.replace('_', '-')}"), **numbers)


def percent(part: float) -> int:
    """A part of one, in hundredths."""
    return round(100 * part)


def signed(part: float) -> str:
    """The same as a change."""
    number = percent(part)
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"
