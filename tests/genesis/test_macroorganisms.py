"""H3, H5 and the extinction of macroorganisms: growing, organs, landfall, and the bacterium beneath."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from biont.genesis.cards import COLOURS, IMMUNOLOGY, PROTEROZOIC, RED_QUEEN, UV_SHIELD
from biont.genesis.game import new
from biont.genesis.ids import PARASITE
from biont.genesis.organisms import (
    antioxidant_shield,
    chromosomes,
    heat_shield,
    home_row,
    icons,
    macro_side,
    metabolic_rate,
)
from biont.genesis.rules.atrophy import atrophy, lose
from biont.genesis.rules.buyers import purchases_left
from biont.genesis.rules.extinction import detach, revert
from biont.genesis.rules.macroorganisms import (
    ASK_PLACE_ORGAN,
    BACTERIA_ONLY,
    NEEDS_CUBES,
    NO_CATALYST,
    NO_TROPHIC_BIONT,
    OXYGEN_CRISIS,
    grow,
    grow_options,
    grow_refusals,
)
from biont.genesis.rules.mutations import ASK_DISCARD_ORDER
from biont.genesis.rules.organs import (
    LANDFALL_MADE,
    NO_CATALYST_OF_COLOUR,
    SQUARE_FILLED,
    add_organ,
    landfall,
    organ_options,
    organ_refusals,
)
from biont.genesis.rules.sequence import note_onsets
from biont.genesis.table import ABSENT, HERE, NOWHERE, ORGAN, ORGANISM, STOLEN, UNSOURCED, Table, slot_at
from biont.kernel.decision import Asking
from biont.kernel.play import Play
from tests.genesis.positions import (
    Runner,
    bacterium,
    biont_supply,
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

RED, YELLOW, GREEN, BLUE = range(4)


class Acting(Runner):
    """Runs a rule that other steps call as if it were a step of its own."""

    def __init__(self, table: Table, rule: Callable[[Play[Table]], Asking[None] | None]) -> None:
        self.rule = rule
        super().__init__(table, "act")

    def _run(self) -> None:
        self.steps = {**self.steps, "act": self.rule}
        super()._run()


def act(table: Table, rule: Callable[[Play[Table]], Asking[None] | None]) -> Runner:
    """Run one rule on a table."""
    return Acting(table, rule)


def macro(table: Table, code: str) -> int:
    """The id of a macroorganism card."""
    return words(table, "macro").index(code)


def growing(table: Table, player: int, code: str, kind: str) -> Runner:
    """A player lays a macroorganism on a bacterium."""
    return act(table, lambda play: grow(play, player, placard(table, code), macro(table, kind)))


def organ(table: Table, player: int, code: str, square: int) -> Runner:
    """A player buys an organ."""
    return act(table, lambda play: add_organ(play, player, placard(table, code), square))


def offered(table: Table, player: int, code: str) -> set[str]:
    """The macroorganisms that a bacterium can become."""
    return {words(table, "macro")[option[1]] for option in grow_options(table, player, placard(table, code))}


# -- H3. Growing -----------------------------------------------------------------------------------------------------

Colours = tuple[int, int, int, int]
"""Numbers of red, yellow, green and blue."""


def held_to_the_table(code: str, needs: Colours, squares: Colours, ashore: Colours) -> None:
    """A card as the table of the rulebook has it: the cubes it needs, of each colour, its squares, its land values."""
    table = empty("red", "blue")
    kind, box = macro(table, code), table.box
    mars = bacterium(table, "mars", "blue", cubes="".join("rygb"[c] * count for c, count in enumerate(needs)))
    pool(table, "blue", "r")
    assert code in offered(table, BLUE, "mars")
    for colour, need in enumerate(needs):
        if need:
            table.cubes[mars * 4 + colour] -= 1
            assert code not in offered(table, BLUE, "mars"), f"one {COLOURS[colour]} cube less"
            table.cubes[mars * 4 + colour] += 1
    assert box.system[2 * kind] == needs
    assert tuple(box.organ_colours[2 * kind].count(colour) for colour in range(4)) == squares
    assert box.system[2 * kind + 1] == ashore


@pytest.mark.rule("T-Seaweed")
def test_seaweed_and_mosses() -> None:
    held_to_the_table("seaweed", (0, 0, 3, 1), (0, 0, 1, 2), (0, 0, 4, 3))


@pytest.mark.rule("T-Flatworms")
def test_flatworms_and_earthworms() -> None:
    held_to_the_table("flatworm", (2, 1, 1, 1), (0, 2, 2, 1), (2, 3, 3, 2))


@pytest.mark.rule("T-Lamp-Shells")
def test_lamp_shells_and_snails() -> None:
    held_to_the_table("lampshell", (1, 2, 1, 1), (1, 2, 2, 1), (2, 4, 3, 2))


@pytest.mark.rule("T-Arrow-Worms")
def test_arrow_worms_and_eurypterids() -> None:
    held_to_the_table("arrowworm", (2, 1, 2, 1), (1, 2, 1, 0), (3, 3, 3, 1))


@pytest.mark.rule("T-Dickinsonia")
def test_dickinsonia_and_mushrooms() -> None:
    """The table prints two additional blue cubes; its total and the example have one."""
    held_to_the_table("dickinsonia", (0, 1, 2, 3), (0, 0, 2, 1), (0, 1, 4, 4))


@pytest.mark.rule("T-Opabinia")
def test_opabinia_and_velvet_worms() -> None:
    held_to_the_table("opabinia", (2, 2, 2, 1), (1, 0, 1, 1), (3, 2, 3, 2))


@pytest.mark.rule("T-Sea-Stars")
def test_sea_stars_and_amphibians() -> None:
    held_to_the_table("seastar", (2, 2, 1, 2), (2, 1, 3, 0), (4, 3, 4, 2))


@pytest.mark.rule("T-Trilobites")
def test_trilobites_and_insects() -> None:
    held_to_the_table("trilobite", (2, 3, 2, 1), (0, 0, 1, 1), (2, 3, 3, 2))


@pytest.mark.rule("T")
def test_land_values_contain_the_marine_ones() -> None:
    """What a card counts on land is what it needs in the sea and its squares."""
    box = empty("red", "blue").box
    assert box.macros == 8
    for kind in range(8):
        squares = [box.organ_colours[2 * kind].count(colour) for colour in range(4)]
        assert list(box.system[2 * kind + 1]) == [a + b for a, b in zip(box.needs[kind], squares, strict=True)]


@pytest.mark.rule("H3a.1")
def test_mutation_cubes_count_but_bionts_and_diseased_cubes_do_not() -> None:
    table = empty("red", "green", "blue")
    bacterium(table, "mars", "blue", bionts="bg", cubes="gg")
    pool(table, "blue", "b")
    mutation(table, "mars", "calvin", promoted=True)
    assert offered(table, BLUE, "mars") == {"seaweed"}
    parasite(table, "red", "mars", diseased=("", "calvin"))
    assert offered(table, BLUE, "mars") == set()
    refused = {words(table, "macro")[r.option[1]]: r for r in grow_refusals(table, BLUE, placard(table, "mars"))}
    assert refused["seaweed"].reason == NEEDS_CUBES
    assert refused["seaweed"].values == (0, 0, 1, 0)


@pytest.mark.rule("H3.1", "H0a.5")
def test_any_card_of_the_stack_for_one_catalyst_of_any_colour() -> None:
    table = empty("red", "blue")
    bacterium(table, "mars", "blue", cubes="rryyyggbbb")
    assert offered(table, BLUE, "mars") == set()
    assert {r.reason for r in grow_refusals(table, BLUE, placard(table, "mars"))} >= {NO_CATALYST, NEEDS_CUBES}
    pool(table, "blue", "y")
    assert offered(table, BLUE, "mars") == {
        "flatworm", "lampshell", "arrowworm", "dickinsonia", "opabinia", "seastar", "trilobite"
    }  # fmt: skip
    table.stack.remove(macro(table, "opabinia"))
    assert "opabinia" not in offered(table, BLUE, "mars")
    assert offered(table, RED, "mars") == set()


@pytest.mark.rule("H3.2")
def test_parasites_never_grow() -> None:
    table = empty("red", "blue")
    bacterium(table, "mars", "blue")
    number = parasite(table, "red", "mars")
    pool(table, "blue", "r")
    table.cubes[number * 4 : number * 4 + 4] = [4, 4, 4, 4]
    assert grow_options(table, RED, number) == []
    assert {refusal.reason for refusal in grow_refusals(table, RED, number)} == {BACTERIA_ONLY}


@pytest.mark.rule("C3.2", "META.7")
def test_no_macroorganisms_in_the_introductory_game() -> None:
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "blue", cubes="gggb")
    pool(table, "blue", "r")
    assert offered(table, BLUE, "mars") == set()


@pytest.mark.rule("H3.1", "H3a.2", "H3b.1", "H3c.1", "H3c.2", "H3g.1", "H3g.2", "H3f.1")
def test_first_macroorganism_is_a_plant_and_brings_the_oxygen_crisis() -> None:
    """S43: Dickinsonia from Y1 G3 B3; the green cube over becomes the organ with the UV shield."""
    table = empty("red", "blue")
    bacterium(table, "mars", "red", cubes="ygbb")
    mutation(table, "mars", "calvin", promoted=True)
    mutation(table, "mars", "chloroplast")
    pool(table, "red", "r")
    run = growing(table, RED, "mars", "dickinsonia")
    run.answer("under calvin")
    assert run.options == ["place-organ 0", "place-organ 1"]
    run.answer("place-organ 0")
    assert run.decision is None
    number = placard(table, "mars")
    assert table.organs[number] == (HERE, ABSENT, ABSENT)
    assert icons(table, number, UV_SHIELD) == 1
    assert (table.level[number], table.land[number]) == (0, 0)
    assert table.mutations[number] == ()
    assert sum(table.cubes[number * 4 : number * 4 + 4]) == 0
    assert sum(table.pool) == 0
    events = table.box.pack.events
    assert {events[event].eon for event in table.event_deck} == {PROTEROZOIC}
    assert len(table.event_deck) + len(table.removed) == len(events)
    assert OXYGEN_CRISIS in run.kinds()
    assert table.trophic_change == 1
    check_pieces(table)


@pytest.mark.rule("H3g.2")
@pytest.mark.parametrize("extinct", [False, True])
def test_oxygen_crisis_comes_once_a_game(extinct: bool) -> None:
    """A macroorganism in play or one that died out has had the crisis already."""
    table = empty("red", "blue")
    first = macroorganism(table, "vent", "arrowworm", "red")
    if extinct:
        act(table, lambda play: revert(play, first, "H6d"))
    bacterium(table, "mars", "blue", cubes="gggb")
    pool(table, "blue", "b")
    run = growing(table, BLUE, "mars", "seaweed")
    assert OXYGEN_CRISIS not in run.kinds()
    assert len(table.event_deck) == 24
    assert table.level[placard(table, "mars")] == (0 if extinct else 1)


@pytest.mark.rule("H3a.2", "H3b.2")
def test_surplus_without_a_square_goes_to_the_soup() -> None:
    table = empty("red", "blue")
    bacterium(table, "mars", "blue", cubes="rrygggbbbb")
    pool(table, "blue", "b")
    growing(table, BLUE, "mars", "seaweed")
    number = placard(table, "mars")
    # Three blue cubes over fill both blue squares; red and yellow find none, and the green square stays empty.
    assert table.organs[number] == (ABSENT, HERE, HERE)
    assert table.soup_cubes == [16, 16, 16, 14]
    check_pieces(table)


@pytest.mark.rule("H3b.3", "H5d.1", "H5d.4")
def test_surplus_that_fills_every_square_makes_landfall_for_free() -> None:
    table = empty("red", "blue")
    bacterium(table, "mars", "blue", cubes="ggggbbb")
    pool(table, "blue", "by")
    run = growing(table, BLUE, "mars", "seaweed").answer("pay blue 1")
    number = placard(table, "mars")
    assert (table.land[number], table.level[number]) == (1, 0)
    assert table.soup_cubes == [16, 16, 16, 16]
    assert run.options == ["land-organ 0", "done"]
    run.answer("land-organ 0")
    assert run.decision is None
    assert table.organs[number] == (HERE, ABSENT, ABSENT)
    check_pieces(table)


@pytest.mark.rule("H3c.2")
def test_the_lowest_free_level_or_waiting_beside_a_full_sea() -> None:
    table = empty("red", "green", "blue")
    macroorganism(table, "vent", "arrowworm", "red", level=0)
    macroorganism(table, "clay", "lampshell", "green", level=2)
    macroorganism(table, "rust", "flatworm", "green", land=True, level=0)
    for code in ("mars", "dust"):
        bacterium(table, code, "blue", cubes="gggb")
    pool(table, "blue", "bb")
    growing(table, BLUE, "mars", "seaweed")
    assert table.level[placard(table, "mars")] == 1
    bacterium(table, "zinc", "blue", cubes="yggbbb")
    growing(table, BLUE, "zinc", "dickinsonia")
    assert table.level[placard(table, "zinc")] == 3


@pytest.mark.rule("H3d.1", "H3d.2", "H3d.4")
def test_bionts_become_trophic_endosymbionts_or_go_home_with_compensation() -> None:
    """Blue's first biont is trophic, his second fills the blue circle, his third and Green's second go home."""
    table = empty("green", "blue")
    bacterium(table, "mars", "blue", bionts="bbbgg", cubes="gggb")
    pool(table, "blue", "r")
    growing(table, BLUE, "mars", "seaweed")
    number = placard(table, "mars")
    assert [table.bionts[number * 8 + player] for player in range(4)] == [0, 0, 1, 2]
    assert table.pool_bionts[BLUE] == 4 - 2
    assert table.pool_bionts[GREEN] == 4 - 1
    assert (table.pool[BLUE * 4 + BLUE], table.pool[GREEN * 4 + GREEN]) == (1, 1)
    check_pieces(table)


@pytest.mark.rule("H3d.1")
def test_a_colour_without_a_circle_goes_home() -> None:
    table = empty("green", "blue")
    side = 2 * macro(table, "seaweed")
    circles = table.box.endosymbionts[side]
    table.box.endosymbionts[side] = (circles[0], circles[1], None, circles[3])
    bacterium(table, "mars", "blue", bionts="bg", cubes="gggb")
    pool(table, "blue", "r")
    growing(table, BLUE, "mars", "seaweed")
    assert table.bionts[placard(table, "mars") * 8 + GREEN] == 0
    assert table.pool[GREEN * 4 + GREEN] == 1


@pytest.mark.rule("H3d.1", "H3d.3", "H3f.1", "H3f.2")
def test_the_parasite_is_assimilated() -> None:
    """Its biont is an endosymbiont, its mutation lies under the deck of the bacterium's row, its card is home."""
    table = empty("red", "blue")
    bacterium(table, "mars", "blue", cubes="gggb", discs="gr")
    mutation(table, "mars", "tmrna", promoted=True)
    number = parasite(table, "red", "mars", diseased=("tmrna+", ""))
    mutation(table, "parasite-red", "sod")
    pool(table, "blue", "r")
    growing(table, BLUE, "mars", "seaweed")
    mars = placard(table, "mars")
    assert table.bionts[mars * 8 + RED] == 1
    assert (table.owner[number], table.host[RED], table.parasite[mars]) == (NOWHERE, NOWHERE, NOWHERE)
    assert table.available_from[RED] == table.turn + 1
    assert table.diseased == [NOWHERE] * 8
    assert table.decks[0][-2:] == (card(table, "tmrna"), card(table, "sod"))
    assert home_row(table, mars) == 1
    assert sum(table.discs) == 0
    # The blue base cube of the shed mutation is over and becomes an organ.
    assert table.organs[mars].count(HERE) == 1
    check_pieces(table)


