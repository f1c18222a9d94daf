"""Edges of rules, each by its line of the book: what a slip of one sign or one word would leave unnoticed."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.brain import emissaries, free_will
from biont.origins.cards import CATASTROPHE, FAMINE, FOOTPRINT, WAR
from biont.origins.rules.actions import POSSIBLE
from biont.origins.rules.advanced.negotiation import ASK_NEGOTIATE
from biont.origins.rules.chaos import ASK_REBEL, CHAOS_SUFFERED
from biont.origins.rules.knowledge import no_election
from biont.origins.rules.revolution import REVOLUTION_CAME
from biont.origins.rules.scoring import outcome
from biont.origins.rules.spread import ALL_MOVED, no_spread
from tests.origins.positions import Position

BLACK, GREEN, WHITE = range(3)
TWELVE = ["karoo", "border-cave", "okavango", "lunda", "tanganyika", "rufiji", "ituri", "ubangi", "dja", "omo", "spain"]
TWELVE += ["italy"]
"""A whole pool of figures."""


@pytest.mark.parametrize(("answer", "idle"), [("skip", 5), ("claim", 0)])
@pytest.mark.rule("META.2", "E0b")
def test_whoever_claims_a_comet_ends_the_wait(answer: str, idle: int) -> None:
    at = Position(idle=5, turn=7, challenges=["comet-1"], black={"migrants": ["spain"]}, green={"migrants": ["delhi"]})
    assert at.run("challenge phase").answer(answer).table.idle == idle


@pytest.mark.rule("E3a")
def test_the_chaos_of_a_comet_begins_with_the_claimant_whoever_has_crown_1() -> None:
    """From the challenger on clockwise (E3a), not from the starting player."""
    two: list[list[str]] = [["spain", "italy"], ["delhi", "karoo"], ["omo", "dja"]]
    given: dict[str, Any] = {
        seat: {"migrants": spots} for seat, spots in zip(("black", "green", "white"), two, strict=True)
    }
    at = Position("black green white", active="green", first="black", turn=7, challenges=["comet-1"], **given)
    at.run("claim")
    order = []
    while at.asked == ASK_REBEL:
        order.append(at.seat)
        at.answer(at.options[0])
    assert order == [GREEN, WHITE, BLACK]


@pytest.mark.rule("F0f", "GL-Emissary.1", "G7.4")
def test_a_step_at_its_limit_may_be_used_for_the_emissary_on_it() -> None:
    """The card is used all the same, and its guest negotiates (L776)."""
    black = {"migrants": ["spain"], "ruling": "culture", "ideas": ["firekeeping"], "energy": 4}
    green = {"migrants": ["delhi"], "vocabulary": 1}
    at = Position(advanced=True, phase="activities", black=black, green=green | {"emissaries": ["firekeeping"]})
    assert "use energy-4" in at.run("ideas").options
    assert at.answer("use energy-4").asked == ASK_NEGOTIATE
    at = Position(advanced=True, phase="activities", black=black, green=green)
    assert "use energy-4" not in at.run("ideas").options


@pytest.mark.rule("G4.1", "GL-Emissary.2")
def test_emissaries_alone_can_elect_and_all_of_them_are_expended() -> None:
    """Elders plus Emissaries count, and all go to Free Will (L840)."""
    black = {"migrants": ["spain"], "emissaries": ["lullaby", "round-dance"]}
    at = Position(advanced=True, black=black, green={"migrants": ["delhi"], "ideas": ["lullaby", "round-dance"]})
    assert no_election(at.laid, BLACK, 0) is POSSIBLE
    before = free_will(at.laid, BLACK)
    at.run("elect").answer("rule industry")
    assert (emissaries(at.table, BLACK), free_will(at.table, BLACK)) == (0, before + 2)


@pytest.mark.rule("B9", "G6c.1")
def test_a_city_sends_nobody_out_while_the_pool_is_empty() -> None:
    """Figures are limited: with all twelve on the map and moved there is no spread."""
    at = Position(black={"migrants": TWELVE, "cities": ["china"]}, green={"migrants": ["chiloe"]})
    at.laid.moved = at.laid.migrants[BLACK]
    assert no_spread(at.laid, BLACK, 0) == ALL_MOVED
    at.laid.migrants[BLACK] &= ~at.spots("italy")
    assert no_spread(at.laid, BLACK, 0) is POSSIBLE


@pytest.mark.parametrize(("maritime", "met"), [(0, False), (1, True)])
@pytest.mark.rule("C4c.1", "G6d.1")
def test_out_of_a_city_a_post_on_water_is_met_by_those_who_sail(maritime: int, met: bool) -> None:
    """The Spot of the enemy counts against maritime (L335), also where nobody else's posts may be passed."""
    at = Position(
        "black orange",
        advanced=True,
        realm="yrr",
        merfolk="orange",
        closed_posts=True,
        black={"cities": ["france"], "migrants": ["delhi"], "maritime": maritime},
        orange={"migrants": ["alboran-sea"]},
    )
    assert at.run("transact", WAR, 0).options == ["attack alboran-sea"] * met


