"""Negotiation (glossary): a bonus for both sides of a trade, and for whoever has an Emissary on a card in use (F0f)."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.cards import ALL_TRACKS
from biont.origins.rules.advancements import NO_LIMIT, PAWN_MOVED, step_up
from biont.origins.table import EMOTIONS, FREE_WILL, VOCABULARY, Seat, Table, clockwise, members
from biont.origins.vocabulary import Verbs

DECLINE: Option = ("decline",)


@rule("F0f", "GL-Emissary.1", "GL-Action.1", "GL-Negotiation.1", "B4c")
def emissaries(play: Play[Table], guests: int) -> None:
    """A card was used with Emissaries on it: their owners negotiate, clockwise from the active player (AMB-41)."""
    table = play.table
    order = clockwise(table, table.active)
    play.push_all([("negotiate", seat, table.active) for seat in order if guests >> seat & 1])


@rule("GL-Negotiation.1", "GL-Negotiation.2", "GL-Dissident.2")
def negotiate(play: Play[Table], seat: Seat, partner: Seat) -> Asking[None] | None:
    """A step towards the partner, a pawn to Free Will, a Dissident less, or nothing."""
    options = benefits(play.table, seat, partner)
    return _negotiate(play, seat, partner, options) if options else None


@rule("GL-Negotiation.1")
def benefits(table: Table, seat: Seat, partner: Seat) -> list[Option]:
    """What a Negotiation could bring: only tracks where the partner is ahead, only pawns that are not free yet."""
    options: list[Option] = [
        ("step", track) for track in ALL_TRACKS if table.stage(seat, track) < table.stage(partner, track)
    ]
    options += [("release", domain) for domain in (EMOTIONS, VOCABULARY) if table.pawns_in(seat, domain)]
    options += [("appease", dissent) for dissent in members(table.dissidents[seat])]
    return options


ASK_NEGOTIATE = Question("negotiate", "GL-Negotiation", about=(nouns.SEAT,), begins=True)
APPEASED = Event("appeased", "GL-Negotiation", things=(nouns.DISSENT,))


def _negotiate(play: Play[Table], seat: Seat, partner: Seat, options: list[Option]) -> Asking[None]:
    table = play.table
    answer = yield ask(seat, ASK_NEGOTIATE, [*options, DECLINE], (partner,))
    if answer == DECLINE:
        return
    verb, what = answer
    if verb == "step":
        step_up(play, seat, what, NO_LIMIT)
    elif verb == "release":
        table.move_pawn(seat, what, FREE_WILL)
        play.note_by("GL-Negotiation", PAWN_MOVED, seat, what, FREE_WILL)
    else:
        table.dissidents[seat] &= ~(1 << what)
        play.note(APPEASED, seat, what)


STEPS: dict[str, StepRule] = {"emissaries": emissaries, "negotiate": negotiate}
VERBS: Verbs = {"step": (nouns.TRACK,), "release": (nouns.DOMAIN,), "appease": (nouns.DISSENT,), "decline": ()}
