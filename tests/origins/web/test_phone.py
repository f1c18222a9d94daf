"""What a newcomer who knew no rules stumbled over in his first game: advice with its own warning, wrong reasons, and
what was told after it was needed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from biont.origins.cards import CULTURE
from biont.origins.definition import ORIGINS
from biont.origins.scenario import SCENARIOS
from biont.origins.table import FIRST_COMET
from biont.origins.web.facts import oriented
from biont.origins.web.guide import IDEAS, SCORE_SHUT, FirstGame
from tests.origins.positions import Position
from tests.origins.web.test_advice import ADVICE, effect_of, hint, worthy
from tests.origins.web.test_dangers import CITIES
from tests.origins.web.test_newcomers import IDLE, auctioned, facts_about

TEACHER = FirstGame(SCENARIOS)


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


def told(at: Position, known: Sequence[str] = (), since: int = 0) -> str:
    """The idea that the guide of a free game tells."""
    assert at.game is not None
    idea = TEACHER.now(at.game, 0, ["welcome", *known], since).idea
    return idea.name if idea is not None else ""


def test_what_scores_are_made_of_is_told_with_the_first_points_of_a_guided_game() -> None:
    """In the second turn of the player, as his City raises one of them."""
    tells = [beat.tell for beat in TEACHER.beats if beat.tell]
    assert tells.index("city") + 1 == tells.index("scores") < tells.index("starved")


@pytest.mark.parametrize(
    ("black", "plan"), [({"mysticism": 4}, "plan-culture"), ({"cities": CITIES}, "plan-politics"), ({}, "")]
)
def test_the_guide_names_the_score_that_leads_once_it_does(black: dict[str, Any], plan: str) -> None:
    at = Position("black green", black=black, active="black", turn=5).run("challenge phase")
    assert told(at, ["challenge", "scores"]) == plan


@pytest.mark.parametrize(("mysticism", "idea"), [(4, "shaky"), (0, "")])
def test_the_guide_warns_once_where_somebody_can_shut_the_score_that_is_all_one_has(mysticism: int, idea: str) -> None:
    green = {"bellwethers": ["comet-1"]}
    at = Position("black green", black={"mysticism": mysticism}, green=green, active="black", turn=5, epoch="II")
    at.run("challenge phase")
    plans = [one.name for one in IDEAS if one.name.startswith("plan-")]
    assert told(at, ["challenge", "philosophy", *plans]) == idea
    assert told(at, ["challenge", "philosophy", "shaky", *plans]) == ""


def test_whoever_loses_his_score_is_told_at_once_what_brings_it_back() -> None:
    given: dict[str, Any] = {"black": {"mysticism": 5}, "active": "green", "turn": 6}
    at = Position("black green", **given, philosophy="general-will").run("demagogue", 1)
    spaces = {one: at.id("space", one.removeprefix("step-to ")) for one in at.options if one != "stay"}
    shutting = next(one for one, space in spaces.items() if at.table.box.shuts[space] == CULTURE)
    assert at.game is not None
    before = len(at.game.answers)
    at.answer(shutting)
    assert TEACHER.news(at.game, 0, before) >= {SCORE_SHUT}
    assert IDEAS[[one.name for one in IDEAS].index("shut")].at_once


def test_the_first_comet_that_makes_a_dissident_of_ones_own_is_explained_with_him() -> None:
    at = Position("black green", black={"migrants": ["spain", "zimbabwe"]}, active="green", turn=4)
    while at.laid.challenges[-1] < FIRST_COMET:
        at.laid.challenges.pop()
    at.run("challenge phase").answer("claim")
    assert at.game is not None
    assert at.game.decision is not None
    while at.game.decision.seat:
        at.answer(at.options[0])
    assert told(at) == "comet-falls"
    at.answer(at.options[0])
    assert told(at, ["comet-falls", "chaos"]) not in ("dissident", "comet-falls")


def test_nobody_is_told_to_let_the_philosophy_lie_without_what_that_costs() -> None:
    black = {"mysticism": 5, "bellwethers": ["comet-1"], "migrants": ["spain"]}
    at = Position("black green", black=black, active="black", philosophy="agnostic", epoch="II", turn=9)
    found = [one.text for one in facts_about(at.run("challenge phase"), "skip")]
    assert [step.option for step in hint(at).way.steps] == [("skip",)], "its reason has to be read"
    assert any("You would count 9 instead of 2; but the Bellwether is gone then" in one for one in found)


@pytest.mark.parametrize(("migrants", "brings"), [([], "no new City"), (["lunda"], "")])
def test_an_activity_that_founds_nothing_new_says_so_before_it_is_chosen(migrants: list[str], brings: str) -> None:
    """The Cities lie on one resource of their Hexes, and could take the other."""
    black = {
        "migrants": migrants,
        "cities": ["ethiopia", "middle-east"],
        "ruling": "politics",
        "footprint": 5,
        "immunology": 4,
    }
    at = Position("black green", black=black, active="black", phase="activities", turn=9).run("upper row")
    use = next(one for one in at.options if one.startswith("use cultivate"))
    assert effect_of(at, use).brings == brings


@pytest.mark.parametrize(("epoch", "advised"), [("III", False), ("IV", True)])
def test_the_last_pawn_is_spent_for_a_point_only_where_the_end_is_near(epoch: str, advised: bool) -> None:
    """Without any he could neither challenge nor bid in all that comes."""
    at = auctioned(epoch, elders={"firekeeping": 1}, mysticism=6)
    assert worthy(at, "bid 1") == advised
    assert at.decision is not None
    why = ADVICE.means(at.table, at.decision, ("pass",), ORIGINS.words("en"))
    assert ("your last pawn would go" in why) != advised
    assert worthy(auctioned(epoch, elders={"firekeeping": 1}, mysticism=5), "bid 1"), "another pawn is left"
    black = {"mysticism": 6, "free-will": 1, "culture": ["oracle"], "migrants": ["spain"]}
    at = Position("black green", black=black, active="black", phase="activities", turn=9, epoch=epoch)
    use = next(
        one for one in at.run("foundation", at.id("challenge", "oracle")).options if one.startswith("use prayer")
    )
    assert worthy(at, use) == advised


def test_an_elder_is_sent_for_what_the_idea_brings() -> None:
    at = Position("black green", black={"free-will": 2}, active="black", turn=9, market=IDLE).run("specialize", 0)
    (fact,) = (one for one in facts_about(at, "specialize firekeeping") if one.sort == "missing")
    assert re.search(r"Invented it brings: \w", fact.text)


def test_a_column_is_chosen_for_what_the_other_would_offer() -> None:
    at = auctioned(elders={"firekeeping": 2}, ruling="politics")
    said = ORIGINS.words("en")
    told = [
        oriented(at.table, 0, side.discipline, said) for side in at.table.box.pack.challenges[at.table.auctioned].sides
    ]
    assert all(" rules then." in one or " rules already; " in one or "Rainbow" in one for one in told)
    assert any(re.search("There the card offers .+, in (culture|politics|industry) .+; for that", one) for one in told)


def test_of_migrants_one_is_lost_who_stands_where_nothing_grows() -> None:
    at = Position("black green", black={"migrants": ["border-cave", "lalibela"]}, active="black").run("chaos", 0, 1)
    found = {one: [fact.text for fact in facts_about(at, one) if fact.sort == "spared"] for one in at.options}
    (told,) = filter(None, found.values())
    assert told[0].startswith("Where he stands"), "of the other it would speak against losing him"
