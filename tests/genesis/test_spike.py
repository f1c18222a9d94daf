"""D6, H1d. Oxygen spikes of events and of pollution."""

from __future__ import annotations

import pytest

from biont.genesis.cards import BLUE, GREEN, OCEAN
from biont.genesis.organisms import antioxidant_shield, is_alive, is_macro
from biont.genesis.rules.extinction import EXTINCT
from biont.genesis.rules.sequence import ASSIGNMENT, PURCHASES
from biont.genesis.rules.spike import in_player_order, pollution
from biont.genesis.table import NOWHERE, Table
from biont.kernel.play import Play
from tests.genesis.positions import (
    Runner,
    bacterium,
    check_pieces,
    empty,
    macroorganism,
    mutation,
    parasite,
    refugium,
)


def polluted(table: Table, polluter: int) -> list[tuple[int, ...]]:
    """The spikes that a polluter pushes, in the order in which they run: organism and extremity."""
    table.steps = []
    pollution(Play(table, None), polluter)
    assert all(step[0] == "spike" for step in table.steps)
    return [step[1:] for step in reversed(table.steps)]


@pytest.mark.rule("D6.4", "D6b.1", "GL-Antioxidant", "GL-Atrophy.8")
def test_disc_goes_for_an_excess() -> None:
    """S4: a flatworm with one green system chromosome gives up its disc and loses nothing else."""
    table = empty("red", "blue")
    worm = macroorganism(table, "mars", "flatworm", "red", discs="y")
    run = Runner(table, "spike", worm, 2)
    assert run.options == ["lose-trophic", "spend-disc yellow"]
    run.answer("spend-disc yellow")
    assert is_macro(table, worm)
    assert table.discs[worm * 4 : worm * 4 + 4] == [0, 0, 0, 0]
    check_pieces(table)


@pytest.mark.rule("D6.4")
@pytest.mark.parametrize(("extremity", "losses"), [(1, 0), (2, 0), (3, 1), (4, 2), (6, 4)])
def test_each_point_above_the_shield_is_an_atrophy(extremity: int, losses: int) -> None:
    """A bacterium with two green chromosomes in an oxygen spike of any strength."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="ggbbbb")
    run = Runner(table, "spike", mars, extremity)
    run.answer(*["lose-cube blue"] * losses)
    assert run.decision is None
    assert table.cubes[mars * 4 + BLUE] == 4 - losses


@pytest.mark.rule("D6.4", "GL-Extinction.8")
def test_without_disc_the_trophic_biont_is_hit() -> None:
    """S5: the same flatworm without a disc falls back to its bacterium, its card becomes a trophy."""
    table = empty("red", "blue")
    worm = macroorganism(table, "mars", "flatworm", "red")
    run = Runner(table, "spike", worm, 2)
    assert run.decision is None
    assert not is_macro(table, worm)
    assert is_alive(table, worm)
    assert table.trophy[16 + 1] == 0


@pytest.mark.rule("D6a.2", "E5b", "GL-Vitamin")
def test_vitamin_is_part_of_the_shield() -> None:
    """S6: with a green disc the shield is two, so nothing is lost and the vitamin stays."""
    table = empty("red", "blue")
    worm = macroorganism(table, "mars", "flatworm", "red", discs="g")
    run = Runner(table, "spike", worm, 2)
    assert run.decision is None
    assert is_macro(table, worm)
    assert table.discs[worm * 4 + GREEN] == 1


@pytest.mark.rule("D6b.2", "GL-Vitamin", "V23")
@pytest.mark.parametrize("edition", ["2e", "1e"])
def test_vitamin_given_up_stops_two_losses(edition: str) -> None:
    """A spike of two against one vitamin and no other green: the vitamin shields one and goes for the other."""
    table = empty("red", "blue", edition=edition)
    mars = bacterium(table, "mars", "red", cubes="b", discs="g")
    run = Runner(table, "spike", mars, 2)
    assert run.options == ["lose-cube blue", "spend-disc green"]
    run.answer("spend-disc green")
    assert run.decision is None
    assert table.cubes[mars * 4 + 3] == 1
    check_pieces(table)


@pytest.mark.rule("D6a.1")
def test_shield_of_a_microorganism() -> None:
    """Green cubes and bionts, green shields on mutations, vitamins; other discs do not count."""
    table = empty("red", "green")
    mars = bacterium(table, "mars", "red", bionts="rg", cubes="gb", discs="gy")
    mutation(table, "mars", "sod", promoted=True)
    assert antioxidant_shield(table, mars) == 1 + 1 + 1 + 1 + 1


@pytest.mark.rule("D6a.2", "GL-Trophic.3")
def test_shield_of_a_macroorganism() -> None:
    """Green system chromosomes, organs, endosymbionts and the trophic biont, their shields, and vitamins."""
    table = empty("red", "green")
    worm = macroorganism(table, "mars", "arrowworm", "green", bionts="gg", organs=(3,), discs="g")
    assert antioxidant_shield(table, worm) == 2 + 2 + 1 + 1 + 1


@pytest.mark.rule("D6.4")
def test_spike_on_the_thioester_bacterium() -> None:
    """S89: green biont and one red cube against two O2: the shield is one, red is lost."""
    table = empty("blue", "green")
    thioester = bacterium(table, "volcano", "green", cubes="r")
    run = Runner(table, "spike", thioester, 2)
    assert run.decision is None
    assert table.cubes[thioester * 4] == 0
    assert is_alive(table, thioester)


@pytest.mark.rule("D6.4")
def test_shield_above_the_extremity_is_no_gain() -> None:
    """More shield than spike costs nothing and gives nothing."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "blue", cubes="ggg")
    run = Runner(table, "spike", mars, 1)
    assert run.decision is None
    assert [entry.data for entry in run.entries] == [(mars, 1, 1, 3, 0)]


