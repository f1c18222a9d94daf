"""The timeline: a band for each people, as broad as it is numerous, in the colour of the class that rules it."""

from __future__ import annotations

from typing import NamedTuple

from biont.origins.cards import DISCIPLINES, EPOCHS
from biont.origins.draw.chronicle.story import Story
from biont.origins.people import tokens
from biont.origins.rules.advanced.outcomes import ATTACKED, CITY_STRUCK, CITY_TAKEN, STRUCK, TRADED
from biont.origins.rules.auction import FOUNDATION_LAID
from biont.origins.rules.knowledge import INVENTED
from biont.origins.rules.revolution import REVOLUTION_CAME
from biont.origins.rules.urbanize import CITY_FOUNDED
from biont.origins.table import NOTHING, Seat, Table

LEFT, RIGHT, TOP, LANE, FOOT = 104, 26, 74, 92, 30
BROAD = 1050
"""About the breadth of all turns together."""
MARK, TICK = 15, 19
"""The room that a mark and a tick take."""
MARKS = {
    FOUNDATION_LAID: "foundation",
    INVENTED: "invented",
    CITY_FOUNDED: "city",
    REVOLUTION_CAME: "revolution",
    ATTACKED: "war",
    STRUCK: "war",
    CITY_STRUCK: "war",
    CITY_TAKEN: "war",
    TRADED: "trade",
}
"""Which mark a deed leaves."""
GLYPHS = {
    "foundation": "column",
    "invented": "invent",
    "city": "city",
    "revolution": "chaos",
    "war": "war",
    "trade": "trade",
}
ABOVE = ("foundation", "invented", "revolution")
"""Marks above the band; the others stand below it."""


class Stripe(NamedTuple):
    """A piece of a band under one ruling class."""

    discipline: str
    path: str


class Mark(NamedTuple):
    """A deed at its turn."""

    x: float
    y: float
    kind: str
    glyph: str
    times: int


class Lane(NamedTuple):
    """The band of a people, and the marks along it."""

    seat: Seat
    y: float
    stripes: tuple[Stripe, ...]
    marks: tuple[Mark, ...]


class Tick(NamedTuple):
    """A challenge or a Comet on the axis; it leads to its chapter."""

    x: float
    number: int
    comet: bool


class Span(NamedTuple):
    """An Epoch on the axis."""

    epoch: str
    x: float
    width: float


class Timeline(NamedTuple):
    """Everything on the plate."""

    width: int
    height: int
    right: float
    spans: tuple[Span, ...]
    ticks: tuple[Tick, ...]
    lanes: tuple[Lane, ...]
    kinds: tuple[tuple[str, str], ...]
    """The marks that are there, with their glyphs."""


def timeline(story: Story) -> Timeline:
    """The plate of a story."""
    lanes = tuple(_lane(story, seat) for seat in range(len(story.seats)))
    right = _x(story, story.turns)
    there = {mark.kind for lane in lanes for mark in lane.marks}
    return Timeline(
        round(right) + RIGHT,
        TOP + LANE * len(lanes) + FOOT,
        right,
        tuple(_spans(story, right)),
        tuple(_ticks(story)),
        lanes,
        tuple((kind, glyph) for kind, glyph in GLYPHS.items() if kind in there),
    )


def _x(story: Story, turn: float) -> float:
    """Where a turn ends."""
    return LEFT + turn * max(10.0, min(40.0, BROAD / max(1, story.turns)))


def _spans(story: Story, right: float) -> list[Span]:
    begins = [(epoch, _x(story, chapters[0].turn - (epoch > 1) * 0.5)) for epoch, chapters in story.epochs()]
    ends = [x for _, x in begins[1:]] + [right]
    return [Span(EPOCHS[epoch], x, end - x) for (epoch, x), end in zip(begins, ends, strict=True)]


def _ticks(story: Story) -> list[Tick]:
    """Challenges and Comets at their turns, or as near as there is room."""
    found, last = [], 0.0
    for chapter in story.chapters[1:]:
        last = max(_x(story, chapter.turn - 0.5), last + TICK)
        found.append(Tick(last, chapter.number, chapter.comet != NOTHING))
    return found


def _lane(story: Story, seat: Seat) -> Lane:
    y = TOP + LANE * (seat + 0.5)
    return Lane(seat, y, tuple(_stripes(story, seat, y)), tuple(_marks(story, seat, y)))


def _half(table: Table, seat: Seat) -> float:
    """Half the breadth of a band."""
    return 2.0 + 1.15 * tokens(table, seat)


def _stripes(story: Story, seat: Seat, y: float) -> list[Stripe]:
    """The band, cut where another class comes to rule."""
    tables, found, start = story.tables, [], 0
    for turn in range(1, len(tables) + 1):
        if turn == len(tables) or tables[turn].ruling[seat] != tables[start].ruling[seat]:
            end = min(turn, len(tables) - 1)
            edge = [(_x(story, at), _half(tables[at], seat)) for at in range(start, end + 1)]
            if len(edge) == 1:
                edge.append((edge[0][0] + 6, edge[0][1]))
            upper = [f"{x:.1f} {y - half:.1f}" for x, half in edge]
            lower = [f"{x:.1f} {y + half:.1f}" for x, half in reversed(edge)]
            found.append(Stripe(DISCIPLINES[tables[start].ruling[seat]], f"M{'L'.join(upper + lower)}z"))
            start = turn
    return found


def _marks(story: Story, seat: Seat, y: float) -> list[Mark]:
    """One mark for each kind of deed in a turn, side by side."""
    counts: dict[tuple[int, str], int] = {}
    for deed in story.deeds(*MARKS):
        if deed.seat == seat:
            key = (deed.turn, MARKS[deed.kind])
            counts[key] = counts.get(key, 0) + 1
    found = []
    for rise, above in ((-28, True), (28, False)):
        here = [(turn, kind, count) for (turn, kind), count in counts.items() if (kind in ABOVE) == above]
        last = -MARK * 2.0
        for turn, kind, count in sorted(here, key=lambda mark: mark[0]):
            last = max(_x(story, turn - 0.5), last + MARK)
            found.append(Mark(last, y + rise, kind, GLYPHS[kind], count))
    return found
