"""Destruction (glossary): Migrants and Cities lost to Acts of God or to Acts of Man, and the Refugees they leave.

Whoever calls these pushes what comes after the loss first, and so asks before an Act of Man whether its Chaos will find
no Dissent: then the owner is owed one chaotic revolution, however many tokens the same cause destroys (AMB-15).
"""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.cards import NONE
from biont.origins.people import free_spots, migrants, pool, tokens
from biont.origins.rules.chaos import CHAOS_SUFFERED
from biont.origins.table import Hex, Seat, Spot, Table
from biont.origins.tableau import empty_dissents
from biont.origins.vocabulary import Verbs


@rule("GL-Destroy-God", "D2a.3", "F0g")
def migrant_by_god(play: Play[Table], seat: Seat, spot: Spot, rule_id: str) -> None:
    """A Migrant is destroyed without Chaos: to the pool, or into diaspora if nothing else is left on the map."""
    _take_migrant(play, seat, spot, rule_id)
    if not tokens(play.table, seat):
        play.push("diaspora", seat, spot, NONE)


@rule("GL-Destroy-God", "D2a.3", "B6.2", "E1.4", "C7e")
def city_by_god(play: Play[Table], seat: Seat, hex_: Hex, rule_id: str) -> None:
    """A City is destroyed without Chaos and leaves a Refugee; the soloist's becomes a Dissident if it can."""
    table = play.table
    take_city(play, seat, hex_, rule_id)
    if table.box.solo and tokens(table, seat) and empty_dissents(table, seat):
        _refugee_rebels(play, seat)
    else:
        play.push("refugee", seat, hex_)


@rule("C7e")
def shock(play: Play[Table], seat: Seat, migrants: int, cities: int) -> None:
    """To the soloist each token that an Act of God is about to destroy is a Chaos, as if an Act of Man did it.

    The tokens themselves become Dissidents; those without a Dissent make one revolution. The last token of the map is
    not lost (D4), and so brings none. Whoever destroys with one cause calls this first.
    """
    table = play.table
    lost = min(migrants + cities, tokens(table, seat) - 1)
    if not table.box.solo or not lost:
        return
    play.note_by("C7e", CHAOS_SUFFERED, seat, lost)
    if lost > empty_dissents(table, seat).bit_count():
        play.push("chaotic revolution", seat)
    if migrants:
        play.push("unrest", seat, min(migrants, lost))


@rule("C7e")
def unrest(play: Play[Table], seat: Seat, figures: int) -> None:
    """So many destroyed Migrants, in the pool already, become Dissidents as long as there are Dissents."""
    if empty_dissents(play.table, seat):
        if figures > 1:
            play.push("unrest", seat, figures - 1)
        play.push("dissident", seat)


@rule("D2d.1", "D4.1", "GL-Destroy-Man.1")
def migrant_revolts(table: Table, seat: Seat) -> bool:
    """Whether the loss of a Migrant to an Act of Man brings a revolution: no Dissent is empty, and it is not the last
    map token, which is not lost (D4)."""
    return tokens(table, seat) > 1 and not empty_dissents(table, seat)


@rule("D2d.1", "D4.1", "GL-Destroy-Man.1")
def city_revolts(table: Table, seat: Seat) -> bool:
    """The same of a City. The Refugee of the last one stays on the map without a Dissent, so that D4 spares nothing."""
    return migrant_revolts(table, seat) or (table.box.readings.last_city_revolts and not empty_dissents(table, seat))


@rule("GL-Destroy-Man.1", "D2a.1", "D2a.2", "D2d.1", "D4.1", "F0g")
def migrant_by_man(play: Play[Table], seat: Seat, spot: Spot, rule_id: str) -> None:
    """A Migrant is destroyed and becomes a Dissident; without a Dissent it goes to the pool (`migrant_revolts`).

    The last map token is not lost: it goes into diaspora instead (D4).
    """
    table = play.table
    _take_migrant(play, seat, spot, rule_id)
    if not tokens(table, seat):
        play.push("diaspora", seat, spot, NONE)
    elif empty_dissents(table, seat):
        play.push("dissident", seat)


