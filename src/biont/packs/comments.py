"""The comments of a file that is written anew: each goes back to the field beside or above which it stood."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

from biont.packs.lines import NOISE, Anchor, Lines


class Comments(NamedTuple):
    """Comments by what they belong to: whole lines above it, and those behind it; ``last`` stand below everything."""

    above: dict[Anchor, list[str]]
    behind: dict[Anchor, str]
    last: list[str]


def kept(text: str, old: str) -> str:
    """A text of the same tables with the comments of the old one; what is no longer there hands on to its table."""
    remarks = comments_of(old)
    lines = text.splitlines()
    spots = Lines(text)
    above: dict[int, list[str]] = defaultdict(list)
    behind: dict[int, str] = {}
    for (name, position, path), comments in remarks.above.items():
        above[spots.table(name, position).line(path)] += comments
    there = spots.anchors()
    for anchor, comment in remarks.behind.items():
        name, position, path = anchor
        number = spots.table(name, position).line(path)
        if there.get(number) == anchor:
            behind[number] = comment
        else:
            above[number].append(comment)
    answer = above.pop(0, [])
    for number, line in enumerate(lines, start=1):
        answer += above.get(number, [])
        answer.append(f"{line}  {behind[number]}" if number in behind else line)
    return "\n".join([*answer, *remarks.last]) + "\n"


@lru_cache(maxsize=8)
def comments_of(text: str) -> Comments:
    """All comments of a text. Blank lines between them are theirs; those before the first are not.

    They are kept, and to be looked at only: while somebody types, the same file is asked for again and again.
    """
    anchors = Lines(text).anchors()
    remarks = Comments({}, {}, [])
    waiting: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        comment = comment_of(line)
        if comment == line.strip():
            waiting += [line] if comment or waiting else []
        elif comment and number in anchors:
            remarks.behind[anchors[number]] = comment
        elif comment:
            waiting.append(comment)
        if number in anchors and waiting:
            remarks.above[anchors[number]] = waiting
            waiting = []
    remarks.last.extend(waiting)
    return remarks


def comment_of(line: str) -> str:
    """The comment on a line, with its mark."""
    return next((found[0] for found in NOISE.finditer(line) if found[0].startswith("#")), "")
