"""I. Victory points, ties, and the goals of solitaire, cooperative and introductory games."""

from __future__ import annotations

from typing import Any

import pytest

from biont.genesis.cards import COLOURS
from biont.genesis.rules.sequence import turn
from biont.genesis.rules.victory import outcome, points, points_in, score
from biont.genesis.table import NO_ARMAGEDDON, SNOWBALL, Table
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel.play import Play
from biont.kernel.rules import Result
from tests.genesis.positions import (
    Runner,
    bacterium,
    empty,
    macroorganism,
    mutation,
    parasite,
    placard,
    pool,
    put_bionts,
    refugium,
)

RED, YELLOW, GREEN, BLUE = range(4)


def result(table: Table) -> Result:
    """The outcome for the seats of the table."""
    names = ("solo",) if table.box.solo else tuple(COLOURS[player] for player in table.box.players)
    return outcome(table, names)


@pytest.mark.rule("I1a.1", "META.3")
def test_cubes_count_where_they_lie() -> None:
    """Cubes on placard and mutations are the owner's, whatever their colour; a stolen one is the parasite's."""
    table = empty("red", "blue")
    bacterium(table, "mars", "blue", cubes="rrg", discs="gg")
    mutation(table, "mars", "tmrna", promoted=True)
    parasite(table, "red", "mars", diseased=("tmrna+", ""))
    assert score(table, BLUE).cubes == 3 + 1
    assert score(table, RED).cubes == 1


@pytest.mark.rule("I1a.2")
def test_system_chromosomes_count_on_either_side() -> None:
    table = empty("red", "blue")
    macroorganism(table, "mars", "seaweed", "blue")
    macroorganism(table, "vent", "trilobite", "red", land=True)
    assert score(table, BLUE).system == 4
    assert score(table, RED).system == 2 + 3 + 3 + 2
    assert score(table, RED).cubes == 0


@pytest.mark.rule("I1b")
def test_bionts_count_in_any_organism_but_not_in_pools_or_on_refugia() -> None:
    table = empty("red", "blue")
    bacterium(table, "mars", "blue", bionts="br")
    refugium(table, "dust", down="yg", bionts="rr")
    assert score(table, RED).bionts == 1
    assert score(table, BLUE).bionts == 1
    assert table.pool_bionts[BLUE] > 0


@pytest.mark.rule("I1c", "META.7")
def test_trophies_count_in_the_advanced_game_only() -> None:
    table = empty("red", "blue")
    table.trophy[placard(table, "mars")] = RED
    table.trophy[16 + 2] = RED
    assert score(table, RED).trophies == 2
    intro = empty("red", "blue", intro=True)
    intro.trophy[placard(intro, "mars")] = RED
    assert score(intro, RED).total == 0


@pytest.mark.rule("I1d.1")
def test_highest_occupied_level_of_each_ecosystem_is_worth_twelve() -> None:
    table = empty("red", "green", "blue")
    macroorganism(table, "mars", "seaweed", "green", level=0)
    macroorganism(table, "vent", "arrowworm", "red", level=1)
    macroorganism(table, "clay", "dickinsonia", "blue", land=True, level=0)
    assert [one.dominance for one in points(table)] == [12, 6, 12]


@pytest.mark.rule("I1d.2", "V59")
@pytest.mark.parametrize("edition", ["2e", "1e"])
def test_dominance_is_split_among_players_and_rounded_down(edition: str) -> None:
    """Two bionts of one colour are one share, and an odd rest is nobody's."""
    table = empty("red", "yellow", "green", "blue", edition=edition)
    macroorganism(table, "vent", "arrowworm", "red", bionts="rrygb", level=1)
    macroorganism(table, "mars", "seaweed", "green", bionts="grby", level=0)
    assert [one.dominance for one in points(table)] == [3 + 1, 3 + 1, 3 + 1, 3 + 1]


