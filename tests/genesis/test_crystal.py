"""G4. Crystal catastrophe: mutations bought with the errors of a Darwin roll."""

from __future__ import annotations

from typing import Any

import pytest

from biont.genesis.bots.habits import habit
from biont.genesis.cards import BLUE, GREEN, RED, YELLOW
from biont.genesis.ids import NPC
from biont.genesis.rules.atrophy import ATROPHIED
from biont.genesis.rules.gifts import ASK_GIFT
from biont.genesis.rules.hgt import ROW_INACTIVE
from biont.genesis.rules.purchase_refusals import CANNOT_PAY
from biont.genesis.settings import Settings
from biont.genesis.table import NOWHERE, Table
from tests.genesis.positions import Runner, bacterium, card, check_pieces, empty, mutation, parasite, pool, words


def decks(table: Table, *tops: str) -> None:
    """Put these mutations on top of the decks, from the cosmic row down."""
    for row, code in enumerate(tops):
        number = card(table, code)
        table.decks = [tuple(other for other in deck if other != number) for deck in table.decks]
        table.decks[row] = (number, *table.decks[row])


def held(table: Table, number: int) -> list[str]:
    """The mutations of an organism."""
    return [words(table, "mutation")[m] for m in table.mutations[number]]


def roll(table: Table, number: int, *dice: int) -> Runner:
    """The Darwin roll of one organism."""
    return Runner(table, "darwin-roll", number, dice=dice)


def losses(run: Runner) -> list[object]:
    """How many atrophies were suffered, one number for each time."""
    return [entry.data[1] for entry in run.entries if entry.kind == ATROPHIED]


def red_table(discs: str, *, cubes: str = "", bionts: str = "r", **settings: Any) -> tuple[Table, int]:
    """Red's bacterium on Mars with catalysts in the pool, decks red, yellow, green and blue."""
    table = empty("red", "blue", crystal=True, **settings)
    mars = bacterium(table, "mars", "red", cubes=cubes, bionts=bionts)
    decks(table, "rrna", "cytochrome", "nitrogenase", "mrna")
    pool(table, "red", discs)
    return table, mars


@pytest.mark.rule("G4.2", "G4b")
def test_new_mutation_dies_at_once() -> None:
    """S36: of two errors one is cancelled; the other takes the cube of the new mutation, and its card goes."""
    table, mars = red_table("r")
    run = roll(table, mars, 5, 6)
    assert run.options == ["buy mars cosmic", "done"]
    run.answer("buy mars cosmic")
    assert run.decision is None
    assert losses(run) == [1]
    assert held(table, mars) == []
    assert table.owner[mars] == RED, "the biont lives"
    assert table.pool[RED * 4 + RED] == 0
    assert table.bought[mars * 8 + RED] == 1, "the purchase of the turn is used"
    check_pieces(table)


@pytest.mark.rule("G4.2")
def test_nothing_bought() -> None:
    """A player may keep his catalysts and suffer."""
    table, mars = red_table("r", cubes="gg")
    run = roll(table, mars, 5, 6, 2, 3).answer("done")
    assert losses(run) == [2]
    assert table.bought[mars * 8 + RED] == 0


@pytest.mark.rule("G4.2")
def test_no_purchase_without_errors() -> None:
    """Without errors beyond the shield nothing can be bought."""
    table, mars = red_table("r", cubes="b")
    run = roll(table, mars, 6, 2, 3)
    assert run.decision is None
    assert losses(run) == []


@pytest.mark.rule("G4.4")
def test_blue_cube_shields_at_once() -> None:
    """A blue mutation cancels one error and its cube shields against the next."""
    table, mars = red_table("b")
    run = roll(table, mars, 5, 6).answer("buy mars continent")
    assert run.decision is None
    assert losses(run) == []
    assert held(table, mars) == ["mrna"]


@pytest.mark.rule("G4.4", "G4.2")
def test_dna_helps_at_once() -> None:
    """A promotion cancels the six, and its DNA makes the fives harmless."""
    table, mars = red_table("r", cubes="g")
    sod = mutation(table, "mars", "sod")
    run = roll(table, mars, 5, 5, 6, 2)
    assert "promote mars sod" in run.options
    run.answer("promote mars sod")
    assert run.decision is None
    assert table.promoted[sod] == 1
    assert losses(run) == []


@pytest.mark.rule("G4.4", "V45")
def test_dna_of_the_first_edition() -> None:
    """In the first edition new DNA works from the next turn on."""
    table, mars = red_table("r", cubes="g", edition="1e")
    table.onset[mutation(table, "mars", "sod")] = 0
    run = roll(table, mars, 5, 5, 6, 2).answer("promote mars sod")
    assert losses(run) == [2]


@pytest.mark.rule("G0b")
def test_fresh_catalysts_pay() -> None:
    """Ones are worked out before errors, so their catalyst pays for the mutation."""
    table, mars = red_table("")
    run = roll(table, mars, 1, 6).answer("buy mars cosmic")
    assert losses(run) == []
    assert held(table, mars) == ["rrna"]


