"""F: the activities phase from bottom to top, shut-downs, Consequents, and what ends it."""

from __future__ import annotations

import pytest

from biont.origins.brain import free_will, mysticism, vocabulary
from biont.origins.cards import ENERGY, FOOTPRINT
from biont.origins.definition import ORIGINS
from biont.origins.rules.activities import ASK_FOUNDATION, ASK_IDEA, ASK_LOWER_ROW, ASK_UPPER_ROW, PASSED_BY
from biont.origins.rules.advancements import AT_LIMIT, NO_PAWN, PAWN_MOVED
from biont.origins.rules.chaos import CHAOS_SUFFERED
from biont.origins.rules.revolution import REVOLUTION_CAME
from biont.origins.tableau import dissidents
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position

BLACK = 0


@pytest.mark.rule("A2.1", "A2.2", "A2.3", "F0a", "A2a.2", "D1e.2")
def test_cards_come_from_the_lowermost_foundation_up_to_both_rows_of_the_species() -> None:
    """One activity a card, and no way back; the newest Foundation is the lowermost and comes first (S18)."""
    at = Position(
        black={
            "ruling": "politics",
            "politics": ["warning-calls", "home-base"],
            "free-will": 1,
            "migrants": ["zimbabwe"],
            "footprint": 1,
        },
        green={"migrants": ["spain"]},
    ).run("activities")
    assert (at.asked, at.about) == (ASK_FOUNDATION, (at.id("challenge", "home-base"),))
    assert at.options == ["use footprint-2", "use spread", "skip"]
    at.answer("use footprint-2")
    assert at.about == (at.id("challenge", "warning-calls"),)
    at.answer("skip")
    assert at.asked == ASK_LOWER_ROW
    at.answer("skip")
    assert at.asked == ASK_UPPER_ROW
    at.answer("skip")
    assert at.asked == NOBODY_ASKED
    assert at.table.stage(BLACK, FOOTPRINT) == 2
    invariants(at.table)


@pytest.mark.rule("F0a", "A2.2", "D1e.3")
def test_ideas_come_last_the_newest_on_top() -> None:
    at = Position(
        advanced=True,
        black={"ruling": "culture", "ideas": ["lullaby", "firekeeping"], "migrants": ["zimbabwe"]},
    ).run_all(("upper row",), ("ideas",))
    at.answer("skip")
    assert (at.asked, at.about) == (ASK_IDEA, (at.id("idea", "lullaby"),))
    at.answer("use encephalize")
    assert at.about == (at.id("idea", "firekeeping"),)
    at.answer("use energy-4")
    assert at.asked == NOBODY_ASKED
    assert (vocabulary(at.table, BLACK), at.table.stage(BLACK, ENERGY)) == (1, 4)


@pytest.mark.rule("A2b", "F0b.1", "F0b.2", "A2a.1")
def test_a_dissident_shuts_his_foundation_down_and_the_crowns_nothing() -> None:
    given = {"ruling": "culture", "culture": ["grave-goods", "motherese"], "migrants": ["zimbabwe"], "free-will": 1}
    at = Position(black=given | {"dissidents": ["grave-goods", "crown"]}).run("activities")
    assert at.about == (at.id("challenge", "motherese"),)
    at.answer("skip")
    assert at.asked == ASK_LOWER_ROW
    at = Position(black=given | {"dissidents": ["crown"]}).run("activities").answer("skip")
    assert at.about == (at.id("challenge", "grave-goods"),)


@pytest.mark.rule("F0", "F0c", "A2.1", "GL-Action.2")
def test_one_of_the_listed_activities_is_chosen_or_none() -> None:
    """S19: either abstraction or exogamy, never both; only possible ones are offered, the others say why not."""
    at = Position(black={"ruling": "culture", "culture": ["musilanguage"], "migrants": ["zimbabwe"], "mysticism": 1})
    at.run("foundation", at.id("challenge", "musilanguage"))
    assert at.options == ["use art", "use prayer>encephalize", "skip"]
    at.answer("use art")
    assert at.asked == NOBODY_ASKED
    assert (mysticism(at.table, BLACK), free_will(at.table, BLACK)) == (0, 1)
    at = Position(black={"ruling": "culture", "culture": ["musilanguage"], "migrants": ["zimbabwe"]})
    at.run("foundation", at.id("challenge", "musilanguage"))
    assert at.refused == {"use art": NO_PAWN}


PASSED = {
    "en": [
        "Black: “Home base” does nothing: a Dissident shuts it.",
        "Black: “Qin Shi Huang” can do nothing in this column.",
        "Black skips: specialize.",
        "Black: nothing of a row of the Species Placard is possible now (spread and cultivate).",
        "Black: nothing of “Lullaby” is possible now (encephalize).",
    ],
    "de": [
        "Schwarz: »Lagerplatz« wirkt nicht: Ein Dissident legt sie still.",
        "Schwarz: »Qin Shihuangdi« kann in dieser Spalte nichts.",
        "Schwarz lässt aus: Spezialisierung.",
        "Schwarz: Eine Reihe der Speziestafel kann jetzt nichts (Ausbreitung und Anbau).",
        "Schwarz: »Wiegenlied« kann jetzt nichts (Enzephalisation).",
    ],
}


@pytest.mark.rule("F0", "F0b.1", "F0c")
@pytest.mark.parametrize("language", PASSED)
def test_a_card_or_a_row_without_an_activity_is_noted_with_what_it_shows(language: str) -> None:
    at = Position(
        black={
            "ruling": "politics",
            "politics": ["qin-shi-huang", "home-base"],
            "dissidents": ["home-base"],
            "ideas": ["lullaby"],
            "free-will": 7,
        },
        green={"migrants": ["spain"]},
    ).run("activities")
    while at.asked != NOBODY_ASKED:
        at.answer("skip")
    teller = ORIGINS.telling.teller(at.rules, ORIGINS.words(language))
    assert [teller.entry(entry) for entry in at.entries(*PASSED_BY)] == PASSED[language]


