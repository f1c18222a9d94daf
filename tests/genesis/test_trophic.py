"""H6. The overcrowded ocean, extinction of the lowest rate, and the order of the food chains."""

from __future__ import annotations

from typing import Any

import pytest

from biont.genesis.organisms import metabolic_rate
from biont.genesis.pools import ASK_PAY
from biont.genesis.readings import VERSION
from biont.genesis.rules.atrophy import lose_biont
from biont.genesis.rules.extinction import go_extinct
from biont.genesis.rules.symbiosis import TROPHIC_LEVEL_REACHED
from biont.genesis.rules.trophic import ASK_CONTRIBUTE, ASK_OVERCROWDED, TIE_ROLLED, affordable, helpers
from biont.genesis.table import ABSENT, CELLS, HERE, NOWHERE, STOLEN, Table
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
    words,
)

RED, YELLOW, GREEN, BLUE = range(4)


def crowded(**settings: Any) -> Table:
    """Seaweed, Dickinsonia and arrow worm in the sea, and a yellow sea star with a kidney waiting beside them."""
    table = empty("yellow", "green", "blue", **settings)
    macroorganism(table, "mars", "seaweed", "green", level=0)
    macroorganism(table, "clay", "dickinsonia", "blue", level=1)
    macroorganism(table, "vent", "arrowworm", "green", level=2)
    macroorganism(table, "dust", "seastar", "yellow", organs=(3,), level=3)
    table.trophic_change = 1
    return table


def at(table: Table, code: str) -> int:
    """The trophic level of a macroorganism."""
    return table.level[placard(table, code)]


@pytest.mark.rule("H6b")
def test_metabolic_rates_of_the_example() -> None:
    """S48: sea star 5, arrow worm 3, Dickinsonia 1, seaweed 0."""
    table = crowded()
    rates = [metabolic_rate(table, placard(table, code)) for code in ("dust", "vent", "clay", "mars")]
    assert rates == [5, 3, 1, 0]


@pytest.mark.rule("H6c.1", "H6c.2", "H6a.3")
def test_dickinsonia_goes_ashore_and_nobody_dies() -> None:
    """S49: two green and one blue make a mushroom, plant on land; the sea is seaweed, arrow worm, sea star."""
    table = crowded()
    pool(table, "blue", "ggb")
    run = Runner(table, "food-chains")
    assert run.decision is not None
    assert (run.decision.seat, run.decision.kind, run.options) == (2, ASK_OVERCROWDED, ["ashore", "stay"])
    run.answer("ashore")
    assert run.decision is None
    assert sum(table.pool) == 0
    assert (table.land[placard(table, "clay")], at(table, "clay")) == (1, 0)
    assert [at(table, code) for code in ("mars", "vent", "dust")] == [0, 1, 2]
    assert table.trophy == [NOWHERE] * 24
    assert table.trophic_change == 0
    check_pieces(table)


@pytest.mark.rule("H6d", "H6c.2", "GL-Trophic.1")
def test_the_lowest_rate_dies_out_when_nobody_goes_ashore() -> None:
    """Two green are not enough for the mushroom, so nothing is offered and the seaweed falls back."""
    table = crowded()
    pool(table, "blue", "gg")
    run = Runner(table, "food-chains")
    assert run.decision is None
    assert table.macro[placard(table, "mars")] == NOWHERE
    assert table.trophy[16 + words(table, "macro").index("seaweed")] == GREEN
    assert [at(table, code) for code in ("clay", "vent", "dust")] == [0, 1, 2]
    assert sum(table.pool) == 2
    check_pieces(table)


@pytest.mark.rule("H6c.2")
def test_whoever_could_go_ashore_may_stay() -> None:
    table = crowded()
    pool(table, "blue", "ggb")
    Runner(table, "food-chains").answer("stay")
    assert table.land[placard(table, "clay")] == 0
    assert table.macro[placard(table, "mars")] == NOWHERE


@pytest.mark.rule("H6c.1")
def test_all_four_are_asked_in_player_order() -> None:
    table = crowded()
    table.order = [BLUE, YELLOW, GREEN]
    pool(table, "blue", "ggb")
    pool(table, "green", "gbb")
    run = Runner(table, "food-chains").answer("ashore")
    # Green's seaweed may still follow although three are no longer too many.
    assert run.decision is not None
    assert (run.decision.seat, run.decision.data) == (1, (placard(table, "mars"),))
    run.answer("ashore")
    assert table.land[placard(table, "mars")] == 1


