"""G. Phase 4: Darwin rolls, with the rulebook's dice."""

from __future__ import annotations

import pytest

from biont.genesis.cards import BLUE, GREEN, RED, YELLOW
from biont.genesis.ids import NPC, PARASITE
from biont.genesis.organisms import darwin_dice
from biont.genesis.pools import ASK_SUBSTITUTE
from biont.genesis.rules.atrophy import ATROPHIED
from biont.genesis.rules.darwin import DARWIN_REROLL, DARWIN_ROLL, EARNED
from biont.genesis.table import ABSENT, NOWHERE, TROPHY, Table
from tests.genesis.positions import (
    Runner,
    bacterium,
    check_pieces,
    empty,
    macroorganism,
    mutation,
    organism,
    parasite,
    pool,
    put_bionts,
    refugium,
    words,
)


def letters(field: list[int], place: int) -> str:
    """Cubes or discs of each colour as letters."""
    return "".join("rygb"[colour] * field[place * 4 + colour] for colour in range(4))


def roll(table: Table, number: int, *dice: int) -> Runner:
    """The Darwin roll of one organism."""
    return Runner(table, "darwin-roll", number, dice=dice)


def rolled(run: Runner) -> list[int]:
    """The organisms that have rolled, in order."""
    return [entry.data[0] for entry in run.entries if entry.kind == DARWIN_ROLL]  # type: ignore[misc]


def losses(run: Runner) -> list[object]:
    """How many atrophies were suffered, one number for each time."""
    return [entry.data[1] for entry in run.entries if entry.kind == ATROPHIED]


# -- G0 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G0a.1")
def test_dice_of_a_bacterium() -> None:
    """S30: own biont, foreign biont, a cube and two mutation cubes are seven dice."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", bionts="rb", cubes="g")
    mutation(table, "mars", "rrna")
    mutation(table, "mars", "mrna")
    run = roll(table, mars, 1, 2, 3, 4, 2, 3, 4)
    assert run.play.injected == []
    assert darwin_dice(table, mars) == 7


@pytest.mark.rule("G0a.1", "G0a.2")
def test_dice_of_a_parasite() -> None:
    """S31: biont, two diseased cubes and a promoted mutation with two cubes are six dice; the host's fall by two."""
    table = empty("blue", "green")
    mars = bacterium(table, "mars", "blue", cubes="rygb")
    mutation(table, "mars", "tmrna", promoted=True)
    assert darwin_dice(table, mars) == 8
    salmonella = parasite(table, "green", "mars", side=1, diseased=("tmrna", "tmrna+"))
    mutation(table, "parasite-green", "mrna", promoted=True)
    assert darwin_dice(table, salmonella) == 6
    assert darwin_dice(table, mars) == 6


@pytest.mark.rule("G0a.1")
def test_dice_of_a_viroid() -> None:
    """S93: blue biont, a promoted and an unpromoted mutation, two diseased cubes."""
    table, viroid = viroid_position()
    assert darwin_dice(table, viroid) == 7


@pytest.mark.rule("G0.1", "G0.2", "A4.1", "A6c", "A6d")
def test_order_of_rolls() -> None:
    """Player order, each player's own order among his; parasites and hyperparasites directly after their host."""
    table = empty("red", "blue", "green")
    mars = bacterium(table, "mars", "red")
    rust = bacterium(table, "rust", "red")
    zinc = bacterium(table, "zinc", "blue")
    virus = parasite(table, "blue", "mars")
    salmonella = parasite(table, "green", "parasite-blue")
    run = Runner(table, "darwin", BLUE, dice=(2, 3) * 5)
    assert run.options == ["roll-for mars", "roll-for rust"]
    run.answer("roll-for mars")
    assert run.decision is None, "each one rolls once, nobody may pass"
    assert rolled(run) == [zinc, mars, virus, salmonella, rust]
    assert table.phase == 4


