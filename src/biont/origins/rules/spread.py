"""G5, G6. The spread action: which figure sets out, and where it goes; leave to pass the posts of others (G6d)."""

from __future__ import annotations

from collections.abc import Iterator

from biont.kernel.decision import Asking, Option, Refusal, ask
from biont.kernel.declared import Event, Question, Reason
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns, ways
from biont.origins.cards import MARITIME, SPREAD
from biont.origins.people import all_migrants, full_hexes, full_spots, home, pool, resting, stride
from biont.origins.rules import diaspora
from biont.origins.rules.actions import POSSIBLE, Action, Actions, call_off
from biont.origins.table import Seat, Spot, Table, members
from biont.origins.travel import (
    BRANCH,
    DEPART,
    MOVE,
    WAYS,
    destinations,
    origin,
    posts,
    reach,
    route,
    sides,
    sources,
    start_of,
    starves,
)
from biont.origins.vocabulary import Verbs
from biont.origins.world import Spots

TURN_BACK: Option = ("turn-back",)


@rule("G5a", "G5b", "G6.2", "G6c.1", "G6c.2")
def figures(table: Table, seat: Seat) -> Iterator[tuple[int, int]]:
    """Every figure that may set out, as its way and its Spot or Hex: Migrants that have not moved, new ones from
    Migrants and Cities. Without blitzkrieg nothing sets out from what moved or was formed this turn."""
    world = table.world
    spots, cities = sources(table, seat)
    stock = pool(table, seat)
    for spot in world.spots_in(spots):
        yield MOVE, spot
        if stock:
            yield BRANCH, spot
    if stock:
        for hex_ in members(cities):
            yield DEPART, hex_


@rule("D4.2")
def is_trapped(table: Table, seat: Seat) -> bool:
    """Whether no token could go anywhere without starving there, moved or not, so that one may emigrate instead."""
    world = table.world
    room = resting(table, seat) & ~all_migrants(table)
    full, closed = full_spots(table, seat), posts(table, seat)
    spots, cities = table.migrants[seat], table.cities[seat]
    if not table.box.readings.all_are_trapped:
        spots, cities = sources(table, seat)
    if reach(table, seat, spots, cities if pool(table, seat) else 0, closed) & room & ~full:
        return False
    for spot in world.spots_in(spots):  # whoever moves on leaves room behind, but only there
        beside = 0
        for hex_ in world.spots[spot].hexes:
            beside |= world.around[hex_]
        near = reach(table, seat, world.bit[spot], 0, closed) & room & beside
        if any(not starves(table, seat, target, world.bit[spot]) for target in world.spots_in(near)):
            return False
    return True


ALL_MOVED = Reason("all-moved", about=(nouns.ACTIVITY,))
ALL_SHUT_IN = Reason("all-shut-in", about=(nouns.ACTIVITY,))


@rule("G6c.1", "G6g")
def no_spread(table: Table, seat: Seat, limit: int) -> Reason | None:
    """Why nobody can spread: all have moved, or those that have not can go nowhere while others could."""
    spots, cities = sources(table, seat)
    if not (spots or (cities and pool(table, seat))):
        return ALL_MOVED
    some_moved = spots != table.migrants[seat] or cities != table.cities[seat]
    if some_moved and table.box.readings.all_are_trapped and not _figures_with_a_way(table, seat):
        return ALL_SHUT_IN
    return POSSIBLE


@rule("G6.1")
def spread(play: Play[Table]) -> Asking[None] | None:
    """First which figure sets out."""
    table = play.table
    options = _figures_with_a_way(table, table.active)
    return _spread(play, options) if options else None


ASK_SPREAD = Question("spread", "G6")


def _spread(play: Play[Table], options: list[Option]) -> Asking[None]:
    table = play.table
    answer = yield ask(table.active, ASK_SPREAD, options, (), (_refusals, table, table.active))
    play.push("destination", WAYS.index(answer[0]), answer[1], 0)


def _figures_with_a_way(table: Table, seat: Seat) -> list[Option]:
    """Figures that can go somewhere; all of them if an emigration is allowed."""
    world = table.world
    taken, open_ = all_migrants(table), sides(table, seat)
    room = resting(table, seat) & ~taken
    beside = world.step(room, open_)
    shut = posts(table, seat) if table.box.settings.closed_posts else 0
    able = list(figures(table, seat))
    found = [
        (way, place)
        for way, place in able
        # A look around is mostly enough; if need be a figure goes with the leave of others.
        if (way != DEPART and world.bit[place] & beside) or destinations(table, seat, way, place, shut, taken)
    ]
    if len(found) < len(able) and is_trapped(table, seat):
        found = able
    return [(WAYS[way], place) for way, place in found]


