"""H0 to H2: who buys when and for what, how it is paid, new mutations, promotions, gifts."""

from __future__ import annotations

from typing import Any

import pytest

from biont.genesis.bionts import homes
from biont.genesis.cards import BLUE, COLOURS, COSMIC, GREEN, HGT, NUCLEUS, RED, SEX, SPORE, YELLOW
from biont.genesis.ids import PARASITE
from biont.genesis.organisms import chromosomes, icons
from biont.genesis.rules import gifts, purchase
from biont.genesis.rules.atrophy import ASK_ATROPHY
from biont.genesis.rules.buyers import purchases_left
from biont.genesis.rules.gifts import ASK_GIFT
from biont.genesis.rules.hgt import ROW_INACTIVE
from biont.genesis.rules.macroorganisms import BACTERIA_ONLY, NEEDS_CUBES, NO_CATALYST
from biont.genesis.rules.mutations import lose_cube
from biont.genesis.rules.purchase import ASK_PURCHASE, purchases_ahead
from biont.genesis.rules.purchase_refusals import (
    BOUGHT_ALREADY,
    CANNOT_PAY,
    CRYSTAL_ONLY,
    DECK_EMPTY,
    PROMOTED_ALREADY,
    SEX_USED,
)
from biont.genesis.rules.sequence import note_onsets
from biont.genesis.rules.spike import POLLUTION_CAUSED
from biont.genesis.table import HERE, NOWHERE, STOLEN, Table
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
    pool,
    put_bionts,
)

ANYWHERE = -1


def turn(table: Table, player: int, where: int = ANYWHERE) -> Runner:
    """One player's purchase turn, with fission as the table has it."""
    note_onsets(table)
    return Runner(table, "purchase-turn", player, where)


def phase(table: Table, first: int) -> Runner:
    """The whole phase."""
    note_onsets(table)
    return Runner(table, "purchases", first)


def on_top(table: Table, row: int, name: str) -> int:
    """Put a mutation on top of a row's deck."""
    number = card(table, name)
    table.decks = [tuple(other for other in deck if other != number) for deck in table.decks]
    table.decks[row] = (number, *table.decks[row])
    return number


def buys(run: Runner) -> list[str]:
    """The mutations on offer."""
    return [text for text in run.options if text.startswith("buy ")]


def asked(run: Runner) -> tuple[int, tuple[int, ...]]:
    """Who is asked, and the player and place of his turn."""
    assert run.decision is not None
    return run.decision.seat, run.decision.data


# -- H0b: order --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H0b.1", "H0b.2", "A5", "A6c")
def test_example_order_of_parasites_and_foreign_genes() -> None:
    """S37: Red's bacterium and foreign gene, Blue's parasite, Blue's bacterium, Red's parasite."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    bacterium(table, "dust", "blue", bionts="br")
    virus = parasite(table, "blue", "mars")
    prion = parasite(table, "red", "dust")
    pool(table, "red", "rrr")
    pool(table, "blue", "rrr")
    run = phase(table, RED)
    run.answer("done")  # Blue's chance to give before anybody buys
    assert asked(run) == (0, (RED, ANYWHERE))
    assert {text.split()[1] for text in buys(run)} == {"mars", "dust"}
    run.answer("done")
    assert asked(run) == (1, (BLUE, virus))
    run.answer("done")
    assert asked(run) == (1, (BLUE, ANYWHERE))
    assert {text.split()[1] for text in buys(run)} == {"dust"}
    run.answer("done")
    assert asked(run) == (0, (RED, prion))
    run.answer("done")
    assert run.decision is None
    assert table.phase == 5


@pytest.mark.rule("H0b.1", "A5", "A6c")
def test_a_parasite_buys_as_soon_as_all_bionts_of_its_host_have_bought() -> None:
    """Red buys for Mars, then Blue's virus there out of Red's pool, then Red goes on with dust (U25)."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    bacterium(table, "dust", "red")
    virus = parasite(table, "blue", "mars")
    pool(table, "red", "rrrr")
    run = phase(table, RED).answer("buy mars cosmic")
    assert asked(run) == (1, (BLUE, virus))
    run.answer("buy parasite-blue ocean")
    assert asked(run) == (0, (RED, ANYWHERE))
    assert {text.split()[1] for text in buys(run)} == {"dust"}
    run.answer("done")
    assert run.decision is None, "the virus has had its turn"


@pytest.mark.rule("H0b.1")
def test_a_parasite_waits_while_a_biont_of_its_host_can_still_buy() -> None:
    """Of Red's two bionts on Mars one has bought: the virus is due when the other has too, or when Red is done."""
    for answer in ("done", "buy mars ocean"):
        table = empty("red", "blue", intro=True)
        bacterium(table, "mars", "red", bionts="rr")
        bacterium(table, "dust", "red")
        virus = parasite(table, "blue", "mars")
        pool(table, "red", "rrrrrr")
        run = phase(table, RED).answer("buy mars cosmic")
        assert asked(run) == (0, (RED, ANYWHERE))
        run.answer(answer)
        assert asked(run) == (1, (BLUE, virus))


@pytest.mark.rule("H0b.1", "G4b")
def test_a_parasite_is_not_due_before_the_slot_of_its_host() -> None:
    """Blue's biont on Mars has bought in its Darwin roll: Red's prion there is due when Blue's turn begins."""
    table = empty("red", "blue", crystal=True)
    mars = bacterium(table, "mars", "blue")
    bacterium(table, "clay", "blue", cubes="gggb")
    bacterium(table, "dust", "red", cubes="gggb")
    prion = parasite(table, "red", "mars")
    for player in ("red", "blue"):
        pool(table, player, "rr")
    note_onsets(table)
    table.bought[mars * 8 + BLUE] = 1
    run = Runner(table, "purchase-round", RED, 0, 0)
    assert _turns(run) == [(RED, ANYWHERE), (RED, prion), (BLUE, ANYWHERE)]


