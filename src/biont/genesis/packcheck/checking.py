"""The checks of Bios:Genesis: one list, to which every module of this package adds."""

from biont.genesis.cards import Pack
from biont.packs import Checks

CHECKS = Checks[Pack]()
check, fact, table = CHECKS.check, CHECKS.fact, CHECKS.table
