"""The map: Hexes, rings, resources, Spots."""

from __future__ import annotations

from biont.kernel.errors import Phrase, Several
from biont.origins import cards as c
from biont.origins import tiles as t
from biont.origins.pack import Pack
from biont.origins.packcheck.checking import check, fact, figure
from biont.origins.packcheck.finding import EPOCHS, hex_of, kinds_in, resource, resources, spot_of
from biont.packs import Verdict

STARTS = ("Zimbabwe", "Spain", "China", "Indonesia")
WRAPS = ("Beringia", "Musicians Seamounts", "Hawaii")
ORIGINS = (
    "Fertile Crescent",
    "China",
    "New Guinea",
    "Sahel",
    "Mesoamerica",
    "Andes",
    "Ethiopia",
    "West Africa",
    "Mississippi",
)
"""Where food production began; the last one is the east of the United States."""


def wrong(pack: Pack, holds: list[bool]) -> Verdict:
    """The Hexes that are not as they should be."""
    names = [tile.name for tile, fits in zip(pack.world.hexes, holds, strict=True) if not fits]
    return Phrase("Not so: {cards}.", "pack-not-these", cards=Several(names)) if names else None


# Spots


@check("starts: Zimbabwe, Spain, China and Indonesia on land", "002:L266")
def starts(pack: Pack) -> Verdict:
    found = [land for land, _ in pack.world.start]
    names = [pack.world.spots[spot].name.en if spot != c.NONE else "?" for spot in found]
    return None if tuple(names) == STARTS else Phrase("They are {numbers}.", "pack-they-are", numbers=Several(names))


fact(
    "starts: a land and a water Spot of each colour in one Hex",
    "002:L320, 002:L135",
    lambda p: all(
        land != c.NONE and water != c.NONE and {*p.world.spots[land].hexes} & {*p.world.spots[water].hexes}
        for land, water in p.world.start
    ),
)
fact(
    "starts: no two land Spots share a Hex",
    "002:L1509",
    lambda p: (
        len(hexes := [hex_ for land, _ in p.world.start if land != c.NONE for hex_ in p.world.spots[land].hexes])
        == len(set(hexes))
    ),
)


@check("hexes: four to six Spots each", "002:L133")
def corners(pack: Pack) -> Verdict:
    return wrong(pack, [4 <= len(ring) <= 6 for ring in pack.world.corners])


@check("spots: up to three Hexes each", "002:L1572")
def shared(pack: Pack) -> Verdict:
    names = [spot.name for spot in pack.world.spots if not 1 <= len(spot.hexes) <= 3]
    return Phrase("Not so: {cards}.", "pack-not-these", cards=Several(names)) if names else None


@check("spots: Beringia, Musicians Seamounts and Hawaii join the edges", "002:L886")
def wraps(pack: Pack) -> Verdict:
    middle = sum(column for _, column in pack.world.at) / len(pack.world.at)
    found = {spot for spot, one in enumerate(pack.world.spots) if len(one.places) == 2}
    joined = {
        spot for spot in found if len({pack.world.at[hex_][1] > middle for hex_ in pack.world.spots[spot].hexes}) == 2
    }
    fits = found == joined == {spot_of(pack, name) for name in WRAPS}
    names = Several(sorted(pack.world.spots[spot].name.en for spot in found))
    return None if fits else Phrase("They are {numbers}.", "pack-they-are", numbers=names)


fact(
    "north: permanent ice beyond both upper sides of every Hex of the first row",
    "002:L151, 002:L906",
    lambda p: p.world.north.along.bit_count() == 2 * sum(row == 0 for row, _ in p.world.at),
)


# Resources


@check("hexes: one or two resources each", "002:L141, 002:L1560")
def stocked(pack: Pack) -> Verdict:
    return wrong(pack, [1 <= len(tile.resources) <= 2 for tile in pack.world.hexes])


@check("resources: what a mineral needs is a stage of its track", "002:L147")
def needs(pack: Pack) -> Verdict:
    stages = [track.stages for track in pack.tracks]
    return wrong(
        pack,
        [
            all(found.kind not in c.MINERALS or found.stage in stages[found.track] for found in tile.resources)
            for tile in pack.world.hexes
        ],
    )


fact(
    "middle east: oil from metallurgy 4 on",
    "002:L147",
    lambda p: any(
        (found.kind, found.track, found.stage) == (c.OIL, c.METALLURGY, 4)
        for found in p.world.hexes[hex_of(p, "Middle East")].resources
    ),
)
fact(
    "saudi arabia: pearls, a luxury from maritime 1 on",
    "002:L945-947",
    lambda p: (
        (found := resource(p, "pearls", "Saudi Arabia")[1]).kind == c.LUXURY
        and (found.track, found.stage) == (c.MARITIME, 1)
    ),
)
fact(
    "war animals: the elephant of India, horse and rhino",
    "002:L882, 002:L1174, 002:L1185",
    lambda p: (
        {resource(p, *words)[1].kind for words in (("elephant", "India"), ("horse",), ("rhino",))} == {c.WAR_ANIMAL}
    ),
)
fact(
    "animals: the camel of the Himalaya and the wombat of Australia",
    "002:L945, 002:L898",
    lambda p: (
        {resource(p, *words)[1].kind for words in (("camel", "Himalaya"), ("wombat",))} <= {c.WORK_ANIMAL, c.WAR_ANIMAL}
    ),
)
fact(
    "biofuel: Mediterranean, Andes, Sonoran desert, Hawaii",
    "002:L1471",
    lambda p: all(c.BIOFUEL in kinds_in(p, name) for name in ("Mediterranean", "Andes", "California", "Hawaii")),
)
fact("resources: all eight kinds", "002:L141-145", lambda p: len({found.kind for found in resources(p)}) == 8)
figure(
    "horticulture: where food production began",
    "002:L937",
    lambda p: sum(c.HORTICULTURE in kinds_in(p, name) for name in ORIGINS),
    lambda found: found == len(ORIGINS),
)


