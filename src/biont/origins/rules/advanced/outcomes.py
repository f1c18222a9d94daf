"""J3, J4. What comes of a transaction: goods, converts, losses, Cities that change hands, and the morality of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from biont.kernel.declared import Event
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.cards import ENSLAVE, METALLURGY, PREACH, WAR
from biont.origins.measures import CITIES, MYSTICISM, measure
from biont.origins.people import city_owner, migrant_owner, pool, resting
from biont.origins.rules import chaos
from biont.origins.rules.advanced import targets
from biont.origins.rules.destroy import (
    city_by_god,
    city_by_man,
    city_revolts,
    migrant_by_god,
    migrant_by_man,
    migrant_revolts,
)
from biont.origins.table import Hex, Seat, Spot, Table
from biont.origins.travel import MOVE

MORALITY = {ENSLAVE: "J4a", PREACH: "J4b", WAR: "J4c"}


COMPARED = Event(
    "compared",
    "",
    things=(nouns.MEASURE, nouns.NUMBER, nouns.SEAT, nouns.NUMBER, nouns.FLAG),
    tests=(1, 3, 4),
    trifling=True,
)


def _compare(play: Play[Table], what: int, owner: Seat, rule_id: str, *, wins: bool = True) -> None:
    """Note how strong whoever acts is, and the other."""
    if play.entries is not None:
        table = play.table
        own, theirs = measure(table, table.active, what), measure(table, owner, what)
        play.note_by(rule_id, COMPARED, table.active, what, own, owner, theirs, int(wins))


def deal(play: Play[Table], what: int, place: int, way: int, start: int, spot: Spot) -> None:
    """A transaction is carried out with the token at a place, by a figure that came from ``start`` to ``spot``."""
    OUTCOMES[what](play, place, way, start, spot)


# -- trade ------------------------------------------------------------------------------------------------------------


@rule("J3a.1", "J3a.2", "GL-Action.1", "GL-Negotiation.2")
def _trade(play: Play[Table], place: Spot, way: int, start: int, spot: Spot) -> None:
    _negotiate(play, migrant_owner(play.table, place), way, start)


def _trade_city(play: Play[Table], place: Hex, way: int, start: int, spot: Spot) -> None:
    _negotiate(play, city_owner(play.table, place), way, start)


TRADED = Event("traded", "J3a", things=(nouns.SEAT,), causes=True, weighs=True)


@rule("J3a.2", "GL-Action.1", "GL-Negotiation.2")
def _negotiate(play: Play[Table], partner: Seat, way: int, start: int) -> None:
    """The trader goes home; first his player negotiates, then the partner."""
    seat = play.table.active
    _leave(play.table, seat, way, start)
    play.note(TRADED, seat, partner)
    play.push_all([("negotiate", seat, partner), ("negotiate", partner, seat)])


# -- Migrants ---------------------------------------------------------------------------------------------------------


CONVERTED = Event("converted", "J3b", things=(nouns.SEAT, nouns.SPOT), causes=True, weighs=True)


@rule("J3b.2")
def _convert(play: Play[Table], place: Spot, way: int, start: int, spot: Spot) -> None:
    """The Migrant is lost without Chaos, and the preacher takes its Spot."""
    owner = migrant_owner(play.table, place)
    play.note(CONVERTED, play.table.active, owner, place)
    _compare(play, MYSTICISM, owner, "J3b")
    migrant_by_god(play, owner, place, "J3b")
    _occupy(play, way, start, place)


ENSLAVED = Event("enslaved", "J3d", things=(nouns.SEAT, nouns.SPOT), causes=True, weighs=True)


@rule("J3d.2")
def _enslave(play: Play[Table], place: Spot, way: int, start: int, spot: Spot) -> None:
    """The Migrant becomes a Dissident, and the enslaver takes its Spot."""
    owner = migrant_owner(play.table, place)
    play.note(ENSLAVED, play.table.active, owner, place)
    _compare(play, CITIES, owner, "J3d")
    _kill(play, owner, place, "J3d")
    _occupy(play, way, start, place)


ATTACKED = Event("attack", "J3c", things=(nouns.SEAT, nouns.SPOT), causes=True, weighs=True)


@rule("J3c.1", "J3c.2", "D1c.3", "D2a.2")
def _attack(play: Play[Table], place: Spot, way: int, start: int, spot: Spot) -> None:
    """The Migrant of lower metallurgy dies, with equal metallurgy both do."""
    table = play.table
    seat, owner = table.active, migrant_owner(table, place)
    play.note(ATTACKED, seat, owner, place)
    stronger = targets.less_armed(table, seat, owner)
    _compare(play, METALLURGY, owner, "J3c", wins=stronger)
    if stronger:
        _kill(play, owner, place, "J3c")
        _occupy(play, way, start, place)
        return
    _fall(play, way, start, place)
    if not targets.less_armed(table, owner, seat):
        _kill(play, owner, place, "J3c")


@rule("J3c.1", "D2d.1")
def _kill(play: Play[Table], owner: Seat, spot: Spot, rule_id: str) -> None:
    """A Migrant is destroyed by an Act of Man; without a Dissent for it there is a revolution."""
    if migrant_revolts(play.table, owner):
        play.push("chaotic revolution", owner)
    migrant_by_man(play, owner, spot, rule_id)


@rule("J3c.1", "B9a")
def _fall(play: Play[Table], way: int, start: int, spot: Spot) -> None:
    """The attacker dies. One that was not in the pool is no Dissident: the Chaos takes another figure (AMB-109)."""
    table = play.table
    seat = table.active
    if way != MOVE and not pool(table, seat):
        chaos.suffer(play, seat, 1, "J3c")
        return
    _leave(table, seat, way, start)
    _kill(play, seat, spot, "J3c")


def _leave(table: Table, seat: Seat, way: int, start: int) -> None:
    """An old Migrant leaves its Spot; a new one has never been on the map."""
    if way == MOVE:
        table.lift_migrant(seat, start)


@rule("J3b.2", "J3d.2", "B9a", "C4c.2")
def _occupy(play: Play[Table], way: int, start: int, spot: Spot) -> None:
    """The figure takes a Spot, unless it existed only for this; out of its realm it is lost."""
    table = play.table
    seat = table.active
    if way != MOVE and not pool(table, seat):
        return
    _leave(table, seat, way, start)
    bit = table.world.bit[spot]
    table.migrants[seat] |= bit
    table.moved |= bit
    if not bit & resting(table, seat):
        migrant_by_god(play, seat, spot, "C4c")


# -- Cities -----------------------------------------------------------------------------------------------------------


CITY_ASSAILED = Event("city assailed", "", things=(nouns.SEAT, nouns.HEX), causes=True, weighs=True)


def _assail(play: Play[Table], owner: Seat, place: Hex, what: int, rule_id: str) -> None:
    """Note whose City is to change hands, and why it can."""
    play.note_by(rule_id, CITY_ASSAILED, play.table.active, owner, place)
    _compare(play, what, owner, rule_id)


@rule("J3b.3")
def _convert_city(play: Play[Table], place: Hex, way: int, start: int, spot: Spot) -> None:
    """The City is lost without Chaos and gives way to the preacher's."""
    owner = city_owner(play.table, place)
    _assail(play, owner, place, MYSTICISM, "J3b")
    play.push("annex", owner, place, play.table.second >> place & 1, way, start)
    city_by_god(play, owner, place, "J3b")


