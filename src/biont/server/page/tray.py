"""The tray: the last dice, whose they were, and what they mean."""

from __future__ import annotations

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
    faces: tuple[int, ...]
    groups: tuple[Dice, ...]
    text: str
    colour: str
    who: str


def tray(position: Position, log: Log) -> Markup:
    """The region of the page."""
    return position.drawn("tray.jinja", rolls=tuple(rolls(position, log)))


def rolls(position: Position, log: Log) -> list[Roll]:
    """The last rolls of this turn, newest first; but what whoever looks has just rolled comes before what others rolled
    after him.

    Those that the question is about stay; those of a phase that is over leave soon, and come only as news.
    """
    advice, decision = position.definition.advice, position.game.decision
    found: list[tuple[int, str]] = []
    over = False
    for number in range(len(log.entries) - 1, -1, -1):
        entry = log.entries[number]
        over = over or entry.kind.begins == "phase"
        if entry.kind.begins == "turn" or len(found) == ROLLS or (over and number < log.since):
            break
        if advice.faces(entry):
            about = number == log.cause or (decision is not None and decision.kind.judges)
            found.append((number, "over" if over else "stays" if about and not found else ""))
    found.sort(key=lambda one: not (one[1] == "stays" or (one[0] >= log.since and _is_own(position, log, one[0]))))
    return [_roll(position, log, number, lasts, place == 0) for place, (number, lasts) in enumerate(found)]


def _is_own(position: Position, log: Log, number: int) -> bool:
    return log.entries[number].seat == position.seat


def _roll(position: Position, log: Log, number: int, lasts: str, first: bool) -> Roll:
    advice, entry = position.definition.advice, log.entries[number]
    groups = tuple(advice.dice(entry, position.view.table, position.say)) if first else ()
    colour = position.colour_of(entry.seat)
    who = position.names.get(colour, "")
    return Roll(number, lasts, tuple(sorted(advice.faces(entry))), groups, log.lines[number].text, colour, who)
