"""Parts of an observation that cannot slip: each has its place, its reader and its name, in every game."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from biont import games
from biont.games import Definition
from biont.games.observation import Reading, VectorPart
from biont.testing.parts import new, play_on


class Thing(NamedTuple):
    """Something with three parts."""

    height: int
    width: int
    sides: tuple[int, ...]


class Shadow:
    """What is made of a thing."""

    __slots__ = ("length",)

    def __init__(self, thing: Thing) -> None:
        self.length = 10 * thing.height


def area(thing: Thing) -> int:
    """What is worked out."""
    return thing.height * thing.width


PARTS = [
    VectorPart("it", "sides", "its sides", (("side", 2),)),
    VectorPart("it", "area", "how large it is", read=area),
    VectorPart("it", "length", "how long its shadow is", of=Shadow),
    VectorPart("it", "width", "how wide it is"),
]


def test_parts_stand_where_they_are_declared() -> None:
    thing = Thing(7, 3, (1, 2))
    assert Reading(Thing, PARTS)(thing) == [1, 2, 21, 70, 3]
    assert Reading(Thing, PARTS[:2], PARTS[2:])(thing) == ([1, 2, 21], [70, 3])


@pytest.mark.parametrize("of", [None, Shadow])
def test_what_nothing_reads_is_refused(of: type | None) -> None:
    with pytest.raises(ValueError, match="Nothing reads depth"):
        Reading(Thing, [VectorPart("it", "depth", "how deep it is", of=of)])


def test_what_is_declared_twice_is_refused() -> None:
    for runs in ([*PARTS, PARTS[0]],), (PARTS, PARTS[:1]):
        with pytest.raises(ValueError, match="sides is declared twice"):
            Reading(Thing, *runs)


@pytest.mark.parametrize(
    "definition", [pytest.param(definition, id=definition.name) for definition in games.all_games()]
)
def test_every_part_has_as_many_numbers_as_it_says(definition: Definition) -> None:
    """One that had more or fewer would move all that stand behind it."""
    game = new(definition, 2, log=False)
    parts = definition.statistics.observation(game.rules).parts
    readings = {part: Reading(type(game.table), [part]) for part in parts}
    assert all(part.about for part in parts)
    for _ in range(8):
        play_on(game, 2, 40)
        for part, read in readings.items():
            assert len(read(game.table)) == part.reads, part.name
