"""A line of what has just happened: one thing, what became of it, and how much that weighs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

LOG = "log"
"""The id of the list of everything that happened, where all stands that has no room."""

MOST, WIDTH = 4, 80
"""So many rows of so many letters are read at a glance, what weighs most first; the rest is counted in the last."""

CAUSES = {"D5": "heat-struck", "D6": "oxygen-struck", "D7": "sunburn"}
"""What strikes, by the rules behind losses: where a loss was chosen, what struck stands before the choice."""

OTHERS, NEWS, TOUCHED, OWN = range(4)
"""What a line weighs: others' matters, what is worth knowing, what others did to whoever looks, and his own."""

THEIRS, MINE = 1, 2
"""Whose points a line explains: what the heading shows comes before all that changes no points."""


@dataclass
class Line:
    """One thing, what became of it, how much that weighs, and whose points it explains."""

    name: str
    weight: int
    parts: list[str] = field(default_factory=list)
    unharmed: str = ""
    """What is said where nothing became of it; where that is nothing, neither is the line."""
    dice: str = ""
    dead: str = ""
    """Whose it was, where it is an organism that has died out."""
    fallen: bool = False
    """Whether it died of what befell another one."""
    at: str = ""
    """Where it lies on the board."""
    fresh: bool = False
    scores: int = 0
    when: float = 0
    """Its place among the lines as things happened."""
    doubles: str = ""
    """What is said of doubles that somebody else rolled and that made no life."""
    lost: set[str] = field(default_factory=set)
    """Those parts that tell losses."""
    gained: set[str] = field(default_factory=set)
    """Those that tell discs which came, and others that have room before all that only happened."""
    roller: str = ""
    """That part which says who rolls for a place of whoever looks, and why."""
    struck: int = 0
    """Where among them that stands which struck last."""
    repaired: list[str] = field(default_factory=list)
    """Errors that cost nothing, and what is none."""
    earned: str = ""
    """How the discs add up that its dice bring."""
    unasked: bool = False
    """Whether nobody was asked between what cost something and the first loss: then the rule says what goes."""
    swapped: Counter[str] = field(default_factory=Counter)
    """Discs that came, each for two of a colour of which there was no room for more."""

    @property
    def harms(self) -> bool:
        """Whether whoever looks has lost points, or something that he did not choose to lose by his own dice: that is
        read before all that he gained or others did."""
        return bool(self.lost) and (self.scores == MINE or (self.weight == OWN and not self.dice))

    def loses(self, part: str) -> None:
        """A part that tells a loss."""
        self.parts.append(part)
        self.lost.add(part)