@pytest.mark.rule("I1d.2")
def test_npc_bionts_share_no_dominance() -> None:
    table = empty("red", "blue", mode="solitaire")
    macroorganism(table, "vent", "arrowworm", "red", bionts="rY")
    assert score(table, RED).dominance == 12


@pytest.mark.rule("I1a.1", "I1a.2", "I1b", "I1d.1", "I1d.2")
def test_seaweed_with_a_green_chloroplast() -> None:
    """S50: a seaweed below the top with one organ and a green guest: 9 for its owner, 4 for Green."""
    table = empty("red", "green", "blue")
    macroorganism(table, "mars", "seaweed", "blue", bionts="bg", organs=(0,), level=0)
    assert score(table, BLUE).dominance == 12 // 2
    macroorganism(table, "vent", "arrowworm", "red", level=1)
    assert score(table, BLUE).total == 9
    assert score(table, GREEN).total == 4


@pytest.mark.rule("I1a.1", "I1b", "I1c")
def test_sterile_earth_is_a_tie() -> None:
    """S87: the example of play stands at 7 to 7."""
    table = empty("green", "blue")
    bacterium(table, "volcano", "green", cubes="r")
    bacterium(table, "zinc", "green", cubes="gb")
    mutation(table, "zinc", "sod")
    table.trophy[placard(table, "rust")] = GREEN
    bacterium(table, "mars", "blue", cubes="rygb")
    mutation(table, "mars", "tmrna")
    mutation(table, "mars", "rnapol")
    assert [one.total for one in points(table)] == [7, 7]


@pytest.mark.rule("I0.1", "I0.2", "D10a.5")
@pytest.mark.parametrize(("events", "armageddon", "goes_on"), [(1, 0, True), (0, 0, False), (3, SNOWBALL, False)])
def test_the_game_ends_with_its_last_turn(events: int, armageddon: int, goes_on: bool) -> None:
    """No new turn begins without an event to draw, nor after the turn of an Armageddon."""
    table = empty("red", "blue")
    table.event_deck = table.event_deck[:events]
    table.armageddon = armageddon
    table.steps = []
    turn(Play(table, None))
    assert bool(table.steps) == goes_on
    assert table.turn == (2 if goes_on else 1)


@pytest.mark.rule("I1a.1", "I1b", "I1c")
def test_final_score_of_the_example_of_play() -> None:
    """S92: Blue 12 (8 on Mars, 4 in the vent), Green 9 (5, 2, a parasite's biont, a trophy)."""
    table = empty("green", "blue")
    table.armageddon = SNOWBALL
    bacterium(table, "mars", "blue", cubes="rygb")
    for name in ("tmrna", "rnapol", "mitochondria"):
        mutation(table, "mars", name)
    bacterium(table, "vent", "blue", bionts="bb", cubes="ry")
    bacterium(table, "zinc", "green", cubes="gb")
    mutation(table, "zinc", "sod")
    mutation(table, "zinc", "calvin")
    bacterium(table, "volcano", "green")
    mutation(table, "volcano", "mrna")
    parasite(table, "green", "mars")
    table.trophy[placard(table, "rust")] = GREEN
    ended = result(table)
    assert ended.scores == (9, 12)
    assert ended.winners == (1,)
    assert ended.reason == "victory points"


@pytest.mark.rule("D10c.1", "D10c.2")
def test_medea_halves_in_the_voters_favour() -> None:
    table = empty("red", "blue")
    bacterium(table, "mars", "blue", cubes="rygb")
    bacterium(table, "vent", "red", cubes="rygb")
    table.medea = [1, 0, 0, 0]
    assert [one.total for one in points(table)] == [5, 5]
    table.armageddon = SNOWBALL
    assert [one.total for one in points(table)] == [3, 5]
    assert score(table, RED).lost == 2
    assert sum(part.points for part in score(table, RED).parts()) == 3


@pytest.mark.rule("I1e")
def test_catalysts_break_a_tie_and_discs_elsewhere_do_not() -> None:
    table = empty("red", "blue")
    bacterium(table, "mars", "blue", cubes="r", discs="gggg")
    bacterium(table, "vent", "red", cubes="r")
    pool(table, "red", "rg")
    pool(table, "blue", "b")
    ended = result(table)
    assert ended.winners == (0,)
    assert ended.details["catalysts"] == {"red": 2, "blue": 1}


