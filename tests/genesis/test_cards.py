"""The words cards are written in, and the card objects themselves."""

import dataclasses

import pytest

from biont.genesis import cards as c
from biont.genesis.box import Box
from biont.genesis.organisms import antioxidant_shield, chromosomes
from biont.genesis.pack_library import PACK_LIBRARY, load_pack, pack_names
from biont.genesis.rules.places import can_enter
from biont.genesis.settings import Settings
from biont.genesis.table import Table
from tests.genesis.positions import Runner, bacterium, empty, macroorganism, placard, pool, refugium


def test_positions_are_the_ids() -> None:
    assert (c.RED, c.YELLOW, c.GREEN, c.BLUE) == (0, 1, 2, 3)
    assert c.ROWS[c.COSMIC] == "cosmic"
    assert c.ROWS[c.CONTINENT] == "continent"
    assert c.ICONS[c.HEAT_SHIELD] == "heat_shield"
    assert c.ICONS[c.DROUGHT_SHIELD] == "drought_shield"
    assert len(c.ICONS) == 14
    assert len(c.NO_ICONS) == 14


def test_icons_by_name_and_back() -> None:
    counts = c.icons(pollution=1, o2_shield=2)
    assert counts[c.O2_SHIELD] == 2
    assert c.icon_names(counts) == ("o2_shield", "o2_shield", "pollution")
    assert c.icons() == c.NO_ICONS


def test_an_unknown_icon_is_named() -> None:
    with pytest.raises(ValueError, match="There is no icon wings; the icons are heat_shield"):
        c.icons(wings=1)


def test_cards_are_frozen() -> None:
    card = load_pack().events[0]
    with pytest.raises(dataclasses.FrozenInstanceError):
        card.number = 1  # type: ignore[misc]


def test_event_cards_as_the_rules_read_them() -> None:
    events = {card.code: card for card in load_pack().events}
    sun = events["early-sun"]
    assert sun.icons == (("smite", 1), ("heaven", 1), ("x", 1), ("uv", 0))
    assert sun.climate == ("warm",)
    assert sun.landforms == (False, True, False, False)
    assert sun.order == (c.RED, c.GREEN, c.YELLOW, c.BLUE)
    theia = events["theia"]
    assert theia.aftershock
    assert theia.immune_row == c.COSMIC
    assert theia.order == ()
    assert not any(theia.landforms)
    assert events["waterworld"].waterworld
    assert events["gaia"].ozone
    assert events["comet"].ignores_ozone
    assert events["mackenzie"].climate == ("warm", "warm")


def test_placards_as_the_rules_read_them() -> None:
    placards = {card.code: card for card in load_pack().placards}
    dust = placards["dust"]
    assert dust.slots[:3] == ((3, True), (4, True), (4, False))
    assert dust.life == (frozenset({1, 2, 3}), frozenset({1, 2, 3, 4}))
    assert dust.manna == (c.YELLOW, c.YELLOW, c.GREEN)
    assert dust.dots == (c.YELLOW, c.GREEN, c.RED, c.BLUE)
    assert [code for code, card in placards.items() if card.cost] == ["dhb"]
    assert {code for code, card in placards.items() if card.smite_proof} == {"dust", "dhb", "vent"}


@pytest.mark.rule("B0.2")
def test_the_rules_find_cards_by_position() -> None:
    pack = load_pack()
    assert [card.row for card in pack.landforms] == [0, 1, 2, 3]
    assert [card.colour for card in pack.parasites] == [0, 1, 2, 3]
    sizes = [len(pack.events), len(pack.placards), len(pack.mutations), len(pack.macroorganisms)]
    assert sizes == [24, 16, 20, 8]
    assert sum(sizes) - 16 + len(pack.landforms) + len(pack.parasites) == 60


@pytest.mark.rule("META.1")
def test_a_card_beats_the_rulebook() -> None:
    """A pack whose warm pond shows the cost icon has it cost a catalyst, though the rules know of one such place."""
    pack = load_pack()
    pond = placard(empty(), "pond")
    odd = dataclasses.replace(pack.placards[pond], cost=True)
    printed = dataclasses.replace(pack, placards=(*pack.placards[:pond], odd, *pack.placards[pond + 1 :]))
    for cards, free in ((pack, True), (printed, False)):
        assert can_enter(Table(Box(cards, Settings(), ("red", "blue"))), c.RED, pond) == free


@pytest.mark.rule("META.4", "META.5", "META.6")
@pytest.mark.parametrize("name", pack_names())
def test_corrections_of_misprints(name: str) -> None:
    """Two red discs on Extremophile Condensation, ocean instead of cosmic on Pangea Breakup, a green Calvin cycle."""
    pack = load_pack(name)
    biosphere = next(card for card in pack.placards if card.code == "dhb").bacterium
    assert biosphere.name.en == "Extremophile Condensation"
    assert (biosphere.metabolism, biosphere.triple) == (c.RED, c.RED)
    pangea = next(card for card in pack.events if card.name.en == "Pangea Breakup")
    assert (pangea.landforms[c.COSMIC], pangea.landforms[c.OCEAN]) == (False, True)
    assert next(card for card in pack.mutations if card.code == "calvin").front.colour == c.GREEN
    held = {result.name for result in PACK_LIBRARY.checks(pack) if result.ok}
    assert {
        "deep hot biosphere: red discs",
        "pangea breakup: cosmic inactive, ocean active",
        "calvin cycle: green",
        "cards: sixty, and sixteen placards",
    } <= held


@pytest.mark.rule("B0.3")
def test_every_placard_has_two_sides() -> None:
    """A refugium with slots, manna and life dice in front, a bacterium of another name on the back."""
    for card in load_pack().placards:
        assert card.slots
        assert card.manna
        assert all(card.life)
        assert card.bacterium.name.en not in ("", card.name.en)


@pytest.mark.rule("IC.1")
def test_only_the_deep_hot_biosphere_costs_a_catalyst() -> None:
    table = empty("red", "blue")
    for code in ("dhb", "mars", "pond"):
        refugium(table, code)
    assert [can_enter(table, c.RED, placard(table, code)) for code in ("dhb", "mars", "pond")] == [False, True, True]
    pool(table, "red", "b")
    assert can_enter(table, c.RED, placard(table, "dhb"))
    assert sum(table.box.cost) == 1


@pytest.mark.rule("B0.4")
def test_what_a_cube_is_depends_on_its_place() -> None:
    """Manna that organizes on a refugium is a chromosome of the bacterium, and an organ one of a macroorganism."""
    table = empty("red", "blue")
    mars = refugium(table, "mars", up="g", bionts="r")
    assert chromosomes(table, mars, c.GREEN) == 0
    Runner(table, "create-life", mars, c.RED).answer("take")
    assert chromosomes(table, mars, c.GREEN) == 1
    worm = macroorganism(table, "rust", "flatworm", "blue", organs=(2,))
    assert chromosomes(table, worm, c.GREEN) == table.box.system[2 * table.macro[worm]][c.GREEN] + 1


@pytest.mark.rule("B0.5")
def test_what_a_disc_is_depends_on_its_place() -> None:
    """The same green disc pays in a pool, covers a slot on a refugium, and shields an organism as a vitamin."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red")
    dust = refugium(table, "dust", bionts="r")
    pool(table, "red", "gg")
    Runner(table, "assignment", c.RED).answer("enzyme green dust", "antioxidant green mars", "done", "done")
    assert (table.enzymes[dust], table.pool[c.GREEN]) == ((c.GREEN,), 0)
    assert antioxidant_shield(table, mars) == 1
