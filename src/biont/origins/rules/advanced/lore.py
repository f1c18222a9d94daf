"""J5h, J5i. Science and pseudoscience bring an Idea back from the Lore Deck (glossary)."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, Refusal, ask
from biont.kernel.declared import Event, Question, Reason
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step
from biont.origins import nouns
from biont.origins.cards import CULTURE, INDUSTRY, PSEUDOSCIENCE, SCIENCE
from biont.origins.rules.actions import POSSIBLE, Action, Actions
from biont.origins.rules.advanced.inventions import fits
from biont.origins.table import Discipline, Idea, Seat, Table
from biont.origins.vocabulary import Verbs

DECLINE: Option = ("decline",)


@rule("J5h", "J5i", "J2c")
def remembered(table: Table, seat: Seat, discipline: Discipline) -> list[Idea]:
    """The Ideas of Lore with a side of a discipline that a player could lay into his Ruling Class (AMB-50)."""
    sides = table.box.idea_sides
    return sorted(idea for idea in table.lore if discipline in sides[idea] and fits(table, seat, idea))


NOTHING_IN_LORE = Reason("nothing-in-lore", about=(nouns.ACTIVITY,))


def _action(discipline: Discipline) -> Action:
    def no_search(table: Table, seat: Seat, limit: int) -> Reason | None:
        """Why searching Lore is in vain: all its cards were laid down in everybody's sight."""
        return POSSIBLE if remembered(table, seat, discipline) else NOTHING_IN_LORE

    return Action(lambda seat, limit: ("search", discipline), no_search)


SEARCHED = Event("search", "GL-Lore", things=(nouns.DISCIPLINE,))


@rule("GL-Lore.1")
def search(play: Play[Table], discipline: Discipline) -> None:
    """Whoever announces science or pseudoscience looks through Lore, and cannot take that back."""
    play.note(SEARCHED, play.table.active, discipline)
    play.reveal()
    play.push("retrieve", discipline)


@rule("J5h", "J5i")
def retrieve(play: Play[Table], discipline: Discipline) -> Asking[None] | None:
    """One Idea may be taken, without its Eureka, as the oldest one; Lore is shuffled whether it is or not."""
    found = remembered(play.table, play.table.active, discipline)
    if found:
        return _retrieve(play, discipline, found)
    play.push("shuffle lore")
    return None


ASK_RETRIEVE = Question("retrieve", "J5h", about=(nouns.DISCIPLINE,))


def _retrieve(play: Play[Table], discipline: Discipline, found: list[Idea]) -> Asking[None]:
    table = play.table
    seat = table.active
    options: list[Option] = [*(("retrieve", idea) for idea in found), DECLINE]
    answer = yield ask(seat, ASK_RETRIEVE, options, (discipline,), (_unfit, table, seat, discipline))
    after: list[Step] = [("shuffle lore",), ("obsolescence", seat)]
    if table.box.readings.lore_shuffled_last:  # an Idea that is too many goes onto Lore before
        after.reverse()
    play.push_all(after)
    if answer != DECLINE:
        _lay_oldest(play, seat, answer[1])


WRONG_CLASS = Reason("wrong-class", about=(nouns.IDEA,))
UNMET = Reason("unmet", about=(nouns.IDEA,))


def _unfit(table: Table, seat: Seat, discipline: Discipline) -> list[Refusal]:
    """Ideas of the right colour that cannot be laid into the Tableau."""
    found = remembered(table, seat, discipline)
    sides = table.box.idea_sides
    unfit = sorted(idea for idea in table.lore if discipline in sides[idea] and idea not in found)
    return [
        Refusal(("retrieve", idea), WRONG_CLASS if table.ruling[seat] not in sides[idea] else UNMET, "J5h", (idea,))
        for idea in unfit
    ]


IDEA_RETRIEVED = Event("idea retrieved", "J5h", things=(nouns.IDEA,))


@rule("J5h", "F0a")
def _lay_oldest(play: Play[Table], seat: Seat, idea: Idea) -> None:
    """Just above the Species Placard: a scan that has come to the Ideas is past that place already."""
    table = play.table
    table.lore.remove(idea)
    table.ideas[seat] = (idea, *table.ideas[seat])
    if table.passed:
        table.passed |= 1 << idea
    play.note(IDEA_RETRIEVED, seat, idea)


@rule("GL-Lore.1")
def shuffle_lore(play: Play[Table]) -> None:
    """Lore is shuffled; one card that chance chooses lies open on top."""
    play.shuffle(play.table.lore)
    play.reveal()


ACTIONS: Actions = {SCIENCE: _action(INDUSTRY), PSEUDOSCIENCE: _action(CULTURE)}
STEPS: dict[str, StepRule] = {"search": search, "retrieve": retrieve, "shuffle lore": shuffle_lore}
VERBS: Verbs = {"retrieve": (nouns.IDEA,), "decline": ()}