@pytest.mark.rule("V03")
def test_parasites_roll_apart() -> None:
    """In the first edition a parasite rolls in its owner's turn, in the order he likes."""
    table = empty("red", "blue", edition="1e")
    mars = bacterium(table, "mars", "red")
    zinc = bacterium(table, "zinc", "blue")
    virus = parasite(table, "blue", "mars")
    run = Runner(table, "darwin", RED, dice=(2, 3) * 3)
    assert run.options == ["roll-for zinc", "roll-for parasite-blue"]
    run.answer("roll-for parasite-blue")
    assert rolled(run) == [mars, virus, zinc]


@pytest.mark.rule("G0.1")
def test_macroorganisms_do_not_roll() -> None:
    """A macroorganism makes no Darwin roll, the parasite on it does in its host's place."""
    table = empty("red", "blue")
    code = words(table, "macro")[0]
    macroorganism(table, "mars", code, "red")
    rust = bacterium(table, "rust", "blue")
    virus = parasite(table, "blue", "mars")
    run = Runner(table, "darwin", RED, dice=(2, 3, 2, 3))
    assert rolled(run) == [virus, rust]


@pytest.mark.rule("G0.1")
def test_dead_parasites_do_not_roll() -> None:
    """A parasite that dies with its host before its turn does not roll."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red")
    parasite(table, "blue", "mars")
    run = Runner(table, "darwin", RED, dice=(6, 6))
    assert rolled(run) == [mars]
    assert run.decision is None
    assert table.owner[PARASITE + BLUE] == NOWHERE
    check_pieces(table)


@pytest.mark.rule("G0.1")
def test_commandeered_organism_rolls_once() -> None:
    """A bacterium that changes hands in its own roll does not roll again for its new owner."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", bionts="rb")
    run = Runner(table, "darwin", RED, dice=(6, 6, 2, 3))
    assert run.options == ["lose-biont red", "lose-biont blue"]
    run.answer("lose-biont red")
    assert run.decision is None
    assert table.owner[mars] == BLUE
    assert rolled(run) == [mars]


# -- G1 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G1.1", "G2.1")
def test_specificity() -> None:
    """S32: two yellow, so the 6 and the 4 are rolled again; the single red makes one catalyst of the 1."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="byy")
    run = roll(table, mars, 1, 2, 3, 4, 6, 3, 4)
    assert run.options == ["reroll 1", "reroll 2", "reroll 3", "reroll 4", "reroll 6", "stand"]
    run.answer("reroll 6")
    assert run.options == ["reroll 1", "reroll 2", "reroll 3", "reroll 4", "roll"]
    run.answer("reroll 4")
    assert run.decision is None, "two dice and no more"
    assert letters(table.pool, RED) == "r"
    assert losses(run) == []


@pytest.mark.rule("G1.1")
def test_fewer_dice_than_allowed() -> None:
    """A player may roll again fewer dice than he has yellow chromosomes, and only once."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="byy")
    run = roll(table, mars, 1, 2, 3, 4, 6, 6).answer("reroll 6", "roll")
    assert run.decision is None
    assert losses(run) == [], "the second six is shielded by the blue chromosome"