@rule("J3c.3")
def _besiege(play: Play[Table], place: Hex, way: int, start: int, spot: Spot) -> None:
    """The City is lost with Chaos and gives way to the besieger's."""
    _conquer(play, place, way, start, "J3c")


@rule("J3d.3")
def _enslave_city(play: Play[Table], place: Hex, way: int, start: int, spot: Spot) -> None:
    """The City is lost with Chaos and gives way to the enslaver's."""
    _conquer(play, place, way, start, "J3d")


def _conquer(play: Play[Table], place: Hex, way: int, start: int, rule_id: str) -> None:
    owner = city_owner(play.table, place)
    _assail(play, owner, place, CITIES if rule_id == "J3d" else METALLURGY, rule_id)
    play.push("annex", owner, place, play.table.second >> place & 1, way, start)
    _raze(play, owner, place, rule_id)


@rule("J3c.3", "J3d.3", "D2d.1")
def _raze(play: Play[Table], owner: Seat, place: Hex, rule_id: str) -> None:
    """A City is destroyed by an Act of Man; a Refugee without a Dissent stays, and then there is a revolution."""
    if city_revolts(play.table, owner):
        play.push("chaotic revolution", owner)
    city_by_man(play, owner, place, rule_id)


CITY_TAKEN = Event("city taken", "J3", things=(nouns.HEX, nouns.SEAT), weighs=True)