@pytest.mark.rule("H6c.1", "A6b.4")
def test_a_wanton_first_player_is_asked_first() -> None:
    """Whoever went first in the purchase phase does so in the emergency that ends it."""
    table = crowded()
    pool(table, "blue", "ggb")
    pool(table, "green", "gbb")
    for first in (GREEN, BLUE):
        run = Runner(table.copy(), "purchase-round", first, 3, 0)
        assert run.decision is not None
        assert (run.decision.kind, run.decision.seat) == (ASK_OVERCROWDED, table.box.seat_of[first])


@pytest.mark.rule("H6c.2", "H5d.4")
@pytest.mark.parametrize("edition", ["2e", "1e"])
def test_what_is_left_buys_land_organs(edition: str) -> None:
    table = crowded(edition=edition)
    pool(table, "blue", "ggby")
    run = Runner(table, "food-chains").answer("ashore")
    assert run.options == ["land-organ 0", "done"]
    run.answer("land-organ 0")
    assert table.organs[placard(table, "clay")] == (HERE, ABSENT, ABSENT)
    assert sum(table.pool) == 0
    check_pieces(table)


@pytest.mark.rule("H6c.2", "H0c")
def test_no_way_to_pay_is_offered_that_leaves_too_little() -> None:
    """Two green squares and a blue one from three green and two yellow: yellow must pay, whichever organ."""
    table = crowded()
    pool(table, "blue", "gggyy")
    run = Runner(table, "food-chains").answer("ashore")
    seen = []
    while run.decision is not None and run.decision.kind == ASK_PAY:
        seen.append(run.options)
        run.answer(run.options[-1])
    assert table.land[placard(table, "clay")] == 1
    assert all(len(options) == 2 for options in seen)
    check_pieces(table)


@pytest.mark.rule("H6c.2", "H0c", "H0d")
def test_what_a_pool_can_pay() -> None:
    assert affordable([0, 0, 2, 1], [GREEN, GREEN, BLUE], False)
    assert affordable([2, 0, 2, 0], [GREEN, GREEN, BLUE], False)
    assert not affordable([1, 1, 2, 0], [GREEN, GREEN, BLUE], False)
    assert not affordable([0, 0, 3, 0], [GREEN, GREEN, BLUE], False)
    assert affordable([1, 1, 1, 0], [GREEN, GREEN, BLUE], True)
    assert not affordable([1, 1, 0, 0], [GREEN, GREEN, BLUE], True)


@pytest.mark.rule("H6c.3")
def test_diseased_cubes_count_as_organs_in_the_emergency() -> None:
    table = empty("red", "green", "blue")
    macroorganism(table, "mars", "seaweed", "green", level=0)
    macroorganism(table, "clay", "dickinsonia", "blue", organs=(0,), level=1)
    macroorganism(table, "vent", "arrowworm", "green", level=2)
    macroorganism(table, "dust", "seastar", "green", level=3)
    parasite(table, "red", "clay", diseased=("", "organ 0"))
    pool(table, "blue", "gb")
    run = Runner(table, "food-chains")
    assert run.options == ["ashore", "stay"]
    run.answer("ashore")
    clay = placard(table, "clay")
    assert table.land[clay] == 1
    assert table.bionts[clay * 8 + RED] == 1
    assert sum(table.pool) == 0
    check_pieces(table)


@pytest.mark.rule("H6c.4")
def test_endosymbionts_may_add_catalysts() -> None:
    table = crowded()
    clay = placard(table, "clay")
    table.bionts[clay * 8 + YELLOW] = 1
    table.pool_bionts[YELLOW] -= 1
    pool(table, "blue", "gg")
    pool(table, "yellow", "by")
    run = Runner(table, "food-chains")
    assert run.decision is not None
    assert (run.decision.seat, run.decision.kind) == (0, ASK_CONTRIBUTE)
    assert run.options == ["contribute yellow", "contribute blue", "done"]
    run.answer("contribute blue", "done")
    assert run.decision is not None
    assert (run.decision.seat, run.options) == (2, ["ashore", "stay"])
    run.answer("ashore")
    assert table.land[clay] == 1
    assert table.pool[YELLOW * 4 + YELLOW] == 1
    check_pieces(table)


