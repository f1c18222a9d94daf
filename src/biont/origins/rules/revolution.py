"""D3. Revolution: the Ruling Class changes, quietly and by choice, or chaotically and by force."""

from __future__ import annotations

from biont.kernel.decision import Asking, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.brain import expend_emissary
from biont.origins.rules.actions import CARDS
from biont.origins.rules.quell import quell_all
from biont.origins.table import ACTIVITIES_PHASE, Discipline, Idea, Seat, Table, members
from biont.origins.tableau import ALL_DISCIPLINES, other_side, ruling_column
from biont.origins.vocabulary import Verbs


@rule("D3.1", "E2i.2")
def quiet(play: Play[Table], seat: Seat, discipline: Discipline) -> None:
    """A quiet revolution to a chosen discipline, which may be the ruling one (G4): it runs before what is to come."""
    play.push("quiet revolution", seat, discipline)


@rule("D3.1", "D3.3", "D3a.1", "E2i.2")
def quiet_revolution(play: Play[Table], seat: Seat, discipline: Discipline) -> None:
    """All Dissidents are quelled, then the Crown moves; no Foundation does."""
    if play.table.dissidents[seat]:
        play.push("quiet revolution", seat, discipline)
        quell_all(play, seat)
    else:
        _crown(play, seat, discipline)


REVOLUTION_CAME = Event("revolution", "D3", befalls=True, causes=True, weighs=True)


@rule("D3.2", "D2d.2")
def chaotic_revolution(play: Play[Table], seat: Seat) -> None:
    """The Ruling Class is overthrown."""
    play.note(REVOLUTION_CAME, seat)
    play.push("putsch", seat)


PUTSCH_MADE = Event("putsch", "D3b", things=(nouns.CHALLENGE, nouns.DISCIPLINE), befalls=True, weighs=True)


@rule("D3a.1", "D3b.1", "D3b.2", "D3b.3", "D3f.2")
def putsch(play: Play[Table], seat: Seat) -> Asking[None] | None:
    """All Dissidents are quelled; then the lowermost Foundation turns to its other colour, which rules now.

    Without a Foundation in the Ruling Class its owner chooses a column (AMB-14).
    """
    table = play.table
    if table.dissidents[seat]:
        play.push("putsch", seat)
        quell_all(play, seat)
        return None
    column = ruling_column(table, seat)
    if not column:
        return _choose_column(play, seat)
    card = column[-1]
    old = table.ruling[seat]
    new = other_side(table.box.challenge_sides[card], old)
    table.set_column(seat, old, column[:-1])
    table.set_column(seat, new, (*table.column(seat, new), card))
    play.note(PUTSCH_MADE, seat, card, new)
    _upheaval(play, seat, new)
    return None


ASK_PUTSCH = Question("putsch", "D3b", follows=True)


@rule("D3b.3")
def _choose_column(play: Play[Table], seat: Seat) -> Asking[None]:
    old = play.table.ruling[seat]
    options = [("rule", discipline) for discipline in ALL_DISCIPLINES if discipline != old]
    answer = yield ask(seat, ASK_PUTSCH, options)
    _upheaval(play, seat, answer[1])


@rule("D3f.1", "D3f.2", "F0e")
def _upheaval(play: Play[Table], seat: Seat, discipline: Discipline) -> None:
    """The Crown moves; a player whose own activities these were does no more of them.

    The action under way and its Consequents lie above them on the stack, and are finished.
    """
    _crown(play, seat, discipline)
    table = play.table
    if seat == table.active and table.phase == ACTIVITIES_PHASE:
        play.drop(*CARDS)


CROWN_MOVED = Event("crown", "D3c", things=(nouns.DISCIPLINE,), befalls=True)


@rule("D3c", "D3d", "D3e", "G4a.1", "GL-Ruling-class")
def _crown(play: Play[Table], seat: Seat, discipline: Discipline) -> None:
    """The Crown moves to a column; Ideas that know its colour go along in their order, the others to the Lore Deck."""
    table = play.table
    if discipline == table.ruling[seat]:
        return
    table.ruling[seat] = discipline
    play.note(CROWN_MOVED, seat, discipline)
    sides = table.box.idea_sides
    for idea in table.ideas[seat]:
        if discipline not in sides[idea]:
            discard_idea(play, seat, idea, "D3e")


IDEA_LOST = Event("idea lost", "", things=(nouns.IDEA,), befalls=True)


@rule("D3e", "GL-Emissary.2")
def discard_idea(play: Play[Table], seat: Seat, idea: Idea, rule_id: str) -> None:
    """An Idea leaves a Tableau for the top of the Lore Deck; Emissaries on it go home."""
    table = play.table
    table.ideas[seat] = tuple(other for other in table.ideas[seat] if other != idea)
    for guest in members(table.emissaries[idea]):
        expend_emissary(table, guest, idea)
    table.lore.append(idea)
    play.note_by(rule_id, IDEA_LOST, seat, idea)


STEPS: dict[str, StepRule] = {
    "chaotic revolution": chaotic_revolution,
    "putsch": putsch,
    "quiet revolution": quiet_revolution,
}
VERBS: Verbs = {"rule": (nouns.DISCIPLINE,)}
