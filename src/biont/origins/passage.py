"""Along which Hex sides somebody may spread: climate chits, permanent ocean and permanent ice against technology."""

from __future__ import annotations

from collections.abc import Sequence

from biont.kernel.ledger import rule
from biont.origins.cards import ENERGY, FOOTPRINT, IMMUNOLOGY, MARITIME
from biont.origins.world import DESERT, ICE, JUNGLE, SEA, Hexes, Sides, World

MASTERED = {SEA: (MARITIME, 2), ICE: (ENERGY, 5), DESERT: (FOOTPRINT, 3), JUNGLE: (IMMUNOLOGY, 4)}
"""For each climate the track and the stage from which its Hexes no longer bar the way."""


@rule("G6f.1", "G6f.2", "G6f.3", "G6f.4", "G6f.5", "G6f.6", "G6h")
def open_sides(world: World, climate: Sequence[Hexes], stages: Sequence[int]) -> Sides:
    """The sides that somebody with these stages may follow: those that do not pass between two uninhabitable Hexes.

    `climate` are the Hexes under a chit of each kind. Permanent ocean counts as sea and the far north as ice, beyond
    the map too.
    """
    mastered = [stages[track] >= stage for track, stage in (MASTERED[kind] for kind in range(len(climate)))]
    barred = 0
    for hexes, known in zip(climate, mastered, strict=True):
        if not known:
            barred |= hexes
    if not mastered[SEA]:
        barred |= world.ocean
    return world.open_sides(world.every_hex & ~barred, north=mastered[ICE], rim=mastered[SEA])
