"""J4: transactions that the Philosophy condemns bring a Chaos, after everything else."""

from __future__ import annotations

import pytest

from biont.origins.cards import ENSLAVE, PREACH, TRADE, WAR
from biont.origins.rules.advancements import STAGE_REACHED
from biont.origins.rules.chaos import ASK_DISSENT, ASK_REBEL, CHAOS_SUFFERED
from biont.origins.tableau import dissidents
from tests.origins.positions import NOBODY_ASKED, Position

BLACK = 0
SPACES = {
    ENSLAVE: {"abolitionist", "freedom"},
    PREACH: {"agnostic", "equality"},
    WAR: {"pacifist", "unity"},
    TRADE: set(),
}
HOME = {"migrants": ["bohemia", "karoo"]}


@pytest.mark.rule("J4a", "J4b", "J4c")
@pytest.mark.parametrize("kind", sorted(SPACES))
def test_two_spaces_condemn_each_violent_transaction_and_none_trade(kind: int) -> None:
    condemned = set()
    words = Position().words.kinds["space"]
    for space in words:
        at = Position(advanced=True, black=HOME, green={"migrants": ["delhi"]}, philosophy=space).run("morality", kind)
        if at.asked == ASK_REBEL:
            condemned.add(space)
            assert [entry.data for entry in at.entries(CHAOS_SUFFERED)] == [(1,)]
        assert at.table.active == BLACK
    assert condemned == SPACES[kind]


@pytest.mark.rule("J4c", "J3c.2", "F0d.2")
def test_morality_comes_after_the_consequent_whoever_wins() -> None:
    at = Position(
        advanced=True,
        philosophy="pacifist",
        black=HOME | {"ruling": "politics", "politics": ["bluster"]},
        green={"migrants": ["italy", "delhi"], "metallurgy": 3},
    )
    at.run("foundation", at.id("challenge", "bluster")).answer("use war>metallurgy-2", "attack italy", "move bohemia")
    assert at.asked == ASK_DISSENT
    at.answer("dissent crown")
    assert [entry.kind for entry in at.entries(STAGE_REACHED, CHAOS_SUFFERED)] == [STAGE_REACHED, CHAOS_SUFFERED]
    assert dissidents(at.table, BLACK) == 2


@pytest.mark.rule("J4c", "J3c.4")
def test_missiles_are_war_too() -> None:
    at = Position(
        advanced=True,
        philosophy="unity",
        black=HOME | {"ruling": "politics", "politics": ["commands"], "maritime": 8, "energy": 8},
        green={"migrants": ["italy", "delhi"]},
    )
    at.run("foundation", at.id("challenge", "commands")).answer("use war", "strike delhi")
    assert (at.asked, at.decision and at.decision.seat) == (ASK_REBEL, BLACK)


@pytest.mark.rule("J4b", "F0d.1")
def test_preaching_as_a_consequent_is_condemned_as_well() -> None:
    at = Position(
        advanced=True,
        philosophy="agnostic",
        black=HOME | {"culture": ["grave-goods"]},
        green={"migrants": ["italy", "delhi"]},
    )
    at.run("foundation", at.id("challenge", "grave-goods"))
    at.answer("use prayer>preach", "pray emotions", "convert italy", "branch bohemia")
    assert at.asked == ASK_REBEL
    at.answer("rebel karoo", "dissent crown")
    assert dissidents(at.table, BLACK) == 1


@pytest.mark.rule("J4b", "F0d.1")
def test_a_consequent_that_is_impossible_is_skipped_without_morality() -> None:
    at = Position(
        advanced=True, philosophy="agnostic", black=HOME | {"culture": ["grave-goods"]}, green={"migrants": ["chiloe"]}
    )
    at.run("foundation", at.id("challenge", "grave-goods")).answer("use prayer>preach", "pray emotions")
    assert (at.asked, len(at.entries(CHAOS_SUFFERED))) == (NOBODY_ASKED, 0)
