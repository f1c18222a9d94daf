"""E. Challenge the gods: a card is revealed, strikes everybody, and is auctioned as a Foundation."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, Refusal, ask
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins.brain import bidders
from biont.origins.rules.sequence import top_challenge
from biont.origins.table import CHALLENGE, COMET, Table
from biont.origins.vocabulary import Verbs

SKIP: Option = ("skip",)
CHALLENGE_GODS: Option = ("challenge",)
CLAIM: Option = ("claim",)
GLOBALIZE: Option = ("globalize",)


@rule("A1", "A1a.1", "A1b.1", "A1b.2", "E0a", "E0b", "E0c", "C7f", "C9b")
def challenge_phase(play: Play[Table]) -> Asking[None]:
    """The active player challenges, claims a Comet or globalizes, or skips the phase."""
    table = play.table
    table.phase = CHALLENGE
    options = [option for option in (SKIP, CHALLENGE_GODS, CLAIM, GLOBALIZE) if not _reason(table, option)]
    answer = yield ask(table.active, "challenge phase", "A1", options, reasons=(_refusals, table))
    if answer != SKIP:
        table.idle = 0
        play.push(answer[0])


def _refusals(table: Table) -> list[Refusal]:
    found = [(option, _reason(table, option)) for option in (SKIP, CHALLENGE_GODS, CLAIM, GLOBALIZE)]
    return [Refusal(option, *reason) for option, reason in found if reason]


def _reason(table: Table, option: Option) -> tuple[str, str] | None:
    """Why something cannot be done in this phase, with the rule, or None."""
    box = table.box
    relentless = box.solo or box.coop
    resting = _is_resting(table)
    if option == SKIP:
        return None if not relentless or resting else ("must-challenge", "C7f")
    if option == GLOBALIZE:
        if relentless:
            return ("no-globalization", "C7h")
        return None if table.bellwethers[table.active] else ("no-bellwether", "E0c")
    if resting:
        return ("not-challenger", "C9b")
    comet = top_challenge(table) >= COMET
    if option == CLAIM:
        return None if comet else ("no-comet", "E0b")
    if comet:
        return ("comet-on-top", "A1a.1")
    return None if relentless or bidders(table, table.active) else ("no-bidder", "E0a")


@rule("C7f", "C9b")
def _is_resting(table: Table) -> bool:
    """Whether the soloist's or the partners' rules make a player skip: in the first round, and all but Crown #1."""
    box = table.box
    if not (box.solo or box.coop):
        return False
    return table.turn <= box.players or table.active != table.first


@rule("A1a.2", "A1a.3", "E1.1", "E1j.1")
def challenge(play: Play[Table]) -> None:
    """Reveal the top card; its events run from left to right, then it is auctioned, or awarded if it is a dictator."""
    table = play.table
    card = table.challenges.pop()
    table.auctioned = card
    play.reveal()
    play.note("challenge", "A1a", table.active, card)
    play.push_all([*(("event", kind, place) for kind, place in table.box.events[card]), ("auction",)])


STEPS: dict[str, StepRule] = {"challenge phase": challenge_phase, "challenge": challenge}
VERBS: Verbs = {"skip": (), "challenge": (), "claim": (), "globalize": ()}