# Rings and stars


def starred(pack: Pack, *stars: int) -> int:
    """How many rings have so many stars."""
    return sum(tile.stars in stars for tile in pack.world.hexes)


def rings(pack: Pack, climate: int, bare: bool) -> int:
    """How many rings of a colour have stars, or none."""
    return sum(tile.ring == climate and (tile.stars == 0) == bare for tile in pack.world.hexes)


figure(
    "stars: 16 rings with four, 4 with three, 12 with fewer",
    "002:L274-276",
    lambda p: (starred(p, 4), starred(p, 3), starred(p, 1, 2)),
    lambda found: found == (16, 4, 12),
    must=True,
)
figure(
    "stars: on 16 blue and white rings, on 16 orange and green ones",
    "002:L87, 002:L276",
    lambda p: (
        rings(p, t.SEA, bare=False) + rings(p, t.ICE, bare=False),
        rings(p, t.DESERT, bare=False) + rings(p, t.JUNGLE, bare=False),
    ),
    lambda found: found == (16, 16),
    must=True,
)
fact(
    "california: an orange ring with three stars",
    "002:L278",
    lambda p: (tile := p.world.hexes[hex_of(p, "California")]).ring == t.DESERT and tile.stars == 3,
)


@check("rings: blue on a shelf and nowhere else, none on the ocean, stars only on rings", "002:L139, 002:L149")
def terrains(pack: Pack) -> Verdict:
    return wrong(
        pack,
        [
            (tile.terrain == t.SHELF) == (tile.ring == t.SEA)
            and not (tile.terrain == t.OCEAN and tile.ring != c.NONE)
            and not (tile.stars and tile.ring == c.NONE)
            for tile in pack.world.hexes
        ],
    )


figure(
    "rings: some without stars in each colour",
    "002:L594-610",
    lambda p: tuple(rings(p, climate, bare=True) for climate in range(len(t.CLIMATES))),
    lambda found: min(found) > 0,
)


def beside(pack: Pack, one: str, other: str) -> bool:
    """Whether two Hexes have a side in common."""
    first, second = (set(pack.world.corners[hex_of(pack, name)]) for name in (one, other))
    return len(first & second) == 2


@check(
    "northern australia: a green ring, beside the wombat Hex with an orange one and the Carcharodon ocean",
    "002:L898-902",
)
def australia(pack: Pack) -> Verdict:
    wombat = resource(pack, "wombat")[0]
    tiles = pack.world.hexes
    north, ocean = tiles[hex_of(pack, "North Australia")], tiles[hex_of(pack, "Carcharodon")]
    fits = (north.ring, tiles[wombat].ring, ocean.terrain) == (t.JUNGLE, t.DESERT, t.OCEAN)
    near = all(beside(pack, "North Australia", name) for name in (tiles[wombat].name.en, "Carcharodon"))
    return None if fits and near else Phrase("It is not so in this pack.", "pack-not-so")


figure(
    "horse: in the first row of Hexes or the second",
    "002:L1035",
    lambda p: p.world.at[resource(p, "horse")[0]][0] + 1,
    lambda row: row <= 2,
    must=True,
)
figure(
    "catastrophes: Hexes for each Epoch",
    "002:L137",
    lambda p: tuple(
        sum(tile.catastrophe is not None and tile.catastrophe.epoch == epoch for tile in p.world.hexes)
        for epoch in EPOCHS
    ),
    lambda found: min(found) > 0,
)
fact("catastrophes: Toba among them", "002:L636", lambda p: "toba" in p.world.epicentre, must=False)


# Hex chits


def faces(pack: Pack) -> list[t.Face]:
    """All sides of the Hex chits."""
    return [face for chit in pack.chits for face in (chit.littoral, chit.inland)]


figure(
    "hex chits: start Spots of the four colours",
    "002:L234",
    lambda p: tuple(sum(face.start == colour for face in faces(p)) for colour in range(len(c.COLOURS))),
    lambda found: min(found) > 0,
    must=True,
)
figure(
    "hex chits: a side with a blue or a white ring each, five for the Yrr",
    "002:L331",
    lambda p: sum(chit.littoral.tile.ring in (t.SEA, t.ICE) for chit in p.chits),
    lambda found: found >= 5,
    must=True,
)
figure(
    "hex chits: blank, green, orange and white ones, and oceans",
    "002:L1274-1278",
    lambda p: (
        *(sum(face.tile.ring == ring for face in faces(p)) for ring in (c.NONE, t.JUNGLE, t.DESERT, t.ICE, t.SEA)),
    ),
    lambda found: min(found) > 0,
)
figure(
    "custom side: oil and uranium on its islands",
    "002:L1296",
    lambda p: tuple(
        sum(found.kind == kind for tile in p.sheet.hexes if tile.terrain != t.OCEAN for found in tile.resources)
        for kind in (c.OIL, c.URANIUM)
    ),
    lambda found: min(found) > 0,
)
