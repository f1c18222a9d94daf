"""What the small ints of Bios:Genesis are. They are all plain ints; these names say in a signature which one is meant.

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
