"""Words of the notation: what the ints in an option are called. Rules modules name these kinds in their ``VERBS``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from biont.origins.box import Box
from biont.origins.cards import COLOURS, DISCIPLINES, RESOURCES, TRACKS
from biont.origins.world import CLIMATES

Verbs: TypeAlias = Mapping[str, tuple[str, ...]]
"""Verb -> the kind of each argument; the last kind serves all further arguments."""

SITES = ("first", "second")
"""The resources of a Hex, as they are printed."""
DOMAINS = ("emotions", "vocabulary", "free-will", "mysticism")


def vocabularies(box: Box) -> dict[str, tuple[str, ...]]:
    """The words of every kind of argument, for the cards and the players of a game."""
    pack = box.pack
    challenges = tuple(card.code for card in pack.challenges)
    return {
        "number": (),
        "seat": tuple(COLOURS[colour] for colour in box.colours),
        "discipline": DISCIPLINES,
        "track": TRACKS,
        "domain": DOMAINS,
        "resource": tuple(word.replace(" ", "-") for word in RESOURCES),
        "site": SITES,
        "climate": CLIMATES,
        "spot": tuple(spot.code for spot in box.world.spots),
        "hex": tuple(tile.code for tile in box.world.hexes),
        "idea": tuple(card.code for card in pack.ideas),
        "challenge": challenges,
        "dissent": (*challenges, "crown"),
        "comet": tuple(comet.code for comet in pack.comets),
        "chit": tuple(f"chit-{chit.number}" for chit in pack.chits),
        "face": tuple(face.tile.code for chit in pack.chits for face in (chit.littoral, chit.inland)),
        "space": tuple(space.code for space in pack.philosophy),
        "activity": box.words,
    }
