"""Who can sit at the table of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from biont.kernel.chance import Chance
from biont.kernel.errors import BadSettings


def party_of(seats: Sequence[str] | int) -> tuple[str, ...] | int:
    """Who is to sit down, as somebody says it: names, or how many."""
    if isinstance(seats, int):
        return seats
    # A text is a sequence too: of its letters, of which none is a name.
    if isinstance(seats, str) or not isinstance(seats, Iterable):
        sentence = "Seats are a list of names, or the number of them, not {seats}."
        raise BadSettings(sentence, "no-seats", seats=repr(seats))
    return tuple(seats)


@dataclass(frozen=True, slots=True)
class Seating:
    """Who can sit at the table of a game: the names of its colours, how many play, and who usually does."""

    names: tuple[str, ...]
    least: int
    most: int
    usual: tuple[str, ...]

    def count(self, players: int) -> int:
        """How many play, if so many can."""
        if not self.least <= players <= self.most:
            sentence = "{least} to {most} can play, not {count}."
            raise BadSettings(sentence, "chairs-count", least=self.least, most=self.most, count=players)
        return players

    def named(self, seats: Sequence[str]) -> tuple[str, ...]:
        """The seats of these names, if there are such, each once."""
        for seat in seats:
            if seat not in self.names:
                sentence = "Nobody can play '{seat}'; there are {names}."
                raise BadSettings(sentence, "no-chair", seat=seat, names=", ".join(self.names))
        if len(set(seats)) != len(seats):
            raise BadSettings("Nobody can sit down twice.", "chair-twice")
        return tuple(seats)

    def dealt(self, players: int, seed: int) -> tuple[str, ...]:
        """So many seats as the seed deals them."""
        numbers = list(range(len(self.names)))
        Chance(seed).shuffle(numbers)
        return tuple(self.names[number] for number in numbers[: self.count(players)])

    def taken(self, seats: Sequence[str] | int, seed: int = 0) -> tuple[str, ...]:
        """The seats that are named, if they can play; so many are dealt by the seed, and sit in their usual order."""
        if isinstance(seats, int):
            return tuple(sorted(self.dealt(seats, seed), key=self.names.index))
        self.count(len(self.named(seats)))
        return tuple(seats)
