"""K. What a finished game hands on to the successor game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from biont.genesis.cards import COLOURS
from biont.genesis.ids import NPC
from biont.genesis.rules.victory import score
from biont.genesis.successor import successor
from biont.genesis.table import Table
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from tests.genesis.positions import bacterium, empty, macroorganism, pool


def summary(table: Table, language: str = "en") -> str:
    """What people read of it."""
    return "\n".join(Teller(table.box.pack, words(language)).successor(successor(table)))


def ended(**settings: Any) -> Table:
    """A mushroom of Blue's with Green as guest, an arrow worm of Red's, nothing of Green's own."""
    table = empty("red", "green", "blue", **settings)
    macroorganism(table, "clay", "dickinsonia", "blue", bionts="bg", organs=(0,), land=True)
    macroorganism(table, "vent", "arrowworm", "red", organs=(0,))
    bacterium(table, "mars", "green", cubes="gg")
    pool(table, "red", "rrb")
    pool(table, "green", "g")
    pool(table, "blue", "byy")
    return table


@pytest.mark.rule("K.1")
def test_macroorganisms_and_catalysts_are_carried_over() -> None:
    data = successor(ended())
    assert json.loads(json.dumps(data)) == data
    assert [player["catalysts"] for player in data["players"]] == [
        {"red": 2, "blue": 1},
        {"green": 1},
        {"yellow": 2, "blue": 1},
    ]
    sea, land = data["macroorganisms"]
    assert (sea["code"], sea["owner"], sea["ecosystem"], sea["level"]) == ("arrowworm", "red", "sea", "plant")
    assert (land["name"]["en"], land["owner"], land["ecosystem"]) == ("Mushrooms", "blue", "land")
    assert [organ["colour"] for organ in land["organs"]] == ["yellow"]
    assert [(guest["colour"], guest["npc"]) for guest in land["endosymbionts"]] == [("green", False)]
    assert land["players"] == ["green", "blue"]


@pytest.mark.rule("K.1")
def test_guests_levels_and_what_a_macroorganism_is_worth_are_told() -> None:
    sea, land = successor(ended())["macroorganisms"]
    assert sea["worth"] == 1 + 1 + 6 + 12  # an organ, a biont, system chromosomes, the top of the chain
    assert land["worth"] == 1 + 2 + 9 + 12
    table = empty("red", "blue", mode="solitaire")
    macroorganism(table, "clay", "dickinsonia", "blue", bionts="bG", land=True)
    macroorganism(table, "vent", "arrowworm", "red", level=1)
    macroorganism(table, "mars", "opabinia", "red", level=2)
    data = successor(table)["macroorganisms"]
    assert {one["code"]: one["level"] for one in data} == {
        "dickinsonia": "plant",
        "arrowworm": "herbivore",
        "opabinia": "carnivore",
    }
    (guests,) = (one["endosymbionts"] for one in data if one["code"] == "dickinsonia")
    assert [(guest["colour"], guest["npc"]) for guest in guests] == [("green", True)]


@pytest.mark.rule("K.2")
def test_victory_points_go_with_them() -> None:
    table = ended()
    points = {player["colour"]: player["victory_points"] for player in successor(table)["players"]}
    assert points == {"red": score(table, 0).total, "green": score(table, 2).total, "blue": score(table, 3).total}
    assert points["blue"] == 9 + 1 + 1 + 6


@pytest.mark.rule("Ka")
def test_the_macro_variant_is_advised() -> None:
    assert "macro variant" in summary(ended())
    assert successor(ended())["macro_variant"] is False
    assert "macro variant" not in summary(ended(macro=True))


@pytest.mark.rule("V64")
def test_first_edition_turns_catalysts_into_genes_by_rank() -> None:
    assert "genes" not in successor(ended())
    table = ended(edition="1e")
    assert successor(table)["genes"] == {"red": 5, "green": 4, "blue": 5}
    pool(table, "blue", "b")
    assert successor(table)["genes"] == {"red": 4, "green": 3, "blue": 5}


@pytest.mark.rule("V64")
def test_first_edition_lets_the_best_macroorganism_choose_its_colour() -> None:
    table = ended(edition="1e")
    assert successor(table)["chooses_colour_first"] == ["blue"]
    bare = empty("red", "blue", edition="1e")
    assert successor(bare)["chooses_colour_first"] == []
    assert "Chooses" not in summary(bare)
    tied = empty("red", "blue", edition="1e")
    macroorganism(tied, "clay", "flatworm", "blue")
    macroorganism(tied, "vent", "lampshell", "red", level=0)
    assert successor(tied)["chooses_colour_first"] == ["red", "blue"]
    bacterium(tied, "mars", "red", cubes="g")
    assert successor(tied)["chooses_colour_first"] == ["red"]
    alone = empty("red", "blue", edition="1e", mode="solitaire")
    number = macroorganism(alone, "clay", "flatworm", "blue", organs=(0, 1))
    macroorganism(alone, "vent", "lampshell", "red")
    assert successor(alone)["chooses_colour_first"] == ["blue"]
    alone.owner[number] = NPC + COLOURS.index("green")
    assert successor(alone)["chooses_colour_first"] == ["red"], "nobody sits there"


@pytest.mark.rule("K.1", "K.2")
def test_the_summary_reads_well() -> None:
    lines = summary(ended(macro=True)).splitlines()
    assert lines[0] == "Red: 20 victory points; catalysts: 2 red, 1 blue"
    assert lines[-1] == "Mushrooms of Blue: plant on land; organs: Mycelial Cords; endosymbionts: Green (Lichen Alga)"
    assert summary(ended(macro=True), "de").splitlines()[0] == "Rot: 20 Siegpunkte; Katalysatoren: 2 rot, 1 blau"