@pytest.mark.rule("I1e", "META.8")
def test_equal_catalysts_share_the_victory() -> None:
    table = empty("red", "green", "blue")
    for code, owner in (("mars", "blue"), ("vent", "red")):
        bacterium(table, code, owner, cubes="r")
    pool(table, "green", "gggg")
    assert result(table).winners == (0, 2)
    assert result(table).reason == "shared victory"


@pytest.mark.rule("I1a.1")
def test_parts_name_their_rules_and_add_up() -> None:
    table = empty("red", "blue")
    macroorganism(table, "vent", "arrowworm", "red", organs=(0, 1))
    parts = score(table, RED).parts()
    assert {part.name: part.points for part in parts} == {
        "cubes": 2,
        "system": 6,
        "bionts": 1,
        "trophies": 0,
        "dominance": 12,
        "medea": 0,
    }
    assert sum(part.points for part in parts) == score(table, RED).total == 21


@pytest.mark.rule("I1a.1", "I1b", "I1d.1")
def test_what_organisms_bring_makes_the_points() -> None:
    """All but trophies: cubes and chromosomes to the owner, bionts to whose they are, dominance to both, by halves."""
    table = empty("red", "blue")
    worm = macroorganism(table, "vent", "arrowworm", "red", organs=(0, 1))
    put_bionts(table, worm, "b")
    mars = bacterium(table, "mars", "blue", cubes="gg")
    assert [points_in(table, worm, player) for player in (RED, BLUE)] == [2 + 6 + 1 + 6, 1 + 6]
    for player in (RED, BLUE):
        assert points_in(table, worm, player) + points_in(table, mars, player) == score(table, player).total


# -- C1a. Solitaire --------------------------------------------------------------------------------------------------


def solo(**settings: Any) -> Table:
    """A soloist with red and blue."""
    return empty("red", "blue", mode="solitaire", **settings)


@pytest.mark.rule("C1a.1", "META.8")
def test_marine_win_with_two_or_one_shared_macroorganism() -> None:
    two = solo()
    macroorganism(two, "mars", "seaweed", "blue")
    assert result(two).winners == ()
    macroorganism(two, "vent", "arrowworm", "red", level=1)
    assert (result(two).winners, result(two).reason) == ((0,), "marine win")
    shared = solo()
    macroorganism(shared, "mars", "seaweed", "blue", bionts="br")
    assert result(shared).reason == "marine win"


@pytest.mark.rule("C1a.1")
def test_npc_bionts_do_not_make_a_win() -> None:
    table = solo()
    macroorganism(table, "mars", "seaweed", "blue", bionts="bYG")
    assert result(table).winners == ()


@pytest.mark.rule("C1a.2")
def test_terrestrial_win_needs_the_marine_win_and_both_colours_in_one_on_land() -> None:
    table = solo()
    macroorganism(table, "mars", "seaweed", "blue", bionts="br", land=True)
    assert result(table).winners == ()
    macroorganism(table, "vent", "arrowworm", "red", bionts="rb")
    ended = result(table)
    assert ended.reason == "terrestrial win"
    assert (ended.details["marine"], ended.details["terrestrial"]) == (True, True)
    apart = solo()
    macroorganism(apart, "vent", "arrowworm", "red", bionts="rb")
    macroorganism(apart, "mars", "seaweed", "blue", land=True)
    macroorganism(apart, "clay", "dickinsonia", "red", land=True, level=1)
    assert result(apart).reason == "marine win"


@pytest.mark.rule("V14")
def test_first_edition_wins_on_land_with_two_or_one_and_without_the_sea() -> None:
    table = solo(edition="1e")
    macroorganism(table, "mars", "seaweed", "blue", land=True)
    assert result(table).winners == ()
    macroorganism(table, "clay", "dickinsonia", "red", land=True, level=1)
    ended = result(table)
    assert ended.reason == "terrestrial win"
    assert ended.details["marine"] is False


