"""G7: Cities on animals, crops and minerals; their second resource, their Consequents, and the tenth cuboid."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.cards import (
    CULTIVATE,
    DOMESTICATE,
    ENERGY,
    METALLURGY,
    PROSPECT,
    PROSPECT_LUXURY,
    PROSPECT_METAL,
)
from biont.origins.people import cuboids, migrants, pool, urbanization
from biont.origins.rules.chaos import CHAOS_SUFFERED
from biont.origins.rules.destroy import ASK_REFUGE, REFUGEE_FLED
from biont.origins.rules.urbanize import ASK_GIVE_UP, NEEDS_STAGE, UNINHABITABLE
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position

BLACK, GREEN = 0, 1


def urbanize(kind: int, leads_on: int = 0, **given: Any) -> Position:
    """Black urbanizes."""
    return Position(**{"green": {"migrants": ["chiloe"]}} | given).run("urbanize", kind, leads_on)


@pytest.mark.rule("G7.1", "G7a", "G5c", "B3e.3", "B6.1", "D1b")
def test_domesticate_replaces_a_migrant_by_a_city_on_an_animal() -> None:
    at = urbanize(DOMESTICATE, black={"migrants": ["delhi"]})
    assert at.options == ["found indus first", "found himalaya first", "found india first"]
    at.answer("found india first")
    table = at.table
    assert (table.migrants[BLACK], table.cities[BLACK]) == (0, at.hexes("india"))
    assert (pool(table, BLACK), urbanization(table, BLACK), cuboids(table, BLACK)) == (12, 1, 9)
    invariants(table)


@pytest.mark.rule("G7b", "G7c", "B3e.2", "B3e.4", "B3e.5", "B3f")
def test_cultivate_takes_crops_and_prospect_minerals_with_their_stage() -> None:
    at = urbanize(CULTIVATE, black={"migrants": ["delhi"]})
    assert at.options == ["found india second"]
    at = urbanize(PROSPECT, black={"migrants": ["delhi"], "metallurgy": 1})
    assert at.options == ["found indus second"]
    assert at.refused == {"found himalaya second": NEEDS_STAGE}
    at = urbanize(PROSPECT, black={"migrants": ["delhi"], "metallurgy": 2})
    assert at.options == ["found indus second", "found himalaya second"]


@pytest.mark.rule("G7d")
def test_two_special_icons_find_only_luxuries_or_only_metals() -> None:
    black = {"migrants": ["bodh-gaya", "zimbabwe"], "metallurgy": 3}
    at = urbanize(PROSPECT_LUXURY, black=black)
    assert at.options == ["found himalaya second", "found bengal second", "found kalahari first"]
    at = urbanize(PROSPECT_METAL, black=black)
    assert at.options == ["found zambezi first", "found zimbabwe first"]


@pytest.mark.rule("G7.1", "GL-Habitable.1", "GL-Occluded.2")
def test_nobody_builds_under_a_climate_chit_or_in_the_ocean() -> None:
    at = urbanize(DOMESTICATE, black={"migrants": ["delhi"]}, climate={"jungle": ["india"], "desert": ["indus"]})
    assert at.options == ["found himalaya first"]
    assert at.refused == {"found india first": UNINHABITABLE, "found indus first": UNINHABITABLE}
    at = urbanize(CULTIVATE, black={"migrants": ["armorica"]})
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("G7.2", "D1b")
def test_a_hex_holds_one_city_and_only_its_owner_takes_the_second_resource() -> None:
    """His own City moves onto it: no Migrant is used, there is no Refugee and no Chaos."""
    at = urbanize(CULTIVATE, black={"migrants": ["delhi"]}, green={"migrants": ["chiloe"], "cities": ["india"]})
    assert at.asked == NOBODY_ASKED
    at = urbanize(CULTIVATE, black={"migrants": ["zimbabwe"], "cities": ["india"]}).answer("found india second")
    table = at.table
    assert (table.cities[BLACK], table.second) == (at.hexes("india"), at.hexes("india"))
    assert (migrants(table, BLACK), urbanization(table, BLACK)) == (1, 1)
    assert not at.entries(CHAOS_SUFFERED)
    assert not at.entries(REFUGEE_FLED)


@pytest.mark.rule("G7.4")
def test_an_own_city_is_urbanized_again_for_its_consequent() -> None:
    """S27: prospect leads to metallurgy 3, and an own gold City is enough; no Migrant is used."""
    at = Position(
        black={"ruling": "industry", "ideas": ["flint-mine"], "cities": ["zimbabwe"], "migrants": ["spain"]},
        green={"migrants": ["chiloe"]},
        advanced=True,
    ).run("ideas")
    at.answer("use prospect-metal>metallurgy-2", "again zimbabwe")
    assert at.table.stage(BLACK, METALLURGY) == 2
    assert migrants(at.table, BLACK) == 1
    at = urbanize(DOMESTICATE, 0, black={"migrants": ["chiloe"], "cities": ["india"]}, green={"migrants": ["spain"]})
    assert "again india" not in at.options


@pytest.mark.rule("G7.1", "G6c.4", "F0d.1")
def test_spread_twice_then_two_cities_and_a_step_of_energy() -> None:
    """S28: two Migrants that moved become two Cities in the same turn; the last one advances energy."""
    at = Position(
        black={"migrants": ["karakoram", "jiroft"], "energy": 3, "maritime": 1}, green={"migrants": ["chiloe"]}
    )
    at.run("spread").answer("move karakoram", "to lop-nor")
    at.run("spread").answer("move jiroft", "to al-ahsa")
    at.run("urbanize", DOMESTICATE, 0).answer("found himalaya first")
    at.run_all(("urbanize", PROSPECT, 1), ("consequent", ENERGY, 5)).answer("found saudi-arabia first")
    assert at.table.cities[BLACK] == at.hexes("himalaya", "saudi-arabia")
    assert at.table.stage(BLACK, ENERGY) == 4


@pytest.mark.rule("G7.1")
def test_the_player_chooses_which_migrant_settles() -> None:
    at = urbanize(DOMESTICATE, black={"migrants": ["delhi", "malabar"]}).answer("found india first")
    assert at.options == ["settle delhi", "settle malabar"]
    at.answer("settle malabar")
    assert at.table.migrants[BLACK] == at.spots("delhi")


@pytest.mark.rule("G7.3", "B9c.1", "B6.2")
def test_without_a_cuboid_another_city_is_given_up_for_the_new_one() -> None:
    cities = ["indus", "china", "france", "spain", "turan", "altai", "gobi", "sahel", "upper-nile", "ethiopia"]
    at = urbanize(DOMESTICATE, black={"migrants": ["malabar"], "cities": cities}).answer("found india first")
    assert at.asked == ASK_GIVE_UP
    at.answer("yield-city france")
    assert at.asked == ASK_REFUGE
    at.answer(at.options[0])
    table = at.table
    assert urbanization(table, BLACK) == 10
    assert table.cities[BLACK] & at.hexes("india")
    assert not table.cities[BLACK] & at.hexes("france")
    invariants(table)


@pytest.mark.rule("C3.4.1")
def test_merfolk_build_in_the_ocean_or_on_a_flooded_shelf() -> None:
    given: dict[str, Any] = {"green": {"migrants": ["otway-basin"]}, "realm": "sea"}
    black = {"migrants": ["argo-plain"]}
    at = Position(black=black, **given).run("urbanize", CULTIVATE, 0)
    assert at.options == ["found keeling first"]
    swimmers: dict[str, Any] = {"migrants": ["celebes-sea"], "maritime": 3}
    at = Position(black=swimmers, **given).run("urbanize", PROSPECT, 0)
    assert "found palawan second" not in at.options
    at = Position(black=swimmers, climate={"sea": ["palawan"]}, **given).run("urbanize", PROSPECT, 0)
    assert "found palawan second" in at.options
