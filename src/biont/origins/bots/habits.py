"""Habits: an answer to every question at a glance, for playouts and for what is not worth trying out.

Each rule of thumb reads the table directly. A question that has none is answered with the first option.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from biont.kernel.decision import Decision, Option
from biont.kernel.declared import Question
from biont.origins.brain import bidders, elders, elders_of_all, free_will
from biont.origins.cards import (
    ABSTRACTION,
    ALL_TRACKS,
    ART,
    DEMAGOGUE,
    ELECT,
    ENCEPHALIZE,
    FOOTPRINT,
    INFORMATION,
    INVENT,
    LIBRARY,
    PRAYER,
    SPECIALIZE,
    SPREAD,
    TRANSACTIONS,
    URBANIZE,
)
from biont.origins.people import all_cities, all_migrants, crowded, habitable, migrants
from biont.origins.rules.activities import ASK_FOUNDATION, ASK_IDEA, ASK_LOWER_ROW, ASK_UPPER_ROW
from biont.origins.rules.advancements import ASK_FREE_STEP, ASK_PRAY
from biont.origins.rules.auction import ASK_BID, ASK_ORIENT
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE
from biont.origins.rules.chaos import ASK_REBEL
from biont.origins.rules.events import ASK_POLLUTION
from biont.origins.rules.footprint import ASK_STARVE
from biont.origins.rules.knowledge import ASK_ELECT, ASK_INVENT, ASK_SPECIALIZE
from biont.origins.rules.philosophy import ASK_DEMAGOGUE, ASK_GLOBALIZE, ASK_GLOBALIZE_FURTHER
from biont.origins.rules.quell import ASK_QUELL
from biont.origins.rules.revolution import ASK_PUTSCH
from biont.origins.rules.scoring import final_score, scores
from biont.origins.rules.sequence import COMET_IV, top_challenge
from biont.origins.rules.spread import ASK_DESTINATION, ASK_LEAVE, ASK_SPREAD
from biont.origins.rules.urbanize import ASK_URBANIZE
from biont.origins.rules.worlds import ASK_HEX_CHIT, ASK_HEX_PLACE, ASK_HEX_SIDE, ASK_HEX_TURN, ASK_START
from biont.origins.table import Idea, Seat, Spot, Table, row_of

Habit: TypeAlias = Callable[[Table, Decision], Option]

WORTH = {
    ENCEPHALIZE: 0.5,
    ABSTRACTION: 1.2,
    ART: 0.4,
    PRAYER: 0.5,
    INVENT: 1.5,
    DEMAGOGUE: 0.3,
    SPECIALIZE: 1.0,
    LIBRARY: 1.1,
    ELECT: 0.1,
    SPREAD: 0.7,
}
"""What icons are worth at a glance; a step of technology counts one, and a little more for information."""
USUAL_WORTH = 0.8
"""What every other icon is worth."""


def habit(table: Table, decision: Decision) -> Option:
    """The usual answer."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    known = HABITS.get(decision.kind)
    return known(table, decision) if known is not None else options[0]


def icon_worth(table: Table, seat: Seat, kind: int, limit: int) -> float:
    """What an icon brings a player, at a glance."""
    if kind in ALL_TRACKS:
        if table.stage(seat, kind) >= limit:
            return 0.0
        return 1.3 if kind in (INFORMATION, FOOTPRINT) else 1.0
    if kind in URBANIZE:
        return 1.2
    if kind in TRANSACTIONS:
        return 0.9
    return WORTH.get(kind, USUAL_WORTH)


def idea_worth(table: Table, seat: Seat, idea: Idea) -> float:
    """What an Idea brings whoever invents it: its Eureka, and in the advanced game a card to use again and again."""
    eureka = sum(icon_worth(table, seat, kind, limit) for kind, limit in table.box.idea_eureka[idea])
    return eureka + (0.8 if table.ruling[seat] in table.box.idea_sides[idea] and table.box.advanced else 0.0)


# -- challenges --------------------------------------------------------------------------------------------------------


