"""Bios:Origins as a learning program sees it: which numbers, in which order, and whose come first.

Players are counted clockwise from whoever looks; a seat where nobody sits has zeros, and nobody has its things.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from biont.games.observation import EMPTY, Axis, Observation, VectorPart, Writer, one_by_one, seats_from
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


class Challenges:
    """Where every Challenge Card is, whose it is, in which column, and how many lie above it there."""

    __slots__ = ("challenge_column", "challenge_height", "challenge_owner", "challenge_where")

    off = ("auctioned", "exposed", "foundations", "spent", "unused")

    def __init__(self, table: Table) -> None:
        self.challenge_where = where = array("h", [UNKNOWN]) * FIRST_COMET
        self.challenge_owner = owner = array("h", [NOBODY]) * FIRST_COMET
        self.challenge_column = column = array("h", [EMPTY]) * FIRST_COMET
        self.challenge_height = height = array("h", [EMPTY]) * FIRST_COMET
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

    off = ("ideas", "lore", "market", "removed")

    def __init__(self, table: Table) -> None:
        ideas = table.box.ideas
        self.idea_where = where = array("h", [0]) * ideas
        self.idea_owner = owner = array("h", [NOBODY]) * ideas
        self.idea_height = height = array("h", [EMPTY]) * ideas
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

    off = ("challenges",)

    def __init__(self, table: Table) -> None:
        deck = table.challenges
        self.comet_in = depth = next((depth for depth, card in enumerate(reversed(deck)) if card >= FIRST_COMET), EMPTY)
        self.next_comet = EMPTY if depth == EMPTY else deck[-1 - depth] - FIRST_COMET


class Ground:
    """The map as it lies, by Hex: its terrain, the ring for its climate, the kinds of its resources; and by Spot."""

    __slots__ = ("land", "resources", "ring", "terrain")

    off = ("world",)

    def __init__(self, table: Table) -> None:
        world = table.world
        self.terrain = [tile.terrain for tile in world.hexes]
        self.ring = [tile.ring for tile in world.hexes]
        self.resources = [
            tile.resources[site].kind if site < len(tile.resources) else EMPTY
            for site in range(len(SITES))
            for tile in world.hexes
        ]
        self.land = world.land


def _lore_top(table: Table) -> int:
    return table.lore[-1] if table.lore else NOTHING


class Gathered(VectorPart):
    """Numbers that are gathered in an array, as they are written."""

    __slots__ = ()

    def writer(self) -> Writer:
        """What writes them."""

        def write(row: bytearray, start: int, numbers: array[int]) -> None:
            row[start : start + 2 * len(numbers)] = memoryview(numbers).cast("B")

        return write


@dataclass(frozen=True, slots=True)
class Sets(VectorPart):
    """Sets as flags. The last axis says what can be in one; a set is read as a number that has its things as bits."""

    bits: Sequence[int] = ()
    """By thing of the last axis: its bit, where it is not the one of its number ..."""
    width: int = 0
    """... and how many bits a set has, where they are more."""

    def writer(self) -> Writer:
        """What writes sets as flags: those of their bits that are shown."""
        things = self.shape[-1]
        length = (self.width or things) // 8 + 1
        shown = np.array(self.bits or range(things), np.intp)

        def pack(one: int) -> bytes:
            bits = np.unpackbits(np.frombuffer(one.to_bytes(length, "little"), np.uint8), bitorder="little")
            return bits.take(shown).astype(np.int16).tobytes()

        write = one_by_one(pack)
        return write if len(self.axes) > 1 else lambda row, start, one: write(row, start, (one,))


def _by_seat(part: type[VectorPart], group: str, name: str, about: str, *axes: Axis, **more: Any) -> Any:
    """What the players have; a seat where nobody sits has zeros."""

    def read(table: Table) -> list[int]:
        of_players: list[int] = getattr(table, name)
        return of_players + [0] * (len(of_players) // table.box.players * (SEATS - table.box.players))

    return part(group, name, about, (SEAT, *axes), read=read, off=(name,), **more)


def _numbers(hexes: Axis, ideas: Axis) -> list[VectorPart]:
    """What comes first in the vector."""
    player = partial(_by_seat, VectorPart, "players")
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
        player("crowns", "the number of his Crown"),
        player("ruling", "his Ruling Class"),
        player("stages", "the stage reached", ("track", len(TRACKS))),
        player("chits", "victory chits", DISCIPLINE),
        player("pawns", "pawns", ("domain", DOMAINS)),
        VectorPart("market", "market", "the Idea there", (PLACE,)),
        VectorPart("market", "elders", "Elders there", (PLACE, SEAT)),
        Gathered(
            "cards",
            "challenge_where",
            "0 unknown, 1 Foundation, 2 spent, 3 unused but seen, 4 revealed",
            (CHALLENGES,),
            of=Challenges,
        ),
        Gathered("cards", "challenge_owner", "whose Foundation", (CHALLENGES,), "seat", of=Challenges),
        Gathered("cards", "challenge_column", "in which column", (CHALLENGES,), of=Challenges),
        Gathered("cards", "challenge_height", "older cards in it", (CHALLENGES,), of=Challenges),
        Gathered("cards", "idea_where", "0 unknown, 1 Market, 2 owned, 3 Lore Deck, 4 removed", (ideas,), of=Ideas),
        Gathered("cards", "idea_owner", "whose it is", (ideas,), "seat", of=Ideas),
        Gathered("cards", "idea_height", "older Ideas of his", (ideas,), of=Ideas),
        VectorPart("cards", "lore_top", "the top of the Lore Deck", read=_lore_top, off=("lore",)),
        VectorPart(
            "cards",
            "decks",
            "Ideas to come",
            (EPOCH, DISCIPLINE),
            read=lambda table: map(len, table.decks),
            off=("decks",),
        ),
        VectorPart(
            "cards",
            "challenges",
            "cards of the challenge deck",
            read=lambda table: len(table.challenges),
            off=("challenges",),
        ),
        VectorPart("cards", "next_comet", "the next Comet in it, from 0", of=NextComet),
        VectorPart("cards", "comet_in", "cards above it", of=NextComet),
        VectorPart("map", "terrain", "0 ocean, 1 shelf, 2 continental", (hexes,), of=Ground),
        VectorPart("map", "ring", "the climate of its ring: 0 sea, 1 ice, 2 desert, 3 jungle", (hexes,), of=Ground),
        VectorPart("map", "resources", "kinds of its resources", (("site", len(SITES)), hexes), of=Ground),
    ]


def _sets(hexes: Axis, spots: Axis, ideas: Axis, world: World) -> list[Sets]:
    """What follows."""
    spotted: dict[str, Any] = {"bits": _bits(world), "width": max(bit.bit_length() for bit in world.bit)}
    player = partial(_by_seat, Sets)
    return [
        Sets("map", "climate", "whether such a chit lies there", (("climate", len(CLIMATES)), hexes)),
        player("map", "cities", "whether his City is there", hexes),
        Sets("map", "second", "whether a City covers the second resource", (hexes,)),
        Sets("map", "founded", "whether a City was formed this turn", (hexes,)),
        player("map", "migrants", "whether his Migrant is there", spots, **spotted),
        Sets("map", "moved", "whether a Migrant there has moved", (spots,), **spotted),
        Sets("map", "land", "whether the Spot is on land", (spots,), of=Ground, **spotted),
        player("sets", "dissidents", "whether he has a Dissident there", ("dissent", CROWN_DISSENT + 1)),
        player("sets", "bellwethers", "whether he has it", ("comet", 4)),
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
    hidden = ("buried", "challenges", "decks", "lore", "unused")
    sizes: Mapping[str, int] = {"seat": SEATS}

    def __init__(self, box: Box) -> None:
        world = box.world
        hexes: Axis = ("hex", len(world.hexes))
        spots: Axis = ("spot", len(world.spots))
        ideas: Axis = ("idea", box.ideas)
        super().__init__(Table, [*_numbers(hexes, ideas), *_sets(hexes, spots, ideas, world)])

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