@pytest.mark.rule("H1d.5")
def test_dead_targets_are_skipped() -> None:
    """An organism that died before its turn came is not struck."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "blue")
    assert EXTINCT in Runner(table, "spike", mars, 1).kinds()
    assert not is_alive(table, mars)
    assert Runner(table, "spike", mars, 1).entries == []


@pytest.mark.rule("H1d.1", "H1d.2", "H1d.3")
def test_pollution_strikes_the_home_row_but_not_the_polluter() -> None:
    """Every other organism at home in the row, own ones, host and parasites included; extremity is the green."""
    table = empty("red", "blue")
    polluter = bacterium(table, "clay", "blue", cubes="gg")
    mate = bacterium(table, "rust", "blue")
    enemy = bacterium(table, "vent", "red")
    bacterium(table, "mars", "red")
    mutation(table, "clay", "tmrna")
    guest = parasite(table, "red", "clay")
    table.order = [0, 3]
    assert polluted(table, polluter) == [(enemy, 2), (guest, 2), (mate, 2)]
    assert polluted(table, guest) == []
    table.bionts[guest * 8 + GREEN] = 1
    assert polluted(table, guest) == [(enemy, 1), (mate, 1), (polluter, 1)]


@pytest.mark.rule("H1d.1")
def test_pollution_reaches_marine_macroorganisms_in_the_ocean() -> None:
    """A marine macroorganism lives in the ocean, whatever row its bacterium came from."""
    table = empty("red", "blue")
    star = macroorganism(table, "mars", "seastar", "red")
    polluter = bacterium(table, "clay", "blue", cubes="g")
    assert table.box.row[polluter] == OCEAN
    assert polluted(table, polluter) == [(star, 1)]


@pytest.mark.rule("H1d.4")
def test_no_green_no_pollution() -> None:
    """S41: a polluter without green chromosomes causes no spike."""
    table = empty("red", "blue")
    polluter = bacterium(table, "clay", "blue", cubes="rb")
    bacterium(table, "vent", "red")
    assert polluted(table, polluter) == []


@pytest.mark.rule("H1d.1", "H1d.2")
def test_alone_in_the_row() -> None:
    """S72: the Mars bacterium alone in the cosmic row pollutes nobody."""
    table = empty("green", "blue")
    mars = bacterium(table, "mars", "blue", cubes="rygb")
    mutation(table, "mars", "tmrna")
    bacterium(table, "zinc", "green", cubes="gb")
    assert polluted(table, mars) == []


@pytest.mark.rule("H1d.3", "H1d.5", "GL-Atrophy.14")
def test_host_pollutes_its_parasite() -> None:
    """S86: two green against salmonella's one; the diseased cube goes and with it the host's mutation."""
    table = empty("green", "blue")
    mars = bacterium(table, "mars", "blue", cubes="rygb")
    tmrna = mutation(table, "mars", "tmrna")
    mutation(table, "mars", "chloroplast")
    salmonella = parasite(table, "green", "mars", side=1, diseased=("tmrna", ""))
    assert polluted(table, mars) == [(salmonella, 2)]
    run = Runner(table, "spike", salmonella, 2)
    assert run.decision is None
    assert is_alive(table, salmonella)
    assert table.holder[tmrna] == -1
    check_pieces(table)


@pytest.mark.rule("D5.3", "D6.3", "D7.2")
def test_organisms_in_player_order() -> None:
    """The first player's organisms come first; a spared row is left out."""
    table = empty("red", "blue")
    ours = bacterium(table, "mars", "red")
    theirs = bacterium(table, "tholin", "blue")
    table.order = [0, 3]
    assert in_player_order(table) == [ours, theirs]
    table.order = [3, 0]
    assert in_player_order(table) == [theirs, ours]
    assert in_player_order(table, spared=0) == [theirs]


