"""H4: the Red Queen of a host against its parasite, and of a parasite against its host."""

from __future__ import annotations

import pytest

from biont.genesis.cards import BLUE, GREEN, RED, RED_QUEEN, YELLOW
from biont.genesis.organisms import chromosomes, icons
from biont.genesis.rules import red_queen
from biont.genesis.rules.buyers import purchases_left
from biont.genesis.rules.purchase_refusals import (
    CANNOT_PAY,
    CONSENT_REFUSED,
    CUBES_FIRST,
    NO_RED_QUEEN,
    NO_SLOT,
    TOO_FEW_RED_QUEENS,
)
from biont.genesis.rules.red_queen import ASK_RED_QUEEN
from biont.genesis.rules.sequence import note_onsets
from biont.genesis.table import ABSENT, HERE, NOWHERE, ORGAN, STOLEN, UNSOURCED, Table
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
    refugium,
)

ANYWHERE = -1


def turn(table: Table, player: int, where: int = ANYWHERE) -> Runner:
    """One player's purchase turn."""
    note_onsets(table)
    return Runner(table, "purchase-turn", player, where)


def queens(run: Runner) -> list[str]:
    """The attacks on offer."""
    return [text for text in run.options if text.startswith("queen-")] if run.decision is not None else []


def malaria_position(foreign: str = "b") -> tuple[Table, int, int]:
    """Red's bacterium with two Red Queens and a foreign gene; malaria holds a cube and has one Red Queen."""
    table = empty("red", "blue", "yellow", intro=True)
    mars = bacterium(table, "mars", "red", bionts="r" + foreign, cubes="g")
    mutation(table, "mars", "rnapol")
    mutation(table, "mars", "riboswitch")
    malaria = parasite(table, "yellow", "mars", diseased=("rnapol", ""))
    mutation(table, "parasite-yellow", "quorum")
    mutation(table, "parasite-yellow", "citrate")
    pool(table, "red", "ry")
    return table, mars, malaria


# -- H4a: against the parasite of a microorganism ----------------------------------------------------------------------


@pytest.mark.rule("H4a.1", "H4.1", "H0a.4", "H4d.1", "A5b")
def test_example_the_host_takes_its_cube_back() -> None:
    """S45: two Red Queens against one; the cube returns to its mutation for a catalyst of its colour."""
    table, mars, _ = malaria_position()
    run = turn(table, RED)
    assert queens(run) == ["queen-cube mars first"]
    assert run.refused["queen-biont mars yellow"] == CUBES_FIRST
    run.answer("queen-cube mars first")
    assert table.mutation_cube[2 * card(table, "rnapol")] == HERE
    assert table.diseased[2 * YELLOW] == NOWHERE
    assert table.pool[:4] == [0, 1, 0, 0]
    assert chromosomes(table, mars, RED) == 2
    check_pieces(table)


@pytest.mark.rule("H4a.2", "H4a.3", "GL-Foreign-gene", "GL-Extinction.7")
def test_example_the_foreign_gene_takes_the_last_biont() -> None:
    """S46: with no cube left the foreign gene's attack takes the biont; malaria is extinct without compensation."""
    table, mars, malaria = malaria_position()
    turn(table, RED).answer("queen-cube mars first")
    run = Runner(table, "purchase-turn", BLUE, ANYWHERE)
    run.answer("queen-biont mars yellow", "under quorum")
    assert table.bionts[mars * 8 + YELLOW] == 1
    assert table.owner[malaria] == NOWHERE
    assert table.parasite[mars] == NOWHERE
    assert sum(table.pool) == 0
    assert sorted(table.mutations[malaria]) == []
    assert table.available_from[YELLOW] == table.turn + 1
    check_pieces(table)


@pytest.mark.rule("H4a.2", "E6c.1", "H0a.4")
def test_example_stolen_biont_leaves_malaria_to_the_mover() -> None:
    """S24: malaria keeps the mover's biont and is his from now on; the price is one yellow."""
    table = empty("red", "yellow", intro=True)
    mars = bacterium(table, "mars", "red")
    mutation(table, "mars", "rnapol")
    malaria = parasite(table, "yellow", "mars", bionts="yr")
    pool(table, "red", "ry")
    run = turn(table, RED)
    assert queens(run) == ["queen-biont mars red", "queen-biont mars yellow"]
    run.answer("queen-biont mars yellow")
    assert table.bionts[mars * 8 + YELLOW] == 1
    assert table.owner[malaria] == RED
    assert table.host[YELLOW] == mars
    assert table.pool[:4] == [1, 0, 0, 0]
    check_pieces(table)


