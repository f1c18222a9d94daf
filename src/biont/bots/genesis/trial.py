"""Trying an answer out: the step under way is run again on a table of its own, and nothing that follows it.

A trial begins where the step began (a view tells that), repeats what was answered and rolled in it, gives one more
answer and stops where the next turn, roll or question of its own would come. What is left is the table to judge.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from biont.genesis.table import Table
from biont.kernel.decision import Asking, Decision, Option
from biont.kernel.play import Play
from biont.kernel.rules import StepRule, Rules
from biont.kernel.chance import Chance
from biont.kernel.view import View

RESTS = frozenset(
    {"assign-turn", "purchase-turn", "gift-turn", "land-organs", "darwin-roll", "darwin-next", "purchase-round"}
)
"""Steps before which a trial stops: they bring a new question or new dice."""

Answer = Callable[[Table, Decision], Option]


class Trial:
    """The step of a view, ready to be run with different answers."""

    __slots__ = ("_answer", "_given", "_outcomes", "_step", "_steps", "_table")

    def __init__(self, view: View[Table], chance: Chance, answer: Answer) -> None:
        """``answer`` settles the questions that an answer brings with it."""
        assert view.beginning is not None
        self._table = view.beginning.copy()
        view.rules.imagine(self._table, view.seat, chance)
        self._table.key = chance.below(1 << 62)
        self._step = self._table.steps.pop()
        self._table.steps.clear()
        self._given: list[Option] = [option if option is not None else () for option in view.given]
        self._outcomes = list(view.outcomes)
        self._steps = view.rules.steps
        self._answer = answer

    def table_after(self, options: Sequence[Option]) -> tuple[Table, Decision | None]:
        """The table after these answers to the step's questions, and the question where they were not enough."""
        table = self._table.copy()
        play = Play(table, None)
        play.injected = self._outcomes[:]
        running = self._steps[self._step[0]](play, *self._step[1:])
        assert running is not None
        given = [*self._given, *options]
        try:
            decision = next(running)
            for number, option in enumerate(given):
                if not option:
                    option = decision.options[0]
                decision = running.send(option)
                if number == len(given) - 1 and decision.kind in STAGED:
                    return table, decision
            while True:
                decision = running.send(self._answer(table, decision))
        except StopIteration:
            pass
        self._run_on(play)
        return table, None

    def _run_on(self, play: Play[Table]) -> None:
        """Run the steps that the answer brought about, such as spikes and deaths."""
        steps = play.table.steps
        while steps and steps[-1][0] not in RESTS:
            step = steps.pop()
            running: Asking[None] | None = self._steps[step[0]](play, *step[1:])
            if running is None:
                continue
            try:
                decision = next(running)
                while True:
                    decision = running.send(self._answer(play.table, decision))
            except StopIteration:
                pass


STAGED = frozenset({"assign"})
"""Questions that are asked in two stages where the list is long; the second stage is part of the same choice."""
