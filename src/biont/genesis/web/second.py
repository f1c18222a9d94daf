"""A place rolled once, whose dice may all be thrown again: what stays there if they are kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from biont.genesis.cards import ALL_COLOURS
from biont.genesis.table import CELLS, Table
from biont.genesis.web.first_roll import survival


def stays(table: Table, data: Sequence[int]) -> tuple[int, float]:
    """How many pieces stay alive if dice are kept, and the chance of these to come through their first Darwin roll as a
    bacterium, if whoever rolls wakes and lets die what is best for that."""
    placard, *dice = data
    here, lives = CELLS[placard], table.box.life[placard][table.climate]
    deadly = [face for face, kills in table.box.slots[placard][len(table.enzymes[placard]) :] if kills]
    down, dead = _tokens(table.down[here]), sum(deadly.count(face) for face in dice)
    woken = min(len(down), sum(face in lives for face in dice))
    best, left = 0.0, 0
    for more in {*combinations(down, woken)}:
        for cubes, domes in _left([*_tokens(table.up[here]), *more], table.domes[here], dead):
            left = sum(cubes) + sum(domes)
            best = max(best, survival(table, cubes, domes))
    return left, best if left else 0.0


def _left(cubes: Sequence[int], domes: Sequence[int], dead: int) -> Iterator[tuple[list[int], list[int]]]:
    """What can be left of cubes and bionts where some die: bionts last, as whoever wants life chooses."""
    spared = max(0, len(cubes) - dead)
    bionts = _tokens(domes)
    bionts = bionts[: max(0, len(bionts) - max(0, dead - len(cubes)))]
    for some in {*combinations(sorted(cubes), spared)}:
        yield [some.count(one) for one in ALL_COLOURS], [bionts.count(one) for one in ALL_COLOURS]


def _tokens(counts: Sequence[int]) -> list[int]:
    """Each token by its colour."""
    return [colour for colour in ALL_COLOURS for _ in range(counts[colour])]