@pytest.mark.rule("H6c.4", "B3b.1")
def test_nobody_is_asked_to_help_when_that_cannot_be_enough() -> None:
    table = crowded()
    clay = placard(table, "clay")
    table.bionts[clay * 8 + YELLOW] = 1
    table.pool_bionts[YELLOW] -= 1
    pool(table, "yellow", "by")
    assert Runner(table, "food-chains").decision is None
    full = crowded()
    full.bionts[clay * 8 + YELLOW] = 1
    full.pool_bionts[YELLOW] -= 1
    pool(full, "blue", "ggggb")
    pool(full, "yellow", "g")
    run = Runner(full, "food-chains")
    # Blue's pool holds four green at most with three players, so Yellow's green finds no room.
    assert run.options == ["ashore", "stay"]


def drifting(version: str) -> Table:
    """Four players, so that a pool holds three of a colour: Red's seaweed with Blue's endosymbiont, three red each."""
    table = empty("red", "yellow", "green", "blue", version=version)
    macroorganism(table, "mars", "seaweed", "red", bionts="rb", level=0)
    macroorganism(table, "clay", "dickinsonia", "yellow", level=1)
    macroorganism(table, "vent", "arrowworm", "green", level=2)
    macroorganism(table, "dust", "seastar", "yellow", level=3)
    pool(table, "red", "rrr")
    pool(table, "blue", "rrr")
    return table


@pytest.mark.rule("H6c.1", "H6c.4", "B3b.1", "H0c")
def test_help_comes_in_as_the_pool_is_spent() -> None:
    """Six red are three pairs for three organs, and Red's pool never holds a fourth; in 2026.2 the seaweed died out."""
    table = drifting("2026.2")
    assert Runner(table, "food-chains").decision is None
    assert table.macro[placard(table, "mars")] == NOWHERE
    table = drifting("2026.3")
    run = Runner(table, "food-chains")
    assert run.decision is not None
    assert (run.decision.kind, run.decision.seat, run.options) == (ASK_CONTRIBUTE, 3, ["contribute red", "done"])
    run.answer("contribute red", "contribute red", "contribute red")
    assert run.decision is not None
    assert (run.decision.kind, run.decision.seat) == (ASK_OVERCROWDED, 0)
    assert table.pool[RED] == table.pool[BLUE * 4 + RED] == 3, "what is promised is not given yet"
    run.answer("ashore")
    assert run.decision is None
    assert table.land[placard(table, "mars")] == 1
    assert (sum(table.pool), table.soup_discs[RED]) == (0, 12)


@pytest.mark.rule("H6c.4", "B3b.1")
def test_up_to_2026_2_help_had_to_fit_into_the_pool() -> None:
    """Five red are two pairs for two organs, but Red's pool held three of them at most."""
    for version, asked in (("2026.2", False), ("2026.3", True)):
        table = drifting(version)
        mars = placard(table, "mars")
        table.organs[mars] = (HERE, *table.organs[mars][1:])
        table.pool[RED] = 2
        assert (Runner(table, "food-chains").decision is not None) == asked


@pytest.mark.rule("H0g.1", "H6c.4")
def test_a_parasites_player_helps_its_host_ashore() -> None:
    """Blue holds exactly what Red's seaweed lacks, and his virus would die with it; in 2026.2 nobody asked him."""
    for version, asked in (("2026.3", True), ("2026.2", False)):
        table = empty("red", "green", "blue", version=version)
        mars = macroorganism(table, "mars", "seaweed", "red", level=0)
        macroorganism(table, "clay", "flatworm", "green", level=1)
        macroorganism(table, "vent", "arrowworm", "green", level=2)
        macroorganism(table, "dust", "seastar", "green", level=3)
        virus = parasite(table, "blue", "mars")
        pool(table, "blue", "gbb")
        run = Runner(table, "food-chains")
        assert (run.decision is not None) == asked
        if asked:
            assert run.decision is not None
            assert (run.decision.kind, run.decision.seat) == (ASK_CONTRIBUTE, 2)
            run.answer("contribute green", "contribute blue", "contribute blue", "ashore")
            assert table.bionts[mars * 8 + BLUE] == 1, "an endosymbiont now"
        else:
            assert table.owner[virus] == NOWHERE
        assert table.land[mars] == int(asked)
        check_pieces(table)


