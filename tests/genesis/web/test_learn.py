"""The guided first game and the lessons: ideas come up one at a time, and examples are told as they are."""

from __future__ import annotations

import re
from html import escape, unescape
from typing import Any

import pytest

import biont
from biont.draw import Choice, Context
from biont.games.guide import ANYTHING, Told
from biont.games.lessons import Lesson
from biont.genesis.bots import gentle
from biont.genesis.cards import ICONS
from biont.genesis.definition import GENESIS
from biont.genesis.pools import ASK_SUBSTITUTE
from biont.genesis.rules import parts
from biont.genesis.rules.autocatalysis import ASK_ROLL_REFUGIUM, AUTOCATALYTIC_ROLL, BIONT_DIED
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.scenario import SCENARIOS
from biont.genesis.web import guide, odds
from biont.genesis.web.glossary import glossary
from biont.genesis.web.lessons import LESSONS
from biont.genesis.words import words
from biont.kernel import Chance, Game, Record
from biont.kernel.declared import Question
from biont.kernel.ledger import ledger
from biont.server import open_game
from biont.server.asking import asked
from biont.server.effects import Trying
from biont.server.open_game import OpenGame
from biont.server.programs import Programs
from biont.server.registry import Registry
from biont.words import LANGUAGES
from tests.games.following import Follower
from tests.games.guiding import follow, guided, heading, on, shown, wordy
from tests.genesis.positions import bacterium, empty
from tests.genesis.web.test_regrets import begun
from tests.server.conftest import Visitor

# -- the guide -------------------------------------------------------------------------------------------------------

TEACHER = guide.FirstGame(SCENARIOS)


def test_every_idea_has_words_and_rules() -> None:
    names = [idea.name for idea in guide.IDEAS]
    assert len(set(names)) == len(names)
    for idea in guide.IDEAS:
        assert all(rule in ledger("biont.genesis") for rule in idea.rules), idea.name
        assert set(idea.asked) <= {*parts.declarations().questions.values(), ANYTHING}, idea.name
        assert set(idea.offered) <= set(parts.verbs()), idea.name
        news = {guide.HEAT, guide.OXYGEN, guide.LAST_TURN, guide.CONTESTED, guide.GUEST, guide.FOOD, guide.BURNT}
        news |= {guide.INFECTED, guide.FULL}
        assert set(idea.happened) <= {*parts.declarations().events.values(), *news}, idea.name
        told = idea.name in {beat.tell for beat in TEACHER.beats}
        assert told or idea.asked or idea.offered or idea.happened, idea.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_has_to_read_more_than_forty_words(language: str) -> None:
    assert wordy(GENESIS, guide.IDEAS, language) == []


def test_the_chances_that_the_first_lesson_names_are_those_of_the_place() -> None:
    """Of the first roll, with the biont alone, and of that of the next turn, "two times in three"."""
    chances: dict[str, str] = {}

    def hear(game: Game[Any], told: Told) -> None:
        if told.idea is not None and told.idea.name in ("autocatalysis", "doubles"):
            assert game.decision is not None
            chance = odds.alive(game.table, game.decision.data[0])
            assert chance is not None
            chances[told.idea.name] = f"{chance:.0%}".replace("%", " %")

    follow(GENESIS, TEACHER, hear)
    first, second = chances["autocatalysis"], chances["doubles"]
    for language in LANGUAGES:
        named = GENESIS.words(language)("learn-do-welcome").replace("\N{NO-BREAK SPACE}", " ")
        assert named.index(first) < named.index(second)


def test_the_guide_points_at_what_its_suggestion_is_about() -> None:
    """Decks that are bought from, and the organism that rolls though a parasite sits beside it."""
    looks = {beat.tell: (beat.answer, beat.look) for beat in TEACHER.beats if beat.tell}
    bought = {look for answer, look in looks.values() if answer.startswith("buy")}
    assert bought == {f"#deck-{answer.split()[-1]}" for answer, _ in looks.values() if answer.startswith("buy")}
    assert looks["darwin"] == ("roll", "#mine .organism")


