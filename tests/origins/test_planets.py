"""K: campaign maps, archipelagos, covered cratons, waterworlds, the real Earth, chimeras, Mars and Venus."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from typing import Any

import pytest

from biont.kernel.errors import BadSettings
from biont.origins.arrangement import BANDS, WATER_BETWEEN, centres, is_one, opposite_america, voyage
from biont.origins.cards import BIOFUEL, ENERGY, HORTICULTURE, LUXURY, MARITIME, METAL, NONE, WAR_ANIMAL, WORK_ANIMAL
from biont.origins.cratons import BASIN, FACES, GROUNDS, HIGHLAND, PLANETS, Settled, hexes, tile
from biont.origins.game import new
from biont.origins.latitudes import belt
from biont.origins.layout import face_of, starts
from biont.origins.pack_library import load_pack
from biont.origins.people import all_chits, all_migrants, crowded, stride
from biont.origins.rules.campaign import fit_latitudes, located, terrain
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE
from biont.origins.rules.climate import STEADY_CLIMATE, climate_change
from biont.origins.rules.cratons import ASK_FIRST_CHIT, populate
from biont.origins.rules.lots import Lots
from biont.origins.rules.worlds import ASK_START
from biont.origins.table import clockwise, members
from biont.origins.tiles import CONTINENTAL, DESERT, ICE, JUNGLE, OCEAN, SEA, SHELF
from tests.origins.worlds import LEGACY, MARS, check_map, ground, laid, landmasses, play_of, water_between

PACK = load_pack("standard")
SEATS = ("black", "green")


# -- every world -------------------------------------------------------------------------------------------------------


WORLDS: list[dict[str, Any]] = [
    *({"map": which} for which in ("custom", "cratons", "archipelago", "covered", "mars", "venus", "chimera")),
    {"map": "waterworld", "realm": "sea"},
    *({"map": which, "legacy": legacy} for which in ("cratons", "tiles", "real-earth") for legacy in (LEGACY, MARS)),
]


@pytest.mark.rule("C1b.1", "K2f")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("settings", WORLDS, ids=lambda one: " ".join([one["map"], one.get("legacy", "")[:12]]))
def test_every_world_is_connected_and_everybody_can_live_there(settings: dict[str, Any], seed: int) -> None:
    check_map(laid(SEATS, seed, laying="seed", **settings))


@pytest.mark.rule("K2f")
@pytest.mark.parametrize("which", ["cratons", "archipelago", "covered", "mars", "chimera"])
def test_a_numbered_world_is_the_same_in_every_game_and_another_number_another_world(which: str) -> None:
    def world(seed: int, number: str) -> tuple[str, str, int]:
        table = new(SEATS, seed=seed, map=which, laying="seed", world=number).table
        return table.cratons, table.layout, table.strip

    assert world(1, "7") == world(2, "7") != world(1, "8")
    assert world(1, "") != world(2, "")
    with pytest.raises(BadSettings, match="has a number"):
        new(SEATS, seed=1, map=which, world="seven")


# -- K1 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K1.1")
@pytest.mark.parametrize("seed", range(4))
def test_hex_chits_stand_for_the_terrain_of_megafauna(seed: int) -> None:
    table = laid(SEATS, seed, map="tiles", legacy=LEGACY)
    shown = {hex_: face_of(PACK, face).tile for hex_, face, _ in table.hex_chits}
    printed = {one.code: one for one in PACK.cratons}
    ground = {where: GROUNDS[printed[where[0]].terrain[where[1]]] for where in located(table)}
    ground |= {("laurentia", 1): "forest", ("gondwana", 1): "mountain"}
    rings = {"forest": JUNGLE, "mountain": DESERT, "swamp": ICE, "sea": SEA}
    order = ["forest", "weeds", "mountain", "swamp", "sea"]
    found: dict[str, list[int]] = {kind: [] for kind in order}
    for where, hex_ in located(table).items():
        assert terrain(table, where) == ground[where]
        if hex_ in shown:
            found[ground[where]].append(shown[hex_].ring)
    for kind in ("forest", "mountain", "sea"):
        assert set(found[kind]) == {rings[kind]}
    blank = sum(NONE in (chit.littoral.tile.ring, chit.inland.tile.ring) for chit in PACK.chits)
    assert found["weeds"] == [NONE] * blank + [ICE] * (len(found["weeds"]) - blank), (
        "blank chits first, then white ones"
    )
    if set(found["swamp"]) != {ICE}:
        white = [chit for chit in PACK.chits if ICE in (chit.littoral.tile.ring, chit.inland.tile.ring)]
        laid_first = {face // 2 for hex_, face, _ in table.hex_chits if shown[hex_].ring in (ICE, NONE, JUNGLE, DESERT)}
        assert {PACK.chits.index(chit) for chit in white} <= laid_first, "white chits have run out"
    kinds = {hex_: ground[where] for where, hex_ in located(table).items()}
    laid_as = [order.index(kinds[hex_]) for hex_, _, _ in table.hex_chits]
    assert laid_as == sorted(laid_as), "terrain by terrain, as the book counts"
    places = list(located(table).values())
    for kind in order:
        own = [places.index(hex_) for hex_, _, _ in table.hex_chits if kinds[hex_] == kind]
        assert own == sorted(own), "the same in every process"


@pytest.mark.rule("K1a")
def test_of_two_seas_of_a_craton_one_stays_without_a_chit() -> None:
    table = laid(SEATS, 1, map="tiles", legacy=LEGACY)
    assert len(table.hex_chits) == 26
    covered = {hex_ for hex_, _, _ in table.hex_chits}
    bare = [where for where, hex_ in located(table).items() if hex_ not in covered]
    assert sorted(bare) == [("baltica", 3), ("gondwana", 5)]
    assert all(table.atlas.world.hexes[located(table)[where]].terrain == OCEAN for where in bare)


@pytest.mark.rule("K1b")
def test_nothing_is_added_to_a_map_of_hex_chits() -> None:
    table = laid(SEATS, 1, map="tiles", legacy=LEGACY)
    assert table.cratons == ""
    for hex_, face, _ in table.hex_chits:
        assert table.atlas.resources[hex_] == face_of(PACK, face).tile.resources


@pytest.mark.rule("K1.2")
@pytest.mark.parametrize("seed", range(4))
def test_ice_melts_in_green_latitudes_and_seas_freeze_in_white_ones(seed: int) -> None:
    table = laid(SEATS, seed, map="tiles", legacy=LEGACY)
    assert table.strip == 0, "afterwards rings count"
    table.strip = 3
    assert not table.climate[ICE] & belt(table, JUNGLE)
    assert not table.climate[SEA] & belt(table, ICE)
    for climate in (ICE, SEA, DESERT, JUNGLE):
        assert not table.climate[climate] & ~table.atlas.rings[climate]
    assert any(table.climate)


@pytest.mark.rule("K1.2")
def test_a_chit_of_a_wrong_latitude_turns_over_and_moves_to_a_free_ring_there_or_goes_away() -> None:
    table = laid(SEATS, 1, map="tiles", legacy=LEGACY)
    table.strip = 3
    green, white = belt(table, JUNGLE), belt(table, ICE)
    table.strip = 0
    for climate, other, wrong in ((ICE, SEA, green), (SEA, ICE, white)):
        rings = list(members(table.atlas.rings[other] & wrong))
        source = next(hex_ for hex_ in members(wrong & table.world.every_hex) if hex_ not in rings)
        for free in (rings, rings[:1], []):
            table.climate = [0, 0, 0, 0]
            table.climate[DESERT] = sum(1 << hex_ for hex_ in rings if hex_ not in free)
            table.climate[climate] = 1 << source
            fit_latitudes(table)
            assert table.climate[climate] == 0
            assert table.climate[other].bit_count() == (1 if free else 0)
            assert not table.climate[other] & ~sum(1 << hex_ for hex_ in free)
        assert rings or climate == SEA


# -- K2e, K4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K2e")
@pytest.mark.parametrize("planet", ["mars", "venus"])
def test_a_planet_is_the_old_world_beside_an_america_of_hex_chits(planet: str) -> None:
    table = laid(("black", "green", "white"), 2, map=planet, laying="seed")
    assert {PLANETS[PACK.cratons[one.craton].planet] for one in table.settled} == {planet}
    assert len(table.settled) == 2
    assert len(table.hex_chits) == 14
    assert len(landmasses(table, ground(table))) == 2
    for spots in table.migrants:
        hexes_of = table.world.spots[table.world.spots_in(spots)[0]].hexes
        assert any(table.atlas.cratons >> hex_ & 1 for hex_ in hexes_of)


@pytest.mark.rule("K2e")
@pytest.mark.parametrize(
    ("throws", "hit"), [((5, 3), {5}), ((3, 5), {5}), ((2, 4), {2, 4}), ((1, 1), {1}), ((3, 6), ())]
)
def test_highlands_that_are_hit_twice_thrown_are_biofuel_the_others_horticulture(
    throws: tuple[int, int], hit: Collection[int]
) -> None:
    table = laid(SEATS, 1, map="mars", laying="seed")
    one = next(one for one in table.settled if PACK.cratons[one.craton].code == "tharsis")
    table.cratons = ".".join(map(str, one._replace(swamps=0)))
    play = play_of(table)
    play.injected = [1, 1, 1, 1, 1, 1, 1, *throws]  # the luxury, six draws for animals, then the faces
    populate(table, Lots(play))
    kinds = [table.atlas.resources[hex_][0].kind for hex_ in hexes(table.box.world, one.centre, one.turn)]
    wanted = [METAL if ground == BASIN else HORTICULTURE for ground in PACK.cratons[one.craton].terrain]
    for face in hit:  # faces 3 and 6 are basins and stay so
        wanted[face] = BIOFUEL
    assert kinds == wanted


@pytest.mark.rule("K2e")
def test_on_other_planets_everybody_lays_one_chit_in_the_old_world_after_choosing_a_start() -> None:
    game = new(("black", "green", "white"), seed=2, map="mars", laying="seed")
    asked = []
    while game.decision is not None and game.decision.kind != ASK_CHALLENGE_PHASE:
        asked.append((game.decision.kind, game.decision.seat))
        if game.decision.kind == ASK_FIRST_CHIT:
            assert all(game.table.atlas.cratons >> option[1] & 1 for option in game.decision.options)
        game.choose(game.decision.options[0])
    order = clockwise(game.table, game.table.first)
    assert [seat for kind, seat in asked if kind == ASK_START] == order
    assert [seat for kind, seat in asked if kind == ASK_FIRST_CHIT] == order


@pytest.mark.rule("K4a")
def test_basins_are_seas_and_highlands_swamp_where_a_plant_stands_else_weeds() -> None:
    table = laid(SEATS, 1, map="cratons", legacy=MARS)
    where = located(table)
    kinds = {one: table.atlas.resources[hex_][0].kind for one, hex_ in where.items()}
    assert kinds["tharsis", 2] == BIOFUEL
    assert kinds["tharsis", 1] == HORTICULTURE
    assert kinds["tharsis", 3] == METAL
    assert table.atlas.shelf >> where["tharsis", 3] & 1
    for number, one in enumerate(PACK.cratons[4:], 4):
        for face in FACES:
            bare = tile(one, Settled(0, number, 0), face)
            assert (bare.terrain == SHELF) == (one.terrain[face] == BASIN)
            assert (bare.resources[0].kind == HORTICULTURE) == (one.terrain[face] == HIGHLAND)


@pytest.mark.rule("K4a", "K2e")
def test_dice_make_no_swamp_of_a_planet_that_was_played_before() -> None:
    """Where plants stood is known there; only the highlands of a new planet are thrown for."""
    table = laid(SEATS, 1, map="cratons", legacy=MARS)
    swamps = [one.swamps for one in table.settled]
    play = play_of(table)
    play.injected = [2, 1, 1, 1, 1, 1, 1] * len(swamps)
    populate(table, Lots(play))
    assert [one.swamps for one in table.settled] == swamps
    assert len(play.outcomes) == 7 * len(swamps)


@pytest.mark.rule("K4b")
def test_mountains_are_desert_seas_with_disks_flooded_tubers_jungle_and_wasteland_ice() -> None:
    table = laid(SEATS, 1, map="cratons", legacy=MARS)
    where = located(table)
    own = table.atlas.cratons
    assert table.climate[DESERT] & own == 1 << where["tharsis", 1]
    assert table.climate[SEA] & own == 1 << where["tharsis", 3]
    assert table.climate[JUNGLE] & own == 1 << where["noachis", 3]
    printed = {one.code: one for one in PACK.cratons}
    waste = [
        hex_
        for (code, face), hex_ in where.items()
        if not printed[code].is_sea(face) and (code, face) not in [("tharsis", 1), ("tharsis", 2), ("noachis", 3)]
    ]
    assert table.climate[ICE] & own == sum(1 << hex_ for hex_ in waste)


@pytest.mark.rule("K4b")
def test_only_a_white_disk_floods_a_basin_and_a_highland_with_a_disk_is_no_wasteland() -> None:
    table = laid(
        SEATS, 1, map="cratons", legacy=MARS + " disk:tharsis:6:black disk:tharsis:4:white disk:tharsis:5:green"
    )
    where = located(table)
    chits = all_chits(table)
    assert not any(chits >> where["tharsis", face] & 1 for face in (4, 5, 6))
    assert table.climate[ICE] >> where["tharsis", 0] & 1


@pytest.mark.rule("K4c", "K2a")
@pytest.mark.parametrize(
    "at", [((2, 3), (2, 8)), ((2, 2), (7, 2)), ((5, 5), (5, 6)), ((8, 1), (1, 1)), ((4, 0), (3, 9))]
)
def test_wherever_the_cratons_of_a_planet_lay_america_lies_beyond_three_spots_of_water(at: Any) -> None:
    (row, column), (below, east) = at
    legacy = MARS.replace("tharsis:2:3:0", f"tharsis:{row}:{column}:0").replace(
        "noachis:2:8:1", f"noachis:{below}:{east}:1"
    )
    table = laid(SEATS, 1, map="cratons", legacy=legacy)
    assert water_between(table, members(table.atlas.cratons), [hex_ for hex_, _, _ in table.hex_chits]) >= 3


@pytest.mark.rule("K4c")
def test_america_lies_where_it_leaves_the_old_world_most_room() -> None:
    """Wherever else two cratons of the west hang together, no more centres lie three Spots of water away."""
    sheet = PACK.sheet
    old, west = ([hex_ for hex_ in centres(sheet) if sheet.at[hex_][1] in band] for band in BANDS)
    room = [
        sum(all(voyage(sheet, hex_, other) >= WATER_BETWEEN for other in america) for hex_ in old)
        for america in combinations(west, 2)
        if is_one(sheet, america)
    ]
    assert min(room) < len(opposite_america(sheet)) == max(room)


@pytest.mark.rule("K4c")
@pytest.mark.parametrize("settings", [{"map": "cratons", "legacy": MARS}, {"map": "venus", "laying": "seed"}])
def test_two_covered_cratons_of_earth_are_the_america_of_other_planets(settings: dict[str, Any]) -> None:
    table = laid(SEATS, 1, **settings)
    chits = {hex_ for hex_, _, _ in table.hex_chits}
    assert len(chits) == 14
    assert len(landmasses(table, chits)) == 1
    east = min(table.world.at[one.centre][1] for one in table.settled)
    assert max(table.world.at[hex_][1] for hex_ in chits) < east
    starred = sum(1 << hex_ for hex_ in chits if table.world.hexes[hex_].stars)
    everywhere = table.climate[0] | table.climate[1] | table.climate[2] | table.climate[3]
    assert starred
    assert everywhere & starred == starred, "two players: all rings with stars have a chit"
    assert not everywhere & sum(1 << hex_ for hex_ in chits) & ~starred


# -- K3 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K3a")
def test_an_archipelago_has_hex_chits_between_its_cratons() -> None:
    table = laid(SEATS, 3, map="archipelago", laying="seed")
    assert len(table.settled) == 4
    chits = [hex_ for hex_, _, _ in table.hex_chits]
    assert len(chits) == 6
    assert not any(table.atlas.cratons >> hex_ & 1 for hex_ in chits)
    assert table.atlas.islands.bit_count() == 9


@pytest.mark.rule("K2d", "K3a")
def test_no_hex_chit_of_an_archipelago_touches_the_east_or_west_edge() -> None:
    columns = set()
    for seed in range(8):
        table = laid(SEATS, seed, map="archipelago", laying="seed")
        for hex_, _, _ in table.hex_chits:
            row, column = table.world.at[hex_]
            assert 0 < column < max(other for number, other in table.world.at if number == row)
            columns.add(column)
    assert min(columns) == 1, "next to the edge is open to them"


@pytest.mark.rule("K3b")
@pytest.mark.parametrize("seats", [SEATS, ("black", "white", "orange", "green")])
def test_covered_cratons_leave_two_hexes_open(seats: tuple[str, ...]) -> None:
    table = laid(seats, 3, map="covered")
    assert table.cratons == ""
    assert table.strip == 0
    assert len({hex_ for hex_, _, _ in table.hex_chits}) == 26
    assert sum(tile.terrain != OCEAN for tile in table.world.hexes) == 26 + 9
    assert all(table.world.hexes[hex_].terrain in (SHELF, CONTINENTAL) for hex_, _, _ in table.hex_chits)


@pytest.mark.rule("K3b", "C1b.3")
@pytest.mark.parametrize("seed", [*range(5), 1499])
def test_on_covered_cratons_no_two_start_spots_fall_together(seed: int) -> None:
    table = laid(("black", "white", "orange", "green"), seed, map="covered", laying="seed")
    found = list(starts(PACK, table.world, table.hex_chits))
    assert len(set(found)) == len(found) >= 4


@pytest.mark.rule("K3b", "K2b")
@pytest.mark.parametrize("seed", range(4))
def test_on_covered_cratons_everybody_can_start_in_the_old_world(seed: int) -> None:
    table = laid(SEATS, seed, map="covered", laying="seed")
    covered = [hex_ for hex_, _, _ in table.hex_chits]
    middle = (min(table.world.at[hex_][1] for hex_ in covered) + max(table.world.at[hex_][1] for hex_ in covered)) / 2
    starting = [hex_ for hex_, face, _ in table.hex_chits if face_of(PACK, face).start != NONE]
    assert len(starting) >= 4
    assert all(table.world.at[hex_][1] > middle for hex_ in starting)


@pytest.mark.rule("K3c")
def test_in_a_waterworld_nobody_starts_crowded() -> None:
    for seed in range(60):
        table = laid(("black", "white", "orange", "green"), seed, map="waterworld", realm="sea")
        assert table.world.count(all_migrants(table)) == 4
        assert not crowded(table, all_migrants(table), 2)


@pytest.mark.rule("K3c")
def test_a_waterworld_is_all_water_and_its_climate_never_changes() -> None:
    table = laid(("black", "green", "white"), 3, map="waterworld", realm="sea")
    assert table.world.land == 0
    assert not any(spot.land for spot in table.world.spots)
    before = list(table.climate)
    assert before[SEA].bit_count() == 9
    for climate in range(4):
        play = play_of(table)
        climate_change(play, climate)
        assert [(entry.kind, entry.rule) for entry in play.entries or ()] == [(STEADY_CLIMATE, "K3c")]
    assert table.climate == before
    assert table.steps == [] or table.steps[-1][0] != "turn chit"
    starts = {laid(SEATS, seed, map="waterworld", realm="sea").migrants[0] for seed in range(8)}
    assert len(starts) > 4
    with pytest.raises(BadSettings, match="Only merfolk"):
        new(SEATS, seed=1, map="waterworld")


@pytest.mark.rule("K3c")
@pytest.mark.parametrize(("maritime", "more"), [(0, 0), (1, 0), (2, 1), (3, 1), (6, 3), (8, 4)])
def test_in_a_waterworld_half_the_maritime_stage_adds_to_the_reach(maritime: int, more: int) -> None:
    table = laid(SEATS, 3, map="waterworld", realm="sea")
    table.set_stage(0, MARITIME, maritime)
    table.set_stage(0, ENERGY, 5)
    assert stride(table, 0) == 5 + more
    usual = laid(SEATS, 3, realm="sea")
    usual.set_stage(0, MARITIME, maritime)
    assert stride(usual, 0) == 3


@pytest.mark.rule("K3d")
@pytest.mark.parametrize("turn", range(6))
def test_cratons_are_mended_into_the_classic_map(turn: int) -> None:
    legacy = LEGACY
    for place in ("laurentia:2:3:0", "baltica:2:8:1", "angara:6:8:2", "gondwana:6:3:5"):
        legacy = legacy.replace(place, f"{place[:-1]}{turn}")
    table = laid(SEATS, turn, map="real-earth", legacy=legacy)
    base = PACK.world
    shown = {hex_: face_of(PACK, face).tile for hex_, face, _ in table.hex_chits}
    printed = {one.code: one for one in PACK.cratons}
    for (code, face), hex_ in located(table).items():
        sea, before = printed[code].is_sea(face), base.hexes[hex_].terrain
        if not sea and before == OCEAN:
            assert shown[hex_].terrain == CONTINENTAL, "a land chit"
        elif sea and before == CONTINENTAL:
            assert shown[hex_].ring in (SEA, ICE)
        else:
            assert hex_ not in shown
    assert table.strip == 0
    assert table.cratons == ""
    where = located(table)
    assert table.climate[JUNGLE] >> where["laurentia", 1] & 1
    assert table.climate[DESERT] >> where["gondwana", 1] & 1


@pytest.mark.rule("K3d")
def test_the_stars_of_the_classic_map_count_too() -> None:
    table = laid(SEATS, 1, map="real-earth", legacy=LEGACY)
    chits = sum(hexes_.bit_count() for hexes_ in table.climate)
    assert chits > len(located(table)) // 2
    usual = laid(SEATS, 1)
    kept = usual.climate[JUNGLE] & ~sum(1 << hex_ for hex_ in located(table).values())
    assert table.climate[JUNGLE] & kept == kept


@pytest.mark.rule("K3e")
def test_a_chimera_mixes_planets_and_hex_chits() -> None:
    table = laid(SEATS, 3, map="chimera", laying="seed")
    planets = [PLANETS[PACK.cratons[one.craton].planet] for one in table.settled]
    assert sorted(planets) == ["earth", "earth", "mars", "venus"]
    assert len(table.hex_chits) == 6
    kinds = {resource.kind for hex_ in members(table.atlas.cratons) for resource in table.atlas.resources[hex_]}
    assert {METAL, HORTICULTURE, LUXURY, WAR_ANIMAL, WORK_ANIMAL} <= kinds
