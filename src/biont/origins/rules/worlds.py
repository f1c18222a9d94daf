"""C1b and C4. Worlds of Hex chits: players lay them in turn, or the seed does, and choose where they start."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step
from biont.origins import nouns
from biont.origins.cards import NONE
from biont.origins.cratons import hexes
from biont.origins.layout import CORNERS, INLAND, LITTORAL, chit_of, face_of, face_on, start_corner, starts, turned
from biont.origins.people import all_migrants, full_spots, home
from biont.origins.rules.campaign import held
from biont.origins.rules.cratons import own_ground
from biont.origins.rules.lots import Lots
from biont.origins.rules.planets import STARTED
from biont.origins.table import Hex, Seat, Table, clockwise, members
from biont.origins.tiles import OCEAN, SHELF
from biont.origins.vocabulary import Verbs
from biont.origins.world import Hexes, Spots

YRR_CHITS = 5
"""Hex chits on the classic map of the Yrr variant (C4)."""


@rule("C1b.1", "C1b.2", "C4.2", "C4.3")
def laying(table: Table) -> list[Step]:
    """The steps in which players lay Hex chits, one each in turn from Crown #1 on; in the Yrr variant merfolk begin."""
    box = table.box
    order = clockwise(table, table.first)
    if box.yrr:
        while not box.merfolk[order[0]]:
            order = [*order[1:], order[0]]
    number = len(box.pack.chits) if box.custom else YRR_CHITS
    return [("lay hex", order[turn % len(order)]) for turn in range(number)]


ASK_HEX_CHIT = Question("hex chit", "C1b")
ASK_HEX_SIDE = Question("hex side", "C1b", about=(nouns.CHIT,))
ASK_HEX_PLACE = Question("hex place", "C1b", about=(nouns.FACE,))
ASK_HEX_TURN = Question("hex turn", "C1b", about=(nouns.FACE, nouns.HEX))
HEX_LAID = Event("hex laid", "C1b", things=(nouns.FACE, nouns.HEX, nouns.NUMBER))


def lay_hex(play: Play[Table], seat: Seat) -> Asking[None]:
    """A player chooses a chit, its side, a Hex, and how it is turned."""
    table = play.table
    options: list[Option] = [("chit", chit) for chit in _chits_left(table)]
    answer = yield ask(seat, ASK_HEX_CHIT, options)
    chit: int = answer[1]
    face = face_on(chit, LITTORAL)
    if not table.box.yrr:
        sides = [("face", face_on(chit, side)) for side in (LITTORAL, INLAND)]
        answer = yield ask(seat, ASK_HEX_SIDE, sides, (chit,))
        face = answer[1]
    answer = yield ask(seat, ASK_HEX_PLACE, [("put", hex_) for hex_ in members(sites(table, face))], (face,))
    hex_: Hex = answer[1]
    turns = ways(table, hex_, face)
    turn = turns[0]
    if len(turns) > 1:
        answer = yield ask(seat, ASK_HEX_TURN, [("turn", turn) for turn in turns], (face, hex_))
        turn = answer[1]
    table.lay_hex_chit((hex_, face, turn))
    play.note(HEX_LAID, seat, face, hex_, turn)


def _chits_left(table: Table) -> list[int]:
    laid = {chit_of(face) for _, face, _ in table.hex_chits}
    return [chit for chit in range(len(table.box.pack.chits)) if chit not in laid]


@rule("C1b.1", "C4.3")
def sites(table: Table, face: int) -> Hexes:
    """Where a face may be laid: on any Hex of the custom sheet without a chit; on the classic map only on ocean or a
    blue ring with six Spots, and so that nobody's start Spot changes its realm."""
    box = table.box
    world = box.world
    found = world.every_hex
    for hex_, _, _ in table.hex_chits:
        found &= ~(1 << hex_)
    if not box.custom:
        for hex_ in members(found):
            wet = world.hexes[hex_].terrain in (OCEAN, SHELF) and len(world.corners[hex_]) == CORNERS
            if not wet or not ways(table, hex_, face):
                found &= ~(1 << hex_)
    return found


def ways(table: Table, hex_: Hex, face: int) -> list[int]:
    """How a face can be turned in a Hex: every way that makes a difference.

    On the classic map start Spots keep their realm; on a custom map no two of them fall together.
    """
    box = table.box
    shown = face_of(box.pack, face)
    if box.custom and shown.start != NONE:
        taken = set(starts(box.pack, box.world, table.hex_chits))
        return [turn for turn in range(CORNERS) if box.world.corners[hex_][start_corner(shown, turn)] not in taken]
    found: dict[tuple[int, ...], int] = {}
    for turn in range(CORNERS):
        corners = turned(shown.tile, turn)
        if box.custom or _keeps_starts(table, hex_, corners):
            found.setdefault(corners, turn)
    return list(found.values())


def _keeps_starts(table: Table, hex_: Hex, corners: tuple[int, ...]) -> bool:
    world = table.box.world
    own = table.box.start
    return all(
        spot not in own or bool(ground) == world.spots[spot].land
        for spot, ground in zip(world.corners[hex_], corners, strict=True)
    )