@pytest.mark.rule("H0g.2", "H6c.4")
def test_without_gifts_only_endosymbionts_help() -> None:
    """A soloist's two colours give each other nothing, so a parasite's is not asked."""
    table = empty("red", "blue", mode="solitaire")
    macroorganism(table, "mars", "seaweed", "red", level=0)
    parasite(table, "blue", "mars")
    assert helpers(table, placard(table, "mars")) == []


@pytest.mark.rule("H6c.2", "H6c.4")
def test_too_little_help_or_an_owner_who_stays_costs_the_helper_nothing() -> None:
    """Two of the three red are not enough; with three the owner stays. Either way Blue keeps his catalysts."""
    table = drifting("2026.3")
    run = Runner(table, "food-chains").answer("contribute red", "contribute red", "done")
    assert run.decision is None
    assert table.macro[placard(table, "mars")] == NOWHERE
    assert table.pool[BLUE * 4 + RED] == 3
    table = drifting("2026.3")
    Runner(table, "food-chains").answer("contribute red", "contribute red", "contribute red", "stay")
    assert table.pool[BLUE * 4 + RED] == 3


@pytest.mark.rule("H6c.2", "H6c.4", "H5d.4")
def test_help_beyond_the_need_comes_in_as_far_as_there_is_room() -> None:
    """Blue's pool pays the mushroom alone: of two green that Yellow adds, one finds room for land organs."""
    table = crowded()
    clay = placard(table, "clay")
    table.bionts[clay * 8 + YELLOW] = 1
    table.pool_bionts[YELLOW] -= 1
    pool(table, "blue", "gggbb")
    pool(table, "yellow", "gg")
    run = Runner(table, "food-chains").answer("contribute green")
    assert run.options == ["ashore", "stay"], "a second green would find no room"
    run.answer("ashore")
    while run.decision is not None and run.decision.kind == ASK_PAY:
        run.answer(run.options[0])
    assert table.pool[YELLOW * 4 + GREEN] == 1
    assert [table.pool[BLUE * 4 + GREEN], table.pool[BLUE * 4 + BLUE]] == [2, 1]


@pytest.mark.rule("H6c.4", "B3b.1")
def test_what_finds_no_room_in_the_pool_stays_with_the_helper() -> None:
    """Blue promises a red first, then just what the seaweed lacks: Red pays with that, and has three red already."""
    table = drifting(VERSION)
    table.pool[CELLS[BLUE]] = [1, 0, 1, 2]
    run = Runner(table, "food-chains")
    run.answer("contribute red", "contribute green", "contribute blue", "contribute blue", "ashore")
    run.answer("pay green 1", "pay blue 1", "pay blue 1")
    assert table.pool[CELLS[RED]] == [3, 0, 0, 0]
    assert table.pool[CELLS[BLUE]] == [1, 0, 0, 0]


@pytest.mark.rule("H6d")
def test_dice_decide_who_of_equals_dies_out_and_roll_again_when_equal() -> None:
    table = empty("green", "blue")
    macroorganism(table, "clay", "flatworm", "blue", level=0)
    macroorganism(table, "vent", "arrowworm", "green", level=1)
    macroorganism(table, "dust", "lampshell", "green", level=2)
    macroorganism(table, "rust", "opabinia", "blue", level=3)
    # Opabinia has rate 4, the others 3 each: clay and dust roll the lowest, roll again, and dust dies out.
    clay, vent, dust = (placard(table, code) for code in ("clay", "vent", "dust"))
    assert clay < vent < dust
    run = Runner(table, "food-chains", dice=(2, 5, 2, 6, 4, 1, 2))
    rolls = [entry.data for entry in run.entries if entry.kind == TIE_ROLLED]
    assert rolls == [((clay, vent, dust), (2, 5, 2)), ((clay, dust), (6, 4)), ((clay, vent), (1, 2))]
    assert table.macro[dust] == NOWHERE
    assert [at(table, code) for code in ("clay", "vent", "rust")] == [0, 1, 2]
    check_pieces(table)


