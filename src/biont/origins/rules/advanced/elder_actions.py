"""J5. Elder actions: what they do to Elders, Emissaries and Tableaus. Invent and library are knowledge actions too."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question, Reason
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.brain import bidders, expend_emissary, free_will, ideas_with_emissaries, places_with_elders
from biont.origins.cards import ARTISAN, COLD_WAR, CONSTITUTION, EXOGAMY, IMMUNOLOGY, METALLURGY, RACISM
from biont.origins.rules import chaos
from biont.origins.rules.actions import POSSIBLE, Action, Actions
from biont.origins.rules.knowledge import ELDER_PLACED, NO_ELDER, NO_FREE_WILL, no_specialize
from biont.origins.rules.quell import EMISSARY_EXPENDED, lose
from biont.origins.table import FREE_WILL, NOTHING, Idea, Seat, Table, members
from biont.origins.tableau import column_of, foundations, other_side
from biont.origins.vocabulary import Verbs

# -- J5a exogamy ------------------------------------------------------------------------------------------------------


@rule("J5a", "GL-Emissary.1", "C4.4")
def foreign_ideas(table: Table, seat: Seat) -> list[Idea]:
    """The Ideas in opponents' Tableaus without an Emissary of a player (AMB-42)."""
    emissaries = table.emissaries
    return [
        idea
        for other, cards in enumerate(table.ideas)
        if other != seat
        for idea in cards
        if not emissaries[idea] >> seat & 1
    ]


NO_FOREIGN_IDEA = Reason("no-foreign-idea", about=(nouns.ACTIVITY,))


def no_exogamy(table: Table, seat: Seat, limit: int) -> Reason | None:
    """Exogamy takes a pawn of the Free Will and a foreign Idea to go to."""
    if not free_will(table, seat):
        return NO_FREE_WILL
    return POSSIBLE if foreign_ideas(table, seat) else NO_FOREIGN_IDEA


ASK_EXOGAMY = Question("exogamy", "J5a")
EMISSARY_SENT = Event("emissary", "J5a", things=(nouns.IDEA,))


@rule("J5a", "B1a.3", "B4c")
def exogamy(play: Play[Table]) -> Asking[None]:
    """A pawn of the Free Will becomes an Emissary on an opponent's Idea."""
    table = play.table
    seat = table.active
    answer = yield ask(seat, ASK_EXOGAMY, [("marry", idea) for idea in foreign_ideas(table, seat)])
    table.add_pawns(seat, FREE_WILL, -1)
    table.emissaries[answer[1]] |= 1 << seat
    play.note(EMISSARY_SENT, seat, answer[1])


# -- J5b racism -------------------------------------------------------------------------------------------------------


def guests(table: Table, seat: Seat) -> list[tuple[Idea, Seat]]:
    """The Emissaries in a player's Tableau: on which Idea, and whose."""
    return [(idea, guest) for idea in table.ideas[seat] for guest in members(table.emissaries[idea])]


NO_GUEST = Reason("no-guest", about=(nouns.ACTIVITY,))


def no_racism(table: Table, seat: Seat, limit: int) -> Reason | None:
    """Racism takes an Emissary to turn out."""
    return POSSIBLE if guests(table, seat) else NO_GUEST


ASK_RACISM = Question("racism", "J5b")


@rule("J5b", "GL-Emissary.2")
def racism(play: Play[Table]) -> Asking[None]:
    """An opponent's Emissary is sent home from the own Tableau."""
    table = play.table
    options: list[Option] = [("expel", idea, guest) for idea, guest in guests(table, table.active)]
    answer = yield ask(table.active, ASK_RACISM, options)
    expend_emissary(table, answer[2], answer[1])
    play.note_by("J5b", EMISSARY_EXPENDED, answer[2], answer[1])


# -- J5c cold war -----------------------------------------------------------------------------------------------------


def welfare(table: Table, seat: Seat) -> int:
    """Metallurgy and immunology together."""
    return table.stage(seat, METALLURGY) + table.stage(seat, IMMUNOLOGY)


@rule("J5c")
def weaker(table: Table, seat: Seat) -> list[Seat]:
    """The opponents whose welfare is less than a player's."""
    own = welfare(table, seat)
    return [other for other in range(table.box.players) if welfare(table, other) < own]


NOBODY_WEAKER = Reason("nobody-weaker", about=(nouns.ACTIVITY,))


def no_cold_war(table: Table, seat: Seat, limit: int) -> Reason | None:
    """A cold war takes an Elder or an Emissary, and a weaker opponent."""
    if not bidders(table, seat):
        return NO_ELDER
    return POSSIBLE if weaker(table, seat) else NOBODY_WEAKER


