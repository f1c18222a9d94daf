"""Trying an answer out in Bios:Origins: until the next card is scanned, or the next turn begins."""

from __future__ import annotations

from typing import ClassVar

from biont.bots import trial
from biont.kernel.decision import Option
from biont.kernel.play import Play, SilentPlay
from biont.origins.rules.actions import CARDS
from biont.origins.rules.activities import SKIP, next_idea, pass_idea, use
from biont.origins.table import NOTHING, Table


class Trial(trial.Trial[Table]):
    """The step of a view, ready to be run with different answers.

    An auction is played to its end, with the other bids, the orientation of the card and the revolution it may bring.
    """

    __slots__ = ()

    rests: ClassVar[frozenset[str]] = frozenset({"turn", *CARDS})

    def table_after(self, option: Option) -> Table:
        """The table after this answer and what it brings with it."""
        table = self._table.copy()
        play = SilentPlay(table)
        if self._step[0] in CARDS:
            self._scan(play, option)
        else:
            play.injected = list(self._outcomes)
            running = self._steps[self._step[0]](play, *self._step[1:])
            assert running is not None
            self._finish(table, running, [*self._given, option])
        self._run_on(play)
        return table

    def _scan(self, play: Play[Table], option: Option) -> None:
        """Use a card or pass it. The rule that asks about it finds out first whatever is possible, which takes longer
        than doing it."""
        table = play.table
        idea = next_idea(table) if self._step[0] == "ideas" else NOTHING
        if idea != NOTHING:
            pass_idea(play, idea)
        if option != SKIP:
            use(play, option[1], idea)

    def _is_rest(self, table: Table) -> bool:
        """Ideas that have all been scanned are no reason to stop: whoever is too many starves before the turn ends."""
        return super()._is_rest(table) and (table.steps[-1][0] != "ideas" or next_idea(table) != NOTHING)
