"""Tournaments: every table of bots plays on the same deals, in all seats, and ratings come out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations
from pathlib import Path
from typing import Any

from biont import games
from biont.bots import Failure
from biont.games.statistics import Row
from biont.kernel.errors import BiontError
from biont.lab.executors import Alone, Executor, parts_of, play_out
from biont.lab.game_rows import GameRows
from biont.lab.outputs import Outputs
from biont.lab.plan import Plan
from biont.lab.rating import Rating, rate
from biont.lab.simulate import check


@dataclass
class Standing:
    """How one bot did."""

    bot: str
    games: int = 0
    wins: float = 0.0
    points: int = 0
    rating: Rating = field(default_factory=lambda: Rating(0, 0, 0))

    def to_data(self) -> dict[str, Any]:
        """The standing for JSON."""
        return {
            "games": self.games,
            "wins": round(self.wins, 3),
            "points": round(self.points / self.games, 3) if self.games else 0.0,
            "elo": round(self.rating.elo, 1),
            "low": round(self.rating.low, 1),
            "high": round(self.rating.high, 1),
        }


@dataclass
class Tournament:
    """The standings, best first, and who beat whom how often."""

    standings: list[Standing]
    beaten: dict[str, dict[str, float]]
    games: int
    stopped: bool = False
    told: list[Failure] = field(default_factory=list)
    """What went wrong with bots: the first few different failures."""
    kept: list[Path] = field(default_factory=list)
    """The records that were kept."""

    def to_data(self) -> dict[str, Any]:
        """The tournament for JSON."""
        return {
            "games": self.games,
            "bots": {standing.bot: standing.to_data() for standing in self.standings},
            "beaten": {bot: {other: round(wins, 3) for other, wins in row.items()} for bot, row in self.beaten.items()},
        }


def tables_of(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits together: every choice of bots.

    Where they are fewer than the seats they come again in turn, at as many tables as it takes for all to do so alike.
    """
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BiontError(
            "A tournament needs at least two bots, each named once; given are: {bots}.",
            "lab-tournament-bots",
            bots=", ".join(bots) or "-",
        )
    at_once = min(players, len(bots))
    turns = at_once if players % at_once else 1
    return [
        tuple(group[(seat + turn) % at_once] for seat in range(players))
        for group in combinations(dict.fromkeys(bots), at_once)
        for turn in range(turns)
    ]


def plans_of(
    bots: Sequence[str], players: int, number: int, seed: int, settings: dict[str, Any], game: str = games.USUAL
) -> list[Plan]:
    """A plan for each table, all of them with the same deals; ``number`` of games is rounded up to whole deals."""
    definition = games.game(game)
    if not 2 <= players <= definition.seating.most or not definition.headcount(players, settings).rivals:
        sentence = "A tournament is played by two to {most} bots against each other."
        raise BiontError(sentence, "lab-tournament-mode", most=definition.seating.most)
    whole = -(-number // players) * players
    return [Plan.of(players, whole, seed, table, game, **settings) for table in tables_of(bots, players)]


def play_tournament(
    bots: Sequence[str],
    number: int = 100,
    seed: int = 1,
    *,
    game: str = games.USUAL,
    players: int = 2,
    folder: Path | None = None,
    keep: Sequence[str] = (),
    trajectories: bool = False,
    executor: Executor | None = None,
    progress: Callable[[int], None] = lambda games: None,
    **settings: Any,
) -> Tournament:
    """Play all tables; an interrupt ends the tournament with what was played.

    ``keep`` says which games have their records written into the folder, as ``biont simulate --keep`` knows it.
    """
    plans = plans_of(bots, players, number, seed, settings, game)
    for plan in plans:
        check(plan)
    outputs = Outputs() if folder is None else Outputs.of(folder, keep, trajectories, plans)
    played: list[Sequence[Row]] = []

    def take(story: GameRows) -> None:
        outputs.take(story)
        played.append(story.seats)

    parts = chain.from_iterable(parts_of(plan) for plan in plans)
    ending = play_out(executor or Alone(), parts, take, wanted=outputs.wanted(details=False), progress=progress)
    # In a fixed order, so that sums of fractions do not depend on who was done first.
    played.sort(key=lambda seats: (seats[0]["game"], [seat["bot"] for seat in seats]))
    tournament = tournament_of(bots, played)
    tournament.stopped, tournament.told, tournament.kept = ending.stopped, ending.told, outputs.kept
    return tournament


def tournament_of(bots: Sequence[str], played: Sequence[Sequence[Row]]) -> Tournament:
    """Standings and ratings from the seats of each game."""
    standings = {bot: Standing(bot) for bot in bots}
    beaten = {bot: {other: 0.0 for other in bots if other != bot} for bot in bots}
    weights = {bot: dict.fromkeys(row, 0.0) for bot, row in beaten.items()}
    for rows in played:
        seats = [(row["bot"], row["won"], row["points"]) for row in rows]
        for bot, won, points in seats:
            standing = standings[bot]
            standing.games += 1
            standing.wins += won
            standing.points += points
        for (bot, *result), (other, *against) in combinations(seats, 2):
            if bot != other:
                share = 1.0 if result > against else 0.0 if result < against else 0.5
                beaten[bot][other] += share
                beaten[other][bot] += 1 - share
                # The pairs of one table are not independent: together they count as one game less than there are seats.
                weight = 2 / len(seats)
                weights[bot][other] += weight * share
                weights[other][bot] += weight * (1 - share)
    wins = [[weights[bot].get(other, 0.0) for other in bots] for bot in bots]
    for bot, rating in zip(bots, rate(wins), strict=True):
        standings[bot].rating = rating
    ranked = sorted(standings.values(), key=lambda standing: -standing.rating.elo)
    return Tournament(ranked, beaten, len(played))