@pytest.mark.rule("H4a.1", "H0e.4", "H4a.2")
def test_example_fission_strikes_twice() -> None:
    """S91: fission from the turn before and one Red Queen: both cubes come back by one biont."""
    table = empty("green", "blue", intro=True)
    bacterium(table, "mars", "blue")
    mutation(table, "mars", "mitochondria")
    mutation(table, "mars", "rnapol")
    mutation(table, "mars", "riboswitch")
    salmonella = parasite(table, "green", "mars", side=1, diseased=("riboswitch", "mitochondria"))
    pool(table, "blue", "bby")
    run = turn(table, BLUE)
    run.answer("queen-cube mars first", "queen-cube mars second")
    assert run.decision is None
    assert table.diseased[2 * GREEN : 2 * GREEN + 2] == [NOWHERE, NOWHERE]
    assert table.owner[salmonella] == GREEN
    table.bought = [0] * len(table.bought)
    pool(table, "blue", "g")
    Runner(table, "purchase-turn", BLUE, ANYWHERE).answer("queen-biont mars green")
    assert table.owner[salmonella] == NOWHERE
    check_pieces(table)


@pytest.mark.rule("A5a", "H4a.2", "H0e.4")
def test_a_stolen_biont_takes_no_purchase_from_those_of_its_colour() -> None:
    """Blue's biont bought twice by the virus's fission; his other one, in Mars, still has its purchase (U30)."""
    for version, left in (("2026.3", 1), ("2026.1", 0)):
        table = empty("red", "blue", crystal=True, version=version)
        mars = bacterium(table, "mars", "red", bionts="rb")
        mutation(table, "mars", "rnapol")
        virus = parasite(table, "blue", "mars")
        pool(table, "red", "b")
        table.fission[virus] = 1
        table.bought[virus * 8 + BLUE] = 2
        Runner(table, "purchase-turn", RED, ANYWHERE).answer("queen-biont mars blue")
        assert table.bionts[mars * 8 + BLUE] == 2
        assert purchases_left(table, BLUE, mars) == left


@pytest.mark.rule("A5a", "H4a.2", "G4b")
def test_a_stolen_biont_brings_along_that_it_has_bought() -> None:
    """One that bought in the Darwin phase buys no more; one that did not may buy when its owner's turn comes."""
    for bought in (0, 1):
        table = empty("red", "blue", intro=True)
        mars = bacterium(table, "mars", "red")
        mutation(table, "mars", "rnapol")
        virus = parasite(table, "blue", "mars")
        pool(table, "red", "bb")
        note_onsets(table)
        table.bought[virus * 8 + BLUE] = bought
        Runner(table, "purchase-turn", RED, ANYWHERE).answer("queen-biont mars blue")
        assert purchases_left(table, BLUE, mars) == 1 - bought


@pytest.mark.rule("H4a.3", "E3h")
def test_the_hyperparasite_dies_with_the_parasite() -> None:
    """Its biont goes home with compensation, the stolen one is not compensated."""
    table = empty("red", "blue", "green", intro=True)
    mars = bacterium(table, "mars", "red")
    mutation(table, "mars", "rnapol")
    parasite(table, "blue", "mars")
    tail = parasite(table, "green", "parasite-blue")
    pool(table, "red", "b")
    turn(table, RED).answer("queen-biont mars blue")
    assert table.owner[tail] == NOWHERE
    assert table.pool[GREEN * 4 + GREEN] == 1
    assert table.pool[BLUE * 4 + BLUE] == 0
    assert table.bionts[mars * 8 + BLUE] == 1
    check_pieces(table)


@pytest.mark.rule("H4.1", "E6c.4")
def test_a_parasite_is_host_to_its_hyperparasite() -> None:
    """It attacks both ways; a biont of its own colour coming in makes it that colour's again."""
    table = empty("red", "blue", "green", intro=True)
    bacterium(table, "mars", "red")
    virus = parasite(table, "blue", "mars", bionts="r")
    table.owner[virus] = RED
    parasite(table, "green", "parasite-blue", bionts="gb")
    mutation(table, "parasite-blue", "rnapol")
    pool(table, "red", "b")
    run = turn(table, RED, virus)
    run.answer("queen-biont parasite-blue blue")
    assert table.owner[virus] == BLUE
    check_pieces(table)


