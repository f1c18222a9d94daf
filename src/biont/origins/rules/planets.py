"""K. Worlds of cratons and Hex chits together: archipelagos, covered cratons, other planets, a world of water."""

from __future__ import annotations

from biont.kernel.declared import Event
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step
from biont.origins import nouns
from biont.origins.arrangement import Continents, grown
from biont.origins.cards import NONE
from biont.origins.cratons import hexes
from biont.origins.layout import CORNERS, INLAND, LITTORAL, face_of, face_on, start_corner, starts
from biont.origins.people import full_spots
from biont.origins.rules.cratons import arranging, continents, lay_strip, plan, populate, scatter_cratons
from biont.origins.rules.lots import Lots
from biont.origins.table import Hex, Table, clockwise
from biont.origins.tiles import OCEAN, SEA

ISLANDS = 6
"""Hex chits that make an archipelago, or mix with the cratons of a chimera (K3a, K3e)."""
COVERED = ("mars", "venus")
"""Maps whose America is wholly covered with Hex chits (K4c)."""


@rule("C1b.1", "C5.2", "K2e", "K3a", "K3b", "K3e")
def building(play: Play[Table]) -> list[Step]:
    """The steps that lay the cratons of a map, if it has any."""
    table = play.table
    lots = Lots(play)
    old, america = plan(play, lots)
    reserved = len(america)
    if table.box.settings.map in COVERED:
        america = []
    by_players = table.box.settings.laying == "players" and table.box.settings.map != "covered"
    if not by_players:
        scatter_cratons(table, lots, old, america, reserved)
        finish(play, lots, len(old))
        return []
    return [*arranging(table, old, america, reserved), ("finish world", len(old))]


def finish_world(play: Play[Table], old: int) -> None:
    """Players have laid the cratons: chance does the rest."""
    finish(play, Lots(play), old)


@rule("K2e", "K3a", "K3b", "K3e", "K4c")
def finish(play: Play[Table], lots: Lots, old: int) -> None:
    """What chance adds once the cratons lie: Hex chits where the map has them, dice, animals, a strip."""
    table = play.table
    which = table.box.settings.map
    if which == "covered":
        _cover(table, lots, old)
        return
    if which in COVERED:
        lay_america(table, lots)
    elif which in ("archipelago", "chimera"):
        _strew(table, lots)
    populate(table, lots)
    lay_strip(play, lots)


@rule("K3b")
def _cover(table: Table, lots: Lots, old: int) -> None:
    """Hex chits cover the cratons; two Hexes are left open and become lakes or gulfs.

    Those with start Spots lie in the Old World (K2b).
    """
    world, centres = table.box.world, continents(table, old)
    turns = {one.centre: one.turn for one in table.settled}
    table.cratons = ""
    here, there = ([hex_ for centre in own for hex_ in hexes(world, centre, turns[centre])] for own in centres)
    chits = list(range(len(table.box.pack.chits)))
    starting = [chit for chit in chits if _starts(table, chit)]
    others = lots.shuffled([chit for chit in chits if chit not in starting])
    room = lots.shuffled(here)
    rest = lots.shuffled(room[len(starting) :] + there)
    for chit, hex_ in zip([*starting, *others], [*room[: len(starting)], *rest], strict=False):
        lay_chit(table, lots, chit, hex_)


def _starts(table: Table, chit: int) -> bool:
    return any(face_of(table.box.pack, face_on(chit, side)).start != NONE for side in (LITTORAL, INLAND))


@rule("K4c", "K2e")
def lay_america(table: Table, lots: Lots) -> None:
    """Two cratons of Earth, wholly covered with random Hex chits, in the west of Mars or Venus."""
    world = table.box.world
    laid = Continents(tuple(one.centre for one in table.settled), ())
    found = grown(world, laid, (len(laid.old), 2), lots.shuffled)
    assert found is not None, "there is room for America"
    room = [hex_ for centre in found.america for hex_ in hexes(world, centre, 0)]
    for chit, hex_ in zip(lots.shuffled(list(range(len(table.box.pack.chits)))), room, strict=False):
        lay_chit(table, lots, chit, hex_)


@rule("K3a", "K3e", "K2c", "K2d")
def _strew(table: Table, lots: Lots) -> None:
    """Some random Hex chits in the open ocean, away from the edges."""
    world, atlas = table.box.world, table.atlas
    ends = {row: max(column for other, column in world.at if other == row) for row, _ in world.at}
    free = [
        hex_
        for hex_, (row, column) in enumerate(world.at)
        if atlas.world.hexes[hex_].terrain == OCEAN and 0 < column < ends[row]
    ]
    chits = lots.shuffled(list(range(len(table.box.pack.chits))))
    for chit, hex_ in zip(chits[:ISLANDS], lots.shuffled(free), strict=False):
        lay_chit(table, lots, chit, hex_)


def lay_chit(table: Table, lots: Lots, chit: int, hex_: Hex) -> None:
    """Lay a Hex chit with a random side up, turned at random; in the Yrr variant its littoral side (C4)."""
    face = face_on(chit, LITTORAL if table.box.yrr else lots.below(2))
    table.lay_hex_chit((hex_, face, lots.one_of(_turns(table, hex_, face))))


@rule("C1b.3")
def _turns(table: Table, hex_: Hex, face: int) -> list[int]:
    """How a face can be turned: no two start Spots fall together (AMB-119), if that can be."""
    pack, world, shown = table.box.pack, table.box.world, face_of(table.box.pack, face)
    every = list(range(CORNERS))
    if shown.start == NONE:
        return every
    taken = set(starts(pack, world, table.hex_chits))
    return [turn for turn in every if world.corners[hex_][start_corner(shown, turn)] not in taken] or every


STARTED = Event("started", "K3c", things=(nouns.SPOT,))


@rule("K3c")
def fill_waterworld(play: Play[Table]) -> None:
    """Everything is water: the islands lie under seas for good, and everybody starts at random, not crowded."""
    table = play.table
    lots = Lots(play)
    world = table.world
    table.climate[SEA] = world.every_hex & ~world.ocean
    for seat in clockwise(table, table.first):
        taken = 0
        for spots in table.migrants:
            taken |= spots
        room = world.spots_in(world.water & ~taken & ~full_spots(table, seat))
        spot = lots.one_of(room)
        table.migrants[seat] = world.bit[spot]
        play.note(STARTED, seat, spot)


STEPS: dict[str, StepRule] = {"finish world": finish_world}
