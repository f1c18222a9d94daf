"""The box: cards and settings of a game as small ints, shared by every table and never changed."""

from __future__ import annotations

from dataclasses import replace

from biont.genesis.cards import COLOURS, NO_ICONS, Event, Icons, Pack
from biont.genesis.ids import Player, Seat
from biont.genesis.readings import PRESENT, Readings
from biont.genesis.settings import Settings
from biont.kernel.ledger import rule
from biont.kernel.table import Step


class Box:
    """What the rules look up all the time, indexed by the ids they use."""

    __slots__ = (
        "advanced",
        "cap",
        "colour",
        "competitive",
        "cost",
        "crystallizes",
        "dots",
        "endosymbionts",
        "eons",
        "events",
        "gifts",
        "gifts_out_of_turn",
        "icon_steps",
        "landforms",
        "life",
        "macros",
        "manna",
        "metabolism",
        "mutation_colour",
        "mutation_icons",
        "needs",
        "npcs",
        "organ_colours",
        "organ_icons",
        "pack",
        "placards",
        "plants",
        "players",
        "price",
        "proof",
        "readings",
        "row",
        "rules",
        "seat_of",
        "seated",
        "settings",
        "side_icons",
        "slot_colours",
        "slots",
        "solo",
        "spore_hosts",
        "system",
        "triple",
    )

    @rule("META.1", "B3b.1", "C1.2", "H0g.2", "V44")
    def __init__(self, pack: Pack, settings: Settings, seats: tuple[str, ...], readings: Readings = PRESENT) -> None:
        self.pack = pack
        self.settings = settings
        self.rules = settings.rules
        self.readings = replace(readings, parasites_wait=True) if settings.waiting else readings
        self.players = tuple(COLOURS.index(seat) for seat in seats)
        self.solo = settings.mode == "solitaire"
        self.competitive = settings.mode == "competitive"
        free_gifts = readings.gifts_of_old and not self.rules.gifts_among_rivals
        self.gifts = self.competitive or settings.gifts or free_gifts
        self.gifts_out_of_turn = self.gifts and readings.gifts_out_of_turn
        self.spore_hosts = self.rules.spore_home and readings.spore_hosts
        self.plants = settings.plants or settings.chimera
        self.advanced = settings.advanced
        self.crystallizes = settings.crystallizes
        limit = 2 if self.solo else len(seats)
        self.cap = 12 // max(2, limit)
        self.npcs = self._npcs()
        self.seated = self.players if self.players == self.npcs else self.players + self.npcs
        # A soloist has one seat for all his colours; an NPC never answers.
        self.seat_of: list[Seat] = [-1] * 8
        for seat, player in enumerate(self.players):
            self.seat_of[player] = 0 if self.solo else seat
        self._read_events()
        self._read_placards()
        self._read_mutations()
        self._read_parasites()
        self._read_macroorganisms()

    def players_of(self, seat: Seat) -> tuple[Player, ...]:
        """The players that answer at a seat: one, all of a soloist's, or nobody where none sits (-1)."""
        return tuple(player for player in self.players if self.seat_of[player] == seat)

    def _npcs(self) -> tuple[Player, ...]:
        """The colours whose parasite nobody plays: C1b, C2a; none in the introductory game (C3a)."""
        if self.settings.intro or self.competitive:
            return ()
        if self.solo:
            return tuple(colour for colour in range(4) if colour not in self.players)
        return self.players

    def _read_events(self) -> None:
        """The cards, their numbers eon by eon, their landforms, and what their icons do."""
        self.events = self.pack.events
        self.eons = [tuple(number for number, card in enumerate(self.events) if card.eon == eon) for eon in range(3)]
        self.landforms = [tuple(map(int, card.landforms)) for card in self.events]
        self.icon_steps = [self._icon_steps(card) for card in self.events]

    @rule("A1c.1", "D1c.1", "V26", "C3.2", "META.7")
    def _icon_steps(self, card: Event) -> list[Step]:
        """The icons of an event as steps, from left to right; the introductory game has no cancer and no drought."""
        spared = card.immune_row
        steps: list[Step] = []
        for icon, value in card.icons:
            if icon in ("x", "o2", "heaven", "earth"):
                steps.append((icon,))
            elif icon == "uv":
                steps.append(("uv", value, spared))
            elif icon == "smite" or self.advanced:
                steps.append((icon, spared))
        if card.ozone:
            steps.append(("ozone",))
        return steps

    def _read_placards(self) -> None:
        cards = self.pack.placards
        self.row = [card.row for card in cards]
        self.placards = [tuple(number for number, home in enumerate(self.row) if home == row) for row in range(4)]
        self.colour = [card.colour for card in cards]
        self.life = [card.life for card in cards]
        self.slots = [card.slots for card in cards]
        self.manna = [card.manna for card in cards]
        self.dots = [card.dots for card in cards]
        self.proof = [card.smite_proof for card in cards]
        self.cost = [card.cost for card in cards]
        self.metabolism = [card.bacterium.metabolism for card in cards]
        self.triple = [card.bacterium.triple for card in cards]

    def _read_mutations(self) -> None:
        """Colours and icons of mutations by their cubes: the base cube is the front, the "+" cube the back."""
        self.mutation_colour: list[int] = []
        self.mutation_icons: list[Icons] = []
        for card in self.pack.mutations:
            for side in (card.front, card.back):
                self.mutation_colour.append(side.colour)
                self.mutation_icons.append(side.icons)
        self.price = [card.front.colour for card in self.pack.mutations]

    def _read_parasites(self) -> None:
        """Slots and icons of parasite cards, a colour's two sides (``ids.side_of``) after another."""
        sides = [side for card in self.pack.parasites for side in card.sides]
        self.slot_colours = [side.slots for side in sides]
        self.side_icons = [side.icons for side in sides]

    @rule("T", "T-Seaweed", "T-Flatworms", "T-Lamp-Shells", "T-Arrow-Worms")
    @rule("T-Dickinsonia", "T-Opabinia", "T-Sea-Stars", "T-Trilobites")
    def _read_macroorganisms(self) -> None:
        """System, organs and circles of macroorganisms, the marine side of each before the terrestrial one."""
        cards = self.pack.macroorganisms
        self.macros = len(cards)
        self.needs = [card.needs for card in cards]
        sides = [side for card in cards for side in (card.marine, card.terrestrial)]
        self.system = [side.system for side in sides]
        self.organ_colours = [tuple(organ.colour for organ in side.organs) for side in sides]
        self.organ_icons = [tuple(organ.icons for organ in side.organs) for side in sides]
        self.endosymbionts: list[tuple[Icons | None, ...]] = []
        for side in sides:
            circles: list[Icons | None] = [None] * 4
            for circle in side.endosymbionts:
                circles[circle.colour] = tuple(
                    a + b for a, b in zip(circles[circle.colour] or NO_ICONS, circle.icons, strict=True)
                )
            self.endosymbionts.append(tuple(circles))
