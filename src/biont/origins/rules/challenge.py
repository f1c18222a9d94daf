"""E. Challenge the gods: the first phase of a turn."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins.table import CHALLENGE, Table
from biont.origins.vocabulary import Verbs


@rule("A1")
def challenge_phase(play: Play[Table]) -> Asking[None]:
    """The active player does one thing of this phase, or skips it."""
    table = play.table
    table.phase = CHALLENGE
    options: list[Option] = [("skip",)]
    yield ask(table.active, "challenge phase", "A1", options)


STEPS: dict[str, StepRule] = {"challenge phase": challenge_phase}
VERBS: Verbs = {"skip": ()}
