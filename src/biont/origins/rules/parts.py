"""All parts of the rulebook together: which step is which rule, and every verb of the notation."""

from __future__ import annotations

from biont.kernel.rules import StepRule
from biont.origins.rules import (
    advancements,
    auction,
    challenge,
    chaos,
    climate,
    comet,
    destroy,
    diaspora,
    events,
    market,
    philosophy,
    quell,
    revolution,
    sequence,
)
from biont.origins.vocabulary import Verbs

PARTS = (
    sequence,
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
    advancements,
    market,
)
"""The modules with steps; those that ask anything have verbs."""


def steps() -> dict[str, StepRule]:
    """Every step by its name; no two parts may use one name."""
    merged: dict[str, StepRule] = {}
    for part in PARTS:
        for name, rule in part.STEPS.items():
            assert name not in merged, f"two steps are called {name!r}"
            merged[name] = rule
    return merged


def verbs() -> dict[str, tuple[str, ...]]:
    """Every verb with the kinds of its arguments; parts that share a verb must mean the same by it."""
    merged: dict[str, tuple[str, ...]] = {}
    for part in PARTS:
        own: Verbs = getattr(part, "VERBS", {})
        for verb, kinds in own.items():
            assert merged.setdefault(verb, kinds) == kinds, f"the verb {verb!r} has two meanings"
    return merged
