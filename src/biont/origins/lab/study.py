"""Bios:Origins in the lab: the columns of its tables, its rows, its report, and the fitting of its weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from biont.bots.bot import Bot
from biont.games.sight import Sight
from biont.games.study import FLAG, TEXT, WHOLE, Columns, Row, Study, Tuning
from biont.kernel.decision import Decision
from biont.kernel.game import Game
from biont.kernel.rules import Result
from biont.origins.bots.evaluation import FEATURES, describe
from biont.origins.bots.greedy import Greedy
from biont.origins.bots.weights import Weights, first_guess, fitted
from biont.origins.cards import DISCIPLINES, TRACKS, Pack
from biont.origins.lab.report import OriginsFindings
from biont.origins.lab.rows import Notes, standing_rows, turn_row
from biont.origins.table import Table
from biont.origins.world import CLIMATES


class OriginsTuning:
    """Greedy bots against each other: their weights late in the game and early in it."""

    tables: tuple[int, ...] = (2, 3, 4)
    settings: Mapping[str, Any] = {"advanced": True}
    margin: float = 6.0

    def first_guess(self) -> Weights:
        """The weights that a person wrote down before anything was measured."""
        return first_guess()

    def fitted(self) -> Weights:
        """The weights that come with the package."""
        return fitted()

    def bot(self, seed: int, weights: Weights) -> Bot:
        """A greedy player."""
        return Greedy(seed, weights)

    def describe(self, game: Game[Table], decision: Decision) -> Sequence[Sequence[float]]:
        """Everybody's features, once a row of the Species Placard."""
        return describe(game.table)[0] if decision.kind in ("lower row", "upper row") else ()

    def scales(self, deviations: Sequence[float]) -> list[float]:
        """Late weights stay: when the game is over only the final score counts."""
        return [0.0] * len(FEATURES) + [0.5 / max(deviation, 0.2) for deviation in deviations]


class OriginsStudy(Study):
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
    turn_columns: Columns = {"active": TEXT, "epoch": WHOLE, "philosophy": TEXT, **dict.fromkeys(CLIMATES, WHOLE)}
    standing_columns: Columns = {**dict.fromkeys(DISCIPLINES, WHOLE), "migrants": WHOLE, "cities": WHOLE}
    tables: Mapping[str, Columns] = {"events": {"event": TEXT, "hit": FLAG}}
    counters: Mapping[str, str] = {
        name: name for name in ("challenges", "revolutions", "founded", "invented", "traded", "attacks", "diasporas")
    }
    card_kinds = ("challenge", "idea")
    compared = frozenset(("challenge", "idea"))
    turn_step = "turn"
    tuning: Tuning | None = OriginsTuning()
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

    def sight(self, rules: Any) -> Sight:
        """What a learning program sees; it needs numpy, and so it is loaded when somebody asks for it."""
        from biont.origins.lab.sight import OriginsSight

        return OriginsSight(rules.box)


STUDY = OriginsStudy()
