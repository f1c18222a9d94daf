"""Reading the latitude strip beside cratons: where a chit of a climate may lie (C5b, C5g)."""

from __future__ import annotations

from biont.kernel.ledger import rule
from biont.origins.table import Table
from biont.origins.tiles import CLIMATES, DESERT, ICE, JUNGLE, SEA
from biont.origins.world import Hexes

DESERTS = (2, 5)
"""The horse latitudes."""
DICE = {ICE: "w", JUNGLE: "g"}


def belt(table: Table, climate: int) -> Hexes:
    """The Hexes of the latitudes in which a climate may lie; a sea minds none."""
    latitudes = table.atlas.latitudes
    if climate == SEA:
        return table.world.every_hex
    if climate == DESERT:
        return latitudes[DESERTS[0]] | latitudes[DESERTS[1]]
    found = 0
    for number, die in enumerate(table.box.pack.strips[table.strip - 1].dice, 1):
        if die == DICE[climate]:
            found |= latitudes[number]
    return found


@rule("C5b.2", "C5g")
def places(table: Table, climate: int) -> Hexes:
    """Where a chit of a climate can be laid: on rings of its colour in Hexes without a chit (B3a).

    On cratons and islands the strip counts instead of rings: land first, and shelf only where no land is left; a sea
    on the seas of cratons and on islands.
    """
    atlas = table.atlas
    if not table.strip:
        taken = _chits(table) if table.box.readings.one_chit_a_hex else table.climate[climate]
        return atlas.rings[climate] & ~taken
    return atlas.rings[climate] & ~_chits(table) & ~atlas.cratons | places_on(
        table, climate, atlas.cratons | atlas.islands
    )


@rule("C5b.2", "C5g")
def places_on(table: Table, climate: int, ground: Hexes) -> Hexes:
    """The same on some cratons or islands alone."""
    atlas = table.atlas
    found = ground & belt(table, climate) & ~_chits(table)
    if climate == SEA:
        return found & (atlas.shelf | atlas.islands)
    return found & ~atlas.shelf or found


@rule("C5c.1")
def misfits(table: Table, climate: int) -> Hexes:
    """Chits that a warmer strip has left where they cannot stay: ice outside the white latitudes, to become sea."""
    if not table.strip or climate != SEA:
        return 0
    atlas = table.atlas
    return table.climate[ICE] & (atlas.cratons | atlas.islands) & ~belt(table, ICE)


@rule("C4b", "C6i")
def arctic(table: Table) -> Hexes:
    """Hexes that count as arctic: those with a white ring, and craton land in white latitudes."""
    atlas = table.atlas
    return atlas.arctic | (atlas.cratons & belt(table, ICE) if table.strip else 0)


def _chits(table: Table) -> Hexes:
    found = 0
    for climate in range(len(CLIMATES)):
        found |= table.climate[climate]
    return found
