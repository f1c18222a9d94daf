"""A. Sequence of play: five phases, player order, and the wanton first player."""

from __future__ import annotations

import pytest

from biont.genesis.cards import BLUE, GREEN, RED, YELLOW
from biont.genesis.game import new
from biont.genesis.ids import NPC
from biont.genesis.organisms import wantonness
from biont.genesis.rules.sequence import (
    ASSIGNMENT,
    DARWIN,
    PHASE_BEGINS,
    PHASE_STEPS,
    PURCHASES,
    most_wanton,
    order_from,
)
from biont.genesis.table import NOWHERE, Table
from biont.kernel.play import Play
from tests.genesis.positions import Runner, bacterium, empty, macroorganism, mutation, parasite


class Beginning(Runner):
    """Runs the beginning of a phase and stops before the phase itself."""

    first = NOWHERE

    def _run(self) -> None:
        for name in PHASE_STEPS.values():
            self.steps[name] = self._begun
        super()._run()

    def _begun(self, _play: Play[Table], first: int) -> None:
        self.first = first


def begin(table: Table, number: int) -> Beginning:
    """Begin a phase."""
    return Beginning(table, "phase", number)


# -- A0: the turn ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A0.1", "A0.2", "A0.3")
def test_a_turn_is_five_phases_in_order() -> None:
    """One step for the events and one for the refugia, steps with a player order for the other phases, then a turn."""
    table = empty("red", "blue")
    play: Play[Table] = Play(table, [])
    game = new(seed=1)
    game.rules.steps["turn"](play)
    assert table.turn == 2
    assert table.steps[::-1] == [
        ("events",),
        ("phase", ASSIGNMENT),
        ("autocatalysis",),
        ("phase", DARWIN),
        ("phase", PURCHASES),
        ("turn",),
    ]


@pytest.mark.rule("A0.1", "A0.2", "A0.3", "A6d")
def test_phases_of_a_played_turn_never_overlap() -> None:
    """In a whole turn every question belongs to the phase that runs, and the phases come one after another."""
    game = new(("red", "yellow", "green", "blue"), seed=5)
    seen = []
    while game.decision is not None and game.play.table.turn < 3:
        seen.append((game.play.table.turn, game.play.table.phase))
        game.choose(game.decision.options[-1])
    assert seen == sorted(seen)
    phases = [entry.data[0] for entry in game.play.entries or [] if entry.kind == PHASE_BEGINS]
    assert phases[:10] == [1, 2, 3, 4, 5] * 2


# -- A6b: the wanton first player --------------------------------------------------------------------------------------


@pytest.mark.rule("A6b.1", "E6.2")
def test_wantonness_counts_own_microorganisms_and_those_one_is_a_guest_in() -> None:
    table = empty("red", "green", "blue")
    bacterium(table, "mars", "red", bionts="rb")
    mutation(table, "mars", "pilus")
    mutation(table, "mars", "mrna")
    bacterium(table, "clay", "blue")
    mutation(table, "clay", "riboswitch", promoted=True)
    parasite(table, "green", "clay")
    mutation(table, "parasite-green", "trna")
    assert [wantonness(table, player) for player in (RED, GREEN, BLUE)] == [2, 1, 3]
    assert wantonness(table, YELLOW) == 0


@pytest.mark.rule("A6b.1")
def test_macroorganisms_are_not_wanton() -> None:
    """Their cards are shed, so nothing on them can transfer genes."""
    table = empty("red", "blue")
    macroorganism(table, "mars", "flatworm", "red")
    assert wantonness(table, RED) == 0
    assert most_wanton(table) == NOWHERE


@pytest.mark.rule("A6b.2", "A6b.4")
@pytest.mark.parametrize("number", [ASSIGNMENT, DARWIN, PURCHASES])
def test_the_most_wanton_player_may_go_first(number: int) -> None:
    for answer, leader in (("first", BLUE), ("keep", RED)):
        table = empty("red", "green", "blue")
        bacterium(table, "mars", "red")
        mutation(table, "mars", "pilus")
        bacterium(table, "clay", "blue")
        mutation(table, "clay", "mrna")
        mutation(table, "clay", "trna")
        run = begin(table, number)
        assert run.decision is not None
        assert (run.decision.seat, run.options) == (2, ["first", "keep"])
        run.answer(answer)
        assert run.first == leader
        assert table.phase == number
        assert order_from(table, leader) == ([BLUE, RED, GREEN] if leader == BLUE else [RED, GREEN, BLUE])


@pytest.mark.rule("A6b.3")
def test_equals_in_wantonness_wait_for_their_turn() -> None:
    table = empty("red", "green", "blue")
    bacterium(table, "mars", "green")
    mutation(table, "mars", "pilus")
    bacterium(table, "clay", "blue")
    mutation(table, "clay", "mrna")
    run = begin(table, ASSIGNMENT)
    assert run.decision is None
    assert run.first == RED


@pytest.mark.rule("A6b.2")
def test_nobody_is_asked_without_icons_or_when_first_anyway() -> None:
    table = empty("red", "blue")
    bacterium(table, "mars", "red")
    mutation(table, "mars", "rrna")
    assert begin(table, DARWIN).decision is None
    mutation(table, "mars", "pilus")
    run = begin(table, DARWIN)
    assert run.decision is None
    assert run.first == RED


@pytest.mark.rule("A6b.2", "C1b.2")
def test_a_soloists_wanton_colour_goes_before_the_npcs() -> None:
    table = empty("red", "blue", mode="solitaire")
    table.order = [NPC + GREEN, RED, NPC + YELLOW, BLUE]
    bacterium(table, "clay", "blue")
    mutation(table, "clay", "mrna")
    run = begin(table, ASSIGNMENT)
    run.answer("first")
    assert run.first == BLUE
    assert order_from(table, BLUE) == [BLUE, NPC + GREEN, RED, NPC + YELLOW]