def _challenge(table: Table, decision: Decision) -> Option:
    """Challenge with enough Elders, claim a Comet unless it ends a game that would be lost."""
    offered = decision.options
    seat = decision.seat
    if ("claim",) in offered:
        lead = final_score(table, seat) - max(final_score(table, other) for other in _others(table, seat))
        return ("claim",) if top_challenge(table) != COMET_IV or lead > 0 else _skip(offered)
    if ("challenge",) in offered and bidders(table, seat) >= 1 + (table.epoch < 3) * (table.turn % 2):
        return ("challenge",)
    return _skip(offered)


def _skip(options: Sequence[Option]) -> Option:
    return ("skip",) if ("skip",) in options else options[0]


def _others(table: Table, seat: Seat) -> list[Seat]:
    return [other for other in range(table.box.players) if other != seat] or [seat]


def _bid(table: Table, decision: Decision) -> Option:
    """As little as is enough, and no more than the card is worth."""
    card = decision.data[0]
    worth = 1.5 + sum(icon_worth(table, decision.seat, kind, limit) for kind, limit in table.box.challenge_eureka[card])
    bids = [option for option in decision.options if option[0] == "bid" and option[1] <= worth]
    return bids[0] if bids else decision.options[0]


def _orient(table: Table, decision: Decision) -> Option:
    """Into the Ruling Class if possible: elsewhere it would cost a revolution."""
    ruling = table.ruling[decision.seat]
    return next((option for option in decision.options if option[-1] == ruling), decision.options[0])


# -- activities --------------------------------------------------------------------------------------------------------


def _activity(table: Table, decision: Decision) -> Option:
    """The activity that is worth most at a glance."""
    seat = decision.seat
    best, most = _skip(decision.options), 0.15
    for option in decision.options:
        if option[0] == "use":
            worth = act_worth(table, seat, option[1])
            if worth > most:
                best, most = option, worth
    return best


def act_worth(table: Table, seat: Seat, act: int) -> float:
    """An activity with its Consequent."""
    kind, limit, after, after_limit = table.box.menu[act]
    worth = icon_worth(table, seat, kind, limit)
    if kind == SPECIALIZE:
        worth = 0.5 * min(free_will(table, seat), table.stage(seat, INFORMATION)) + 0.2
    elif kind == SPREAD and migrants(table, seat) > 7:
        worth = 0.2
    elif kind == ELECT:
        worth = 0.6 * table.dissidents[seat].bit_count() - 0.8 * elders(table, seat)
    if after >= 0:
        worth += icon_worth(table, seat, after, after_limit) if after in ALL_TRACKS or after in WORTH else -0.5
    return worth


def _specialize(table: Table, decision: Decision) -> Option:
    """Where the Elders will soon be enough for something good."""
    seat, left = decision.seat, decision.data[0]

    def promise(option: Option) -> float:
        if option[0] != "specialize":
            return 0.1
        place = table.market.index(option[1])
        missing = max(0, row_of(place) - elders_of_all(table, place))
        if not missing and table.elders_at(place, seat):
            return 0.05  # one more brings nothing
        return idea_worth(table, seat, option[1]) * (1.0 if missing <= left else 0.4) - 0.3 * missing

    return max(decision.options, key=promise)


def _invent(table: Table, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: idea_worth(table, decision.seat, option[1]))


def _elect(table: Table, decision: Decision) -> Option:
    """The column with the most Foundations, the present one if it is as good."""
    seat = decision.seat

    def length(option: Option) -> float:
        same: bool = option[1] == table.ruling[seat]
        return len(table.column(seat, option[1])) + 0.5 * same

    return max(decision.options, key=length)


def _figure(table: Table, decision: Decision) -> Option:
    """A new Migrant from where there is most room, as long as there are few."""
    wanted = ("branch", "depart") if migrants(table, decision.seat) < 7 else ("move",)
    fresh = [option for option in decision.options if option[0] in wanted]
    return fresh[table.turn % len(fresh)] if fresh else decision.options[table.turn % len(decision.options)]


