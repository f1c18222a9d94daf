"""The box: cards, map and settings of a game as small ints, shared by every table and never changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from biont.kernel.ledger import rule
from biont.origins import legacy
from biont.origins.atlas import Atlas
from biont.origins.cards import (
    ADVANCED,
    CATASTROPHE,
    COLOURS,
    DISCIPLINES,
    ELDER_ACTIONS,
    EPOCHS,
    NONE,
    TRANSACTIONS,
    Activity,
    Card,
    Icon,
    Requirement,
)
from biont.origins.layout import flooded
from biont.origins.pack import Pack
from biont.origins.readings import PRESENT, Readings
from biont.origins.settings import CLASSIC_SIDE, Settings

Effect: TypeAlias = tuple[int, int]
"""An icon as ints: its kind, and its limit (the highest stage of a step, the Epoch of a cull)."""
Act: TypeAlias = tuple[int, int, int, int]
"""An activity as ints: kind and limit of its action, kind and limit of its Consequent (NONE without one)."""

NO_PARTS = frozenset[int]()


class Box:
    """What the rules look up all the time, indexed by the ids they use."""

    __slots__ = (
        "_decks",
        "adjacent",
        "advanced",
        "after",
        "armoured",
        "atlas",
        "bonus",
        "bonus_stages",
        "centre",
        "challenge_acts",
        "challenge_epoch",
        "challenge_eureka",
        "challenge_needs",
        "challenge_sides",
        "challenges_of",
        "chaos_if",
        "colours",
        "coop",
        "crisis",
        "custom",
        "deck_size",
        "dictator",
        "dissents",
        "environment",
        "events",
        "favours",
        "figures",
        "gears",
        "idea_acts",
        "idea_epoch",
        "idea_eureka",
        "idea_needs",
        "idea_sides",
        "ideas",
        "ignored",
        "legacy",
        "lower",
        "menu",
        "merfolk",
        "pack",
        "players",
        "readings",
        "religious",
        "settings",
        "shuts",
        "solo",
        "stages",
        "start",
        "upper",
        "waterworld",
        "words",
        "world",
        "yrr",
    )

    @rule("META.1")
    def __init__(self, pack: Pack, settings: Settings, seats: Sequence[str], readings: Readings = PRESENT) -> None:
        self.pack = pack
        self.settings = settings
        self.readings = readings
        """How the rulebook is read, by the version of the rules."""
        self.players = len(seats)
        """How many play."""
        self.deck_size = sum(settings.challenges(len(seats))) + len(pack.comets)
        """How many cards the challenge deck begins with, Comets included."""
        self.colours = tuple(COLOURS.index(seat) for seat in seats)
        """By seat: the player's colour."""
        self.advanced = settings.is_advanced
        self.solo = settings.solitaire
        self.coop = settings.cooperative
        self.yrr = settings.realm == "yrr"
        self.custom = settings.map not in CLASSIC_SIDE
        """Whether the custom side of the map is up (C1b)."""
        self.waterworld = settings.map == "waterworld"
        self.merfolk = settings.merfolk_of(seats)
        """By seat: whether the player lives in the sea (C3, C4)."""
        self.ignored = self._ignored()
        """Icons that this game does not know."""
        self._read_map()
        self._read_legacy(seats)
        self._read_philosophy()
        self._read_activities()
        self._read_challenges()
        self._read_ideas()

    @rule("META.6", "META.4", "C1a", "C7", "GL-Menopause")
    def _ignored(self) -> frozenset[int]:
        """The basic game ignores icons with a thick border; the soloist transactions and elder actions."""
        if not self.advanced:
            return ADVANCED
        return TRANSACTIONS | ELDER_ACTIONS if self.solo else NO_PARTS

    def _read_map(self) -> None:
        world = self.pack.sheet if self.custom else self.pack.world
        if self.waterworld:
            world = flooded(world)
        self.world = world
        """The map without Hex chits; ``table.world`` has those that lie on it."""
        self.atlas = Atlas(world)
        self.start = tuple(
            world.start[colour][1 if sea else 0] for colour, sea in zip(self.colours, self.merfolk, strict=True)
        )
        """By seat: the start Spot, on land or in the water (C2c, C3.1); NONE on a custom map."""
        self.stages = [track.stages for track in self.pack.tracks]
        """By track: the numbers of its stages."""
        self.after = [dict(zip(stages, (*stages[1:], stages[-1]), strict=True)) for stages in self.stages]
        """By track: the stage after a stage; the last one has itself."""
        self.bonus_stages = [frozenset(track.bonuses) for track in self.pack.tracks]
        """By track: the stages that give a free step on another one (G9e)."""

    @rule("C6e", "C6g.1", "C6g.2")
    def _read_legacy(self, seats: Sequence[str]) -> None:
        """What a campaign brings: as many Migrants as there are creeples, their metabolism, their armour."""
        self.legacy = legacy.parse(self.settings.legacy) if self.settings.campaign else None
        """What Bios:Megafauna has left, in a campaign."""
        self.figures, self.gears = (legacy.MOST_FIGURES,) * self.players, (0,) * self.players
        """By seat: the Migrant figures (B5); and how far they go at the first stage of energy, 0 for the usual."""
        self.armoured = (False,) * self.players
        """By seat: whether the creeples win ties in war (C6g)."""
        if self.legacy is not None:
            legacy.check(self.legacy, self.pack.cratons, self.pack.strips)
            species = [self.legacy.of(seat) for seat in seats]
            self.figures = tuple(one.figures for one in species)
            self.gears = tuple(self.legacy.gears(seat) for seat in seats)
            self.armoured = tuple(one.shape == legacy.SHAPES[legacy.ARMOURED] for one in species)

    def _read_philosophy(self) -> None:
        spaces = self.pack.philosophy
        self.centre = self.pack.centre
        self.adjacent = [space.adjacent for space in spaces]
        self.favours = [space.favours for space in spaces]
        self.shuts = [space.shuts for space in spaces]
        self.chaos_if = [space.chaos_if for space in spaces]
        self.crisis = [space.crisis for space in spaces]

    def _read_activities(self) -> None:
        """Every activity that is printed anywhere, as ints, and the rows of the Species Placards."""
        cards: list[Card] = [*self.pack.challenges, *self.pack.ideas]
        printed = {act for card in cards for side in card.sides for act in side.activities}
        species = [self.pack.species[colour] for colour in self.colours]
        for placard in self.pack.species:
            for rows in placard.rows:
                printed |= {*rows.upper, *rows.lower, rows.basic}
        order = sorted(printed, key=str)
        self.menu: list[Act] = [self._act(activity) for activity in order]
        """By activity: its action and its Consequent."""
        self.words = tuple(str(activity).replace(" -> ", ">").replace(" ", "-") for activity in order)
        """By activity: its word in the notation, such as "war>metallurgy-3"."""
        number = {activity: position for position, activity in enumerate(order)}
        by_row = [rows for placard in species for rows in placard.rows]
        self.lower = [self._known(number, rows.lower) for rows in by_row]
        """By seat and discipline: the activities of the lower row of the Species Placard."""
        self.upper = [self._known(number, rows.upper) for rows in by_row]
        """The same for the upper row."""
        self.bonus = [NONE if self.advanced else number[rows.basic] for rows in by_row]
        """By seat and discipline: the activity that the basic game adds to the upper row (G8), or NONE."""
        self.environment = [rows.environment for rows in by_row]
        """The environment that it needs."""
        self.challenge_acts = [self._sides(number, card) for card in self.pack.challenges]
        """By Challenge Card and discipline: the activities of that orientation."""
        self.idea_acts = [self._sides(number, card) for card in self.pack.ideas]
        """By Idea and discipline: the activities of that orientation."""

    def lower_row(self, seat: int, discipline: int) -> tuple[int, ...]:
        """The activities of the lower row of a player's Species Placard."""
        return self.lower[seat * len(DISCIPLINES) + discipline]

    def upper_row(self, seat: int, discipline: int) -> tuple[int, ...]:
        """The activities of the upper row."""
        return self.upper[seat * len(DISCIPLINES) + discipline]

    def basic_option(self, seat: int, discipline: int) -> tuple[int, int]:
        """The activity that the basic game adds to the upper row, or NONE, and the environment that it needs (G8)."""
        place = seat * len(DISCIPLINES) + discipline
        return self.bonus[place], self.environment[place]

    def _act(self, activity: Activity) -> Act:
        """An activity as ints; a Consequent that this game ignores is none."""
        after = activity.consequent
        if after is None or after.kind in self.ignored:
            return (activity.kind, activity.limit, NONE, 0)
        return (activity.kind, activity.limit, after.kind, after.limit)

    def _known(self, number: dict[Activity, int], activities: Iterable[Activity]) -> tuple[int, ...]:
        return tuple(number[activity] for activity in activities if activity.kind not in self.ignored)

    def _sides(self, number: dict[Activity, int], card: Card) -> list[tuple[int, ...]]:
        found = [card.side(discipline) for discipline in range(len(DISCIPLINES))]
        return [() if side is None else self._known(number, side.activities) for side in found]

    @rule("B2a.1", "B2a.3", "B2a.4")
    def _read_challenges(self) -> None:
        cards = self.pack.challenges
        self.challenge_epoch = [card.epoch for card in cards]
        self.challenges_of = [
            [number for number, age in enumerate(self.challenge_epoch) if age == epoch] for epoch in range(len(EPOCHS))
        ]
        """By Epoch: its Challenge Cards."""
        self.challenge_sides = [tuple(side.discipline for side in card.sides) for card in cards]
        """By Challenge Card: its two disciplines."""
        self.challenge_eureka = [self._effects(card.eureka) for card in cards]
        self.challenge_needs = [self._needs(card.requires) for card in cards]
        self.religious = [card.religious for card in cards]
        self.dissents = sum(1 << number for number, card in enumerate(cards) if card.dissent)
        """The Challenge Cards whose Rainbow is a Dissent, as a set."""
        self.dictator = [card.dictator.kind if card.dictator and self.advanced else NONE for card in cards]
        """By Challenge Card: DICTATOR_LEFT, DICTATOR_RIGHT, or NONE."""
        self.events = [
            tuple(
                (event.kind, self.world.epicentre.get(event.place, NONE) if event.kind == CATASTROPHE else NONE)
                for event in card.events
                if not event.is_dictator
            )
            for card in cards
        ]
        """By Challenge Card: its events in order, each with the Hex of a catastrophe, NONE if it is not on the map."""

    @rule("B2b.1")
    def _read_ideas(self) -> None:
        cards = self.pack.ideas
        self.ideas = len(cards)
        self.idea_epoch = [card.epoch for card in cards]
        self.idea_sides = [tuple(side.discipline for side in card.sides) for card in cards]
        """By Idea: its two disciplines."""
        self.idea_eureka = [self._effects(card.eureka) for card in cards]
        self.idea_needs = [self._needs(card.requires) for card in cards]
        self._decks = {
            (epoch, discipline): tuple(
                number for number, card in enumerate(cards) if (card.epoch, card.deck) == (epoch, discipline)
            )
            for epoch in range(1, len(EPOCHS))
            for discipline in range(len(DISCIPLINES))
        }

    @rule("C2h.1")
    def deck(self, epoch: int, discipline: int) -> tuple[int, ...]:
        """The Ideas of a draw deck, in the order of the pack."""
        return self._decks[epoch, discipline]

    def _effects(self, icons: Iterable[Icon]) -> tuple[Effect, ...]:
        return tuple((icon.kind, icon.limit) for icon in icons if icon.kind not in self.ignored)

    def _needs(self, requires: Iterable[Requirement]) -> tuple[Effect, ...]:
        """What a card asks of whoever would keep it: one of these is enough. The basic game asks nothing."""
        return tuple((need.kind, need.value) for need in requires) if self.advanced else ()
