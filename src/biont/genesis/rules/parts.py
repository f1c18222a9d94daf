"""All parts of the rulebook together: which step is which rule, and every verb of the notation."""

from __future__ import annotations

from biont.genesis.rules import (
    assignment,
    atrophy,
    autocatalysis,
    chimera,
    chimera_shore,
    climate,
    commandeering,
    crystal,
    darwin,
    entropy,
    events,
    gifts,
    hgt,
    macroorganisms,
    mutations,
    npc,
    organs,
    parasites,
    purchase,
    red_queen,
    sequence,
    spike,
    strikes,
    trophic,
)
from biont.kernel.notation import Verbs
from biont.kernel.rules import StepRule, joined

_WITH_STEPS = (
    sequence,
    events,
    strikes,
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
    organs,
    trophic,
    npc,
    chimera_shore,
)
_WITH_VERBS = (*_WITH_STEPS, atrophy, commandeering, mutations, macroorganisms, red_queen, hgt, chimera)
_COMMON: Verbs = {"pay": ("colour", "number"), "substitute": ("colour",), "forgo": (), "done": ()}


def steps() -> dict[str, StepRule]:
    """Every step by its name."""
    return joined(part.STEPS for part in _WITH_STEPS)


def verbs() -> dict[str, tuple[str, ...]]:
    """Every verb with the kinds of its arguments."""
    return joined([_COMMON, *(part.VERBS for part in _WITH_VERBS)])
