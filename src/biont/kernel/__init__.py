"""What any board game stands on: tables, steps, decisions, chance, records and views. Knows no game."""

from biont.kernel.chance import Chance
from biont.kernel.decision import Asking, Decision, Option, Refusal, ask, choice, staged
from biont.kernel.declared import Declarations, Event, Question, Reason
from biont.kernel.errors import (
    BadChance,
    BadPack,
    BadRecord,
    BadSettings,
    BiontError,
    CannotUndo,
    IllegalChoice,
)
from biont.kernel.game import Game
from biont.kernel.notation import NUMBER, Kind, Notation, Verbs
from biont.kernel.play import Entry, Play
from biont.kernel.record import Record
from biont.kernel.rules import Result, Rules, StepRule, joined
from biont.kernel.table import Step, Table
from biont.kernel.view import View

__all__ = [
    "NUMBER",
    "Asking",
    "BadChance",
    "BadPack",
    "BadRecord",
    "BadSettings",
    "BiontError",
    "CannotUndo",
    "Chance",
    "Decision",
    "Declarations",
    "Entry",
    "Event",
    "Game",
    "IllegalChoice",
    "Kind",
    "Notation",
    "Option",
    "Play",
    "Question",
    "Reason",
    "Record",
    "Refusal",
    "Result",
    "Rules",
    "Step",
    "StepRule",
    "Table",
    "Verbs",
    "View",
    "ask",
    "choice",
    "joined",
    "staged",
]
