"""The hottest readers of Bios:Origins as plain loops; ``loops.py`` says why, and has the others."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from biont.origins.table import PLACES, Place, Seat, Table

PLAIN = {"biont.origins.brain": ("elders", "places_with_elders")}
"""What is replaced, by its module."""
NATIVE = {"biont.origins.table": ("members",), "biont.origins.world": ("spots_at",)}
"""The same, where only compiled ints will do."""


def elders(table: Table, seat: Seat) -> int:
    """A player's Elders, on all cards of the Market."""
    everybody = table.elders
    count = 0
    for place in range(PLACES):
        count += everybody[place * 4 + seat]
    return count


def places_with_elders(table: Table, seat: Seat) -> list[Place]:
    """Where in the Market a player has Elders."""
    everybody = table.elders
    found: list[int] = []
    for place in range(PLACES):
        if everybody[place * 4 + seat]:
            found.append(place)
    return found


def members(bits: int) -> list[int]:
    """The members of a set that is an int, in ascending order, through which a loop needs no iterator."""
    found: list[int] = []
    begin = 0
    while bits:
        word, place = i64(bits & 0xFFFFFFFFFFFFFFF), begin
        while word != 0:
            if word & 1:
                found.append(place)
            word >>= 1
            place += 1
        bits >>= 60
        begin += 60
    return found


def spots_at(places: Any, known: list[tuple[int, Any]]) -> list[int]:
    """The Spots of a set of bits, in their order; ``known`` by the length of a bit which Spot it is."""
    found: list[int] = []
    if not places:
        return found
    eights: bytes = places.to_bytes(len(known) // 8 + 1, "little")
    for eight in range(len(eights)):
        bits, place = i64(eights[eight]), 8 * eight + 1
        while bits != 0:
            if bits & 1:
                found.append(known[place][0])
            bits >>= 1
            place += 1
    return found
