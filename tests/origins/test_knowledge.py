"""G1 to G4: specialize, invent, library and elect."""

from __future__ import annotations

import pytest

from biont.origins.brain import elders, free_will, vocabulary
from biont.origins.cards import INFORMATION, METALLURGY, POLITICS
from biont.origins.rules.activities import ASK_IDEA, ASK_LOWER_ROW, ASK_UPPER_ROW
from biont.origins.rules.advancements import AT_LIMIT
from biont.origins.rules.destroy import ASK_REFUGE, MIGRANT_LOST
from biont.origins.rules.knowledge import ALREADY_ELECTED, FEW_ELDERS, MORE_ELDERS, NO_ELDER, NO_FREE_WILL
from biont.origins.rules.quell import ASK_QUELL
from biont.origins.table import NOTHING
from biont.origins.tableau import dissidents, diversity
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position

BLACK, GREEN, WHITE = 0, 1, 2
HOME = {"migrants": ["zimbabwe"]}


@pytest.mark.rule("G1.1", "G1.4", "D1c.6")
def test_specialize_places_no_more_elders_than_information_and_free_will_allow() -> None:
    """S20: information 3 but two pawns in Free Will; they may go to two different Ideas."""
    at = Position(black=HOME | {"free-will": 2, "information": 3}).run("specialize")
    first, second = at.options[:2]
    at.answer(first)
    assert at.options[-1] == "done"
    at.answer(second)
    assert at.asked == NOBODY_ASKED
    assert (elders(at.table, BLACK), free_will(at.table, BLACK)) == (2, 0)
    at = Position(black=HOME | {"free-will": 4, "information": 2}, green={"migrants": ["spain"]}).run("specialize")
    at.answer(at.options[0], at.options[0])
    assert at.asked == NOBODY_ASKED
    assert (elders(at.table, BLACK), free_will(at.table, BLACK)) == (2, 2)
    invariants(at.table)


@pytest.mark.rule("G1.1")
def test_fewer_elders_may_be_placed_but_not_none() -> None:
    at = Position(black=HOME | {"free-will": 3, "information": 3}).run("specialize")
    assert "done" not in at.options
    at.answer(at.options[0], "done")
    assert elders(at.table, BLACK) == 1


@pytest.mark.rule("G1.2", "G1.3")
def test_elders_may_join_own_and_foreign_ones_without_a_limit() -> None:
    at = Position(
        black=HOME | {"free-will": 1, "elders": {"lullaby": 5}}, green={"migrants": ["spain"], "elders": {"lullaby": 1}}
    ).run("specialize")
    at.answer("specialize lullaby")
    assert elders(at.table, BLACK) == 6


@pytest.mark.rule("G1.4")
def test_only_free_will_can_be_specialized() -> None:
    at = Position(black=HOME | {"vocabulary": 3, "mysticism": 2, "elders": {"lullaby": 1}}).run("lower row")
    assert at.refused["use specialize"] == NO_FREE_WILL


def market(*ideas: str) -> list[str]:
    """A Market whose culture column has these Ideas from row 1 on."""
    return [*ideas, *["-"] * (9 - len(ideas))]


@pytest.mark.rule("G2", "G2a.1", "D1a")
def test_an_idea_takes_an_own_elder_and_as_many_of_all_as_its_row() -> None:
    cards = market("lullaby", "firekeeping", "round-dance")
    at = Position(
        black=HOME | {"elders": {"firekeeping": 1, "round-dance": 2}},
        green={"migrants": ["spain"], "elders": {"lullaby": 3, "firekeeping": 1}},
        market=cards,
    ).run("invent", BLACK)
    assert at.options == ["invent firekeeping"]
    assert at.refused == {"invent round-dance": MORE_ELDERS}
    at.answer("invent firekeeping")
    assert at.table.market[1] == NOTHING


@pytest.mark.rule("G2a.2", "G2b.1", "G2c.1", "G2d.1")
def test_all_elders_go_home_and_each_of_their_players_gets_the_eureka_once() -> None:
    """S21: White invents an Idea of row 2 with an Elder of Orange on it; both get its Eureka, and it is discarded."""
    at = Position(
        "black green",
        black=HOME | {"elders": {"lullaby": 2}},
        green={"migrants": ["spain"], "elders": {"lullaby": 1}},
        market=market("firekeeping", "lullaby"),
    ).run("invent", BLACK)
    at.answer("invent lullaby")
    assert [vocabulary(at.table, seat) for seat in (BLACK, GREEN)] == [1, 1]
    assert [free_will(at.table, seat) for seat in (BLACK, GREEN)] == [2, 1]
    assert at.table.lore == [at.id("idea", "lullaby")]
    assert at.table.ideas[BLACK] == ()
    assert at.asked == NOBODY_ASKED
    invariants(at.table)


@pytest.mark.rule("G2b.2")
def test_both_parts_of_a_eureka_are_carried_out() -> None:
    at = Position(
        black=HOME | {"elders": {"levallois-point": 1}, "metallurgy": 1},
        market=["-"] * 6 + ["levallois-point", "-", "-"],
    )
    at.run("invent", BLACK).answer("invent levallois-point")
    assert (at.table.stage(BLACK, METALLURGY), vocabulary(at.table, BLACK)) == (2, 1)


