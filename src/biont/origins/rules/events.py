"""E1. Events of Challenge Cards: left to right, each for all players from the challenger clockwise."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.brain import elders, places_with_elders
from biont.origins.cards import (
    CATASTROPHE,
    CIVIL_WAR,
    COOLING,
    CRISIS,
    CROWD_DISEASE,
    DEFORESTATION,
    ECONOMIC_CRISIS,
    ENERGY,
    FAMINE,
    FOOTPRINT,
    FORESTATION,
    GENOCIDE,
    IMMUNOLOGY,
    NONE,
    POLLUTION,
    WARMING,
    ZOONOTIC_DISEASE,
)
from biont.origins.measures import CITIES, DISSIDENTS, DIVERSITY, MYSTICISM, UNREST, measure
from biont.origins.people import urbanization
from biont.origins.rules.advancements import NO_LIMIT
from biont.origins.rules.auction import lose_foundation
from biont.origins.rules.chaos import suffer
from biont.origins.rules.destroy import city_by_god, migrant_by_god, shock
from biont.origins.rules.quell import lose
from biont.origins.table import Hex, Seat, Table, clockwise, members
from biont.origins.tableau import foundations
from biont.origins.tiles import DESERT, ICE, JUNGLE, SEA
from biont.origins.vocabulary import Verbs

CLIMATE_CHANGES = {COOLING: ICE, WARMING: SEA, DEFORESTATION: DESERT, FORESTATION: JUNGLE}
"""What the chit becomes that such an event moves."""
FOR_EACH = {
    CROWD_DISEASE: "disease",
    ZOONOTIC_DISEASE: "disease",
    POLLUTION: "pollution",
    FAMINE: "famine",
    CRISIS: "crisis",
}
"""Events that ask every player for himself: the step that does."""
HELD_AGAINST = {
    CROWD_DISEASE: (CITIES, IMMUNOLOGY),
    ZOONOTIC_DISEASE: (FOOTPRINT, IMMUNOLOGY),
    POLLUTION: (CITIES, ENERGY),
    FAMINE: (CITIES, FOOTPRINT),
}
"""What such an event holds against what: it strikes whoever has more of the first than of the second."""
IN_CRISIS = {GENOCIDE: (DISSIDENTS, MYSTICISM), CIVIL_WAR: (DISSIDENTS, DIVERSITY), ECONOMIC_CRISIS: (UNREST, CITIES)}
"""The same of the crises."""
UNSCATHED = {CROWD_DISEASE: "E1a", ZOONOTIC_DISEASE: "E1a", POLLUTION: "E1g", FAMINE: "E1h"}
"""The rule by which such an event strikes nobody; that of a crisis is another."""


EVENT_STRUCK = Event("event", "E1", things=(nouns.EVENT,), causes=True)


@rule("E1.1", "E1.3", "B2a.3")
def event(play: Play[Table], kind: int, place: Hex) -> None:
    """One event: once for the world, or once for each player from the challenger clockwise."""
    table = play.table
    play.note(EVENT_STRUCK, table.active, kind)
    if kind == CATASTROPHE:
        play.push("catastrophe", place)
    elif kind in CLIMATE_CHANGES:
        play.push("climate change", CLIMATE_CHANGES[kind])
    else:
        seats = clockwise(table, table.active)
        _note_tests(play, kind)
        if not any(strikes(table, seat, kind) for seat in seats):
            _note_nobody(play, kind)
        play.push_all([(FOR_EACH[kind], seat, kind) for seat in seats])


@rule("E1a.1", "E1g", "E1h", "E1i.1", "E1i.3", "E1i.4")
def strikes(table: Table, seat: Seat, kind: int) -> bool:
    """Whether an event that asks every player for himself strikes one of them; so much is enough for a civil war."""
    which = table.box.crisis[table.philosophy] if kind == CRISIS else NONE
    left, right = HELD_AGAINST[kind] if which == NONE else IN_CRISIS[which]
    more = measure(table, seat, left) - measure(table, seat, right)
    if which == GENOCIDE:
        return more > 0 and bool(foundations(table, seat))
    return more >= 0 if which == CIVIL_WAR else more > 0


TESTED = Event(
    "tested",
    "",
    things=(nouns.MEASURE, nouns.NUMBER, nouns.MEASURE, nouns.NUMBER, nouns.FLAG),
    tests=(1, 3, 4),
    trifling=True,
)


def _note_tests(play: Play[Table], kind: int) -> None:
    """What is held against what, of everybody before anybody loses anything: no loss changes it for others."""
    if play.entries is None:
        return
    table = play.table
    crisis = kind == CRISIS
    left, right = IN_CRISIS[table.box.crisis[table.philosophy]] if crisis else HELD_AGAINST[kind]
    for seat in clockwise(table, table.active):
        numbers = left, measure(table, seat, left), right, measure(table, seat, right)
        play.note_by("E1i" if crisis else UNSCATHED[kind], TESTED, seat, *numbers, int(strikes(table, seat, kind)))


NO_CRISIS = Event("no crisis", "E1i", things=(nouns.CRISIS,))
NOBODY_STRUCK = Event("nobody struck", "", things=(nouns.EVENT,))


def _note_nobody(play: Play[Table], kind: int) -> None:
    """Nobody is struck: so much is told, and why."""
    table = play.table
    if kind == CRISIS:
        play.note(NO_CRISIS, table.active, table.box.crisis[table.philosophy])
    else:
        play.note_by(UNSCATHED[kind], NOBODY_STRUCK, table.active, kind)


HALVED = (nouns.NUMBER, nouns.NUMBER, nouns.NUMBER, nouns.NUMBER)
"""Cities that are to be lost, of so many, and Elders, of so many."""
INFECTED = Event("infected", "E1a", things=HALVED, befalls=True)


@rule("D1c.4", "E1a.1", "E1a.2", "E1a.4", "C7j")
def disease(play: Play[Table], seat: Seat, kind: int) -> None:
    """Crowds infect whom his Cities, animals whom his footprint outgrows: immunology is too low, and rises."""
    if strikes(play.table, seat, kind):
        play.note(INFECTED, seat, *halved(play.table, seat))
        _soloist_suffers(play, seat)
        play.push("advance", seat, IMMUNOLOGY, NO_LIMIT)
        _lose_halves(play, seat)


FAMINE_STRUCK = Event("famine", "E1h", things=HALVED, befalls=True)


@rule("E1h", "C7j")
def famine(play: Play[Table], seat: Seat, kind: int) -> None:
    """More Cities than footprint: half of the Cities and half of the Elders are lost."""
    table = play.table
    if strikes(table, seat, kind):
        play.note(FAMINE_STRUCK, seat, *halved(table, seat))
        _soloist_suffers(play, seat)
        if table.box.solo:
            play.push("advance", seat, FOOTPRINT, NO_LIMIT)
        _lose_halves(play, seat)


@rule("C7e", "C7j")
def _soloist_suffers(play: Play[Table], seat: Seat) -> None:
    """The soloist's Chaos for the event itself comes last, and revolts for Cities that found no Dissent as well."""
    if play.table.box.solo:
        suffer(play, seat, 1, "C7j")


