"""C5: maps of cratons, latitude strips, the first climate, and climate change among them."""

from __future__ import annotations

import pytest

from biont.kernel.declared import Question
from biont.origins.arrangement import BANDS, Continents, candidates, centres
from biont.origins.cards import (
    BIOFUEL,
    COOLING,
    HORTICULTURE,
    LUXURY,
    METAL,
    METALLURGY,
    WAR_ANIMAL,
    WARMING,
    WORK_ANIMAL,
)
from biont.origins.cratons import (
    APART,
    CENTRE,
    EARTH,
    FACES,
    OPEN_SEA,
    PLANETS,
    SWAMP,
    WEEDS,
    Settled,
    apart,
    dice,
    hexes,
    read,
    tile,
    written,
)
from biont.origins.game import new
from biont.origins.latitudes import belt, misfits, places, places_on
from biont.origins.layout import face_of
from biont.origins.pack_library import load_pack
from biont.origins.people import full_spots
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE
from biont.origins.rules.climate import ASK_LAY_CHIT, climate_change, milankovitch, turn_chit
from biont.origins.rules.cratons import ASK_CRATON_PLACE, ASK_FIRST_CHIT, ASK_SHIFT_CRATON, bring, populate
from biont.origins.rules.lots import Lots
from biont.origins.rules.worlds import ASK_START
from biont.origins.table import Table, clockwise, members
from biont.origins.tiles import DESERT, ICE, JUNGLE, SEA, SHELF
from tests.origins.worlds import check_map, craton, laid, landmasses, play_of, water_between

PACK = load_pack("standard")
SEATS = {2: ("black", "green"), 3: ("white", "green", "orange"), 4: ("black", "white", "orange", "green")}


# -- the printed cratons -----------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.1", "K1a", "K2e")
def test_earth_has_four_cratons_of_seven_hexes_two_with_two_seas_and_each_colour_starts_on_one() -> None:
    earth = [one for one in PACK.cratons if one.planet == EARTH]
    assert len(earth) == 4
    assert sorted(one.start for one in earth) == [0, 1, 2, 3]
    assert sum(len(one.terrain) for one in earth) == 28
    assert sorted(one.terrain.count(OPEN_SEA) for one in earth) == [1, 1, 2, 2]
    assert all(not one.is_sea(one.face) for one in earth)
    assert [sum(one.planet == planet for one in PACK.cratons) for planet in range(len(PLANETS))] == [4, 2, 2]


@pytest.mark.rule("C5a")
def test_strips_run_from_cold_to_warm_and_the_printed_one_is_too_cold() -> None:
    white = [strip.dice.count("w") for strip in PACK.strips]
    green = [strip.dice.count("g") for strip in PACK.strips]
    assert white == sorted(white, reverse=True)
    assert green == sorted(green)
    assert PACK.strips[0].code == "too-cold"
    with pytest.raises(ValueError, match="wwx"):
        dice("wwx")


def test_a_craton_prints_and_parses() -> None:
    one = Settled(41, 2, 3, 5, 1, 6, 12)
    assert read(written((one,))) == (one,)


# -- where they lie ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.1", "K2a", "K2b", "K2c", "K2d")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cratons_of_the_colours_in_play_form_one_continent_and_the_others_america(seats: int, seed: int) -> None:
    table = laid(SEATS[seats], seed, map="cratons", laying="players" if seed % 2 else "seed")
    own = {PACK.cratons[one.craton].code: one for one in table.settled}
    assert len(own) == 4
    old = [one for one in table.settled if PACK.cratons[one.craton].start in table.box.colours]
    west = [one for one in table.settled if one not in old]
    at = table.box.world.at
    for land in (old, west):
        pieces = landmasses(table, [hex_ for one in land for hex_ in hexes(table.world, one.centre, one.turn)])
        assert len(pieces) == (1 if land else 0)
    for one in old:
        for other in west:
            assert at[other.centre][1] < at[one.centre][1]
    if west:
        here, there = (
            [hex_ for one in land for hex_ in hexes(table.world, one.centre, one.turn)] for land in (old, west)
        )
        assert water_between(table, here, there) >= 3
    assert table.atlas.islands.bit_count() == 9, "an island is covered"
    check_map(table)


@pytest.mark.rule("C5.1")
def test_each_player_starts_in_the_own_start_hex_and_merfolk_as_close_as_they_can() -> None:
    table = laid(SEATS[4], 2, map="cratons", laying="seed")
    for seat, colour in enumerate(table.box.colours):
        one = next(one for one in PACK.cratons if one.start == colour)
        assert table.migrants[seat] & table.world.around[craton(table, one.code)[one.face]]


