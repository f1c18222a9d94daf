"""What has just happened is told by things: what they rolled, gained and lost, and what passed somebody over."""

from __future__ import annotations

from biont.games.advice import Became, Lately
from biont.genesis.ids import cubes_of
from biont.genesis.rules.purchase import PROMOTED
from biont.genesis.rules.sequence import PHASE_BEGINS
from biont.genesis.table import ABSENT
from biont.genesis.web.recap import recap
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel.play import Entry
from tests.genesis.positions import Runner, bacterium, card, empty, mutation, parasite, refugium


def became(run: Runner, seat: int = 0) -> list[Became]:
    """What a seat is told of all that a step did."""
    say, pack = words("en"), run.table.box.pack
    lately = Lately(run.entries, 0, run.table, seat, run.decision)
    return recap(lately, Teller(pack, say, ("red", "blue")), say)


def lines(run: Runner, seat: int = 0) -> list[str]:
    """The same as sentences."""
    return [one.text for one in became(run, seat)]


def test_each_organism_that_rolled_says_what_it_earned_and_lost() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", cubes="r")
    mutation(table, "dust", "calvin")
    run = Runner(table, "darwin-roll", dust, dice=(1, 6, 6, 2))
    assert lines(run) == ["PAH Photon Harvest 1 2 6 6: +2 green, 2 errors, Calvin Cycle lost, a red cube lost"]


def test_a_roll_that_cost_nothing_says_so_to_its_owner_alone() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    assert lines(run) == ["PAH Photon Harvest 2 3: nothing lost"]
    assert lines(run, seat=1) == []


def test_what_a_parasite_loses_of_ones_own_is_told_of_the_parasite() -> None:
    table = empty("red", "blue")
    bacterium(table, "dust", "red")
    mutation(table, "dust", "calvin")
    virus = parasite(table, "blue", "dust", diseased=("", "calvin"))
    run = Runner(table, "darwin-roll", virus, dice=(6, 6, 3))
    assert lines(run) == [
        "Virus 3 6 6: 2 errors, 1 repaired, loses the cube it took from Calvin Cycle, and with it goes Calvin Cycle"
    ]


def test_a_place_says_that_its_enzyme_is_used_up() -> None:
    table = empty("red", "blue")
    refugium(table, "volcano", up="rr", bionts="r", enzymes="rr")
    run = Runner(table, "autocatalysis", dice=(6, 5, 4, 6))
    while run.decision is not None:
        run.answer(run.options[0])
    assert [line for line in lines(run) if "the red enzyme is used up" in line] == lines(run)[:1]


def test_phases_that_pass_somebody_over_say_why() -> None:
    table = empty("red", "blue")
    refugium(table, "volcano", bionts="r")
    table.limit = [1] * 4
    run = Runner(table, "autocatalysis", dice=(2, 3))
    run.entries[:] = [Entry(PHASE_BEGINS, "A0", -1, (number,)) for number in (4, 5, 1, 2, 3)]
    assert lines(run) == [
        "You have no organism yet: nothing to roll for survival, nothing to buy for.",
        "Nothing to assign: your biont stands where it may.",
    ]


def test_a_promoted_card_that_goes_is_called_what_it_was_called() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    mutation(table, "dust", "calvin", promoted=True)
    parasite(table, "blue", "dust", diseased=("", "calvin"))
    table.mutation_cube[cubes_of(card(table, "calvin"))[0]] = ABSENT
    run = Runner(table, "darwin-roll", dust, dice=(6, 6, 2))
    run.entries.insert(0, Entry(PROMOTED, "H2", 0, (0, dust, card(table, "calvin"))))
    assert lines(run)[0] == "PAH Photon Harvest 2 6 6: 2 errors, 1 repaired, Pyrenoid lost"
