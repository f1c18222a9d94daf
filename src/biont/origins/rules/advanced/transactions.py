"""J3. Transactions: trade, preach, war and enslave. First with which token, then who goes there, if need be with leave.

What comes of it is in ``outcomes``. A transaction that is called off because nobody gives leave has not taken place:
nothing follows from it.
"""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, Refusal, ask
from biont.kernel.declared import Question, Reason
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.cards import ENSLAVE, NONE, PREACH, TRADE, TRANSACTIONS, WAR
from biont.origins.people import cuboids, migrant_owner
from biont.origins.rules.actions import POSSIBLE, Action, Actions, call_off
from biont.origins.rules.advanced.targets import (
    BOMBS,
    DEALS,
    KIND_OF,
    STRIKES,
    TAKES_CITY,
    WAYS_OF,
    barred,
    ends,
    envoys,
    exposed,
    is_city,
    targets,
    traders,
    within,
)
from biont.origins.rules.advanced.xenophobia import VIOLENT, victories
from biont.origins.rules.spread import (
    ALL_MOVED,
    ASK_DESTINATION,
    ASK_LEAVE,
    BRANCHED,
    DEPARTED,
    LEAVE_GIVEN,
    MOVED,
    NO_LEAVE,
)
from biont.origins.table import Seat, Spot, Table, members
from biont.origins.travel import DEPART, WAYS, posts, route, sources
from biont.origins.vocabulary import Verbs
from biont.origins.world import Spots

ASK_TRADE = Question("trade", "J3a")
ASK_PREACH = Question("preach", "J3b")
ASK_WAR = Question("war", "J3c")
ASK_ENSLAVE = Question("enslave", "J3d")

QUESTIONS = {TRADE: ASK_TRADE, PREACH: ASK_PREACH, WAR: ASK_WAR, ENSLAVE: ASK_ENSLAVE}
RULES = {TRADE: "J3a", PREACH: "J3b", WAR: "J3c", ENSLAVE: "J3d"}
AS_MYSTICAL = Reason("as-mystical", about=(nouns.SEAT,))
AS_ARMED = Reason("as-armed", about=(nouns.SEAT,))
AS_URBAN = Reason("as-urban", about=(nouns.SEAT,))


STRONGER = {PREACH: AS_MYSTICAL, WAR: AS_ARMED, ENSLAVE: AS_URBAN}
"""Why an opponent is not exposed to a transaction."""

CALL_OFF: Option = ("call-off",)


NOBODY_MYSTICAL = Reason("nobody-mystical", about=(nouns.ACTIVITY,))
NOBODY_URBAN = Reason("nobody-urban", about=(nouns.ACTIVITY,))
NO_TARGET = Reason("no-target", about=(nouns.ACTIVITY,))


def _action(kind: int) -> Action:
    def no_transaction(table: Table, seat: Seat, limit: int) -> Reason | None:
        """Why a transaction is not possible with anybody."""
        if next(targets(table, seat, kind, 0), None) is not None:
            return POSSIBLE
        if not any(exposed(table, seat, deal) for deal in WAYS_OF[kind]):
            return NOBODY_MYSTICAL if kind == PREACH else NOBODY_URBAN
        return NO_TARGET if any(sources(table, seat)) else ALL_MOVED

    return Action(lambda seat, limit: ("transact", kind, 0), no_transaction)


@rule("J3", "J3a.1", "J3b.1", "J3c.1", "J3d.1", "C9d.1")
def transact(play: Play[Table], kind: int, closed: int) -> Asking[None] | None:
    """First with which token of an opponent, and in war how; ``closed`` are the players who refused leave to pass."""
    table = play.table
    options: list[Option] = [(DEALS[deal], place) for deal, place in targets(table, table.active, kind, closed)]
    duties = victories(table, table.active, kind) if table.box.coop and kind in VIOLENT else []
    if duties or options:
        free = bool(closed) and not (duties and table.box.readings.xenophobia_binds)
        return _transact(play, kind, closed, duties or options, free)
    call_off(play)
    return None


