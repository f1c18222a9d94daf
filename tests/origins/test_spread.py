"""G5 and G6: who may set out, how far, over how much water, past whom, and between which Hexes."""

from __future__ import annotations

from typing import Any

import pytest

from biont.kernel.declared import Question
from biont.kernel.table import Step
from biont.origins.people import migrants, pool
from biont.origins.rules.advanced.negotiation import ASK_NEGOTIATE
from biont.origins.rules.spread import (
    ASK_DESTINATION,
    ASK_LEAVE,
    HAS_MOVED,
    MOVED,
    NO_FIGURE,
    NO_FIGURE_CITY,
    OCCUPIED,
    SHUT_IN,
    SHUT_SIDE,
    TOO_MUCH_WATER,
)
from biont.origins.travel import sides
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position

BLACK, GREEN = 0, 1


def spread(black: dict[str, Any], figure: str, seats: str = "black green", **given: Any) -> Position:
    """Black has chosen a figure to spread."""
    given = {"green": {"migrants": ["chiloe"]}} | given
    return Position(seats, black=black, **given).run("spread").answer(figure)


def targets(at: Position, verb: str = "to") -> set[str]:
    """The Spots that are offered."""
    return {text.split()[1] for text in at.options if text.split()[0] == verb}


@pytest.mark.rule("G5a", "G5b", "G6.1", "G6.2")
def test_an_old_migrant_moves_or_a_new_one_starts_from_a_migrant_or_a_city() -> None:
    at = Position(black={"migrants": ["zimbabwe"], "cities": ["india"]}, green={"migrants": ["chiloe"]}).run("spread")
    assert at.options == ["move zimbabwe", "branch zimbabwe", "depart india"]
    at.answer("branch zimbabwe", "to karoo")
    assert at.table.migrants[BLACK] == at.spots("zimbabwe", "karoo")
    assert pool(at.table, BLACK) == 10
    at = Position(black={"migrants": ["zimbabwe"]}, green={"migrants": ["chiloe"]}).run("spread")
    at.answer("move zimbabwe", "to karoo")
    assert at.table.migrants[BLACK] == at.spots("karoo")
    at = spread({"cities": ["india"]}, "depart india").answer("to delhi")
    assert (at.table.migrants[BLACK], at.table.cities[BLACK]) == (at.spots("delhi"), at.hexes("india"))
    invariants(at.table)


@pytest.mark.rule("B9", "G5a")
def test_without_a_figure_in_the_pool_only_old_migrants_move() -> None:
    spots = ["karoo", "border-cave", "okavango", "lunda", "tanganyika", "rufiji", "ituri", "ubangi", "dja", "omo"]
    at = Position(black={"migrants": [*spots, "delhi", "spain"], "cities": ["india"]}, green={"migrants": ["chiloe"]})
    at.run("spread")
    assert pool(at.table, BLACK) == 0
    assert not [text for text in at.options if text.startswith(("branch", "depart"))]
    assert at.refused["branch karoo"] == NO_FIGURE
    assert at.refused["depart india"] == NO_FIGURE_CITY


@pytest.mark.rule("G6a.1", "D1c.2", "G6a.3", "B3b.4")
def test_energy_is_the_number_of_spots_and_the_last_one_is_land() -> None:
    """From Zimbabwe over Border Cave to the Karoo are two Spots; three lead no further south."""
    at = spread({"migrants": ["zimbabwe"], "energy": 3}, "move zimbabwe")
    assert {"border-cave", "karoo", "okavango", "lunda", "tanganyika"} <= targets(at)
    assert "ituri" not in targets(at)
    at = spread({"migrants": ["zimbabwe"], "energy": 4}, "move zimbabwe")
    assert "congo-mouth" in targets(at)
    assert not targets(at) & {"mozambique-channel", "mozambique-ridge"}


@pytest.mark.rule("G6a.2")
def test_the_first_spot_out_of_a_city_belongs_to_its_hex() -> None:
    """Energy 3 leads from the City of Zimbabwe's Hex to the Karoo in two Spots, and no farther than the third."""
    at = spread({"cities": ["kalahari"], "energy": 3}, "depart kalahari")
    assert {"okavango", "zimbabwe", "border-cave", "karoo"} <= targets(at)
    assert {"lunda", "congo-mouth", "tanganyika"} <= targets(at)
    assert "ubangi" not in targets(at)