@rule("E1a.5", "E1.2")
def halved(table: Table, seat: Seat) -> tuple[int, int, int, int]:
    """Half of a player's Cities and half of his Elders, rounded in his favour, each with what it is half of; Emissaries
    are immune."""
    cities, own = urbanization(table, seat), elders(table, seat)
    return cities // 2, cities, own // 2, own


@rule("E1a.3", "E1h")
def _lose_halves(play: Play[Table], seat: Seat) -> None:
    """Whoever is struck chooses what he loses, Cities before Elders."""
    cities, _, own, _ = halved(play.table, seat)
    lost = [("lose cities", seat, cities), ("lose elders", seat, own)]
    play.push_all([step for step in lost if step[2]])


def lose_cities(play: Play[Table], seat: Seat, number: int) -> Asking[None] | None:
    """A player chooses Cities to lose to an Act of God, one after the other, as long as there are any."""
    options: list[Option] = [("destroy-city", hex_) for hex_ in members(play.table.cities[seat])]
    return _lose_city(play, seat, number, options) if options else None


ASK_LOSE_CITY = Question("lose city", "E1", about=(nouns.NUMBER,), follows=True)


def _lose_city(play: Play[Table], seat: Seat, number: int, options: list[Option]) -> Asking[None]:
    answer = yield ask(seat, ASK_LOSE_CITY, options, (number,))
    if number > 1:
        play.push("lose cities", seat, number - 1)
    city_by_god(play, seat, answer[1], "E1")


def lose_elders(play: Play[Table], seat: Seat, number: int) -> Asking[None] | None:
    """A player chooses Elders to lose, one after the other, as long as there are any."""
    options = _elders(play.table, seat)
    return _lose_elder(play, seat, number, options) if options else None


ASK_LOSE_ELDER = Question("lose elder", "E1", about=(nouns.NUMBER,), follows=True)


def _lose_elder(play: Play[Table], seat: Seat, number: int, options: list[Option]) -> Asking[None]:
    answer = yield ask(seat, ASK_LOSE_ELDER, options, (number,))
    if number > 1:
        play.push("lose elders", seat, number - 1)
    lose(play, seat, answer, "E1")


