"""Bios:Origins as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from biont.games.definition import Definition, Headcount, ScorePart, SettingsByName
from biont.games.outline import Moment
from biont.games.preview import Preview
from biont.kernel.errors import BadSettings
from biont.kernel.record import Record
from biont.kernel.seating import Seating
from biont.origins.readings import VERSION
from biont.origins.settings import MODES, SEATING, Settings

if TYPE_CHECKING:
    from biont.games.advice import Advice
    from biont.games.drawing import Drawing
    from biont.games.players import Players
    from biont.games.statistics import Statistics
    from biont.games.telling import Telling
    from biont.origins.game import Origins
    from biont.origins.table import Table
    from biont.packs import PackLibrary
    from biont.scenarios import ScenarioLanguage


class OriginsDefinition(Definition):
    """Everything the house can do with Bios:Origins; its rules are loaded when a table is laid."""

    name: ClassVar[str] = "origins"
    package: ClassVar[str] = "biont.origins"
    version: ClassVar[str] = VERSION
    seating: ClassVar[Seating] = SEATING
    settings_type: ClassVar[type[Settings]] = Settings
    texts: ClassVar[tuple[str, ...]] = ("world",)
    alone: ClassVar[SettingsByName] = {"mode": "solitaire"}
    decided: ClassVar[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
        "advanced": {"mode": ("solitaire", "cooperative"), "dispersal": ("first",)}
    }
    preview: ClassVar[Preview | None] = Preview("world", {"laying": "seed"})
    """A world that has a number is laid by nobody's hand (K2f)."""
    fullest: ClassVar[SettingsByName] = {"advanced": True}
    is_guided: ClassVar[bool] = True
    has_lessons: ClassVar[bool] = True

    @cached_property
    def library(self) -> PackLibrary[Any]:
        """Its packs."""
        from biont.origins.pack_library import PACK_LIBRARY

        return PACK_LIBRARY

    def make(self, seats: tuple[str, ...], settings: Settings, pack: str) -> Origins:
        """The rules of one table; tables of the same make share them."""
        from biont.origins.game import rules_for

        return rules_for(seats, settings, pack)

    def taken(self, seats: Sequence[str] | int, seed: int) -> tuple[str, ...]:
        """Colours are dealt in any order; how many of them can play, the settings say."""
        from biont.origins.rules.setup import deal_colours

        return deal_colours(seats, seed) if isinstance(seats, int) else tuple(seats)

    def rules_of(self, record: Record, pack: str | None = None) -> Origins:
        """The rules that a record was played with."""
        from biont.origins.game import rules_of

        return rules_of(record, pack)

    def headcount(self, players: int | None, settings: SettingsByName) -> Headcount:
        """One player plays the solitaire game, always with Black (C7)."""
        if players == 1 and settings.get("mode") == "cooperative":
            raise BadSettings("The cooperative game needs two players or more, not one.", "lonely")
        players, settings = self.people(players, settings)
        if self.is_alone(settings) and players > 1:
            raise BadSettings("The solitaire game has one player, not {players}.", "origins-alone", players=players)
        return Headcount(players, players, players, settings, rivals=settings.get("mode", MODES[0]) == MODES[0])

    def seated(self, chosen: Sequence[str], settings: SettingsByName) -> list[str]:
        """The soloist is always Black, whoever else was set down (C7)."""
        return list(SEATING.names[:1]) if self.is_alone(settings) else list(chosen)

    @property
    def scenarios(self) -> ScenarioLanguage[Table]:
        """Positions, steps and statements of scenarios."""
        from biont.origins.scenario import SCENARIOS

        return SCENARIOS

    def moment(self, table: Table) -> Moment:
        """The turn, and everybody's final score as if the game ended now."""
        from biont.origins.rules.scoring import SHEET, best, scores

        points, parts, shut = [], [], table.box.shuts[table.philosophy]
        for seat in range(table.box.players):  # a game that is opened asks for them after every answer
            totals, chits, stages = scores(table, seat), table.all_chits_of(seat), table.stages_of(seat)
            lines: list[int] = []
            for (_, _, measured, (one, other)), given, total in zip(SHEET, chits, totals, strict=True):
                lines += given, measured(table, seat), stages[one], stages[other], total
            points.append(best(table, totals))
            parts.append((*lines, shut))
        return Moment(table.turn, tuple(points), tuple(parts))

    @property
    def statistics(self) -> Statistics:
        """Its rows, its report, its weights."""
        from biont.origins.lab.statistics import STATISTICS

        return STATISTICS

    @cached_property
    def players(self) -> Players:
        """Greedy, search, and levels made of them."""
        from biont.origins.bots.players import OriginsPlayers

        return OriginsPlayers()

    @cached_property
    def drawing(self) -> Drawing:
        """An atlas with everybody's tableaus around it."""
        from biont.origins.draw.drawing import OriginsDrawing

        return OriginsDrawing(self, self.telling)

    def scores(self, table: Table) -> tuple[tuple[ScorePart, ...], ...]:
        """Three scores of four kinds of points each: the best counts, or all have a goal (I0, C7i, C9e)."""
        from biont.origins.rules.scoring import sheet

        return tuple(tuple(ScorePart(*part) for part in sheet(table, seat)) for seat in range(table.box.players))

    @cached_property
    def advice(self) -> Advice:
        """What may come next, regrets, and the glossary."""
        from biont.origins.web.advice import OriginsAdvice

        return OriginsAdvice()

    @cached_property
    def telling(self) -> Telling:
        """Sentences about Migrants, Ideas and Foundations."""
        from biont.origins.words.telling import OriginsTelling

        return OriginsTelling(self)


ORIGINS = OriginsDefinition()
