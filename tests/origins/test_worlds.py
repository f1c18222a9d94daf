"""C1b and C4: worlds of Hex chits, and the realms that meet in them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from biont.kernel.game import Game
from biont.origins.cards import CATASTROPHE, NONE
from biont.origins.game import new
from biont.origins.layout import face_of, relaid, starts, turned, written
from biont.origins.pack_library import load_pack
from biont.origins.people import habitable
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE
from biont.origins.rules.events import CATASTROPHE_STRUCK
from biont.origins.rules.worlds import ASK_HEX_CHIT, ASK_START, sites, start_spots, ways
from biont.origins.scenario.position import lay
from biont.origins.scenario.writing import written as position_of
from biont.origins.table import Table
from biont.origins.tiles import LAND, NO_SPOT, OCEAN, RINGS, SHELF
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position
from tests.origins.worlds import landmasses, water_between

CHITS = 26


def laid(seats: int = 2, seed: int = 1, **settings: Any) -> Game[Table]:
    """A game whose map is complete and whose players have started, all choices made at random."""
    game = new(seats, seed=seed, **settings)
    chance = random.Random(seed)
    while game.decision is not None and game.decision.kind != ASK_CHALLENGE_PHASE:
        game.choose(chance.choice(game.decision.options))
    return game


# -- the chits ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.2", "C1b.1")
def test_every_chit_has_a_side_with_a_blue_or_a_white_ring_and_six_corners() -> None:
    chits = load_pack("standard").chits
    assert len(chits) == CHITS
    assert {RINGS[chit.littoral.tile.ring] for chit in chits} == {"blue", "white"}
    for chit in chits:
        for face in (chit.littoral, chit.inland):
            assert len(face.tile.corners) == 6
            assert NO_SPOT not in face.tile.corners
            assert face.tile.resources


@pytest.mark.rule("C1b.3")
def test_start_spots_of_all_colours_can_be_seen_whichever_way_the_chits_lie() -> None:
    chits = load_pack("standard").chits
    for side in ("littoral", "inland"):
        shown = [getattr(chit, side) for chit in chits]
        assert {face.start for face in shown} - {NONE} == {0, 1, 2, 3}
        assert all(LAND in face.tile.corners for face in shown if face.start != NONE)


@pytest.mark.rule("B8d")
def test_chits_overrule_the_map_and_land_wins_between_chits() -> None:
    pack = load_pack("standard")
    sheet = pack.sheet
    one, other = sheet.hex("deep-d9"), sheet.hex("deep-d8")
    shelf, plain = 0, 1
    shared = [spot for spot in sheet.corners[one] if spot in sheet.corners[other]]
    assert len(shared) == 2
    for turn in range(6):
        corners = turned(face_of(pack, shelf).tile, turn)
        world = relaid(pack, True, written(((one, shelf, turn),))).world
        assert [world.spots[spot].land for spot in world.corners[one]] == [ground == LAND for ground in corners]
        both = relaid(pack, True, written(((one, shelf, turn), (other, plain, 0)))).world
        assert all(both.spots[spot].land for spot in shared)
        assert not any(world.spots[spot].land for spot in world.corners[other] if spot not in shared)


@pytest.mark.rule("GL-Occluded.2")
def test_a_hex_chit_covers_a_catastrophe_but_a_climate_chit_does_not() -> None:
    given: dict[str, Any] = {"active": "black", "realm": "yrr", "black": {"migrants": ["spain"]}}
    at = Position(layout=[["malaya", "shelf-1", 0]], **given)
    malaya = at.id("hex", "malaya")
    at.run("event", CATASTROPHE, malaya)
    assert at.entries(CATASTROPHE_STRUCK) == []
    at = Position(**given).run("event", CATASTROPHE, malaya)
    assert len(at.entries(CATASTROPHE_STRUCK)) == 1


@pytest.mark.rule("C1b.1")
def test_a_catastrophe_that_is_not_on_the_custom_map_strikes_nobody() -> None:
    at = Position(map="custom", active="black").run("event", CATASTROPHE, NONE)
    assert at.asked == NOBODY_ASKED
    events = at.laid.box.events
    assert all(place == NONE for card in events for _, place in card)


# -- laying ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C1b.1", "C1b.2", "C1b.3", "C1b.4")
@pytest.mark.parametrize("laying", ["players", "seed"])
@pytest.mark.parametrize("realm", ["land", "sea", "yrr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_chits_are_laid_and_everybody_starts(seats: int, realm: str, laying: str) -> None:
    game = laid(seats, map="custom", realm=realm, laying=laying)
    table = game.table
    assert sorted(face // 2 for _, face, _ in table.hex_chits) == list(range(CHITS))
    assert len({hex_ for hex_, _, _ in table.hex_chits}) == CHITS
    for seat, own in enumerate(table.migrants):
        assert table.world.count(own) == 1
        assert own & (table.world.water if table.box.merfolk[seat] else table.world.land)
    invariants(table)


@pytest.mark.rule("C1b.2", "C1b.3")
def test_players_lay_in_turn_from_the_first_crown_and_then_choose_their_start() -> None:
    game = new(3, seed=4, map="custom")
    first = game.table.first
    layers, starters = [], []
    while game.decision is not None and game.decision.kind != ASK_CHALLENGE_PHASE:
        if game.decision.kind == ASK_HEX_CHIT:
            layers.append(game.decision.seat)
        if game.decision.kind == ASK_START:
            starters.append(game.decision.seat)
        game.choose(game.decision.options[0])
    assert layers == [(first + turn) % 3 for turn in range(CHITS)]
    assert starters == [(first + turn) % 3 for turn in range(3)]


@pytest.mark.rule("C1b.3", "C1b.4")
def test_landfolk_start_on_a_free_start_spot_and_merfolk_on_the_closest_water() -> None:
    layout = [["deep-d9", "shelf-1", 0], ["deep-g9", "tundra-1", 0]]
    at = Position(map="custom", layout=layout)
    world = at.laid.world
    visible = list(starts(at.laid.box.pack, world, at.laid.hex_chits))
    assert len(visible) == 2
    assert start_spots(at.laid, 0) == world.set_of(visible)
    at.laid.migrants[1] = world.bit[visible[0]]
    assert start_spots(at.laid, 0) == world.bit[visible[1]]
    at = Position(map="custom", realm="sea", layout=layout)
    wet = start_spots(at.laid, 0)
    assert wet
    assert not wet & world.land
    around = world.step(world.set_of(visible), world.every_side)
    assert wet & around


@pytest.mark.rule("C1b.3")
def test_two_start_spots_never_fall_together() -> None:
    at = Position(map="custom", layout=[["deep-d6", "forest-1", 0]])
    (taken,) = starts(at.laid.box.pack, at.laid.world, at.laid.hex_chits)
    steppe = at.id("face", "steppe-1")
    for hex_ in at.laid.world.spots[taken].hexes[1:]:
        for turn in ways(at.laid, hex_, steppe):
            twin = at.laid.copy()
            twin.lay_hex_chit((hex_, steppe, turn))
            assert len(set(starts(twin.box.pack, twin.world, twin.hex_chits))) == 2
        assert len(ways(at.laid, hex_, steppe)) == 5


@pytest.mark.rule("K2a", "K2b", "K2c", "K2d")
def test_a_scattered_world_has_one_continent_for_all_and_another_far_in_the_west() -> None:
    for seed in range(6):
        table = laid(3, seed, map="custom", laying="seed").table
        sheet = table.box.world
        west, east = sorted(landmasses(table, [hex_ for hex_, _, _ in table.hex_chits]), key=len)
        assert max(sheet.at[hex_][1] for hex_ in west) < min(sheet.at[hex_][1] for hex_ in east)
        assert water_between(table, west, east) >= 3
        for hex_, face, _ in table.hex_chits:
            row, column = sheet.at[hex_]
            assert sheet.hexes[hex_].terrain == OCEAN, "an island is covered"
            assert 0 < column < max(other for number, other in sheet.at if number == row), "an edge is touched"
            if face_of(table.box.pack, face).start != NONE:
                assert hex_ in east


@pytest.mark.rule("K2f")
def test_the_seed_lays_the_same_world_again() -> None:
    one, other = (laid(2, 7, map="custom", laying="seed").table.layout for _ in range(2))
    assert one == other
    assert laid(2, 8, map="custom", laying="seed").table.layout != one


# -- landfolk and merfolk ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.3")
def test_five_chits_with_blue_or_white_rings_come_on_the_classic_map_and_merfolk_begin() -> None:
    game = new(("black", "white", "green"), seed=3, realm="yrr", merfolk="white")
    layers = []
    while game.decision is not None and game.decision.kind != ASK_CHALLENGE_PHASE:
        if game.decision.kind == ASK_HEX_CHIT:
            layers.append(game.decision.seat)
        game.choose(game.decision.options[-1])
    assert layers == [1, 2, 0, 1, 2]
    table = game.table
    base = table.box.world
    for hex_, face, _ in table.hex_chits:
        assert base.hexes[hex_].terrain in (OCEAN, SHELF)
        assert len(base.corners[hex_]) == 6
        assert RINGS[face_of(table.box.pack, face).tile.ring] in ("blue", "white")


@pytest.mark.rule("C4.3", "C2c")
def test_no_chit_of_the_yrr_variant_moves_a_start_spot_into_the_other_realm() -> None:
    for seed in range(6):
        table = laid(4, seed, realm="yrr", laying="seed").table
        for seat, own in enumerate(table.migrants):
            assert own & (table.world.water if table.box.merfolk[seat] else table.world.land)


@pytest.mark.rule("C4.3")
def test_truncated_hexes_and_dry_land_take_no_chit() -> None:
    at = Position(realm="yrr")
    allowed = sites(at.laid, 0)
    world = at.laid.world
    assert allowed
    for hex_, tile in enumerate(world.hexes):
        if allowed >> hex_ & 1:
            assert tile.terrain in (OCEAN, SHELF)
            assert len(world.corners[hex_]) == 6
    at.laid.lay_hex_chit((at.id("hex", "malaya"), 0, 0))
    assert not sites(at.laid, 2) & at.hexes("malaya")


@pytest.mark.rule("C4.2")
def test_on_a_custom_map_the_yrr_variant_shows_only_blue_and_white_rings() -> None:
    table = laid(2, map="custom", realm="yrr").table
    assert all(face % 2 == 0 for _, face, _ in table.hex_chits)


@pytest.mark.rule("C4a")
def test_the_yrr_variant_has_no_climate_chits() -> None:
    assert laid(2, realm="yrr").table.climate == [0, 0, 0, 0]


@pytest.mark.rule("C4b")
def test_in_the_yrr_variant_both_realms_build_only_on_shelves_and_arctic_hexes() -> None:
    at = Position(realm="yrr", layout=[["hawaii", "tundra-1", 0]])
    atlas = at.laid.atlas
    for seat in (0, 1):
        hexes = habitable(at.laid, seat)
        assert hexes == atlas.shelf | atlas.arctic
        assert hexes & at.hexes("hawaii")
        assert not hexes & at.hexes("india")


def test_a_layout_can_be_written_and_laid_again() -> None:
    table = laid(2, map="custom", laying="seed").table
    twin = table.__class__(table.box)
    lay(twin, position_of(table))
    assert twin.layout == table.layout
    assert twin.migrants == table.migrants
    assert twin.climate == table.climate
