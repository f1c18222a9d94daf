"""What a card would bring to a player now: each advancement of its Eureka, and what becomes of his Ruling Class."""

from __future__ import annotations

from typing import NamedTuple

from biont.origins.brain import places_with_elders
from biont.origins.cards import ALL_TRACKS, DISCIPLINES, INVENT
from biont.origins.draw.faces import Deed, Face
from biont.origins.rules.actions import POSSIBLE
from biont.origins.rules.advancements import useless
from biont.origins.rules.knowledge import can_invent
from biont.origins.table import Challenge, Seat, Table
from biont.origins.tableau import dissidents


class Gain(NamedTuple):
    """An advancement, and what it does for a player: the stage before and after it, or whether it does anything."""

    deed: Deed
    works: bool
    before: int = 0
    after: int = 0


class Lying(NamedTuple):
    """What follows where a Challenge Card is laid into one of its columns."""

    discipline: str
    rules: bool
    """Whether that column rules already."""
    quelled: int
    """Dissidents that the quiet revolution quells, each at the price of a loss."""
    leaving: int
    """Ideas that would go to Lore."""
    acts: bool
    """Whether it can do anything there in this game."""


def gains(table: Table, seat: Seat, face: Face) -> tuple[Gain, ...]:
    """Everything that the Eureka of a card would bring to a player now."""
    return tuple(_gain(table, seat, deed, face.code) for deed in face.eureka)


def _gain(table: Table, seat: Seat, deed: Deed, code: str) -> Gain:
    works = not deed.ignored and useless(table, seat, deed.kind, deed.limit) == POSSIBLE
    if deed.kind == INVENT:  # another Idea than the one that says so
        others = [place for place in places_with_elders(table, seat) if _code(table, place) != code]
        works = works and any(can_invent(table, seat, place) for place in others)
    if deed.kind not in ALL_TRACKS:
        return Gain(deed, works)
    stage = table.stage(seat, deed.kind)
    return Gain(deed, works, stage, table.box.after[deed.kind][stage] if works else stage)


def _code(table: Table, place: int) -> str:
    return table.box.pack.ideas[table.market[place]].code


def lyings(table: Table, seat: Seat, card: Challenge) -> tuple[Lying, ...]:
    """Both orientations of a Challenge Card, if a player won it."""
    box, ruling = table.box, table.ruling[seat]
    return tuple(
        Lying(
            DISCIPLINES[side],
            side == ruling,
            0 if side == ruling else dissidents(table, seat),
            0 if side == ruling else sum(side not in box.idea_sides[idea] for idea in table.ideas[seat]),
            bool(box.challenge_acts[card][side]),
        )
        for side in sorted(box.challenge_sides[card])
    )
