"""Bios:Genesis as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from biont.games.definition import Definition, Earner, Headcount, ScorePart, SettingsByName
from biont.games.outline import Colour, Moment
from biont.genesis.readings import VERSION
from biont.genesis.settings import MODES, SEATING, Settings
from biont.kernel.errors import BadSettings
from biont.kernel.record import Record
from biont.kernel.rules import Rules
from biont.kernel.seating import Seating

if TYPE_CHECKING:
    from biont.games.advice import Advice
    from biont.games.drawing import Drawing
    from biont.games.players import Players
    from biont.games.statistics import Statistics
    from biont.games.telling import Telling
    from biont.genesis.game import Genesis
    from biont.genesis.table import Table
    from biont.packs import PackLibrary
    from biont.scenarios import ScenarioLanguage


class GenesisDefinition(Definition):
    """Everything the house can do with Bios:Genesis; its rules are loaded when a table is laid."""

    name: ClassVar[str] = "genesis"
    package: ClassVar[str] = "biont.genesis"
    version: ClassVar[str] = VERSION
    seating: ClassVar[Seating] = SEATING
    settings_type: ClassVar[type[Settings]] = Settings
    alone: ClassVar[SettingsByName] = {"mode": "solitaire"}
    is_guided: ClassVar[bool] = True
    has_lessons: ClassVar[bool] = True

    @cached_property
    def library(self) -> PackLibrary[Any]:
        """Its packs."""
        from biont.genesis.pack_library import PACK_LIBRARY

        return PACK_LIBRARY

    def make(self, seats: tuple[str, ...], settings: Settings, pack: str) -> Genesis:
        """The rules of one table; tables of the same make share them."""
        from biont.genesis.game import rules_for

        return rules_for(seats, settings, pack)

    def taken(self, seats: Sequence[str] | int, seed: int) -> tuple[str, ...]:
        """Colours are dealt in any order; how many of them can play, the settings say."""
        from biont.genesis.rules.setup import deal_colours

        return deal_colours(seats, seed) if isinstance(seats, int) else tuple(seats)

    def rules_of(self, record: Record, pack: str | None = None) -> Genesis:
        """The rules that a record was played with."""
        from biont.genesis.game import rules_of

        return rules_of(record, pack)

    def headcount(self, players: int | None, settings: SettingsByName) -> Headcount:
        """One player is a soloist, who has two colours, in the introductory game one."""
        if players == 1 and settings.get("mode") == "cooperative":
            raise BadSettings("The cooperative game needs two players or more, not one.", "lonely")
        players, settings = self.people(players, settings)
        if not self.is_alone(settings):
            return Headcount(players, players, players, settings, rivals=settings.get("mode", MODES[0]) == MODES[0])
        if players > 2:
            sentence = "The solitaire game has one player with one or two colours, not {players}."
            raise BadSettings(sentence, "soloist-colours", players=players)
        return Headcount(players, 1 if settings.get("intro") and players == 1 else 2, 1, settings, rivals=False)

    @property
    def statistics(self) -> Statistics:
        """Its rows, its report, its weights."""
        from biont.genesis.lab.statistics import STATISTICS

        return STATISTICS

    @property
    def scenarios(self) -> ScenarioLanguage[Table]:
        """Positions, steps and statements of scenarios."""
        from biont.genesis.scenario import SCENARIOS

        return SCENARIOS

    def moment(self, table: Table) -> Moment:
        """The turn, and the points of every colour that plays."""
        from biont.genesis.rules.victory import points

        return Moment(table.turn, tuple(score.total for score in points(table)))

    def successor(self, table: Table) -> dict[str, Any]:
        """What Bios:Megafauna gets (K)."""
        from biont.genesis.successor import successor

        return successor(table)

    def colours(self, rules: Rules[Any]) -> tuple[Colour, ...]:
        """Every colour that is played; a soloist answers for two."""
        from biont.genesis.game import Genesis

        assert isinstance(rules, Genesis)
        box = rules.box
        return tuple(Colour(SEATING.names[player], box.seat_of[player]) for player in box.players)

    def scores(self, table: Table) -> tuple[tuple[ScorePart, ...], ...]:
        """Cubes, chromosomes, bionts, trophies, dominance, and what Medea takes."""
        from biont.genesis.rules.victory import points

        return tuple(tuple(ScorePart(*part) for part in score.parts()) for score in points(table))

    def earners(self, table: Table) -> tuple[tuple[Earner, ...], ...]:
        """Organisms, those that bring most first."""
        from biont.genesis import nouns
        from biont.genesis.organisms import organisms
        from biont.genesis.rules.victory import points_in

        def brings(player: int) -> tuple[Earner, ...]:
            found = [Earner(nouns.ORGANISM, one, points_in(table, one, player)) for one in organisms(table)]
            return tuple(sorted((one for one in found if one.points), key=lambda one: -one.points))

        return tuple(map(brings, table.box.players))

    @cached_property
    def drawing(self) -> Drawing:
        """A geological section."""
        from biont.genesis.draw.drawing import GenesisDrawing

        return GenesisDrawing(self, self.telling)

    @cached_property
    def advice(self) -> Advice:
        """Odds, regrets, a guide and lessons."""
        from biont.genesis.web.advice import GenesisAdvice

        return GenesisAdvice()

    @cached_property
    def players(self) -> Players:
        """Greedy, search, and levels made of them."""
        from biont.genesis.bots.players import GenesisPlayers

        return GenesisPlayers()

    @cached_property
    def telling(self) -> Telling:
        """Sentences about bionts, refugia and organisms."""
        from biont.genesis.words.telling import GenesisTelling

        return GenesisTelling(self)


GENESIS = GenesisDefinition()
