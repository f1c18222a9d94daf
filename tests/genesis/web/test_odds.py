"""Chances: they agree with every way that the dice can fall, counted one by one."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import biont
from biont.games.advice import percent
from biont.genesis.bots.odds import error_losses
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.autocatalysis import ASK_REROLL_ALL, ASK_ROLL_REFUGIUM
from biont.genesis.rules.darwin import ASK_REROLL, ASK_ROLL_ORGANISM
from biont.genesis.web.odds import _alive, all_chances, before_dice, survives, unharmed
from tests.genesis.positions import bacterium, empty, refugium

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
        chances = all_chances(game.table)
        assert all(0 <= one.chance <= 1 for one in chances)
        seen += len(chances)
        game.choose(game.decision.options[0])
    assert seen


def test_nothing_is_called_certain_that_is_not() -> None:
    told = [percent(chance).replace("\u00a0", " ") for chance in (0, 0.001, 0.5, 0.999, 1)]
    assert told == ["0 %", "<1 %", "50 %", ">99 %", "100 %"]


def test_survival_agrees_with_counting() -> None:
    """A biont and a blue cube roll three dice: one error is cancelled, one costs the cube, the third one the life."""
    table = empty("red", "blue")
    organism = bacterium(table, "clay", "red", bionts="r", cubes="b")
    falls = [sum(face > 4 for face in dice) for dice in product(FACES, repeat=3)]
    assert survives(table, organism) == pytest.approx(sum(errors < 3 for errors in falls) / 6**3)
    assert unharmed(table, organism) == pytest.approx(sum(errors < 2 for errors in falls) / 6**3)


def test_a_roll_that_is_asked_for_comes_with_its_chances() -> None:
    table = empty("red", "blue")
    organism = bacterium(table, "clay", "red", bionts="r")
    placard = refugium(table, "dust", bionts="r")
    found = before_dice(table, ASK_ROLL_ORGANISM, (organism,), ("roll",))
    assert [one.of for one in found] == ["survives", "unharmed"]
    assert [one.of for one in before_dice(table, ASK_ROLL_REFUGIUM, (placard, 0), ("roll",))] == ["alive"]
    assert before_dice(table, ASK_ASSIGN, (0,), ("done",)) == []


def test_a_second_try_is_weighed_against_the_dice_as_they_lie() -> None:
    table = empty("red", "blue")
    placard = refugium(table, "dust", down="y", bionts="r")  # ones, twos and threes live; from three on faces kill
    stand, again = (before_dice(table, ASK_REROLL_ALL, (placard, 1, 1), (verb,)) for verb in ("stand", ASK_REROLL))
    assert stand[0].chance == 1
    assert 0 < again[0].chance < 1
    assert before_dice(table, ASK_REROLL_ALL, (placard, 1, 2), ("stand",))[0].chance == 0


def test_the_die_to_roll_again_is_the_one_that_helps() -> None:
    """Two yellow picks, no shield, one six: rolling it again saves two thirds of the futures, a one none."""
    table = empty("red", "blue")
    organism = bacterium(table, "clay", "red", bionts="r", cubes="yy")

    def chance(*option: Any) -> float:
        return before_dice(table, ASK_REROLL, (organism, 1, 1, 2, 3, 6), option)[0].chance

    assert chance("reroll", 6) == pytest.approx(2 / 3)
    assert chance("reroll", 1) == 0
    assert chance("stand") == 0


def test_no_chance_is_told_where_something_is_lost_whichever_die_is_rolled_again() -> None:
    table = empty("red", "blue")
    organism = bacterium(table, "clay", "red", bionts="r", cubes="y")
    assert before_dice(table, ASK_REROLL, (organism, 1, 6, 6, 3), (ASK_REROLL, 6)) == []
    assert before_dice(table, ASK_REROLL, (organism, 1, 6, 2, 3), (ASK_REROLL, 2))[0].chance == 0
