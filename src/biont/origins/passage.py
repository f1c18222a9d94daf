"""Along which Hex sides somebody may spread: climate chits, permanent ocean and permanent ice against technology."""

from __future__ import annotations

from collections.abc import Sequence

from biont.kernel.ledger import rule
from biont.origins.cards import ENERGY, FOOTPRINT, IMMUNOLOGY, MARITIME
from biont.origins.world import Hexes, Sides, World

DESERT_AT, ICE_AT, JUNGLE_AT, SEA_AT = 3, 5, 4, 2
"""The stages of footprint, energy, immunology and maritime from which a climate no longer bars the way."""


@rule("G6f.1", "G6f.2", "G6f.3", "G6f.4", "G6f.5", "G6f.6", "G6h", "B3h", "B3i")
def open_sides(world: World, climate: Sequence[Hexes], stages: Sequence[int]) -> Sides:
    """The sides that somebody with these stages may follow: those with a passable Hex on at least one side (AMB-57).

    `climate` are the Hexes under a chit of each kind. North of the map lies permanent ice, everywhere else around it
    permanent ocean.
    """
    sea, ice, desert, jungle = climate
    sails, braves_ice = stages[MARITIME] >= SEA_AT, stages[ENERGY] >= ICE_AT
    barred = 0 if sails else sea | world.ocean
    if not braves_ice:
        barred |= ice
    if stages[FOOTPRINT] < DESERT_AT:
        barred |= desert
    if stages[IMMUNOLOGY] < JUNGLE_AT:
        barred |= jungle
    return world.open_sides(world.every_hex & ~barred, braves_ice, sails)
