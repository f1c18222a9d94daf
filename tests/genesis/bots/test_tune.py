"""Tuning: fair contests, moves along what won, and the same weights whatever the number of jobs."""

from __future__ import annotations

import pytest

from biont.genesis.bots.evaluation import FEATURES, POINTS
from biont.genesis.bots.weights import Weights, first_guess
from biont.kernel.chance import Chance
from biont.lab.tune import compare, contest, lean, normal, tune

SIZE = 2 * len(FEATURES)


def test_normal_numbers_have_mean_zero_and_deviation_one() -> None:
    chance = Chance(1)
    numbers = [normal(chance) for _ in range(4000)]
    assert sum(numbers) / 4000 == pytest.approx(0, abs=0.06)
    assert sum(number * number for number in numbers) / 4000 == pytest.approx(1, abs=0.08)


def test_leaning_moves_weights_along_a_direction() -> None:
    direction = [0.0] * SIZE
    direction[len(FEATURES) + POINTS] = 2.0
    moved = lean(first_guess(), direction, 0.25)
    assert moved.early[POINTS] == pytest.approx(first_guess().early[POINTS] + 0.5)
    assert moved.late == first_guess().late


def test_a_contest_of_equals_is_a_draw() -> None:
    assert contest("genesis", first_guess(), [0.0] * SIZE, 2, range(2)) == pytest.approx(0)


def test_a_round_moves_the_weights_and_does_not_depend_on_jobs() -> None:
    alone = tune(rounds=1, directions=2, deals=1, measuring=2, seed=5)
    assert isinstance(alone, Weights)
    assert alone == tune(rounds=1, directions=2, deals=1, measuring=2, seed=5, jobs=2)
    assert alone.early != first_guess().early
    assert alone.late == first_guess().late


def test_a_match_between_weights_swaps_seats() -> None:
    match = compare("genesis", first_guess(), first_guess(), 4)
    assert match.games == 4
    assert match.points == match.against
