"""What the rules note of causes: every test with both numbers, and which question follows from what."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from biont import replay
from biont.kernel.declared import Event
from biont.kernel.play import Comparison
from biont.origins.cards import CRISIS, CROWD_DISEASE, FAMINE, POLLUTION, ZOONOTIC_DISEASE
from biont.origins.rules.challenge import CHALLENGE_DRAWN
from biont.origins.rules.chaos import CHAOS_SUFFERED
from biont.origins.rules.comet import COMET_DRAWN
from biont.origins.rules.events import EVENT_STRUCK, TESTED
from biont.origins.rules.revolution import REVOLUTION_CAME
from tests.browser.positions import recorded
from tests.origins.positions import Position

BLACK, GREEN = 0, 1
TWO = ["india", "china"]
FOUR = [*TWO, "danube", "rift-valley"]

EVENTS: dict[str, tuple[int, dict[str, Any], tuple[Comparison, Comparison]]] = {
    "crowd disease": (
        CROWD_DISEASE,
        {"black": {"cities": TWO, "immunology": 1}, "green": {"cities": ["gobi"], "immunology": 2}},
        (Comparison(2, 1, 1), Comparison(1, 2, 0)),
    ),
    "zoonotic disease": (
        ZOONOTIC_DISEASE,
        {"black": {"footprint": 3, "immunology": 2}, "green": {"footprint": 2, "immunology": 2}},
        (Comparison(3, 2, 1), Comparison(2, 2, 0)),
    ),
    "famine": (
        FAMINE,
        {"black": {"cities": [*TWO, "gobi"], "footprint": 2}, "green": {"footprint": 2}},
        (Comparison(3, 2, 1), Comparison(0, 2, 0)),
    ),
    "pollution": (
        POLLUTION,
        {"black": {"cities": FOUR, "energy": 3}, "green": {"energy": 3}},
        (Comparison(4, 3, 1), Comparison(0, 3, 0)),
    ),
}


def chain(at: Position) -> list[Event]:
    """What the open question follows from."""
    assert at.game is not None
    assert at.decision is not None
    causes = at.game.causes_for(at.decision.seat)
    return [causes.entries[number].kind for number in causes.chain(causes.now)]


@pytest.mark.rule("E1a.1", "E1g", "E1h")
@pytest.mark.parametrize("name", EVENTS)
def test_an_event_tells_both_numbers_of_everybody_before_anything_is_lost(name: str) -> None:
    kind, given, (black, green) = EVENTS[name]
    given = {seat: {"migrants": [spot]} | given[seat] for seat, spot in (("black", "zimbabwe"), ("green", "indonesia"))}
    at = Position("black green", active="black", turn=7, **given).run("event", kind, -1)
    assert [(entry.seat, entry.test) for entry in at.entries(TESTED)] == [(BLACK, black), (GREEN, green)]


CRISES = {
    "centre": (Comparison(1, 0, 1), Comparison(0, 1, 0)),
    "agnostic": (Comparison(1, 2, 0), Comparison(0, 0, 0)),
    "pacifist": (Comparison(1, 0, 0), Comparison(0, 0, 0)),
}
"""Dissidents against Diversity, with Mysticism against Cities, and against Mysticism, where there is a Foundation."""


@pytest.mark.rule("E1i.1", "E1i.3", "E1i.4")
@pytest.mark.parametrize("philosophy", CRISES)
def test_a_crisis_tells_what_it_holds_against_what(philosophy: str) -> None:
    black = {"cities": TWO, "migrants": ["zimbabwe"], "dissidents": ["crown"]}
    given: dict[str, Any] = {"black": black, "green": {"migrants": ["indonesia"]}, "philosophy": philosophy}
    at = Position("black green", active="black", turn=7, **given).run("event", CRISIS, -1)
    assert [entry.test for entry in at.entries(TESTED)] == [*CRISES[philosophy]]


@pytest.mark.rule("E3a", "D2b.1")
def test_whoever_rebels_does_so_because_of_the_comet() -> None:
    black, green = {"migrants": ["zimbabwe"]}, {"migrants": ["indonesia", "chiloe"]}
    at = Position("black green", active="black", challenges=["comet-1"], epoch="I", black=black, green=green)
    assert chain(at.run("claim")) == [COMET_DRAWN]


def test_a_loss_in_a_revolution_follows_from_it_and_from_all_that_led_there() -> None:
    """Pollution is a Chaos, without a Dissent for it a revolution; its own loss comes last."""
    black = {"cities": FOUR, "energy": 3, "migrants": ["zimbabwe"], "dissidents": ["crown"], "elders": {"lullaby": 2}}
    at = Position("black green", active="black", turn=7, black=black).run("event", POLLUTION, -1)
    assert chain(at) == [EVENT_STRUCK, CHAOS_SUFFERED, REVOLUTION_CAME]
    at.answer("expend-elder lullaby")
    while chain(at) != [EVENT_STRUCK]:
        at.answer(at.options[0])
    assert at.asked.name == "pollution"


def test_what_comes_after_a_cause_does_not_follow_from_it() -> None:
    """A whole game: no turn begins because of something, and what asks for a loss in a challenge says why."""
    record = recorded("origins")[0]
    game = replay(replace(record, answers=[], snapshots=[]))
    found: dict[str, set[str]] = {}
    for answer in record.answers:
        assert game.decision is not None
        causes = game.causes_for(game.decision.seat)
        first = causes.first(causes.now)
        found.setdefault(game.decision.kind.name, set()).add(causes.entries[first].kind.name if first >= 0 else "")
        game.choose(answer)
    assert found["challenge phase"] == {""}
    assert found["bid"] == {CHALLENGE_DRAWN.name}
