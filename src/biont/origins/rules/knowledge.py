"""G1-G4. Knowledge actions: specialize, invent, library and elect move Elders to and from the Market."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, Refusal, ask
from biont.kernel.declared import Event, Question, Reason
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step
from biont.origins import nouns
from biont.origins.brain import (
    elders,
    elders_of_all,
    emissaries,
    expend_elder,
    expend_emissary,
    free_will,
    ideas_with_emissaries,
    places_with_elders,
)
from biont.origins.cards import ELECT, INFORMATION, INVENT, LIBRARY, SPECIALIZE
from biont.origins.rules import revolution
from biont.origins.rules.actions import CARDS, NEXT_ACTION, POSSIBLE, Action, Actions
from biont.origins.rules.advancements import AT_LIMIT, NO_LIMIT, NOTHING_GAINED, can_step_up, step_up
from biont.origins.table import (
    FREE_WILL,
    NOTHING,
    PLACES,
    Discipline,
    Place,
    Seat,
    Table,
    clockwise,
    row_of,
)
from biont.origins.tableau import ALL_DISCIPLINES
from biont.origins.vocabulary import Verbs

DONE: Option = ("done",)


# -- G1 specialize ----------------------------------------------------------------------------------------------------


NO_FREE_WILL = Reason("no-free-will", about=(nouns.ACTIVITY,))
EMPTY_MARKET = Reason("empty-market", about=(nouns.ACTIVITY,))


@rule("G1.4")
def no_specialize(table: Table, seat: Seat, limit: int) -> Reason | None:
    """Only pawns of the Free Will become Elders."""
    if not free_will(table, seat):
        return NO_FREE_WILL
    return POSSIBLE if any(idea != NOTHING for idea in table.market) else EMPTY_MARKET


@rule("G1.1", "G1.2", "G1.3", "G1.4", "D1c.6")
def specialize(play: Play[Table], placed: int = 0) -> Asking[None] | None:
    """Pawns of the Free Will become Elders on any Ideas of the Market, one by one, as many as information allows."""
    table = play.table
    seat = table.active
    left = min(table.stage(seat, INFORMATION) - placed, free_will(table, seat))
    return _specialize(play, seat, placed, left) if left > 0 else None


ASK_SPECIALIZE = Question("specialize", "G1", about=(nouns.NUMBER,))
ELDER_PLACED = Event("elder", "J5d", things=(nouns.IDEA,))


def _specialize(play: Play[Table], seat: Seat, placed: int, left: int) -> Asking[None]:
    table = play.table
    options: list[Option] = [("specialize", idea) for idea in table.market if idea != NOTHING]
    if placed:
        options.append(DONE)
    answer = yield ask(seat, ASK_SPECIALIZE, options, (left,))
    if answer == DONE:
        return
    table.add_pawns(seat, FREE_WILL, -1)
    table.add_elders(table.market.index(answer[1]), seat, 1)
    play.note_by("G1", ELDER_PLACED, seat, answer[1])
    play.push("specialize", placed + 1)


# -- G2 invent --------------------------------------------------------------------------------------------------------


@rule("G2", "G2a.1", "D1a", "J2d")
def can_invent(table: Table, seat: Seat, place: Place) -> bool:
    """Whether a player can invent what lies at a place of the Market: an Elder of his own, and enough of all."""
    own = table.market[place] != NOTHING and table.elders_at(place, seat)
    return bool(own) and elders_of_all(table, place) >= row_of(place)


NO_ELDER = Reason("no-elder", about=(nouns.ACTIVITY,))
FEW_ELDERS = Reason("few-elders", about=(nouns.ACTIVITY,))


def no_invent(table: Table, seat: Seat, limit: int) -> Reason | None:
    """Why nothing can be invented."""
    if not elders(table, seat):
        return NO_ELDER
    return POSSIBLE if any(can_invent(table, seat, place) for place in places_with_elders(table, seat)) else FEW_ELDERS


def invent(play: Play[Table], seat: Seat) -> Asking[None] | None:
    """A player invents an Idea; as a Eureka it may be that he can invent nothing."""
    table = play.table
    options: list[Option] = [
        ("invent", table.market[place]) for place in range(PLACES) if can_invent(table, seat, place)
    ]
    if not options:
        play.note(NOTHING_GAINED, seat, INVENT)
        return None
    return _invent(play, seat, options)


ASK_INVENT = Question("invent", "G2")


def _invent(play: Play[Table], seat: Seat, options: list[Option]) -> Asking[None]:
    table = play.table
    answer = yield ask(seat, ASK_INVENT, options, (), (_too_few, table, seat))
    _take_idea(play, seat, table.market.index(answer[1]))


MORE_ELDERS = Reason("more-elders", about=(nouns.IDEA, nouns.NUMBER, nouns.NUMBER))


def _too_few(table: Table, seat: Seat) -> list[Refusal]:
    """Ideas with own Elders that need more of them."""
    places = [place for place in places_with_elders(table, seat) if not can_invent(table, seat, place)]
    return [
        Refusal(
            ("invent", table.market[place]),
            MORE_ELDERS,
            "G2a",
            (table.market[place], row_of(place), elders_of_all(table, place)),
        )
        for place in places
    ]


INVENTED = Event("invented", "G2", things=(nouns.IDEA,), causes=True)


@rule("G2a.2", "G2b.1", "G2c.1", "G2c.2", "G2d.1")
def _take_idea(play: Play[Table], seat: Seat, place: Place) -> None:
    """All Elders on the Idea are expended, and their players get its Eureka, the inventor first (AMB-46).

    In the basic game the Idea is discarded; in the advanced game the inventor may keep it afterwards (J2).
    """
    table = play.table
    idea = table.market[place]
    table.market[place] = NOTHING
    play.note(INVENTED, seat, idea)
    steps: list[Step] = []
    for player in clockwise(table, seat):
        if own := table.elders_at(place, player):
            for _ in range(own):
                expend_elder(table, player, place)
            steps += [("advance", player, kind, limit) for kind, limit in table.box.idea_eureka[idea]]
    table.lore.append(idea)
    if table.box.advanced:
        steps.append(("invention", seat, idea))
    play.push_all(steps)


# -- G3 library -------------------------------------------------------------------------------------------------------


@rule("G3")
def no_library(table: Table, seat: Seat, limit: int) -> Reason | None:
    """A library takes as many Elders as the information stage, and a stage to advance to (AMB-44)."""
    if elders(table, seat) < table.stage(seat, INFORMATION):
        return FEW_ELDERS
    beyond = table.box.settings.library_beyond
    return POSSIBLE if beyond or can_step_up(table, seat, INFORMATION, NO_LIMIT) else AT_LIMIT


@rule("G3", "J5g")
def library(play: Play[Table], expended: int = 0) -> Asking[None] | None:
    """Elders go back to the Free Will, as many as the information stage, which then advances one step."""
    table = play.table
    seat = table.active
    left = table.stage(seat, INFORMATION) - expended
    if left == elders(table, seat):  # all of them: nothing to choose
        for place in places_with_elders(table, seat):
            for _ in range(table.elders_at(place, seat)):
                _recall(play, seat, place)
        left = 0
    if left:
        return _library(play, seat, expended, left)
    step_up(play, seat, INFORMATION, NO_LIMIT)
    return None


ASK_LIBRARY = Question("library", "G3", about=(nouns.NUMBER,))


def _library(play: Play[Table], seat: Seat, expended: int, left: int) -> Asking[None]:
    table = play.table
    options = [("expend-elder", table.market[place]) for place in places_with_elders(table, seat)]
    answer = yield ask(seat, ASK_LIBRARY, options, (left,))
    _recall(play, seat, table.market.index(answer[1]))
    play.push("library", expended + 1)


RECALLED = Event("recalled", "G3", things=(nouns.IDEA,))


def _recall(play: Play[Table], seat: Seat, place: Place) -> None:
    expend_elder(play.table, seat, place)
    play.note(RECALLED, seat, play.table.market[place])


# -- G4 elect ---------------------------------------------------------------------------------------------------------


ALREADY_ELECTED = Reason("elected", about=(nouns.ACTIVITY,))


@rule("G4.1", "G4b")
def no_election(table: Table, seat: Seat, limit: int) -> Reason | None:
    """An election takes an Elder or an Emissary, and there is one in a turn."""
    if table.elected:
        return ALREADY_ELECTED
    return POSSIBLE if elders(table, seat) or emissaries(table, seat) else NO_ELDER


ASK_ELECT = Question("elect", "G4")
ELECTED = Event("elected", "G4", things=(nouns.DISCIPLINE,), causes=True)


@rule("G4.1", "G4.2", "G4.3", "G4b")
def elect(play: Play[Table]) -> Asking[None]:
    """All Elders and Emissaries are expended; any discipline rules from now on, and all Dissidents are quelled."""
    table = play.table
    seat, old = table.active, table.ruling[table.active]
    options = [("rule", discipline) for discipline in ALL_DISCIPLINES]
    answer = yield ask(seat, ASK_ELECT, options)
    table.elected = 1
    for place in places_with_elders(table, seat):
        for _ in range(table.elders_at(place, seat)):
            expend_elder(table, seat, place)
    for idea in ideas_with_emissaries(table, seat):
        expend_emissary(table, seat, idea)
    play.note(ELECTED, seat, answer[1])
    play.push("realign", old)
    revolution.quiet(play, seat, answer[1])


@rule("G4.4", "G4a.2")
def realign(play: Play[Table], old: Discipline) -> None:
    """After the election: a new Ruling Class begins with its Species Placard, an old one goes on where it was.

    An Emissary's Negotiation belongs to the election and comes first (F0f).
    """
    table = play.table
    if table.ruling[table.active] == old:
        return
    upward = table.box.settings.elect_upward
    if upward:
        play.drop("foundation")
        return
    play.drop(*CARDS)
    table.passed = 0  # an Idea may have called the election
    anew = (("lower row",), ("upper row",), ("ideas",))
    if table.box.readings.emissary_first:
        play.before(NEXT_ACTION, *anew)
    else:
        play.push_all(anew)


ACTIONS: Actions = {
    SPECIALIZE: Action(lambda seat, limit: ("specialize",), no_specialize),
    INVENT: Action(lambda seat, limit: ("invent", seat), no_invent),
    LIBRARY: Action(lambda seat, limit: ("library",), no_library),
    ELECT: Action(lambda seat, limit: ("elect",), no_election),
}
STEPS: dict[str, StepRule] = {
    "specialize": specialize,
    "invent": invent,
    "library": library,
    "elect": elect,
    "realign": realign,
}
VERBS: Verbs = {
    "specialize": (nouns.IDEA,),
    "invent": (nouns.IDEA,),
    "expend-elder": (nouns.IDEA,),
    "rule": (nouns.DISCIPLINE,),
    "done": (),
}