@pytest.mark.rule("A6b.4", "H1d.5", "D6.3")
@pytest.mark.parametrize("number", [ASSIGNMENT, PURCHASES])
@pytest.mark.parametrize("answer", ["first", "keep"])
def test_pollution_strikes_the_wanton_first_player_first(number: int, answer: str) -> None:
    """Who has made himself first in a phase suffers first in its spikes; the events of the next turn forget that."""
    table = empty("red", "green", "blue")
    mars = bacterium(table, "mars", "red", cubes="gg")
    dust = bacterium(table, "dust", "blue")
    mutation(table, "dust", "mrna")
    deep = bacterium(table, "dhb", "green")
    Runner(table, "phase", number).answer(answer)
    wanton = [dust, deep] if answer == "first" else [deep, dust]
    assert [organism for organism, _ in polluted(table, mars)] == wanton
    table.event_deck = [1]
    Runner(table, "events")
    table.order = [0, 2, 3]
    assert in_player_order(table) == [mars, deep, dust]


@pytest.mark.rule("V30", "H1d.5")
def test_first_edition_culls_after_pollution_took_the_green_support() -> None:
    """The spikes of all organisms of the row come one by one, each with the cull that it brings about."""
    table = empty("red", "blue", edition="1e")
    refugium(table, "vent", down="yrbgg", bionts="r")
    refugium(table, "clay", down="rybb", bionts="r")
    bacterium(table, "mars", "red", bionts="r", cubes="g")
    dust = bacterium(table, "dust", "blue", cubes="gg")
    run = Runner(table, "parasite-pollution", dust, NOWHERE)
    assert run.options == ["cull clay", "cull vent"]


@pytest.mark.rule("GL-Atrophy.8")
def test_discs_help_against_oxygen_only() -> None:
    """Heat takes a cube, however many discs lie on the organism."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", bionts="r", cubes="yb", discs="yg")
    assert Runner(table, "heat", mars, 2).options == ["lose-cube yellow", "lose-cube blue"]
    assert Runner(table, "spike", mars, 2).options[2:] == ["spend-disc yellow", "spend-disc green"]
