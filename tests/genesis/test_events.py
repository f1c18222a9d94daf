"""D. Phase 1: chain, landforms, order, icons, climate, Armageddon and the Gaia vote."""

from __future__ import annotations

import pytest

from biont.genesis.cards import COASTAL, CONTINENT, COOL, COSMIC, GREEN, OCEAN, RED, UV_SHIELD, WARM, YELLOW
from biont.genesis.organisms import error_shield, heat_shield, is_alive, is_macro
from biont.genesis.rules import climate, events, sequence, strikes
from biont.genesis.rules.atrophy import ASK_ATROPHY, ATROPHIED
from biont.genesis.rules.climate import ASK_GAIA_CALL, ASK_GAIA_VOTE, VOTED
from biont.genesis.rules.events import (
    EVENT_DRAWN,
    LANDFORMS_SET,
    MANNA_SMITTEN,
    NO_REFUGIUM,
    NOTHING_SMITTEN,
    ORDER_SET,
    REFUGIUM_APPEARS,
)
from biont.genesis.rules.gifts import ASK_GIFT
from biont.genesis.rules.mutations import ROIL_STRUCK, top_card
from biont.genesis.rules.spike import FORESEEN, STRUCK
from biont.genesis.rules.strikes import (
    ASK_MACRO_BIOSYNTHESIS,
    ASK_ULTRAVIOLET,
    CANCER_ROLL,
    OZONE_HOLDS,
    OZONE_TORN,
    SPARED,
    STRIKE_BEGINS,
    ULTRAVIOLET_STRUCK,
)
from biont.genesis.table import ABSENT, GONE, GREENHOUSE, HERE, NO_ARMAGEDDON, REFUGIUM, SNOWBALL, STOLEN, Table
from biont.kernel.play import Play
from tests.genesis.positions import (
    Runner,
    bacterium,
    card,
    check_pieces,
    empty,
    macroorganism,
    mutation,
    parasite,
    placard,
    pool,
    put_bionts,
    refugium,
    words,
)


def event(table: Table, code: str) -> int:
    """The id of an event card."""
    return [e.code for e in table.box.pack.events].index(code)


def turn_up(table: Table, *codes: str, dice: tuple[int, ...] = ()) -> Runner:
    """Play phase 1 with these cards on top of the deck, the first one to be drawn first."""
    table.event_deck = [event(table, code) for code in reversed(codes)]
    return Runner(table, "events", dice=dice)


def chain(table: Table, *codes: str) -> None:
    """Say which cards are this turn's."""
    table.chain = [event(table, code) for code in codes]


def next_placards(table: Table, row: int, *codes: str) -> None:
    """Leave only these placards in a row's deck, the first one on top."""
    table.placard_decks[row] = tuple(placard(table, code) for code in reversed(codes))


def down(table: Table, number: int) -> list[int]:
    """The disorganized cubes of a refugium by colour."""
    return table.down[number * 4 : number * 4 + 4]


def cubes(table: Table, number: int) -> list[int]:
    """The chromosome cubes on an organism's card by colour."""
    return table.cubes[number * 4 : number * 4 + 4]


# -- A1, D1: the chain ------------------------------------------------------------------------------------------------


@pytest.mark.rule("A1a", "D0.1")
def test_the_top_event_is_turned_up_and_discarded() -> None:
    """One card leaves the deck for the discard pile; the phase is 1."""
    table = empty("red", "blue")
    table.event_deck = [event(table, "ur"), event(table, "waterworld")]
    table.event_discard = [event(table, "fog")]
    table.phase = 5
    run = Runner(table, "events")
    assert table.phase == 1
    assert table.chain == [event(table, "waterworld")]
    assert table.event_discard == [event(table, "fog"), event(table, "waterworld")]
    assert table.event_deck == [event(table, "ur")]
    assert run.play.sealed


@pytest.mark.rule("D1a.1", "D1a.2", "D1a.3", "A1b.3", "A6.2", "A1c.2")
def test_aftershocks_chain_until_another_card() -> None:
    """Two aftershocks and the card after them are in force; landforms and order come from the last one."""
    table = empty("red", "blue")
    table.event_deck = [event(table, "pangea"), event(table, "ur"), event(table, "comet"), event(table, "bombardment")]
    Runner(table, "events")
    assert table.chain == [event(table, code) for code in ("bombardment", "comet", "ur")]
    assert table.active == [0, 1, 1, 1]
    assert table.order == [3, 0]
    assert table.event_deck == [event(table, "pangea")]


@pytest.mark.rule("A1b.3")
def test_nothing_is_asked_before_the_chain_lies_open() -> None:
    """The first question comes when all cards, landforms and decks lie as they will."""
    table = empty("red", "blue")
    bacterium(table, "clay", "red", cubes="yb")
    bacterium(table, "rust", "blue", cubes="yg")
    run = turn_up(table, "bombardment", "ur")
    assert run.decision is not None
    assert run.decision.kind == ASK_ATROPHY
    kinds = run.kinds()
    assert kinds.index(ORDER_SET) < kinds.index(STRIKE_BEGINS)
    assert kinds.count(EVENT_DRAWN) == 2
    assert max(n for n, kind in enumerate(kinds) if kind in (EVENT_DRAWN, LANDFORMS_SET, ROIL_STRUCK)) < kinds.index(
        STRIKE_BEGINS
    )


@pytest.mark.rule("D1a.4", "A6.3", "V20")
@pytest.mark.parametrize("edition", ["2e", "1e"])
def test_a_last_card_that_is_an_aftershock_keeps_the_map(edition: str) -> None:
    """The turn before's landforms and order stay; active decks are roiled all the same."""
    table = empty("red", "blue", edition=edition)
    table.active = [1, 0, 0, 1]
    table.order = [3, 0]
    tops = [top_card(table, row) for row in range(4)]
    turn_up(table, "rust-out")
    assert table.active == [1, 0, 0, 1]
    assert table.order == [3, 0]
    assert [top_card(table, row) != tops[row] for row in range(4)] == [True, False, False, True]


@pytest.mark.rule("A1c.1", "A1c.2", "A1c.3", "V01", "D5.2", "D6.2")
@pytest.mark.parametrize("edition", ["2e", "1e"])
def test_icons_from_left_to_right_card_by_card(edition: str) -> None:
    """X stands once, where the first one is met; all else in printed order, the aftershock first."""
    table = empty("red", "blue", edition=edition)
    chain(table, "comet", "mackenzie")
    steps = [step[0] for step in events.icon_steps(table)]
    assert steps == ["smite", "smite", "x", "uv", "smite", "earth", "uv"]
    chain(table, "rust-out", "famine")
    steps = [step[0] for step in events.icon_steps(table)]
    assert steps == ["drought", "heaven", "o2", "smite", "smite", "smite", "x"]


@pytest.mark.rule("D1b.1", "A1b.2")
def test_waterworld_is_laid_on_the_continent() -> None:
    """S60: on its own turn cosmic and continent are inactive, ocean and coast active, as printed."""
    table = empty("green", "blue")
    tops = [top_card(table, row) for row in range(4)]
    turn_up(table, "waterworld")
    assert table.waterworld == 1
    assert table.active == [0, 1, 1, 0]
    assert [top_card(table, row) != tops[row] for row in range(4)] == [False, True, True, False]


@pytest.mark.rule("D1b.2", "D1b.3")
def test_waterworld_shuts_the_continent() -> None:
    """Under it the continent is inactive and not roiled, and +earth draws from the next active row above."""
    table = empty("red", "blue")
    table.waterworld = 1
    top = top_card(table, CONTINENT)
    next_placards(table, COASTAL, "pumice", "beach")
    turn_up(table, "ur")
    assert table.active == [0, 1, 1, 0]
    assert top_card(table, CONTINENT) == top
    assert table.rows == [(), (), (placard(table, "pumice"), placard(table, "beach")), ()]
    assert table.waterworld == 1


