"""The settings of a game: who plays which variant on which map, and how open questions of the rulebook are read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict, get_args

from biont.kernel import settings
from biont.kernel.errors import BadSettings
from biont.kernel.ledger import rule
from biont.kernel.seating import Seating
from biont.kernel.settings import carried, one_of

Player: TypeAlias = Literal["black", "white", "orange", "green"]
"""Who can be named at the table: the colours of the cards, which nobody has to load for it."""
Mode: TypeAlias = Literal["competitive", "solitaire", "cooperative"]
MODES: tuple[Mode, ...] = get_args(Mode)
Dispersal: TypeAlias = Literal["second", "first"]
Realm: TypeAlias = Literal["land", "sea", "yrr"]
Merfolk: TypeAlias = Literal[
    "every-second",
    "black",
    "white",
    "orange",
    "green",
    "black-white",
    "black-orange",
    "black-green",
    "white-orange",
    "white-green",
    "orange-green",
    "black-white-orange",
    "black-white-green",
    "black-orange-green",
    "white-orange-green",
]
"""Who can be merfolk where not everybody is: every second seat, or named colours."""
Map: TypeAlias = Literal[
    "classic", "custom", "cratons", "archipelago", "covered", "waterworld", "mars", "venus", "chimera"
]
Rebuilt: TypeAlias = Literal["tiles", "real-earth"]
"""Maps that only a campaign has: a world of Bios:Megafauna in Hex chits, or mended into the classic map (K1, K3d)."""
Laying: TypeAlias = Literal["players", "seed"]
Strip: TypeAlias = Literal["random", "printed"]
Deck: TypeAlias = Literal["usual", "basic", "advanced", "first"]

MAPS: tuple[Map, ...] = get_args(Map)
REBUILT: tuple[Rebuilt, ...] = get_args(Rebuilt)
CLASSIC_SIDE = ("classic", "real-earth")
"""Maps on the classic side of the board; all others lie on its custom side."""
CRATON_MAPS = ("cratons", "archipelago", "mars", "venus", "chimera")
"""Maps on which cratons can be seen, with a latitude strip beside them (C5, K2e, K3a, K3e)."""
CAMPAIGN_MAPS = ("cratons", *REBUILT)
"""Maps on which a world of Bios:Megafauna can go on (C6)."""
MERFOLK: tuple[Merfolk, ...] = get_args(Merfolk)
EVERY_SECOND = MERFOLK[0]

EPOCH_I = {"basic": (1, 0), "advanced": (2, 0), "first": (2, 2)}
"""Challenge Cards of Epoch I: so many for each player, and so many more (C2g)."""
SOLITAIRE = {"basic": (5, 4, 4, 2), "advanced": (8, 4, 4, 2), "first": (10, 4, 4, 2)}
COOP_OF_TWO = {"basic": (4, 3, 3, 2), "advanced": (6, 3, 3, 2), "first": (8, 3, 3, 2)}
COOP_OF_MORE = {"basic": (3, 2, 2, 1), "advanced": (4, 2, 2, 1), "first": (6, 2, 2, 1)}
LATER_EPOCHS = 3
"""In Epochs II to IV no more Challenge Cards than this, however many play (C2g)."""


SEATING = Seating(get_args(Player), least=1, most=4, usual=("black", "green"))
"""Who can play."""


class Keywords(TypedDict, total=False):
    """The settings by name, as whoever begins a game gives them; :class:`Settings` says what they mean."""

    mode: Mode
    advanced: bool
    dispersal: Dispersal
    realm: Realm
    merfolk: Merfolk
    map: Map | Rebuilt
    laying: Laying
    strip: Strip
    deck: Deck
    elect_upward: bool
    library_beyond: bool
    dictator_stays: bool
    closed_posts: bool
    world: str
    legacy: str


@dataclass(frozen=True, slots=True)
class Settings(settings.Settings):
    """What players agree on before a game. ``validate`` says what does not go together."""

    mode: Mode = one_of(MODES)
    advanced: bool = False
    """The advanced game, Part J; without it the basic game (C1a)."""
    dispersal: Dispersal = one_of(get_args(Dispersal))
    """The second dispersal out of Africa, or the first: a longer advanced game (C1d)."""
    realm: Realm = one_of(get_args(Realm))
    """Everybody landfolk, everybody merfolk (C3), or both against each other (C4)."""
    merfolk: Merfolk = one_of(MERFOLK)
    """Who is merfolk in the Yrr variant (C4)."""
    map: Map | Rebuilt = one_of(MAPS, more=REBUILT)
    """The continents of today, or a custom map of Hex chits (C1b)."""
    laying: Laying = one_of(get_args(Laying))
    """Who lays the Hex chits or the cratons: the players in turn, or the seed."""
    strip: Strip = one_of(get_args(Strip))
    """Which latitude strip lies beside cratons at first: a random one, or the one on the board (C5a)."""
    deck: Deck = one_of(get_args(Deck))
    """Which row of the table of challenges is used (C2g): usually the game's own, and the soloist's is the longest."""
    elect_upward: bool = False
    """After an election a new Ruling Class goes on above the row of the election, not with the whole Species Placard
    (G4a, AMB-29)."""
    library_beyond: bool = False
    """Library may also be used at the last stage of information, only to recall Elders (G3, AMB-44)."""
    dictator_stays: bool = False
    """A dictator is placed, and purges, even if his requirement is not met (E1j, AMB-67)."""
    closed_posts: bool = False
    """Nobody is asked for leave to pass his Migrants, and nobody gives it (G6d, AMB-56)."""
    world: str = carried()
    """The number of a random world that was looked at before (K2f); without one the game's own dice lay it."""
    legacy: str = carried()
    """What a game of Bios:Megafauna has left (C6), as ``legacy.Legacy`` prints it."""

    @property
    def solitaire(self) -> bool:
        """One player alone (C7)."""
        return self.mode == "solitaire"

    @property
    def cooperative(self) -> bool:
        """All against the gods (C9)."""
        return self.mode == "cooperative"

    @property
    @rule("C1f")
    def campaign(self) -> bool:
        """Whether the game goes on where Bios:Megafauna ended (C6)."""
        return bool(self.legacy)

    @property
    @rule("C7", "C9", "META.5")
    def is_advanced(self) -> bool:
        """Whether Part J is played, in solitaire only its inventions: both variants are advanced games."""
        return self.advanced or self.mode != "competitive" or self.dispersal == "first"

    @property
    @rule("C1d", "C2b.1", "C2b.2", "C7b", "C9")
    def long_start(self) -> bool:
        """Whether the brains start as in the first dispersal; the soloist's always do, partners' never."""
        return self.solitaire or (self.dispersal == "first" and not self.cooperative)

    def merfolk_of(self, seats: Sequence[str]) -> tuple[bool, ...]:
        """Which seats are merfolk (C3, C4)."""
        if self.realm != "yrr":
            return (self.realm == "sea",) * len(seats)
        named = seats[1::2] if self.merfolk == EVERY_SECOND else self.merfolk.split("-")
        return tuple(seat in named for seat in seats)

    @rule("C2g.1", "C2g.2", "C2g.3", "C2g.4", "C2g.5", "C2g.6", "C2g.7")
    def challenges(self, players: int) -> tuple[int, int, int, int]:
        """How many Challenge Cards of each Epoch the deck has."""
        row = self.deck
        if row == "usual":
            long = self.solitaire or self.dispersal == "first"
            row = "first" if long else "advanced" if self.is_advanced else "basic"
        if self.solitaire:
            return SOLITAIRE[row]
        if self.cooperative:
            return (COOP_OF_TWO if players == 2 else COOP_OF_MORE)[row]
        each, more = EPOCH_I[row]
        later = min(players, LATER_EPOCHS)
        return (each * players + more, later, later, later)

    def validate(self, seats: Sequence[str]) -> None:
        """Refuse what cannot be played, with the reason."""
        self._validate_seats(seats)
        self._validate_merfolk(seats)
        self._validate_map()

    @rule("C1e", "C2a.1", "C2a.2", "C7", "C7a")
    def _validate_seats(self, seats: Sequence[str]) -> None:
        SEATING.named(seats)
        if self.solitaire:
            if tuple(seats) != SEATING.names[:1] and not (self.campaign and len(seats) == 1):
                raise BadSettings("The solitaire game is played by Black alone (C7).", "origins-solo-seats")
        elif not 2 <= len(seats) <= 4:
            raise BadSettings("Two to four colours play, not {count}.", "bad-seats", count=len(seats))

    @rule("C1c", "C4.1")
    def _validate_merfolk(self, seats: Sequence[str]) -> None:
        if self.realm != "yrr":
            if self.merfolk != EVERY_SECOND:
                raise BadSettings("Merfolk are named only in the Yrr variant; set realm to yrr (C4).", "lone-merfolk")
        elif len(set(self.merfolk_of(seats))) < 2:
            raise BadSettings("The Yrr variant needs landfolk and merfolk (C4).", "one-realm")

    @rule("C1f", "C6", "K3c")
    def _validate_map(self) -> None:
        """A waterworld is for merfolk; only a campaign can be rebuilt, and only where cratons can be."""
        if self.map == "waterworld" and self.realm != "sea":
            raise BadSettings(
                "Only merfolk live in a waterworld; choose the sea as their realm (realm=sea, K3c).", "dry-waterworld"
            )
        if self.world and not (self.world.isascii() and self.world.isdigit() and len(self.world) < 20):
            raise BadSettings("A world has a number, not '{world}'.", "bad-world", world=self.world)
        if not self.campaign and self.map in REBUILT:
            sentence = "The map '{map}' rebuilds a world of Bios:Megafauna; without a campaign there is none (C6)."
            raise BadSettings(sentence, "lone-campaign-map", map=self.map)
        if self.campaign:
            if self.map not in CAMPAIGN_MAPS:
                maps = ", ".join(CAMPAIGN_MAPS)
                raise BadSettings("A campaign goes on on one of the maps {maps} (C6).", "bad-campaign-map", maps=maps)
            from biont.origins import legacy  # cratons and worlds, which only a campaign needs here

            legacy.parse(self.legacy)
