"""Parts of an observation that cannot slip: each has its place, its reader and its name, in every game."""

from __future__ import annotations

from struct import error
from typing import Any, NamedTuple

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


def numbers(read: Reading, table: Any) -> list[int]:
    """What is read off a table."""
    read(table)
    return memoryview(read.row).cast("h").tolist()


def test_parts_stand_where_they_are_declared() -> None:
    read = Reading(Thing, PARTS)
    assert numbers(read, Thing(7, 3, (1, 2))) == [1, 2, 21, 70, 3]
    assert numbers(read, Thing(8, 3, (1, 4))) == [1, 4, 24, 80, 3]


def test_what_is_worked_out_of_a_slot_is_read_again_when_it_changes() -> None:
    looked: list[int] = []

    def height(thing: Thing) -> int:
        looked.append(thing.height)
        return thing.height

    read = Reading(Thing, [VectorPart("it", "tall", "how tall it is", read=height, off=("height",))])
    for tall in (7, 7, 8, 7):
        assert numbers(read, Thing(tall, len(looked), ())) == [tall]
    assert looked == [7, 8, 7]


def test_a_list_that_changes_in_its_place_is_read_again() -> None:
    class Pile:
        cards = [1, 2]

    read = Reading(Pile, [VectorPart("it", "cards", "the cards", (("place", 2),))])
    assert numbers(read, Pile) == [1, 2]
    Pile.cards[1] = 3
    assert numbers(read, Pile) == [1, 3]


@pytest.mark.parametrize(("hidden", "blinded"), [(("height",), [7, 8, 7]), (None, [7, 7, 8, 7])])
def test_a_table_is_blinded_where_something_hidden_has_changed(hidden: tuple[str, ...] | None, blinded: Any) -> None:
    """And always, where nobody says what is hidden."""
    looked: list[int] = []

    def blind(thing: Thing) -> Thing:
        looked.append(thing.height)
        return thing._replace(height=-1)

    read = Reading(Thing, [VectorPart("it", "height", "how tall it is"), PARTS[-1]], hidden)
    for width, height in enumerate((7, 7, 8, 7)):
        assert 1 in read(Thing(height, width, ()), blind)
        assert memoryview(read.row).cast("h").tolist() == [-1, width]
    assert looked == blinded


def test_a_part_of_another_length_is_refused_and_changes_nothing() -> None:
    read = Reading(Thing, PARTS)
    numbers(read, Thing(7, 3, (1, 2)))
    with pytest.raises(error, match="expected 2 items"):
        read(Thing(7, 3, (1, 2, 3)))
    assert numbers(read, Thing(7, 4, (5, 6))) == [5, 6, 28, 70, 4]


@pytest.mark.parametrize("of", [None, Shadow])
def test_what_nothing_reads_is_refused(of: type | None) -> None:
    with pytest.raises(ValueError, match="Nothing reads depth"):
        Reading(Thing, [VectorPart("it", "depth", "how deep it is", of=of)])


def test_what_is_declared_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="sides is declared twice"):
        Reading(Thing, [*PARTS, PARTS[0]])


@pytest.mark.parametrize(
    "definition", [pytest.param(definition, id=definition.name) for definition in games.all_games()]
)
def test_what_is_read_on_is_what_is_read_anew(definition: Definition) -> None:
    """A part that forgot a slot it is worked out of would stay as it was; and all have as many numbers as they say."""
    game = new(definition, 2, log=False)
    observation = definition.statistics.observation(game.rules)
    assert all(part.about for part in observation.parts)
    read = observation.reading()
    for seed in range(60):
        play_on(game, seed, 4)
        assert numbers(read, game.table) == numbers(observation.reading(), game.table)
