"""All parts of the rulebook together: which step is which rule, and every verb of the notation."""

from __future__ import annotations

from functools import cache

from biont.kernel.declared import Declarations
from biont.kernel.rules import StepRule, joined
from biont.origins.rules import (
    activities,
    advancements,
    auction,
    challenge,
    chaos,
    climate,
    comet,
    cratons,
    destroy,
    diaspora,
    events,
    footprint,
    knowledge,
    market,
    philosophy,
    planets,
    quell,
    revolution,
    sequence,
    setup,
    spread,
    urbanize,
    worlds,
)
from biont.origins.rules.advanced import elder_actions, inventions, lore, negotiation, outcomes, transactions

PARTS = (
    sequence,
    setup,
    worlds,
    cratons,
    planets,
    chaos,
    destroy,
    quell,
    revolution,
    diaspora,
    challenge,
    events,
    climate,
    auction,
    comet,
    philosophy,
    activities,
    knowledge,
    spread,
    urbanize,
    advancements,
    footprint,
    market,
    inventions,
    transactions,
    outcomes,
    negotiation,
    elder_actions,
    lore,
)
"""The modules with steps; those that ask anything have verbs."""


def steps() -> dict[str, StepRule]:
    """Every step by its name."""
    return joined(part.STEPS for part in PARTS)


def verbs() -> dict[str, tuple[str, ...]]:
    """Every verb with the kinds of its arguments."""
    return joined(getattr(part, "VERBS", {}) for part in PARTS)


@cache
def declarations() -> Declarations:
    """Everything that the rules ask, tell and give as reasons."""
    return Declarations.of(PARTS)
