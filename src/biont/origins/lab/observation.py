"""Bios:Origins as a learning program sees it: which numbers, in which order, and whose come first.

Players are counted clockwise from whoever looks; a seat where nobody sits has zeros, and nobody has its things.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biont.games.observation import EMPTY, Axis, Observation, VectorPart, seats_from
from biont.kernel.declared import Question
from biont.kernel.rules import Rules
from biont.origins.box import Box
from biont.origins.cards import DISCIPLINES, TRACKS
from biont.origins.rules.parts import declarations
from biont.origins.table import (
    CHALLENGE_CARDS,
    CROWN_DISSENT,
    DOMAINS,
    FIRST_COMET,
    NOBODY,
    NOTHING,
    PLACES,
    SEATS,
    Table,
)
from biont.origins.tiles import CLIMATES
from biont.origins.vocabulary import SITES
from biont.origins.world import World

UNKNOWN, FOUNDATION, SPENT, EXPOSED, AUCTIONED = range(5)
"""Where a Challenge Card is; UNKNOWN: in the deck or unused, nobody knows."""
MARKET, OWNED, LORE, REMOVED = range(1, 5)
"""Where an Idea is; 0: in a draw deck, or gone with one."""

SEAT: Axis = ("seat", SEATS)
DISCIPLINE: Axis = ("discipline", len(DISCIPLINES))
CHALLENGES: Axis = ("challenge", CHALLENGE_CARDS)
PLACE: Axis = ("place", PLACES)
EPOCH: Axis = ("epoch", 4)


class Seats:
    """What the players have; a seat where nobody sits has zeros."""

    __slots__ = ("bellwethers", "chits", "cities", "crowns", "dissidents", "migrants", "pawns", "ruling", "stages")

    def __init__(self, table: Table) -> None:
        nobody = [0] * (SEATS - table.box.players)
        self.crowns = table.crowns + nobody
        self.ruling = table.ruling + nobody
        self.stages = table.stages + nobody * len(TRACKS)
        self.chits = table.chits + nobody * len(DISCIPLINES)
        self.pawns = table.pawns + nobody * DOMAINS
        self.cities = table.cities + nobody
        self.migrants = table.migrants + nobody
        self.dissidents = table.dissidents + nobody
        self.bellwethers = table.bellwethers + nobody


class Challenges:
    """Where every Challenge Card is, whose it is, in which column, and how many lie above it there."""

    __slots__ = ("challenge_column", "challenge_height", "challenge_owner", "challenge_where")

    def __init__(self, table: Table) -> None:
        self.challenge_where = where = [UNKNOWN] * FIRST_COMET
        self.challenge_owner = owner = [NOBODY] * FIRST_COMET
        self.challenge_column = column = [EMPTY] * FIRST_COMET
        self.challenge_height = height = [EMPTY] * FIRST_COMET
        for place, cards in enumerate(table.foundations):
            for position, card in enumerate(cards):
                where[card], owner[card], column[card], height[card] = FOUNDATION, place // 3, place % 3, position
        for card in table.spent:
            where[card] = SPENT
        for cards, seen in zip(table.unused, table.exposed, strict=True):
            for card in cards[:seen]:
                where[card] = EXPOSED
        if table.auctioned != NOTHING:
            where[table.auctioned] = AUCTIONED


class Ideas:
    """Where every Idea is, whose it is, and how many lie below it."""

    __slots__ = ("idea_height", "idea_owner", "idea_where")

    def __init__(self, table: Table) -> None:
        ideas = table.box.ideas
        self.idea_where = where = [0] * ideas
        self.idea_owner = owner = [NOBODY] * ideas
        self.idea_height = height = [EMPTY] * ideas
        for idea in table.market:
            if idea != NOTHING:
                where[idea] = MARKET
        for seat, cards in enumerate(table.ideas):
            for position, idea in enumerate(cards):
                where[idea], owner[idea], height[idea] = OWNED, seat, position
        for idea in table.lore:
            where[idea] = LORE
        for idea in table.removed:
            where[idea] = REMOVED


class NextComet:
    """Which Comet comes next, and how many cards lie above it."""

    __slots__ = ("comet_in", "next_comet")

    def __init__(self, table: Table) -> None:
        deck = table.challenges
        self.comet_in = depth = next((depth for depth, card in enumerate(reversed(deck)) if card >= FIRST_COMET), EMPTY)
        self.next_comet = EMPTY if depth == EMPTY else deck[-1 - depth] - FIRST_COMET


class Ground:
    """The map as it lies, by Hex: its terrain, the ring for its climate, the kinds of its resources; and by Spot."""

    __slots__ = ("land", "resources", "ring", "terrain")

    def __init__(self, table: Table) -> None:
        world = table.world
        self.terrain, self.ring = _terrain(world), _ring(world)
        self.resources = _resources(world)
        self.land = world.land


@lru_cache(maxsize=64)
def _terrain(world: World) -> list[int]:
    return [tile.terrain for tile in world.hexes]


@lru_cache(maxsize=64)
def _ring(world: World) -> list[int]:
    return [tile.ring for tile in world.hexes]


@lru_cache(maxsize=64)
def _resources(world: World) -> list[int]:
    return [
        tile.resources[site].kind if site < len(tile.resources) else EMPTY
        for site in range(len(SITES))
        for tile in world.hexes
    ]


def _lore_top(table: Table) -> int:
    return table.lore[-1] if table.lore else NOTHING


@dataclass(frozen=True, slots=True)
class Sets(VectorPart):
    """Sets as flags. The last axis says what can be in one; a set is read as a number that has its things as bits."""

    bits: Sequence[int] = ()
    """By thing of the last axis: its bit, where it is not the one of its number ..."""
    width: int = 0
    """... and how many bits a set has, where they are more."""

    @property
    def is_list(self) -> bool:
        """Whether there are several sets."""
        return len(self.axes) > 1

    @property
    def reads(self) -> int:
        """How many sets there are."""
        return self.size // self.shape[-1]

    @property
    def length(self) -> int:
        """The bytes that a set takes."""
        return (self.width or self.shape[-1]) // 8 + 1


def _numbers(hexes: Axis, ideas: Axis) -> list[VectorPart]:
    """What comes first in the vector."""
    return [
        VectorPart("turn", "turn", "turns begun"),
        VectorPart("turn", "phase", "1 challenge, 2 activities, 3 footprint"),
        VectorPart("turn", "epoch", "1 to 4"),
        VectorPart("turn", "ending", "0: the game goes on"),
        VectorPart("turn", "idle", "turns since somebody challenged"),
        VectorPart("turn", "lapse", "when the game ends because Comet IV lies too long"),
        VectorPart("turn", "elected", "whether the active player has elected"),
        VectorPart("turn", "philosophy", "the space of the philosophy"),
        VectorPart("turn", "strip", "the latitude strip, 0 without one"),
        VectorPart("turn", "auctioned", "the card that was revealed"),
        VectorPart("turn", "bid", "the highest bid"),
        VectorPart("turn", "first", "who has Crown 1", values="seat"),
        VectorPart("turn", "active", "whose turn it is", values="seat"),
        VectorPart("turn", "bidder", "who bid most", values="seat"),
        VectorPart("players", "crowns", "the number of his Crown", (SEAT,), of=Seats),
        VectorPart("players", "ruling", "his Ruling Class", (SEAT,), of=Seats),
        VectorPart("players", "stages", "the stage reached", (SEAT, ("track", len(TRACKS))), of=Seats),
        VectorPart("players", "chits", "victory chits", (SEAT, DISCIPLINE), of=Seats),
        VectorPart("players", "pawns", "pawns", (SEAT, ("domain", DOMAINS)), of=Seats),
        VectorPart("market", "market", "the Idea there", (PLACE,)),
        VectorPart("market", "elders", "Elders there", (PLACE, SEAT)),
        VectorPart(
            "cards",
            "challenge_where",
            "0 unknown, 1 Foundation, 2 spent, 3 unused but seen, 4 revealed",
            (CHALLENGES,),
            of=Challenges,
        ),
        VectorPart("cards", "challenge_owner", "whose Foundation", (CHALLENGES,), "seat", of=Challenges),
        VectorPart("cards", "challenge_column", "in which column", (CHALLENGES,), of=Challenges),
        VectorPart("cards", "challenge_height", "older cards in it", (CHALLENGES,), of=Challenges),
        VectorPart("cards", "idea_where", "0 unknown, 1 Market, 2 owned, 3 Lore Deck, 4 removed", (ideas,), of=Ideas),
        VectorPart("cards", "idea_owner", "whose it is", (ideas,), "seat", of=Ideas),
        VectorPart("cards", "idea_height", "older Ideas of his", (ideas,), of=Ideas),
        VectorPart("cards", "lore_top", "the top of the Lore Deck", read=_lore_top),
        VectorPart("cards", "decks", "Ideas to come", (EPOCH, DISCIPLINE), read=lambda table: map(len, table.decks)),
        VectorPart("cards", "challenges", "cards of the challenge deck", read=lambda table: len(table.challenges)),
        VectorPart("cards", "next_comet", "the next Comet in it, from 0", of=NextComet),
        VectorPart("cards", "comet_in", "cards above it", of=NextComet),
        VectorPart("map", "terrain", "0 ocean, 1 shelf, 2 continental", (hexes,), of=Ground),
        VectorPart("map", "ring", "the climate of its ring: 0 sea, 1 ice, 2 desert, 3 jungle", (hexes,), of=Ground),
        VectorPart("map", "resources", "kinds of its resources", (("site", len(SITES)), hexes), of=Ground),
    ]


def _sets(hexes: Axis, spots: Axis, ideas: Axis, world: World) -> list[Sets]:
    """What follows."""
    of_spots = partial(Sets, "map", bits=_bits(world), width=max(bit.bit_length() for bit in world.bit))
    return [
        Sets("map", "climate", "whether such a chit lies there", (("climate", len(CLIMATES)), hexes)),
        Sets("map", "cities", "whether his City is there", (SEAT, hexes), of=Seats),
        Sets("map", "second", "whether a City covers the second resource", (hexes,)),
        Sets("map", "founded", "whether a City was formed this turn", (hexes,)),
        of_spots("migrants", "whether his Migrant is there", (SEAT, spots), of=Seats),
        of_spots("moved", "whether a Migrant there has moved", (spots,)),
        of_spots("land", "whether the Spot is on land", (spots,), of=Ground),
        Sets(
            "sets",
            "dissidents",
            "whether he has a Dissident there",
            (SEAT, ("dissent", CROWN_DISSENT + 1)),
            of=Seats,
        ),
        Sets("sets", "bellwethers", "whether he has it", (SEAT, ("comet", 4)), of=Seats),
        Sets("sets", "passed", "whether the scan has passed it", (ideas,)),
        Sets("sets", "emissaries", "who has an Emissary on it", (ideas, SEAT)),
    ]


def _bits(world: World) -> tuple[int, ...]:
    """By Spot: the number of its bit in a set, the lower one of a Spot at both edges."""
    return tuple((bit & -bit).bit_length() - 1 for bit in world.bit)


class OriginsObservation(Observation):
    """A view of the table, and the players clockwise from one seat on."""

    questions: Sequence[Question] = tuple(sorted(declarations().questions.values(), key=str))
    numbers = 40
    sizes: Mapping[str, int] = {"seat": SEATS}

    def __init__(self, box: Box) -> None:
        world = box.world
        hexes: Axis = ("hex", len(world.hexes))
        spots: Axis = ("spot", len(world.spots))
        ideas: Axis = ("idea", box.ideas)
        numbers, flags = _numbers(hexes, ideas), _sets(hexes, spots, ideas, world)
        super().__init__(Table, numbers, flags)
        self._size = sum(part.size for part in self.parts)
        self._pack = Struct(f"{sum(part.size for part in numbers)}h").pack
        sets = [part for part in flags for _ in range(part.reads)]
        lengths = [part.length for part in sets]
        self._wide = lengths[: max(place for place, length in enumerate(lengths) if length > 1) + 1]
        """How many bytes every set takes, up to the last that takes more than one ..."""
        self._flags = _flags(sets)
        """... and which of their bits are shown."""

    def read(self, table: Table) -> NDArray[np.int16]:
        """Numbers, and the sets as flags."""
        numbers, sets = super().read(table)
        packed = [one.to_bytes(length, "little") for one, length in zip(sets, self._wide, strict=False)]
        bits = np.frombuffer(b"".join((*packed, bytes(sets[len(packed) :]))), np.uint8)
        found = np.empty(self._size, np.int16)
        found[: len(numbers)] = np.frombuffer(self._pack(*numbers), np.int16)
        found[len(numbers) :] = np.unpackbits(bits, bitorder="little").take(self._flags)
        return found

    def orders(self, rules: Rules[Any], seat: int) -> Mapping[str, Sequence[int]]:
        """Seats clockwise."""
        return {"seat": seats_from(seat, len(rules.seats), SEATS)}

    def about(self, rules: Any, seat: int) -> Sequence[int]:
        """The colour of each player from whoever looks on, EMPTY where nobody sits, and who is merfolk."""
        box: Box = rules.box
        seats = seats_from(seat, box.players, box.players)
        left = SEATS - box.players
        return [
            *(box.colours[other] for other in seats),
            *([EMPTY] * left),
            *(int(box.merfolk[other]) for other in seats),
            *([EMPTY] * left),
        ]


def _flags(sets: Sequence[Sets]) -> NDArray[np.intp]:
    """Which bits of sets that stand side by side are shown."""
    start, found = 0, []
    for one in sets:
        found += [start + bit for bit in one.bits or range(one.shape[-1])]
        start += 8 * one.length
    return np.array(found, np.intp)