@pytest.mark.rule("D1b.5", "D3.2", "D5.1")
def test_an_aftershock_ends_the_waterworld() -> None:
    """S63, S64: bombardment and Ur. The amyloid bacterium loses blue and yellow, two continent placards appear."""
    table = empty("green", "blue")
    table.waterworld = 1
    amyloid = bacterium(table, "rust", "green", cubes="by")
    next_placards(table, CONTINENT, "pond", "tholin", "zinc")
    run = turn_up(table, "bombardment", "ur")
    assert run.options == ["lose-cube yellow", "lose-cube blue"]
    run.answer("lose-cube blue")
    assert cubes(table, amyloid) == [0, 0, 0, 0]
    assert is_alive(table, amyloid)
    assert table.waterworld == 0
    assert table.active == [0, 1, 1, 1]
    assert table.rows[CONTINENT] == (placard(table, "pond"), placard(table, "tholin"))
    check_pieces(table)


@pytest.mark.rule("D1b.1", "D1b.5")
def test_waterworld_at_the_end_of_a_chain_stays() -> None:
    """An aftershock before it ends an earlier Waterworld, not the one it brings up."""
    table = empty("red", "blue")
    turn_up(table, "bombardment", "waterworld")
    assert table.waterworld == 1


@pytest.mark.rule("META.7", "C3.2", "C3.1")
def test_the_introductory_game_knows_no_advanced_icons() -> None:
    """No Waterworld, cancer, drought or climate; smite, O2 and placards remain."""
    table = empty("red", "blue", intro=True)
    turn_up(table, "waterworld")
    assert table.waterworld == 0
    chain(table, "overturn")
    assert [step[0] for step in events.icon_steps(table)] == ["smite", "uv", "earth"]
    table.climate_icons = []
    for code in ("vaalbara", "huronian", "pangea", "cryogenian"):
        assert turn_up(table, code).decision is None
    assert table.climate == WARM
    assert table.climate_icons == []
    assert table.armageddon == NO_ARMAGEDDON


@pytest.mark.rule("D1c.1")
def test_the_ozone_layer_stops_ultraviolet() -> None:
    """After the Gaia card UV does nothing."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="rrg")
    for name in ("rrna", "rnapol"):
        mutation(table, "mars", name)
    turn_up(table, "gaia")
    assert table.ozone == 1
    run = turn_up(table, "bobbing")
    assert run.decision is None
    assert OZONE_HOLDS in run.kinds()
    assert len(table.mutations[mars]) == 2


@pytest.mark.rule("D1c.1", "A1c.2")
def test_ultraviolet_before_the_ozone_card_still_works() -> None:
    """An aftershock's UV strikes before the card that follows it brings the ozone layer."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="rrg")
    for name in ("rrna", "rnapol"):
        mutation(table, "mars", name)
    run = turn_up(table, "bombardment", "gaia")
    run.answer("under rrna")
    assert len(table.mutations[mars]) == 1
    assert table.ozone == 1


@pytest.mark.rule("D1c.2")
def test_the_comet_tears_the_ozone_layer_for_its_turn() -> None:
    """All UV icons of the comet's chain work; in the next turn the layer is whole again."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="rrr")
    for name in ("rrna", "rnapol", "sod", "pilus"):
        mutation(table, "mars", name)
    table.ozone = 1
    run = turn_up(table, "comet", "mackenzie")
    assert table.ozone_hole == 1
    assert OZONE_TORN in run.kinds(), "it is said why the layer does not hold"
    run.answer("under sod")
    assert run.decision is None
    assert len(table.mutations[mars]) == 3
    turn_up(table, "early-sun")
    assert table.ozone_hole == 0
    assert len(table.mutations[mars]) == 3


@pytest.mark.rule("D1d", "D3.1")
def test_big_whack_spares_cosmic_refugia() -> None:
    """S56: Theia and Meteoric Accretion with dust and deep hot biosphere: no losses; Mars and the fumarole arrive."""
    table = empty("green", "blue")
    dust = refugium(table, "dust", down="yyg")
    dhb = refugium(table, "dhb", down="gbrr")
    next_placards(table, COSMIC, "mars")
    next_placards(table, OCEAN, "rust", "clay")
    turn_up(table, "theia", "accretion")
    assert down(table, dust) == [0, 2, 1, 0]
    assert down(table, dhb) == [2, 0, 1, 1]
    assert table.rows[COSMIC] == (dust, dhb, placard(table, "mars"))
    assert table.rows[OCEAN] == (placard(table, "rust"),)
    check_pieces(table)


@pytest.mark.rule("D1d")
def test_big_whack_smites_only_other_rows() -> None:
    """Theia's three smites pass Mars by and strike the clay mound; the smite of the next card strikes both."""
    table = empty("green", "blue")
    mars = refugium(table, "mars", down="bgyr")
    clay = refugium(table, "clay", down="rybb")
    turn_up(table, "theia", "accretion")
    assert down(table, mars) == [1, 1, 1, 0]
    assert clay not in table.rows[OCEAN]
    assert table.place[clay] == GONE


@pytest.mark.rule("D1d", "D5.1")
def test_big_whack_leaves_its_part_of_the_crisis_out() -> None:
    """Theia and a bolide: X 3 for organisms of the earth, X 1 for those at home in the cosmos."""
    table = empty("green", "blue")
    mars = bacterium(table, "mars", "blue", cubes="yyyy")
    guest = parasite(table, "green", "mars")
    clay = bacterium(table, "clay", "green", cubes="yyyy")
    chain(table, "theia", "bolide-1")
    assert strikes.extremity(table, "x", COSMIC) == 1
    assert strikes.extremity(table, "x", OCEAN) == 3
    run = Runner(table, "x")
    assert run.decision is None
    assert cubes(table, mars) == [0, 3, 0, 0]
    assert not is_alive(table, guest)
    assert cubes(table, clay) == [0, 1, 0, 0]
    chain(table, "theia", "accretion")
    run = Runner(table, "x")
    assert cubes(table, mars) == [0, 3, 0, 0]
    assert [entry.data for entry in run.entries if entry.kind == SPARED] == [(mars,)], "the log says so"


# -- D2, A6: landforms, roiling, order --------------------------------------------------------------------------------


@pytest.mark.rule("A1b.1", "D2")
def test_landforms_follow_the_card() -> None:
    """Dim rows become inactive, bright ones active, before any icon acts."""
    table = empty("red", "blue")
    table.active = [0, 1, 0, 1]
    run = turn_up(table, "vaalbara")
    assert table.active == [1, 0, 1, 0]
    assert run.kinds().index(LANDFORMS_SET) < run.kinds().index(REFUGIUM_APPEARS)


@pytest.mark.rule("A1b.2", "D2b.1", "D2b.2")
def test_active_decks_are_roiled_once() -> None:
    """The top card of each active deck goes to its bottom, even after several aftershocks; the others stay."""
    table = empty("red", "blue")
    before = table.decks[:]
    turn_up(table, "bombardment", "rust-out", "huronian")
    for row in range(4):
        if row in (COSMIC, CONTINENT):
            assert table.decks[row] == (*before[row][1:], before[row][0])
        else:
            assert table.decks[row] == before[row]


@pytest.mark.rule("A6.1", "A6a")
def test_order_skips_colours_nobody_plays() -> None:
    """The Clathrate Gun reads red, blue, green, yellow."""
    table = empty("yellow", "green", "blue")
    turn_up(table, "clathrate")
    assert table.order == [3, 2, 1]
    table = empty("red", "yellow", "green", "blue")
    turn_up(table, "clathrate")
    assert table.order == [0, 3, 2, 1]


@pytest.mark.rule("C1b.2")
def test_npcs_of_a_solitaire_game_stand_at_their_colour() -> None:
    """Yellow and green are NPCs: they act where the row has their colour."""
    table = empty("red", "blue", mode="solitaire")
    turn_up(table, "clathrate")
    assert table.order == [0, 3, 4 + 2, 4 + 1]


