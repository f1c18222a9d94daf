"""E1: events."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.brain import elders, free_will
from biont.origins.cards import (
    CATASTROPHE,
    CRISIS,
    CROWD_DISEASE,
    ENERGY,
    FAMINE,
    FOOTPRINT,
    IMMUNOLOGY,
    NONE,
    POLLUTION,
    ZOONOTIC_DISEASE,
)
from biont.origins.definition import ORIGINS
from biont.origins.people import migrants, pool, urbanization
from biont.origins.rules.chaos import ASK_DISSENT, ASK_REBEL, CHAOS_SUFFERED
from biont.origins.rules.climate import ASK_LAY_CHIT
from biont.origins.rules.destroy import ASK_REFUGE, REFUGEE_FLED
from biont.origins.rules.diaspora import ASK_DIASPORA
from biont.origins.rules.events import (
    ASK_LOSE_CITY,
    ASK_POLLUTION,
    CATASTROPHE_STRUCK,
    FAMINE_STRUCK,
    INFECTED,
    NO_CRISIS,
    NOBODY_STRUCK,
    NOBODY_THERE,
)
from biont.origins.rules.quell import ASK_QUELL, QUELLED
from biont.origins.rules.revolution import REVOLUTION_CAME
from biont.origins.table import CROWN_DISSENT
from biont.origins.tableau import dissidents, foundations
from biont.origins.tiles import ICE, SEA
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position

BLACK, GREEN, WHITE = 0, 1, 2
FIVE = ["india", "china", "danube", "rift-valley", "middle-east"]


def struck(kind: int, place: int = NONE, seats: str = "black green", **given: Any) -> Position:
    """An event in Black's challenge; everybody has at least one Migrant."""
    for seat, spot in (("black", "zimbabwe"), ("green", "indonesia"), ("white", "spain")):
        if seat in seats:
            given[seat] = {"migrants": [spot]} | given.get(seat, {})
    return Position(seats, active="black", turn=7, **given).run("event", kind, place)


def lose_all(at: Position) -> list[str]:
    """Answer everything with the first option; what was answered."""
    given = []
    while at.options:
        given.append(at.options[0])
        at.answer(at.options[0])
    return given


# -- diseases ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D1c.4", "E1a.1", "E1a.3", "E1a.4", "E1.2", "E1.4", "D2a.3")
def test_crowds_infect_whoever_has_more_cities_than_immunology() -> None:
    at = struck(
        CROWD_DISEASE,
        black={"cities": FIVE, "immunology": 4, "elders": {"lullaby": 3}},
        green={"cities": ["gobi"], "immunology": 1, "elders": {"lullaby": 4}},
    )
    assert (at.asked, len(at.options)) == (ASK_LOSE_CITY, 5)
    at.answer("destroy-city china")
    assert at.asked == ASK_REFUGE
    at.answer(at.options[0], "destroy-city india")
    lose_all(at)
    table = at.table
    assert (urbanization(table, BLACK), elders(table, BLACK), free_will(table, BLACK)) == (3, 2, 1)
    assert table.stage(BLACK, IMMUNOLOGY) == 6
    assert dissidents(table, BLACK) == 0
    assert migrants(table, BLACK) == 3
    assert (urbanization(table, GREEN), elders(table, GREEN), table.stage(GREEN, IMMUNOLOGY)) == (1, 4, 1)
    invariants(table)


@pytest.mark.rule("E1a.2", "E1a.3")
def test_an_animal_disease_with_one_city_and_one_elder_costs_nothing_as_in_the_example() -> None:
    at = struck(
        ZOONOTIC_DISEASE,
        black={"footprint": 2, "cities": ["india"], "elders": {"lullaby": 1}},
        green={"footprint": 4, "immunology": 4, "elders": {"lullaby": 4}},
    )
    assert at.asked == NOBODY_ASKED
    assert (urbanization(at.table, BLACK), elders(at.table, BLACK)) == (1, 1)
    assert at.table.stage(BLACK, IMMUNOLOGY) == 2
    assert (elders(at.table, GREEN), at.table.stage(GREEN, IMMUNOLOGY)) == (4, 4)


