"""A die of a Darwin roll that may be rolled again: how much luck it may have, and what speaks for it."""

from __future__ import annotations

from biont.genesis.organisms import darwin_dice, error_shield
from biont.genesis.table import Table
from biont.genesis.web.dice import ALIKE
from biont.genesis.web.odds import lowest_error
from biont.kernel.decision import Decision, Option
from biont.words import Words


def room(table: Table, decision: Decision) -> int:
    """How many dice more may become errors that are repaired, if all that were picked become errors: below nothing
    errors lie there that cost something."""
    organism, _, *kept = decision.data
    errors = sum(face >= lowest_error(table, organism) for face in kept)
    return error_shield(table, organism) - errors - max(0, darwin_dice(table, organism) - len(kept))


def means(table: Table, decision: Decision, option: Option, say: Words) -> str:
    """What a die that is rolled again is good for, and what it risks; that dice are safe as they lie. Nothing where
    nothing can be said for them."""
    organism, _, *kept = decision.data
    lowest = lowest_error(table, organism)
    errors = [face for face in kept if face >= lowest]
    costly, values = len(errors) > error_shield(table, organism), {"lowest": lowest}
    if option[0] != "reroll":
        return say("web-means-stand-safe") if option[0] == "stand" and not costly else ""
    if option[1] < lowest:
        return say("web-means-reroll" if room(table, decision) > 0 else "web-means-reroll-risk", **values)
    if not costly:
        return say("web-means-reroll-repaired")
    told = say("web-means-reroll-error", **values)
    alike = any(errors.count(face) == ALIKE for face in errors if face != option[1])
    return f"{told} {say('web-fact-alike')}" if alike else told
