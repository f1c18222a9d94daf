"""Many games played by programs, on all cores, the same for the same seed whatever the number of jobs."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from biont.genesis import game as genesis
from biont.genesis.cards import COLOURS
from biont.kernel.chance import Chance

CHUNK = 20
"""Games that a worker plays before it reports."""


@dataclass
class Summary:
    """What a run of games gave, added up."""

    games: int = 0
    answers: int = 0
    choices: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    points: dict[str, Counter[int]] = field(default_factory=dict)
    wins: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    armageddons: int = 0
    seconds: float = 0.0

    def add(self, other: Summary) -> None:
        """Take in the games of another summary."""
        self.games += other.games
        self.answers += other.answers
        self.choices += other.choices
        self.turns += other.turns
        for colour, counter in other.points.items():
            self.points.setdefault(colour, Counter()).update(counter)
        self.wins += other.wins
        self.events += other.events
        self.armageddons += other.armageddons

    def to_data(self) -> dict[str, Any]:
        """The summary for JSON; the same for the same games, so without times."""
        return {
            "games": self.games,
            "answers": self.answers,
            "choices": self.choices,
            "turns": _statistics(self.turns),
            "points": {colour: _statistics(counter) for colour, counter in sorted(self.points.items())},
            "wins": {name: round(count, 3) for name, count in sorted(self.wins.items())},
            "created": self.events["life"],
            "lost": self.events["extinct"],
            "macroorganisms": self.events["grown"],
            "armageddons": self.armageddons,
        }


def _statistics(counter: Counter[int]) -> dict[str, float]:
    total = sum(counter.values())
    if not total:
        return {}
    mean = sum(value * count for value, count in counter.items()) / total
    return {"mean": round(mean, 3), "min": min(counter), "max": max(counter)}


def seats_for(players: int, number: int) -> list[str]:
    """The colours of game ``number`` with so many players: all combinations take their turn."""
    return [COLOURS[(number + seat) % 4] for seat in range(players)]


def play_random(seats: list[str], seed: int, **settings: Any) -> Summary:
    """One game of random players."""
    game = genesis.new(seats, seed=seed, keep=False, **settings)
    chance = Chance(seed + 1)
    summary = Summary(games=1)
    while (decision := game.decision) is not None:
        options = decision.options
        summary.answers += 1
        if len(options) == 1:
            game.choose(options[0])
        else:
            summary.choices += 1
            game.choose(options[chance.below(len(options))])
    result = game.result
    assert result is not None
    table = game.table
    summary.turns[table.turn] += 1
    summary.armageddons += table.armageddon != 0
    for entry in game.entries:
        if entry.kind in ("life", "extinct", "grown"):
            summary.events[entry.kind] += 1
    for seat, points in zip(result.seats, result.scores, strict=True):
        summary.points.setdefault(seat, Counter())[points] += 1
    for winner in result.winners:
        summary.wins[result.seats[winner]] += 1 / len(result.winners)  # type: ignore[assignment]
    return summary


def _chunk(players: int, first: int, count: int, seed: int, settings: dict[str, Any]) -> Summary:
    total = Summary()
    for number in range(first, first + count):
        total.add(play_random(seats_for(players, number), seed * 1_000_003 + number, **settings))
    return total


def simulate(
    players: int,
    games: int,
    seed: int,
    *,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    **settings: Any,
) -> Summary:
    """Play ``games`` games; ``progress`` hears how many are done."""
    started = time.perf_counter()
    total = Summary()
    for part in _parts(players, games, seed, jobs, settings):
        total.add(part)
        progress(part.games)
    total.seconds = time.perf_counter() - started
    return total


def _parts(players: int, games: int, seed: int, jobs: int, settings: dict[str, Any]) -> Iterator[Summary]:
    chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    if jobs <= 1:
        for first, count in chunks:
            yield _chunk(players, first, count, seed, settings)
        return
    with ProcessPoolExecutor(jobs) as pool:
        futures = [pool.submit(_chunk, players, first, count, seed, settings) for first, count in chunks]
        for future in futures:
            yield future.result()
