"""The list of checks."""

from biont.origins.cards import Pack
from biont.packs import Checks

CHECKS = Checks[Pack]()
