"""L, a variant: parasites that become macroorganisms, and the chimeras they form."""

from __future__ import annotations

from typing import Any

import pytest

from biont.genesis.bionts import homes
from biont.genesis.cards import BLUE, COLOURS, GREEN, RED, YELLOW
from biont.genesis.game import Genesis, new
from biont.genesis.ids import NPC, PARASITE
from biont.genesis.organisms import antioxidant_shield, home_row, is_alive, is_macro, members, tableau_of
from biont.genesis.rules import hosts, macroorganisms, red_queen
from biont.genesis.rules.atrophy import loss_options
from biont.genesis.rules.buyers import purchases_left
from biont.genesis.rules.chimera import ABSORBED, QUEEN_TRANSPLANTS
from biont.genesis.rules.chimera_death import FALLEN_BACK
from biont.genesis.rules.extinction import REVERTED, revert
from biont.genesis.rules.gifts import ASK_GIFT, recipients
from biont.genesis.rules.hosts import MACRO_PARASITE
from biont.genesis.rules.macroorganisms import BACTERIA_ONLY, BESIDE_LAND, HYPERPARASITE_STAYS_SMALL
from biont.genesis.rules.mutations import ASK_DISCARD_ORDER
from biont.genesis.rules.organs import LANDFALL_MADE
from biont.genesis.rules.places import ALL_ROWS
from biont.genesis.rules.trophic import ASK_CONTRIBUTE
from biont.genesis.rules.victory import dominance_points, goals, has_chimera, npc_macroorganisms, outcome, score
from biont.genesis.settings import Settings
from biont.genesis.successor import successor
from biont.genesis.table import ABSENT, HERE, NOWHERE, ORGAN, STOLEN, UNSOURCED, Table
from biont.kernel.chance import Chance
from biont.kernel.conformance import check_game
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
    words,
)
from tests.genesis.test_games import permute

P_RED, P_YELLOW, P_GREEN, P_BLUE = (PARASITE + colour for colour in range(4))
SEAWEED, DICKINSONIA, TRILOBITE = 0, 4, 7


def chimeric(*seats: str, **settings: Any) -> Table:
    """A table of the variant."""
    return empty(*(seats or ("red", "blue", "green")), chimera=True, **settings)


def macro_parasite(
    table: Table,
    colour: str,
    host: str,
    macro: str,
    bionts: str | None = None,
    organs: tuple[int, ...] = (),
    land: bool = False,
    level: int = 0,
) -> int:
    """A parasitic macroorganism on a host."""
    number = parasite(table, colour, host, bionts=bionts)
    if bionts and bionts[0].isupper():
        table.owner[number] = NPC + COLOURS.index(colour)
    kind = words(table, "macro").index(macro)
    table.macro[number], table.land[number], table.level[number] = kind, int(land), level
    squares = table.box.organ_colours[2 * kind + int(land)]
    table.organs[number] = tuple(HERE if n in organs else ABSENT for n in range(len(squares)))
    for square in organs:
        table.soup_cubes[squares[square]] -= 1
    table.stack.remove(kind)
    return number


def turn(table: Table, player: int, where: int = -1) -> Runner:
    """A purchase turn."""
    return Runner(table, "purchase-turn", player, where)


def finish(run: Runner) -> Runner:
    """Give the last answer of every list, which is "done" where that is one, until nothing is asked."""
    while run.decision:
        run.answer(run.options[-1])
    return run


class Fall(Runner):
    """A runner that begins with the fall of a macroorganism, which is no step of its own."""

    def __init__(self, table: Table, organism: int) -> None:
        super().__init__(table, "levels")
        self.running = revert(self.play, organism, "GL-Extinction")
        self.decision = next(self.running, None)


def offered(run: Runner, start: str) -> list[str]:
    """The options that begin with a word."""
    return [option for option in run.options if option.startswith(start)] if run.decision else []


def weed_food(table: Table, host: str = "mars", bionts: str | None = None) -> int:
    """Blue's virus with three green and one blue cube, enough for a seaweed; one green cube is the host's."""
    mutation(table, host, "calvin")
    virus = parasite(table, "blue", host, bionts=bionts, diseased=("", "calvin"))
    mutation(table, "parasite-blue", "nitrogenase")
    mutation(table, "parasite-blue", "rhodopsin")
    mutation(table, "parasite-blue", "ribozyme")
    return virus


# -- L1. Parasites become macroorganisms -------------------------------------------------------------------------------


@pytest.mark.rule("L1.1", "L1.2")
def test_a_parasite_buys_a_macroorganism() -> None:
    """Its own and its diseased cubes pay; the host loses the mutation of the diseased one."""
    table = chimeric()
    mars = bacterium(table, "mars", "red", bionts="rr")
    mutation(table, "mars", "sod")
    virus = weed_food(table)
    pool(table, "red", "r")
    run = turn(table, BLUE, virus)
    assert offered(run, "grow") == ["grow parasite-blue seaweed"]
    finish(run.answer("grow parasite-blue seaweed"))
    assert is_macro(table, virus)
    assert SEAWEED not in table.stack
    assert table.mutations[mars] == (card(table, "sod"),), "calvin went with its cube"
    assert table.mutations[virus] == ()
    assert table.bionts[virus * 8 + BLUE] == 1
    assert tableau_of(table, virus) == RED
    assert sum(table.pool) == 0
    check_pieces(table)


@pytest.mark.rule("L1.1")
def test_not_without_the_variant() -> None:
    table = empty("red", "blue")
    bacterium(table, "mars", "red")
    virus = weed_food(table)
    pool(table, "red", "r")
    run = turn(table, BLUE, virus)
    assert offered(run, "grow") == []
    assert run.refused["grow parasite-blue seaweed"] == BACTERIA_ONLY


@pytest.mark.rule("L1.2")
def test_unused_diseased_cubes_return_to_the_host() -> None:
    """Seaweed has a green square for one cube beyond its needs; a fifth green cube is not used."""
    table = chimeric()
    bacterium(table, "mars", "red", bionts="rr")
    virus = weed_food(table)
    mutation(table, "parasite-blue", "chlorophyll")
    mutation(table, "parasite-blue", "chloroplast")
    pool(table, "red", "r")
    finish(turn(table, BLUE, virus).answer("grow parasite-blue seaweed"))
    assert table.mutation_cube[2 * card(table, "calvin")] == HERE
    assert table.organs[virus] == (HERE, ABSENT, ABSENT)
    check_pieces(table)


