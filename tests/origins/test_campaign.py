"""C6, C8: a campaign that goes on where Bios:Megafauna ended."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from biont.kernel.errors import BadSettings
from biont.origins import legacy as left
from biont.origins.cards import COLOURS, ENERGY, IMMUNOLOGY, MARITIME, METALLURGY
from biont.origins.game import new
from biont.origins.legacy import Creeples, Legacy, ancestry, goes_on, heirs, parse
from biont.origins.people import all_chits, all_migrants, crowded, habitable, pool, resting, stride
from biont.origins.rules.advanced.targets import BESIEGE, EXPOSED, less_armed
from biont.origins.rules.campaign import located, start_order
from biont.origins.rules.scoring import GOAL, outcome
from biont.origins.rules.worlds import ASK_START, start_spots
from biont.origins.table import EMOTIONS, FREE_WILL, VOCABULARY, Table, members
from biont.origins.tiles import DESERT, ICE, JUNGLE, SEA
from biont.origins.travel import meetings
from tests.origins.worlds import LEGACY, begun, check_map, laid

ALL = ("black", "white", "orange", "green")


def campaign(seats: Any = ALL, seed: int = 1, **settings: Any) -> Table:
    settings = {"map": "cratons", "legacy": LEGACY, **settings}
    return laid(seats, seed, **settings)


def seat(table: Table, colour: str) -> int:
    return table.box.colours.index(COLOURS.index(colour))


# -- the legacy --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C1f", "C6")
def test_a_legacy_prints_and_parses_and_makes_a_campaign() -> None:
    assert str(parse(LEGACY)) == LEGACY
    table = campaign()
    assert table.box.settings.campaign
    assert [one.colour for one in parse(LEGACY).species] == ["green", "black", "white", "orange"]
    check_map(table)


@pytest.mark.rule("C6")
def test_only_a_living_world_goes_on() -> None:
    assert goes_on(1, runaway=False)
    assert not goes_on(0, runaway=False)
    assert not goes_on(3, runaway=True)


@pytest.mark.parametrize(
    "words",
    [
        "nonsense",
        "planet:pluto",
        "oxygen:9",
        "craton:laurentia:2:3",
        "craton:laurentia:-1:3:0",
        "craton:laurentia:²:3:0",
        "species:black:dragon:5:2:animal:",
        "species:black:flyer:13:2:animal:",
        "species:black:flyer:5:2:animal: species:black:flyer:5:2:animal:",
        "species:black:flyer:5:2:animal:laurentia.9",
        "disk:laurentia:1:pink",
        "disk:laurentia:1:green disk:laurentia:1:black",
        "plant:laurentia:1 " * 300,
        "x" * 4_000,
    ],
    ids=lambda words: words[:60],
)
def test_a_legacy_that_cannot_be_is_refused_with_its_word(words: str) -> None:
    with pytest.raises(BadSettings, match="does not know") as refused:
        new(("black", "green"), seed=1, map="cratons", legacy=words)
    assert len(str(refused.value)) < 150


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"strip": "tropical"}, "strip:tropical"),
        ({"cratons": ()}, "one to four cratons"),
        ({"cratons": (left.Drifted("atlantis", 1, 1),)}, "craton:atlantis"),
        ({"planet": "mars"}, "craton:laurentia"),
        ({"disks": ((("tharsis", 1), "black"),)}, "tharsis.1"),
    ],
)
def test_a_legacy_names_only_what_there_is(change: dict[str, Any], said: str) -> None:
    wrong = replace(parse(LEGACY), **change)
    with pytest.raises(BadSettings, match=said):
        new(("black", "green"), seed=1, map="cratons", legacy=str(wrong))


@pytest.mark.rule("C1f", "C6")
def test_campaign_maps_need_a_campaign_and_a_campaign_needs_one_of_them() -> None:
    for which in ("tiles", "real-earth"):
        with pytest.raises(BadSettings, match="without a campaign"):
            new(2, seed=1, map=which)
    with pytest.raises(BadSettings, match="one of the maps"):
        new(("black", "green"), seed=1, map="classic", legacy=LEGACY)


def test_the_longest_legacy_can_be_read() -> None:
    grounds = [(code, face) for code in ("laurentia", "baltica", "angara", "gondwana") for face in range(7)]
    full = replace(
        parse(LEGACY),
        disks=tuple((where, "white") for where in grounds),
        plants=frozenset(grounds),
        tubers=frozenset(grounds),
        species=tuple(replace(one, held=tuple(grounds)) for one in parse(LEGACY).species),
    )
    assert parse(str(full)) == full


# -- species -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6a")
def test_what_the_colours_descend_from() -> None:
    assert [ancestry(colour) for colour in ALL] == ["chitinous", "vertebrate", "molluscan", "fungal"]


@pytest.mark.rule("C6g.1")
def test_the_shape_with_the_first_language_goes_on_or_else_the_one_with_most_emotions() -> None:
    late, early = Creeples("flyer", 4, 5, language=2), Creeples("burrower", 6, 1, language=1)
    dull, keen, also = Creeples("archetype", 6, 0), Creeples("swimmer", 3, 2), Creeples("armoured", 5, 2)
    assert heirs([late, early, keen]) == (early,)
    assert heirs([dull, keen]) == (keen,)
    assert heirs([dull, keen, also]) == (keen, also)


@pytest.mark.rule("C6g.1", "B9")
def test_there_are_as_many_migrants_as_creeples() -> None:
    table = campaign()
    assert [table.box.figures[seat(table, colour)] for colour in ALL] == [5, 4, 6, 6]
    assert [pool(table, seat(table, colour)) for colour in ALL] == [4, 3, 5, 5]
    assert pool(laid(("black", "green")), 0) == 11


@pytest.mark.rule("C6g.2")
def test_burrowers_resist_disease_and_flyers_and_swimmers_cross_water() -> None:
    table = campaign()
    stages = {
        colour: (table.stage(seat(table, colour), IMMUNOLOGY), table.stage(seat(table, colour), MARITIME))
        for colour in ALL
    }
    assert stages == {"black": (2, 0), "white": (1, 2), "orange": (1, 2), "green": (1, 0)}


@pytest.mark.rule("C6g.2")
def test_swimmers_that_are_merfolk_have_the_sea_instead() -> None:
    table = campaign(realm="yrr", merfolk="orange")
    assert table.box.merfolk[seat(table, "orange")]
    assert table.stage(seat(table, "orange"), MARITIME) == 0


@pytest.mark.rule("C6g.2")
def test_armour_wins_ties_in_epoch_one_only() -> None:
    table = campaign(advanced=True)
    green, black = seat(table, "green"), seat(table, "black")
    assert less_armed(table, green, black)
    assert not less_armed(table, black, green)
    table.set_stage(black, METALLURGY, 2)
    assert not less_armed(table, green, black)
    table.set_stage(green, METALLURGY, 2)
    table.epoch = 2
    assert not less_armed(table, green, black)


@pytest.mark.rule("C6g.2")
def test_between_two_armoured_peoples_a_tie_stays_one() -> None:
    table = campaign(advanced=True, legacy=LEGACY.replace("black:burrower", "black:armoured"))
    green, black = seat(table, "green"), seat(table, "black")
    assert not less_armed(table, green, black)
    assert not less_armed(table, black, green)


@pytest.mark.rule("C6g.2", "J3c.3")
@pytest.mark.parametrize(("epoch", "offered"), [(1, True), (2, False)])
def test_armour_takes_a_city_on_a_tie_in_epoch_one(epoch: int, offered: bool) -> None:
    table = campaign(("black", "green"), advanced=True)
    green, black = seat(table, "green"), seat(table, "black")
    hex_ = next(iter(members(table.atlas.cratons & ~table.atlas.shelf & ~all_chits(table))))
    table.epoch = epoch
    table.cities[black] = 1 << hex_
    table.migrants = [0, 0]
    spots = table.world.spots_in(table.world.around[hex_] & table.world.land)
    table.migrants[green] = table.world.bit[spots[0]]
    table.active = green
    assert EXPOSED[BESIEGE](table, green, black) == offered
    assert not EXPOSED[BESIEGE](table, black, green)


@pytest.mark.rule("C6f")
def test_each_emotion_has_moved_a_pawn_to_the_vocabulary() -> None:
    table = campaign()
    knappers = table.crowns.index(4)
    for colour, emotions in {"black": 2, "white": 0, "orange": 1, "green": 3}.items():
        own = seat(table, colour)
        learnt = emotions + (own == knappers)
        assert table.pawns_in(own, EMOTIONS) == 6 - learnt
        assert table.pawns_in(own, VOCABULARY) == learnt
        assert table.pawns_in(own, FREE_WILL) == 1


@pytest.mark.rule("C6e")
def test_at_energy_3_the_metabolism_says_how_far_a_spread_goes() -> None:
    table = campaign()
    black, green = seat(table, "black"), seat(table, "green")
    assert stride(table, black) == 1  # oxygen, for animals
    assert stride(table, green) == 4  # atmosphere, for plants
    for own in (black, green):
        table.set_stage(own, ENERGY, 4)
        assert stride(table, own) == 4
        table.set_stage(own, ENERGY, 5)
        assert stride(table, own) == 5


@pytest.mark.rule("C6e")
def test_out_of_a_city_a_reach_of_one_goes_no_further_than_its_own_spots() -> None:
    table = campaign()
    black, green = seat(table, "black"), seat(table, "green")
    world = table.world
    home = next(
        hex_ for hex_ in members(table.atlas.cratons & ~table.atlas.shelf) if not table.climate[JUNGLE] >> hex_ & 1
    )
    around = world.around[home]
    beyond = world.step(around, world.every_side) & ~around
    table.migrants = [0] * 4
    for city, near in ((1 << home, around), (1 << home, beyond)):
        table.migrants[green] = near & world.land
        met = meetings(table, black, 0, city, table.migrants[green])
        assert bool(met & table.migrants[green]) == (near == around)


# -- the world ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6b")
def test_the_campaign_keeps_its_strip() -> None:
    table = campaign()
    assert table.box.pack.strips[table.strip - 1].code == "mild"


@pytest.mark.rule("C6c")
def test_cratons_keep_their_places_relative_to_each_other_far_apart_and_off_the_edge() -> None:
    table = campaign()
    at = {table.box.pack.cratons[one.craton].code: table.box.world.at[one.centre] for one in table.settled}
    assert at["laurentia"][1] < at["baltica"][1]
    assert at["gondwana"][1] < at["angara"][1]
    assert at["laurentia"][0] < at["gondwana"][0]
    assert at["baltica"][0] < at["angara"][0]
    assert [one.turn for one in table.settled] == [0, 1, 2, 5]
    columns = [table.box.world.at[hex_][1] for hex_ in members(table.atlas.cratons)]
    assert min(columns) > 0
    assert max(columns) < 12
    assert at["baltica"][1] - at["laurentia"][1] >= 6


@pytest.mark.rule("C6d")
def test_disks_become_chits_and_every_sea_is_flooded() -> None:
    table = campaign()
    where = located(table)
    assert table.climate[JUNGLE] == 1 << where["laurentia", 1]
    assert table.climate[ICE] == 1 << where["baltica", 4]
    assert table.climate[DESERT] == 1 << where["gondwana", 1]
    assert table.climate[SEA] == table.atlas.cratons & table.atlas.shelf
    assert table.climate[SEA].bit_count() == 6


@pytest.mark.rule("C6h")
def test_from_the_winner_on_everybody_starts_in_a_hex_held_before_within_the_footprint() -> None:
    game = new(ALL, seed=1, map="cratons", legacy=LEGACY)
    order = []
    while game.decision is not None and game.decision.kind == ASK_START:
        own = game.decision.seat
        order.append(own)
        table, where = game.table, located(game.table)
        near = 0
        for ground in parse(LEGACY).of(COLOURS[table.box.colours[own]]).held:
            near |= table.world.around[where[ground]]
        assert all(table.world.bit[option[1]] & near for option in game.decision.options)
        game.choose(game.decision.options[0])
    table = game.table
    assert order == [seat(table, colour) for colour in ("green", "black", "white", "orange")] == start_order(table)
    assert not crowded(table, all_migrants(table), 2)


@pytest.mark.rule("C6h")
def test_nobody_starts_where_the_footprint_is_exceeded() -> None:
    crowd = Legacy(
        strip="mild",
        cratons=(left.Drifted("laurentia", 1, 1),),
        species=tuple(left.Species(colour, held=(("laurentia", 6),)) for colour in ("black", "green")),
    )
    table = laid(("black", "green"), 1, map="cratons", legacy=str(crowd))
    assert not crowded(table, all_migrants(table), 2)


@pytest.mark.rule("C6h")
def test_a_species_that_died_out_starts_anywhere_on_the_cratons() -> None:
    alone = replace(parse(LEGACY), species=parse(LEGACY).species[:1])
    game = new(("black", "green"), seed=1, map="cratons", legacy=str(alone))
    game.choose(game.decision.options[0])  # type: ignore[union-attr]
    table = game.table
    assert start_order(table)[-1] == seat(table, "black")
    assert table.world.count(start_spots(table, seat(table, "black"))) > 20


@pytest.mark.rule("C6i")
def test_where_both_realms_play_seafarers_may_stay_in_the_other_one() -> None:
    table = campaign(realm="yrr", merfolk="orange")
    orange, black, white = (seat(table, colour) for colour in ("orange", "black", "white"))
    assert resting(table, orange) == table.world.water
    assert resting(table, black) == table.world.land
    assert resting(table, white) == table.world.land | table.world.water  # flyers have maritime 2
    table.set_stage(orange, MARITIME, 1)
    assert resting(table, orange) == table.world.water
    table.set_stage(orange, MARITIME, 2)
    assert resting(table, orange) == table.world.land | table.world.water
    dry = campaign()
    assert resting(dry, seat(dry, "white")) == dry.world.land, "where all live on land, nobody stays at sea"
    usual = laid(("black", "green"), realm="yrr", laying="seed")
    usual.set_stage(0, MARITIME, 2)
    assert resting(usual, 0) == usual.world.land


@pytest.mark.rule("C6i", "C4a", "C4b")
def test_where_both_realms_play_there_are_no_chits_and_white_latitudes_are_arctic() -> None:
    table = campaign(realm="yrr", merfolk="orange")
    assert not any(table.climate)
    rows = [row for row, _ in table.box.world.at]
    white = {hex_ for hex_ in members(table.atlas.cratons) if rows[hex_] in (0, 8)}  # mild: latitudes 1 and 6
    assert white
    cities = set(members(habitable(table, 0) & table.atlas.cratons))
    assert cities == white | set(members(table.atlas.cratons & table.atlas.shelf))


# -- alone and together ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C8", "C8a", "C7b")
def test_a_solo_campaign_starts_as_c6_says_and_is_won_as_c7i_says() -> None:
    game = begun(("green",), 1, map="cratons", legacy=LEGACY, mode="solitaire")
    table = game.table
    assert table.pawns_in(0, VOCABULARY) == 3
    assert table.box.solo
    assert outcome(table, ("green",)).reason == "goal missed"
    for discipline in range(3):
        table.add_chits(0, discipline, GOAL)
    assert outcome(table, ("green",)).winners == (0,)


@pytest.mark.rule("C9", "C6f")
def test_partners_start_with_the_brains_of_their_variant() -> None:
    table = campaign(("black", "white"), mode="cooperative")
    assert table.pawns_in(1, EMOTIONS) + table.pawns_in(1, VOCABULARY) == 6
    assert table.pawns_in(1, EMOTIONS) in (4, 3)
