"""The plan of a run: how many games, who sits where in each of them, and with which dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from biont.genesis.cards import COLOURS
from biont.kernel.chance import key_of
from biont.kernel.errors import BadOptions

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

    players: int = 2
    games: int = 100
    seed: int = 1
    bots: tuple[str, ...] = ()
    """A bot for each seat, as :func:`biont.bots.make` knows it; none: all play at random."""
    settings: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        players: int | None = None,
        games: int = 100,
        seed: int = 1,
        bots: Sequence[str] = (),
        **settings: Any,
    ) -> Plan:
        """A plan from what a person says: one player is a soloist, the last bot named takes all further seats."""
        mode = settings.get("mode", "competitive")
        if players is None:
            players = 1 if mode == "solitaire" else max(2, len(bots))
        if players == 1 and mode == "cooperative":
            raise BadOptions("The cooperative game needs two to four players, not one.", "lab-lonely")
        if players == 1:
            settings["mode"] = mode = "solitaire"
        if players > 2 and mode == "solitaire":
            sentence = "The solitaire game has one player with one or two colours, not {players}."
            raise BadOptions(sentence, "lab-soloist", players=players)
        if not 1 <= players <= 4:
            raise BadOptions("One to four players play, not {players}.", "lab-players", players=players)
        seats = 1 if mode == "solitaire" else players
        if len(bots) > seats:
            raise BadOptions(
                "{bots} bots are named for {seats} seats; name at most one bot for each seat.",
                "lab-too-many-bots",
                bots=len(bots),
                seats=seats,
            )
        named = tuple(bots)
        return cls(players, games, seed, named + named[-1:] * (seats - len(named)), settings)

    @property
    def solo(self) -> bool:
        """Whether one seat plays all colours."""
        return self.settings.get("mode") == "solitaire"

    @property
    def colours(self) -> int:
        """How many colours play; a soloist has two of them, in the introductory game one."""
        if self.solo:
            return 1 if self.settings.get("intro") and self.players == 1 else 2
        return self.players

    @property
    def seats(self) -> int:
        """How many seats answer."""
        return 1 if self.solo else self.players

    def seating(self, number: int) -> Seating:
        """Who plays game ``number``.

        Colours take turns from deal to deal. Where different bots meet, each deal is played again with everybody moved
        on by a chair, until they would sit as before, so that nobody lives off his cards or his chair.
        """
        bots = self.bots or (RANDOM,) * self.seats
        seatings = list(dict.fromkeys(bots[-place:] + bots[:-place] for place in range(len(bots))))
        deal, place = divmod(number, len(seatings))
        colours = tuple(COLOURS[(deal + seat) % 4] for seat in range(self.colours))
        return Seating(number, colours, seatings[place], self.seed * 1_000_003 + deal)

    def bot_seed(self, number: int, seat: int) -> int:
        """What the bot of a seat is seeded with: 32 bits, which tell nothing about the dice and cards of its game."""
        return key_of((key_of(self.seed) << 72) + (number << 8) + seat) >> 32

    def to_data(self) -> dict[str, Any]:
        """The plan for JSON."""
        return {**asdict(self), "bots": list(self.bots), "settings": dict(self.settings)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Plan:
        """A plan from JSON; ValueError, KeyError or TypeError if it is none."""
        values = {f.name: data[f.name] for f in fields(cls)}
        kinds = {"players": int, "games": int, "seed": int, "bots": list, "settings": dict}
        if any(type(values[name]) is not kind for name, kind in kinds.items()):
            raise ValueError("mistyped")
        plan = cls(**{**values, "bots": tuple(values["bots"])})
        if not all(isinstance(bot, str) for bot in plan.bots) or not isinstance(plan.settings.get("pack", ""), str):
            raise ValueError("bots and packs have names")
        if not 1 <= plan.players <= 4 or plan.games < 1 or len(plan.bots) not in (0, plan.seats):
            raise ValueError("players, games or bots are too few or too many")
        return plan