@pytest.mark.rule("E1a.5", "E1g", "GL-Emissary.2")
def test_emissaries_are_immune_to_pollution() -> None:
    """Only an Elder or a City is lost (L1501)."""
    black = {"migrants": ["spain"], "emissaries": ["lullaby"], "elders": {"body-paint": 1}, "cities": ["india"]}
    at = Position(advanced=True, black=black, green={"migrants": ["delhi"], "ideas": ["lullaby"]})
    at.run("foul loss", BLACK)
    assert at.options
    assert not [option for option in at.options if option.startswith("expend-emissary")]
    at = Position(advanced=True, black=black | {"elders": {}, "cities": []}, green={"ideas": ["lullaby"]})
    assert not at.run("foul loss", BLACK).options


@pytest.mark.rule("C7j")
def test_partners_learn_nothing_from_famine() -> None:
    """That is the soloist's alone (L405)."""
    black = {"migrants": ["spain", "zimbabwe"], "cities": ["india", "china"], "culture": ["grave-goods"]}
    at = Position(mode="cooperative", turn=7, black=black, green={"migrants": ["chiloe"]})
    before = at.laid.stage(BLACK, FOOTPRINT)
    at.run("event", FAMINE, -1)
    while at.options:
        at.answer(at.options[0])
    assert at.table.stage(BLACK, FOOTPRINT) == before


@pytest.mark.parametrize(("maritime", "reason"), [(6, "goal reached"), (8, "decisive win")])
@pytest.mark.rule("C9e")
def test_partners_win_decisively_with_one_of_them_in_space(maritime: int, reason: str) -> None:
    one: dict[str, Any] = {"mysticism": 7, "chits": {"culture": 9, "politics": 13, "industry": 13}}
    at = Position(mode="cooperative", black=one | {"maritime": maritime}, green={})
    assert outcome(at.laid, ("black", "green")).reason == reason


TEN = ["nubia", "danube", "china", "congo", "france", "gobi", "alaska", "india", "zambezi", "turan"]
"""As many Cities as there are cuboids."""


@pytest.mark.parametrize(("full", "revolutions"), [(False, 0), (True, 1)])
@pytest.mark.rule("B9c.1", "C7e")
def test_a_city_that_the_soloist_gives_up_for_its_cuboid_is_a_chaos(full: bool, revolutions: int) -> None:
    """It is destroyed by an Act of God, and these bring the soloist Chaos; without a Dissent a revolution."""
    black: dict[str, Any] = {"migrants": ["spain"], "cities": TEN, "dissidents": ["crown"] if full else []}
    at = Position("black", mode="solitaire", turn=7, black=black)
    at.run("build", at.id("hex", "texas"), 0, at.id("spot", "tampico")).answer("yield-city danube")
    while at.options:
        at.answer(at.options[0])
    assert len(at.entries(CHAOS_SUFFERED)) == 1
    assert len(at.entries(REVOLUTION_CAME)) == revolutions


@pytest.mark.parametrize(("lost", "revolutions"), [(1, 0), (2, 0), (3, 1)])
@pytest.mark.rule("C7e", "D2d.1")
def test_as_many_losses_as_there_are_dissents_bring_no_revolution(lost: int, revolutions: int) -> None:
    """Only what finds no Dissent is one: two are empty here."""
    at = Position("black", mode="solitaire", turn=7, black={"migrants": ["delhi"], "culture": ["grave-goods"]})
    world, danube = at.laid.world, at.id("hex", "danube")
    at.laid.migrants[BLACK] |= world.set_of(world.spots_in(world.around[danube] & world.land)[:lost])
    at.run("event", CATASTROPHE, danube)
    while at.options:
        at.answer(at.options[0])
    assert len(at.entries(REVOLUTION_CAME)) == revolutions
