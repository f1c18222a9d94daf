"""Chance that makes a world: the game's own dice, or those of a numbered world that was looked at before (K2f)."""

from __future__ import annotations

from biont.kernel.chance import Chance
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.origins.table import Table


class Lots:
    """Draws lots for a map. A world with a number falls the same in every game."""

    @rule("K2f")
    def __init__(self, play: Play[Table]) -> None:
        number = play.table.box.settings.world
        self._play = play
        self._chance = Chance(int(number)) if number else None

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``."""
        return self._chance.below(n) if self._chance else self._play.pick(n)

    def die(self) -> int:
        """A six-sided die."""
        return self._chance.below(6) + 1 if self._chance else self._play.roll(1)[0]

    def one_of(self, items: list[int]) -> int:
        """One of some things."""
        return items[self.below(len(items))]

    def shuffled(self, items: list[int]) -> list[int]:
        """Some things in a random order."""
        rest, found = list(items), []
        while rest:
            found.append(rest.pop(self.below(len(rest))))
        return found
