"""The glossary: chromosomes, mutations and their cubes, disease, atrophy, extinction, abilities."""

from __future__ import annotations

import pytest

from biont.genesis.cards import BLUE, GREEN, HEAT_SHIELD, HGT, ICONS, RED, RED_QUEEN, SEX, YELLOW
from biont.genesis.cards import icons as named_icons
from biont.genesis.ids import PARASITE
from biont.genesis.organisms import (
    antioxidant_shield,
    chromosomes,
    darwin_dice,
    error_shield,
    heat_shield,
    icons,
    is_alive,
)
from biont.genesis.rules.atrophy import BIONT_LOST, CHROMOSOME_LOST, DISEASED_LOST, ORGAN_LOST
from biont.genesis.rules.autocatalysis import ENZYME_LOST
from biont.genesis.rules.entropy import supported
from biont.genesis.rules.extinction import DISCS_GONE, REVERTED, go_extinct
from biont.genesis.rules.mutations import CUBE_LOST, MUTATION_LOST, discard, lose_cube, steal
from biont.genesis.rules.sequence import note_onsets
from biont.genesis.table import ABSENT, HERE, NOWHERE, ORGANISM, STOLEN, TROPHY, Table
from biont.kernel.play import Entry, Play
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
)

LOSSES = (CHROMOSOME_LOST, CUBE_LOST, MUTATION_LOST, DISEASED_LOST, ORGAN_LOST, ENZYME_LOST, BIONT_LOST)


def counted(table: Table, organism: int) -> list[int]:
    """The chromosomes of an organism, colour by colour."""
    return [chromosomes(table, organism, colour) for colour in range(4)]


# -- Chromosomes -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("META.2")
def test_every_colour_has_its_property() -> None:
    """Red makes catalysts, yellow re-rolls, green supports bionts, blue shields from errors."""
    table = empty("red", "blue", intro=True)
    mars = bacterium(table, "mars", "blue", cubes="rryyygb")
    assert supported(table, BLUE) == 1 + 1
    assert error_shield(table, mars) == 2
    run = Runner(table, "darwin-roll", mars, dice=(1, 2, 2, 3, 3, 4, 4, 5, 5))
    assert run.decision is not None
    assert run.decision.data[1] == 3, "three yellow chromosomes, three dice to roll again"
    run.answer("stand")
    assert table.pool[BLUE * 4 + table.box.metabolism[mars]] == 2


@pytest.mark.rule("GL-Chromosome", "GL-Biont", "B0.4")
def test_cubes_and_bionts_are_chromosomes_wherever_they_lie() -> None:
    """On the placard, on mutations, as organs, as foreign genes; what is printed on a macroorganism counts too."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", bionts="rb", cubes="rg")
    mutation(table, "mars", "sod", promoted=True)
    assert counted(table, mars) == [3, 0, 2, 1]
    rust = macroorganism(table, "rust", "trilobite", "blue", organs=(0,))
    assert counted(table, rust) == [2, 3, 3, 2]


@pytest.mark.rule("GL-Parasite", "GL-Chromosome")
def test_a_parasite_lives_on_its_own_chromosomes() -> None:
    """Biont, diseased cubes and its own mutation feed dice, shields and income; the host's cubes and icons do not."""
    table = empty("red", "green")
    bacterium(table, "mars", "red", cubes="rrr")
    mutation(table, "mars", "cytochrome")
    mutation(table, "mars", "tmrna")
    salmonella = parasite(table, "green", "mars", side=1, diseased=("tmrna", "cytochrome"))
    mutation(table, "parasite-green", "rnapol")
    assert counted(table, salmonella) == [1, 1, 1, 1]
    assert (heat_shield(table, salmonella), antioxidant_shield(table, salmonella)) == (1, 1)
    assert (icons(table, salmonella, HEAT_SHIELD), icons(table, salmonella, RED_QUEEN)) == (0, 1)
    assert darwin_dice(table, salmonella) == 5
    Runner(table, "darwin-roll", salmonella, dice=(1, 2, 3, 4, 4)).answer("stand")
    assert table.pool[RED * 4 + GREEN] == 1


