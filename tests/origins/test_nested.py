"""Interrupts inside interrupts: whatever goes on, another cause may come between, and everything comes back in order.

A cause is run up to each of its questions; there the other cause is let in, before the question is answered. In the
end the phase that all of it interrupted must be asked for, with every piece in its place.
"""

from __future__ import annotations

import pytest

from biont.kernel.table import Step
from biont.origins.cards import (
    CATASTROPHE,
    COOLING,
    CRISIS,
    CROWD_DISEASE,
    DEFORESTATION,
    FAMINE,
    NONE,
    POLLUTION,
    WARMING,
)
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE
from tests.origins.invariants import invariants
from tests.origins.positions import Position

LAST = ("challenge phase",)
BLACK, GREEN = 0, 1

CAUSES: dict[str, Step] = {
    "one chaos": ("chaos", BLACK, 1),
    "chaos beyond all dissents": ("chaos", BLACK, 5),
    "chaos for the other": ("chaos", GREEN, 3),
    "chaotic revolution": ("chaotic revolution", BLACK),
    "chaotic revolution of the other": ("chaotic revolution", GREEN),
    "losses": ("losses", BLACK, 3),
    "quiet revolution": ("found", BLACK),
    "dictator": ("win", GREEN),
    "famine": ("event", FAMINE, NONE),
    "crowd disease": ("event", CROWD_DISEASE, NONE),
    "pollution": ("event", POLLUTION, NONE),
    "crisis": ("event", CRISIS, NONE),
    "catastrophe": ("event", CATASTROPHE, 21),
    "cooling": ("event", COOLING, NONE),
    "warming": ("event", WARMING, NONE),
    "deforestation": ("event", DEFORESTATION, NONE),
    "comet": ("claim",),
    "refugee": ("refugee", BLACK, 20),
}


ALONE = (("quiet revolution", "dictator"), ("cooling", "warming", "deforestation"), ("comet",))
"""Causes that share the one revealed card, one chit or one Comet: none of them can come into the midst of another."""
PAIRS = [
    (outer, inner) for outer in CAUSES for inner in CAUSES if not any(outer in some and inner in some for some in ALONE)
]


def troubled(philosophy: str) -> Position:
    """Two players with Cities around a catastrophe, Dissidents, Ideas, an Emissary and few Migrants."""
    at = Position(
        advanced=True,
        active="black",
        turn=5,
        philosophy=philosophy,
        challenges=["comet-1"],
        black={
            "migrants": ["spain"],
            "cities": ["france", "danube", "india", "spain", "china"],
            "culture": ["grave-goods", "ochre-ritual", "earworms"],
            "politics": ["bluster"],
            "dissidents": ["grave-goods", "ochre-ritual"],
            "ideas": ["firekeeping", "lullaby"],
            "elders": {"round-dance": 1, "hand-signals": 1},
        },
        green={
            "cities": ["mediterranean", "turan", "gobi", "manchuria", "himalaya"],
            "ruling": "politics",
            "politics": ["commands", "chiefdom"],
            "dissidents": ["commands", "crown"],
            "emissaries": ["lullaby"],
            "elders": {"round-dance": 2},
        },
        climate={"sea": ["doggerland", "black-sea"], "ice": ["yukon"], "jungle": ["congo"], "desert": ["kalahari"]},
    )
    table = at.laid
    table.auctioned = at.id("challenge", "napoleon")
    table.unused = [tuple(card for card in pile if card != table.auctioned) for pile in table.unused]
    return at


def finish(at: Position) -> None:
    """Answer everything that was interrupted or interrupts, always alike, until the phase is asked for."""
    for answers in range(200):
        invariants(at.table, at.asked)
        if at.asked == ASK_CHALLENGE_PHASE:
            return
        at.answer(at.options[answers % len(at.options)])
    raise AssertionError("this does not end")


@pytest.mark.rule("D3f.1", "D2.2", "D4.1")
@pytest.mark.parametrize(("outer", "inner"), PAIRS)
def test_any_cause_may_interrupt_any_other_at_any_question(outer: str, inner: str) -> None:
    asked = 0
    for philosophy in ("centre", "pacifist", "equality"):
        for before in range(8):
            at = troubled(philosophy).run_all(CAUSES[outer], LAST)
            for answers in range(before):
                if at.asked != ASK_CHALLENGE_PHASE:
                    at.answer(at.options[answers % len(at.options)])
            if at.asked == ASK_CHALLENGE_PHASE:
                break
            asked += 1
            at.interrupt(*CAUSES[inner])
            finish(at)
    assert asked or outer == "one chaos"
