"""G5, G6. The spread action: which figure sets out, and where it goes; leave to pass the posts of others (G6d)."""

from __future__ import annotations

from collections.abc import Iterator

from biont.kernel.decision import Asking, Option, Refusal, ask
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import ways
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
    """Whether no figure can go anywhere without starving there, so that one may emigrate instead."""
    world = table.world
    room = resting(table, seat) & ~all_migrants(table)
    full, closed = full_spots(table, seat), posts(table, seat)
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


def no_spread(table: Table, seat: Seat, limit: int) -> str:
    """Why nobody can spread."""
    spots, cities = sources(table, seat)
    return POSSIBLE if spots or (cities and pool(table, seat)) else "all-moved"


@rule("G6.1")
def spread(play: Play[Table]) -> Asking[None] | None:
    """First which figure sets out."""
    table = play.table
    options = _figures_with_a_way(table, table.active)
    return _spread(play, options) if options else None


def _spread(play: Play[Table], options: list[Option]) -> Asking[None]:
    table = play.table
    answer = yield ask(table.active, "spread", "G6", options, (), (_refusals, table, table.active))
    play.push("destination", WAYS.index(answer[0]), answer[1], 0)


def _figures_with_a_way(table: Table, seat: Seat) -> list[Option]:
    """Figures that can go somewhere; all of them if an emigration is allowed."""
    world = table.world
    taken, open_ = all_migrants(table), sides(table, seat)
    room = resting(table, seat) & ~taken
    beside = world.step(room, open_)
    shut = posts(table, seat) if table.box.options.closed_posts else 0
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
                reason = "no-figure" if way == BRANCH and empty else "shut-in" if (way, spot) in able else "has-moved"
                found.append(Refusal(option, reason, "B9" if reason == "no-figure" else "G6", (spot,)))
    for hex_ in members(table.cities[seat]):
        if (WAYS[DEPART], hex_) not in offered:
            reason = "no-figure-city" if empty else "shut-in-city" if (DEPART, hex_) in able else "just-founded"
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
    if enemies & world.step(edge, world.every_side) and not table.box.options.closed_posts:
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


def _destination(play: Play[Table], way: int, place: int, closed: int, options: list[Option]) -> Asking[None]:
    table = play.table
    if closed:
        options.append(TURN_BACK)
    reasons = (_out_of_reach, table, table.active, way, place)
    answer = yield ask(table.active, "destination", "G6", options, (way, place), reasons)
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
            found.append(Refusal(("to", spot), "occupied", "G6d", (spot,)))
        elif not bit & reached:
            found.append(Refusal(("to", spot), *_obstacle(table, seat, way, place, spot)))
    return found


def _obstacle(table: Table, seat: Seat, way: int, place: int, spot: Spot) -> tuple[str, str, tuple[int, ...]]:
    """What keeps a figure from a Spot that is near enough: posts, water or climate."""
    world = table.world
    bit, realm = world.bit[spot], home(table, seat)
    energy, maritime = stride(table, seat), table.stage(seat, MARITIME)
    if reach(table, seat, *start_of(table, way, place), 0) & bit:
        return "needs-leave", "G6d", (spot,)
    if way == DEPART:
        levels, steps = [world.around[place] & realm, world.around[place] & ~realm], energy - 1
    else:
        levels, steps = [world.bit[place]], energy
    open_ = sides(table, seat)
    for waters in range(maritime + 1, energy + 1):
        if ways.reach(world, levels, steps, open_, realm, waters, 0) & bit:
            return "too-much-water", "G6b", (spot, waters, maritime)
    return "shut-side", "G6f", (spot,)


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


def _ask_leave(
    play: Play[Table], way: int, place: int, target: Spot, granted: int, closed: int, post: Spot
) -> Asking[None]:
    table = play.table
    owner = next(other for other, spots in enumerate(table.migrants) if spots & table.world.bit[post])
    answer = yield ask(owner, "leave", "G6d", [("let-pass",), ("refuse",)], (table.active, post, target))
    if answer == ("let-pass",):
        play.note("leave", "G6d", owner, table.active, post)
        play.push("passage", way, place, target, granted | 1 << owner, closed)
    else:
        play.note("no leave", "G6d", owner, table.active, post)
        play.push("destination", way, place, closed | 1 << owner)


@rule("G5a", "G5b", "G6.1", "B3b.1")
def _go(play: Play[Table], way: int, place: int, target: Spot, path: tuple[Spot, ...], rule_id: str) -> None:
    """The figure arrives, and has moved this turn."""
    table = play.table
    seat, bit = table.active, table.world.bit
    if way == MOVE:
        table.lift_migrant(seat, place)
    table.migrants[seat] |= bit[target]
    table.moved |= bit[target]
    kind = "departed" if way == DEPART else "moved" if way == MOVE else "branched"
    play.note(kind, rule_id, seat, place, target, path)


ACTIONS: Actions = {SPREAD: Action(lambda seat, limit: ("spread",), no_spread)}
STEPS: dict[str, StepRule] = {"spread": spread, "destination": destination, "passage": passage}
VERBS: Verbs = {
    "move": ("spot",),
    "branch": ("spot",),
    "depart": ("hex",),
    "to": ("spot",),
    "past": ("spot",),
    "emigrate": ("spot",),
    "turn-back": (),
    "let-pass": (),
    "refuse": (),
}