@pytest.mark.rule("C5.1", "C3.1")
@pytest.mark.parametrize("seed", range(4))
def test_merfolk_start_in_the_water_closest_to_the_own_start_hex(seed: int) -> None:
    game = new(SEATS[2], seed=seed, map="cratons", realm="sea", laying="seed")
    while game.decision is not None and game.decision.kind == ASK_START:
        table, world = game.table, game.table.world
        one = next(one for one in PACK.cratons if one.start == table.box.colours[game.decision.seat])
        near = world.around[craton(table, one.code)[one.face]]
        room = world.water & ~full_spots(table, game.decision.seat)
        while not near & room:
            near = world.step(near, world.every_side)
        assert {option[1] for option in game.decision.options} == set(world.spots_in(near & room))
        game.choose(game.decision.options[0])


@pytest.mark.rule("C5.2")
def test_the_start_player_lays_all_cratons_and_every_other_one_may_move_one_within_its_continent() -> None:
    game = new(SEATS[3], seed=3, map="cratons")
    first = game.table.first
    asked: list[tuple[Question, int]] = []
    shifted: list[str] = []
    while game.decision is not None and game.decision.kind != ASK_START:
        asked.append((game.decision.kind, game.decision.seat))
        if game.decision.kind == ASK_SHIFT_CRATON:
            option = game.decision.options[-1]
            shifted.append(option[0])
        else:
            option = game.decision.options[0]
        game.choose(option)
    laying = [seat for kind, seat in asked if kind == ASK_CRATON_PLACE]
    assert laying[:4] == [first] * 4
    assert [seat for kind, seat in asked if kind == ASK_SHIFT_CRATON] == clockwise(game.table, first)[1:]
    assert shifted == ["shift", "shift"]
    assert len({one.centre for one in game.table.settled}) == 4


@pytest.mark.rule("C5.2", "K2b")
def test_whoever_lays_the_old_world_leaves_the_west_to_a_single_craton() -> None:
    game = new(SEATS[3], seed=3, map="cratons")
    at = game.table.box.world.at
    bands = []
    while game.decision is not None and game.decision.kind != ASK_SHIFT_CRATON:
        if game.decision.kind == ASK_CRATON_PLACE:
            bands.append({at[option[1]][1] for option in game.decision.options})
        game.choose(game.decision.options[0])
    *old, america = bands
    assert len(old) == 3
    assert all(columns <= set(BANDS[0]) for columns in old), "the east of the sheet"
    assert america == set(BANDS[1]), "the far west"


@pytest.mark.rule("C5.2")
def test_nobody_has_to_move_a_craton() -> None:
    game = new(SEATS[2], seed=3, map="cratons")
    while game.decision is not None and game.decision.kind != ASK_SHIFT_CRATON:
        game.choose(game.decision.options[0])
    before = game.table.settled
    game.choose(("leave-cratons",))
    assert [one[:3] for one in game.table.settled] == [one[:3] for one in before]
    assert game.decision is not None
    assert game.decision.kind == ASK_START


# -- what is on them ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5d.1")
def test_swamp_is_biofuel_weeds_are_horticulture_and_a_sea_is_metal_for_metallurgy_2() -> None:
    wanted = {SWAMP: (BIOFUEL, 0), WEEDS: (HORTICULTURE, 0), OPEN_SEA: (METAL, 2)}
    for number, one in enumerate(PACK.cratons[:4]):
        for face in FACES:
            printed = tile(one, Settled(0, number, 0), face)
            first = printed.resources[0]
            assert (first.kind, first.stage) == wanted[one.terrain[face]]
            assert (printed.terrain == SHELF) == (one.terrain[face] == OPEN_SEA)
            if first.kind == METAL:
                assert first.track == METALLURGY


@pytest.mark.rule("C5d.2")
@pytest.mark.parametrize(("rolls", "stage"), [([2], 2), ([3], 3), ([4, 1], 1), ([5, 4], 4), ([6, 5], 5)])
def test_the_centre_is_a_luxury_whose_die_is_thrown_once_more_from_4_on(rolls: list[int], stage: int) -> None:
    table = laid(map="cratons", laying="seed")
    play = play_of(table)
    play.injected = list(rolls)
    one, *others = table.settled
    table.cratons = written((one,))
    populate(table, Lots(play))
    centre = hexes(table.box.world, one.centre, one.turn)[CENTRE]
    luxury = table.atlas.resources[centre][1]
    assert (luxury.kind, luxury.track, luxury.stage) == (LUXURY, METALLURGY, stage)
    assert others