STRUCK = {
    ("en", CROWD_DISEASE): "Black is infected, at the price of 2 of 5 Cities and no Elder (of one).",
    ("de", CROWD_DISEASE): "Schwarz ist befallen, und das kostet 2 von 5 Städten und keinen Ältesten (von einem).",
    ("en", FAMINE): "Black starves with more Cities than footprint, at the price of 2 of 5 Cities and no Elder.",
    (
        "de",
        FAMINE,
    ): "Schwarz hungert bei mehr Städten als Fußabdruck, und das kostet 2 von 5 Städten und keinen Ältesten.",
}


@pytest.mark.rule("E1a.3", "E1h", "E1.2")
@pytest.mark.parametrize(("language", "kind"), STRUCK)
def test_whoever_is_struck_hears_how_many_of_how_many_that_takes(language: str, kind: int) -> None:
    black = {"cities": FIVE, "immunology": 1, "elders": {"lullaby": int(kind == CROWD_DISEASE)}}
    at = struck(kind, black=black, green={"immunology": 1})
    teller = ORIGINS.telling.teller(at.rules, ORIGINS.words(language))
    assert [teller.entry(entry) for entry in at.entries(INFECTED, FAMINE_STRUCK)] == [STRUCK[language, kind]]


@pytest.mark.rule("E1a.4")
def test_the_last_stage_of_immunology_is_never_infected() -> None:
    at = struck(CROWD_DISEASE, black={"cities": FIVE, "immunology": 10})
    assert at.asked == NOBODY_ASKED
    assert at.table.stage(BLACK, IMMUNOLOGY) == 10


@pytest.mark.rule("E1a.4")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 4), (4, 6), (6, 8), (8, 10)])
def test_immunology_rises_to_its_next_stage_up_to_ten(before: int, after: int) -> None:
    cities = ["alaska", "india", "nubia", "congo", "zambezi", "danube", "turan", "gobi", "china"]
    at = struck(CROWD_DISEASE, black={"cities": cities, "immunology": before}, green={"immunology": 10})
    while at.options:
        at.answer(at.options[0])
    assert at.table.stage(BLACK, IMMUNOLOGY) == after


@pytest.mark.rule("E1a.5")
def test_emissaries_are_immune_to_disease() -> None:
    at = struck(
        ZOONOTIC_DISEASE,
        advanced=True,
        black={"footprint": 3, "emissaries": ["lullaby", "round-dance"], "elders": {"body-paint": 1}},
        green={"ideas": ["lullaby", "round-dance"], "immunology": 10},
    )
    assert at.asked == NOBODY_ASKED
    assert at.table.emissaries[at.id("idea", "lullaby")] == 1 << BLACK


@pytest.mark.rule("E1.1")
def test_an_event_strikes_everybody_from_the_challenger_clockwise() -> None:
    poor = {"cities": [], "elders": {"lullaby": 2}, "footprint": 6}
    at = Position(
        "black green white",
        active="white",
        black={**poor, "migrants": ["zimbabwe"]},
        green={**poor, "migrants": ["indonesia"]},
        white={**poor, "migrants": ["spain"]},
    ).run("event", ZOONOTIC_DISEASE, NONE)
    order = []
    while at.decision:
        order.append(at.decision.seat)
        at.answer(at.options[0])
    assert order == [WHITE, BLACK, GREEN]


# -- famine and pollution ----------------------------------------------------------------------------------------------


@pytest.mark.rule("E1h", "E1.3")
def test_famine_halves_whoever_has_more_cities_than_footprint() -> None:
    at = struck(
        FAMINE,
        black={"cities": FIVE, "footprint": 4, "elders": {"lullaby": 1}},
        green={"cities": ["gobi", "turan"], "footprint": 2},
    )
    lose_all(at)
    assert (urbanization(at.table, BLACK), elders(at.table, BLACK)) == (3, 1)
    assert (urbanization(at.table, GREEN), dissidents(at.table, BLACK)) == (2, 0)
    assert at.table.stage(BLACK, FOOTPRINT) == 4


