"""What a chronicle leaves out on purpose."""

from __future__ import annotations

from biont.genesis.pools import BIONT_HOME, CATALYSTS_GAINED, FORFEITED, PAID, SUBSTITUTED
from biont.genesis.rules.assignment import ANTIOXIDANT_PLACED, ENZYME_PLACED, LIMIT_REACHED
from biont.genesis.rules.atrophy import ANTIOXIDANT_SPENT, TESTED
from biont.genesis.rules.autocatalysis import (
    ANIMATED,
    AUTOCATALYTIC_REROLL,
    AUTOCATALYTIC_ROLL,
    AWARDED,
    DISORGANIZED,
    ENZYME_LOST,
    ENZYMES_SPENT,
    ERSATZ_TAKEN,
)
from biont.genesis.rules.commandeering import BIONTS_COUNTED
from biont.genesis.rules.crystal import ERROR_CANCELLED
from biont.genesis.rules.darwin import DARWIN_REROLL, DARWIN_ROLL, EARNED
from biont.genesis.rules.events import (
    ENZYME_SMITTEN,
    LANDFORMS_SET,
    MANNA_SMITTEN,
    NO_REFUGIUM,
    NOTHING_SMITTEN,
    ORDER_SET,
)
from biont.genesis.rules.extinction import DISCS_GONE
from biont.genesis.rules.gifts import GIFT_GIVEN
from biont.genesis.rules.hgt import BLOCKED, HGT_WANTED, WANTONNESS_HELD
from biont.genesis.rules.mutations import DEMOTED, ROIL_STRUCK
from biont.genesis.rules.npc import NPC_WAITS
from biont.genesis.rules.parasites import BIONT_TURNED, DISEASED
from biont.genesis.rules.purchase import SEX_HAD
from biont.genesis.rules.red_queen import QUEEN_ALLOWED, QUEEN_MATCHED, QUEEN_REFUSED, QUEEN_STRIKES, QUEEN_WANTED
from biont.genesis.rules.sequence import WANTON_FIRST
from biont.genesis.rules.setup import SET_UP
from biont.genesis.rules.spike import FORESEEN, STRUCK
from biont.genesis.rules.strikes import CANCER_ROLL, SPARED
from biont.genesis.rules.trophic import CONTRIBUTED, PLEDGED, TIE_ROLLED
from biont.kernel.declared import STAND_IN

IGNORED = frozenset(
    (
        # Bookkeeping of the turn.
        *(SET_UP, WANTON_FIRST, LANDFORMS_SET, ORDER_SET, ROIL_STRUCK, NO_REFUGIUM, TIE_ROLLED, STAND_IN),
        # Catalysts, enzymes and antioxidants come and go by the dozen.
        *(CATALYSTS_GAINED, SUBSTITUTED, FORFEITED, PAID, BIONT_HOME, ENZYME_PLACED, ANTIOXIDANT_PLACED, GIFT_GIVEN),
        *(CONTRIBUTED, PLEDGED, SEX_HAD),
        *(LIMIT_REACHED, ENZYME_SMITTEN, MANNA_SMITTEN, NOTHING_SMITTEN, ENZYME_LOST, ANTIOXIDANT_SPENT, AWARDED),
        *(ENZYMES_SPENT, DISCS_GONE),
        # Dice: what they lead to is told.
        *(AUTOCATALYTIC_ROLL, AUTOCATALYTIC_REROLL, DARWIN_ROLL, DARWIN_REROLL, EARNED, CANCER_ROLL),
        *(ANIMATED, DISORGANIZED, ERSATZ_TAKEN, ERROR_CANCELLED),
        # Said better by what follows or went before.
        *(
            STRUCK,
            FORESEEN,
            TESTED,
            SPARED,
            DEMOTED,
            DISEASED,
            BIONT_TURNED,
            NPC_WAITS,
            BLOCKED,
            QUEEN_ALLOWED,
            QUEEN_REFUSED,
        ),
        *(QUEEN_STRIKES, QUEEN_WANTED, QUEEN_MATCHED, HGT_WANTED, WANTONNESS_HELD, BIONTS_COUNTED),
    )
)
"""Kinds of entries that no deed is made of."""