def _turns(run: Runner) -> list[tuple[int, ...]]:
    """The turns of a phase in which nobody buys, those that are skipped included."""
    found: list[tuple[int, ...]] = []
    while run.decision is not None:
        found.append(run.decision.data)
        run.answer("done")
    return found


@pytest.mark.rule("H0b.1")
@pytest.mark.parametrize("settings", [{"waiting": True}, {"version": "2026.1"}])
def test_waiting_parasites_let_their_hosts_owner_end_his_turn(settings: dict[str, Any]) -> None:
    """The other reading of the example, as a setting, and as version 2026.1 always played."""
    table = empty("red", "blue", intro=True, **settings)
    bacterium(table, "mars", "red")
    bacterium(table, "dust", "red")
    virus = parasite(table, "blue", "mars")
    pool(table, "red", "rrrr")
    run = phase(table, RED).answer("buy mars cosmic")
    assert asked(run) == (0, (RED, ANYWHERE))
    run.answer("done")
    assert asked(run) == (1, (BLUE, virus))


@pytest.mark.rule("H0b.1", "H1a")
def test_marks_of_a_turn_outlast_the_parasite_that_breaks_into_it() -> None:
    """Red has roiled a deck for dust before he buys for Mars: after the virus he cannot roil for dust again."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    bacterium(table, "dust", "red")
    mutation(table, "dust", "pilus", promoted=True)  # one sex icon
    parasite(table, "blue", "mars")
    pool(table, "red", "rrrr")
    run = phase(table, RED).answer("sex dust ocean", "buy mars cosmic", "done")
    assert asked(run) == (0, (RED, ANYWHERE))
    assert not [text for text in run.options if text.startswith("sex")]
    assert run.refused["sex dust ocean"] == SEX_USED


@pytest.mark.rule("H0b.1", "H1a")
def test_marks_end_with_the_turn_of_a_player_who_has_nothing_left() -> None:
    """Red, whose turn it was, has lost his last organism: what was marked in it does not keep Blue from roiling."""
    table = empty("red", "blue", intro=True)
    dust = bacterium(table, "dust", "blue")
    mutation(table, "dust", "pilus", promoted=True)
    pool(table, "blue", "rr")
    note_onsets(table)
    run = Runner(table, "purchase-round", RED, 0, 0, dust)
    assert asked(run) == (1, (BLUE, ANYWHERE))
    assert "sex dust ocean" in run.options


@pytest.mark.rule("H0b.1")
def test_hyperparasites_follow_their_host_directly() -> None:
    """A chain is finished before another parasite that is due."""
    table = empty("red", "blue", "green", "yellow", intro=True)
    bacterium(table, "mars", "red")
    bacterium(table, "dust", "red")
    for player in ("red", "blue", "green", "yellow"):
        pool(table, player, "rr")
    chain = parasite(table, "green", "mars")
    tail = parasite(table, "yellow", "parasite-green")
    other = parasite(table, "blue", "dust")
    run = phase(table, RED)
    places = []
    while run.decision is not None:
        if run.decision.kind == ASK_PURCHASE:
            places.append(run.decision.data[1])
        run.answer("done")
    parasites = [place for place in places if place != ANYWHERE]
    assert places[0] == ANYWHERE
    assert parasites == [other, chain, tail]
    table.order = [RED, GREEN, BLUE, YELLOW]
    run = phase(table, RED)
    parasites = []
    while run.decision is not None:
        if run.decision.kind == ASK_PURCHASE and run.decision.data[1] != ANYWHERE:
            parasites.append(run.decision.data[1])
        run.answer("done")
    assert parasites == [chain, tail, other]


@pytest.mark.rule("H0b.1")
def test_a_parasite_waits_for_a_guest_of_its_host() -> None:
    """The foreign gene's owner comes last, so the parasite does too."""
    table = empty("red", "blue", "green", intro=True)
    bacterium(table, "mars", "red", bionts="rg")
    parasite(table, "blue", "mars")
    pool(table, "red", "rr")
    run = phase(table, RED)
    turns = []
    while run.decision is not None:
        turns.append(asked(run)[1])
        run.answer("done")
    assert turns == [(RED, ANYWHERE), (GREEN, ANYWHERE), (BLUE, 19)]


@pytest.mark.rule("A5", "A6b.4")
def test_the_wanton_first_player_buys_first() -> None:
    """The order starts with the first player given."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    bacterium(table, "dust", "blue")
    pool(table, "red", "rr")
    pool(table, "blue", "rr")
    assert asked(phase(table, BLUE))[1] == (BLUE, ANYWHERE)


@pytest.mark.rule("A6d")
def test_a_player_may_pass() -> None:
    """Buying is never compulsory, and nobody is asked who cannot buy or give."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    bacterium(table, "dust", "blue")
    pool(table, "red", "rr")
    run = phase(table, RED)
    assert "done" in run.options
    run.answer("done")
    assert run.decision is None
    assert sum(table.pool) == 2