# -- Icons and consent -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H4.2", "H4.4")
def test_the_attacker_needs_an_icon_of_its_own() -> None:
    """The parasite's icons do not help the host, nor the host's the parasite."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    mutation(table, "mars", "calvin")
    virus = parasite(table, "blue", "mars", diseased=("", "calvin"))
    mutation(table, "parasite-blue", "quorum")
    pool(table, "red", "gyb")
    run = turn(table, RED)
    assert queens(run) == []
    assert run.refused["queen-cube mars second"] == NO_RED_QUEEN
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    mutation(table, "mars", "quorum")
    virus = parasite(table, "blue", "mars")
    pool(table, "red", "y")
    assert icons(table, virus, RED_QUEEN) == 0
    run = turn(table, BLUE, virus)
    assert queens(run) == []
    assert run.refused["queen-steal parasite-blue quorum"] == NO_RED_QUEEN


@pytest.mark.rule("H4.3")
def test_equal_icons_need_consent() -> None:
    """The target's owner is asked; a refusal costs nothing and is not asked again."""
    table, mars, _ = malaria_position()
    mutation(table, "parasite-yellow", "tmrna")
    run = turn(table, RED)
    run.answer("queen-cube mars first")
    assert run.decision is not None
    assert (run.decision.seat, run.decision.kind) == (table.box.seat_of[YELLOW], ASK_RED_QUEEN)
    assert run.options == ["consent", "refuse"]
    run.answer("refuse")
    assert queens(run) == []
    assert run.refused["queen-cube mars first"] == CONSENT_REFUSED
    assert (sum(table.pool), table.bought[mars * 8 + RED]) == (2, 0)
    run = turn(table, RED)
    run.answer("queen-cube mars first", "consent")
    assert table.mutation_cube[2 * card(table, "rnapol")] == HERE
    assert table.bought[mars * 8 + RED] == 1


@pytest.mark.rule("H4.3", "H4.1")
def test_a_refusal_binds_nobody_but_the_one_who_refused() -> None:
    """A parasite whose host refuses still attacks its hyperparasite, and the host too once it has more icons."""
    table = empty("red", "blue", "green", intro=True)
    bacterium(table, "mars", "red", bionts="r")
    mutation(table, "mars", "quorum")
    virus = parasite(table, "blue", "mars", bionts="bb")
    mutation(table, "parasite-blue", "riboswitch")
    parasite(table, "green", "parasite-blue")
    pool(table, "red", "yyg")
    run = turn(table, BLUE, virus)
    assert queens(run) == ["queen-biont parasite-blue green", "queen-steal parasite-blue quorum"]
    run.answer("queen-steal parasite-blue quorum", "refuse")
    assert queens(run) == ["queen-biont parasite-blue green"]
    mutation(table, "parasite-blue", "tmrna")
    run.answer("queen-biont parasite-blue green", "pay green 1")
    assert queens(run) == ["queen-steal parasite-blue quorum"]


@pytest.mark.rule("H4.3")
def test_nobody_asks_himself_for_consent() -> None:
    """A player's own parasite on his own organism, or a soloist's two colours."""
    table = empty("red", "blue", mode="solitaire", edition="1e")
    bacterium(table, "mars", "red")
    mutation(table, "mars", "calvin")
    virus = parasite(table, "blue", "mars")
    mutation(table, "parasite-blue", "quorum")
    mutation(table, "mars", "riboswitch")
    pool(table, "red", "gg")
    run = turn(table, BLUE, virus)
    run.answer("queen-steal parasite-blue calvin")
    assert table.diseased[2 * BLUE + 1] == 2 * card(table, "calvin")


@pytest.mark.rule("C1g.1")
def test_an_npc_never_consents() -> None:
    """Equal icons are not enough against an NPC."""
    table = empty("red", "blue", mode="solitaire", edition="1e")
    bacterium(table, "mars", "red")
    mutation(table, "mars", "rnapol")
    malaria = parasite(table, "yellow", "mars", bionts="Y", diseased=("rnapol", ""))
    table.owner[malaria] = 4 + YELLOW
    pool(table, "red", "rr")
    assert queens(turn(table, RED)) == ["queen-cube mars first"]
    mutation(table, "parasite-yellow", "quorum")
    run = turn(table, RED)
    assert queens(run) == []
    assert run.refused["queen-cube mars first"] == TOO_FEW_RED_QUEENS


