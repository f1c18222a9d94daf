"""The page of the lab names the columns that runs have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from biont import games

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_columns_that_are_named_are_there(name: str) -> None:
    """In the table of what a game adds: every word in the column of the game is one of its columns."""
    statistics = games.game(name).statistics
    columns = {
        "games": statistics.game_columns,
        "seats": statistics.seat_columns,
        "turns": statistics.turn_columns,
        "standings": statistics.standing_columns,
        **statistics.tables,
    }
    place = 1 + ["genesis", "origins"].index(name)
    section = PAGE.partition("A game adds:")[2].partition("```")[0]
    rows = [line.split("|")[1:-1] for line in section.splitlines() if line.startswith("| `")]
    named = {row[0].strip(" `"): re.findall(r"`(\w+)`", row[place]) for row in rows}
    assert sum(map(len, named.values())) > 8
    for folder, words in named.items():
        assert set(words) <= set(columns.get(folder, {})), folder