@pytest.mark.rule("E1g")
def test_pollution_is_a_chaos_and_an_elder_or_a_city() -> None:
    at = struck(
        POLLUTION,
        black={"cities": FIVE, "energy": 4, "elders": {"lullaby": 1}, "migrants": ["spain", "china"]},
        green={"cities": ["gobi", "turan", "himalaya"]},
    )
    assert at.asked == ASK_REBEL
    at.answer("rebel spain")
    assert "expend-elder lullaby" in at.options
    assert sum(text.startswith("destroy-city") for text in at.options) == 5
    at.answer("destroy-city india")
    at.answer(at.options[0])
    assert at.asked == NOBODY_ASKED
    assert (dissidents(at.table, BLACK), urbanization(at.table, BLACK), elders(at.table, BLACK)) == (1, 4, 1)
    assert urbanization(at.table, GREEN) == 3


@pytest.mark.rule("E1g")
def test_without_an_elder_pollution_takes_a_city() -> None:
    at = struck(POLLUTION, black={"cities": FIVE, "energy": 3})
    assert at.asked == ASK_POLLUTION
    assert all(text.startswith("destroy-city") for text in at.options)


# -- crises ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("E1i.1", "E1i.2", "D3a.1")
def test_genocide_takes_a_foundation_of_whoever_has_more_dissidents_than_mysticism() -> None:
    at = struck(
        CRISIS,
        philosophy="unity",
        black={
            "migrants": ["spain", "china"],
            "culture": ["grave-goods", "ochre-ritual"],
            "politics": ["bluster"],
            "dissidents": ["grave-goods", "crown"],
            "mysticism": 1,
        },
        green={"dissidents": ["crown"], "mysticism": 1, "culture": ["motherese"]},
    )
    assert at.options == ["give-up grave-goods", "give-up ochre-ritual", "give-up bluster"]
    at.answer("give-up grave-goods")
    assert at.asked == ASK_QUELL
    at.answer("expend-migrant spain")
    assert at.asked == NOBODY_ASKED
    assert at.table.dissidents[BLACK] == 1 << CROWN_DISSENT
    assert at.table.spent == [at.id("challenge", "grave-goods")]
    assert foundations(at.table, GREEN) == [at.id("challenge", "motherese")]
    invariants(at.table)


@pytest.mark.rule("E1i.2")
def test_genocide_without_a_dissident_on_the_card_costs_nothing_more() -> None:
    at = struck(CRISIS, philosophy="pacifist", black={"culture": ["motherese"], "dissidents": ["crown"]})
    at.answer("give-up motherese")
    assert at.asked == NOBODY_ASKED
    assert dissidents(at.table, BLACK) == 1


@pytest.mark.rule("E1i.2")
def test_genocide_passes_over_whoever_has_no_foundations() -> None:
    at = struck(CRISIS, philosophy="pacifist", black={"dissidents": ["crown"]})
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("E1i.1", "E1i.3")
@pytest.mark.parametrize("philosophy", ["centre", "natural-law", "freedom", "abolitionist"])
def test_civil_war_strikes_whoever_has_as_many_dissidents_as_diversity(philosophy: str) -> None:
    at = struck(
        CRISIS,
        philosophy=philosophy,
        black={"culture": ["motherese"], "dissidents": ["crown"], "migrants": ["spain", "china"]},
        green={"culture": ["grooming-circle", "mimesis"], "dissidents": ["crown"]},
    )
    # Black: one Dissident and one open Rainbow; no Dissent is left, so both Chaos are one revolution.
    assert (at.asked, at.decision.seat) == (ASK_QUELL, BLACK)  # type: ignore[union-attr]
    at.answer("expend-migrant spain")
    assert at.asked == NOBODY_ASKED
    assert [entry.data for entry in at.entries(CHAOS_SUFFERED)] == [(2,)]
    assert dissidents(at.table, GREEN) == 1


@pytest.mark.rule("E1i.1", "E1i.4")
@pytest.mark.parametrize(("cities", "strikes"), [(["india"], True), (["india", "china"], False)])
def test_an_economic_crisis_weighs_dissidents_and_mysticism_against_cities(cities: list[str], strikes: bool) -> None:
    at = struck(
        CRISIS,
        philosophy="equality",
        black={"culture": ["grave-goods"], "dissidents": ["crown"], "mysticism": 1, "cities": cities},
    )
    assert [entry.seat for entry in at.entries(CHAOS_SUFFERED)] == ([BLACK] if strikes else [])