@pytest.mark.rule("G6b", "D1c.5")
def test_maritime_is_the_number_of_water_spots_in_all() -> None:
    """S24: with energy 4 and maritime 2 a way over two waters is open, one over three is not."""
    at = spread({"migrants": ["zimbabwe"], "energy": 4, "maritime": 0}, "move zimbabwe")
    assert "madagascar" not in targets(at)
    assert at.refused["to madagascar"] == TOO_MUCH_WATER
    at = spread({"migrants": ["zimbabwe"], "energy": 4, "maritime": 1}, "move zimbabwe")
    assert "madagascar" in targets(at)
    at = spread({"migrants": ["gambia"], "energy": 5, "maritime": 2}, "move gambia")
    assert "guadeloupe" not in targets(at)
    at = spread({"migrants": ["cap-vert"], "energy": 4, "maritime": 3}, "move cap-vert")
    assert "guadeloupe" in targets(at)
    at = spread({"migrants": ["cap-vert"], "energy": 4, "maritime": 2}, "move cap-vert")
    assert "guadeloupe" not in targets(at)


@pytest.mark.rule("G5b", "G6c.1", "G6c.2", "B3e.6")
def test_nothing_sets_out_from_what_moved_or_was_founded_without_blitzkrieg() -> None:
    at = spread({"migrants": ["zimbabwe"]}, "branch zimbabwe").answer("to karoo")
    at.run("spread")
    assert at.options == ["move zimbabwe", "branch zimbabwe"]
    assert at.refused["move karoo"] == at.refused["branch karoo"] == HAS_MOVED
    for city in ("india", "middle-east", "turan 2"):
        at = spread({"migrants": ["zimbabwe"], "cities": [city]}, "branch zimbabwe").answer("to karoo")
        at.run("spread")
        assert "move karoo" in at.options


@pytest.mark.rule("G6c.2", "G6c.4")
def test_a_war_animal_city_founded_in_this_turn_gives_blitzkrieg_at_once() -> None:
    """S25: spread to the elephants, domesticate them, and spread from the new City."""
    at = spread({"migrants": ["merv"], "energy": 4}, "move merv").answer("to delhi")
    at.run("urbanize", 15, 0).answer("found india first")
    at.run("spread")
    assert at.options == ["depart india"]


@pytest.mark.rule("G6d.2", "B3b.1")
def test_the_last_spot_is_empty() -> None:
    at = Position(black={"migrants": ["zimbabwe", "karoo"]}, green={"migrants": ["okavango"]})
    at.run("spread").answer("move zimbabwe")
    assert not targets(at) & {"karoo", "okavango", "zimbabwe"}
    assert at.refused["to okavango"] == OCCUPIED


@pytest.mark.rule("G6d.1")
def test_leave_is_asked_of_whoever_stands_on_the_way() -> None:
    """Green stands at Border Cave, the only way from Zimbabwe's end to the Karoo within two Spots."""
    given: dict[str, Any] = {"black": {"migrants": ["zimbabwe"], "energy": 3}, "green": {"migrants": ["border-cave"]}}
    at = Position(**given).run("spread").answer("move zimbabwe")
    assert "karoo" in targets(at, "past")
    at.answer("past karoo")
    assert (at.asked, at.seat, at.options) == (ASK_LEAVE, GREEN, ["let-pass", "refuse"])
    at.answer("let-pass")
    assert at.table.migrants[BLACK] == at.spots("karoo")
    at = Position(**given).run("spread").answer("move zimbabwe", "past karoo", "refuse")
    assert at.asked == ASK_DESTINATION
    assert not targets(at, "past")
    assert "turn-back" in at.options
    at = Position(**given, closed_posts=True).run("spread").answer("move zimbabwe")
    assert not targets(at, "past")