@pytest.mark.rule("L1.2")
def test_a_macroorganism_host_loses_the_organ() -> None:
    table = chimeric()
    worm = macroorganism(table, "mars", "flatworm", "red", organs=(2,))
    virus = parasite(table, "blue", "mars", diseased=("", "organ 2"))
    for code in ("calvin", "nitrogenase", "ribozyme"):
        mutation(table, "parasite-blue", code)
    pool(table, "red", "r")
    finish(turn(table, BLUE, virus).answer("grow parasite-blue seaweed"))
    assert table.organs[worm][2] == ABSENT
    assert members(table, virus) == [worm, virus]
    check_pieces(table)


@pytest.mark.rule("L1a.1")
def test_further_bionts_become_endosymbionts() -> None:
    """One is trophic, one takes the circle of its colour, the third has none and goes home compensated."""
    table = chimeric()
    bacterium(table, "mars", "red", bionts="rr")
    virus = weed_food(table, bionts="bbb")
    pool(table, "red", "r")
    finish(turn(table, BLUE, virus).answer("grow parasite-blue seaweed"))
    assert table.bionts[virus * 8 + BLUE] == 2
    assert table.pool[BLUE * 4 + BLUE] == 1
    check_pieces(table)


@pytest.mark.rule("L1a.2")
def test_a_hyperparasite_is_absorbed() -> None:
    table = chimeric("red", "blue", "green")
    bacterium(table, "mars", "red", bionts="rr")
    virus = weed_food(table)
    cyano = parasite(table, "green", "parasite-blue")
    mutation(table, "parasite-green", "sod")
    pool(table, "red", "r")
    finish(turn(table, BLUE, virus).answer("grow parasite-blue seaweed"))
    assert not is_alive(table, cyano)
    assert table.available_from[GREEN] == table.turn + 1
    assert table.mutations[cyano] == ()
    assert table.bionts[virus * 8 + GREEN] == 1
    check_pieces(table)


@pytest.mark.rule("L1a.3")
def test_bionts_of_a_host_microorganism_are_absorbed() -> None:
    """One red circle: the second red biont stays; the owner's last one would go only with a circle."""
    table = chimeric()
    mars = bacterium(table, "mars", "red", bionts="rrg")
    virus = weed_food(table)
    pool(table, "red", "r")
    finish(turn(table, BLUE, virus).answer("grow parasite-blue seaweed"))
    assert table.bionts[virus * 8 + RED] == table.bionts[virus * 8 + GREEN] == 1
    assert table.bionts[mars * 8 + RED] == 1
    assert table.bionts[mars * 8 + GREEN] == 0
    assert table.owner[mars] == RED
    check_pieces(table)


@pytest.mark.rule("L1a.3", "A5a", "H0e.4")
@pytest.mark.parametrize(("bought", "left_behind", "absorbed"), [(1, 1, 2), (2, 0, 2), (3, 0, 0), (4, 0, 0)])
def test_purchases_by_fission_stay_with_the_host(bought: int, left_behind: int, absorbed: int) -> None:
    """Two red bionts could buy twice each for Mars; one is absorbed by a weed that had fission too (U30).

    What the one left behind can have bought is his; whatever more was bought, the absorbed one bought and is done.
    """
    table = chimeric()
    mars = bacterium(table, "mars", "red", bionts="rr")
    virus = weed_food(table)
    pool(table, "red", "r")
    table.fission[mars] = table.fission[virus] = 1
    table.bought[mars * 8 + RED] = bought
    finish(turn(table, BLUE, virus).answer("grow parasite-blue seaweed"))
    assert purchases_left(table, RED, mars) == left_behind
    assert purchases_left(table, RED, virus) == absorbed


@pytest.mark.rule("L1a.3", "E6c.1")
def test_a_host_passes_on_when_its_owner_is_absorbed() -> None:
    table = chimeric()
    mars = bacterium(table, "mars", "red", bionts="rgg")
    virus = weed_food(table)
    pool(table, "red", "r")
    finish(turn(table, BLUE, virus).answer("grow parasite-blue seaweed"))
    assert table.owner[mars] == GREEN
    assert tableau_of(table, virus) == GREEN


@pytest.mark.rule("L1a.4", "L6")
def test_macroorganisms_are_not_absorbed() -> None:
    """Neither the host of a new parasitic macroorganism, nor such a parasite by a host that grows."""
    table = chimeric()
    worm = macroorganism(table, "mars", "flatworm", "red", bionts="rg")
    virus = parasite(table, "blue", "mars")
    for code in ("calvin", "nitrogenase", "rhodopsin", "ribozyme"):
        mutation(table, "parasite-blue", code)
    pool(table, "red", "r")
    finish(turn(table, BLUE, virus).answer("grow parasite-blue seaweed"))
    assert table.bionts[worm * 8 + RED] == table.bionts[worm * 8 + GREEN] == 1
    other = chimeric()
    mars = bacterium(other, "mars", "red", cubes="gggb")
    virus = macro_parasite(other, "blue", "mars", "dickinsonia")
    pool(other, "red", "r")
    turn(other, RED).answer("grow mars seaweed")
    assert is_macro(other, virus)
    assert members(other, mars) == [mars, virus]
    assert other.level[mars] == other.level[virus]


@pytest.mark.rule("L1b")
def test_a_hyperparasite_stays_small() -> None:
    table = chimeric()
    bacterium(table, "mars", "red")
    parasite(table, "green", "mars")
    virus = parasite(table, "blue", "parasite-green")
    for code in ("calvin", "nitrogenase", "rhodopsin", "ribozyme"):
        mutation(table, "parasite-blue", code)
    pool(table, "red", "r")
    run = turn(table, BLUE, virus)
    assert offered(run, "grow") == []
    assert run.refused["grow parasite-blue seaweed"] == HYPERPARASITE_STAYS_SMALL


# -- L2. Neighbours ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L2")
def test_a_parasitic_macroorganism_lives_with_its_host() -> None:
    table = chimeric()
    bacterium(table, "mars", "red")
    weed = macro_parasite(table, "blue", "mars", "seaweed", organs=(0,))
    assert tableau_of(table, weed) == RED
    assert home_row(table, weed) == table.box.row[placard(table, "mars")]
    assert recipients(table, BLUE, homes(table, BLUE)) == [RED]
    pool(table, "red", "b")
    assert offered(turn(table, BLUE, weed), "organ") == ["organ parasite-blue 1", "organ parasite-blue 2"]