@rule("J3b.3", "J3c.3", "J3d.3")
def annex(play: Play[Table], owner: Seat, place: Hex, second: int, way: int, start: int) -> None:
    """The taken City is rebuilt on the same resource (AMB-32), and only now the Migrant leaves its Spot (AMB-114)."""
    table = play.table
    seat = table.active
    _leave(table, seat, way, start)
    table.cities[seat] |= 1 << place
    table.founded |= 1 << place
    table.second |= second << place
    play.note(CITY_TAKEN, seat, place, owner)


# -- bombs ------------------------------------------------------------------------------------------------------------


@rule("J3c.5")
def _bomb(play: Play[Table], place: Spot, way: int, start: int, spot: Spot) -> None:
    """The bomber stays on its Spot (AMB-34), and the Migrant is destroyed."""
    _occupy(play, way, start, spot)
    _strike(play, place)


@rule("J3c.5")
def _bomb_city(play: Play[Table], place: Hex, way: int, start: int, spot: Spot) -> None:
    """The bomber stays on its Spot, and the City is destroyed."""
    _occupy(play, way, start, spot)
    _strike_city(play, place)


STRUCK = Event("struck", "J3c", things=(nouns.SEAT, nouns.SPOT), causes=True, weighs=True)


@rule("J3c.4", "J3c.5", "J3c.6")
def _strike(play: Play[Table], place: Spot, *_: int) -> None:
    """A Migrant is destroyed from afar; nobody has moved (AMB-33)."""
    owner = migrant_owner(play.table, place)
    play.note(STRUCK, play.table.active, owner, place)
    _kill(play, owner, place, "J3c")


CITY_STRUCK = Event("city struck", "J3c", things=(nouns.SEAT, nouns.HEX), causes=True, weighs=True)


@rule("J3c.4", "J3c.5", "J3c.6")
def _strike_city(play: Play[Table], place: Hex, *_: int) -> None:
    """A City is destroyed from afar."""
    owner = city_owner(play.table, place)
    play.note(CITY_STRUCK, play.table.active, owner, place)
    _raze(play, owner, place, "J3c")


OUTCOMES: Mapping[int, Callable[[Play[Table], int, int, int, Spot], None]] = {
    targets.TRADE_MIGRANT: _trade,
    targets.TRADE_CITY: _trade_city,
    targets.CONVERT: _convert,
    targets.CONVERT_CITY: _convert_city,
    targets.ATTACK: _attack,
    targets.BESIEGE: _besiege,
    targets.BOMB: _bomb,
    targets.BOMB_CITY: _bomb_city,
    targets.STRIKE: _strike,
    targets.STRIKE_CITY: _strike_city,
    targets.ENSLAVE_MIGRANT: _enslave,
    targets.ENSLAVE_CITY: _enslave_city,
}
"""By deal: what comes of it."""


# -- J4 morality ------------------------------------------------------------------------------------------------------


@rule("J4a", "J4b", "J4c")
def morality(play: Play[Table], kind: int) -> None:
    """After everything else a transaction that the Philosophy condemns brings its player a Chaos (AMB-36)."""
    table = play.table
    if table.box.chaos_if[table.philosophy] == kind:
        chaos.suffer(play, table.active, 1, MORALITY[kind])


STEPS: dict[str, StepRule] = {"deal": deal, "annex": annex, "morality": morality}
