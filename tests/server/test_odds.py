"""Chances: they agree with every way that the dice can fall, counted one by one."""

from __future__ import annotations

from itertools import product

import pytest

import biont
from biont.bots.genesis.odds import error_losses
from biont.server.asking import percent
from biont.server.odds import _alive, all_alive, all_unharmed

FACES = range(1, 7)


@pytest.mark.parametrize(("dice", "rerolls", "shield", "fives"), [(1, 0, 0, True), (3, 1, 0, False), (4, 2, 1, True)])
def test_unharmed_agrees_with_counting(dice: int, rerolls: int, shield: int, fives: bool) -> None:
    bad = {5, 6} if fives else {6}
    good = 0
    for first in product(FACES, repeat=dice):
        errors = sum(face in bad for face in first)
        again = min(errors, rerolls)
        for second in product(FACES, repeat=rerolls):
            good += errors - again + sum(face in bad for face in second[:again]) <= shield
    assert error_losses(dice, rerolls, shield, fives)[0] == pytest.approx(good / 6 ** (dice + rerolls))


@pytest.mark.parametrize("again", [False, True])
def test_alive_agrees_with_counting(again: bool) -> None:
    """A biont and an organized cube, two cubes below; threes bring life, fours and twice sixes bring death."""
    deadly, life = (0, 0, 0, 0, 1, 0, 2), (0, 0, 0, 1, 0, 0, 0)
    good = 0
    for dice in product(FACES, repeat=3):
        organized = 2 + min(2, dice.count(3))
        deaths = sum(deadly[face] for face in dice)
        good += len(set(dice)) < 3 and organized > deaths
    once = good / 6**3
    expected = once + (1 - once) * once if again else once
    assert _alive(3, 2, 2, deadly, life, again) == pytest.approx(expected)


def test_a_game_shows_chances_for_what_will_roll() -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    seen = 0
    while game.decision is not None:
        chances = [*all_alive(game.table).values(), *all_unharmed(game.table).values()]
        assert all(0 <= chance <= 1 for chance in chances)
        seen += len(chances)
        game.choose(game.decision.options[0])
    assert seen


def test_nothing_is_called_certain_that_is_not() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1)] == ["0 %", "<1 %", "50 %", ">99 %", "100 %"]