@pytest.mark.rule("G1.1")
def test_no_yellow_no_reroll() -> None:
    """Without yellow nothing is asked."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="b")
    assert roll(table, mars, 2, 3, 4).decision is None


@pytest.mark.rule("C1e")
def test_npc_rerolls_errors() -> None:
    """An NPC rolls errors again, sixes before fives, and nothing else."""
    table = empty("red", "blue", mode="solitaire")
    virus = npc_parasite(table)
    run = roll(table, virus, 5, 6, 2, 3, 4, 2)
    assert [entry.data[1] for entry in run.entries if entry.kind == DARWIN_REROLL] == [(6, 5)]
    table = empty("red", "blue", mode="solitaire")
    virus = npc_parasite(table)
    run = roll(table, virus, 1, 4, 2, 3)
    assert [entry.data[1] for entry in run.entries if entry.kind == DARWIN_REROLL] == []


@pytest.mark.rule("C1e", "G3a.1")
def test_npc_with_dna_keeps_fives() -> None:
    """With DNA fives are no errors, so an NPC leaves them."""
    table = empty("red", "blue", mode="solitaire")
    virus = npc_parasite(table, promoted=True)
    run = roll(table, virus, 5, 6, 2, 3, 2, 3, 1)
    assert [entry.data[1] for entry in run.entries if entry.kind == DARWIN_REROLL] == [(6,)]


@pytest.mark.rule("V15")
def test_npc_of_the_first_edition() -> None:
    """In the first edition an NPC leaves fives alone."""
    table = empty("red", "blue", mode="solitaire", edition="1e")
    virus = npc_parasite(table)
    run = roll(table, virus, 5, 6, 2, 3, 1)
    assert [entry.data[1] for entry in run.entries if entry.kind == DARWIN_REROLL] == [(6,)]


def npc_parasite(table: Table, promoted: bool = False) -> int:
    """A yellow NPC's malaria with two yellow mutations on Red's bacterium: three yellow chromosomes."""
    bacterium(table, "mars", "red")
    malaria = parasite(table, "yellow", "mars", bionts="Y")
    table.owner[malaria] = NPC + YELLOW
    mutation(table, "parasite-yellow", "quorum", promoted=promoted)
    mutation(table, "parasite-yellow", "cytochrome")
    return malaria


# -- G2 ----------------------------------------------------------------------------------------------------------------


def lipid_world() -> tuple[Table, int]:
    """Red's GNA Lipid World, a blue placard, with red, blue and green mutation cubes."""
    table = empty("red", "blue")
    number = bacterium(table, "uv-ocean", "red")
    for code in ("rrna", "mrna", "nitrogenase"):
        mutation(table, "uv-ocean", code)
    return table, number


@pytest.mark.rule("G2.1", "G2.2", "G2a.1")
def test_proteins_and_a_triple() -> None:
    """S33: two blue for the 1, one for four 2s."""
    table, number = lipid_world()
    run = roll(table, number, 1, 2, 2, 2, 2)
    assert run.play.injected == []
    assert letters(table.pool, RED) == "bbb"
    check_pieces(table)


@pytest.mark.rule("G2.1", "G2a.3", "G3.2")
def test_proteins_above_the_limit() -> None:
    """S34: seven earned, six taken, one lost without a substitute; the 5 is shielded."""
    table, number = lipid_world()
    run = roll(table, number, 1, 1, 1, 4, 5)
    assert run.decision is None
    assert letters(table.pool, RED) == "bbbbbb"
    assert losses(run) == []


@pytest.mark.rule("G2a.3")
def test_substitutes() -> None:
    """Two that find no room may be one of another colour."""
    table, number = lipid_world()
    pool(table, "red", "b")
    run = roll(table, number, 1, 1, 1, 4, 5)
    assert run.options == ["substitute red", "substitute yellow", "substitute green", "forgo"]
    run.answer("substitute green")
    assert letters(table.pool, RED) == "gbbbbbb"


@pytest.mark.rule("B3c.1", "G2a.3")
def test_who_rolled_for_a_parasite_picks_the_substitute() -> None:
    """Blue's viroid with a red biont rolls two ones while Red's pool is full of blue: Blue picks what that pool gets.

    In 2026.2 the player of the pool did.
    """
    for version, seat in (("2026.3", 1), ("2026.2", 0)):
        table = empty("red", "blue", version=version)
        bacterium(table, "mars", "red")
        viroid = parasite(table, "blue", "mars", bionts="br")
        pool(table, "red", "bbbbbb")
        run = Runner(table, "darwin-roll", viroid, dice=(1, 1, 2, 3))
        assert run.decision is not None
        assert (run.decision.kind, run.decision.seat) == (ASK_SUBSTITUTE, seat)
        assert run.options == ["substitute red", "substitute yellow", "substitute green", "forgo"]
        run.answer("substitute green")
        assert table.pool[:4] == [0, 0, 1, 6]
        check_pieces(table)


