"""Everything the rulebooks tell about the cards, as one named check each, held against a pack.

A check finds cards by their English names, so it works for a pack that an owner typed in with codes of their own. Its
source is a line of the texts that `pack.sources` names. What one card must show is a row of words in `tables.py`;
what concerns several cards is a function. What cannot be tested is listed in `CHECKS.untestable`, with the reason.
"""

# Each module adds its checks to the list, in this order.
from biont.genesis.packcheck import counts, events, placards, mutations, macroorganisms  # isort: skip
from biont.genesis.packcheck.checking import CHECKS
from biont.genesis.packcheck.finding import sides
from biont.genesis.packcheck.macroorganisms import shields
from biont.genesis.packcheck.tables import UNTESTABLE

CHECKS.untestable += UNTESTABLE

__all__ = [
    "CHECKS",
    "counts",
    "events",
    "macroorganisms",
    "mutations",
    "placards",
    "shields",
    "sides",
]
