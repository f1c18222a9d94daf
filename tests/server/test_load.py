"""Many people at once, in short: what `make soak-net` and `biont bench --net --load` do for hours runs at all."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from biont import games
from biont.server.load import kills, measure
from biont.server.load.answering import answering
from biont.server.load.audience import spread, watched
from biont.server.load.house import House, served
from biont.server.load.kills import missing, shot_at, turns_told
from biont.server.load.line import Line
from biont.server.load.measure import SCREENS, Load, crowd, frames, opening
from biont.server.load.player import Notes, Player
from biont.server.load.post import office
from biont.server.running import is_told
from biont.server.store import Answer, Store, Trouble, sqlite_url
from biont.server.store.work import THINK, after
from tests.browser.positions import recorded

LITTLE = replace(Load().smaller(), games=2, hard=0, answers=4)


@pytest.mark.real
def test_people_play_watch_and_lose_nothing_when_the_server_is_killed(tmp_path: Path) -> None:
    """One process on a file, with everything that is measured under a load, and a kill."""
    genesis = games.game("genesis")
    with office() as post, served(sqlite_url(tmp_path), 1, 0, post.settings) as house:
        played = crowd(house, genesis, LITTLE)
        assert played["answers"] > 0
        assert played["errors"] == {}
        seen = watched(house, genesis, streams=5, answers=2)
        assert seen["all_told"]["count"] == 2
        begun = replace(recorded("genesis")[0], answers=recorded("genesis")[0].answers[:20])
        for screens in SCREENS:
            cost = answering(house, begun, screens, 2, 1)
            assert (cost["everything"]["count"], cost["database"]["median"]) == (2, 0.0)
            assert min(cost["web"]["median"], cost["client"]["median"]) > 0
        assert spread(house, genesis, streams=4, games=2)["streams"] == 4
        judged = shot_at(house, genesis, kills=1, every=1.0, games=2, answers=12, post=post)
    assert judged["kills"]["web"] == 1
    assert judged["acknowledged"] > 0
    assert (judged["notices_lost"], judged["notices_that_wait"]) == (0, 0)
    assert judged["notices"] > 0
    assert (judged["lost"], judged["games_that_do_not_replay"], judged["programs_that_wait_for_ever"]) == (0, 0, [])


def test_no_notice_is_missed_of_a_turn_that_passed_by_itself() -> None:
    """A forced answer goes along with the one before it: whoever is asked again had no turn to be told of."""
    own, forced, other = Answer(0, "a"), Answer(1, "b", by_itself=True), Answer(1, "c")
    assert turns_told([own, own, other, own]) == 2
    assert turns_told([own, forced, own]) == 1
    assert turns_told([own, forced, other, forced, own]) == 2


def test_an_answer_is_lost_that_was_acknowledged_and_not_kept() -> None:
    """Whose reply came last need not have answered last."""
    assert missing(["a", "program's", "b", "c"], [(1, "a"), (4, "c"), (3, "b")]) == 0
    assert missing(["a", "b", "c"], [(1, "a; b"), (2, "c")]) == 0
    assert missing(["a", "c"], [(1, "a"), (4, "c"), (3, "b")]) == 1
    assert missing(["b", "a"], [(1, "a"), (3, "b")]) == 1


def test_when_a_game_is_over_another_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as the database is there: thousands of answers are more than a few games have."""
    monkeypatch.setattr(kills, "AGAIN", 0.0)
    shooting, begun = kills.Shooting(cast(House, None), games.game("genesis"), 1, None), list[bool]()

    async def over() -> None:
        if len(begun) == 3:
            raise EOFError

    def begin(alone: bool) -> list[Any]:
        begun.append(alone)
        if len(begun) == 2:
            raise Trouble("The database is gone.")
        return [SimpleNamespace(play=over)]

    monkeypatch.setattr(shooting, "_begun", begin)
    with pytest.raises(EOFError):
        asyncio.run(shooting._play(alone=True))
    assert begun == [True] * 3


