"""Whoever follows the guide, or half of it, is told nothing that cannot be played or that contradicts itself."""

from __future__ import annotations

import pytest

from biont import games
from tests.games.following import Follower

MANY, FEW = 300, 2
"""Games of each sort with ``--soak``, and without."""

CLICKS = {"genesis": 260, "origins": 130}
"""What a guided game may take on average; newcomers needed 452 and 171 before answers were given in one."""

SHARE = 0.7
"""Of the games that they win who follow the advice."""


@pytest.mark.parametrize("name", sorted(CLICKS))
@pytest.mark.parametrize("heeds", [1.0, 0.5])
def test_nothing_is_advised_that_cannot_be_believed(name: str, heeds: float, soak: bool) -> None:
    """In hundreds of games; and who does what is advised wins most of them in few clicks."""
    found = [Follower(games.game(name), seed, heeds).play() for seed in range(MANY if soak else FEW)]
    assert [fault for one in found for fault in one.faults] == []
    if heeds == 1.0:
        few = CLICKS[name] if soak else CLICKS[name] * 3 / 2  # two games are no average
        assert sum(sum(one.clicks.values()) for one in found) / len(found) <= few
        assert not soak or sum(one.wins for one in found) / len(found) >= SHARE
