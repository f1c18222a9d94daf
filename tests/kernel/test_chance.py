"""Chance: the same numbers for ever, and fair ones."""

from __future__ import annotations

import pytest

from biont.kernel import BadChance, Chance, Play, Table
from biont.kernel.chance import draw, key_of


def play(seed: int) -> Play[Table]:
    """A play on an empty table."""
    table = Table()
    table.key = key_of(seed)
    return Play(table, None)


def test_draws_are_the_published_sequence_of_splitmix64() -> None:
    assert [draw(0, count) for count in (1, 2, 3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_seeds_stay_what_they_are_for_ever() -> None:
    keys = [key_of(seed) for seed in (0, 1, -1, 7, 2**200)]
    assert keys == [0x5250A507F994740E, 0xBE28C32B13FEBF82, 0xF56935CF5CB88727, 0xB43C12A506486EF, 0x52D30F4B375F64CA]


def test_players_numbers_stay_what_they_are_for_ever() -> None:
    chance = Chance(7)
    assert [chance.below(100) for _ in range(8)] == [0, 27, 53, 79, 82, 89, 60, 26]
    items = list(range(10))
    Chance(3).shuffle(items)
    assert items == [0, 5, 4, 2, 1, 3, 7, 6, 9, 8]


def test_dice_and_picks_stay_what_they_are_for_ever() -> None:
    dice = play(7)
    assert dice.roll(15) == [5, 3, 3, 2, 6, 4, 1, 3, 1, 3, 5, 1, 2, 2, 4]
    assert dice.pick(10) == 3
    assert dice.table.count == 3


def test_a_player_with_the_seed_of_the_game_does_not_choose_in_step_with_the_dice() -> None:
    assert Chance(7).key != key_of(7)


def test_seeds_of_any_size_give_different_keys() -> None:
    seeds = [*range(-500, 500), *(2**n for n in range(10, 300)), *(-(2**n) for n in range(10, 300))]
    assert len({key_of(seed) for seed in seeds}) == len(seeds)


def test_dice_are_fair() -> None:
    faces = play(1).roll(60_000)
    for face in range(1, 7):
        assert abs(faces.count(face) - 10_000) < 400
    pairs = [faces[i] * 7 + faces[i + 1] for i in range(0, 60_000, 2)]
    assert len(set(pairs)) == 36
    assert all(abs(pairs.count(pair) - 30_000 / 36) < 150 for pair in set(pairs))


def test_shuffles_are_fair() -> None:
    chance = Chance(5)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 24
    assert all(abs(count - 1_000) < 160 for count in seen.values())


def test_injected_outcomes_come_first_and_the_seed_gives_the_rest() -> None:
    dice = play(7)
    dice.injected = [6, 6]
    faces = dice.roll(3)
    assert faces == [6, 6, 5]
    assert dice.outcomes == faces
    dice.injected = [2]
    assert dice.pick(5) == 1


@pytest.mark.parametrize("value", [0, 7])
def test_an_injected_outcome_must_fit_its_draw(value: int) -> None:
    dice = play(7)
    dice.injected = [value]
    with pytest.raises(BadChance, match=f"An outcome of {value} was set for a draw that gives 1 to 6"):
        dice.roll(1)


def test_dice_picks_shuffles_and_reveals_seal_what_was_decided() -> None:
    plays = [play(7) for _ in range(4)]
    assert not any(dice.sealed for dice in plays)
    plays[0].roll(1)
    plays[1].pick(2)
    plays[2].shuffle([1, 2])
    plays[3].reveal()
    assert all(dice.sealed for dice in plays)


def test_a_shuffle_can_be_set_like_dice() -> None:
    """What is named lies on top, which is the end, and no draw of the seed is made."""
    dice = play(7)
    dice.injected = [3, (4, 1), 5]
    pile = [1, 2, 3, 4]
    assert dice.roll(1) == [3]
    dice.shuffle(pile)
    assert pile == [2, 3, 1, 4]
    assert dice.roll(1) == [5]
    assert dice.table.count == 0
    assert dice.sealed


def test_dice_that_are_set_leave_a_shuffle_to_the_seed() -> None:
    dice, seeded = play(7), play(7)
    dice.injected = [3]
    piles = [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]
    dice.shuffle(piles[0])
    seeded.shuffle(piles[1])
    assert piles[0] == piles[1]
    assert dice.injected == [3]


@pytest.mark.parametrize("top", [(9,), (1, 1)])
def test_an_order_must_fit_its_shuffle(top: tuple[int, ...]) -> None:
    dice = play(7)
    dice.injected = [top]
    with pytest.raises(BadChance, match="An order was set for a shuffle of other things"):
        dice.shuffle([1, 2])
    dice.injected = [(1, 2)]
    with pytest.raises(BadChance, match="An outcome of"):
        dice.roll(1)