def test_following_the_guide_makes_life_and_wins_and_every_idea_comes_up_once() -> None:
    game, told = follow(GENESIS, TEACHER)
    turns = {name: turn for name, turn, _ in told}
    assert len(turns) == len(told)
    assert [name for name, *_ in told][:8] == [
        *("welcome", "enzyme", "autocatalysis", "animation", "dice", "doubles", "death", "life"),
    ]
    assert [turns[name] for name in ("life", "darwin", "purchase", "points", "free")] == [2, 2, 2, 3, 3]
    assert {"errors", "end"} <= set(turns)
    assert game.result is not None
    assert game.result.winners == (0,)
    assert game.result.scores[0] >= 10


def test_every_own_question_of_the_set_turns_has_its_idea() -> None:
    game = biont.new("genesis", seats=TEACHER.seats, seed=TEACHER.seed, **TEACHER.settings)
    for beat in TEACHER.beats:
        assert game.decision is not None
        asked = game.decision.seat == 0 and (not game.decision.forced or game.decision.kind.rolls)
        assert bool(beat.tell) == asked, beat
        assert not beat.tell or TEACHER.idea(beat.tell) is not None
        game.inject(beat.dice)
        game.choose(beat.answer)
        assert not game.play.injected
    assert game.table.turn == 3


def test_a_shared_place_is_explained_before_its_dice_and_a_guest_when_it_buys_with_your_discs() -> None:
    game = biont.new("genesis", seats=TEACHER.seats, seed=TEACHER.seed, **TEACHER.settings)
    for beat in TEACHER.beats[:-3]:
        game.inject(beat.dice)
        game.choose(beat.answer)
    for answer in ("assign pool dhb", "pay yellow 1", "assign pool dhb"):
        game.choose(answer)
    known = [idea.name for idea in guide.IDEAS if idea.name not in ("contest", "guest")]
    told: dict[str, Question] = {}
    wanted = ("take", "buy", "done", "roll", "stand")
    since = len(game.answers)
    while "guest" not in told:
        assert game.decision is not None
        assert game.table.turn <= 4
        options = [game.print(option) for option in game.decision.options]
        if game.decision.seat == 0:
            idea = TEACHER.now(game, 0, [*known, *told], since).idea
            if idea is not None:
                told[idea.name] = game.decision.kind
            since = len(game.answers)
        if game.decision.kind == ASK_ROLL_REFUGIUM:
            game.inject([1, 1, 3, 3, 3, 3])
        game.choose(next((one for way in wanted for one in options if one.startswith(way)), options[0]))
        game.withdraw()
    assert list(told) == ["contest", "guest"]
    assert told["contest"] == ASK_ROLL_REFUGIUM
    assert told["guest"] == ASK_PURCHASE, "before the guest can buy"


def test_who_rolls_for_a_shared_place_is_told_at_once_where_somebody_else_killed_a_biont() -> None:
    game = biont.new("genesis", seats=TEACHER.seats, seed=TEACHER.seed, **TEACHER.settings)
    game.choose(TEACHER.beats[0].answer)
    known = [idea.name for idea in guide.IDEAS if idea.name not in ("contest", "death")]

    def told(roller: int) -> str:
        game.play.note(AUTOCATALYTIC_ROLL, roller, 0, roller, (5, 6), 0)
        game.play.note(BIONT_DIED, 0, 0, 0)
        idea = TEACHER.now(game, 0, known).idea
        return idea.name if idea else ""

    assert (told(0), told(1)) == ("death", "contest")


def test_whoever_has_a_parasite_on_him_is_told_what_it_is_before_other_news() -> None:
    game = biont.new("genesis", seats=TEACHER.seats, seed=TEACHER.seed, **TEACHER.settings)
    for beat in TEACHER.beats[:-3]:
        game.inject(beat.dice)
        game.choose(beat.answer)
    known = [beat.tell for beat in TEACHER.beats] + ["assignment"]
    before = TEACHER.now(game, 0, known, 0)
    assert before.idea is not None
    assert before.idea.name != "parasite"
    game.choose("done")
    assert game.decision is not None
    since = len(game.answers)
    attack = next(one for one in map(game.print, game.decision.options) if one.startswith("attach"))
    game.choose(attack)
    while game.decision.seat == 1:
        game.choose(game.decision.options[-1])
    now = TEACHER.now(game, 0, [*known, "autocatalysis", "darwin"], since)
    assert (now.idea.name if now.idea else "", now.is_news) == ("parasite", True)


