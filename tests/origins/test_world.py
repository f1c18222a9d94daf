"""The map as a graph and as bitboards."""

import importlib.util
import pickle
from pathlib import Path

import pytest

from biont.origins import cards as c
from biont.origins import grid, tiles
from biont.origins import world as w
from biont.origins.pack_library import load_pack
from biont.origins.ways import reach
from biont.packs import Name

WORLD = load_pack("standard").world
EVERY_HEX = (1 << len(WORLD.hexes)) - 1


def tile(corners: str, code: str = "home", terrain: int = tiles.CONTINENTAL) -> tiles.Tile:
    return tiles.Tile(code, Name(code, code), terrain, c.NONE, 0, (), None, tuple(map(tiles.CORNERS.index, corners)))


def words(world: w.World, spots: int) -> set[str]:
    return {world.spots[spot].code for spot in world.spots_in(spots)}


def test_a_single_hex_has_six_spots_in_a_circle() -> None:
    world = w.World([(tile("llllll"), 0, 0)])
    assert [world.spots[spot].code for spot in world.corners[0]] == ["a2", "a3", "b3", "b2", "b1", "a1"]
    ring = world.corners[0]
    for here, after in zip(ring, (*ring[1:], ring[0]), strict=True):
        assert after in world.neighbours[here]
        assert len(world.neighbours[here]) == 2


def test_three_hexes_share_the_spot_between_them() -> None:
    world = w.World(
        [(tile("llllll", code), row, column) for code, row, column in (("west", 0, 0), ("east", 0, 1), ("south", 1, 0))]
    )
    middle = world.spot("b3")
    assert world.spots[middle].hexes == (0, 1, 2)
    assert {world.spots[spot].code for spot in world.neighbours[middle]} == {"a3", "b2", "b4"}
    assert len(world.spots) == 13
    assert world.between(middle, world.spot("a3")) == (0, 1)
    assert world.between(world.spot("a1"), world.spot("a2")) == (0,)


@pytest.mark.rule("B8d")
def test_where_hexes_disagree_a_spot_is_land() -> None:
    world = w.World([(tile("wwwwww", "sea"), 0, 0), (tile("llllll", "shore"), 0, 1)])
    assert words(world, world.water) == {"a1", "a2", "b1", "b2"}


def test_a_truncated_hex_lacks_corners_and_the_sides_to_them() -> None:
    world = w.World([(tile("lll-ll"), 0, 0)])
    assert len(world.corners[0]) == 5
    assert world.neighbours[world.spot("b1")] == (world.spot("a1"),)


def test_corners_stand_around_the_middle_of_their_hex_on_a_drawing() -> None:
    for (row, column), ring in zip(WORLD.at, WORLD.corners, strict=True):
        x, y = grid.hex_point(row, column)
        around = {(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)}
        points = {grid.corner_point(place) for spot in ring for place in WORLD.spots[spot].places}
        assert len(points & around) == len(ring)


def test_the_corners_of_the_pack_are_as_the_ground_says() -> None:
    path = Path(__file__).parents[2] / "tools" / "world_geometry.py"
    spec = importlib.util.spec_from_file_location("world_geometry", path)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert list(tool.differences()) == []


def test_corners_print_and_parse() -> None:
    assert grid.grid_place("c17") == (2, 16)
    assert grid.grid_word((2, 16)) == "c17"
    for word in ("", "17", "c", "c0", "C3", "cc"):
        with pytest.raises(ValueError, match="no corner"):
            grid.grid_place(word)


def test_a_set_of_spots_is_read_as_it_was_made() -> None:
    every = range(len(WORLD.spots))
    assert list(WORLD.spots_in(WORLD.set_of(every))) == list(every)
    assert WORLD.count(WORLD.land) + WORLD.count(WORLD.water) == len(WORLD.spots)


def test_crowds_are_what_a_plain_count_finds() -> None:
    """Every third Spot has a Migrant and every second Hex a City: some Hexes have as many as three, four or five."""
    spots, hexes = range(0, len(WORLD.spots), 3), range(0, len(WORLD.hexes), 2)
    found = WORLD.crowds(WORLD.set_of(spots), sum(1 << hex_ for hex_ in hexes))
    counted = [sum(spot in ring for spot in spots) + (hex_ in hexes) for hex_, ring in enumerate(WORLD.corners)]
    assert max(counted) >= 3
    for number, crowd in enumerate(found, 1):
        assert crowd == sum(1 << hex_ for hex_, tokens in enumerate(counted) if tokens >= number)


