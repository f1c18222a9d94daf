"""The list of checks, and the words in which they are written."""

from biont.origins.pack import Pack
from biont.packs import Checks

CHECKS = Checks[Pack]()
check, fact, figure = CHECKS.check, CHECKS.fact, CHECKS.figure