@pytest.mark.rule("C2a.2")
def test_npcs_of_a_cooperative_game_follow_their_player() -> None:
    """Each NPC acts right after the player of its colour."""
    table = empty("red", "blue", mode="cooperative")
    turn_up(table, "waterworld")
    assert table.order == [3, 4 + 3, 0, 4]


@pytest.mark.rule("V02")
def test_first_edition_goes_clockwise() -> None:
    """The leftmost colour in play begins, the others follow by seat."""
    table = empty("green", "yellow", "blue", edition="1e")
    turn_up(table, "clathrate")
    assert table.order == [3, 2, 1]
    turn_up(table, "huronian")
    assert table.order == [1, 3, 2]
    table = empty("green", "yellow", edition="1e", mode="solitaire")
    turn_up(table, "clathrate")
    assert table.order == [4, 4 + 3, 2, 1]
    table = empty("green", "yellow", edition="1e", mode="cooperative")
    turn_up(table, "huronian")
    assert table.order == [1, 5, 2, 6]


# -- D3: new refugia --------------------------------------------------------------------------------------------------


@pytest.mark.rule("D3.1", "D3a")
def test_heaven_takes_the_uppermost_active_deck() -> None:
    """S2: one cosmic placard is left, so the second +heaven takes the top of the ocean deck."""
    table = empty("red", "blue")
    clay = refugium(table, "clay", down="rybb")
    next_placards(table, COSMIC, "mars")
    next_placards(table, OCEAN, "vent", "rust")
    turn_up(table, "mars-ocean")
    assert table.rows[COSMIC] == (placard(table, "mars"),)
    assert table.rows[OCEAN] == (clay, placard(table, "vent"))
    assert table.placard_decks[COSMIC] == ()
    assert table.placard_decks[OCEAN] == (placard(table, "rust"),)


@pytest.mark.rule("D3.1", "D3b")
def test_both_placards_of_the_first_event_are_cosmic() -> None:
    """S51: with cosmic active two +heaven bring two cosmic placards, filled with their printed manna."""
    table = empty("green", "blue")
    next_placards(table, COSMIC, "dust", "dhb", "mars")
    turn_up(table, "mars-ocean")
    dust, dhb = placard(table, "dust"), placard(table, "dhb")
    assert table.rows[COSMIC] == (dust, dhb)
    assert table.place[dust] == REFUGIUM
    assert down(table, dust) == [0, 2, 1, 0]
    assert down(table, dhb) == [2, 0, 1, 1]
    assert sum(table.up) == 0
    assert table.soup_cubes == [14, 14, 14, 15]


@pytest.mark.rule("D3.1", "D3.2")
def test_empty_and_inactive_decks_are_passed_over() -> None:
    """S78: cosmic is active but empty, ocean inactive: +earth and +heaven both draw from the coast."""
    table = empty("green", "blue")
    next_placards(table, COSMIC)
    next_placards(table, COASTAL, "beach", "seep", "pumice")
    turn_up(table, "vaalbara")
    assert table.rows[COASTAL] == (placard(table, "beach"), placard(table, "seep"))
    assert table.rows[OCEAN] == table.rows[CONTINENT] == ()


@pytest.mark.rule("D3.2")
def test_earth_takes_the_lowermost_active_deck() -> None:
    """Pangea: +earth from the continent, +heaven from the ocean."""
    table = empty("green", "blue")
    turn_up(table, "pangea")
    assert [len(row) for row in table.rows] == [0, 1, 0, 1]


@pytest.mark.rule("D3.3")
def test_without_a_deck_the_icon_is_void() -> None:
    """No active deck has a placard: nothing arrives, inactive decks are left alone."""
    table = empty("green", "blue")
    next_placards(table, OCEAN)
    run = turn_up(table, "bolide-1")
    assert table.rows == [(), (), (), ()]
    assert run.kinds().count(NO_REFUGIUM) == 2


# -- D4: smite --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D4.1", "D4.3", "D0.2", "A1c.1")
def test_clathrate_gun() -> None:
    """S67: pond loses blue, tholin clouds yellow; zinc, which arrives after the smite, is untouched."""
    table = empty("green", "blue")
    pond = refugium(table, "pond", down="bgr")
    tholin = refugium(table, "tholin", down="yygg")
    mars = refugium(table, "mars", down="bgyr")
    next_placards(table, CONTINENT, "zinc")
    turn_up(table, "clathrate")
    assert down(table, pond) == [1, 0, 1, 0]
    assert down(table, tholin) == [0, 1, 2, 0]
    assert down(table, mars) == [1, 1, 1, 0], "inactive rows are struck as well"
    assert down(table, placard(table, "zinc")) == [1, 0, 1, 2]
    check_pieces(table)


@pytest.mark.rule("D4b")
def test_a_smite_that_hits_nothing_says_so() -> None:
    table = empty("red", "blue")
    refugium(table, "dust", down="yyg")
    assert [entry.kind for entry in Runner(table, "smite", -1).entries] == [NOTHING_SMITTEN]
    refugium(table, "clay", down="rybb")
    assert [entry.kind for entry in Runner(table, "smite", -1).entries] == [MANNA_SMITTEN]


@pytest.mark.rule("D4.2")
def test_smite_takes_the_rightmost_enzyme() -> None:
    """While enzymes lie there, the manna is safe."""
    table = empty("green", "blue")
    pond = refugium(table, "pond", down="bgr", enzymes="gb")
    Runner(table, "smite", -1)
    assert table.enzymes[pond] == (GREEN,)
    assert down(table, pond) == [1, 0, 1, 1]
    Runner(table, "smite", -1)
    assert table.enzymes[pond] == ()
    Runner(table, "smite", -1)
    assert down(table, pond) == [1, 0, 1, 0]
    check_pieces(table)


@pytest.mark.rule("D4.3", "D4.4")
def test_disorganized_cubes_go_before_organized_ones() -> None:
    """Tholin prints yellow first: the disorganized yellow goes, then the organized one, then green."""
    table = empty("green", "blue")
    tholin = refugium(table, "tholin", up="yg", down="yg")
    Runner(table, "smite", -1)
    assert (table.up[tholin * 4 + YELLOW], table.down[tholin * 4 + YELLOW]) == (1, 0)
    Runner(table, "smite", -1)
    assert (table.up[tholin * 4 + YELLOW], table.down[tholin * 4 + YELLOW]) == (0, 0)
    Runner(table, "smite", -1)
    assert (table.up[tholin * 4 + GREEN], table.down[tholin * 4 + GREEN]) == (1, 0)
    check_pieces(table)


@pytest.mark.rule("D4a.1", "D4a.2")
def test_a_deserted_refugium_is_gone() -> None:
    """Without its last cube it leaves the game; bionts come home and nobody is compensated."""
    table = empty("green", "blue")
    pond = refugium(table, "pond", up="r", bionts="gb")
    tholin = refugium(table, "tholin", down="y")
    Runner(table, "smite", -1)
    assert table.place[pond] == table.place[tholin] == GONE
    assert table.rows[CONTINENT] == ()
    assert table.pool_bionts[GREEN] == 4
    assert sum(table.domes) == 0
    assert sum(table.pool) == 0
    check_pieces(table)


@pytest.mark.rule("D4b")
def test_three_refugia_ignore_smite() -> None:
    """Dust, deep hot biosphere and vents carry the green shield."""
    table = empty("green", "blue")
    shielded = [refugium(table, code, down="rygb", enzymes="r") for code in ("dust", "dhb", "vent")]
    Runner(table, "smite", -1)
    for number in shielded:
        assert down(table, number) == [1, 1, 1, 1]
        assert table.enzymes[number] == (RED,)
    assert sum(table.box.proof) == 3


# -- D5: extremophile crisis ------------------------------------------------------------------------------------------


