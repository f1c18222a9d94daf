"""The kinds of things that Bios:Origins names by an int, and their words in notation.

Rules modules name these kinds in their ``VERBS``, and ``entries.py`` in the data of entries, questions and reasons.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from biont.kernel.notation import Kind
from biont.kernel.play import LAPSES
from biont.origins.box import Box
from biont.origins.cards import COLOURS, CRISES, DISCIPLINES, EPOCHS, EVENTS, RESOURCES, TRACKS
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
        Kind("number"),
        Kind("seat", tuple(COLOURS[colour] for colour in box.colours), place="tableau", rank=1),
        Kind("discipline", DISCIPLINES, place="column", rank=1),
        Kind("track", TRACKS, place="track", rank=2),
        Kind("domain", DOMAINS, place="domain", rank=2),
        Kind("resource", dashed(RESOURCES)),
        Kind("site", SITES),
        Kind("climate", CLIMATES),
        Kind("spot", tuple(spot.code for spot in box.world.spots), place="spot", rank=3),
        Kind("hex", tuple(tile.code for tile in box.world.hexes), place="hex", rank=3),
        Kind("idea", tuple(card.code for card in pack.ideas), place="idea", rank=2),
        Kind("challenge", challenges, place="challenge", rank=2),
        Kind("dissent", (*challenges, "crown"), place="dissent", rank=2),
        Kind("comet", tuple(comet.code for comet in pack.comets), place="comet", rank=2),
        Kind("chit", tuple(f"chit-{chit.number}" for chit in pack.chits)),
        Kind("face", tuple(face.tile.code for chit in pack.chits for face in (chit.littoral, chit.inland))),
        Kind("craton", tuple(craton.code for craton in pack.cratons)),
        Kind("space", tuple(space.code for space in pack.philosophy), place="space", rank=2),
        Kind("activity", box.words),
        # Only in entries, questions and reasons:
        Kind("epoch", EPOCHS),
        Kind("row"),  # of the Market, 1 to 3
        Kind("stage"),  # of the track named before
        Kind("crown"),  # its number
        Kind("ending", ENDINGS),
        Kind("strip", tuple(strip.code for strip in pack.strips)),
        Kind("event", dashed(EVENTS)),
        Kind("crisis", dashed(CRISES)),
        Kind("way", WAYS),  # the number after it is a Spot, or the Hex of a City
        Kind("spots", several=True),  # a way
        Kind("flag", ("no", "yes")),
        Kind("lapse", LAPSES),
    ]


def vocabularies(box: Box) -> dict[str, tuple[str, ...]]:
    """The words of every kind by its name."""
    return {kind.name: kind.words for kind in kinds(box)}
