"""Who plays a campaign, how, and with which colours."""

from __future__ import annotations

from dataclasses import dataclass

MODES = ("competitive", "solitaire", "cooperative")
ALONE = "solitaire"
"""The mode of one person alone."""
FIRST_COLOURS = {1: ("red",), 2: ("red", "blue"), 3: ("red", "green", "blue"), 4: ("red", "yellow", "green", "blue")}
"""By number of people: their colours in Bios:Genesis."""
SOLO_PARTNER = "blue"
"""The second colour of a soloist in Bios:Genesis."""
LATER_COLOUR = {"red": "black", "yellow": "white", "green": "green", "blue": "orange"}
"""The colour that each has from Bios:Megafauna on; the books leave it open."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in a campaign: a name, and the colours in Bios:Genesis and afterwards."""

    name: str
    first: str

    @property
    def later(self) -> str:
        """The colour from Bios:Megafauna on."""
        return LATER_COLOUR[self.first]