@pytest.mark.rule("B3c.1", "G2a.3", "C1b.7")
def test_chance_picks_the_substitute_of_an_npc() -> None:
    """Nobody is asked for a hostile parasite: the second of the three colours comes up."""
    table = empty("red", "green", mode="solitaire")
    bacterium(table, "mars", "red")
    prion = parasite(table, "blue", "mars", bionts="Br")
    table.owner[prion] = NPC + BLUE
    pool(table, "red", "bbbbbb")
    run = Runner(table, "darwin-roll", prion, dice=(1, 1, 2, 3, 2))
    assert run.decision is None
    assert table.pool[:4] == [0, 1, 0, 6]


@pytest.mark.rule("B3c.1", "G2a.3", "C1b.7")
@pytest.mark.parametrize(("die", "taken"), [(1, [6, 1, 0, 6]), (2, [6, 0, 1, 6])])
def test_chance_picks_between_the_two_colours_with_room(die: int, taken: list[int]) -> None:
    """Red is full, too: what an NPC may take instead is yellow or green."""
    table = empty("red", "green", mode="solitaire")
    bacterium(table, "mars", "red")
    prion = parasite(table, "blue", "mars", bionts="Br")
    table.owner[prion] = NPC + BLUE
    pool(table, "red", "rrrrrrbbbbbb")
    Runner(table, "darwin-roll", prion, dice=(1, 1, 2, 3, die))
    assert table.pool[:4] == taken


@pytest.mark.rule("G2.2", "G2.3")
@pytest.mark.parametrize(
    ("dice", "earned"),
    [((1, 2, 3, 4, 2, 3), 0), ((2, 2, 2, 3, 4, 4), 1), ((4, 4, 4, 4, 4, 3), 1), ((4,) * 6, 2), ((1, 1, 1, 4, 4, 4), 2)],
)
def test_triples_without_red(dice: tuple[int, ...], earned: int) -> None:
    """Without red only triples pay: one for three to five alike, two for six alike."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "blue", cubes="gggg")
    roll(table, mars, *dice)
    assert letters(table.pool, BLUE) == "r" * earned


@pytest.mark.rule("G2a.1")
def test_triple_disc() -> None:
    """Ones pay in the metabolism colour, triples in the colour of the triple disc."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="g")
    table.box.triple[mars] = YELLOW
    roll(table, mars, 1, 1, 1)
    assert letters(table.pool, RED) == "rrry"


@pytest.mark.rule("G2.1", "G2.3")
def test_what_a_roll_earned_is_noted_as_it_adds_up() -> None:
    """Ones that earn, how much each of them does, and triples; a roll that earns nothing tells nothing."""

    def earned(cubes: str, *dice: int) -> list[object]:
        table = empty("red", "blue")
        mars = bacterium(table, "mars", "red", cubes=cubes)
        return [entry.data for entry in roll(table, mars, *dice).entries if entry.kind == EARNED]

    mars = organism(empty("red", "blue"), "mars")
    assert earned("rg", 1, 1, 3, 4) == [(mars, 2, 2, 0)]
    assert earned("rrg", 2, 2, 2, 1, 3) == [(mars, 1, 3, 1)]
    assert earned("g", 2, 3, 4) == []


@pytest.mark.rule("G3.1", "G3.2")
def test_a_roll_notes_its_errors_as_they_lie_in_the_end() -> None:
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="yb")
    run = Runner(table, "darwin-roll", mars, dice=(5, 6, 2, 3, 4)).answer("reroll 6")
    told = [entry.data[-3:-1] for entry in run.entries if entry.kind in (DARWIN_ROLL, DARWIN_REROLL)]
    assert told == [(2, 1), (1, 1)]