@pytest.mark.rule("D5a.1", "D5.5")
def test_heat_shield_of_a_viroid() -> None:
    """S3: one red diseased cube, two red bionts, a ribozyme with a red shield make four."""
    table = empty("red", "blue")
    bacterium(table, "mars", "red")
    mutation(table, "mars", "rrna")
    viroid = parasite(table, "blue", "mars", side=1, bionts="rr", diseased=("rrna", ""))
    mutation(table, "parasite-blue", "ribozyme")
    assert heat_shield(table, viroid) == 4
    assert ATROPHIED not in Runner(table, "heat", viroid, 4).kinds()
    run = Runner(table, "heat", viroid, 5)
    assert [entry.data for entry in run.entries[:2]] == [(viroid, 0, 5, 4, 1), (viroid, 1)]


@pytest.mark.rule("D5a.2", "GL-Trophic.3")
def test_heat_shield_of_a_macroorganism() -> None:
    """Red system chromosomes, organs, endosymbionts and trophic biont, and the red shields of what is occupied."""
    table = empty("red", "blue")
    star = macroorganism(table, "mars", "seastar", "red", bionts="rr", organs=(0, 2))
    assert heat_shield(table, star) == 2 + 1 + 2 + 1
    other = macroorganism(table, "clay", "lampshell", "blue")
    assert heat_shield(table, other) == 1


@pytest.mark.rule("D5.1", "D5.2")
def test_crisis_strikes_once_with_the_sum() -> None:
    """Bombardment and fog: X 3 at once, although X stands on both cards."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "blue", cubes="ryyyyyy")
    run = turn_up(table, "bombardment", "fog")
    assert run.decision is not None
    assert run.decision.data == (mars, 2)
    run.answer("lose-cube yellow", "lose-cube yellow")
    assert run.decision is None
    assert run.kinds().count(STRIKE_BEGINS) == 1
    assert cubes(table, mars) == [1, 4, 0, 0]


@pytest.mark.rule("D5.3", "D0.2")
def test_crisis_in_player_order() -> None:
    """Early Sun has red before green before blue; each owner chooses for his own, in an inactive row as well."""
    table = empty("red", "green", "blue")
    bacterium(table, "mars", "blue", cubes="yg")
    bacterium(table, "zinc", "green", cubes="yb")
    run = turn_up(table, "early-sun")
    assert run.decision is not None
    assert (run.decision.seat, run.decision.data[0]) == (1, placard(table, "zinc"))
    run.answer("lose-cube blue")
    assert run.decision is not None
    assert (run.decision.seat, run.decision.data[0]) == (2, placard(table, "mars"))
    run.answer("lose-cube green")
    assert run.decision is None


@pytest.mark.rule("D5.4")
def test_host_and_parasite_are_shielded_apart() -> None:
    """A red host does not protect its parasite, and a red parasite does not protect its host."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "blue", cubes="g")
    guest = parasite(table, "red", "mars")
    turn_up(table, "bolide-1")
    assert cubes(table, mars) == [0, 0, 0, 0]
    assert is_alive(table, guest)
    table = empty("red", "green")
    mars = bacterium(table, "mars", "red", cubes="g")
    guest = parasite(table, "green", "mars")
    turn_up(table, "bolide-1")
    assert cubes(table, mars) == [0, 0, 1, 0]
    assert not is_alive(table, guest)


@pytest.mark.rule("D5.5")
def test_hydrocarbon_fog_harms_nobody() -> None:
    """S76: one red on the Mars bacterium, a red shield on the PNA one; cosmic is inactive now."""
    table = empty("green", "blue")
    mars = bacterium(table, "mars", "blue", cubes="rygb")
    pna = bacterium(table, "zinc", "green", cubes="gb")
    mutation(table, "zinc", "ribozyme")
    refugium(table, "dust", down="yyg", bionts="bb")
    run = turn_up(table, "fog")
    assert run.decision is None
    assert cubes(table, mars) == [1, 1, 1, 1]
    assert cubes(table, pna) == [0, 0, 1, 1]
    assert len(table.mutations[pna]) == 1
    assert table.active[COSMIC] == 0


@pytest.mark.rule("D5.5", "GL-Atrophy.14")
def test_superflare_on_salmonella() -> None:
    """S82: XX takes its mutation, then a diseased cube; with the yellow "+" the host's mutation is demoted."""
    table = empty("green", "blue")
    bacterium(table, "mars", "blue", cubes="rrgb")
    tmrna = mutation(table, "mars", "tmrna", promoted=True)
    salmonella = parasite(table, "green", "mars", side=1, diseased=("tmrna", "tmrna+"))
    quorum = mutation(table, "parasite-green", "quorum")
    run = turn_up(table, "superflare")
    assert table.holder[quorum] == -1
    assert run.options == ["lose-diseased first", "lose-diseased second"]
    run.answer("lose-diseased second")
    assert run.decision is None
    assert is_alive(table, salmonella)
    assert table.promoted[tmrna] == 0
    assert table.mutation_cube[2 * tmrna] == STOLEN
    check_pieces(table)


@pytest.mark.rule("D5.5")
def test_superflare_on_thioester() -> None:
    """S83: B, R and a green biont against XX: shield one, one cube lost."""
    table = empty("green", "blue")
    thioester = bacterium(table, "volcano", "green", cubes="br")
    run = turn_up(table, "superflare")
    run.answer("lose-cube blue")
    assert run.decision is None
    assert cubes(table, thioester) == [1, 0, 0, 0]


@pytest.mark.rule("D5a.1", "D5.5")
def test_superflare_on_the_well_shielded() -> None:
    """S84: two red mutation cubes and a red shield, or two red cubes: no losses."""
    table = empty("green", "blue")
    pna = bacterium(table, "zinc", "green", cubes="gb")
    for name in ("rrna", "cytochrome"):
        mutation(table, "zinc", name)
    mutation(table, "zinc", "rnapol")
    assert heat_shield(table, pna) == 3
    mars = bacterium(table, "mars", "blue", cubes="rrgb")
    chain(table, "superflare")
    run = Runner(table, "x")
    assert run.kinds() == [STRIKE_BEGINS, FORESEEN, FORESEEN, STRUCK, STRUCK]
    assert [entry.data[-1] for entry in run.entries[1:]] == [0, 0, 0, 0]
    assert cubes(table, mars) == [2, 0, 1, 1]
    assert len(table.mutations[pna]) == 3


@pytest.mark.rule("D5.4", "D6.4")
def test_a_crisis_tells_whom_it_meets_with_which_shield_and_what_that_costs() -> None:
    """As in S83 and its neighbours: two of heat against one red biont, and O2 3 against green in two organisms."""
    table = empty("green", "blue")
    thioester = bacterium(table, "volcano", "green", cubes="br")
    mars = bacterium(table, "mars", "blue", cubes="rrgb")
    run = turn_up(table, "superflare")
    run.answer("lose-cube blue")
    struck = {entry.data[0]: entry for entry in run.entries if entry.kind == STRUCK}
    assert (struck[thioester].seat, struck[thioester].data) == (0, (thioester, 0, 2, 1, 1))
    assert (struck[mars].seat, struck[mars].data) == (1, (mars, 0, 2, 2, 0))
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="gbbbb")
    clay = bacterium(table, "clay", "blue", cubes="grr", discs="g")
    run = turn_up(table, "rust-out", "medea")
    run.answer("spend-disc green")
    struck = {entry.data[0]: entry for entry in run.entries if entry.kind == STRUCK}
    assert (struck[clay].seat, struck[clay].rule, struck[clay].data) == (1, "D6", (clay, 1, 3, 2, 1))
    assert (struck[mars].seat, struck[mars].rule, struck[mars].data) == (0, "D6", (mars, 1, 3, 1, 2))


# -- D6: oxygen spike -------------------------------------------------------------------------------------------------


@pytest.mark.rule("D6.4", "D6.1")
def test_clathrate_oxygen_harms_nobody() -> None:
    """S68: one green biont, one green cube: O2 1 takes nothing."""
    table = empty("green", "blue")
    amyloid = bacterium(table, "rust", "green")
    mars = bacterium(table, "mars", "blue", cubes="rygb")
    run = turn_up(table, "clathrate")
    assert run.decision is None
    assert is_alive(table, amyloid)
    assert cubes(table, mars) == [1, 1, 1, 1]