@pytest.mark.rule("V61")
def test_an_assimilated_card_is_ready_at_once_in_the_first_edition() -> None:
    table = empty("red", "blue", edition="1e")
    bacterium(table, "mars", "blue", cubes="gggb")
    parasite(table, "red", "mars")
    pool(table, "blue", "r")
    growing(table, BLUE, "mars", "seaweed")
    assert table.available_from[RED] == table.turn


@pytest.mark.rule("H3e.1", "H3e.2")
def test_a_hyperparasite_becomes_the_parasite_even_of_its_owners_macroorganism() -> None:
    table = empty("red", "blue")
    bacterium(table, "mars", "blue", cubes="gggb")
    middle = parasite(table, "red", "mars")
    mutation(table, "parasite-red", "rrna", promoted=True)
    hyper = parasite(table, "blue", "parasite-red", diseased=("rrna+", ""))
    mutation(table, "parasite-blue", "quorum")
    pool(table, "blue", "r")
    growing(table, BLUE, "mars", "seaweed")
    mars = placard(table, "mars")
    assert table.parasite[mars] == hyper
    assert table.host[BLUE] == mars
    assert table.parasite[middle] == NOWHERE
    assert table.owner[hyper] == table.owner[mars] == BLUE
    assert table.diseased == [NOWHERE] * 8
    assert table.mutations[hyper] == (card(table, "quorum"),)
    check_pieces(table)


