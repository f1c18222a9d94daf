"""The review of a finished game as a page tells it."""

from __future__ import annotations

from functools import cached_property

from markupsafe import Markup

from biont.draw import chart
from biont.games.review import Review
from biont.games.reviewed import Reviewed, ToldChoice, percent
from biont.server.page.position import Position
from biont.server.reasons import reasons


class ReviewPage:
    """What a program thinks of a game: chances over time, choice and luck, and the answers that cost most."""

    def __init__(self, position: Position, review: Review) -> None:
        self.position = position
        self.review = review
        self._told = Reviewed(position.game, position.definition, review, position.say, reasons)

    @property
    def balances(self) -> list[str]:
        """Choice and luck of everybody."""
        return [self._told.balance(seat) for seat in range(len(self.position.game.seats))]

    @cached_property
    def alone(self) -> int | None:
        """The seat of the only person, where the others are programs."""
        seats = range(len(self.position.game.seats))
        persons = [seat for seat in seats if self.position.open_game.is_person(seat)]
        return persons[0] if len(persons) == 1 < len(seats) else None

    @cached_property
    def choices(self) -> list[ToldChoice]:
        """The answers that cost most: a person's own, where one plays alone against programs."""
        return list(self._told.choices(None if self.alone is None else {self.alone}))

    @cached_property
    def others(self) -> list[ToldChoice]:
        """Those of the programs beside such a person: whoever opens a record need not have been the first in it."""
        seats = set(range(len(self.position.game.seats))) - {self.alone}
        return [] if self.alone is None else list(self._told.choices(seats))

    @property
    def heading(self) -> str:
        """Whose answers are told."""
        say, name = self.position.say, self._name
        return say("review-choices-of", name=name) if name else say("review-choices")

    @property
    def none(self) -> str:
        """What is said where none of them was worse than another."""
        say, name = self.position.say, self._name
        return say("review-none-of", name=name) if name else say("review-none")

    @property
    def _name(self) -> str:
        """What the only person is called, if there is one."""
        return "" if self.alone is None else self._told.name(self.alone)

    @cached_property
    def chart(self) -> Markup:
        """Everybody's chance to win, in hundredths."""
        position = self.position
        first = {one.seat: one for one in reversed(position.colours)}  # a soloist's colours have one chance
        names = {one.name: position.teller.seat(one.name) for one in first.values()}
        turns = [moment.turn for moment in position.open_game.history]
        seats = list(first)
        moments = [
            (turn, [percent(chances[seat]) for seat in seats])
            for turn, chances in zip(turns, self.review.chances, strict=True)
        ]
        curves = position.definition.drawing.art.curves(names)
        marked = [one.answer + 1 for one in self.choices]
        return chart(moments, curves, position.say("review-chances"), marked)