@pytest.mark.rule("GL-Ability.2")
def test_the_abilities_by_name() -> None:
    """Thirteen abilities; Pollution, which happens once, is the only other icon of cards."""
    shields = {"heat_shield", "o2_shield", "cancer_shield", "drought_shield", "uv_shield"}
    others = {"immunology", "spore", "hgt", "dna", "fission", "nucleus", "sex", "red_queen"}
    assert set(ICONS) == shields | others | {"pollution"}


# -- Mutations and disease ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GL-Mutation.1", "GL-Mutation.4", "GL-Disease.1")
def test_theft_leaves_the_card_as_it_is() -> None:
    """One cube or two, on the card or on a parasite; the promoted card keeps working for the host alone."""
    table = empty("red", "green")
    mars = bacterium(table, "mars", "red")
    tmrna = mutation(table, "mars", "tmrna")
    assert table.mutation_cube[2 * tmrna : 2 * tmrna + 2] == [HERE, ABSENT]
    quorum = mutation(table, "mars", "quorum", promoted=True)
    assert table.mutation_cube[2 * quorum : 2 * quorum + 2] == [HERE, HERE]
    salmonella = parasite(table, "green", "mars", side=1)
    steal(table, salmonella, 0, 2 * quorum + 1)
    steal(table, salmonella, 1, 2 * quorum)
    assert table.mutation_cube[2 * quorum : 2 * quorum + 2] == [STOLEN, STOLEN]
    assert (table.holder[quorum], table.promoted[quorum]) == (mars, 1)
    assert (icons(table, mars, RED_QUEEN), icons(table, salmonella, RED_QUEEN)) == (2, 0)
    check_pieces(table)


@pytest.mark.rule("GL-Mutation.2", "B2a")
def test_card_and_cubes_go_together_across_host_and_parasite() -> None:
    """A lost card takes the parasite's cube along; a cube lost on the parasite takes the card along."""
    table = empty("red", "green")
    mars = bacterium(table, "mars", "red")
    tmrna = mutation(table, "mars", "tmrna")
    quorum = mutation(table, "mars", "quorum")
    salmonella = parasite(table, "green", "mars", side=1, diseased=("tmrna", "quorum"))
    blue = table.soup_cubes[BLUE]
    discard(Play(table, None), tmrna, "D7")
    assert (table.diseased[2 * GREEN], table.soup_cubes[BLUE]) == (NOWHERE, blue + 1)
    Runner(table, "spike", salmonella, 2)
    assert (table.mutations[mars], table.holder[quorum]) == ((), NOWHERE)
    assert is_alive(table, salmonella)
    check_pieces(table)


@pytest.mark.rule("GL-Atrophy.11", "GL-Mutation.3")
def test_the_plus_cube_turns_the_card_back() -> None:
    """Demoted, the card has its front's ability again and its back's no more."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red")
    pilus = mutation(table, "mars", "pilus", promoted=True)
    assert (icons(table, mars, HGT), icons(table, mars, SEX)) == (0, 1)
    lose_cube(Play(table, None), 2 * pilus + 1, "G3")
    assert (table.holder[pilus], table.promoted[pilus]) == (mars, 0)
    assert (icons(table, mars, HGT), icons(table, mars, SEX)) == (1, 0)


@pytest.mark.rule("H0e.4", "GL-Ability.1", "GL-Mutation.3")
@pytest.mark.parametrize("bought", [0, 1])
def test_fission_of_the_promoted_side_goes_with_it(bought: int) -> None:
    """Demoted before anybody has bought for the organism, a card gives no second purchase; afterwards it still does."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red")
    pilus = mutation(table, "mars", "pilus", promoted=True)
    table.box.mutation_icons[2 * pilus + 1] = named_icons(fission=1, dna=1)
    note_onsets(table)
    table.bought[mars * 8 + RED] = bought
    assert table.fission[mars] == 1
    lose_cube(Play(table, None), 2 * pilus + 1, "G3")
    assert table.fission[mars] == bought


