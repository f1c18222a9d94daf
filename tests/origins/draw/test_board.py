"""The board of Bios:Origins: whatever can be chosen has its place on it, in every kind of game."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from biont.draw import PROMPT
from tests.origins.draw.scenes import DRAWING, MODES, drawn, played, question


def ids(html: str) -> list[str]:
    """Every id, in order."""
    return re.findall(r'\sid="([^"]+)"', html)


@pytest.mark.parametrize("mode", MODES)
def test_every_option_lies_on_a_thing_that_is_drawn_once(mode: str) -> None:
    kinds: Counter[str] = Counter()
    for game in played(mode):
        decision = game.decision
        assert decision is not None
        kinds[decision.kind] += 1
        if kinds[decision.kind] > 4:
            continue
        html = "".join(drawn(game).values())
        found = Counter(ids(html))
        assert [name for name, count in found.items() if count > 1] == [], decision.kind
        asked = question(game, DRAWING.kit.words("en"))
        covered = [int(number) for several in re.findall(r'data-several="([^"]+)"', html) for number in several.split()]
        for number, choice in enumerate(asked.options):
            there = choice.anchor in (PROMPT, *found) or choice.anchor.startswith("site-")
            assert there, f"{decision.kind}: {choice.text} lies on {choice.anchor}"
            if choice.anchor != PROMPT:
                on_board = html.count(f'data-option="{number}"') - 1 + covered.count(number)
                assert on_board >= 1, f"{decision.kind}: {choice.text}"
        assert len(kinds) < 80


def test_a_position_is_drawn_the_same_whoever_is_hidden() -> None:
    """The board is made of a view: the order of the decks changes nothing on it."""
    for number, game in enumerate(played("advanced", 3, 60)):
        if number % 20 == 0:
            before = drawn(game)
            table = game.play.table
            table.decks = [tuple(reversed(deck)) for deck in table.decks]
            assert drawn(game) == before
            table.decks = [tuple(reversed(deck)) for deck in table.decks]
