"""The player aid of Bios:Origins: the turn on one page, the icons on the other."""

from __future__ import annotations

from collections.abc import Sequence

from biont.games.telling import Aid, AidLine, Section
from biont.origins.cards import (
    BRAIN,
    CHAOS,
    CULL,
    DEMAGOGUE,
    ELDER_ACTIONS,
    EVENTS,
    ICONS,
    KNOWLEDGE,
    PURGE,
    SPREAD,
    TRACKS,
    TRANSACTIONS,
    URBANIZE,
)
from biont.origins.words.terms import glossary
from biont.words import Words

WRITTEN = ("turn", "challenge", "activities", "moving", "chaos", "footprint", "scores")
"""Sections of the first page; the lines of each stand in one message."""

SECTIONS: dict[str, Sequence[str]] = {
    "events": EVENTS,
    "technologies": TRACKS,
    "brain": [ICONS[icon] for icon in sorted(BRAIN)],
    "knowledge": [ICONS[icon] for icon in sorted(KNOWLEDGE)],
    "map": [ICONS[icon] for icon in sorted({SPREAD, *URBANIZE})],
    "transactions": [ICONS[icon] for icon in sorted(TRANSACTIONS)],
    "elders": [ICONS[icon] for icon in sorted(ELDER_ACTIONS)],
    "others": [ICONS[icon] for icon in (DEMAGOGUE, CULL, PURGE, CHAOS)],
}
"""Sections of the second page: icons and events, which the glossary explains."""


def aid(say: Words) -> Aid:
    """Both pages."""
    written = [
        Section(say(f"aid-{name}-title"), tuple(AidLine(text) for text in say(f"aid-{name}").splitlines()))
        for name in WRITTEN
    ]
    explained = [
        Section(say(f"aid-{name}-title"), tuple(_explained(icon, say) for icon in icons))
        for name, icons in SECTIONS.items()
    ]
    return written, explained


def _explained(icon: str, say: Words) -> AidLine:
    """An icon or an event as the glossary has it."""
    term = glossary()[icon.replace(" ", "-")]
    return AidLine(f"{term.about[say.language]} ({term.rule})", term.name[say.language], icon)
