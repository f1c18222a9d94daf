"""What the lab knows of a game: which facts it writes down, how they are told, and how weights of its bots are fitted.

The house writes five tables of a run: ``games``, ``seats`` (a row for each colour), ``turns``, ``standings`` (a row for
each colour after each turn) and ``cards``. A game adds columns to them, and tables of its own.
:class:`Statistics` itself serves a game that adds nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Self, TypeAlias

from biont.bots.bot import Bot
from biont.bots.net import Net
from biont.games.observation import Observation, PlainObservation
from biont.kernel.decision import Decision
from biont.kernel.declared import Question
from biont.kernel.game import Game
from biont.kernel.rules import Result, Rules
from biont.words import Words

Row: TypeAlias = dict[str, Any]
Columns: TypeAlias = Mapping[str, str]
Batch: TypeAlias = Mapping[str, Sequence[Row]]
"""Some games of a run: the rows of every table."""

TEXT, WHOLE, REAL, FLAG = "string", "int32", "float64", "bool_"
"""Kinds of columns, as Parquet calls them."""


@dataclass
class Mean:
    """A mean that grows."""

    count: int = 0
    total: float = 0.0

    def add(self, value: float) -> None:
        """Take in a value."""
        self.count += 1
        self.total += value

    @property
    def value(self) -> float:
        """The mean, 0 of nothing."""
        return self.total / self.count if self.count else 0.0


@dataclass
class Fate:
    """How a group of players fared: those of one seat, one colour, one opening."""

    won: Mean = field(default_factory=Mean)
    points: Mean = field(default_factory=Mean)

    def add(self, *seats: Row) -> None:
        """Take in a player of a game; a soloist has several colours, and wins or loses with them together."""
        self.won.add(seats[0]["won"])
        self.points.add(sum(seat["points"] for seat in seats))


@dataclass(frozen=True)
class Bars:
    """A picture of bars, the first on top."""

    title: str
    across: str
    labels: Sequence[str]
    values: Sequence[float]


@dataclass(frozen=True)
class Grid:
    """A table of a section: its heading and rows of text."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    caption: str = ""


@dataclass
class Section:
    """A part of a report."""

    title: str
    about: str = ""
    bars: list[Bars] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)


class Findings(Protocol):
    """What a game's own rows say, added up for a report."""

    def add(self, batch: Batch) -> None:
        """Take in some games."""
        ...

    def sections(self, say: Words, pack: Any) -> list[Section]:
        """What they gave, in words."""
        ...


class NoFindings:
    """A game that tells nothing of its own."""

    def add(self, batch: Batch) -> None:
        """Take in nothing."""

    def sections(self, say: Words, pack: Any) -> list[Section]:
        """Tell nothing."""
        return []


class Weights(Protocol):
    """The weights of an evaluation, as numbers that can be moved."""

    @property
    def rounds(self) -> int:
        """The rounds of fitting that made them; 0 if a person did."""
        ...

    def flat(self) -> list[float]:
        """All of them, one after another."""
        ...

    def moved(self, numbers: Sequence[float], rounds: int = 0) -> Self:
        """The same weights with other numbers, which so many rounds of fitting have made."""
        ...

    @classmethod
    def read(cls, text: str) -> Self:
        """The weights of a file; a ValueError where it holds none."""
        ...

    def to_text(self, made: str) -> str:
        """The file that holds them; ``made`` says how they came about."""
        ...


LEAST = 0.2
"""A feature that differs less from game to game moves its weight no further."""


