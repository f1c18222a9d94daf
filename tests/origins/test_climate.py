"""E1c to E1f and J1: climate change."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.cards import COOLING, DEFORESTATION, FORESTATION, NONE, WARMING
from biont.origins.people import migrants, urbanization
from biont.origins.rules.chaos import CHAOS_SUFFERED
from biont.origins.rules.climate import ASK_LAY_CHIT, ASK_LIFT_CHIT, MILANKOVITCH_CAME, STEADY_CLIMATE
from biont.origins.rules.destroy import ASK_REFUGE
from biont.origins.tableau import dissidents
from biont.origins.tiles import DESERT, ICE, JUNGLE, SEA
from tests.origins.positions import NOBODY_ASKED, Position

BLACK, GREEN = 0, 1
CHITS = {"sea": ["doggerland", "malaya"], "ice": ["yukon"], "jungle": ["congo"], "desert": ["kalahari", "gobi"]}


def changed(kind: int, seats: str = "black green", **given: Any) -> Position:
    for seat, spot in (("black", "zimbabwe"), ("green", "indonesia"), ("white", "spain")):
        if seat in seats:
            given[seat] = {"migrants": [spot]} | given.get(seat, {})
    given.setdefault("climate", CHITS)
    given.setdefault("turn", 7)
    return Position(seats, active="black", **given).run("event", kind, NONE)


@pytest.mark.rule("E1c", "E1d", "E1e", "E1f", "B8a.2")
@pytest.mark.parametrize(
    ("kind", "lifted", "before", "after", "laid"),
    [
        (COOLING, "doggerland", SEA, ICE, "alaska"),
        (WARMING, "yukon", ICE, SEA, "black-sea"),
        (DEFORESTATION, "congo", JUNGLE, DESERT, "turan"),
        (FORESTATION, "gobi", DESERT, JUNGLE, "amazon"),
    ],
)
def test_a_chit_turns_over_and_moves_to_a_free_ring_of_its_new_colour(
    kind: int, lifted: str, before: int, after: int, laid: str
) -> None:
    at = changed(kind)
    count = at.table.climate[before].bit_count()
    rings = at.table.atlas.rings[after] & ~at.table.climate[after]
    if count > 1:
        assert (at.asked, len(at.options)) == (ASK_LIFT_CHIT, count)
        at.answer(f"lift {lifted}")
    assert (at.asked, len(at.options)) == (ASK_LAY_CHIT, rings.bit_count())
    at.answer(f"lay {laid}")
    assert not at.table.climate[before] & at.hexes(lifted)
    assert at.table.climate[after] & at.hexes(laid)
    assert sum(hexes.bit_count() for hexes in at.table.climate) == 6
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("E1c", "E1d", "E1e", "E1f", "D2a.3", "E1.4")
def test_a_city_under_the_chit_is_destroyed_without_chaos_and_migrants_are_not() -> None:
    at = changed(COOLING, green={"cities": ["alaska"], "migrants": ["indonesia", "beringia"]})
    at.answer("lift malaya", "lay alaska")
    assert (at.asked, at.decision.seat) == (ASK_REFUGE, GREEN)  # type: ignore[union-attr]
    at.answer(at.options[0])
    assert (urbanization(at.table, GREEN), migrants(at.table, GREEN), dissidents(at.table, GREEN)) == (0, 3, 0)


@pytest.mark.rule("E1c", "E1d", "E1e", "E1f", "D2a.3")
@pytest.mark.parametrize(
    ("kind", "chit", "place"),
    [
        (COOLING, {"sea": ["malaya"]}, "alaska"),
        (WARMING, {"ice": ["yukon"]}, "malaya"),
        (DEFORESTATION, {"jungle": ["congo"]}, "turan"),
        (FORESTATION, {"desert": ["gobi"]}, "amazon"),
    ],
)
def test_every_change_of_the_climate_ruins_the_city_in_its_place(kind: int, chit: dict[str, Any], place: str) -> None:
    at = changed(kind, climate=chit, green={"cities": [place], "migrants": ["indonesia"]})
    at.answer(f"lay {place}")
    assert (at.asked, urbanization(at.table, GREEN)) == (ASK_REFUGE, 0)
    at.answer(at.options[0])
    assert dissidents(at.table, GREEN) == 0


@pytest.mark.rule("E1c-f", "J1d")
def test_without_seas_cooling_is_a_deforestation() -> None:
    at = changed(COOLING, climate={"ice": ["yukon"], "jungle": ["congo"]})
    assert at.asked == ASK_LAY_CHIT
    at.answer("lay turan")
    assert at.table.climate[DESERT] == at.hexes("turan")


@pytest.mark.rule("J1d")
def test_without_room_for_ice_cooling_is_a_deforestation_or_nothing() -> None:
    at = Position(active="black", climate={"sea": ["malaya"], "jungle": ["congo"]})
    at.laid.climate[ICE] = at.laid.atlas.rings[ICE]
    at.run("event", COOLING, NONE)
    at.answer("lay turan")
    assert at.table.climate[SEA] == at.hexes("malaya")
    at = changed(COOLING, climate={})
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("E1c-f", "J1e")
def test_without_ice_warming_is_a_forestation_or_nothing() -> None:
    at = changed(WARMING, climate={"sea": ["malaya"], "desert": ["gobi"]})
    at.answer("lay amazon")
    assert at.table.climate[JUNGLE] == at.hexes("amazon")
    assert changed(WARMING, climate={"sea": ["malaya"]}).asked == NOBODY_ASKED
    at = Position(active="black", climate={"ice": ["yukon"], "desert": ["gobi"]})
    at.laid.climate[SEA] = at.laid.atlas.rings[SEA]
    at.run("event", WARMING, NONE).answer("lay amazon")
    assert at.table.climate[ICE] == at.hexes("yukon")
    assert at.table.climate[JUNGLE] == at.hexes("amazon")


@pytest.mark.rule("J1d", "J1e")
@pytest.mark.parametrize("kind", [DEFORESTATION, FORESTATION])
def test_without_a_chit_forests_do_not_change(kind: int) -> None:
    at = changed(kind, climate={"sea": ["malaya"], "ice": ["yukon"]})
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("C3.4.2", "C3.4.1")
def test_a_city_of_merfolk_dries_up_with_its_sea() -> None:
    at = Position(
        active="black",
        realm="sea",
        climate={"sea": ["doggerland", "malaya"]},
        black={"cities": ["malaya", "hawaii"]},
        green={"cities": ["doggerland"]},
    ).run("event", COOLING, NONE)
    at.answer("lift malaya", "lay alaska")
    assert at.asked == ASK_REFUGE
    assert at.table.cities == [at.hexes("hawaii"), at.hexes("doggerland")]
    at.answer(at.options[0])
    assert at.table.migrants[BLACK] & at.table.world.water


@pytest.mark.rule("C3.4.1")
def test_a_flood_harms_no_city_of_merfolk() -> None:
    at = Position(
        active="black",
        realm="sea",
        climate={"ice": ["yukon"]},
        black={"cities": ["hawaii"]},
        green={"cities": ["azores"]},
    )
    at.run("event", WARMING, NONE).answer("lay malaya")
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("C4a")
def test_the_yrr_variant_has_no_climate_change() -> None:
    at = Position(active="black", realm="yrr", black={"migrants": ["spain"]}).run("event", COOLING, NONE)
    assert at.asked == NOBODY_ASKED
    assert [entry.rule for entry in at.entries(STEADY_CLIMATE)] == ["C4a"]


@pytest.mark.rule("C7d", "C7e", "E1c")
def test_the_soloist_must_destroy_a_city_if_he_can() -> None:
    at = Position(
        "black", mode="solitaire", black={"migrants": ["spain"], "cities": ["alaska", "india"]}, climate=CHITS
    )
    at.run("event", COOLING, NONE).answer("lift malaya")
    assert at.options == ["lay alaska"]
    at.answer("lay alaska")
    assert [entry.data for entry in at.entries(CHAOS_SUFFERED)] == [(1,)]


# -- Milankovitch cycles -----------------------------------------------------------------------------------------------

MANY = {"sea": ["doggerland", "malaya", "flores"], "ice": ["yukon"]}


def cycle(kind: int, second: str, seats: str = "black green white", **given: Any) -> Position:
    """An event in the advanced game with a known next card beside the deck."""
    given.setdefault("advanced", True)
    given.setdefault("climate", MANY)
    for seat, spot in (("black", "zimbabwe"), ("green", "indonesia"), ("white", "spain")):
        if seat in seats:
            given[seat] = {"migrants": [spot]}
    at = Position(seats, active="black", turn=7, **given)
    card = at.id("challenge", second)
    table = at.laid
    table.challenges = [other for other in table.challenges if other != card]
    table.unused[0] = (*(other for other in table.unused[0] if other != card), card)
    return at.run("event", kind, NONE)


@pytest.mark.rule("J1.2", "J1.3", "J1a")
def test_a_second_cooling_is_an_icehouse_as_in_the_example() -> None:
    at = cycle(COOLING, "grave-goods")
    for laid in ("alaska", "sarmatia", "altai"):
        assert at.asked == ASK_LAY_CHIT
        at.answer(f"lay {laid}")
    assert at.asked == NOBODY_ASKED
    assert at.table.climate[SEA] == 0
    assert at.table.climate[ICE] == at.hexes("yukon", "alaska", "sarmatia", "altai")
    assert at.table.unused[0][0] == at.id("challenge", "grave-goods")
    assert at.table.exposed[0] == 1


@pytest.mark.rule("J1.3", "J1b")
def test_a_second_warming_is_an_ice_age() -> None:
    at = cycle(WARMING, "motherese", climate={"ice": ["yukon", "alaska"]})
    at.answer("lay malaya", "lay flores")
    assert at.asked == NOBODY_ASKED
    assert at.table.climate[ICE] == 0


@pytest.mark.rule("J1.2", "J1.3")
def test_any_other_card_lets_the_event_be_and_goes_under_the_pile() -> None:
    at = cycle(COOLING, "motherese")
    at.answer("lift malaya", "lay alaska")
    assert at.asked == NOBODY_ASKED
    assert at.table.climate[SEA].bit_count() == 2
    assert at.table.unused[0][0] == at.id("challenge", "motherese")


@pytest.mark.rule("J1.1")
@pytest.mark.parametrize(("seats", "advanced"), [("black green", True), ("black green white", False)])
def test_there_are_no_cycles_for_two_and_in_the_basic_game(seats: str, advanced: bool) -> None:
    at = cycle(COOLING, "grave-goods", seats, advanced=advanced)
    assert at.entries(MILANKOVITCH_CAME) == []
    assert at.asked == ASK_LIFT_CHIT


@pytest.mark.rule("J1c", "J1d")
def test_no_card_is_drawn_when_nothing_is_left_to_turn_over() -> None:
    at = cycle(COOLING, "grave-goods", climate={"ice": ["yukon"], "jungle": ["congo"]})
    assert at.entries(MILANKOVITCH_CAME) == []
    at.answer("lay turan")
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("J1a")
def test_an_icehouse_turns_as_many_chits_as_there_is_room_for() -> None:
    at = Position("black green white", active="black", advanced=True, climate=MANY)
    card = at.id("challenge", "grave-goods")
    at.laid.challenges = [other for other in at.laid.challenges if other != card]
    at.laid.unused[0] = (*(other for other in at.laid.unused[0] if other != card), card)
    at.laid.climate[ICE] = at.laid.atlas.rings[ICE] & ~at.hexes("alaska", "altai")
    at.run("event", COOLING, NONE)
    at.answer("lift flores", "lay alaska", "lift malaya", "lay altai")
    assert at.asked == NOBODY_ASKED
    assert at.table.climate[SEA] == at.hexes("doggerland")
