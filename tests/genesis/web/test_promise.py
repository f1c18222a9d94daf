"""What a place promises with all that can still be brought there, and what is advised by it."""

from __future__ import annotations

import pytest

from biont.games.advice import TriedOption
from biont.genesis.cards import COLOURS
from biont.genesis.definition import GENESIS
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.table import CELL, Table
from biont.genesis.vocabulary import POOL
from biont.genesis.web.odds import alive
from biont.genesis.web.promise import promise
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel.decision import Option, ask
from tests.genesis.positions import bacterium, empty, refugium


def settling(bionts: int) -> tuple[Table, int, int]:
    """Red may bring so many bionts to two empty places, of which the second has more room for life."""
    table = empty("red", "blue")
    bacterium(table, "seep", "red", bionts="r", cubes="gg")
    table.limit[0] = bionts
    return table, refugium(table, "zinc", down="b"), refugium(table, "tholin", down="b")


def tried(table: Table, option: Option, *others: Option, brought: int = 0) -> TriedOption:
    """An answer before the others, and what it leads to."""
    after = table.copy()
    if option[0] == "assign":
        after.domes[CELL[option[2]][0]] += brought
    teller = Teller(table.box.pack, words("en"), [COLOURS[one] for one in table.box.players])
    teller.look(table)
    return TriedOption(table, after, ask(0, ASK_ASSIGN, [option, *others], (0,)), option, teller)


def test_a_place_promises_what_all_bionts_bring_that_may_go_there() -> None:
    """E2a: no more of them than green supports."""
    for bionts, chance in ((1, 11), (2, 56), (3, 86)):
        table, _, tholin = settling(bionts)
        assert round(100 * promise(table, 0, tholin)) == chance
    one = table.copy()
    one.domes[CELL[tholin][0]] = 1
    assert round(100 * (alive(one, tholin) or 0)) == 11


def test_a_biont_goes_where_more_of_them_are_likely_to_live() -> None:
    """One alone has 6 and 11 %, three of them 32 and 86 %."""
    table, zinc, tholin = settling(3)
    ways: list[Option] = [("assign", POOL, zinc), ("assign", POOL, tholin), ("done",)]
    worthy = [GENESIS.advice.is_worthy(tried(table, one, *[other for other in ways if other != one])) for one in ways]
    assert worthy == [False, True, False]
    trial = tried(table, ways[1], ways[2], brought=1)
    told = [one.text for one in GENESIS.advice.facts(trial, words("en")) if one.sort == "promise"]
    assert told == ["With all that you can still bring there, life is 86\xa0% likely."]


@pytest.mark.parametrize("parasite", [True, False])
def test_a_parasite_that_can_be_had_is_worth_more_than_a_faint_hope(parasite: bool) -> None:
    table, zinc, _ = settling(1)
    others: list[Option] = [("attach", 0, 1)] if parasite else []
    assert GENESIS.advice.is_worthy(tried(table, ("assign", POOL, zinc), *others)) == (not parasite)
