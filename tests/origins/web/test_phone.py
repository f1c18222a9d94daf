"""What a newcomer who knew no rules stumbled over in his first game: advice with its own warning, wrong reasons, and
what was told after it was needed."""

from __future__ import annotations

import pytest

from tests.origins.positions import Position
from tests.origins.web.test_advice import hint
from tests.origins.web.test_newcomers import auctioned, facts_about


@pytest.mark.parametrize("asked", ["spread", "upper row"])
@pytest.mark.parametrize("migrants", [["zimbabwe", "congo-mouth"], ["tanganyika", "omo"], ["congo-mouth", "okavango"]])
def test_nobody_is_sent_out_who_can_only_starve_while_somebody_else_can_go(asked: str, migrants: list[str]) -> None:
    """Wherever the first of them could go, the land feeds one too few: that speaks against sending him."""
    at = Position("black green", black={"migrants": migrants}, active="black", phase="activities", turn=9)
    found = hint(at.run(asked))
    assert "starve" not in found.why
    assert found.way.steps[-1].option[0] == "to"


def test_where_every_answer_has_a_price_the_advice_says_so() -> None:
    at = Position("black green", black={"migrants": ["spain", "zimbabwe"]}, active="black").run("chaos", 0, 1)
    assert "The least evil here. Your Dissident" in hint(at).why


def test_what_a_prayer_brings_is_not_said_of_a_rainbow() -> None:
    """Diversity counts for industry alone: culture rises with the Eureka, and says so, or nothing of it is said."""
    at = auctioned(elders={"firekeeping": 2}, mysticism=6)
    (won,) = (fact for fact in facts_about(at, "bid 1") if fact.sort == "won")
    assert "That brings culture 10 → 11. Kept, its Rainbow raises Diversity from 1 to 2." in won.text
