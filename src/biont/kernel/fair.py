"""Fair dice: a seed that a server and those who play have made together, so that nobody chose it alone.

Before anybody sits down the server shows the seal: the hash of a number of its own. Whoever is ready throws in
something of his own, and the hash of all of it is the seed. When the game is over, everything is shown.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from biont.kernel.errors import BadRecord

LONGEST = 100
"""Characters of what somebody throws in, and numbers of those who do."""


@dataclass(frozen=True)
class Fair:
    """What a seed was made of: the server's number and its salt, and by seats what each person threw in.

    ``deals`` are the moments at which everything hidden was dealt anew, each with its number among all ``dealt``.
    """

    number: str
    salt: str
    thrown: tuple[tuple[str, str], ...]
    deals: tuple[tuple[int, int], ...] = ()
    dealt: int = 0

    @property
    def seal(self) -> str:
        """What the server shows before anybody throws anything in."""
        return _hash(self.salt + self.number)

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return self._drawn("seed")

    def deal(self, count: int) -> int:
        """The seed by which everything hidden was dealt anew that time."""
        return self._drawn(f"deal {count}")

    def _drawn(self, what: str) -> int:
        return int(_hash(json.dumps([self.number, self.salt, self.thrown, what])), 16) >> 129

    def dealt_anew(self, at: int) -> Fair:
        """The same after everything hidden was dealt anew at a moment, which is the last one then."""
        count = self.dealt + 1
        earlier = tuple(one for one in self.deals if one[0] < at)
        return replace(self, deals=(*earlier, (at, count)), dealt=count)

    def makes(self, seed: int, deals: Sequence[tuple[int, int]]) -> bool:
        """Whether a game with this seed, and these seeds of deals, got them from here."""
        return seed == self.seed and list(deals) == [(at, self.deal(count)) for at, count in self.deals]

    def told(self) -> dict[str, Any]:
        """What may be known while the game is played."""
        return {"seal": self.seal, "thrown": [list(one) for one in self.thrown]}

    def to_data(self) -> dict[str, Any]:
        """As a record has it."""
        dealt = {"deals": [list(one) for one in self.deals], "dealt": self.dealt}
        return {**self.told(), "number": self.number, "salt": self.salt, **dealt}

    @classmethod
    def from_data(cls, data: Any) -> Fair:
        """Read it from a record."""
        try:
            thrown = tuple((_text(seat), _text(text)) for seat, text in data["thrown"][:LONGEST])
            deals = tuple((int(at), int(count)) for at, count in data["deals"])
            found = cls(_text(data["number"]), _text(data["salt"]), thrown, deals, int(data["dealt"]))
            if found.seal != data["seal"]:
                raise ValueError(data["seal"])
        except (KeyError, TypeError, ValueError):
            raise BadRecord("The record does not say truly what its seed was made of.", "bad-fair") from None
        return found


def _text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise ValueError(value)
    return value


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