@pytest.mark.rule("G4.3")
def test_price() -> None:
    """One catalyst of the card's colour or two of another; one of another does not do."""
    table, mars = red_table("gg")
    run = roll(table, mars, 2, 6)
    assert run.options == ["buy mars cosmic", "buy mars ocean", "buy mars coastal", "buy mars continent", "done"]
    run.answer("buy mars ocean")
    assert sum(table.pool) == 0
    table, mars = red_table("g")
    table.active = [1, 1, 1, 0]
    run = roll(table, mars, 2, 6)
    assert run.options == ["buy mars coastal", "done"]
    assert run.refused == {
        "buy mars cosmic": CANNOT_PAY,
        "buy mars ocean": CANNOT_PAY,
        "buy mars continent": ROW_INACTIVE,
    }


@pytest.mark.rule("G4a")
def test_fission() -> None:
    """With fission two purchases cancel two errors."""
    table, mars = red_table("ry")
    table.fission[mars] = 1
    run = roll(table, mars, 5, 6).answer("buy mars cosmic", "buy mars ocean")
    assert run.decision is None
    assert losses(run) == []
    assert held(table, mars) == ["rrna", "cytochrome"]
    assert table.bought[mars * 8 + RED] == 2


@pytest.mark.rule("G4.5", "G4a")
def test_more_bionts_do_not_buy_more() -> None:
    """A second biont gives no second mutation in the roll."""
    table, mars = red_table("ry", bionts="rr")
    run = roll(table, mars, 5, 6, 2, 3).answer("buy mars cosmic")
    assert run.decision is None
    assert losses(run) == [1]
    assert table.bought[mars * 8 + RED] == 1


@pytest.mark.rule("G4b", "V42")
def test_foreign_gene_buys() -> None:
    """Where the owner passes, a foreign gene may make the one purchase; it is the one whose purchase is used."""
    table, mars = red_table("r", cubes="g", bionts="rb")
    run = roll(table, mars, 5, 6, 2, 3, 4).answer("done")
    assert run.decision is not None
    assert run.decision.seat == 1
    run.answer("buy mars cosmic")
    assert run.decision is None
    assert (table.bought[mars * 8 + RED], table.bought[mars * 8 + BLUE]) == (0, 1)
    table, mars = red_table("r", cubes="g", bionts="rb", edition="1e")
    run = roll(table, mars, 5, 6, 2, 3, 4).answer("done")
    assert run.decision is None, "not in the first edition"
    assert losses(run) == [1]


@pytest.mark.rule("H0g.1", "G4.2")
def test_a_parasites_player_gives_when_errors_have_fallen() -> None:
    """Red's pool is empty: Blue, who has no say in the purchase, may still pay for it; in 2026.2 he could not."""
    for version, asked in (("2026.3", True), ("2026.2", False)):
        table, mars = red_table("", cubes="gg", version=version)
        parasite(table, "blue", "mars")
        pool(table, "blue", "r")
        run = roll(table, mars, 6, 2, 3, 4)
        assert (run.decision is not None and run.decision.kind == ASK_GIFT) == asked
        if asked:
            run.answer("give red red", "buy mars cosmic")
            assert losses(run) == []


@pytest.mark.rule("H0g.1", "G4.5")
def test_gifts_before_the_rolls() -> None:
    """Everybody with a guest or parasite abroad may give when phase 4 begins; the catalyst buys in the roll."""
    table, mars = red_table("", cubes="g", bionts="rb")
    pool(table, "blue", "r")
    run = Runner(table, "darwin", BLUE, dice=(5, 6, 2, 3, 4))
    assert run.decision is not None
    assert (run.decision.kind, run.decision.seat, run.options) == (ASK_GIFT, 1, ["give red red", "done"])
    run.answer("give red red")
    assert "buy mars cosmic" in run.options
    run.answer("buy mars cosmic")
    assert held(table, mars) == ["rrna"]
    table = empty("red", "blue")
    bacterium(table, "mars", "red", bionts="rb")
    pool(table, "blue", "r")
    run = Runner(table, "darwin", BLUE, dice=(1, 2, 3, 4))
    assert run.decision is None, "nothing is bought in the rolls of the other game"


@pytest.mark.rule("H0g.1", "G4.2")
def test_gifts_when_errors_have_fallen() -> None:
    """A parasite's player gives to the pool that pays, once he knows that he needs a mutation."""
    table, mars = red_table("", cubes="g")
    virus = parasite(table, "blue", "mars")
    pool(table, "blue", "rb")
    run = roll(table, virus, 6, 6)
    assert run.options == ["give red red", "give blue red", "done"]
    run.answer("give blue red")
    assert run.options == ["buy parasite-blue continent", "give red red", "done"]
    run.answer("buy parasite-blue continent")
    assert held(table, virus) == ["mrna"]
    assert (table.pool[RED * 4 + BLUE], table.pool[BLUE * 4 + RED]) == (0, 1)
    assert table.owner[mars] == RED
    check_pieces(table)


