"""C6j, M: victory chits of a campaign, and what High Frontier starts with."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.cards import ENERGY, MARITIME
from biont.origins.frontier import campaign_scores, campaign_winners, domes, home_planet, launch, victory_chits
from biont.origins.rules.scoring import outcome
from biont.origins.table import Table
from tests.origins.positions import Position


def table_of(**given: Any) -> Table:
    return Position("black green white", **given).laid


@pytest.mark.rule("C6j", "Md")
def test_a_chit_for_every_opponent_with_fewer_points() -> None:
    assert victory_chits({"black": 12, "green": 7, "white": 12, "orange": 3}) == {
        "black": 2,
        "green": 1,
        "white": 2,
        "orange": 0,
    }


@pytest.mark.rule("C6j", "Md")
def test_in_the_last_game_half_the_score_counts_and_equals_share_the_victory() -> None:
    totals = campaign_scores({"black": 15, "green": 12, "white": 9}, {"green": 2, "white": 3, "black": 1})
    assert totals == {"black": 8.5, "green": 8.0, "white": 7.5}
    assert campaign_winners(totals) == ("black",)
    assert campaign_scores({"black": 15}, {}) == {"black": 7.5}, "nobody has to have a chit"
    assert campaign_winners({"black": 8.5, "green": 8.5, "white": 7}) == ("black", "green")


@pytest.mark.rule("Ma", "Mc")
def test_factions_are_chosen_in_the_order_of_victory_and_the_winner_begins() -> None:
    table = table_of()
    table.add_chits(0, 1, 9)  # black: politics
    table.add_chits(1, 0, 20)  # green: culture
    table.add_chits(2, 2, 15)  # white: industry
    found = launch(table, outcome(table, ("black", "green", "white")))
    assert [crew.colour for crew in found.crews] == ["green", "white", "black"]
    assert found.first == ("green",)
    assert [crew.factions for crew in found.crews] == [
        ("white", "green"),
        ("red", "grey"),
        ("yellow", "purple"),
    ]
    assert [crew.best for crew in found.crews] == [("culture",), ("industry",), ("politics",)]


@pytest.mark.rule("Ma", "Mc")
def test_equal_scores_go_by_the_sum_of_all_and_equal_winners_both_begin() -> None:
    table = table_of()
    table.add_chits(1, 0, 20)
    table.add_chits(2, 0, 20)
    table.add_chits(2, 1, 1)
    found = launch(table, outcome(table, ("black", "green", "white")))
    assert [crew.colour for crew in found.crews] == ["white", "green", "black"]
    assert found.first == ("white",)
    table.add_chits(0, 0, 20)
    table.add_chits(0, 2, 2)
    assert [crew.colour for crew in launch(table, outcome(table, ("black", "green", "white"))).crews] == [
        "black",
        "white",
        "green",
    ], "the sum counts for second places too"
    table.add_chits(0, 0, -20)
    table.add_chits(1, 2, 1)
    assert launch(table, outcome(table, ("black", "green", "white"))).first == ("green", "white")


@pytest.mark.rule("Ma")
def test_a_score_that_is_shut_down_is_nobodys_high_score() -> None:
    table = table_of(philosophy="freedom")
    table.add_chits(0, 1, 20)  # black: politics, which does not count
    table.add_chits(0, 2, 9)
    crews = launch(table, outcome(table, ("black", "green", "white"))).crews
    assert {crew.colour: crew.best for crew in crews}["black"] == ("industry",)


@pytest.mark.rule("Ma")
def test_equal_high_scores_suit_the_factions_of_each() -> None:
    """Each piece of advice is for a high score of its discipline (L1362), and there are two."""
    table = table_of()
    table.add_chits(0, 1, 20)
    table.add_chits(0, 2, 20)
    crews = launch(table, outcome(table, ("black", "green", "white"))).crews
    crew = next(one for one in crews if one.colour == "black")
    assert (crew.best, set(crew.factions)) == (("politics", "industry"), {"yellow", "purple", "red", "grey"})


@pytest.mark.rule("Mb")
@pytest.mark.parametrize(
    ("space", "law"),
    [
        ("centre", "centrist"),
        ("natural-law", "centrist"),
        ("general-will", "centrist"),
        ("divine-law", "centrist"),
        ("pacifist", "unity"),
        ("unity", "unity"),
        ("agnostic", "equality"),
        ("equality", "equality"),
        ("abolitionist", "freedom"),
        ("freedom", "freedom"),
    ],
)
def test_the_philosophy_makes_the_first_law(space: str, law: str) -> None:
    table = table_of(philosophy=space)
    assert launch(table, outcome(table, ("black", "green", "white"))).law == law


@pytest.mark.rule("Me", "Mf", "Mg")
def test_ports_drives_and_bellwethers() -> None:
    table = table_of()
    table.set_stage(0, MARITIME, 8)
    table.set_stage(1, MARITIME, 6)
    table.set_stage(1, ENERGY, 8)
    table.set_stage(2, ENERGY, 7)
    table.bellwethers[2] = 0b1010
    crews = {crew.colour: crew for crew in launch(table, outcome(table, ("black", "green", "white"))).crews}
    assert [crews[colour].doubled for colour in ("black", "green", "white")] == [True, False, False]
    assert [crews[colour].thruster for colour in ("black", "green", "white")] == [False, True, False]
    assert [crews[colour].aquas for colour in ("black", "green", "white")] == [0, 0, 2]


@pytest.mark.rule("Mh")
def test_life_from_the_cosmos_starts_into_space_from_mars_or_venus() -> None:
    assert home_planet("cosmic", "mars") == "mars"
    assert home_planet("cosmic", "comet") == "venus"
    assert home_planet("ocean", "mars") == "earth"


@pytest.mark.rule("Mi")
def test_creeples_are_domes_for_the_eye() -> None:
    assert domes(["flyer", "swimmer"]) == ("flyer", "swimmer")