def test_a_player_believes_no_lines_of_a_text_that_he_lacks() -> None:
    """A reply and the stream may come in another order than they were sent; else he would answer what nobody asks."""
    player = Player(cast(Line, None), "17", Notes(), lambda: 0.0)
    rest = {"asked": True, "finished": False, "seat": 0}

    def frame(version: int, mark: str, prompt: object) -> dict[str, Any]:
        return {"version": version, "marks": {"prompt": mark}, "regions": {"prompt": prompt}, **rest}

    player._shown(frame(1, "a", "one\ntwo"), by_stream=True)
    player._shown(frame(3, "c", {"base": "b", "lines": [[0, 1, ["four"]]]}), by_stream=True)
    player._shown(frame(2, "b", {"base": "a", "lines": [[0, 1, ["three"]]]}), by_stream=False)
    assert (player._prompt, player._mark, player._wanted, player._version) == ("one\ntwo", "a", "c", 3)
    player._shown(frame(3, "c", "four\ntwo"), by_stream=False)
    assert (player._prompt, player._mark) == ("four\ntwo", "c")


def test_who_waits_for_another_person_does_not_wait_for_a_program() -> None:
    notes = Notes()
    frames = [{"version": one, "marks": {"prompt": ""}, "regions": {}, "asked": False, "seat": 1} for one in (1, 2)]
    for alone in (False, True):
        player = Player(cast(Line, None), "17", notes, lambda: 0.0, alone=alone)
        for frame in frames:
            player._shown(frame | {"finished": False}, by_stream=True)
        assert len(notes.programs) == alone


def test_only_what_another_page_did_is_told_to_another_screen() -> None:
    """Whoever answered may be told once more by his stream, later: nobody waits for that."""
    notes = Notes()
    players = [Player(cast(Line, None), "17", notes, lambda: 0.0, alone=False) for _ in range(2)]
    notes.clicks["17", 1] = players[0]._page, 0.0
    frame = {"version": 1, "marks": {"prompt": ""}, "regions": {}, "asked": False, "seat": 1, "finished": False}
    for player, told in zip(players, (0, 1), strict=True):
        player._shown(frame, by_stream=True)
        assert len(notes.shown) == told


def test_whoever_thinks_for_long_is_seen_to_wait_for_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "LOOK", 0.0)
    waits, found = [{THINK: (2, after(-40.0))}, {}], list[float]()

    async def look() -> None:
        store = SimpleNamespace(waiting=lambda: waits.pop(0))
        with pytest.raises(IndexError):
            await measure._waiting(cast(Store, store), found)

    asyncio.run(look())
    assert found[0] == pytest.approx(40.0, abs=20.0)
    assert found[1:] == [0.0]


def test_a_player_begins_with_what_his_page_shows() -> None:
    player = Player(cast(Line, None), "17", Notes(), lambda: 0.0)
    button = '<button class="option main" name=option value="done">'
    player._begin(f'<main data-game="17" data-version="4" data-marks="board=1 prompt=c0ffee">{button}')
    assert (player._version, player._mark, player._wanted, player._asked) == (4, "c0ffee", "c0ffee", True)


def test_who_is_cut_off_as_a_process_stops_is_no_error() -> None:
    def told(error: BaseException | None) -> bool:
        known = None if error is None else (type(error), error, None)
        return is_told(logging.makeLogRecord({"msg": "Exception in ASGI application", "exc_info": known}))

    assert [told(one) for one in (None, ValueError(), asyncio.CancelledError())] == [True, True, False]


def test_opening_a_long_game_is_measured() -> None:
    assert opening(games.game("genesis"), answers=30, times=1)["answers"] == 30


def test_what_a_frame_costs_is_measured() -> None:
    record = replace(recorded("genesis")[0], answers=recorded("genesis")[0].answers[:20])
    found = frames(record, count=2, warm=1)
    assert (found["after"], found["cpu"]["count"]) == (20, 2)