@pytest.mark.rule("H6d", "GL-Trophic.1")
def test_an_overcrowded_land_has_no_way_out() -> None:
    table = empty("green", "blue")
    macroorganism(table, "mars", "seaweed", "green", land=True, level=0)
    macroorganism(table, "clay", "dickinsonia", "blue", land=True, level=1)
    macroorganism(table, "vent", "arrowworm", "green", land=True, level=2)
    macroorganism(table, "dust", "seastar", "green", land=True, level=3)
    pool(table, "green", "gggbbb")
    assert Runner(table, "food-chains").decision is None
    assert table.macro[placard(table, "mars")] == NOWHERE
    check_pieces(table)


@pytest.mark.rule("H6d")
def test_five_in_the_sea_lose_two() -> None:
    table = crowded()
    macroorganism(table, "rust", "opabinia", "blue", level=3)
    Runner(table, "food-chains")
    assert [table.macro[placard(table, code)] for code in ("mars", "clay")] == [NOWHERE, NOWHERE]
    assert [at(table, code) for code in ("vent", "rust", "dust")] == [0, 1, 2]


@pytest.mark.rule("GL-Extinction.11", "H6d")
def test_the_parasites_owner_orders_its_mutations_when_its_host_dies_out() -> None:
    table = crowded()
    parasite(table, "blue", "mars")
    mutation(table, "parasite-blue", "sod")
    mutation(table, "parasite-blue", "quorum")
    run = Runner(table, "food-chains")
    assert run.options == ["under sod", "under quorum"]
    run.answer("under sod")
    assert table.host[BLUE] == NOWHERE
    check_pieces(table)


@pytest.mark.rule("H6a.2", "H6a.3", "H4e")
def test_levels_are_sorted_only_after_a_change() -> None:
    """Equal rates keep their levels without a die while nothing changes; a changed colour has them rolled anew."""
    table = empty("green", "blue")
    macroorganism(table, "vent", "arrowworm", "green", level=0)
    macroorganism(table, "clay", "flatworm", "blue", level=1)
    assert Runner(table, "food-chains").play.outcomes == []
    assert (at(table, "vent"), at(table, "clay")) == (0, 1)
    table.trophic_change = 1
    Runner(table, "food-chains", dice=(1, 6) if placard(table, "clay") < placard(table, "vent") else (6, 1))
    assert (at(table, "vent"), at(table, "clay")) == (1, 0)
    assert table.trophic_change == 0


def tied(organs: tuple[int, ...]) -> Table:
    """An arrow worm and a flatworm with these organs in the sea, of equal rates unless organs make a difference."""
    table = empty("red", "green", "blue")
    macroorganism(table, "vent", "arrowworm", "green", level=0)
    macroorganism(table, "clay", "flatworm", "blue", organs=organs, level=1)
    return table


@pytest.mark.rule("H6a.2", "H4e")
def test_other_colours_leave_the_food_chains_alone() -> None:
    """A green organ lost in a spike, then stolen by a parasite's Red Queen: the equals are not rolled for again."""
    table = tied(organs=(2, 3))
    clay = placard(table, "clay")
    Runner(table, "spike", clay, 4).answer("lose-organ 2")
    prion = parasite(table, "red", "clay")
    mutation(table, "parasite-red", "rnapol")
    pool(table, "blue", "g")
    Runner(table, "purchase-turn", RED, prion).answer("queen-organ parasite-red 3")
    assert table.organs[clay] == (ABSENT, ABSENT, ABSENT, STOLEN, ABSENT)
    assert Runner(table, "food-chains").play.outcomes == []
    assert (at(table, "vent"), at(table, "clay")) == (0, 1)


@pytest.mark.rule("H6a.2", "GL-Disease.2")
def test_a_stolen_organ_that_is_lost_for_good_changes_nothing_more() -> None:
    """The prion loses the flatworm's yellow cube: the flatworm has been without it since the theft."""
    table = tied(organs=(0,))
    prion = parasite(table, "red", "clay", diseased=("organ 0", ""))
    Runner(table, "spike", prion, 1)
    assert table.organs[placard(table, "clay")][0] == ABSENT
    assert Runner(table, "food-chains").play.outcomes == []


