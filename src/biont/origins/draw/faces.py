"""Cards as they are drawn: what stands on a Challenge Card or an Idea, each icon with what it needs to be drawn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from biont.origins import cards as c
from biont.origins.pack import Pack
from biont.packs import Name

NO_ICONS = frozenset[int]()


class Deed(NamedTuple):
    """An activity, a Eureka or a Consequent: an icon, and the one that follows from it."""

    kind: int
    limit: int = 0
    after: int = c.NONE
    after_limit: int = 0
    ignored: bool = False
    """Whether the game that is played does not know it."""
    id: str = ""
    """Where an option that uses it lies; only while it can be asked for."""


class Need(NamedTuple):
    """A requirement: the glyph that shows it, a stage, and the words of the pack for it."""

    glyph: str
    stage: int
    words: str


class Half(NamedTuple):
    """One orientation of a card."""

    discipline: str
    deeds: tuple[Deed, ...]


class Strike(NamedTuple):
    """An event, and what it is called where it is a catastrophe."""

    glyph: str
    name: Name | None
    hex: str
    """The code of the Hex that a catastrophe strikes."""


class Face(NamedTuple):
    """A Challenge Card or an Idea."""

    code: str
    name: Name
    number: int
    epoch: str
    deck: str
    """The discipline of an Idea's draw deck; a Challenge Card has none."""
    eureka: tuple[Deed, ...]
    needs: tuple[Need, ...]
    halves: tuple[Half, ...]
    events: tuple[Strike, ...] = ()
    religious: bool = False
    dissent: bool = False

    def half(self, discipline: str) -> Half:
        """The orientation in a discipline; every card that lies in a column has it."""
        return next(half for half in self.halves if half.discipline == discipline)

    def other(self, discipline: str) -> str:
        """The discipline of the other orientation."""
        return next(half.discipline for half in self.halves if half.discipline != discipline)


@lru_cache(maxsize=1024)
def idea_face(pack: Pack, idea: int, ignored: frozenset[int] = NO_ICONS) -> Face:
    """An Idea; ``ignored`` are icons that the game at hand does not know."""
    card = pack.ideas[idea]
    return _face(card, ignored)._replace(deck=c.DISCIPLINES[card.deck])


@lru_cache(maxsize=1024)
def challenge_face(pack: Pack, challenge: int, ignored: frozenset[int] = NO_ICONS) -> Face:
    """A Challenge Card."""
    card = pack.challenges[challenge]
    events = tuple(_strike(pack, event) for event in card.events)
    return _face(card, ignored)._replace(events=events, religious=card.religious, dissent=card.dissent)


def _face(card: c.Card, ignored: frozenset[int]) -> Face:
    return Face(
        code=card.code,
        name=card.name,
        number=card.number,
        epoch=c.EPOCHS[card.epoch],
        deck="",
        eureka=tuple(Deed(icon.kind, icon.limit, ignored=icon.kind in ignored) for icon in card.eureka),
        needs=() if ignored >= c.ADVANCED else tuple(map(_need, card.requires)),  # the basic game asks nothing
        halves=tuple(Half(c.DISCIPLINES[side.discipline], deeds(side.activities, ignored)) for side in card.sides),
    )


def deeds(activities: Iterable[c.Activity], ignored: frozenset[int] = NO_ICONS) -> tuple[Deed, ...]:
    """Activities of a card or of a row."""
    found = []
    for activity in activities:
        after = activity.consequent
        known = after is not None and after.kind not in ignored
        kind, limit = (after.kind, after.limit) if after is not None and known else (c.NONE, 0)
        found.append(Deed(activity.kind, activity.limit, kind, limit, activity.kind in ignored))
    return tuple(found)


def _need(need: c.Requirement) -> Need:
    if need.kind == c.MENOPAUSE:
        return Need("emotions", 0, str(need))
    if need.kind == c.CITY:
        resource = "urbanization" if need.value == c.ANY_CITY else c.RESOURCES[need.value].replace(" ", "-")
        return Need(resource, 0, str(need))
    return Need(c.TRACKS[need.kind], need.value, str(need))


def _strike(pack: Pack, event: c.Event) -> Strike:
    glyph = c.EVENTS[event.kind].replace(" ", "-")
    if event.place not in pack.world.epicentre:
        return Strike(glyph, None, "")
    tile = pack.world.hexes[pack.world.epicentre[event.place]]
    return Strike(glyph, tile.catastrophe.name if tile.catastrophe else None, tile.code)
