"""A stand-in for Bios:Megafauna: a result made up by dice from a finished game of Bios:Genesis.

This is ours, not a rule of any book: it lets a campaign be played in one evening without the middle game. What lives
in the sea and on land at the end of Bios:Genesis becomes creeples; the better a player ended there, the likelier he
does well here; everything else is chance. The same seed gives the same result.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from biont.campaign.megafauna import Player, Result
from biont.genesis.cards import ROWS
from biont.genesis.successor import successor
from biont.genesis.table import Table
from biont.kernel.chance import Chance
from biont.origins.cratons import EARTH, FACES, PLANETS
from biont.origins.frontier import home_planet
from biont.origins.legacy import (
    ARCHETYPE,
    ARMOURED,
    BURROWER,
    FLYER,
    MOST_GEARS,
    SHAPES,
    SWIMMER,
    Creeples,
    Drifted,
    Ground,
)
from biont.origins.pack_library import load_pack

PLACES = ((2, 2), (2, 8), (6, 2), (6, 8))
"""Rows and columns near which the cratons of the stand-in lie."""
SEA_SHAPES = (SWIMMER, ARMOURED)
LAND_SHAPES = (BURROWER, FLYER, ARMOURED)


def stand_in(table: Table, colours: Mapping[str, str], seed: int) -> Result:
    """A plausible result of Bios:Megafauna. ``colours`` say which colour a player of Bios:Genesis has from then on."""
    data, dice = successor(table), Chance(seed)
    planet = planet_of(table)
    pack = load_pack("standard")
    printed = [one for one in pack.cratons if PLANETS[one.planet] == planet]
    cratons = tuple(
        Drifted(one.code, row + dice.below(3) - 1, column + dice.below(3) - 1, dice.below(6))
        for one, (row, column) in zip(printed, PLACES, strict=False)
    )
    codes = [one.code for one in printed]
    land = [(one.code, face) for one in printed for face in (0, *FACES) if not one.is_sea(face)]
    seas = [(one.code, face) for one in printed for face in (0, *FACES) if one.is_sea(face)]
    disks, plants, tubers = _cover(land, seas, planet, dice)
    taken = {where for where, _ in disks} | tubers
    free = _shuffled([where for where in land if where in taken], dice)
    free += _shuffled([where for where in land if where not in taken], dice)  # open land is lived on first
    return Result(
        planet=planet,
        strip=pack.strips[dice.below(len(pack.strips))].code,
        oxygen=1 + dice.below(MOST_GEARS),
        atmosphere=1 + dice.below(MOST_GEARS),
        runaway=False,
        cratons=cratons,
        disks=tuple(sorted(disks, key=lambda disk: codes.index(disk[0][0]))),  # as a file has them: craton by craton
        plants=frozenset(plants),
        tubers=frozenset(tubers),
        players=tuple(_player(data, one, colours, free, dice) for one in data["players"] if one["colour"] in colours),
    )


def planet_of(table: Table) -> str:
    """Where the best macroorganism of a winner came from: Earth, or Mars or Venus out of the cosmos (Mh)."""
    data = successor(table)
    best = max((one for one in data["players"]), key=lambda one: one["victory_points"])["colour"]
    own = [one for one in data["macroorganisms"] if one["owner"] == best]
    if not own:
        return PLANETS[EARTH]
    origin = max(own, key=lambda one: int(one["worth"]))["bacterium"]
    placard = next(one for one in table.box.pack.placards if one.code == origin)
    return home_planet(ROWS[placard.row], origin)


def _cover(
    land: list[Ground], seas: list[Ground], planet: str, dice: Chance
) -> tuple[list[tuple[Ground, str]], set[Ground], set[Ground]]:
    """Disks on some land: half of it stays open. On other planets plants stand there, and some seas are full."""
    disks: list[tuple[Ground, str]] = []
    plants: set[Ground] = set()
    tubers: set[Ground] = set()
    for where in land:
        face = dice.below(6)
        if planet == PLANETS[EARTH]:
            if face < 3:
                disks.append((where, ("green", "white", "black")[face]))
        elif face == 0:
            disks.append((where, "black"))
        elif face == 1:
            tubers.add(where)
        elif face < 5:
            plants.add(where)
    if planet != PLANETS[EARTH]:
        disks += [(where, "white") for where in seas if dice.below(2)]
    return disks, plants, tubers


def _player(
    data: Mapping[str, Any], own: Mapping[str, Any], colours: Mapping[str, str], free: list[Ground], dice: Chance
) -> Player:
    """Creeples for every macroorganism of a player: swimmers out of the sea, others from the land; and archetypes.

    Whoever has no macroorganism gets a shape by chance. The points are a quarter of those of Bios:Genesis and two dice.
    """
    macros = [one for one in data["macroorganisms"] if one["owner"] == own["colour"]]
    shapes = [ARCHETYPE, *([dice.below(len(SHAPES))] if not macros else [])]
    for one in macros:
        choice = SEA_SHAPES if one["ecosystem"] == "sea" else LAND_SHAPES
        shapes.append(choice[dice.below(len(choice))])
    creeples = []
    lingual = dice.below(4) == 0
    for number, shape in enumerate(dict.fromkeys(shapes), 1):
        held = tuple(free.pop() for _ in range(min(2, len(free))))
        emotions = min(3, dice.below(3) + (number > 1))
        creeples.append(
            Creeples(SHAPES[shape], 4 + dice.below(3), emotions, number if lingual and emotions else 0, held)
        )
    kind = "plant" if macros and all(one["level"] == "plant" for one in macros) else "animal"
    points = int(own["victory_points"]) // 4 + 2 + dice.below(6) + dice.below(6)
    return Player(colours[own["colour"]], points, kind, tuple(creeples))


def _shuffled(items: list[Ground], dice: Chance) -> list[Ground]:
    order = list(range(len(items)))
    dice.shuffle(order)
    return [items[number] for number in order]
