"""What each card is worth: how often it is drawn, bought, promoted, survives, and how its owner fares."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from biont.bots import Failure
from biont.games.statistics import Row, Statistics
from biont.lab.executors import Alone, Executor, parts_of, play_out
from biont.lab.game_rows import Wanted
from biont.lab.plan import Plan
from biont.lab.simulate import WHOLE, check

DOMINANT = 1.5
"""A card whose owners win so many times what owners of cards of its kind win is too good.

Whoever owns any card has an organism alive and wins more than his share; so cards are held against their own kind.
"""
ENOUGH = 30
"""Owners that a card must have had before it is called dominant: with fewer, luck says as much as the card."""


@dataclass
class CardStats:
    """One card over many games. Rates are shares of the games in which it was drawn."""

    kind: str
    card: str
    drawn: int = 0
    bought: int = 0
    """Games in which somebody had it: a mutation bought, a refugium come to life, a parasite attached."""
    promoted: int = 0
    """Games in which it was turned over: a refugium grown into a macroorganism, a macroorganism gone ashore."""
    survived: int = 0
    owned: int = 0
    points: int = 0
    rest: int = 0
    """The mean points of the others, and the victories, in twelfths: so they add up exactly in any order."""
    won: int = 0
    share: int = 0
    """Victories that its owners would have had by chance alone, in twelfths too."""
    unowned: bool = False
    """Whether it is of a kind that nobody can have."""

    def add(self, row: Row, players: int) -> None:
        """Take in a game in which the card was drawn."""
        self.drawn += 1
        self.bought += row["bought"] > 0
        self.promoted += row["promoted"] > 0
        self.survived += bool(row["survived"])
        if row["owner"] is not None and row["rest"] is not None:
            self.owned += 1
            self.points += row["points"]
            self.rest += round(WHOLE * row["rest"])
            self.won += round(WHOLE * row["won"])
            self.share += WHOLE // players

    @property
    def lead(self) -> float | None:
        """The owner's points against the mean of the others, on average."""
        return (self.points - self.rest / WHOLE) / self.owned if self.owned else None

    @property
    def strength(self) -> float | None:
        """The owner's victories against his share of them."""
        return self.won / self.share if self.share else None

    @property
    def dead(self) -> bool:
        """Whether nobody ever wanted it."""
        return not self.unowned and self.drawn > 0 and self.bought == 0

    def to_data(self) -> dict[str, Any]:
        """The card for JSON."""
        return {
            "kind": self.kind,
            "card": self.card,
            "drawn": self.drawn,
            "bought": self.bought,
            "promoted": self.promoted,
            "survived": self.survived,
            "points": round(self.points / self.owned, 3) if self.owned else None,
            "rest": round(self.rest / WHOLE / self.owned, 3) if self.owned else None,
            "strength": None if self.strength is None else round(self.strength, 3),
            "dead": self.dead,
        }


@dataclass
class Balance:
    """The cards of a run of games."""

    statistics: Statistics
    games: int = 0
    cards: dict[tuple[str, str], CardStats] = field(default_factory=dict)
    stopped: bool = False
    told: list[Failure] = field(default_factory=list)
    """What went wrong with bots: the first few different failures."""

    def add(self, game: Row, rows: Iterable[Row]) -> None:
        """Take in a game."""
        self.games += 1
        for row in rows:
            self.add_card(row, game["players"])

    def add_card(self, row: Row, players: int) -> None:
        """Take in one card of a game."""
        key = (row["kind"], row["card"])
        if key not in self.cards:
            self.cards[key] = CardStats(*key, unowned=row["kind"] in self.statistics.unowned)
        self.cards[key].add(row, players)

    def ranked(self) -> list[CardStats]:
        """All cards, kind by kind, those with the best owners first."""
        kinds = self.statistics.card_kinds
        return sorted(
            self.cards.values(),
            key=lambda card: (kinds.index(card.kind), -card.lead if card.lead is not None else 0.0, card.card),
        )

    def usual(self, kind: str) -> float:
        """The victories of owners of any card of a kind against their share."""
        cards = [card for card in self.cards.values() if card.kind == kind]
        share = sum(card.share for card in cards)
        return sum(card.won for card in cards) / share if share else 0.0

    def is_dominant(self, card: CardStats) -> bool:
        """Whether a card's owners win far more than those of other cards of its kind."""
        return card.owned >= ENOUGH and (card.strength or 0.0) > DOMINANT * self.usual(card.kind)

    def to_data(self) -> dict[str, Any]:
        """The balance for JSON."""
        cards = [card.to_data() | {"dominant": self.is_dominant(card)} for card in self.ranked()]
        return {"games": self.games, "cards": cards}


def balance_of(
    plan: Plan, *, executor: Executor | None = None, progress: Callable[[int], None] = lambda games: None
) -> Balance:
    """Play the games of a plan and look at the cards; an interrupt ends it with what was played."""
    check(plan)
    balance = Balance(plan.definition.statistics)
    ending = play_out(
        executor or Alone(),
        parts_of(plan),
        lambda story: balance.add(story.game, story.rows["cards"]),
        wanted=Wanted(details=True),
        progress=progress,
    )
    balance.stopped, balance.told = ending.stopped, ending.told
    return balance
