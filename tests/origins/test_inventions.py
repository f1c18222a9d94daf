"""J2 and G2: which invented Ideas stay in the Tableau, how many there is room for, and culls."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.brain import emotions, free_will, vocabulary
from biont.origins.cards import (
    ANY_CITY,
    BIOFUEL,
    CITY,
    ENERGY,
    HORTICULTURE,
    INFORMATION,
    LUXURY,
    METAL,
    METALLURGY,
    OIL,
    URANIUM,
    WAR_ANIMAL,
    WORK_ANIMAL,
)
from biont.origins.people import city_resource
from biont.origins.rules.activities import ASK_IDEA
from biont.origins.rules.advanced.inventions import ASK_CULL, ASK_INVENTION, IDEA_UNFIT, fits
from biont.origins.tableau import meets
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position

BLACK, GREEN, WHITE = 0, 1, 2
HOME = {"migrants": ["zimbabwe"]}
ABROAD = {"migrants": ["chiloe"]}


def market(*ideas: str) -> list[str]:
    """A Market whose culture column has these Ideas from row 1 on."""
    return [*ideas, *["-"] * (9 - len(ideas))]


def invent(idea: str, black: dict[str, Any], **given: Any) -> Position:
    """Black has an Elder on an Idea of row 1 and invents it."""
    given = {"green": ABROAD, "market": market(idea)} | given
    at = Position(advanced=True, black=HOME | {"elders": {idea: 1}} | black, **given)
    return at.run("invent", BLACK).answer(f"invent {idea}")


def ideas(at: Position, seat: int = BLACK) -> list[str]:
    """The Ideas of a player, oldest first."""
    return at.words.words("idea", at.table.ideas[seat])


def lore(at: Position) -> list[str]:
    """The Lore Deck, top card first."""
    return at.words.words("idea", at.table.lore[::-1])


@pytest.mark.rule("J2.1", "D1e.3", "B2b.2", "B2b.3", "G2d.2", "G2a.2")
def test_an_invention_becomes_the_highest_idea_of_the_ruling_class_after_its_eureka() -> None:
    at = invent("lullaby", {"ruling": "politics", "ideas": ["bone-flute"], "information": 3})
    assert (at.asked, at.options) == (ASK_INVENTION, ["keep lullaby", "discard lullaby"])
    assert (vocabulary(at.table, BLACK), free_will(at.table, BLACK)) == (1, 1)
    at.answer("keep lullaby")
    assert (at.asked, ideas(at), lore(at)) == (NOBODY_ASKED, ["bone-flute", "lullaby"], [])
    invariants(at.table)


@pytest.mark.rule("J2.2", "G2d.2")
def test_the_inventor_may_leave_the_idea_on_top_of_lore() -> None:
    at = invent("lullaby", {}, lore=["bone-flute"]).answer("discard lullaby")
    assert (ideas(at), lore(at)) == ([], ["lullaby", "bone-flute"])
    invariants(at.table)


@pytest.mark.rule("J2.1", "F0a", "J5f")
def test_an_idea_invented_this_turn_is_used_this_turn_as_the_last_card() -> None:
    at = Position(
        advanced=True,
        black={"migrants": ["delhi"], "elders": {"firekeeping": 1}, "ideas": ["lullaby"], "information": 2},
        green=ABROAD,
        market=market("firekeeping"),
    ).run("activities")
    at.answer("use invent", "invent firekeeping", "keep firekeeping", "skip")
    assert (at.asked, at.about) == (ASK_IDEA, (at.id("idea", "lullaby"),))
    at.answer("skip")
    assert (at.asked, at.about) == (ASK_IDEA, (at.id("idea", "firekeeping"),))


@pytest.mark.rule("J2c", "G2d.2")
def test_an_idea_of_the_wrong_colours_gives_its_eureka_and_goes_to_lore() -> None:
    at = invent("lullaby", {"ruling": "industry"})
    assert (at.asked, ideas(at), lore(at)) == (NOBODY_ASKED, [], ["lullaby"])
    assert vocabulary(at.table, BLACK) == 1
    assert len(at.entries(IDEA_UNFIT)) == 1
    for ruling in ("culture", "politics"):
        assert invent("lullaby", {"ruling": ruling}).asked == ASK_INVENTION


@pytest.mark.rule("J2a", "G2b.1")
def test_menopause_is_asked_for_after_the_eureka_as_in_the_example() -> None:
    """S34: three pawns in the emotions, and the Eureka encephalizes one of them."""
    idea = "council-of-elders"
    at = invent(idea, {"vocabulary": 3})
    assert emotions(at.table, BLACK) == 2
    assert at.options == [f"keep {idea}", f"discard {idea}"]
    at = invent(idea, {"vocabulary": 2})
    assert emotions(at.table, BLACK) == 3
    assert (at.asked, lore(at)) == (NOBODY_ASKED, [idea])


@pytest.mark.rule("J2b.1", "G2b.1")
def test_a_stage_that_is_required_may_come_with_the_eureka() -> None:
    """Phalanx asks for metallurgy 3, and its own Eureka leads from 2 to 3."""
    at = invent("phalanx", {"metallurgy": 2})
    assert at.table.stage(BLACK, METALLURGY) == 3
    assert at.asked == ASK_INVENTION
    at = invent("phalanx", {"metallurgy": 1})
    assert at.table.stage(BLACK, METALLURGY) == 2
    assert (at.asked, lore(at)) == (NOBODY_ASKED, ["phalanx"])
    at = invent("log-raft", {"ruling": "politics", "energy": 3}, market=["-"] * 6 + ["log-raft", "-", "-"])
    assert (at.table.stage(BLACK, ENERGY), lore(at)) == (3, ["log-raft"])


@pytest.mark.rule("J2b.1", "J2b.3")
def test_either_of_two_cities_is_enough_as_in_the_example() -> None:
    """S35: broadcasting asks for a biofuel or an oil City."""
    kept = {"mediterranean": BIOFUEL, "middle-east": OIL}
    for city, kind in (kept | {"india": WAR_ANIMAL, "kalahari": LUXURY, "kalahari 2": URANIUM}).items():
        at = invent("broadcasting", {"cities": [city]}, epoch="IV")
        assert city_resource(at.table, at.id("hex", city.split()[0])) == kind
        assert (at.asked == ASK_INVENTION) == (city in kept), city


@pytest.mark.rule("J2b.2")
def test_ideas_never_ask_for_a_luxury_and_any_city_is_any() -> None:
    at = Position(advanced=True, black={"cities": ["kalahari"]}, green=ABROAD)
    assert city_resource(at.table, at.id("hex", "kalahari")) == LUXURY
    asked = {value for needs in at.table.box.idea_needs for kind, value in needs if kind == CITY}
    assert asked == {ANY_CITY, METAL, OIL, URANIUM, BIOFUEL, HORTICULTURE, WORK_ANIMAL, WAR_ANIMAL}
    assert fits(at.table, BLACK, at.id("idea", "house-idols"))
    assert not meets(at.table, GREEN, at.table.box.idea_needs[at.id("idea", "house-idols")])


@pytest.mark.rule("J2d", "G2a.1")
def test_an_invention_needs_the_elders_of_its_row() -> None:
    at = Position(
        advanced=True, black=HOME | {"elders": {"lullaby": 1}}, green=ABROAD, market=market("bone-flute", "lullaby")
    ).run("invent", BLACK)
    assert at.asked == NOBODY_ASKED
    assert at.table.market[1] == at.id("idea", "lullaby")


@pytest.mark.rule("J2e", "D1c.7")
def test_more_ideas_than_information_cost_one_of_them_the_new_one_if_wished() -> None:
    black = {"ideas": ["bone-flute", "round-dance"], "information": 2}
    at = invent("lullaby", black).answer("keep lullaby")
    assert at.options == ["discard bone-flute", "discard round-dance", "discard lullaby"]
    at.answer("discard bone-flute")
    assert (ideas(at), lore(at)) == (["round-dance", "lullaby"], ["bone-flute"])
    at = invent("lullaby", black).answer("keep lullaby", "discard lullaby")
    assert (ideas(at), lore(at)) == (["bone-flute", "round-dance"], ["lullaby"])
    at = invent("lullaby", black | {"information": 3}).answer("keep lullaby")
    assert (at.asked, len(ideas(at))) == (NOBODY_ASKED, 3)


@pytest.mark.rule("J2e", "G2b.1")
def test_room_is_counted_after_the_eureka() -> None:
    """The Eureka of moon tally gives the stage of information that it needs itself."""
    at = invent("moon-tally", {"ideas": ["lullaby"], "information": 1}).answer("keep moon-tally")
    assert (at.asked, at.table.stage(BLACK, INFORMATION)) == (NOBODY_ASKED, 2)
    assert ideas(at) == ["lullaby", "moon-tally"]


@pytest.mark.rule("J2e", "GL-Emissary.2")
def test_emissaries_on_an_obsolete_idea_go_home() -> None:
    at = invent(
        "lullaby", {"ideas": ["bone-flute"], "information": 1}, green=ABROAD | {"emissaries": ["bone-flute"]}
    ).answer("keep lullaby", "discard bone-flute")
    assert free_will(at.table, GREEN) == 1
    invariants(at.table)


@pytest.mark.rule("G2b.3", "G9f", "GL-Emissary.2")
def test_a_cull_takes_an_idea_of_its_epoch_or_an_earlier_one() -> None:
    black = {"ruling": "industry", "ideas": ["firekeeping", "pottery-kiln", "paper"], "information": 6}
    at = Position(advanced=True, black=HOME | black, green=ABROAD | {"emissaries": ["pottery-kiln"]})
    at.run("cull", BLACK, 2)
    assert at.options == ["discard firekeeping", "discard pottery-kiln"]
    at.answer("discard pottery-kiln")
    assert (ideas(at), lore(at), free_will(at.table, GREEN)) == (["firekeeping", "paper"], ["pottery-kiln"], 1)
    at = Position(advanced=True, black=HOME | {"ruling": "industry", "ideas": ["paper"]}, green=ABROAD)
    assert at.run("cull", BLACK, 2).asked == NOBODY_ASKED
    assert ideas(at) == ["paper"]


@pytest.mark.rule("G2b.3", "G2b.2", "J2.2")
def test_a_cull_of_the_eureka_comes_before_the_idea_finds_its_place() -> None:
    """Charcoal gives energy and culls an Idea of Epoch I, never itself; left to Lore it lies above what it culled."""
    black = {"ruling": "culture", "ideas": ["lullaby"], "information": 1}
    at = invent("charcoal", black, epoch="II", market=["-"] * 6 + ["charcoal", "-", "-"])
    assert (at.asked, at.options) == (ASK_CULL, ["discard lullaby"])
    at.answer("discard lullaby", "discard charcoal")
    assert (ideas(at), lore(at)) == ([], ["charcoal", "lullaby"])
    invariants(at.table)


@pytest.mark.rule("G2c.1", "G2c.2", "G2b.3")
def test_copycats_are_culled_too() -> None:
    at = invent(
        "charcoal",
        {},
        epoch="II",
        market=["-"] * 6 + ["charcoal", "-", "-"],
        green=ABROAD | {"elders": {"charcoal": 1}, "ideas": ["firekeeping"], "ruling": "industry"},
    )
    assert (at.asked, at.options) == (ASK_CULL, ["discard firekeeping"])
    at.answer("discard firekeeping")
    assert at.table.stage(GREEN, ENERGY) == 4
    assert at.asked == ASK_INVENTION


@pytest.mark.rule("G2c.2", "J5f")
def test_a_eureka_may_be_an_invention_and_copycats_keep_what_they_invent() -> None:
    """Printing press: both invent once more, the inventor first, and each keeps his own."""
    at = Position(
        advanced=True,
        epoch="III",
        black=HOME | {"elders": {"printing-press": 1, "alphabet": 1}, "information": 4},
        green=ABROAD | {"elders": {"printing-press": 1, "paper": 1}, "information": 4},
        market=["printing-press", "-", "-", "alphabet", "-", "-", "paper", "-", "-"],
    )
    at.run("invent", BLACK).answer("invent printing-press")
    assert at.options == ["invent alphabet"]
    at.answer("invent alphabet", "keep alphabet")
    assert at.options == ["invent paper"]
    at.answer("invent paper", "keep paper", "keep printing-press")
    assert (ideas(at), ideas(at, GREEN)) == (["alphabet", "printing-press"], ["paper"])
    invariants(at.table)
