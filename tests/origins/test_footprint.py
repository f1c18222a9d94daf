"""H1: starvation at the end of a turn, and the Chaos it brings."""

from __future__ import annotations

import pytest

from biont.origins.people import all_migrants, crowded, migrants, pool, population, urbanization
from biont.origins.rules.chaos import ASK_DISSENT
from biont.origins.rules.destroy import ASK_REFUGE, MIGRANT_LOST
from biont.origins.rules.footprint import ASK_STARVE
from biont.origins.rules.quell import ASK_QUELL
from biont.origins.rules.revolution import ASK_PUTSCH, REVOLUTION_CAME
from biont.origins.tableau import dissidents
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position

BLACK, GREEN = 0, 1


@pytest.mark.rule("H1a.1", "H1a.3", "D1c.1", "A3.1", "GL-Footprint")
def test_a_hex_feeds_as_many_tokens_of_all_players_as_the_footprint() -> None:
    """Two Migrants share the Kalahari: too many for footprint 1, just right for 2; a Migrant counts in three Hexes."""
    at = Position(black={"migrants": ["zimbabwe", "karoo"], "footprint": 1}, green={"migrants": ["spain"]})
    assert at.run("footprint").options == ["starve zimbabwe", "starve karoo"]
    at = Position(black={"migrants": ["zimbabwe", "karoo"], "footprint": 2}, green={"migrants": ["spain"]})
    assert at.run("footprint").asked == NOBODY_ASKED
    at = Position(black={"migrants": ["zimbabwe"], "footprint": 1}, green={"migrants": ["karoo"]}).run("footprint")
    assert at.options == ["starve zimbabwe"]


@pytest.mark.rule("H1a.1", "H1a.3", "GL-Footprint")
def test_up_to_seven_tokens_of_a_hex_are_counted() -> None:
    """China has six Spots on land and a City; all Hexes counted at once are as full as each of them alone."""
    spots = ["ordos", "china", "dongting", "yunnan", "brahmaputra", "qinghai", "hulun", "delhi"]
    at = Position(black={"migrants": spots[::2], "cities": ["china", "gobi"]}, green={"migrants": spots[1::2]})
    assert population(at.table, at.id("hex", "china")) == 7
    for number in range(1, 8):
        full = crowded(at.table, all_migrants(at.table), number)
        assert [full >> hex_ & 1 for hex_ in range(len(at.table.world.hexes))] == [
            population(at.table, hex_) >= number for hex_ in range(len(at.table.world.hexes))
        ]


@pytest.mark.rule("H1a.2")
def test_only_tokens_of_the_active_player_starve() -> None:
    at = Position(black={"migrants": ["zimbabwe", "spain"], "footprint": 1}, green={"migrants": ["karoo"]})
    at.run("footprint").answer("starve zimbabwe")
    assert at.table.migrants[GREEN] == at.spots("karoo")
    at = Position(black={"migrants": ["spain"], "footprint": 1}, green={"migrants": ["karoo", "zimbabwe"]})
    assert at.run("footprint").asked == NOBODY_ASKED


@pytest.mark.rule("H1a.3")
def test_a_city_counts_in_its_own_hex_only() -> None:
    """The Migrant at Kalahari's corner shares no Hex with the City of Zambezi's neighbour."""
    at = Position(black={"migrants": ["karoo"], "cities": ["zambezi"], "footprint": 1}, green={"migrants": ["spain"]})
    assert at.run("footprint").asked == NOBODY_ASKED
    at = Position(
        black={"migrants": ["zimbabwe"], "cities": ["zambezi"], "footprint": 1}, green={"migrants": ["spain"]}
    )
    assert at.run("footprint").options == ["starve zimbabwe", "starve-city zambezi"]


