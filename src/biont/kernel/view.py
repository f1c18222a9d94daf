"""A view of a game: what one seat may know, and the games that it can imagine from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from biont.kernel.chance import Chance
from biont.kernel.decision import Decision, Option, Refusal
from biont.kernel.play import TableT
from biont.kernel.rules import Rules

if TYPE_CHECKING:  # a game makes its views, and hands itself over for what they imagine: here it is only named
    from biont.kernel.game import Game


@dataclass(frozen=True, repr=False)
class View(Generic[TableT]):
    """The table with the unknown blotted out, and the decision if this seat is the one asked.

    ``beginning``, ``given`` and ``outcomes`` say how the step under way began, which answers were given in it (None
    for another seat's secret one) and which dice fell, so that the step can be run again on an imagined table.
    ``game`` is the class of what it shows, and of what it imagines.
    """

    picture: ClassVar[Callable[[View[Any]], str | None] | None] = None
    """Draws a view for a notebook, as :attr:`Game.picture` draws a game."""

    rules: Rules[TableT]
    seat: int
    asked: int
    decision: Decision | None
    table: TableT
    beginning: TableT | None
    given: tuple[Option | None, ...]
    outcomes: tuple[int, ...]
    game: type[Game[TableT]]

    def _repr_html_(self) -> str | None:
        """The view as a notebook shows it."""
        draw = type(self).picture
        return draw(self) if draw is not None else None

    def imagine(self, chance: Chance, *, keep: bool = True) -> Game[TableT]:
        """A whole game that this seat could be sitting in: everything hidden is dealt anew."""
        return self.game.imagined(self, chance, keep=keep)

    def asking(self, decision: Decision) -> View[TableT]:
        """The same view with a question, whose reasons are found on an imagined table."""
        return replace(self, decision=decision.seen_by(self.refusals))

    def refusals(self) -> list[Refusal]:
        """What is not available to the one asked and why, as far as this seat can know it."""
        return self.imagine(Chance(0)).refusals()

    def at_home(self, rules: Rules[TableT]) -> View[TableT]:
        """The same view, which came from another process, with the rules and cards that are here already."""
        beginning = None if self.beginning is None else rules.at_home(self.beginning)
        view = replace(self, rules=rules, table=rules.at_home(self.table), beginning=beginning, decision=None)
        return view if self.decision is None else view.asking(self.decision)

    def same_as(self, other: View[TableT]) -> bool:
        """Whether two views show the same things (used to prove that nothing hidden leaks)."""
        return (
            _question(self) == _question(other)
            and (self.seat, self.asked, self.given, self.outcomes)
            == (other.seat, other.asked, other.given, other.outcomes)
            and self.table == other.table
            and self.beginning == other.beginning
        )

    def __repr__(self) -> str:
        who = "a spectator" if self.seat < 0 else self.rules.seats[self.seat]
        now = "finished" if self.asked < 0 else f"{self.rules.seats[self.asked]} is asked"
        if self.decision is not None:
            now += f" {self.decision.kind!r} ({self.decision.rule})"
        return f"<View of {who} of {self.rules.name}: {now}>"


def _question(view: View[Any]) -> Decision | None:
    """What is asked, without the reasons."""
    return None if view.decision is None else view.decision._replace(reasons=None)
