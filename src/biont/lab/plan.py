"""The plan of a run: which game, how often, who sits where in each of them, and with which dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from functools import cached_property
from typing import Any

from biont.games import USUAL, Definition, Headcount
from biont.games import game as definition_named
from biont.kernel.chance import key_of
from biont.kernel.errors import BadSettings
from biont.kernel.rules import Rules

RANDOM = "random"
"""The bot that plays where none is named."""


@dataclass(frozen=True)
class Seating:
    """One game of a run: the colours that play, the bot of each seat, and the seed of the game."""

    number: int
    colours: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Plan:
    """Everything that the games of a run depend on, so that the same plan always gives the same games."""

    game: str = USUAL
    players: int = 2
    games: int = 100
    seed: int = 1
    bots: tuple[str, ...] = ()
    """A bot for each seat, as :func:`biont.bot` knows it; none: all play at random."""
    settings: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        players: int | None = None,
        games: int = 100,
        seed: int = 1,
        bots: Sequence[str] = (),
        game: str = USUAL,
        **settings: Any,
    ) -> Plan:
        """A plan from what a person says: one player is a soloist, the last bot named takes all further seats."""
        definition = definition_named(game)
        headcount = definition.headcount(players, settings)
        if players is None and headcount.seats > 1:
            headcount = definition.headcount(max(headcount.players, len(bots)), settings)
        if len(bots) > headcount.seats:
            raise BadSettings(
                "{bots} bots are named for {seats} seats; name at most one bot for each seat.",
                "lab-too-many-bots",
                bots=len(bots),
                seats=headcount.seats,
            )
        named = tuple(bots)
        seated = named + named[-1:] * (headcount.seats - len(named))
        return cls(game, headcount.players, games, seed, seated, dict(headcount.settings))

    @property
    def definition(self) -> Definition:
        """The game."""
        return definition_named(self.game)

    @cached_property
    def headcount(self) -> Headcount:
        """Who plays."""
        return self.definition.headcount(self.players, self._without_pack)

    @property
    def seats(self) -> int:
        """How many seats answer."""
        return self.headcount.seats

    @property
    def pack(self) -> str:
        """The cards that are played with."""
        return self.settings.get("pack") or self.definition.library.usual(self.settings)

    @property
    def _without_pack(self) -> dict[str, Any]:
        return {name: value for name, value in self.settings.items() if name != "pack"}

    def rules(self, colours: Sequence[str]) -> Rules[Any]:
        """The rules of a game for these colours."""
        return self.definition.rules(colours, self._without_pack, self.settings.get("pack") or "")

    def seating(self, number: int) -> Seating:
        """Who plays game ``number``.

        Colours take turns from deal to deal. Where different bots meet, each deal is played again with everybody moved
        on by a seat, until they would sit as before, so that nobody lives off his cards or his seat.
        """
        bots = self.bots or (RANDOM,) * self.seats
        seatings = list(dict.fromkeys(bots[-place:] + bots[:-place] for place in range(len(bots))))
        deal, place = divmod(number, len(seatings))
        return Seating(
            number,
            seating(self.definition, deal, self.headcount.colours),
            seatings[place],
            self.seed * 1_000_003 + deal,
        )

    def bot_seed(self, number: int, seat: int) -> int:
        """What the bot of a seat is seeded with: 32 bits, which tell nothing about the dice and cards of its game."""
        return key_of((key_of(self.seed) << 72) + (number << 8) + seat) >> 32

    def to_data(self) -> dict[str, Any]:
        """The plan for JSON."""
        return {**asdict(self), "bots": list(self.bots), "settings": dict(self.settings)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Plan:
        """A plan from JSON; ValueError, KeyError or TypeError if it is none, BiontError if its game is unknown."""
        values = {f.name: data[f.name] for f in fields(cls)}
        kinds = {"game": str, "players": int, "games": int, "seed": int, "bots": list, "settings": dict}
        if any(type(values[name]) is not kind for name, kind in kinds.items()):
            raise ValueError("mistyped")
        plan = cls(**{**values, "bots": tuple(values["bots"])})
        if not all(isinstance(bot, str) for bot in plan.bots) or not isinstance(plan.settings.get("pack", ""), str):
            raise ValueError("bots and packs have names")
        least, most = plan.definition.seating.least, plan.definition.seating.most
        if not least <= plan.players <= most or plan.games < 1 or len(plan.bots) not in (0, plan.seats):
            raise ValueError("players, games or bots are too few or too many")
        return plan


def seating(definition: Definition, deal: int, colours: int) -> tuple[str, ...]:
    """The colours that play a deal; all of them have their turn, but one who plays alone is always the first."""
    names = definition.seating.names
    if colours == 1:
        return names[:1]
    return tuple(names[(deal + seat) % len(names)] for seat in range(colours))