@pytest.mark.rule("C1b.7", "H0b.2")
def test_the_soloist_buys_with_a_friendly_npc() -> None:
    """An NPC's biont in the soloist's bacterium gives its owner a purchase more; the hostile one acts by itself."""
    table = empty("red", "blue", mode="solitaire", edition="1e")
    mars = bacterium(table, "mars", "red", bionts="rG")
    pool(table, "red", "rrrr")
    run = turn(table, RED)
    run.answer("buy mars cosmic")
    run.answer("promote mars rnapol")
    assert table.bought[mars * 8 + RED] == 1
    assert table.bought[mars * 8 + 4 + GREEN] == 1
    assert run.decision is None


@pytest.mark.rule("C1b.7", "H0b.1")
def test_a_hostile_npc_buys_by_its_own_rules() -> None:
    """Its turn after the host is a step of its own, not a question."""
    table = empty("red", "blue", mode="solitaire", edition="1e")
    bacterium(table, "mars", "red")
    salmonella = parasite(table, "green", "mars", side=1, bionts="G")
    table.owner[salmonella] = 4 + GREEN
    table.steps = []
    play: Play[Table] = Play(table, [])
    purchase.purchase_round(play, RED, 1, 0)
    assert table.steps == [("purchase-round", RED, 1, 1 << GREEN), ("npc-purchase", 4 + GREEN, salmonella)]


# -- H0: number of purchases -------------------------------------------------------------------------------------------


@pytest.mark.rule("A5a", "H0.1")
def test_each_biont_buys_once_for_its_own_organism() -> None:
    """Two bionts buy twice for their organism, and not for another one."""
    table = empty("red", "blue", intro=True)
    mars = bacterium(table, "mars", "red", bionts="rr")
    dust = bacterium(table, "dust", "red")
    pool(table, "red", "rrrrr")
    run = turn(table, RED)
    run.answer("buy mars cosmic", "promote mars rnapol")
    assert (purchases_left(table, RED, mars), purchases_left(table, RED, dust)) == (0, 1)
    assert all(text.split()[1] == "dust" for text in run.options if text != "done")
    assert run.refused["buy mars cosmic"] == BOUGHT_ALREADY
    check_pieces(table)


@pytest.mark.rule("H0e.4", "H0e.5", "H0e.3", "GL-Foreign-gene")
def test_fission_gives_two_purchases_and_never_more() -> None:
    """Two fission cards since the turn began: two purchases for each biont, a guest's as well."""
    table = empty("red", "blue", intro=True)
    mars = bacterium(table, "mars", "red", bionts="rb")
    mutation(table, "mars", "mitochondria")
    mutation(table, "mars", "citrate")
    note_onsets(table)
    assert purchases_left(table, RED, mars) == 2
    assert purchases_left(table, BLUE, mars) == 2
    pool(table, "red", "yyrrrr")
    run = turn(table, BLUE)
    assert purchases_ahead(table, BLUE, ANYWHERE) == 2
    run.answer("promote mars mitochondria", "pay yellow 1")
    assert purchases_ahead(table, BLUE, ANYWHERE) == 1
    run.answer("promote mars citrate", "pay yellow 1")
    assert purchases_ahead(table, BLUE, ANYWHERE) == 0
    assert run.decision is None


@pytest.mark.rule("H1c.2", "H2.2", "H0e.4")
def test_fission_bought_now_waits_for_the_next_turn() -> None:
    """A fission card bought gives no second purchase; one promoted away still gives it (U15)."""
    table = empty("red", "blue", intro=True)
    mars = bacterium(table, "mars", "red")
    pool(table, "red", "yyy")
    on_top(table, COSMIC, "mitochondria")
    run = turn(table, RED)
    run.answer("buy mars cosmic")
    assert run.decision is None
    assert purchases_left(table, RED, mars) == 0
    note_onsets(table)
    run = Runner(table, "purchase-turn", RED, ANYWHERE)
    run.answer("promote mars mitochondria")
    assert purchases_left(table, RED, mars) == 1


@pytest.mark.rule("H0e.4", "GL-Ability.1")
def test_fission_lost_before_the_first_purchase_is_lost() -> None:
    """A spike takes the card: one purchase is left. Lost between two purchases, the second one stays (U15)."""
    table = empty("red", "blue", intro=True)
    mars = bacterium(table, "mars", "red")
    mutation(table, "mars", "citrate")
    note_onsets(table)
    assert purchases_left(table, RED, mars) == 2
    Runner(table, "spike", mars, 1)
    assert (table.mutations[mars], purchases_left(table, RED, mars)) == ((), 1)
    mutation(table, "mars", "citrate")
    note_onsets(table)
    table.bought[mars * 8 + RED] = 1
    Runner(table, "spike", mars, 1)
    assert (table.mutations[mars], purchases_left(table, RED, mars)) == ((), 1)