# -- catastrophes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("E1b.1", "E1b.2", "B3c", "E1.4")
def test_a_catastrophe_destroys_city_and_migrants_and_spares_the_refugee() -> None:
    at = Position(
        active="black",
        black={"migrants": ["zimbabwe"], "cities": ["danube"]},
        green={"migrants": ["indonesia"]},
    )
    world = at.laid.world
    danube = at.id("hex", "danube")
    land = list(world.spots_in(world.around[danube] & world.land))
    at.laid.migrants[GREEN] |= world.set_of(land[:2])
    at.laid.migrants[BLACK] |= world.bit[land[2]]
    at.run("event", CATASTROPHE, danube)
    assert at.asked == ASK_REFUGE
    assert len(at.options) == len(land)
    at.answer(at.options[0])
    table = at.table
    assert at.asked == NOBODY_ASKED
    assert (urbanization(table, BLACK), migrants(table, BLACK), migrants(table, GREEN)) == (0, 2, 1)
    assert (dissidents(table, BLACK), dissidents(table, GREEN)) == (0, 0)
    assert pool(table, GREEN) == 11


@pytest.mark.rule("E1b.3")
def test_a_chit_in_the_epicentre_is_turned_over_by_the_challenger() -> None:
    at = struck(
        CATASTROPHE,
        Position().id("hex", "doggerland"),
        black={"cities": ["sarmatia"]},
        climate={"sea": ["doggerland"], "ice": ["yukon"]},
    )
    assert at.asked == ASK_LAY_CHIT
    assert "lay yukon" not in at.options
    at.answer("lay sarmatia")
    assert at.table.climate[SEA] == 0
    assert at.table.climate[ICE] == at.hexes("yukon", "sarmatia")
    assert at.asked == ASK_REFUGE
    assert urbanization(at.table, BLACK) == 0


@pytest.mark.rule("E1b.3")
def test_a_chit_of_an_epicentre_stays_if_no_ring_is_free() -> None:
    at = Position(active="black", black={"migrants": ["spain"]}, green={"migrants": ["indonesia"]})
    at.laid.climate[ICE] = at.laid.atlas.rings[ICE]
    at.laid.climate[SEA] = at.hexes("doggerland")
    at.run("event", CATASTROPHE, at.id("hex", "doggerland"))
    assert at.asked == NOBODY_ASKED
    assert at.table.climate[SEA] == at.hexes("doggerland")


@pytest.mark.rule("E1b.1", "D4.1")
def test_a_catastrophe_drives_a_lone_migrant_into_diaspora() -> None:
    at = Position(active="black", green={"migrants": ["indonesia"]})
    world = at.laid.world
    danube = at.id("hex", "danube")
    at.laid.migrants[BLACK] = world.bit[world.spots_in(world.around[danube] & world.land)[0]]
    at.run("event", CATASTROPHE, danube)
    assert (at.asked, at.decision.seat) == (ASK_DIASPORA, BLACK)  # type: ignore[union-attr]


# -- alone -------------------------------------------------------------------------------------------------------------


def alone(kind: int, place: int = NONE, **given: Any) -> Position:
    given["black"] = {"migrants": ["spain", "zimbabwe"]} | given.get("black", {})
    return Position("black", mode="solitaire", turn=7, **given).run("event", kind, place)


@pytest.mark.rule("C7j", "C7e")
def test_the_soloist_suffers_a_chaos_for_a_disease_and_for_each_city_it_takes() -> None:
    at = alone(CROWD_DISEASE, black={"cities": FIVE, "culture": ["grave-goods", "ochre-ritual", "earworms"]})
    lose_all(at)
    assert (dissidents(at.table, BLACK), at.table.stage(BLACK, IMMUNOLOGY)) == (3, 2)
    assert (migrants(at.table, BLACK), pool(at.table, BLACK)) == (1, 8)
    assert not at.entries(REFUGEE_FLED, REVOLUTION_CAME)


@pytest.mark.rule("C7j", "C7e", "D2d.1")
def test_a_disease_that_finds_no_dissent_is_one_revolution_and_leaves_refugees_on_the_map() -> None:
    at = alone(CROWD_DISEASE, black={"cities": FIVE})
    while at.asked != ASK_QUELL:
        at.answer(at.options[0])
    assert (len(at.entries(REFUGEE_FLED)), len(at.entries(REVOLUTION_CAME))) == (1, 1)


