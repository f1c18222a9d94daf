"""The table over HTTP: answers, conflicts, undo, the past, records, and programs that answer in the background."""

from __future__ import annotations

import asyncio
import json
import re
import time
from typing import Any

import pytest

import biont
from biont.draw.chart import HEIGHT
from biont.genesis.rules.autocatalysis import ASK_ROLL_REFUGIUM
from biont.kernel import Record
from biont.server.page.frame import Frame
from biont.server.registry import Registry
from biont.server.watching import Watcher
from biont.words import LANGUAGES
from tests.browser.positions import seen
from tests.server.conftest import Visitor, run_apart


@pytest.mark.whole
def test_a_whole_game_of_two_people(visitor: Visitor) -> None:
    game = visitor.new()
    frame = visitor.play(game, 2000)
    assert frame["finished"]
    end = visitor.client.get(f"/game/{game}/end").text
    assert "<h1>The game is over</h1>" in end
    record = Record.from_json(visitor.client.get(f"/game/{game}/record").text)
    assert len(record.answers) == frame["total"]
    assert biont.verify(record).finished
    assert f'<code class="long">{record.seed}</code>' in end


def test_the_end_of_a_game_with_set_dice_knows_its_turns(visitor: Visitor) -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    while game.decision is not None and game.table.turn < 4:
        if game.decision.kind == ASK_ROLL_REFUGIUM:
            game.inject([1, 1])
        game.choose(game.decision.options[0])
    files = {"file": ("game.json", game.record().to_json().encode())}
    opened = visitor.client.post("/open", data={"token": visitor.token}, files=files, follow_redirects=False)
    page = opened.headers["location"]
    end = visitor.client.get(f"{page}/end")
    assert end.status_code == 200
    assert re.findall(r'<text class="turn"[^>]*>(\d+)</text>', end.text)[-1] == "4"


def test_names_beside_the_chart_stay_on_the_picture(visitor: Visitor) -> None:
    seats = {f"seat-{colour}": "person" for colour in ("red", "yellow", "green", "blue")}
    end = visitor.client.get(f"/game/{visitor.new(**seats)}/end").text
    heights = [float(y) for y in re.findall(r'<text class="end" x="\d+" y="([\d.]+)"', end)]
    assert len(set(heights)) == 4
    assert max(heights) < HEIGHT


def test_an_answer_works_without_the_script(visitor: Visitor) -> None:
    game = visitor.new()
    reply = visitor.post(f"/game/{game}/answer/0", option="done")
    assert (reply.status_code, reply.headers["location"]) == (303, f"/game/{game}")
    assert visitor.frame(game)["total"] >= 1


def test_the_slower_of_two_answers_gets_a_sentence(visitor: Visitor) -> None:
    game = visitor.new()
    frame = visitor.frame(game)
    option = visitor.options(frame)[0]
    assert visitor.answer(game, frame, option).status_code == 200
    late = visitor.answer(game, frame, option)
    assert late.status_code == 409
    assert "Somebody else was faster" in late.json()["sentence"]


def test_what_is_not_offered_is_refused_and_changes_nothing(visitor: Visitor) -> None:
    game = visitor.new()
    frame = visitor.frame(game)
    for option in ("take", "dance on the table", "", "assign pool dust " * 20):
        reply = visitor.answer(game, frame, option)
        assert reply.status_code == 422, option
        assert "Traceback" not in reply.text
    assert visitor.frame(game) == frame


def test_undo_and_redo_survive_a_new_server(visitor: Visitor) -> None:
    game = visitor.new()
    before = visitor.frame(game)
    option = visitor.options(before)[0]
    after = visitor.answer(game, before, option).json()
    undone = visitor.post(f"/game/{game}/undo/{after['version']}", True).json()
    assert undone["total"] == before["total"]
    assert undone["regions"]["strata"] == before["regions"]["strata"]
    visitor.client.app.state.registry._open_games.clear()  # type: ignore[attr-defined]
    again = visitor.post(f"/game/{game}/redo/{undone['version']}", True).json()
    assert again["regions"]["strata"] == after["regions"]["strata"]
    nothing = visitor.post(f"/game/{game}/redo/{again['version']}", True)
    assert nothing.status_code == 409