@pytest.mark.rule("D6.1", "D6.2", "D6.3", "A1c.3")
def test_oxygen_strikes_once_with_the_sum() -> None:
    """Oceans Rust Out and Medea's Revenge: O2 3 at the aftershock; blue is before red on the last card."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="gbbbb")
    clay = bacterium(table, "clay", "blue", cubes="grr", discs="g")
    run = turn_up(table, "rust-out", "medea")
    assert run.decision is not None
    assert run.decision.data == (clay, 1)
    run.answer("spend-disc green")
    assert run.decision is not None
    assert run.decision.data == (mars, 2)
    run.answer("lose-cube blue", "lose-cube blue")
    assert run.decision is None
    assert run.kinds().count(STRIKE_BEGINS) == 1
    assert cubes(table, clay) == [2, 0, 1, 0]
    assert cubes(table, mars) == [0, 0, 1, 2]


# -- D7: ultraviolet --------------------------------------------------------------------------------------------------


@pytest.mark.rule("D7.1", "D7a.2", "D7b.1", "D7c")
def test_bombardment_leaves_one_mutation() -> None:
    """S7: three healthy mutations, UV 1: two go, in the order picked, under the deck of the home row."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="rr")
    names = ("rrna", "rnapol", "tmrna")
    rrna, rnapol, tmrna = (mutation(table, "mars", name, promoted=name == "rnapol") for name in names)
    run = Runner(table, "uv", 1, -1)
    assert run.options == ["under rrna", "under rnapol", "under tmrna"]
    run.answer("under rnapol", "under tmrna")
    assert run.decision is None
    assert table.mutations[mars] == (rrna,)
    assert table.decks[COSMIC][-2:] == (rnapol, tmrna)
    assert table.mutation_cube[2 * rnapol : 2 * rnapol + 2] == [0, 0]
    assert ATROPHIED not in run.kinds()
    check_pieces(table)


@pytest.mark.rule("D7.1", "D7b.3")
def test_ultraviolet_takes_organs() -> None:
    """S8: two organs and no UV shield: one is lost; discs and bionts cannot go in its place."""
    table = empty("red", "blue")
    worm = macroorganism(table, "mars", "flatworm", "red", bionts="rb", organs=(0, 3), discs="y")
    run = Runner(table, "uv", 1, -1)
    assert run.options == ["lose-organ 0", "lose-organ 3"]
    run.answer("lose-organ 0")
    assert table.organs[worm].count(HERE) == 1
    assert table.trophic_change == 1
    check_pieces(table)


@pytest.mark.rule("D7.1")
def test_one_mutation_is_safe_from_uv_one() -> None:
    """S9: a parasite with one mutation; its host's mutations do not count for it."""
    table = empty("red", "blue")
    bacterium(table, "mars", "red", cubes="r")
    mutation(table, "mars", "rrna")
    guest = parasite(table, "blue", "mars", side=1, diseased=("rrna", ""))
    mutation(table, "parasite-blue", "ribozyme")
    run = Runner(table, "uv", 1, -1)
    assert run.decision is None
    assert len(table.mutations[guest]) == 1


@pytest.mark.rule("D7a.3", "D7b.2", "GL-Immunology.2")
def test_diseased_cubes_go_with_the_card() -> None:
    """S10: a host with Immunology gives up two diseased mutations; the parasite loses both cubes and stays."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="r")
    mutation(table, "mars", "restriction")
    mutation(table, "mars", "rrna")
    mutation(table, "mars", "calvin")
    viroid = parasite(table, "blue", "mars", side=1, diseased=("rrna", "calvin"))
    run = Runner(table, "uv", 1, -1)
    assert run.options == ["under restriction", "under rrna", "under calvin"]
    run.answer("under rrna", "under calvin")
    assert table.mutations[mars] == (card(table, "restriction"),)
    assert is_alive(table, viroid)
    assert table.diseased[6:8] == [-1, -1]
    check_pieces(table)


@pytest.mark.rule("D7b.2")
def test_healthy_mutations_go_first() -> None:
    """Without Immunology the healthy mutation has to go before the diseased ones."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="r")
    for name in ("sod", "rrna", "calvin"):
        mutation(table, "mars", name)
    parasite(table, "blue", "mars", side=1, diseased=("rrna", "calvin"))
    run = Runner(table, "uv", 1, -1)
    assert run.options == ["under rrna", "under calvin"], "the only healthy one goes without a question"
    run.answer("under calvin", "under sod")
    assert table.holder[card(table, "sod")] == -1
    assert table.mutations[mars] == (card(table, "rrna"),)


@pytest.mark.rule("D7.3")
def test_a_higher_limit_later_changes_nothing() -> None:
    """S11: bombardment's UV 1, then the fog's UV 2: one mutation was left and stays."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="rrr")
    for name in ("rrna", "rnapol", "sod"):
        mutation(table, "mars", name)
    run = turn_up(table, "bombardment", "fog")
    run.answer("under rrna", "under sod")
    assert run.decision is None
    assert run.kinds().count(ULTRAVIOLET_STRUCK) == 2
    assert len(table.mutations[mars]) == 1


@pytest.mark.rule("D7.3")
def test_a_lower_limit_later_cuts_again() -> None:
    """The comet's UV 3, then Orbital Bobbing's UV 0: nothing is left."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="rrr")
    for name in ("rrna", "rnapol", "sod", "pilus"):
        mutation(table, "mars", name)
    run = turn_up(table, "comet", "bobbing")
    run.answer("under rrna", "under sod", "under pilus")
    assert run.decision is None
    assert table.mutations[mars] == ()


@pytest.mark.rule("D7a.1")
def test_a_promoted_mutation_counts_as_one() -> None:
    """Two promoted cards with four cubes are within a limit of two."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red")
    for name in ("rrna", "rnapol"):
        mutation(table, "mars", name, promoted=True)
    assert Runner(table, "uv", 2, -1).decision is None
    assert len(table.mutations[mars]) == 2


@pytest.mark.rule("D7.2")
def test_ultraviolet_in_player_order() -> None:
    """S85 for two: the superflare has red before blue; each picks for his own organism, four mutations down to two."""
    table = empty("blue", "red")
    mars = bacterium(table, "mars", "blue", cubes="rr")
    zinc = bacterium(table, "zinc", "red", cubes="rr")
    for name in ("sod", "pilus", "calvin", "mrna"):
        mutation(table, "zinc", name)
    for name in ("rrna", "rnapol", "tmrna"):
        mutation(table, "mars", name)
    run = turn_up(table, "superflare")
    assert run.decision is not None
    assert (run.decision.seat, run.decision.kind) == (1, ASK_ULTRAVIOLET)
    run.answer("under sod", "under mrna")
    assert len(table.mutations[zinc]) == 2
    assert run.decision is not None
    assert run.decision.seat == 0
    run.answer("under rrna")
    assert len(table.mutations[mars]) == 2


@pytest.mark.rule("D7d")
def test_a_uv_shield_guards_the_whole_macroorganism() -> None:
    """On an organ or an occupied circle; an empty square or circle does not help."""
    table = empty("red", "green")
    worm = macroorganism(table, "mars", "flatworm", "red", organs=(0, 1, 2))
    star = macroorganism(table, "clay", "seastar", "red", bionts="rg", organs=(1, 2))
    run = Runner(table, "uv", 0, -1)
    assert run.decision is None
    assert table.organs[worm].count(HERE) == 3
    assert table.organs[star].count(HERE) == 2
    table = empty("red", "green")
    worm = macroorganism(table, "mars", "flatworm", "red", organs=(0,))
    Runner(table, "uv", 0, -1)
    assert table.organs[worm].count(HERE) == 0
    assert is_macro(table, worm)


@pytest.mark.rule("D7d")
def test_a_uv_shield_guards_on_land_too() -> None:
    """Mosses with all their organs keep them by the spore capsule; without it ultraviolet takes the others."""
    table = empty("red", "green")
    shields = [icons[UV_SHIELD] for icons in table.box.organ_icons[2 * words(table, "macro").index("seaweed") + 1]]
    square = shields.index(1)
    bare = tuple(number for number in range(len(shields)) if number != square)
    for organs, left in (((*bare, square), len(shields)), (bare, 0)):
        table = empty("red", "green")
        moss = macroorganism(table, "mars", "seaweed", "red", organs=organs, land=True)
        run = Runner(table, "uv", 0, -1)
        while run.decision is not None:
            run.answer(run.options[0])
        assert table.organs[moss].count(HERE) == left


@pytest.mark.rule("D7.1", "GL-Disease.2")
def test_a_stolen_organ_does_not_count() -> None:
    """Of two organs one lies on a parasite: UV 1 takes nothing."""
    table = empty("red", "blue")
    worm = macroorganism(table, "mars", "flatworm", "blue", organs=(1, 3))
    parasite(table, "red", "mars", diseased=("", "organ 3"))
    assert Runner(table, "uv", 1, -1).decision is None
    assert table.organs[worm][1] == HERE


@pytest.mark.rule("D7b.1")
def test_chance_picks_for_an_npc() -> None:
    """An NPC parasite's mutations go by a draw."""
    table = empty("red", "blue", mode="solitaire")
    bacterium(table, "mars", "red", cubes="rr")
    guest = parasite(table, "green", "mars", bionts="G")
    table.owner[guest] = 4 + GREEN
    table.order = [0, 3, 5, 6]
    for name in ("rrna", "rnapol", "sod"):
        mutation(table, "parasite-green", name)
    run = Runner(table, "uv", 2, -1, dice=(2,))
    assert run.decision is None
    assert table.mutations[guest] == (card(table, "rrna"), card(table, "sod"))


