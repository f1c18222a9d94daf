"""C1, C2: the soloist's and the partners' games, and the whole life of an NPC parasite."""

from __future__ import annotations

from typing import Any

import pytest

from biont.genesis.cards import BLUE, COLOURS, FISSION, GREEN, RED, SEX, YELLOW
from biont.genesis.game import Genesis, new
from biont.genesis.ids import NPC, PARASITE
from biont.genesis.organisms import icons, is_alive, tableau_of
from biont.genesis.rules.buyers import buyers, is_hostile
from biont.genesis.rules.commandeering import settle_ownership
from biont.genesis.rules.entropy import CULLED
from biont.genesis.rules.events import order_of
from biont.genesis.rules.hgt import move
from biont.genesis.rules.mutations import ROIL_STRUCK
from biont.genesis.rules.npc import NPC_WAITS
from biont.genesis.rules.parasites import ATTACHED, SUPPLANTED
from biont.genesis.rules.purchase import BOUGHT, SEX_HAD
from biont.genesis.rules.sequence import order_from
from biont.genesis.rules.spike import POLLUTION_CAUSED
from biont.genesis.settings import Settings
from biont.genesis.table import HERE, NOWHERE, ORGAN, STOLEN, Table
from biont.genesis.vocabulary import from_organism
from biont.kernel.chance import Chance
from biont.kernel.conformance import check_game
from biont.kernel.declared import Event
from biont.kernel.errors import BadSettings
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
    refugium,
)
from tests.genesis.test_games import permute

MALARIA = PARASITE + YELLOW
CYANO = PARASITE + GREEN
PRION = PARASITE + RED
FRONT, BACK = 1, 2
"""Injected outcomes of the choice of a side."""


def solo(**settings: Any) -> Table:
    """Red and blue play, yellow and green are NPCs."""
    return empty("red", "blue", mode="solitaire", **settings)


def partners(*seats: str, **settings: Any) -> Table:
    """A cooperative table with the right number of bionts."""
    table = empty(*(seats or ("red", "blue")), mode="cooperative", **settings)
    for player in table.box.players:
        table.pool_bionts[player] = table.box.rules.coop_bionts
    return table


def hostile(table: Table, colour: str, host: str, **how: Any) -> int:
    """An NPC's parasite on a host."""
    letter = "RYGB"[COLOURS.index(colour)]
    number = parasite(table, colour, host, bionts=letter, **how)
    table.owner[number] = NPC + COLOURS.index(colour)
    return number


def assign(table: Table, colour: int, *outcomes: int) -> Runner:
    """The assignment turn of an NPC; it never asks anything by itself."""
    return Runner(table, "npc-assign", NPC + colour, dice=outcomes)


def buy(table: Table, colour: int, *outcomes: int) -> Runner:
    """The purchases of an NPC for its parasite."""
    return Runner(table, "npc-purchase", NPC + colour, PARASITE + colour, dice=outcomes)


def held(table: Table, number: int) -> list[str]:
    """The codes of an organism's mutations."""
    return [table.box.pack.mutations[m].code for m in table.mutations[number]]


def decks(table: Table, *tops: str) -> None:
    """Lay these cards on top of the rows' decks, from the cosmic row down."""
    rest = [m for deck in table.decks for m in deck]
    chosen = [card(table, code) for code in tops]
    rest = [m for m in rest if m not in chosen]
    for row in range(4):
        head = chosen[row : row + 1]
        size = len(rest) // (4 - row)
        table.decks[row] = (*head, *rest[:size])
        rest = rest[size:]


# -- C1, C2: the seats -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C1.1")
def test_a_soloist_has_two_colours() -> None:
    for seats in (("red",), ("red", "blue", "green")):
        with pytest.raises(BadSettings, match="two colours"):
            Genesis(seats, Settings(mode="solitaire"))
    assert Genesis(("green", "yellow"), Settings(mode="solitaire")).seats == ("solo",)


