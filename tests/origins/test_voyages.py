"""Voyages that the rulebook tells of, sailed at the table on the map of the pack: K118 to K121 of its constraints."""

from __future__ import annotations

from typing import Any

import pytest

from tests.origins.positions import Position

ICE = {"ice": ["yukon", "canadian-shield", "hudson-bay", "columbia"], "sea": ["doggerland"]}
"""The chits of the north in a game of four."""


def lands(start: str, climate: dict[str, list[str]] | None = None, **stages: int) -> set[str]:
    """Where one spread from a Spot may end; the other player is far away."""
    black: dict[str, Any] = {"migrants": [start], **stages}
    away = "perth" if start != "perth" else "chiloe"
    at = Position(black=black, green={"migrants": [away]}, climate=climate or {}).run("spread").answer(f"move {start}")
    return {text.split()[1] for text in at.options if text.startswith("to ")}


@pytest.mark.parametrize(("maritime", "crossed"), [(2, False), (3, True)])
@pytest.mark.rule("G6b")
def test_columbus_needs_ships_of_stage_3(maritime: int, crossed: bool) -> None:
    assert ("guadeloupe" in lands("cap-vert", energy=4, maritime=maritime)) == crossed
    assert ("ceara" in lands("guinea-coast", energy=4, maritime=maritime)) == crossed


@pytest.mark.parametrize(("maritime", "crossed"), [(1, False), (2, True)])
@pytest.mark.rule("G6b", "G6f.6")
def test_vikings_need_galleys(maritime: int, crossed: bool) -> None:
    assert ("iceland" in lands("armorica", ICE, energy=4, maritime=maritime)) == crossed
    assert "nuuk" in lands("iceland", ICE, energy=4, maritime=2)


@pytest.mark.parametrize(("maritime", "crossed"), [(1, False), (2, True)])
@pytest.mark.rule("G6b", "G6e")
def test_polynesians_need_outriggers(maritime: int, crossed: bool) -> None:
    assert ("hawaii" in lands("guam", energy=4, maritime=maritime)) == crossed
    assert ("aotearoa" in lands("hunter-valley", energy=4, maritime=maritime)) == crossed


@pytest.mark.rule("G6e", "G6f.1")
def test_the_first_americans_walk_to_beringia_and_stand_before_the_ice() -> None:
    assert "beringia" in lands("anadyr", ICE, energy=3)
    assert lands("yukon-flats", ICE, energy=4) <= {"beringia", "point-barrow", "chukchi-coast", "anadyr", "skeena"}
    assert "medicine-hat" not in lands("skeena", ICE, energy=4, maritime=1)
    assert "klamath" in lands("skeena", ICE, energy=4, maritime=2)
    assert "medicine-hat" in lands("skeena", energy=4)


@pytest.mark.parametrize(("maritime", "crossed"), [(0, False), (1, True)])
@pytest.mark.rule("G6b")
def test_nobody_walks_from_spain_to_africa_or_from_indonesia_to_australia(maritime: int, crossed: bool) -> None:
    assert ("tademait" in lands("spain", energy=3, maritime=maritime)) == crossed
    assert ("tennant-creek" in lands("indonesia", energy=3, maritime=maritime)) == crossed
