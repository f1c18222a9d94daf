"""All parts of the rulebook together: which step is which rule, and every verb of the notation."""

from __future__ import annotations

from functools import cache

from biont.genesis import nouns, pools
from biont.genesis.rules import (
    assignment,
    atrophy,
    autocatalysis,
    chimera,
    chimera_death,
    chimera_shore,
    climate,
    commandeering,
    crystal,
    darwin,
    entropy,
    events,
    extinction,
    gifts,
    hgt,
    hosts,
    macroorganisms,
    mutations,
    npc,
    organs,
    parasites,
    purchase,
    purchase_refusals,
    red_queen,
    sequence,
    setup,
    spike,
    strikes,
    symbiosis,
    trophic,
)
from biont.kernel.declared import Declarations
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
_DECLARING = (*_WITH_VERBS, setup, pools, hosts, symbiosis, purchase_refusals, extinction, chimera_death)
_COMMON: Verbs = {"pay": (nouns.COLOUR, nouns.NUMBER), "substitute": (nouns.COLOUR,), "forgo": (), "done": ()}


def steps() -> dict[str, StepRule]:
    """Every step by its name."""
    return joined(part.STEPS for part in _WITH_STEPS)


@cache
def verbs() -> Verbs:
    """Every verb with the kinds of its arguments."""
    return joined([_COMMON, *(part.VERBS for part in _WITH_VERBS)])


@cache
def declarations() -> Declarations:
    """Everything that the rules ask, tell and give as reasons."""
    return Declarations.of(_DECLARING)