@pytest.mark.rule("C1b.7", "H4a.2", "H4a.3")
def test_an_abducted_npc_turns_friendly() -> None:
    """Its biont becomes a foreign gene with which the soloist buys."""
    table = empty("red", "blue", mode="solitaire", edition="1e")
    mars = bacterium(table, "mars", "red")
    mutation(table, "mars", "rnapol")
    malaria = parasite(table, "yellow", "mars", bionts="Y")
    table.owner[malaria] = 4 + YELLOW
    pool(table, "red", "yr")
    run = turn(table, RED)
    run.answer("queen-biont mars npc-yellow")
    assert table.bionts[mars * 8 + 4 + YELLOW] == 1
    assert table.owner[malaria] == NOWHERE
    assert "promote mars rnapol" in run.options


@pytest.mark.rule("C3.3")
def test_beginners_bans_forbid_the_red_queen() -> None:
    """With the bans there are no attacks at all."""
    for bans, found in ((True, 0), (False, 1)):
        table = empty("red", "yellow", intro=True, bans=bans)
        mars = bacterium(table, "mars", "red")
        mutation(table, "mars", "rnapol")
        parasite(table, "yellow", "mars", diseased=("rnapol", ""))
        pool(table, "red", "r")
        assert len(red_queen.attack_options(table, RED, mars)) == found


# -- Price -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H0a.4", "H0c")
def test_an_attack_is_paid_in_the_colour_of_the_cube() -> None:
    """Two of another colour will do, one will not."""
    table, _, _ = malaria_position()
    table.pool[:4] = [0, 1, 0, 0]
    run = turn(table, RED)
    assert queens(run) == []
    assert run.refused["queen-cube mars first"] == CANNOT_PAY
    table.pool[:4] = [0, 2, 0, 0]
    turn(table, RED).answer("queen-cube mars first")
    assert table.pool[:4] == [0, 0, 0, 0]


@pytest.mark.rule("H4d.2", "V53")
def test_yellow_attacks_parasites_for_free() -> None:
    """Not in the first edition, and not when Yellow's parasite attacks a host."""
    for edition, found in (("2e", 1), ("1e", 0)):
        table = empty("red", "yellow", intro=True, edition=edition)
        mars = bacterium(table, "mars", "yellow", bionts="yr")
        mutation(table, "mars", "quorum")
        prion = parasite(table, "red", "mars", diseased=("quorum", ""))
        note_onsets(table)
        assert len(red_queen.attack_options(table, YELLOW, mars)) == found
        assert red_queen.attack_options(table, RED, mars) == []
        assert table.owner[prion] == RED
    table = empty("red", "yellow", intro=True)
    bacterium(table, "mars", "red")
    mutation(table, "mars", "rrna")
    malaria = parasite(table, "yellow", "mars")
    mutation(table, "parasite-yellow", "quorum")
    assert red_queen.attack_options(table, YELLOW, malaria) == []


@pytest.mark.rule("H4d.2")
def test_yellow_pays_nothing() -> None:
    """The attack goes through with an empty pool and uses up the purchase."""
    table = empty("red", "yellow", intro=True)
    mars = bacterium(table, "mars", "yellow")
    mutation(table, "mars", "quorum")
    parasite(table, "red", "mars", diseased=("quorum", ""))
    run = turn(table, YELLOW)
    run.answer("queen-cube mars first")
    assert table.mutation_cube[2 * card(table, "quorum")] == HERE
    assert table.bought[mars * 8 + YELLOW] == 1
    assert run.decision is None


# -- H4c: against the host ---------------------------------------------------------------------------------------------


def cyanobacteria_position() -> tuple[Table, int, int]:
    """Green's cyanobacteria with one Red Queen on Blue's earthworm with a red organ (square 0)."""
    table = empty("green", "blue")
    worm = macroorganism(table, "pond", "flatworm", "blue", organs=(0, 1), land=True)
    cyano = parasite(table, "green", "pond")
    mutation(table, "parasite-green", "riboswitch")
    pool(table, "blue", "r")
    pool(table, "green", "rr")
    return table, worm, cyano


@pytest.mark.rule("H4c.2", "H4d.1", "H4e")
def test_example_cyanobacteria_infest_a_brain() -> None:
    """S44: the earthworm's red organ becomes a diseased cube for a red catalyst of the host's pool."""
    table, worm, cyano = cyanobacteria_position()
    run = turn(table, GREEN, cyano)
    assert queens(run) == ["queen-organ parasite-green 0"]
    assert run.refused["queen-organ parasite-green 1"] == NO_SLOT
    run.answer("queen-organ parasite-green 0")
    assert table.organs[worm][0] == STOLEN
    assert table.diseased[2 * GREEN + 1] == ORGAN
    assert (table.pool[BLUE * 4 + RED], table.pool[GREEN * 4 + RED]) == (0, 2)
    assert (chromosomes(table, worm, RED), chromosomes(table, cyano, RED)) == (2, 1)
    assert table.trophic_change == 2
    check_pieces(table)


