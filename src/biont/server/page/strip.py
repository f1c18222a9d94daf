"""The strip below the board: the slider through the turns so far, what the others did, and what may come."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from operator import attrgetter

from markupsafe import Markup

from biont.games import Moment
from biont.server.page.guide import Panel
from biont.server.page.log import Log
from biont.server.page.others import headlines
from biont.server.page.position import Position


def strip(position: Position, log: Log, panel: Panel) -> Markup:
    """The region of the page."""
    open_game = position.open_game
    return position.render(
        "strip.jinja",
        open_game=open_game,
        at=position.at,
        total=position.total,
        past=position.past,
        turn=open_game.history[position.at].turn,
        turns=tuple(_turns(open_game.history)),
        others=headlines(position, log),
        risks=panel.risks,
        chances=tuple(position.definition.advice.odds(position.view.table, position.teller, position.say)),
    )


def _turns(history: Sequence[Moment]) -> Iterator[tuple[int, int]]:
    """The turns so far, and after how many answers each began; none comes again."""
    begun = 0
    while begun < len(history):
        turn = history[begun].turn
        yield turn, begun
        begun = bisect_right(history, turn, begun, key=attrgetter("turn"))