@pytest.mark.rule("H6a.2")
def test_a_change_at_sea_leaves_equals_on_land_alone() -> None:
    """A yellow organ bought at sea sorts the sea; on land, where rates are equal, no die is rolled."""
    table = tied(organs=())
    macroorganism(table, "mars", "trilobite", "green", land=True, level=0)
    macroorganism(table, "dust", "opabinia", "green", land=True, level=1)
    assert [metabolic_rate(table, placard(table, code)) for code in ("mars", "dust")] == [5, 5]
    pool(table, "blue", "y")
    run = Runner(table, "purchase-turn", BLUE, -1).answer("organ clay 0")
    assert run.decision is None or run.answer("done").decision is None
    assert Runner(table, "food-chains").play.outcomes == []
    assert [at(table, code) for code in ("vent", "clay", "mars", "dust")] == [0, 1, 0, 1]


@pytest.mark.rule("H6a.2", "GL-Extinction.7")
def test_a_yellow_organ_that_comes_home_has_equals_rolled_for() -> None:
    """The parasite dies without a biont, its cube comes back, and the flatworm's rate is the arrow worm's plus one."""
    table = tied(organs=(0,))
    macroorganism(table, "dust", "opabinia", "green", level=2)
    prion = parasite(table, "red", "clay", diseased=("organ 0", ""))
    assert list(go_extinct(Play(table, None), prion, "GL-Extinction.1")) == []
    assert table.organs[placard(table, "clay")][0] == HERE
    run = Runner(table, "food-chains", dice=(1, 6) if placard(table, "dust") < placard(table, "clay") else (6, 1))
    assert TIE_ROLLED in run.kinds()
    assert [at(table, code) for code in ("vent", "dust", "clay")] == [0, 1, 2]


@pytest.mark.rule("H6a.2", "H6b")
def test_a_yellow_endosymbiont_that_dies_has_equals_rolled_for() -> None:
    """The flatworm falls to the arrow worm's rate: yellow chromosomes changed, so the two are rolled for."""
    table = tied(organs=())
    clay = placard(table, "clay")
    table.bionts[clay * 8 + YELLOW] += 1
    assert metabolic_rate(table, clay) == metabolic_rate(table, placard(table, "vent")) + 1
    assert list(lose_biont(Play(table, None), clay, YELLOW, "D5")) == []
    assert TIE_ROLLED in Runner(table, "food-chains", dice=(1, 6)).kinds()


@pytest.mark.rule("H6a.2", "H6a.3", "H6")
def test_a_higher_rate_climbs_at_the_end_of_the_phase() -> None:
    table = empty("green", "blue")
    macroorganism(table, "vent", "arrowworm", "green", level=0)
    macroorganism(table, "mars", "seaweed", "blue", level=1)
    run = Runner(table, "food-chains")
    assert (at(table, "vent"), at(table, "mars")) == (1, 0)
    assert [entry.data[0] for entry in run.entries if entry.kind == TROPHIC_LEVEL_REACHED] == [
        placard(table, "mars"),
        placard(table, "vent"),
    ]


@pytest.mark.rule("H6a.1")
def test_the_first_one_in_an_ecosystem_is_its_plant_whatever_its_rate() -> None:
    table = empty("green", "blue")
    macroorganism(table, "mars", "seaweed", "blue", level=0)
    bacterium(table, "vent", "green")
    macroorganism(table, "clay", "trilobite", "green", organs=(0, 1), level=1)
    Runner(table, "fill-up", placard(table, "clay"))
    assert (table.land[placard(table, "clay")], at(table, "clay")) == (1, 0)


@pytest.mark.rule("GL-Extinction.8", "H6a.2")
def test_a_death_closes_the_gap() -> None:
    table = empty("green", "blue")
    macroorganism(table, "mars", "seaweed", "blue", level=0)
    macroorganism(table, "vent", "arrowworm", "green", level=2)
    table.trophic_change = 1
    Runner(table, "food-chains")
    assert (at(table, "mars"), at(table, "vent")) == (0, 1)