@dataclass(frozen=True, kw_only=True)
class Tuning:
    """How the weights of a game's greedy bots are fitted by self-play.

    They have weights late in the game and early in it (``bots.weights``). When the game is over only points count, one
    each: the late weights say that already and do not move.
    """

    first_guess: Callable[[], Any]
    """The weights that a person wrote down before anything was measured."""
    fitted: Callable[[], Any]
    """The weights that the bots play with."""
    bot: Callable[[int, Any], Bot]
    """A bot from a seed that plays with these weights."""
    features: Callable[[Any], Sequence[Sequence[float]]]
    """What the evaluation sees of a table, a row for each player."""
    asked: frozenset[Question]
    """Questions at which something is decided that the features speak of."""
    step: float
    """Points that a step is to make of a usual difference of a feature."""
    tables: tuple[int, ...]
    """How many players sit at the table, from round to round."""
    margin: float
    """A lead in points that counts nearly as much as any larger one."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """The settings of the games."""

    def describe(self, game: Game[Any], decision: Decision) -> Sequence[Sequence[float]]:
        """What the evaluation sees before a decision, a row for each player; nothing where it does not matter."""
        return self.features(game.table) if decision.kind in self.asked else ()

    def scales(self, deviations: Sequence[float]) -> list[float]:
        """How far a step moves each weight, from how much each number of a description usually differs."""
        return [0.0] * len(deviations) + [self.step / max(deviation, LEAST) for deviation in deviations]


@dataclass(frozen=True, kw_only=True)
class Learning:
    """How a net is taught by self-play what a table promises to every seat."""

    inputs: str
    """The version of what it is told."""
    names: Sequence[str]
    """What it is told, in its order; among it ``left``, the share of the game that is left."""
    rows: Callable[[Any], Sequence[Sequence[float]]]
    """What it is told of a table, a row for each seat."""
    hand: Callable[[Any, int], float]
    """What the evaluation without a net says of a table and a seat, to be measured by."""
    bot: Callable[[int, Net], Bot]
    """A bot from a seed that judges with a net."""
    tables: Sequence[tuple[int, Mapping[str, Any]]]
    """Games to learn from, by players and settings; each as often as it stands here."""
    margin: float
    """A lead in points that counts as much as a victory."""
    questions: Sequence[str] = ()
    """Those whose answers a second net can be taught to judge, by name; its bot then tells what it looked at."""
    warmth: float = 1.0
    """Points by which an answer to them may be worse and still be chosen a third as often, while the net is taught."""


class Statistics:
    """What the lab writes down of a game, and what it makes of it."""

    game_columns: Columns = {}
    """What a game has one of."""
    seat_columns: Columns = {}
    """What each colour has."""
    turn_columns: Columns = {}
    """What a turn has one of."""
    standing_columns: Columns = {}
    """What each colour has after a turn, besides points."""
    tables: Mapping[str, Columns] = {}
    """Tables of the game's own; each has the column ``game`` as well."""
    counters: Mapping[str, str] = {}
    """What a summary adds up: its name (``summary-<name>`` in words) and the column of games it is in."""
    parts: tuple[str, ...] = ()
    """Columns of seats that together make the points."""
    groups: tuple[str, ...] = ()
    """Columns of seats by whose values a report compares how players fared."""
    card_kinds: tuple[str, ...] = ()
    """Kinds of cards in the order in which they are told; ``lab-kind-<kind>`` in words."""
    compared: frozenset[str] = frozenset()
    """Kinds of cards whose owners are compared in a picture."""
    unowned: frozenset[str] = frozenset()
    """Kinds of cards that nobody can have."""
    inks: Mapping[str, str] = {}
    """What colours are drawn with in plots, so that they show on paper; others take what comes."""
    turn_step: str = ""
    """The step with which every turn begins; without one turns are not written."""
    tuning: Tuning | None = None
    learning: Learning | None = None
    benched: Mapping[str, Any] = {}
    """The settings of the games whose speed is measured."""
    numbers: int = 12
    """Plain numbers that an option may name, from 0 on, where the game has no observation of its own."""

    def rows(self, game: Game[Any], result: Result) -> dict[str, list[Row]]:
        """The rows of a finished game: one for ``games``, one a colour for ``seats``, any for the other tables.

        The house adds the number of the game, its seed, bots, victories and failures.
        """
        seats = [
            {"seat": seat, "colour": name, "points": points}
            for seat, (name, points) in enumerate(zip(result.seats, result.scores, strict=True))
        ]
        return {"games": [{}], "seats": seats}

    def is_turn(self, table: Any) -> bool:
        """Whether a turn was played before the one that begins now."""
        return True

    def turn(self, table: Any) -> Row:
        """The table as a turn left it: its number as ``turn``, and the columns of turns."""
        raise NotImplementedError

    def standings(self, table: Any) -> list[Row]:
        """How everybody stands then: ``colour``, ``points`` and the columns of standings."""
        raise NotImplementedError

    def card_names(self, pack: Any, language: str) -> dict[tuple[str, str], str]:
        """What each card is called, by kind and code."""
        return {}

    def findings(self) -> Findings:
        """Adds up the game's own rows for a report."""
        return NoFindings()

    def observation(self, rules: Rules[Any]) -> Observation:
        """What a learning program sees of a game by these rules."""
        return PlainObservation(rules.blank(), self.numbers)
