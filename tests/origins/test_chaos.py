"""D2 to D4: Chaos, quelling, revolutions and diaspora."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from biont.kernel.play import Play
from biont.kernel.table import Step
from biont.origins.brain import elders, free_will
from biont.origins.cards import CULTURE, FOOTPRINT, INDUSTRY, NONE, POLITICS
from biont.origins.people import migrants, pool, urbanization
from biont.origins.rules.destroy import (
    ASK_FLEE,
    ASK_REFUGE,
    city_by_man,
    city_revolts,
    migrant_by_god,
    migrant_by_man,
    migrant_revolts,
)
from biont.origins.rules.diaspora import ASK_DIASPORA, destinations
from biont.origins.rules.quell import ASK_QUELL, QUELLED, QUELLED_FREE
from biont.origins.rules.revolution import REVOLUTION_CAME, putsch, quiet
from biont.origins.table import CROWN_DISSENT
from biont.origins.tableau import dissidents, diversity
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position

BLACK, GREEN = 0, 1
CULTURE_DISSENTS = ["grave-goods", "ancestral-voices", "ochre-ritual", "earworms"]


@pytest.mark.rule("D2.1", "D2b.1", "D2c")
def test_each_chaos_moves_a_migrant_of_the_owners_choice_to_a_dissent_of_his_choice() -> None:
    at = Position(black={"migrants": ["spain", "zimbabwe", "china"], "culture": ["grave-goods"]})
    at.run("chaos", BLACK, 1)
    assert at.options == ["rebel spain", "rebel china", "rebel zimbabwe"]
    at.answer("rebel china")
    assert at.options == ["dissent grave-goods", "dissent crown"]
    at.answer("dissent grave-goods")
    assert at.asked == NOBODY_ASKED
    assert at.table.migrants[BLACK] == at.spots("spain", "zimbabwe")
    assert at.table.dissidents[BLACK] == 1 << at.id("dissent", "grave-goods")
    assert (pool(at.table, BLACK), diversity(at.table, BLACK)) == (9, 1)


@pytest.mark.rule("D2c")
def test_foundations_without_a_dissent_and_other_columns_take_no_dissidents() -> None:
    at = Position(black={"migrants": ["spain", "china"], "culture": ["motherese"], "politics": ["bluster", "commands"]})
    at.run("chaos", BLACK, 1).answer("rebel spain")
    assert at.table.dissidents[BLACK] == 1 << CROWN_DISSENT


@pytest.mark.rule("D2b.2", "D4a")
def test_the_last_migrant_stays_and_the_pool_gives_the_dissident() -> None:
    at = Position(black={"migrants": ["spain"], "cities": ["india"]})
    at.run("chaos", BLACK, 1)
    assert at.asked == NOBODY_ASKED
    assert at.table.migrants[BLACK] == at.spots("spain")
    assert (dissidents(at.table, BLACK), pool(at.table, BLACK)) == (1, 10)


@pytest.mark.rule("D2b.3")
def test_without_figures_nothing_moves_and_nobody_revolts() -> None:
    at = Position(
        black={
            "migrants": ["spain"],
            "culture": CULTURE_DISSENTS,
            "dissidents": CULTURE_DISSENTS,
        }
    )
    # eleven figures are needed elsewhere: seven more Dissidents would have to be there, so shrink the supply instead
    at.laid.dissidents[BLACK] |= sum(1 << card for card in range(70, 77))
    assert pool(at.laid, BLACK) == 0
    at.run("chaos", BLACK, 2)
    assert at.asked == NOBODY_ASKED
    assert at.table.ruling[BLACK] == CULTURE
    assert at.table.migrants[BLACK] == at.spots("spain")


@pytest.mark.rule("D2.2", "D2b.4", "D2d.1", "D2d.2", "D3a.1", "D3b.1", "D3b.2", "D3c", "D3d", "D3e", "D3.2")
def test_more_chaos_than_dissents_is_one_revolution_as_in_the_example() -> None:
    """Four Dissidents, one empty Dissent on EARWORMS, two Chaos: five are quelled, EARWORMS takes the Crown along."""
    at = Position(
        advanced=True,
        black={
            "migrants": ["spain", "zimbabwe", "china"],
            "culture": CULTURE_DISSENTS,
            "dissidents": ["crown", "grave-goods", "ancestral-voices", "ochre-ritual"],
            "ideas": ["firekeeping", "lullaby"],
            "elders": {"round-dance": 2, "hand-signals": 1},
            "cities": ["india", "france"],
        },
        green={"migrants": ["indonesia"], "emissaries": ["lullaby"]},
    )
    at.run("chaos", BLACK, 2).answer("rebel china")
    assert dissidents(at.table, BLACK) == 0
    assert at.asked == ASK_QUELL
    at.answer("expend-elder round-dance", "expend-elder round-dance", "expend-elder hand-signals")
    assert at.options == ["destroy-city france", "destroy-city india"]
    at.answer("destroy-city india")
    assert at.asked == ASK_REFUGE
    at.answer(at.options[0], "destroy-city france")
    assert at.asked == ASK_REFUGE
    at.answer(at.options[0])
    table = at.table
    assert at.asked == NOBODY_ASKED
    assert table.ruling[BLACK] == INDUSTRY
    assert table.column(BLACK, CULTURE) == tuple(at.words.numbers("challenge", CULTURE_DISSENTS[:-1]))
    assert table.column(BLACK, INDUSTRY) == (at.id("challenge", "earworms"),)
    assert table.ideas[BLACK] == (at.id("idea", "firekeeping"),)
    assert table.lore == [at.id("idea", "lullaby")]
    assert free_will(table, GREEN) == 1
    assert len(at.entries(REVOLUTION_CAME)) == 1
    assert [entry.data for entry in at.entries(QUELLED)] == [(5,)]
    invariants(table)


@pytest.mark.rule("D3a.2", "D3a.4", "GL-Emissary.2")
def test_an_emissary_is_lost_like_an_elder_and_before_any_migrant() -> None:
    at = Position(
        advanced=True,
        black={"migrants": ["spain", "china"], "dissidents": ["crown"], "emissaries": ["shell-beads"]},
        green={"migrants": ["indonesia"], "ideas": ["shell-beads"]},
    )
    at.run("losses", BLACK, 2)
    assert at.options == ["expend-emissary shell-beads"]
    at.answer("expend-emissary shell-beads")
    assert free_will(at.table, BLACK) == 1
    assert sorted(at.options) == ["expend-migrant china", "expend-migrant spain"]


@pytest.mark.rule("D3a.2", "D3a.3", "D3a.4", "GL-Refugee", "D3e", "GL-Emissary.2")
def test_losses_of_a_revolution_as_in_the_example() -> None:
    """Four Dissidents: both Elders, the only City, then the Refugee; the Ideas do not fit, an Emissary goes home."""
    at = Position(
        advanced=True,
        black={
            "migrants": ["spain"],
            "cities": ["india"],
            "culture": ["grave-goods", "ancestral-voices", "ochre-ritual"],
            "dissidents": ["crown", "grave-goods", "ancestral-voices", "ochre-ritual"],
            "ideas": ["firekeeping", "shell-beads"],
            "elders": {"lullaby": 1, "round-dance": 1},
        },
        green={"migrants": ["indonesia"], "emissaries": ["shell-beads"]},
    )
    at.run("chaos", BLACK, 2)
    assert at.options == ["expend-elder lullaby", "expend-elder round-dance", "destroy-city india"]
    at.answer("expend-elder lullaby", "expend-elder round-dance", "destroy-city india")
    assert at.asked == ASK_REFUGE
    refuge = at.options[0].split()[1]
    at.answer(f"refuge {refuge}")
    assert sorted(at.options) == sorted([f"expend-migrant {refuge}", "expend-migrant spain"])
    at.answer(f"expend-migrant {refuge}")
    table = at.table
    assert at.asked == NOBODY_ASKED
    assert table.ruling[BLACK] == POLITICS
    assert table.ideas[BLACK] == ()
    assert table.lore == at.words.numbers("idea", ["firekeeping", "shell-beads"])
    assert free_will(table, GREEN) == 1
    assert (elders(table, BLACK), urbanization(table, BLACK), migrants(table, BLACK)) == (0, 0, 1)


@pytest.mark.rule("D3a.4", "D3a.5", "D4a", "GL-Quell")
def test_the_last_migrant_is_never_a_loss_and_the_rest_is_quelled_for_free() -> None:
    at = Position(
        black={
            "migrants": ["spain", "china"],
            "culture": ["grave-goods", "ochre-ritual"],
            "dissidents": ["grave-goods", "ochre-ritual", "crown"],
        }
    )
    at.run("chaotic revolution", BLACK)
    assert at.options == ["expend-migrant spain", "expend-migrant china"]
    at.answer("expend-migrant spain")
    assert at.asked == NOBODY_ASKED
    assert at.table.migrants[BLACK] == at.spots("china")
    assert dissidents(at.table, BLACK) == 0
    assert [entry.data for entry in at.entries(QUELLED_FREE)] == [(2,)]


@pytest.mark.rule("D3b.3")
@pytest.mark.parametrize("politics", [[], ["bluster"]])
def test_without_a_foundation_in_the_ruling_class_its_owner_chooses_the_new_one(politics: list[str]) -> None:
    at = Position(black={"migrants": ["spain"], "dissidents": ["crown"], "politics": politics})
    at.run("chaos", BLACK, 1)
    assert at.options == ["rule politics", "rule industry"]
    at.answer("rule industry")
    assert at.table.ruling[BLACK] == INDUSTRY
    assert at.table.column(BLACK, POLITICS) == tuple(at.words.numbers("challenge", politics))


@pytest.mark.rule("D3b.1")
def test_the_revolting_foundation_lies_lowest_in_its_new_column() -> None:
    at = Position(
        black={"migrants": ["spain"], "culture": ["motherese", "incest-taboo"], "politics": ["bluster"]},
    )
    at.run("chaotic revolution", BLACK)
    assert at.table.column(BLACK, POLITICS) == tuple(at.words.numbers("challenge", ["bluster", "incest-taboo"]))
    assert at.table.column(BLACK, CULTURE) == (at.id("challenge", "motherese"),)
    assert at.table.ruling[BLACK] == POLITICS


@pytest.mark.rule("D3f.1", "D3f.2", "F0e")
@pytest.mark.parametrize(
    ("active", "phase", "ends"),
    [("black", "activities", True), ("green", "activities", False), ("black", "footprint", False)],
)
def test_a_revolution_ends_the_activities_of_the_active_player_after_his_action(
    active: str, phase: str, ends: bool
) -> None:
    at = Position(black={"migrants": ["spain"], "culture": ["motherese"]}, active=active, phase=phase)
    scan: list[Step] = [("ideas",), ("upper row",), ("lower row",), ("foundation", 7)]
    rest: list[Step] = [("end turn",), ("footprint",)]
    at.laid.steps = [*rest, *scan, ("consequent", 1, 4)]
    putsch(Play(at.laid, []), BLACK)
    assert at.laid.steps == [*rest, *([] if ends else scan), ("consequent", 1, 4)]


@pytest.mark.rule("D3.1", "D3.3", "E2i.2")
def test_a_quiet_revolution_quells_and_moves_no_foundation() -> None:
    at = Position(
        advanced=True,
        black={
            "migrants": ["spain", "china"],
            "culture": ["grave-goods"],
            "dissidents": ["grave-goods", "crown"],
            "ideas": ["lullaby", "firekeeping", "round-dance"],
        },
    )
    quiet(Play(at.laid, []), BLACK, POLITICS)
    at.run_all(*at.laid.steps[::-1]).answer("expend-migrant spain")
    assert at.asked == NOBODY_ASKED
    assert at.table.ruling[BLACK] == POLITICS
    assert at.table.column(BLACK, CULTURE) == (at.id("challenge", "grave-goods"),)
    assert at.table.ideas[BLACK] == tuple(at.words.numbers("idea", ["lullaby", "round-dance"]))
    assert at.table.lore == [at.id("idea", "firekeeping")]


@pytest.mark.rule("D3c", "GL-Ruling-class")
def test_a_crown_that_stays_keeps_all_ideas() -> None:
    at = Position(advanced=True, black={"migrants": ["spain"], "ideas": ["lullaby", "firekeeping"]})
    at.run("quiet revolution", BLACK, CULTURE)
    assert len(at.table.ideas[BLACK]) == 2
    assert at.table.lore == []


# -- destruction by man ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D2a.1", "D2a.2", "GL-Destroy-Man.1", "B5.2")
def test_a_migrant_destroyed_by_man_becomes_a_dissident_itself() -> None:
    at = Position(black={"migrants": ["spain", "china", "zimbabwe"], "culture": ["grave-goods"]})
    assert not migrant_revolts(at.laid, BLACK)
    migrant_by_man(Play(at.laid, []), BLACK, at.id("spot", "spain"), "J3c")
    at.run_all(*at.laid.steps[::-1]).answer("dissent crown")
    assert at.asked == NOBODY_ASKED
    assert at.table.migrants[BLACK] == at.spots("china", "zimbabwe")
    assert at.table.dissidents[BLACK] == 1 << CROWN_DISSENT


@pytest.mark.rule("D2d.1", "GL-Destroy-Man.1")
def test_without_a_dissent_a_destroyed_migrant_is_expended_and_a_revolution_owed() -> None:
    at = Position(black={"migrants": ["spain", "china"], "dissidents": ["crown"]})
    assert migrant_revolts(at.laid, BLACK)
    migrant_by_man(Play(at.laid, []), BLACK, at.id("spot", "spain"), "J3c")
    assert at.laid.steps == []
    assert (migrants(at.laid, BLACK), pool(at.laid, BLACK), dissidents(at.laid, BLACK)) == (1, 10, 1)


@pytest.mark.rule("D2b.2", "GL-Destroy-Man.1")
def test_the_refugee_of_a_city_destroyed_by_man_is_the_dissident() -> None:
    at = Position(black={"migrants": ["spain", "china"], "cities": ["india"]})
    assert not city_revolts(at.laid, BLACK)
    city_by_man(Play(at.laid, []), BLACK, at.id("hex", "india"), "J3c")
    at.run_all(*at.laid.steps[::-1])
    assert at.asked == NOBODY_ASKED
    assert at.table.migrants[BLACK] == at.spots("spain", "china")
    assert (urbanization(at.table, BLACK), dissidents(at.table, BLACK), pool(at.table, BLACK)) == (0, 1, 9)


@pytest.mark.rule("D2d.1", "GL-Destroy-Man.1", "GL-Refugee")
def test_without_a_dissent_the_refugee_stays_on_the_map() -> None:
    at = Position(black={"migrants": ["spain"], "cities": ["india"], "dissidents": ["crown"]})
    assert city_revolts(at.laid, BLACK)
    city_by_man(Play(at.laid, []), BLACK, at.id("hex", "india"), "J3c")
    at.run_all(*at.laid.steps[::-1])
    assert at.asked == ASK_REFUGE
    india = at.table.world.around[at.id("hex", "india")] & at.table.world.land
    assert at.table.world.set_of(at.id("spot", text.split()[1]) for text in at.options) == india
    at.answer(at.options[0])
    assert migrants(at.table, BLACK) == 2


@pytest.mark.rule("GL-Refugee")
def test_with_an_empty_pool_the_refugee_comes_from_the_map() -> None:
    at = Position(black={"cities": ["india"]})
    world = at.laid.world
    away = list(world.spots_in(world.land & ~world.around[at.id("hex", "india")]))[:12]
    at.laid.migrants[BLACK] = world.set_of(away)
    assert pool(at.laid, BLACK) == 0
    at.run("refugee", BLACK, at.id("hex", "india"))
    assert at.asked == ASK_FLEE
    assert len(at.options) == 12
    at.answer(at.options[3])
    assert at.asked == ASK_REFUGE
    at.answer(at.options[0])
    assert (migrants(at.table, BLACK), pool(at.table, BLACK)) == (12, 0)
    assert not at.table.migrants[BLACK] & world.bit[away[3]]


# -- diaspora ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D4.1", "D4b.1", "GL-Destroy-God", "META.3")
def test_the_last_city_goes_into_diaspora_across_the_sea_as_in_the_example() -> None:
    """White's last City, in France, was converted, and no Spot of its Hex is free: Iceland is among the closest."""
    at = Position("white green", green={"footprint": 6})
    world = at.laid.world
    france = at.id("hex", "france")
    near = world.step(world.step(world.around[france], world.every_side), world.every_side)
    iceland = at.spots("iceland")
    at.laid.migrants[GREEN] = near & world.land & ~iceland
    at.laid.set_stage(0, FOOTPRINT, 6)
    assert destinations(at.laid, 0, NONE, france) == iceland
    at.run("refugee", 0, france)
    assert (at.asked, at.options) == (ASK_DIASPORA, ["land iceland"])
    at.answer("land iceland")
    assert at.table.migrants[0] == iceland