@pytest.mark.rule("H0f")
def test_a_parasite_does_not_use_its_hosts_abilities() -> None:
    """The host's fission, nucleus and spore do nothing for the parasite, even if it holds their cubes."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    mutation(table, "mars", "mitochondria")
    mutation(table, "mars", "rnapol", promoted=True)
    mutation(table, "mars", "rhodopsin")
    virus = parasite(table, "blue", "mars", diseased=("mitochondria", ""))
    table.active = [0, 0, 0, 0]
    pool(table, "red", "g")
    run = turn(table, BLUE, virus)
    assert run.decision is None
    assert purchases_left(table, BLUE, virus) == 1
    host = turn(table, RED)
    assert "buy mars coastal" in host.options
    assert "buy mars continent" in host.options


@pytest.mark.rule("H0.2", "H0.1")
def test_what_each_kind_of_organism_buys() -> None:
    """A macroorganism buys organs, a bacterium mutations and cards, a parasite no card."""
    table = empty("red", "blue")
    bacterium(table, "mars", "red", cubes="gggb")
    macroorganism(table, "dust", "flatworm", "red")
    parasite(table, "red", "dust", bionts="r")
    pool(table, "red", "rygb")
    run = turn(table, RED)
    verbs = {(text.split()[0], text.split()[1]) for text in run.options if text != "done"}
    assert verbs == {("buy", "mars"), ("grow", "mars"), ("organ", "dust")}
    run = turn(table, RED, 16)
    assert {text.split()[0] for text in run.options} == {"buy", "done"}
    assert run.refused["grow parasite-red seaweed"] == BACTERIA_ONLY


@pytest.mark.rule("A5b", "H0a.5")
def test_reasons_name_missing_cubes() -> None:
    """A bacterium without the cubes for a card is told which."""
    table = empty("red", "blue")
    bacterium(table, "mars", "red", cubes="ggg")
    pool(table, "red", "r")
    run = turn(table, RED)
    assert run.decision is not None
    refusal = next(r for r in run.decision.refusals() if r.option == ("grow", 6, 0))
    assert (refusal.reason, refusal.values) == (NEEDS_CUBES, (0, 0, 0, 1))


# -- H0a, H0c-H0e: payment ---------------------------------------------------------------------------------------------


@pytest.mark.rule("H0a.1", "H0a.2", "H1.2")
def test_a_mutation_costs_one_catalyst_of_its_colour() -> None:
    """One disc goes to the soup; a single disc of another colour buys nothing."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    pool(table, "red", "rg")
    run = turn(table, RED)
    assert buys(run) == ["buy mars cosmic", "buy mars coastal"]
    assert run.refused["buy mars ocean"] == CANNOT_PAY
    run.answer("buy mars cosmic")
    assert table.pool[:4] == [0, 0, 1, 0]
    check_pieces(table)


@pytest.mark.rule("H0c", "H2.1", "H2a")
def test_example_two_greens_promote_a_blue_mutation() -> None:
    """S74: two green pay for one blue; the yellow cube is added."""
    table = empty("green", "blue", intro=True)
    mars = bacterium(table, "mars", "blue")
    tmrna = mutation(table, "mars", "tmrna")
    pool(table, "blue", "ggry")
    run = turn(table, BLUE)
    run.answer("promote mars tmrna")
    assert table.pool[BLUE * 4 : BLUE * 4 + 4] == [1, 1, 0, 0]
    assert table.promoted[tmrna] == 1
    assert chromosomes(table, mars, YELLOW) == 1
    assert table.mutation_cube[2 * tmrna] == HERE


@pytest.mark.rule("H0c", "H1.1")
def test_example_two_greens_buy_a_yellow_mutation() -> None:
    """S75: Green with two green and a red buys a yellow mutation."""
    table = empty("green", "blue", intro=True)
    rust = bacterium(table, "rust", "green")
    pool(table, "green", "ggr")
    run = turn(table, GREEN)
    run.answer("buy rust ocean")
    assert table.pool[GREEN * 4 : GREEN * 4 + 4] == [1, 0, 0, 0]
    assert chromosomes(table, rust, YELLOW) == 1


@pytest.mark.rule("H0d", "H0e.3")
def test_a_nucleus_pays_with_any_colour() -> None:
    """One disc of any colour is enough, and a foreign gene may pay so as well."""
    table = empty("red", "blue", intro=True)
    mars = bacterium(table, "mars", "red", bionts="rb")
    mutation(table, "mars", "rnapol", promoted=True)
    pool(table, "red", "g")
    assert icons(table, mars, NUCLEUS) == 1
    run = turn(table, BLUE)
    assert "buy mars ocean" in run.options
    run.answer("buy mars ocean")
    assert sum(table.pool) == 0


@pytest.mark.rule("H0e.1", "B3a.4")
def test_example_a_parasite_pays_from_its_hosts_pool() -> None:
    """S81: salmonella buys a yellow mutation with a yellow catalyst of the host's owner."""
    table = empty("green", "blue", intro=True)
    bacterium(table, "mars", "blue")
    mutation(table, "mars", "tmrna", promoted=True)
    salmonella = parasite(table, "green", "mars", side=1, diseased=("tmrna", "tmrna+"))
    pool(table, "blue", "y")
    pool(table, "green", "gg")
    run = turn(table, GREEN, salmonella)
    run.answer("buy parasite-green ocean")
    assert table.pool[BLUE * 4 : BLUE * 4 + 4] == [0, 0, 0, 0]
    assert table.pool[GREEN * 4 : GREEN * 4 + 4] == [0, 0, 2, 0]
    assert chromosomes(table, salmonella, YELLOW) == 2


@pytest.mark.rule("B3a.2")
@pytest.mark.parametrize("guest", ["foreign gene", "parasite", "endosymbiont"])
def test_any_biont_in_a_tableau_spends_from_its_pool(guest: str) -> None:
    """Blue buys in Red's tableau: Red's red catalysts go, and none of his own helps him when there are none."""
    for rich, poor in (("red", "blue"), ("blue", "red")):
        table = empty("red", "blue")
        where = ANYWHERE
        if guest == "endosymbiont":
            macroorganism(table, "mars", "seastar", "red", bionts="rb")
        else:
            bacterium(table, "mars", "red", bionts="rb" if guest == "foreign gene" else "r")
        if guest == "parasite":
            where = parasite(table, "blue", "mars")
        pool(table, rich, "rr")
        run = turn(table, BLUE, where)
        offers = [] if run.decision is None else [text for text in run.options if text.split()[0] in ("buy", "organ")]
        assert bool(offers) == (rich == "red")
        if offers:
            run.answer(offers[0])
            assert sum(table.pool[RED * 4 : RED * 4 + 4]) == 1
        assert sum(table.pool[COLOURS.index(poor) * 4 :][:4]) == 0