@pytest.mark.rule("G2c.2")
def test_copycats_come_clockwise_after_the_inventor() -> None:
    at = Position(
        "black green white",
        black=HOME | {"elders": {"round-dance": 1}},
        green={"migrants": ["spain"], "elders": {"round-dance": 1}},
        white={"migrants": ["china"], "elders": {"round-dance": 1}},
        market=market("round-dance"),
        active="green",
    ).run("invent", GREEN)
    at.answer("invent round-dance")
    order = []
    while at.decision is not None:
        order.append(at.seat)
        at.answer("pray emotions")
    assert order == [GREEN, WHITE, BLACK]


@pytest.mark.rule("G3")
def test_a_library_takes_as_many_elders_as_information_and_advances_it() -> None:
    """S22: information 3 and five Elders: three are expended, information becomes 4."""
    at = Position(
        black=HOME | {"information": 3, "elders": {"lullaby": 3, "firekeeping": 2}},
        market=market("lullaby", "firekeeping"),
    )
    at.run("library").answer("expend-elder lullaby", "expend-elder firekeeping", "expend-elder lullaby")
    assert at.asked == NOBODY_ASKED
    assert (elders(at.table, BLACK), free_will(at.table, BLACK)) == (2, 3)
    assert at.table.stage(BLACK, INFORMATION) == 4


@pytest.mark.rule("G3")
def test_a_library_needs_its_elders_and_a_stage_to_reach() -> None:
    at = Position(black=HOME | {"information": 3, "elders": {"lullaby": 2}}).run("lower row")
    assert at.refused["use library"] == FEW_ELDERS
    at = Position(black=HOME | {"information": 6, "elders": {"lullaby": 6}}).run("lower row")
    assert at.refused["use library"] == AT_LIMIT
    at = Position(black=HOME | {"information": 6, "elders": {"lullaby": 6}}, library_beyond=True).run("lower row")
    assert "use library" in at.options


@pytest.mark.rule("G4.1", "G4.2", "G4.3", "G4.4")
def test_an_election_expends_all_elders_and_quells_all_dissidents() -> None:
    """S23: one Elder, three Dissidents, the class is kept: the Dissidents are gone and the Foundations stay."""
    at = Position(
        black={
            "ruling": "politics",
            "politics": ["bluster", "grave-goods"],
            "dissidents": ["bluster", "grave-goods", "crown"],
            "elders": {"lullaby": 1},
            "migrants": ["zimbabwe", "spain", "china", "delhi"],
            "cities": ["indus"],
        },
        phase="activities",
    ).run_all(("elect",), ("upper row",))
    assert at.options == ["rule culture", "rule politics", "rule industry"]
    at.answer("rule politics")
    assert at.options == ["destroy-city indus"]
    while at.asked in (ASK_QUELL, ASK_REFUGE):
        at.answer(at.options[0])
    assert at.asked == ASK_UPPER_ROW
    table = at.table
    assert (dissidents(table, BLACK), diversity(table, BLACK)) == (0, 3)
    assert (table.ruling[BLACK], table.column(BLACK, POLITICS)) == (
        POLITICS,
        (at.id("challenge", "bluster"), at.id("challenge", "grave-goods")),
    )
    assert (elders(table, BLACK), free_will(table, BLACK)) == (0, 1)
    assert len(at.entries(MIGRANT_LOST)) == 2


@pytest.mark.rule("G4a.2", "G4a.1")
def test_a_new_class_goes_on_with_its_species_placard() -> None:
    """Foundations of the new column are passed over; the lower row comes again (AMB-29)."""
    given = {
        "ruling": "culture",
        "politics": ["bluster"],
        "elders": {"lullaby": 1},
        "free-will": 2,
        "migrants": ["zimbabwe"],
    }
    at = Position(black=given, phase="activities").run_all(("elect",), ("upper row",), ("ideas",))
    at.answer("rule politics")
    assert (at.asked, at.table.ruling[BLACK]) == (ASK_LOWER_ROW, POLITICS)
    at = Position(black=given, phase="activities", elect_upward=True).run_all(("elect",), ("upper row",), ("ideas",))
    at.answer("rule politics")
    assert at.asked == ASK_UPPER_ROW


@pytest.mark.rule("G4a.2", "F0a")
def test_an_idea_that_called_the_election_is_used_again_in_the_new_class() -> None:
    """L842: the new Ruling Class starts with the Placard, and whatever lies above it comes after it."""
    given = {
        "ruling": "politics",
        "ideas": ["ostracism"],
        "elders": {"lullaby": 1},
        "migrants": ["zimbabwe"],
        "information": 2,
    }
    at = Position(advanced=True, black=given, phase="activities").run("ideas")
    at.answer("use elect", "rule culture")
    assert (at.asked, at.about) == (ASK_LOWER_ROW, ())
    at.answer("skip", "skip")
    assert (at.asked, at.about) == (ASK_IDEA, (at.id("idea", "ostracism"),))
    assert "use encephalize" in at.options
    assert at.refused["use elect"] == ALREADY_ELECTED
    at.answer("skip")
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("G4.1", "G4b")
def test_one_election_a_turn_and_only_with_an_elder_or_an_emissary() -> None:
    at = Position(black=HOME).run("lower row")
    assert at.asked == NOBODY_ASKED
    at = Position(black=HOME | {"free-will": 1}).run("lower row")
    assert at.refused["use elect"] == NO_ELDER
    at = Position(black=HOME | {"free-will": 1, "elders": {"lullaby": 1}}, phase="activities")
    at.run_all(("elect",)).answer("rule politics")
    assert at.asked == ASK_LOWER_ROW
    assert at.refused["use elect"] == ALREADY_ELECTED