@pytest.mark.rule("H1", "H1b.1")
def test_the_far_north_is_no_hex() -> None:
    """S31: two Migrants on the northern rim that share no Hex do not starve; the one beside the City does."""
    at = Position(
        "orange green",
        orange={"migrants": ["taimyr", "nadym", "ishim"], "footprint": 1},
        green={"migrants": ["chiloe"], "cities": ["botai-steppe"], "footprint": 3},
    )
    at.run("footprint")
    assert "starve ishim" in at.options
    apart = {"migrants": ["olenyok", "taimyr"], "footprint": 1}
    at = Position("orange green", orange=apart, green={"migrants": ["chiloe"]})
    assert at.run("footprint").asked == NOBODY_ASKED


@pytest.mark.rule("H1b.1", "A3.2")
def test_tokens_are_removed_one_by_one_until_the_hex_fits() -> None:
    at = Position(
        black={
            "migrants": ["zimbabwe", "karoo", "okavango", "spain"],
            "footprint": 1,
            "politics": ["bluster"],
            "ruling": "politics",
        },
        green={"migrants": ["chiloe"]},
    ).run("footprint")
    at.answer("starve zimbabwe")
    while at.asked == ASK_DISSENT:
        at.answer(at.options[0])
    assert at.asked == ASK_STARVE
    at.answer("starve karoo")
    while at.asked == ASK_DISSENT:
        at.answer(at.options[0])
    assert at.asked == NOBODY_ASKED
    assert at.table.migrants[BLACK] == at.spots("okavango", "spain")
    assert dissidents(at.table, BLACK) == 2
    invariants(at.table)


@pytest.mark.rule("H1b.2", "D2d.1")
def test_without_a_dissent_the_starved_goes_to_the_pool_and_one_revolution_follows() -> None:
    at = Position(
        black={"migrants": ["zimbabwe", "karoo", "okavango"], "dissidents": ["crown"], "footprint": 1},
        green={"migrants": ["chiloe"]},
    ).run("footprint")
    at.answer("starve zimbabwe", "starve karoo")
    assert len(at.entries(REVOLUTION_CAME)) == 1
    while at.asked in (ASK_QUELL, ASK_PUTSCH):
        at.answer(at.options[0])
    assert migrants(at.table, BLACK) == 1
    assert pool(at.table, BLACK) == 11


@pytest.mark.rule("H1b.3")
def test_the_refugee_of_a_starved_city_becomes_a_dissident() -> None:
    given = {"migrants": ["zimbabwe"], "cities": ["zambezi"], "footprint": 1}
    at = Position(black=given, green={"migrants": ["spain"]}).run("footprint").answer("starve-city zambezi")
    assert (urbanization(at.table, BLACK), dissidents(at.table, BLACK)) == (0, 1)
    assert at.table.migrants[BLACK] == at.spots("zimbabwe")


@pytest.mark.rule("H1b.3", "H1b.4")
def test_without_a_dissent_the_refugee_stays_and_does_not_starve_in_the_same_check() -> None:
    given = {"migrants": ["zimbabwe"], "cities": ["zambezi"], "footprint": 1, "dissidents": ["crown"]}
    at = Position(black=given, green={"migrants": ["spain"]}).run("footprint").answer("starve-city zambezi")
    assert at.asked == ASK_REFUGE
    at.answer("refuge lunda")
    assert at.asked != ASK_STARVE
    assert len(at.entries(REVOLUTION_CAME)) == 1
    while at.asked in (ASK_QUELL, ASK_PUTSCH):
        at.answer(at.options[0])
    assert not at.entries(MIGRANT_LOST) or at.entries(MIGRANT_LOST)[0].rule == "D3a"


@pytest.mark.rule("H1b.4")
def test_a_refugee_where_somebody_has_just_starved_waits_for_the_next_check() -> None:
    """He stands on a Spot that was full when the check began, but he himself was not there."""
    black = {"migrants": ["zimbabwe", "lunda"], "cities": ["zambezi"], "dissidents": ["crown"]}
    at = Position(black=black, green={"migrants": ["spain"]}).run("footprint")
    at.answer("starve zimbabwe", "starve-city zambezi", "refuge zimbabwe")
    assert at.asked == ASK_QUELL
    assert at.table.migrants[BLACK] == at.spots("zimbabwe", "lunda")