def _transact(play: Play[Table], kind: int, closed: int, options: list[Option], free: bool) -> Asking[None]:
    """``free`` says whether it may be called off: where leave was refused, but for what partners have to win."""
    table = play.table
    seat = table.active
    if free:
        options.append(CALL_OFF)
    answer = yield ask(seat, QUESTIONS[kind], options, (), (_refusals, table, seat, kind, closed))
    if answer == CALL_OFF:
        call_off(play)
        return
    deal, place = DEALS.index(answer[0]), answer[1]
    if deal in STRIKES:
        play.push("deal", deal, place, NONE, NONE, NONE)
    else:
        play.push("envoy", deal, place, closed)


def _refusals(table: Table, seat: Seat, kind: int, closed: int) -> list[Refusal]:
    """Why tokens of opponents cannot be dealt with: their owner is too strong, or they are out of reach."""
    found: list[Refusal] = []
    offered = set(targets(table, seat, kind, closed))
    for deal in WAYS_OF[kind][:2]:  # who has bombs or missiles knows what they can do
        weak = exposed(table, seat, deal)
        for other in range(table.box.players):
            if other != seat:
                tokens = members(table.cities[other]) if is_city(deal) else table.world.spots_in(table.migrants[other])
                found += [
                    Refusal((DEALS[deal], place), *_obstacle(table, seat, deal, place, other, other in weak))
                    for place in tokens
                    if (deal, place) not in offered
                ]
    return found


NO_CUBOID = Reason("no-cuboid", about=(nouns.HEX,))
NO_SIEGE = Reason("no-siege", about=(nouns.HEX,))
CITY_OUT_OF_REACH = Reason("city-out-of-reach", about=(nouns.HEX,))
OUT_OF_REACH = Reason("out-of-reach", about=(nouns.SPOT,))


def _obstacle(
    table: Table, seat: Seat, deal: int, place: int, other: Seat, weak: bool
) -> tuple[Reason, str, tuple[int, ...]]:
    """What keeps a player from a deal: a reason, its rule and its values."""
    kind = KIND_OF[deal]
    if not weak:
        return STRONGER[kind], RULES[kind], (other,)
    if deal in TAKES_CITY and not cuboids(table, seat):
        return NO_CUBOID, "B9c", (place,)
    if deal in TAKES_CITY:
        return NO_SIEGE, RULES[kind], (place,)
    return CITY_OUT_OF_REACH if is_city(deal) else OUT_OF_REACH, RULES[kind], (place,)


# -- who goes ---------------------------------------------------------------------------------------------------------


@rule("J3", "J3a.1", "G6c.3", "B9a")
def envoy(play: Play[Table], deal: int, place: int, closed: int) -> Asking[None] | None:
    """Then which figure goes, where there is a choice."""
    table = play.table
    find = traders if KIND_OF[deal] == TRADE else envoys
    found = list(find(table, table.active, deal, place, closed))
    if len(found) > 1:
        return _envoy(play, deal, place, closed, found)
    play.push("approach", deal, place, *found[0], closed)
    return None


ASK_CITY_ENVOY = Question("city envoy", "J3", about=(nouns.HEX,))
ASK_ENVOY = Question("envoy", "J3", about=(nouns.SPOT,))


def _envoy(play: Play[Table], deal: int, place: int, closed: int, found: list[tuple[int, int]]) -> Asking[None]:
    question = ASK_CITY_ENVOY if is_city(deal) else ASK_ENVOY
    answer = yield ask(play.table.active, question, [(WAYS[way], start) for way, start in found], (place,))
    play.push("approach", deal, place, WAYS.index(answer[0]), answer[1], closed)