@pytest.mark.rule("C1.2", "C1b.1", "C1c")
def test_both_colours_of_a_soloist_have_a_pool_and_sit_on_one_chair() -> None:
    table = new(("red", "blue"), seed=1, mode="solitaire").table
    box = table.box
    assert box.cap == 6
    assert [box.seat_of[player] for player in (RED, BLUE)] == [0, 0]
    assert [box.seat_of[NPC + npc] for npc in box.npcs] == [-1, -1]
    assert box.npcs == (YELLOW, GREEN)
    assert table.pool_bionts == [4, 0, 0, 4, 0, 1, 1, 0]
    assert table.pool[RED * 4 + RED] == table.pool[BLUE * 4 + BLUE] == 1
    assert sum(table.pool) == 2, "an NPC has no pool"


@pytest.mark.rule("C2.1", "C2a.1", "C2a.3", "V17")
@pytest.mark.parametrize(("edition", "bionts"), [("2e", 3), ("1e", 2)])
def test_the_partners_bionts_and_npcs(edition: str, bionts: int) -> None:
    for seats in (("red", "blue"), ("red", "green", "blue"), COLOURS):
        table = new(seats, seed=1, mode="cooperative", edition=edition).table
        players = [COLOURS.index(seat) for seat in seats]
        assert table.box.npcs == tuple(players)
        assert [table.pool_bionts[player] for player in players] == [bionts] * len(seats)
        assert [table.pool_bionts[NPC + player] for player in players] == [1] * len(seats)


@pytest.mark.rule("C1b.2", "C2a.2")
def test_where_npcs_stand_in_the_order() -> None:
    table = solo()
    event = next(e for e in table.box.pack.events if len(e.order) == 4)
    assert order_of(table, event) == [c if c in (RED, BLUE) else NPC + c for c in event.order]
    together = partners("red", "blue")
    first, second = (c for c in event.order if c in (RED, BLUE))
    assert order_of(together, event) == [first, NPC + first, second, NPC + second]


# -- C1b: finding a host -----------------------------------------------------------------------------------------------


@pytest.mark.rule("C1b.3", "C1b.4")
def test_a_random_side_attaches() -> None:
    """Each side takes what fits its slots: malaria red and green, crystalbiont red and blue."""
    for outcome, second in ((FRONT, "sod+"), (BACK, "rnapol+")):
        table = solo()
        mars = bacterium(table, "mars", "red")
        mutation(table, "mars", "sod", promoted=True)
        mutation(table, "mars", "rnapol", promoted=True)
        run = assign(table, YELLOW, outcome, 1)
        assert run.decision is None
        assert table.owner[MALARIA] == NPC + YELLOW
        assert table.side[YELLOW] == outcome - 1
        assert table.host[YELLOW] == mars
        assert table.pool_bionts[NPC + YELLOW] == 0
        assert tableau_of(table, MALARIA) == RED
        cubes = table.diseased[2 * YELLOW : 2 * YELLOW + 2]
        assert table.box.mutation_colour[cubes[0]] == RED
        assert cubes[1] == 2 * card(table, second[:-1]) + 1
        check_pieces(table)


@pytest.mark.rule("C1b.4")
def test_the_host_with_most_cubes() -> None:
    table = solo()
    bacterium(table, "mars", "red")
    mutation(table, "mars", "rrna")
    rich = bacterium(table, "clay", "blue")
    mutation(table, "clay", "sod", promoted=True)
    assign(table, YELLOW, FRONT)
    assert table.host[YELLOW] == rich
    assert table.diseased[2 * YELLOW : 2 * YELLOW + 2] == [2 * card(table, "sod"), 2 * card(table, "sod") + 1]


@pytest.mark.rule("C1b.4")
@pytest.mark.parametrize("die", [1, 2])
def test_a_die_decides_between_equal_hosts(die: int) -> None:
    table = solo()
    hosts = [bacterium(table, "mars", "red"), bacterium(table, "clay", "blue")]
    mutation(table, "mars", "rrna")
    mutation(table, "clay", "sod")
    assign(table, YELLOW, FRONT, die)
    assert table.host[YELLOW] == hosts[die - 1]