@pytest.mark.rule("F0d.1", "F0d.2", "GL-Consequent.1")
def test_a_consequent_must_be_taken_after_everything_else() -> None:
    """Prayer leads to encephalize: the pawn prays first, then another one goes on."""
    at = Position(black={"ruling": "culture", "culture": ["musilanguage"], "migrants": ["zimbabwe"], "vocabulary": 1})
    at.run("foundation", at.id("challenge", "musilanguage")).answer("use prayer>encephalize")
    assert at.options == ["pray emotions", "pray vocabulary"]
    at.answer("pray vocabulary")
    assert (mysticism(at.table, BLACK), vocabulary(at.table, BLACK)) == (1, 1)
    assert [entry.rule for entry in at.entries(PAWN_MOVED)] == ["G9d", "G9a"]


@pytest.mark.rule("GL-Consequent.1")
def test_an_action_may_be_done_though_its_consequent_brings_nothing_more() -> None:
    at = Position(
        black={
            "ruling": "industry",
            "industry": ["kurgan-burials"],
            "migrants": ["delhi"],
            "energy": 5,
        }
    )
    at.run("foundation", at.id("challenge", "kurgan-burials")).answer("use domesticate>energy-5", "found india first")
    assert at.table.stage(BLACK, ENERGY) == 5
    assert at.table.cities[BLACK] == at.hexes("india")


@pytest.mark.rule("F0d.1")
def test_chaos_can_be_a_consequent() -> None:
    at = Position(
        black={
            "ruling": "industry",
            "industry": ["stalinism"],
            "migrants": ["zimbabwe", "karoo", "spain"],
            "metallurgy": 2,
        },
        epoch="IV",
    )
    at.run("foundation", at.id("challenge", "stalinism")).answer("use prospect>chaos", "found zimbabwe first")
    assert [entry.data for entry in at.entries(CHAOS_SUFFERED)] == [(1,)]
    at.answer("rebel karoo", "dissent crown")
    assert dissidents(at.table, BLACK) == 1


@pytest.mark.rule("F0e")
def test_a_chaotic_revolution_ends_the_phase() -> None:
    """The Chaos of a Consequent finds no Dissent: after the revolution no further card is reached."""
    at = Position(
        black={
            "ruling": "industry",
            "industry": ["stalinism"],
            "dissidents": ["stalinism", "crown"],
            "migrants": ["zimbabwe", "karoo"],
        },
        phase="activities",
    )
    at.run_all(("chaos", BLACK, 1), ("lower row",), ("upper row",), ("ideas",))
    while at.asked not in (NOBODY_ASKED, ASK_LOWER_ROW, ASK_UPPER_ROW):
        at.answer(at.options[0])
    assert at.asked == NOBODY_ASKED
    assert at.entries(REVOLUTION_CAME)


@pytest.mark.rule("G8a", "G8b", "G8c", "META.7")
def test_the_basic_game_adds_a_way_to_urbanize_to_the_upper_row() -> None:
    """S29: footprint 2 and energy 3 are enough to domesticate in culture, one short to cultivate in politics."""
    people = {"migrants": ["delhi"], "footprint": 2, "energy": 3}
    at = Position(black=people | {"ruling": "culture"}).run("upper row")
    assert at.options == ["use spread", "use domesticate", "skip"]
    at = Position(black=people | {"ruling": "politics"}).run("upper row")
    assert at.options == ["use spread", "skip"]
    at = Position(black=people | {"ruling": "politics", "energy": 4}).run("upper row")
    assert at.options == ["use spread", "use cultivate", "skip"]
    at = Position(black={"migrants": ["zimbabwe"], "metallurgy": 2, "ruling": "industry"}).run("upper row")
    assert at.options == ["use spread", "use prospect", "skip"]
    at = Position(black=people | {"ruling": "culture"}, advanced=True).run("upper row")
    assert "use domesticate" not in at.options


@pytest.mark.rule("G0")
def test_knowledge_actions_are_on_the_lower_row_of_every_column() -> None:
    for ruling in ("culture", "politics", "industry"):
        at = Position(black={"ruling": ruling, "migrants": ["spain"], "free-will": 2, "elders": {"lullaby": 1}})
        at.table.market[1], at.table.market[0] = at.table.market[0], at.table.market[1]
        at.run("lower row")
        offered = {*at.options, *at.refused}
        assert {"use specialize", "use invent", "use library", "use elect"} <= offered


@pytest.mark.rule("A2.3")
def test_a_step_at_its_limit_is_not_offered() -> None:
    at = Position(black={"ruling": "culture", "culture": ["hearth-circle"], "energy": 4, "migrants": ["spain"]})
    at.run("foundation", at.id("challenge", "hearth-circle"))
    assert at.options == ["use encephalize", "skip"]
    assert at.refused == {"use energy-4": AT_LIMIT}


@pytest.mark.rule("B1b.1", "A2a.1")
@pytest.mark.parametrize("discipline", ["culture", "politics", "industry"])
def test_the_species_stands_above_the_foundations_of_every_column(discipline: str) -> None:
    card = {"culture": "earworms", "politics": "bluster", "industry": "earworms"}[discipline]
    black = {"ruling": discipline, discipline: [card], "dissidents": ["crown", card], "free-will": 1}
    at = Position(black=black | {"migrants": ["zimbabwe"]}, green={"migrants": ["spain"]}).run("activities")
    assert at.asked == ASK_LOWER_ROW
    assert at.answer("skip").asked == ASK_UPPER_ROW
