"""J3. Reading the map for transactions: whom a player can deal with, and which of his figures can go there.

A deal is a position in ``DEALS``: one way of carrying out a transaction, with a Migrant (even) or with a City (odd).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from biont.kernel.ledger import rule
from biont.origins.brain import mysticism
from biont.origins.cards import ENERGY, ENSLAVE, MARITIME, METALLURGY, PREACH, TRADE, WAR
from biont.origins.people import all_migrants, cuboids, home, tokens, urbanization
from biont.origins.table import Seat, Table, members
from biont.origins.travel import BRANCH, DEPART, MOVE, meetings, posts, sources, start_of
from biont.origins.world import Spots

DEALS = (
    "trade",
    "trade-city",
    "convert",
    "convert-city",
    "attack",
    "besiege",
    "bomb",
    "bomb-city",
    "strike",
    "strike-city",
    "enslave",
    "enslave-city",
)
(
    TRADE_MIGRANT,
    TRADE_CITY,
    CONVERT,
    CONVERT_CITY,
    ATTACK,
    BESIEGE,
    BOMB,
    BOMB_CITY,
    STRIKE,
    STRIKE_CITY,
    ENSLAVE_MIGRANT,
    ENSLAVE_CITY,
) = range(len(DEALS))

WAYS_OF: Mapping[int, tuple[int, ...]] = {
    TRADE: (TRADE_MIGRANT, TRADE_CITY),
    PREACH: (CONVERT, CONVERT_CITY),
    WAR: (ATTACK, BESIEGE, BOMB, BOMB_CITY, STRIKE, STRIKE_CITY),
    ENSLAVE: (ENSLAVE_MIGRANT, ENSLAVE_CITY),
}
"""By the icon of a transaction: the deals that it allows."""
KIND_OF = {deal: kind for kind, deals in WAYS_OF.items() for deal in deals}

TAKES_CITY = frozenset((CONVERT_CITY, BESIEGE, ENSLAVE_CITY))
"""Deals that make an enemy's City one's own."""
BOMBS = frozenset((BOMB, BOMB_CITY))
STRIKES = frozenset((STRIKE, STRIKE_CITY))
EVERYWHERE, NOT_WALKED = -1, -2
"""Sets of Spots: all of them, and one that nobody has found out yet."""
LAST_STAGE = 8
"""Of maritime for missiles, of energy for nuclear bombs."""


def is_city(deal: int) -> bool:
    """Whether a deal is about a City, not a Migrant."""
    return bool(deal & 1)


# -- who is weak enough -----------------------------------------------------------------------------------------------


def _anybody(table: Table, seat: Seat, other: Seat) -> bool:
    return True


@rule("J3b.1")
def _less_mystical(table: Table, seat: Seat, other: Seat) -> bool:
    return mysticism(table, other) < mysticism(table, seat)


@rule("J3d.1")
def _less_urban(table: Table, seat: Seat, other: Seat) -> bool:
    return urbanization(table, other) < urbanization(table, seat)


@rule("J3c.3", "D1c.3", "C6g.2")
def less_armed(table: Table, seat: Seat, other: Seat) -> bool:
    """Whether an opponent's metallurgy is lower than a player's; in Epoch I armoured creeples win a tie."""
    own, theirs = table.stage(seat, METALLURGY), table.stage(other, METALLURGY)
    armour = table.box.armoured
    return theirs < own or (theirs == own and table.epoch == 1 and armour[seat] > armour[other])


@rule("J3c.5")
def _within_bombs(table: Table, seat: Seat, other: Seat) -> bool:
    return table.stage(seat, ENERGY) >= LAST_STAGE


@rule("J3c.4", "J3c.6")
def _within_missiles(table: Table, seat: Seat, other: Seat) -> bool:
    armed = table.stage(seat, ENERGY) >= LAST_STAGE or less_armed(table, seat, other)
    return armed and table.stage(seat, MARITIME) >= LAST_STAGE


EXPOSED: Mapping[int, Callable[[Table, Seat, Seat], bool]] = {
    TRADE_MIGRANT: _anybody,
    TRADE_CITY: _anybody,
    CONVERT: _less_mystical,
    CONVERT_CITY: _less_mystical,
    ATTACK: _anybody,
    BESIEGE: less_armed,
    BOMB: _within_bombs,
    BOMB_CITY: _within_bombs,
    STRIKE: _within_missiles,
    STRIKE_CITY: _within_missiles,
    ENSLAVE_MIGRANT: _less_urban,
    ENSLAVE_CITY: _less_urban,
}
"""By deal: whether an opponent is exposed to it."""


def exposed(table: Table, seat: Seat, deal: int) -> list[Seat]:
    """The opponents whom a player could strike a deal with, wherever they are."""
    test = EXPOSED[deal]
    return [other for other in range(table.box.players) if other != seat and test(table, seat, other)]


# -- where they are ---------------------------------------------------------------------------------------------------


def barred(table: Table, seat: Seat, closed: int) -> Spots:
    """The posts that may not be passed: of players who refused leave, or of everybody where nobody is asked (G6d)."""
    if table.box.settings.closed_posts:
        return posts(table, seat)
    found = 0
    for other in members(closed):
        found |= table.migrants[other]
    return found


def targets(table: Table, seat: Seat, kind: int, closed: int) -> Iterator[tuple[int, int]]:
    """Every deal that a transaction allows, with the Spot or the Hex of the token; ``closed`` have refused leave."""
    world = table.world
    spots, cities = sources(table, seat)
    reached = NOT_WALKED
    for deal in WAYS_OF[kind]:
        rivals = exposed(table, seat, deal)
        if not rivals:
            continue
        near = spots if deal in TAKES_CITY and not table.box.coop else reached
        if deal in STRIKES:
            near = EVERYWHERE
        elif near == NOT_WALKED:
            near = reached = meetings(table, seat, spots, cities, barred(table, seat, closed))
        for other in rivals:
            if is_city(deal):
                places = _cities(table, seat, deal, other)
            else:
                places = world.spots_in(table.migrants[other] if deal in BOMBS else table.migrants[other] & near)
            for place in places:
                if near == EVERYWHERE or near & ends(table, seat, deal, place):
                    yield deal, place


@rule("B9c.2")
def _cities(table: Table, seat: Seat, deal: int, other: Seat) -> list[int]:
    """An opponent's Cities; none can be taken without a cuboid to put in its place."""
    if deal in TAKES_CITY and not cuboids(table, seat):
        return []
    return list(members(table.cities[other]))


