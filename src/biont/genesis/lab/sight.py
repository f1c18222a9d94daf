"""Bios:Genesis as a learning program sees it: which numbers, in which order, and whose come first.

A cube is of the same colour for everybody, but players, their NPCs and their parasites are counted from whoever looks:
his own colours first, then the others in the order of the seats, then colours that nobody plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any

from biont.games.sight import EMPTY, Axis, Part, Sight
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

NUMBERS = (
    *(
        Part("turn", name)
        for name in (
            "turn",
            "phase",
            "climate",
            "waterworld",
            "ozone",
            "ozone_hole",
            "armageddon",
            "goals",
            "trophic_change",
        )
    ),
    Part("turn", "first", (), "bearer"),
)
LISTS = (
    Part("turn", "active", (ROW,)),
    Part("turn", "medea", (RIVAL,)),
    Part("map", "place", (REFUGIUM,)),
    Part("map", "up", (REFUGIUM, COLOUR)),
    Part("map", "down", (REFUGIUM, COLOUR)),
    Part("map", "domes", (REFUGIUM, RIVAL)),
    Part("map", "acted_refugium", (REFUGIUM, RIVAL)),
    Part("map", "soup_cubes", (COLOUR,)),
    Part("map", "soup_discs", (COLOUR,)),
    Part("organisms", "owner", (ORGANISM,), "bearer"),
    Part("organisms", "bionts", (ORGANISM, BEARER)),
    Part("organisms", "cubes", (ORGANISM, COLOUR)),
    Part("organisms", "discs", (ORGANISM, COLOUR)),
    Part("organisms", "parasite", (ORGANISM,), "organism"),
    Part("organisms", "macro", (ORGANISM,)),
    Part("organisms", "land", (ORGANISM,)),
    Part("organisms", "level", (ORGANISM,)),
    Part("organisms", "ripe", (ORGANISM,)),
    Part("organisms", "fission", (ORGANISM,)),
    Part("organisms", "acted_organism", (ORGANISM, BEARER)),
    Part("organisms", "bought", (ORGANISM, BEARER)),
    Part("players", "pool_bionts", (BEARER,)),
    Part("players", "pool", (RIVAL, COLOUR)),
    Part("players", "limit", (RIVAL,)),
    Part("players", "hgt_used", (RIVAL,)),
    Part("players", "acted_pool", (BEARER,)),
    Part("cards", "trophy", (TROPHY,), "bearer"),
    Part("cards", "unseen", (ROW,)),
    Part("cards", "holder", (MUTATION,), "organism"),
    Part("cards", "promoted", (MUTATION,)),
    Part("cards", "mutation_cube", (MUTATION, SIDE)),
    Part("cards", "onset", (MUTATION,)),
    Part("parasites", "host", (RIVAL,), "organism"),
    Part("parasites", "side", (RIVAL,)),
    Part("parasites", "diseased", (RIVAL, SLOT)),
    Part("parasites", "available_from", (RIVAL,)),
)
"""Lists of the table as they are."""
FALLEN = Part("parasites", "fallen", (RIVAL,))
"""Whose parasite fell back from a macroorganism, which the table has as a set."""
SERIES = (
    Part("piles", "chain", (("place", 6),)),
    Part("piles", "climate_icons", (("place", 32),)),
    Part("piles", "order", (("place", 8),), "bearer"),
)
"""Lists of changing length."""
GROUPS = (
    Part("piles", "rows", (ROW, ("place", 8))),
    Part("piles", "enzymes", (REFUGIUM, ("place", 8))),
    Part("piles", "organs", (ORGANISM, ("square", 8))),
    Part("piles", "decks", (ROW, ("place", 20))),
)
"""Lists of groups of changing length."""
FLAGS = (Part("piles", "event_discard", (EVENT,)), Part("piles", "stack", (MACRO,)))
"""Which cards lie in a pile whose order does not matter."""
DEPTHS = (Part("piles", "event_deck"), Part("piles", "placard_decks", (ROW,)))
"""How many cards are to come."""

_numbers = attrgetter(*(part.name for part in NUMBERS))
_lists = attrgetter(*(part.name for part in LISTS))
_series = tuple((attrgetter(part.name), part.size) for part in SERIES)
_groups = tuple((attrgetter(part.name), [EMPTY] * part.size, part.shape[1]) for part in GROUPS)
_flags = tuple((attrgetter(part.name), [0] * part.size) for part in FLAGS)


class GenesisSight(Sight):
    """A view of the table, and the order of the players from one seat on."""

    parts = (*NUMBERS, *LISTS, FALLEN, *SERIES, *GROUPS, *FLAGS, *DEPTHS)
    questions: Sequence[Question] = tuple(sorted(declarations().questions.values(), key=str))
    named = {verb: {0: "rival"} for verb in ("award", "ersatz", "heir", "kill-biont")} | {"give": {1: "rival"}}

    def read(self, table: Table) -> list[int]:
        """All lists, one after another."""
        found: list[int] = [*_numbers(table)]
        for values in _lists(table):
            found += values
        found += [table.fallen >> colour & 1 for colour in range(4)]
        for get, size in _series:
            values = get(table)[:size]
            found += values
            found += [EMPTY] * (size - len(values))
        for get, empty, width in _groups:
            block = empty[:]
            for place, group in enumerate(get(table)):
                if group:
                    block[place * width : place * width + len(group)] = group
            found += block
        for get, nothing in _flags:
            block = nothing[:]
            for card in get(table):
                block[card] = 1
            found += block
        found.append(len(table.event_deck))
        found += map(len, table.placard_decks)
        return found

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


SIGHT = GenesisSight()