@pytest.mark.rule("H3f.1")
def test_the_owner_orders_the_shed_mutations_under_the_printed_row() -> None:
    table = empty("red", "blue")
    bacterium(table, "zinc", "blue", cubes="gggb")
    mutation(table, "zinc", "tmrna")
    mutation(table, "zinc", "sod")
    pool(table, "blue", "r")
    run = growing(table, BLUE, "zinc", "seaweed")
    assert run.decision is not None
    assert (run.decision.seat, run.decision.kind) == (1, ASK_DISCARD_ORDER)
    run.answer("under sod")
    assert table.decks[3][-2:] == (card(table, "sod"), card(table, "tmrna"))


@pytest.mark.rule("H3c.1", "H3.1", "H0e.1", "H3d.1", "GL-Trophic.2")
def test_a_guest_grows_the_lamp_shell() -> None:
    """S38: Yellow buys with Red's catalyst; Red's biont is trophic, Yellow's the mitochondria, surplus is organs."""
    table = empty("red", "yellow")
    bacterium(table, "mars", "red", bionts="ry", cubes="rryygb")
    pool(table, "red", "b")
    pool(table, "yellow", "y")
    assert offered(table, YELLOW, "mars") == {"lampshell", "flatworm"}
    growing(table, YELLOW, "mars", "lampshell")
    mars = placard(table, "mars")
    assert table.owner[mars] == RED
    assert [table.bionts[mars * 8 + player] for player in (RED, YELLOW)] == [1, 1]
    assert table.organs[mars] == (HERE, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT)
    assert (sum(table.pool[:4]), sum(table.pool[4:8])) == (0, 1)
    check_pieces(table)