@pytest.mark.rule("C1b.3")
def test_a_side_that_finds_no_host_waits() -> None:
    """Only one side is tried; where neither could attach no die is rolled."""
    table = solo()
    bacterium(table, "mars", "red")
    mutation(table, "mars", "calvin")
    run = assign(table, YELLOW, BACK)
    assert run.kinds() == [NPC_WAITS]
    assert not is_alive(table, MALARIA)
    assign(table, YELLOW, FRONT)
    assert is_alive(table, MALARIA)
    other = solo()
    bacterium(other, "mars", "red")
    assert assign(other, YELLOW).play.outcomes == []


@pytest.mark.rule("C1b.4")
def test_an_npc_reaches_active_rows_only() -> None:
    table = solo()
    bacterium(table, "mars", "red")
    mutation(table, "mars", "sod", promoted=True)
    table.active = [0, 1, 1, 1]
    assign(table, YELLOW, FRONT)
    assert not is_alive(table, MALARIA)


@pytest.mark.rule("C1b.4")
def test_a_macroorganism_is_a_host_too() -> None:
    table = solo()
    worm = macroorganism(table, "mars", "flatworm", "red", organs=(0, 2))
    assign(table, YELLOW, FRONT)
    assert table.host[YELLOW] == worm
    assert table.organs[worm][2] == STOLEN
    assert table.diseased[2 * YELLOW : 2 * YELLOW + 2] == [NOWHERE, ORGAN + 2]
    check_pieces(table)


@pytest.mark.rule("C1b.6")
def test_never_a_hyperparasite() -> None:
    table = solo()
    bacterium(table, "mars", "blue")
    parasite(table, "red", "mars")
    mutation(table, "parasite-red", "sod", promoted=True)
    assign(table, YELLOW, FRONT)
    assert not is_alive(table, MALARIA)


@pytest.mark.rule("C1b.4", "C1b.5")
def test_an_npc_supplants_where_that_gives_most() -> None:
    """Two cubes of a host with a parasite of one beat one cube of a free host; the loser asks for no new host."""
    table = solo()
    mars = bacterium(table, "mars", "blue")
    mutation(table, "mars", "sod", promoted=True)
    cyano = hostile(table, "green", "mars", diseased=("", "sod"))
    bacterium(table, "clay", "red")
    mutation(table, "clay", "rrna")
    run = assign(table, YELLOW, FRONT)
    assert SUPPLANTED in run.kinds()
    assert table.parasite[mars] == MALARIA
    assert not is_alive(table, cyano)
    assert table.available_from[GREEN] == table.turn + 1
    assert table.diseased[2 * YELLOW : 2 * YELLOW + 2] == [2 * card(table, "sod"), 2 * card(table, "sod") + 1]
    check_pieces(table)
    mutation(table, "clay", "rnapol", promoted=True)
    assign(table, GREEN, FRONT)
    assert not is_alive(table, cyano), "it rests this turn"
    table.turn += 1
    assign(table, GREEN, FRONT, 1)
    assert is_alive(table, cyano)


@pytest.mark.rule("V30", "C1b.4", "E4.3")
def test_first_edition_culls_once_whom_an_npc_supplanted_has_found_a_host() -> None:
    """Blue's only green goes with his virus's cube; the virus finds another before one of his two bionts must leave."""
    table = solo(edition="1e")
    bacterium(table, "mars", "red")
    mutation(table, "mars", "sod", promoted=True)
    parasite(table, "blue", "mars", diseased=("", "sod+"))
    bacterium(table, "dust", "red")
    mutation(table, "dust", "calvin")
    refugium(table, "vent", bionts="b")
    refugium(table, "clay", bionts="b")
    run = assign(table, YELLOW, FRONT)
    assert SUPPLANTED in run.kinds()
    assert run.options == ["attach front dust", "forgo"]
    run.answer("attach front dust")
    assert run.decision is None
    assert CULLED not in run.kinds()


@pytest.mark.rule("C1b.5")
def test_back_after_extinction() -> None:
    """Its biont is home without compensation and takes the card up again in the next turn."""
    table = solo()
    bacterium(table, "mars", "red")
    mutation(table, "mars", "rrna")
    hostile(table, "yellow", "mars")
    Runner(table, "errors", MALARIA, 0, 9)
    assert not is_alive(table, MALARIA)
    assert table.pool_bionts[NPC + YELLOW] == 1
    assert sum(table.pool) == 0
    assign(table, YELLOW, FRONT)
    assert not is_alive(table, MALARIA)
    table.turn += 1
    assign(table, YELLOW, FRONT)
    assert is_alive(table, MALARIA)


