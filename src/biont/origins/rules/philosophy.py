"""The Philosophy: globalization (E4) and demagogues (G9h) move its cube from space to space."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.box import Box
from biont.origins.table import Seat, Table
from biont.origins.vocabulary import Verbs

ASK_GLOBALIZE = Question("globalize", "E4")
ASK_GLOBALIZE_FURTHER = Question("globalize further", "E4")
BELLWETHER_SPENT = Event("bellwether spent", "E4")


@rule("E4", "A1c", "E0c", "GL-Bellwether")
def globalize(play: Play[Table]) -> Asking[None]:
    """The active player discards a Bellwether, which leaves the game, and moves the Philosophy one step or two."""
    table = play.table
    seat = table.active
    answer = yield ask(seat, ASK_GLOBALIZE, _steps(table))
    table.bellwethers[seat] &= table.bellwethers[seat] - 1
    play.note(BELLWETHER_SPENT, seat)
    _move(play, seat, answer[1], "E4")
    answer = yield ask(seat, ASK_GLOBALIZE_FURTHER, [("stay",), *_steps(table)])
    if answer[0] == "step-to":
        _move(play, seat, answer[1], "E4")


ASK_DEMAGOGUE = Question("demagogue", "G9h")


@rule("G9h")
def demagogue(play: Play[Table], seat: Seat) -> Asking[None]:
    """The Philosophy moves by up to one step."""
    answer = yield ask(seat, ASK_DEMAGOGUE, [("stay",), *_steps(play.table)])
    if answer[0] == "step-to":
        _move(play, seat, answer[1], "G9h")


def _steps(table: Table) -> list[Option]:
    return [("step-to", space) for space in table.box.adjacent[table.philosophy]]


def within_reach(table: Table) -> set[int]:
    """The spaces to which a Bellwether can move the Philosophy."""
    return reach(table.box, table.philosophy, 2)


def reach(box: Box, space: int, steps: int) -> set[int]:
    """The spaces to which so many steps, and at least one, can move the Philosophy from a space."""
    found, ends = set[int](), {space}
    for _ in range(steps):
        ends = {further for end in ends for further in box.adjacent[end]}
        found |= ends
    return found


PHILOSOPHY_MOVED = Event("philosophy", "", things=(nouns.SPACE,), weighs=True)


def _move(play: Play[Table], seat: Seat, space: int, rule_id: str) -> None:
    play.table.philosophy = space
    play.note_by(rule_id, PHILOSOPHY_MOVED, seat, space)


STEPS: dict[str, StepRule] = {"globalize": globalize, "demagogue": demagogue}
VERBS: Verbs = {"step-to": (nouns.SPACE,), "stay": ()}