# -- Atrophy -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GL-Atrophy.1", "GL-Atrophy.2", "GL-Atrophy.3", "GL-Atrophy.5", "GL-Atrophy.7")
def test_mutation_cubes_then_cubes_then_bionts() -> None:
    """Four losses, one token each: the mutation's cube, both cubes of the placard, a biont of the owner's choice."""
    table = empty("red", "yellow")
    mars = bacterium(table, "mars", "red", bionts="ry", cubes="yb")
    mutation(table, "mars", "rrna")
    run = Runner(table, "spike", mars, 4)
    assert table.mutations[mars] == ()
    assert run.options == ["lose-cube yellow", "lose-cube blue"]
    run.answer("lose-cube blue")
    assert run.options == ["lose-biont red", "lose-biont yellow"]
    run.answer("lose-biont yellow")
    assert counted(table, mars) == [1, 0, 0, 0]
    check_pieces(table)


@pytest.mark.rule("GL-Atrophy.3", "GL-Atrophy.15")
def test_stolen_cubes_are_the_parasites_to_lose() -> None:
    """The host has only its biont to lose; the parasite loses its mutation first, then a diseased cube."""
    table = empty("red", "green")
    mars = bacterium(table, "mars", "red", bionts="rr")
    mutation(table, "mars", "tmrna")
    salmonella = parasite(table, "green", "mars", side=1, diseased=("tmrna", ""))
    mutation(table, "parasite-green", "rrna")
    Runner(table, "spike", mars, 1)
    assert (table.bionts[mars * 8 + RED], table.mutations[mars] == ()) == (1, False)
    run = Runner(table, "spike", salmonella, 3)
    assert [kind for kind in run.kinds() if kind in LOSSES] == [CUBE_LOST, MUTATION_LOST] * 2
    assert (table.mutations[salmonella], table.mutations[mars], is_alive(table, salmonella)) == ((), (), True)


@pytest.mark.rule("GL-Atrophy.4", "GL-Atrophy.5", "GL-Atrophy.6", "GL-Atrophy.9")
def test_organs_then_endosymbionts_then_the_trophic_biont() -> None:
    """What is printed stays: the bacterium beneath gets it all as cubes."""
    table = empty("red", "yellow")
    mars = macroorganism(table, "mars", "flatworm", "red", bionts="ry", organs=(0,))
    run = Runner(table, "spike", mars, 4)
    assert [kind for kind in run.kinds() if kind in (ORGAN_LOST, BIONT_LOST, REVERTED)] == [
        ORGAN_LOST,
        BIONT_LOST,
        REVERTED,
    ]
    assert table.cubes[mars * 4 : mars * 4 + 4] == [2, 1, 1, 1]


@pytest.mark.rule("GL-Immunology.1")
def test_immunology_opens_every_tier() -> None:
    """A bacterium or a macroorganism with Immunology of its own may lose anything, the trophic biont included."""
    table = empty("red", "yellow")
    mars = bacterium(table, "mars", "red", bionts="ry", cubes="b")
    mutation(table, "mars", "restriction")
    options = ["lose-mutation restriction", "lose-cube blue", "lose-biont red", "lose-biont yellow"]
    assert Runner(table, "spike", mars, 1).options == options
    rust = macroorganism(table, "rust", "dickinsonia", "red", bionts="ry", organs=(0, 2))
    run = Runner(table, "spike", rust, 4)
    assert run.options == ["lose-organ 0", "lose-organ 2", "lose-biont yellow", "lose-trophic"]


@pytest.mark.rule("GL-Atrophy.13", "GL-Extinction.6")
def test_discards_go_under_the_home_row_in_the_order_wanted() -> None:
    table = empty("red", "yellow")
    dust = bacterium(table, "dust", "red")
    for name in ("rrna", "sod", "quorum"):
        mutation(table, "dust", name)
    deck = table.decks[table.box.row[dust]]
    Runner(table, "errors", dust, 0, 4).answer("lose-mutation sod", "lose-mutation quorum")
    assert table.decks[table.box.row[dust]] == (*deck, *(card(table, name) for name in ("sod", "quorum", "rrna")))


# -- Extinction and biosynthesis ---------------------------------------------------------------------------------------


