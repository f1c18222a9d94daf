"""What a newcomer who knew no rules stumbled over in his first game: advice with its own warning, wrong reasons, and
what was told after it was needed."""

from __future__ import annotations

import re

import pytest

from tests.origins.positions import Position
from tests.origins.web.test_advice import effect_of, hint
from tests.origins.web.test_newcomers import IDLE, auctioned, facts_about


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


@pytest.mark.parametrize(
    ("cards", "cost"), [([], "2 Chaos, a revolution: one loss"), (["grave-goods", "oracle"], "2 Chaos")]
)
def test_a_challenge_says_what_a_crisis_costs_as_it_does_of_what_else_can_come(cards: list[str], cost: str) -> None:
    black = {"mysticism": 2, "cities": ["india"], "culture": cards, "elders": {"firekeeping": 1}}
    at = Position("black green", black=black, active="black", philosophy="agnostic", epoch="II", turn=9, market=IDLE)
    (told,) = effect_of(at.run("challenge phase"), "challenge").notes
    assert re.search(rf"crisis \d+\s% \({cost}\)", told)
