"""Everything the rulebook tells about the cards and the map, as one named check each, held against a pack.

What the book says must be so; what it hints at should, and shows its figure. A check finds cards by their printed
numbers and places by their English names. What cannot be tested is listed in `CHECKS.untestable`, with the reason.
"""

# Each module adds its checks to the list, in this order.
from biont.origins.packcheck import counts, foundations, ideas, activities, boards, hexes, movement  # isort: skip
from biont.origins.packcheck.checking import CHECKS
from biont.origins.packcheck.untestable import UNTESTABLE

CHECKS.untestable += UNTESTABLE

__all__ = ["CHECKS", "activities", "boards", "counts", "foundations", "hexes", "ideas", "movement"]