@rule("J3", "J3a.1", "J3b.3", "J3c.3", "J3c.5", "J3d.3", "C9d.2", "C4c.1")
def ends(table: Table, seat: Seat, deal: int, place: int) -> Spots:
    """Where a figure has to come for a deal: onto a Migrant's Spot; for a City onto a Spot of its Hex.

    A trader may share that Spot with the partner (AMB-37). A bomber needs an empty one beside the target (AMB-34).
    Where both realms live a figure may come out of its own (C4c).
    """
    world, box = table.world, table.box
    realm = world.land | world.water if box.yrr else home(table, seat)
    if deal in BOMBS:
        hexes = (place,) if deal == BOMB_CITY else world.spots[place].hexes
        beside = 0
        for hex_ in hexes:
            beside |= world.around[hex_]
        return beside & (realm if box.readings.bombs_cross_realms else home(table, seat)) & ~all_migrants(table)
    if not is_city(deal):
        return world.bit[place]
    strangers = 0
    for other, spots in enumerate(table.migrants):
        if other != seat and not table.cities[other] >> place & 1:
            strangers |= spots
    return world.around[place] & ~strangers & realm


@rule("J3b.3", "J3c.3", "J3d.3", "G5a", "G5b", "B9a", "G6c.3", "C9d.2")
def envoys(table: Table, seat: Seat, deal: int, place: int, closed: int) -> Iterator[tuple[int, int]]:
    """Every figure that can go, as its way and its Spot or Hex: an old Migrant or a new one, even with an empty pool.

    A City is taken by a Migrant that stands beside it already (AMB-31), but for the cooperative game.
    """
    world = table.world
    goal = ends(table, seat, deal, place)
    spots, cities = sources(table, seat)
    if deal in TAKES_CITY and not table.box.coop:
        for spot in world.spots_in(spots & world.around[place]):
            yield MOVE, spot
        return
    shut = barred(table, seat, closed)
    spare = KIND_OF[deal] != TRADE or tokens(table, seat) > 1  # nobody trades his last token away (META.3)
    for spot in world.spots_in(spots):
        if within(table, seat, MOVE, spot, shut) & goal:
            if spare:
                yield MOVE, spot
            yield BRANCH, spot
    for hex_ in members(cities):
        if within(table, seat, DEPART, hex_, shut) & goal:
            yield DEPART, hex_


@rule("J3a.1")
def traders(table: Table, seat: Seat, deal: int, place: int, closed: int) -> list[tuple[int, int]]:
    """Who can go to trade. A new trader comes home at once, so it does not matter where he starts: one is enough."""
    found = list(envoys(table, seat, deal, place, closed))
    new = [figure for figure in found if figure[0] != MOVE]
    goal, enemies = ends(table, seat, deal, place), posts(table, seat)
    free = [figure for figure in new if within(table, seat, *figure, enemies) & goal]
    return [figure for figure in found if figure[0] == MOVE] + (free[:1] or new)


def within(table: Table, seat: Seat, way: int, start: int, shut: Spots) -> Spots:
    """Where one figure can come that sets out in a way; a Spot of ``shut`` only as the end of it."""
    return meetings(table, seat, *start_of(table, way, start), shut)
