"""What changed in the text of a region, line by line: whoever has the old text needs no more for the new one."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from operator import eq
from typing import Any

WORTH = 500
"""A shorter text is sent as it is."""

MOST = 0.75
"""Where such a part of the lines has kept its places, nothing was moved, and nobody need look for it elsewhere."""


def patch(old: str, new: str) -> list[list[Any]]:
    """Lines from and to (without it) that are replaced, and by which, in the order of the old text."""
    before, after = old.split("\n"), new.split("\n")
    same, tail = _alike(before, after)
    inner, fresh = before[same : len(before) - tail], after[same : len(after) - tail]
    if len(inner) == len(fresh) and sum(map(eq, inner, fresh)) >= MOST * len(inner):
        return _in_place(same, inner, fresh)
    found, at, to = list[list[Any]](), 0, 0
    for kept, place in (*_kept(inner, fresh), (len(inner), len(fresh))):
        lines, others = inner[at:kept], fresh[to:place]
        same_here, tail = _alike(lines, others)
        if len(lines) - tail > same_here or len(others) - tail > same_here:
            first = same + at
            changed = others[same_here : len(others) - tail]
            found.append([first + same_here, first + len(lines) - tail, changed])
        at, to = kept, place
    return found


def _in_place(first: int, before: list[str], after: list[str]) -> list[list[Any]]:
    """The runs of lines that are others, where each of them has kept its place."""
    found: list[list[Any]] = []
    for at, (one, other) in enumerate(zip(before, after, strict=True), first):
        if one == other:
            continue
        if found and found[-1][1] == at:
            found[-1][1] += 1
            found[-1][2].append(other)
        else:
            found.append([at, at + 1, [other]])
    return found


def _alike(before: Sequence[str], after: Sequence[str]) -> tuple[int, int]:
    """With how many equal lines both begin, and with how many of the others they end."""
    begin, end, short = 0, 0, min(len(before), len(after))
    while begin < short and before[begin] == after[begin]:
        begin += 1
    while end < short - begin and before[-1 - end] == after[-1 - end]:
        end += 1
    return begin, end


def _kept(before: Sequence[str], after: Sequence[str]) -> Iterator[tuple[int, int]]:
    """The lines by which both hang together, and where they stand in each: the longest row of those that there are once
    here and once there, and that have kept their order."""
    there = _once(before)
    both = [(there[line], at) for line, at in _once(after).items() if at >= 0 and there.get(line, -1) >= 0]
    ends, last, earlier = list[int](), list[int](), list[int]()
    for number, (at, _) in enumerate(both):
        length = bisect_left(ends, at)
        ends[length : length + 1], last[length : length + 1] = [at], [number]
        earlier.append(last[length - 1] if length else -1)
    row, number = list[tuple[int, int]](), last[-1] if last else -1
    while number >= 0:
        row.append(both[number])
        number = earlier[number]
    return reversed(row)


def _once(lines: Sequence[str]) -> dict[str, int]:
    """Where each line stands; -1 for one that there is more than once."""
    found: dict[str, int] = {}
    for at, line in enumerate(lines):
        found[line] = -1 if line in found else at
    return found


def patched(old: str, changes: list[list[Any]]) -> str:
    """The new text."""
    lines = old.split("\n")
    for start, end, fresh in reversed(changes):
        lines[start:end] = fresh
    return "\n".join(lines)
