"""What the rows of a run say, added up for a report."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from biont.games.statistics import Batch, Fate, Mean, Row
from biont.games.statistics import Findings as Own
from biont.lab.cardstats import Balance
from biont.lab.plan import Plan
from biont.lab.store import Store


@dataclass
class Findings:
    """Everything that a report shows."""

    plan: Plan
    balance: Balance
    own: Own
    """What the game adds up of its own rows."""
    games: int = 0
    figures: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """Distributions of what a game has one number of."""
    scores: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """Points by bot, or by colour where all bots are the same."""
    parts: dict[str, dict[str, Mean]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Mean)))
    by_turn: dict[str, dict[int, Mean]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Mean)))
    seats: dict[int, Fate] = field(default_factory=lambda: defaultdict(Fate))
    colours: dict[str, Fate] = field(default_factory=lambda: defaultdict(Fate))
    bots: dict[str, Fate] = field(default_factory=lambda: defaultdict(Fate))
    groups: dict[str, dict[Any, Fate]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Fate)))
    """Players by the value of a column of seats that the game wants compared."""

    @property
    def by_bot(self) -> bool:
        """Whether different bots played."""
        return len(set(self.plan.bots)) > 1

    def group(self, seat: Row) -> str:
        """Whom a colour's points are counted for."""
        return str(seat["bot"] if self.by_bot else seat["colour"])


def findings_of(store: Store) -> Findings:
    """Read a run once, file by file, so that nothing is held of more games than stand in one file."""
    statistics = store.plan.definition.statistics
    found = Findings(store.plan, Balance(statistics), statistics.findings())
    for batch in store.batches(*store.tables):
        _add_batch(found, batch)
        found.own.add(batch)
    found.balance.games = found.games
    return found


def _add_batch(found: Findings, batch: Batch) -> None:
    """Take in some games with their seats, turns and cards."""
    seats: dict[int, list[Row]] = defaultdict(list)
    for seat in batch["seats"]:
        seats[seat["game"]].append(seat)
    groups = {(seat["game"], seat["colour"]): found.group(seat) for seat in batch["seats"]}
    for row in batch["games"]:
        _add_game(found, row, seats[row["game"]])
    for row in batch["standings"]:
        found.by_turn[groups[row["game"], row["colour"]]][row["turn"]].add(row["points"])
    for row in batch["cards"]:
        found.balance.add_card(row, found.plan.seats)


def _add_game(found: Findings, row: Row, seats: Sequence[Row]) -> None:
    """Take in the row of a game and those of its colours."""
    statistics = found.plan.definition.statistics
    found.games += 1
    for name in ("turns", "answers", *statistics.counters.values()):
        found.figures[name][int(row[name])] += 1
    for seat in seats:
        group = found.group(seat)
        found.scores[group][seat["points"]] += 1
        for part in statistics.parts:
            found.parts[group][part].add(seat[part])
        found.colours[seat["colour"]].add(seat)
        for column in statistics.groups:
            found.groups[column][seat[column]].add(seat)
    for players in [seats] if row["players"] == 1 else [[seat] for seat in seats]:
        found.seats[players[0]["seat"]].add(*players)
        found.bots[players[0]["bot"]].add(*players)
