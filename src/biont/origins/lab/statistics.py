"""Bios:Origins in the lab: the columns of its tables, its rows, its report, and the fitting of its weights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from biont.games.observation import Observation
from biont.games.statistics import FLAG, TEXT, WHOLE, Columns, Learning, Row, Statistics, Tuning
from biont.kernel.game import Game
from biont.kernel.rules import Result
from biont.origins.bots.evaluation import describe
from biont.origins.bots.greedy import LAYING, Greedy
from biont.origins.bots.learned import INPUTS, NAMES, Learned, rows
from biont.origins.bots.weights import first_guess, fitted
from biont.origins.cards import DISCIPLINES, TRACKS
from biont.origins.lab.report import OriginsFindings
from biont.origins.lab.rows import Notes, standing_rows, turn_row
from biont.origins.pack import Pack
from biont.origins.rules import parts
from biont.origins.rules.activities import ASK_LOWER_ROW, ASK_UPPER_ROW
from biont.origins.table import Table
from biont.origins.tiles import CLIMATES

TUNING = Tuning(
    first_guess=first_guess,
    fitted=fitted,
    bot=Greedy,
    features=lambda table: describe(table)[0],
    asked=frozenset((ASK_LOWER_ROW, ASK_UPPER_ROW)),  # once a row of the Species Placard
    step=0.5,
    tables=(2, 3, 4),
    margin=6.0,
    settings={"advanced": True},
)

_ADVANCED = {"advanced": True}
LEARNING = Learning(
    inputs=INPUTS,
    names=NAMES,
    rows=rows,
    hand=lambda table, seat: fitted().value(table, seat),
    bot=lambda seed, net: Greedy(seed, Learned(net)),
    tables=[(2, _ADVANCED), (2, _ADVANCED), (2, {}), (3, _ADVANCED), (4, _ADVANCED), (4, {})],
    margin=6.0,
    questions=sorted(question.name for question in parts.declarations().questions.values() if question not in LAYING),
    warmth=0.3,
)


class OriginsStatistics(Statistics):
    """Turns, events and cards of a game of Bios:Origins."""

    game_columns: Columns = {
        "epoch": WHOLE,
        "claimed": FLAG,
        "challenges": WHOLE,
        "revolutions": WHOLE,
        "founded": WHOLE,
        "invented": WHOLE,
        "traded": WHOLE,
        "attacks": WHOLE,
        "diasporas": WHOLE,
    }
    seat_columns: Columns = {
        **dict.fromkeys(DISCIPLINES, WHOLE),
        "discipline": TEXT,
        "mysticism": WHOLE,
        "urbanization": WHOLE,
        "diversity": WHOLE,
        "foundations": WHOLE,
        "ideas": WHOLE,
        "revolutions": WHOLE,
        "chits": WHOLE,
        **dict.fromkeys(TRACKS, WHOLE),
    }
    inks: Mapping[str, str] = {"black": "#26262b", "orange": "#dd7b1f", "white": "#b3ada2", "green": "#3f8f4f"}
    """White is a grey that shows on paper."""
    turn_columns: Columns = {"active": TEXT, "epoch": WHOLE, "philosophy": TEXT, **dict.fromkeys(CLIMATES, WHOLE)}
    standing_columns: Columns = {**dict.fromkeys(DISCIPLINES, WHOLE), "migrants": WHOLE, "cities": WHOLE}
    tables: Mapping[str, Columns] = {"events": {"event": TEXT, "hit": FLAG}}
    counters: Mapping[str, str] = {
        name: name for name in ("challenges", "revolutions", "founded", "invented", "traded", "attacks", "diasporas")
    }
    card_kinds = ("challenge", "idea")
    compared = frozenset(("challenge", "idea"))
    turn_step = "turn"
    tuning: Tuning | None = TUNING
    learning: Learning | None = LEARNING
    benched: Mapping[str, Any] = {"advanced": True}

    def rows(self, game: Game[Table], result: Result) -> dict[str, list[Row]]:
        """Everything that the log and the last table tell."""
        notes = Notes(game.table)
        notes.read(game.entries)
        return {
            "games": [notes.game_row()],
            "seats": notes.seat_rows(),
            "events": notes.event_rows(),
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
        """What each card is called."""
        named = {("challenge", card.code): card.name for card in pack.challenges}
        named |= {("idea", card.code): card.name for card in pack.ideas}
        return {key: str(getattr(name, language)) for key, name in named.items()}

    def findings(self) -> OriginsFindings:
        """Disciplines, events and stages."""
        return OriginsFindings()

    def observation(self, rules: Any) -> Observation:
        """What a learning program sees; it needs numpy, and so it is loaded when somebody asks for it."""
        from biont.origins.lab.observation import OriginsObservation

        return OriginsObservation(rules.box)


STATISTICS = OriginsStatistics()
