"""What one game gave, as rows of the tables of a run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from biont.bots.guarded import Failure
from biont.games.statistics import FLAG, REAL, TEXT, WHOLE, Columns, Row, Statistics
from biont.kernel.game import Game
from biont.kernel.record import Record
from biont.kernel.rules import Result
from biont.lab.plan import Seating

if TYPE_CHECKING:
    from biont.lab.observations import Vector

GAMES: Columns = {
    "game": WHOLE,
    "seed": TEXT,
    "players": WHOLE,
    "turns": WHOLE,
    "answers": WHOLE,
    "choices": WHOLE,
    "reason": TEXT,
}
SEATS: Columns = {
    "game": WHOLE,
    "seat": WHOLE,
    "colour": TEXT,
    "bot": TEXT,
    "points": WHOLE,
    "won": REAL,
    "failures": WHOLE,
}
TURNS: Columns = {"game": WHOLE, "turn": WHOLE}
STANDINGS: Columns = {"game": WHOLE, "turn": WHOLE, "colour": TEXT, "points": WHOLE}
CARDS: Columns = {
    "game": WHOLE,
    "kind": TEXT,
    "card": TEXT,
    "bought": WHOLE,
    "promoted": WHOLE,
    "survived": FLAG,
    "owner": TEXT,
    "points": WHOLE,
    "rest": REAL,
    "won": REAL,
}


def tables_of(statistics: Statistics) -> dict[str, Columns]:
    """The columns of every table of a run. The games come last because they are written last."""
    own = {name: {"game": WHOLE, **columns} for name, columns in statistics.tables.items()}
    return {
        "turns": {**TURNS, **statistics.turn_columns},
        "standings": {**STANDINGS, **statistics.standing_columns},
        **own,
        "cards": CARDS,
        "seats": {**SEATS, **statistics.seat_columns},
        "games": {**GAMES, **statistics.game_columns},
    }


@dataclass(frozen=True)
class Wanted:
    """What is told of every game, beside what became of its seats."""

    details: bool = False
    """Its turns, its cards and whatever else the game writes."""
    record: bool = False
    """All its answers, to watch it."""
    trajectory: bool = False
    """What everybody saw before each choice, and what he chose."""


@dataclass
class Trajectory:
    """One game: a line for each choice."""

    game: str
    actions: int
    """How many actions there are."""
    seats: list[int] = field(default_factory=list)
    observations: list[Vector] = field(default_factory=list)
    legal: list[list[int]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)
    last: list[bool] = field(default_factory=list)


@dataclass
class GameRows:
    """The rows of one game by table; without details only those of the game and its seats."""

    rows: dict[str, list[Row]]
    failures: list[Failure] = field(default_factory=list)
    """What went wrong with bots, a few different failures at most."""
    record: Record | None = None
    trajectory: Trajectory | None = None

    @property
    def game(self) -> Row:
        """The row of the game."""
        return self.rows["games"][0]

    @property
    def seats(self) -> list[Row]:
        """The rows of its colours."""
        return self.rows["seats"]


def rows_of(
    statistics: Statistics,
    seating: Seating,
    game: Game[Any],
    result: Result,
    turns: int,
    asked: tuple[int, int],
    failed: Sequence[int],
) -> GameRows:
    """A finished game; ``asked``: its answers and choices, ``failed``: how often the bot of each seat was replaced."""
    rows = statistics.rows(game, result)
    rows["games"][0] |= {
        "seed": str(seating.seed),
        "players": len(result.seats),
        "turns": turns,
        "answers": asked[0],
        "choices": asked[1],
        "reason": result.reason,
    }
    for row in rows["seats"]:
        seat = row["seat"]
        row |= {
            "bot": seating.bots[seat],
            "won": 1 / len(result.winners) if seat in result.winners else 0.0,
            "failures": failed[seat],
        }
    for row in rows.get("cards", ()):
        row |= _owner(row["owner"], rows["seats"])
    for table in rows.values():
        for row in table:
            row["game"] = seating.number
    return GameRows(rows)


def _owner(owner: str | None, seats: Sequence[Row]) -> Row:
    """How the owner of a card fared beside the others."""
    own = next((row for row in seats if row["colour"] == owner), None)
    if own is None:
        return {"points": None, "rest": None, "won": None}
    others = [row["points"] for row in seats if row is not own]
    rest = sum(others) / len(others) if others else None
    return {"points": own["points"], "rest": rest, "won": own["won"]}
