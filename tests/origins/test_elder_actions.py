"""J5: exogamy, racism, cold war, artisan, constitution, and Ideas that science and pseudoscience bring back."""

from __future__ import annotations

from typing import Any

import pytest

from biont.kernel.declared import Reason
from biont.kernel.errors import CannotUndo
from biont.origins.brain import elders, emissaries, free_will
from biont.origins.cards import (
    CULTURE,
    ELDER_ACTIONS,
    FOOTPRINT,
    INDUSTRY,
    INVENT,
    LIBRARY,
    POLITICS,
    TRANSACTIONS,
)
from biont.origins.people import pool, urbanization
from biont.origins.rules.activities import ASK_LOWER_ROW
from biont.origins.rules.advanced.elder_actions import NO_FOREIGN_IDEA, NO_FOUNDATION, NO_GUEST, NOBODY_WEAKER
from biont.origins.rules.advanced.inventions import ASK_OBSOLESCENCE
from biont.origins.rules.advanced.lore import NOTHING_IN_LORE, UNMET, WRONG_CLASS
from biont.origins.rules.advancements import PAWN_MOVED, STAGE_REACHED
from biont.origins.rules.chaos import ASK_REBEL
from biont.origins.rules.knowledge import NO_ELDER, NO_FREE_WILL
from biont.origins.rules.quell import QUELLED
from biont.origins.rules.revolution import REVOLUTION_CAME
from biont.origins.tableau import dissidents
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position

BLACK, GREEN, WHITE = 0, 1, 2
HOME = {"migrants": ["zimbabwe"]}
ABROAD = {"migrants": ["chiloe"]}
NORTH = {"migrants": ["spain"]}


def use(card: str, activity: str, black: dict[str, Any], **given: Any) -> Position:
    """Black uses a Foundation."""
    given = {"green": ABROAD, "white": NORTH} | given
    at = Position("black green white", advanced=True, black=HOME | black, **given)
    return at.run("foundation", at.id("challenge", card)).answer(f"use {activity}")


def refused(card: str, black: dict[str, Any], **given: Any) -> dict[str, Reason]:
    """Why activities of a Foundation are not possible; it has to have another one that is."""
    given = {"green": ABROAD, "white": NORTH} | given
    at = Position("black green white", advanced=True, black=HOME | black, **given)
    return at.run("foundation", at.id("challenge", card)).refused


# -- J5a exogamy, J5b racism


@pytest.mark.rule("J5a", "B1a.3", "B4c", "GL-Emissary.1", "F0d.1")
def test_exogamy_sends_a_pawn_of_the_free_will_to_an_opponents_idea() -> None:
    """S19: the United Nations choose between abstraction and exogamy, and only exogamy advances the footprint."""
    at = use(
        "united-nations",
        "exogamy>footprint-6",
        {"culture": ["united-nations"], "free-will": 2, "vocabulary": 1, "ideas": ["round-dance"]},
        green=ABROAD | {"ideas": ["lullaby", "firekeeping"]},
        white=NORTH | {"ideas": ["bone-flute"]},
    )
    assert at.options == ["marry lullaby", "marry firekeeping", "marry bone-flute"]
    at.answer("marry firekeeping")
    assert at.table.emissaries[at.id("idea", "firekeeping")] == 1 << BLACK
    assert (free_will(at.table, BLACK), emissaries(at.table, BLACK), at.table.stage(BLACK, FOOTPRINT)) == (1, 1, 2)
    invariants(at.table)


@pytest.mark.rule("J5a", "GL-Emissary.1")
def test_an_idea_holds_one_emissary_of_each_player() -> None:
    at = use(
        "quaker-abolitionists",
        "exogamy",
        {"culture": ["quaker-abolitionists"], "free-will": 1, "emissaries": ["lullaby"]},
        green=ABROAD | {"ideas": ["lullaby", "firekeeping"]},
        white=NORTH | {"emissaries": ["firekeeping"]},
    )
    assert at.options == ["marry firekeeping"]
    at.answer("marry firekeeping")
    assert at.table.emissaries[at.id("idea", "firekeeping")] == 1 << BLACK | 1 << WHITE


@pytest.mark.rule("C4.4")
def test_landfolk_send_emissaries_to_merfolk() -> None:
    at = Position(
        advanced=True,
        realm="yrr",
        merfolk="green",
        laying="seed",
        black=HOME | {"free-will": 1},
        green={"migrants": ["chile-rise"], "ideas": ["lullaby"]},
    ).run("exogamy")
    at.answer("marry lullaby")
    assert emissaries(at.table, BLACK) == 1