# -- D8: cancer -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D8.1", "D8.3", "D8a", "D8b", "D8.4")
def test_cancer_of_a_sea_star() -> None:
    """S12: mitochondria and three organs roll seven dice; three sixes against two blue cost one organ."""
    table = empty("red", "yellow")
    star = macroorganism(table, "mars", "seastar", "red", bionts="ry", organs=(1, 2, 4))
    run = Runner(table, "cancer", -1, dice=(1, 1, 2, 5, 6, 6, 6))
    assert run.play.outcomes == [1, 1, 2, 5, 6, 6, 6]
    assert run.options == ["gain red", "gain yellow", "gain green", "gain blue"]
    run.answer("gain blue", "gain green")
    assert run.options == ["lose-organ 1", "lose-organ 2", "lose-organ 4"]
    run.answer("lose-organ 2")
    assert run.decision is None
    assert table.organs[star].count(HERE) == 2
    assert table.pool[:4] == [0, 0, 1, 1]
    check_pieces(table)


@pytest.mark.rule("D8.2", "D8.3", "IC.4")
def test_fives_are_errors_without_a_cancer_shield() -> None:
    """One blue system chromosome, dice 5, 6, 4: two errors, one atrophy."""
    table = empty("red", "blue")
    worm = macroorganism(table, "mars", "arrowworm", "red", organs=(0,))
    assert error_shield(table, worm) == 1
    run = Runner(table, "cancer", -1, dice=(5, 6, 4))
    assert run.decision is None
    assert run.play.outcomes == [5, 6, 4]
    assert table.organs[worm].count(HERE) == 0


@pytest.mark.rule("D8a")
def test_cancer_shield_makes_fives_harmless() -> None:
    """A flatworm's neoblasts: fives are no errors; the square's shield is off while it is empty."""
    table = empty("red", "blue")
    worm = macroorganism(table, "mars", "flatworm", "red", organs=(4,))
    Runner(table, "cancer", -1, dice=(5, 5, 5))
    assert table.organs[worm].count(HERE) == 1
    Runner(table, "cancer", -1, dice=(6, 6, 6))
    assert table.organs[worm].count(HERE) == 0
    Runner(table, "cancer", -1, dice=(5, 5))
    assert not is_macro(table, worm)


@pytest.mark.rule("D8b")
def test_macro_biosynthesis_respects_the_cap() -> None:
    """Only colours below the cap are offered; with all of them full the ones are lost."""
    table = empty("red", "blue")
    macroorganism(table, "mars", "flatworm", "red")
    pool(table, "red", "rrrrrryyyyyy")
    run = Runner(table, "cancer", -1, dice=(1, 2))
    assert run.options == ["gain green", "gain blue"]
    run.answer("gain green")
    pool(table, "red", "gggggbbbbbb")
    run = Runner(table, "cancer", -1, dice=(1, 1))
    assert run.decision is None
    assert sum(table.pool[:4]) == 24


@pytest.mark.rule("D8b", "B3a.3", "L2")
def test_the_owner_of_a_parasitic_macroorganism_picks_the_colour() -> None:
    """Blue's seaweed on Red's bacterium rolls a one: Blue picks, Red's pool gets it (U26); in 2026.1 Red picked."""
    for version, seat in (("2026.3", 1), ("2026.1", 0)):
        table = empty("red", "blue", chimera=True, version=version)
        bacterium(table, "mars", "red")
        weed = parasite(table, "blue", "mars")
        table.macro[weed], table.organs[weed], table.level[weed] = 0, (ABSENT,) * 3, 0
        table.stack.remove(0)
        run = Runner(table, "tumour", weed, dice=(1, 2))
        assert run.decision is not None
        assert (run.decision.seat, run.decision.kind) == (seat, ASK_MACRO_BIOSYNTHESIS)
        run.answer("gain green")
        assert table.pool[:4] == [0, 0, 1, 0]


@pytest.mark.rule("D8b", "C1b.1")
def test_chance_picks_the_colour_for_an_npc() -> None:
    table = empty("red", "blue", mode="solitaire", chimera=True)
    bacterium(table, "mars", "red")
    weed = parasite(table, "green", "mars", bionts="G")
    table.owner[weed] = 4 + 2
    table.macro[weed], table.organs[weed], table.level[weed] = 0, (ABSENT,) * 3, 0
    table.stack.remove(0)
    run = Runner(table, "tumour", weed, dice=(1, 2, 4))
    assert run.decision is None
    assert table.pool[:4] == [0, 0, 0, 1], "the fourth colour"


@pytest.mark.rule("D8.1", "V26")
@pytest.mark.parametrize("edition", ["2e", "1e"])
def test_one_roll_for_each_crab(edition: str) -> None:
    """Every macroorganism rolls once for an icon; microorganisms never roll."""
    table = empty("red", "blue", edition=edition)
    worm = macroorganism(table, "mars", "flatworm", "red")
    star = macroorganism(table, "clay", "seastar", "blue")
    bacterium(table, "zinc", "red", cubes="bbb")
    table.chain = [event(table, "medea")]
    assert [step[0] for step in events.icon_steps(table)].count("cancer") == 1
    run = Runner(table, "cancer", -1, dice=(2, 2, 3, 3))
    rolls = [entry.data for entry in run.entries if entry.kind == CANCER_ROLL]
    assert rolls == [(worm, (2, 2), 0), (star, (3, 3), 0)]


@pytest.mark.rule("D8.4")
def test_yellow_gives_no_reroll() -> None:
    """Lamp shells have yellow to spare, and still nothing is asked after the roll."""
    table = empty("red", "blue")
    shell = macroorganism(table, "mars", "lampshell", "red", organs=(1,))
    run = Runner(table, "cancer", -1, dice=(6, 2, 2))
    assert run.decision is None
    assert table.organs[shell].count(HERE) == 1


# -- D9: drought ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D9.1", "D9.3")
def test_drought_strikes_land_only() -> None:
    """Insects lose an organ; trilobites in the sea and bacteria of the continent lose nothing."""
    table = empty("red", "blue")
    insect = macroorganism(table, "mars", "trilobite", "red", organs=(1,), land=True)
    star = macroorganism(table, "clay", "seastar", "blue", organs=(1,))
    zinc = bacterium(table, "zinc", "blue", cubes="g")
    run = Runner(table, "drought", -1)
    assert run.decision is None
    assert table.organs[insect].count(HERE) == 0
    assert table.organs[star].count(HERE) == 1
    assert cubes(table, zinc) == [0, 0, 1, 0]


