"""The settings of a game: mode, variants, and the switches in which the two editions differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict, get_args

from biont.kernel import settings
from biont.kernel.errors import BadSettings
from biont.kernel.ledger import rule
from biont.kernel.seating import Seating
from biont.kernel.settings import one_of

Player: TypeAlias = Literal["red", "yellow", "green", "blue"]
"""Who can be named at the table: the colours of the cards, which nobody has to load for it."""
Mode: TypeAlias = Literal["competitive", "solitaire", "cooperative"]
Printing: TypeAlias = Literal["2e", "1e"]
"""The editions by their names."""

MODES: tuple[Mode, ...] = get_args(Mode)

SEATING = Seating(get_args(Player), least=1, most=4, usual=("red", "blue"))
"""Who can play."""


@dataclass(frozen=True, slots=True)
class Edition:
    """Every rule in which the first (German) and the second (English) edition differ, as named switches."""

    bionts: int
    """Bionts of a player; with four players nobody has more than three (B4, V06)."""
    coop_bionts: int
    """Bionts of a player in the cooperative game (C2, V17)."""
    order_by_seat: bool
    """Only the first player is read from the card, the others follow clockwise (A6, V02)."""
    entropy_capped: bool
    """The entropy limit is never more than two (E2a, V29)."""
    entropy_cull: bool
    """Losing the last green support takes one biont off the refugia (E2a, V30)."""
    spore_home: bool
    """Spore makes every row the home row of that microorganism (E2d, V31)."""
    reach_by_organisms: bool
    """Parasites and HGT reach home rows of own organisms, not rows of own refugia (E3b, E6; V32, V37)."""
    ersatz_must: bool
    """The ersatz progenote has to take the placard (F4e, V40)."""
    parasites_roll_apart: bool
    """Parasites make Darwin rolls in their owner's turn (A4, V03)."""
    onset_next_turn: bool
    """New abilities begin, and those of a promoted card's old side end, with the next turn (H1c, H2b; V45, V46)."""
    crystal_foreign: bool
    """Foreign genes may buy in the crystal catastrophe (G4, V42)."""
    crystal_counts: bool
    """Cancelling an error is its biont's purchase for the turn (G4b, V42)."""
    crystal_in_solo: bool
    """The crystal catastrophe is compulsory in solitaire (C1h, V16)."""
    gifts_by_guests: bool
    """Foreign genes and endosymbionts may give catalysts, not only parasites (H0g, V44)."""
    gifts_among_rivals: bool
    """Catalysts are given only where several players are against each other (H0g, V44)."""
    queen_plus_only: bool
    """A parasite takes only the "+" cube from a promoted mutation (H4c, V52)."""
    queen_needs_square: bool
    """A macroorganism takes a diseased cube back only into a free square (H4b, V51)."""
    queen_yellow_free: bool
    """Yellow pays nothing to attack parasites (H4d, V53)."""
    landfall_keeps_parasite: bool
    """A parasite outlives its host's landfall and loses the counted cubes (H5e, V56)."""
    landfall_optional: bool
    """Counting diseased cubes for landfall is the owner's choice (H5e, V55)."""
    landfall_extra_organs: bool
    """Land organs may be bought at once at every landfall, not only at an overcrowded one (H5d, V57)."""
    parasite_rests: bool
    """A dead parasite's card can be used again from the next turn only (GL Extinction, V61)."""
    solo_shared_land: bool
    """The terrestrial solitaire win needs the marine win and a land macroorganism with both colours, and after an
    Armageddon only a goal counts that stood before it (C1a, V14)."""
    npc_rerolls_fives: bool
    """NPC parasites re-roll fives as well as sixes (C1e, V15)."""
    intro_goal: int
    """Victory points that win the introductory solo game; 0: no goal (C3a, V18)."""
    chimera: bool
    """The macro parasite chimera variant exists (L, V65)."""
    megafauna_genes: bool
    """The bridge to the successor game turns catalysts into genes (K, V64)."""


SECOND = Edition(
    bionts=4,
    coop_bionts=3,
    order_by_seat=False,
    entropy_capped=False,
    entropy_cull=False,
    spore_home=False,
    reach_by_organisms=False,
    ersatz_must=False,
    parasites_roll_apart=False,
    onset_next_turn=False,
    crystal_foreign=True,
    crystal_counts=True,
    crystal_in_solo=True,
    gifts_by_guests=True,
    gifts_among_rivals=True,
    queen_plus_only=False,
    queen_needs_square=False,
    queen_yellow_free=True,
    landfall_keeps_parasite=False,
    landfall_optional=False,
    landfall_extra_organs=True,
    parasite_rests=True,
    solo_shared_land=True,
    npc_rerolls_fives=True,
    intro_goal=10,
    chimera=True,
    megafauna_genes=False,
)

