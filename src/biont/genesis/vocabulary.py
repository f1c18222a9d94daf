"""The kinds of things that Bios:Genesis names by an int, and their words in notation.

Rules modules name these kinds in their ``VERBS``, and ``entries.py`` in the data of entries, questions and reasons.
"""

from __future__ import annotations

from biont.genesis.cards import COLOURS, ROWS, Pack
from biont.genesis.ids import Organism, Refugium, Source
from biont.genesis.table import NOWHERE
from biont.kernel.notation import Kind
from biont.kernel.play import LAPSES

BEARERS = (*COLOURS, *(f"npc-{colour}" for colour in COLOURS))
"""The words of players and NPCs."""


def kinds(pack: Pack) -> list[Kind]:
    """Every kind of thing, for the cards of a pack. An option lies on places first, then on cards, then on decks."""
    placards = tuple(card.code for card in pack.placards)
    mutations = tuple(card.code for card in pack.mutations)
    organisms = (*placards, *(f"parasite-{colour}" for colour in COLOURS))
    return [
        Kind("number"),
        Kind("colour", COLOURS),
        Kind("row", ROWS, place="deck", rank=1),
        Kind("bearer", BEARERS),
        Kind("refugium", placards, place="refugium", rank=3),
        Kind("organism", organisms, place="organism", rank=3),
        Kind("mutation", mutations, place="card", rank=2),
        Kind("cube", tuple(word for code in mutations for word in (code, code + "+")), place="cube", rank=2),
        Kind("macro", tuple(card.code for card in pack.macroorganisms), place="macro", rank=2),
        Kind("side", ("front", "back")),
        Kind("slot", ("first", "second")),
        Kind("source", ("pool", *placards, *(f"in-{code}" for code in organisms)), rank=3),
        # Only in entries, questions and reasons:
        Kind("player", BEARERS),
        Kind("event", tuple(card.code for card in pack.events)),
        Kind("square"),  # an organ square of the organism named before
        Kind("loot"),  # a diseased cube, as the table has it
        Kind("phase", ("", "events", "assignment", "autocatalysis", "darwin", "purchases")),
        Kind("climate", ("warm", "cool")),
        Kind("armageddon", ("none", "greenhouse", "snowball")),
        Kind("level", ("plant", "herbivore", "carnivore", "waiting")),
        Kind("habitat", ("sea", "land")),
        Kind("crisis", ("heat", "oxygen")),
        Kind("vote", ("gaia", "medea")),
        Kind("flag", ("no", "yes")),
        Kind("seat"),
        Kind("lapse", LAPSES),
        Kind("price", COLOURS),  # or -1: any colour
        Kind("where", organisms),  # or -1: all of them
        Kind("rows", several=True),  # a flag for each row
        Kind("order", several=True),  # bearers
        Kind("organisms", several=True),
        Kind("cubes", several=True),  # how many of each colour
        Kind("loots", several=True),
        Kind("dice", several=True),
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
