"""What one game of Bios:Origins gave, as rows: the game, its colours, its turns, its events and its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from biont.games.statistics import Row
from biont.kernel.declared import Event
from biont.kernel.play import Entry
from biont.origins.brain import mysticism
from biont.origins.cards import COLOURS, DISCIPLINES, EVENTS, TRACKS
from biont.origins.people import migrants, urbanization
from biont.origins.rules.activities import ACTIVITY_USED, PASSED_BY
from biont.origins.rules.advanced.inventions import IDEA_KEPT
from biont.origins.rules.advanced.outcomes import ATTACKED, TRADED
from biont.origins.rules.auction import (
    BID_MADE,
    CANNOT_BID,
    CHALLENGE_DISCARDED,
    CHALLENGE_WON,
    DICTATOR_WON,
    FOUNDATION_LAID,
    NO_BID,
)
from biont.origins.rules.challenge import CHALLENGE_DRAWN
from biont.origins.rules.climate import CLIMATE_CHANGE
from biont.origins.rules.destroy import CITY_LOST, MIGRANT_LOST
from biont.origins.rules.diaspora import DIASPORA_FLED
from biont.origins.rules.events import (
    CATASTROPHE_STRUCK,
    CRISIS_STRUCK,
    EVENT_STRUCK,
    FAMINE_STRUCK,
    INFECTED,
    POLLUTION_STRUCK,
)
from biont.origins.rules.knowledge import INVENTED
from biont.origins.rules.market import MARKET_FILLED
from biont.origins.rules.revolution import REVOLUTION_CAME
from biont.origins.rules.scoring import final_score, is_scored, scores
from biont.origins.rules.sequence import GAME_ENDS, TURN_BEGINS
from biont.origins.rules.urbanize import CITY_FOUNDED
from biont.origins.table import COMET_CLAIMED, NOBODY, Seat, Table
from biont.origins.tableau import diversity, foundations
from biont.origins.tiles import CLIMATES

HITS = frozenset(
    (
        INFECTED,
        FAMINE_STRUCK,
        POLLUTION_STRUCK,
        CRISIS_STRUCK,
        CATASTROPHE_STRUCK,
        CLIMATE_CHANGE,
        MIGRANT_LOST,
        CITY_LOST,
    )
)
"""Entries that say that an event did something to somebody, or to the world."""
AFTER = frozenset(
    (
        BID_MADE,
        NO_BID,
        CANNOT_BID,
        CHALLENGE_WON,
        DICTATOR_WON,
        CHALLENGE_DISCARDED,
        ACTIVITY_USED,
        *PASSED_BY,
        TURN_BEGINS,
        GAME_ENDS,
    )
)
"""Entries after which an event is over."""


def turn_row(table: Table) -> Row:
    """Whose turn it was, and how it left the world."""
    chits = {name: hexes.bit_count() for name, hexes in zip(CLIMATES, table.climate, strict=True)}
    return {
        "turn": table.turn,
        "active": COLOURS[table.box.colours[table.active]],
        "epoch": table.epoch,
        "philosophy": table.box.pack.philosophy[table.philosophy].code,
        **chits,
    }


def standing_rows(table: Table) -> list[Row]:
    """Where every colour stands as a turn ends."""
    return [
        {
            "colour": COLOURS[table.box.colours[seat]],
            "points": final_score(table, seat),
            **dict(zip(DISCIPLINES, scores(table, seat), strict=True)),
            "migrants": migrants(table, seat),
            "cities": urbanization(table, seat),
        }
        for seat in range(table.box.players)
    ]


def best_discipline(table: Table, seat: Seat) -> str:
    """The discipline that a player's final score comes from."""
    points = [(score, -number) for number, score in enumerate(scores(table, seat)) if is_scored(table, number)]
    return DISCIPLINES[-max(points)[1]]


