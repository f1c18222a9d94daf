"""What the small ints of Bios:Genesis are, and how one is made of another.

They are all plain ints; the names say in a signature which one is meant. Nobody else has to know how they are counted.

-1 is nobody, nowhere, or a card that nobody has seen (``table.NOWHERE``, ``table.HIDDEN``).
"""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = int
"""0 to 3: red, yellow, green, blue."""
Player: TypeAlias = int
"""The player of a colour, and his pool and tableau: 0 to 3."""
Bearer: TypeAlias = int
"""Whose biont it is: a player, or from 4 on the NPC of a colour."""
Seat: TypeAlias = int
"""Who answers: a place at the table, as the kernel counts it. A soloist has one seat for all his colours."""

Row: TypeAlias = int
"""A row of the map, 0 to 3: cosmic, ocean, coastal, continent."""
Rows: TypeAlias = int
"""Several rows as bits."""
Refugium: TypeAlias = int
"""A placard, 0 to 15: a refugium, or the bacterium that it has become."""
Organism: TypeAlias = int
"""A placard, or 16 + colour for a parasite; a macroorganism is the one its card lies on."""
Source: TypeAlias = int
"""Where a biont comes from or goes to: 0 is the pool, then refugia, then organisms (``vocabulary.from_refugium``)."""

Card: TypeAlias = int
"""An event, a mutation or a macroorganism by its number in the pack."""
Cube: TypeAlias = int
"""A mutation cube: twice its card, and one more for the "+" cube."""
Side: TypeAlias = int
"""0 front, 1 back."""
Slot: TypeAlias = int
"""Where a diseased cube lies on a parasite: 0 or 1."""
Loot: TypeAlias = int
"""What lies in such a slot: a mutation cube, ``table.ORGAN`` and more for an organ, ``table.UNSOURCED``."""
Square: TypeAlias = int
"""An organ square of a macroorganism."""

NPC: Bearer = 4
"""The first bearer that is no player: the biont of a colour that nobody moves (C1b, C2a)."""
PARASITE: Organism = 16
"""The first organism that is a parasite card; those before it are the placards."""
ORGANISMS = 20


def npc_of(colour: Colour) -> Bearer:
    """The NPC of a colour."""
    return NPC + colour


def bearer_colour(bearer: Bearer) -> Colour:
    """The colour of a bearer's bionts."""
    return bearer % NPC


def parasite_of(bearer: Bearer) -> Organism:
    """The organism that the parasite card of a player or NPC is, whichever of a colour's two plays it."""
    return PARASITE + bearer % NPC


def colour_of(parasite: Organism) -> Colour:
    """The colour whose card a parasite is."""
    return parasite - PARASITE


def side_of(card: Card, side: Side) -> int:
    """Where the box has a side of a mutation, a macroorganism, or (by its colour) a parasite card."""
    return 2 * card + side


def marine(macro: Card) -> int:
    """Where the box has the marine side of a macroorganism, its front."""
    return 2 * macro


def base_cube(mutation: Card) -> Cube:
    """The cube that a mutation is bought with; it has the colour of the front."""
    return 2 * mutation


def plus_cube(mutation: Card) -> Cube:
    """The cube that promotes a mutation; it has the colour of the back."""
    return 2 * mutation + 1


def cubes_of(mutation: Card) -> tuple[Cube, Cube]:
    """Both cubes of a mutation."""
    return 2 * mutation, 2 * mutation + 1


def mutation_of(cube: Cube) -> Card:
    """The mutation that a cube belongs to."""
    return cube // 2


def is_plus(cube: Cube) -> bool:
    """Whether a cube promotes its mutation."""
    return cube % 2 == 1
