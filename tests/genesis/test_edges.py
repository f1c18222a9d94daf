"""Edges of rules, each by its line of the book: what a slip of one sign or one word would leave unnoticed."""

from __future__ import annotations

from collections import Counter

import pytest

from biont.genesis.cards import BLUE, GREEN, RED, YELLOW
from biont.genesis.game import new
from biont.genesis.ids import PARASITE
from biont.genesis.organisms import error_shield
from biont.genesis.rules.atrophy import ATROPHIED
from biont.genesis.rules.buyers import npc_payment
from biont.genesis.rules.chimera import _move_biont, empty_spaces
from biont.genesis.rules.commandeering import settle_ownership
from biont.genesis.rules.events import events
from biont.genesis.rules.extinction import detach
from biont.genesis.rules.gifts import offer_gifts, offer_gifts_to_earlier
from biont.genesis.rules.hgt import may_block
from biont.genesis.rules.hosts import refusals
from biont.genesis.rules.organs import landfall_if_full
from biont.genesis.rules.places import home_rows
from biont.genesis.rules.setup import eons_left
from biont.genesis.rules.symbiosis import enter_ecosystem
from biont.genesis.rules.trophic import helpers
from biont.genesis.table import ABSENT, BERTH, HERE, NOWHERE, STOLEN, Table
from biont.kernel.play import Play
from tests.genesis.positions import (
    Runner,
    bacterium,
    empty,
    macroorganism,
    mutation,
    parasite,
    pool,
    refugium,
)


def playing(table: Table) -> Play[Table]:
    """A game in which nothing is under way."""
    return Play(table, [])


# -- NPCs --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C1d.1")
def test_an_npc_pays_as_few_catalysts_as_it_can_and_rolls_only_among_equals() -> None:
    play = playing(empty("red", "blue", mode="solitaire"))
    assert npc_payment(play, [("pay", RED, 2), ("pay", BLUE, 1)]) == ("pay", BLUE, 1)
    assert play.outcomes == []
    play.injected = [2]
    assert npc_payment(play, [("pay", RED, 1), ("pay", YELLOW, 2), ("pay", BLUE, 1)]) == ("pay", BLUE, 1)


# -- events ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A1b.3")
def test_the_climate_is_tested_when_all_icons_have_struck_and_armageddon_last() -> None:
    table = new(2, seed=3).table
    play = playing(table)
    table.steps = []
    events(play)
    assert [name for name, *_ in table.steps][:2] == ["armageddon", "climate"]


@pytest.mark.rule("D3.1")
def test_heaven_brings_an_ocean_refugium_where_only_the_ocean_is_active() -> None:
    """The uppermost active row is the lowest one there is."""
    table = empty()
    table.active = [0, 0, 0, 1]
    deck = table.placard_decks[3]
    Runner(table, "heaven")
    assert (table.rows[3], table.placard_decks[3]) == ((deck[-1],), deck[:-1])


@pytest.mark.rule("D4a.1", "D4.4")
def test_a_refugium_that_loses_its_last_cube_is_deserted() -> None:
    table = empty()
    clay = refugium(table, "clay", down="r")
    colour = next(iter(table.box.manna[clay]))
    table.down[clay * 4 : clay * 4 + 4] = [int(one == colour) for one in range(4)]
    Runner(table, "smite", clay)
    assert clay not in table.rows[table.box.row[clay]]


@pytest.mark.rule("C0d.3")
@pytest.mark.parametrize("turns", [0, 9])
def test_everybody_knows_how_many_events_of_each_eon_are_left(turns: int) -> None:
    table = new(2, seed=3).table
    for _ in range(turns):
        table.event_discard.append(table.event_deck.pop())
    count = Counter(table.box.pack.events[number].eon for number in table.event_deck)
    assert eons_left(table) == [count[eon] for eon in range(3)]


@pytest.mark.rule("D8.3", "D8.4")
def test_errors_that_blue_takes_are_no_atrophy() -> None:
    """As many errors as blue chromosomes, and nothing is lost or told."""
    table = empty("red", "blue", macro=True)
    worm = macroorganism(table, "mars", "arrowworm", "blue", organs=(0,))
    shield = error_shield(table, worm)
    dice = table.organs[worm].count(HERE) + 2
    assert 0 <= shield < dice
    run = Runner(table, "tumour", worm, dice=(6,) * shield + (3,) * (dice - shield))
    assert (run.decision, ATROPHIED in run.kinds()) == (None, False)


# -- bionts ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("E6c.1")
def test_an_organism_with_a_biont_of_its_owner_stays_his() -> None:
    table = empty("red", "green", "blue")
    mars = bacterium(table, "mars", "red", bionts="rgb")
    assert list(settle_ownership(playing(table), mars, "E6c")) == []
    assert table.owner[mars] == RED