@pytest.mark.rule("J5a")
def test_exogamy_takes_free_will_and_a_foreign_idea() -> None:
    black = {"culture": ["quaker-abolitionists"], "vocabulary": 1}
    assert refused("quaker-abolitionists", black) == {"use exogamy": NO_FREE_WILL}
    assert refused("quaker-abolitionists", black | {"free-will": 1}) == {"use exogamy": NO_FOREIGN_IDEA}


@pytest.mark.rule("J5b", "GL-Emissary.2")
def test_racism_sends_one_emissary_home() -> None:
    at = use(
        "fascism",
        "racism",
        {"culture": ["fascism"], "ideas": ["lullaby", "firekeeping"]},
        green=ABROAD | {"emissaries": ["lullaby", "firekeeping"]},
        white=NORTH | {"emissaries": ["lullaby"]},
    )
    assert at.options == ["expel lullaby green", "expel lullaby white", "expel firekeeping green"]
    at.answer("expel lullaby green")
    assert (free_will(at.table, GREEN), free_will(at.table, WHITE)) == (1, 0)
    assert at.table.emissaries[at.id("idea", "lullaby")] == 1 << WHITE
    assert refused("fascism", {"culture": ["fascism"]})["use racism"] == NO_GUEST


# -- J5c cold war


@pytest.mark.rule("J5c", "GL-Expend", "GL-Emissary.2")
def test_cold_war_expends_a_pawn_and_brings_chaos_to_one_weaker_opponent() -> None:
    at = use(
        "united-nations",
        "cold-war",
        {
            "ruling": "politics",
            "politics": ["united-nations"],
            "metallurgy": 2,
            "immunology": 4,
            "elders": {"lullaby": 1},
            "emissaries": ["bone-flute"],
        },
        green={"migrants": ["chiloe", "aconcagua"], "metallurgy": 3, "immunology": 2, "ideas": ["bone-flute"]},
        white=NORTH | {"metallurgy": 4, "immunology": 1},
    )
    assert at.options == ["threaten green", "threaten white"]
    at.answer("threaten green")
    assert at.options == ["expend-elder lullaby", "expend-emissary bone-flute"]
    at.answer("expend-elder lullaby")
    assert (elders(at.table, BLACK), free_will(at.table, BLACK)) == (0, 1)
    assert (at.asked, at.decision and at.decision.seat) == (ASK_REBEL, GREEN)
    at.answer("rebel chiloe")
    assert [dissidents(at.table, seat) for seat in (BLACK, GREEN, WHITE)] == [0, 1, 0]
    invariants(at.table)


@pytest.mark.rule("J5c")
def test_cold_war_needs_a_pawn_and_less_welfare_not_as_much() -> None:
    black = {"ruling": "politics", "politics": ["united-nations"], "metallurgy": 2, "immunology": 4}
    strong = {"green": ABROAD | {"metallurgy": 5}, "white": NORTH | {"metallurgy": 4, "immunology": 2}}
    assert refused("united-nations", black)["use cold-war"] == NO_ELDER
    armed = black | {"elders": {"lullaby": 1}}
    assert refused("united-nations", armed, **strong)["use cold-war"] == NOBODY_WEAKER
    assert "use cold-war" not in refused("united-nations", armed, white=strong["white"])


@pytest.mark.rule("J5c", "D3f.2", "D2.2")
def test_cold_war_can_overthrow_a_ruling_class() -> None:
    at = use(
        "united-nations",
        "cold-war",
        {"ruling": "politics", "politics": ["united-nations"], "immunology": 4, "elders": {"lullaby": 1}},
        green=ABROAD | {"dissidents": ["crown"], "culture": ["motherese"]},
        white=NORTH | {"immunology": 10},
    ).answer("expend-elder lullaby")
    assert at.table.ruling[GREEN] == INDUSTRY
    assert len(at.entries(REVOLUTION_CAME)) == 1


# -- J5d artisan, J5g library


@pytest.mark.rule("J5d", "B1a.3")
def test_an_artisan_is_one_elder_on_any_idea_of_the_market() -> None:
    at = use("home-base", "artisan", {"ruling": "industry", "industry": ["home-base"], "free-will": 3})
    assert len(at.options) == 9
    at.answer("specialize lullaby")
    assert (at.asked, elders(at.table, BLACK), free_will(at.table, BLACK)) == (NOBODY_ASKED, 1, 2)
    refusals = refused("home-base", {"ruling": "industry", "industry": ["home-base"]})
    assert refusals == {"use artisan": NO_FREE_WILL}


@pytest.mark.rule("J5g", "G3")
def test_library_on_a_foundation_works_as_on_the_species() -> None:
    at = use("encyclopedists", "library", {"culture": ["encyclopedists"], "elders": {"lullaby": 2}, "information": 2})
    assert (elders(at.table, BLACK), free_will(at.table, BLACK)) == (0, 2)
    assert at.table.stage(BLACK, 5) == 3


