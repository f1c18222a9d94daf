"""What version 1 of the rules read otherwise: each rule by its line of the book, and the old reading for old games."""

from __future__ import annotations

from typing import Any

import pytest

from biont.kernel.declared import Question
from biont.origins.cards import PRAYER, TRADE, WAR
from biont.origins.readings import VERSION
from biont.origins.rules.activities import ASK_LOWER_ROW
from biont.origins.rules.advanced.negotiation import ASK_NEGOTIATE
from biont.origins.rules.advancements import ASK_PRAY
from biont.origins.rules.destroy import ASK_REFUGE
from biont.origins.rules.diaspora import ASK_DIASPORA
from biont.origins.rules.revolution import REVOLUTION_CAME
from tests.origins.positions import Position
from tests.origins.worlds import LEGACY

BLACK, GREEN, WHITE = range(3)
YRR: dict[str, Any] = {"map": "real-earth", "legacy": LEGACY, "advanced": True, "realm": "yrr", "merfolk": "orange"}
"""A campaign of both realms, in which everybody's creeples spread by one Spot at first (C6e)."""


@pytest.mark.parametrize(("maritime", "met"), [(0, False), (1, True)])
@pytest.mark.rule("C4c.1", "C6e", "J3c.1")
def test_who_cannot_sail_attacks_nobody_on_the_water_beside_his_city(maritime: int, met: bool) -> None:
    """A first step out of a City onto a water Spot counts against maritime too (L335), however short the spread."""
    black = {"cities": ["france"], "migrants": ["delhi"], "maritime": maritime}
    at = Position("black orange", black=black, orange={"migrants": ["alboran-sea"]}, **YRR)
    at.run("transact", WAR, 0)
    assert at.options == ["attack alboran-sea"] * met
    if met:
        assert at.answer("attack alboran-sea").asked == ASK_DIASPORA


# -- in which order


@pytest.mark.parametrize(("version", "first"), [("1", ASK_LOWER_ROW), (VERSION, ASK_NEGOTIATE)])
@pytest.mark.rule("F0f", "G4a.2", "GL-Action.2")
def test_an_emissary_negotiates_before_the_elected_class_is_used(version: str, first: Question) -> None:
    """He gains it immediately (L776): after the election, and before anything else of the turn."""
    black = {"migrants": ["zimbabwe"], "ruling": "politics", "ideas": ["ostracism"], "elders": {"lullaby": 1}}
    at = Position(
        advanced=True,
        phase="activities",
        version=version,
        black=black | {"free-will": 2},
        green={"migrants": ["chiloe"], "emissaries": ["ostracism"], "vocabulary": 1},
    )
    at.run_all(("ideas",), ("footprint",)).answer("use elect", "rule culture")
    assert at.asked == first
    if first == ASK_NEGOTIATE:
        assert at.seat == GREEN
        assert at.answer("decline").asked == ASK_LOWER_ROW


@pytest.mark.parametrize(("version", "order"), [("1", (BLACK, BLACK, GREEN)), (VERSION, (BLACK, GREEN, BLACK))])
@pytest.mark.rule("G9e.2", "GL-Consequent.2", "GL-Action.2", "GL-Negotiation.2")
def test_the_bonus_of_steam_waits_for_the_partners_negotiation(version: str, order: tuple[int, ...]) -> None:
    """It is a Consequent (L1477), and these come after both Negotiations of a trade (L1459, L1542)."""
    at = Position(
        advanced=True,
        phase="activities",
        version=version,
        black={"migrants": ["spain", "delhi"], "energy": 5},
        green={"migrants": ["armorica"], "energy": 6, "vocabulary": 1},
    )
    at.run_all(("transact", TRADE, 0), ("consequent", PRAYER, 0), ("lower row",)).answer("trade armorica")
    at.answer(*["branch spain"] * ("branch spain" in at.options))
    asked = [(at.seat, at.asked)]
    for answer in ("step energy", *(("step maritime", "decline") if version == "1" else ("decline", "step maritime"))):
        at.answer(answer)
        asked.append((at.seat, at.asked))
    assert tuple(seat for seat, _ in asked[:3]) == order
    assert asked[3][1] == ASK_PRAY


# -- the last City


@pytest.mark.parametrize(("version", "revolts"), [("1", False), (VERSION, True)])
@pytest.mark.rule("GL-Destroy-Man.1", "D2d.1", "D4.1", "J3c.3")
def test_the_refugee_of_the_last_city_stays_and_revolts_where_no_dissent_is_empty(version: str, revolts: bool) -> None:
    """It remains on the map and starts a chaotic revolution (L1483); D4 is for what becomes a Dissident (L536)."""
    at = Position(
        advanced=True,
        version=version,
        black={"migrants": ["spain"], "metallurgy": 2},
        green={"cities": ["france"], "dissidents": ["crown"], "metallurgy": 1},
    )
    at.run("transact", WAR, 0).answer("besiege france")
    assert at.asked == (ASK_REFUGE if revolts else ASK_DIASPORA)
    at.answer("refuge bohemia" if revolts else at.options[0])
    assert len(at.entries(REVOLUTION_CAME)) == revolts
    if revolts:
        assert at.table.migrants[GREEN] == at.spots("bohemia")


@pytest.mark.parametrize(("version", "revolts"), [("1", False), (VERSION, True)])
@pytest.mark.rule("H1b.3", "D2d.1", "D4.1")
def test_the_last_city_that_starves_without_a_dissent_brings_a_revolution(version: str, revolts: bool) -> None:
    """The Refugee remains on the map to start it (L1023)."""
    at = Position(
        version=version,
        black={"cities": ["france"], "dissidents": ["crown"], "footprint": 1},
        green={"migrants": ["spain"]},
    )
    at.run("footprint").answer("starve-city france")
    assert at.asked == (ASK_REFUGE if revolts else ASK_DIASPORA)
    at.answer("refuge bohemia" if revolts else at.options[0])
    assert len(at.entries(REVOLUTION_CAME)) == revolts
