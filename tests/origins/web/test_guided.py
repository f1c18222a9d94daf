"""What guided newcomers were not told, or told wrongly: reasons must be true of the table that they see."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.cards import INDUSTRY, NONE
from biont.origins.definition import ORIGINS
from biont.origins.rules.auction import QUIET_REVOLUTION
from biont.origins.scenario import SCENARIOS
from biont.origins.tableau import ALL_DISCIPLINES
from biont.origins.web.guide import FirstGame
from biont.origins.web.risks import risks
from biont.origins.words.scores import LINES, score_changes
from biont.words import LANGUAGES
from tests.origins.positions import Position
from tests.origins.web.test_advice import hint, worthy
from tests.origins.web.test_newcomers import facts_about


def test_of_elders_who_are_sent_at_once_the_first_are_not_there_yet() -> None:
    """Two pawns go out at once, and only one Idea of the Market is left: it has no Elders already."""
    black = {"free-will": 2, "vocabulary": 1, "information": 2}
    given: dict[str, Any] = {"epoch": "IV", "challenges": ["fascism"], "market": ["psychoanalysis", *["-"] * 8]}
    found = hint(Position("black green", black=black, active="black", turn=9, **given).run("specialize", 0))
    assert found.label == "Send Elders to Psychoanalysis ×2"
    assert found.why == (
        "With them “Psychoanalysis” has all the Elders that it takes; whoever is one too many can bid in auctions. "
        "Invented it brings: encephalize, abstraction."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bellwether_of_another_says_in_brief_too_what_it_threatens(language: str) -> None:
    at = Position("black green", black={"mysticism": 5}, green={"bellwethers": ["comet-1"]}, epoch="IV")
    (found,) = (one for one in risks(at.laid, 0, ORIGINS.words(language)) if one.sort == "bellwether")
    assert all(told.count(" → ") == 1 for told in (found.brief, found.name))


def test_that_the_turns_are_counted_down_is_told_before_all_else() -> None:
    """The Philosophy was moved in that turn too, and the countdown was explained when all was over."""
    black = {"mysticism": 5, "migrants": ["spain"]}
    given: dict[str, Any] = {"epoch": "IV", "challenges": ["comet-4"], "turn": 29, "lapse": 32}
    at = Position("black green", black=black, active="black", **given).run("challenge phase")
    assert at.game is not None
    guide = FirstGame(SCENARIOS)
    told = guide.now(at.game, 0, ["welcome"]).idea
    assert told is not None
    assert told.name == "lapse", "not what the question is about, nor what the Philosophy does"
    names = [one.name for one in guide.ideas if one.at_once]
    assert names.index("lapse") < names.index("shut")
    for language, rounds in (("en", "two rounds"), ("de", "zwei Runden")):
        assert all(rounds in ORIGINS.words(language)(f"learn-text-{name}") for name in ("end", "lapse"))


@pytest.mark.parametrize(
    ("language", "told"), [("en", "victory chits for industry"), ("de", "Siegplättchen für Industrie")]
)
def test_chits_that_a_comet_brings_say_for_which_score(language: str, told: str) -> None:
    """Whoever had one for politics read that his chits rose from none to one."""
    sheet = [0] * len(ALL_DISCIPLINES) * LINES
    later = [*sheet]
    later[INDUSTRY * LINES] = later[INDUSTRY * LINES + LINES - 1] = 1
    (found,) = score_changes([*sheet, NONE], [*later, NONE], ORIGINS.words(language))
    assert f"{told} 0 → 1" in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_card_makes_its_column_rule_is_said_before_and_when_it_does(language: str) -> None:
    say = ORIGINS.words(language)
    before = say("board-lies-turns", discipline=say("discipline-industry"), quelled=0, ideas=0)
    told = {"en": "a new Foundation always lies in the ruling column", "de": "liegt immer in der herrschenden Spalte"}
    assert told[language] in before
    assert told[language].lower() in say("learn-text-quiet").lower()
    at = Position("black green", black={"migrants": ["spain"], "elders": {"lullaby": 1}}, active="black", turn=7)
    at.laid.auctioned = at.id("challenge", "motherese")
    at.run("auction").answer("bid 1", "expend-elder lullaby", "orient industry")
    (entry,) = at.entries(QUIET_REVOLUTION)
    assert ORIGINS.telling.teller(at.rules, say).about(entry)


def test_a_dissident_goes_first_where_he_takes_nothing_more() -> None:
    """Feudalism only raises energy to 6, which was reached; Grave goods still sent out Elders."""
    cards = ["grave-goods", "feudalism"]

    def put(energy: int) -> tuple[list[bool], str]:
        black = {"politics": cards, "ruling": "politics", "dissidents": ["crown"], "energy": energy}
        at = Position("black green", black={**black, "migrants": ["spain", "zimbabwe"]}, active="black", turn=9)
        at.run("chaos", 0, 1).answer("rebel spain")
        (told,) = (fact.text for fact in facts_about(at, "dissent feudalism") if fact.sort == "shuts")
        return [worthy(at, f"dissent {card}") for card in cards], told

    assert put(6)[0] == [False, True]
    assert put(6)[1].endswith("you have reached energy 6 already.")
    assert put(3)[0] == [True, False], "Elders can be sent out by a row, too"


def test_who_is_lost_is_said_with_a_reason() -> None:
    """That he would be missed least was none."""
    market = ["lullaby", "firekeeping", *["-"] * 7]
    black = {"elders": {"lullaby": 1, "firekeeping": 1}, "migrants": ["spain"]}
    at = Position("black green", black=black, active="black", turn=9, market=market)
    at.run("lose elders", 0, 1)
    (told,) = (fact.text for fact in facts_about(at, "expend-elder firekeeping") if fact.sort == "spared")
    assert told == "Of the Elders that it takes “Firekeeping” lacks one anyway."
