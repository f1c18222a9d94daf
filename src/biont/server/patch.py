"""What changed in the text of a region, line by line: whoever has the old text needs no more for the new one."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any

WORTH = 2000
"""A shorter text is sent as it is."""


def patch(old: str, new: str) -> list[list[Any]]:
    """Lines from and to (without it) that are replaced, and by which, in the order of the old text."""
    before, after = old.split("\n"), new.split("\n")
    found = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return [[start, end, after[a:b]] for kind, start, end, a, b in found if kind != "equal"]


def patched(old: str, changes: list[list[Any]]) -> str:
    """The new text."""
    lines = old.split("\n")
    for start, end, fresh in reversed(changes):
        lines[start:end] = fresh
    return "\n".join(lines)
