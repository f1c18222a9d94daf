"""What changed in the text of a region, line by line: whoever has the old text needs no more for the new one."""

from __future__ import annotations

from difflib import SequenceMatcher
from functools import lru_cache
from operator import eq
from typing import Any

WORTH = 500
"""A shorter text is sent as it is."""

KEPT = 64
"""Patches that are kept: much of a board looks the same from all seats."""

MOST = 0.75
"""Where such a part of the lines has kept its places, nothing was moved, and nobody need look for it elsewhere."""


@lru_cache(KEPT)
def patch(old: str, new: str) -> list[list[Any]]:
    """Lines from and to (without it) that are replaced, and by which, in the order of the old text. Nobody changes what
    he gets: another one whose page had the same gets it too."""
    before, after = old.split("\n"), new.split("\n")
    same = _alike(before, after)
    tail = _alike(before[same:][::-1], after[same:][::-1])
    inner, fresh = before[same : len(before) - tail], after[same : len(after) - tail]
    if len(inner) == len(fresh) and sum(map(eq, inner, fresh)) >= MOST * len(inner):
        return _in_place(same, inner, fresh)
    found = SequenceMatcher(None, inner, fresh, autojunk=False).get_opcodes()
    return [[same + start, same + end, fresh[a:b]] for kind, start, end, a, b in found if kind != "equal"]


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


def _alike(before: list[str], after: list[str]) -> int:
    """With how many equal lines both begin."""
    pairs = enumerate(zip(before, after, strict=False))
    return next((number for number, (one, other) in pairs if one != other), min(len(before), len(after)))


def patched(old: str, changes: list[list[Any]]) -> str:
    """The new text."""
    lines = old.split("\n")
    for start, end, fresh in reversed(changes):
        lines[start:end] = fresh
    return "\n".join(lines)
