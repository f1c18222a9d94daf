"""C6, C8, K1, K3d, K4. A campaign: the world, the climate and the creeples of Bios:Megafauna go on."""

from __future__ import annotations

from collections.abc import Iterator

from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.origins.arrangement import centres, opposite_america, recalled
from biont.origins.cards import COLOURS, IMMUNOLOGY, MARITIME, NONE
from biont.origins.cratons import EARTH, FACES, HIGHLAND, PLANETS, SWAMP, Craton, Settled, hexes, places, written
from biont.origins.latitudes import belt
from biont.origins.layout import CORNERS, INLAND, LITTORAL, face_of, face_on
from biont.origins.legacy import BURROWER, FLYER, SHAPES, SWIMMER, Ground, Legacy, Species, strip_number
from biont.origins.people import all_chits
from biont.origins.rules.cratons import STRIP_LAID, bring, populate
from biont.origins.rules.lots import Lots
from biont.origins.rules.planets import lay_america
from biont.origins.table import EMOTIONS, VOCABULARY, Hex, Seat, Table, members
from biont.origins.tiles import DESERT, ICE, JUNGLE, OCEAN, SEA, SHELF
from biont.origins.world import Hexes, World

CHIT_OF_DISK = {"white": ICE, "green": JUNGLE, "black": DESERT}
RINGS_OF = {"forest": (JUNGLE,), "weeds": (NONE, ICE), "mountain": (DESERT,), "swamp": (ICE,), "sea": (SEA,)}
"""Which Hex chits stand for which Hex of Bios:Megafauna, by their rings, the best first, in the order of K1."""
SIDES = (LITTORAL, INLAND)
HEAD_START = 2
"""The stage that burrowers have in immunology, flyers and swimmers in maritime (C6g)."""


# -- the players -------------------------------------------------------------------------------------------------------


@rule("C6f", "C7b", "C8")
def think(table: Table, seat: Seat) -> None:
    """Each emotion that the species won moves a pawn from the emotions to the vocabulary."""
    for _ in range(_species(table, seat).emotions):
        table.move_pawn(seat, EMOTIONS, VOCABULARY)


@rule("C6g.2")
def adapt(table: Table, seat: Seat) -> None:
    """What the shape of the creeples is good for at the start; swimmers that are merfolk have the sea instead."""
    shape = SHAPES.index(_species(table, seat).shape)
    if shape == BURROWER:
        table.set_stage(seat, IMMUNOLOGY, HEAD_START)
    elif shape == FLYER or (shape == SWIMMER and not table.box.merfolk[seat]):
        table.set_stage(seat, MARITIME, HEAD_START)


def _species(table: Table, seat: Seat) -> Species:
    return _legacy(table).of(COLOURS[table.box.colours[seat]])


def _legacy(table: Table) -> Legacy:
    assert table.box.legacy is not None, "only a campaign has a legacy"
    return table.box.legacy


@rule("C6h")
def start_order(table: Table) -> list[Seat]:
    """Who starts when: the winner of Bios:Megafauna first (AMB-113), whoever died out last."""
    order = [COLOURS.index(colour) for colour in _legacy(table).order]
    seats = range(table.box.players)
    return sorted(seats, key=lambda seat: order.index(own) if (own := table.box.colours[seat]) in order else len(order))


@rule("C6h")
def held(table: Table, seat: Seat) -> Hexes:
    """The Hexes where a player may start: those held in Bios:Megafauna; for a species that died out any land of the
    cratons."""
    where = located(table)
    wanted = _species(table, seat).held or tuple(where)
    return sum(1 << hex_ for hex_ in {where[one] for one in wanted})


# -- the world ---------------------------------------------------------------------------------------------------------


@rule("C6c", "K4c")
def resettled(table: Table) -> list[Settled]:
    """The cratons as they lay before; those of Mars and Venus leave room for an America."""
    legacy, world = _legacy(table), table.box.world
    printed = table.box.pack.cratons
    fits = centres(world) if table.box.custom else _sites_of_earth(world)
    if table.box.custom and legacy.planet != PLANETS[EARTH]:
        fits = opposite_america(world)
    numbers = {one.code: number for number, one in enumerate(printed)}
    found = recalled(world, legacy.cratons, fits)
    return [
        Settled(centre, numbers[one.code], one.turn, swamps=_swamps(legacy, printed[numbers[one.code]]))
        for one, centre in zip(legacy.cratons, found, strict=True)
    ]


@rule("K4a")
def _swamps(legacy: Legacy, craton: Craton) -> int:
    """The highlands with an archetype plant."""
    faces = (0, *FACES)
    return sum(1 << face for face in faces if (craton.code, face) in legacy.plants and craton.terrain[face] == HIGHLAND)


def _sites_of_earth(world: World) -> tuple[Hex, ...]:
    """Where a craton can be carried over to the classic map: seven whole Hexes."""
    number = {place: hex_ for hex_, place in enumerate(world.at)}
    return tuple(
        hex_
        for hex_, at in enumerate(world.at)
        if all(place in number and len(world.corners[number[place]]) == CORNERS for place in places(at))
    )


def located(table: Table) -> dict[Ground, Hex]:
    """Where every Hex of the cratons of Bios:Megafauna has come to lie."""
    world, printed = table.box.world, table.box.pack.cratons
    return {
        (printed[one.craton].code, face): hex_
        for one in resettled(table)
        for face, hex_ in enumerate(hexes(world, one.centre, one.turn))
    }


