"""H1. The footprint check at the end of a turn: what a Hex cannot feed starves, and that is a Chaos."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import cards, nouns
from biont.origins.people import all_migrants, crowded, population
from biont.origins.rules.destroy import city_by_man, city_revolts, migrant_by_man, migrant_revolts
from biont.origins.table import FOOTPRINT_PHASE, Hex, Seat, Table, members
from biont.origins.vocabulary import Verbs
from biont.origins.world import Spots


@rule("A3.1", "H1a.1")
def footprint(play: Play[Table]) -> None:
    """The phase begins: whoever is on the map now can starve."""
    table = play.table
    table.phase = FOOTPRINT_PHASE
    _note_hunger(play)
    play.push("starve", 0, table.migrants[table.active])


STARVING = Event("starving", "H1", causes=True)
CROWDED = Event(
    "crowded", "H1a", things=(nouns.HEX, nouns.NUMBER, nouns.NUMBER, nouns.FLAG), tests=(1, 2, 3), trifling=True
)


def _note_hunger(play: Play[Table]) -> None:
    """Which Hexes hold more than the footprint of their player allows, and how many."""
    table = play.table
    seat = table.active
    crowded = [] if play.entries is None else overcrowded(table, seat, table.migrants[seat])
    if crowded:
        play.note(STARVING, seat)
    for hex_ in crowded:
        play.note(CROWDED, seat, hex_, population(table, hex_), table.stage(seat, cards.FOOTPRINT), 1)


@rule("H1b.1", "H1b.2", "H1b.3", "H1b.4", "A3.2")
def starve(play: Play[Table], owed: int, settled: Spots) -> Asking[None] | None:
    """As long as a Hex with own tokens is overcrowded, its owner chooses one of them to starve (AMB-26).

    ``owed`` says whether a Chaos found no Dissent: one chaotic revolution follows for the whole check (AMB-15).
    ``settled`` are the Migrants that stood there when it began: Refugees of the check itself are not counted in it.
    """
    table = play.table
    seat = table.active
    settled &= table.migrants[seat]  # a Refugee may come to stand where one of them has starved
    crowded = overcrowded(table, seat, settled)
    if crowded:
        return _starve(play, seat, owed, settled, crowded)
    if owed:
        play.push("chaotic revolution", seat)
    return None


@rule("D1c.1", "H1", "H1a.1", "H1a.2", "H1a.3", "H1b.4", "GL-Footprint")
def overcrowded(table: Table, seat: Seat, settled: Spots) -> list[Hex]:
    """The Hexes with tokens of a player that hold more than his footprint allows; the far north is no Hex."""
    world = table.world
    counted = all_migrants(table) & ~(table.migrants[seat] & ~settled)
    full = crowded(table, counted, table.stage(seat, cards.FOOTPRINT) + 1)
    if not full:
        return []
    return list(members((table.cities[seat] | world.hexes_of(table.migrants[seat] & settled)) & full))


ASK_STARVE = Question("starve", "H1", follows=True)


def _starve(play: Play[Table], seat: Seat, owed: int, settled: Spots, crowded: list[Hex]) -> Asking[None]:
    table = play.table
    world = table.world
    where = 0
    for hex_ in crowded:
        where |= world.around[hex_]
    options: list[Option] = [("starve", spot) for spot in world.spots_in(table.migrants[seat] & settled & where)]
    options += [("starve-city", hex_) for hex_ in crowded if table.cities[seat] >> hex_ & 1]
    answer = yield ask(seat, ASK_STARVE, options)
    verb, place = answer
    revolts, destroy = (migrant_revolts, migrant_by_man) if verb == "starve" else (city_revolts, city_by_man)
    play.push("starve", owed | revolts(table, seat), settled)  # the rest of the check, after what this loss brings
    destroy(play, seat, place, "H1b")


STEPS: dict[str, StepRule] = {"footprint": footprint, "starve": starve}
VERBS: Verbs = {"starve": (nouns.SPOT,), "starve-city": (nouns.HEX,)}