@pytest.mark.rule("H0e.2")
def test_a_hyperparasite_pays_from_the_pool_of_the_tableau() -> None:
    """The pool is that of the bacterium's owner at the bottom of the chain."""
    table = empty("red", "blue", "green", intro=True)
    bacterium(table, "mars", "red")
    parasite(table, "blue", "mars")
    tail = parasite(table, "green", "parasite-blue")
    pool(table, "red", "r")
    pool(table, "blue", "rr")
    run = turn(table, GREEN, tail)
    run.answer("buy parasite-green cosmic")
    assert (table.pool[0], table.pool[BLUE * 4]) == (0, 2)


@pytest.mark.rule("H0e.1", "GL-Foreign-gene", "GL-Endosymbiont", "H0a.3")
def test_guests_pay_from_the_owners_pool() -> None:
    """A foreign gene and an endosymbiont buy with the catalysts of the organism's owner."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", bionts="rb")
    dust = macroorganism(table, "dust", "flatworm", "red", bionts="rb")
    pool(table, "red", "ry")
    run = turn(table, BLUE)
    run.answer("buy mars cosmic", "organ dust 0")
    assert sum(table.pool) == 0
    assert table.organs[dust][0] == HERE
    assert table.mutations[mars] == (0,)


# -- H3 as seen from H0 ------------------------------------------------------------------------------------------------


def lamp_shell_position() -> Table:
    """Yellow's foreign gene in Red's bacterium, which has the cubes for a lamp shell and a red one more."""
    table = empty("red", "yellow")
    bacterium(table, "rust", "red", bionts="ry", cubes="rryygb")
    mutation(table, "rust", "mitochondria")
    pool(table, "red", "rrbb")
    return table


@pytest.mark.rule("H0e.1", "H3.1")
def test_example_a_foreign_gene_buys_the_lamp_shell() -> None:
    """S38: one catalyst of Red's; red biont trophic, yellow biont endosymbiont, surplus cubes organs."""
    table = lamp_shell_position()
    run = turn(table, YELLOW)
    run.answer("grow rust lampshell", "pay blue 1")
    rust = 8
    assert table.macro[rust] == 2
    assert table.owner[rust] == RED
    assert table.bionts[rust * 8 + RED] == table.bionts[rust * 8 + YELLOW] == 1
    assert table.organs[rust][0] == HERE
    assert sum(table.pool) == 3


@pytest.mark.rule("H0e.4", "H3.4")
def test_example_fission_serves_the_new_macroorganism() -> None:
    """S39: the bacterium had fission, so Yellow's second purchase is for the lamp shell."""
    table = lamp_shell_position()
    run = turn(table, YELLOW)
    run.answer("grow rust lampshell", "pay blue 1")
    run.answer("organ rust 5", "pay blue 1")
    assert table.organs[8][5] == HERE
    assert run.decision is None


@pytest.mark.rule("H0b.2", "H3.4")
def test_example_red_buys_for_the_lamp_shell_too() -> None:
    """S40: Red, still to act, buys for it out of his own pool."""
    table = lamp_shell_position()
    table.order = [YELLOW, RED]
    run = phase(table, YELLOW)
    run.answer("grow rust lampshell", "pay blue 1", "done")
    assert asked(run)[1] == (RED, ANYWHERE)
    assert {text.split()[0] for text in run.options} == {"organ", "done"}


# -- H1 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H1.1", "H1.6", "IC.2")
def test_rows_to_buy_from() -> None:
    """The home row and active rows; with spore any row."""
    table = empty("red", "blue", intro=True)
    mars = bacterium(table, "mars", "red")
    pool(table, "red", "rygb")
    table.active = [0, 0, 1, 0]
    run = turn(table, RED)
    assert buys(run) == ["buy mars cosmic", "buy mars coastal"]
    assert run.refused["buy mars ocean"] == ROW_INACTIVE
    mutation(table, "mars", "rhodopsin")
    assert icons(table, mars, SPORE) == 1
    assert len(buys(turn(table, RED))) == 4


@pytest.mark.rule("H1.3", "H1b", "H1.4", "A5b")
def test_a_new_mutation_lies_unpromoted_with_one_cube() -> None:
    """The cube is a chromosome; the option names the deck only, and the front's colour is the price."""
    table = empty("red", "blue", intro=True)
    mars = bacterium(table, "mars", "red")
    pool(table, "red", "r")
    table.unseen = [4, 4, 4, 4]
    run = turn(table, RED)
    assert run.options == ["buy mars cosmic", "done"]
    run.answer("buy mars cosmic")
    assert table.mutations[mars] == (0,)
    assert table.promoted[0] == 0
    assert chromosomes(table, mars, RED) == 2
    assert chromosomes(table, mars, BLUE) == 0
    assert (table.unseen[COSMIC], run.play.sealed) == (3, True)
    check_pieces(table)


@pytest.mark.rule("F3.4", "H1b", "H2a")
def test_bought_cubes_lie_on_their_card_not_on_the_placard() -> None:
    """After its creation a placard gets no cubes; a biont of its parasite may still join it."""
    table = empty("red", "blue", intro=True)
    mars = bacterium(table, "mars", "red", bionts="rrr", cubes="g")
    parasite(table, "blue", "mars", bionts="b")
    pool(table, "red", "rrb")
    turn(table, RED).answer("buy mars cosmic", "promote mars rnapol")
    assert table.cubes[mars * 4 : mars * 4 + 4] == [0, 0, 1, 0]
    assert chromosomes(table, mars, RED) == 4
    mutation(table, "mars", "quorum")
    turn(table, RED).answer("queen-biont mars blue")
    assert table.bionts[mars * 8 + BLUE] == 1
    assert table.cubes[mars * 4 : mars * 4 + 4] == [0, 0, 1, 0]


