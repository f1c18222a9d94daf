"""The table of Bios:Genesis: where every piece and card lies, in flat lists of small ints; ``ids.py`` says which."""

from __future__ import annotations

from typing import ClassVar

from biont.genesis.box import Box
from biont.genesis.ids import (
    ORGANISMS,
    PARASITE,
    Bearer,
    Card,
    Colour,
    Loot,
    Organism,
    Player,
    Refugium,
    Side,
    Slot,
    Square,
)
from biont.kernel.ledger import rule
from biont.kernel.table import Table as KernelTable

DECK, REFUGIUM, ORGANISM, TROPHY, GONE = range(5)
"""Where a placard is (``place``)."""

ABSENT, HERE, STOLEN = range(3)
"""Where a mutation cube or an organ is: nowhere, on its card, or as a diseased cube on a parasite."""

NOWHERE = -1
HIDDEN = -1
"""Blotted out of a view: the id of a card that nobody has seen."""

ORGAN = 40
"""Added to the number of a square: the source of a diseased cube that was an organ."""

UNSOURCED = 99
"""The source of a diseased cube that belongs to no card of the host any more."""

NO_ARMAGEDDON, GREENHOUSE, SNOWBALL = range(3)

NO_MACROORGANISMS = [NOWHERE] * ORGANISMS
"""The cards on all organisms while none has grown yet (``macro``)."""
NO_MUTATIONS: list[tuple[int, ...]] = [()] * ORGANISMS
"""The mutations of all organisms while none has any (``mutations``)."""


SLOTS = range(2)
"""The slots of a parasite for diseased cubes."""


# Lists of two things run through the second one first. This is where in them something is counted.

CELL = tuple(tuple(range(card * 4, card * 4 + 4)) for card in range(ORGANISMS))
"""``CELL[card][colour]`` is where cubes, discs or domes of a colour are counted on a placard or organism, or catalysts
in the pool of a player. These are no functions, because looking up is as quick as reckoning, and a call is not."""

CELLS = tuple(slice(card * 4, card * 4 + 4) for card in range(ORGANISMS))
"""The four cells of a card or pool: ``table.up[CELLS[refugium]]`` are its organized cubes by their colours."""

BERTH = tuple(tuple(range(organism * 8, organism * 8 + 8)) for organism in range(ORGANISMS))
"""``BERTH[organism][bearer]`` is where the bionts of a bearer in an organism are counted, and what they have done."""

BERTHS = tuple(slice(organism * 8, organism * 8 + 8) for organism in range(ORGANISMS))
"""The eight berths of an organism: ``table.bionts[BERTHS[organism]]`` are its bionts by their bearers."""


def slot_at(parasite: Organism, slot: Slot) -> int:
    """Where a table has what lies in a slot of a parasite (``diseased``)."""
    return 2 * (parasite - PARASITE) + slot


def organ_loot(square: Square) -> Loot:
    """What lies in a slot when a parasite has stolen the organ of a square."""
    return ORGAN + square


def square_of(loot: Loot) -> Square:
    """The square of a stolen organ."""
    return loot - ORGAN


