"""Everything the rulebook tells about the cards and the map, as one named check each, held against a pack."""

from biont.origins.packcheck.checking import CHECKS

__all__ = ["CHECKS"]
