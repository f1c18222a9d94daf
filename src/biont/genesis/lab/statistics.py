"""Bios:Genesis in the lab: the columns of its tables, its rows, its report, and the fitting of its weights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from biont.games.observation import Observation
from biont.games.statistics import FLAG, TEXT, WHOLE, Columns, Learning, Row, Statistics, Tuning
from biont.genesis.bots.evaluation import describe
from biont.genesis.bots.greedy import TRIED, Greedy
from biont.genesis.bots.learned import INPUTS, NAMES, Learned, rows
from biont.genesis.bots.weights import first_guess, fitted
from biont.genesis.cards import Pack
from biont.genesis.lab.report import GenesisFindings
from biont.genesis.lab.rows import Notes, standing_rows, turn_row
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.table import Table
from biont.kernel.game import Game
from biont.kernel.rules import Result, Rules

TUNING = Tuning(
    first_guess=first_guess,
    fitted=fitted,
    bot=Greedy,
    features=lambda table: describe(table)[0],
    asked=frozenset((ASK_ASSIGN, ASK_PURCHASE)),
    step=1.5,
    tables=(2, 2, 4),
    margin=15.0,
)
LEARNING = Learning(
    inputs=INPUTS,
    names=NAMES,
    rows=rows,
    hand=lambda table, seat: fitted().value(table, seat),
    bot=lambda seed, net: Greedy(seed, Learned(net)),
    tables=[(2, {}), (2, {}), (3, {}), (4, {})],
    margin=15.0,
    questions=sorted(question.name for question in TRIED),
)


class GenesisStatistics(Statistics):
    """Turns, organisms and cards of a game of Bios:Genesis."""

    game_columns: Columns = {"armageddon": FLAG, "created": WHOLE, "lost": WHOLE, "macroorganisms": WHOLE}
    seat_columns: Columns = {
        "first": WHOLE,
        "opening": TEXT,
        "opening_life": WHOLE,
        "cubes": WHOLE,
        "system": WHOLE,
        "bionts": WHOLE,
        "trophies": WHOLE,
        "dominance": WHOLE,
        "medea": WHOLE,
    }
    inks: Mapping[str, str] = {"red": "#c8452d", "yellow": "#d9a400", "green": "#3f8f4f", "blue": "#2f6fb3"}
    turn_columns: Columns = {"events": TEXT, "climate": TEXT, "active": TEXT, "first": TEXT}
    standing_columns: Columns = {
        "organisms": WHOLE,
        "macroorganisms": WHOLE,
        "refugia": WHOLE,
        "pool": WHOLE,
        "catalysts": WHOLE,
    }
    tables: Mapping[str, Columns] = {
        "organisms": {
            "organism": TEXT,
            "parasite": FLAG,
            "row": TEXT,
            "owner": TEXT,
            "born": WHOLE,
            "grown": WHOLE,
            "died": WHOLE,
            "end": TEXT,
            "cause": TEXT,
        }
    }
    counters: Mapping[str, str] = {
        "created": "created",
        "lost": "lost",
        "macroorganisms": "macroorganisms",
        "armageddons": "armageddon",
    }
    parts = ("cubes", "system", "bionts", "trophies", "dominance", "medea")
    groups = ("first",)
    card_kinds = ("mutation", "placard", "parasite", "macroorganism", "event")
    compared = frozenset(("mutation", "macroorganism"))
    unowned = frozenset(("event",))
    turn_step = "turn"
    tuning: Tuning | None = TUNING
    learning: Learning | None = LEARNING

    def rows(self, game: Game[Table], result: Result) -> dict[str, list[Row]]:
        """Everything that the log and the last table tell."""
        notes = Notes(game.table)
        notes.read(game.entries)
        return {
            "games": [notes.game_row()],
            "seats": notes.seat_rows(),
            "organisms": notes.organism_rows(),
            "cards": notes.card_rows(),
        }

    def is_turn(self, table: Table) -> bool:
        """The first turn has none before it."""
        return table.turn > 0

    def turn(self, table: Table) -> Row:
        """The table as a turn left it."""
        return turn_row(table)

    def standings(self, table: Table) -> list[Row]:
        """Where every colour stands then."""
        return standing_rows(table)

    def card_names(self, pack: Pack, language: str) -> dict[tuple[str, str], str]:
        """What each card is called, both sides."""
        things: list[tuple[str, str, tuple[Any, ...]]] = []
        things += [("event", card.code, (card,)) for card in pack.events]
        things += [("placard", card.code, (card, card.bacterium)) for card in pack.placards]
        things += [("mutation", card.code, (card.front, card.back)) for card in pack.mutations]
        things += [("parasite", side.code, (side,)) for card in pack.parasites for side in card.sides]
        things += [("macroorganism", card.code, (card.marine, card.terrestrial)) for card in pack.macroorganisms]
        return {
            (kind, code): " / ".join(str(getattr(side.name, language)) for side in sides)
            for kind, code, sides in things
        }

    def findings(self) -> GenesisFindings:
        """What kills organisms, and what became of openings."""
        return GenesisFindings()

    def observation(self, rules: Rules[Any]) -> Observation:
        """What a learning program sees, the same for all tables."""
        from biont.genesis.lab.observation import OBSERVATION

        return OBSERVATION


STATISTICS = GenesisStatistics()
