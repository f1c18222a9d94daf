"""The table in a terminal tells where everything is."""

from __future__ import annotations

import random

import pytest

import biont
from biont.origins.definition import ORIGINS
from biont.origins.draw.text import show
from biont.origins.words.teller import Teller
from tests.origins.positions import Position

AT = Position(
    "black green",
    black={
        "migrants": ["zimbabwe"],
        "cities": ["india"],
        "ruling": "industry",
        "energy": 4,
        "mysticism": 2,
        "vocabulary": 1,
        "elders": {},
        "chits": {"culture": 2},
    },
    green={"migrants": ["java"]},
    climate={"ice": ["yukon"]},
    active="black",
    phase="activities",
    turn=7,
)


def shown(at: Position, language: str = "en") -> str:
    teller = Teller(at.rules.box, ORIGINS.words(language), at.rules.seats, at.rules.notation)
    return show(at.table, teller)


def test_scores_are_added_up_where_everybody_sees_it() -> None:
    text = shown(AT)
    assert "*Black (Sapiens): 9 points" in text
    assert "culture 9 = chits 2 + Mysticism 2 + footprint 1 + energy 4" in text
    assert "Migrants 1 (pool 11): Great Zimbabwe" in text or "Migrants 1 (pool 11): Zimbabwe" in text
    assert "Cities 1 (9 left): India (" in text
    assert "Ice: Yukon" in text
    assert "Turn 7, Epoch I · Black: activities phase" in text


def test_german_says_the_same() -> None:
    text = shown(AT, "de")
    assert "Kultur 9 = Siegplättchen 2 + Mystik 2 + Fußabdruck 1 + Energie 4" in text
    assert "Zug 7, Epoche I · Schwarz: Aktivitätenphase" in text


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_line_is_wider_than_a_terminal_in_a_whole_game(language: str) -> None:
    game = biont.new("origins", seats=["black", "white", "orange", "green"], seed=8)
    chance = random.Random(8)
    while game.decision is not None and len(game.answers) < 250:
        game.choose(chance.choice(game.decision.options))
        if len(game.answers) % 25 == 0:
            text = ORIGINS.drawing.board.text(game.view(0), ORIGINS.words(language))
            assert max(map(len, text.splitlines())) <= 100
            assert "HIDDEN" not in text