@rule("C1b.3", "C1b.4", "C4.3", "K2a", "K2b", "K2c", "K2d", "K2f")
def scatter(play: Play[Table]) -> None:
    """The seed lays the chits: on a custom map one continent for all players, and another one far to the west."""
    table = play.table
    box = table.box
    lots = Lots(play)
    chits = list(range(len(box.pack.chits)))
    if box.custom:
        chits = chits[:4] + lots.shuffled(chits[4:])
        places = _continents(table, lots, len(chits))
    else:
        chits = lots.shuffled(chits)[:YRR_CHITS]
        places = []
    for chit in chits:
        face = face_on(chit, LITTORAL if box.yrr else lots.below(2))
        hex_ = places.pop(0) if places else lots.one_of(list(members(sites(table, face))))
        table.lay_hex_chit((hex_, face, lots.one_of(ways(table, hex_, face))))


PANGEA, AMERICA = (4, 8), (4, 2)
"""The Hexes, as row and column, from which the two continents of a scattered world grow."""
PANGEA_COLUMNS, AMERICA_COLUMNS = range(7, 12), range(1, 3)
"""Columns between which every way has three Spots of water, over the islands too (K2a)."""
PANGEA_SIZE = {1: 12, 2: 14, 3: 17, 4: 20}
"""By number of players: how many chits the continent has where all of them start."""


def _continents(table: Table, lots: Lots, number: int) -> list[Hex]:
    """Hexes for so many chits: first those of the players' continent, then those of the other one."""
    size = PANGEA_SIZE[table.box.players]
    old = _grown(table, lots, PANGEA, PANGEA_COLUMNS, size)
    return old + _grown(table, lots, AMERICA, AMERICA_COLUMNS, number - size)


def _grown(table: Table, lots: Lots, seed: tuple[int, int], columns: range, size: int) -> list[Hex]:
    """A connected land of so many Hexes within some columns, off the east and west edge, leaving the islands open."""
    world = table.box.world
    ends = {row: max(column for other, column in world.at if other == row) for row, _ in world.at}
    land = [world.at.index(seed)]
    while len(land) < size:
        shore = [
            hex_
            for hex_, tile in enumerate(world.hexes)
            if tile.terrain == OCEAN
            and world.at[hex_][1] in columns
            and 0 < world.at[hex_][1] < ends[world.at[hex_][0]]
            and hex_ not in land
            and any((world.around[hex_] & world.around[other]).bit_count() > 1 for other in land)
        ]
        land.append(lots.one_of(shore))
    return land


ASK_START = Question("start", "C1b")


@rule("C1b.3", "C1b.4", "C5.1", "C6h")
def start(play: Play[Table], seat: Seat) -> Asking[None]:
    """A player chooses a free start Spot that can be seen, of any colour (AMB-125); merfolk the water closest to it.

    With cratons it is a Spot of the own start Hex, in a campaign one of a Hex held before.
    """
    table = play.table
    spots = start_spots(table, seat)
    answer = yield ask(seat, ASK_START, [("start", spot) for spot in table.world.spots_in(spots)])
    table.migrants[seat] = table.world.bit[answer[1]]
    play.note_by("C1b", STARTED, seat, answer[1])


@rule("C1b.3", "C1b.4", "C3.1", "C5.1", "C6h")
def start_spots(table: Table, seat: Seat) -> Spots:
    """Where a player may start on a map that has no start Spots of its own."""
    world = table.world
    free = home(table, seat) & ~all_migrants(table)
    if table.box.legacy is None and not table.cratons:
        found = 0
        for spot in starts(table.box.pack, world, table.hex_chits):
            found |= _nearest(table, world.bit[spot], free) if table.box.merfolk[seat] else world.bit[spot] & free
        return found
    near = 0
    for hex_ in members(start_hexes(table, seat)):
        near |= world.around[hex_]
    return _nearest(table, near, free & ~full_spots(table, seat)) or _nearest(table, near, free)


@rule("C5.1", "C6h", "K2e")
def start_hexes(table: Table, seat: Seat) -> Hexes:
    """The Hexes in which a player may start where cratons lie: the own start Hex, the Old World of another planet, or
    what a campaign has left."""
    box = table.box
    if box.legacy is not None:
        return held(table, seat)
    if box.settings.map in ("cratons", "archipelago"):
        own = box.colours[seat]
        return sum(
            1 << hexes(box.world, one.centre, one.turn)[craton.face]
            for one in table.settled
            if (craton := box.pack.cratons[one.craton]).start == own
        )
    return own_ground(table, seat)


def _nearest(table: Table, near: Spots, free: Spots) -> Spots:
    """The free Spots among some, or those closest to them; none if no Spot is free."""
    while not near & free:
        further = table.world.step(near, table.world.every_side)
        if further == near:
            return 0
        near = further
    return near & free


STEPS: dict[str, StepRule] = {"lay hex": lay_hex, "start": start}
VERBS: Verbs = {
    "chit": (nouns.CHIT,),
    "face": (nouns.FACE,),
    "put": (nouns.HEX,),
    "turn": (nouns.NUMBER,),
    "start": (nouns.SPOT,),
}