def test_a_game_is_the_same_after_the_server_forgot_it(visitor: Visitor) -> None:
    game = visitor.new()
    frame = visitor.play(game, 30)
    visitor.client.app.state.registry._open_games.clear()  # type: ignore[attr-defined]
    assert visitor.frame(game) == frame


def test_the_past_can_be_seen_and_played_on_from(visitor: Visitor) -> None:
    game = visitor.new()
    now = visitor.play(game, 30)
    past = visitor.frame(game, at=3)
    assert (past["past"], past["at"], past["total"]) == (True, 3, now["total"])
    assert not visitor.options(past)
    reply = visitor.post(f"/game/{game}/branch", at="3")
    assert reply.status_code == 303
    fresh = visitor.frame(reply.headers["location"].removeprefix("/game/"))
    assert fresh["total"] >= 3
    assert visitor.frame(game)["total"] == now["total"]


@pytest.mark.parametrize("same", [True, False])
def test_a_branch_gets_other_cards_and_dice_unless_it_is_for_study(visitor: Visitor, same: bool) -> None:
    registry: Registry = visitor.client.app.state.registry  # type: ignore[attr-defined]
    game = visitor.finished()
    reply = visitor.post(f"/game/{game}/branch", at="3", **({"same": "yes"} if same else {}))
    branch = registry.open(reply.headers["location"].removeprefix("/game/")).game
    table = registry.open(game).at(3).table
    begun = biont.replay(branch.record(), to=3).table
    assert (begun.key, begun.event_deck) == (table.key, table.event_deck) if same else begun.key != table.key
    assert same or begun.event_deck != table.event_deck


def test_forced_answers_can_be_left_to_the_player(visitor: Visitor) -> None:
    game = visitor.new()
    reply = visitor.post(f"/game/{game}/arrange", pace="instant")
    assert reply.status_code == 303
    frame = visitor.frame(game)
    forced = False
    for _ in range(200):
        options = visitor.options(frame)
        forced = len(options) == 1
        if forced or not options:
            break
        frame = visitor.answer(game, frame, options[0]).json()
    assert forced


def test_plain_words_put_the_effect_after_the_name_in_sentences_and_not_on_cards(visitor: Visitor) -> None:
    game = visitor.new()
    visitor.post(f"/game/{game}/arrange", plain="on", pace="instant")
    open_game = visitor.client.app.state.registry.open(game)  # type: ignore[attr-defined]
    name = seen(open_game).teller.thing("mutation", open_game.game.table.decks[0][-1])
    assert re.fullmatch(r"[A-Z].+ \([a-z].+\)", str(name))
    assert not re.search(r">[A-Z][^<]+ \([a-z][^<]+\)</a>", visitor.frame(game)["regions"]["strata"])


def test_a_program_answers_in_the_background(visitor: Visitor) -> None:
    game = visitor.new(**{"seat-blue": "random"})
    visitor.post(f"/game/{game}/arrange", pace="instant", forced="on")
    frame = visitor.frame(game)
    for _ in range(400):
        frame = waited(visitor, game)
        if frame["finished"]:
            break
        frame = visitor.answer(game, frame, visitor.options(frame)[-1]).json()
    assert frame["finished"]


def waited(visitor: Visitor, game: str) -> dict[str, Any]:
    """The position when it is a person's turn, or the game is over."""
    for _ in range(3000):
        frame = visitor.frame(game)
        if frame["asked"] or frame["finished"]:
            return frame
        time.sleep(0.02)
    raise AssertionError("the program does not answer")