@pytest.mark.rule("H4c.1", "H4c.2")
def test_a_parasite_takes_cubes_never_bionts() -> None:
    """It takes mutation cubes for which it has a free slot; the mutation stays with the host."""
    table = empty("red", "blue", intro=True)
    mars = bacterium(table, "mars", "red", bionts="rr", cubes="yg")
    calvin = mutation(table, "mars", "calvin")
    mutation(table, "mars", "cytochrome")
    mutation(table, "mars", "rrna")
    virus = parasite(table, "blue", "mars", diseased=("cytochrome", ""))
    mutation(table, "parasite-blue", "quorum")
    pool(table, "red", "g")
    run = turn(table, BLUE, virus)
    assert queens(run) == ["queen-steal parasite-blue calvin"]
    assert run.refused["queen-steal parasite-blue rrna"] == NO_SLOT
    run.answer("queen-steal parasite-blue calvin")
    assert table.mutation_cube[2 * calvin] == STOLEN
    assert calvin in table.mutations[mars]
    assert chromosomes(table, virus, GREEN) == 1
    assert table.bionts[mars * 8 + RED] == 2
    check_pieces(table)


@pytest.mark.rule("V52", "H4c.2")
def test_first_edition_takes_only_the_plus_cube() -> None:
    """From a promoted mutation both cubes may go in the second edition."""
    for edition, found in (("2e", {"calvin", "sod+"}), ("1e", {"sod+"})):
        table = empty("red", "blue", intro=True, edition=edition)
        bacterium(table, "mars", "red")
        mutation(table, "mars", "calvin", promoted=True)
        mutation(table, "mars", "sod", promoted=True)
        virus = parasite(table, "blue", "mars")
        mutation(table, "parasite-blue", "quorum")
        pool(table, "red", "gb")
        run = turn(table, BLUE, virus)
        assert {text.split()[2] for text in queens(run)} == found


# -- H4b: against the parasite of a macroorganism ----------------------------------------------------------------------


def seaweed_position(edition: str = "2e") -> tuple[Table, int, int]:
    """Red's seaweed with a blue organ (square 1) that gives a Red Queen; the syncytium holds the cube of square 2."""
    table = empty("red", "blue", "green", edition=edition)
    weed = macroorganism(table, "rust", "seaweed", "blue", organs=(1, 2))
    syncytium = parasite(table, "red", "rust", side=1, diseased=("", "organ 2"))
    pool(table, "blue", "brr")
    return table, weed, syncytium


@pytest.mark.rule("H4b.1", "H0.2")
def test_a_macroorganism_takes_its_organ_back() -> None:
    """The cube is a healthy organ again, paid in its colour."""
    table, weed, _ = seaweed_position()
    run = turn(table, BLUE)
    assert queens(run) == ["queen-cube rust second"]
    run.answer("queen-cube rust second", "pay blue 1")
    assert table.organs[weed] == (ABSENT, HERE, HERE)
    assert table.diseased[2 * RED + 1] == NOWHERE
    assert table.trophic_change == 0, "a blue organ has no part in the metabolic rate"
    assert table.pool[BLUE * 4 : BLUE * 4 + 4] == [2, 0, 0, 0]
    check_pieces(table)


@pytest.mark.rule("H4b.1")
def test_the_organ_may_go_into_another_free_square() -> None:
    """Any empty square of the colour will do; the buyer picks."""
    table = empty("red", "blue")
    star = macroorganism(table, "rust", "seastar", "blue", organs=(0, 4))
    parasite(table, "red", "rust", side=0, diseased=("", "organ 4"))
    pool(table, "blue", "g")
    run = turn(table, BLUE)
    run.answer("queen-cube rust second")
    assert run.options == ["square 4", "square 3", "square 5"]
    run.answer("square 3")
    assert table.organs[star] == (HERE, ABSENT, ABSENT, HERE, ABSENT, ABSENT)
    check_pieces(table)


