"""J2. Inventions: an invented Idea stays in the Tableau if it fits there; what no longer has a place goes to Lore."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.cards import INFORMATION
from biont.origins.rules.revolution import discard_idea
from biont.origins.table import Idea, Seat, Table
from biont.origins.tableau import meets
from biont.origins.vocabulary import Verbs


@rule("J2a", "J2b.1", "J2c")
def fits(table: Table, seat: Seat, idea: Idea) -> bool:
    """Whether an Idea can lie in a player's Tableau: turned to the Ruling Class, and with its requirement met."""
    return table.ruling[seat] in table.box.idea_sides[idea] and meets(table, seat, table.box.idea_needs[idea])


IDEA_UNFIT = Event("idea unfit", "J2", things=(nouns.IDEA,))


@rule("J2.1", "J2.2", "G2d.2", "J5f", "B2b.2", "B2b.3", "D1e.3")
def invention(play: Play[Table], seat: Seat, idea: Idea) -> Asking[None] | None:
    """After the Eurekas the inventor keeps the Idea, if it fits, or leaves it on top of Lore, where it lies by now."""
    if fits(play.table, seat, idea):
        return _keep_or_discard(play, seat, idea)
    play.note(IDEA_UNFIT, seat, idea)
    _lay_on_top(play.table, idea)
    return None


ASK_INVENTION = Question("invention", "J2", about=(nouns.IDEA,))
IDEA_DISCARDED = Event("idea discarded", "J2", things=(nouns.IDEA,))
IDEA_KEPT = Event("idea kept", "J2", things=(nouns.IDEA,))


def _keep_or_discard(play: Play[Table], seat: Seat, idea: Idea) -> Asking[None]:
    table = play.table
    answer = yield ask(seat, ASK_INVENTION, [("keep", idea), ("discard", idea)], (idea,))
    if answer[0] == "discard":
        _lay_on_top(table, idea)
        play.note(IDEA_DISCARDED, seat, idea)
        return
    table.lore.remove(idea)
    table.ideas[seat] = (*table.ideas[seat], idea)
    play.note(IDEA_KEPT, seat, idea)
    play.push("obsolescence", seat)


def _lay_on_top(table: Table, idea: Idea) -> None:
    """Culls among the Eurekas may have covered it."""
    table.lore.remove(idea)
    table.lore.append(idea)


@rule("J2e", "D1c.7")
def obsolescence(play: Play[Table], seat: Seat) -> Asking[None] | None:
    """A Tableau holds as many Ideas as the information stage; beyond that one goes, the new one if wished (AMB-51)."""
    table = play.table
    return _discard(play, seat) if len(table.ideas[seat]) > table.stage(seat, INFORMATION) else None


ASK_OBSOLESCENCE = Question("obsolescence", "J2e", follows=True)


def _discard(play: Play[Table], seat: Seat) -> Asking[None]:
    options: list[Option] = [("discard", idea) for idea in play.table.ideas[seat]]
    answer = yield ask(seat, ASK_OBSOLESCENCE, options)
    discard_idea(play, seat, answer[1], "J2e")


@rule("G2b.3", "G9f")
def cull(play: Play[Table], seat: Seat, epoch: int) -> Asking[None] | None:
    """An Idea of an Epoch or an earlier one has to go to Lore, if there is one."""
    ages = play.table.box.idea_epoch
    old = [idea for idea in play.table.ideas[seat] if ages[idea] <= epoch]
    return _cull(play, seat, epoch, old) if old else None


ASK_CULL = Question("cull", "G9f", about=(nouns.EPOCH,))


def _cull(play: Play[Table], seat: Seat, epoch: int, old: list[Idea]) -> Asking[None]:
    answer = yield ask(seat, ASK_CULL, [("discard", idea) for idea in old], (epoch,))
    discard_idea(play, seat, answer[1], "G9f")


STEPS: dict[str, StepRule] = {"invention": invention, "obsolescence": obsolescence, "cull": cull}
VERBS: Verbs = {"keep": (nouns.IDEA,), "discard": (nouns.IDEA,)}