@rule("J3", "G6d.1", "J3b.3", "J3c.3", "J3c.5", "J3d.3")
def approach(play: Play[Table], deal: int, place: int, way: int, start: int, closed: int) -> Asking[None] | None:
    """To which Spot it goes: only a bomber stays there, and so has a choice; others take no one's leave if they can.

    Whoever stands beside the City already stays where he is.
    """
    table = play.table
    seat = table.active
    goal = ends(table, seat, deal, place)
    reached = goal & within(table, seat, way, start, barred(table, seat, closed))
    if deal in BOMBS:
        return _aim(play, deal, place, way, start, closed, table.world.spots_in(reached))
    near = goal & within(table, seat, way, start, posts(table, seat))
    spot = start
    if way == DEPART or not goal & table.world.bit[start]:
        spot = table.world.spots_in(near or reached)[0]
    play.push("journey", deal, place, way, start, spot, 0, closed)
    return None


def _aim(
    play: Play[Table], deal: int, place: int, way: int, start: int, closed: int, spots: list[Spot]
) -> Asking[None]:
    options: list[Option] = [("to", spot) for spot in spots]
    answer = yield ask(play.table.active, ASK_DESTINATION, options, (way, start))
    play.push("journey", deal, place, way, start, answer[1], 0, closed)


@rule("G6d.1")
def journey(
    play: Play[Table], deal: int, place: int, way: int, start: int, spot: Spot, granted: int, closed: int
) -> Asking[None] | None:
    """Everybody whose post lies on the way is asked for leave; the Spot of the deal itself is entered without."""
    table = play.table
    bit = table.world.bit
    strangers = posts(table, table.active) & ~bit[spot]
    for friend in members(granted):
        strangers &= ~table.migrants[friend]
    path = _path(play, way, start, spot, strangers, closed)
    post = next((passed for passed in path if bit[passed] & strangers), None)
    if post is not None:
        return _ask_leave(play, (deal, place, way, start, spot, granted, closed), post)
    if path:
        play.note((MOVED, BRANCHED, DEPARTED)[way], table.active, start, spot, tuple(path))
    play.push("deal", deal, place, way, start, spot)
    return None


def _path(play: Play[Table], way: int, start: int, spot: Spot, strangers: Spots, closed: int) -> list[Spot]:
    """The way to a Spot, past as few strangers as possible; where it takes no leave, only for the log."""
    table = play.table
    seat, target = table.active, table.world.bit[spot]
    if way != DEPART and start == spot:
        return []
    if play.entries is None and within(table, seat, way, start, strangers) & target:
        return []
    return route(table, seat, way, start, spot, barred(table, seat, closed) & ~target, strangers)


def _ask_leave(play: Play[Table], trip: tuple[int, int, int, int, Spot, int, int], post: Spot) -> Asking[None]:
    deal, place, way, start, spot, granted, closed = trip
    table = play.table
    owner: Seat = migrant_owner(table, post)
    answer = yield ask(owner, ASK_LEAVE, [("let-pass",), ("refuse",)], (table.active, post, spot))
    if answer == ("let-pass",):
        play.note(LEAVE_GIVEN, owner, table.active, post)
        play.push("journey", deal, place, way, start, spot, granted | 1 << owner, closed)
    else:
        play.note(NO_LEAVE, owner, table.active, post)
        play.push("transact", KIND_OF[deal], closed | 1 << owner)


ACTIONS: Actions = {kind: _action(kind) for kind in sorted(TRANSACTIONS)}
STEPS: dict[str, StepRule] = {"transact": transact, "envoy": envoy, "approach": approach, "journey": journey}
VERBS: Verbs = {
    **{verb: (nouns.HEX,) if is_city(deal) else (nouns.SPOT,) for deal, verb in enumerate(DEALS)},
    "call-off": (),
    "move": (nouns.SPOT,),
    "branch": (nouns.SPOT,),
    "depart": (nouns.HEX,),
    "to": (nouns.SPOT,),
    "let-pass": (),
    "refuse": (),
}