def test_discs_against_oxygen_are_explained_before_anything_else_where_they_are_advised() -> None:
    game = biont.new("genesis", seats=TEACHER.seats, seed=TEACHER.seed, **TEACHER.settings)
    for beat in TEACHER.beats:
        game.inject(beat.dice)
        game.choose(beat.answer)
        game.withdraw()
    known = [idea.name for idea in guide.IDEAS if idea.name not in ("antioxidant", "refugium")]
    news = TEACHER.now(game, 0, known, suggests=lambda: [("done",)])
    assert (news.idea.name if news.idea else "", news.is_news) == ("refugium", True)
    advised = TEACHER.now(game, 0, known, suggests=lambda: [("antioxidant", 0, 0)])
    assert (advised.idea.name if advised.idea else "", advised.is_news) == ("antioxidant", False)


def test_who_clings_to_an_organism_is_explained_before_discs_that_are_advised_against_oxygen() -> None:
    """A newcomer read of oxygen while a virus took his cubes, and was told what that is one answer later."""
    game = biont.new("genesis", seats=TEACHER.seats, seed=TEACHER.seed, **TEACHER.settings)
    for beat in TEACHER.beats[:-3]:
        game.inject(beat.dice)
        game.choose(beat.answer)
    game.choose("done")
    assert game.decision is not None
    game.choose(next(one for one in map(game.print, game.decision.options) if one.startswith("attach")))
    while game.decision.seat == 1:
        game.choose(game.decision.options[-1])
    told = TEACHER.now(game, 0, ["welcome"], 0, suggests=lambda: [("antioxidant", 0, 0)])
    assert (told.idea.name if told.idea else "", told.is_news) == ("parasite", True)


def test_the_guide_is_silent_while_the_opponent_plays() -> None:
    game = biont.new("genesis", seats=TEACHER.seats, seed=TEACHER.seed, **TEACHER.settings)
    while game.decision is not None and game.decision.seat == 0:
        game.choose(game.decision.options[0])
    assert TEACHER.now(game, 0, []).idea is None
    assert TEACHER.now(game, 1, []).idea is not None


