"""Points over a whole game, as an SVG: a line for each colour, told apart by dashes and a sign too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from markupsafe import Markup

WIDTH, HEIGHT = 720, 260
LEFT, TOP, BOTTOM = 36, 14, 30
DIGIT = 14
"""So much wider the left edge is for each digit more than two, of numbers as large as on a phone."""
RIGHT, MOST, LETTER = 130, 240, 13.5
"""Where the lines end before the picture does: the names there are long or short, of letters as large as on a phone."""
FAR = 22.0
"""How far apart the numbers of turns stand at least."""
LABEL = 24.0
"""The height of a name at the end of its line, in the large letters of a phone."""
NUMBERS = 20
"""The height of the numbers of marked moments: they stand above all lines."""

Moment: TypeAlias = tuple[int, Sequence[int]]
"""A turn, and everybody's points in it."""


class Curve(NamedTuple):
    """Whose line it is: a name, a colour, and the sign of it, drawn in a square of ten."""

    name: str
    colour: str
    sign: Markup


def chart(moments: Sequence[Moment], curves: Sequence[Curve], label: str, marked: Sequence[int] = ()) -> Markup:
    """A line for each curve, from the first moment to the last; new turns have a line, ``marked`` moments a number."""
    history = [points for _, points in moments]
    most = max(5, *(max(points) for points in history))
    steps, top = max(1, len(history) - 1), TOP + (NUMBERS if marked else 0)
    left = LEFT + DIGIT * max(0, len(str(most)) - 2)
    names = [f"{curve.name} {last}" for curve, last in zip(curves, history[-1], strict=False)]
    right = WIDTH - min(MOST, max([RIGHT, *(round(16 + LETTER * len(name)) for name in names)]))

    def x(number: int) -> float:
        return left + (right - left) * number / steps

    def y(points: int) -> float:
        return top + (HEIGHT - top - BOTTOM) * (1 - points / most)

    parts = [_grid(most, y, left, right), _turns([turn for turn, _ in moments], x)]
    ends = _apart([y(points) for points in history[-1]])
    for place, curve in enumerate(curves):
        line = " ".join(f"{x(n):.1f},{y(points):.1f}" for n, points in _corners([p[place] for p in history]))
        drawn = Markup('<polyline class="line line-{}" points="{}"/>').format(place, line)
        sign = Markup('<g class="sign" transform="translate({} {:.1f})"><circle cx="5" cy="5" r="6.5"/>{}</g>')
        drawn += sign.format(right - 5, y(history[-1][place]) - 5, curve.sign)
        name = Markup('<text class="end" x="{}" y="{:.1f}">{}</text>')
        drawn += name.format(right + 12, ends[place] + 4, names[place])
        parts.append(Markup('<g class="c-{}">{}</g>').format(curve.colour, drawn))
    parts += [_mark(number, x(at)) for number, at in enumerate(marked, 1)]
    return Markup('<svg class="chart" viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>').format(
        WIDTH, HEIGHT, label, Markup("").join(parts)
    )


def _mark(number: int, x: float) -> Markup:
    """A moment of which something is told beside the chart."""
    line = Markup('<line x1="{x:.1f}" x2="{x:.1f}" y1="{}" y2="{}"/>').format(TOP, HEIGHT - BOTTOM, x=x)
    sign = Markup('<circle cx="{x:.1f}" cy="{}" r="9"/><text x="{x:.1f}" y="{}">{}</text>')
    return Markup('<g class="mark">{}{}</g>').format(line, sign.format(TOP, TOP + 4, number, x=x))


def letter(name: str) -> Markup:
    """The sign of a colour that has no other: its first letter."""
    return Markup('<text class="letter" x="5" y="8.6">{}</text>').format(name[:1].upper())


def _corners(points: Sequence[int]) -> list[tuple[int, int]]:
    """Only the places where a line changes, so that a long game stays a small picture."""
    last = len(points) - 1
    return [
        (number, value)
        for number, value in enumerate(points)
        if number in (0, last) or value != points[number - 1] or value != points[number + 1]
    ]


def _grid(most: int, y: Callable[[int], float], left: int, right: int) -> Markup:
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if most / step <= 6)
    lines = [
        Markup('<line x1="{}" x2="{}" y1="{y:.1f}" y2="{y:.1f}"/><text x="{}" y="{t:.1f}">{}</text>').format(
            left, right, left - 8, points, y=y(points), t=y(points) + 4
        )
        for points in range(0, most + 1, step)
    ]
    return Markup('<g class="grid">{}</g>').format(Markup("").join(lines))


def _turns(turns: Sequence[int], x: Callable[[int], float]) -> Markup:
    begins = [(number, turn) for number, turn in enumerate(turns) if turn and (not number or turns[number - 1] != turn)]
    last = -FAR
    line = Markup('<line class="turn" x1="{x:.1f}" x2="{x:.1f}" y1="{}" y2="{}"/>')
    text = Markup('<text class="turn" x="{:.1f}" y="{}">{}</text>')
    marks = []
    for number, turn in begins:
        marks.append(line.format(TOP, HEIGHT - BOTTOM, x=x(number)))
        if x(number) - last >= FAR:
            last = x(number)
            marks.append(text.format(last, HEIGHT - 10, turn))
    return Markup("").join(marks)


def _apart(heights: list[float]) -> list[float]:
    """Heights of labels, pushed apart so that none covers another, and none falls off the picture."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = heights[:]
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + LABEL)
    lowest = HEIGHT - LABEL
    for place in reversed(order):
        placed[place] = min(placed[place], lowest)
        lowest = placed[place] - LABEL
    return placed