@pytest.mark.rule("H1.5")
def test_an_empty_deck_offers_nothing() -> None:
    """It stays empty until an organism of that row discards."""
    table = empty("red", "blue", intro=True)
    mars = bacterium(table, "mars", "red")
    pool(table, "red", "r")
    for name in ("rnapol", "rrna", "sod", "restriction", "pilus"):
        mutation(table, "mars", name, promoted=True)
    run = turn(table, RED)
    assert "buy mars cosmic" not in run.options
    assert run.refused["buy mars cosmic"] == DECK_EMPTY
    Runner(table, "errors", mars, 0, 3).answer("lose-mutation sod+", "lose-mutation sod")
    assert table.decks[COSMIC] == (card(table, "sod"),)
    assert "buy mars cosmic" in turn(table, RED).options


@pytest.mark.rule("H1a", "D2b.1", "IC.3")
def test_sex_roils_once_for_each_icon_before_each_purchase() -> None:
    """Active or home row; the icon works again before the next purchase."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red", bionts="rr")
    mutation(table, "mars", "pilus", promoted=True)
    pool(table, "red", "rrrr")
    table.active = [0, 1, 0, 0]
    table.unseen = [3, 4, 4, 4]
    run = turn(table, RED)
    assert [text for text in run.options if text.startswith("sex")] == ["sex mars cosmic", "sex mars ocean"]
    assert run.refused["sex mars continent"] == ROW_INACTIVE
    run.answer("sex mars cosmic")
    assert table.decks[COSMIC] == (1, 2, 3, 0)
    assert not [text for text in run.options if text.startswith("sex")]
    assert run.refused["sex mars ocean"] == SEX_USED
    run.answer("buy mars cosmic")
    assert [text for text in run.options if text.startswith("sex")]
    run.answer("buy mars ocean")
    assert run.decision is None or not any(text.startswith("sex") for text in run.options), "too late for another"


@pytest.mark.rule("H1a", "IC.3", "G4.1")
def test_why_sex_does_not_roil() -> None:
    """Neither in a closed row, nor without a catalyst, nor in crystal games."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    mutation(table, "mars", "pilus", promoted=True)
    table.active = [0, 1, 0, 0]
    pool(table, "red", "rr")
    assert turn(table, RED).refused["sex mars continent"] == ROW_INACTIVE
    for settings, discs, reason in (({}, "", NO_CATALYST), ({"crystal": True}, "r", CRYSTAL_ONLY)):
        table = empty("red", "blue", **settings)
        bacterium(table, "mars", "red", bionts="rb")
        mutation(table, "mars", "pilus", promoted=True)
        pool(table, "red", discs)
        pool(table, "blue", "y")
        assert turn(table, BLUE).refused["sex mars ocean"] == reason


@pytest.mark.rule("H1a")
def test_sex_of_two_organisms_is_counted_apart() -> None:
    """Each organism has its own icons."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    bacterium(table, "dust", "red")
    mutation(table, "mars", "pilus", promoted=True)
    mutation(table, "dust", "tmrna", promoted=True)
    pool(table, "red", "rrrr")
    run = turn(table, RED)
    run.answer("sex mars cosmic", "sex dust cosmic")
    assert not [text for text in run.options if text.startswith("sex")]
    run.answer("buy mars cosmic")
    assert not [text for text in run.options if text.startswith("sex")]


@pytest.mark.rule("V31", "H1a", "IC.2")
def test_spore_makes_every_row_home_for_sex() -> None:
    """All rows are home rows for purchasing, and sex roils home rows (U24); in 2026.1 only in the first edition."""
    for edition, version, rows in (("1e", "2026.3", 4), ("2e", "2026.3", 4), ("1e", "2026.1", 4), ("2e", "2026.1", 1)):
        table = empty("red", "blue", intro=True, edition=edition, version=version)
        mars = bacterium(table, "mars", "red")
        mutation(table, "mars", "endospore", promoted=True)
        pool(table, "red", "r")
        table.active = [0, 0, 0, 0]
        note_onsets(table)
        assert len(purchase.sex_options(table, mars)) == rows


@pytest.mark.rule("H1c.1", "V45")
def test_new_abilities_work_at_once() -> None:
    """In the first edition they wait for the next turn."""
    for edition, count in (("2e", 1), ("1e", 0)):
        table = empty("red", "blue", intro=True, edition=edition)
        mars = bacterium(table, "mars", "red")
        pool(table, "red", "r")
        on_top(table, COSMIC, "pilus")
        turn(table, RED).answer("buy mars cosmic")
        assert icons(table, mars, HGT) == count
        note_onsets(table)
        assert icons(table, mars, HGT) == 1


@pytest.mark.rule("V45", "GL-Mutation.3")
def test_first_edition_delays_gains_not_losses() -> None:
    """A card that changed hands this turn does nothing yet; a demoted one is its front at once."""
    table = empty("red", "blue", intro=True, edition="1e")
    mars = bacterium(table, "mars", "red")
    pilus = mutation(table, "mars", "pilus", promoted=True)
    note_onsets(table)
    lose_cube(Play(table, None), 2 * pilus + 1, "D5")
    assert (icons(table, mars, SEX), icons(table, mars, HGT)) == (0, 1)
    lose_cube(Play(table, None), 2 * pilus, "D5")
    dust = bacterium(table, "dust", "blue")
    mutation(table, "dust", "pilus")
    assert icons(table, dust, HGT) == 0
    note_onsets(table)
    assert icons(table, dust, HGT) == 1


# -- H1d ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H1d.4")
def test_example_no_green_no_spike() -> None:
    """S41: an organism without green buys a blue polluter and nothing happens."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    dust = bacterium(table, "dust", "blue", cubes="r")
    pool(table, "red", "b")
    on_top(table, COSMIC, "trna")
    turn(table, RED).answer("buy mars cosmic")
    assert chromosomes(table, dust, RED) == 1


