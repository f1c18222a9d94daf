"""What others may buy whose oxygen would harm one's own (H1d): told in time, and taken from them where that can be."""

from __future__ import annotations

from typing import Any

import pytest

from biont.games.advice import Price
from biont.genesis.cards import COLOURS
from biont.genesis.definition import GENESIS
from biont.genesis.rules.sequence import ASSIGNMENT, PURCHASES
from biont.genesis.table import BERTH, CELL, CELLS, Table
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel.game import Game
from biont.server.effects import Trying
from tests.genesis.positions import bacterium, card, empty, mutation, organism, parasite, pool
from tests.genesis.web.test_regrets import buying

RED, BLUE = COLOURS.index("red"), COLOURS.index("blue")
OCEAN = 1
POLLUTER = "chlorophyll"


def lay(table: Table, name: str, row: int) -> None:
    """A card on top of a deck."""
    number = card(table, name)
    decks = [tuple(other for other in deck if other != number) for deck in table.decks]
    table.decks = [(number, *deck) if row == one else deck for one, deck in enumerate(decks)]


def visited(guest: str = "b") -> Table:
    """Red's bacterium of four green cubes, in which somebody else's biont lives too, beside one of Red's of the same
    row that nothing shields from oxygen; a card that looses oxygen lies open, and Red's discs can pay for it."""
    table = empty("red", "blue", seed=1)
    bacterium(table, "seep", "red", bionts=f"r{guest}", cubes="gggg")
    bacterium(table, "beach", "red", bionts="r", cubes="rry")
    pool(table, "red", "rrgg")
    for row, plain in enumerate(("citrate", "calvin", "restriction", "mitochondria")):
        lay(table, plain, row)
    lay(table, POLLUTER, OCEAN)
    table.phase = PURCHASES
    return table


def _teller(table: Table) -> Teller:
    teller = Teller(table.box.pack, words("en"), [COLOURS[one] for one in table.box.players])
    teller.look(table)
    return teller


def told(table: Table, seat: int = 0, seen: Table | None = None) -> list[str]:
    """What is said of what others may buy."""
    risks = GENESIS.advice.risks(table, seat, _teller(table), words("en"), seen)
    return [one.text for one in risks if one.sort == "smoke"]


def trying(game: Game[Table]) -> Trying:
    assert game.decision is not None
    return Trying(game, GENESIS, _teller(game.table), lambda _: False)


def worthy(game: Game[Any], text: str) -> bool:
    """Whether an answer may be suggested."""
    return GENESIS.advice.is_worthy(trying(game).trial(game.parse(text)))


# -- H1d: what it would cost -------------------------------------------------------------------------------------------


def test_a_guest_who_may_poison_ones_others_is_told_of() -> None:
    """Four green cubes and that of the card are oxygen 5: all four pieces of a bacterium without any shield."""
    (text,) = told(visited())
    assert text == (
        "Blue can buy Bacteriochlorophyll for Pyrite Reduction, with your discs: "
        "its oxygen (5) would cost up to 4 of your 9 points."
    )


def test_whoever_buys_for_his_own_pays_with_his_own_discs() -> None:
    table = visited(guest="")
    bacterium(table, "uv-ocean", "blue", cubes="gg")
    assert not told(table), "he has no discs"
    pool(table, "blue", "g")
    assert told(table) == [
        "Blue can buy Bacteriochlorophyll for GNA Lipid World: its oxygen (3) would cost up to 3 of your 9 points."
    ]


@pytest.mark.parametrize("spoils", ["discs", "row", "shield", "reach", "bought", "turn", "card"])
def test_of_what_nobody_can_do_nothing_is_said(spoils: str) -> None:
    table = visited()
    seep, beach = organism(table, "seep"), organism(table, "beach")
    if spoils == "discs":  # H0e.1
        table.pool[CELLS[RED]] = [1, 0, 0, 0]
    elif spoils == "row":  # H1d.1: only organisms of the same home row are struck
        table.owner[beach] = -1
        bacterium(table, "dust", "red", bionts="r", cubes="rry")
    elif spoils == "shield":  # H1d.5: as any oxygen, so green stands it
        table.cubes[CELL[beach][COLOURS.index("green")]] = 5
    elif spoils == "reach":  # H1.1: an active row or the home row
        table.active = [0, 0, 0, 0]
        table.decks[OCEAN], table.decks[0] = table.decks[0], table.decks[OCEAN]
    elif spoils == "bought":  # H0.1: each biont buys once
        table.bought[BERTH[seep][BLUE]] = 1
    elif spoils == "turn":  # H0b.1: in the order of the event
        table.order = [BLUE, RED]
    else:
        lay(table, "calvin", OCEAN)
    assert not told(table)


def test_before_the_purchases_all_of_them_are_still_to_come() -> None:
    table = visited()
    table.phase, table.order = ASSIGNMENT, [BLUE, RED]
    assert told(table)


def test_a_parasite_buys_once_the_bionts_of_its_host_have() -> None:
    """H0b.1: after that it had its turn."""
    table = visited(guest="")
    table.order = [BLUE, RED]
    guest = parasite(table, "blue", "seep")
    mutation(table, "parasite-blue", "calvin")
    assert [text.split(", ")[1].startswith("with your discs: its oxygen (2)") for text in told(table)] == [True]
    table.bought[BERTH[organism(table, "seep")][RED]] = 1
    assert not told(table)
    assert table.owner[guest] == BLUE


def test_a_promotion_may_do_it_too() -> None:
    """H2c."""
    table = visited()
    lay(table, "citrate", OCEAN)
    mutation(table, "seep", "chloroplast")
    assert [text[:31] for text in told(table)] == ["Blue can promote Chloroplast Sy"]


# -- what can be done about it -----------------------------------------------------------------------------------------


def test_the_card_is_bought_away_before_anything_else() -> None:
    """For the one where it harms nobody: the other would poison the first by it no less."""
    table = visited()
    game = buying(table)
    assert not worthy(game, "buy beach continent")
    assert worthy(game, "buy beach ocean")
    trial = trying(game).trial(game.parse("buy beach ocean"))
    reasons = [
        one.text for one in GENESIS.advice.facts(trial, words("en")) if one.sort == "guard" and one.value[0] == "smoke"
    ]
    assert reasons == [
        "Else Blue can buy Bacteriochlorophyll for Pyrite Reduction, with your discs: "
        "that oxygen would cost you up to 4 points."
    ]


def test_what_it_uncovers_is_not_told() -> None:
    """The next card looses oxygen as well, but nobody has seen it when the first one is bought."""
    table = visited()
    lay(table, "chloroplast", OCEAN)
    lay(table, POLLUTER, OCEAN)
    game = buying(table)
    after = trying(game).tried(game.parse("buy beach ocean"))[0].table
    assert told(after)
    assert not told(after, seen=game.table)


@pytest.mark.parametrize("guests", [True, False])
def test_poisoning_oneself_a_little_is_a_price_where_somebody_else_would_do_worse(guests: bool) -> None:
    table = visited(guest="b" if guests else "")
    bacterium(table, "zeolite", "red", bionts="r", cubes="rry")
    game = buying(table)
    trial = trying(game).trial(game.parse("buy beach ocean"))
    found = [one for one in GENESIS.advice.regrets(trial, words("en")) if one.rule == "H1d.2"]
    assert [isinstance(one, Price) for one in found] == [guests]
