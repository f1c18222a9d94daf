"""Edges of rules, each by its line of the book: what a slip of one sign or one word would leave unnoticed."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.brain import elders, emissaries, free_will
from biont.origins.cards import (
    CATASTROPHE,
    ENERGY,
    FAMINE,
    FOOTPRINT,
    IMMUNOLOGY,
    NONE,
    POLLUTION,
    PROSPECT,
    WAR,
    ZOONOTIC_DISEASE,
)
from biont.origins.latitudes import places
from biont.origins.rules.actions import POSSIBLE
from biont.origins.rules.advanced.negotiation import ASK_NEGOTIATE
from biont.origins.rules.chaos import ASK_REBEL, CHAOS_SUFFERED
from biont.origins.rules.destroy import ASK_REFUGE
from biont.origins.rules.diaspora import ASK_DIASPORA
from biont.origins.rules.events import ASK_LOSE_ELDER, NOBODY_THERE
from biont.origins.rules.knowledge import no_election
from biont.origins.rules.revolution import REVOLUTION_CAME
from biont.origins.rules.scoring import outcome, scores
from biont.origins.rules.setup import deal_colours
from biont.origins.rules.spread import ALL_MOVED, is_trapped, no_spread
from biont.origins.rules.worlds import laying
from biont.origins.table import members
from biont.origins.tableau import dissidents
from biont.origins.tiles import DESERT, ICE, JUNGLE, RINGS, SEA
from tests.origins.positions import NOBODY_ASKED, Position

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
@pytest.mark.rule("B9c.1", "C7e", "GL-Refugee")
def test_a_city_that_the_soloist_gives_up_for_its_cuboid_is_a_chaos(full: bool, revolutions: int) -> None:
    """It is destroyed by an Act of God, and these bring the soloist Chaos; without a Dissent a revolution."""
    black: dict[str, Any] = {"migrants": ["spain"], "cities": TEN, "dissidents": ["crown"] if full else []}
    at = Position("black", mode="solitaire", turn=7, black=black)
    at.run("build", at.id("hex", "texas"), 0, at.id("spot", "tampico")).answer("yield-city danube")
    assert at.asked == (ASK_REFUGE if full else NOBODY_ASKED), "before the revolution that it brings"
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


# -- events and the map ------------------------------------------------------------------------------------------------


@pytest.mark.rule("E1.1", "E1b.1")
def test_a_catastrophe_strikes_from_the_challenger_clockwise() -> None:
    """Players suffer an event one by one from the challenger on (L560): each last Migrant goes abroad in its turn."""
    spots = Position().laid.world
    danube = Position().id("hex", "danube")
    lone = [spots.spots[spot].code for spot in spots.spots_in(spots.around[danube] & spots.land)[:3]]
    given: dict[str, Any] = {
        seat: {"migrants": [spot]} for seat, spot in zip(("black", "green", "white"), lone, strict=True)
    }
    at = Position("black green white", active="green", **given).run("event", CATASTROPHE, danube)
    order = []
    while at.asked == ASK_DIASPORA:
        order.append(at.seat)
        at.answer(at.options[0])
    assert order == [GREEN, WHITE, BLACK]


@pytest.mark.rule("D1c.4", "E1a.1", "E1a.2")
@pytest.mark.parametrize(("immunology", "ill"), [(1, True), (2, False), (4, False)])
def test_animals_infect_only_whose_footprint_is_greater_than_immunology(immunology: int, ill: bool) -> None:
    black = {"migrants": ["spain"], "footprint": 2, "immunology": immunology, "elders": {"lullaby": 2}}
    at = Position(turn=7, black=black, green={"migrants": ["delhi"], "immunology": 10})
    at.run("event", ZOONOTIC_DISEASE, NONE)
    assert (at.asked == ASK_LOSE_ELDER) == ill
    assert at.laid.stage(BLACK, IMMUNOLOGY) == immunology


@pytest.mark.rule("E1a.4", "E1.1")
def test_immunology_rises_once_the_losses_of_a_disease_are_paid() -> None:
    """It is the last sentence of the event (L572)."""
    black = {"migrants": ["spain"], "footprint": 2, "immunology": 1, "elders": {"lullaby": 2}}
    at = Position(turn=7, black=black, green={"migrants": ["delhi"], "immunology": 10})
    at.run("event", ZOONOTIC_DISEASE, NONE)
    assert at.table.stage(BLACK, IMMUNOLOGY) == 1
    assert at.answer(at.options[0]).table.stage(BLACK, IMMUNOLOGY) == 2


@pytest.mark.rule("B3d.1", "B3a.1")
def test_a_chit_lies_on_a_ring_of_its_own_colour_only() -> None:
    """White ice, blue sea, orange desert, green jungle; and one chit a Hex."""
    at = Position(climate={"ice": ["yukon"]})
    for climate, colour in ((ICE, "white"), (SEA, "blue"), (DESERT, "orange"), (JUNGLE, "green")):
        ringed = {
            hex_ for hex_, tile in enumerate(at.laid.world.hexes) if tile.ring >= 0 and RINGS[tile.ring] == colour
        }
        assert set(members(places(at.laid, climate))) == ringed - {at.id("hex", "yukon")}


@pytest.mark.rule("B4b", "G1.4")
def test_a_pawn_on_an_idea_of_the_market_is_an_elder() -> None:
    at = Position(black={"migrants": ["spain"], "free-will": 1}, green={"migrants": ["delhi"]}).run("specialize")
    at.answer("specialize lullaby")
    place = at.table.market.index(at.id("idea", "lullaby"))
    assert (elders(at.table, BLACK), at.table.elders_at(place, BLACK), free_will(at.table, BLACK)) == (1, 1, 0)


@pytest.mark.rule("C1g")
def test_everybody_sees_whose_turn_it_is() -> None:
    at = Position("black green white", active="green").run("challenge phase")
    assert at.game is not None
    assert [at.game.view(seat).table.active for seat in (BLACK, GREEN, WHITE)] == [GREEN] * 3


# -- who goes where ----------------------------------------------------------------------------------------------------


def spreading(figure: str, **given: Any) -> set[str]:
    """Where a figure of Black may spread to."""
    at = Position(**({"green": {"migrants": ["chiloe"]}} | given)).run("spread").answer(figure)
    return {text.split()[1] for text in at.options if text.startswith("to ")}


@pytest.mark.rule("C3.3", "G6f.1")
@pytest.mark.parametrize(("footprint", "passes"), [(2, False), (3, True)])
def test_merfolk_cross_land_only_where_landfolk_could_pass(footprint: int, passes: bool) -> None:
    """Over the tip of Madagascar, between two deserts (L322)."""
    mer = {"migrants": ["natal-basin"], "maritime": 1, "footprint": footprint}
    deserts = {"desert": ["zimbabwe", "madagascar"]}
    given: dict[str, Any] = {"realm": "sea", "green": {"migrants": ["banda-sea"]}}
    assert "mozambique-channel" in spreading("move natal-basin", black=mer, **given)
    assert ("mozambique-channel" in spreading("move natal-basin", black=mer, climate=deserts, **given)) == passes


@pytest.mark.rule("C3.3")
def test_on_water_alone_merfolk_pass_between_two_uninhabitable_hexes() -> None:
    """Between a desert and the ocean, which bars everybody else below maritime 2 (L322, L902)."""
    given: dict[str, Any] = {"realm": "sea", "green": {"migrants": ["banda-sea"]}, "climate": {"desert": ["zimbabwe"]}}
    mer = {"migrants": ["natal-basin"], "maritime": 0}
    found = spreading("move natal-basin", black=mer, **given)
    assert {"mozambique-ridge", "southwest-indian-ridge", "indomed-fracture-zone"} <= found
    out = spreading("depart mascarenes", black=mer | {"cities": ["mascarenes"]}, **given)
    assert {"mozambique-ridge", "southwest-indian-ridge"} <= out


@pytest.mark.rule("C4.1")
def test_in_the_yrr_variant_landfolk_cross_no_water_and_merfolk_no_land() -> None:
    given: dict[str, Any] = {"realm": "yrr", "merfolk": "green", "green": {"migrants": ["banda-sea"]}}
    assert "madagascar" not in spreading("move zimbabwe", black={"migrants": ["zimbabwe"], "energy": 4}, **given)
    given = {"realm": "yrr", "merfolk": "black", "green": {"migrants": ["chiloe"]}}
    found = spreading("move natal-basin", black={"migrants": ["natal-basin"], "energy": 4}, **given)
    assert "mozambique-ridge" in found
    assert not found & {"mozambique-channel", "madagascar"}


@pytest.mark.rule("C4.3")
@pytest.mark.parametrize("first", ["black", "green", "white"])
def test_merfolk_lay_the_first_chit_whoever_has_crown_1(first: str) -> None:
    at = Position("black green white", first=first, realm="yrr", merfolk="green")
    assert laying(at.laid) == [("lay hex", seat) for seat in (GREEN, WHITE, BLACK, GREEN, WHITE)]


CROWDED = ["kalahari", "zambezi", "zimbabwe", "congo", "madagascar"]


@pytest.mark.rule("D4.2")
@pytest.mark.parametrize(("cities", "trapped"), [(CROWDED, True), ([*CROWDED[:3], "madagascar"], False)])
def test_trapped_is_who_could_go_only_where_he_would_starve(cities: list[str], trapped: bool) -> None:
    """At footprint 1 every Hex with a City is full (L536); the mouth of the Congo is not."""
    at = Position(black={"migrants": ["zimbabwe"]}, green={"migrants": ["chiloe"], "cities": cities})
    at.run("spread").answer("move zimbabwe")
    assert "to congo-mouth" in at.options
    assert any(text.startswith("emigrate ") for text in at.options) == trapped


@pytest.mark.rule("G6c.1", "G7.2")
def test_a_city_that_took_its_second_resource_was_formed_in_this_turn() -> None:
    """It is destroyed and made anew (L914), and nobody sets out from what was made this turn (L880)."""
    at = Position(black={"migrants": ["spain"], "cities": ["zambezi 2"]}, green={"migrants": ["delhi"]})
    assert "depart zambezi" in at.run("spread").options
    at = Position(
        black={"migrants": ["spain"], "cities": ["zambezi 2"], "metallurgy": 2}, green={"migrants": ["delhi"]}
    )
    at.run("urbanize", PROSPECT, 0).answer("found zambezi first")
    at.run("spread")
    assert "move spain" in at.options
    assert "depart zambezi" not in at.options


# -- losses ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D2.2", "D2b.1", "D2d.1")
@pytest.mark.parametrize(("spots", "asked"), [(["spain", "italy", "omo"], 1), (["spain"], 0)])
def test_each_chaos_fills_its_dissent_before_the_next_one_is_suffered(spots: list[str], asked: int) -> None:
    """Two Chaos and one empty Dissent: one Dissident, and the second finds none, which is a revolution."""
    at = Position(black={"migrants": spots}, green={"migrants": ["delhi"]}).run("chaos", BLACK, 2)
    for _ in range(asked):
        assert at.asked == ASK_REBEL
        at.answer(at.options[0])
    assert at.asked != ASK_REBEL
    assert at.entries(REVOLUTION_CAME)


@pytest.mark.rule("D4.1")
def test_an_emigrant_comes_from_the_pool_and_from_the_dissents_only_where_that_is_empty() -> None:
    at = Position(green={"migrants": ["delhi"]})
    at.laid.migrants[BLACK] = 0
    at.laid.dissidents[BLACK] = 1
    at.run("diaspora", BLACK, at.id("spot", "spain"), NONE).answer(at.options[0])
    assert at.table.dissidents[BLACK] == 1


@pytest.mark.rule("D4.2")
def test_nobody_is_trapped_while_one_of_his_tokens_can_go_somewhere() -> None:
    green = {"migrants": ["chiloe"], "cities": CROWDED}
    assert is_trapped(Position(black={"migrants": ["zimbabwe"]}, green=green).laid, BLACK)
    assert not is_trapped(Position(black={"migrants": ["zimbabwe", "delhi"]}, green=green).laid, BLACK)


@pytest.mark.rule("E1b.1")
@pytest.mark.parametrize(("spot", "empty"), [("italy", False), ("omo", True)])
def test_a_catastrophe_says_so_where_it_strikes_nobody(spot: str, empty: bool) -> None:
    at = Position(black={"migrants": [spot, "spain"]}, green={"migrants": ["delhi"]})
    danube = at.id("hex", "danube")
    assert bool(at.laid.world.around[danube] & at.spots(spot)) != empty
    at.run("event", CATASTROPHE, danube)
    assert bool(at.entries(NOBODY_THERE)) == empty


# -- the end, and the beginning ----------------------------------------------------------------------------------------


@pytest.mark.rule("I0a")
@pytest.mark.parametrize(("points", "reason"), [((20, 5, 5), "highest score"), ((20, 20, 5), "sum of scores")])
def test_only_equal_best_scores_are_settled_by_the_sum_of_all(points: tuple[int, ...], reason: str) -> None:
    table = Position("black green white").laid
    for seat, chits in enumerate(points):
        table.add_chits(seat, 0, chits - scores(table, seat)[0])
    table.add_chits(BLACK, 1, 3)
    found = outcome(table, ("black", "green", "white"))
    assert (found.winners, found.reason) == ((BLACK,), reason)


@pytest.mark.rule("C2a.1")
def test_the_soloist_is_black_and_others_are_dealt_different_colours() -> None:
    assert deal_colours(1, 5) == ("black",)
    for players in (2, 3, 4):
        dealt = [deal_colours(players, seed) for seed in range(6)]
        assert {len(set(colours)) for colours in dealt} == {players}
    assert len(set(dealt)) > 1


@pytest.mark.rule("J3c.1", "C9d.1")
def test_against_each_other_everybody_may_lose_a_war() -> None:
    """Only partners have to win where they can; Black may attack his equal as well."""
    at = Position(
        "black green white",
        advanced=True,
        black={"migrants": ["karoo"], "metallurgy": 2, "energy": 4},
        green={"migrants": ["border-cave"], "metallurgy": 1},
        white={"migrants": ["okavango"], "metallurgy": 2},
    ).run("transact", WAR, 0)
    assert {text.split()[1] for text in at.options if text.startswith("attack ")} == {"border-cave", "okavango"}


@pytest.mark.rule("G5a", "J3c.3")
def test_the_last_token_may_go_to_war() -> None:
    """Only trade needs another one (AMB-122)."""
    at = Position(advanced=True, black={"migrants": ["spain"], "energy": 4}, green={"migrants": ["bohemia", "delhi"]})
    at.run("transact", WAR, 0).answer("attack bohemia")
    assert "move spain" in at.options


@pytest.mark.rule("A0", "META.2")
def test_turns_are_counted_one_by_one() -> None:
    at = Position(turn=7, idle=2, black={"migrants": ["spain"]}, green={"migrants": ["delhi"]}).run("turn", GREEN)
    assert (at.table.turn, at.table.active, at.table.idle) == (8, GREEN, 3)


@pytest.mark.rule("C7j", "E1g", "E1a.3")
@pytest.mark.parametrize(("event", "unrest"), [(POLLUTION, 1), (ZOONOTIC_DISEASE, 0)])
def test_only_the_soloist_learns_from_pollution_and_suffers_for_a_disease(event: int, unrest: int) -> None:
    black = {
        "migrants": ["spain", "omo"],
        "cities": ["india", "china", "gobi", "turan"],
        "footprint": 6,
        "free-will": 1,
    }
    at = Position(turn=7, black=black, green={"migrants": ["delhi"], "immunology": 10})
    energy = at.laid.stage(BLACK, ENERGY)
    at.run("event", event, NONE)
    while at.options:
        at.answer(at.options[0])
    assert (at.table.stage(BLACK, ENERGY), dissidents(at.table, BLACK)) == (energy, unrest)
