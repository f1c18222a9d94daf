"""Dice and shuffles from a counter: the whole state is two ints, a key and a count of draws.

Draw number ``count`` of key ``key`` is a fixed 64-bit number, so a saved game continues with the dice it would have
had, and anybody who knows the seed can check every die of a finished game.
"""

from __future__ import annotations

from hashlib import blake2b
from operator import index
from typing import TypeAlias

from biont.kernel.errors import BadChance

Outcome: TypeAlias = int | tuple[int, ...]
"""What chance can be made to give: the face of a die or a place among several, from 1 up; or, of a shuffle, the things
that lie on top then, the topmost first."""

_MASK = (1 << 64) - 1
_STRIDE = 0x9E3779B97F4A7C15


def seed_of(seed: int) -> int:
    """A seed that somebody gives, if it is one: a whole number from 0 up."""
    try:
        number = index(seed)
    except TypeError:
        number = -1
    if number < 0:
        raise BadChance("A seed is a whole number from 0 up, not {seed}.", "no-seed", seed=repr(seed))
    return number


def key_of(seed: int) -> int:
    """The 64-bit key that a seed of any size stands for."""
    size = max(16, (seed.bit_length() + 8) // 8)
    return int.from_bytes(blake2b(seed.to_bytes(size, "big", signed=True), digest_size=8).digest(), "big")


def draw(key: int, count: int) -> int:
    """The 64-bit number at place ``count`` of the sequence of ``key``."""
    z = (key + count * _STRIDE) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def drawn_below(n: int, key: int, count: int) -> int:
    """A number from 0 to ``n - 1``: what that draw makes of it."""
    return (draw(key, count) * n) >> 64


def shuffle(items: list[int], key: int, count: int) -> int:
    """Put ``items`` into a random order, in place, by the draws after ``count``; gives the count of the last one."""
    for i in range(len(items) - 1, 0, -1):
        count += 1
        # As ``draw`` has it: whoever imagines a game shuffles all its cards, and a call takes as long as the rest.
        z = (key + count * _STRIDE) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
    return count


class Chance:
    """A stand-alone stream of random numbers for players and tests; games keep the two ints on their table.

    Its key is another one than a game's with the same seed, so that players do not choose in step with the dice.
    """

    __slots__ = ("count", "key")

    def __init__(self, seed: int) -> None:
        self.key = draw(key_of(seed), 0)
        self.count = 0

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``."""
        self.count += 1
        return drawn_below(n, self.key, self.count)

    def shuffle(self, items: list[int]) -> None:
        """Put ``items`` into a random order, in place."""
        self.count = shuffle(items, self.key, self.count)
