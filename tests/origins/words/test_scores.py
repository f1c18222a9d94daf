"""What changed in a score is said with what it is made of."""

from __future__ import annotations

import pytest

import biont
from biont import games
from biont.kernel.play import Entry
from biont.origins.cards import CATASTROPHE
from biont.origins.definition import ORIGINS
from biont.origins.rules.auction import CHALLENGE_DISCARDED
from biont.origins.rules.challenge import CHALLENGE_DRAWN
from biont.origins.rules.chaos import DISSIDENT_PLACED
from biont.origins.rules.climate import CHIT_UPROOTED
from biont.origins.rules.events import CATASTROPHE_STRUCK, EVENT_STRUCK
from biont.origins.rules.scoring import is_scored, scores, sheet
from biont.origins.table import CROWN_DISSENT
from biont.origins.tiles import SEA
from biont.origins.words.scores import LINES, score_changes
from tests.origins.positions import Position

CULTURE, POLITICS, INDUSTRY = (0, 0, 2, 3, 5), (0, 5, 1, 2, 8), (0, 1, 0, 1, 2)

OPEN = -1
"""No score is shut."""

STAYED = {
    "en": "Cities 5 → 3, immunology 2 → 4, so politics stays at 8",
    "de": "Städte 5 → 3, Immunologie 2 → 4, also bleibt Politik bei 8",
}
ROSE = {
    "en": "Diversity (open Rainbows) 1 → 2, so industry 2 → 3",
    "de": "Vielfalt (offene Regenbögen) 1 → 2, also Industrie 2 → 3",
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_score_is_told_with_what_changed_in_it(language: str) -> None:
    say = games.game("origins").words(language)
    before, after = (*CULTURE, *POLITICS, *INDUSTRY, OPEN), (*CULTURE, 0, 3, 1, 4, 8, 0, 2, 0, 1, 3, OPEN)
    assert score_changes(before, after, say) == [STAYED[language], ROSE[language]]
    assert score_changes(before, before, say) == []
    told, *rest = score_changes(before, (*after[:-1], 1), say)
    shut = say("score-shut-now", score=say("discipline-politics"), lost=1, was=8, now=5)
    assert (told, len(rest)) == (shut, 2)
    assert "8 → 5" in told
    told, *_ = score_changes(before, (*after[:-1], 0), say)
    assert "→" not in told, "culture was not the best score"


@pytest.mark.parametrize(
    ("language", "crown", "card"),
    [
        (
            "en",
            "Black: a Dissident on the Crown of the Ruling Class covers its Rainbow (one Diversity less).",
            "Black: a Dissident on “Grave goods” shuts it and covers its Rainbow (one Diversity less).",
        ),
        (
            "de",
            "Schwarz: Ein Dissident auf der Krone der herrschenden Klasse verdeckt "
            "ihren Regenbogen (eine Vielfalt weniger).",
            "Schwarz: Ein Dissident legt »Grabbeigaben« lahm und verdeckt ihren Regenbogen (eine Vielfalt weniger).",
        ),
    ],
)
def test_a_dissident_is_told_with_what_he_shuts_and_covers(language: str, crown: str, card: str) -> None:
    at = Position("black green")
    teller = ORIGINS.telling.teller(at.rules, ORIGINS.words(language))
    places = (CROWN_DISSENT, at.id("challenge", "grave-goods"))
    assert [teller.entry(Entry(DISSIDENT_PLACED, "D2c", 0, (one,))) for one in places] == [crown, card]


def test_a_card_that_nobody_wins_is_told_apart_from_one_that_does_not_fit() -> None:
    at = Position("black green")
    teller = ORIGINS.telling.teller(at.rules, ORIGINS.words("en"))
    card = (at.id("challenge", "grave-goods"),)
    assert [teller.entry(Entry(CHALLENGE_DISCARDED, rule, 0, card)) for rule in ("E2a", "E2f")] == [
        "Nobody wins “Grave goods”: it leaves the game.",
        "“Grave goods” leaves the game.",
    ]


def test_a_catastrophe_is_called_by_its_name_and_is_one_cause() -> None:
    """Its card calls it by its name, and what follows from it does not follow from it twice."""
    at = Position("black green")
    teller = ORIGINS.telling.teller(at.rules, ORIGINS.words("en"))
    card, hex_ = at.id("challenge", "grave-goods"), at.id("hex", "iceland")
    struck = Entry(CATASTROPHE_STRUCK, "E1b", 0, (hex_,))
    chain = (Entry(CHALLENGE_DRAWN, "A1a", 0, (card,)), Entry(EVENT_STRUCK, "E1", 0, (CATASTROPHE,)), struck)
    assert teller.entry(struck) == "The catastrophe Laki strikes Iceland."
    assert teller.because(chain) == "because of the catastrophe in Iceland"
    uprooted = Entry(CHIT_UPROOTED, "E1b", 0, (SEA, hex_))
    assert teller.entry(uprooted) == "The chit of Iceland is uprooted, turns to sea and moves."


def test_the_parts_of_a_moment_are_the_sheets_of_everybody() -> None:
    """Five lines a score, of which the last is their sum; in the end the one that the Philosophy shuts."""
    game, origins = biont.new("origins", seats=("black", "green"), seed=1), games.game("origins")
    while game.decision is not None and len(game.answers) < 400:
        for seat, parts in enumerate(origins.moment(game.table).parts):
            assert parts[:-1] == tuple(line.points for line in sheet(game.table, seat))
            assert [sum(parts[at : at + LINES - 1]) for at in range(0, len(parts) - 1, LINES)] == [
                *scores(game.table, seat)
            ]
            assert [one for one in range(3) if not is_scored(game.table, one)] == [
                one for one in parts[-1:] if one in range(3)
            ]
        game.choose(game.decision.options[len(game.answers) * 7 % len(game.decision.options)])