@pytest.mark.rule("L2a")
def test_a_hyperparasite_steals_its_organs() -> None:
    table = chimeric()
    bacterium(table, "mars", "red")
    weed = macro_parasite(table, "blue", "mars", "seaweed", organs=(1, 2))
    assert hosts.attach_choices(table, GREEN, 0, weed) == [(ORGAN + 1, NOWHERE), (ORGAN + 2, NOWHERE)]
    parasite(table, "green", "parasite-blue", diseased=("organ 1", ""))
    assert table.organs[weed] == (ABSENT, STOLEN, HERE)
    pool(table, "red", "b")
    turn(table, BLUE, weed).answer("queen-cube parasite-blue first")
    assert table.organs[weed] == (ABSENT, HERE, HERE)
    check_pieces(table)


@pytest.mark.rule("L2b.1", "L2b.2")
def test_nobody_supplants_it_and_chains_stay_short() -> None:
    table = chimeric(*COLOURS)
    mars = bacterium(table, "mars", "red")
    mutation(table, "mars", "calvin", promoted=True)
    weed = macro_parasite(table, "blue", "mars", "seaweed")
    cyano = parasite(table, "green", "parasite-blue")
    mutation(table, "parasite-green", "sod", promoted=True)
    assert hosts.unsuitable(table, P_YELLOW, YELLOW, ALL_ROWS, 0, mars) == (MACRO_PARASITE, "L2b")
    assert hosts.unsuitable(table, P_YELLOW, YELLOW, ALL_ROWS, 0, cyano) == (MACRO_PARASITE, "L2b")
    assert is_macro(table, weed)


@pytest.mark.rule("L2b.2", "E4.3")
def test_a_liberated_parasite_brings_no_third_level() -> None:
    """Yellow's freed malaria carries Red's prion: Blue's parasitic seaweed is no host for it, without the prion it is.

    In 2026.2 it was one either way.
    """
    for version, riding, found in (("2026.3", True, False), ("2026.3", False, True), ("2026.2", True, True)):
        table = chimeric(*COLOURS, version=version)
        bacterium(table, "mars", "red")
        weed = macro_parasite(table, "blue", "mars", "seaweed", organs=(0, 1, 2))
        bacterium(table, "vent", "green")
        malaria = parasite(table, "yellow", "vent", side=1)
        if riding:
            parasite(table, "red", "parasite-yellow")
        table.parasite[placard(table, "vent")] = NOWHERE
        reason = None if found else (MACRO_PARASITE, "L2b")
        assert hosts.unsuitable(table, malaria, YELLOW, ALL_ROWS, 1, weed) == reason
        assert bool(offered(Runner(table, "liberated", malaria), "attach back parasite-blue")) == found


@pytest.mark.rule("L2b.2")
def test_growth_cuts_a_chain_that_is_too_long() -> None:
    """Of three hyperparasites one is absorbed, one stays, the last dies out."""
    table = chimeric(*COLOURS)
    bacterium(table, "mars", "red", bionts="rr")
    virus = weed_food(table)
    cyano = parasite(table, "green", "parasite-blue")
    malaria = parasite(table, "yellow", "parasite-green")
    prion = parasite(table, "red", "parasite-yellow")
    pool(table, "red", "r")
    finish(turn(table, BLUE, virus).answer("grow parasite-blue seaweed"))
    assert not is_alive(table, cyano)
    assert table.parasite[virus] == malaria
    assert not is_alive(table, prion)


# -- L3. Red Queens ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L3")
def test_a_host_grafts_an_organ_onto_an_empty_space() -> None:
    """Its promoted mutation lost the red base cube; only a red organ fits there."""
    table = chimeric("red", "blue")
    bacterium(table, "mars", "red")
    sod = mutation(table, "mars", "sod", promoted=True)
    table.mutation_cube[2 * sod] = ABSENT
    table.soup_cubes[RED] += 1
    mutation(table, "mars", "riboswitch")
    star = macro_parasite(table, "blue", "mars", "seastar", organs=(1, 3))
    pool(table, "red", "r")
    run = turn(table, RED)
    assert offered(run, "queen") == ["queen-graft mars 1"]
    run.answer("queen-graft mars 1")
    assert table.mutation_cube[2 * sod] == HERE
    assert table.organs[star][1] == ABSENT
    assert sum(table.pool) == 0
    check_pieces(table)


@pytest.mark.rule("L3a.1")
def test_macroorganisms_take_organs_from_each_other() -> None:
    """Into a free square of the colour; the host from the parasite and the other way round."""
    table = chimeric("red", "blue")
    weed = macroorganism(table, "mars", "seaweed", "red", organs=(1,))
    worm = macro_parasite(table, "blue", "mars", "arrowworm", organs=(0, 3))
    pool(table, "red", "gr")
    run = turn(table, RED)
    assert offered(run, "queen") == ["queen-transplant mars 3"], "green fits, red does not"
    run.answer("queen-transplant mars 3", "consent")
    assert table.organs[weed] == (HERE, HERE, ABSENT)
    assert table.organs[worm] == (HERE, ABSENT, ABSENT, ABSENT)
    check_pieces(table)
    pool(table, "red", "g")
    table.organs[weed] = (HERE, ABSENT, HERE)
    run = turn(table, BLUE, worm)
    assert offered(run, "queen") == ["queen-transplant parasite-blue 0"]


@pytest.mark.rule("L3a.1", "H4d.1", "H5d.1")
def test_the_organ_that_was_lacking_may_be_taken_by_a_red_queen() -> None:
    """It is the last one, and the seaweed goes ashore with it."""
    table = chimeric("red", "blue")
    macroorganism(table, "mars", "seaweed", "red", organs=(1, 2))
    macro_parasite(table, "blue", "mars", "arrowworm", organs=(0, 3))
    pool(table, "red", "gr")
    run = turn(table, RED).answer("queen-transplant mars 3")
    assert LANDFALL_MADE in finish(run).kinds()


@pytest.mark.rule("L3a.2")
def test_a_macroorganism_host_takes_an_endosymbiont() -> None:
    """Into a free circle, never the trophic biont; its parasite cannot do that."""
    table = chimeric()
    weed = macroorganism(table, "mars", "seaweed", "red", organs=(1, 2))
    worm = macro_parasite(table, "blue", "mars", "arrowworm", bionts="bg", organs=(0,))
    pool(table, "red", "ggbbrr")
    run = turn(table, RED)
    assert offered(run, "queen") == ["queen-biont mars green"]
    run.answer("queen-biont mars green", "pay green 1")
    assert table.bionts[weed * 8 + GREEN] == 1
    assert table.owner[worm] == BLUE
    assert offered(turn(table, BLUE, worm), "queen-host-biont") == []
    check_pieces(table)