@pytest.mark.rule("H1d.1", "H1d.2")
def test_example_pollution_of_an_empty_row_hits_nobody() -> None:
    """S72: the Mars bacterium with one green, alone in its row, buys a polluter."""
    table = empty("green", "blue", intro=True)
    mars = bacterium(table, "mars", "blue", cubes="rygb")
    rust = bacterium(table, "rust", "green", cubes="y")
    pool(table, "blue", "b")
    on_top(table, COSMIC, "tmrna")
    run = turn(table, BLUE)
    run.answer("buy mars cosmic")
    assert run.decision is None
    assert sum(table.cubes[mars * 4 : mars * 4 + 4]) == 4
    assert sum(table.cubes[rust * 4 : rust * 4 + 4]) == 1
    assert POLLUTION_CAUSED in run.kinds()


@pytest.mark.rule("H1d.1", "H1d.3", "H1d.5")
def test_example_a_green_polluter_strikes_its_own_parasite() -> None:
    """S86: extremity 2 against shield 1: the diseased cube is lost and the host discards that mutation."""
    table = empty("green", "blue", intro=True)
    mars = bacterium(table, "mars", "blue", cubes="rygb")
    mutation(table, "mars", "riboswitch")
    salmonella = parasite(table, "green", "mars", side=1, diseased=("riboswitch", ""))
    pool(table, "blue", "g")
    on_top(table, COSMIC, "chloroplast")
    run = turn(table, BLUE)
    run.answer("buy mars cosmic")
    assert table.owner[salmonella] == GREEN
    assert table.diseased[2 * GREEN] == NOWHERE
    assert table.mutations[mars] == (card(table, "chloroplast"),)
    check_pieces(table)


@pytest.mark.rule("H2c", "H1d.1")
def test_a_promoted_polluter_spikes_before_the_turn_goes_on() -> None:
    """The spike comes before the next purchase of the same turn."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red", bionts="rr")
    dust = bacterium(table, "dust", "blue", cubes="ry")
    mutation(table, "mars", "calvin")
    pool(table, "red", "gg")
    run = turn(table, RED)
    run.answer("promote mars calvin")
    assert run.decision is not None
    assert (run.decision.kind, run.decision.seat) == (ASK_ATROPHY, 1)
    run.answer("lose-cube red")
    assert asked(run)[1] == (RED, ANYWHERE)
    assert sum(table.cubes[dust * 4 : dust * 4 + 4]) == 1


# -- H2 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H2.1", "H2a", "H2b", "H2.2", "V46")
def test_promotion_turns_the_card() -> None:
    """Paid in the front's colour; old abilities end and new ones begin at once, later in the first edition."""
    for edition, hgt, nucleus in (("2e", 0, 1), ("1e", 1, 0)):
        table = empty("red", "blue", intro=True, edition=edition)
        mars = bacterium(table, "mars", "red")
        mutation(table, "mars", "trna")
        pool(table, "red", "b")
        turn(table, RED).answer("promote mars trna")
        assert (icons(table, mars, HGT), icons(table, mars, NUCLEUS)) == (hgt, nucleus)
        assert (chromosomes(table, mars, BLUE), chromosomes(table, mars, GREEN)) == (1, 1)
        check_pieces(table)


@pytest.mark.rule("H2.1")
def test_a_promoted_mutation_cannot_be_promoted_again() -> None:
    """The reason is told."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    mutation(table, "mars", "pilus", promoted=True)
    pool(table, "red", "r")
    run = turn(table, RED)
    assert run.refused["promote mars pilus"] == PROMOTED_ALREADY


@pytest.mark.rule("H2d", "H2a")
def test_example_a_diseased_mutation_is_promoted() -> None:
    """S42: the chloroplast symbiont's cube is on a parasite; a yellow cube is added for one green."""
    table = empty("red", "blue", intro=True)
    mars = bacterium(table, "mars", "red")
    chloroplast = mutation(table, "mars", "chloroplast")
    virus = parasite(table, "blue", "mars", diseased=("", "chloroplast"))
    pool(table, "red", "g")
    turn(table, RED).answer("promote mars chloroplast")
    assert table.mutation_cube[2 * chloroplast : 2 * chloroplast + 2] == [STOLEN, HERE]
    assert (chromosomes(table, mars, YELLOW), chromosomes(table, virus, GREEN)) == (1, 1)
    check_pieces(table)


@pytest.mark.rule("G4.1")
def test_with_the_crystal_variant_no_mutations_are_bought_here() -> None:
    """Other purchases stay; the reason is told."""
    table = empty("red", "blue", crystal=True)
    bacterium(table, "mars", "red", cubes="gggb")
    mutation(table, "mars", "pilus", promoted=True)
    pool(table, "red", "rrr")
    run = turn(table, RED)
    assert run.options == ["grow mars seaweed", "done"]
    assert run.refused["buy mars cosmic"] == CRYSTAL_ONLY


