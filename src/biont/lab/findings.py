"""What the rows of a run say, added up for a report."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from biont.genesis.cards import COLOURS
from biont.lab.cardstats import Balance
from biont.lab.chronicle import Row
from biont.lab.plan import Plan
from biont.lab.store import TABLES, Store

PARTS = ("cubes", "system", "bionts", "trophies", "dominance", "medea")


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
    alive: Mean = field(default_factory=Mean)
    """The share whose opening refugium came to life by their hand."""

    def add(self, row: Row, *colours: str) -> None:
        """Take in a player of a game; a soloist has all colours, and wins or loses with them together."""
        self.won.add(row[f"{colours[0]}_won"])
        self.points.add(sum(row[f"{colour}_points"] for colour in colours))
        self.alive.add(any(row[f"{colour}_opening_life"] is not None for colour in colours))


@dataclass
class Findings:
    """Everything that a report shows."""

    plan: Plan
    games: int = 0
    figures: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """Distributions of what a game has one number of."""
    scores: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """Points by bot, or by colour where all bots are the same."""
    parts: dict[str, dict[str, Mean]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Mean)))
    by_turn: dict[str, dict[int, Mean]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Mean)))
    organisms: int = 0
    causes: dict[str, Mean] = field(default_factory=lambda: defaultdict(Mean))
    """Cause of death -> turns lived."""
    openings: dict[str, Fate] = field(default_factory=lambda: defaultdict(Fate))
    seats: dict[int, Fate] = field(default_factory=lambda: defaultdict(Fate))
    colours: dict[str, Fate] = field(default_factory=lambda: defaultdict(Fate))
    bots: dict[str, Fate] = field(default_factory=lambda: defaultdict(Fate))
    firsts: dict[int, Fate] = field(default_factory=lambda: defaultdict(Fate))
    balance: Balance = field(default_factory=Balance)

    @property
    def by_bot(self) -> bool:
        """Whether different bots played."""
        return len(set(self.plan.bots)) > 1


def findings_of(store: Store) -> Findings:
    """Read a run once, file by file, so that nothing is held of more games than stand in one file."""
    found = Findings(store.plan)
    for batch in store.batches(*TABLES):
        _add_batch(found, batch)
    found.balance.games = found.games
    return found


def _add_batch(found: Findings, batch: Mapping[str, Sequence[Row]]) -> None:
    """Take in some games with their turns, organisms and cards."""
    groups: dict[int, dict[str, str]] = {}
    for row in batch["games"]:
        _add_game(found, row)
        groups[row["game"]] = {colour: _group(found, row, colour) for colour in players_of(row)}
    for row in batch["turns"]:
        for colour, group in groups[row["game"]].items():
            found.by_turn[group][row["turn"]].add(row[f"{colour}_points"])
    for row in batch["organisms"]:
        found.organisms += 1
        if row["end"] == "extinct":
            found.causes[row["cause"]].add(row["died"] - row["born"])
    for row in batch["cards"]:
        found.balance.add_card(row, 1 if found.plan.solo else len(groups[row["game"]]))


def players_of(row: Row) -> Iterator[str]:
    """The colours that played a game."""
    return (colour for colour in COLOURS if row[f"{colour}_points"] is not None)


def _group(found: Findings, row: Row, colour: str) -> str:
    return str(row[f"{colour}_bot"]) if found.by_bot else colour


def _add_game(found: Findings, row: Row) -> None:
    """Take in the row of a game."""
    found.games += 1
    for name in ("turns", "answers", "created", "lost", "macroorganisms", "armageddon"):
        found.figures[name][int(row[name])] += 1
    for colour in players_of(row):
        group = _group(found, row, colour)
        found.scores[group][row[f"{colour}_points"]] += 1
        for part in PARTS:
            found.parts[group][part].add(row[f"{colour}_{part}"])
        found.colours[colour].add(row, colour)
        found.firsts[row[f"{colour}_first"]].add(row, colour)
        if row[f"{colour}_opening"] is not None:
            found.openings[row[f"{colour}_opening"]].add(row, colour)
    players = list(players_of(row))
    for colours in [players] if found.plan.solo else [[colour] for colour in players]:
        found.seats[row[f"{colours[0]}_seat"]].add(row, *colours)
        found.bots[row[f"{colours[0]}_bot"]].add(row, *colours)