@pytest.mark.rule("L3b.1")
def test_a_macro_parasite_takes_mutation_cubes_as_organs() -> None:
    """The host's cube fills a square, its unpromoted card is discarded; bionts are safe as long as a cube fits."""
    table = chimeric("red", "blue")
    mars = bacterium(table, "mars", "red")
    mutation(table, "mars", "calvin")
    mutation(table, "mars", "quorum")
    worm = macro_parasite(table, "blue", "mars", "arrowworm", organs=(0,))
    pool(table, "red", "gy")
    run = turn(table, BLUE, worm)
    assert offered(run, "queen") == ["queen-steal parasite-blue calvin", "queen-steal parasite-blue quorum"]
    run.answer("queen-steal parasite-blue quorum", "consent", "square 2")
    assert table.organs[worm] == (HERE, ABSENT, HERE, ABSENT)
    assert table.mutations[mars] == (card(table, "calvin"),)
    check_pieces(table)


@pytest.mark.rule("L3b.2")
def test_then_it_takes_bionts_of_the_host() -> None:
    """Into a circle, or home with compensation; with the last one the host dies."""
    table = chimeric("red", "blue")
    mars = bacterium(table, "mars", "red", bionts="rr")
    worm = macro_parasite(table, "blue", "mars", "arrowworm", organs=(0,))
    pool(table, "red", "rr")
    turn(table, BLUE, worm).answer("queen-host-biont parasite-blue red")
    assert table.bionts[worm * 8 + RED] == 1
    assert table.bionts[mars * 8 + RED] == 1
    table.bought = [0] * len(table.bought)
    turn(table, BLUE, worm).answer("queen-host-biont parasite-blue red")
    assert table.pool[RED * 4 + RED] == 1, "compensation, after the last catalyst was spent"
    assert not is_alive(table, worm)
    assert table.owner[mars] == BLUE
    assert table.bionts[mars * 8 + RED] == 1
    check_pieces(table)


# -- L4. Death ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L4a.1", "L4a.2", "L4a.3")
def test_a_parasitic_macroorganism_outlives_its_host() -> None:
    table = chimeric()
    mars = bacterium(table, "mars", "red", cubes="r", discs="y")
    mutation(table, "mars", "sod")
    weed = macro_parasite(table, "blue", "mars", "seaweed", bionts="bg", organs=(0,), level=2)
    cyano = parasite(table, "green", "parasite-blue")
    finish(Runner(table, "errors", mars, 0, 9))
    assert table.trophy[mars] == NOWHERE, "the bacterium is not extinct"
    assert table.owner[mars] == BLUE
    assert table.macro[mars] == SEAWEED
    assert table.organs[mars] == (HERE, ABSENT, ABSENT)
    assert table.level[mars] == 2
    assert table.bionts[mars * 8 + BLUE] == table.bionts[mars * 8 + GREEN] == 1
    assert table.mutations[mars] == ()
    assert sum(table.cubes[mars * 4 : mars * 4 + 4]) == sum(table.discs[mars * 4 : mars * 4 + 4]) == 0
    assert not is_alive(table, weed)
    assert table.available_from[BLUE] == table.turn + 1
    assert table.parasite[mars] == cyano
    assert table.host[GREEN] == mars
    check_pieces(table)


@pytest.mark.rule("L4a.1", "D5.3")
@pytest.mark.parametrize("step", ["heat", "spike"])
def test_an_event_reaches_who_has_outlived_its_host(step: str) -> None:
    """The host dies first; what the event still has for its parasite strikes the macroorganism at its new place."""
    table = chimeric("red", "blue")
    mars = bacterium(table, "mars", "red")
    macro_parasite(table, "blue", "mars", "seaweed", organs=(1, 2))
    run = Runner(table, "levels")
    table.steps = [(step, P_BLUE, 5), (step, mars, 1 + (step == "heat"))]
    run._run()
    assert table.macro[mars] == SEAWEED, "it slid under"
    assert run.decision is not None
    assert run.decision.data[0] == mars
    finish(run)
    assert HERE not in table.organs[mars]


@pytest.mark.rule("L4a.1", "L1a.3")
def test_a_host_whose_last_biont_is_absorbed() -> None:
    """Growing on a bacterium of one biont takes its placard over at once; the rest of the turn goes on there."""
    table = chimeric("red", "blue")
    mars = bacterium(table, "mars", "red")
    virus = weed_food(table, bionts="bb")
    pool(table, "red", "rb")
    pool(table, "blue", "b")
    run = turn(table, BLUE, virus).answer("grow parasite-blue seaweed", "pay red 1")
    while run.decision and run.decision.kind == ASK_DISCARD_ORDER:
        run.answer(run.options[0])
    assert table.owner[mars] == BLUE
    assert table.macro[mars] == SEAWEED
    assert table.bionts[mars * 8 + RED] == 1
    assert offered(run, "organ") == ["organ mars 1", "organ mars 2"], "bought by the second biont, from Blue's pool"
    check_pieces(table)


@pytest.mark.rule("L4b.1", "L4b.2", "L4b.3")
def test_a_parasitic_macroorganism_falls_back() -> None:
    """Trophic biont home, the own endosymbiont runs the card, one guest may stay, system cubes may fill slots."""
    table = chimeric()
    bacterium(table, "mars", "red")
    fungus = macro_parasite(table, "blue", "mars", "dickinsonia", bionts="bbgr", organs=(0,))
    cyano = parasite(table, "green", "parasite-blue")
    run = Fall(table, fungus)
    assert run.options == ["keep-biont red", "keep-biont green", "enough"]
    run.answer("keep-biont green")
    assert run.options == ["fill-slot first", "leave first"], "yellow and green stand on both cards"
    run.answer("fill-slot first", "leave second")
    assert not is_macro(table, fungus)
    assert table.owner[fungus] == BLUE
    assert table.host[BLUE] == placard(table, "mars")
    assert table.bionts[fungus * 8 : fungus * 8 + 4] == [0, 0, 1, 1]
    assert table.acted_organism[fungus * 8 + GREEN] == 0, "who stays has not acted by that"
    assert table.diseased[2 * BLUE : 2 * BLUE + 2] == [UNSOURCED, NOWHERE]
    assert table.trophy[16 + DICKINSONIA] == BLUE
    assert table.pool[BLUE * 4 + BLUE] == table.pool[RED * 4 + RED] == 1, "both sent home are compensated"
    assert not is_alive(table, cyano), "the parasites of a macroorganism die with it"
    check_pieces(table)