@pytest.mark.rule("H3b.1")
def test_the_guest_who_grows_it_lays_the_surplus() -> None:
    """As in the example of H0g Yellow, who buys Red's lamp shell, picks the square of the surplus green cube."""
    table = empty("red", "yellow")
    mars = bacterium(table, "mars", "red", bionts="ry", cubes="ryyggb")
    pool(table, "red", "b")
    run = growing(table, YELLOW, "mars", "lampshell")
    assert run.decision is not None
    assert (run.decision.kind, run.decision.seat) == (ASK_PLACE_ORGAN, table.box.seat_of[YELLOW])
    run.answer("place-organ 4")
    assert table.organs[mars] == (ABSENT, ABSENT, ABSENT, ABSENT, HERE, ABSENT)


@pytest.mark.rule("H3.4", "H0e.4", "H3c.1")
def test_who_has_not_bought_yet_may_still_buy_for_it() -> None:
    """S39: with fission since the turn began Yellow's second purchase is for the lamp shell, then Red buys too."""
    table = empty("red", "yellow")
    bacterium(table, "mars", "red", bionts="ry", cubes="rryygb")
    table.fission[placard(table, "mars")] = 1
    pool(table, "red", "bbgg")
    table.order = [YELLOW, RED]
    run = Runner(table, "purchases", YELLOW)
    run.answer("grow mars lampshell", "pay blue 1")
    assert run.decision is not None
    assert run.decision.seat == 1
    run.answer("organ mars 3")
    assert run.decision is not None
    assert run.decision.seat == 0
    assert "organ mars 4" in run.options
    assert table.organs[placard(table, "mars")][3] == HERE


@pytest.mark.rule("H3.4")
def test_purchases_made_and_fission_had_stay_with_the_new_macroorganism() -> None:
    table = empty("red", "blue")
    bacterium(table, "mars", "blue", cubes="gggb")
    number = parasite(table, "red", "mars")
    mars = placard(table, "mars")
    table.fission[mars] = 1
    table.bought[mars * 8 + BLUE] = 1
    table.bought[number * 8 + RED] = 1
    pool(table, "blue", "r")
    growing(table, BLUE, "mars", "seaweed")
    assert table.fission[mars] == 1
    assert purchases_left(table, BLUE, mars) == 1, "the second of the two that fission gave his biont"
    assert purchases_left(table, RED, mars) == 0, "his biont has bought for the parasite that it was in"


@pytest.mark.rule("H3.3")
def test_a_macroorganism_makes_no_darwin_roll() -> None:
    table = empty("red", "blue")
    macroorganism(table, "mars", "seaweed", "blue", organs=(1, 2))
    run = Runner(table, "darwin", RED)
    assert run.decision is None
    assert run.play.outcomes == []


@pytest.mark.rule("H3c.1")
def test_without_a_biont_of_its_owner_nothing_grows() -> None:
    table = empty("red", "blue", mode="solitaire")
    bacterium(table, "mars", "blue", bionts="Y", cubes="gggb")
    pool(table, "blue", "r")
    assert grow_options(table, 4 + YELLOW, placard(table, "mars")) == []
    refused = grow_refusals(table, 4 + YELLOW, placard(table, "mars"))
    assert NO_TROPHIC_BIONT in {refusal.reason for refusal in refused}


# -- H5. Organs and landfall -----------------------------------------------------------------------------------------


@pytest.mark.rule("H5", "H0a.3", "H0.2")
def test_an_organ_costs_a_catalyst_of_its_colour_or_two_of_another() -> None:
    table = empty("red", "blue")
    mars = macroorganism(table, "mars", "flatworm", "blue", organs=(2,))
    assert organ_options(table, BLUE, mars) == []
    pool(table, "blue", "ybb")
    assert organ_options(table, BLUE, mars) == [("organ", 0), ("organ", 1), ("organ", 3), ("organ", 4)]
    table.pool[BLUE * 4 + BLUE] = 1
    table.soup_discs[BLUE] += 1
    assert organ_options(table, BLUE, mars) == [("organ", 0), ("organ", 1), ("organ", 4)]
    assert {refusal.option: refusal.reason for refusal in organ_refusals(table, BLUE, mars)} == {
        ("organ", 2): SQUARE_FILLED,
        ("organ", 3): NO_CATALYST_OF_COLOUR,
    }
    organ(table, BLUE, "mars", 1)
    assert table.organs[mars] == (ABSENT, HERE, HERE, ABSENT, ABSENT)
    assert table.pool[BLUE * 4 + YELLOW] == 0
    check_pieces(table)


