"""The player aid of Bios:Genesis: phases and icons on two pages."""

from __future__ import annotations

from functools import cache

from biont.games.telling import Aid, AidLine, Section
from biont.genesis.cards import COLOURS, EVENT_ICONS, ICONS
from biont.words import Words

PHASES = ("turn", "events", "assignment", "autocatalysis", "darwin", "purchases")
"""Sections of the first page; the lines of each stand in one message."""

SUMMARY = ("losses", "points")
"""Such sections at the end of the second page."""


@cache
def aid(say: Words) -> Aid:
    """Both pages."""
    first = tuple(_written(name, say) for name in PHASES)
    colours = tuple(AidLine(say(f"aid-colour-{colour}"), say(f"aid-colour-name-{colour}")) for colour in COLOURS)
    events = tuple(AidLine(say(f"aid-event-{icon}"), say(f"event-icon-{icon}"), icon) for icon in EVENT_ICONS)
    abilities = tuple(
        AidLine(say(f"aid-icon-{icon.replace('_', '-')}"), say(f"board-icon-{icon.replace('_', '-')}"), icon)
        for icon in ICONS
    )
    second = (
        Section(say("aid-colours-title"), colours),
        Section(say("aid-event-icons-title"), events),
        Section(say("aid-icons-title"), abilities),
        *(_written(name, say) for name in SUMMARY),
    )
    return first, second


def _written(name: str, say: Words) -> Section:
    """A section whose lines are the lines of one message."""
    return Section(say(f"aid-{name}-title"), tuple(AidLine(text) for text in say(f"aid-{name}").splitlines()))
