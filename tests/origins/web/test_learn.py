"""The guided first game of Bios:Origins and its lessons: one idea at a time, each at an action of the player's own."""

from __future__ import annotations

from html import unescape
from typing import Any

import pytest

import biont
from biont.games.guide import ANYTHING
from biont.games.lessons import Lesson
from biont.kernel import Game, Record
from biont.kernel.ledger import ledger
from biont.origins.definition import ORIGINS
from biont.origins.draw.drawing import OriginsDrawing
from biont.origins.rules import parts
from biont.origins.scenario import SCENARIOS
from biont.origins.web import guide
from biont.origins.web.lessons import LESSONS
from biont.server.programs import Programs
from biont.server.registry import Registry
from biont.testing.markup import Page
from biont.words import LANGUAGES
from tests.games.guiding import follow, guided, heading, on, shown, wordy
from tests.origins.draw.scenes import around
from tests.server.conftest import Visitor

FOUND = (
    guide.LAST_EPOCH,
    guide.LAST_COMET,
    guide.LAST_TURN,
    guide.PHILOSOPHY_IN_REACH,
    guide.COMET_CAME,
    guide.LEAD_SHAKY,
    guide.SCORE_SHUT,
    *guide.PLAN.values(),
)
TEACHER = guide.FirstGame(SCENARIOS)


# -- the guide -------------------------------------------------------------------------------------------------------


def test_every_idea_has_rules_and_something_that_brings_it_up() -> None:
    names = [idea.name for idea in guide.IDEAS]
    assert len(set(names)) == len(names)
    told = {beat.tell for beat in TEACHER.beats}
    for idea in guide.IDEAS:
        assert idea.rules
        assert all(rule in ledger("biont.origins") for rule in idea.rules), idea.name
        assert set(idea.asked) <= {*parts.declarations().questions.values(), ANYTHING}, idea.name
        assert set(idea.offered) <= set(parts.verbs()), idea.name
        assert set(idea.happened) <= {*parts.declarations().events.values(), *FOUND}, idea.name
        assert idea.name in told or idea.asked or idea.offered or idea.happened, idea.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_has_to_read_more_than_forty_words(language: str) -> None:
    assert wordy(ORIGINS, guide.IDEAS, language) == []
    assert all(ORIGINS.words(language).has(f"learn-term-{idea.name}") for idea in guide.IDEAS)


def test_following_the_guide_every_idea_is_told_once_and_the_player_scores() -> None:
    game, told = follow(ORIGINS, TEACHER)
    names = [name for name, *_ in told]
    assert len(set(names)) == len(names)
    turns = {name: turn for name, turn, _ in told}
    wanted = ("spread", "challenge", "auction", "foundation", "city", "invention", "comet", "chaos", "revolution")
    assert [turns[name] for name in wanted] == [1, 3, 3, 3, 3, 5, 7, 7, 7]
    assert {idea.name for idea in guide.IDEAS if not (idea.asked or idea.offered or idea.happened)} <= set(names)
    assert "end" in names
    assert game.result is not None
    assert game.result.scores[0] >= 10
    assert game.table.epoch == 4


def test_every_own_question_of_the_set_turns_has_its_idea_and_where_to_look() -> None:
    game = biont.new("origins", seats=TEACHER.seats, seed=TEACHER.seed, **TEACHER.settings)
    drawing, say = ORIGINS.drawing, ORIGINS.words("en")
    assert isinstance(drawing, OriginsDrawing)
    for beat in TEACHER.beats:
        assert game.decision is not None
        own = game.decision.seat == 0 and not game.decision.forced
        assert bool(beat.tell) == own, beat
        if own:
            assert TEACHER.idea(beat.tell) is not None
            drawn = drawing.board.draw(game.view(0), say, around(game, say))
            ids = {id for html in drawn.values() for id in Page(str(html)).ids()}
            assert not beat.look or beat.look.split()[0].removeprefix("#") in ids, beat
        game.choose(beat.answer)
    assert game.table.turn == 8


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs answer only when a test lets them."""
    monkeypatch.setattr(Programs, "_submit", lambda *_: None)


@pytest.mark.usefixtures("alone")
def test_the_set_turns_are_played_at_the_table_and_the_record_replays(visitor: Visitor) -> None:
    game = guided(visitor, ORIGINS)
    registry: Registry = visitor.client.app.state.registry  # type: ignore[attr-defined]
    for beat in [beat for beat in TEACHER.beats if beat.tell][:12]:
        frame = on(visitor, game)
        assert shown(frame) == heading(ORIGINS, beat.tell)
        assert visitor.answer(game, frame, beat.answer).status_code == 200
    open_game = registry.open(game)
    assert open_game.players == ["person", TEACHER.opponent]
    record = Record.from_json(visitor.record(game))
    assert biont.replay(record).table.state() == open_game.game.table.state()


# -- lessons ---------------------------------------------------------------------------------------------------------


def test_ten_lessons_stand_on_one_page(visitor: Visitor) -> None:
    page = unescape(visitor.client.get("/origins/lessons").text)
    assert len(LESSONS) == 10
    for lesson in LESSONS.values():
        assert ORIGINS.words("en")(f"learn-theme-{lesson.theme}") in page
        assert f'href="/origins/lessons/{lesson.id}"' in page
        tile = page.split(f'href="/origins/lessons/{lesson.id}"')[1].split("</a>")[0]
        assert lesson.goal(ORIGINS.words("en")) in tile
        assert "card-face" in tile, "the card that it is about"
    start = visitor.client.get("/").text
    assert 'href="/origins/lessons"' in start
    assert 'action="/origins/guided"' in start


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_of_a_lesson_is_short_and_gives_nothing_away(language: str) -> None:
    say = ORIGINS.words(language)
    for lesson in LESSONS.values():
        title = lesson.title(say)
        assert len(title.split()) <= 5, title
        assert ":" not in title


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_a_goal_that_the_example_reaches(visitor: Visitor, name: str) -> None:
    lesson, say = LESSONS[name], ORIGINS.words("en")
    game = lesson.game()
    assert game.decision is not None
    assert len(game.decision.options) > 1
    assert not lesson.is_reached(game)
    page = unescape(visitor.client.get(f"/origins/lessons/{name}").text)
    assert say(f"learn-task-{name}") in page
    assert say(f"learn-goal-{name}") in page
    assert say(f"learn-why-{name}") not in page
    address = f"/origins/lessons/{name}"
    for answer in lesson.solution:
        reply = visitor.post(address, option=answer)
        assert reply.status_code == 303
        address = reply.headers["location"]
    page = unescape(visitor.client.get(address).text)
    assert say("learn-right") in page
    assert say(f"learn-why-{name}") in page


@pytest.mark.parametrize("name", LESSONS)
def test_some_way_misses_the_goal(name: str) -> None:
    lesson = LESSONS[name]
    assert next(filter(None, (_missed(lesson, (option,)) for option in _options(lesson.game()))))


def _options(game: Game[Any]) -> list[str]:
    return [game.print(option) for option in game.decision.options] if game.decision else []


def _missed(lesson: Lesson, given: tuple[str, ...]) -> tuple[str, ...]:
    """Answers that begin so and miss the goal, if there are any."""
    game = lesson.game(given)
    if lesson.is_over(game, given):
        return () if lesson.is_reached(game) else given
    return next(filter(None, (_missed(lesson, (*given, option)) for option in _options(game))), ())
