"""What is proposed at a table, below the line of company: what would happen, and the buttons of whoever is asked."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from biont.server.company.acts import HURRY
from biont.server.company.clocks import KINDS
from biont.server.company.proposals import BACK, CLOCK, END, PAUSE, SEAT, Proposed
from biont.server.page.position import Position
from biont.server.store.turns import IS_OUT

TOLD = {PAUSE: "proposal-pause", END: "proposal-end", SEAT: "proposal-seat"}


@dataclass(frozen=True, slots=True)
class Shown:
    """A proposal to whoever looks."""

    id: int
    text: str
    moment: int | None
    """After how many answers that is where it would go back to."""
    agrees: bool
    refuses: bool
    mine: bool


def proposals(position: Position) -> Markup:
    """The region of the page."""
    shown = () if position.past else tuple(_shown(position, one) for one in position.proposals)
    open_game, here = position.open_game, bool(position.eyes.seats)
    rests = open_game.rests and not position.past
    late, hows = _late(position), tuple(_hows(position))
    known = {"game": open_game.id, "shown": shown, "rests": rests, "goes_on": here}
    return position.drawn("proposals.jinja", **known, hurries=late, hows=hows)


def _late(position: Position) -> str:
    """Who has no time left, to those who may do something about it."""
    decision, left = position.open_game.decision, position.left
    if left is None or left.phase != IS_OUT or decision is None or position.past or not position.eyes.may(HURRY):
        return ""
    return "" if decision.seat in position.eyes.seats else position.people[decision.seat]


def _hows(position: Position) -> list[str]:
    """What they may do."""
    lost = position.left is not None and position.left.lost
    ends = ["end" if len(position.open_game.players) == 2 else "seat"] if lost else []
    return ["program", "more", *ends]


def _shown(position: Position, one: Proposed) -> Shown:
    own, proposal = position.eyes.seats, one.proposal
    mine, asked = bool(own & one.by), bool(own & one.left)
    about = proposal.kind == SEAT and proposal.number in own
    moment = proposal.number if proposal.kind == BACK else None
    agrees = asked or (mine and not one.left)
    return Shown(proposal.id, _text(position, one), moment, agrees, mine or asked or about, mine)


def _text(position: Position, one: Proposed) -> str:
    open_game, say, proposal = position.open_game, position.say, one.proposal
    if proposal.kind == BACK:
        gone = open_game.given[proposal.number :]
        own = sum(answer.seat in position.eyes.seats and not answer.by_itself for answer in gone)
        turn = open_game.history[proposal.number].turn
        return say("proposal-back", name=one.name, turn=turn, count=len(gone), own=own)
    if proposal.kind == CLOCK:
        return say("proposal-clock", name=one.name, clock=say(f"clock-{KINDS[proposal.number]}"))
    seat = position.people[proposal.number] if proposal.kind == SEAT else ""
    return say(TOLD[proposal.kind], name=one.name, owner=seat)
