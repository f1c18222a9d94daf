"""The guided first game and the lessons: ideas come up one at a time, and examples are told as they are."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

import biont
from biont.genesis.entries import ENTRIES, QUESTIONS
from biont.genesis.rules import parts
from biont.kernel import Chance
from biont.kernel.ledger import ledger
from biont.server import guide
from biont.server.lessons import LESSONS, by_theme
from biont.words import LANGUAGES, words
from tests.server.conftest import Visitor


def guided(visitor: Visitor) -> str:
    """Start the guided game, and return its id."""
    reply = visitor.post("/guided")
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"]).removeprefix("/game/")


def shown(frame: dict[str, Any]) -> str:
    """The name of the idea that a position explains, if any."""
    found = re.search(r'name="idea" value="(\w+)"', frame["regions"]["guide"])
    return found[1] if found else ""


# -- the guide -------------------------------------------------------------------------------------------------------


def test_every_idea_has_words_and_rules_and_can_come_up() -> None:
    assert len(set(guide.NAMES)) == len(guide.NAMES)
    for idea in guide.IDEAS:
        for language in LANGUAGES:
            text = words(language)(f"learn-text-{idea.name}")
            assert 2 <= len(re.findall(r"[.!?](?=\s|$)", text)) <= 4, (idea.name, language)
        assert all(rule in ledger("biont.genesis") for rule in idea.rules), idea.name
        assert set(idea.asked) <= {*QUESTIONS, guide.ANYTHING}, idea.name
        assert set(idea.offered) <= set(parts.verbs()), idea.name
        assert set(idea.happened) <= {*ENTRIES, guide.HEAT, guide.OXYGEN, guide.LAST_TURN}, idea.name
        assert idea.asked or idea.offered or idea.happened


def test_a_first_game_shows_its_ideas_once_each_in_a_sensible_order() -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=guide.SEED, **guide.GAME)
    chance = Chance(11)
    known: list[str] = []
    while True:
        while (idea := guide.idea_for(game, 0, known)) is not None:
            known.append(idea.name)
        if game.decision is None:
            break
        game.choose(game.decision.options[chance.below(len(game.decision.options))])
    assert len(set(known)) == len(known)
    assert known[:2] == ["welcome", "assignment"]
    assert {"event", "enzyme", "entropy", "autocatalysis", "death", "end"} <= set(known)
    assert known.index("autocatalysis") < known.index("end")


def test_the_guided_game_is_the_introductory_one(visitor: Visitor) -> None:
    game = guided(visitor)
    sitting = visitor.client.app.state.hall.open(game)  # type: ignore[attr-defined]
    options = sitting.game.table.box.options
    assert (options.intro, options.bans) == (True, True)
    assert sitting.players == ["person", "easy"]
    page = visitor.client.get(f"/game/{game}").text
    assert "Make something live" in page
    assert "abiogenesis" in page
    assert 'href="/rules#C3.1"' in page


def test_ideas_are_acknowledged_one_after_another(visitor: Visitor) -> None:
    game = guided(visitor)
    frame = visitor.frame(game)
    seen = []
    while shown(frame):
        seen.append(shown(frame))
        frame = visitor.post(f"/game/{game}/guide", True, idea=seen[-1]).json()
    assert seen[:2] == ["welcome", "assignment"]
    assert len(set(seen)) == len(seen)
    assert '<aside id="guide" hidden>' in frame["regions"]["guide"]
    assert visitor.options(frame)
    visitor.client.app.state.hall._sittings.clear()  # type: ignore[attr-defined]
    assert not shown(visitor.frame(game))


def test_the_guide_can_be_left_without_the_script_and_stays_away(visitor: Visitor) -> None:
    game = guided(visitor)
    reply = visitor.post(f"/game/{game}/guide", leave="on", idea="welcome")
    assert (reply.status_code, reply.headers["location"]) == (303, f"/game/{game}")
    assert not shown(visitor.frame(game))
    visitor.post(f"/game/{game}/guide", idea="assignment")
    assert not shown(visitor.frame(game))


def test_settings_do_not_end_the_guide_and_the_past_has_none(visitor: Visitor) -> None:
    game = guided(visitor)
    visitor.post(f"/game/{game}/arrange", pace="instant", forced="on")
    frame = visitor.frame(game)
    assert shown(frame) == "welcome"
    frame = visitor.answer(game, frame, visitor.options(frame)[0]).json()
    assert not shown(visitor.frame(game, at=0))


def test_strange_ideas_are_ignored_and_foreign_forms_refused(visitor: Visitor) -> None:
    game = guided(visitor)
    frame = visitor.post(f"/game/{game}/guide", True, idea="<script>").json()
    assert shown(frame) == "welcome"
    reply = visitor.client.post(f"/game/{game}/guide", data={"idea": "welcome"})
    assert reply.status_code == 403
    assert visitor.client.post("/guided").status_code in (403, 411)


def test_other_games_have_no_guide(visitor: Visitor) -> None:
    game = visitor.new()
    visitor.post(f"/game/{game}/guide", idea="welcome")
    assert not shown(visitor.frame(game))


# -- lessons ---------------------------------------------------------------------------------------------------------


def test_about_a_dozen_lessons_stand_on_one_page(visitor: Visitor) -> None:
    page = visitor.client.get("/lessons").text
    assert 10 <= len(LESSONS) <= 20
    for theme, lessons in by_theme().items():
        assert words("en")(f"learn-theme-{theme}") in page
        for lesson in lessons:
            assert f'href="/lessons/{lesson.id}"' in page
    assert 'href="/lessons"' in visitor.client.get("/").text


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_asks_and_tells_what_the_example_does(visitor: Visitor, name: str) -> None:
    lesson = LESSONS[name]
    game = lesson.game()
    assert game.decision is not None
    assert len(game.decision.options) > 1
    example = game.print(lesson.example(game))
    page = visitor.client.get(f"/lessons/{name}").text
    assert words("en")(f"learn-task-{name}") in unescape(page)
    assert words("en")(f"learn-why-{name}") not in unescape(page)
    for option in map(game.print, game.decision.options):
        assert f'value="{option}"' in page
        reply = visitor.post(f"/lessons/{name}", option=option)
        assert reply.status_code == 303
        told = visitor.client.get(reply.headers["location"])
        assert told.status_code == 200
        assert (words("en")("learn-right") in told.text) == (option == example), option
        assert words("en")(f"learn-why-{name}") in unescape(told.text)
        assert f'href="/rules#{lesson.scenario.rules[0]}"' in told.text


def test_lessons_speak_german(visitor: Visitor) -> None:
    visitor.post("/look", language="de")
    assert "Der Wasserstoffvulkan gibt und nimmt" in visitor.client.get("/lessons").text
    assert "Genau wie im Beispiel" in visitor.client.get("/lessons/S25?chosen=kill-biont green").text


def test_what_is_no_lesson_or_no_option_gets_a_sentence(visitor: Visitor) -> None:
    assert visitor.client.get("/lessons/S999").status_code == 404
    assert visitor.post("/lessons/S999", option="done").status_code == 404
    for chosen in ("take", "<script>alert(1)</script>", "x" * 300):
        reply = visitor.client.get("/lessons/S25", params={"chosen": chosen})
        assert reply.status_code == 422, chosen
        assert "<script>alert" not in reply.text
    assert visitor.client.post("/lessons/S25", data={"option": "kill-biont green"}).status_code == 403


def test_lessons_keep_nothing(visitor: Visitor) -> None:
    visitor.client.get("/lessons/S25?chosen=kill-biont green")
    assert not visitor.client.app.state.hall.store.latest(5)  # type: ignore[attr-defined]