@pytest.mark.rule("G6d.1", "F0f")
@pytest.mark.parametrize(("end", "asked"), [("turn-back", NOBODY_ASKED), ("to okavango", ASK_NEGOTIATE)])
def test_a_card_whose_spread_was_turned_back_was_not_used(end: str, asked: Question) -> None:
    """L776: an Emissary's owner negotiates if the card is used; a spread without leave that nobody makes is no use."""
    at = Position(
        advanced=True,
        black={"migrants": ["zimbabwe"], "ruling": "culture", "ideas": ["round-dance"]},
        green={"migrants": ["border-cave"], "emissaries": ["round-dance"]},
    ).run("ideas")
    at.answer("use spread", "move zimbabwe", "past karoo", "refuse", end)
    assert at.asked == asked


@pytest.mark.rule("G6c.1")
@pytest.mark.parametrize(
    ("step", "answer"), [(("chaos", 0, 1), "rebel karoo"), (("losses", 0, 1), "expend-migrant karoo")]
)
def test_a_spot_whose_migrant_is_gone_is_open_to_another_that_has_not_moved(step: Step, answer: str) -> None:
    """L880: a Migrant that has already moved; a Refugee that comes to its Spot later is another one."""
    at = Position(black={"migrants": ["zimbabwe", "karoo", "spain"], "moved": ["karoo"]}).run(*step).answer(answer)
    assert not at.table.migrants[BLACK] & at.spots("karoo")
    assert not at.table.moved


@pytest.mark.rule("G6d.1")
def test_own_migrants_are_passed_without_asking() -> None:
    at = Position(black={"migrants": ["zimbabwe", "border-cave"], "energy": 3}, green={"migrants": ["chiloe"]})
    at.run("spread").answer("move zimbabwe")
    assert "karoo" in targets(at)


@pytest.mark.rule("G6e")
def test_the_edges_of_the_map_meet() -> None:
    """Beringia joins Asia and America."""
    at = spread({"migrants": ["beringia"], "energy": 3}, "move beringia")
    assert {"point-barrow", "chukchi-coast"} <= targets(at)


@pytest.mark.rule("G6f.1", "G6f.2", "G6f.3", "G6f.6")
def test_between_two_uninhabitable_hexes_there_is_no_way_unless_technology_helps() -> None:
    """S26: the hobbit sails south along a desert thanks to footprint 3, but not on between ocean and jungle."""
    chits = {"jungle": ["north-australia"], "desert": ["wombat-desert"]}
    hobbit = {"migrants": ["indonesia"], "energy": 3, "maritime": 1, "immunology": 1}
    for footprint, south in ((3, True), (2, False)):
        green = hobbit | {"footprint": footprint}
        at = Position("green black", green=green, black={"migrants": ["chiloe"]}, climate=chits)
        assert not can_step(at, "papua", "cape-york")
        assert can_step(at, "timor-sea", "tennant-creek") == south
        at.run("spread").answer("move indonesia")
        assert ("tennant-creek" in targets(at)) == south
    assert at.refused["to tennant-creek"] == SHUT_SIDE


def can_step(at: Position, start: str, end: str) -> bool:
    """Whether the first player may move from one Spot to its neighbour."""
    return bool(at.table.world.step(at.spots(start), sides(at.table, 0)) & at.spots(end))


TECHNOLOGY = [
    ("desert", "footprint", 2, 3, ["west-sahara", "hoggar"], "timbuktu", "taoudenni"),
    ("jungle", "immunology", 2, 4, ["congo", "gabon"], "dja", "congo-mouth"),
    ("ice", "energy", 4, 5, ["yukon", "canadian-shield"], "saskatchewan", "great-bear-lake"),
]


@pytest.mark.parametrize(("climate", "track", "before", "stage", "hexes", "start", "end"), TECHNOLOGY)
@pytest.mark.rule("G6f.1", "G6f.3", "G6f.4", "G6f.5")
def test_each_technology_opens_its_climate(
    climate: str, track: str, before: int, stage: int, hexes: list[str], start: str, end: str
) -> None:
    """A side between two chits is shut below the stage and open from it on, as the neighbours' step shows."""
    for number, is_open in ((before, False), (stage, True)):
        black = {"migrants": [start], track: number}
        at = Position(black=black, green={"migrants": ["chiloe"]}, climate={climate: hexes})
        assert can_step(at, start, end) == is_open