@pytest.mark.rule("J5f", "J5g", "C7")
def test_the_soloist_has_library_and_invent_on_cards_and_no_other_elder_action() -> None:
    """AMB-95: J5 is not for him, but these two are knowledge actions."""
    box = Position("black", mode="solitaire").laid.box
    known = {act for choices in (*box.challenge_acts, *box.idea_acts) for side in choices for act in side}
    kinds = {box.menu[act][0] for act in known}
    assert {LIBRARY, INVENT} <= kinds
    assert not kinds & (ELDER_ACTIONS | TRANSACTIONS)


# -- J5e constitution


@pytest.mark.rule("J5e", "GL-Dissident.2")
def test_a_constitution_turns_a_foundation_to_the_bottom_of_its_other_column() -> None:
    at = use(
        "code-of-ur-nammu",
        "constitution",
        {
            "ruling": "politics",
            "politics": ["commands", "code-of-ur-nammu"],
            "industry": ["motherese"],
            "culture": ["earworms"],
            "dissidents": ["commands", "crown"],
            "cities": ["india"],
        },
    )
    assert at.options == [
        "reorient earworms",
        "reorient commands",
        "reorient code-of-ur-nammu",
        "reorient motherese",
    ]
    at.answer("reorient commands")
    table = at.table
    assert table.ruling[BLACK] == POLITICS
    assert table.column(BLACK, POLITICS) == (at.id("challenge", "code-of-ur-nammu"),)
    assert table.column(BLACK, INDUSTRY) == tuple(at.words.numbers("challenge", ["motherese", "commands"]))
    assert (dissidents(table, BLACK), pool(table, BLACK), urbanization(table, BLACK)) == (1, 10, 1)
    assert (at.asked, len(at.entries(QUELLED, REVOLUTION_CAME))) == (NOBODY_ASKED, 0)
    invariants(table)


@pytest.mark.rule("J5e", "F0a")
def test_a_foundation_that_comes_under_the_card_in_use_waits_until_the_next_turn() -> None:
    """So does one that is turned away and back again before its own place was reached."""
    at = Position(
        advanced=True,
        black=HOME
        | {
            "ruling": "politics",
            "politics": ["warning-calls", "separation-of-powers", "code-of-ur-nammu"],
            "industry": ["food-sharing"],
            "free-will": 1,
        },
        green=ABROAD,
    ).run("activities")
    at.answer("use constitution", "reorient food-sharing")
    assert at.about == (at.id("challenge", "separation-of-powers"),)
    at.answer("use constitution", "reorient warning-calls")
    assert at.asked == ASK_LOWER_ROW
    at = Position(
        advanced=True,
        black=HOME
        | {
            "ruling": "politics",
            "politics": ["warning-calls", "separation-of-powers", "code-of-ur-nammu"],
            "free-will": 1,
        },
        green=ABROAD,
    ).run("activities")
    at.answer("use constitution", "reorient warning-calls", "use constitution", "reorient warning-calls")
    assert at.table.column(BLACK, POLITICS)[-1] == at.id("challenge", "warning-calls")
    assert at.asked == ASK_LOWER_ROW


@pytest.mark.rule("J5e")
def test_a_constitution_needs_a_foundation() -> None:
    at = Position(
        advanced=True, black=HOME | {"ruling": "industry", "ideas": ["natural-rights"], "vocabulary": 1}, green=ABROAD
    ).run("ideas")
    assert at.refused == {"use constitution": NO_FOUNDATION}


# -- J5h science, J5i pseudoscience


def ideas(at: Position) -> list[str]:
    return at.words.words("idea", at.table.ideas[BLACK])


RED = {"ruling": "industry", "industry": ["platonism"], "information": 3, "ideas": ["paper"]}


@pytest.mark.rule("J5h", "J2c", "GL-Lore.1")
def test_science_takes_an_idea_with_a_red_side_as_the_oldest_without_its_eureka() -> None:
    """In a Ruling Class of industry every red Idea fits whose requirement is met."""
    at = use("platonism", "science", RED, lore=["lullaby", "firekeeping", "coinage", "shell-beads"])
    assert at.options == ["retrieve firekeeping", "retrieve shell-beads", "decline"]
    assert at.refused == {"retrieve coinage": UNMET}
    at.answer("retrieve shell-beads")
    assert ideas(at) == ["shell-beads", "paper"]
    assert len(at.table.lore) == 3
    assert (at.asked, len(at.entries(PAWN_MOVED, STAGE_REACHED))) == (NOBODY_ASKED, 0)
    invariants(at.table)


