"""E0-E2, E5, H0g, V29-V31: the assignment phase apart from parasites and HGT."""

from __future__ import annotations

import random

import pytest

from biont.genesis.cards import COASTAL, CONTINENT, COSMIC, OCEAN
from biont.genesis.organisms import has_biont, home_row, organisms
from biont.genesis.rules.assignment import (
    ANTIOXIDANT_LAND,
    ANTIOXIDANT_PARASITE,
    ASK_ASSIGN,
    ENTROPY_LIMIT,
    GIFTS_COMPETITIVE,
    LIMIT_REACHED,
    LONG,
    POOL_FULL,
    SLOTS_FULL,
    assignment,
)
from biont.genesis.rules.atrophy import lose_biont
from biont.genesis.rules.entropy import CULLED, limit, read_limits, supported
from biont.genesis.rules.gifts import ASK_GIFT
from biont.genesis.rules.hgt import ALREADY_ACTED, ROW_INACTIVE
from biont.genesis.rules.hosts import NO_BIONT
from biont.genesis.rules.macroorganisms import NO_CATALYST
from biont.genesis.table import Table
from biont.kernel.play import Play
from tests.genesis.positions import (
    Runner,
    bacterium,
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

RED, YELLOW, GREEN, BLUE = range(4)


def phase(table: Table, first: int = RED) -> Runner:
    """Play the assignment phase."""
    return Runner(table, "assignment", first)


def verbs(run: Runner, verb: str) -> list[str]:
    """The options that begin with a verb."""
    return [text for text in run.options if text.split()[0] == verb]


def only(table: Table, *rows: int) -> None:
    """Make just these rows active."""
    table.active = [int(row in rows) for row in range(4)]


@pytest.mark.rule("A2.1", "E0.1", "A6b.4")
def test_player_order_from_the_first_player() -> None:
    table = empty("red", "green", "blue")
    refugium(table, "mars")
    table.order = [GREEN, RED, BLUE]
    run = phase(table, BLUE)
    seats = []
    for _ in range(3):
        assert run.decision is not None
        seats.append(run.decision.seat)
        run.answer("done")
    assert seats == [2, 1, 0]
    assert run.decision is None


@pytest.mark.rule("A2.1", "C1b.2")
def test_an_npc_takes_its_turn_where_its_colour_stands() -> None:
    table = empty("red", "blue", mode="solitaire")
    table.order = [RED, 4 + YELLOW, BLUE]
    assignment(Play(table, None), RED)
    assert table.steps[::-1] == [("assign-turn", RED), ("npc-assign", 4 + YELLOW), ("assign-turn", BLUE)]


@pytest.mark.rule("A2.2", "A6d", "E0.1", "E5.1", "E1.2")
def test_actions_mix_freely_and_passing_is_allowed() -> None:
    table = empty("red", "blue")
    refugium(table, "mars")
    bacterium(table, "vent", "red")
    pool(table, "red", "rry")
    run = phase(table)
    run.answer("antioxidant red vent", "assign pool mars", "enzyme yellow mars", "antioxidant red vent")
    assert run.decision is not None
    assert run.decision.seat == 1
    run.answer("done")
    assert table.discs[placard(table, "vent") * 4 + RED] == 2
    assert table.enzymes[placard(table, "mars")] == (YELLOW,)
    check_pieces(table)


@pytest.mark.rule("A6d", "E0.1")
def test_whoever_can_do_nothing_is_not_asked() -> None:
    table = empty("red", "blue")
    assert phase(table).decision is None


@pytest.mark.rule("E0.2", "E6e", "E1.1")
def test_a_biont_acts_once() -> None:
    table = empty("red", "blue")
    refugium(table, "mars", bionts="r")
    refugium(table, "vent")
    bacterium(table, "clay", "red", cubes="g")
    pool(table, "red", "r")
    run = phase(table)
    run.answer("assign pool mars")
    assert table.domes[placard(table, "mars") * 4 + RED] == 2
    assert "withdraw mars" in run.options  # the one that stood there before
    run.answer("assign mars vent")
    assert verbs(run, "withdraw") == []
    assert run.refused["withdraw vent"] == run.refused["withdraw mars"] == ALREADY_ACTED


@pytest.mark.rule("E0.2")
def test_everybody_may_act_again_in_the_next_turn() -> None:
    table = empty("red", "blue")
    refugium(table, "mars")
    pool(table, "red", "r")
    run = phase(table).answer("assign pool mars")
    assert run.options == ["enzyme red mars", "done"]
    assert "withdraw mars" in phase(table).options


@pytest.mark.rule("E0.2", "E6.3")
def test_a_new_phase_forgets_who_acted() -> None:
    table = empty("red", "blue")
    table.acted_refugium[5] = table.acted_organism[6] = table.acted_pool[1] = table.hgt_used[2] = 1
    phase(table)
    assert not any(table.acted_refugium + table.acted_organism + table.acted_pool + table.hgt_used)


@pytest.mark.rule("E1.1", "E2b.2", "E2a.2")
def test_bionts_on_one_refugium_or_on_several() -> None:
    table = empty("red", "blue")
    refugium(table, "mars", bionts="bb")
    refugium(table, "vent")
    bacterium(table, "clay", "red", cubes="gg")
    pool(table, "red", "r")
    run = phase(table).answer("assign pool mars", "assign pool mars", "assign pool vent")
    assert table.domes[placard(table, "mars") * 4 + RED] == 2
    assert table.domes[placard(table, "vent") * 4 + RED] == 1
    assert verbs(run, "assign") == []
    check_pieces(table)


@pytest.mark.rule("E1.2", "E1c", "E2b.1", "E1b.1")
def test_enzymes_fill_the_slots_from_the_left_out_of_the_own_pool() -> None:
    table = empty("red", "blue")
    refugium(table, "vent", enzymes="b")
    pool(table, "red", "ry")
    pool(table, "blue", "g")
    run = phase(table)
    assert verbs(run, "enzyme") == ["enzyme red vent", "enzyme yellow vent"]
    run.answer("enzyme yellow vent")
    assert table.enzymes[placard(table, "vent")] == (BLUE, YELLOW)
    assert verbs(run, "enzyme") == []
    assert run.refused["enzyme red vent"] == SLOTS_FULL
    check_pieces(table)


@pytest.mark.rule("E1a.2", "E1b.1", "E1b.2", "E1b.3")
def test_trapped_on_an_inactive_row_that_stays_open() -> None:
    """S16: the biont on Mars cannot leave, but enzymes and a second biont may join it within the limit."""
    table = empty("red", "blue")
    refugium(table, "mars", bionts="r", enzymes="r")
    refugium(table, "vent")
    pool(table, "red", "r")
    only(table, OCEAN)
    run = phase(table)
    assert verbs(run, "withdraw") == []
    assert run.options == ["enzyme red mars", "enzyme red vent", "done"]
    assert run.refused["withdraw mars"] == ROW_INACTIVE
    assert run.refused["assign pool mars"] == ENTROPY_LIMIT
    bacterium(table, "pond", "red", cubes="g")
    assert verbs(phase(table), "assign") == ["assign pool mars", "assign pool vent"]


@pytest.mark.rule("E2a.1", "E2b.3")
def test_one_biont_without_an_organism() -> None:
    """S17: a player without any organism has one biont on refugia at most."""
    table = empty("green", "blue")
    refugium(table, "mars")
    refugium(table, "vent")
    pool(table, "green", "g")
    run = phase(table, GREEN).answer("assign pool mars")
    assert verbs(run, "assign") == []
    assert run.refused["assign pool vent"] == ENTROPY_LIMIT


@pytest.mark.rule("E2a.2", "E2a.3", "E2b.3")
def test_green_biont_in_a_bacterium_lets_a_second_one_out() -> None:
    """S18: the biont of a green bacterium is its only green: two bionts, on one refugium or two."""
    table = empty("green", "blue")
    refugium(table, "mars")
    refugium(table, "vent")
    bacterium(table, "clay", "green")
    pool(table, "green", "g")
    run = phase(table, GREEN).answer("assign pool mars", "assign pool vent")
    assert verbs(run, "assign") == []
    assert sum(table.domes[GREEN::4]) == 2


@pytest.mark.rule("E2a.2", "E2a.3", "E2a.4")
def test_only_the_greenest_organism_counts_wherever_the_biont_lives() -> None:
    table = empty("red", "green", "blue")
    bacterium(table, "clay", "red", cubes="gg")
    bacterium(table, "rust", "red", cubes="ggg")
    bacterium(table, "vent", "green", bionts="gb", cubes="gg")
    mutation(table, "vent", "calvin")
    assert [supported(table, player) for player in (RED, GREEN, BLUE)] == [4, 5, 5]
    parasite(table, "red", "vent", side=0, diseased=("", "calvin"))
    assert [supported(table, player) for player in (RED, GREEN, BLUE)] == [4, 4, 4]


@pytest.mark.rule("E2a.3", "E2a.4")
def test_green_organs_and_system_chromosomes_count() -> None:
    table = empty("red", "blue")
    macroorganism(table, "mars", "seaweed", "red", bionts="rb", organs=(0,))
    read_limits(table)
    assert table.limit[RED] == table.limit[BLUE] == 5
    parasite(table, "blue", "mars", side=0, diseased=("", "organ 0"))
    read_limits(table)
    assert table.limit[RED] == 4


@pytest.mark.rule("E2a.5")
def test_green_gained_in_the_phase_supports_nobody_before_the_next_turn() -> None:
    """Blue's virus steals a green cube: this turn he still has one biont on refugia, next turn two (S19)."""
    table = empty("red", "blue")
    refugium(table, "mars")
    bacterium(table, "clay", "red")
    mutation(table, "clay", "calvin")
    pool(table, "blue", "b")
    run = phase(table, BLUE).answer("attach front clay", "enough", "assign pool mars")
    assert verbs(run, "assign") == []
    assert run.refused["assign pool mars"] == ENTROPY_LIMIT
    assert limit(table, BLUE) == 1
    read_limits(table)
    assert limit(table, BLUE) == 2


@pytest.mark.rule("E2a.5", "E2a.1")
def test_green_lost_in_the_phase_supports_nobody_any_more() -> None:
    """Red moves his last biont out of his only organism by HGT: without organisms one biont is all he may place."""
    table = empty("red", "blue")
    refugium(table, "mars")
    bacterium(table, "clay", "red", cubes="gg")
    mutation(table, "clay", "mrna")  # HGT
    pool(table, "red", "r")
    run = phase(table)
    assert limit(table, RED) == 3
    run.answer("hgt clay pool")
    assert limit(table, RED) == 1
    run.answer("assign pool mars")
    assert verbs(run, "assign") == []
    assert run.refused["assign pool mars"] == ENTROPY_LIMIT


@pytest.mark.rule("E2a.5")
def test_green_that_a_parasite_steals_before_ones_turn_supports_nobody() -> None:
    """Red's prion takes Blue's only green cube before it is Blue's turn: he places one biont, not two."""
    table = empty("red", "blue")
    refugium(table, "mars")
    bacterium(table, "clay", "blue")
    mutation(table, "clay", "calvin")
    pool(table, "blue", "b")
    run = phase(table)
    assert limit(table, BLUE) == 2
    run.answer("attach front clay", "enough", "done")
    assert limit(table, BLUE) == 1
    run.answer("assign pool mars")
    assert verbs(run, "assign") == []


@pytest.mark.rule("E2a.5")
def test_games_of_2026_1_read_the_limit_once_a_turn() -> None:
    table = empty("red", "blue", version="2026.1")
    refugium(table, "mars")
    bacterium(table, "clay", "red", cubes="gg")
    mutation(table, "clay", "mrna")
    phase(table).answer("hgt clay pool", "assign pool mars", "assign pool mars", "assign pool mars")
    assert sum(table.domes[RED::4]) == 3


@pytest.mark.rule("E2a.6")
def test_above_the_limit_nobody_leaves_but_nothing_is_placed() -> None:
    table = empty("red", "blue")
    refugium(table, "mars", bionts="rr")
    refugium(table, "vent")
    run = phase(table)
    assert run.options == ["withdraw mars", "done"]
    assert run.refused["assign mars"] == ENTROPY_LIMIT
    run.answer("withdraw mars")
    assert run.options == ["assign mars vent", "withdraw mars", "done"]
    run.answer("done")
    assert table.domes[placard(table, "mars") * 4 + RED] == 1


@pytest.mark.rule("E2a.6")
def test_whoever_can_do_nothing_is_told_of_his_limit() -> None:
    """All rows rest, so that the biont on Mars stays there; another of Red's waits in the pool, and Blue has room."""
    table = empty("red", "blue")
    refugium(table, "mars", bionts="r")
    table.active[:] = [0] * 4
    told = [entry.data for entry in phase(table).entries if entry.kind is LIMIT_REACHED]
    assert told == [(RED, 1, 1)]


@pytest.mark.rule("E1a.1", "E1a.2")
def test_sources_are_the_pool_and_active_refugia() -> None:
    table = empty("red", "blue")
    refugium(table, "mars", bionts="r")
    refugium(table, "clay", bionts="r")
    refugium(table, "vent", bionts="b")
    bacterium(table, "pond", "red", cubes="ggg")
    only(table, OCEAN)
    run = phase(table)
    sources = {text.split()[1] for text in verbs(run, "assign")}
    assert sources == {"pool", "clay"}
    table.pool_bionts[RED] = 0
    assert {text.split()[1] for text in verbs(phase(table), "assign")} == {"clay"}
    assert phase(table).refused["assign pool clay"] == NO_BIONT


@pytest.mark.rule("E1b.1", "E1b.2", "E2.1", "E2.3")
def test_rows_with_a_biont_are_open_wherever_it_sits() -> None:
    table = empty("red", "blue")
    for code in ("mars", "clay", "seep", "pond"):
        refugium(table, code)
    bacterium(table, "dust", "blue", bionts="br")
    mutation(table, "dust", "sod")
    bacterium(table, "vent", "blue")
    parasite(table, "red", "vent")
    only(table)
    run = phase(table)
    assert verbs(run, "assign") == ["assign pool mars", "assign pool clay"]
    assert run.refused["assign pool seep"] == ROW_INACTIVE
    assert run.refused["assign pool pond"] == ROW_INACTIVE


@pytest.mark.rule("E2.1", "E2.2", "E2.3")
def test_home_rows() -> None:
    table = empty("red", "blue")
    assert home_row(table, bacterium(table, "zinc", "red")) == CONTINENT
    assert home_row(table, macroorganism(table, "mars", "seaweed", "red")) == OCEAN
    assert home_row(table, macroorganism(table, "vent", "trilobite", "red", land=True)) == CONTINENT
    bacterium(table, "seep", "blue")
    assert home_row(table, parasite(table, "red", "seep")) == COASTAL
    assert home_row(table, parasite(table, "blue", "parasite-red")) == COASTAL


@pytest.mark.rule("E1b.3", "B4b.2")
def test_back_to_the_pool_without_compensation() -> None:
    table = empty("red", "blue")
    refugium(table, "mars", bionts="r", up="y")
    run = phase(table).answer("withdraw mars")
    assert table.pool_bionts[RED] == 4
    assert sum(table.pool) == 0
    assert verbs(run, "assign") == ["assign pool mars"]  # the other three
    table.acted_pool[RED] = 4
    run = Runner(table, "assign-turn", RED)
    assert run.decision is None


@pytest.mark.rule("E1.3", "E1.4")
def test_enzymes_and_organized_manna_stay_when_bionts_leave() -> None:
    table = empty("red", "blue")
    refugium(table, "mars", bionts="r", up="yg", enzymes="r")
    phase(table).answer("withdraw mars", "done")
    mars = placard(table, "mars")
    assert table.enzymes[mars] == (RED,)
    assert table.up[mars * 4 : mars * 4 + 4] == [0, 1, 1, 0]


@pytest.mark.rule("E2c")
def test_the_deep_hot_biosphere_costs_a_catalyst() -> None:
    """S51: Green enters the deep hot biosphere and pays his only catalyst."""
    table = empty("green", "blue")
    refugium(table, "dhb")
    pool(table, "green", "g")
    phase(table, GREEN).answer("assign pool dhb")
    assert sum(table.pool) == 0
    assert table.soup_discs[GREEN] == 12
    assert table.domes[placard(table, "dhb") * 4 + GREEN] == 1
    check_pieces(table)


@pytest.mark.rule("E2c")
def test_any_colour_pays_for_each_biont_and_without_one_there_is_no_entry() -> None:
    table = empty("green", "blue")
    refugium(table, "dhb")
    refugium(table, "mars", bionts="g")
    bacterium(table, "clay", "green", cubes="gg")
    pool(table, "green", "ry")
    run = phase(table, GREEN).answer("assign pool dhb")
    assert run.options == ["pay red 1", "pay yellow 1"]
    run.answer("pay red 1", "assign mars dhb")
    assert sum(table.pool) == 0
    assert "assign pool dhb" not in run.options
    assert run.refused["assign pool dhb"] == NO_CATALYST
    check_pieces(table)


@pytest.mark.rule("E2d", "IC.2")
def test_spore_opens_every_row_for_bionts_and_enzymes_but_frees_nobody() -> None:
    table = empty("red", "blue")
    refugium(table, "mars", bionts="r")
    refugium(table, "pond")
    refugium(table, "seep")
    bacterium(table, "vent", "blue", bionts="br", cubes="gg")
    mutation(table, "vent", "endospore")
    pool(table, "red", "r")
    only(table)
    run = phase(table)
    assert verbs(run, "assign") == ["assign pool mars", "assign pool seep", "assign pool pond"]
    assert verbs(run, "enzyme") == ["enzyme red mars", "enzyme red seep", "enzyme red pond"]
    assert verbs(run, "withdraw") == []  # U3
    assert run.refused["withdraw mars"] == ROW_INACTIVE


@pytest.mark.rule("E1b.1", "E1b.2")
def test_waterworld_leaves_green_without_a_target() -> None:
    """S60: Green's only organism is at home in an ocean without refugia; Blue may add an enzyme on Mars."""
    table = empty("green", "blue")
    refugium(table, "mars", bionts="b")
    bacterium(table, "rust", "green")
    pool(table, "blue", "b")
    only(table, OCEAN)
    run = phase(table, GREEN)
    assert table.limit[GREEN] == 2
    assert run.decision is not None
    assert run.decision.seat == 1  # Green was not asked
    assert run.options == ["enzyme blue mars", "done"]


@pytest.mark.rule("E1a.2")
def test_stuck_on_the_dust() -> None:
    """S76: with cosmic inactive Blue's bionts cannot leave the dust."""
    table = empty("green", "blue")
    refugium(table, "dust", bionts="bb")
    refugium(table, "volcano")
    bacterium(table, "mars", "blue", cubes="rygb")
    only(table, CONTINENT)
    table.pool_bionts[BLUE] = 0
    run = phase(table, BLUE)
    assert run.decision is not None
    assert run.decision.seat == 0  # nothing for Blue to do
    run.answer("assign pool volcano")


@pytest.mark.rule("E5.1", "E5.2", "E5c", "E5d")
def test_antioxidants_on_own_organisms_off_land_and_no_parasites() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red")
    bacterium(table, "rust", "blue", bionts="br")
    macroorganism(table, "vent", "trilobite", "red", land=True, bionts="r")
    macroorganism(table, "mars", "seaweed", "red", bionts="r")
    parasite(table, "red", "rust", bionts="")
    table.pool_bionts[RED] = 0
    pool(table, "red", "rg")
    run = phase(table)
    assert verbs(run, "antioxidant") == [
        "antioxidant red mars",
        "antioxidant red clay",
        "antioxidant green mars",
        "antioxidant green clay",
    ]
    assert run.refused["antioxidant red vent"] == ANTIOXIDANT_LAND
    assert run.refused["antioxidant red parasite-red"] == ANTIOXIDANT_PARASITE
    run.answer("antioxidant green clay", "antioxidant red clay")
    clay = placard(table, "clay")
    assert table.discs[clay * 4 : clay * 4 + 4] == [1, 0, 1, 0]


@pytest.mark.rule("E5a", "E5b", "E5.1")
@pytest.mark.parametrize(("colour", "losses"), [("yellow", 1), ("green", 0)])
def test_what_a_disc_does_in_a_spike(colour: str, losses: int) -> None:
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red", cubes="bb")
    pool(table, "red", colour[0])
    phase(table).answer(f"antioxidant {colour} clay")
    run = Runner(table, "spike", clay, 2)
    assert f"spend-disc {colour}" in run.options
    run.answer(f"spend-disc {colour}")
    while run.decision is not None:
        run.answer(run.options[0])
    assert table.cubes[clay * 4 + BLUE] == 2 - losses


@pytest.mark.rule("H0g.1", "H0g.2", "B3b.1")
def test_gifts_to_tableaus_with_an_own_guest() -> None:
    table = empty("red", "green", "blue")
    bacterium(table, "clay", "green", bionts="gr")
    bacterium(table, "rust", "blue")
    pool(table, "red", "ry")
    pool(table, "green", "rrrr")
    run = phase(table)
    assert verbs(run, "give") == ["give yellow green"]  # four reds are the cap with three players
    assert run.refused["give red green"] == POOL_FULL
    run.answer("give yellow green")
    assert table.pool[GREEN * 4 + YELLOW] == 1
    check_pieces(table)


@pytest.mark.rule("H0g.1")
def test_gifts_before_an_earlier_player_assigns() -> None:
    """Blue, second, may give to Red before Red's turn; Red, first, gives in his own. In 2026.2 Blue came too late."""
    for version, kind in (("2026.3", ASK_GIFT), ("2026.2", ASK_ASSIGN)):
        table = empty("red", "blue", version=version)
        bacterium(table, "clay", "red", bionts="rb")
        bacterium(table, "rust", "blue", bionts="br")
        pool(table, "red", "r")
        pool(table, "blue", "g")
        run = phase(table)
        assert run.decision is not None
        assert run.decision.kind == kind
        if kind == ASK_GIFT:
            assert (run.decision.seat, run.options) == (1, ["give green red", "done"])
            run.answer("give green red")
            assert run.decision is not None
            assert (run.decision.kind, run.decision.seat) == (ASK_ASSIGN, 0)
            assert "antioxidant green clay" in run.options


@pytest.mark.rule("H0g.2")
def test_no_gifts_in_solitaire() -> None:
    table = empty("red", "blue", mode="solitaire")
    bacterium(table, "clay", "blue", bionts="br")
    refugium(table, "mars")
    pool(table, "red", "r")
    run = phase(table)
    assert verbs(run, "give") == []
    assert run.refused["give"] == GIFTS_COMPETITIVE


@pytest.mark.rule("V44")
def test_first_edition_gifts_by_parasites_only() -> None:
    table = empty("red", "green", "blue", edition="1e")
    bacterium(table, "clay", "green", bionts="gr")
    bacterium(table, "rust", "blue")
    parasite(table, "red", "rust")
    pool(table, "red", "r")
    assert verbs(phase(table), "give") == ["give red blue"]


@pytest.mark.rule("E0.2")
def test_a_biont_that_acted_and_died_does_not_act_again() -> None:
    """Green's last biont moved into clay this turn and dies there of pollution: it lies in the pool and rests."""
    for acted, options in ((1, []), (0, ["assign pool mars"])):
        table = empty("red", "green")
        refugium(table, "mars")
        clay = bacterium(table, "clay", "red", bionts="rg")
        table.pool_bionts[GREEN] = 0
        read_limits(table)
        table.acted_organism[clay * 8 + GREEN] = acted
        assert list(lose_biont(Play(table, None), clay, GREEN, "D6")) == []
        assert table.pool_bionts[GREEN] == 1
        assert verbs(Runner(table, "assign-turn", GREEN), "assign") == options


@pytest.mark.rule("V29")
def test_first_edition_limit_is_two_at_most() -> None:
    table = empty("red", "blue", edition="1e")
    read_limits(table)
    assert table.limit[RED] == 1
    bacterium(table, "clay", "red", cubes="ggg")
    read_limits(table)
    assert table.limit[RED] == 2


@pytest.mark.rule("V30", "B4a.1")
def test_first_edition_cull() -> None:
    table = empty("red", "blue", edition="1e")
    refugium(table, "mars", bionts="r")
    refugium(table, "vent", bionts="r")
    bacterium(table, "clay", "red", cubes="b")
    run = Runner(table, "cull")
    assert run.options == ["cull mars", "cull vent"]
    run.answer("cull vent")
    assert sum(table.domes[RED::4]) == 1
    assert table.pool[RED * 4 + RED] == 1
    check_pieces(table)


@pytest.mark.rule("V30")
def test_first_edition_culls_in_player_order() -> None:
    table = empty("red", "blue", edition="1e")
    table.order = [BLUE, RED]
    for code in ("mars", "vent"):
        refugium(table, code, bionts="rb")
    run = Runner(table, "cull")
    assert run.decision is not None
    assert run.decision.seat == 1
    run.answer("cull vent")
    assert run.decision.seat == 0


@pytest.mark.rule("V30")
def test_first_edition_cull_spares_those_with_support_and_single_bionts() -> None:
    table = empty("red", "blue", edition="1e")
    refugium(table, "mars", bionts="rrb")
    bacterium(table, "clay", "red", cubes="g")
    assert Runner(table, "cull").decision is None
    assert table.domes[placard(table, "mars") * 4 + RED] == 2
    assert table.domes[placard(table, "mars") * 4 + BLUE] == 1


@pytest.mark.rule("V30", "E6.5")
def test_first_edition_cull_follows_the_loss_of_support_at_once() -> None:
    table = empty("red", "blue", edition="1e")
    refugium(table, "mars", bionts="rr")
    bacterium(table, "clay", "red", cubes="g")
    mutation(table, "clay", "pilus")
    table.onset[table.mutations[placard(table, "clay")][0]] = 0
    run = phase(table).answer("hgt clay pool")
    assert CULLED in run.kinds()
    assert table.domes[placard(table, "mars") * 4 + RED] == 1
    assert "assign pool mars" not in run.options  # limit two was read, but the support is gone


@pytest.mark.rule("V30", "E2a.6")
def test_second_edition_never_culls() -> None:
    table = empty("red", "blue")
    refugium(table, "mars", bionts="rr")
    bacterium(table, "clay", "red", cubes="g")
    mutation(table, "clay", "pilus")
    phase(table).answer("hgt clay pool", "done")
    assert table.domes[placard(table, "mars") * 4 + RED] == 2


@pytest.mark.rule("V31")
def test_first_edition_spore_opens_all_rows() -> None:
    table = empty("red", "blue", edition="1e")
    refugium(table, "pond")
    bacterium(table, "vent", "red")
    number = mutation(table, "vent", "endospore")
    only(table, COSMIC)
    assert phase(table).decision is None
    table.onset[number] = 0
    assert verbs(phase(table), "assign") == ["assign pool pond"]


@pytest.mark.rule("E0.1")
def test_long_lists_are_asked_in_two_stages() -> None:
    table = empty("red", "blue")
    for code in ("mars", "dust", "clay", "rust", "vent", "seep", "beach", "pumice", "zeolite", "pond", "zinc"):
        refugium(table, code)
    pool(table, "red", "rygb")
    run = phase(table)
    assert len(run.options) < LONG
    assert run.options == ["assign pool", "enzyme red", "enzyme yellow", "enzyme green", "enzyme blue", "done"]
    run.answer("enzyme green")
    assert "enzyme green seep" in run.options
    run.answer("enzyme green seep")
    assert table.enzymes[placard(table, "seep")] == (GREEN,)


@pytest.mark.rule("E0.1")
def test_every_option_prints_and_parses() -> None:
    table = empty("red", "green", "blue")
    refugium(table, "mars", bionts="r")
    refugium(table, "vent")
    bacterium(table, "clay", "red", bionts="rr")
    mutation(table, "clay", "pilus")
    bacterium(table, "rust", "green", bionts="gr")
    mutation(table, "rust", "calvin")
    pool(table, "red", "r")
    run = phase(table)
    assert run.decision is not None
    assert len(set(run.options)) == len(run.options)
    assert [run.notation.parse(text) for text in run.options] == list(run.decision.options)
    for refusal in run.decision.refusals():
        assert run.notation.parse(run.notation.print(refusal.option)) == refusal.option
        assert refusal.option not in run.decision.options


def crowded(seed: int) -> Table:
    """A random position with bacteria, mutations, a macroorganism, foreign genes, parasites and refugia."""
    dice = random.Random(seed)
    table = empty("red", "green", "blue", edition=dice.choice(("2e", "2e", "1e")))
    table.active = [dice.randint(0, 1) for _ in range(4)]
    codes = list(words(table, "refugium"))
    names = list(words(table, "mutation"))
    dice.shuffle(codes)
    dice.shuffle(names)
    for owner, guest in zip(("red", "green", "blue"), dice.sample(("r", "g", "b", "", ""), 3), strict=True):
        code = codes.pop()
        bacterium(table, code, owner, cubes=dice.choice(("", "g", "rgb")))
        for _ in range(dice.randint(1, 4)):
            table.onset[mutation(table, code, names.pop(), promoted=dice.random() < 0.4)] = 0
        put_bionts(table, placard(table, code), guest)
        pool(table, owner, dice.choice(("", "rg", "rygb")))
    macroorganism(table, codes.pop(), "flatworm", "red", organs=(0, 2, 4))
    for letter in ("", "", "", "r", "g", "b"):
        spare = letter and table.pool_bionts["rygb".index(letter)] > 0
        refugium(table, codes.pop(), up="y", bionts=letter if spare else "")
    assert min(table.pool_bionts) >= 0
    return table


@pytest.mark.rule("E0.1", "E4.4")
@pytest.mark.parametrize("seed", range(60))
def test_random_phases_end_and_lose_nothing(seed: int) -> None:
    table = crowded(seed)
    dice = random.Random(seed)
    for _ in range(3):
        run = phase(table, dice.choice(table.box.players))
        answers = 0
        while run.decision is not None:
            assert len(set(run.options)) == len(run.options)
            refused = {refusal.option for refusal in run.decision.refusals()}
            assert not refused & set(run.decision.options)
            run.answer(dice.choice([text for text in run.options if text != "done"] or ["done"]))
            check_pieces(table)
            answers += 1
            assert answers < 200
        for number in organisms(table):
            assert has_biont(table, table.owner[number], number)
            if number >= 16:
                assert table.parasite[table.host[number - 16]] == number
        table.turn += 1
