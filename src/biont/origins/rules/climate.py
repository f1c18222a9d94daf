"""E1c-f, J1. Climate change: a chit turns over and moves to a ring of its new colour; Milankovitch cycles."""

from __future__ import annotations

from biont.kernel.decision import Asking, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.cards import COOLING, WARMING
from biont.origins.latitudes import misfits, places
from biont.origins.people import habitable
from biont.origins.rules.cratons import STRIP_LAID
from biont.origins.rules.destroy import city_by_god, shock
from biont.origins.table import Hex, Table, clockwise, members
from biont.origins.tiles import CLIMATES, DESERT, ICE, JUNGLE, SEA
from biont.origins.vocabulary import Verbs
from biont.origins.world import Hexes

INSTEAD = {ICE: DESERT, SEA: JUNGLE}
"""What comes where no chit can become ice or sea (J1d, J1e)."""
CYCLES = {ICE: COOLING, SEA: WARMING}
"""The event on a second card that makes an icehouse or an ice age (J1)."""
MILANKOVITCH_PLAYERS = 3


STEADY_CLIMATE = Event("steady climate")
NO_CLIMATE_CHANGE = Event("no climate change", "J1d", things=(nouns.CLIMATE,))
MILDER_CLIMATE = Event("milder climate", "J1d", things=(nouns.CLIMATE,))
CLIMATE_CHANGE = Event("climate change", "E1c", things=(nouns.CLIMATE,))


@rule("E1c", "E1d", "E1e", "E1f", "E1c-f", "J1d", "J1e", "C4a", "K3c", "B8a.2")
def climate_change(play: Play[Table], climate: int) -> None:
    """The challenger turns a chit over to a climate, or something milder happens, or nothing."""
    table = play.table
    if table.box.yrr or table.box.waterworld:
        play.note_by("C4a" if table.box.yrr else "K3c", STEADY_CLIMATE, table.active)
        return
    exchange_strip(play, climate)
    if climate in INSTEAD and not can_change(table, climate):
        play.note_by("J1d" if climate == ICE else "J1e", MILDER_CLIMATE, table.active, climate)
        climate = INSTEAD[climate]
    if not can_change(table, climate):
        play.note(NO_CLIMATE_CHANGE, table.active, climate)
        return
    play.note(CLIMATE_CHANGE, table.active, climate)
    if _has_cycle(table, climate):
        play.push("milankovitch", climate)
    else:
        play.push("turn chit", climate, _turning(table, climate))


@rule("J1d", "J1e")
def can_change(table: Table, climate: int) -> bool:
    """Whether there is a chit to turn over to a climate, and a Hex for it."""
    return bool(table.climate[climate ^ 1] and places(table, climate))


@rule("C5a", "C5c.1", "C5c.2")
def exchange_strip(play: Play[Table], climate: int) -> None:
    """A cooling or a warming takes the next strip, if cratons lie on the map and there is one."""
    table = play.table
    warmer = table.strip + (1 if climate == SEA else -1)
    if table.strip and climate in CYCLES and 1 <= warmer <= len(table.box.pack.strips):
        table.strip = warmer
        play.note_by("C5c", STRIP_LAID, table.active, warmer - 1)


@rule("C5c.1")
def _turning(table: Table, climate: int) -> int:
    """How many chits turn over to a climate: one, or all that the new strip has left in a wrong latitude."""
    most = min(table.climate[climate ^ 1].bit_count(), places(table, climate).bit_count())
    return min(max(1, misfits(table, climate).bit_count()), most)


@rule("J1.1", "J1c", "C7")
def _has_cycle(table: Table, climate: int) -> bool:
    """Whether a second card is drawn: in the advanced game of three or more, while there is one."""
    box = table.box
    return (
        climate in CYCLES
        and box.advanced
        and box.players >= MILANKOVITCH_PLAYERS
        and bool(table.unused[table.epoch - 1])
    )


MILANKOVITCH_CAME = Event("milankovitch", "J1", things=(nouns.CHALLENGE,), causes=True)
ICEHOUSE_CAME = Event("icehouse", "J1", things=(nouns.NUMBER,))
ICE_AGE_CAME = Event("ice age", "J1", things=(nouns.NUMBER,))