@pytest.mark.rule("G2a.2", "B3a.3")
def test_parasites_earn_for_their_host() -> None:
    """A parasite earns its card's colour, for the pool of the tableau it lies in."""
    table = empty("red", "green", "blue")
    bacterium(table, "mars", "red")
    virus = parasite(table, "blue", "mars")
    mutation(table, "parasite-blue", "rrna")
    roll(table, virus, 1, 2, 3)
    assert letters(table.pool, RED) == "b"
    salmonella = parasite(table, "green", "parasite-blue", side=1)
    mutation(table, "parasite-green", "sod")
    roll(table, salmonella, 4, 4, 4)
    assert letters(table.pool, RED) == "gb"
    assert letters(table.pool, BLUE) == letters(table.pool, GREEN) == ""


# -- G3 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G3.1", "G3.2")
def test_amyloid_survives() -> None:
    """S59: four dice, a 1 without red, one error against one blue."""
    table = empty("blue", "green")
    rust = bacterium(table, "rust", "green", cubes="by")
    run = roll(table, rust, 1, 3, 4, 6).answer("stand")
    assert run.decision is None
    assert losses(run) == []
    assert letters(table.pool, GREEN) == ""


@pytest.mark.rule("G3.1")
def test_amyloid_survives_again() -> None:
    """S62: a five is an error too, and shielded."""
    table = empty("blue", "green")
    rust = bacterium(table, "rust", "green", cubes="by")
    run = roll(table, rust, 2, 2, 4, 5).answer("stand")
    assert losses(run) == []
    assert letters(table.cubes, rust) == "yb"


@pytest.mark.rule("G2.1", "G3.2", "G0a.1")
def test_mars_bug() -> None:
    """S71: six dice, one red catalyst, one error against two blue (cube and biont)."""
    table = empty("blue", "green")
    mars = bacterium(table, "mars", "blue", cubes="rygb")
    run = roll(table, mars, 1, 2, 3, 4, 4, 6).answer("stand")
    assert run.play.injected == []
    assert letters(table.pool, BLUE) == "r"
    assert losses(run) == []


@pytest.mark.rule("G3.1", "G3.2", "A4.2", "G3.3")
def test_amyloid_dies() -> None:
    """S73: two errors, the biont is lost with compensation, the placard is a trophy."""
    table = empty("blue", "green")
    rust = bacterium(table, "rust", "green")
    roll(table, rust, 5, 6)
    assert table.owner[rust] == NOWHERE
    assert table.place[rust] == TROPHY
    assert table.trophy[rust] == GREEN
    assert letters(table.pool, GREEN) == "g"
    check_pieces(table)


@pytest.mark.rule("G3.3", "A4.2")
def test_income_before_death() -> None:
    """The catalysts of a roll are earned though the organism dies of it."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", bionts="rr")
    roll(table, mars, 1, 6, 6, 5)
    assert table.owner[mars] == NOWHERE
    assert letters(table.pool, RED) == "rrrr", "two for the 1, two in compensation"


@pytest.mark.rule("G3.2", "G0a.2")
def test_salmonella_loses_its_cube() -> None:
    """S35: the diseased cube goes and takes the host's unpromoted mutation with it."""
    table = empty("blue", "green")
    mars = bacterium(table, "mars", "blue")
    tmrna = mutation(table, "mars", "tmrna")
    salmonella = parasite(table, "green", "mars", side=1, diseased=("tmrna", ""))
    run = roll(table, salmonella, 1, 5, 5)
    assert losses(run) == [1]
    assert table.mutations[mars] == ()
    assert table.mutation_cube[2 * tmrna] == ABSENT
    assert table.bionts[salmonella * 8 + GREEN] == 1
    assert letters(table.pool, BLUE) == letters(table.pool, GREEN) == ""
    check_pieces(table)