def test_nobody_answers_for_a_program(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a program is asked, a person's answer is refused with a sentence and changes nothing."""
    monkeypatch.setattr(Registry, "go_on", lambda self, open_game: None)
    game = visitor.new(**{"seat-red": "random", "seat-blue": "random"})
    registry: Any = visitor.client.app.state.registry  # type: ignore[attr-defined]
    open_game = registry.open(game)
    version, option = open_game.version, open_game.game.print(open_game.decision.options[0])
    reply = visitor.post(f"/game/{game}/answer/{version}", True, option=option)
    assert reply.status_code == 422
    assert open_game.version == version
    assert not open_game.game.answers


def test_a_record_is_opened_and_a_broken_one_gets_a_sentence(visitor: Visitor) -> None:
    game = visitor.new()
    visitor.play(game, 20)
    text = visitor.record(game)
    opened = upload(visitor, text)
    assert opened.status_code == 303
    fresh = opened.headers["location"].removeprefix("/game/")
    assert visitor.frame(fresh)["total"] == visitor.frame(game)["total"]
    over = upload(visitor, visitor.record(visitor.finished()))
    assert over.headers["location"].endswith("/end")
    data = json.loads(text)
    broken = [
        "",
        "no record",
        "[" * 100_000,
        json.dumps({**data, "answers": ["done", "fly to the moon"]}),
        json.dumps({**data, "pack": {"name": "../../etc", "hash": ""}}),
        json.dumps({**data, "game": "chess"}),
        json.dumps({**data, "seats": ["red", "pink"]}),
        json.dumps({**data, "options": {"mode": 7}}),
        json.dumps({**data, "biont": 99}),
    ]
    for wrong in broken:
        reply = upload(visitor, wrong)
        assert reply.status_code == 422, wrong[:80]
        assert 'role="alert"' in reply.text
        assert "Traceback" not in reply.text
    assert upload(visitor, b"\xff\xfe\x00".decode("latin-1"), "latin-1").status_code == 422


def upload(visitor: Visitor, text: str, encoding: str = "utf-8") -> Any:
    return visitor.client.post(
        "/open",
        data={"token": visitor.token},
        files={"file": ("game.json", text.encode(encoding))},
        follow_redirects=False,
    )


def test_news_arrive_as_they_happen(visitor: Visitor) -> None:
    """The stream itself is tested in the browser; here: whoever watches is woken by an answer."""
    game = visitor.new()
    registry: Any = visitor.client.app.state.registry  # type: ignore[attr-defined]
    woken: list[int] = []

    class Bell:
        page = "another"

        def wake(self) -> None:
            woken.append(1)

    registry.watchers._here[game] = {Bell()}
    visitor.play(game, 2)
    assert len(woken) >= 2


def test_a_page_that_lost_a_reply_gets_the_whole_position(visitor: Visitor) -> None:
    """Its watcher counts as up to date though the reply never arrived; whoever asks for the position gets all of it."""
    game = visitor.new()
    first = visitor.frame(game)
    registry: Any = visitor.client.app.state.registry  # type: ignore[attr-defined]

    async def answered() -> Any:
        watcher = registry.watchers.watch(game, "1")
        watcher.new_to_it(Frame(**first))
        return await asyncio.to_thread(visitor.answer, game, first, visitor.options(first)[0])

    lost = run_apart(answered()).json()
    assert set(lost["regions"]) < set(lost["marks"])
    found = visitor.frame(game)
    assert (found["version"], found["total"]) == (lost["version"], lost["total"])
    assert set(found["regions"]) == set(found["marks"])


def test_a_page_is_sent_only_what_is_new_to_it(visitor: Visitor) -> None:
    game = visitor.new()
    first = visitor.frame(game)
    visitor.answer(game, first, visitor.options(first)[0])
    second = visitor.frame(game)

    async def sent() -> list[set[str]]:
        watcher = Watcher()
        return [set(watcher.new_to_it(Frame(**frame)).regions) for frame in (first, second, second, first)]

    everything, news, nothing, back = run_apart(sent())
    assert everything == set(first["regions"]) == set(first["marks"])
    assert news == {name for name in first["marks"] if first["regions"][name] != second["regions"][name]} == back
    assert {"prompt", "top"} <= news < everything
    assert nothing == set()


def test_a_rule_and_the_points_are_read_at_the_table(visitor: Visitor) -> None:
    """The script gets a piece of a page; without it the links lead to the pages themselves."""
    game = visitor.new()
    script = {"X-Biont": "1"}
    told = visitor.client.get("/genesis/rules/E1", headers=script).text
    assert "E1.1" in told
    assert "<html" not in told
    assert visitor.client.get("/genesis/rules/E1", follow_redirects=False).headers["location"] == "/genesis/rules#E1.1"
    assert visitor.client.get("/genesis/rules/Z9", headers=script).status_code == 404
    points = visitor.client.get(f"/game/{game}/end", headers=script).text
    assert 'class="scores"' in points
    assert "<html" not in points
    origins = visitor.new(game="origins", **{"seat-black": "person", "seat-green": "person"})
    points = visitor.client.get(f"/game/{origins}/end", headers=script).text
    assert "the best of a player’s three scores is the final one" in points, "what counts, while one can still act"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_has_a_page_with_a_picture_and_all_that_goes_with_it(visitor: Visitor, language: str) -> None:
    """The same that the handbook has; every link of it leads somewhere, and its picture may be framed by us alone."""
    wanted = {"Accept-Language": language}
    page = visitor.client.get("/genesis/rules/D7.1", headers=wanted)
    links = set(re.findall(r'(?:href|src)="(/genesis/(?:rules/|cards/|scenes/)[^"]+)"', page.text))
    assert {"/genesis/rules/D7a.1", "/genesis/rules/D7d"} <= links
    assert "biont.genesis.rules.strikes" in page.text
    assert "tests/genesis/" in page.text
    scenes = [link for link in links if "/scenes/" in link]
    assert scenes
    assert "frame-src 'self'" in page.headers["Content-Security-Policy"]
    for link in (*links, *scenes):
        assert visitor.client.get(link, headers=wanted).status_code == 200, link
    framed = visitor.client.get(scenes[0], headers=wanted)
    assert "frame-ancestors 'self'" in framed.headers["Content-Security-Policy"]
    assert "script" not in framed.headers["Content-Security-Policy"]
    assert '<div class="board"' in framed.text
    assert visitor.client.get("/genesis/scenes/nothing-before").status_code == 404


def test_whoever_has_not_played_is_offered_the_guided_game_first(visitor: Visitor) -> None:
    page = visitor.client.get("/").text
    assert re.search(r'class="primary guided" formaction="/genesis/guided"', page)
    game = visitor.new()
    page = visitor.client.get("/").text
    assert re.search(rf'class="primary going" href="/game/{game}"', page)
    assert re.search(r'class="second guided" formaction="/genesis/guided"', page)
    visitor.post(f"/game/{game}/delete")
    assert re.search(r'class="primary" id="play-now"', visitor.client.get("/").text)


def test_the_past_says_its_turn(visitor: Visitor) -> None:
    game = visitor.finished()
    strip = visitor.frame(game, at=40)["regions"]["strip"]
    turns = dict(re.findall(r"<option label=(\d+)>(\d+)", strip))
    now = max(int(turn) for turn, begun in turns.items() if int(begun) <= 40)
    assert f"turn {now} · 40 /" in strip


def test_a_finished_game_is_looked_back_on_and_played_again(visitor: Visitor) -> None:
    game = visitor.finished()
    end = visitor.client.get(f"/game/{game}/end").text
    assert "What decided it" in end
    assert "can be proud of" in end
    turns = re.findall(rf'/game/{game}\?at=(\d+)">Look back there', end)
    assert 0 < len(turns) <= 3
    form = re.search(r'<form method="post" action="/games">(.*?)</form>', end, re.DOTALL)
    assert form is not None
    fields = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', form[1]))
    seats = {name: who for name, who in fields.items() if name.startswith("seat-")}
    place = visitor.client.post("/games", data=fields, follow_redirects=False)
    assert place.status_code == 303
    record = visitor.client.get(place.headers["location"] + "/record").json()
    assert [f"seat-{name}" for name in record["seats"]] == list(seats)


def test_a_picture_to_share_is_there_once_the_game_is_over(visitor: Visitor) -> None:
    shared = visitor.client.get(f"/game/{visitor.finished()}/share.svg")
    assert shared.headers["content-type"] == "image/svg+xml"
    assert 'width="1200" height="630"' in shared.text
    assert visitor.client.get(f"/game/{visitor.new()}/share.svg").status_code == 404
