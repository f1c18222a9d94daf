"""Undo to here: lines of the log that say what an answer did get a button that takes back to before it."""

from __future__ import annotations

import re
from typing import Any

from markupsafe import Markup

from biont.kernel import Game
from biont.server.sitting import Sitting
from biont.words import Words

LINE = re.compile(r'<li id="line-(\d+)">')


def first_lines(sitting: Sitting, seat: int) -> dict[int, int]:
    """For every answer that can be taken back, the first line that it wrote: its number and how many answers go."""
    found: dict[int, int] = {}
    for count in sitting.steps_back():
        line = _told_before(sitting.game, len(sitting.given) - count, seat)
        if line < len(sitting.game.entries_for(seat)):
            found[line] = count
    return found


def _told_before(game: Game[Any], answer: int, seat: int) -> int:
    """How many lines of a seat's log stood there before an answer was given."""
    before = len(game.entries) - len(game.entries_since(answer))
    return sum(entry.only in (-1, seat) for entry in game.entries[:before])


def with_undo(html: str, sitting: Sitting, seat: int, say: Words) -> str:
    """A drawn log whose lines take back; the buttons belong to the form that undoes."""
    lines = first_lines(sitting, seat)
    here = say("web-undo-here")
    button = Markup(
        ' <button class="rewind" form="undo" name="count" value="{}" title="{}" aria-label="{}">↶</button> '
    )

    def mark(line: re.Match[str]) -> str:
        count = lines.get(int(line[1]))
        return line[0] if count is None else line[0] + str(button.format(count, here, here))

    return LINE.sub(mark, html)