@pytest.mark.rule("C1b.7", "C1c")
def test_a_friendly_npc_stays_away_from_its_card() -> None:
    """As a foreign gene its biont buys for the host's owner, and its card has nobody to bring it in."""
    table = solo()
    mars = bacterium(table, "mars", "red", bionts="rY")
    mutation(table, "mars", "sod", promoted=True)
    assign(table, YELLOW, FRONT)
    assert not is_alive(table, MALARIA)
    assert buyers(table, RED, mars) == [RED, NPC + YELLOW]
    assert is_hostile(NPC + YELLOW, MALARIA)
    assert not is_hostile(NPC + YELLOW, mars)


@pytest.mark.rule("C1b.7")
def test_an_assimilated_npc_is_an_endosymbiont_of_the_soloist() -> None:
    table = solo()
    mars = bacterium(table, "mars", "red", cubes="rrygb")
    mutation(table, "mars", "rrna")
    hostile(table, "yellow", "mars", diseased=("rrna", ""))
    pool(table, "red", "rrry")
    run = Runner(table, "purchase-turn", RED, -1)
    run.answer("grow mars flatworm", "pay red 1")
    assert not is_alive(table, MALARIA)
    assert table.bionts[mars * 8 + NPC + YELLOW] == 1
    assert run.decision is not None
    assert any(option.startswith("organ mars") for option in run.options), "bought with the NPC's biont"
    check_pieces(table)


@pytest.mark.rule("C2.2", "C2a.1")
def test_a_partner_never_runs_the_npc_of_his_colour() -> None:
    """A foreign gene in the NPC's parasite of one's own colour does not make it one's own."""
    table = partners("red", "blue")
    bacterium(table, "mars", "blue")
    mutation(table, "mars", "pilus")
    hostile(table, "red", "mars")
    clay = bacterium(table, "clay", "red", bionts="rr")
    mutation(table, "clay", "mrna")
    steps = move(Play(table, None), RED, clay, from_organism(PRION))
    assert next(steps, None) is None
    assert table.bionts[PRION * 8 + RED] == 1
    assert table.owner[PRION] == NPC + RED


# -- C1d, C1f, C1g: purchases ------------------------------------------------------------------------------------------


@pytest.mark.rule("C1d.1", "C1d.3", "C2a.1")
@pytest.mark.parametrize("die", [1, 2])
def test_an_npc_buys_by_chance_out_of_its_hosts_pool(die: int) -> None:
    table = partners("red", "blue")
    bacterium(table, "mars", "blue")
    prion = hostile(table, "red", "mars")
    decks(table, "sod", "calvin", "quorum")
    table.active = [1, 1, 1, 0]
    pool(table, "blue", "rg")
    pool(table, "red", "y")
    run = buy(table, RED, die)
    assert run.decision is None
    assert held(table, prion) == [["sod", "calvin"][die - 1]]
    assert table.pool[BLUE * 4 : BLUE * 4 + 4] == [[0, 0, 1, 0], [1, 0, 0, 0]][die - 1]
    assert table.pool[RED * 4 + YELLOW] == 1
    check_pieces(table)


@pytest.mark.rule("C1d.1")
def test_an_npc_pays_two_for_one() -> None:
    """Where it has to (U18), and then it chooses between the colours by chance; never where one disc is enough."""
    table = partners("red", "blue")
    bacterium(table, "mars", "blue")
    prion = hostile(table, "red", "mars")
    decks(table, "sod")
    table.active = [1, 0, 0, 0]
    pool(table, "blue", "yygg")
    buy(table, RED, 2)
    assert held(table, prion) == ["sod"]
    assert table.pool[BLUE * 4 : BLUE * 4 + 4] == [0, 2, 0, 0]