def _elders(table: Table, seat: Seat) -> list[Option]:
    return [("expend-elder", table.market[place]) for place in places_with_elders(table, seat)]


POLLUTION_STRUCK = Event("pollution", "E1g", befalls=True)


@rule("E1g", "C7j")
def pollution(play: Play[Table], seat: Seat, kind: int) -> None:
    """More Cities than energy: one Chaos, and then an Elder or a City (AMB-107)."""
    table = play.table
    if strikes(table, seat, kind):
        play.note(POLLUTION_STRUCK, seat)
        if table.box.solo:
            play.push("advance", seat, ENERGY, NO_LIMIT)
        play.push("foul loss", seat)
        suffer(play, seat, 2 if table.box.solo else 1, "E1g")


@rule("E1g")
def foul_loss(play: Play[Table], seat: Seat) -> Asking[None] | None:
    """Expend an Elder or destroy a City, without more Chaos, if there is one."""
    options = _elders(play.table, seat)
    options += [("destroy-city", hex_) for hex_ in members(play.table.cities[seat])]
    return _foul_loss(play, seat, options) if options else None


ASK_POLLUTION = Question("pollution", "E1g", follows=True)


def _foul_loss(play: Play[Table], seat: Seat, options: list[Option]) -> Asking[None]:
    answer = yield ask(seat, ASK_POLLUTION, options)
    lose(play, seat, answer, "E1g")


CRISIS_STRUCK = Event("crisis", "E1i", things=(nouns.CRISIS,), befalls=True)


@rule("E1i.1", "E1i.3", "E1i.4")
def crisis(play: Play[Table], seat: Seat, kind: int) -> Asking[None] | None:
    """Where the Philosophy stands, it is genocide, civil war or an economic crisis."""
    table = play.table
    if not strikes(table, seat, kind):
        return None
    which = table.box.crisis[table.philosophy]
    if which == GENOCIDE:
        return _genocide(play, seat)
    play.note(CRISIS_STRUCK, seat, which)
    suffer(play, seat, 2, "E1i")
    return None


ASK_GENOCIDE = Question("genocide", "E1i", follows=True)


@rule("E1i.2")
def _genocide(play: Play[Table], seat: Seat) -> Asking[None]:
    """A Foundation of the player's choice leaves the game, and its Dissident is quelled."""
    options = [("give-up", card) for card in foundations(play.table, seat)]
    play.note(CRISIS_STRUCK, seat, GENOCIDE)
    answer = yield ask(seat, ASK_GENOCIDE, options)
    lose_foundation(play, seat, answer[1], "E1i")


NO_CATASTROPHE = Event("no catastrophe", "GL-Occluded")
CATASTROPHE_STRUCK = Event("catastrophe", "E1b", things=(nouns.HEX,), causes=True)
NOBODY_THERE = Event("nobody there", "E1b", things=(nouns.HEX,))


@rule("E1b.1", "E1b.2", "E1b.3", "B3c", "GL-Occluded.2")
def catastrophe(play: Play[Table], place: Hex) -> None:
    """Everything in a Hex is destroyed, and a chit there moves; only the Refugee of its City survives.

    A catastrophe that is not on the map, or lies under a Hex chit, strikes nobody.
    """
    table = play.table
    if place == NONE or table.world.hexes[place].catastrophe is None:
        play.note(NO_CATASTROPHE, table.active)
        return
    play.note(CATASTROPHE_STRUCK, table.active, place)
    play.push("uproot", place)
    world = table.world
    if not any(
        table.migrants[seat] & world.around[place] or table.cities[seat] >> place & 1
        for seat in clockwise(table, table.active)
    ):
        play.note(NOBODY_THERE, table.active, place)
    for seat in clockwise(table, table.active)[::-1]:
        struck = list(world.spots_in(table.migrants[seat] & world.around[place]))
        city = table.cities[seat] >> place & 1
        shock(play, seat, len(struck), city)
        for spot in struck:
            migrant_by_god(play, seat, spot, "E1b")
        if city:
            city_by_god(play, seat, place, "E1b")


STEPS: dict[str, StepRule] = {
    "event": event,
    "disease": disease,
    "famine": famine,
    "lose cities": lose_cities,
    "lose elders": lose_elders,
    "pollution": pollution,
    "foul loss": foul_loss,
    "crisis": crisis,
    "catastrophe": catastrophe,
}
VERBS: Verbs = {"destroy-city": (nouns.HEX,), "expend-elder": (nouns.IDEA,), "give-up": (nouns.CHALLENGE,)}