@pytest.mark.rule("D9.2")
def test_drought_shield() -> None:
    """On an organ or an endosymbiont it saves the macroorganism."""
    table = empty("red", "green")
    insect = macroorganism(table, "mars", "trilobite", "red", organs=(1, 2), land=True)
    mushroom = macroorganism(table, "clay", "dickinsonia", "red", bionts="rg", organs=(1,), land=True)
    assert Runner(table, "drought", -1).decision is None
    assert table.organs[insect].count(HERE) == 2
    assert table.organs[mushroom].count(HERE) == 1


@pytest.mark.rule("D9.1", "GL-Immunology.3", "GL-Immunology.4")
def test_an_immune_endosymbiont_chooses_in_a_drought() -> None:
    """S96: an amphibian whose blue endosymbiont gives Immunology: blue decides, and the trophic biont is safe."""
    table = empty("red", "green", "blue")
    frog = macroorganism(table, "mars", "seastar", "red", bionts="rgb", organs=(0,), land=True)
    run = Runner(table, "drought", -1)
    assert run.decision is not None
    assert run.decision.seat == 2
    assert run.options == ["lose-organ 0", "lose-biont green", "lose-biont blue"]
    run.answer("lose-biont green")
    assert table.pool_bionts[GREEN] == 4
    assert is_macro(table, frog)


@pytest.mark.rule("D9.1", "A1c.1")
def test_two_droughts_cost_two() -> None:
    """Oceans Rust Out and Medea's Revenge each carry one: one atrophy an icon."""
    table = empty("red", "blue")
    worm = macroorganism(table, "mars", "flatworm", "red", organs=(0, 2, 3), land=True)
    run = turn_up(table, "rust-out", "medea", dice=(2, 2, 2))
    run.answer("lose-organ 0", "lose-organ 3")
    assert run.decision is None
    assert table.organs[worm].count(HERE) == 1


# -- D10: climate and Armageddon --------------------------------------------------------------------------------------


def series(table: Table, text: str) -> None:
    """Lay out the climate icons so far: ``"wcc"`` is a sun and two snowflakes."""
    table.climate_icons = [COOL if letter == "c" else WARM for letter in text]
    table.climate = table.climate_icons[-1]


@pytest.mark.rule("D10.1")
def test_climate_changes_with_the_icon() -> None:
    """A snowflake cools, a card without an icon changes nothing, a sun warms."""
    table = empty("red", "blue")
    assert table.climate == WARM
    turn_up(table, "vaalbara")
    assert table.climate == COOL
    turn_up(table, "ur")
    assert table.climate == COOL
    turn_up(table, "clathrate")
    assert table.climate == WARM
    assert table.climate_icons == [COOL, WARM]


@pytest.mark.rule("D10a.4", "D10a.1", "D10a.3")
def test_icons_are_counted_not_cards() -> None:
    """Two suns, a card without icon, then Mackenzie's two: runaway greenhouse."""
    table = empty("red", "blue")
    series(table, "cww")
    assert turn_up(table, "ur").decision is None
    run = turn_up(table, "mackenzie")
    assert table.climate_icons == [COOL, WARM, WARM, WARM, WARM]
    run.answer("no-vote", "no-vote")
    assert table.armageddon == GREENHOUSE


@pytest.mark.rule("D10a.1", "D10a.2")
def test_an_opposite_icon_later_in_the_chain_saves_the_world() -> None:
    """Three suns and the bombardment's fourth, but the fog after it cools: the test comes at the end."""
    table = empty("red", "blue")
    series(table, "www")
    assert turn_up(table, "bombardment", "fog").decision is None
    assert table.armageddon == NO_ARMAGEDDON


@pytest.mark.rule("D10a.2", "D10b.1", "D10c.2")
def test_snowball_without_a_vote() -> None:
    """S88: four snowflakes, nobody calls: Armageddon, and nobody is to be halved."""
    table = empty("green", "blue")
    series(table, "wccc")
    run = turn_up(table, "cryogenian")
    assert run.options == ["call-vote", "no-vote"]
    assert run.decision is not None
    assert run.decision.seat == 0, "green is first on this card"
    run.answer("no-vote")
    assert run.decision is not None
    assert run.decision.seat == 1
    run.answer("no-vote")
    assert run.decision is None
    assert table.armageddon == SNOWBALL
    assert table.medea == [0, 0, 0, 0]


@pytest.mark.rule("D10a.5")
def test_the_last_turn_is_played_to_its_end() -> None:
    """Armageddon takes no step of the running turn away, but no further turn begins."""
    table = empty("green", "blue")
    series(table, "cccc")
    play: Play[Table] = Play(table, None)
    sequence.turn(play)
    names = [step[0] for step in reversed(table.steps)]
    climate.doom(play)
    assert table.armageddon == SNOWBALL
    assert [step[0] for step in reversed(table.steps)] == names
    assert names[-2:] == ["phase", "turn"]
    table.steps = []
    sequence.turn(play)
    assert table.steps == []


@pytest.mark.rule("D10a.1", "D10a.2")
def test_three_of_a_kind_are_not_enough() -> None:
    """Three suns or three snowflakes do no harm."""
    table = empty("red", "blue")
    for text in ("www", "ccc", "cwww", "wccc"):
        series(table, text)
        assert climate.threat(table) == NO_ARMAGEDDON


@pytest.mark.rule("D1b.4")
def test_waterworld_needs_three_suns() -> None:
    """While it lies there three suns are enough, snowflakes still need four."""
    table = empty("red", "blue")
    table.waterworld = 1
    series(table, "cwww")
    assert climate.threat(table) == GREENHOUSE
    series(table, "wccc")
    assert climate.threat(table) == NO_ARMAGEDDON
    series(table, "cccc")
    assert climate.threat(table) == SNOWBALL
    table.waterworld = 0
    series(table, "cwww")
    assert climate.threat(table) == NO_ARMAGEDDON


@pytest.mark.rule("D10b.1", "D10b.2", "D10b.3", "D10b.4", "D10b.5")
def test_a_unanimous_vote_cancels_the_snowball() -> None:
    """S13: the Huronian Snowball is the fourth; all vote Gaia; each with assets pays a catalyst or an atrophy."""
    table = empty("red", "yellow", "blue")
    series(table, "ccc")
    pool(table, "red", "ry")
    mars = bacterium(table, "mars", "red", cubes="yg")
    zinc = bacterium(table, "zinc", "yellow", cubes="yg")
    run = turn_up(table, "huronian")
    run.answer("no-vote", "call-vote")
    for seat in (1, 0, 2):
        assert run.decision is not None
        assert (run.decision.kind, run.decision.seat, run.decision.secret) == (ASK_GAIA_VOTE, seat, True)
        assert VOTED not in run.kinds()
        run.answer("gaia")
    assert run.kinds().count(VOTED) == 3
    assert run.options == ["lose-cube yellow", "lose-cube green"], "yellow has no catalyst and one organism"
    run.answer("lose-cube yellow")
    assert run.options == ["pay red 1", "pay yellow 1", "suffer mars"]
    run.answer("pay yellow 1")
    assert run.decision is None, "blue has nothing and pays nothing"
    assert table.armageddon == NO_ARMAGEDDON
    assert cubes(table, mars) == [0, 1, 1, 0]
    assert cubes(table, zinc) == [0, 0, 1, 0]
    assert table.pool[:4] == [1, 0, 0, 0]
    assert table.medea == [0, 0, 0, 0]
    check_pieces(table)


@pytest.mark.rule("D10b.4")
def test_the_price_may_be_an_atrophy() -> None:
    """The player chooses the organism that suffers."""
    table = empty("red", "blue")
    series(table, "cccc")
    pool(table, "red", "r")
    bacterium(table, "mars", "red", cubes="g")
    clay = bacterium(table, "clay", "red", cubes="b")
    run = Runner(table, "armageddon")
    run.answer("call-vote", "gaia", "gaia")
    assert run.options == ["pay red 1", "suffer mars", "suffer clay"]
    run.answer("suffer clay")
    assert cubes(table, clay) == [0, 0, 0, 0]
    assert table.pool[RED] == 1


