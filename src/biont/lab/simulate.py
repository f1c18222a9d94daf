"""Many games played by programs, on all cores, the same for the same seed whatever the number of jobs."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from biont.bots import Failure
from biont.games.statistics import Row
from biont.lab.executors import Alone, Executor, parts_of, play_out
from biont.lab.game_rows import GameRows
from biont.lab.outputs import Outputs
from biont.lab.plan import Plan
from biont.lab.store import Store

WHOLE = 12
"""Victories are counted in twelfths, so that shared ones add up exactly in any order."""

SOLO = "solo"
"""The seat of somebody who plays alone, with all colours."""

Progress = Callable[[int], None]


@dataclass
class Summary:
    """What a run of games gave, added up."""

    games: int = 0
    answers: int = 0
    choices: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    points: dict[str, Counter[int]] = field(default_factory=dict)
    bot_points: dict[str, Counter[int]] = field(default_factory=dict)
    wins: Counter[str] = field(default_factory=Counter)
    bot_wins: Counter[str] = field(default_factory=Counter)
    """In twelfths."""
    counters: Mapping[str, str] = field(default_factory=dict)
    """What else is added up: its name, and the column of games it stands in."""
    counts: Counter[str] = field(default_factory=Counter)
    failures: int = 0
    """Answers that had to be given in place of a bot."""
    told: list[Failure] = field(default_factory=list)
    """The first few different failures of this call."""
    by_bot: bool = False
    """Whether bots were named: ``wins`` is by bot then."""
    seconds: float = 0.0
    played: int = 0
    """Games and answers of this call alone, for the speed."""
    answered: int = 0
    stopped: bool = False
    """Whether the run was interrupted."""
    kept: list[Path] = field(default_factory=list)
    """The records that were kept."""

    def add(self, row: Row, seats: Sequence[Row]) -> None:
        """Take in the row of a game, and those of its colours."""
        self.games += 1
        self.answers += row["answers"]
        self.choices += row["choices"]
        self.turns[row["turns"]] += 1
        self.counts.update({name: int(row[column]) for name, column in self.counters.items()})
        if row["players"] == 1:
            self._add_seat(SOLO, sum(seat["points"] for seat in seats), seats[0])
            return
        for seat in seats:
            self._add_seat(seat["colour"], seat["points"], seat)

    def _add_seat(self, name: str, points: int, row: Row) -> None:
        """One seat of a game; a soloist's is read from the first of his colours."""
        bot, won = row["bot"], round(WHOLE * row["won"])
        self.points.setdefault(name, Counter())[points] += 1
        self.bot_points.setdefault(bot, Counter())[points] += 1
        self.wins[name] += won
        self.bot_wins[bot] += won
        self.failures += row["failures"]

    def to_data(self) -> dict[str, Any]:
        """The summary for JSON; the same for the same games, so without times."""
        by_colour = _shares(self.wins)
        data: dict[str, Any] = {
            "games": self.games,
            "answers": self.answers,
            "choices": self.choices,
            "turns": _statistics(self.turns),
            "points": {seat: _statistics(counter) for seat, counter in sorted(self.points.items())},
            "wins": _shares(self.bot_wins) if self.by_bot else by_colour,
            "wins_by_colour": by_colour,
            **{name: self.counts[name] for name in self.counters},
        }
        if self.by_bot:
            data["points_by_bot"] = {bot: _statistics(counter) for bot, counter in sorted(self.bot_points.items())}
            data["failures"] = self.failures
        return data


def _shares(wins: Counter[str]) -> dict[str, float]:
    return {name: round(twelfths / WHOLE, 3) for name, twelfths in sorted(wins.items())}


def _statistics(counter: Counter[int]) -> dict[str, float]:
    total = sum(counter.values())
    if not total:
        return {}
    mean = sum(value * count for value, count in counter.items()) / total
    return {"mean": round(mean, 3), "min": min(counter), "max": max(counter)}


def check(plan: Plan) -> None:
    """Refuse what cannot be played before any process is started: settings, seats, cards, bots."""
    plan.rules(plan.seating(0).colours)
    for bot in set(plan.bots):
        plan.definition.players.make(bot, 0).close()


def simulate(
    plan: Plan,
    *,
    executor: Executor | None = None,
    store: Store | None = None,
    progress: Progress = lambda games: None,
) -> Summary:
    """Play the games of a plan; ``progress`` hears of every few games, those found in the store first.

    An interrupt ends the run, and the summary of what was done comes back.
    """
    check(plan)
    summary = Summary(by_bot=bool(plan.bots), counters=plan.definition.statistics.counters)
    outputs = Outputs() if store is None else Outputs.of(store.folder, store.keep, store.trajectories, [plan])
    with nullcontext() if store is None else store.claimed():
        done: set[int] = set()
        if store is not None:
            for row, seats in store.games_with_seats():
                done.add(row["game"])
                summary.add(row, seats)
                outputs.know(row, seats)
            progress(len(done))
        started = time.perf_counter()
        ending = play_out(
            executor or Alone(),
            parts_of(plan, done),
            lambda story: _take(story, summary, store, outputs),
            wanted=outputs.wanted(details=store is not None),
            progress=progress,
        )
        summary.stopped, summary.told = ending.stopped, ending.told
        summary.seconds = time.perf_counter() - started
        summary.kept = outputs.kept
    return summary


def _take(story: GameRows, summary: Summary, store: Store | None, outputs: Outputs) -> None:
    summary.add(story.game, story.seats)
    summary.played += 1
    summary.answered += story.game["answers"]
    # Before the game counts as done: whatever stands in the table of games has its record and its trajectory.
    outputs.take(story)
    if store is not None:
        store.add(story)
