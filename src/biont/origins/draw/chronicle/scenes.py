"""What a chapter tells: its deeds in their order, each of them once, several in one scene where a sentence bears them.

The log notes a loss wherever a token leaves the map. Where another deed tells why it did (a war, a conversion, a flight
into diaspora), the loss is not told beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from biont.kernel.declared import Event
from biont.origins.draw.chronicle.story import Chapter, Deed
from biont.origins.rules.advanced.outcomes import ATTACKED, CITY_STRUCK, CITY_TAKEN, CONVERTED, ENSLAVED, STRUCK, TRADED
from biont.origins.rules.advancements import PAWN_MOVED, STAGE_REACHED
from biont.origins.rules.auction import (
    CHALLENGE_DISCARDED,
    CHALLENGE_UNFIT,
    CHALLENGE_WON,
    DICTATOR_WON,
    FOUNDATION_LAID,
    FOUNDATION_LOST,
    QUIET_REVOLUTION,
)
from biont.origins.rules.challenge import CHALLENGE_DRAWN
from biont.origins.rules.chaos import CHAOS_SUFFERED
from biont.origins.rules.climate import CHIT_LAID
from biont.origins.rules.comet import COMET_DRAWN, VICTORY_CHITS_TAKEN
from biont.origins.rules.destroy import CITY_LOST, MIGRANT_LOST
from biont.origins.rules.diaspora import DIASPORA_FLED
from biont.origins.rules.events import CATASTROPHE_STRUCK, CRISIS_STRUCK, FAMINE_STRUCK, INFECTED, POLLUTION_STRUCK
from biont.origins.rules.knowledge import ELECTED, INVENTED
from biont.origins.rules.philosophy import PHILOSOPHY_MOVED
from biont.origins.rules.revolution import PUTSCH_MADE, REVOLUTION_CAME
from biont.origins.rules.spread import BRANCHED, DEPARTED, MOVED
from biont.origins.rules.urbanize import CITY_FOUNDED
from biont.origins.table import EMOTIONS, FREE_WILL, MYSTICS, NOBODY, VOCABULARY
from biont.origins.tiles import CLIMATES

KEYS: dict[Event, str] = {
    CHALLENGE_DRAWN: "challenged",
    COMET_DRAWN: "comet",
    VICTORY_CHITS_TAKEN: "chits",
    CATASTROPHE_STRUCK: "catastrophe",
    INFECTED: "infected",
    FAMINE_STRUCK: "famine",
    POLLUTION_STRUCK: "pollution",
    CRISIS_STRUCK: "crisis",
    DICTATOR_WON: "dictator",
    FOUNDATION_LAID: "founded",
    CHALLENGE_UNFIT: "unfit",
    REVOLUTION_CAME: "revolution",
    PUTSCH_MADE: "putsch",
    QUIET_REVOLUTION: "quiet-revolution",
    ELECTED: "elected",
    FOUNDATION_LOST: "foundation-lost",
    CITY_TAKEN: "city-taken",
    CITY_STRUCK: "city-struck",
    STRUCK: "struck",
    CONVERTED: "converted",
    ENSLAVED: "enslaved",
    TRADED: "traded",
    BRANCHED: "wandered",
    DEPARTED: "wandered",
    MOVED: "wandered",
    CITY_FOUNDED: "city",
    DIASPORA_FLED: "diaspora",
    INVENTED: "invented",
    STAGE_REACHED: "stages",
}
"""How a deed is told that is always told in the same way."""
TOGETHER = {"wandered", "city", "invented", "words", "will", "art", "prayer", "stages"}
TOGETHER |= {"starved", "stranded", "migrants-lost", "cities-starved", "cities-given-up", "cities-lost"}
"""What a sentence tells of a player, however often it happened."""
ALL = frozenset((*CLIMATES, "infected", "famine", "pollution", "crisis"))
"""What a sentence tells of everybody at once."""
HEXES: dict[Event, int] = {CITY_FOUNDED: 0, CITY_TAKEN: 0, CITY_STRUCK: 1, CITY_LOST: 0, CHIT_LAID: 2}
SPOTS: dict[Event, int] = dict.fromkeys((MOVED, BRANCHED, DEPARTED, ATTACKED, STRUCK, CONVERTED, ENSLAVED), 1)
SPOTS |= {MIGRANT_LOST: 0, DIASPORA_FLED: 0}
"""Which thing of a deed is the Hex or the Spot where it happened."""
MINDS = {(EMOTIONS, VOCABULARY): "words", (VOCABULARY, FREE_WILL): "will", (MYSTICS, FREE_WILL): "art"}
"""Ways of a pawn that a sentence tells; a way to Mysticism is a prayer wherever it begins."""
STRIFE, STARVED, GIVEN_UP, ASHORE = "J3", "H1", "B9c", "C4c"
"""Rules by which tokens are lost: in transactions, to hunger, a City for the cuboid of another, out of their realm."""


class Scene(NamedTuple):
    """Deeds that one sentence tells, and which sentence that is."""

    key: str
    deeds: list[Deed]

    @property
    def seat(self) -> int:
        """Whom it is about, where it is about one player."""
        return self.deeds[0].seat


def scenes(chapter: Chapter) -> list[Scene]:
    """The scenes of a chapter by their first deeds.

    A deed joins an earlier scene of its kind, unless something else has been told of its place since.
    """
    found: list[Scene] = []
    latest: dict[object, int] = {}
    """The number of the last scene of a sort, and of the last one at a place."""
    for deed, key in zip(chapter.deeds, _keys(chapter), strict=True):
        if not key:
            continue
        sort, place = _sort(deed, key), _place(deed)
        number = latest.get(sort, -1)
        if number < latest.get(place, number) or number < 0:
            number = len(found)
            found.append(Scene(key, []))
        found[number].deeds.append(deed)
        latest |= {one: number for one in (sort, place) if one is not None}
    return found


def _sort(deed: Deed, key: str) -> object:
    """What deeds have in common that one sentence may tell; nothing for one that stands alone."""
    if key == "traded":
        return key, deed.seat, deed.number()
    return (key, deed.seat) if key in TOGETHER else (key, NOBODY) if key in ALL else None


def _place(deed: Deed) -> object:
    if deed.kind in HEXES:
        return "hex", deed.number(HEXES[deed.kind])
    return ("spot", deed.number(SPOTS[deed.kind])) if deed.kind in SPOTS else None


def _keys(chapter: Chapter) -> list[str]:
    """How each deed is told; "" for one that is not."""
    deeds = chapter.deeds
    keys = [_key(chapter, deed) for deed in deeds]
    for number, deed in enumerate(deeds):
        if deed.kind == ATTACKED:
            keys[number] = _attack(deed, deeds[number + 1 :])
        elif deed.kind == DIASPORA_FLED and (loss := _last_loss(deeds[:number], deed.seat)) is not None:
            keys[loss] = ""
    return keys


def _key(chapter: Chapter, deed: Deed) -> str:
    kind = deed.kind
    if kind in (MIGRANT_LOST, CITY_LOST):
        return _loss(deed)
    if kind == CHIT_LAID:
        return CLIMATES[deed.number()]
    if kind == PAWN_MOVED:
        return "prayer" if deed.number(1) == MYSTICS else MINDS.get((deed.number(), deed.number(1)), "")
    if kind == PHILOSOPHY_MOVED:
        return "philosophy" if deed is chapter.of(PHILOSOPHY_MOVED)[-1] else ""
    if kind == CHALLENGE_DISCARDED:
        return "" if chapter.of(CHALLENGE_WON, DICTATOR_WON) else "unwanted"
    return KEYS.get(kind, "")


def _loss(deed: Deed) -> str:
    """How a loss is told by its rule; in a transaction the transaction tells it."""
    city = deed.kind == CITY_LOST
    if deed.rule.startswith(STRIFE):
        return ""
    if deed.rule.startswith(STARVED):
        return "cities-starved" if city else "starved"
    if deed.rule.startswith(GIVEN_UP):
        return "cities-given-up"
    if deed.rule.startswith(ASHORE):
        return "stranded"
    return "cities-lost" if city else "migrants-lost"


def _attack(attack: Deed, after: Sequence[Deed]) -> str:
    """How an attack went: who fell in it stands right behind it. A Chaos stands for an attacker without a figure."""
    fell = takewhile(lambda deed: deed.kind in (MIGRANT_LOST, CHAOS_SUFFERED) and deed.rule == attack.rule, after)
    victims = {deed.seat for deed in fell}
    if attack.seat not in victims:
        return "attack-won"
    return "attack-drawn" if attack.number() in victims else "attack-lost"


def _last_loss(before: Sequence[Deed], seat: int) -> int | None:
    """The number of the Migrant that went into diaspora instead of being lost; a City that did is lost all the same."""
    lost = [
        number for number, deed in enumerate(before) if deed.seat == seat and deed.kind in (MIGRANT_LOST, CITY_LOST)
    ]
    return lost[-1] if lost and before[lost[-1]].kind == MIGRANT_LOST else None
