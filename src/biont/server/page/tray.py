"""The tray: the last dice, whose they were, and what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from biont.games.advice import Dice
from biont.server.page.log import Log
from biont.server.page.position import Position

ROLLS = 3
"""Rolls that lie in the tray."""


class Roll(NamedTuple):
    """One roll: the line of the log that tells it, and its dice; only those of the newest are sorted by meaning."""

    number: int
    lasts: str
    """Whether it ``stays`` as long as the question, or leaves soon because its phase is ``over``."""
    faces: Sequence[int]
    groups: Sequence[Dice]
    text: str
    colour: str
    who: str


def tray(position: Position, log: Log) -> Markup:
    """The region of the page."""
    return position.render("tray.jinja", rolls=rolls(position, log))


def rolls(position: Position, log: Log) -> list[Roll]:
    """The last rolls of this turn, newest first.

    Those that the question is about stay; those of a phase that is over leave soon, and come only as news.
    """
    advice, decision = position.definition.advice, position.game.decision
    found: list[Roll] = []
    over = False
    for number in range(len(log.entries) - 1, -1, -1):
        entry = log.entries[number]
        over = over or entry.kind.begins == "phase"
        if entry.kind.begins == "turn" or len(found) == ROLLS or (over and number < log.since):
            break
        if faces := advice.faces(entry):
            about = number == log.cause or (decision is not None and decision.kind.judges)
            lasts = "over" if over else "stays" if about and not found else ""
            groups = advice.dice(entry, position.view.table, position.say) if not found else []
            colour = position.colour_of(entry.seat)
            who = position.names.get(colour, "")
            found.append(Roll(number, lasts, sorted(faces), groups, log.lines[number].text, colour, who))
    return found