@pytest.mark.rule("H5", "GL-Endosymbiont")
def test_only_bionts_in_it_buy_organs_and_the_tableau_pays() -> None:
    table = empty("red", "green", "blue")
    mars = macroorganism(table, "mars", "seaweed", "blue", bionts="bg")
    pool(table, "blue", "b")
    pool(table, "green", "g")
    assert organ_options(table, RED, mars) == []
    assert organ_options(table, GREEN, mars) == [("organ", 1), ("organ", 2)]
    organ(table, GREEN, "mars", 2)
    assert (sum(table.pool[BLUE * 4 :]), table.pool[GREEN * 4 + GREEN]) == (0, 1)


@pytest.mark.rule("H5c", "H5a.1", "GL-Organ")
def test_red_and_yellow_organs_raise_the_rate_and_call_for_sorting() -> None:
    table = empty("red", "blue")
    mars = macroorganism(table, "mars", "seastar", "blue")
    pool(table, "blue", "rg")
    before = metabolic_rate(table, mars)
    organ(table, BLUE, "mars", 3)
    assert (metabolic_rate(table, mars), table.trophic_change) == (before, 0)
    organ(table, BLUE, "mars", 0)
    assert (metabolic_rate(table, mars), table.trophic_change) == (before + 1, 1)
    assert heat_shield(table, mars) == 3
    parasite(table, "red", "mars", diseased=("", "organ 3"))
    assert antioxidant_shield(table, mars) == 1


@pytest.mark.rule("GL-Disease.2", "E3e.2")
def test_a_stolen_organ_is_lost_with_its_ability_until_it_is_won_back() -> None:
    """One of seaweed's two Red Queens lies on a parasite: neither chromosome nor icon is left till it is retaken."""
    table = empty("red", "yellow")
    weed = macroorganism(table, "mars", "seaweed", "yellow", organs=(1, 2))
    assert (icons(table, weed, RED_QUEEN), chromosomes(table, weed, BLUE)) == (2, 3)
    parasite(table, "red", "mars", side=1, diseased=("", "organ 1"))
    assert (icons(table, weed, RED_QUEEN), chromosomes(table, weed, BLUE)) == (1, 2)
    Runner(table, "purchase-turn", YELLOW, -1).answer("queen-cube mars second")
    assert (icons(table, weed, RED_QUEEN), chromosomes(table, weed, BLUE)) == (2, 3)


@pytest.mark.rule("H5b", "E3e.1")
def test_a_parasite_lives_on_organs() -> None:
    """Red's prion attaches to a flatworm by its green organ; system chromosomes and bionts do not serve it."""
    for organs, found in (((), []), ((2,), ["attach front mars", "attach back mars"])):
        table = empty("red", "blue")
        worm = macroorganism(table, "mars", "flatworm", "blue", organs=organs)
        run = Runner(table, "assign-turn", RED)
        assert ([text for text in run.options if text.startswith("attach")] if run.decision else []) == found
        if found:
            run.answer("attach front mars", "enough")
            assert table.organs[worm][2] == STOLEN


@pytest.mark.rule("H5a.2")
def test_each_organ_of_a_shared_bubble_gives_its_ability() -> None:
    table = empty("red", "blue")
    mars = macroorganism(table, "mars", "seaweed", "blue", organs=(1,))
    assert icons(table, mars, RED_QUEEN) == 1
    pool(table, "blue", "b")
    organ(table, BLUE, "mars", 2)
    assert icons(table, mars, RED_QUEEN) == 2


@pytest.mark.rule("H5d.1", "H5d.2", "H5d.3", "H6a.1")
def test_the_last_organ_sends_it_ashore() -> None:
    table = empty("green", "blue")
    mars = macroorganism(table, "mars", "seaweed", "blue", bionts="bg", organs=(0, 1), level=2, discs="gr")
    pool(table, "blue", "b")
    run = organ(table, BLUE, "mars", 2)
    assert LANDFALL_MADE in run.kinds()
    assert (table.land[mars], table.level[mars]) == (1, 0)
    assert table.organs[mars] == (ABSENT, ABSENT, ABSENT)
    assert (table.soup_cubes, table.soup_discs) == ([16] * 4, [12] * 4)
    assert [table.bionts[mars * 8 + player] for player in (GREEN, BLUE)] == [1, 1]
    assert home_row(table, mars) == 3
    assert table.trophic_change == 3
    check_pieces(table)


@pytest.mark.rule("H5d.3")
def test_an_endosymbiont_without_a_circle_on_land_goes_home() -> None:
    table = empty("green", "blue")
    side = 2 * macro(table, "seaweed") + 1
    circles = table.box.endosymbionts[side]
    table.box.endosymbionts[side] = (circles[0], circles[1], None, circles[3])
    mars = macroorganism(table, "mars", "seaweed", "blue", bionts="bg", organs=(0, 1))
    pool(table, "blue", "b")
    organ(table, BLUE, "mars", 2)
    assert table.bionts[mars * 8 + GREEN] == 0
    assert table.pool[GREEN * 4 + GREEN] == 1


@pytest.mark.rule("H0g.1", "H5d.4")
def test_an_endosymbiont_gives_for_organs_on_land() -> None:
    """Red's mushroom has come ashore and his pool is empty: Blue may give for its organs; in 2026.2 he could not."""
    for version, asked in (("2026.3", True), ("2026.2", False)):
        table = empty("red", "blue", version=version)
        clay = macroorganism(table, "clay", "dickinsonia", "red", bionts="rb", land=True)
        pool(table, "blue", "b")
        run = Runner(table, "land-organs", clay)
        assert (run.decision is not None) == asked
        if asked:
            run.answer("give blue red")
            assert all(text.startswith("land-organ") for text in run.options[:-1])