NO_FIGURE = Reason("no-figure", about=(nouns.SPOT,))
SHUT_IN = Reason("shut-in", about=(nouns.SPOT,))
HAS_MOVED = Reason("has-moved", about=(nouns.SPOT,))
NO_FIGURE_CITY = Reason("no-figure-city", about=(nouns.HEX,))
SHUT_IN_CITY = Reason("shut-in-city", about=(nouns.HEX,))
JUST_FOUNDED = Reason("just-founded", about=(nouns.HEX,))


@rule("G6c.1", "G6g", "B9")
def _refusals(table: Table, seat: Seat) -> list[Refusal]:
    """Why the other figures cannot set out."""
    offered = set(_figures_with_a_way(table, seat))
    able = set(figures(table, seat))
    empty = not pool(table, seat)
    found: list[Refusal] = []
    for spot in table.world.spots_in(table.migrants[seat]):
        for way in (MOVE, BRANCH):
            option = (WAYS[way], spot)
            if option not in offered:
                reason = NO_FIGURE if way == BRANCH and empty else SHUT_IN if (way, spot) in able else HAS_MOVED
                found.append(Refusal(option, reason, "B9" if reason == NO_FIGURE else "G6", (spot,)))
    for hex_ in members(table.cities[seat]):
        if (WAYS[DEPART], hex_) not in offered:
            reason = NO_FIGURE_CITY if empty else SHUT_IN_CITY if (DEPART, hex_) in able else JUST_FOUNDED
            found.append(Refusal((WAYS[DEPART], hex_), reason, "B9" if empty else "G6", (hex_,)))
    return found


# -- where to ---------------------------------------------------------------------------------------------------------


def _shut(table: Table, seat: Seat, closed: int) -> Spots:
    """The posts of those who gave no leave."""
    found = 0
    for other in members(closed):
        found |= table.migrants[other]
    return found


@rule("G6a.3", "G6d.1", "G6d.2", "D4.2")
def destination(play: Play[Table], way: int, place: int, closed: int) -> Asking[None] | None:
    """Then where it goes: to a Spot of its own reach, past posts whose owners are asked, or trapped into the unknown.

    ``closed`` are the players who have refused leave already.
    """
    table = play.table
    seat = table.active
    taken, enemies = all_migrants(table), posts(table, seat)
    world = table.world
    reached = reach(table, seat, *start_of(table, way, place), enemies)
    free = reached & resting(table, seat) & ~taken
    beyond = 0
    edge = reached | (world.around[place] if way == DEPART else 0)
    if enemies & world.step(edge, world.every_side) and not table.box.settings.closed_posts:
        beyond = destinations(table, seat, way, place, _shut(table, seat, closed), taken) & ~free
    spots = world.spots_in(free)
    options: list[Option] = [("to", spot) for spot in spots]
    if beyond:
        options += [("past", spot) for spot in world.spots_in(beyond)]
    full, touching = full_hexes(table, seat), world.touching
    if all(touching[spot] & full for spot in spots) and is_trapped(table, seat):
        far = _emigrations(table, seat, way, place) & ~free & ~beyond
        options += [("emigrate", spot) for spot in world.spots_in(far)]
    if options:
        return _destination(play, way, place, closed, options)
    call_off(play)
    return None


@rule("D4.2", "D4b.1")
def _emigrations(table: Table, seat: Seat, way: int, place: int) -> Spots:
    """Where a trapped figure may go as in a diaspora; one that moves leaves room behind it."""
    if way == MOVE:
        table = table.copy()
        table.migrants[seat] &= ~table.world.bit[place]
    return diaspora.destinations(table, seat, *origin(way, place))


ASK_DESTINATION = Question("destination", "J3c", about=(nouns.WAY, nouns.NUMBER))


def _destination(play: Play[Table], way: int, place: int, closed: int, options: list[Option]) -> Asking[None]:
    table = play.table
    if closed:
        options.append(TURN_BACK)
    reasons = (_out_of_reach, table, table.active, way, place)
    answer = yield ask(table.active, ASK_DESTINATION, options, (way, place), reasons, rule="G6")
    if answer == TURN_BACK:
        call_off(play)
        return
    verb, target = answer
    if verb == "past":
        play.push("passage", way, place, target, 0, closed)
        return
    path: tuple[Spot, ...] = ()
    if verb == "to" and play.entries is not None:
        path = tuple(route(table, table.active, way, place, target, posts(table, table.active), 0))
    _go(play, way, place, target, path, "D4" if verb == "emigrate" else "G6")


OCCUPIED = Reason("occupied", about=(nouns.SPOT,))


@rule("G6b", "G6f.1", "G6d.2")
def _out_of_reach(table: Table, seat: Seat, way: int, place: int) -> list[Refusal]:
    """Why Spots nearby cannot be reached: someone stands there, too much water, a shut side, or too far."""
    world = table.world
    start = world.around[place] if way == DEPART else world.bit[place]
    near = start
    for _ in range(stride(table, seat)):
        near = world.step(near, world.every_side)
    taken = all_migrants(table)
    reached = reach(table, seat, *start_of(table, way, place), posts(table, seat))
    found = []
    for spot in world.spots_in(near & resting(table, seat) & ~start):
        bit = world.bit[spot]
        if bit & taken:
            found.append(Refusal(("to", spot), OCCUPIED, "G6d", (spot,)))
        elif not bit & reached:
            found.append(Refusal(("to", spot), *_obstacle(table, seat, way, place, spot)))
    return found