@pytest.mark.rule("H4b.2", "V51")
def test_without_a_square_the_cube_is_discarded() -> None:
    """Its square has been filled anew; in the first edition the attack is then impossible."""
    for edition in ("2e", "1e"):
        table, weed, _ = seaweed_position(edition)
        table.organs[weed] = (ABSENT, HERE, HERE)
        table.soup_cubes[BLUE] -= 1
        table.diseased[2 * RED + 1] = UNSOURCED
        run = turn(table, BLUE)
        if edition == "1e":
            assert queens(run) == []
            continue
        before = table.soup_cubes[BLUE]
        run.answer("queen-cube rust second", "pay blue 1")
        assert table.soup_cubes[BLUE] == before + 1
        assert table.organs[weed] == (ABSENT, HERE, HERE)
        check_pieces(table)


@pytest.mark.rule("H4b.3", "H4b.1")
def test_no_biont_is_taken_while_the_parasite_has_a_diseased_cube() -> None:
    table = empty("red", "blue")
    macroorganism(table, "rust", "seaweed", "blue", organs=(1, 2))
    parasite(table, "red", "rust", side=1, diseased=("", "organ 1"))
    pool(table, "blue", "rb")
    run = turn(table, BLUE)
    assert queens(run) == ["queen-cube rust second"]
    assert run.refused["queen-biont rust red"] == CUBES_FIRST


@pytest.mark.rule("H4b.3")
def test_a_biont_becomes_an_endosymbiont() -> None:
    """Only without diseased cubes and into a free circle of its colour (U6); the last one kills the parasite."""
    table = empty("red", "blue", "green")
    weed = macroorganism(table, "rust", "seaweed", "blue", organs=(1,))
    prion = parasite(table, "red", "rust", bionts="rg")
    pool(table, "blue", "rrg")
    run = turn(table, BLUE)
    assert queens(run) == ["queen-biont rust red", "queen-biont rust green"]
    run.answer("queen-biont rust red")
    assert table.bionts[weed * 8 + RED] == 1
    assert (table.owner[prion], table.trophic_change) == (GREEN, 1)
    put_bionts(table, prion, "r")
    table.bought = [0] * len(table.bought)
    run = Runner(table, "purchase-turn", BLUE, ANYWHERE)
    assert queens(run) == ["queen-biont rust green"]
    check_pieces(table)
    table.bionts[prion * 8 + RED] = 0
    table.pool_bionts[RED] += 1
    run = Runner(table, "purchase-turn", BLUE, ANYWHERE)
    run.answer("queen-biont rust green")
    assert table.owner[prion] == NOWHERE
    assert table.pool[GREEN * 4 + GREEN] == 0
    check_pieces(table)


@pytest.mark.rule("H4.1", "H4b.1", "H5d.1")
def test_the_last_organ_back_sends_it_ashore() -> None:
    """A cube without a square of its own that fills the last empty one completes a marine macroorganism."""
    table = empty("red", "blue", edition="1e")
    weed = macroorganism(table, "rust", "seaweed", "blue", organs=(0, 1, 2))
    parasite(table, "red", "rust", side=1, diseased=("", "organ 2"))
    pool(table, "blue", "b")
    run = turn(table, BLUE)
    run.answer("queen-cube rust second")
    assert table.land[weed] == 1
    check_pieces(table)


@pytest.mark.rule("H4e", "A5")
def test_the_food_chains_are_checked_after_all_purchases() -> None:
    """An attack that changed an organ leads to new trophic levels at the end of the phase."""
    table, worm, _ = cyanobacteria_position()
    table.level[worm] = 2
    table.order = [BLUE, GREEN]
    note_onsets(table)
    run = Runner(table, "purchases", BLUE)
    while run.decision is not None:
        attack = queens(run)
        run.answer(attack[0] if attack else "done")
    assert table.organs[worm][0] == STOLEN
    assert (table.trophic_change, table.level[worm]) == (0, 0)


@pytest.mark.rule("V30", "H4c.2", "A5a")
def test_first_edition_culls_after_a_red_queen_took_the_green_support() -> None:
    table = empty("red", "blue", edition="1e")
    refugium(table, "vent", down="yrbgg", bionts="r")
    refugium(table, "dust", down="yyg", bionts="r")
    bacterium(table, "mars", "red", bionts="r")
    mutation(table, "mars", "nitrogenase")
    virus = parasite(table, "blue", "mars", bionts="bb")
    mutation(table, "parasite-blue", "quorum")
    pool(table, "red", "gy")
    run = turn(table, BLUE, virus).answer("queen-steal parasite-blue nitrogenase")
    assert run.options == ["cull vent", "cull dust"]
    assert run.decision is not None
    assert run.decision.seat == 0
    run.answer("cull vent")
    assert run.decision.seat == 1, "Blue's second biont buys after that"