@pytest.mark.rule("GL-Extinction.6")
def test_discs_and_cubes_of_an_extinct_organism_go_to_the_soup() -> None:
    table = empty("red", "yellow")
    dust = bacterium(table, "dust", "red", cubes="rg", discs="rb")
    entries: list[Entry] = []
    for _ in go_extinct(Play(table, entries), dust, "GL-Extinction.1"):
        pytest.fail("nothing to decide")
    assert table.place[dust] != ORGANISM
    assert (table.soup_cubes, table.soup_discs) == ([16, 16, 16, 16], [11, 12, 12, 12]), "one compensates the biont"
    assert (DISCS_GONE, (dust, 2)) in [(entry.kind, entry.data) for entry in entries]


@pytest.mark.rule("GL-Extinction.1", "GL-Extinction.5", "B1.1")
def test_without_bionts_there_is_no_organism() -> None:
    """A foreign gene keeps it alive; with the last biont it dies, its parasite too, and all are compensated."""
    table = empty("red", "yellow", "blue")
    mars = bacterium(table, "mars", "red", bionts="ry")
    parasite(table, "blue", "mars")
    Runner(table, "spike", mars, 1).answer("lose-biont red")
    assert (is_alive(table, mars), table.owner[mars]) == (True, YELLOW)
    Runner(table, "spike", mars, 1)
    assert not is_alive(table, mars)
    assert not is_alive(table, PARASITE + BLUE)
    assert (table.place[mars], table.trophy[mars]) == (TROPHY, YELLOW)
    assert [table.pool[player * 5] for player in (RED, YELLOW, BLUE)] == [1, 1, 1]
    check_pieces(table)


@pytest.mark.rule("GL-Biosynthesis", "B3c.1", "B4a.1")
def test_bionts_of_one_crisis_are_compensated_together() -> None:
    """Two green bionts of a parasite die of one crisis while Green's pool is full: a pair refused, one substitute."""
    for version, asked in (("2026.3", True), ("2026.1", False)):
        table = empty("red", "green", version=version)
        mars = bacterium(table, "mars", "red")
        cyano = parasite(table, "green", "mars", bionts="ggg")
        pool(table, "green", "gggggg")
        run = Runner(table, "heat", cyano, 2)
        assert (run.decision is not None) == asked
        if asked:
            assert run.options == ["substitute red", "substitute yellow", "substitute blue", "forgo"]
            run.answer("substitute blue")
            assert table.pool[8:12] == [0, 0, 6, 1]
        assert table.parasite[mars] == cyano, "one biont lives"
        check_pieces(table)


@pytest.mark.rule("GL-Biosynthesis", "B3c.1", "E3h")
def test_what_dies_with_an_organism_is_compensated_together() -> None:
    """Red's bacterium dies with a green foreign gene in it, and Green's parasite with it: two green at once."""
    table = empty("red", "green")
    mars = bacterium(table, "mars", "red", bionts="rg")
    parasite(table, "green", "mars")
    pool(table, "green", "gggggg")
    run = Runner(table, "spike", mars, 3)
    assert run.options == ["lose-biont red", "lose-biont green"]
    run.answer("lose-biont red")
    assert run.options == ["substitute red", "substitute yellow", "substitute blue", "forgo"]
    run.answer("forgo")
    assert run.decision is None
    check_pieces(table)


@pytest.mark.rule("GL-Biosynthesis", "B4a.2", "B3c.1", "B3c.2")
def test_compensation_keeps_the_cap_and_its_substitute() -> None:
    """Three bionts come home to a pool full of red: a pair refused is one of another colour, the third is lost."""
    table = empty("red", "yellow")
    mars = bacterium(table, "mars", "yellow", bionts="y")
    parasite(table, "red", "mars", bionts="rrr")
    pool(table, "red", "rrrrrr")
    run = Runner(table, "spike", mars, 1)
    assert run.options == ["substitute yellow", "substitute green", "substitute blue", "forgo"]
    run.answer("substitute blue")
    assert table.pool[:4] == [6, 0, 0, 1]
    check_pieces(table)