NEEDS_LEAVE = Reason("needs-leave", about=(nouns.SPOT,))
TOO_MUCH_WATER = Reason("too-much-water", about=(nouns.SPOT, nouns.NUMBER, nouns.NUMBER))
SHUT_SIDE = Reason("shut-side", about=(nouns.SPOT,))


def _obstacle(table: Table, seat: Seat, way: int, place: int, spot: Spot) -> tuple[Reason, str, tuple[int, ...]]:
    """What keeps a figure from a Spot that is near enough: posts, water or climate."""
    world = table.world
    bit, realm = world.bit[spot], home(table, seat)
    energy, maritime = stride(table, seat), table.stage(seat, MARITIME)
    if reach(table, seat, *start_of(table, way, place), 0) & bit:
        return NEEDS_LEAVE, "G6d", (spot,)
    if way == DEPART:
        levels, steps = [world.around[place] & realm, world.around[place] & ~realm], energy - 1
    else:
        levels, steps = [world.bit[place]], energy
    open_ = sides(table, seat)
    for waters in range(maritime + 1, energy + 1):
        if ways.reach(world, levels, steps, open_, realm, waters, 0) & bit:
            return TOO_MUCH_WATER, "G6b", (spot, waters, maritime)
    return SHUT_SIDE, "G6f", (spot,)


# -- leave to pass ----------------------------------------------------------------------------------------------------


@rule("G6d.1")
def passage(play: Play[Table], way: int, place: int, target: Spot, granted: int, closed: int) -> Asking[None] | None:
    """Everybody whose post lies on the way is asked for leave, one by one; whoever refuses shuts his posts."""
    table = play.table
    seat = table.active
    shut = _shut(table, seat, closed)
    strangers = posts(table, seat) & ~_shut(table, seat, granted)
    path = route(table, seat, way, place, target, shut, strangers)
    post = next((spot for spot in path if table.world.bit[spot] & strangers), None)
    if post is None:
        _go(play, way, place, target, tuple(path), "G6d")
        return None
    return _ask_leave(play, way, place, target, granted, closed, post)


ASK_LEAVE = Question("leave", "G6d", about=(nouns.SEAT, nouns.SPOT, nouns.SPOT))
LEAVE_GIVEN = Event("leave", "G6d", things=(nouns.SEAT, nouns.SPOT))
NO_LEAVE = Event("no leave", "G6d", things=(nouns.SEAT, nouns.SPOT))


def _ask_leave(
    play: Play[Table], way: int, place: int, target: Spot, granted: int, closed: int, post: Spot
) -> Asking[None]:
    table = play.table
    owner = next(other for other, spots in enumerate(table.migrants) if spots & table.world.bit[post])
    answer = yield ask(owner, ASK_LEAVE, [("let-pass",), ("refuse",)], (table.active, post, target))
    if answer == ("let-pass",):
        play.note(LEAVE_GIVEN, owner, table.active, post)
        play.push("passage", way, place, target, granted | 1 << owner, closed)
    else:
        play.note(NO_LEAVE, owner, table.active, post)
        play.push("destination", way, place, closed | 1 << owner)


MOVED = Event("moved", "J3", things=(nouns.SPOT, nouns.SPOT, nouns.SPOTS))
BRANCHED = Event("branched", "J3", things=(nouns.SPOT, nouns.SPOT, nouns.SPOTS))
DEPARTED = Event("departed", "J3", things=(nouns.HEX, nouns.SPOT, nouns.SPOTS))


@rule("G5a", "G5b", "G6.1", "B3b.1")
def _go(play: Play[Table], way: int, place: int, target: Spot, path: tuple[Spot, ...], rule_id: str) -> None:
    """The figure arrives, and has moved this turn."""
    table = play.table
    seat, bit = table.active, table.world.bit
    if way == MOVE:
        table.lift_migrant(seat, place)
    table.migrants[seat] |= bit[target]
    table.moved |= bit[target]
    kind = DEPARTED if way == DEPART else MOVED if way == MOVE else BRANCHED
    play.note_by(rule_id, kind, seat, place, target, path)


ACTIONS: Actions = {SPREAD: Action(lambda seat, limit: ("spread",), no_spread)}
STEPS: dict[str, StepRule] = {"spread": spread, "destination": destination, "passage": passage}
VERBS: Verbs = {
    "move": (nouns.SPOT,),
    "branch": (nouns.SPOT,),
    "depart": (nouns.HEX,),
    "to": (nouns.SPOT,),
    "past": (nouns.SPOT,),
    "emigrate": (nouns.SPOT,),
    "turn-back": (),
    "let-pass": (),
    "refuse": (),
}