def _destination(table: Table, decision: Decision) -> Option:
    """The Spot with the best ground around it."""
    open_ = [option for option in decision.options if option[0] in ("to", "emigrate")] or list(decision.options)
    worth = spot_worths(table, decision.seat)
    return max(open_, key=lambda option: worth(option[1]) if len(option) > 1 else -9.0)


def spot_worths(table: Table, seat: Seat) -> Callable[[Spot], float]:
    """What Spots are worth to a player: land for Cities around them, and room for one more."""
    touching = table.world.touching
    ground = habitable(table, seat) & ~all_cities(table)
    full = crowded(table, all_migrants(table), table.stage(seat, FOOTPRINT))
    return lambda spot: 0.5 * (ground & touching[spot]).bit_count() - 1.5 * (full & touching[spot]).bit_count()


def _found(table: Table, decision: Decision) -> Option:
    """A new City rather than an old one."""
    return next((option for option in decision.options if option[0] == "found"), decision.options[0])


# -- losses, prayers, the Philosophy -----------------------------------------------------------------------------------


def _lose(table: Table, decision: Decision) -> Option:
    """Migrants first, then Elders and Emissaries, Cities last."""
    order = {"expend-migrant": 0, "starve": 0, "expend-elder": 1, "expend-emissary": 1}
    return min(decision.options, key=lambda option: order.get(option[0], 2))


def _philosophy(table: Table, decision: Decision) -> Option:
    """The space after which the own lead is largest, with an eye on what could be shut from there."""
    seat, box = decision.seat, table.box
    points = [scores(table, other) for other in range(box.players)]

    def lead(space: int) -> float:
        shut = box.shuts[space]
        best = [max(score for number, score in enumerate(own) if number != shut) for own in points]
        return best[seat] - max(best[other] for other in _others(table, seat)) if len(best) > 1 else best[seat]

    def promise(option: Option) -> float:
        space = option[1] if option[0] == "step-to" else table.philosophy
        return lead(space) + 0.5 * max(lead(further) for further in box.adjacent[space])

    return max(decision.options, key=promise)


def _pray(table: Table, decision: Decision) -> Option:
    """From the emotions if possible."""
    return decision.options[0]


def _putsch(table: Table, decision: Decision) -> Option:
    seat = decision.seat
    return max(decision.options, key=lambda option: len(table.column(seat, option[1])))


def _free_step(table: Table, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: icon_worth(table, decision.seat, option[1], 99))


def _rebel(table: Table, decision: Decision) -> Option:
    """The Migrant who stands worst."""
    worth = spot_worths(table, decision.seat)
    return min(decision.options, key=lambda option: worth(option[-1]))


def _lay(table: Table, decision: Decision) -> Option:
    """Any chit anywhere, but not always the first one."""
    return decision.options[len(decision.options) // 2]


def _refuse(table: Table, decision: Decision) -> Option:
    """Nobody passes."""
    return ("refuse",)


HABITS: Mapping[Question, Habit] = {
    ASK_HEX_CHIT: _lay,
    ASK_HEX_SIDE: _lay,
    ASK_HEX_PLACE: _lay,
    ASK_HEX_TURN: _lay,
    ASK_START: _lay,
    ASK_CHALLENGE_PHASE: _challenge,
    ASK_BID: _bid,
    ASK_ORIENT: _orient,
    ASK_FOUNDATION: _activity,
    ASK_LOWER_ROW: _activity,
    ASK_UPPER_ROW: _activity,
    ASK_IDEA: _activity,
    ASK_SPECIALIZE: _specialize,
    ASK_INVENT: _invent,
    ASK_ELECT: _elect,
    ASK_SPREAD: _figure,
    ASK_DESTINATION: _destination,
    ASK_LEAVE: _refuse,
    ASK_URBANIZE: _found,
    ASK_QUELL: _lose,
    ASK_STARVE: _lose,
    ASK_POLLUTION: _lose,
    ASK_GLOBALIZE: _philosophy,
    ASK_GLOBALIZE_FURTHER: _philosophy,
    ASK_DEMAGOGUE: _philosophy,
    ASK_PRAY: _pray,
    ASK_PUTSCH: _putsch,
    ASK_FREE_STEP: _free_step,
    ASK_REBEL: _rebel,
}
