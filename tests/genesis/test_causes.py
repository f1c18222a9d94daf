"""What the rules note of strikes: each test with both numbers, before anything is lost."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from biont.genesis.rules.atrophy import TESTED
from biont.genesis.rules.spike import FORESEEN, STRUCK
from biont.kernel.declared import Event
from biont.kernel.play import Comparison
from tests.genesis.positions import Runner, bacterium, empty, macroorganism, mutation


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