@pytest.mark.rule("C5d.2", "C5e")
def test_no_dice_are_thrown_for_swamps_on_earth() -> None:
    """One for the luxury and six draws for the animals; what is printed on a craton of Earth is settled."""
    table = laid(map="cratons", laying="seed")
    play = play_of(table)
    play.injected = [2, 1, 1, 1, 1, 1, 1, 5, 3]
    table.cratons = written(table.settled[:1])
    populate(table, Lots(play))
    assert play.injected == [5, 3]


@pytest.mark.rule("C5e")
@pytest.mark.parametrize("seed", range(4))
def test_each_craton_has_a_war_animal_and_a_work_animal_outside_its_centre(seed: int) -> None:
    table = laid(SEATS[2], seed, map="cratons", laying="seed")
    for one in table.settled:
        found = hexes(table.box.world, one.centre, one.turn)
        kinds = {face: [resource.kind for resource in table.atlas.resources[found[face]]] for face in range(7)}
        assert [face for face in FACES if WAR_ANIMAL in kinds[face]] == [one.war]
        assert [face for face in FACES if WORK_ANIMAL in kinds[face]] == [one.work]
        assert one.war != one.work
        assert not {WAR_ANIMAL, WORK_ANIMAL} & set(kinds[CENTRE])


@pytest.mark.rule("C5f")
def test_corners_of_a_craton_are_land_unless_only_its_seas_meet_there() -> None:
    table = laid(SEATS[2], 1, map="cratons", laying="seed")
    world = table.world
    seas = table.atlas.cratons & table.atlas.shelf
    land = table.atlas.cratons & ~seas
    assert seas.bit_count() == 6
    for spot, corner in enumerate(world.spots):
        touching = world.touching[spot]
        if touching & land:
            assert corner.land
        elif touching & seas and not touching & table.atlas.islands:
            assert not corner.land


@pytest.mark.rule("C5a")
def test_a_random_strip_or_the_printed_one_lies_beside_the_map() -> None:
    assert {laid(SEATS[2], seed, map="cratons", laying="seed").strip for seed in range(25)} == {1, 2, 3, 4, 5}
    assert {laid(SEATS[2], seed, map="cratons", laying="seed", strip="printed").strip for seed in range(5)} == {1}
    assert laid(SEATS[2]).strip == 0


# -- the first climate -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5b.1")
def test_from_the_start_player_on_everybody_lays_two_chits_on_the_own_start_craton() -> None:
    game = new(SEATS[3], seed=5, map="cratons", laying="seed", strip="printed")
    order = []
    while game.decision is not None and game.decision.kind != ASK_CHALLENGE_PHASE:
        if game.decision.kind == ASK_FIRST_CHIT:
            order.append(game.decision.seat)
            start = next(one for one in PACK.cratons if one.start == game.table.box.colours[game.decision.seat])
            own = craton(game.table, start.code)
            assert all(option[1] in own for option in game.decision.options)
        game.choose(game.decision.options[-1])
    table = game.table
    assert order == [seat for seat in clockwise(table, table.first) for _ in range(2)]
    america = next(one for one in table.settled if PACK.cratons[one.craton].start == 0)
    chits = table.climate[0] | table.climate[1] | table.climate[2] | table.climate[3]
    assert chits.bit_count() == 6
    assert not any(chits >> hex_ & 1 for hex_ in hexes(table.box.world, america.centre, america.turn))


@pytest.mark.rule("C5b.1", "K2e", "K3a")
@pytest.mark.parametrize(
    ("which", "each"), [("cratons", 2), ("archipelago", 2), ("mars", 1), ("venus", 1), ("chimera", 1)]
)
def test_everybody_lays_two_chits_on_earth_and_one_in_an_old_world_of_other_planets(which: str, each: int) -> None:
    game = new(SEATS[3], seed=5, map=which, laying="seed")
    asked = []
    while game.decision is not None and game.decision.kind != ASK_CHALLENGE_PHASE:
        if game.decision.kind == ASK_FIRST_CHIT:
            asked.append(game.decision.seat)
            earth = [one for one in game.table.settled if PACK.cratons[one.craton].planet == EARTH]
            if each == 1:
                west = {hex_ for one in earth for hex_ in hexes(game.table.box.world, one.centre, one.turn)}
                assert not any(option[1] in west for option in game.decision.options)
        game.choose(game.decision.options[0])
    assert asked == [seat for seat in clockwise(game.table, game.table.first) for _ in range(each)]