@pytest.mark.rule("G3a.1", "G3a.2")
def test_dna() -> None:
    """With DNA only sixes are errors, and DNA itself shields nothing."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="rr")
    mutation(table, "mars", "sod", promoted=True)
    assert losses(roll(table, mars, 5, 5, 5, 5, 4, 2)) == []
    assert losses(roll(table, mars, 5, 5, 5, 5, 4, 6)) == [1]


@pytest.mark.rule("G3b", "C4.1", "C4.2")
def test_macro_variant() -> None:
    """Fives never hurt, and each DNA icon shields against one error."""
    table = empty("red", "blue", macro=True)
    mars = bacterium(table, "mars", "red", cubes="gg")
    assert losses(roll(table, mars, 5, 5, 5, 5)) == []
    assert losses(roll(table, mars, 5, 5, 5, 6)) == [1]
    table = empty("red", "blue", macro=True)
    mars = bacterium(table, "mars", "red", cubes="gg")
    mutation(table, "mars", "sod", promoted=True)
    assert losses(roll(table, mars, 5, 5, 5, 6, 2, 2)) == []
    assert losses(roll(table, mars, 5, 5, 5, 6, 6, 2)) == [1]


def viroid_position() -> tuple[Table, int]:
    """Blue's viroid with a promoted and an unpromoted mutation and two diseased cubes of two host mutations."""
    table = empty("red", "blue")
    bacterium(table, "mars", "red", cubes="r")
    mutation(table, "mars", "rrna")
    mutation(table, "mars", "rhodopsin")
    viroid = parasite(table, "blue", "mars", side=1, diseased=("rrna", "rhodopsin"))
    mutation(table, "parasite-blue", "sod", promoted=True)
    mutation(table, "parasite-blue", "cytochrome")
    return table, viroid


@pytest.mark.rule("G3.2", "GL-Atrophy.10")
def test_viroid_loses_one() -> None:
    """S94: any of the three mutation cubes may go; with the unpromoted one its card goes."""
    table, viroid = viroid_position()
    run = Runner(table, "errors", viroid, 0, 2)
    assert run.options == ["lose-mutation sod", "lose-mutation sod+", "lose-mutation cytochrome"]
    run.answer("lose-mutation cytochrome")
    assert run.decision is None
    assert [words(table, "mutation")[m] for m in table.mutations[viroid]] == ["sod"]


@pytest.mark.rule("G3.2", "GL-Atrophy.14")
def test_viroid_loses_five() -> None:
    """S95: all cubes go, the biont stays, and the host loses both mutations."""
    table, viroid = viroid_position()
    run = Runner(table, "errors", viroid, 0, 6)
    run.answer("lose-mutation cytochrome", "lose-mutation sod", "lose-diseased first")
    assert run.decision is None
    assert table.mutations[viroid] == table.mutations[organism(table, "mars")] == ()
    assert darwin_dice(table, viroid) == 2
    assert table.owner[viroid] == BLUE
    check_pieces(table)


@pytest.mark.rule("GL-Atrophy.12")
def test_viroid_loses_both_cubes_of_one_card() -> None:
    """S95: one promoted mutation goes when both diseased cubes came from it."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="r")
    mutation(table, "mars", "sod", promoted=True)
    viroid = parasite(table, "blue", "mars", side=1, diseased=("sod", "sod+"))
    Runner(table, "errors", viroid, 0, 3).answer("lose-diseased first")
    assert table.mutations[mars] == ()
    assert table.owner[viroid] == BLUE


@pytest.mark.rule("G0a.1")
def test_foreign_genes_shield_and_roll() -> None:
    """A foreign biont is a chromosome of its colour: a blue one shields against an error."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="g")
    put_bionts(table, mars, "b")
    run = roll(table, mars, 6, 2, 3, 4, 2)
    assert losses(run) == []


@pytest.mark.rule("V30", "G3.2")
def test_first_edition_culls_after_an_error_took_the_green_support() -> None:
    table = empty("red", "blue", edition="1e")
    refugium(table, "vent", down="yrbgg", bionts="r")
    refugium(table, "dust", down="yyg", bionts="r")
    mars = bacterium(table, "mars", "red", bionts="r", cubes="g")
    run = roll(table, mars, 2, 3, 5)
    assert run.options == ["cull vent", "cull dust"]