@rule("C6b", "C6c", "K1.2", "K3d")
def rebuild(play: Play[Table]) -> None:
    """The world of Bios:Megafauna lies again, with the strip with which it ended: as cratons, as Hex chits, or mended
    into the classic map, which has no strip."""
    table = play.table
    lots = Lots(play)
    which = table.box.settings.map
    if which == "cratons":
        table.cratons = written(tuple(resettled(table)))
        if _legacy(table).planet != PLANETS[EARTH]:
            lay_america(table, lots)
        populate(table, lots)
        table.strip = strip_number(_legacy(table).strip, table.box.pack.strips) + 1
        play.note(STRIP_LAID, -1, table.strip - 1)
    elif which == "tiles":
        _lay_tiles(table, lots)
    else:
        _mend(table, lots)


# -- the climate -------------------------------------------------------------------------------------------------------


def inherit_climate(table: Table) -> None:
    """The climate of Bios:Megafauna; Hex chits that rebuild it have rings with stars instead."""
    if table.box.yrr or table.box.settings.map == "tiles":
        return
    for hex_, climate in _disks(table) if _legacy(table).planet == PLANETS[EARTH] else _raindance(table):
        bring(table, climate, hex_)


@rule("C6d", "K3d")
def _disks(table: Table) -> Iterator[tuple[Hex, int]]:
    """Disks on cratons become chits, wherever they come to lie, and every sea is flooded; offshore disks are gone."""
    where = located(table)
    for one, disk in _legacy(table).disks:
        yield where[one], CHIT_OF_DISK[disk]
    printed = {craton.code: craton for craton in table.box.pack.cratons}
    for (code, face), hex_ in where.items():
        if printed[code].is_sea(face):
            yield hex_, SEA


@rule("K4b")
def _raindance(table: Table) -> Iterator[tuple[Hex, int]]:
    """On Mars and Venus mountains are desert, seas with a disk are flooded, tuber forest is jungle, wasteland ice."""
    legacy, printed = _legacy(table), {craton.code: craton for craton in table.box.pack.cratons}
    disks = dict(legacy.disks)
    for one, hex_ in located(table).items():
        code, face = one
        disk = disks.get(one, "")
        if printed[code].is_sea(face):
            if disk == "white":
                yield hex_, SEA
        elif disk == "black":
            yield hex_, DESERT
        elif one in legacy.tubers:
            yield hex_, JUNGLE
        elif not disk and one not in legacy.plants:
            yield hex_, ICE


# -- K1: the world of Bios:Megafauna in Hex chits ----------------------------------------------------------------------


@rule("K1.1", "K1a", "K1b")
def _lay_tiles(table: Table, lots: Lots) -> None:
    """A random Hex chit for every Hex, of the ring that its terrain asks for, terrain by terrain in the order of the
    book; of two seas of a craton one stays open.

    Neither resources nor animals are added. Where the chits of a ring have run out any other one serves (AMB-133).
    """
    chits = lots.shuffled(list(range(len(table.box.pack.chits))))
    where = located(table)
    seas = [one for one in where if terrain(table, one) == "sea"]
    spared = {one for one in seas if any(other[0] == one[0] and other[1] < one[1] for other in seas)}
    for kind, rings in RINGS_OF.items():
        for one in (one for one in where if one not in spared and terrain(table, one) == kind):
            for ring in (*rings, None):
                fits = [(chit, side) for chit in chits for side in SIDES if _shows(table, chit, side, ring)]
                if fits:
                    chits.remove(fits[0][0])
                    table.lay_hex_chit((where[one], face_on(*fits[0]), lots.below(CORNERS)))
                    break


def _shows(table: Table, chit: int, side: int, ring: int | None) -> bool:
    return ring is None or face_of(table.box.pack, face_on(chit, side)).tile.ring == ring


@rule("K1.1", "K4a")
def terrain(table: Table, where: Ground) -> str:
    """What a Hex of Bios:Megafauna was at last: forest under a green disk, mountain under a black one, else as it is
    printed."""
    legacy = _legacy(table)
    craton = next(one for one in table.box.pack.cratons if one.code == where[0])
    if craton.is_sea(where[1]):
        return "sea"
    disk = dict(legacy.disks).get(where, "")
    if disk == "green" or where in legacy.tubers:
        return "forest"
    if disk == "black":
        return "mountain"
    return "swamp" if craton.terrain[where[1]] == SWAMP or where in legacy.plants else "weeds"


@rule("K1.2")
def fit_latitudes(table: Table) -> None:
    """Ice in green latitudes becomes sea on a blue ring there, and sea in white latitudes ice on a white one; a chit
    without such a Hex goes away. Afterwards only rings count."""
    table.strip = strip_number(_legacy(table).strip, table.box.pack.strips) + 1
    green, white = belt(table, JUNGLE), belt(table, ICE)
    for climate, wrong in ((ICE, green), (SEA, white)):
        other = climate ^ 1
        for hex_ in members(table.climate[climate] & wrong):
            table.climate[climate] &= ~(1 << hex_)
            room = table.atlas.rings[other] & wrong & ~all_chits(table)
            if room:
                table.climate[other] |= room & -room
    table.strip = 0


# -- K3d: cratons on the classic map -----------------------------------------------------------------------------------


@rule("K3d")
def _mend(table: Table, lots: Lots) -> None:
    """Random land chits where craton land falls on permanent ocean, and random chits with a blue or a white ring where
    a craton's sea falls on land without a blue ring."""
    box, tiles = table.box, table.box.world.hexes
    printed = {craton.code: craton for craton in box.pack.cratons}
    chits = lots.shuffled(list(range(len(box.pack.chits))))
    for (code, face), hex_ in located(table).items():
        sea = printed[code].is_sea(face)
        drowned = not sea and tiles[hex_].terrain == OCEAN
        dried = sea and tiles[hex_].terrain not in (OCEAN, SHELF)
        if (drowned or dried) and chits:
            chit = chits.pop()
            table.lay_hex_chit((hex_, face_on(chit, LITTORAL if dried else INLAND), lots.below(CORNERS)))
