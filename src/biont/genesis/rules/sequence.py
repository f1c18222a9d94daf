"""A. Sequence of play: the turn, its five phases, player order and the wanton first player."""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.cards import FISSION
from biont.genesis.ids import ORGANISMS, Bearer, Player, npc_of
from biont.genesis.organisms import icons, is_life, is_macro, is_wanton, organisms, present_abilities, wantonness
from biont.genesis.table import NO_ARMAGEDDON, NO_MUTATIONS, NOWHERE, Table
from biont.kernel.decision import Asking, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step

EVENTS, ASSIGNMENT, AUTOCATALYSIS, DARWIN, PURCHASES = range(1, 6)
PHASE_STEPS = {
    ASSIGNMENT: "assignment",
    DARWIN: "darwin",
    PURCHASES: "purchases",
}
"""The step that runs a phase once its player order stands; it gets the first player."""

TURN_STEPS: list[Step] = [
    ("events",),
    ("phase", ASSIGNMENT),
    ("autocatalysis",),
    ("phase", DARWIN),
    ("phase", PURCHASES),
    ("turn",),
]


TURN_BEGINS = Event("turn", "A0", things=(nouns.NUMBER,), trifling=True, begins="turn")


@rule("A0.1", "A0.2", "A0.3", "I0.1", "I0.2", "D10a.5")
def turn(play: Play[Table]) -> None:
    """Five phases, then the next turn; the game ends after the last event's turn or an Armageddon's."""
    table = play.table
    play.seal()
    if not table.event_deck or table.armageddon != NO_ARMAGEDDON:
        return
    table.turn += 1
    note_onsets(table)
    play.note(TURN_BEGINS, -1, table.turn)
    play.push_all(TURN_STEPS)


@rule("H0e.4", "H1c.2", "V45", "V46", "GL-Ability.1")
def note_onsets(table: Table) -> None:
    """Remember what organisms begin the turn with: fission now (H0e), and in the first edition every ability."""
    table.onset = [NOWHERE] * len(table.holder)
    table.ripe = [0] * ORGANISMS
    table.fission = [0] * ORGANISMS
    if is_life(table):
        for organism in organisms(table):
            for mutation in table.mutations[organism]:
                table.onset[mutation] = table.promoted[mutation]
            if is_macro(table, organism):
                table.ripe[organism] = present_abilities(table, organism)
            table.fission[organism] = 1 if icons(table, organism, FISSION) else 0
    table.bought = [0] * (ORGANISMS * 8)


PHASE_BEGINS = Event("phase", "A0", things=(nouns.PHASE,), bookkeeping=True, begins="phase")


@rule("A6b.2", "A6b.4", "A2.1", "A4.1", "A5")
def phase(play: Play[Table], number: int) -> Asking[None] | None:
    """Begin a phase taken player by player: the single most wanton player may put himself first in it."""
    table = play.table
    wanton = most_wanton(table)
    if wanton not in (NOWHERE, table.order[0]):
        return _wanton_phase(play, number, wanton)
    table.phase = number
    play.note(PHASE_BEGINS, -1, number)
    _begin(play, number, table.order[0])
    return None


ASK_WANTON = Question("wanton", "A6b", about=(nouns.PLAYER, nouns.PHASE))
WANTON_FIRST = Event("wanton first", "A6b", things=(nouns.PLAYER,))


@rule("A6b.2", "A6b.4")
def _wanton_phase(play: Play[Table], number: int, wanton: Player) -> Asking[None]:
    """Begin a phase with a question to the most wanton player, who is not the first."""
    table = play.table
    table.phase = number
    play.note(PHASE_BEGINS, -1, number)
    seat = table.box.seat_of[wanton]
    answer = yield ask(seat, ASK_WANTON, [("first",), ("keep",)], (wanton, number))
    if answer[0] == "first":
        play.note(WANTON_FIRST, seat, wanton)
    _begin(play, number, wanton if answer[0] == "first" else table.order[0])


def _begin(play: Play[Table], number: int, first: Player) -> None:
    play.table.first = first
    play.push(PHASE_STEPS[number], first)


@rule("A6b.2", "A6b.3")
def most_wanton(table: Table) -> Player:
    """The player with more wantonness than any other, or NOWHERE (A6b: a tie helps nobody)."""
    if table.mutations == NO_MUTATIONS or not is_wanton(table):
        return NOWHERE
    ranking = [wantonness(table, player) for player in table.box.players]
    most = max(ranking)
    if not most or ranking.count(most) > 1:
        return NOWHERE
    return table.box.players[ranking.index(most)]


@rule("A6b.4", "C2a.2")
def order_from(table: Table, first: Player) -> list[Bearer]:
    """The order of a phase: the first player, then the others as the event's row has them.

    In a cooperative game the NPC of his colour goes along with a wanton player.
    """
    if table.order[0] == first and not table.box.npcs:
        return table.order
    lead = [first, npc_of(first)] if npc_of(first) in table.order else [first]
    return lead + [bearer for bearer in table.order if bearer not in lead]


@rule("A6b.4")
def phase_order(table: Table) -> list[Bearer]:
    """The order of the phase that is being played."""
    return table.order if table.first == NOWHERE else order_from(table, table.first)


STEPS: dict[str, StepRule] = {"turn": turn, "phase": phase}
VERBS: Verbs = {"first": (), "keep": ()}
