"""C5. Craton maps: the start player lays the cratons, dice say what is on them, and players bring the first climate."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step
from biont.origins import nouns
from biont.origins.arrangement import AMERICA, OLD_WORLD, Continents, added, can_grow, candidates, grown, is_one
from biont.origins.cratons import EARTH, FACES, HIGHLAND, MARS, PLANETS, VENUS, Settled, hexes, written
from biont.origins.latitudes import places_on
from biont.origins.people import all_chits
from biont.origins.rules.lots import Lots
from biont.origins.table import Hex, Seat, Table, clockwise, members
from biont.origins.tiles import CLIMATES
from biont.origins.vocabulary import Verbs
from biont.origins.world import Hexes

TURNS = 6
FIRST_CHITS = {"cratons": 2, "archipelago": 2, "mars": 1, "venus": 1, "chimera": 1}
"""By map: the climate chits that every player lays before the game (C5b, K2e)."""
CHITS_OF_A_KIND = 16
"""Climate chits that are sea or ice, and as many that are desert or jungle (B8)."""
HARD = 4
"""From this face on the die of a luxury is thrown once more (C5d)."""


# -- which cratons -----------------------------------------------------------------------------------------------------


@rule("C5.1", "K2e", "K3e", "K4c")
def plan(play: Play[Table], lots: Lots) -> tuple[list[int], list[int]]:
    """The cratons of the Old World and of America.

    Earth's lie in the Old World if a colour in play starts on them. Mars and Venus are Old Worlds of their own, with
    two cratons of Earth as America; a chimera has one craton of each.
    """
    box = play.table.box
    printed = box.pack.cratons
    by_planet = [[number for number, one in enumerate(printed) if one.planet == planet] for planet in range(3)]
    earth = by_planet[EARTH]
    which = box.settings.map
    if which == "chimera":
        old = [lots.one_of(by_planet[MARS]), lots.one_of(by_planet[VENUS])]
    elif which in PLANETS:
        old = by_planet[PLANETS.index(which)]
    else:
        old = [number for number in earth if printed[number].start in box.colours]
        return old, [number for number in earth if number not in old]
    return old, lots.shuffled(earth)[:2]


# -- where they lie ----------------------------------------------------------------------------------------------------


@rule("C5.2")
def arranging(table: Table, old: list[int], america: list[int], reserved: int) -> list[Step]:
    """The start player lays all cratons; then each of the others may move one. Room for so many is kept in America."""
    first, *others = clockwise(table, table.first)
    sizes = (len(old), reserved)
    laying: list[Step] = [("lay craton", first, craton, OLD_WORLD, *sizes) for craton in old]
    laying += [("lay craton", first, craton, AMERICA, *sizes) for craton in america]
    return [*laying, *(("shift craton", seat, *sizes) for seat in others)]


def continents(table: Table, old: int) -> Continents:
    """Where the centres lie, if so many cratons are of the Old World."""
    laid = tuple(one.centre for one in table.settled)
    return Continents(laid[:old], laid[old:])


ASK_CRATON_PLACE = Question("craton place", "C5", about=(nouns.CRATON,))
ASK_CRATON_TURN = Question("craton turn", "C5", about=(nouns.CRATON, nouns.HEX))
CRATON_LAID = Event("craton laid", "C5", things=(nouns.CRATON, nouns.HEX))


@rule("C5.2")
def lay_craton(play: Play[Table], seat: Seat, craton: int, continent: int, old: int, america: int) -> Asking[None]:
    """The start player lays a craton where its continent can still be completed, and turns it."""
    table = play.table
    laid = continents(table, old)
    world = table.box.world
    room = [
        hex_
        for hex_ in candidates(world, laid, continent, both=min(old, america) > 0)
        if can_grow(world, added(laid, continent, hex_), (old, america))
    ]
    answer = yield ask(seat, ASK_CRATON_PLACE, [("centre", hex_) for hex_ in room], (craton,))
    centre: Hex = answer[1]
    answer = yield ask(seat, ASK_CRATON_TURN, [("turn", turn) for turn in range(TURNS)], (craton, centre))
    table.cratons = written((*table.settled, Settled(centre, craton, answer[1])))
    play.note(CRATON_LAID, seat, craton, centre)


ASK_SHIFT_CRATON = Question("shift craton", "C5")


@rule("C5.2")
def shift_craton(play: Play[Table], seat: Seat, old: int, america: int) -> Asking[None]:
    """Another player may move one craton; it stays in its continent, which stays in one piece."""
    table = play.table
    ways = {one.craton: places for one in table.settled if (places := _shifts(table, one, old, america))}
    options: list[Option] = [("leave-cratons",), *(("shift", craton) for craton in ways)]
    answer = yield ask(seat, ASK_SHIFT_CRATON, options)
    if answer[0] == "leave-cratons":
        return
    craton: int = answer[1]
    answer = yield ask(seat, ASK_CRATON_PLACE, [("centre", hex_) for hex_ in ways[craton]], (craton,))
    centre: Hex = answer[1]
    answer = yield ask(seat, ASK_CRATON_TURN, [("turn", turn) for turn in range(TURNS)], (craton, centre))
    moved = Settled(centre, craton, answer[1])
    table.cratons = written(tuple(moved if one.craton == craton else one for one in table.settled))
    play.note(CRATON_LAID, seat, craton, centre)


def _shifts(table: Table, moving: Settled, old: int, america: int) -> list[Hex]:
    """Where a craton may be moved."""
    world, laid = table.box.world, continents(table, old)
    continent = OLD_WORLD if moving.centre in laid.old else AMERICA
    rest = Continents(*(tuple(hex_ for hex_ in own if hex_ != moving.centre) for own in laid))
    return [
        hex_
        for hex_ in candidates(world, rest, continent, both=min(old, america) > 0)
        if hex_ != moving.centre
        and is_one(world, (*rest[continent], hex_))
        and can_grow(world, added(rest, continent, hex_), (old, america))
    ]


@rule("C5.1", "K2a", "K2b", "K2c", "K2d", "K2f")
def scatter_cratons(table: Table, lots: Lots, old: list[int], america: list[int], reserved: int) -> None:
    """Chance lays the cratons, each turned at random."""
    found = grown(table.box.world, Continents((), ()), (len(old), reserved), lots.shuffled)
    assert found is not None, "the sheet has room for all cratons"
    numbers = zip((*old, *america), (*found.old, *found.america), strict=False)
    table.cratons = written(tuple(Settled(centre, craton, lots.below(TURNS)) for craton, centre in numbers))


# -- what is on them ---------------------------------------------------------------------------------------------------


STRIP_LAID = Event("strip", "C6b", things=(nouns.STRIP,))


@rule("C5a")
def lay_strip(play: Play[Table], lots: Lots) -> None:
    """A random latitude strip lies beside the map, or the printed one, which is too cold. There is no wind."""
    table = play.table
    strips = table.box.pack.strips
    table.strip = 1 if table.box.settings.strip == "printed" else lots.below(len(strips)) + 1
    play.note_by("C5a", STRIP_LAID, -1, table.strip - 1)


@rule("C5d.2", "C5e", "K2e")
def populate(table: Table, lots: Lots) -> None:
    """Dice for every craton: what its luxury needs, where animals live, and which highlands of Mars and Venus are
    swamp."""
    found = []
    for one in table.settled:
        stage = lots.die()
        if stage >= HARD:
            stage = lots.die()
        war, work = lots.shuffled(list(FACES))[:2]
        swamps = one.swamps
        terrain = table.box.pack.cratons[one.craton].terrain
        if HIGHLAND in terrain and table.box.legacy is None:
            for face in (lots.die(), lots.die()):
                swamps |= (terrain[face] == HIGHLAND) << face
        found.append(one._replace(stage=stage, war=war, work=work, swamps=swamps))
    table.cratons = written(tuple(found))


def ground(table: Table, cratons: list[Settled]) -> Hexes:
    """The Hexes of some cratons as a set."""
    return sum(1 << hex_ for one in cratons for hex_ in hexes(table.box.world, one.centre, one.turn))


# -- the first climate -------------------------------------------------------------------------------------------------


@rule("C5b.1", "K2e")
def first_chits(table: Table) -> list[Step]:
    """From the start player on everybody lays two chits on the own start craton, on other planets one."""
    box = table.box
    if box.settings.map not in FIRST_CHITS or box.legacy is not None or box.yrr:
        return []
    return [
        ("first chit", seat) for seat in clockwise(table, table.first) for _ in range(FIRST_CHITS[box.settings.map])
    ]


@rule("C5b.1", "C5b.2")
def own_ground(table: Table, seat: Seat) -> Hexes:
    """Where a player lays the first chits: on the own start craton, or anywhere in an Old World of other planets."""
    box = table.box
    cratons = [one for one in table.settled if box.pack.cratons[one.craton].start == box.colours[seat]]
    if box.settings.map in PLANETS or box.settings.map == "chimera":
        cratons = [one for one in table.settled if box.pack.cratons[one.craton].planet != EARTH]
    return ground(table, cratons)


@rule("C5b.1", "C5b.2")
def first_chit(play: Play[Table], seat: Seat) -> Asking[None] | None:
    """A player chooses a climate and a Hex of the right latitude for it."""
    table = play.table
    own = own_ground(table, seat)
    room = {
        climate: found
        for climate in range(len(CLIMATES))
        if is_left(table, climate) and (found := places_on(table, climate, own))
    }
    return _first_chit(play, seat, room) if room else None


ASK_FIRST_CLIMATE = Question("first climate", "C5b")
ASK_FIRST_CHIT = Question("first chit", "C5b", about=(nouns.CLIMATE,))
FIRST_CHIT_LAID = Event("first chit", "C5b", things=(nouns.CLIMATE, nouns.HEX))


def _first_chit(play: Play[Table], seat: Seat, room: dict[int, Hexes]) -> Asking[None]:
    table = play.table
    answer = yield ask(seat, ASK_FIRST_CLIMATE, [("bring", climate) for climate in room])
    climate: int = answer[1]
    answer = yield ask(seat, ASK_FIRST_CHIT, [("lay", hex_) for hex_ in members(room[climate])], (climate,))
    table.climate[climate] |= 1 << answer[1]
    play.note(FIRST_CHIT_LAID, seat, climate, answer[1])


@rule("B9")
def is_left(table: Table, climate: int) -> bool:
    """Whether there is a chit for one more of a climate."""
    both = table.climate[climate] | table.climate[climate ^ 1]
    return both.bit_count() < CHITS_OF_A_KIND


def bring(table: Table, climate: int, hex_: Hex) -> None:
    """Lay a chit, if one is left and the Hex has none."""
    if is_left(table, climate) and not all_chits(table) >> hex_ & 1:
        table.climate[climate] |= 1 << hex_


STEPS: dict[str, StepRule] = {"lay craton": lay_craton, "shift craton": shift_craton, "first chit": first_chit}
VERBS: Verbs = {
    "centre": (nouns.HEX,),
    "shift": (nouns.CRATON,),
    "leave-cratons": (),
    "bring": (nouns.CLIMATE,),
}
