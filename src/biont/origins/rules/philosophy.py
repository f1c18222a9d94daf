"""The Philosophy: globalization (E4) and demagogues (G9h) move its cube from space to space."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins.table import Seat, Table
from biont.origins.vocabulary import Verbs


@rule("E4", "A1c", "E0c", "GL-Bellwether")
def globalize(play: Play[Table]) -> Asking[None]:
    """The active player discards a Bellwether, which leaves the game, and moves the Philosophy one step or two."""
    table = play.table
    seat = table.active
    answer = yield ask(seat, "globalize", "E4", _steps(table))
    table.bellwethers[seat] &= table.bellwethers[seat] - 1
    _move(play, seat, answer[1], "E4")
    answer = yield ask(seat, "globalize further", "E4", [("stay",), *_steps(table)])
    if answer[0] == "step-to":
        _move(play, seat, answer[1], "E4")


@rule("G9h")
def demagogue(play: Play[Table], seat: Seat) -> Asking[None]:
    """The Philosophy moves by up to one step."""
    answer = yield ask(seat, "demagogue", "G9h", [("stay",), *_steps(play.table)])
    if answer[0] == "step-to":
        _move(play, seat, answer[1], "G9h")


def _steps(table: Table) -> list[Option]:
    return [("step-to", space) for space in table.box.adjacent[table.philosophy]]


def _move(play: Play[Table], seat: Seat, space: int, rule_id: str) -> None:
    play.table.philosophy = space
    play.note("philosophy", rule_id, seat, space)


STEPS: dict[str, StepRule] = {"globalize": globalize, "demagogue": demagogue}
VERBS: Verbs = {"step-to": ("space",), "stay": ()}