@rule("J1.2", "J1.3", "J1a", "J1b")
def milankovitch(play: Play[Table], climate: int) -> None:
    """A second card of the Epoch is revealed: with the same event on it all chits turn over, not only one."""
    table = play.table
    pile = table.unused[table.epoch - 1]
    card = pile[-1]
    table.unused[table.epoch - 1] = (card, *pile[:-1])
    table.exposed[table.epoch - 1] = min(table.exposed[table.epoch - 1] + 1, len(pile))
    play.reveal()
    play.note(MILANKOVITCH_CAME, table.active, card)
    again = any(kind == CYCLES[climate] for kind, _ in table.box.events[card])
    if again and table.strip:
        exchange_strip(play, climate)
    number = _turning(table, climate)
    if again and not table.strip:
        number = min(table.climate[climate ^ 1].bit_count(), places(table, climate).bit_count())
        play.note(ICEHOUSE_CAME if climate == ICE else ICE_AGE_CAME, table.active, number)
    if number:  # a strip of somebody's own pack may leave no latitude for a chit
        play.push("turn chit", climate, number)


ASK_LIFT_CHIT = Question("lift chit", "E1c", about=(nouns.CLIMATE,), follows=True)
ASK_LAY_CHIT = Question("lay chit", "E1c", about=(nouns.CLIMATE, nouns.HEX), follows=True)


@rule("E1c", "E1d", "E1e", "E1f", "C7d")
def turn_chit(play: Play[Table], climate: int, number: int) -> Asking[None]:
    """The challenger picks a chit up, and lays it down on its other side; so many times."""
    table = play.table
    sources = misfits(table, climate) or table.climate[climate ^ 1]
    lifted = sources.bit_length() - 1
    if sources.bit_count() > number:  # which ones move matters only where not all do
        sources = _must_destroy(table, sources)
        answer = yield ask(table.active, ASK_LIFT_CHIT, [("lift", hex_) for hex_ in members(sources)], (climate,))
        lifted = answer[1]
    table.climate[climate ^ 1] &= ~(1 << lifted)
    room = _must_destroy(table, places(table, climate))
    answer = yield ask(table.active, ASK_LAY_CHIT, [("lay", hex_) for hex_ in members(room)], (climate, lifted))
    if number > 1:
        play.push("turn chit", climate, number - 1)
    lay_chit(play, lifted, answer[1], climate)


@rule("C7d")
def _must_destroy(table: Table, hexes: Hexes) -> Hexes:
    """Where a chit may be lifted or laid: the soloist must destroy a City if he can."""
    return (table.box.solo and hexes & table.cities[0]) or hexes


CHIT_LAID = Event("chit", "B8a", things=(nouns.CLIMATE, nouns.HEX, nouns.HEX))


@rule("E1c", "E1d", "E1e", "E1f", "C3.4.2")
def lay_chit(play: Play[Table], lifted: Hex, laid: Hex, climate: int) -> None:
    """A chit lies in a new Hex; a City that has become uninhabitable there, or where it came from, is destroyed."""
    table = play.table
    table.climate[climate] |= 1 << laid
    play.note(CHIT_LAID, table.active, climate, lifted, laid)
    changed = 1 << lifted | 1 << laid
    for seat in clockwise(table, table.active)[::-1]:
        ruined = table.cities[seat] & changed & ~habitable(table, seat)
        shock(play, seat, 0, ruined.bit_count())
        for hex_ in members(ruined):
            city_by_god(play, seat, hex_, "E1c")


@rule("E1b.3")
def uproot(play: Play[Table], place: Hex) -> Asking[None] | None:
    """The chit of a catastrophe's Hex turns over and moves to another Hex, if one has a free ring (AMB-108)."""
    table = play.table
    for climate in range(len(CLIMATES)):
        if table.climate[climate] >> place & 1 and places(table, climate ^ 1):
            return _uproot(play, place, climate ^ 1)
    return None


CHIT_UPROOTED = Event("uprooted", "E1b", things=(nouns.CLIMATE, nouns.HEX))


def _uproot(play: Play[Table], place: Hex, climate: int) -> Asking[None]:
    table = play.table
    play.note(CHIT_UPROOTED, table.active, climate, place)
    room = _must_destroy(table, places(table, climate))
    answer = yield ask(
        table.active, ASK_LAY_CHIT, [("lay", hex_) for hex_ in members(room)], (climate, place), rule="E1b"
    )
    table.climate[climate ^ 1] &= ~(1 << place)
    lay_chit(play, place, answer[1], climate)


STEPS: dict[str, StepRule] = {
    "climate change": climate_change,
    "milankovitch": milankovitch,
    "turn chit": turn_chit,
    "uproot": uproot,
}
VERBS: Verbs = {"lift": (nouns.HEX,), "lay": (nouns.HEX,)}
