"""The fitted weights of the evaluation, and what they say of a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import ClassVar

from biont.bots import weights
from biont.genesis.bots.evaluation import FEATURES, describe, is_over
from biont.genesis.cards import COLOURS
from biont.genesis.rules.victory import goals, macroorganisms, outcome, sharers
from biont.genesis.table import Table

GOAL = 12.0
"""What a step towards the goal is worth to those who win by goals instead of points (solitaire, cooperative)."""
WIN = 60.0
"""What victory is worth beside the points: more than any lead at the end of 340 games of greedy bots (at most 48)."""
SPREAD, SPREAD_LEFT = 1.5, 38.0
"""How uncertain victory is: the points that make a lead count, when the game ends and added to it when it begins.

Maximum likelihood of the winners of those games (two to four players) on 21,572 tables, one for each phase.
"""


@dataclass(frozen=True)
class Weights(weights.Weights):
    """What the features of a table are worth, in victory points."""

    features: ClassVar[tuple[str, ...]] = FEATURES.names

    def worths(self, table: Table) -> list[float]:
        """What the position promises to each player, in victory points, in the order of the box."""
        vectors, left = describe(table)
        return [self.of(vector, left) for vector in vectors]

    def value(self, table: Table, seat: int) -> float:
        """What the position is worth to a seat: its own prospects against those of the others."""
        worths = self.worths(table)
        if not table.box.competitive:
            value = sum(worths) + GOAL * _towards_goal(table)
            fair = 0.5
        else:
            value = self.against(worths, seat)
            fair = 1 / len(worths)
        return value + WIN * (victory(table, seat) - fair) if is_over(table) else value

    def chance(self, table: Table, seat: int) -> float:
        """How likely a seat is to win against its rivals; a shared victory counts for a part of one."""
        if is_over(table):
            return victory(table, seat)
        vectors, left = describe(table)
        spread = SPREAD + SPREAD_LEFT * left
        worths = [self.of(vector, left) for vector in vectors]
        own = worths[seat]
        return 1 / sum(exp(min(700.0, (worth - own) / spread)) for worth in worths)


def victory(table: Table, seat: int) -> float:
    """What a seat has of the victory in a game that is over; those without rivals win together."""
    winners = outcome(table, tuple(COLOURS[player] for player in table.box.players)).winners
    if seat not in winners:
        return 0.0
    return 1 / len(winners) if table.box.competitive else 1.0


def _towards_goal(table: Table) -> float:
    """How far the goals of a game without rivals are reached."""
    return _soloist_goals(table) if table.box.solo else _common_goals(table)


def _soloist_goals(table: Table) -> float:
    """A colour in macroorganisms of the sea counts 1, on land half as much, and a goal that stands 1 more (C1a)."""
    settled = 0.0
    for land in (0, 1):
        at_home = {player for organism in macroorganisms(table, land) for player in sharers(table, organism)}
        settled += len(at_home) * (0.5 if land else 1.0)
    return settled + bin(goals(table)).count("1")


def _common_goals(table: Table) -> float:
    """Each player who runs a macroorganism counts 1, and 1 more that one of theirs lives on land (C2)."""
    players = table.box.players
    sea, land = ({table.owner[organism] for organism in macroorganisms(table, where)} for where in (0, 1))
    return float(sum(player in sea or player in land for player in players) + any(player in land for player in players))


@lru_cache(maxsize=1)
def fitted() -> Weights:
    """The weights that come with the package."""
    return Weights.lying("biont.genesis.bots", "weights.toml")


@lru_cache(maxsize=1)
def first_guess() -> Weights:
    """The weights that a person wrote down before anything was measured."""
    return Weights.lying("biont.genesis.bots", "first_guess.toml")
