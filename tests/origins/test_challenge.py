"""E0 and E2, E1j: the challenge phase, auctions, Foundations and dictators."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.brain import elders, emotions, free_will, mysticism, vocabulary
from biont.origins.cards import CULTURE, INDUSTRY, INVENT, POLITICS
from biont.origins.rules.advancements import ASK_PRAY, PAWN_MOVED
from biont.origins.rules.auction import ASK_BID, ASK_ORIENT, ASK_PAY, CANNOT_BID, NO_BID
from biont.origins.rules.challenge import (
    CHALLENGE_DRAWN,
    COMET_ON_TOP,
    MUST_CHALLENGE,
    NO_BELLWETHER,
    NO_BIDDER,
    NO_COMET,
    NO_GLOBALIZATION,
    NOT_CHALLENGER,
)
from biont.origins.rules.climate import ASK_LAY_CHIT, CLIMATE_CHANGE
from biont.origins.rules.events import EVENT_STRUCK
from biont.origins.rules.philosophy import ASK_DEMAGOGUE
from biont.origins.rules.quell import ASK_QUELL
from biont.origins.table import CHALLENGE_CARDS, CROWN_DISSENT, NOTHING
from biont.origins.tableau import dissidents, diversity
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position

BLACK, GREEN, WHITE = 0, 1, 2


def auction(card: str, seats: str = "black green white", **given: Any) -> Position:
    """A revealed card whose events are over; Black is the challenger."""
    for seat, spot in (("black", "zimbabwe"), ("green", "indonesia"), ("white", "spain")):
        given[seat] = {"migrants": [spot]} | given.get(seat, {})
    given = {key: value for key, value in given.items() if key in seats.split() or key not in ("green", "white")}
    at = Position(seats, active="black", turn=7, **given)
    reveal(at, card)
    return at.run("auction")


def reveal(at: Position, card: str) -> None:
    """Put a card aside as the one that is auctioned."""
    table = at.laid
    table.auctioned = at.id("challenge", card)
    table.unused = [tuple(other for other in pile if other != table.auctioned) for pile in table.unused]
    table.challenges = [other for other in table.challenges if other != table.auctioned]


# -- the phase ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A1", "A1a.1", "E0a", "E0b", "E0c", "A1b.2", "A1c")
def test_without_elders_comets_and_bellwethers_the_phase_can_only_be_skipped() -> None:
    at = Position(black={"migrants": ["spain"], "free-will": 3}, turn=5).run("challenge phase")
    assert at.options == ["skip"]
    assert at.refused == {"challenge": NO_BIDDER, "claim": NO_COMET, "globalize": NO_BELLWETHER}


@pytest.mark.rule("A1", "E0a")
def test_an_elder_or_an_emissary_lets_a_player_challenge() -> None:
    at = Position(black={"elders": {"lullaby": 1}}, turn=5).run("challenge phase")
    assert at.options == ["skip", "challenge"]
    at = Position(advanced=True, black={"emissaries": ["lullaby"]}, green={"ideas": ["lullaby"]}, turn=5)
    assert at.run("challenge phase").options == ["skip", "challenge"]


@pytest.mark.rule("A1a.1", "A1b.1", "A1b.2", "E0b")
def test_a_comet_on_top_is_claimed_without_elders_and_cannot_be_challenged() -> None:
    at = Position(black={"elders": {"lullaby": 1}}, challenges=["comet-1"], turn=5).run("challenge phase")
    assert at.options == ["skip", "claim"]
    assert at.refused["challenge"] == COMET_ON_TOP
    at = Position(challenges=["comet-1"], turn=5).run("challenge phase")
    assert at.options == ["skip", "claim"]


@pytest.mark.rule("E0c", "A1c")
def test_a_bellwether_lets_a_player_globalize_whatever_lies_on_top() -> None:
    for top in (["comet-2"], ["earworms"]):
        at = Position(black={"bellwethers": ["comet-1"]}, challenges=top, turn=5).run("challenge phase")
        assert "globalize" in at.options


@pytest.mark.rule("A1a.2", "A1a.3", "B2a.1", "B2a.3")
def test_a_challenge_reveals_the_top_card_and_runs_its_events_before_the_auction() -> None:
    at = Position(
        black={"migrants": ["spain"], "elders": {"lullaby": 1}},
        green={"migrants": ["indonesia"]},
        challenges=["earworms"],
        turn=5,
        active="black",
        climate={"ice": ["yukon"]},
    ).run("challenge phase")
    at.answer("challenge")
    assert at.asked == ASK_LAY_CHIT
    assert at.table.auctioned == at.id("challenge", "earworms")
    at.answer("lay doggerland")
    assert [entry.kind for entry in at.entries(CHALLENGE_DRAWN, EVENT_STRUCK, CLIMATE_CHANGE)] == [
        CHALLENGE_DRAWN,
        EVENT_STRUCK,
        CLIMATE_CHANGE,
        EVENT_STRUCK,
    ]
    assert at.asked == ASK_BID


# -- bids --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("E2.1", "E2a.1", "E2a.2", "E2a.3", "E2.3", "A1a.4")
def test_everybody_with_an_elder_bids_once_from_the_challenger_on_and_more_than_before() -> None:
    at = auction(
        "motherese",
        black={"elders": {"lullaby": 2}, "free-will": 3},
        green={"free-will": 5},
        white={"elders": {"lullaby": 1, "round-dance": 2}},
    )
    assert (at.decision.seat, at.options) == (BLACK, ["pass", "bid 1", "bid 2"])  # type: ignore[union-attr]
    at.answer("bid 1")
    assert (at.decision.seat, at.options) == (WHITE, ["pass", "bid 2", "bid 3"])  # type: ignore[union-attr]
    at.answer("bid 3")
    assert (at.asked, at.decision.seat) == (ASK_PAY, WHITE)  # type: ignore[union-attr]


@pytest.mark.rule("E2a.3", "E2a.2")
def test_who_cannot_beat_the_last_bid_is_not_asked() -> None:
    at = auction("motherese", black={"elders": {"lullaby": 2}}, white={"elders": {"lullaby": 2}})
    at.answer("bid 2")
    assert (at.asked, at.decision.seat) == (ASK_PAY, BLACK)  # type: ignore[union-attr]


@pytest.mark.rule("E2.1", "GL-Emissary.2")
def test_emissaries_bid_like_elders() -> None:
    at = auction(
        "motherese",
        advanced=True,
        black={"elders": {"round-dance": 1}, "emissaries": ["lullaby"]},
        green={"ideas": ["lullaby"]},
    )
    assert at.options == ["pass", "bid 1", "bid 2"]
    at.answer("bid 2")
    assert at.options == ["expend-elder round-dance", "expend-emissary lullaby"]
    at.answer("expend-emissary lullaby", "expend-elder round-dance")
    assert free_will(at.table, BLACK) == 2
    assert at.table.emissaries[at.id("idea", "lullaby")] == 0


@pytest.mark.rule("E2b", "B2a.2", "E2.2")
def test_mysticism_augments_bids_for_religious_cards_as_in_the_example() -> None:
    """GRAVE GOODS: one Elder and two Mystics bid 3; an opponent has to bid 4."""
    at = auction(
        "grave-goods",
        black={"elders": {"lullaby": 1}, "mysticism": 2, "ruling": "industry"},
        white={"elders": {"lullaby": 5}},
    )
    assert at.options == ["pass", "bid 1"]
    at.answer("bid 1")
    assert at.table.bid == 3
    assert at.options == ["pass", "bid 4", "bid 5"]


@pytest.mark.rule("E2b")
def test_mysticism_does_not_count_for_other_cards() -> None:
    at = auction("motherese", black={"elders": {"lullaby": 1}, "mysticism": 2}, white={"elders": {"lullaby": 5}})
    at.answer("bid 1")
    assert at.table.bid == 1


@pytest.mark.rule("E2c")
def test_a_favoured_ruling_class_adds_one_as_in_the_example() -> None:
    """NATURAL LAW favours industry: the bid of the last example is 4, an opponent has to bid 5."""
    at = auction(
        "grave-goods",
        philosophy="natural-law",
        black={"elders": {"lullaby": 1}, "mysticism": 2, "ruling": "industry"},
        white={"elders": {"lullaby": 6}},
    )
    at.answer("bid 1")
    assert at.table.bid == 4
    assert at.options == ["pass", "bid 5", "bid 6"]


@pytest.mark.rule("E2.2")
def test_at_least_one_pawn_is_bid_however_large_the_augmentation() -> None:
    at = auction("grave-goods", black={"elders": {"lullaby": 1}}, white={"elders": {"lullaby": 2}, "mysticism": 5})
    at.answer("bid 1")
    assert at.options == ["pass", "bid 1", "bid 2"]


@pytest.mark.rule("E2a.5")
def test_without_a_bid_the_card_leaves_the_game() -> None:
    at = auction("motherese", black={"elders": {"lullaby": 1}}, white={"elders": {"lullaby": 1}})
    at.answer("pass", "pass")
    assert at.asked == NOBODY_ASKED
    assert [entry.seat for entry in at.entries(NO_BID)] == [BLACK, WHITE]
    assert at.table.spent == [at.id("challenge", "motherese")]
    assert at.table.auctioned == NOTHING
    assert at.table.foundations_of_all() == []


@pytest.mark.rule("E2d", "E2e", "A1a.5")
def test_the_winner_pays_his_pawns_and_takes_the_eureka_and_losers_pay_nothing() -> None:
    at = auction(
        "motherese",
        black={"elders": {"lullaby": 2}},
        white={"elders": {"lullaby": 2, "round-dance": 2}},
    )
    at.answer("bid 2", "bid 3", "expend-elder lullaby", "expend-elder round-dance", "expend-elder round-dance")
    assert (elders(at.table, BLACK), elders(at.table, WHITE), free_will(at.table, WHITE)) == (2, 1, 3)
    assert (emotions(at.table, WHITE), vocabulary(at.table, WHITE)) == (2, 1)
    assert at.asked == ASK_ORIENT


# -- placing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("E2g", "E2h", "D1e.2")
def test_a_card_of_the_ruling_class_lies_lowest_and_leaves_dissidents_alone() -> None:
    at = auction(
        "motherese",
        black={"elders": {"lullaby": 1}, "culture": ["grave-goods"], "dissidents": ["grave-goods", "crown"]},
    )
    at.answer("bid 1", "expend-elder lullaby")
    assert at.options == ["orient culture", "orient industry"]
    at.answer("orient culture")
    assert at.asked == NOBODY_ASKED
    assert at.table.column(BLACK, CULTURE) == tuple(at.words.numbers("challenge", ["grave-goods", "motherese"]))
    assert dissidents(at.table, BLACK) == 2
    assert diversity(at.table, BLACK) == 1


@pytest.mark.rule("E2i.1", "E2i.2", "D3.1")
def test_a_card_of_another_discipline_is_a_quiet_revolution_as_in_the_example() -> None:
    """One Dissident, quelled with an Elder that was not in the bid; Crown and card then lie in the new column."""
    at = auction(
        "motherese",
        black={"elders": {"lullaby": 2}, "culture": ["grave-goods"], "dissidents": ["crown"]},
    )
    at.answer("bid 1", "expend-elder lullaby", "orient industry")
    assert (at.asked, at.options) == (ASK_QUELL, ["expend-elder lullaby"])
    at.answer("expend-elder lullaby")
    assert at.asked == NOBODY_ASKED
    assert at.table.ruling[BLACK] == INDUSTRY
    assert at.table.column(BLACK, INDUSTRY) == (at.id("challenge", "motherese"),)
    assert at.table.column(BLACK, CULTURE) == (at.id("challenge", "grave-goods"),)
    assert dissidents(at.table, BLACK) == 0
    invariants(at.table)


@pytest.mark.rule("E2a.4", "E2f.1", "A1a.6", "B2a.5")
@pytest.mark.parametrize("dictator_stays", [False, True])
def test_an_unmet_requirement_gives_the_eureka_and_discards_the_card(dictator_stays: bool) -> None:
    """Also where dictators stay without theirs, for this is none."""
    at = auction("canal-corvee", advanced=True, dictator_stays=dictator_stays, black={"elders": {"lullaby": 1}})
    at.answer("bid 1", "expend-elder lullaby")
    assert at.asked == NOBODY_ASKED
    assert at.table.stage(BLACK, 0) == 2
    assert at.table.spent == [at.id("challenge", "canal-corvee")]


@pytest.mark.rule("E2f.2")
def test_the_eureka_counts_before_the_requirement() -> None:
    at = auction("canal-corvee", advanced=True, black={"elders": {"lullaby": 1}, "footprint": 2})
    at.answer("bid 1", "expend-elder lullaby")
    assert at.table.stage(BLACK, 0) == 3
    assert at.asked == ASK_ORIENT


@pytest.mark.rule("META.6", "E2f.1")
def test_the_basic_game_asks_for_no_requirement() -> None:
    at = auction("canal-corvee", black={"elders": {"lullaby": 1}})
    at.answer("bid 1", "expend-elder lullaby")
    assert at.asked == ASK_ORIENT


# -- dictators ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("E1j.1", "E1j.2", "E1j.3", "G9g")
def test_napoleon_goes_to_the_challenger_on_a_tie_and_purges_as_in_the_example() -> None:
    at = auction(
        "napoleon",
        advanced=True,
        black={
            "mysticism": 1,
            "culture": ["motherese", "grave-goods"],
            "politics": ["bluster"],
            "dissidents": ["grave-goods", "crown"],
            "migrants": ["spain", "china"],
        },
        green={"mysticism": 1, "elders": {"lullaby": 3}},
        white={"migrants": ["zimbabwe"]},
    )
    assert (at.asked, at.decision.seat) == (ASK_ORIENT, BLACK)  # type: ignore[union-attr]
    assert at.table.stage(BLACK, 0) == 2
    at.answer("orient culture")
    assert at.asked == ASK_QUELL
    at.answer("expend-migrant spain")
    table = at.table
    assert at.asked == NOBODY_ASKED
    assert table.column(BLACK, CULTURE) == (at.id("challenge", "napoleon"),)
    assert table.column(BLACK, POLITICS) == (at.id("challenge", "bluster"),)
    assert table.dissidents[BLACK] == 1 << CROWN_DISSENT
    assert sorted(table.spent) == sorted(at.words.numbers("challenge", ["motherese", "grave-goods"]))
    invariants(table)


@pytest.mark.rule("E1j.1")
@pytest.mark.parametrize(("card", "winner"), [("napoleon", GREEN), ("robespierre", WHITE)])
def test_rightists_follow_mysticism_and_leftists_dissidents(card: str, winner: int) -> None:
    at = auction(
        card,
        advanced=True,
        black={"mysticism": 1},
        green={"mysticism": 2},
        white={"dissidents": ["crown"], "mysticism": 1},
    )
    while at.asked == ASK_DEMAGOGUE:
        at.answer("stay")
    assert (at.asked, at.decision.seat) == (ASK_ORIENT, winner)  # type: ignore[union-attr]


@pytest.mark.rule("E1j.2")
def test_with_nothing_to_compare_the_challenger_gets_the_dictator() -> None:
    at = auction("napoleon", advanced=True)
    assert at.decision is not None
    assert at.decision.seat == BLACK


@pytest.mark.rule("E1j.3", "E2e")
def test_a_dictators_other_eureka_comes_before_his_column_is_chosen() -> None:
    at = auction("televangelists", advanced=True, black={"culture": ["motherese"]})
    assert at.asked == ASK_PRAY
    at.answer("pray emotions", "orient culture")
    assert mysticism(at.table, BLACK) == 1
    assert at.table.column(BLACK, CULTURE) == (at.id("challenge", "televangelists"),)


@pytest.mark.rule("META.6", "E1j.1")
def test_in_the_basic_game_a_dictator_is_auctioned_and_purges_nothing() -> None:
    at = auction("napoleon", black={"elders": {"lullaby": 1}, "culture": ["motherese"]})
    assert at.asked == ASK_BID
    at.answer("bid 1", "expend-elder lullaby", "orient culture")
    assert at.table.column(BLACK, CULTURE) == tuple(at.words.numbers("challenge", ["motherese", "napoleon"]))


# -- alone and together ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C7f")
def test_the_soloist_rests_in_the_first_turn_and_then_always_challenges() -> None:
    at = Position("black", mode="solitaire", black={"migrants": ["spain"]}, turn=1).run("challenge phase")
    assert at.options == ["skip"]
    at = Position("black", mode="solitaire", black={"migrants": ["spain"]}, turn=2).run("challenge phase")
    assert at.options == ["challenge"]
    assert at.refused["skip"] == MUST_CHALLENGE
    at = Position("black", mode="solitaire", challenges=["comet-1"], turn=2).run("challenge phase")
    assert at.options == ["claim"]


@pytest.mark.rule("C7g.1")
def test_the_soloist_bids_the_epoch_and_his_dissidents_without_augmentation() -> None:
    given = {"elders": {"lullaby": 4}, "mysticism": 2, "migrants": ["spain"]}
    at = auction("grave-goods", "black", mode="solitaire", philosophy="divine-law", black=given)
    assert at.options == ["pass", "bid 1"]
    at = auction("grave-goods", "black", mode="solitaire", black=given | {"dissidents": ["crown"]})
    assert at.options == ["pass", "bid 2"]
    at.answer("bid 2", "expend-elder lullaby", "expend-elder lullaby")
    assert elders(at.table, BLACK) == 2


@pytest.mark.rule("C7g.1")
def test_a_soloist_who_cannot_pay_loses_the_card() -> None:
    at = auction("kurgan-burials", "black", mode="solitaire", black={"elders": {"lullaby": 1}})
    assert at.asked == NOBODY_ASKED
    assert at.table.spent == [at.id("challenge", "kurgan-burials")]


@pytest.mark.rule("C7g.2")
def test_the_soloist_gets_every_dictator_without_an_auction() -> None:
    at = auction("sargon-of-akkad", "black", mode="solitaire")
    assert at.asked == ASK_ORIENT


@pytest.mark.rule("C9b", "C9c", "C7h")
def test_among_partners_only_the_first_crown_challenges_and_nobody_globalizes() -> None:
    given: dict[str, Any] = {"mode": "cooperative", "first": "green", "turn": 5}
    at = Position(active="black", black={"elders": {"lullaby": 1}, "bellwethers": ["comet-1"]}, **given)
    at.run("challenge phase")
    assert at.options == ["skip"]
    assert at.refused == {"challenge": NOT_CHALLENGER, "claim": NOT_CHALLENGER, "globalize": NO_GLOBALIZATION}
    assert Position(active="green", **given).run("challenge phase").options == ["challenge"]
    assert Position(active="green", **(given | {"turn": 2})).run("challenge phase").options == ["skip"]


@pytest.mark.rule("B2a.4", "E2e", "E2g")
def test_every_challenge_card_gives_its_eureka_and_finds_its_column() -> None:
    for number in range(CHALLENGE_CARDS):
        at = Position(
            advanced=True,
            active="black",
            black={"migrants": ["spain", "china"], "elders": {"lullaby": 1}, "free-will": 3, "vocabulary": 1},
            green={"migrants": ["indonesia"]},
        )
        if any(kind == INVENT for kind, _ in at.laid.box.challenge_eureka[number]):
            continue  # where an Elder can invent is a matter of the Market, not of the card
        reveal(at, at.words.kinds["challenge"][number])
        at.laid.stages = [max(stages) for _ in range(2) for stages in at.laid.box.stages]
        at.run("win", BLACK)
        while at.asked != ASK_ORIENT:
            at.answer(at.options[0])
        at.answer(at.options[0])
        assert number in at.table.foundations_of_all()
        invariants(at.table)


@pytest.mark.rule("E2a.2", "E2.2")
def test_however_much_is_added_the_lowest_bid_is_one_pawn() -> None:
    black = {"mysticism": 3, "elders": {"lullaby": 2}, "migrants": ["zimbabwe"]}
    at = Position(black=black, green={"migrants": ["spain"]}, auction={"card": "grave-goods"}).run("auction")
    assert at.options == ["pass", "bid 1", "bid 2"]


@pytest.mark.rule("E2e", "G2b.2")
def test_the_winner_gets_all_of_the_eureka() -> None:
    at = Position(
        epoch="IV", auction={"card": "separation-of-powers"}, black={"vocabulary": 2, "migrants": ["zimbabwe"]}
    ).run("win", BLACK)
    assert [entry.rule for entry in at.entries(PAWN_MOVED)] == ["G9a", "G9b"]


def test_whoever_cannot_bid_enough_is_told_so_and_not_asked() -> None:
    at = auction("motherese", "black white", black={"elders": {"lullaby": 2}}, white={"elders": {"round-dance": 1}})
    at.answer("bid 2")
    assert at.asked != ASK_BID
    assert [(entry.seat, entry.data) for entry in at.entries(CANNOT_BID)] == [(1, (1, 2, 0))]