@rule("J5c")
def cold_war(play: Play[Table]) -> Asking[None] | None:
    """One opponent of less welfare is chosen (AMB-60)."""
    victims = weaker(play.table, play.table.active)
    if len(victims) > 1:
        return _choose_victim(play, victims)
    play.push("threat", victims[0])
    return None


ASK_COLD_WAR = Question("cold war", "J5c")


def _choose_victim(play: Play[Table], victims: list[Seat]) -> Asking[None]:
    answer = yield ask(play.table.active, ASK_COLD_WAR, [("threaten", victim) for victim in victims])
    play.push("threat", answer[1])


THREATENED = Event("threatened", "J5c", things=(nouns.SEAT,), causes=True, weighs=True)
ASK_THREAT = Question("threat", "J5c", about=(nouns.SEAT,), follows=True, begins=True)


@rule("J5c")
def threat(play: Play[Table], victim: Seat) -> Asking[None]:
    """An Elder or an Emissary is expended, and the opponent suffers a Chaos."""
    table = play.table
    seat = table.active
    options: list[Option] = [("expend-elder", table.market[place]) for place in places_with_elders(table, seat)]
    options += [("expend-emissary", idea) for idea in ideas_with_emissaries(table, seat)]
    answer = yield ask(seat, ASK_THREAT, options, (victim,))
    lose(play, seat, answer, "J5c")
    play.note(THREATENED, seat, victim)
    chaos.suffer(play, victim, 1, "J5c")


# -- J5d artisan ------------------------------------------------------------------------------------------------------


ASK_ARTISAN = Question("artisan", "J5d")


@rule("J5d", "B1a.3")
def artisan(play: Play[Table]) -> Asking[None]:
    """A pawn of the Free Will becomes an Elder on any Idea of the Market."""
    table = play.table
    seat = table.active
    options: list[Option] = [("specialize", idea) for idea in table.market if idea != NOTHING]
    answer = yield ask(seat, ASK_ARTISAN, options)
    table.add_pawns(seat, FREE_WILL, -1)
    table.add_elders(table.market.index(answer[1]), seat, 1)
    play.note(ELDER_PLACED, seat, answer[1])


# -- J5e constitution -------------------------------------------------------------------------------------------------


NO_FOUNDATION = Reason("no-foundation", about=(nouns.ACTIVITY,))


def no_constitution(table: Table, seat: Seat, limit: int) -> Reason | None:
    """A constitution takes a Foundation to turn."""
    return POSSIBLE if foundations(table, seat) else NO_FOUNDATION


ASK_CONSTITUTION = Question("constitution", "J5e")
CONSTITUTION_CHANGED = Event("constitution", "J5e", things=(nouns.CHALLENGE, nouns.DISCIPLINE))


@rule("J5e", "GL-Dissident.2")
def constitution(play: Play[Table]) -> Asking[None]:
    """A Foundation turns around, to the bottom of its other column; its Dissident goes to the pool without a loss.

    The scan has passed the bottom of the Ruling Class, so a card that comes to lie there is not used any more (AMB-61).
    """
    table = play.table
    seat = table.active
    answer = yield ask(seat, ASK_CONSTITUTION, [("reorient", card) for card in foundations(table, seat)])
    card = answer[1]
    old = column_of(table, seat, card)
    new = other_side(table.box.challenge_sides[card], old)
    table.set_column(seat, old, tuple(other for other in table.column(seat, old) if other != card))
    table.set_column(seat, new, (*table.column(seat, new), card))
    table.dissidents[seat] &= ~(1 << card)
    play.cancel("foundation", card)
    play.note(CONSTITUTION_CHANGED, seat, card, new)


ACTIONS: Actions = {
    EXOGAMY: Action(lambda seat, limit: ("exogamy",), no_exogamy),
    RACISM: Action(lambda seat, limit: ("racism",), no_racism),
    COLD_WAR: Action(lambda seat, limit: ("cold war",), no_cold_war),
    ARTISAN: Action(lambda seat, limit: ("artisan",), no_specialize),
    CONSTITUTION: Action(lambda seat, limit: ("constitution",), no_constitution),
}
STEPS: dict[str, StepRule] = {
    "exogamy": exogamy,
    "racism": racism,
    "cold war": cold_war,
    "threat": threat,
    "artisan": artisan,
    "constitution": constitution,
}
VERBS: Verbs = {
    "marry": (nouns.IDEA,),
    "expel": (nouns.IDEA, nouns.SEAT),
    "threaten": (nouns.SEAT,),
    "specialize": (nouns.IDEA,),
    "expend-elder": (nouns.IDEA,),
    "expend-emissary": (nouns.IDEA,),
    "reorient": (nouns.CHALLENGE,),
}
