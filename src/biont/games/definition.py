"""The definition of a game: everything the house can ask of one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from biont.games.outline import Outline
from biont.games.preview import Preview
from biont.kernel.record import Record
from biont.kernel.rules import Rules
from biont.kernel.settings import Setting, Settings

if TYPE_CHECKING:
    from biont.games.advice import Advice
    from biont.games.drawing import Drawing
    from biont.games.players import Players
    from biont.games.statistics import Statistics
    from biont.games.telling import Telling
    from biont.scenarios import ScenarioLanguage

SettingsByName: TypeAlias = Mapping[str, Any]
"""Settings of a game by name, as ``biont.new`` and records have them."""


@dataclass(frozen=True, slots=True)
class Headcount:
    """How many people play, how many colours they have, and how many seats answer."""

    players: int
    colours: int
    seats: int
    settings: SettingsByName
    rivals: bool = True
    """Whether they play against each other."""


class ScorePart(NamedTuple):
    """One kind of points: its name (``score-<name>`` says it), the rule behind it, how many, and whether they count;
    or, where it ``sums``, what the parts above it make together, and the goal that it must reach, if it has one."""

    name: str
    rule: str
    points: int
    counts: bool = True
    sums: bool = False
    goal: int = 0


class Earner(NamedTuple):
    """A thing on the table that brings points: its noun, its number, and how many it brings."""

    noun: str
    thing: int
    points: int


class Definition(Outline):
    """One game, and everything the house can do with it."""

    version: ClassVar[str] = ""
    """The version of the rules that new games are played with, where there are older ones."""
    settings_type: ClassVar[type[Settings]] = Settings
    """What players agree on before a game: the class that declares its settings."""
    fullest: ClassVar[SettingsByName] = {}
    """The settings of a game with everything in it, for whoever measures one."""
    texts: ClassVar[tuple[str, ...]] = ()
    """Texts that may be brought to its table beside the settings; ``text-<name>`` says what they are."""
    alone: ClassVar[SettingsByName] = {}
    """The setting with which one person plays alone, with every colour that is played; none where nobody can."""
    decided: ClassVar[Mapping[str, Mapping[str, tuple[str, ...]]]] = {}
    """Settings that values of others decide, with those values: ``setting-<name>-decided`` says so in their place."""
    preview: ClassVar[Preview | None] = None
    """What can be looked at before a game begins, where that is not always the same."""
    growing: ClassVar[tuple[str, ...]] = ()
    """Tags and parts of its ledger whose rules may still be without code or without a test."""

    def __repr__(self) -> str:
        seating = self.seating
        players = f"{seating.least} to {seating.most}" if seating.most > seating.least else f"{seating.most}"
        return f"<Definition of {self.name}: {players} of {' '.join(seating.names)}>"

    @abstractmethod
    def make(self, seats: tuple[str, ...], settings: Any, pack: str) -> Rules[Any]:
        """The rules for those who sit at a table and what they agreed on (:attr:`settings_type`), with these cards."""

    def rules(
        self, seats: Sequence[str] | int, settings: SettingsByName, pack: str = "", *, seed: int = 0
    ) -> Rules[Any]:
        """The rules of one table; ``seats`` as a number are dealt by the seed."""
        agreed = self.settings_type.of(settings)
        rules = self.make(self.taken(seats, seed), agreed, pack)
        rules.agreed = agreed
        return rules

    def taken(self, seats: Sequence[str] | int, seed: int) -> tuple[str, ...]:
        """Who sits down, where so many or these are wanted."""
        return self.seating.taken(seats, seed)

    def is_older(self, rules: Rules[Any]) -> bool:
        """Whether a game goes on by the rules of an older version, with which it began."""
        return bool(self.version) and rules.version != self.version

    def rules_of(self, record: Record, pack: str | None = None) -> Rules[Any]:
        """The rules that a record was played with; ``pack`` says where its cards are if not built in."""
        return self.rules(record.seats, record.settings, pack or record.pack.get("name", ""))

    def headcount(self, players: int | None, settings: SettingsByName) -> Headcount:
        """Who plays with these settings; None for the usual number."""
        count, settings = self.people(players, settings)
        return Headcount(count, count, count, settings)

    def people(self, players: int | None, settings: SettingsByName) -> tuple[int, SettingsByName]:
        """How many people play, and with which settings: one plays what the game has for one."""
        if players is None:
            players = 1 if self.is_alone(settings) else len(self.seating.usual)
        return self.seating.count(players), {**settings, **self.alone} if players == 1 else settings

    def is_alone(self, settings: SettingsByName) -> bool:
        """Whether one person plays alone with these settings."""
        return bool(self.alone) and all(settings.get(name) == value for name, value in self.alone.items())

    def seats(self, settings: SettingsByName) -> tuple[str, ...]:
        """Who sits down at the table where nobody is named."""
        return self.seating.usual

    def seated(self, chosen: Sequence[str], settings: SettingsByName) -> list[str]:
        """Who plays of those who sit at the table; a game that always has the same seats names these."""
        return list(chosen)

    def successor(self, table: Any) -> dict[str, Any] | None:
        """What a successor game gets of a finished table, as plain data; None where no game can follow."""
        return None

    def scores(self, table: Any) -> tuple[tuple[ScorePart, ...], ...]:
        """What everybody's points are made of, in the order of :meth:`colours`; the same kinds for all."""
        return tuple((ScorePart("points", "", number),) for number in self.moment(table).points)

    def earners(self, table: Any) -> tuple[tuple[Earner, ...], ...]:
        """The things that bring everybody points, in the order of :meth:`colours`; none where a game has no such."""
        return ()

    # What follows is a facet of the game each: it is loaded when somebody first asks for it.

    @property
    def statistics(self) -> Statistics:
        """What the lab knows of it."""
        from biont.games.statistics import Statistics

        return Statistics()

    @property
    def scenarios(self) -> ScenarioLanguage[Any]:
        """How scenarios are laid, run and stated; a game without words for that has the plain state of its table."""
        from biont.scenarios import ScenarioLanguage

        return ScenarioLanguage(self.name, self.package, self.rules, self.seating.usual)

    @cached_property
    def players(self) -> Players:
        """The programs that can play it; without any of its own, those that can play any game."""
        from biont.games.players import Players

        return Players()

    @cached_property
    def drawing(self) -> Drawing:
        """How the game is drawn; without a drawing of its own, plainly."""
        from biont.games.drawing import Drawing

        return Drawing(self, self.telling)

    @cached_property
    def advice(self) -> Advice:
        """What the game tells somebody before he chooses, and how it is learnt; nothing, unless it brings something."""
        from biont.games.advice import NO_ADVICE

        return NO_ADVICE

    @property
    def is_guided(self) -> bool:
        """Whether somebody new is guided through a first game; the start page asks, so it should be known at once."""
        return self.advice.guide is not None

    @property
    def has_lessons(self) -> bool:
        """Whether there are lessons; the same holds."""
        return bool(self.advice.lessons)

    @cached_property
    def telling(self) -> Telling:
        """How the game is told; without a telling of its own, by its notation."""
        from biont.games.telling import Telling

        return Telling(self)

    @property
    def settings(self) -> tuple[Setting, ...]:
        """What can be agreed on, one by one."""
        return self.settings_type.offered()

    def usual_settings(self) -> dict[str, Any]:
        """Every setting with the value that is played where nothing is said."""
        return {setting.name: setting.usual for setting in self.settings}