@pytest.mark.rule("C1d.2")
def test_an_npc_promotes_before_it_buys() -> None:
    table = partners("red", "blue")
    bacterium(table, "mars", "blue")
    prion = hostile(table, "red", "mars")
    sod = mutation(table, "parasite-red", "sod")
    decks(table, "rrna", "calvin", "quorum", "mrna")
    pool(table, "blue", "rgyb")
    buy(table, RED)
    assert held(table, prion) == ["sod"]
    assert table.promoted[sod] == 1
    assert sum(table.pool) == 3, "one purchase without fission"


@pytest.mark.rule("C1d.4")
def test_fission_buys_twice() -> None:
    table = partners("red", "blue")
    bacterium(table, "mars", "blue")
    prion = hostile(table, "red", "mars")
    mutation(table, "parasite-red", "citrate", promoted=True)
    table.fission[prion] = 1
    assert icons(table, prion, FISSION) == 0, "it had fission when the turn began"
    decks(table, "rrna")
    table.active = [1, 0, 0, 0]
    pool(table, "blue", "rr")
    buy(table, RED)
    assert held(table, prion) == ["citrate", "rrna"]
    assert table.promoted[card(table, "rrna")] == 1
    assert sum(table.pool) == 0


@pytest.mark.rule("C1f")
def test_sex_roils_a_deck_that_is_out_of_reach() -> None:
    """An active deck whose top card the pool cannot pay; by chance among several; once for each icon."""
    table = partners("red", "blue")
    bacterium(table, "mars", "blue")
    prion = hostile(table, "red", "mars")
    mutation(table, "parasite-red", "pilus", promoted=True)
    assert icons(table, prion, SEX) == 1
    decks(table, "rrna", "calvin", "ribozyme", "tmrna")
    table.active = [1, 1, 1, 0]
    pool(table, "blue", "r")
    before = list(table.decks)
    run = buy(table, RED, 2)
    assert run.kinds()[:2] == [SEX_HAD, ROIL_STRUCK]
    assert table.decks[2] == (*before[2][1:], before[2][0]), "ribozyme is barred as calvin is, rrna is not"
    assert table.decks[1] == before[1]
    assert table.decks[3] == before[3], "its row is not active"
    assert run.kinds().count(SEX_HAD) == 1
    assert len(held(table, prion)) == 2


@pytest.mark.rule("C1f", "C1h")
def test_without_a_catalyst_nothing_is_roiled() -> None:
    table = partners("red", "blue")
    bacterium(table, "mars", "blue")
    hostile(table, "red", "mars")
    mutation(table, "parasite-red", "pilus", promoted=True)
    assert buy(table, RED).kinds() == []


@pytest.mark.rule("C1h", "G4.1")
def test_a_soloists_npc_buys_in_darwin_rolls_only() -> None:
    """In the second edition; in the first it buys like everybody."""
    for edition, bought in (("2e", 0), ("1e", 1)):
        table = solo(edition=edition)
        bacterium(table, "mars", "red")
        malaria = hostile(table, "yellow", "mars")
        decks(table, "sod")
        table.active = [1, 0, 0, 0]
        pool(table, "red", "rr")
        buy(table, YELLOW)
        assert len(held(table, malaria)) == bought


@pytest.mark.rule("C1g.2")
def test_an_npc_makes_no_red_queen_attack() -> None:
    """Its parasite outnumbers the host, has a free slot and a rich pool, and buys a mutation all the same."""
    table = partners("red", "blue")
    mars = bacterium(table, "mars", "blue")
    mutation(table, "mars", "calvin")
    hostile(table, "red", "mars")
    mutation(table, "parasite-red", "quorum", promoted=True)
    table.decks = [(), (), (), ()]
    pool(table, "blue", "gggg")
    run = buy(table, RED)
    assert run.kinds() == []
    assert table.mutation_cube[2 * card(table, "calvin")] == HERE
    assert table.mutations[mars]