def test_the_gentle_opponent_keeps_away_in_the_first_turns() -> None:
    game = biont.new("genesis", seats=TEACHER.seats, seed=TEACHER.seed, **TEACHER.settings)
    opponent, chance = GENESIS.players.make(TEACHER.opponent, 7), Chance(3)
    while game.decision is not None and game.table.turn <= gentle.TURNS:
        seat, options = game.decision.seat, game.decision.options
        answer = opponent.choose(game.view(1)) if seat else options[chance.below(len(options))]
        assert not seat or not gentle.is_rude(game.table, answer, 1)
        game.choose(answer)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs answer only when a test lets them."""
    monkeypatch.setattr(Programs, "_submit", lambda *_: None)


@pytest.mark.usefixtures("alone")
def test_the_set_turns_are_played_at_the_table_and_the_record_replays(visitor: Visitor) -> None:
    game = guided(visitor, GENESIS)
    registry: Registry = visitor.client.app.state.registry  # type: ignore[attr-defined]
    for beat in TEACHER.beats:
        if not beat.tell:
            continue
        frame = on(visitor, game)
        assert shown(frame) == heading(GENESIS, beat.tell)
        assert suggested(visitor, game, frame) == beat.answer
        assert f'data-look="{beat.look}"' in frame["regions"]["guide"]
        assert visitor.answer(game, frame, beat.answer).status_code == 200
    open_game = registry.open(game)
    assert [one.text for one in open_game.given] == [beat.answer for beat in TEACHER.beats]
    record = Record.from_json(visitor.record(game))
    assert [die for _, dice in record.injected for die in dice] == [die for beat in TEACHER.beats for die in beat.dice]
    assert biont.replay(record).table.state() == open_game.game.table.state()
    again = OpenGame(registry.store, registry.store.load(game))
    assert again.game.table.state() == open_game.game.table.state()


@pytest.mark.usefixtures("alone")
def test_whoever_does_something_else_plays_a_free_game_and_comes_back_by_undo(visitor: Visitor) -> None:
    game = guided(visitor, GENESIS)
    registry: Registry = visitor.client.app.state.registry  # type: ignore[attr-defined]
    frame = visitor.answer(game, visitor.frame(game), "enzyme red dust").json()
    assert registry.open(game).beat is None
    assert shown(frame) == heading(GENESIS, "assignment")
    frame = visitor.post(f"/game/{game}/undo/{frame['version']}", True).json()
    assert shown(frame) == heading(GENESIS, "welcome")
    assert registry.open(game).beat == TEACHER.beats[0]


def suggested(visitor: Visitor, game: str, frame: dict[str, Any]) -> str:
    """The answer that the guide suggests."""
    (number,) = re.findall(r'data-suggests="(\d+)"', frame["regions"]["guide"])
    open_game = visitor.client.app.state.registry.open(game)  # type: ignore[attr-defined]
    text: str = open_game.game.print(open_game.decision.options[int(number)])
    return text


def test_the_guided_game_is_the_introductory_one(visitor: Visitor) -> None:
    game = guided(visitor, GENESIS)
    open_game = visitor.client.app.state.registry.open(game)  # type: ignore[attr-defined]
    options = open_game.game.table.box.settings
    assert (options.intro, options.bans) == (True, False)
    assert open_game.players == ["person", "gentle"]
    assert open_game.settings["own"], "nobody is asked for gifts in a first game"
    page = visitor.client.get(f"/game/{game}").text
    assert "Make something live" in page
    assert "abiogenesis" in page
    assert 'href="/genesis/rules#C3.1"' in page


def test_whoever_answers_has_heard_it(visitor: Visitor) -> None:
    game = guided(visitor, GENESIS)
    assert shown(visitor.frame(game)) == heading(GENESIS, "welcome")
    frame = visitor.answer(game, visitor.frame(game), "assign pool dust").json()
    assert shown(frame) == heading(GENESIS, "enzyme")
    visitor.answer(game, frame, "done")
    open_game = visitor.client.app.state.registry.open(game)  # type: ignore[attr-defined]
    assert open_game.settings["guide"] == ["welcome", "enzyme"]


def test_a_hint_says_what_a_good_program_would_do_and_stands_in_the_record(visitor: Visitor) -> None:
    game = visitor.new()
    frame = visitor.frame(game)
    assert "suggests" not in frame["regions"]["guide"]
    frame = visitor.post(f"/game/{game}/hint/{frame['version']}", True).json()
    number = int(re.findall(r'data-suggests="(\d+)"', frame["regions"]["guide"])[0])
    open_game = visitor.client.app.state.registry.open(game)  # type: ignore[attr-defined]
    wanted = GENESIS.players.make("greedy").choose(open_game.game.view(open_game.decision.seat))
    assert open_game.decision.options[number] == wanted
    record = Record.from_json(visitor.record(game))
    assert record.hints == [len(record.answers)]
    visitor.play(game, 1)
    assert "suggests" not in visitor.frame(game)["regions"]["guide"]


def test_the_guide_can_be_left_without_the_script_and_stays_away(visitor: Visitor) -> None:
    game = guided(visitor, GENESIS)
    reply = visitor.post(f"/game/{game}/guide", leave="on")
    assert (reply.status_code, reply.headers["location"]) == (303, f"/game/{game}")
    assert not shown(visitor.frame(game))


def test_the_guide_is_taken_up_where_it_was_left(visitor: Visitor) -> None:
    game = guided(visitor, GENESIS)
    visitor.answer(game, visitor.frame(game), "assign pool dust")
    frame = visitor.post(f"/game/{game}/guide", True, leave="on").json()
    assert 'name="back"' in frame["regions"]["top"]
    frame = visitor.post(f"/game/{game}/guide", True, back="on").json()
    assert shown(frame) == heading(GENESIS, "enzyme")
    assert 'name="leave"' in frame["regions"]["top"]


def test_any_game_can_take_up_the_guide_but_only_the_first_is_welcomed(visitor: Visitor) -> None:
    game = visitor.new()
    visitor.play(game, 1)
    frame = visitor.post(f"/game/{game}/guide", True, back="on").json()
    panel = frame["regions"]["guide"]
    assert 'class="suggests"' in panel
    assert heading(GENESIS, "welcome") not in panel


def test_after_the_set_turns_no_two_games_are_the_same_and_records_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever follows the guide twice meets other events; until then, what he did can be taken back."""
    decks = set()
    for seed in (1, 2):
        monkeypatch.setattr(open_game, "luck", lambda seed=seed: seed)
        table = Follower(GENESIS, seed).table
        while (beat := table.beat) is not None:
            assert len(table.game.seeds) == 1
            table.answer(beat.answer, table.version)
        while len(table.game.seeds) == 1:
            assert table.game.table.turn == 3
            assert table.decision is not None
            wanted = next((one for one in table.decision.options if one[0] == "done"), table.decision.options[0])
            table.answer(table.game.print(wanted), table.version)
        assert biont.replay(table.game.record()).table.state() == table.game.table.state()
        decks.add(tuple(table.game.table.event_deck))
    assert len(decks) == 2


