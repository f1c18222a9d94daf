"""The kinds of things that Bios:Origins names by an int, and their words in notation.

Rules modules name these kinds in their ``VERBS``, and ``entries.py`` in the data of entries, questions and reasons.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from biont.kernel.notation import Kind
from biont.kernel.play import LAPSES
from biont.origins import nouns
from biont.origins.box import Box
from biont.origins.cards import COLOURS, CRISES, DISCIPLINES, EPOCHS, EVENTS, ICONS, RESOURCES, TRACKS
from biont.origins.measures import MEASURES
from biont.origins.tiles import CLIMATES
from biont.origins.travel import WAYS

Verbs: TypeAlias = Mapping[str, tuple[str, ...]]
"""Verb -> the kind of each argument; the last kind serves all further arguments."""

SITES = ("first", "second")
"""The resources of a Hex, as they are printed."""
DOMAINS = ("emotions", "vocabulary", "free-will", "mysticism")
ENDINGS = ("playing", "comet-claimed", "comet-left", "stalemate")
"""How a game ended, as the table has it: ``table.COMET_CLAIMED`` and so on."""


def dashed(names: Sequence[str]) -> tuple[str, ...]:
    """Names as one word each, as notation and the keys of messages have them."""
    return tuple(name.replace(" ", "-") for name in names)


def kinds(box: Box) -> list[Kind]:
    """Every kind of thing, for the cards and the players of a game. An option lies on the map first, then on cards."""
    pack = box.pack
    challenges = tuple(card.code for card in pack.challenges)
    return [
        Kind(nouns.NUMBER),
        Kind(nouns.SEAT, tuple(COLOURS[colour] for colour in box.colours), place="tableau", rank=1),
        Kind(nouns.DISCIPLINE, DISCIPLINES, place="column", rank=1),
        Kind(nouns.TRACK, TRACKS, place="track", rank=2),
        Kind(nouns.DOMAIN, DOMAINS, place="domain", rank=2),
        Kind(nouns.RESOURCE, dashed(RESOURCES)),
        Kind(nouns.SITE, SITES),
        Kind(nouns.CLIMATE, CLIMATES),
        Kind(nouns.SPOT, tuple(spot.code for spot in box.world.spots), place="spot", rank=3),
        Kind(nouns.HEX, tuple(tile.code for tile in box.world.hexes), place="hex", rank=3),
        Kind(nouns.IDEA, tuple(card.code for card in pack.ideas), place="idea", rank=2),
        Kind(nouns.CHALLENGE, challenges, place="challenge", rank=2),
        Kind(nouns.DISSENT, (*challenges, "crown"), place="dissent", rank=2),
        Kind(nouns.COMET, tuple(comet.code for comet in pack.comets), place="comet", rank=2),
        Kind(nouns.CHIT, tuple(f"chit-{chit.number}" for chit in pack.chits)),
        Kind(nouns.FACE, tuple(face.tile.code for chit in pack.chits for face in (chit.littoral, chit.inland))),
        Kind(nouns.CRATON, tuple(craton.code for craton in pack.cratons)),
        Kind(nouns.SPACE, tuple(space.code for space in pack.philosophy), place="space", rank=2),
        Kind(nouns.ACTIVITY, box.words),
        # Only in entries, questions and reasons:
        Kind(nouns.ADVANCEMENT, dashed(ICONS)),
        Kind(nouns.EPOCH, EPOCHS),
        Kind(nouns.ROW),  # of the Market, 1 to 3
        Kind(nouns.STAGE),  # of the track named before
        Kind(nouns.CROWN),  # its number
        Kind(nouns.ENDING, ENDINGS),
        Kind(nouns.STRIP, tuple(strip.code for strip in pack.strips)),
        Kind(nouns.EVENT, dashed(EVENTS)),
        Kind(nouns.CRISIS, dashed(CRISES)),
        Kind(nouns.MEASURE, MEASURES),
        Kind(nouns.WAY, WAYS),  # the number after it is a Spot, or the Hex of a City
        Kind(nouns.SPOTS, several=True),  # a way
        Kind(nouns.ACTIVITIES, several=True),  # those of a card or a row
        Kind(nouns.FLAG, ("no", "yes")),
        Kind(nouns.LAPSE, LAPSES),
    ]


def vocabularies(box: Box) -> dict[str, tuple[str, ...]]:
    """The words of every kind by its name."""
    return {kind.name: kind.words for kind in kinds(box)}
