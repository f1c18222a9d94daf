"""A and I0c: turns, and the end of a game."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.game import new
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE
from biont.origins.rules.footprint import ASK_STARVE
from biont.origins.table import COMET_LEFT, NOTHING
from tests.origins.positions import Position


@pytest.mark.rule("A0a.1", "C1g")
def test_turns_go_clockwise_from_the_first_crown() -> None:
    game = new(3, seed=5)
    asked = []
    for _ in range(7):
        while game.decision is not None and game.decision.kind != ASK_CHALLENGE_PHASE:
            game.choose(game.decision.options[0])
        assert game.decision is not None
        asked.append(game.decision.seat)
        game.choose("skip")
    first = game.table.first
    assert asked == [(first + turn) % 3 for turn in range(7)]


@pytest.mark.rule("A0")
def test_what_was_done_in_a_turn_stands_at_its_end() -> None:
    game = new(2, seed=5)
    first = game.decision
    while game.decision is not None and game.decision.seat == first.seat:  # type: ignore[union-attr]
        game.choose(game.decision.options[0])
    assert game.undoable() == 0


@pytest.mark.rule("A0")
def test_a_new_turn_forgets_what_moved_in_the_last_one() -> None:
    at = Position(black={"migrants": ["spain"], "moved": ["spain"], "cities": ["india"], "founded": ["india"]})
    at.laid.elected = at.laid.passed = 1
    at.run("turn", 1)
    table = at.table
    assert (table.active, table.moved, table.founded, table.elected, table.passed) == (1, 0, 0, 0, 0)


@pytest.mark.rule("I0c")
@pytest.mark.parametrize("players", [2, 3])
def test_comet_iv_left_lying_ends_the_game_after_two_rounds(players: int) -> None:
    """The first to have it on top all turn long is the one before whose turn the game ends, two rounds later."""
    seats = ("black", "green", "white")[:players]
    given: dict[str, Any] = {
        seat: {"migrants": [spot]} for seat, spot in zip(seats, ("zimbabwe", "indonesia", "spain"), strict=False)
    }
    at = Position(" ".join(seats), epoch="IV", challenges=["comet-4"], turn=20, **given)
    at.run("turn", 1)
    turns = []
    while at.decision is not None:
        if at.asked == ASK_CHALLENGE_PHASE:
            turns.append(at.decision.seat)
            assert "claim" in at.options
            at.answer("skip")
        else:
            at.answer(at.options[0])
    assert turns == [(1 + turn) % players for turn in range(2 * players)]
    assert at.table.ending == COMET_LEFT
    assert at.table.bellwethers == [0] * players


@pytest.mark.rule("I0c", "A0a.2")
def test_comet_iv_can_still_be_claimed_in_the_last_rounds() -> None:
    at = Position(epoch="IV", challenges=["comet-4"], turn=20, black={"migrants": ["spain"]}).run("turn", 1)
    while at.decision is not None:
        if at.asked == ASK_CHALLENGE_PHASE:
            at.answer("claim" if at.table.turn == 23 else "skip")
        else:
            at.answer(at.options[0])
    assert at.table.turn == 23
    assert at.table.ending != COMET_LEFT


@pytest.mark.rule("A3.3", "A3.1", "A0")
def test_the_market_is_filled_after_the_footprint_check() -> None:
    """The Gap is still there while somebody starves; then it is filled, and only then the turn ends."""
    codes = Position().words.words("idea", Position().laid.market)
    at = Position(
        market=["-", *codes[1:]], black={"migrants": ["zimbabwe", "karoo", "spain"]}, green={"migrants": ["china"]}
    )
    at.run("turn", 0).answer("skip", "skip")
    assert (at.asked, at.table.market[0]) == (ASK_STARVE, NOTHING)
    at.answer("starve karoo")
    assert NOTHING not in at.table.market
    assert (at.asked, at.seat) == (ASK_CHALLENGE_PHASE, 1)
