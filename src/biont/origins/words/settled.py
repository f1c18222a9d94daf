"""What counted in the end: how a finished game went, told by the scores that were left to count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from biont.games.outline import Moment

LINES = 5
"""Numbers of each score in a moment, of which the last is its sum; after all of them comes the score that is shut."""


def settled(history: Sequence[Moment]) -> list[Moment]:
    """Of the winner the score that counted in the end, as far as he had it after every turn from then on: what a
    challenge took and the same turn brought back was kept. Of the others what they had in the end, and more as long as
    a score of theirs was open that was shut then."""
    last = history[-1]
    winner = last.points.index(max(last.points))
    found, kept, is_open = list[Moment](), max(last.points), False
    for number in range(len(history) - 1, -1, -1):
        one = history[number]
        own = min(kept, _counting(one, last, winner))
        if number and history[number - 1].turn != one.turn:
            kept = own
        is_open |= _shut(one) != _shut(last)
        points = tuple(
            own if place == winner else max(had, _sum(last, place, _shut(last)) if is_open else 0)
            for place, had in enumerate(last.points)
        )
        found.append(replace(one, points=points))
    return found[::-1]


def _counting(moment: Moment, last: Moment, place: int) -> int:
    """The score of a player that counted in the end; while it was shut, what counted instead."""
    scores = [one for one in range(len(last.parts[place]) // LINES) if one != _shut(last)]
    best = max(scores, key=lambda one: _sum(last, place, one))
    return moment.points[place] if best == _shut(moment) else _sum(moment, place, best)


def _sum(moment: Moment, place: int, score: int) -> int:
    return moment.parts[place][LINES * score + LINES - 1] if score >= 0 else 0


def _shut(moment: Moment) -> int:
    return moment.parts[0][-1]
