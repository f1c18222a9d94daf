"""Minds: the seven pawns of each people, turn by turn, and what it invented."""

from __future__ import annotations

from typing import NamedTuple

from biont.origins.brain import PAWNS, elders, emissaries, emotions, free_will, mysticism, vocabulary
from biont.origins.draw.chronicle.story import Story
from biont.origins.rules.knowledge import INVENTED
from biont.origins.table import Seat, Table
from biont.packs import Name

DOMAINS = ("emotions", "vocabulary", "free-will", "elders", "mysticism")
"""From the bottom of the picture to its top."""
WIDTH, HEIGHT = 460, 126


class Band(NamedTuple):
    """The pawns of a domain, as a path."""

    domain: str
    path: str


class Thought(NamedTuple):
    """An Idea that was invented."""

    name: Name
    turn: int
    x: float


class Mind(NamedTuple):
    """The brain of a people over time."""

    seat: Seat
    bands: tuple[Band, ...]
    thoughts: tuple[Thought, ...]


def minds(story: Story) -> list[Mind]:
    """Everybody's mind."""
    return [_mind(story, seat) for seat in range(len(story.seats))]


def _mind(story: Story, seat: Seat) -> Mind:
    ideas = story.pack.ideas
    invented = [deed for deed in story.deeds(INVENTED) if deed.seat == seat]
    return Mind(
        seat,
        tuple(_bands(story, seat)),
        tuple(Thought(ideas[deed.number()].name, deed.turn, _x(story, deed.turn)) for deed in invented),
    )


def _x(story: Story, turn: int) -> float:
    return WIDTH * turn / max(1, story.turns)


def _pawns(table: Table, seat: Seat) -> list[int]:
    """How many pawns are where, in the order of the domains."""
    abroad = elders(table, seat) + emissaries(table, seat)
    return [
        emotions(table, seat),
        vocabulary(table, seat),
        free_will(table, seat),
        abroad,
        mysticism(table, seat),
    ]


def _bands(story: Story, seat: Seat) -> list[Band]:
    """A band for each domain: from below the pawns of it to above them, in steps."""
    heights = [_pawns(table, seat) for table in story.tables]
    found = []
    for number, domain in enumerate(DOMAINS):
        lower = [sum(pawns[:number]) for pawns in heights]
        upper = [sum(pawns[: number + 1]) for pawns in heights]
        if upper != lower:
            found.append(Band(domain, f"M{_steps(story, upper)}L{_steps(story, lower, back=True)}z"))
    return found


def _steps(story: Story, counts: list[int], *, back: bool = False) -> str:
    """A line that keeps its height through a turn and then steps; the first table shows how it began."""
    points = [(_x(story, 0), counts[0])]
    for turn, count in enumerate(counts[1:], 1):
        points += [(_x(story, turn - 1), count), (_x(story, turn), count)]
    if len(points) == 1:
        points.append((WIDTH, counts[0]))
    drawn = [f"{x:.1f} {HEIGHT * (1 - count / PAWNS):.1f}" for x, count in points]
    return "L".join(reversed(drawn) if back else drawn)