@pytest.mark.rule("G4.2", "G0.1")
def test_pollution_comes_before_the_damage() -> None:
    """A parasite that buys a polluter may kill its host and so itself; what was left of its errors is void."""
    table = empty("red", "green", crystal=True)
    mars = bacterium(table, "mars", "red")
    salmonella = parasite(table, "green", "mars", side=1)
    decks(table, "chloroplast")
    pool(table, "red", "g")
    run = Runner(table, "darwin", RED, dice=(2, 3, 5, 6)).answer("buy parasite-green cosmic")
    assert run.decision is None
    assert table.owner[mars] == table.owner[salmonella] == NOWHERE
    assert losses(run) == [2], "the spike, and no errors"
    check_pieces(table)


@pytest.mark.rule("G4.2", "H1a")
def test_sex_before_the_purchase() -> None:
    """A deck may be roiled before the purchase, once for each icon."""
    table, mars = red_table("b")
    mutation(table, "mars", "pilus", promoted=True)
    decks(table, "trna", "rrna")
    run = roll(table, mars, 6, 6, 2, 3).answer("stand")
    assert "sex mars ocean" in run.options
    run.answer("sex mars ocean")
    assert table.decks[1][-1] == card(table, "rrna")
    assert "sex mars ocean" not in run.options
    assert "buy mars cosmic" in run.options


# -- C1 ----------------------------------------------------------------------------------------------------------------


def malaria(discs: str, edition: str = "2e") -> tuple[Table, int]:
    """A yellow NPC on Red's bacterium in a solitaire game."""
    table = empty("red", "blue", mode="solitaire", edition=edition)
    bacterium(table, "mars", "red")
    number = parasite(table, "yellow", "mars", bionts="Y")
    table.owner[number] = NPC + YELLOW
    decks(table, "rrna", "cytochrome", "nitrogenase", "mrna")
    pool(table, "red", discs)
    return table, number


@pytest.mark.rule("C1h", "V16")
def test_compulsory_when_alone() -> None:
    """The variant belongs to the second edition's solitaire game; elsewhere it is a matter of agreement."""
    assert Settings(mode="solitaire").crystallizes
    assert not Settings(mode="solitaire", edition="1e").crystallizes
    assert Settings(mode="solitaire", edition="1e", crystal=True).crystallizes
    assert not Settings(mode="solitaire", intro=True).crystallizes
    assert not Settings().crystallizes
    assert Settings(crystal=True).crystallizes
    table, number = malaria("r", "1e")
    assert losses(roll(table, number, 6, 6, 6)) != []
    assert table.pool[RED * 4 + RED] == 1, "a first-edition NPC buys nothing here"


@pytest.mark.rule("C1d.1", "C1d.3", "C1h", "G4b")
def test_npc_buys() -> None:
    """An NPC buys what its host's pool can pay, by chance."""
    table, number = malaria("rg")
    run = roll(table, number, 2, 6, 6, 2)
    assert run.decision is None
    assert held(table, number) == ["nitrogenase"], "the second of two that can be paid"
    assert table.pool[RED * 4 : RED * 4 + 4] == [1, 0, 0, 0]
    assert table.bought[number * 8 + NPC + YELLOW] == 1
    assert losses(run) == []


@pytest.mark.rule("C1d.2")
def test_npc_promotes_first() -> None:
    """An NPC that can promote does not buy a new mutation."""
    table, number = malaria("rg")
    sod = mutation(table, "parasite-yellow", "sod")
    roll(table, number, 6, 2, 3, 6)
    assert held(table, number) == ["sod"]
    assert table.promoted[sod] == 1


@pytest.mark.rule("C1d.4")
def test_npc_uses_fission() -> None:
    """An NPC with fission buys twice when it can."""
    table, number = malaria("rg")
    table.fission[number] = 1
    run = roll(table, number, 6, 6, 6, 1)
    assert sorted(held(table, number)) == ["nitrogenase", "rrna"]
    assert losses(run) == []


@pytest.mark.rule("C1f")
def test_npc_roils() -> None:
    """An NPC with sex roils an active deck whose top card it cannot pay, and then buys."""
    table, number = malaria("y")
    mutation(table, "parasite-yellow", "pilus", promoted=True)
    table.active = [1, 1, 0, 0]
    before = table.decks[0]
    run = roll(table, number, 6, 2, 3, 4, 6)
    assert table.decks[0] == (*before[1:], before[0]), "the yellow card in the ocean could be bought, so cosmic"
    assert held(table, number) == ["pilus", "cytochrome"]
    assert losses(run) == []


@pytest.mark.rule("C1b.7")
def test_friendly_npc() -> None:
    """The owner buys with a friendly NPC's biont when he has none of his own left there."""
    table = empty("red", "blue", mode="solitaire")
    mars = bacterium(table, "mars", "red", bionts="G", cubes="g")
    decks(table, "rrna")
    pool(table, "red", "r")
    run = roll(table, mars, 6, 2, 3)
    assert run.options == ["buy mars cosmic", "done"]
    assert run.decision is not None
    assert habit(table, run.decision)[0] == "buy", "a program answers for the NPC, out of the owner's pool"
    run.answer("buy mars cosmic")
    assert table.bought[mars * 8 + NPC + GREEN] == 1