def test_settings_do_not_end_the_guide_and_the_past_has_none(visitor: Visitor) -> None:
    game = guided(visitor, GENESIS)
    visitor.post(f"/game/{game}/arrange", pace="instant", forced="on")
    frame = visitor.frame(game)
    assert shown(frame) == heading(GENESIS, "welcome")
    visitor.answer(game, frame, visitor.options(frame)[0])
    assert not shown(visitor.frame(game, at=0))


def test_foreign_forms_are_refused(visitor: Visitor) -> None:
    game = guided(visitor, GENESIS)
    assert visitor.client.post(f"/game/{game}/guide", data={"leave": "on"}).status_code == 403
    assert visitor.client.post("/genesis/guided").status_code in (403, 411)


# -- lessons ---------------------------------------------------------------------------------------------------------


def test_about_a_dozen_lessons_stand_on_one_page(visitor: Visitor) -> None:
    page = visitor.client.get("/genesis/lessons").text
    assert 10 <= len(LESSONS) <= 20
    for lesson in LESSONS.values():
        assert words("en")(f"learn-theme-{lesson.theme}") in page
        assert f'href="/genesis/lessons/{lesson.id}"' in page
        tile = page.split(f'href="/genesis/lessons/{lesson.id}"')[1].split("</a>")[0]
        assert escape(lesson.goal(words("en"))) in tile
        assert "card-face" in tile, "the card that it is about"
    assert 'href="/genesis/lessons"' in visitor.client.get("/").text


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_a_goal_that_the_example_reaches_and_passing_does_not(visitor: Visitor, name: str) -> None:
    lesson, say = LESSONS[name], words("en")
    game = lesson.game()
    assert game.decision is not None
    assert len(game.decision.options) > 1
    assert not lesson.is_reached(game)
    page = unescape(visitor.client.get(f"/genesis/lessons/{name}").text)
    assert say(f"learn-task-{name}") in page
    assert say(f"learn-goal-{name}") in page
    assert say(f"learn-why-{name}") not in page
    address = f"/genesis/lessons/{name}"
    for answer in lesson.solution:
        assert say("learn-right") not in unescape(visitor.client.get(address).text)
        reply = visitor.post(address, option=answer)
        assert reply.status_code == 303
        address = reply.headers["location"]
    page = unescape(visitor.client.get(address).text)
    assert say("learn-right") in page
    assert say(f"learn-why-{name}") in page
    assert f'href="/genesis/rules#{lesson.rules[0]}"' in page