@pytest.mark.rule("H5d.4")
def test_land_organs_are_bought_one_after_another_by_the_owner() -> None:
    """Green's endosymbiont buys the last organ; what more is spent is for the player whose creature went ashore."""
    table = empty("green", "blue")
    mars = macroorganism(table, "mars", "seaweed", "blue", bionts="bg", organs=(0, 1))
    pool(table, "blue", "bbgy")
    run = organ(table, GREEN, "mars", 2)
    assert run.decision is not None
    assert run.decision.seat == 1
    assert run.options == ["land-organ 0", "land-organ 1", "land-organ 2", "done"]
    run.answer("land-organ 1")
    assert run.options == ["land-organ 0", "land-organ 2", "done"]
    run.answer("done")
    assert table.organs[mars] == (ABSENT, HERE, ABSENT)
    assert sum(table.pool[BLUE * 4 :]) == 2


@pytest.mark.rule("V57")
def test_first_edition_sells_no_land_organs_at_an_ordinary_landfall() -> None:
    table = empty("green", "blue", edition="1e")
    mars = macroorganism(table, "mars", "seaweed", "blue", organs=(0, 1))
    pool(table, "blue", "bbgy")
    run = organ(table, BLUE, "mars", 2)
    assert run.decision is None
    assert table.land[mars] == 1


@pytest.mark.rule("H5e.1", "H5e.2")
def test_a_prion_takes_part_in_the_trilobites_landfall() -> None:
    """S47: the stolen green cube counts; the prion's biont is an endosymbiont of the insect, its card is home."""
    table = empty("red", "blue")
    mars = macroorganism(table, "mars", "trilobite", "blue", organs=(0,))
    prion = parasite(table, "red", "mars", diseased=("", "organ 0"))
    mutation(table, "parasite-red", "sod")
    pool(table, "blue", "b")
    run = organ(table, BLUE, "mars", 1)
    assert run.decision is None
    assert table.land[mars] == 1
    assert table.bionts[mars * 8 + RED] == 1
    assert (table.owner[prion], table.parasite[mars]) == (NOWHERE, NOWHERE)
    assert table.diseased == [NOWHERE] * 8
    assert table.available_from[RED] == table.turn + 1
    assert table.decks[1][-1] == card(table, "sod")
    assert table.soup_cubes == [16] * 4
    check_pieces(table)


@pytest.mark.rule("H5e.1")
def test_a_cube_that_lost_its_square_still_counts_as_an_organ() -> None:
    """Both green squares of a Dickinsonia: one bought anew after the theft, the other filled by the stolen cube."""
    table = empty("red", "blue")
    mars = macroorganism(table, "mars", "dickinsonia", "blue", organs=(0, 2))
    parasite(table, "red", "mars", diseased=("", "organ 0"))
    pool(table, "blue", "g")
    organ(table, BLUE, "mars", 0)
    assert table.land[mars] == 1
    check_pieces(table)


@pytest.mark.rule("H5", "GL-Extinction.7")
def test_a_stolen_square_can_be_filled_anew_and_the_old_cube_has_no_way_back() -> None:
    table = empty("red", "blue")
    mars = macroorganism(table, "mars", "flatworm", "blue", organs=(2,))
    number = parasite(table, "red", "mars", diseased=("", "organ 2"))
    pool(table, "blue", "g")
    assert ("organ", 2) in organ_options(table, BLUE, mars)
    organ(table, BLUE, "mars", 2)
    assert table.organs[mars][2] == HERE
    assert table.diseased[1] == UNSOURCED
    check_pieces(table)
    table.owner[number] = NOWHERE
    detach(Play(table, None), number)
    assert table.organs[mars].count(HERE) == 1
    assert table.soup_cubes[GREEN] == 15


@pytest.mark.rule("H5", "GL-Extinction.7")
def test_a_square_filled_anew_is_that_of_the_own_parasite() -> None:
    """Two parasites hold the third organ of different worms: only the buyer's cube loses its square (U9)."""
    table = empty("red", "yellow", "blue")
    macroorganism(table, "clay", "lampshell", "yellow", organs=(2,), level=1)
    macroorganism(table, "mars", "flatworm", "red", organs=(2,))
    first = parasite(table, "red", "clay", diseased=("", "organ 2"))
    second = parasite(table, "blue", "mars", diseased=("", "organ 2"))
    pool(table, "red", "gg")
    organ(table, RED, "mars", 2)
    assert table.diseased[slot_at(first, 1)] == ORGAN + 2
    assert table.diseased[slot_at(second, 1)] == UNSOURCED


@pytest.mark.rule("V55")
def test_first_edition_leaves_counting_to_the_owner() -> None:
    table = empty("red", "blue", edition="1e")
    mars = macroorganism(table, "mars", "trilobite", "blue", organs=(0,))
    parasite(table, "red", "mars", diseased=("", "organ 0"))
    pool(table, "blue", "b")
    run = organ(table, BLUE, "mars", 1)
    assert run.decision is not None
    assert (run.decision.seat, run.options) == (1, ["landfall", "stay-marine"])
    run.answer("stay-marine")
    assert table.land[mars] == 0
    assert table.organs[mars] == (STOLEN, HERE)
    check_pieces(table)


@pytest.mark.rule("V56")
def test_first_edition_parasite_loses_the_counted_cubes_and_stays() -> None:
    table = empty("red", "blue", edition="1e")
    mars = macroorganism(table, "mars", "trilobite", "blue", organs=(0,))
    number = parasite(table, "red", "mars", diseased=("", "organ 0"))
    pool(table, "blue", "b")
    organ(table, BLUE, "mars", 1).answer("landfall")
    assert table.land[mars] == 1
    assert table.parasite[mars] == number
    assert table.bionts[number * 8 + RED] == 1
    assert table.diseased == [NOWHERE] * 8
    assert table.soup_cubes == [16] * 4
    check_pieces(table)


@pytest.mark.rule("V55", "H5d.1")
def test_first_edition_goes_ashore_when_the_stolen_cube_came_home() -> None:
    table = empty("red", "blue", edition="1e")
    mars = macroorganism(table, "mars", "trilobite", "blue", organs=(0, 1))
    Runner(table, "food-chains")
    assert table.land[mars] == 1


