"""A view: what one seat may know of a game, and the games it can imagine from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from biont.kernel.chance import Chance
from biont.kernel.decision import Decision, Option, Refusal
from biont.kernel.errors import BiontError
from biont.kernel.play import SilentPlay, TableT
from biont.kernel.rules import Rules

if TYPE_CHECKING:
    from biont.kernel.game import Game


@dataclass(frozen=True)
class View(Generic[TableT]):
    """The table with the unknown blotted out, and the decision if this seat is the one asked.

    ``beginning``, ``given`` and ``outcomes`` say how the step under way began, which answers were given in it (None
    for another seat's secret one) and which dice fell, so that the step can be run again on an imagined table.
    """

    rules: Rules[TableT]
    seat: int
    asked: int
    decision: Decision | None
    table: TableT
    beginning: TableT | None
    given: tuple[Option | None, ...]
    outcomes: tuple[int, ...]

    def imagine(self, chance: Chance, *, keep: bool = True) -> Game[TableT]:
        """A whole game that this seat could be sitting in: everything hidden is dealt anew."""
        from biont.kernel.game import Game

        seed = chance.below(1 << 62)
        game: Game[TableT] = Game.__new__(Game)
        game._blank(self.rules, seed, keep)
        table = (self.beginning if self.beginning is not None else self.table).copy()
        self.rules.imagine(table, self.seat, chance)
        table.key = chance.below(1 << 62)
        table.count = 0
        game._play = SilentPlay(table)
        game._play.injected = list(self.outcomes)
        game._run()
        for option in self.given:
            decision = game.decision
            if decision is None or (option is not None and option not in decision.options):
                raise BiontError(
                    "A view cannot be imagined: the answers given in the step under way do not fit the beginning dealt "
                    "anew. A step must not ask on after an answer that gave away something hidden.",
                    "no-imagining",
                )
            answer = option if option is not None else decision.options[chance.below(len(decision.options))]
            game._send(answer)
            if keep:
                game.answers.append(answer)
                game._asked.append((decision.seat, decision.secret))
                game._notes.append(0)
        game._floor = len(game.answers)
        game._whole = False
        return game

    def refusals(self) -> list[Refusal]:
        """What is not available to the one asked and why, as far as this seat can know it."""
        return self.imagine(Chance(0)).refusals()

    def same_as(self, other: View[TableT]) -> bool:
        """Whether two views show the same things (used to prove that nothing hidden leaks)."""
        mine, theirs = self.decision, other.decision
        same_question = (mine is None) == (theirs is None) and (
            mine is None
            or theirs is None
            or (
                (mine.kind, mine.rule, mine.data, mine.secret) == (theirs.kind, theirs.rule, theirs.data, theirs.secret)
                and list(mine.options) == list(theirs.options)
            )
        )
        return (
            same_question
            and (self.seat, self.asked, self.given, self.outcomes)
            == (other.seat, other.asked, other.given, other.outcomes)
            and self.table == other.table
            and self.beginning == other.beginning
        )