@pytest.mark.rule("L4b.2", "L4b.3", "C1b.1")
def test_nobody_is_asked_for_an_npcs_fallen_parasite() -> None:
    """Red ran the card of an NPC whose biont he had taken up again: it is the NPC's once more, which fills all."""
    table = chimeric("red", "blue", mode="solitaire")
    bacterium(table, "mars", "blue")
    fungus = macro_parasite(table, "green", "mars", "dickinsonia", bionts="rGb")
    table.owner[fungus] = RED
    run = Fall(table, fungus)
    assert run.decision is None
    assert table.owner[fungus] == NPC + GREEN
    assert table.bionts[fungus * 8 + BLUE] == 1
    assert table.diseased[2 * GREEN : 2 * GREEN + 2] == [UNSOURCED, NOWHERE], "blue stands on the card, red does not"
    check_pieces(table)


@pytest.mark.rule("L4b.2", "L4b.3")
def test_the_first_player_is_asked_for_his_fallen_parasite_too() -> None:
    table = chimeric()
    bacterium(table, "mars", "blue")
    fungus = macro_parasite(table, "red", "mars", "dickinsonia", bionts="rrgb")
    assert Fall(table, fungus).options == ["keep-biont green", "keep-biont blue", "enough"]


@pytest.mark.rule("L4b.4")
def test_without_a_biont_of_its_colour_it_dies() -> None:
    table = chimeric()
    mars = bacterium(table, "mars", "red")
    weed = macro_parasite(table, "blue", "mars", "seaweed", bionts="bg")
    finish(Fall(table, weed))
    assert not is_alive(table, weed)
    assert table.parasite[mars] == NOWHERE
    assert table.pool[BLUE * 4 + BLUE] == table.pool[GREEN * 4 + GREEN] == 1
    check_pieces(table)


@pytest.mark.rule("L4b.4", "H4a.2")
def test_a_fallen_parasite_dies_with_its_last_own_biont_whoever_takes_it() -> None:
    """Red's host takes Blue's only biont by a Red Queen: Green's, still in the virus, does not make it Green's."""
    table = chimeric()
    mars = bacterium(table, "mars", "red")
    mutation(table, "mars", "rnapol")  # a Red Queen
    weed = macro_parasite(table, "blue", "mars", "seaweed", bionts="bbg")
    Fall(table, weed).answer("keep-biont green", "leave second")
    assert (table.owner[weed], table.bionts[weed * 8 : weed * 8 + 4]) == (BLUE, [0, 0, 1, 1])
    pool(table, "red", "b")
    turn(table, RED).answer("queen-biont mars blue")
    assert not is_alive(table, weed)
    assert table.parasite[mars] == NOWHERE
    assert table.bionts[mars * 8 + BLUE] == 1, "taken alive"
    assert table.pool[GREEN * 4 + GREEN] == 1, "Green's came home with its compensation"
    check_pieces(table)


@pytest.mark.rule("L4b.4", "GL-Atrophy.5")
def test_a_fallen_parasite_dies_with_its_last_own_biont_by_atrophy_and_by_hgt() -> None:
    for cause in ("atrophy", "hgt"):
        table = chimeric()
        bacterium(table, "mars", "red")
        weed = macro_parasite(table, "blue", "mars", "seaweed", bionts="bbg")
        Fall(table, weed).answer("keep-biont green", "leave second")
        if cause == "atrophy":
            Runner(table, "heat", weed, 1).answer("lose-biont blue")
        else:
            mutation(table, "parasite-blue", "mrna")
            Runner(table, "assign-turn", BLUE).answer("hgt parasite-blue pool")
        assert not is_alive(table, weed), cause
        check_pieces(table)


@pytest.mark.rule("L4b.4", "E6c.1", "E6c.2")
def test_other_parasites_of_the_variant_are_still_commandeered() -> None:
    """One that never fell passes on; so did a fallen one in version 2026.1."""
    table = chimeric()
    bacterium(table, "mars", "red")
    virus = parasite(table, "blue", "mars", bionts="bg")
    Runner(table, "heat", virus, 1).answer("lose-biont blue")
    assert table.owner[virus] == GREEN
    table = chimeric(version="2026.1")
    bacterium(table, "mars", "red")
    weed = macro_parasite(table, "blue", "mars", "seaweed", bionts="bbg")
    Fall(table, weed).answer("keep-biont green", "leave second")
    Runner(table, "heat", weed, 1).answer("lose-biont blue")
    assert table.owner[weed] == GREEN


@pytest.mark.rule("L4b.4")
def test_a_card_that_went_home_has_forgotten_its_fall() -> None:
    """The next parasite of that colour can be commandeered again; a state tells of the fall while it matters."""
    table = chimeric()
    bacterium(table, "mars", "red")
    weed = macro_parasite(table, "blue", "mars", "seaweed", bionts="bb")
    Fall(table, weed).answer("leave second")
    assert table.state()["fallen"] == 1 << BLUE
    twin = table.copy()
    twin.restore(table.state())
    assert twin == table
    Runner(table, "heat", weed, 1)
    assert not is_alive(table, weed)
    assert "fallen" not in table.state()
    twin.restore(table.state())
    assert twin == table


# -- L5. Landfall ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L5d", "L5b")
def test_a_hosts_mutation_cubes_count_for_landfall() -> None:
    """If the owner wants; each cube once, and the host keeps them."""
    table = chimeric("red", "blue")
    mars = bacterium(table, "mars", "red")
    mutation(table, "mars", "ribozyme")
    weed = macro_parasite(table, "blue", "mars", "seaweed", organs=(0,))
    pool(table, "red", "b")
    run = turn(table, BLUE, weed).answer("organ parasite-blue 1")
    assert run.options == ["landfall", "stay-marine"]
    finish(run.answer("landfall"))
    assert table.land[weed] == 1
    assert table.mutations[mars] == (card(table, "ribozyme"),)
    check_pieces(table)
    stays = chimeric("red", "blue")
    bacterium(stays, "mars", "red")
    mutation(stays, "mars", "ribozyme")
    weed = macro_parasite(stays, "blue", "mars", "seaweed", organs=(0,))
    assert LANDFALL_MADE not in finish(Runner(stays, "food-chains")).kinds(), "one blue cube does not count twice"
    assert stays.land[weed] == 0


