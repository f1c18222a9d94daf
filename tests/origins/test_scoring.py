"""I: game end and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.draw.ledger import ledger
from biont.origins.rules.scoring import final_score, is_scored, outcome, scores, sheet
from biont.origins.words import words
from biont.origins.words.teller import Teller
from tests.origins.positions import Position

CITIES = ["india", "china", "danube", "rift-valley", "middle-east", "gobi", "turan", "himalaya", "france"]
PLAIN = ["motherese", "mimesis", "musilanguage", "incest-taboo", "pair-bonding", "totem-animals", "hearth-circle"]


@pytest.mark.rule("I1", "I2", "I3", "E3d.4")
def test_madagascar_and_new_zealand_score_as_in_the_essay() -> None:
    """M 12, 13 and 5; NZ 13, 25 and 22 (AMB-02)."""
    at = Position(
        "black white",
        black={
            "footprint": 3, "energy": 4, "mysticism": 5, "metallurgy": 3, "immunology": 6, "cities": CITIES[5:9],
            "maritime": 2, "information": 3, "dissidents": ["crown"],
        },
        white={
            "footprint": 6, "energy": 7, "mysticism": 0, "metallurgy": 6, "immunology": 10, "cities": CITIES[:5],
            "maritime": 8, "information": 6, "culture": PLAIN,
        },
    )  # fmt: skip
    assert scores(at.laid, 0) == (12, 13, 5)
    at.laid.cities[0] = 0
    at.laid.cities[1] |= at.hexes(*CITIES[5:9])
    assert scores(at.laid, 1) == (13, 25, 22)


@pytest.mark.rule("I1", "I2", "I3", "E3d.4")
def test_every_victory_chit_is_a_point_of_its_discipline() -> None:
    at = Position(black={"chits": {"culture": 1, "politics": 2, "industry": 3}})
    assert scores(at.laid, 0) == (1 + 4, 2 + 2, 3 + 1 + 1)


@pytest.mark.rule("I0b.1", "I0b.2", "I0b.3")
@pytest.mark.parametrize(
    ("philosophy", "scored"),
    [
        ("centre", (True, True, True)),
        ("natural-law", (True, True, True)),
        ("freedom", (True, False, True)),
        ("abolitionist", (True, False, True)),
        ("equality", (False, True, True)),
        ("agnostic", (False, True, True)),
        ("unity", (True, True, False)),
        ("pacifist", (True, True, False)),
    ],
)
def test_the_philosophy_shuts_one_score(philosophy: str, scored: tuple[bool, ...]) -> None:
    at = Position(philosophy=philosophy, black={"mysticism": 7})
    assert tuple(is_scored(at.laid, discipline) for discipline in (0, 1, 2)) == scored
    assert final_score(at.laid, 0) == (11 if scored[0] else 2)


@pytest.mark.rule("I0", "I0a")
def test_a_tie_is_broken_by_all_three_scores_as_in_the_example() -> None:
    """AGNOSTIC: 12 in politics against 12 in industry; the sum of all three decides, the shut one included."""
    at = Position(
        "black white",
        philosophy="agnostic",
        black={
            "cities": CITIES[:5], "metallurgy": 3, "immunology": 4, "chits": {"industry": 1},
            "culture": PLAIN[:4], "maritime": 0, "information": 5,
        },
        white={"culture": PLAIN[4:7], "maritime": 3, "information": 5, "energy": 8, "footprint": 6, "immunology": 8},
    )  # fmt: skip
    assert scores(at.laid, 0)[1:] == (12, 11)
    assert scores(at.laid, 1)[2] == 12
    result = outcome(at.laid, ("black", "white"))
    assert result.scores == (12, 12)
    assert (result.winners, result.reason) == ((1,), "sum of scores")


@pytest.mark.rule("I0a")
def test_equal_scores_and_sums_share_the_victory() -> None:
    at = Position(black={"mysticism": 2}, green={"mysticism": 2})
    result = outcome(at.laid, ("black", "green"))
    assert (result.winners, result.reason, result.scores) == ((0, 1), "shared", (6, 6))


@pytest.mark.rule("I0")
def test_the_highest_of_the_three_scores_wins() -> None:
    at = Position(black={"mysticism": 7}, green={"footprint": 3, "immunology": 10, "metallurgy": 2})
    result = outcome(at.laid, ("black", "green"))
    assert (result.scores, result.winners, result.reason) == ((11, 12), (1,), "highest score")
    assert result.details["scores"] == [[11, 2, 2], [6, 12, 2]]


THIRTEEN: dict[str, Any] = {"energy": 8, "footprint": 5, "metallurgy": 3, "immunology": 10}


@pytest.mark.rule("C7i")
def test_the_soloist_needs_thirteen_points_in_every_discipline() -> None:
    given = {**THIRTEEN, "information": 6, "maritime": 6}
    at = Position("black", mode="solitaire", black=given)
    assert scores(at.laid, 0) == (13, 13, 13)
    result = outcome(at.laid, ("black",))
    assert (result.winners, result.reason) == ((0,), "goal reached")
    at = Position("black", mode="solitaire", black={**given, "information": 5})
    result = outcome(at.laid, ("black",))
    assert (result.winners, result.reason, result.details["lacking"]) == ((), "goal missed", ["industry"])
    at = Position("black", mode="solitaire", philosophy="unity", black={**given, "information": 5})
    assert outcome(at.laid, ("black",)).winners == (0,)
    at = Position("black", mode="solitaire", black={**given, "maritime": 8})
    assert outcome(at.laid, ("black",)).reason == "decisive win"


@pytest.mark.rule("C9e")
def test_partners_need_thirteen_points_in_every_discipline_among_them() -> None:
    one, other = dict(THIRTEEN), {"information": 6, "maritime": 6}
    at = Position(mode="cooperative", black=one, green=other)
    assert outcome(at.laid, ("black", "green")).winners == (0, 1)
    at = Position(mode="cooperative", black=one, green={**other, "maritime": 3})
    assert outcome(at.laid, ("black", "green")).winners == ()


@pytest.mark.rule("C7i", "C9e", "I0")
@pytest.mark.parametrize(
    ("mode", "seats", "code", "goal", "counted"),
    [
        ("competitive", "black green", "I0", 0, ["culture"]),
        ("solitaire", "black", "C7i", 13, ["culture", "politics"]),
        ("cooperative", "black green", "C9e", 13, ["culture", "politics"]),
    ],
)
def test_without_rivals_every_score_that_is_not_shut_has_a_goal(
    mode: str, seats: str, code: str, goal: int, counted: list[str]
) -> None:
    at = Position(seats, mode=mode, philosophy="unity", black={"mysticism": 7, "metallurgy": 3})
    sums = [line for line in sheet(at.laid, 0) if line.sums]
    assert [line.name for line in sums if line.counts] == counted
    assert [(line.rule, line.goal) for line in sums if line.name != "industry-shut"] == [(code, goal)] * 2


@pytest.mark.rule("C7i")
def test_the_ledger_of_the_soloist_marks_the_goals_that_he_has_reached() -> None:
    at = Position("black", mode="solitaire", black={**THIRTEEN, "information": 5, "maritime": 6})
    assert [(one.total, one.best, one.goal) for one in ledger(at.laid)[0].scores] == [
        (13, True, 13),
        (13, True, 13),
        (12, False, 13),
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The game is lost (politics and industry below 13): Black 13."),
        ("de", "Das Spiel ist verloren (Politik und Industrie unter 13): Schwarz 13."),
    ],
)
def test_who_missed_a_goal_is_told_which(language: str, sentence: str) -> None:
    at = Position("black", mode="solitaire", black={"energy": 8, "footprint": 5})
    told = Teller(at.laid.box, words(language), ("black",)).result(outcome(at.laid, ("black",)))
    assert told.replace("\N{NO-BREAK SPACE}", " ") == sentence
