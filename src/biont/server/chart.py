"""Victory points over the whole game, as an SVG of our own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from markupsafe import Markup

from biont.genesis.cards import COLOURS
from biont.server.sitting import Moment, Points
from biont.words import Words

WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 36, 92, 14, 30
FAR = 22.0
"""How far apart the numbers of turns stand at least."""
LABEL = 15.0
"""The height of a player's name at the end of his line."""


def chart(moments: Sequence[Moment], players: Sequence[int], say: Words) -> Markup:
    """A line a player, from the beginning to after the last answer."""
    history = [moment.points for moment in moments]
    most = max(5, *(max(points) for points in history))
    steps = max(1, len(history) - 1)
    inner_width, inner_height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(number: int) -> float:
        return LEFT + inner_width * number / steps

    def y(points: int) -> float:
        return TOP + inner_height * (1 - points / most)

    parts = [_grid(most, y), _turns([moment.turn for moment in moments], x)]
    ends = _apart([y(points) for points in history[-1]])
    for place, player in enumerate(players):
        line = " ".join(f"{x(n):.1f},{y(points[place]):.1f}" for n, points in _corners(history, place))
        name = say(f"player-{COLOURS[player]}")
        end = Markup('<text class="end" x="{}" y="{:.1f}">{} {}</text>').format(
            WIDTH - RIGHT + 8, ends[place] + 4, name, history[-1][place]
        )
        parts.append(
            Markup('<g class="c-{}"><polyline class="line line-{}" points="{}"/>{}</g>').format(
                COLOURS[player], place, line, end
            )
        )
    label = say("web-chart-label")
    return Markup('<svg class="chart" viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>').format(
        WIDTH, HEIGHT, label, Markup("").join(parts)
    )


def _corners(history: Sequence[Points], place: int) -> list[tuple[int, Points]]:
    """Only the points where a line changes, so that a long game stays a small picture."""
    corners = []
    for number, points in enumerate(history):
        before = history[number - 1][place] if number else None
        after = history[number + 1][place] if number + 1 < len(history) else None
        if points[place] != before or points[place] != after:
            corners.append((number, points))
    return corners


def _grid(most: int, y: Callable[[int], float]) -> Markup:
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if most / step <= 6)
    lines = [
        Markup('<line x1="{}" x2="{}" y1="{y:.1f}" y2="{y:.1f}"/><text x="{}" y="{t:.1f}">{}</text>').format(
            LEFT, WIDTH - RIGHT, LEFT - 8, points, y=y(points), t=y(points) + 4
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
