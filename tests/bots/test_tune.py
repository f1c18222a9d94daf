"""Tuning: the regression finds what is there, and a round is the same whatever the number of jobs."""

from __future__ import annotations

import pytest

from biont.bots.genesis.evaluation import FEATURES
from biont.kernel.chance import Chance
from biont.lab.tune import SIZE, Sums, compare, first_guess, solve, tune


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 7.0]) == pytest.approx([1.0, 3.0])


def test_the_fit_finds_a_law_and_keeps_the_prior_where_nothing_was_seen() -> None:
    chance = Chance(3)
    law = [0.5 * (place % 7) - 1 for place in range(SIZE)]
    sums, half = Sums.empty(), Sums.empty()
    for number in range(400):
        row = [chance.below(100) / 10 - 5 for _ in range(SIZE - 1)] + [0.0]
        (sums if number % 2 else half).note(row, sum(a * b for a, b in zip(row, law, strict=True)))
    sums.add(half)
    assert sums.samples == 400
    found = sums.fit([9.0] * SIZE, 0.0)
    assert found[:-1] == pytest.approx(law[:-1], abs=0.05)
    assert found[-1] == pytest.approx(9.0)


def test_a_round_learns_and_does_not_depend_on_jobs() -> None:
    alone = tune(rounds=1, games=2, seed=5)
    assert alone == tune(rounds=1, games=2, seed=5, jobs=2)
    assert alone.early != first_guess().early
    assert alone.late == first_guess().late
    assert len(alone.early) == len(FEATURES)


def test_a_match_between_weights_swaps_seats() -> None:
    match = compare(first_guess(), first_guess(), 4)
    assert match.games == 4
    assert match.points == match.against