@pytest.mark.rule("C1d.1", "C1b.7")
def test_an_npc_buys_after_its_host_and_pollutes() -> None:
    """The whole purchase phase: the host's player first, then the NPC, whose pollution spikes the row."""
    table = partners("red", "blue")
    bacterium(table, "mars", "blue", cubes="g")
    prion = hostile(table, "red", "mars")
    decks(table, "chloroplast")
    table.active = [1, 0, 0, 0]
    table.order = [RED, NPC + RED, BLUE, NPC + BLUE]
    dust = bacterium(table, "dust", "red", cubes="y")
    pool(table, "blue", "g")
    run = Runner(table, "purchases", RED)
    assert run.options == ["buy mars cosmic", "done"]
    run.answer("done")
    assert held(table, prion) == ["chloroplast"]
    assert POLLUTION_CAUSED in run.kinds()
    assert sum(table.cubes[dust * 4 : dust * 4 + 4]) == 0


@pytest.mark.rule("C1b.2", "H0b.1", "C2a.2")
@pytest.mark.parametrize("npc_first", [True, False])
def test_an_npc_and_a_foreign_gene_in_its_parasite_buy_in_player_order(npc_first: bool) -> None:
    """One catalyst for two: the NPC of the colour that comes first takes it."""
    table = partners("red", "blue")
    bacterium(table, "mars", "blue", cubes="g")
    prion = hostile(table, "red", "mars")
    put_bionts(table, prion, "b")
    decks(table, "nitrogenase")
    table.active = [1, 0, 0, 0]
    red, blue = [RED, NPC + RED], [BLUE, NPC + BLUE]
    table.order = red + blue if npc_first else blue + red
    pool(table, "blue", "g")
    run = Runner(table, "purchases", table.order[0]).answer("done")
    assert held(table, prion) == (["nitrogenase"] if npc_first else [])
    if not npc_first:
        assert run.options == ["buy parasite-red cosmic", "done"]


@pytest.mark.rule("H4d.2", "C1b.7")
def test_an_ally_of_yellow_attacks_free_of_charge() -> None:
    """Yellow pays nothing whichever of the bionts he buys with; an ally of Red pays, whatever its colour."""
    for owner, free in (("yellow", True), ("red", False)):
        table = empty("red", "yellow", mode="solitaire")
        mars = bacterium(table, "mars", owner, bionts=owner[0] + "G")
        mutation(table, "mars", "rnapol")
        hostile(table, "blue", "mars", diseased=("rnapol", ""), side=1)
        table.bought[mars * 8 + COLOURS.index(owner)] = 1
        run = Runner(table, "purchase-turn", COLOURS.index(owner), -1)
        assert (run.decision is not None) == free
        if free:
            assert run.options == ["queen-cube mars first", "done"]


# -- losses ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C1b.1", "GL-Atrophy.7")
def test_chance_chooses_the_losses_of_an_npc() -> None:
    table = solo()
    bacterium(table, "mars", "red")
    malaria = hostile(table, "yellow", "mars")
    mutation(table, "parasite-yellow", "sod")
    mutation(table, "parasite-yellow", "quorum")
    run = Runner(table, "spike", malaria, 2, dice=(2,))
    assert run.decision is None
    assert held(table, malaria) == ["sod"]


@pytest.mark.rule("C1b.1", "GL-Extinction.6")
def test_chance_orders_the_mutations_of_a_dead_npc() -> None:
    table = solo()
    bacterium(table, "mars", "red")
    malaria = hostile(table, "yellow", "mars")
    for code in ("restriction", "sod", "quorum"):
        mutation(table, "parasite-yellow", code)
    size = len(table.decks[0])
    Runner(table, "errors", malaria, 0, 1, dice=(4, 3, 1))
    assert [table.box.pack.mutations[m].code for m in table.decks[0][size:]] == ["quorum", "restriction", "sod"]
    check_pieces(table)


@pytest.mark.rule("C1b.7", "E6c.1")
def test_a_friendly_npc_keeps_its_hosts_bacterium_alive() -> None:
    """With the owner's last biont gone the organism stays in his tableau, and he goes on buying for it."""
    table = solo()
    mars = bacterium(table, "mars", "red", bionts="rY")
    Runner(table, "errors", mars, 0, 1).answer("lose-biont red")
    assert table.owner[mars] == RED
    assert buyers(table, RED, mars) == [NPC + YELLOW]


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.rule("C1.2", "C1b.2", "C1h")
@pytest.mark.parametrize("seed", range(6))
def test_solitaire_games_conform(seed: int) -> None:
    pairs = [("red", "blue"), ("green", "yellow"), ("blue", "green")]
    options = Settings(mode="solitaire", edition="1e" if seed % 2 else "2e", macro=seed % 3 == 0)
    check_game(Genesis(pairs[seed % 3], options), seed, every=9, invariants=check_pieces, permute=permute, horizon=6)


