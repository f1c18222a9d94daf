"""The kinds of things that Bios:Genesis names by an int, and their words in notation.

Rules modules name these kinds in their ``VERBS``, and ``entries.py`` in the data of entries, questions and reasons.
"""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.cards import COLOURS, ROWS, Pack
from biont.genesis.ids import Organism, Refugium, Source
from biont.genesis.table import NOWHERE
from biont.kernel.notation import Kind
from biont.kernel.play import LAPSES

BEARERS = (*COLOURS, *(f"npc-{colour}" for colour in COLOURS))
"""The words of players and NPCs."""

MEASURES = ("mutations", "organs", "limit", "errors", "error-shield", "drought", "drought-shield")
MUTATIONS, ORGANS, LIMIT, ERRORS, ERROR_SHIELD, DROUGHT, DROUGHT_GUARD = range(len(MEASURES))
"""What is held against what before an organism loses anything."""


def kinds(pack: Pack) -> list[Kind]:
    """Every kind of thing, for the cards of a pack. An option lies on places first, then on cards, then on decks."""
    placards = tuple(card.code for card in pack.placards)
    mutations = tuple(card.code for card in pack.mutations)
    organisms = (*placards, *(f"parasite-{colour}" for colour in COLOURS))
    return [
        Kind(nouns.NUMBER),
        Kind(nouns.COLOUR, COLOURS),
        Kind(nouns.ROW, ROWS, place="deck", rank=1),
        Kind(nouns.BEARER, BEARERS),
        Kind(nouns.REFUGIUM, placards, place="refugium", rank=3),
        Kind(nouns.ORGANISM, organisms, place="organism", rank=3),
        Kind(nouns.MUTATION, mutations, place="card", rank=2),
        Kind(nouns.CUBE, tuple(word for code in mutations for word in (code, code + "+")), place="cube", rank=2),
        Kind(nouns.MACRO, tuple(card.code for card in pack.macroorganisms), place="macro", rank=2),
        Kind(nouns.SIDE, ("front", "back")),
        Kind(nouns.SLOT, ("first", "second")),
        Kind(nouns.SOURCE, ("pool", *placards, *(f"in-{code}" for code in organisms)), rank=3),
        # Only in entries, questions and reasons:
        Kind(nouns.PLAYER, BEARERS),
        Kind(nouns.EVENT, tuple(card.code for card in pack.events)),
        Kind(nouns.SQUARE),  # an organ square of the organism named before
        Kind(nouns.LOOT),  # a diseased cube, as the table has it
        Kind(nouns.PHASE, ("", "events", "assignment", "autocatalysis", "darwin", "purchases")),
        Kind(nouns.CLIMATE, ("warm", "cool")),
        Kind(nouns.ARMAGEDDON, ("none", "greenhouse", "snowball")),
        Kind(nouns.LEVEL, ("plant", "herbivore", "carnivore", "waiting")),
        Kind(nouns.HABITAT, ("sea", "land")),
        Kind(nouns.CRISIS, ("heat", "oxygen")),
        Kind(nouns.MEASURE, MEASURES),
        Kind(nouns.VOTE, ("gaia", "medea")),
        Kind(nouns.FLAG, ("no", "yes")),
        Kind(nouns.SEAT),
        Kind(nouns.LAPSE, LAPSES),
        Kind(nouns.PRICE, COLOURS),  # or -1: any colour
        Kind(nouns.WHERE, organisms),  # or -1: all of them
        Kind(nouns.ROWS, several=True),  # a flag for each row
        Kind(nouns.ORDER, several=True),  # bearers
        Kind(nouns.ORGANISMS, several=True),
        Kind(nouns.CUBES, several=True),  # how many of each colour
        Kind(nouns.LOOTS, several=True),
        Kind(nouns.DICE, several=True),
    ]


def vocabularies(pack: Pack) -> dict[str, tuple[str, ...]]:
    """The words of every kind by its name."""
    return {kind.name: kind.words for kind in kinds(pack)}


POOL = 0
"""The place a biont comes from or goes to, as the kind "source" counts it: the pool, then refugia, then organisms."""


FIRST_REFUGIUM, FIRST_ORGANISM = 1, 17


def from_refugium(placard: Refugium) -> Source:
    """The place that a refugium is."""
    return FIRST_REFUGIUM + placard


def from_organism(organism: Organism) -> Source:
    """The place that an organism is."""
    return FIRST_ORGANISM + organism


def refugium_at(place: Source) -> Refugium:
    """The placard of a place that is a refugium, or NOWHERE."""
    return place - FIRST_REFUGIUM if POOL < place < FIRST_ORGANISM else NOWHERE


def organism_at(place: Source) -> Organism:
    """The organism of a place that is one, or NOWHERE."""
    return place - FIRST_ORGANISM if place >= FIRST_ORGANISM else NOWHERE
