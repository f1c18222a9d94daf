"""G7. Urbanize: a Migrant becomes a City on a resource, by domesticating, cultivating or prospecting."""

from __future__ import annotations

from collections.abc import Iterator

from biont.kernel.decision import Asking, Option, Refusal, ask
from biont.kernel.declared import Event, Question, Reason
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.cards import (
    BIOFUEL,
    CULTIVATE,
    DOMESTICATE,
    HORTICULTURE,
    LUXURY,
    METAL,
    MINERALS,
    NONE,
    PROSPECT,
    PROSPECT_LUXURY,
    PROSPECT_METAL,
    URBANIZE,
    WAR_ANIMAL,
    WORK_ANIMAL,
)
from biont.origins.people import all_cities, city_resource, cuboids, habitable
from biont.origins.rules.actions import POSSIBLE, Action, Actions
from biont.origins.rules.destroy import city_by_god, shock
from biont.origins.table import Hex, Seat, Spot, Table, members
from biont.origins.tiles import Resource
from biont.origins.vocabulary import Verbs
from biont.origins.world import Hexes

TAKES = {
    DOMESTICATE: frozenset((WORK_ANIMAL, WAR_ANIMAL)),
    CULTIVATE: frozenset((HORTICULTURE, BIOFUEL)),
    PROSPECT: MINERALS,
    PROSPECT_LUXURY: frozenset((LUXURY,)),
    PROSPECT_METAL: frozenset((METAL,)),
}
"""The resources that each action takes (G7a-d)."""


@rule("B3e.1", "B3e.2", "B3e.3", "B3e.4", "B3e.5", "G7a", "G7b", "G7c", "G7d")
def suits(table: Table, seat: Seat, kind: int, resource: Resource) -> bool:
    """Whether an action takes a resource; a black one needs the stage that is printed on it (B3f)."""
    return resource.kind in TAKES[kind] and _is_skilled(table, seat, resource)


@rule("B3f", "G7c")
def _is_skilled(table: Table, seat: Seat, resource: Resource) -> bool:
    return resource.track == NONE or table.stage(seat, resource.track) >= resource.stage


@rule("G5c", "G7.1")
def _settled(table: Table, seat: Seat) -> Hexes:
    """The Hexes with a Migrant of a player on one of their Spots."""
    return table.world.hexes_of(table.migrants[seat])


@rule("G7.1", "G7.2", "D1b", "GL-Occluded.2", "GL-Habitable.1")
def sites(table: Table, seat: Seat, kind: int) -> Iterator[tuple[Hex, int]]:
    """Where a City can be founded, and on which of the Hex's resources: where an own Migrant stands and nobody's City
    does; the other resource of a Hex with an own City needs no Migrant, for the City itself moves."""
    ground = habitable(table, seat)
    mine = table.cities[seat]
    resources = table.atlas.resources
    for hex_ in members((_settled(table, seat) & ~all_cities(table) | mine) & ground):
        covered = table.second >> hex_ & 1 if mine >> hex_ & 1 else NONE
        for which, resource in enumerate(resources[hex_]):
            if which != covered and suits(table, seat, kind, resource):
                yield hex_, which


@rule("G7.4")
def repeats(table: Table, seat: Seat, kind: int) -> list[Hex]:
    """Own Cities of the kind that an action takes: it can be done again there, for its Consequent alone (AMB-52)."""
    return [hex_ for hex_ in members(table.cities[seat]) if city_resource(table, hex_) in TAKES[kind]]


NO_SITE = Reason("no-site", about=(nouns.ACTIVITY,))


def _refusal(kind: int) -> Action:
    def no_site(table: Table, seat: Seat, limit: int) -> Reason | None:
        """Why no City can be founded."""
        return POSSIBLE if next(sites(table, seat, kind), None) is not None else NO_SITE

    return Action(lambda seat, limit: ("urbanize", kind, 0), no_site)


@rule("G7.1", "G7.4")
def urbanize(play: Play[Table], kind: int, leads_on: int) -> Asking[None] | None:
    """First which resource; where something follows from it, also one that an own City covers already."""
    table = play.table
    seat = table.active
    options: list[Option] = [("found", hex_, which) for hex_, which in sites(table, seat, kind)]
    if leads_on:
        options += [("again", hex_) for hex_ in repeats(table, seat, kind)]
    return _urbanize(play, seat, kind, options) if options else None


ASK_URBANIZE = Question("urbanize", "G7")
URBANIZED_AGAIN = Event("urbanized again", "G7", things=(nouns.HEX,))


def _urbanize(play: Play[Table], seat: Seat, kind: int, options: list[Option]) -> Asking[None]:
    table = play.table
    answer = yield ask(seat, ASK_URBANIZE, options, (), (_refusals, table, seat, kind))
    if answer[0] == "again":
        play.note(URBANIZED_AGAIN, seat, answer[1])
        return
    hex_, which = answer[1:]
    if table.cities[seat] >> hex_ & 1:
        _convert(play, seat, hex_)
    else:
        play.push("settle", hex_, which)