@rule("GL-Destroy-Man.1", "D2b.2", "D2d.1", "D4.1", "F0g")
def city_by_man(play: Play[Table], seat: Seat, hex_: Hex, rule_id: str) -> None:
    """A City is destroyed and its Refugee becomes a Dissident; without a Dissent it stays on the map (`city_revolts`).

    A Refugee that is the last map token becomes no Dissident: it goes into diaspora instead (D4).
    """
    table = play.table
    stays = city_revolts(table, seat)
    take_city(play, seat, hex_, rule_id)
    if stays:
        play.push("refugee", seat, hex_)
    elif not tokens(table, seat):
        play.push("diaspora", seat, NONE, hex_)
    else:
        _refugee_rebels(play, seat)


@rule("D2b.2")
def _refugee_rebels(play: Play[Table], seat: Seat) -> None:
    """A Refugee goes to a Dissent at once: a figure of the pool, or one from the map if that is empty."""
    table = play.table
    if pool(table, seat):
        play.push("dissident", seat)
    elif migrants(table, seat) > 1:
        play.push("chaos", seat, 1)


MIGRANT_LOST = Event("migrant lost", "", things=(nouns.SPOT,), befalls=True, weighs=True)


def _take_migrant(play: Play[Table], seat: Seat, spot: Spot, rule_id: str) -> None:
    play.table.lift_migrant(seat, spot)
    play.note_by(rule_id, MIGRANT_LOST, seat, spot)


CITY_LOST = Event("city lost", "", things=(nouns.HEX,), befalls=True, weighs=True)


def take_city(play: Play[Table], seat: Seat, hex_: Hex, rule_id: str) -> None:
    """A City's cuboid goes back to its track; nothing is placed for it."""
    table = play.table
    table.cities[seat] &= ~(1 << hex_)
    table.second &= ~(1 << hex_)
    table.founded &= ~(1 << hex_)
    play.note_by(rule_id, CITY_LOST, seat, hex_)


NO_REFUGEE = Event("no refugee", "GL-Refugee", things=(nouns.HEX,), befalls=True, ends=True)


@rule("GL-Refugee", "GL-Destroy-Man.2", "D3a.3")
def refugee(play: Play[Table], seat: Seat, hex_: Hex) -> Asking[None] | None:
    """A Refugee goes to a free Spot of the former City's Hex, from the pool if possible, else from the map (AMB-23).

    Without a free Spot there is none; whoever has nothing left on the map then goes into diaspora.
    """
    table = play.table
    free = free_spots(table, seat, hex_)
    if free and (pool(table, seat) or table.migrants[seat]):
        return _place_refugee(play, seat, hex_, free)
    play.note(NO_REFUGEE, seat, hex_)
    if not tokens(table, seat):
        play.push("diaspora", seat, NONE, hex_)
    return None


ASK_FLEE = Question("flee", "GL-Refugee", about=(nouns.HEX,), follows=True)
ASK_REFUGE = Question("refuge", "GL-Refugee", about=(nouns.HEX,), follows=True)
REFUGEE_FLED = Event("refugee", "GL-Refugee", things=(nouns.SPOT,), befalls=True, ends=True)


def _place_refugee(play: Play[Table], seat: Seat, hex_: Hex, free: int) -> Asking[None]:
    table = play.table
    world = table.world
    if not pool(table, seat):
        options: list[Option] = [("flee", spot) for spot in world.spots_in(table.migrants[seat])]
        answer = yield ask(seat, ASK_FLEE, options, (hex_,))
        table.lift_migrant(seat, answer[1])
        free = free_spots(table, seat, hex_)
    options = [("refuge", spot) for spot in world.spots_in(free)]
    answer = yield ask(seat, ASK_REFUGE, options, (hex_,))
    table.migrants[seat] |= world.bit[answer[1]]
    play.note(REFUGEE_FLED, seat, answer[1])


STEPS: dict[str, StepRule] = {"refugee": refugee, "unrest": unrest}
VERBS: Verbs = {"flee": (nouns.SPOT,), "refuge": (nouns.SPOT,)}
