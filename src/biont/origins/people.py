"""Reading the map: Migrants and Cities, the pool, who lives in a Hex, where one may live."""

from __future__ import annotations

from biont.kernel.ledger import rule
from biont.origins.cards import ENERGY, FOOTPRINT, MARITIME, OIL, URANIUM, WAR_ANIMAL
from biont.origins.latitudes import arctic
from biont.origins.table import Hex, Seat, Spot, Table, members
from biont.origins.tiles import SEA
from biont.origins.world import Hexes, Spots

CUBOIDS = 10
"""A player's City cuboids (B6)."""
AMPHIBIOUS_AT = 2
"""The stage of maritime from which a Migrant may stay in the other realm (C6i)."""
BLITZKRIEG = (WAR_ANIMAL, OIL, URANIUM)


def migrants(table: Table, seat: Seat) -> int:
    """How many Migrants a player has on the map."""
    return table.world.count(table.migrants[seat])


@rule("B5.1", "B5.2", "B9")
def pool(table: Table, seat: Seat) -> int:
    """The Migrants that a player has left: neither on the map nor Dissidents."""
    return table.box.figures[seat] - migrants(table, seat) - table.dissidents[seat].bit_count()


@rule("D1d", "GL-Urbanization")
def urbanization(table: Table, seat: Seat) -> int:
    """How many Cities a player has."""
    return table.cities[seat].bit_count()


@rule("B6.1", "B6.2")
def cuboids(table: Table, seat: Seat) -> int:
    """The cuboids on a player's Urbanization track."""
    return CUBOIDS - urbanization(table, seat)


def tokens(table: Table, seat: Seat) -> int:
    """All map tokens of a player: Migrants and Cities."""
    return migrants(table, seat) + urbanization(table, seat)


def all_migrants(table: Table) -> Spots:
    """Where Migrants of anybody stand."""
    found = 0
    for spots in table.migrants:
        found |= spots
    return found


def all_cities(table: Table) -> Hexes:
    """Where Cities of anybody stand."""
    found = 0
    for hexes in table.cities:
        found |= hexes
    return found


def all_chits(table: Table) -> Hexes:
    """Where climate chits lie."""
    sea, ice, desert, jungle = table.climate
    return sea | ice | desert | jungle


def migrant_owner(table: Table, spot: Spot) -> Seat:
    """Whose Migrant stands on a Spot."""
    bit = table.world.bit[spot]
    return next(seat for seat, spots in enumerate(table.migrants) if spots & bit)


def city_owner(table: Table, hex_: Hex) -> Seat:
    """Whose City stands in a Hex."""
    return next(seat for seat, hexes in enumerate(table.cities) if hexes >> hex_ & 1)


@rule("GL-City")
def city_resource(table: Table, hex_: Hex) -> int:
    """What a City covers, which is its type."""
    return table.atlas.resources[hex_][table.second >> hex_ & 1].kind


def has_city(table: Table, seat: Seat, resource: int) -> bool:
    """Whether a player has a City of that type."""
    atlas, second = table.atlas, table.second
    return bool(table.cities[seat] & (atlas.first[resource] & ~second | atlas.second[resource] & second))


@rule("B3e.6", "G6c.2")
def has_blitzkrieg(table: Table, seat: Seat) -> bool:
    """Whether a player may spread again from what moved or was formed this turn."""
    return any(has_city(table, seat, resource) for resource in BLITZKRIEG) if table.cities[seat] else False


@rule("G6a.3", "C3.1", "GL-Habitable.3", "B3b.4")
def home(table: Table, seat: Seat) -> Spots:
    """The Spots where a player's Migrants may stay: land for landfolk, water for merfolk."""
    world = table.world
    return world.water if table.box.merfolk[seat] else world.land


@rule("C6i")
def resting(table: Table, seat: Seat) -> Spots:
    """Where a player's Migrants may end a move: at home, and in a campaign of both realms a seafarer anywhere."""
    box = table.box
    if box.yrr and box.settings.campaign and table.stage(seat, MARITIME) >= AMPHIBIOUS_AT:
        return table.world.land | table.world.water
    return home(table, seat)


@rule("G6a.1", "C6e", "K3c")
def stride(table: Table, seat: Seat) -> int:
    """How many Spots a player's figures can go: his energy.

    In a campaign the creeples' metabolism counts instead until energy has advanced; in a waterworld half the maritime
    stage is added.
    """
    box = table.box
    energy = table.stage(seat, ENERGY)
    if box.waterworld:
        return energy + table.stage(seat, MARITIME) // 2
    return box.gears[seat] if box.gears[seat] and energy == box.stages[ENERGY][0] else energy


@rule("GL-Habitable.1", "GL-Habitable.2", "B3i", "C3.4.1", "C4b", "B8a.1", "B3a.2", "GL-Occluded.1")
def habitable(table: Table, seat: Seat) -> Hexes:
    """The Hexes where a player's City can stand, as far as the ground goes."""
    atlas = table.atlas
    if table.box.yrr:
        return atlas.shelf | arctic(table)
    if table.box.merfolk[seat]:
        flooded = table.climate[SEA]
        return atlas.ocean | (flooded if table.box.readings.flooded_is_shelf else atlas.shelf & flooded)
    return ~(atlas.ocean | all_chits(table))


@rule("H1a.1", "H1a.3", "GL-Footprint")
def population(table: Table, hex_: Hex) -> int:
    """Everybody in a Hex: its City, and the Migrants of all players on its Spots."""
    world = table.world
    return world.count(all_migrants(table) & world.around[hex_]) + (all_cities(table) >> hex_ & 1)


@rule("H1a.1", "H1a.3", "GL-Footprint")
def crowded(table: Table, migrants: Spots, number: int) -> Hexes:
    """The Hexes with at least so many tokens: their City, and those of some Migrants who stand on their Spots."""
    return table.world.crowds(migrants, all_cities(table))[number - 1]


@rule("D4b.2", "H1a.1")
def full_hexes(table: Table, seat: Seat) -> Hexes:
    """The Hexes where one more token would be too many for a player's footprint."""
    return crowded(table, all_migrants(table), table.stage(seat, FOOTPRINT))


def full_spots(table: Table, seat: Seat) -> Spots:
    """The Spots where one more Migrant would be too many in one of their Hexes."""
    around = table.world.around
    found = 0
    for hex_ in members(full_hexes(table, seat)):
        found |= around[hex_]
    return found


@rule("GL-Refugee")
def free_spots(table: Table, seat: Seat, hex_: Hex) -> Spots:
    """The Spots of a Hex where a Migrant of a player could be put."""
    return table.world.around[hex_] & home(table, seat) & ~all_migrants(table)
