"""F. The activities phase: the cards of the Ruling Class from bottom to top, at most one activity from each.

Every card is a step of its own, so that a revolution or an election can take those still to come off the stack.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from biont.kernel.decision import Asking, Option, Refusal, ask
from biont.kernel.declared import Event, Question, Reason
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step
from biont.origins import nouns
from biont.origins.cards import ALL_TRACKS, BRAIN, CHAOS, ENERGY, FOOTPRINT, NONE, TRANSACTIONS, URBANIZE
from biont.origins.rules import chaos, knowledge, spread, urbanize
from biont.origins.rules.actions import POSSIBLE, Action
from biont.origins.rules.advanced import elder_actions, lore, transactions
from biont.origins.rules.advanced.xenophobia import is_duty
from biont.origins.rules.advancements import gain, useless
from biont.origins.table import ACTIVITIES_PHASE, NOTHING, Challenge, Idea, Seat, Table
from biont.origins.tableau import is_shut_down, ruling_column
from biont.origins.vocabulary import Verbs

ADVANCEMENTS = frozenset(ALL_TRACKS) | BRAIN
"""Activities that are advancements (G9)."""

ACTIONS: Mapping[int, Action] = {
    **knowledge.ACTIONS,
    **spread.ACTIONS,
    **urbanize.ACTIONS,
    **transactions.ACTIONS,
    **elder_actions.ACTIONS,
    **lore.ACTIONS,
}
"""Every action that is no advancement, by the kind of its icon."""

SKIP: Option = ("skip",)


@rule("A2.1", "A2.3", "F0a")
def activities(play: Play[Table]) -> None:
    """The phase begins: Foundations from the lowermost up, both rows of the Species Placard, then Ideas."""
    table = play.table
    table.phase = ACTIVITIES_PHASE
    column = ruling_column(table, table.active)
    foundations: list[Step] = [("foundation", card) for card in reversed(column)]
    play.push_all([*foundations, ("lower row",), ("upper row",), ("ideas",)])


ASK_FOUNDATION = Question("foundation", "F0", about=(nouns.CHALLENGE,), begins=True)
FOUNDATION_SHUT = Event("foundation shut", "F0b", things=(nouns.CHALLENGE,), trifling=True)


@rule("A2.2", "A2b", "F0b.1", "F0b.2")
def foundation(play: Play[Table], card: Challenge) -> Asking[None] | None:
    """A Foundation of the Ruling Class, unless it has left the column or a Dissident shuts it down."""
    table = play.table
    seat = table.active
    if card not in ruling_column(table, seat):
        return None
    if is_shut_down(table, seat, card):
        play.note(FOUNDATION_SHUT, seat, card)
        return None
    choices = table.box.challenge_acts[card][table.ruling[seat]]
    return _offer(play, ASK_FOUNDATION, choices, (card,))


ASK_LOWER_ROW = Question("lower row", "F0", begins=True)


@rule("A2a.1", "A2a.2", "G0")
def lower_row(play: Play[Table]) -> Asking[None] | None:
    """The lower row of the Species Placard, which nothing shuts down."""
    table = play.table
    return _offer(play, ASK_LOWER_ROW, table.box.lower_row(table.active, table.ruling[table.active]))


ASK_UPPER_ROW = Question("upper row", "F0", begins=True)
ENVIRONMENT = Reason("environment", about=(nouns.ACTIVITY, nouns.NUMBER, nouns.NUMBER))


@rule("A2a.1", "A2a.2", "G8a", "G8b", "G8c", "META.7")
def upper_row(play: Play[Table]) -> Asking[None] | None:
    """The upper row; in the basic game it has one option more where the environment allows it."""
    table = play.table
    seat, discipline = table.active, table.ruling[table.active]
    choices = table.box.upper_row(seat, discipline)
    bonus, needed = table.box.basic_option(seat, discipline)
    environment = table.stage(seat, FOOTPRINT) + table.stage(seat, ENERGY)
    if bonus == NONE:
        return _offer(play, ASK_UPPER_ROW, choices)
    if environment >= needed:
        return _offer(play, ASK_UPPER_ROW, (*choices, bonus))
    barred = Refusal(("use", bonus), ENVIRONMENT, "G8", (bonus, needed, environment))
    return _offer(play, ASK_UPPER_ROW, choices, barred=(barred,))


ASK_IDEA = Question("idea", "F0", about=(nouns.IDEA,), begins=True)


@rule("A2.2", "F0a")
def ideas(play: Play[Table]) -> Asking[None] | None:
    """The next Idea upwards that was not passed yet; those that come to lie above it meanwhile are reached too."""
    table = play.table
    idea = next_idea(table)
    if idea == NOTHING:
        return None
    choices = table.box.idea_acts[idea][table.ruling[table.active]]
    asking = _offer(play, ASK_IDEA, choices, (idea,), idea)
    if asking is None:
        pass_idea(play, idea)
        return None
    return _pass_and_use(play, idea, asking)


def next_idea(table: Table) -> Idea:
    """The lowest Idea of the active player that the scan has not passed, or NOTHING."""
    return next((idea for idea in table.ideas[table.active] if not table.passed >> idea & 1), NOTHING)


def pass_idea(play: Play[Table], idea: Idea) -> None:
    """Note that the scan has come to an Idea; the next one follows."""
    play.table.passed |= 1 << idea
    play.push("ideas")


def _pass_and_use(play: Play[Table], idea: Idea, asking: Asking[None]) -> Asking[None]:
    pass_idea(play, idea)
    yield from asking


# -- one card ---------------------------------------------------------------------------------------------------------

FOUNDATION_IDLE = Event("foundation idle", "F0", things=(nouns.CHALLENGE, nouns.ACTIVITIES), trifling=True)
ROW_IDLE = Event("row idle", "F0", things=(nouns.ACTIVITIES,), trifling=True)
IDEA_IDLE = Event("idea idle", "F0", things=(nouns.IDEA, nouns.ACTIVITIES), trifling=True)
IDLE: Mapping[Question, Event] = {
    ASK_FOUNDATION: FOUNDATION_IDLE,
    ASK_LOWER_ROW: ROW_IDLE,
    ASK_UPPER_ROW: ROW_IDLE,
    ASK_IDEA: IDEA_IDLE,
}
"""What is told where nothing of a card or a row is possible, so that nobody is asked about it."""


def _offer(
    play: Play[Table],
    question: Question,
    choices: tuple[int, ...],
    data: tuple[int, ...] = (),
    idea: Idea = NOTHING,
    barred: tuple[Refusal, ...] = (),
) -> Asking[None] | None:
    """Ask which activity of a card is used, if any is possible; ``barred`` are others that it shows in vain."""
    seat = play.table.active
    options = _possible(play.table, seat, choices, idea)
    if options:
        return _choose(play, question, options, choices, data, idea, barred)
    play.note(IDLE[question], seat, *data, (*choices, *[one.option[1] for one in barred]))
    return None


LEFT_OUT = Event("left out", "F0", things=(nouns.ACTIVITIES,), bookkeeping=True)
PASSED_BY = frozenset((FOUNDATION_SHUT, FOUNDATION_IDLE, ROW_IDLE, IDEA_IDLE, LEFT_OUT))
"""What is told of a card or a row without an activity."""


@rule("F0", "F0c")
def _choose(
    play: Play[Table],
    question: Question,
    options: list[Option],
    choices: tuple[int, ...],
    data: tuple[int, ...],
    idea: Idea,
    barred: tuple[Refusal, ...],
) -> Asking[None]:
    """One of the activities, or none: all of this is voluntary, but for the duties of partners (C9d)."""
    table = play.table
    reasons = (_refusals, table, table.active, choices, idea, barred)
    offered = [*options, SKIP]
    if table.box.coop:
        offered = _duties(table, table.active, options) or offered
    answer = yield ask(table.active, question, offered, data, reasons)
    if answer == SKIP:
        play.note(LEFT_OUT, table.active, tuple([act for _, act in options]))
    else:
        use(play, answer[1], idea)


ACTIVITY_USED = Event("activity", "F0", things=(nouns.ACTIVITY,), bookkeeping=True)


@rule("F0d.1", "F0d.2", "F0f", "GL-Action.2")
def use(play: Play[Table], act: int, idea: Idea) -> None:
    """An activity: its action, then Negotiations of those whose Emissaries are on the card, then its Consequent."""
    table = play.table
    kind, limit, after, after_limit = table.box.menu[act]
    steps = [_step(table.active, kind, limit, after != NONE)]
    if idea != NOTHING and table.emissaries[idea]:
        steps.append(("emissaries", table.emissaries[idea]))
    if after != NONE:
        steps.append(("consequent", after, after_limit))
    if kind in TRANSACTIONS:
        steps.append(("morality", kind))
    play.note(ACTIVITY_USED, table.active, act)
    play.push_all(steps)


def _step(seat: Seat, kind: int, limit: int, leads_on: bool) -> Step:
    if kind in ADVANCEMENTS:
        return ("advance", seat, kind, limit)
    if kind in URBANIZE:
        return ("urbanize", kind, int(leads_on))
    return ACTIONS[kind].step(seat, limit)


def _possible(table: Table, seat: Seat, choices: Iterable[int], idea: Idea) -> list[Option]:
    return [("use", act) for act in choices if refusal(table, seat, act, idea) is POSSIBLE]


@rule("C9d.1")
def _duties(table: Table, seat: Seat, options: list[Option]) -> list[Option]:
    """The activities of which partners must use one, if there are any."""
    return [option for option in options if is_duty(table, seat, option[1])]


DUTY = Reason("duty")


def _refusals(
    table: Table, seat: Seat, choices: Iterable[int], idea: Idea, barred: tuple[Refusal, ...]
) -> list[Refusal]:
    reasons = ((act, refusal(table, seat, act, idea)) for act in choices)
    refused = [Refusal(("use", act), reason, "F0", (act,)) for act, reason in reasons if reason is not POSSIBLE]
    refused += barred
    options = _possible(table, seat, choices, idea) if table.box.coop else []
    if duties := _duties(table, seat, options):
        refused += [Refusal(option, DUTY, "C9d") for option in (*options, SKIP) if option not in duties]
    return refused


@rule("G7.4", "GL-Consequent.1")
def refusal(table: Table, seat: Seat, act: int, idea: Idea = NOTHING) -> Reason | None:
    """Why an activity is not possible, or POSSIBLE.

    A technology step at its limit is refused as long as nobody else would gain by it: doing it is skipping it.
    """
    kind, limit, after, _ = table.box.menu[act]
    if idea != NOTHING and kind in ALL_TRACKS and table.emissaries[idea]:
        return POSSIBLE
    if kind in ADVANCEMENTS:
        return useless(table, seat, kind, limit)
    if after != NONE and kind in URBANIZE and urbanize.repeats(table, seat, kind):
        return POSSIBLE
    return ACTIONS[kind].refusal(table, seat, limit)


@rule("F0d.1", "F0d.2", "F0d.3", "GL-Consequent.1")
def consequent(play: Play[Table], kind: int, limit: int) -> None:
    """What an action leads to: an advancement, a Chaos, or another action if that is possible (AMB-58)."""
    table = play.table
    seat = table.active
    if kind == CHAOS:
        chaos.suffer(play, seat, 1, "F0d")
    elif kind in ADVANCEMENTS:
        gain(play, seat, kind, limit)
    elif ACTIONS[kind].refusal(table, seat, limit) is POSSIBLE:
        steps = [ACTIONS[kind].step(seat, limit)]
        if kind in TRANSACTIONS:
            steps.append(("morality", kind))
        play.push_all(steps)


STEPS: dict[str, StepRule] = {
    "activities": activities,
    "foundation": foundation,
    "lower row": lower_row,
    "upper row": upper_row,
    "ideas": ideas,
    "consequent": consequent,
}
VERBS: Verbs = {"use": (nouns.ACTIVITY,), "skip": ()}
