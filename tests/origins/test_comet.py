"""E3, E4 and H2: Comets, the Market, globalization."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.brain import elders
from biont.origins.cards import CULTURE, INDUSTRY, POLITICS
from biont.origins.definition import ORIGINS
from biont.origins.rules.activities import ASK_LOWER_ROW
from biont.origins.rules.comet import NO_CHITS, NOBODY_BEHIND, VICTORY_CHITS_TAKEN
from biont.origins.rules.market import IDEA_SLID, MARKET_FILLED
from biont.origins.rules.revolution import ASK_PUTSCH
from biont.origins.table import COMET_CLAIMED, NOTHING, place_of
from biont.origins.tableau import dissidents
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position

BLACK, GREEN, WHITE = 0, 1, 2


def comet(number: int, seats: str = "black green white", **given: Any) -> Position:
    """Black claims a Comet."""
    for seat, spot in (("black", "zimbabwe"), ("green", "indonesia"), ("white", "spain")):
        if seat in seats:
            given[seat] = {"migrants": [spot]} | given.get(seat, {})
    given.setdefault("epoch", ("I", "II", "III", "IV")[number - 1])
    return Position(seats, active="black", turn=7, challenges=[f"comet-{number}"], **given).run("claim")


@pytest.mark.rule("E3a", "E0b", "E3")
def test_everybody_suffers_a_chaos_from_the_claimant_on() -> None:
    at = comet(1, green={"dissidents": ["crown"]})
    assert [dissidents(at.table, seat) for seat in (BLACK, GREEN, WHITE)] == [1, 0, 0]
    assert (at.asked, at.decision.seat) == (ASK_PUTSCH, GREEN)  # type: ignore[union-attr]
    assert at.table.epoch == 1
    at.answer("rule industry")
    assert at.asked == NOBODY_ASKED
    assert [dissidents(at.table, seat) for seat in (BLACK, GREEN, WHITE)] == [1, 0, 1]
    assert at.table.epoch == 2
    invariants(at.table)


@pytest.mark.rule("A1b.3")
def test_the_claimant_goes_on_with_activities() -> None:
    at = Position(
        active="black",
        turn=7,
        challenges=["comet-1"],
        black={"migrants": ["zimbabwe"], "free-will": 1},
        green={"migrants": ["indonesia"]},
    ).run_all(("challenge phase",), ("activities",))
    at.answer("claim")
    assert (at.asked, at.table.epoch) == (ASK_LOWER_ROW, 2)


@pytest.mark.rule("E3b.1", "E3b.2", "E3c", "H2", "GL-Lore.2")
def test_only_cards_with_elders_stay_in_the_market_as_in_the_example() -> None:
    """One card of Epoch I has two Elders: it slides to row 1, all others are of Epoch II."""
    market = ["lullaby", "round-dance", "body-paint"]
    others = ["hand-signals", "thrusting-spear", "territory-markers"]
    at = Position("black green", active="black", challenges=["comet-1"])
    codes = at.words.words("idea", at.laid.market[6:])
    at = comet(
        1,
        "black green",
        market=[*market, *others, *codes],
        black={"elders": {"body-paint": 1}},
        green={"elders": {"body-paint": 1}},
    )
    table = at.table
    assert at.asked == NOBODY_ASKED
    assert table.market[place_of(CULTURE, 1)] == at.id("idea", "body-paint")
    assert [table.elders_at(place_of(CULTURE, 1), seat) for seat in (BLACK, GREEN)] == [1, 1]
    assert elders(table, BLACK) == 1
    assert sorted(table.box.idea_epoch[idea] for idea in table.market) == [1] + [2] * 8
    assert sorted(table.removed) == sorted(at.words.numbers("idea", [*market[:2], *others, *codes]))
    assert table.lore == []
    assert all(table.pile(1, discipline) == () for discipline in (0, 1, 2))
    assert {table.box.idea_epoch[idea] for idea in table.buried} == {1}
    invariants(table)


@pytest.mark.rule("E3d.1", "E3e", "B2c.2", "B8b")
def test_comet_i_compares_mysticism_as_in_the_example() -> None:
    at = comet(1, black={"mysticism": 1}, green={"mysticism": 3})
    assert [at.table.chits_of(seat, CULTURE) for seat in (BLACK, GREEN, WHITE)] == [1, 2, 0]
    assert at.table.bellwethers == [1, 0, 0]


@pytest.mark.rule("E3d.1")
def test_a_tie_gives_no_chit() -> None:
    at = comet(1, black={"mysticism": 2}, green={"mysticism": 2})
    assert [at.table.chits_of(seat, CULTURE) for seat in (BLACK, GREEN, WHITE)] == [1, 1, 0]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Everybody has Mysticism 2, so nobody takes a victory chit for culture."),
        ("de", "Alle haben Mystik 2, also nimmt niemand ein Siegplättchen für die Kultur."),
    ],
)
def test_where_nobody_gets_a_chit_it_is_said_why(language: str, told: str) -> None:
    at = comet(1, "black green", black={"mysticism": 2}, green={"mysticism": 2})
    teller = ORIGINS.telling.teller(at.rules, ORIGINS.words(language))
    assert [teller.entry(entry) for entry in at.entries(NO_CHITS)] == [told]


COMPARED = {
    "en": [
        "Black takes a victory chit for culture: Mysticism 1, more than one other player.",
        "Green takes 2 victory chits for culture: Mysticism 3, more than 2 other players.",
        "White takes no victory chit for culture: Mysticism 0, and nobody has less.",
    ],
    "de": [
        "Schwarz nimmt ein Siegplättchen für die Kultur: Mystik 1, mehr als eine andere Farbe.",
        "Grün nimmt 2 Siegplättchen für die Kultur: Mystik 3, mehr als 2 andere Farben.",
        "Weiß nimmt kein Siegplättchen für die Kultur: Mystik 0, und niemand hat weniger.",
    ],
}


@pytest.mark.rule("E3d.1")
@pytest.mark.parametrize("language", COMPARED)
def test_a_comet_tells_what_it_compared_of_everybody(language: str) -> None:
    at = comet(1, black={"mysticism": 1}, green={"mysticism": 3})
    teller = ORIGINS.telling.teller(at.rules, ORIGINS.words(language))
    told = [teller.entry(entry) for entry in at.entries(VICTORY_CHITS_TAKEN, NOBODY_BEHIND, NO_CHITS)]
    assert told == COMPARED[language]


@pytest.mark.rule("E3d.2")
def test_comet_ii_compares_urbanization() -> None:
    at = comet(2, green={"cities": ["gobi"]}, white={"cities": ["india", "china"]})
    assert [at.table.chits_of(seat, POLITICS) for seat in (BLACK, GREEN, WHITE)] == [0, 1, 2]
    assert at.table.bellwethers[BLACK] == 2
    at = comet(2, green={"cities": ["gobi"]}, white={"cities": ["india"]})
    assert [at.table.chits_of(seat, POLITICS) for seat in (BLACK, GREEN, WHITE)] == [0, 1, 1]


@pytest.mark.rule("B2c.2", "E3e")
def test_the_claimant_keeps_the_comet_whoever_began_the_game() -> None:
    at = Position(challenges=["comet-1"], active="green", first="black", black={"migrants": ["spain"]}).run("claim")
    assert at.table.bellwethers == [0, 1]


@pytest.mark.rule("E3d.3")
def test_comet_iii_compares_diversity_after_the_chaos() -> None:
    at = comet(3, green={"culture": ["motherese"]}, white={"dissidents": ["crown"], "culture": ["mimesis"]})
    # Black 1 - 1, Green 2 - 1, White's Dissident is quelled by the revolution: 2.
    while at.options:
        at.answer(at.options[0])
    assert [at.table.chits_of(seat, INDUSTRY) for seat in (BLACK, GREEN, WHITE)] == [0, 1, 2]


@pytest.mark.rule("A0a.2", "I0", "E3d.5", "E3e", "B2c.2")
def test_comet_iv_ends_the_game_at_once() -> None:
    """No Chaos and no scoring any more, but like every Comet it goes to whoever claimed it (L127)."""
    at = comet(4, black={"mysticism": 3})
    assert at.asked == NOBODY_ASKED
    assert at.table.ending == COMET_CLAIMED
    assert at.table.steps == []
    assert [dissidents(at.table, seat) for seat in (BLACK, GREEN, WHITE)] == [0, 0, 0]
    assert at.table.chits == [0] * 9
    assert at.table.bellwethers == [1 << 3, 0, 0]
    assert comet(4, version="1").table.bellwethers == [0, 0, 0]


@pytest.mark.rule("C7h", "C9c")
def test_alone_and_together_a_comet_is_not_scored_and_partners_do_not_keep_it() -> None:
    """The soloist claims it as normal, only its power is disabled (L399); partners use no Bellwethers (L421)."""
    at = comet(1, "black", mode="solitaire", black={"mysticism": 2})
    assert (at.table.chits, at.table.bellwethers, at.table.epoch) == ([0, 0, 0], [1], 2)
    assert dissidents(at.table, BLACK) == 1
    at = comet(1, "black green", mode="cooperative", black={"mysticism": 2})
    assert (at.table.chits, at.table.bellwethers) == ([0] * 6, [0, 0])


# -- the Market --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H2", "A3.3")
def test_cards_slide_away_from_the_deck_and_the_deck_fills_the_gaps() -> None:
    laid = Position().laid
    words = Position().words
    codes = words.words("idea", laid.market)
    at = Position(market=["-", codes[1], codes[2], *codes[3:5], "-", *codes[6:]], black={"elders": {codes[2]: 2}})
    next_culture, next_politics = at.laid.pile(1, CULTURE)[-1], at.laid.pile(1, POLITICS)[-1]
    at.run("restore market")
    table = at.table
    assert table.market[:3] == [laid.market[1], laid.market[2], next_culture]
    assert table.market[3:6] == [laid.market[3], laid.market[4], next_politics]
    assert table.market[6:] == laid.market[6:]
    assert table.elders_at(place_of(CULTURE, 2), BLACK) == 2
    assert elders(table, BLACK) == 2
    assert [entry.data[1] for entry in at.entries(MARKET_FILLED)] == [3, 3]
    assert [(entry.seat, entry.data) for entry in at.entries(IDEA_SLID)] == [(BLACK, (laid.market[2], 2))]


@pytest.mark.rule("B9b")
def test_an_empty_deck_refills_nothing() -> None:
    at = Position()
    at.laid.removed += at.laid.pile(1, CULTURE)
    at.laid.set_pile(1, CULTURE, ())
    at.laid.removed.append(at.laid.market[0])
    at.laid.market[0] = NOTHING
    second, third = at.laid.market[1:3]
    at.run("restore market")
    assert at.table.market[:3] == [second, third, NOTHING]
    assert at.table.market.count(NOTHING) == 1


# -- globalization -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("E4", "A1c", "GL-Bellwether")
def test_globalization_moves_the_philosophy_one_step_or_two() -> None:
    given: dict[str, Any] = {"active": "black", "turn": 5, "black": {"bellwethers": ["comet-1", "comet-2"]}}
    at = Position(**given).run("globalize")
    assert at.options == ["step-to natural-law", "step-to general-will", "step-to divine-law"]
    at.answer("step-to natural-law")
    assert sorted(at.options) == ["stay", "step-to abolitionist", "step-to centre", "step-to freedom"]
    at.answer("stay")
    assert at.table.philosophy == at.id("space", "natural-law")
    assert at.table.bellwethers[BLACK].bit_count() == 1
    at = Position(**given).run("globalize").answer("step-to natural-law", "step-to freedom")
    assert at.table.philosophy == at.id("space", "freedom")
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("G9h")
def test_a_demagogue_moves_the_philosophy_by_up_to_one_step() -> None:
    at = Position(philosophy="unity").run("demagogue", GREEN)
    assert at.decision is not None
    assert at.decision.seat == GREEN
    assert sorted(at.options) == ["stay", "step-to divine-law", "step-to pacifist"]
    at.answer("step-to divine-law")
    assert (at.asked, at.table.philosophy) == (NOBODY_ASKED, at.id("space", "divine-law"))
    at = Position(philosophy="unity").run("demagogue", GREEN).answer("stay")
    assert at.table.philosophy == at.id("space", "unity")