class Table(KernelTable):
    """Each slot says what it holds."""

    __slots__ = (
        "acted_organism",
        "acted_pool",
        "acted_refugium",
        "active",
        "armageddon",
        "available_from",
        "bionts",
        "bought",
        "box",
        "chain",
        "climate",
        "climate_icons",
        "cubes",
        "decks",
        "discs",
        "diseased",
        "domes",
        "down",
        "enzymes",
        "event_deck",
        "event_discard",
        "fallen",
        "first",
        "fission",
        "goals",
        "hgt_used",
        "holder",
        "host",
        "land",
        "level",
        "limit",
        "macro",
        "medea",
        "mutation_cube",
        "mutations",
        "onset",
        "order",
        "organs",
        "owner",
        "ozone",
        "ozone_hole",
        "parasite",
        "phase",
        "placard_decks",
        "place",
        "pool",
        "pool_bionts",
        "promoted",
        "removed",
        "ripe",
        "rows",
        "side",
        "soup_cubes",
        "soup_discs",
        "stack",
        "trophic_change",
        "trophy",
        "turn",
        "unseen",
        "up",
        "waterworld",
    )

    static: ClassVar[tuple[str, ...]] = ("box",)
    later: ClassVar[tuple[str, ...]] = ("fallen",)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.turn = 0
        self.phase = 0
        self._lay_out_events()
        self._lay_out_map()
        self._lay_out_organisms()
        self._lay_out_cards()
        self._lay_out_players()

    def _lay_out_events(self) -> None:
        self.event_deck: list[Card] = []
        """Events to come, the next one last."""
        self.event_discard: list[Card] = []
        self.removed: list[Card] = []
        """Events taken out unseen at set-up."""
        self.chain: list[Card] = []
        """The events of this turn, aftershocks first."""
        self.active = [0, 0, 0, 0]
        """Which rows are active."""
        self.order: list[Bearer] = []
        """Players (and NPC bearers) in the order of this turn."""
        self.first: Player = NOWHERE
        """Who goes first in this phase (A6b); NOWHERE: whom the order names."""
        self.climate = 0
        self.climate_icons: list[int] = []
        self.waterworld = 0
        self.ozone = 0
        self.ozone_hole = 0
        self.armageddon = NO_ARMAGEDDON
        self.medea = [0, 0, 0, 0]
        """Who voted for Medea in the vote that failed."""
        self.goals = 0
        """The soloist's goals that stood when the last turn ended, as bits (C1a)."""

    @rule("B0.4", "B0.5", "B1c", "B2", "B3")
    def _lay_out_map(self) -> None:
        self.placard_decks: list[tuple[Refugium, ...]] = [(), (), (), ()]
        """Placards under the landforms, the next one last."""
        self.rows: list[tuple[Refugium, ...]] = [(), (), (), ()]
        """Refugia of each row from left to right."""
        self.place = [DECK] * 16
        self.up = [0] * 64
        """Organized cubes: by ``CELL[placard][colour]``."""
        self.down = [0] * 64
        """Disorganized cubes: by ``CELL[placard][colour]``."""
        self.domes = [0] * 64
        """Bionts on refugia: by ``CELL[placard][player]``."""
        self.enzymes: list[tuple[Colour, ...]] = [()] * 16
        """Enzyme colours from the leftmost slot on."""
        self.soup_cubes = [16] * 4
        """Below zero when substitutes are in play (B2)."""
        self.soup_discs = [12] * 4
        self.stack: list[Card] = []
        """Macroorganism cards that can be bought."""

    @rule("B0.4", "B0.5")
    def _lay_out_organisms(self) -> None:
        self.owner: list[Bearer] = [NOWHERE] * ORGANISMS
        """The bearer that runs the organism."""
        self.bionts = [0] * (ORGANISMS * 8)
        """By ``BERTH[organism][bearer]``; on a macroorganism the owner's first one is the trophic biont."""
        self.cubes = [0] * (ORGANISMS * 4)
        """Chromosome cubes on the placard: by ``CELL[organism][colour]``."""
        self.discs = [0] * (ORGANISMS * 4)
        """Antioxidants and vitamins: by ``CELL[organism][colour]``."""
        self.mutations: list[tuple[Card, ...]] = [()] * ORGANISMS
        self.parasite: list[Organism] = [NOWHERE] * ORGANISMS
        """The parasite attached to an organism."""
        self.host: list[Organism] = [NOWHERE] * 4
        """The host of a colour's parasite."""
        self.side: list[Side] = [0] * 4
        """The side a colour's parasite card lies on."""
        self.diseased: list[Loot] = [NOWHERE] * 8
        """By ``slot_at(parasite, slot)``: the mutation cube or organ that lies there, by its source."""
        self.available_from = [0] * 4
        """The first turn in which a parasite card may be attached."""
        self.fallen = 0
        """A bit for each colour whose parasite in play fell back from a macroorganism (L4b)."""
        self.macro: list[Card] = [NOWHERE] * ORGANISMS
        """The macroorganism card on a placard, or with part L on a parasite."""
        self.land = [0] * ORGANISMS
        """1 when the macroorganism is terrestrial."""
        self.organs: list[tuple[int, ...]] = [()] * ORGANISMS
        """The state of every organ square of a macroorganism."""
        self.level = [NOWHERE] * ORGANISMS
        """Trophic level: 0 plant, 1 herbivore, 2 carnivore, 3 waiting beside a full ecosystem."""
        self.ripe = [0] * ORGANISMS
        """Organs (bits from 0) and circles (bits from 8) that a macroorganism had when this turn began (V45)."""
        self.trophic_change = 0
        """The food chains to be sorted at the end of this purchase phase: 1 the sea's, 2 the land's, 3 both."""
        self.trophy: list[Bearer] = [NOWHERE] * 24
        """Who holds placard 0 to 15 or macroorganism 16 + k as a trophy."""

    def _lay_out_cards(self) -> None:
        self.decks: list[tuple[Card, ...]] = [(), (), (), ()]
        """Mutation decks of the rows, top card first."""
        self.unseen = [0] * 4
        """How many cards right below the top card nobody has seen yet."""
        self.holder: list[Organism] = [NOWHERE] * 20
        """The organism a mutation lies at."""
        self.promoted = [0] * 20
        self.mutation_cube = [ABSENT] * 40
        self.onset = [NOWHERE] * 20
        """The side a mutation lay on when this turn began (V45); NOWHERE when nobody had it."""

    @rule("B3a.1")
    def _lay_out_players(self) -> None:
        self.pool_bionts = [0] * 8
        self.pool = [0] * 16
        """Catalysts: by ``CELL[player][colour]``."""
        self.limit = [1] * 4
        """Entropy limits of this turn (E2a)."""
        self.hgt_used = [0] * 4
        self.acted_refugium = [0] * 64
        """Bionts that have acted in this assignment phase and stand on a refugium: by ``CELL[placard][player]``."""
        self.acted_organism = [0] * (ORGANISMS * 8)
        self.acted_pool = [0] * 8
        self.bought = [0] * (ORGANISMS * 8)
        """Purchases made this turn: by ``BERTH[organism][bearer]``."""
        self.fission = [0] * ORGANISMS
        """1 where an organism had fission when this turn began (H0e)."""