@pytest.mark.rule("H3e.1", "H5e.2")
def test_a_hyperparasite_is_the_parasite_after_landfall() -> None:
    table = empty("red", "green", "blue")
    mars = macroorganism(table, "mars", "trilobite", "blue", organs=(0,))
    parasite(table, "red", "mars", diseased=("", "organ 0"))
    hyper = parasite(table, "green", "parasite-red")
    pool(table, "blue", "b")
    organ(table, BLUE, "mars", 1)
    assert table.parasite[mars] == hyper
    assert table.host[GREEN] == mars
    assert hyper == PARASITE + GREEN
    check_pieces(table)


@pytest.mark.rule("H3c.2", "H5d.1")
def test_landfall_waits_beside_a_full_land() -> None:
    table = empty("red", "green", "blue")
    for level, (code, kind, owner) in enumerate(
        [("vent", "arrowworm", "red"), ("clay", "lampshell", "green"), ("rust", "flatworm", "green")]
    ):
        macroorganism(table, code, kind, owner, land=True, level=level)
    mars = macroorganism(table, "mars", "seaweed", "blue", organs=(0, 1, 2))
    act(table, lambda play: landfall(play, mars, False))
    assert table.level[mars] == 3


# -- GL Extinction of macroorganisms ---------------------------------------------------------------------------------


def spiked(table: Table, organism: int, extremity: int) -> Runner:
    """An oxygen spike on one organism."""
    losses = extremity - antioxidant_shield(table, organism)
    return act(table, lambda play: atrophy(play, organism, losses, "D6", spike=True))


@pytest.mark.rule("GL-Atrophy.8", "D6b.1")
def test_a_disc_saves_the_flatworm() -> None:
    """S4: shield 1 against 2; the disc is given up and nothing else is lost."""
    table = empty("red", "blue")
    mars = macroorganism(table, "mars", "flatworm", "blue", discs="r")
    run = spiked(table, mars, 2)
    assert run.options == ["lose-trophic", "spend-disc red"]
    run.answer("spend-disc red")
    assert table.macro[mars] != NOWHERE
    assert sum(table.discs) == 0
    check_pieces(table)


@pytest.mark.rule("GL-Extinction.8", "GL-Extinction.3", "GL-Extinction.9")
def test_a_flatworm_without_a_disc_falls_back() -> None:
    """S5: the trophic biont is hit; the bacterium is back with the system chromosomes as cubes, the card a trophy."""
    table = empty("red", "blue")
    mars = macroorganism(table, "mars", "flatworm", "blue")
    spiked(table, mars, 2)
    assert (table.macro[mars], table.level[mars], table.place[mars]) == (NOWHERE, NOWHERE, ORGANISM)
    assert table.cubes[mars * 4 : mars * 4 + 4] == [2, 1, 1, 1]
    assert table.bionts[mars * 8 + BLUE] == 1
    assert table.trophy[16 + macro(table, "flatworm")] == BLUE
    assert sum(table.pool) == 0
    check_pieces(table)


@pytest.mark.rule("D6a.1", "E5b")
def test_a_vitamin_shields_the_flatworm_and_stays() -> None:
    """S6: with a green disc the shield is 2 and nothing happens."""
    table = empty("red", "blue")
    mars = macroorganism(table, "mars", "flatworm", "blue", discs="g")
    run = spiked(table, mars, 2)
    assert run.decision is None
    assert table.discs[mars * 4 + GREEN] == 1


@pytest.mark.rule("GL-Extinction.9", "GL-Extinction.10", "GL-Extinction.11", "B4b.1", "V62")
@pytest.mark.parametrize("edition", ["2e", "1e"])
def test_everything_that_lives_on_after_a_macroorganism(edition: str) -> None:
    """Organs stay as cubes, discs as discs, endosymbionts as bionts; the parasite dies and its stolen cube with it."""
    table = empty("red", "green", "blue", edition=edition)
    mars = macroorganism(table, "mars", "flatworm", "blue", bionts="bg", organs=(0, 2), discs="r")
    number = parasite(table, "red", "mars", diseased=("", "organ 2"))
    act(table, lambda play: revert(play, mars, "H6d"))
    assert table.cubes[mars * 4 : mars * 4 + 4] == [2, 2, 1, 1]
    assert table.discs[mars * 4 + RED] == 1
    assert [table.bionts[mars * 8 + player] for player in range(4)] == [0, 0, 1, 1]
    assert (table.pool[GREEN * 4 + GREEN], table.pool[BLUE * 4 + BLUE]) == (0, 0)
    assert (table.owner[number], table.parasite[mars]) == (NOWHERE, NOWHERE)
    assert table.pool[RED * 4 + RED] == 1
    assert table.trophic_change == 1
    check_pieces(table)


@pytest.mark.rule("GL-Immunology.3", "GL-Immunology.4", "GL-Atrophy.7")
def test_antibodies_decide_what_the_amphibian_loses() -> None:
    """S96: Blue picks the green endosymbiont, the organ or his own, never the trophic biont."""
    table = empty("red", "green", "blue")
    mars = macroorganism(table, "mars", "seastar", "red", bionts="rgb", organs=(0,), land=True)
    run = act(table, lambda play: atrophy(play, mars, 1, "D9"))
    assert run.decision is not None
    assert run.decision.seat == 2
    assert run.options == ["lose-organ 0", "lose-biont green", "lose-biont blue"]
    run.answer("lose-biont green")
    assert table.owner[mars] == RED
    assert table.pool[GREEN * 4 + GREEN] == 1