@pytest.mark.rule("L5c")
def test_diseased_organs_may_count() -> None:
    table = chimeric()
    bacterium(table, "mars", "red")
    weed = macro_parasite(table, "blue", "mars", "seaweed", organs=(0, 1))
    parasite(table, "green", "parasite-blue", diseased=("organ 1", ""))
    pool(table, "red", "b")
    run = turn(table, BLUE, weed).answer("organ parasite-blue 2")
    assert run.options == ["landfall", "stay-marine"]
    finish(run.answer("landfall"))
    assert table.land[weed] == 1
    assert table.bionts[weed * 8 + GREEN] == 1, "the hyperparasite is assimilated"
    check_pieces(table)


@pytest.mark.rule("L5e.1", "L5e.2", "L5e.3", "L5b")
def test_only_the_host_gets_ashore() -> None:
    """It counts an organ of its mate, which falls back; the host takes a biont of it, circle or not."""
    table = chimeric()
    weed = macroorganism(table, "mars", "seaweed", "red", bionts="rb", organs=(0, 1))
    star = macro_parasite(table, "blue", "mars", "flatworm", bionts="bbg", organs=(4,))
    run = Runner(table, "fill-up", weed)
    assert run.options == ["landfall", "stay-marine"]
    run.answer("landfall")
    assert table.land[weed] == 1
    run.answer("keep-biont green", "leave first", "leave second")
    assert not is_macro(table, star)
    assert run.options == ["absorb green", "absorb blue", "done"]
    run.answer("absorb blue")
    assert table.bionts[weed * 8 + BLUE] == 1, "its circle was taken, so the biont went home"
    assert not is_alive(table, star), "a fallen parasite without its own colour is nobody's"
    assert table.pool[GREEN * 4 + GREEN] == 1
    assert run.decision is not None
    assert run.decision.kind == ASK_GIFT, "Blue has a biont in it and may help with its organs on land (H0g)"
    run.answer("done")
    assert run.decision is None
    check_pieces(table)


@pytest.mark.rule("L5e.2", "L5e.3", "L4a.1")
def test_only_the_parasite_gets_ashore() -> None:
    """The host is a bacterium again; its bionts go into free circles only, and with the last one it is taken over."""
    table = chimeric("red", "blue")
    worm = macroorganism(table, "mars", "flatworm", "red", organs=(0,))
    weed = macro_parasite(table, "blue", "mars", "seaweed", organs=(0, 1))
    pool(table, "red", "b")
    run = turn(table, BLUE, weed).answer("organ parasite-blue 2")
    assert table.land[weed] == 1
    assert not is_macro(table, worm)
    assert table.owner[worm] == RED
    assert run.options == ["absorb red", "done"]
    finish(run.answer("absorb red"))
    assert not is_alive(table, weed)
    assert table.owner[worm] == BLUE
    assert table.land[worm] == 1
    check_pieces(table)


@pytest.mark.rule("L5a", "L5e.1", "L6a.2")
def test_the_host_goes_first_and_both_land() -> None:
    """Both are complete with each other's organs: the host lands first, its mate follows."""
    table = chimeric("red", "blue")
    weed = macroorganism(table, "mars", "seaweed", "red", organs=(0, 1))
    bug = macro_parasite(table, "blue", "mars", "trilobite", organs=(1,))
    run = finish(Runner(table, "fill-up", weed).answer("landfall"))
    ashore = [entry.data[0] for entry in run.entries if entry.kind == LANDFALL_MADE]
    assert ashore == [weed, bug]
    assert members(table, weed) == [weed, bug]
    assert has_chimera(table, 1)
    check_pieces(table)


@pytest.mark.rule("L5f")
def test_beside_a_land_macroorganism_only_automatic_landfall() -> None:
    """Seaweed needs all three organs of its own cubes; the land host's organs are not counted."""
    table = chimeric("red", "blue")
    macroorganism(table, "mars", "trilobite", "red", organs=(2, 3), land=True)
    virus = parasite(table, "blue", "mars")
    for code in ("calvin", "nitrogenase", "rhodopsin", "ribozyme", "chloroplast", "tmrna"):
        mutation(table, "parasite-blue", code)
    pool(table, "red", "r")
    run = turn(table, BLUE, virus)
    assert offered(run, "grow") == []
    assert run.refused["grow parasite-blue seaweed"] == BESIDE_LAND
    mutation(table, "parasite-blue", "trna")
    run = finish(turn(table, BLUE, virus).answer("grow parasite-blue seaweed"))
    assert table.land[virus] == 1
    assert LANDFALL_MADE in run.kinds()
    check_pieces(table)