@pytest.mark.rule("D10b.6", "D10b.1", "D10a.3", "V27")
@pytest.mark.parametrize("edition", ["2e", "1e"])
@pytest.mark.parametrize("card_code", ["waterworld", "pangea"])
def test_the_series_has_to_be_voted_on_again(edition: str, card_code: str) -> None:
    """S14: the turn after, another snowflake or no icon at all: Armageddon threatens again."""
    table = empty("red", "blue", edition=edition)
    series(table, "cccc")
    run = turn_up(table, card_code)
    assert run.decision is not None
    assert run.decision.kind == ASK_GAIA_CALL


@pytest.mark.rule("D10b.6")
def test_the_opposite_icon_ends_the_threat() -> None:
    """A sun after four snowflakes: no vote is needed any more."""
    table = empty("red", "blue")
    series(table, "cccc")
    assert turn_up(table, "clathrate").decision is None


@pytest.mark.rule("H0g.1", "D10b.4")
def test_a_guest_pays_the_price_of_gaia_for_a_poor_player() -> None:
    """Red has no catalyst and would lose a cube: Blue, who has a foreign gene there, may give one; not in 2026.2."""
    for version, asked in (("2026.3", ASK_GIFT), ("2026.2", None)):
        table = empty("red", "blue", version=version)
        mars = bacterium(table, "mars", "red", bionts="rb", cubes="g")
        pool(table, "blue", "y")
        run = Runner(table, "gaia-price", RED)
        assert (run.decision and run.decision.kind) == asked
        if asked:
            run.answer("give yellow red", "pay yellow 1")
        assert table.cubes[mars * 4 + GREEN] == int(asked is not None)
        check_pieces(table)


@pytest.mark.rule("D10b.3", "D10c.1", "D10c.2")
def test_a_medea_vote_ends_the_world() -> None:
    """S15: one Medea is enough; he is the one to be halved, and Gaia voters pay nothing."""
    table = empty("red", "yellow", "blue")
    series(table, "ccc")
    pool(table, "red", "r")
    run = turn_up(table, "huronian")
    run.answer("call-vote", "gaia", "medea", "gaia")
    assert run.decision is None
    assert table.armageddon == SNOWBALL
    assert table.medea == [1, 0, 0, 0]
    assert table.pool[RED] == 1
    assert run.play.sealed


@pytest.mark.rule("D10b.1", "D10b.4")
def test_a_soloist_decides_for_all_his_colours() -> None:
    """He is asked once; when he calls, each of his colours pays, the NPCs pay nothing."""
    table = empty("red", "blue", mode="solitaire")
    series(table, "ccc")
    pool(table, "red", "r")
    bacterium(table, "clay", "blue", cubes="gg")
    run = turn_up(table, "huronian")
    assert table.order == [5, 0, 6, 3]
    run.answer("call-vote")
    assert run.decision is None
    assert table.pool[RED] == 0
    assert cubes(table, placard(table, "clay")) == [0, 0, 1, 0]
    assert table.armageddon == NO_ARMAGEDDON
    run = Runner(table, "armageddon")
    run.answer("no-vote")
    assert run.decision is None
    assert table.armageddon == SNOWBALL


@pytest.mark.rule("C3.1")
def test_no_armageddon_in_the_introductory_game() -> None:
    """Four suns in a row mean nothing."""
    table = empty("red", "blue", intro=True)
    for code in ("early-sun", "accretion", "clathrate", "mackenzie"):
        assert turn_up(table, code).decision is None
    assert table.armageddon == NO_ARMAGEDDON


@pytest.mark.rule("D5.3")
def test_organisms_that_die_or_fall_back_meanwhile_are_passed_over() -> None:
    """Steps pushed for an organism find it gone and do nothing."""
    table = empty("red", "blue")
    worm = macroorganism(table, "mars", "arrowworm", "red", land=True)
    run = Runner(table, "parch", worm)
    assert not is_macro(table, worm)
    assert Runner(table, "parch", worm).entries == []
    assert Runner(table, "tumour", worm).entries == []
    put_bionts(table, worm, "r")
    zinc = bacterium(table, "zinc", "blue")
    Runner(table, "heat", zinc, 1)
    assert not is_alive(table, zinc)
    assert Runner(table, "heat", zinc, 1).entries == []
    assert Runner(table, "irradiate", zinc, 0).entries == []
    assert run.decision is None


# -- E2a in the first edition: support lost in an event ---------------------------------------------------------------


def two_on_refugia() -> Table:
    """A first edition table on which Red has two bionts on refugia and needs green support for the second."""
    table = empty("red", "blue", edition="1e")
    refugium(table, "mars", down="bgyr", bionts="r")
    refugium(table, "vent", down="yrbgg", bionts="r")
    return table


@pytest.mark.rule("V30", "B4a.1")
def test_atrophy_in_an_event_culls_at_once() -> None:
    """Two X are stronger than no red chromosome: with the green cube the second biont on refugia goes."""
    table = two_on_refugia()
    bacterium(table, "clay", "red", bionts="r", cubes="g")
    chain(table, "fog")
    run = Runner(table, "heat", placard(table, "clay"), 2)
    assert run.options == ["cull mars", "cull vent"]
    run.answer("cull mars")
    assert sum(table.domes[RED::4]) == 1
    assert table.pool[RED * 4 + RED] == 1
    check_pieces(table)


@pytest.mark.rule("V30")
def test_ultraviolet_culls_before_the_next_organism_is_struck() -> None:
    """The only green cube lies on a mutation that ultraviolet takes."""
    table = two_on_refugia()
    clay = bacterium(table, "clay", "red", bionts="r")
    mutation(table, "clay", "nitrogenase")
    tholin = bacterium(table, "tholin", "blue")
    mutation(table, "tholin", "rrna")
    mutation(table, "tholin", "mrna")
    table.steps = []
    run = Runner(table, "uv", 0, -1)
    assert table.mutations[clay] == ()
    assert run.options == ["cull mars", "cull vent"]
    assert len(table.mutations[tholin]) == 2
    run.answer("cull vent")
    assert run.options == ["under rrna", "under mrna"]


# -- D7c: the order under the deck ------------------------------------------------------------------------------------


@pytest.mark.rule("D7c", "D7b.2")
@pytest.mark.parametrize("limit", [0, 1])
def test_healthy_mutations_go_first_but_lie_in_any_order(limit: int) -> None:
    """What has to be lost first need not lie highest in the deck: the owner orders healthy and diseased cards."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red")
    for code in ("calvin", "rrna", "nitrogenase")[limit == 0 :]:
        mutation(table, "mars", code)
    parasite(table, "blue", "mars", side=1, diseased=("rrna", "nitrogenase"))
    table.decks[COSMIC] = ()
    run = Runner(table, "irradiate", mars, limit)
    if limit:
        run.answer("under rrna")
        assert run.options == ["under calvin", "under rrna"]
        run.answer("under rrna")
        assert table.decks[COSMIC] == (card(table, "rrna"), card(table, "calvin"))
        assert table.mutations[mars] == (card(table, "nitrogenase"),)
    else:
        run.answer("under nitrogenase")
        assert table.decks[COSMIC] == (card(table, "nitrogenase"), card(table, "rrna"))


@pytest.mark.rule("GL-Immunology.2", "D7b.2")
def test_immunology_that_ultraviolet_takes_serves_until_the_end_of_it() -> None:
    """The card with the syringe may be picked first, and a diseased one after it."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red")
    for code in ("restriction", "calvin", "nitrogenase"):
        mutation(table, "mars", code)
    parasite(table, "blue", "mars", side=1, diseased=("", "nitrogenase"))
    run = Runner(table, "irradiate", mars, 1).answer("under restriction")
    assert run.options == ["under calvin", "under nitrogenase"]
