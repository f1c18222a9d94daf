"""What can be heard of a game: dice, cards, points won and lost, one's turn, the end.

The log and the points tell all of it; the page plays what is new to it, if whoever sits there wants to hear anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from biont.server.page.log import Log
from biont.server.page.position import Position

HEARD = 16
"""Of so many answers at most a page is told: it may have been away."""


def sounds(position: Position, log: Log) -> list[list[int | str]]:
    """The sounds since the last own answer, each with how many answers had been given with the one that made it."""
    if position.past:
        return []
    given = position.open_game.given
    first = max(log.last_own, 0, len(given) - HEARD)
    found: list[list[int | str]] = []
    for answer in range(first, len(given)):
        found += ([answer + 1, name] for name in _heard(position, log, answer))
    found += ([position.total, name] for name in _now(position)) if given else ()
    return found


def _heard(position: Position, log: Log, answer: int) -> Sequence[str]:
    return log.account.once(("heard", answer), lambda: tuple(_of(position, log, answer)))


def _of(position: Position, log: Log, answer: int) -> Iterator[str]:
    """What one answer sounds like."""
    advice, board = position.definition.advice, position.definition.drawing.board
    entries = log.entries[log.told_before(answer) : log.told_before(answer + 1)]
    if any(advice.faces(entry) for entry in entries):
        yield "dice"
    cards = [entry for entry in entries if entry.kind.causes]
    if any(board.scene(entry, position.view.table, position.say) for entry in cards):
        yield "card"
    history = position.open_game.history
    before, after = (_points(position, history[at].points) for at in (answer, answer + 1))
    if before != after:
        yield "gain" if after > before else "loss"


def _points(position: Position, points: tuple[int, ...]) -> int:
    """The points of whoever looks."""
    return sum(number for one, number in zip(position.colours, points, strict=True) if one.seat == position.seat)


def _now(position: Position) -> Iterator[str]:
    """The end, or that one's turn has come after somebody else's."""
    decision, last = position.game.decision, position.open_game.given[-1]
    if decision is None:
        yield "end"
    elif decision.seat == position.seat != last.seat and position.open_game.is_person(decision.seat):
        yield "turn"