@pytest.mark.rule("L5f")
def test_a_host_beside_its_land_parasite() -> None:
    table = chimeric("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="gggb")
    macro_parasite(table, "blue", "mars", "trilobite", land=True)
    pool(table, "red", "rr")
    assert macroorganisms.grow_options(table, RED, mars) == []
    table.cubes[mars * 4 + GREEN] += 1
    table.cubes[mars * 4 + BLUE] += 2
    assert macroorganisms.grow_options(table, RED, mars) == [("grow", SEAWEED)]


# -- L6. Chimeras ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L6", "L6a.1")
def test_members_add_up_and_share_a_level() -> None:
    """Sea star alone (4 and a biont) beats each member, not both together."""
    table = chimeric("red", "blue", "green")
    star = macroorganism(table, "dust", "seastar", "green", level=2)
    worm = macroorganism(table, "mars", "flatworm", "red", organs=(0,), level=0)
    arrow = macro_parasite(table, "blue", "mars", "arrowworm", level=1)
    table.trophic_change = 1
    Runner(table, "levels")
    assert table.level[star] == 0
    assert table.level[worm] == table.level[arrow] == 1


@pytest.mark.rule("L6a.2", "L4b.4")
def test_a_chimera_counts_once_and_falls_as_one() -> None:
    """Three competitors are no crowd though four macroorganisms live; with a fourth the weakest chimera falls whole."""
    table = chimeric(*COLOURS)
    weed = macroorganism(table, "mars", "seaweed", "green", level=0)
    fungus = macro_parasite(table, "blue", "mars", "dickinsonia", level=0)
    macroorganism(table, "dust", "seastar", "red", level=1)
    macroorganism(table, "clay", "lampshell", "green", level=2)
    assert finish(Runner(table, "overcrowding", 0)).kinds() == []
    macroorganism(table, "vent", "flatworm", "yellow", bionts="y", level=3)
    table.bionts[placard(table, "vent") * 8 + BLUE] = table.bionts[placard(table, "vent") * 8 + GREEN] = 5
    run = finish(Runner(table, "overcrowding", 0))
    assert run.kinds().index(REVERTED) < run.kinds().index(FALLEN_BACK)
    assert not is_macro(table, weed)
    assert not is_macro(table, fungus)
    assert table.trophy[16 + SEAWEED] == GREEN
    assert table.trophy[16 + DICKINSONIA] == BLUE


@pytest.mark.rule("L6b")
def test_the_greenest_is_at_least_a_plant() -> None:
    """Seaweed has the lowest rate but most green and blue: the next lowest dies in its place."""
    for settings, dead in (({"chimera": True}, "lampshell"), ({"plants": True}, "lampshell"), ({}, "seaweed")):
        table = empty("red", "blue", "green", **settings)
        numbers = {
            "seaweed": macroorganism(table, "mars", "seaweed", "green", organs=(0, 1, 2), level=0),
            "lampshell": macroorganism(table, "clay", "lampshell", "green", level=1),
            "seastar": macroorganism(table, "dust", "seastar", "red", level=2),
            "trilobite": macroorganism(table, "vent", "trilobite", "blue", level=3),
        }
        finish(Runner(table, "overcrowding", 0))
        assert [code for code, number in numbers.items() if not is_macro(table, number)] == [dead]


@pytest.mark.rule("L6c", "L6")
def test_what_a_chimera_is_worth() -> None:
    """Each member has its 12 or 6, on land double, shared by those who have a biont in that member."""
    for land, worth in ((False, 12), (True, 24)):
        table = chimeric("red", "blue", "green")
        macroorganism(table, "mars", "seaweed", "red", land=land, level=1)
        macro_parasite(table, "blue", "mars", "dickinsonia", bionts="bg", land=land, level=1)
        macroorganism(table, "clay", "lampshell", "green", land=land, level=0)
        assert dominance_points(table) == [worth, 0, worth // 2 + 6, worth // 2]
    assert score(table, BLUE).system == 9
    assert successor(table)["macroorganisms"][-1]["bacterium"] == "mars"


# -- L7. Solo play -----------------------------------------------------------------------------------------------------


def hunter(table: Table, host: str = "mars") -> int:
    """An NPC's malaria with cubes for a seaweed."""
    number = parasite(table, "yellow", host, bionts="Y")
    table.owner[number] = NPC + YELLOW
    for code in ("calvin", "nitrogenase", "rhodopsin", "ribozyme"):
        mutation(table, "parasite-yellow", code)
    return number


@pytest.mark.rule("L7a")
def test_an_npc_buys_a_macroorganism_and_organs_from_the_top() -> None:
    table = chimeric("red", "blue", mode="solitaire")
    mars = bacterium(table, "mars", "red", bionts="rr")
    malaria = hunter(table)
    pool(table, "red", "rb")
    run = Runner(table, "npc-purchase", NPC + YELLOW, malaria, dice=(1, 1, 1, 1, 2))
    assert run.decision is None
    assert is_macro(table, malaria)
    assert table.bionts[mars * 8 + RED] == table.bionts[malaria * 8 + RED] == 1
    table.bought = [0] * len(table.bought)
    left = sum(table.pool)
    Runner(table, "npc-purchase", NPC + YELLOW, malaria)
    assert table.organs[malaria] == (ABSENT, HERE, ABSENT), "no green catalyst, so the topmost blue square"
    assert sum(table.pool) == left - 1
    check_pieces(table)


@pytest.mark.rule("L7a")
def test_an_npc_chooses_among_cards_by_chance() -> None:
    for die, macro in ((1, SEAWEED), (2, DICKINSONIA)):
        table = chimeric("red", "blue", mode="solitaire")
        macroorganism(table, "mars", "flatworm", "red")
        malaria = hunter(table)
        for code in ("quorum", "tmrna", "trna"):
            mutation(table, "parasite-yellow", code)
        pool(table, "red", "r")
        Runner(table, "npc-purchase", NPC + YELLOW, malaria, dice=(die, *(1,) * 6))
        assert table.macro[malaria] == macro


@pytest.mark.rule("L5e.3", "C1b.1")
def test_an_npc_ashore_takes_all_bionts_it_can_and_is_not_asked() -> None:
    table = chimeric("red", "blue", mode="solitaire")
    mars = bacterium(table, "mars", "blue", bionts="bbr")
    fungus = macro_parasite(table, "green", "mars", "dickinsonia", bionts="G", land=True)
    run = Runner(table, "absorb-mate", fungus, mars)
    assert run.decision is None
    assert ABSORBED in run.kinds()


@pytest.mark.rule("L7b")
def test_an_npc_attacks_in_a_chimera() -> None:
    """The topmost organ that fits, when its Red Queens outnumber the host's; it does not ask for consent."""
    table = chimeric("red", "blue", mode="solitaire")
    worm = macroorganism(table, "mars", "flatworm", "red", organs=(2, 3, 4))
    arrow = macro_parasite(table, "yellow", "mars", "arrowworm", bionts="Y", organs=(0,))
    pool(table, "red", "ggyy")
    run = Runner(table, "npc-purchase", NPC + YELLOW, arrow)
    assert run.decision is None
    assert QUEEN_TRANSPLANTS in run.kinds()
    assert table.organs[worm] == (ABSENT, ABSENT, ABSENT, HERE, HERE)
    assert table.organs[arrow] == (HERE, ABSENT, ABSENT, HERE)
    table.bought = [0] * len(table.bought)
    table.organs[arrow] = (ABSENT, ABSENT, HERE, HERE)
    assert QUEEN_TRANSPLANTS not in Runner(table, "npc-purchase", NPC + YELLOW, arrow).kinds(), "no icon, no attack"
    assert red_queen.ATTACKS[-1] == "queen-host-biont"


@pytest.mark.rule("L7b", "H4.3")
def test_an_npc_with_no_more_red_queens_than_its_host_buys_organs_instead() -> None:
    """As many on either side: without the soloist's leave it takes nothing, and it does not ask for that."""
    table = chimeric("red", "blue", mode="solitaire")
    star = macroorganism(table, "mars", "seastar", "red", organs=(0, 2))
    arrow = macro_parasite(table, "yellow", "mars", "arrowworm", bionts="Y", organs=(0,))
    pool(table, "red", "ggyy")
    run = Runner(table, "npc-purchase", NPC + YELLOW, arrow)
    assert run.decision is None
    assert QUEEN_TRANSPLANTS not in run.kinds()
    assert table.organs[star][:3] == (HERE, ABSENT, HERE)
    assert table.organs[arrow] == (HERE, HERE, ABSENT, ABSENT)


@pytest.mark.rule("L7c")
def test_an_npc_lets_players_endosymbionts_die_first() -> None:
    table = chimeric("red", "blue", mode="solitaire")
    bacterium(table, "mars", "red")
    fungus = macro_parasite(table, "yellow", "mars", "dickinsonia", bionts="Yrb", organs=(0, 2))
    assert len(loss_options(table, fungus, False)) > 2
    for left in ((0, 1), (0, 0)):
        run = Runner(table, "spike", fungus, 1 + antioxidant_shield(table, fungus), dice=(1,))
        assert run.decision is None
        assert (table.bionts[fungus * 8 + RED], table.bionts[fungus * 8 + BLUE]) == left
    assert table.organs[fungus] == (HERE, ABSENT, HERE)


@pytest.mark.rule("L7d")
def test_an_npc_goes_ashore_when_it_can() -> None:
    table = chimeric("red", "blue", mode="solitaire")
    bacterium(table, "mars", "red")
    mutation(table, "mars", "ribozyme")
    weed = macro_parasite(table, "yellow", "mars", "seaweed", bionts="Y", organs=(0,))
    pool(table, "red", "bbb")
    run = Runner(table, "npc-purchase", NPC + YELLOW, weed)
    assert run.decision is None
    assert table.land[weed] == 1
    assert sum(table.pool) == 2, "it buys no land organs besides its one purchase"


def crowd(table: Table) -> None:
    """Three macroorganisms of Red and Blue in the sea with the highest rates."""
    macroorganism(table, "dust", "seastar", "red", level=2)
    macroorganism(table, "clay", "trilobite", "blue", level=1)
    macroorganism(table, "vent", "opabinia", "red", level=0)


@pytest.mark.rule("L7d", "H6c.1")
def test_an_npc_flees_from_an_overcrowded_ocean() -> None:
    """With its host's catalysts, the fewest that suffice, and without a question; with too few it dies out."""
    for discs, ashore in (("gbbb", True), ("gb", False)):
        table = chimeric("red", "blue", mode="solitaire")
        table.order = [RED, NPC + YELLOW, BLUE, NPC + GREEN]
        bacterium(table, "mars", "red")
        weed = macro_parasite(table, "yellow", "mars", "seaweed", bionts="Y", level=3)
        crowd(table)
        pool(table, "red", discs)
        run = Runner(table, "crowded-ocean")
        while run.decision:
            run.answer("stay")
        assert bool(table.land[weed]) == ashore
        assert sum(table.pool) == (1 if ashore else 2)


@pytest.mark.rule("H6c.4", "L2")
def test_who_helps_a_parasitic_macroorganism_ashore() -> None:
    """Its own player, since it lives on its host's pool; the host's player has nothing to add to his own pool."""
    table = chimeric("red", "blue")
    bacterium(table, "mars", "red")
    weed = macro_parasite(table, "blue", "mars", "seaweed", bionts="br", level=3)
    crowd(table)
    pool(table, "red", "g")
    assert Runner(table, "crowded-ocean").decision is None, "one green pays no three organs"
    pool(table, "blue", "bb")
    run = Runner(table, "crowded-ocean")
    assert run.decision is not None
    assert (run.decision.kind, run.decision.seat) == (ASK_CONTRIBUTE, 1)
    run.answer("contribute blue", "contribute blue", "ashore")
    assert table.land[weed] == 1
    assert sum(table.pool) == 0


@pytest.mark.rule("L7e", "L7f")
def test_an_npcs_macroorganism_dies_with_its_host() -> None:
    table = chimeric("red", "blue", mode="solitaire")
    mars = bacterium(table, "mars", "red")
    weed = macro_parasite(table, "yellow", "mars", "seaweed", bionts="Yb", organs=(0,))
    assert npc_macroorganisms(table) == 1
    finish(Runner(table, "errors", mars, 0, 9))
    assert not is_alive(table, mars)
    assert not is_alive(table, weed)
    assert table.trophy[mars] == RED
    assert table.trophy[16 + SEAWEED] == NPC + YELLOW
    assert table.pool[BLUE * 4 + BLUE] == 1
    assert npc_macroorganisms(table) == 1, "a trophy now"
    check_pieces(table)


@pytest.mark.rule("L7f")
def test_npc_macroorganisms_raise_the_goal() -> None:
    table = chimeric("red", "blue", mode="solitaire")
    macroorganism(table, "mars", "flatworm", "red", bionts="rb")
    table.trophy[16 + TRILOBITE] = NPC + GREEN
    assert goals(table) == 0
    weed = macroorganism(table, "dust", "seaweed", "blue")
    assert goals(table) == 1
    table.event_deck = []
    details = outcome(table, ("solo",)).details
    assert (details["marine chimera"], details["land chimera"]) == (False, False)
    assert weed
    macro_parasite(table, "green", "mars", "dickinsonia", bionts="G")
    assert goals(table) == 0
    assert outcome(table, ("solo",)).details["marine chimera"]


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.rule("L1.1", "L2")
@pytest.mark.parametrize("seed", range(6))
def test_games_of_the_variant_conform(seed: int) -> None:
    solo = seed % 2 == 1
    rules = Genesis(
        ("red", "green") if solo else COLOURS[: 2 + seed % 3],
        Settings(chimera=True, mode="solitaire" if solo else "competitive"),
    )
    check_game(rules, seed, every=9, invariants=check_pieces, permute=permute, horizon=6)


@pytest.mark.rule("L1.1", "L6")
@pytest.mark.parametrize("mode", ["competitive", "solitaire"])
def test_chimeras_arise_in_games_of_growers(mode: str) -> None:
    """Rich players with cheap macroorganisms form chimeras, pieces stay conserved, every game ends."""
    chimeras = 0
    for seed in range(4):
        game = new(("red", "green"), seed=seed, mode=mode, chimera=True, macro=True, keep=False, log=False)
        game.table.box.needs = [(0, 0, 0, 0)] * 8
        chance = Chance(seed)
        while (decision := game.decision) is not None:
            assert decision.seat >= 0
            enrich(game.table)
            wanted = [o for o in decision.options if o[0] in ("grow", "attach", "buy", "landfall")]
            options = wanted or decision.options
            game.choose(options[chance.below(len(options))])
            check_pieces(game.table)
            chimeras += has_chimera(game.table, 0) or has_chimera(game.table, 1)
    assert chimeras


def enrich(table: Table) -> None:
    """At least two catalysts of each colour for everybody."""
    for player in table.box.players:
        for colour in range(4):
            while table.pool[player * 4 + colour] < 2:
                table.pool[player * 4 + colour] += 1
                table.soup_discs[colour] -= 1
