"""Negotiation and Emissaries: what may be gained, by whom, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.brain import emotions, free_will, vocabulary
from biont.origins.cards import ENERGY, FOOTPRINT, IMMUNOLOGY, INFORMATION
from biont.origins.people import pool
from biont.origins.rules.advanced.negotiation import ASK_NEGOTIATE
from biont.origins.rules.advancements import ASK_FREE_STEP
from biont.origins.tableau import dissidents, diversity
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position

BLACK, GREEN, WHITE = 0, 1, 2
HOME = {"migrants": ["zimbabwe"]}
ABROAD = {"migrants": ["chiloe"]}


def negotiate(green: dict[str, Any], black: dict[str, Any]) -> Position:
    """Green negotiates with Black."""
    return Position(advanced=True, black=HOME | black, green=ABROAD | green).run("negotiate", GREEN, BLACK)


@pytest.mark.rule("GL-Negotiation.1")
def test_a_step_only_where_the_partner_is_ahead_and_without_a_cap() -> None:
    at = negotiate({"energy": 4, "mysticism": 7}, {"footprint": 3, "immunology": 10, "energy": 4, "metallurgy": 1})
    assert at.options == ["step footprint", "step immunology", "decline"]
    at.answer("step immunology")
    assert at.table.stage(GREEN, IMMUNOLOGY) == 2
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("GL-Negotiation.1", "G9e.2")
def test_a_step_into_steam_gives_its_bonus() -> None:
    at = negotiate({"energy": 5, "mysticism": 7}, {"energy": 6}).answer("step energy")
    assert (at.table.stage(GREEN, ENERGY), at.asked) == (6, ASK_FREE_STEP)


@pytest.mark.rule("GL-Negotiation.1")
def test_a_pawn_goes_straight_to_free_will() -> None:
    at = negotiate({"vocabulary": 2}, {}).answer("release emotions")
    assert (emotions(at.table, GREEN), vocabulary(at.table, GREEN), free_will(at.table, GREEN)) == (4, 2, 1)
    at = negotiate({"vocabulary": 2, "free-will": 2, "mysticism": 3}, {})
    assert at.options == ["release vocabulary", "decline"]
    invariants(at.table)


@pytest.mark.rule("GL-Negotiation.1", "GL-Dissident.2")
def test_a_dissident_goes_home_without_a_loss() -> None:
    green = {"culture": ["grave-goods"], "dissidents": ["grave-goods", "crown"], "cities": ["india"], "mysticism": 7}
    at = negotiate(green, {})
    assert at.options == ["appease grave-goods", "appease crown", "decline"]
    at.answer("appease grave-goods")
    assert (dissidents(at.table, GREEN), pool(at.table, GREEN), diversity(at.table, GREEN)) == (1, 10, 1)
    assert at.asked == NOBODY_ASKED
    assert at.table.cities[GREEN] == at.hexes("india")


@pytest.mark.rule("GL-Negotiation.1")
def test_the_bonus_may_be_declined_and_without_any_nobody_is_asked() -> None:
    at = negotiate({"vocabulary": 1}, {})
    before = list(at.table.pawns), list(at.table.stages)
    at.answer("decline")
    assert (list(at.table.pawns), list(at.table.stages)) == before
    assert negotiate({"mysticism": 7, "energy": 8}, {"energy": 3}).asked == NOBODY_ASKED


def emissaries(activity: str, **given: Any) -> Position:
    """Black uses an Idea with Emissaries on it."""
    at = Position("black green white", advanced=True, **given)
    return at.run_all(("ideas",), ("footprint",)).answer(activity)


@pytest.mark.rule("F0f", "B4c", "GL-Emissary.1", "GL-Negotiation.1", "D1e.3")
def test_whoever_has_an_emissary_on_a_used_card_negotiates_as_in_the_example() -> None:
    """S18: the Idea advances energy from 3 to 4, and White may follow."""
    at = emissaries(
        "use energy-4",
        black=HOME | {"ideas": ["firekeeping"], "energy": 3},
        green=ABROAD,
        white={"migrants": ["spain"], "emissaries": ["firekeeping"], "mysticism": 6},
    )
    assert (at.asked, at.decision and at.decision.seat, at.about) == (ASK_NEGOTIATE, WHITE, (BLACK,))
    assert at.options == ["step energy", "decline"]
    at.answer("step energy")
    assert [at.table.stage(seat, ENERGY) for seat in (BLACK, GREEN, WHITE)] == [4, 3, 4]


@pytest.mark.rule("F0f", "GL-Emissary.1", "GL-Action.1", "F0d.2")
def test_several_owners_negotiate_clockwise_and_before_the_consequent() -> None:
    at = emissaries(
        "use domesticate>footprint-2",
        black={"migrants": ["delhi"], "ideas": ["wolf-pups"], "ruling": "culture"},
        green=ABROAD | {"emissaries": ["wolf-pups"]},
        white={"migrants": ["spain"], "emissaries": ["wolf-pups"]},
    ).answer("found india first")
    assert (at.asked, at.decision and at.decision.seat) == (ASK_NEGOTIATE, GREEN)
    at.answer("decline")
    assert (at.asked, at.decision and at.decision.seat) == (ASK_NEGOTIATE, WHITE)
    assert at.table.stage(BLACK, FOOTPRINT) == 1
    at.answer("decline")
    assert at.table.stage(BLACK, FOOTPRINT) == 2


@pytest.mark.rule("F0f", "GL-Emissary.1")
@pytest.mark.parametrize(
    ("active", "order"), [(BLACK, [GREEN, WHITE]), (GREEN, [WHITE, BLACK]), (WHITE, [BLACK, GREEN])]
)
def test_owners_negotiate_from_the_left_of_whoever_is_active(active: int, order: list[int]) -> None:
    at = Position("black green white", advanced=True, black=HOME, green=ABROAD, white={"migrants": ["spain"]})
    at.laid.active = active
    at.run("emissaries", sum(1 << seat for seat in order))
    asked = []
    while at.asked == ASK_NEGOTIATE:
        assert at.decision is not None
        asked.append(at.decision.seat)
        at.answer("decline")
    assert asked == order


@pytest.mark.rule("F0f")
def test_a_skipped_card_gives_nothing() -> None:
    at = emissaries(
        "skip",
        black=HOME | {"ideas": ["firekeeping"]},
        green=ABROAD | {"emissaries": ["firekeeping"]},
        white={"migrants": ["spain"]},
    )
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("F0f", "GL-Emissary.2")
def test_an_emissary_that_leaves_during_the_action_still_negotiates() -> None:
    """The card was used with the Emissary on it, though the action sends him home."""
    at = emissaries(
        "use racism",
        black=HOME | {"ideas": ["body-paint"], "ruling": "politics"},
        green=ABROAD | {"emissaries": ["body-paint"]},
        white={"migrants": ["spain"]},
    ).answer("expel body-paint green")
    assert free_will(at.table, GREEN) == 1
    assert (at.asked, at.decision and at.decision.seat) == (ASK_NEGOTIATE, GREEN)


@pytest.mark.rule("GL-Negotiation.1", "D1c.6")
def test_information_may_be_learnt_too() -> None:
    at = negotiate({"mysticism": 7}, {"information": 3}).answer("step information")
    assert at.table.stage(GREEN, INFORMATION) == 2