@pytest.mark.rule("C7j")
def test_the_soloist_learns_from_famine_and_pollution() -> None:
    at = alone(FAMINE, black={"cities": ["india", "china"], "culture": ["grave-goods", "ochre-ritual"]})
    lose_all(at)
    assert at.table.stage(BLACK, FOOTPRINT) == 2
    assert dissidents(at.table, BLACK) == 2
    at = alone(POLLUTION, black={"cities": FIVE, "culture": ["grave-goods", "ochre-ritual"]})
    lose_all(at)
    assert at.table.stage(BLACK, ENERGY) == 4
    assert [entry.data for entry in at.entries(CHAOS_SUFFERED)] == [(2,)]
    assert dissidents(at.table, BLACK) == 2


def erupt(number: int, **black: Any) -> Position:
    """A catastrophe strikes the soloist, who has so many Migrants at the Danube."""
    at = Position("black", mode="solitaire", turn=7, black=black)
    world = at.laid.world
    danube = at.id("hex", "danube")
    at.laid.migrants[BLACK] |= world.set_of(list(world.spots_in(world.around[danube] & world.land))[:number])
    return at.run("event", CATASTROPHE, danube)


@pytest.mark.rule("C7e", "D2b.2")
def test_what_an_act_of_god_destroys_becomes_the_soloists_dissidents() -> None:
    """As by an Act of Man: the Migrant itself and the Refugee of the City rebel, nobody else."""
    at = erupt(1, cities=["danube"], migrants=["zimbabwe", "spain"], culture=["grave-goods", "earworms"])
    while at.asked == ASK_DISSENT:
        at.answer(at.options[0])
    assert at.asked == NOBODY_ASKED
    assert at.table.migrants[BLACK] == at.spots("zimbabwe", "spain")
    assert (dissidents(at.table, BLACK), pool(at.table, BLACK)) == (2, 8)
    assert [entry.data for entry in at.entries(CHAOS_SUFFERED)] == [(2,)]


@pytest.mark.rule("C7e", "D2d.1")
def test_an_act_of_god_with_too_few_dissents_is_one_revolution_of_the_soloist() -> None:
    at = erupt(2, cities=["danube"], migrants=["zimbabwe", "spain"])
    lose_all(at)
    assert len(at.entries(REVOLUTION_CAME)) == 1
    assert [entry.data for entry in at.entries(QUELLED)] == [(1,)]
    at = erupt(0, cities=["danube"], migrants=["zimbabwe", "spain"], dissidents=["crown"])
    assert at.asked == ASK_REFUGE
    lose_all(at)
    assert len(at.entries(REVOLUTION_CAME)) == 1


@pytest.mark.rule("C7e", "D4.1")
def test_the_soloists_last_token_goes_into_diaspora_without_a_chaos() -> None:
    at = erupt(1)
    assert at.asked == ASK_DIASPORA
    at.answer(at.options[0])
    assert (at.asked, dissidents(at.table, BLACK)) == (NOBODY_ASKED, 0)


# -- nobody ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [CROWD_DISEASE, ZOONOTIC_DISEASE, POLLUTION, FAMINE])
def test_an_event_that_strikes_nobody_says_so(kind: int) -> None:
    spared = {"immunology": 6, "energy": 6, "footprint": 3}
    at = struck(kind, black=spared, green=spared)
    assert [entry.data for entry in at.entries(NOBODY_STRUCK)] == [(kind,)]
    hit = struck(kind, black=spared, green={"cities": FIVE, "immunology": 1, "energy": 3, "footprint": 2})
    assert hit.entries(NOBODY_STRUCK) == []


def test_so_does_a_crisis_and_a_catastrophe() -> None:
    assert struck(CRISIS, philosophy="pacifist").entries(NO_CRISIS)
    empty = struck(CATASTROPHE, Position().id("hex", "iceland"))
    assert [len(empty.entries(kind)) for kind in (CATASTROPHE_STRUCK, NOBODY_THERE)] == [1, 1]
    full = struck(CATASTROPHE, Position().id("hex", "iceland"), black={"cities": ["iceland"]})
    assert [len(full.entries(kind)) for kind in (CATASTROPHE_STRUCK, NOBODY_THERE)] == [1, 0]
