"""Victory points at the end of each turn, as an SVG that stands without a style sheet."""

from __future__ import annotations

from itertools import pairwise

from markupsafe import Markup, escape

from biont.genesis.cards import COLOURS
from biont.genesis.draw.chronicle.story import Chronicle
from biont.genesis.draw.pieces import EDGES, FILLS, INKS, glyph
from biont.words import Words

WIDTH, HEIGHT = 720, 240
LEFT, RIGHT, TOP, BOTTOM = 34, 96, 14, 30
APART = 15
DASHES = ("", "7 4", "2 4", "9 3 2 3")
"""Lines differ in more than their colour."""


def chart(story: Chronicle, say: Words) -> Markup:
    """A line for each player; nothing where fewer than two turns have points."""
    history = [(turn.number, turn.points) for turn in story.turns if turn.points]
    if len(history) < 2:
        return Markup("")
    most = max(5, *(max(points) for _, points in history))
    last = history[-1][0]

    def x(turn: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (turn - 1) / max(1, last - 1)

    def y(points: int) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - points / most)

    parts = [_grid(most, [y(n) for n in range(most + 1)]), *_turns([(turn, x(turn)) for turn, _ in history])]
    ends = _apart([y(points) for points in history[-1][1]])
    for place, player in enumerate(story.players):
        dots = [(x(turn), y(points[place])) for turn, points in history]
        line = " ".join(f"{a:.1f},{b:.1f}" for a, b in dots)
        name = f"{say(f'player-{COLOURS[player]}')} {history[-1][1][place]}"
        parts.append(
            f'<g><title>{escape(name)}</title><polyline points="{line}" fill="none" stroke="{FILLS[player]}" '
            f'stroke-width="2.6" stroke-linejoin="round" stroke-dasharray="{DASHES[place]}"/>'
            f'<circle cx="{dots[-1][0]:.1f}" cy="{dots[-1][1]:.1f}" r="7" fill="{FILLS[player]}" '
            f'stroke="{EDGES[player]}"/>{glyph(player, dots[-1][0] - 4, dots[-1][1] - 4, 0.8, INKS[player])}'
            f'<text class="t-text" x="{WIDTH - RIGHT + 14}" y="{ends[place] + 4:.1f}" fill="#2a2824" font-size="13" '
            f'font-weight="600">{escape(name)}</text></g>'
        )
    label = escape(say("chronicle-chart-label"))
    return Markup(
        f'<svg class="points" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
    )


def _grid(most: int, heights: list[float]) -> str:
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if most / step <= 6)
    return "".join(
        f'<path class="t-line" d="M{LEFT} {heights[points]:.1f}H{WIDTH - RIGHT}" stroke="#d8cdb8"/>'
        f'<text class="t-muted" x="{LEFT - 8}" y="{heights[points] + 4:.1f}" text-anchor="end" fill="#6a6356" '
        f'font-size="12">{points}</text>'
        for points in range(0, most + 1, step)
    )


def _turns(turns: list[tuple[int, float]]) -> list[str]:
    every = max(1, len(turns) // 12)
    return [
        f'<text class="t-muted" x="{x:.1f}" y="{HEIGHT - 8}" text-anchor="middle" fill="#6a6356" '
        f'font-size="12">{turn}</text>'
        for turn, x in turns[::every]
    ]


def _apart(heights: list[float]) -> list[float]:
    """Heights of labels, pushed apart so that none covers another."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = heights[:]
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + APART)
    return placed