@pytest.mark.whole
@pytest.mark.rule("C2a.1", "C2a.2")
@pytest.mark.parametrize("seed", range(6))
def test_cooperative_games_conform(seed: int) -> None:
    options = Settings(mode="cooperative", edition="1e" if seed % 2 else "2e", crystal=seed % 3 == 0, short=True)
    rules = Genesis(COLOURS[: 2 + seed % 3], options)
    check_game(rules, seed, every=9, invariants=check_pieces, permute=permute, horizon=6)


@pytest.mark.whole
@pytest.mark.rule("C1a.1", "C2.3", "C1b.4")
@pytest.mark.parametrize("mode", ["solitaire", "cooperative"])
def test_games_with_npcs_end(mode: str) -> None:
    """Random games run to a result; NPCs attach and buy in them and are never asked anything."""
    kinds: set[Event] = set()
    for seed in range(60):
        seats = ("red", "green") if mode == "solitaire" else COLOURS[: 2 + seed % 3]
        game = new(seats, seed=seed, mode=mode, keep=False, macro=seed % 2 == 0)
        chance = Chance(seed)
        while (decision := game.decision) is not None:
            assert decision.seat >= 0
            game.choose(decision.options[chance.below(len(decision.options))])
            check_pieces(game.table)
        assert game.result is not None
        kinds |= {entry.kind for entry in game.entries}
    assert {ATTACHED, NPC_WAITS, BOUGHT} <= kinds


@pytest.mark.rule("V30", "C1b.4")
def test_first_edition_culls_after_an_npc_took_the_green_support() -> None:
    table = solo(edition="1e")
    refugium(table, "vent", down="yrbgg", bionts="r")
    refugium(table, "dust", down="yyg", bionts="r")
    bacterium(table, "mars", "red", bionts="r")
    mutation(table, "mars", "nitrogenase")
    run = assign(table, YELLOW, FRONT)
    assert held_cubes(table, MALARIA) == [NOWHERE, 2 * card(table, "nitrogenase")]
    assert run.options == ["cull vent", "cull dust"]


def held_cubes(table: Table, number: int) -> list[int]:
    """What lies in the slots of a parasite."""
    first = 2 * (number - PARASITE)
    return table.diseased[first : first + 2]


@pytest.mark.rule("C2a.2", "A6b.4")
def test_the_npc_of_a_wanton_partner_goes_along_with_him() -> None:
    table = partners()
    table.order = [RED, NPC + RED, BLUE, NPC + BLUE]
    assert order_from(table, RED) == [RED, NPC + RED, BLUE, NPC + BLUE]
    assert order_from(table, BLUE) == [BLUE, NPC + BLUE, RED, NPC + RED]
    alone = solo()
    alone.order = [NPC + GREEN, RED, NPC + YELLOW, BLUE]
    assert order_from(alone, NPC + GREEN) == alone.order
    assert order_from(alone, BLUE) == [BLUE, NPC + GREEN, RED, NPC + YELLOW]


@pytest.mark.rule("E6c.3")
def test_chance_names_the_heir_of_an_npc() -> None:
    """Two partners have a gene in an NPC's parasite when its own biont is lost."""
    for outcome, heir in ((1, RED), (2, BLUE)):
        table = partners("red", "blue", "green")
        bacterium(table, "mars", "green")
        cyano = hostile(table, "green", "mars")
        put_bionts(table, cyano, "rb")
        table.bionts[cyano * 8 + NPC + GREEN] = 0
        play: Play[Table] = Play(table, [])
        play.injected = [outcome]
        assert list(settle_ownership(play, cyano, "E6b")) == []
        assert table.owner[cyano] == heir