@pytest.mark.rule("GL-Immunology.3")
def test_of_two_endosymbionts_with_immunology_the_first_in_player_order_decides() -> None:
    """Yellow and Blue both give it, and neither colour's place but the order of play says who picks (U11)."""
    table = empty("red", "yellow", "blue")
    mars = macroorganism(table, "mars", "seastar", "red", bionts="ryb", organs=(0,), land=True)
    side = macro_side(table, mars)
    circles = list(table.box.endosymbionts[side])
    circles[YELLOW] = circles[BLUE]
    table.box.endosymbionts[side] = tuple(circles)
    for order, seat in ((BLUE, YELLOW, RED), 2), ((YELLOW, BLUE, RED), 1):
        table.order = list(order)
        run = act(table.copy(), lambda play: atrophy(play, mars, 1, "D9"))
        assert run.decision is not None
        assert run.decision.seat == seat


@pytest.mark.rule("GL-Immunology.3", "GL-Immunology.4", "V45")
@pytest.mark.parametrize(("edition", "ripe", "seat"), [("2e", 0, 1), ("1e", 0, 0), ("1e", 1, 1)])
def test_first_edition_antibodies_decide_from_the_next_turn(edition: str, ripe: int, seat: int) -> None:
    """An endosymbiont that came this turn gives the first edition no Immunology, so its owner has no say yet."""
    table = empty("red", "blue", edition=edition)
    worm = macroorganism(table, "mars", "flatworm", "red", bionts="rbb", organs=(0, 1))
    if ripe:
        note_onsets(table)
    run = act(table, lambda play: atrophy(play, worm, 1, "D9"))
    assert run.decision is not None
    assert run.decision.seat == seat
    assert ("lose-biont blue" in run.options) == (seat == 1)


@pytest.mark.rule("GL-Immunology.3", "C1b.7")
def test_the_soloist_decides_for_a_friendly_npc_with_immunology() -> None:
    """The antibodies of an assimilated NPC are an ally's: the owner picks the loss, but never the trophic biont."""
    table = empty("red", "yellow", mode="solitaire")
    table.order = [RED, YELLOW, 4 + GREEN, 4 + BLUE]
    worm = macroorganism(table, "mars", "flatworm", "red", bionts="rB", organs=(0,))
    run = act(table, lambda play: atrophy(play, worm, 1, "D9"))
    assert run.decision is not None
    assert run.decision.seat == table.box.seat_of[RED]
    assert run.options == ["lose-organ 0", "lose-biont npc-blue"]


@pytest.mark.rule("B1a.1", "GL-Organism", "V05")
@pytest.mark.parametrize(("edition", "most"), [("2e", 4), ("1e", 3)])
def test_bionts_run_out_before_the_limit_of_organisms(edition: str, most: int) -> None:
    table = new(("red", "blue"), seed=1, edition=edition).table
    assert table.pool_bionts[BLUE] == most
    assert biont_supply(table, BLUE) == most


@pytest.mark.rule("V30", "V56")
def test_first_edition_culls_after_landfall_took_a_parasites_green_cube() -> None:
    table = empty("red", "blue", edition="1e")
    refugium(table, "vent", down="yrbgg", bionts="r")
    refugium(table, "dust", down="yyg", bionts="r")
    mars = macroorganism(table, "mars", "trilobite", "blue", organs=(0, 1))
    parasite(table, "red", "mars", bionts="r", diseased=("", "organ 0"))
    run = act(table, lambda play: landfall(play, mars, False))
    assert run.options == ["cull vent", "cull dust"]


@pytest.mark.rule("V30", "GL-Extinction.11")
def test_first_edition_culls_after_a_macroorganism_took_its_parasite_along() -> None:
    table = empty("red", "blue", edition="1e")
    refugium(table, "vent", down="yrbgg", bionts="r")
    refugium(table, "dust", down="yyg", bionts="r")
    mars = macroorganism(table, "mars", "trilobite", "blue", organs=(0,))
    parasite(table, "red", "mars", bionts="r", diseased=("", "organ 0"))
    run = act(table, lambda play: revert(play, mars, "H6d"))
    assert run.options == ["cull vent", "cull dust"]


@pytest.mark.rule("V45", "GL-Ability.1")
def test_first_edition_organs_and_endosymbionts_work_from_the_next_turn() -> None:
    """A new organ does nothing yet; lost and bought again it is new again; the land side begins anew."""
    table = empty("red", "blue", edition="1e")
    mars = macroorganism(table, "mars", "flatworm", "red", bionts="r")
    note_onsets(table)
    pool(table, "red", "gg")
    organ(table, RED, "mars", 2)
    put_bionts(table, mars, "b")
    assert (icons(table, mars, UV_SHIELD), icons(table, mars, IMMUNOLOGY)) == (0, 0)
    note_onsets(table)
    assert (icons(table, mars, UV_SHIELD), icons(table, mars, IMMUNOLOGY)) == (1, 1)
    for loss in (("lose-organ", 2), ("lose-biont", BLUE)):
        act(table, lambda play, loss=loss: lose(play, mars, loss, "D5"))  # type: ignore[misc]
    organ(table, RED, "mars", 2)
    put_bionts(table, mars, "b")
    assert (icons(table, mars, UV_SHIELD), icons(table, mars, IMMUNOLOGY)) == (0, 0)
    note_onsets(table)
    act(table, lambda play: landfall(play, mars, False))
    assert table.ripe[mars] == 0


@pytest.mark.rule("V45", "GL-Extinction.8")
def test_first_edition_forgets_the_abilities_of_a_dead_macroorganism() -> None:
    table = empty("red", "blue", edition="1e")
    mars = macroorganism(table, "mars", "flatworm", "red", organs=(2,))
    note_onsets(table)
    act(table, lambda play: revert(play, mars, "D5"))
    assert table.ripe[mars] == 0


@pytest.mark.rule("H1c.1", "H5a.1", "V45")
def test_second_edition_organs_work_at_once() -> None:
    table = empty("red", "blue")
    mars = macroorganism(table, "mars", "flatworm", "red")
    pool(table, "red", "g")
    organ(table, RED, "mars", 2)
    assert icons(table, mars, UV_SHIELD) == 1