@pytest.mark.parametrize("name", LESSONS)
def test_some_way_misses_the_goal_and_is_told_how_it_goes(visitor: Visitor, name: str) -> None:
    lesson = LESSONS[name]
    missed = next(filter(None, (_missed(lesson, (option,)) for option in _options(lesson.game()))))
    page = unescape(visitor.client.get(f"/genesis/lessons/{name}", params={"chosen": missed}).text)
    assert words("en")("learn-other") in page
    assert words("en")(f"learn-goal-{name}") in page
    assert words("en")(f"learn-why-{name}") in page


def _options(game: Game[Any]) -> list[str]:
    return [game.print(option) for option in game.decision.options] if game.decision else []


def _missed(lesson: Lesson, given: tuple[str, ...]) -> tuple[str, ...]:
    """Answers that begin so and miss the goal, if there are any."""
    game = lesson.game(given)
    if lesson.is_over(game, given):
        return () if lesson.is_reached(game) else given
    return next(filter(None, (_missed(lesson, (*given, option)) for option in _options(game))), ())


def test_a_lesson_says_what_its_options_do(visitor: Visitor) -> None:
    page = unescape(visitor.client.get("/genesis/lessons/S25").text)
    assert page.count('role="tooltip" class="effect"') == 4
    assert "an organized red cube dies" in page
    assert "data-key=1" in page


def test_solved_lessons_are_remembered_by_the_browser_alone(visitor: Visitor) -> None:
    assert "None of the 14 lessons solved yet" in visitor.client.get("/genesis/lessons").text
    visitor.post("/genesis/lessons/S25?chosen=kill-cube red&chosen=kill-cube red", option="kill-cube green")
    assert "None of the 14" in visitor.client.get("/genesis/lessons").text
    visitor.post("/genesis/lessons/S25?chosen=kill-biont green&chosen=kill-cube red", option="kill-cube red")
    page = visitor.client.get("/genesis/lessons").text
    assert "One of 14 lessons solved" in page
    assert [tile.split('"')[0] for tile in page.split('class="done"><a href="/genesis/lessons/')[1:]] == ["S25"]
    assert page.count('class="solved"') == 1
    visitor.client.cookies.set("biont-lessons", "S25|<script>|S999")
    assert "One of 14 lessons solved" in visitor.client.get("/genesis/lessons").text


def test_lessons_speak_german(visitor: Visitor) -> None:
    visitor.post("/look", language="de")
    assert "Ein Vulkan gibt und nimmt" in visitor.client.get("/genesis/lessons").text
    way = "chosen=kill-biont green&chosen=kill-cube red&chosen=kill-cube red"
    assert "Gelöst!" in visitor.client.get(f"/genesis/lessons/S25?{way}").text


def test_what_is_no_lesson_or_no_option_gets_a_sentence(visitor: Visitor) -> None:
    assert visitor.client.get("/genesis/lessons/S999").status_code == 404
    assert visitor.post("/genesis/lessons/S999", option="done").status_code == 404
    for chosen in ("take", "<script>alert(1)</script>", "x" * 300):
        reply = visitor.client.get("/genesis/lessons/S25", params={"chosen": chosen})
        assert reply.status_code == 422, chosen
        assert "<script>alert" not in reply.text
    assert visitor.client.post("/genesis/lessons/S25", data={"option": "kill-biont green"}).status_code == 403


def test_lessons_keep_nothing(visitor: Visitor) -> None:
    visitor.client.get("/genesis/lessons/S25?chosen=kill-biont green&chosen=kill-cube red&chosen=kill-cube red")
    assert not visitor.client.app.state.registry.store.latest(5)  # type: ignore[attr-defined]


# -- terms, aid, log ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_and_icon_has_a_name_and_a_sentence(language: str) -> None:
    terms = glossary(words(language)).terms
    assert len({term.on for term in terms}) == len(terms)
    assert all(term.name and re.search(r"[.)]$", term.text) for term in terms)
    drawn = {f"s-{symbol}" for term in terms for symbol in re.findall(r"#s-([\w-]+)", term.on)}
    for icon in ICONS:
        assert f"s-{icon.replace('_', '-')}" in drawn


def test_pages_with_a_board_bring_the_glossary(visitor: Visitor) -> None:
    for path in (f"/game/{visitor.new()}", "/genesis/lessons/S25"):
        page = visitor.client.get(path).text
        [address] = re.findall(r'id="terms" data-from="([^"]+)"', page)
        terms = unescape(visitor.client.get(address).text)
        assert "<b>move between cells</b> <i>Horizontal gene transfer (HGT)</i>" in terms