@pytest.mark.rule("J5h", "J5i", "J2c")
def test_the_idea_needs_the_named_colour_and_that_of_the_ruling_class() -> None:
    """AMB-50: under politics science finds only Ideas of both industry and politics."""
    black = {"ruling": "politics", "politics": ["bluster"], "information": 3}
    lore = ["lullaby", "firekeeping", "handaxe"]
    at = Position(advanced=True, black=HOME | black, green=ABROAD, lore=lore).run("search", INDUSTRY)
    assert at.options == ["retrieve handaxe", "decline"]
    assert at.refused == {"retrieve firekeeping": WRONG_CLASS}
    at = Position(advanced=True, black=HOME | black, green=ABROAD, lore=lore).run("search", CULTURE)
    assert at.options == ["retrieve lullaby", "decline"]


@pytest.mark.rule("J5i")
def test_pseudoscience_takes_a_white_side() -> None:
    at = use(
        "taoism",
        "pseudoscience",
        {"culture": ["taoism"], "information": 1},
        lore=["lullaby", "hand-signals", "firekeeping"],
    )
    assert at.options == ["retrieve firekeeping", "retrieve lullaby", "decline"]
    at.answer("retrieve lullaby")
    assert ideas(at) == ["lullaby"]


@pytest.mark.rule("J5h", "GL-Lore.1")
def test_science_is_refused_where_lore_holds_nothing_for_it() -> None:
    assert refused("platonism", RED | {"vocabulary": 1}, lore=["lullaby", "coinage"]) == {
        "use science": NOTHING_IN_LORE
    }


@pytest.mark.rule("J2e", "J5h")
def test_a_retrieved_idea_needs_room_as_well() -> None:
    at = use("platonism", "science", RED | {"information": 1}, lore=["firekeeping"])
    at.answer("retrieve firekeeping")
    assert (at.asked, at.options) == (ASK_OBSOLESCENCE, ["discard firekeeping", "discard paper"])
    at.answer("discard paper")
    assert (ideas(at), at.words.words("idea", at.table.lore)) == (["firekeeping"], ["paper"])


@pytest.mark.rule("GL-Lore.1")
def test_whoever_has_looked_into_lore_cannot_take_it_back_and_lore_is_shuffled_all_the_same() -> None:
    lore = ["lullaby", "firekeeping", "bone-flute", "round-dance", "hand-signals", "cave-bear-cult", "shell-beads"]
    tops = set()
    for seed in range(6):
        at = use("platonism", "science", RED, lore=lore, seed=seed)
        assert at.game is not None
        with pytest.raises(CannotUndo):
            at.game.undo()
        at.answer("decline")
        assert ideas(at) == ["paper"]
        assert sorted(at.words.words("idea", at.table.lore)) == sorted(lore)
        tops.add(at.table.lore[-1])
    assert len(tops) > 2


@pytest.mark.rule("GL-Lore.1")
def test_of_lore_everybody_sees_the_top_and_the_order_below_it_says_nothing() -> None:
    at = Position(advanced=True, black=HOME, green=ABROAD, lore=["round-dance", "lullaby", "firekeeping"])
    other = Position(advanced=True, black=HOME, green=ABROAD, lore=["round-dance", "firekeeping", "lullaby"])
    for seat in (-1, BLACK, GREEN):
        assert at.rules.blind(at.laid, seat) == other.rules.blind(other.laid, seat)
        assert at.rules.blind(at.laid, seat).lore[-1] == at.id("idea", "round-dance")


SCAN = {"ruling": "industry", "ideas": ["hide-scraper", "syllogism"], "information": 6, "vocabulary": 6}


@pytest.mark.rule("J5h", "F0a")
def test_an_idea_retrieved_by_a_foundation_is_still_to_come() -> None:
    at = Position(advanced=True, black=HOME | SCAN | {"industry": ["platonism"]}, green=ABROAD, lore=["firekeeping"])
    at.run("activities").answer("use science", "retrieve firekeeping", "skip")
    assert at.about == (at.id("idea", "firekeeping"),)
    at.answer("skip")
    assert at.about == (at.id("idea", "hide-scraper"),)


@pytest.mark.rule("J5h", "F0a")
def test_an_idea_retrieved_by_an_idea_lies_below_it_and_has_to_wait() -> None:
    at = Position(advanced=True, black=HOME | SCAN, green=ABROAD, lore=["firekeeping"])
    at.run("ideas").answer("skip")
    assert at.about == (at.id("idea", "syllogism"),)
    at.answer("use science", "retrieve firekeeping")
    assert ideas(at) == ["firekeeping", "hide-scraper", "syllogism"]
    assert at.asked == NOBODY_ASKED