@pytest.mark.rule("C1a.3", "D10a.5")
def test_a_goal_reached_in_the_turn_of_the_armageddon_counts() -> None:
    """The game ends only after that turn's purchases (U27), on land as in the sea."""
    table = solo()
    Runner(table, "food-chains")
    table.armageddon = SNOWBALL
    assert (result(table).winners, result(table).reason) == ((), "no colours in macroorganisms")
    macroorganism(table, "mars", "seaweed", "blue", bionts="br")
    assert (result(table).winners, result(table).reason) == ((0,), "marine win")
    macroorganism(table, "clay", "dickinsonia", "red", bionts="rb", land=True)
    assert result(table).reason == "terrestrial win"


@pytest.mark.rule("C1a.3")
def test_games_of_2026_1_ask_for_the_goal_before_the_armageddon() -> None:
    late = solo(version="2026.1")
    Runner(late, "food-chains")
    late.armageddon = SNOWBALL
    macroorganism(late, "mars", "seaweed", "blue", bionts="br")
    Runner(late, "food-chains")
    assert (result(late).winners, result(late).reason) == ((), "too late for Armageddon")
    early = solo(version="2026.1")
    macroorganism(early, "mars", "seaweed", "blue", bionts="br")
    Runner(early, "food-chains")
    early.armageddon = SNOWBALL
    Runner(early, "food-chains")
    assert result(early).reason == "marine win"
    late.armageddon = NO_ARMAGEDDON
    assert result(late).reason == "marine win"


@pytest.mark.rule("V14", "C1a.3")
def test_first_edition_does_not_ask_when_a_goal_was_reached() -> None:
    table = solo(edition="1e")
    Runner(table, "food-chains")
    table.armageddon = SNOWBALL
    macroorganism(table, "mars", "seaweed", "blue", bionts="br")
    Runner(table, "food-chains")
    assert result(table).reason == "marine win"


# -- C2, C3a ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C2.3", "META.8")
def test_cooperative_win_needs_everybody_and_one_on_land() -> None:
    table = empty("red", "green", "blue", mode="cooperative")
    macroorganism(table, "mars", "seaweed", "blue")
    macroorganism(table, "vent", "arrowworm", "red", level=1)
    assert result(table).reason == "not everybody has a macroorganism"
    assert result(table).details["missing"] == ["green"]
    number = macroorganism(table, "clay", "dickinsonia", "green", level=2)
    assert (result(table).winners, result(table).reason) == ((), "nobody on land")
    table.land[number] = 1
    assert result(table).winners == (0, 1, 2)


@pytest.mark.rule("C2.3")
def test_an_endosymbiont_is_no_macroorganism_of_ones_own() -> None:
    table = empty("red", "blue", mode="cooperative")
    number = macroorganism(table, "mars", "seaweed", "blue", land=True)
    put_bionts(table, number, "r")
    assert result(table).winners == ()


@pytest.mark.rule("C3a")
@pytest.mark.parametrize(("cubes", "won"), [("rrrryyyyg", True), ("rrrryyyy", False)])
def test_introductory_solo_game_is_won_at_ten_points(cubes: str, won: bool) -> None:
    table = empty("red", mode="solitaire", intro=True)
    bacterium(table, "mars", "red", cubes=cubes)
    assert bool(result(table).winners) is won
    told = Teller(table.box.pack, words("en")).result(result(table))
    assert ("10 points or more" if won else "fewer than 10 points") in told


@pytest.mark.rule("V18")
def test_first_edition_sets_the_soloist_of_the_introductory_game_no_goal() -> None:
    table = empty("red", mode="solitaire", intro=True, edition="1e")
    bacterium(table, "mars", "red", cubes="rrrryyyyggggb")
    assert (result(table).winners, result(table).reason) == ((), "no goal set")
    assert result(table).scores == (14,)