@pytest.mark.rule("D4.1", "F0g")
@pytest.mark.parametrize("verb", [migrant_by_god, migrant_by_man])
def test_the_last_migrant_is_not_lost_but_lands_on_another_spot(verb: Callable[..., object]) -> None:
    at = Position(black={"migrants": ["spain"]})
    verb(Play(at.laid, []), BLACK, at.id("spot", "spain"), "E1b")
    at.run_all(*at.laid.steps[::-1])
    assert at.asked == ASK_DIASPORA
    assert "land spain" not in at.options
    at.answer(at.options[0])
    assert (migrants(at.table, BLACK), dissidents(at.table, BLACK)) == (1, 0)


@pytest.mark.rule("D4.1")
def test_the_refugee_of_the_last_token_goes_into_diaspora_instead_of_becoming_a_dissident() -> None:
    at = Position(black={"cities": ["india"]})
    assert not city_revolts(at.laid, BLACK)
    city_by_man(Play(at.laid, []), BLACK, at.id("hex", "india"), "J3c")
    at.run_all(*at.laid.steps[::-1])
    assert at.asked == ASK_DIASPORA
    at.answer(at.options[0])
    assert (migrants(at.table, BLACK), dissidents(at.table, BLACK)) == (1, 0)


@pytest.mark.rule("D4b.1", "G6a.2")
def test_diaspora_reaches_as_far_as_a_spread_without_minding_water() -> None:
    at = Position(black={"energy": 4})
    world = at.laid.world
    reach = at.spots("spain")
    for _ in range(4):
        reach = world.step(reach, world.every_side)
    spain = at.id("spot", "spain")
    assert destinations(at.laid, BLACK, spain, NONE) == reach & world.land & ~world.bit[spain]


@pytest.mark.rule("D4b.1")
def test_out_of_reach_the_closest_spot_is_taken() -> None:
    at = Position(green={"footprint": 6})
    world = at.laid.world
    spain = at.id("spot", "spain")
    near = at.spots("spain")
    for _ in range(5):
        near = world.step(near, world.every_side)
    at.laid.migrants[GREEN] = near & world.land & ~world.bit[spain]
    at.laid.set_stage(BLACK, FOOTPRINT, 6)
    further = world.step(near, world.every_side) & world.land & ~near
    found = destinations(at.laid, BLACK, spain, NONE)
    assert found
    assert found & ~further == 0


@pytest.mark.rule("D4b.2")
def test_diaspora_does_not_lead_into_starvation() -> None:
    at = Position(green={"migrants": ["indonesia"], "cities": ["france"]})
    france = at.laid.world.around[at.id("hex", "france")]
    spain = at.id("spot", "spain")
    assert not destinations(at.laid, BLACK, spain, NONE) & france
    at.laid.set_stage(BLACK, FOOTPRINT, 2)
    assert destinations(at.laid, BLACK, spain, NONE) & france & ~at.laid.world.bit[spain]
