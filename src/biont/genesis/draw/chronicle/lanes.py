"""Where everything in the tree of life goes: a lane for each organism, parasites under their hosts."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from biont.genesis.draw.chronicle.story import NOBODY, Life, Moment, Story

COLUMN = 66
"""The breadth of a turn."""
LEFT, RIGHT, TOP = 24, 40, 74
ROW, PARASITE_ROW = 50, 38
LETTER = 6.9
"""The breadth of a letter of a label, on the average."""
PHASES = (0.04, 0.1, 0.32, 0.5, 0.68, 0.86)
"""Where in the column of a turn a phase lies."""


@dataclass(slots=True)
class Lane:
    """The lane of one life: its line, from where to where, and what is written along it."""

    life: Life
    y: float
    begins: float
    ends: float
    labels: list[tuple[float, float, str, str]] = field(default_factory=list)
    """Place, height, anchor and text."""

    def half(self, x: float) -> float:
        """Half the breadth of the lane at a place, smooth between the ends of turns."""
        points = self.breadths()
        for (x1, h1), (x2, h2) in pairwise(points):
            if x <= x2:
                part = 0.0 if x2 <= x1 else min(1.0, max(0.0, (x - x1) / (x2 - x1)))
                return h1 + (h2 - h1) * part * part * (3 - 2 * part)
        return points[-1][1]

    def breadths(self) -> list[tuple[float, float]]:
        """Half the breadth at the birth, at the end of each turn, and at the end."""
        known = [(x_of_turn(turn + 1), _half(size)) for turn, size in sorted(self.life.sizes.items())]
        inside = [(x, half) for x, half in known if self.begins < x < self.ends]
        first = inside[0][1] if inside else known[0][1] if known else _half(2)
        last = inside[-1][1] if inside else first
        return [(self.begins, min(first, _half(2))), *inside, (self.ends, last if not self.life.died else _half(1))]


def _half(size: int) -> float:
    return min(13.0, 2.2 + 0.85 * size)


def x_of_turn(turn: int) -> float:
    """Where a turn begins."""
    return LEFT + COLUMN * (turn - 1)


def x_of(at: Moment) -> float:
    """Where a moment lies."""
    return x_of_turn(at.turn) + COLUMN * PHASES[at.phase]


def lanes(story: Story, name: dict[int, str]) -> tuple[list[Lane], float]:
    """All lanes from top to bottom, and the height they take; ``name`` is what is written at the head of each."""
    now = x_of_turn(len(story.turns) + 1)
    placed: list[Lane] = []
    y = float(TOP)
    for root in _roots(story):
        y += ROW
        placed.append(_lane(root, y - 15, now))
        y = _parasites(story, root, y, now, name, placed)
    return placed, y


def _roots(story: Story) -> list[Life]:
    return [life for life in story.lives if life.host == NOBODY]


def _lane(life: Life, y: float, now: float) -> Lane:
    begins = x_of(life.born)
    ends = x_of(life.died) if life.died else now
    return Lane(life, y, begins, max(ends, begins + 8))


def _parasites(story: Story, host: Life, y: float, now: float, name: dict[int, str], placed: list[Lane]) -> float:
    """Put the parasites of a host under it; two that did not live at the same time may share a row."""
    guests = [life for life in story.lives if life.host == host.number]
    rows: list[list[Life]] = []
    for guest in guests:
        row = next((row for row in rows if _free(row[-1], guest, name)), None)
        if row is None:
            rows.append([guest])
        else:
            row.append(guest)
    for row in rows:
        y += PARASITE_ROW
        placed += [_lane(guest, y - 13, now) for guest in row]
        for guest in row:
            y = _parasites(story, guest, y, now, name, placed)
    return y


def _free(last: Life, guest: Life, name: dict[int, str]) -> bool:
    """Whether the row is free again after a life and its label."""
    if last.died is None:
        return False
    end = max(x_of(last.died) + 26, x_of(last.born) + LETTER * len(name[last.number]) + 18)
    return end < x_of(guest.born)