@pytest.mark.rule("B9", "C5b.1")
def test_there_are_sixteen_chits_of_either_sort() -> None:
    table = laid(SEATS[2], 1, map="cratons", laying="seed")
    for one, other in ((SEA, ICE), (DESERT, JUNGLE)):
        table.climate = [0, 0, 0, 0]
        for hex_ in range(20):
            bring(table, one if hex_ % 2 else other, hex_)
        assert (table.climate[one] | table.climate[other]) == (1 << 16) - 1


def latitude(table: Table, hex_: int) -> int:
    return next(number for number, own in enumerate(table.atlas.latitudes) if own >> hex_ & 1)


@pytest.mark.rule("C5b.2", "C5g")
@pytest.mark.parametrize("strip", range(1, 6))
def test_ice_lies_in_white_latitudes_jungle_in_green_ones_deserts_in_2_or_5_and_seas_on_craton_seas(strip: int) -> None:
    table = laid(SEATS[2], 1, map="cratons", laying="seed")
    table.climate = [0, 0, 0, 0]
    table.strip = strip
    letters = PACK.strips[strip - 1].dice
    wanted = {ICE: "w", JUNGLE: "g"}
    for climate in (ICE, JUNGLE, DESERT):
        found = list(members(places(table, climate)))
        for hex_ in found:
            number = latitude(table, hex_)
            assert number in (2, 5) if climate == DESERT else letters[number - 1] == wanted[climate]
            assert (table.atlas.cratons | table.atlas.islands) >> hex_ & 1
        if climate != DESERT and wanted[climate] not in letters:
            assert not found
    assert places(table, SEA) == table.atlas.cratons & table.atlas.shelf | table.atlas.islands


@pytest.mark.rule("C5g")
def test_a_chit_goes_onto_land_and_onto_shelf_only_where_no_land_is_left() -> None:
    table = laid(SEATS[2], 1, map="cratons", laying="seed")
    table.climate, table.strip = [0, 0, 0, 0], 1
    own = table.atlas.cratons
    white = belt(table, ICE) & own
    land, shelf = white & ~table.atlas.shelf, white & table.atlas.shelf
    assert land
    assert shelf
    assert places_on(table, ICE, own) == land
    table.climate[DESERT] = land
    assert places_on(table, ICE, own) == shelf


# -- climate change ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5c.1")
@pytest.mark.parametrize(("climate", "before", "after"), [(ICE, 3, 2), (SEA, 3, 4), (ICE, 1, 1), (SEA, 5, 5)])
def test_a_cooling_or_a_warming_first_exchanges_the_strip(climate: int, before: int, after: int) -> None:
    table = laid(SEATS[2], 1, map="cratons", laying="seed")
    table.strip = before
    climate_change(play_of(table), climate)
    assert table.strip == after


@pytest.mark.rule("C5c.1")
def test_other_changes_leave_the_strip_alone() -> None:
    table = laid(SEATS[2], 1, map="cratons", laying="seed")
    table.strip = 3
    climate_change(play_of(table), DESERT)
    climate_change(play_of(table), JUNGLE)
    assert table.strip == 3


@pytest.mark.rule("C5c.1")
def test_ice_that_a_warmer_strip_leaves_in_a_wrong_latitude_becomes_sea() -> None:
    table = next(
        table
        for seed in range(20)
        if ((table := laid(SEATS[2], seed, map="cratons", laying="seed")).atlas.latitudes[1] & table.atlas.cratons)
    )
    table.strip, table.climate = 3, [0, 0, 0, 0]  # white: 1 and 6; the next strip has no white latitude
    ice = [hex_ for hex_ in members(table.atlas.cratons) if latitude(table, hex_) in (1, 6)][:3]
    table.climate[ICE] = sum(1 << hex_ for hex_ in ice)
    assert len(ice) >= 2
    assert misfits(table, SEA) == 0
    climate_change(play_of(table), SEA)
    assert table.strip == 4
    assert misfits(table, SEA) == table.climate[ICE]
    assert table.steps[-1] == ("turn chit", SEA, len(ice))


