"""The words cards are written in, and the card objects themselves."""

import dataclasses

import pytest

from biont.genesis import cards as c
from biont.genesis.packfile import load_pack


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


def test_the_rules_find_cards_by_position() -> None:
    pack = load_pack()
    assert [card.row for card in pack.landforms] == [0, 1, 2, 3]
    assert [card.colour for card in pack.parasites] == [0, 1, 2, 3]
    sizes = [len(pack.events), len(pack.placards), len(pack.mutations), len(pack.macroorganisms)]
    assert sizes == [24, 16, 20, 8]
