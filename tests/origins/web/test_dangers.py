"""What the challenges to come would cost after an answer: said with it, and nothing is advised that costs more."""

from __future__ import annotations

import pytest

from biont.origins.cards import CULTIVATE
from biont.origins.definition import ORIGINS
from biont.origins.rules.destroy import ASK_REFUGE
from biont.origins.table import FIRST_COMET, Table
from biont.origins.web.odds import Coming, coming
from biont.origins.web.risks import blows, danger, risks
from tests.origins.positions import Position
from tests.origins.web.test_advice import effect_of, warned, worthy

CITIES = ["france", "texas", "altai", "spain", "china"]


def laid(*challenges: str, **black: object) -> Table:
    """A table with so many Cities of Black in the way of four events."""
    at = Position("black green", black={"cities": CITIES, **black}, epoch="IV", challenges=list(challenges))
    return at.laid


def test_no_challenge_is_feared_behind_the_last_comet() -> None:
    assert blows(laid("fascism", "comet-4"), 0)
    assert not blows(laid("comet-4"), 0)
    assert danger(laid("comet-4"), 0) == 0
    assert risks(laid("comet-4"), 0, ORIGINS.words("en")) == []


def test_with_a_comet_on_top_the_challenges_of_the_next_epoch_come() -> None:
    table = Position("black green", black={"cities": CITIES}).laid
    while table.challenges[-1] < FIRST_COMET:
        table.challenges.pop()
    ahead = coming(table)
    assert {table.box.challenge_epoch[card] for card in ahead.cards} == {2}
    assert 0 < ahead.drawn <= len(ahead.cards)


@pytest.mark.parametrize(
    ("count", "turns", "chance"), [(0, 2, 0), (5, 1, 0.5), (5, 2, 7 / 9), (5, 9, 7 / 9), (9, 2, 1)]
)
def test_a_chance_counts_the_cards_of_a_round(count: int, turns: int, chance: float) -> None:
    assert Coming(range(10), 2).chance(count, turns) == pytest.approx(chance)


FOUND = "found congo second"
FED = {"migrants": ["lunda"], "footprint": 3, "immunology": 4}


def settling(**black: object) -> Position:
    """Black may found one City more, in the Congo."""
    at = Position("black green", black={**FED, **black}, active="black", phase="activities", turn=9)
    return at.run("urbanize", CULTIVATE, 0)


def test_a_city_too_many_says_what_it_would_cost() -> None:
    at = settling(cities=CITIES[:3], energy=4)
    assert at.options == [FOUND]
    assert blows(at.table, 0) == []
    found = effect_of(at, FOUND)
    told = " ".join(one.text for one in (*found.prices, *found.warnings))
    assert "famine: Cities 4 against footprint 3, it would cost you 2 Cities." in told
    assert not effect_of(settling(cities=CITIES[:2], energy=4), FOUND).prices


def test_no_city_is_advised_that_costs_more_than_it_brings() -> None:
    assert worthy(settling(cities=CITIES[:3], footprint=4, energy=3), FOUND), "pollution takes no more than a City"
    most = {"cities": [*CITIES, "danube"], "footprint": 6, "immunology": 6, "energy": 6}
    assert not worthy(settling(**most), FOUND), "famine takes three of seven Cities, and disease as many"


def test_whoever_flees_is_warned_of_land_that_does_not_feed_him() -> None:
    at = Position(green={"migrants": ["congo-mouth"]}, active="green", turn=3)
    at.run("refugee", 0, at.id("hex", "zambezi"))
    assert at.asked == ASK_REFUGE
    hungry = [option for option in at.options if "H1a" in warned(at, option)]
    assert 0 < len(hungry) < len(at.options)


def test_no_bid_is_advised_that_costs_more_cities_than_it_brings() -> None:
    """To lay Motherese, Black would need another class: its Dissidents cost as many Cities, or Elders if there are."""

    def warnings(dissidents: int, elders: int) -> list[str]:
        own = {"politics": ["grave-goods"], "ruling": "politics", "elders": {"lullaby": elders}}
        black = {**own, "cities": CITIES, "dissidents": ["crown", "grave-goods"][:dissidents]}
        at = Position("black green", black=black, active="black", turn=7)
        at.laid.auctioned = at.id("challenge", "motherese")
        return warned(at.run("auction"), "bid 1")

    assert warnings(0, 1) == []
    assert warnings(2, 3) == [], "two Elders pay for it"
    assert warnings(2, 1) == ["D3a"]
