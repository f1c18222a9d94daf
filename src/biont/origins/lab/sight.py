"""Bios:Origins as a learning program sees it: which numbers, in which order, and whose come first.

Players are counted clockwise from whoever looks; a seat where nobody sits has zeros, and nobody has its things.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biont.games.sight import EMPTY, Axis, Part, Sight, seats_from
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

NUMBERS = ("turn", "phase", "epoch", "ending", "idle", "lapse", "elected", "philosophy", "strip", "auctioned", "bid")
PEOPLE = ("first", "active", "bidder")
_numbers = attrgetter(*NUMBERS, *PEOPLE)


class OriginsSight(Sight):
    """A view of the table, and the players clockwise from one seat on."""

    questions: Sequence[Question] = tuple(sorted(declarations().questions.values(), key=str))
    numbers = 40
    sizes: Mapping[str, int] = {"seat": SEATS}

    def __init__(self, box: Box) -> None:
        hexes: Axis = ("hex", len(box.world.hexes))
        spots: Axis = ("spot", len(box.world.spots))
        ideas: Axis = ("idea", box.ideas)
        self.parts = (
            *(Part("turn", name) for name in NUMBERS),
            *(Part("turn", name, (), "seat") for name in PEOPLE),
            Part("players", "crowns", (SEAT,)),
            Part("players", "ruling", (SEAT,)),
            Part("players", "stages", (SEAT, ("track", len(TRACKS)))),
            Part("players", "chits", (SEAT, DISCIPLINE)),
            Part("players", "pawns", (SEAT, ("domain", DOMAINS))),
            Part("market", "market", (PLACE,)),
            Part("market", "elders", (PLACE, SEAT)),
            Part("cards", "challenge_where", (CHALLENGES,)),
            Part("cards", "challenge_owner", (CHALLENGES,), "seat"),
            Part("cards", "challenge_column", (CHALLENGES,)),
            Part("cards", "challenge_height", (CHALLENGES,)),
            Part("cards", "idea_where", (ideas,)),
            Part("cards", "idea_owner", (ideas,), "seat"),
            Part("cards", "idea_height", (ideas,)),
            Part("cards", "lore_top"),
            Part("cards", "decks", (EPOCH, DISCIPLINE)),
            Part("cards", "challenges"),
            Part("cards", "next_comet"),
            Part("cards", "comet_in"),
            Part("map", "terrain", (hexes,)),
            Part("map", "ring", (hexes,)),
            Part("map", "resources", (("site", len(SITES)), hexes)),
            Part("map", "climate", (("climate", len(CLIMATES)), hexes)),
            Part("map", "cities", (SEAT, hexes)),
            Part("map", "second", (hexes,)),
            Part("map", "founded", (hexes,)),
            Part("map", "migrants", (SEAT, spots)),
            Part("map", "moved", (spots,)),
            Part("map", "land", (spots,)),
            Part("sets", "dissidents", (SEAT, ("dissent", CROWN_DISSENT + 1))),
            Part("sets", "bellwethers", (SEAT, ("comet", 4))),
            Part("sets", "passed", (ideas,)),
            Part("sets", "emissaries", (ideas, SEAT)),
        )
        spot_set, hex_set, idea_set = _bits(box.world), range(hexes[1]), range(box.ideas)
        sets: list[Sequence[int]] = [hex_set] * (len(CLIMATES) + SEATS + 2)
        sets += [spot_set] * (SEATS + 2)
        sets += [range(CROWN_DISSENT + 1)] * SEATS
        sets += [range(4)] * SEATS
        sets += [idea_set]
        widest = max(bit.bit_length() for bit in box.world.bit)
        self._lengths = [(widest if members is spot_set else len(members)) // 8 + 1 for members in sets]
        """How many bytes every set takes ..."""
        self._members = _members([*sets, *([range(SEATS)] * box.ideas)], [*self._lengths, *([1] * box.ideas)])
        """... and which of their bits are shown, emissaries included."""
        self._size = sum(part.size for part in self.parts)
        self._pack = Struct(f"{self._size - len(self._members)}h").pack

    def read(self, table: Table) -> NDArray[np.int16]:
        """Numbers, where every card is, and the sets as flags."""
        nobody, world = [0] * (SEATS - table.box.players), table.world
        numbers = [
            *_numbers(table),
            *table.crowns,
            *nobody,
            *table.ruling,
            *nobody,
            *table.stages,
            *nobody * len(TRACKS),
            *table.chits,
            *nobody * len(DISCIPLINES),
            *table.pawns,
            *nobody * DOMAINS,
            *table.market,
            *table.elders,
            *_challenges(table),
            *_ideas(table),
            *_decks(table),
            *_ground(world),
        ]
        sets = (
            *table.climate,
            *table.cities,
            *nobody,
            table.second,
            table.founded,
            *table.migrants,
            *nobody,
            table.moved,
            world.land,
            *table.dissidents,
            *nobody,
            *table.bellwethers,
            *nobody,
            table.passed,
        )
        packed = [one.to_bytes(length, "little") for one, length in zip(sets, self._lengths, strict=True)]
        flags = np.unpackbits(np.frombuffer(b"".join((*packed, bytes(table.emissaries))), np.uint8), bitorder="little")
        found = np.empty(self._size, np.int16)
        found[: len(numbers)] = np.frombuffer(self._pack(*numbers), np.int16)
        found[len(numbers) :] = flags[self._members]
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


def _members(sets: Sequence[Sequence[int]], lengths: Sequence[int]) -> NDArray[np.intp]:
    """Which bits of sets that stand side by side are shown."""
    start, found = 0, []
    for members, length in zip(sets, lengths, strict=True):
        found += [start + member for member in members]
        start += 8 * length
    return np.array(found, np.intp)


def _bits(world: World) -> list[int]:
    """By Spot: the number of its bit in a set, the lower one of a Spot at both edges."""
    return [(bit & -bit).bit_length() - 1 for bit in world.bit]


def _challenges(table: Table) -> Iterable[int]:
    """Where every Challenge Card is, whose it is, in which column, and how many lie above it there."""
    where, owner = [UNKNOWN] * CHALLENGE_CARDS, [NOBODY] * CHALLENGE_CARDS
    column, height = [EMPTY] * CHALLENGE_CARDS, [EMPTY] * CHALLENGE_CARDS
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
    return chain(where, owner, column, height)


def _ideas(table: Table) -> Iterable[int]:
    """Where every Idea is, whose it is, and how many lie below it."""
    ideas = table.box.ideas
    where, owner, height = [0] * ideas, [NOBODY] * ideas, [EMPTY] * ideas
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
    return chain(where, owner, height)


def _decks(table: Table) -> Iterable[int]:
    """The card that tops the Lore Deck, how deep all decks are, and how far down the next Comet is, and which."""
    comet = next((depth for depth, card in enumerate(reversed(table.challenges)) if card >= FIRST_COMET), EMPTY)
    return (
        table.lore[-1] if table.lore else NOTHING,
        *map(len, table.decks),
        len(table.challenges),
        EMPTY if comet == EMPTY else table.challenges[-1 - comet] - FIRST_COMET,
        comet,
    )


@lru_cache(maxsize=64)
def _ground(world: World) -> tuple[int, ...]:
    """By Hex, as the map lies: its terrain, the ring for its climate, and the kinds of its resources."""
    tiles = world.hexes
    sites = [
        tile.resources[site].kind if site < len(tile.resources) else EMPTY
        for site in range(len(SITES))
        for tile in tiles
    ]
    return (*(tile.terrain for tile in tiles), *(tile.ring for tile in tiles), *sites)