@pytest.mark.rule("E6a.1")
def test_nobody_blocks_the_way_onto_a_refugium_or_into_ones_own_organism() -> None:
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "blue")
    assert not may_block(table, RED, NOWHERE)
    assert not may_block(table, BLUE, mars)


@pytest.mark.rule("E2.1")
def test_the_home_row_is_that_of_the_placard() -> None:
    table = empty()
    for code in ("mars", "clay"):
        number = bacterium(table, code, "red", bionts="")
        assert home_rows(table, number) == 1 << table.box.row[number]


@pytest.mark.rule("A5a")
def test_a_biont_that_moved_on_has_acted_there() -> None:
    table = empty("red", "blue", macro=True, chimera=True)
    mars = bacterium(table, "mars", "red", bionts="rr")
    virus = parasite(table, "blue", "mars")
    table.acted_organism[BERTH[mars][RED]] = 2
    _move_biont(table, mars, virus, RED)
    assert (table.acted_organism[BERTH[mars][RED]], table.acted_organism[BERTH[virus][RED]]) == (1, 1)


# -- parasites ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GL-Extinction.7")
def test_a_parasite_that_goes_gives_back_its_own_cubes_only() -> None:
    table = empty("red", "yellow", "blue")
    bacterium(table, "mars", "blue")
    bacterium(table, "clay", "blue", bionts="b")
    for host, name in (("mars", "riboswitch"), ("clay", "mrna")):
        mutation(table, host, name)
    first = parasite(table, "red", "mars", side=1)
    parasite(table, "yellow", "clay", diseased=("mrna", ""))
    detach(playing(table), first)
    assert table.mutation_cube[table.diseased[2 * YELLOW]] == STOLEN


@pytest.mark.rule("E4b", "E3b.2")
def test_why_ones_own_organism_is_no_host_is_told_by_the_rule_that_says_so() -> None:
    table = empty("red", "green", "blue")
    bacterium(table, "mars", "red")
    mutation(table, "mars", "riboswitch")
    mutation(table, "mars", "mrna")
    assert {refusal.rule for refusal in refusals(table, RED)} == {"E3b"}
    parasite(table, "blue", "mars")
    assert "E4b" in {refusal.rule for refusal in refusals(table, RED)}


# -- gifts -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H0g.1", "A2.2")
def test_givers_are_asked_in_the_order_of_the_phase() -> None:
    table = empty("red", "green", "blue", intro=True)
    bacterium(table, "mars", "red", bionts="rgb")
    pool(table, "green", "r")
    pool(table, "blue", "r")
    for offer in (offer_gifts, offer_gifts_to_earlier):
        for order in ([RED, BLUE, GREEN], [RED, GREEN, BLUE]):
            table.steps = []
            offer(playing(table), order)
            assert table.steps[::-1] == [("gift-turn", player) for player in order[1:]]


# -- macroorganisms ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H5d.1")
def test_who_lacks_an_organ_stays_in_the_sea_and_is_not_asked() -> None:
    table = empty("red", "blue", macro=True)
    worm = macroorganism(table, "mars", "arrowworm", "blue", organs=(0,))
    assert list(landfall_if_full(playing(table), worm)) == []
    assert not table.land[worm]


@pytest.mark.rule("H6c.4", "H0g.1")
def test_a_helper_with_an_endosymbiont_and_a_parasite_is_asked_once() -> None:
    table = empty("red", "blue", macro=True)
    macroorganism(table, "mars", "arrowworm", "red", bionts="rb")
    parasite(table, "blue", "mars")
    pool(table, "blue", "r")
    assert helpers(table, table.host[BLUE]) == [BLUE]


@pytest.mark.rule("L6a.1")
def test_a_chimera_shares_one_level() -> None:
    table = empty("red", "green", "blue", macro=True, chimera=True)
    host = macroorganism(table, "mars", "arrowworm", "red", level=0)
    virus = parasite(table, "blue", "mars")
    table.macro[virus] = table.stack.pop()
    table.organs[virus] = (0,) * len(table.box.organ_colours[2 * table.macro[virus]])
    enter_ecosystem(playing(table), virus)
    assert table.level[virus] == table.level[host] == 0
    assert virus == PARASITE + BLUE


@pytest.mark.rule("L3")
@pytest.mark.parametrize("promoted", [False, True])
def test_only_a_promoted_mutation_has_a_second_space(promoted: bool) -> None:
    table = empty("red", "blue", macro=True, chimera=True)
    mars = bacterium(table, "mars", "red")
    second = 2 * mutation(table, "mars", "nitrogenase", promoted=promoted) + 1
    table.mutation_cube[second] = ABSENT
    assert (second in empty_spaces(table, mars, table.box.mutation_colour[second])) == promoted