def test_the_hexes_of_spots_are_all_that_touch_one() -> None:
    spots = WORLD.spots[5].hexes + WORLD.spots[9].hexes
    assert WORLD.hexes_of(WORLD.set_of((5, 9))) == sum(1 << hex_ for hex_ in set(spots))


def test_a_world_travels_to_other_processes() -> None:
    other = pickle.loads(pickle.dumps(WORLD))
    assert repr(other) == repr(WORLD) == "<World of 113 Hexes and 292 Spots>"
    assert (other.bit, other.neighbours, other.start) == (WORLD.bit, WORLD.neighbours, WORLD.start)


def test_one_step_is_the_neighbours() -> None:
    for spot, bit in enumerate(WORLD.bit):
        found = set(WORLD.spots_in(WORLD.step(bit, WORLD.every_side)))
        assert found == {spot, *WORLD.neighbours[spot]}
        assert all(spot in WORLD.neighbours[other] for other in WORLD.neighbours[spot])


def test_neighbours_share_a_hex_and_lie_side_by_side_on_its_edge() -> None:
    for spot, others in enumerate(WORLD.neighbours):
        for other in others:
            assert 1 <= len(WORLD.between(spot, other)) <= 2


def test_sides_are_open_if_either_hex_is_habitable() -> None:
    australia, wombats = WORLD.hex("north-australia"), WORLD.hex("wombat-desert")
    one, other = (spot for spot in WORLD.corners[australia] if spot in WORLD.corners[wombats])
    shut = EVERY_HEX & ~(1 << australia) & ~(1 << wombats)
    assert not WORLD.step(WORLD.bit[one], WORLD.open_sides(shut)) & WORLD.bit[other]
    for number in (australia, wombats):
        assert WORLD.step(WORLD.bit[one], WORLD.open_sides(shut | 1 << number)) & WORLD.bit[other]


def test_every_hex_and_both_edges_open_every_side() -> None:
    assert WORLD.open_sides(EVERY_HEX) == WORLD.every_side
    north, rim = WORLD.open_sides(0, north=True), WORLD.open_sides(0, rim=True)
    assert north == WORLD.north
    assert rim == WORLD.rim
    assert not north.along & rim.along


def test_reach_counts_foreign_spots_over_the_whole_way() -> None:
    world = w.World([(tile("lwlwlw"), 0, 0)])
    start = [world.bit[world.spot("a2")]]
    assert words(world, reach(world, start, 3, world.every_side, world.land, 0)) == {"a2"}
    assert words(world, reach(world, start, 2, world.every_side, world.land, 1) & world.land) == {"a2", "b3", "b1"}
    shut = world.bit[world.spot("a3")]
    assert words(world, reach(world, start, 2, world.every_side, world.land, 1, shut) & world.land) == {"a2", "b1"}


def test_reach_agrees_with_a_plain_search() -> None:
    sides = WORLD.every_side
    for start in range(0, len(WORLD.spots), 7):
        for steps, foreign in ((3, 0), (4, 2), (6, 1)):
            home, away = (WORLD.land, WORLD.water) if WORLD.spots[start].land else (WORLD.water, WORLD.land)
            states = {(start, 0)}
            seen = {(start, 0)}
            for _ in range(steps):
                states = {
                    (after, used + bool(WORLD.bit[after] & away))
                    for spot, used in states
                    for after in WORLD.neighbours[spot]
                }
                states = {(spot, used) for spot, used in states if used <= foreign} - seen
                seen |= states
            found = set(WORLD.spots_in(reach(WORLD, [WORLD.bit[start]], steps, sides, home, foreign)))
            assert found == {spot for spot, _ in seen}


@pytest.mark.rule("G6e")
def test_wrap_spots_join_the_edges() -> None:
    for code in ("beringia", "musicians-seamounts", "hawaii"):
        spot = WORLD.spot(code)
        columns = [WORLD.at[number][1] for number in WORLD.spots[spot].hexes]
        assert min(columns) < 4
        assert max(columns) > 14
        assert WORLD.count(WORLD.bit[spot]) == 1


@pytest.mark.rule("C2c", "C3.1")
def test_each_colour_starts_on_land_or_in_the_water_of_one_hex() -> None:
    assert [WORLD.spots[land].code for land, _ in WORLD.start] == ["zimbabwe", "spain", "china", "indonesia"]
    for land, water in WORLD.start:
        assert WORLD.spots[land].land
        assert not WORLD.spots[water].land
        assert set(WORLD.spots[land].hexes) & set(WORLD.spots[water].hexes)