FIRST = Edition(
    bionts=3,
    coop_bionts=2,
    order_by_seat=True,
    entropy_capped=True,
    entropy_cull=True,
    spore_home=True,
    reach_by_organisms=True,
    ersatz_must=True,
    parasites_roll_apart=True,
    onset_next_turn=True,
    crystal_foreign=False,
    crystal_counts=False,
    crystal_in_solo=False,
    gifts_by_guests=False,
    gifts_among_rivals=False,
    queen_plus_only=True,
    queen_needs_square=True,
    queen_yellow_free=False,
    landfall_keeps_parasite=True,
    landfall_optional=True,
    landfall_extra_organs=False,
    parasite_rests=False,
    solo_shared_land=False,
    npc_rerolls_fives=False,
    intro_goal=0,
    chimera=False,
    megafauna_genes=True,
)

EDITIONS: Mapping[str, Edition] = {"2e": SECOND, "1e": FIRST}


class Keywords(TypedDict, total=False):
    """The settings by name, as whoever begins a game gives them; :class:`Settings` says what they mean."""

    mode: Mode
    edition: Printing
    short: bool
    intro: bool
    bans: bool
    macro: bool
    crystal: bool
    chimera: bool
    plants: bool
    gifts: bool
    waiting: bool


@dataclass(frozen=True, slots=True)
class Settings(settings.Settings):
    """What players agree on before a game. ``validate`` says what does not go together."""

    mode: Mode = one_of(MODES)
    edition: Printing = one_of(get_args(Printing))
    short: bool = False
    """Short game: three events fewer (C0d)."""
    intro: bool = False
    """Introductory game: warm climate, no macroorganisms (C3)."""
    bans: bool = False
    """Beginners' bans with the introductory game: no parasites, Red Queens or foreign genes (C3)."""
    macro: bool = False
    """Macro variant: only sixes are errors, DNA shields (C4)."""
    crystal: bool = False
    """Crystal catastrophe: mutations are bought with errors of the Darwin roll (G4)."""
    chimera: bool = False
    """Macro parasite chimera: parasites may become macroorganisms (L)."""
    plants: bool = False
    """Plants as a basis: whoever has most blue and green survives overcrowding; part L always plays so (L6b)."""
    gifts: bool = False
    """A soloist's colours may give each other catalysts, as players do against each other (H0g)."""
    waiting: bool = False
    """A parasite buys only when the owners of its host's bionts have ended their turns (U25)."""

    @property
    def rules(self) -> Edition:
        """The switches of the edition."""
        return EDITIONS[self.edition]

    @property
    def advanced(self) -> bool:
        """Whether climate, macroorganisms and trophies are in the game."""
        return not self.intro

    @property
    @rule("C1h", "V16")
    def crystallizes(self) -> bool:
        """Whether mutations are bought in Darwin rolls: by agreement, or because a soloist has to (C1h, V16, U37)."""
        return self.crystal or (self.mode == "solitaire" and self.advanced and self.rules.crystal_in_solo)

    @rule("V65")
    def validate(self, seats: Sequence[str]) -> None:
        """Refuse what cannot be played, with the reason."""
        self._validate_seats(seats)
        if self.bans and not self.intro:
            raise BadSettings(
                "The beginners' bans belong to the introductory game; set intro as well (C3).", "lone-bans"
            )
        if self.intro and self.mode == "cooperative":
            raise BadSettings(
                "The cooperative game is won with macroorganisms, which the introductory game lacks (C3).", "intro-coop"
            )
        if self.plants and self.intro:
            raise BadSettings(
                "Overcrowding is for macroorganisms, which the introductory game lacks (C3).", "intro-plants"
            )
        if self.gifts and self.mode != "solitaire":
            raise BadSettings(
                "Only a soloist's colours need leave to give; players against each other always may (H0g).", "no-gifts"
            )
        if self.chimera and self.intro:
            raise BadSettings("Chimeras are macroorganisms, which the introductory game lacks (C3).", "intro-chimera")
        if self.chimera and not self.rules.chimera:
            raise BadSettings("The first edition knows no macro parasite chimeras (V65).", "first-chimera")
        if self.plants and not self.rules.chimera:
            raise BadSettings(
                "Plants as a basis come from part L, which the first edition lacks (V65).", "first-plants"
            )
        if self.chimera and self.mode == "cooperative":
            raise BadSettings(
                "Part L covers the competitive and the solitaire game, not the cooperative one.", "coop-chimera"
            )

    @rule("C1.1")
    def _validate_seats(self, seats: Sequence[str]) -> None:
        SEATING.named(seats)
        if self.mode == "solitaire":
            if self.intro and not 1 <= len(seats) <= 2:
                raise BadSettings(
                    "The introductory game alone is played with one colour or two, not {count} (C3a).",
                    "intro-solo-seats",
                    count=len(seats),
                )
            if not self.intro and len(seats) != 2:
                raise BadSettings(
                    "The solitaire game is played with two colours, not {count} (C1).", "solo-seats", count=len(seats)
                )
        elif not 2 <= len(seats) <= 4:
            raise BadSettings("Two to four colours play, not {count}.", "bad-seats", count=len(seats))
