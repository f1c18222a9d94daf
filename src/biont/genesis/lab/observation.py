"""Bios:Genesis as a learning program sees it: which numbers, in which order, and whose come first.

A cube is of the same colour for everybody, but players, their NPCs and their parasites are counted from whoever looks:
his own colours first, then the others in the order of the seats, then colours that nobody plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from struct import Struct
from typing import Any

from biont.games.observation import Axis, Observation, VectorPart, Writer, one_by_one, padded
from biont.genesis.ids import ORGANISMS, PARASITE, npc_of, parasite_of
from biont.genesis.rules.parts import declarations
from biont.genesis.table import Table
from biont.genesis.vocabulary import from_organism
from biont.kernel.declared import Question
from biont.kernel.rules import Rules

COLOUR: Axis = ("colour", 4)
RIVAL: Axis = ("rival", 4)
"""The players, from whoever looks on."""
BEARER: Axis = ("bearer", 8)
ROW: Axis = ("row", 4)
REFUGIUM: Axis = ("refugium", 16)
ORGANISM: Axis = ("organism", ORGANISMS)
MUTATION: Axis = ("mutation", 20)
EVENT: Axis = ("event", 24)
MACRO: Axis = ("macro", 8)
TROPHY: Axis = ("trophy", 24)
SIDE: Axis = ("side", 2)
SLOT: Axis = ("slot", 2)


def _series(group: str, name: str, about: str, length: int, values: str = "") -> VectorPart:
    """A list of changing length, cut or filled up."""

    def read(table: Table) -> list[int]:
        return padded(getattr(table, name), length)

    return VectorPart(group, name, about, (("place", length),), values, read=read, off=(name,))


class Groups(VectorPart):
    """A list of groups of changing length, each cut or filled up."""

    __slots__ = ()

    def writer(self) -> Writer:
        """What writes groups, each by itself."""
        width = self.shape[-1]
        pack = Struct(f"{width}h").pack
        return one_by_one(lambda group: pack(*padded(group, width)))


def _flags(group: str, name: str, about: str, axis: Axis) -> VectorPart:
    """Which cards lie in a pile whose order does not matter."""
    nothing = [0] * axis[1]

    def read(table: Table) -> list[int]:
        block = nothing[:]
        for card in getattr(table, name):
            block[card] = 1
        return block

    return VectorPart(group, name, about, (axis,), read=read, off=(name,))


def _lengths(group: str, name: str, about: str, *axes: Axis) -> VectorPart:
    """How many cards are in a pile, or in each of some."""

    def read(table: Table) -> Any:
        piles = getattr(table, name)
        return map(len, piles) if axes else len(piles)

    return VectorPart(group, name, about, axes, read=read, off=(name,))


def _fallen(table: Table) -> list[int]:
    """Whose parasite fell back, which the table has as a set."""
    return [table.fallen >> colour & 1 for colour in range(4)]


PARTS = (
    VectorPart("turn", "turn", "the number of the turn"),
    VectorPart("turn", "phase", "1 events, 2 assignment, 3 autocatalysis, 4 Darwin rolls, 5 purchases"),
    VectorPart("turn", "climate", "0 warm, 1 cool"),
    VectorPart("turn", "waterworld", "whether it reigns"),
    VectorPart("turn", "ozone", "whether there is an ozone layer"),
    VectorPart("turn", "ozone_hole", "whether it has a hole"),
    VectorPart("turn", "armageddon", "0 none, 1 greenhouse, 2 snowball"),
    VectorPart("turn", "goals", "the soloist's goals as bits"),
    VectorPart("turn", "trophic_change", "food chains to be sorted: 1 sea, 2 land, 3 both"),
    VectorPart("turn", "first", "who goes first in this phase", values="bearer"),
    VectorPart("turn", "active", "whether a row is active", (ROW,)),
    VectorPart("turn", "medea", "who voted for Medea", (RIVAL,)),
    VectorPart("map", "place", "0 deck, 1 refugium, 2 organism, 3 trophy, 4 gone", (REFUGIUM,)),
    VectorPart("map", "up", "organized cubes", (REFUGIUM, COLOUR)),
    VectorPart("map", "down", "disorganized cubes", (REFUGIUM, COLOUR)),
    VectorPart("map", "domes", "bionts", (REFUGIUM, RIVAL)),
    VectorPart("map", "acted_refugium", "bionts that have acted", (REFUGIUM, RIVAL)),
    VectorPart("map", "soup_cubes", "cubes in the soup", (COLOUR,)),
    VectorPart("map", "soup_discs", "discs in the soup", (COLOUR,)),
    VectorPart("organisms", "owner", "who runs it", (ORGANISM,), "bearer"),
    VectorPart("organisms", "bionts", "bionts in it", (ORGANISM, BEARER)),
    VectorPart("organisms", "cubes", "chromosomes on its placard", (ORGANISM, COLOUR)),
    VectorPart("organisms", "discs", "antioxidants and vitamins", (ORGANISM, COLOUR)),
    VectorPart("organisms", "parasite", "the parasite attached", (ORGANISM,), "organism"),
    VectorPart("organisms", "macro", "the macroorganism card on it", (ORGANISM,)),
    VectorPart("organisms", "land", "whether it is terrestrial", (ORGANISM,)),
    VectorPart("organisms", "level", "0 plant, 1 herbivore, 2 carnivore, 3 waiting", (ORGANISM,)),
    VectorPart("organisms", "ripe", "organs and circles when the turn began, as bits", (ORGANISM,)),
    VectorPart("organisms", "fission", "whether it had fission when the turn began", (ORGANISM,)),
    VectorPart("organisms", "acted_organism", "bionts that have acted", (ORGANISM, BEARER)),
    VectorPart("organisms", "bought", "purchases of this turn", (ORGANISM, BEARER)),
    VectorPart("players", "pool_bionts", "bionts in the pool", (BEARER,)),
    VectorPart("players", "pool", "catalysts in the pool", (RIVAL, COLOUR)),
    VectorPart("players", "limit", "entropy limit", (RIVAL,)),
    VectorPart("players", "hgt_used", "transfers used", (RIVAL,)),
    VectorPart("players", "acted_pool", "bionts that have acted", (BEARER,)),
    VectorPart("cards", "trophy", "who holds placard 0 to 15, macroorganism 16 + k", (TROPHY,), "bearer"),
    VectorPart("cards", "unseen", "cards below the top that nobody has seen", (ROW,)),
    VectorPart("cards", "holder", "the organism it lies at", (MUTATION,), "organism"),
    VectorPart("cards", "promoted", "its side", (MUTATION,)),
    VectorPart("cards", "mutation_cube", "0 nowhere, 1 on the card, 2 stolen", (MUTATION, SIDE)),
    VectorPart("cards", "onset", "the side when the turn began", (MUTATION,)),
    VectorPart("parasites", "host", "the host of his parasite", (RIVAL,), "organism"),
    VectorPart("parasites", "side", "the side its card lies on", (RIVAL,)),
    VectorPart("parasites", "diseased", "the cube or organ in each slot", (RIVAL, SLOT)),
    VectorPart("parasites", "available_from", "the first turn to attach it in", (RIVAL,)),
    VectorPart(
        "parasites", "fallen", "whether it fell back from a macroorganism", (RIVAL,), read=_fallen, off=("fallen",)
    ),
    _series("piles", "chain", "events of this turn", 6),
    _series("piles", "climate_icons", "climate icons so far", 32),
    _series("piles", "order", "who plays in which order", 8, "bearer"),
    Groups("piles", "rows", "refugia from left to right", (ROW, ("place", 8))),
    Groups("piles", "enzymes", "colours of enzymes", (REFUGIUM, ("place", 8))),
    Groups("piles", "organs", "the state of each square", (ORGANISM, ("square", 8))),
    Groups("piles", "decks", "mutations, the top card first", (ROW, ("place", 20))),
    _flags("piles", "event_discard", "events that have come", EVENT),
    _flags("piles", "stack", "macroorganisms to be bought", MACRO),
    _lengths("piles", "event_deck", "events to come"),
    _lengths("piles", "placard_decks", "placards to come", ROW),
)
"""The vector. What is no slot of the table as it lies says how it is read."""


class GenesisObservation(Observation):
    """A view of the table, and the order of the players from one seat on."""

    questions: Sequence[Question] = tuple(sorted(declarations().questions.values(), key=str))
    hidden = ("decks", "event_deck", "placard_decks", "removed")
    named = {verb: {0: "rival"} for verb in ("award", "ersatz", "heir", "kill-biont")} | {"give": {1: "rival"}}

    def __init__(self) -> None:
        super().__init__(Table, PARTS)

    def orders(self, rules: Rules[Any], seat: int) -> Mapping[str, Sequence[int]]:
        """Players, bearers, parasites and the places where bionts come from."""
        rivals = _rivals(rules, seat)
        bearers = [*rivals, *map(npc_of, rivals)]
        organisms = [*range(PARASITE), *map(parasite_of, rivals)]
        sources = [*range(from_organism(0)), *map(from_organism, organisms)]
        return {
            "rival": rivals,
            "bearer": bearers,
            "player": bearers,
            "organism": organisms,
            "where": organisms,
            "source": sources,
        }

    def about(self, rules: Rules[Any], seat: int) -> Sequence[int]:
        """The colour of each player from whoever looks on, and which of them he plays himself."""
        own = _own(rules, seat)
        return [*_rivals(rules, seat), *(int(rival in own) for rival in _rivals(rules, seat))]


def _own(rules: Any, seat: int) -> list[int]:
    return list(rules.box.players_of(max(seat, 0)))


def _rivals(rules: Any, seat: int) -> list[int]:
    seats = len(rules.seats)
    found = [player for other in range(seats) for player in _own(rules, (max(seat, 0) + other) % seats)]
    return [*found, *(colour for colour in range(4) if colour not in found)]


OBSERVATION = GenesisObservation()