@pytest.mark.rule("C5c.1")
def test_ice_in_a_wrong_latitude_goes_first_and_ice_on_rings_stays() -> None:
    table = laid(SEATS[2], 0, map="archipelago", laying="seed")
    ring = next(
        hex_
        for hex_, face, _ in table.hex_chits
        if face_of(PACK, face).tile.ring == ICE and latitude(table, hex_) not in (1, 6)
    )
    island = next(hex_ for hex_ in members(table.atlas.islands) if latitude(table, hex_) in (1, 6))
    wrong = next(hex_ for hex_ in members(table.atlas.islands) if latitude(table, hex_) not in (1, 6))
    table.strip, table.climate = 2, [0, 0, 0, 0]  # white: 1 and 6, and so they are on the next strip
    table.climate[ICE] = 1 << ring | 1 << island | 1 << wrong
    assert misfits(table, SEA) == 1 << wrong
    play = play_of(table)
    climate_change(play, SEA)
    assert table.steps[-1] == ("turn chit", SEA, 1)
    asking = turn_chit(play, SEA, 1)
    asked = next(asking)
    assert asked.kind == ASK_LAY_CHIT
    assert asked.data == (SEA, wrong)
    assert table.climate[ICE] == 1 << ring | 1 << island


@pytest.mark.rule("C5c.2")
@pytest.mark.parametrize(
    ("climate", "event", "steps"),
    [(ICE, COOLING, -2), (ICE, WARMING, -1), (SEA, WARMING, 2), (SEA, COOLING, 1)],
    ids=["icehouse", "cooling", "ice age", "warming"],
)
def test_a_cycle_moves_the_strip_two_steps_instead_of_turning_all_chits(climate: int, event: int, steps: int) -> None:
    table = laid(SEATS[3], 1, map="cratons", laying="seed", advanced=True)
    table.strip, table.climate = 3, [0, 0, 0, 0]
    if climate == ICE:
        table.climate[SEA] = table.atlas.cratons & table.atlas.shelf
    else:
        table.climate[ICE] = sum(1 << hex_ for hex_ in list(members(table.atlas.rings[SEA]))[:3])
        table.climate[ICE] &= ~(table.atlas.cratons | table.atlas.islands)
        table.climate[ICE] |= table.atlas.latitudes[1] & table.atlas.islands
    second = next(
        card
        for card, events in enumerate(table.box.events)
        if {kind for kind, _ in events} & {COOLING, WARMING} == {event} and table.box.challenge_epoch[card] == 1
    )
    table.unused[0] = (second,)
    play = play_of(table)
    climate_change(play, climate)
    assert table.steps[-1][0] == "milankovitch"
    table.steps.pop()
    milankovitch(play, climate)
    assert table.strip == 3 + steps
    assert table.steps[-1] == ("turn chit", climate, 1)


@pytest.mark.rule("C5c.1", "C5c.2", "J1a")
def test_a_strip_that_leaves_no_place_turns_no_chit() -> None:
    table = laid(SEATS[3], 1, map="cratons", laying="seed", advanced=True)
    table.strip, table.climate, table.steps = 3, [0, 0, 0, 0], []
    table.climate[SEA] = table.atlas.cratons & table.atlas.shelf
    table.climate[DESERT] = table.world.every_hex & ~table.climate[SEA]
    milankovitch(play_of(table), ICE)
    assert table.steps == []


def test_a_craton_map_without_climate_has_no_strip_to_change() -> None:
    table = laid(SEATS[2], 1, map="cratons", laying="seed", realm="yrr")
    before = table.strip
    climate_change(play_of(table), ICE)
    assert table.strip == before
    assert not any(table.climate)


@pytest.mark.rule("K2d")
def test_every_centre_leaves_the_edges_free() -> None:
    sheet = PACK.sheet
    assert len(centres(sheet)) > 30
    for hex_ in centres(sheet):
        for other in hexes(sheet, hex_, 0):
            row, column = sheet.at[other]
            assert 0 < column < max(c for r, c in sheet.at if r == row)
    assert APART == 3


@pytest.mark.rule("C5d.1")
def test_hexes_of_cratons_have_no_stars() -> None:
    table = laid(SEATS[2], 1, map="cratons", laying="seed")
    cratons = list(members(table.atlas.cratons))
    assert cratons
    assert not any(table.world.hexes[hex_].stars for hex_ in cratons)


@pytest.mark.rule("C5.1")
def test_one_more_craton_touches_its_continent_somewhere_and_need_not_touch_all_of_it() -> None:
    sheet = PACK.sheet
    first = centres(sheet)[len(centres(sheet)) // 2]
    own = [first, candidates(sheet, Continents((first,), ()), 0, both=False)[0]]
    found = candidates(sheet, Continents(tuple(own), ()), 0, both=False)
    near = [sorted(apart(sheet.at[hex_], sheet.at[other]) for other in own) for hex_ in found]
    assert {least for least, _ in near} == {APART}
    assert any(most > APART for _, most in near)