def test_the_player_aid_explains_every_word_to_those_who_cannot_point(visitor: Visitor) -> None:
    page = unescape(visitor.client.get("/genesis/aid").text)
    assert all(
        f"<dt>{term.name}</dt><dd><b>{term.plain}</b>: {term.text}</dd>" in page
        for term in glossary(words("en")).spoken
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_in_the_player_aid_is_a_link_that_leads_somewhere(visitor: Visitor, language: str) -> None:
    visitor.post("/look", language=language)
    aid = visitor.client.get("/genesis/aid").text
    there = set(re.findall(r'id="([^"]+)"', visitor.client.get("/genesis/rules").text))
    links = re.findall(r'href="/genesis/rules#([^"]+)"', aid)
    assert len(links) > 60
    assert set(links) <= there
    bare = re.sub(r"<a .*?</a>", "", aid)
    assert not re.search(r"\([^()<]*\b[A-Z]\d[a-z]?\b[^()<]*\)", bare)


def test_every_line_of_the_log_links_to_the_board_and_to_its_rule(visitor: Visitor) -> None:
    game = visitor.new()
    visitor.play(game, 40)
    log = visitor.client.get(f"/game/{game}/log").text
    lines = re.findall(r"<li>(.*?)</li>", log)
    assert len(lines) > 40
    table = set(re.findall(r'id="([^"]+)"', visitor.client.get(f"/game/{game}").text))
    for line in lines:
        assert 'href="/genesis/rules#' in line
        anchor = re.search(rf'href="/game/{game}#([^"]+)"', line)
        assert anchor, line
        # What has left the table since then cannot be shown any more.
        assert anchor[1] in table or anchor[1].startswith(("refugium-", "organism-", "card-")), line


def test_the_log_takes_back_to_before_a_line(visitor: Visitor) -> None:
    game = visitor.new(seed="5")
    frame = visitor.frame(game)
    for _ in range(2):
        option = next(one for one in visitor.options(frame) if one.split()[0] in ("assign", "enzyme"))
        frame = visitor.answer(game, frame, option).json()
    log = frame["regions"]["others"]
    left = re.findall(r'<li id="line-\d+"> <button form=undo name=to value=(\d+)', log)
    assert len(left) == 2
    assert left[1] == "0"
    assert "form=undo" not in visitor.frame(game, at=1)["regions"]["others"]
    back = visitor.post(f"/game/{game}/undo/{frame['version']}", True, to=left[1]).json()
    assert back["total"] == 0
    assert "form=undo" not in back["regions"]["others"]


# -- taking home -------------------------------------------------------------------------------------------------------


def test_a_game_goes_into_a_report_as_text_and_comes_back(visitor: Visitor) -> None:
    game = visitor.finished()
    text = re.search(
        r"<textarea[^>]*readonly[^>]*>(.*?)</textarea>", visitor.client.get(f"/game/{game}/report").text, re.S
    )
    assert text
    reply = visitor.post("/open", text=unescape(text[1]))
    assert reply.status_code == 303
    fresh = reply.headers["location"].removeprefix("/game/").removesuffix("/end")
    assert fresh != game
    assert visitor.frame(fresh)["total"] == visitor.frame(game)["total"]
    for nonsense in ("", "no record"):
        assert visitor.post("/open", text=nonsense).status_code == 422


def test_the_start_page_offers_every_way_to_play_and_learn(visitor: Visitor) -> None:
    empty = visitor.client.get("/").text
    assert "No game yet" in empty
    for way in (
        'action="/games"',
        'action="/genesis/guided"',
        'action="/open"',
        'href="/genesis/lessons"',
        'href="/genesis/rules"',
        'href="/genesis/aid"',
    ):
        assert way in empty, way
    finished = visitor.finished()
    page = visitor.client.get("/").text
    assert f'href="/game/{finished}/end"' in page
    assert f'class="watch" href="/game/{finished}?at=0"' in page


def test_kinds_of_points_that_nobody_has_are_left_out(visitor: Visitor) -> None:
    page = visitor.client.get(f"/game/{visitor.new()}/end").text
    assert page.count('<th scope="row">') == 2
    finished = visitor.client.get(f"/game/{visitor.finished()}/end").text
    assert finished.count('<th scope="row">') > 2


def test_every_option_lies_on_a_thing_of_the_board_or_is_about_none() -> None:
    """What stands only in the prompt ends a question or answers yes or no."""
    game = biont.new("genesis", seats=["red", "blue", "green"], seed=3)
    chance = Chance(53)
    say = words("en")
    while game.decision is not None:
        decision = game.decision
        if chance.below(4) == 0:
            question, _ = asked(Trying(game, GENESIS, GENESIS.telling.teller(game.rules, say)), "/answer", "")
            own = [one.name for one in GENESIS.colours(game.rules) if one.seat == decision.seat]
            around = Context(own=own, question=question)
            board = "".join(GENESIS.drawing.board.draw(game.view(decision.seat), say, around).values())
            there = set(re.findall(r' id="([^"]+)"', board))
            for option in question.options:
                assert option.anchor in there, option
                assert option.anchor != "prompt" or " " not in option.text, option
        game.choose(decision.options[chance.below(len(decision.options))])


def test_an_option_that_names_only_its_thing_is_called_by_its_sentence_once() -> None:
    """Of a biont that moves, first the organism is asked for and then where it goes."""
    game = biont.new("genesis", seats=["red", "blue"], seed=3)
    teller = GENESIS.telling.teller(game.rules, words("en"))
    choice = Choice("hgt clay", teller.option(("hgt", 0)), "organism-clay", pick="organism-clay")
    choice = choice._replace(picked=teller.picked(("hgt", 0)), short=teller.short(("hgt", 0)))
    assert choice.listed == choice.label
    assert teller.short(("hgt", 0, 0)).startswith("in")


def test_the_past_shows_what_was_seen_then_and_nothing_more(visitor: Visitor) -> None:
    def seen(frame: dict[str, Any]) -> str:
        board = frame["regions"]["strata"] + frame["regions"]["times"]
        board = re.sub(r'<button.*?</button>|<span class="why".*?</span>', "", board, flags=re.S)
        return " ".join(re.sub(r"<[^>]+>", " ", board).split())

    game = visitor.new()
    then: dict[int, str] = {}
    for _ in range(12):
        frame = visitor.play(game, 3)
        then[frame["total"]] = seen(frame)
    assert len(set(then.values())) > 5
    for number, view in list(then.items())[:-1]:
        past = visitor.frame(game, at=number)
        assert seen(past) == view
        assert past["told"] < visitor.frame(game)["told"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_sentences_explain_themselves(language: str) -> None:
    """Their forms are found by the script, and every term of the questions and the log has an entry."""
    say = words(language)
    found = glossary(say).words
    assert all(word.text.endswith(".") for word in found)
    pattern = re.compile("|".join(f"(?:{word.forms})" for word in found), re.IGNORECASE)
    jargon = {
        "en": ("roiled", "atrophies", "placard", "manna", "Extremophile crisis", "bionts", "Refugia", "progenote"),
        "de": ("umgewälzt", "Atrophien", "Tafel", "Manna", "Extremophilen-Krise", "Bionten", "Refugien", "Progenote"),
    }
    assert all(pattern.fullmatch(word) for word in jargon[language])


def test_that_six_of_a_colour_is_the_most_is_explained_the_first_time_that_it_strikes() -> None:
    """The lesson about food came before it, and the limit was explained a turn later."""
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", bionts="rrr", cubes="r")
    game = begun(table, ("darwin-roll", dust), dice=(1, 1, 1, 2, 3, 3, 4))
    game.choose("roll")
    assert game.decision is not None
    assert game.decision.kind == ASK_SUBSTITUTE
    assert guide.FULL in TEACHER.news(game, 0, 0)
    names = [idea.name for idea in guide.IDEAS if idea.at_once]
    assert names.index("full") < names.index("catalysts")