@pytest.mark.rule("G6f.6", "G6h", "G6f.4", "B3h")
def test_the_rim_of_the_map_is_ice_in_the_north_and_ocean_elsewhere() -> None:
    """Beyond the Yukon lies ice, beyond Chile the ocean: with a chit on the land side only technology opens the way."""
    for energy, is_open in ((4, False), (5, True)):
        at = Position(black={"migrants": ["spain"], "energy": energy}, climate={"sea": ["yukon"]})
        assert can_step(at, "yukon-flats", "beaufort-sea") == is_open
    for maritime, is_open in ((1, False), (2, True)):
        at = Position(black={"migrants": ["spain"], "maritime": maritime}, climate={"ice": ["chile"]})
        assert can_step(at, "chiloe", "chile-rise") == is_open
        assert can_step(at, "gibbs-fracture-zone", "azores-plateau") == is_open


@pytest.mark.rule("G6g")
def test_a_migrant_that_is_shut_in_stays_unharmed() -> None:
    around = ["kalahari", "zambezi", "zimbabwe"]
    at = Position(
        black={"migrants": ["zimbabwe", "delhi"]}, green={"migrants": ["chiloe"]}, climate={"desert": around}
    ).run("spread")
    assert "move zimbabwe" not in at.options
    assert at.refused["move zimbabwe"] == SHUT_IN
    assert migrants(at.table, BLACK) == 2


@pytest.mark.rule("D4.2")
def test_whoever_is_trapped_may_emigrate_once_in_a_spread() -> None:
    around = ["kalahari", "zambezi", "zimbabwe"]
    at = Position(black={"migrants": ["zimbabwe"]}, green={"migrants": ["chiloe"]}, climate={"desert": around})
    at.run("spread").answer("move zimbabwe")
    assert targets(at) == set()
    assert "madagascar" in targets(at, "emigrate")
    at.answer("emigrate madagascar")
    assert at.table.migrants[BLACK] == at.spots("madagascar")
    at = spread({"migrants": ["zimbabwe"]}, "move zimbabwe")
    assert not targets(at, "emigrate")


@pytest.mark.rule("C3.2", "C3.3")
def test_merfolk_cross_land_and_on_water_no_climate_bars_them() -> None:
    mer = {"migrants": ["natal-basin"], "energy": 3}
    at = Position(black=mer | {"maritime": 0}, green={"migrants": ["banda-sea"]}, realm="sea").run("spread")
    at.answer("move natal-basin")
    assert "mozambique-channel" not in targets(at)
    assert "indomed-fracture-zone" in targets(at)
    at = Position(black=mer | {"maritime": 1}, green={"migrants": ["banda-sea"]}, realm="sea").run("spread")
    at.answer("move natal-basin")
    assert "mozambique-channel" in targets(at)


@pytest.mark.rule("G6.1")
def test_the_log_has_the_way_that_was_taken() -> None:
    at = spread({"migrants": ["zimbabwe"], "energy": 3}, "move zimbabwe").answer("to karoo")
    way = tuple(at.id("spot", word) for word in ("border-cave", "karoo"))
    assert at.entries(MOVED)[0].data == (at.id("spot", "zimbabwe"), at.id("spot", "karoo"), way)


@pytest.mark.rule("G6c.1", "G5b")
@pytest.mark.parametrize("step", [("chaos", 0, 1), ("losses", 0, 1)], ids=["rebel", "loss"])
def test_a_refugee_on_the_spot_of_one_that_moved_has_not_moved(step: tuple[str, int, int]) -> None:
    """The Migrant that moved has left the map since."""
    black = {"migrants": ["zimbabwe", "lunda"], "moved": ["zimbabwe"], "free-will": 1}
    at = Position(black=black, green={"migrants": ["spain"]}).run_all(step, ("refugee", 0, 0))
    at.answer(f"{'rebel' if step[0] == 'chaos' else 'expend-migrant'} zimbabwe")
    assert at.table.moved == 0