class Notes:
    """Reads the entries of a game once and remembers what the rows need."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.counts: Counter[Event] = Counter()
        self.revolutions: Counter[Seat] = Counter()
        self.events: list[tuple[int, bool]] = []
        self.won: Counter[int] = Counter()
        self.founders: dict[int, Seat] = {}
        self.seen: set[int] = set(table.market)
        self.invented: Counter[int] = Counter()
        self.kept: Counter[int] = Counter()
        self.inventors: dict[int, Seat] = {}

    def read(self, entries: Iterable[Entry]) -> None:
        """Take in what happened."""
        running = False
        for entry in entries:
            self.counts[entry.kind] += 1
            if entry.kind == EVENT_STRUCK:
                self.events.append((self._number(entry), False))
                running = True
            elif entry.kind in AFTER:
                running = False
            elif running and entry.kind in HITS:
                self.events[-1] = (self.events[-1][0], True)
            self._take(entry)

    def _take(self, entry: Entry) -> None:
        if entry.kind == REVOLUTION_CAME:
            self.revolutions[entry.seat] += 1
        elif entry.kind == MARKET_FILLED:
            self.seen.add(self._number(entry))
        elif entry.kind == FOUNDATION_LAID:
            self.won[self._number(entry)] += 1
            self.founders[self._number(entry)] = entry.seat
        elif entry.kind == INVENTED:
            self.invented[self._number(entry)] += 1
            self.inventors[self._number(entry)] = entry.seat
        elif entry.kind == IDEA_KEPT:
            self.kept[self._number(entry)] += 1

    @staticmethod
    def _number(entry: Entry) -> int:
        number = entry.data[0]
        assert isinstance(number, int)
        return number

    # -- rows --------------------------------------------------------------------------------------------------------

    def game_row(self) -> Row:
        """What the game had one of."""
        counts = self.counts
        return {
            "epoch": self.table.epoch,
            "claimed": self.table.ending == COMET_CLAIMED,
            "challenges": counts[CHALLENGE_DRAWN],
            "revolutions": counts[REVOLUTION_CAME],
            "founded": counts[CITY_FOUNDED],
            "invented": counts[INVENTED],
            "traded": counts[TRADED],
            "attacks": counts[ATTACKED],
            "diasporas": counts[DIASPORA_FLED],
        }

    def seat_rows(self) -> list[Row]:
        """A row for each colour: its three scores, what they are made of, and how it got there."""
        table = self.table
        rows: list[Row] = []
        for seat in range(table.box.players):
            row: Row = {
                "seat": seat,
                "colour": COLOURS[table.box.colours[seat]],
                "points": final_score(table, seat),
                **dict(zip(DISCIPLINES, scores(table, seat), strict=True)),
                "discipline": best_discipline(table, seat),
                "mysticism": mysticism(table, seat),
                "urbanization": urbanization(table, seat),
                "diversity": diversity(table, seat),
                "foundations": len(foundations(table, seat)),
                "ideas": len(table.ideas[seat]),
                "revolutions": self.revolutions[seat],
                "chits": sum(table.chits_of(seat, discipline) for discipline in range(len(DISCIPLINES))),
            }
            rows.append(row | {track: table.stage(seat, number) for number, track in enumerate(TRACKS)})
        return rows

    def event_rows(self) -> list[Row]:
        """A row for each event that was revealed, and whether it struck anybody or anything."""
        return [{"event": EVENTS[kind].replace(" ", "-"), "hit": hit} for kind, hit in self.events]

    def card_rows(self) -> list[Row]:
        """A row for each card that somebody saw, with its last owner."""
        table, pack = self.table, self.table.box.pack
        here = {card for column in table.foundations for card in column}
        ideas = {idea for cards in table.ideas for idea in cards}
        rows = [
            self._row("challenge", pack.challenges[card].code, self.won[card], 0, card in here, self.founders.get(card))
            for card in sorted({*self.won, *table.spent, *here})
        ]
        return rows + [
            self._row(
                "idea",
                pack.ideas[idea].code,
                self.invented[idea],
                self.kept[idea],
                idea in ideas,
                self.inventors.get(idea),
            )
            for idea in sorted((self.seen | set(self.invented) | ideas) - {NOBODY})
        ]

    def _row(self, kind: str, code: str, bought: int, promoted: int, survived: bool, owner: Seat | None) -> Row:
        colour = None if owner is None else COLOURS[self.table.box.colours[owner]]
        return {
            "kind": kind,
            "card": code,
            "bought": bought,
            "promoted": promoted,
            "survived": survived,
            "owner": colour,
        }
