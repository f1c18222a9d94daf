"""What the rules note of strikes: each test with both numbers, before anything is lost."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from biont.genesis.rules.atrophy import TESTED
from biont.genesis.rules.commandeering import BIONTS_COUNTED, COMMANDEERED
from biont.genesis.rules.hgt import ASK_BLOCKED, ASK_WANTON_BLOCK, BLOCKED, HGT_DONE, HGT_WANTED, WANTONNESS_HELD
from biont.genesis.rules.red_queen import ASK_RED_QUEEN, QUEEN_MATCHED, QUEEN_RETAKES, QUEEN_STRIKES, QUEEN_WANTED
from biont.genesis.rules.sequence import note_onsets
from biont.genesis.rules.spike import FORESEEN, STRUCK
from biont.kernel.causes import NO_CAUSE, Causes
from biont.kernel.declared import Event
from biont.kernel.play import Comparison
from tests.genesis.positions import Runner, bacterium, empty, macroorganism, mutation, parasite, pool

RED, YELLOW = 0, 1


def told(run: Runner, *kinds: Event) -> list[tuple[Comparison | None, object]]:
    """The tests of some kinds with the organisms that they are of."""
    return [(entry.test, entry.data[0]) for entry in run.entries if entry.kind in kinds]


@pytest.mark.rule("D5.4", "D5.5")
def test_heat_tells_all_shields_before_anything_is_lost() -> None:
    table = empty("green", "blue")
    weak = bacterium(table, "zinc", "green", cubes="gb")
    strong = bacterium(table, "mars", "blue", cubes="rrgb")
    table.chain = [next(n for n, card in enumerate(table.box.events) if ("x", 1) in card.icons and card.immune_row < 0)]
    run = Runner(table, "x")
    strength = run.entries[0].data[1]
    assert isinstance(strength, int)
    assert told(run, FORESEEN) == [
        (Comparison(strength, 0, strength), weak),
        (Comparison(strength, 2, max(0, strength - 2)), strong),
    ]
    assert run.options, "nothing is lost yet"


@pytest.mark.rule("D6.4")
def test_oxygen_is_held_against_the_shield() -> None:
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="ggbbbb")
    assert told(Runner(table, "spike", mars, 3), STRUCK) == [(Comparison(3, 2, 1), mars)]


@pytest.mark.rule("D7.1", "D7b.1")
def test_ultraviolet_counts_mutations_against_its_limit() -> None:
    table = empty("green", "blue")
    zinc = bacterium(table, "zinc", "green", cubes="gb")
    for name in ("rrna", "cytochrome"):
        mutation(table, "zinc", name)
    mars = bacterium(table, "mars", "blue", cubes="rrgb")
    run = Runner(table, "uv", 1, -1)
    assert told(run, TESTED) == [(Comparison(2, 1, 1), zinc), (Comparison(0, 1, 0), mars)]


def by_dice(name: str, organs: Sequence[int], dice: tuple[int, ...]) -> list[tuple[Comparison | None, object]]:
    """The tests of a cancer roll of a macroorganism."""
    table = empty("red", "blue")
    macroorganism(table, "mars", name, "red", organs=tuple(organs))
    return told(Runner(table, "cancer", -1, dice=dice), TESTED)


@pytest.mark.rule("D8.3")
def test_errors_of_cancer_are_held_against_the_error_shield() -> None:
    """One blue chromosome, dice 5, 6, 4: two errors."""
    assert [test for test, _ in by_dice("arrowworm", (0,), (5, 6, 4))] == [Comparison(2, 1, 1)]


@pytest.mark.rule("D9.1", "D9.2")
def test_drought_tells_whether_there_is_a_shield() -> None:
    table = empty("red", "green")
    macroorganism(table, "mars", "trilobite", "red", organs=(1,), land=True)
    assert [test for test, _ in told(Runner(table, "drought", -1), TESTED)] == [Comparison(1, 0, 1)]


@pytest.mark.rule("G3.2")
def test_errors_of_darwin_dice_are_held_against_the_error_shield() -> None:
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="rgb")
    run = Runner(table, "errors", mars, 1, 2)
    assert told(run, TESTED) == [(Comparison(3, 1, 2), mars)]


def causes(run: Runner) -> dict[int, list[Event]]:
    """For every cause that nothing else led to, what followed from it."""
    found = Causes(run.entries, 0, -1)
    firsts = [number for number, entry in enumerate(run.entries) if entry.kind.causes and found.of[number] == NO_CAUSE]
    return {number: [run.entries[one].kind for one in found.after(number)] for number in firsts}


@pytest.mark.rule("H4.3", "H4c.1")
def test_a_red_queen_tells_the_victim_who_strikes_with_how_many() -> None:
    table = empty("red", "blue", "yellow", intro=True)
    mars = bacterium(table, "mars", "red", bionts="r", cubes="g")
    mutation(table, "mars", "rnapol")
    malaria = parasite(table, "yellow", "mars", diseased=("rnapol", ""))
    pool(table, "red", "ry")
    note_onsets(table)
    run = Runner(table, "purchase-turn", RED, -1).answer("queen-cube mars first")
    [(test, struck)] = told(run, QUEEN_MATCHED)
    assert (test, struck) == (Comparison(1, 0, 1), malaria)
    [number] = [number for number, entry in enumerate(run.entries) if entry.kind == QUEEN_STRIKES]
    assert (run.entries[number].seat, run.entries[number].data) == (0, (mars, malaria))
    assert run.entries[number + 1].seat == table.box.seat_of[YELLOW], "it is the victim's test"
    assert causes(run)[number] == [QUEEN_MATCHED, QUEEN_RETAKES]


def behind(run: Runner) -> list[Event]:
    """What the open question follows from."""
    assert run.decision is not None
    return [run.entries[number].kind for number in Causes(run.entries, run.play.low, -1).behind(run.decision)]


@pytest.mark.rule("H4.3")
def test_whoever_may_consent_is_told_the_red_queens_of_both_before() -> None:
    table = empty("red", "blue", "yellow", intro=True)
    bacterium(table, "mars", "red", bionts="r", cubes="g")
    mutation(table, "mars", "rnapol")
    malaria = parasite(table, "yellow", "mars", diseased=("rnapol", ""))
    mutation(table, "parasite-yellow", "tmrna")
    pool(table, "red", "ry")
    note_onsets(table)
    run = Runner(table, "purchase-turn", RED, -1).answer("queen-cube mars first")
    assert run.decision is not None
    assert (run.decision.kind, behind(run)) == (ASK_RED_QUEEN, [QUEEN_WANTED])
    assert told(run, QUEEN_MATCHED) == [(Comparison(1, 1, 0), malaria)]
    run.answer("refuse")
    [wanted] = [entry for entry in run.entries if entry.kind == QUEEN_WANTED]
    assert wanted.depth > len(table.steps), "what is bought after a refusal does not follow from it"


@pytest.mark.rule("E6a.1", "E6a.2")
def test_a_blocked_biont_is_told_both_wantonnesses() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red", bionts="rr")
    mutation(table, "clay", "pilus")
    bacterium(table, "rust", "blue")
    mutation(table, "rust", "mrna")
    mutation(table, "rust", "trna")
    run = Runner(table, "assignment", RED).answer("hgt clay in-rust")
    assert run.decision is not None
    assert (run.decision.kind, behind(run)) == (ASK_WANTON_BLOCK, [HGT_WANTED])
    run.answer("block")
    assert (run.decision.kind, behind(run)) == (ASK_BLOCKED, [HGT_WANTED, BLOCKED])
    assert told(run, WANTONNESS_HELD) == [(Comparison(1, 2, 0), RED), (Comparison(1, 2, 1), RED)]


@pytest.mark.rule("E6c.1", "E6.6")
def test_an_organism_that_passes_on_tells_whose_bionts_are_left() -> None:
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red", bionts="rb")
    mutation(table, "clay", "pilus")
    run = Runner(table, "assignment", RED).answer("hgt clay pool")
    assert told(run, BIONTS_COUNTED) == [(Comparison(0, 1, 1), clay)]
    [after] = [after for number, after in causes(run).items() if run.entries[number].kind == HGT_DONE]
    assert after == [COMMANDEERED, BIONTS_COUNTED]
