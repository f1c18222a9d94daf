"""What has just happened to whoever is guided: a list that stands beside what he is told, as long as the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from biont.games.advice import Became, Lately
from biont.server.page.costs import Cost, costs
from biont.server.page.log import Log
from biont.server.page.position import Position


class Recap(NamedTuple):
    """Whose points are others than before the last answer, and what became of what."""

    scores: Sequence[Cost]
    lines: Sequence[Became]

    @property
    def look(self) -> str:
        """What is new on the board and belongs to whoever looks, as a CSS selector."""
        return next((f"#{one.at}" for one in self.lines if one.fresh and one.at), "")


def recap(position: Position, log: Log) -> Recap | None:
    """What came of the last answer of whoever looks; None where his game does not put it together, or nothing did."""
    if position.past or position.seat < 0 or not position.open_game.given:
        return None
    game, say = position.game, position.say
    teller = position.definition.telling.teller(game.rules, say)
    teller.called = position.called
    lately = Lately(log.entries, log.since, position.view.table, position.seat, game.decision)
    lines = position.definition.advice.recap(lately, teller, say)
    return Recap(_scores(position, log), lines) if lines else None


def _scores(position: Position, log: Log) -> list[Cost]:
    """Those that changed, one's own first."""
    found = costs(position, log.answer_of(log.since), position.at)
    brief = [one._replace(name=position.brief(one.colour)) for one in found if one.before != one.after]
    return sorted(brief, key=lambda one: one.colour not in position.own)
