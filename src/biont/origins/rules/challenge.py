"""E. Challenge the gods: a card is revealed, strikes everybody, and is auctioned as a Foundation."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, Refusal, ask
from biont.kernel.declared import Event, Question, Reason
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.brain import bidders
from biont.origins.rules.sequence import top_challenge
from biont.origins.table import CHALLENGE_PHASE, FIRST_COMET, Table
from biont.origins.vocabulary import Verbs

SKIP: Option = ("skip",)
CHALLENGE_GODS: Option = ("challenge",)
CLAIM: Option = ("claim",)
GLOBALIZE: Option = ("globalize",)
PHASE = (SKIP, CHALLENGE_GODS, CLAIM, GLOBALIZE)
"""What can be done in the phase."""


ASK_CHALLENGE_PHASE = Question("challenge phase", "A1", begins=True)
NO_CHALLENGE = Event("no challenge", "E0a", trifling=True)


@rule("A1", "A1a.1", "A1b.1", "A1b.2", "E0a", "E0b", "E0c", "C7f", "C9b")
def challenge_phase(play: Play[Table]) -> Asking[None]:
    """The active player challenges, claims a Comet or globalizes, or skips the phase."""
    table = play.table
    table.phase = CHALLENGE_PHASE
    barred = _barred(table)
    options = [option for option in PHASE if option not in barred]
    if barred.get(CHALLENGE_GODS, (None,))[0] is NO_BIDDER and options == [SKIP]:
        play.note(NO_CHALLENGE, table.active)
    answer = yield ask(table.active, ASK_CHALLENGE_PHASE, options, reasons=(_refusals, table))
    if answer != SKIP:
        table.idle = 0
        play.push(answer[0])


def _refusals(table: Table) -> list[Refusal]:
    return [Refusal(option, *reason) for option, reason in _barred(table).items()]


NOT_CHALLENGER = Reason("not-challenger")
MUST_CHALLENGE = Reason("must-challenge")
COMET_ON_TOP = Reason("comet-on-top")
NO_BIDDER = Reason("no-bidder")
NO_COMET = Reason("no-comet")
NO_GLOBALIZATION = Reason("no-globalization")
NO_BELLWETHER = Reason("no-bellwether")


def _barred(table: Table) -> dict[Option, tuple[Reason, str]]:
    """What cannot be done in this phase: why, and by which rule."""
    box = table.box
    relentless = box.solo or box.coop
    comet = top_challenge(table) >= FIRST_COMET
    barred: dict[Option, tuple[Reason, str]] = {}
    if relentless and _is_resting(table):
        barred[CHALLENGE_GODS] = barred[CLAIM] = (NOT_CHALLENGER, "C9b")
    else:
        if relentless:
            barred[SKIP] = (MUST_CHALLENGE, "C7f")
        if comet:
            barred[CHALLENGE_GODS] = (COMET_ON_TOP, "A1a.1")
        elif not relentless and not bidders(table, table.active):
            barred[CHALLENGE_GODS] = (NO_BIDDER, "E0a")
        if not comet:
            barred[CLAIM] = (NO_COMET, "E0b")
    if relentless:
        barred[GLOBALIZE] = (NO_GLOBALIZATION, "C7h")
    elif not table.bellwethers[table.active]:
        barred[GLOBALIZE] = (NO_BELLWETHER, "E0c")
    return barred


@rule("C7f", "C9b")
def _is_resting(table: Table) -> bool:
    """Whether a soloist or a partner must skip: in the first round, and all but Crown #1."""
    return table.turn <= table.box.players or table.active != table.first


CHALLENGE_DRAWN = Event("challenge", "A1a", things=(nouns.CHALLENGE,), causes=True, weighs=True)


@rule("A1a.2", "A1a.3", "E1.1", "E1j.1")
def challenge(play: Play[Table]) -> None:
    """Reveal the top card; its events run from left to right, then it is auctioned, or awarded if it is a dictator."""
    table = play.table
    card = table.challenges.pop()
    table.auctioned = card
    play.reveal()
    play.note(CHALLENGE_DRAWN, table.active, card)
    play.push_all([*(("event", kind, place) for kind, place in table.box.events[card]), ("auction",)])


STEPS: dict[str, StepRule] = {"challenge phase": challenge_phase, "challenge": challenge}
VERBS: Verbs = {"skip": (), "challenge": (), "claim": (), "globalize": ()}