# -- H0g ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H0g.1")
def test_a_parasites_owner_gives_before_anybody_buys() -> None:
    """Blue gives a catalyst to Red's pool, out of which his virus then buys."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    parasite(table, "blue", "mars")
    pool(table, "blue", "rb")
    run = phase(table, RED)
    assert run.decision is not None
    assert (run.decision.kind, run.options) == (ASK_GIFT, ["give red red", "give blue red", "done"])
    run.answer("give red red", "done")
    assert (table.pool[RED], table.pool[BLUE * 4 + RED]) == (1, 0)
    assert asked(run)[1] == (RED, ANYWHERE)
    run.answer("done", "buy parasite-blue cosmic", "done")
    assert table.pool[RED] == 0
    check_pieces(table)


@pytest.mark.rule("H0g.1")
def test_gifts_to_a_buyer_whose_pool_can_pay_nothing_more() -> None:
    """Red's two bionts buy, the second with what Blue gives between the purchases; in 2026.2 Blue had no say there."""
    for version, asked in (("2026.3", True), ("2026.2", False)):
        table = empty("red", "blue", intro=True, version=version)
        bacterium(table, "mars", "red", bionts="rr")
        parasite(table, "blue", "mars")
        pool(table, "red", "r")
        pool(table, "blue", "y")
        run = phase(table, RED).answer("done", "buy mars cosmic")
        assert run.decision is not None
        assert (run.decision.kind == ASK_GIFT) == asked
        if asked:
            assert (run.decision.seat, run.options) == (1, ["give yellow red", "done"])
            run.answer("give yellow red")
            assert (run.decision.kind, run.decision.seat) == (ASK_PURCHASE, 0)
            assert "buy mars ocean" in run.options


@pytest.mark.rule("H0g.1")
def test_nobody_is_called_on_twice_for_one_purchase_or_in_vain() -> None:
    """Blue was asked when the phase began and not again in Red's turn; and not where a catalyst would buy nothing."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    parasite(table, "blue", "mars")
    pool(table, "blue", "y")
    run = phase(table, RED)
    assert run.decision is not None
    assert run.decision.kind == ASK_GIFT
    run.answer("done")
    assert asked(run) == (1, (BLUE, PARASITE + BLUE)), "his parasite's turn, after Red's, who could do nothing"
    assert turn(table, RED).options == ["give yellow red", "done"]
    table.decks = [(), (), (), ()]
    assert turn(table, RED).decision is None


@pytest.mark.rule("H0g.1", "V44")
def test_guests_give_as_well_but_not_in_the_first_edition() -> None:
    """A foreign gene entitles to gifts in the second edition only."""
    for edition, found in (("2e", [RED]), ("1e", [])):
        table = empty("red", "blue", intro=True, edition=edition)
        bacterium(table, "mars", "red", bionts="rb")
        pool(table, "blue", "b")
        assert gifts.recipients(table, BLUE, homes(table, BLUE)) == found
        assert bool(gifts.gift_options(table, BLUE, homes(table, BLUE))) == bool(found)


@pytest.mark.rule("H0g.1", "B3b.1")
def test_a_full_pool_takes_no_gift() -> None:
    """The cap holds for gifts too."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red", bionts="rb")
    pool(table, "red", "rrrrrr")
    pool(table, "blue", "rb")
    assert gifts.gift_options(table, BLUE, homes(table, BLUE)) == [("give", BLUE, RED)]


@pytest.mark.rule("H0g.2")
def test_a_soloists_colours_give_only_where_that_is_agreed() -> None:
    """Off as the rule says, a setting because its tip says otherwise (U16)."""
    for agreed in (False, True):
        table = empty("red", "blue", mode="solitaire", gifts=agreed)
        bacterium(table, "mars", "red", bionts="rb")
        pool(table, "blue", "y")
        assert gifts.gift_options(table, BLUE, homes(table, BLUE)) == ([("give", YELLOW, RED)] if agreed else [])
        run = Runner(table, "gift-turn", BLUE)
        assert (run.decision is not None) == agreed
        if agreed:
            run.answer("give yellow red")
            assert table.pool[RED * 4 + YELLOW] == 1


@pytest.mark.rule("H0g.2")
def test_no_gifts_in_solitaire_and_cooperative_games() -> None:
    """Rivals only."""
    for mode in ("solitaire", "cooperative"):
        table = empty("red", "blue", mode=mode)
        bacterium(table, "mars", "red", bionts="rb")
        pool(table, "blue", "b")
        assert gifts.gift_options(table, BLUE, homes(table, BLUE)) == []


@pytest.mark.rule("H0g.1")
def test_a_gift_in_the_own_purchase_turn_goes_before_the_purchase() -> None:
    """Blue gives, and his foreign gene buys with it at once."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red", bionts="rb")
    pool(table, "blue", "r")
    run = turn(table, BLUE)
    run.answer("give red red", "buy mars cosmic")
    assert run.decision is None
    assert sum(table.pool) == 0


@pytest.mark.rule("A5a")
def test_a_biont_that_joined_in_this_phase_buys_if_its_turn_is_to_come() -> None:
    """Purchases are counted by the bionts in the organism when their owner's turn comes."""
    table = empty("red", "blue", intro=True)
    mars = bacterium(table, "mars", "red")
    pool(table, "red", "rr")
    note_onsets(table)
    assert purchases_left(table, BLUE, mars) == 0
    put_bionts(table, mars, "b")
    assert purchases_left(table, BLUE, mars) == 1
    assert len(buys(turn(table, BLUE))) == 4
