"""Worlds for tests: games whose map is laid, and a legacy of Bios:Megafauna to go on from."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from biont.kernel.game import Game
from biont.kernel.play import Play
from biont.origins.cratons import hexes
from biont.origins.game import new
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE
from biont.origins.table import Table, members
from biont.origins.tiles import OCEAN
from biont.origins.world import Spots

LEGACY = (
    "planet:earth strip:mild oxygen:1 atmosphere:4 "
    "craton:laurentia:2:3:0 craton:baltica:2:8:1 craton:angara:6:8:2 craton:gondwana:6:3:5 "
    "disk:laurentia:1:green disk:baltica:4:white disk:gondwana:1:black "
    "species:green:armoured:6:3:plant:angara.3 species:black:burrower:5:2:animal:gondwana.1,gondwana.2 "
    "species:white:flyer:4:0:animal:laurentia.6 species:orange:swimmer:6:1:animal:baltica.1"
)
MARS = (
    "planet:mars strip:cold oxygen:2 atmosphere:3 craton:tharsis:2:3:0 craton:noachis:2:8:1 "
    "disk:tharsis:1:black disk:tharsis:3:white plant:tharsis:2 tuber:noachis:3 "
    "species:black:archetype:5:2:animal:tharsis.1,noachis.4 species:green:armoured:6:3:plant:noachis.1"
)


def begun(seats: Any = ("black", "green"), seed: int = 1, **settings: Any) -> Game[Table]:
    """A game whose map is laid and whose players have started, all choices made at random."""
    game = new(seats, seed=seed, **settings)
    chance = random.Random(seed)
    while game.decision is not None and game.decision.kind != ASK_CHALLENGE_PHASE:
        game.choose(chance.choice(game.decision.options))
    return game


def laid(seats: Any = ("black", "green"), seed: int = 1, **settings: Any) -> Table:
    """Its table."""
    return begun(seats, seed, **settings).table


def play_of(table: Table) -> Play[Table]:
    """The hands of a rule that runs on a table."""
    return Play(table, [])


def craton(table: Table, code: str) -> tuple[int, ...]:
    """The Hexes of a craton that can be seen, by face."""
    one = next(one for one in table.settled if table.box.pack.cratons[one.craton].code == code)
    return hexes(table.box.world, one.centre, one.turn)


def landmasses(table: Table, land: Iterable[int]) -> list[set[int]]:
    """Some Hexes as connected pieces; Hexes are connected along a side."""
    around = table.world.around
    rest, found = set(land), []
    while rest:
        piece = {rest.pop()}
        while near := {h for h in rest if any(table.world.count(around[h] & around[o]) > 1 for o in piece)}:
            piece |= near
            rest -= near
        found.append(piece)
    return found


def ground(table: Table) -> list[int]:
    """Every Hex that cratons and Hex chits have made."""
    covered = {hex_ for hex_, _, _ in table.hex_chits} | set(members(table.atlas.cratons))
    return sorted(covered)


def water_between(table: Table, here: Iterable[int], there: Iterable[int]) -> int:
    """The fewest Spots of water on any way from the shores of some Hexes to those of others."""
    world = table.world

    def shores(hexes_: Iterable[int]) -> Spots:
        found = 0
        for hex_ in hexes_:
            found |= world.around[hex_]
        return found & world.land

    reached, goal, water = shores(here), shores(there), 0
    while True:
        while (more := world.step(reached, world.every_side) & world.land & ~reached) != 0:
            reached |= more
        if reached & goal:
            return water
        reached |= world.step(reached, world.every_side)
        water += 1


def check_map(table: Table) -> None:
    """What must be true of every map: all can start and go on, every Hex where a City can stand has resources."""
    world = table.world
    for seat, spots in enumerate(table.migrants):
        assert world.count(spots) == 1
        realm: Spots = world.water if table.box.merfolk[seat] else world.land
        assert spots & realm, "somebody starts out of his realm"
        assert world.step(spots, world.every_side) & ~spots, "a start Spot without a way"
    for hex_, tile in enumerate(world.hexes):
        assert 1 <= len(table.atlas.resources[hex_]) <= 2 or tile.terrain == OCEAN
    reached = world.bit[0]
    for _ in range(100):
        reached = world.step(reached, world.every_side)
    assert world.count(reached) == len(world.spots), "the map is not connected"
    for climate, hexes_ in enumerate(table.climate):
        assert not any(hexes_ & other for other in table.climate[:climate]), "two chits in a Hex"
