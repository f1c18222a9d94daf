"""Where people can go on the map: the crossings that the rulebook tells of, walked with the rules of movement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from biont.kernel.errors import Phrase
from biont.origins import cards as c
from biont.origins import tiles as t
from biont.origins import world as w
from biont.origins.pack import Pack
from biont.origins.packcheck.checking import check, fact, figure
from biont.origins.packcheck.finding import hex_of, resource, spot_of
from biont.origins.passage import open_sides
from biont.origins.ways import reach
from biont.packs import NotFound, Verdict
from biont.packs.checks import they_are

PLAYERS = {4: 4, 3: 3, 2: 1}
"""By number of players: the stars from which a ring gets a chit."""

NO_CHITS = (0, 0, 0, 0)
NEW_WORLD = ("Columbia", "Great Plains", "Texas", "Mississippi", "Mesoamerica", "Amazon", "Bahia", "Andes")
OLD_WORLD = ("Spain", "France", "West Sahara", "West Africa", "Sahel", "Mediterranean")
HIGHEST = {"footprint": 6, "energy": 8, "immunology": 10}


def stages(pack: Pack, **higher: int) -> list[int]:
    """The first stages, but for some tracks."""
    return [higher.get(word, track.stages[0]) for word, track in zip(c.TRACKS, pack.tracks, strict=True)]


def chits(pack: Pack, players: int) -> tuple[w.Hexes, ...]:
    """The Hexes with a chit of each climate at the start."""
    least = PLAYERS[players]
    return tuple(
        sum(1 << hex_ for hex_, tile in enumerate(pack.world.hexes) if tile.ring == climate and tile.stars >= least)
        for climate in range(len(t.CLIMATES))
    )


def spread(
    pack: Pack, start: w.Spots, found: Sequence[int], climate: Sequence[w.Hexes] = NO_CHITS, shut: w.Spots = 0
) -> w.Spots:
    """The land Spots on which one spread from any of these may end."""
    world = pack.world
    sides = open_sides(world, climate, found)
    return reach(world, [start], found[c.ENERGY], sides, world.land, found[c.MARITIME], shut) & world.land


def roam(
    pack: Pack, start: w.Spots, found: Sequence[int], climate: Sequence[w.Hexes] = NO_CHITS, shut: w.Spots = 0
) -> w.Spots:
    """The land Spots that any number of spreads lead to."""
    while start != (further := start | spread(pack, start, found, climate, shut)):
        start = further
    return start


def at(pack: Pack, *names: str) -> w.Spots:
    """Spots by their names."""
    return pack.world.set_of(spot_of(pack, name) for name in names)


def land_of(pack: Pack, names: Iterable[str]) -> w.Spots:
    """The land Spots of some Hexes."""
    found = 0
    for name in names:
        found |= pack.world.around[hex_of(pack, name)]
    return found & pack.world.land


def home(pack: Pack, colour: int, realm: int = 0) -> w.Spots:
    """Where a colour starts, on land (0) or in the water (1)."""
    start = pack.world.start[colour][realm]
    if start == c.NONE:
        raise NotFound(Phrase("The colour {colour} starts nowhere.", "pack-find-start", colour=c.COLOURS[colour]))
    return pack.world.bit[start]


figure(
    "starts: somewhere to spread to, for any number of players",
    "002:L862-872",
    lambda p: tuple(
        min(p.world.count(spread(p, home(p, colour), stages(p), chits(p, players))) - 1 for players in PLAYERS)
        for colour in range(len(c.COLOURS))
    ),
    lambda found: min(found) > 0,
)


# The hobbit's crossing


def sahul(pack: Pack) -> w.Spots:
    """The land of Australia, but not what it shares with New Guinea and Indonesia."""
    desert = pack.world.hexes[resource(pack, "wombat")[0]].name.en
    return land_of(pack, ("North Australia", desert)) & ~land_of(pack, ("New Guinea", "Flores"))


def crossing(pack: Pack, **higher: int) -> tuple[bool, bool]:
    """Whether the eastern and the southern route are open, with a jungle and a desert on Australia."""
    north, wombats = hex_of(pack, "North Australia"), resource(pack, "wombat")[0]
    climate = (0, 0, 1 << wombats, 1 << north)
    found = stages(pack, **higher)
    east = shared(pack, "North Australia", "Carcharodon") | at(pack, "Indonesia", "Banda Sea")
    south = shared(pack, "North Australia", pack.world.hexes[wombats].name.en) | at(pack, "Indonesia")
    target = sahul(pack)
    everywhere = pack.world.land | pack.world.water
    return (
        bool(spread(pack, at(pack, "Indonesia"), found, climate, everywhere & ~east) & target),
        bool(spread(pack, at(pack, "Indonesia"), found, climate, everywhere & ~south) & target),
    )


def shared(pack: Pack, one: str, other: str) -> w.Spots:
    """The Spots that two Hexes share."""
    return pack.world.around[hex_of(pack, one)] & pack.world.around[hex_of(pack, other)]


fact(
    "crossing to australia: shut in the east and open in the south with footprint 3",
    "002:L898-900",
    lambda p: crossing(p, footprint=3, maritime=1) == (False, True),
)
fact(
    "crossing to australia: shut on both routes with footprint 1",
    "002:L898-900",
    lambda p: crossing(p, maritime=1) == (False, False),
)
fact(
    "crossing to australia: open on both routes with maritime 2",
    "002:L898-902",
    lambda p: crossing(p, footprint=3, maritime=2) == (True, True),
)


@check("crossing to australia: no other way with footprint 1", "002:L898-900", must=False)
def no_other_way(pack: Pack) -> Verdict:
    north, wombats = hex_of(pack, "North Australia"), resource(pack, "wombat")[0]
    found = roam(pack, at(pack, "Indonesia"), stages(pack, maritime=1), (0, 0, 1 << wombats, 1 << north)) & sahul(pack)
    return they_are(pack.world.spots[spot].name for spot in pack.world.spots_in(found)) if found else None


figure(
    "australia: out of reach with maritime 0, in reach with 1",
    "002:L890",
    lambda p: (
        p.world.count(roam(p, at(p, "Indonesia"), stages(p, energy=8)) & sahul(p)),
        p.world.count(roam(p, at(p, "Indonesia"), stages(p, maritime=1), chits(p, 4)) & sahul(p)),
    ),
    lambda found: found[0] == 0 < found[1],
)


# Other voyages


def landfalls(pack: Pack, **higher: int) -> int:
    """How many of Greenland, Vinland, Hawaii and New Zealand are reached by boat, Beringia being shut."""
    found, climate = stages(pack, **higher), chits(pack, 4)
    west = roam(pack, home(pack, c.WHITE), found, climate, at(pack, "Beringia", "Hawaii"))
    east = roam(pack, home(pack, c.ORANGE) | home(pack, c.GREEN), found, climate, at(pack, "Beringia"))
    return pack.world.count(west & at(pack, "Nuuk", "Vinland") | east & at(pack, "Hawaii", "Aotearoa"))


figure(
    "boats: Greenland, Vinland, Hawaii and New Zealand with maritime 2, none with 1",
    "002:L890",
    lambda p: (landfalls(p, **HIGHEST, maritime=1), landfalls(p, energy=4, maritime=2)),
    lambda found: found == (0, 4),
)


def atlantic(pack: Pack, maritime: int) -> int:
    """How many Spots of America are reached across the middle Atlantic."""
    world = pack.world
    north = world.set_of(spot for spot, one in enumerate(world.spots) if min(line for line, _ in one.places) < 2)
    shut = north | at(pack, "Beringia", "Hawaii", "Musicians Seamounts")
    found = stages(pack, energy=8, maritime=maritime)
    return world.count(roam(pack, land_of(pack, OLD_WORLD) & ~shut, found, shut=shut) & land_of(pack, NEW_WORLD))


figure(
    "middle atlantic: crossed with maritime 3, not with 2",
    "002:L890, 002:L1294",
    lambda p: (atlantic(p, 2), atlantic(p, 3)),
    lambda found: found[0] == 0 < found[1],
)


def beyond_beringia(pack: Pack) -> w.Spots:
    """America behind the ice of the Cordillera."""
    return land_of(pack, NEW_WORLD) & ~land_of(pack, ("Alaska",))


@check("beringia: on foot from Asia, with ice before the rest of America", "002:L890", must=False)
def beringia(pack: Pack) -> Verdict:
    bridge, behind = at(pack, "Beringia"), beyond_beringia(pack)
    walked = roam(pack, home(pack, c.ORANGE), stages(pack))
    ice = chits(pack, 4)
    if not walked & bridge or not walked & behind:
        return Phrase("It cannot be walked to.", "pack-no-walk")
    if roam(pack, bridge, stages(pack, energy=4, maritime=1), ice) & behind:
        return Phrase("The ice does not bar the way.", "pack-no-ice")
    if not roam(pack, bridge, stages(pack, energy=4, maritime=2), ice) & behind:
        return Phrase("Boats do not get round the ice.", "pack-no-boats")
    return None


@check("iceland and the canaries: land, equally far from the French Hex, with water between", "002:L544")
def isles(pack: Pack) -> Verdict:
    world = pack.world
    ring = world.around[hex_of(pack, "France")]
    for name in ("Iceland", "Canary Islands"):
        isle = at(pack, name)
        steps, near = 0, ring
        while not near & isle:
            before, near, steps = near, world.step(near, world.every_side), steps + 1
        nearer = world.step(isle, world.every_side) & before if steps else world.land
        if not isle & world.land or nearer & world.land or steps != 2:
            return Phrase("{word} is not so.", "pack-isle", word=name)
    return None


@check("spain: boats are needed at Gibraltar", "002:L872", must=False)
def gibraltar(pack: Pack) -> Verdict:
    near = spread(pack, home(pack, c.WHITE), stages(pack)) & land_of(pack, ("West Sahara", "Hoggar"))
    return they_are(pack.world.spots[spot].name for spot in pack.world.spots_in(near)) if near else None


# Under water


def hunting_grounds(pack: Pack, colour: int) -> int:
    """How many ocean and shelf Hexes merfolk of a colour come to in three steps."""
    world = pack.world
    near = reach(world, [home(pack, colour, 1)], 3, world.every_side, world.water, 0)
    return sum(
        bool(world.around[hex_] & near) for hex_, tile in enumerate(world.hexes) if tile.terrain != t.CONTINENTAL
    )


figure(
    "merfolk: an ocean or a shelf near every start",
    "002:L323",
    lambda p: tuple(hunting_grounds(p, colour) for colour in range(len(c.COLOURS))),
    lambda found: min(found) > 0,
)
figure(
    "map: with every technology every land Spot can be reached",
    "002:L862",
    lambda p: p.world.count(p.world.land & ~roam(p, home(p, c.ORANGE), stages(p, **HIGHEST, maritime=8))),
    lambda found: found == 0,
)