UNINHABITABLE = Reason("uninhabitable", about=(nouns.HEX,))
CITY_THERE = Reason("city-there", about=(nouns.HEX,))
NEEDS_STAGE = Reason("needs-stage", about=(nouns.HEX, nouns.TRACK, nouns.STAGE))


@rule("G7.1", "B3f")
def _refusals(table: Table, seat: Seat, kind: int) -> list[Refusal]:
    """Resources beside own Migrants that cannot be taken, and why."""
    found: list[Refusal] = []
    ground = habitable(table, seat)
    foreign = all_cities(table) & ~table.cities[seat]
    for hex_ in members(_settled(table, seat)):
        for which, resource in enumerate(table.atlas.resources[hex_]):
            if resource.kind not in TAKES[kind]:
                continue
            option = ("found", hex_, which)
            if not ground >> hex_ & 1:
                found.append(Refusal(option, UNINHABITABLE, "G7", (hex_,)))
            elif foreign >> hex_ & 1:
                found.append(Refusal(option, CITY_THERE, "G7", (hex_,)))
            elif not _is_skilled(table, seat, resource):
                found.append(Refusal(option, NEEDS_STAGE, "B3f", (hex_, resource.track, resource.stage)))
    return found


CITY_MOVED = Event("city moved", "G7", things=(nouns.HEX, nouns.RESOURCE))


@rule("G7.2")
def _convert(play: Play[Table], seat: Seat, hex_: Hex) -> None:
    """An own City takes the other resource of its Hex: without a Migrant, a Chaos or a Refugee (AMB-24)."""
    table = play.table
    table.second ^= 1 << hex_
    table.founded |= 1 << hex_
    play.note(CITY_MOVED, seat, hex_, city_resource(table, hex_))


@rule("G7.1", "G5c", "G6c.4")
def settle(play: Play[Table], hex_: Hex, which: int) -> Asking[None] | None:
    """Then which of the Migrants around the Hex is expended for it; one that has moved will do."""
    table = play.table
    seat = table.active
    spots = list(table.world.spots_in(table.migrants[seat] & table.world.around[hex_]))
    if len(spots) > 1:
        return _settle(play, seat, hex_, which, spots)
    _expend(play, seat, spots[0], hex_, which)
    return None


ASK_SETTLE = Question("settle", "G7", about=(nouns.HEX,))


def _settle(play: Play[Table], seat: Seat, hex_: Hex, which: int, spots: list[Spot]) -> Asking[None]:
    answer = yield ask(seat, ASK_SETTLE, [("settle", spot) for spot in spots], (hex_,))
    _expend(play, seat, answer[1], hex_, which)


def _expend(play: Play[Table], seat: Seat, spot: Spot, hex_: Hex, which: int) -> None:
    play.table.lift_migrant(seat, spot)
    play.push("build", hex_, which, spot)


@rule("G7.1", "G7.3", "B6.1", "B9c.1")
def build(play: Play[Table], hex_: Hex, which: int, spot: Spot) -> Asking[None] | None:
    """The City gets its cuboid; without one on the track another City is given up for it."""
    table = play.table
    if not cuboids(table, table.active):
        return _give_up(play, hex_, which, spot)
    _place(play, hex_, which, spot)
    return None


ASK_GIVE_UP = Question("give up", "B9c", about=(nouns.HEX,))


@rule("G7.3", "B9c.1")
def _give_up(play: Play[Table], hex_: Hex, which: int, spot: Spot) -> Asking[None]:
    seat = play.table.active
    options = [("yield-city", city) for city in members(play.table.cities[seat])]
    answer = yield ask(seat, ASK_GIVE_UP, options, (hex_,))
    shock(play, seat, 0, 1)
    city_by_god(play, seat, answer[1], "B9c")
    _place(play, hex_, which, spot)


CITY_FOUNDED = Event("city", "G7", things=(nouns.HEX, nouns.RESOURCE, nouns.SPOT))


def _place(play: Play[Table], hex_: Hex, which: int, spot: Spot) -> None:
    table = play.table
    seat = table.active
    table.cities[seat] |= 1 << hex_
    table.founded |= 1 << hex_
    if which:
        table.second |= 1 << hex_
    play.note(CITY_FOUNDED, seat, hex_, city_resource(table, hex_), spot)


ACTIONS: Actions = {kind: _refusal(kind) for kind in sorted(URBANIZE)}
STEPS: dict[str, StepRule] = {"urbanize": urbanize, "settle": settle, "build": build}
VERBS: Verbs = {
    "found": (nouns.HEX, nouns.SITE),
    "again": (nouns.HEX,),
    "settle": (nouns.SPOT,),
    "yield-city": (nouns.HEX,),
}
