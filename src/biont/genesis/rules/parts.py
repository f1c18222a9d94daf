"""All parts of the rulebook together: which step is which rule, and every verb of the notation."""

from __future__ import annotations

from biont.genesis.rules import (
    assignment,
    atrophy,
    autocatalysis,
    chimera,
    chimera_shore,
    climate,
    crystal,
    darwin,
    entropy,
    events,
    extinction,
    gifts,
    hgt,
    macroorganisms,
    mutations,
    npc,
    parasites,
    purchase,
    red_queen,
    sequence,
    spike,
    trophic,
)
from biont.genesis.vocabulary import Verbs
from biont.kernel.rules import StepRule

_WITH_STEPS = (
    sequence,
    events,
    climate,
    spike,
    assignment,
    parasites,
    entropy,
    autocatalysis,
    darwin,
    crystal,
    gifts,
    purchase,
    macroorganisms,
    trophic,
    npc,
    chimera_shore,
)
_WITH_VERBS = (*_WITH_STEPS, atrophy, extinction, mutations, red_queen, hgt, chimera)
_COMMON: Verbs = {"pay": ("colour", "number"), "substitute": ("colour",), "forgo": (), "done": ()}


def steps() -> dict[str, StepRule]:
    """Every step by its name; no two parts may use one name."""
    merged: dict[str, StepRule] = {}
    for part in _WITH_STEPS:
        for name, rule in part.STEPS.items():
            assert name not in merged, f"two steps are called {name!r}"
            merged[name] = rule
    return merged


def verbs() -> dict[str, tuple[str, ...]]:
    """Every verb with the kinds of its arguments; parts that share a verb must mean the same by it."""
    merged = dict(_COMMON)
    for part in _WITH_VERBS:
        for verb, kinds in part.VERBS.items():
            assert merged.setdefault(verb, kinds) == kinds, f"the verb {verb!r} has two meanings"
    return merged
