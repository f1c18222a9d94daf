"""Trying an answer out: the step under way is run again on a table of its own, with what the answer brings with it.

A trial begins where the step began (a view tells that), repeats what was answered and rolled in it, gives one more
answer and stops where a new question, new dice or a new turn of its own would come. What is left is the table to judge.
How an answer is given, and before which steps a trial stops, the game says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Generic

from biont.kernel.chance import Chance
from biont.kernel.decision import Asking, Decision, Option
from biont.kernel.play import Play, TableT
from biont.kernel.rules import Rules
from biont.kernel.table import Step
from biont.kernel.view import View


class Trial(Generic[TableT]):
    """The step of a view, ready to be run with different answers."""

    __slots__ = ("_answer", "_given", "_outcomes", "_step", "_steps", "_table")

    rests: ClassVar[frozenset[str]]
    """Steps before which a trial stops."""

    def __init__(self, view: View[TableT], chance: Chance, answer: Callable[[TableT, Decision], Option]) -> None:
        """``answer`` settles the questions that an answer brings with it."""
        assert view.beginning is not None
        table = view.beginning.copy()
        view.rules.imagine(table, view.seat, chance)
        table.key = chance.below(1 << 62)
        self._given: list[Option] = [option if option is not None else () for option in view.given]
        self._outcomes = list(view.outcomes)
        self._begin(view.rules, table, answer)

    def _begin(self, rules: Rules[TableT], table: TableT, answer: Callable[[TableT, Decision], Option]) -> None:
        self._step: Step = table.steps.pop()
        self._table = table
        self._steps = rules.steps
        self._answer = answer

    def _finish(self, table: TableT, running: Asking[None], given: Iterable[Option] = ()) -> None:
        """Answer everything that a rule asks, first with what was given."""
        try:
            decision = next(running)
            for option in given:
                # Another seat's secret answer is not known: any will do.
                decision = running.send(option or decision.options[0])
            while True:
                decision = running.send(self._answer(table, decision))
        except StopIteration:
            pass

    def _run_on(self, play: Play[TableT]) -> None:
        """Run the steps that the answer brought about."""
        table = play.table
        while table.steps and not self._is_rest(table):
            step = table.steps.pop()
            running: Asking[None] | None = self._steps[step[0]](play, *step[1:])
            if running is not None:
                self._finish(table, running)

    def _is_rest(self, table: TableT) -> bool:
        """Whether a trial stops before the next step."""
        return table.steps[-1][0] in self.rests
