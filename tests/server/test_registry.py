"""The hall keeps no more than it needs, and goes on with games when it opens."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.datastructures import FormData

import biont
from biont.bots import Guarded
from biont.games.players import Players
from biont.kernel import Option, Record, View
from biont.server import Store, open_game, opponents, programs, registry
from biont.server.executors import Elsewhere
from biont.server.open_game import OpenGame
from biont.server.preferences import Preferences
from biont.server.registry import Registry
from biont.server.routes import table
from biont.server.routes.visit import Visit
from biont.server.store import Trouble, database
from biont.server.store.games import games as stored
from biont.server.store.turns import Change
from biont.server.threads import AT_WORK, Threads
from biont.server.timer import Timer
from biont.server.wishes import PACES
from tests.server.conftest import Visitor, answered, run_apart, thought_of


class Closable:
    """A program that holds something."""

    name = "closable"

    def __init__(self) -> None:
        self.closed = False

    def choose(self, view: View[Any]) -> Option:
        assert view.decision is not None
        return view.decision.options[0]

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of everything are many, and all programs hold something."""

    def make(name: str, seed: int, elsewhere: Elsewhere, players: Players) -> Guarded:
        return Guarded(Closable())

    monkeypatch.setattr(registry, "CACHED", 2)
    monkeypatch.setattr(programs, "SEATED", 2)
    monkeypatch.setattr(opponents, "make", make)


@pytest.fixture
def place(store: Store) -> Iterator[Registry]:
    """A hall that is closed afterwards."""
    here = Registry(store, Threads())
    yield here
    here.close()


def games(place: Registry, count: int) -> list[str]:
    """Games in which Blue is a program."""
    return [place.new("genesis", ["red", "blue"], ["person", "easy"], seed, {}) for seed in range(count)]


def program(place: Registry, game: str) -> Closable:
    """The program of a game."""
    bot = place.programs._program(place.open(game), 1).bot
    assert isinstance(bot, Closable)
    return bot


@pytest.mark.usefixtures("few")
def test_programs_used_longest_ago_are_closed_but_never_one_at_work(place: Registry) -> None:
    first, second, third, fourth = games(place, 4)
    one, two = program(place, first), program(place, second)
    assert program(place, first) is one
    three = program(place, third)
    assert [bot.closed for bot in (one, two, three)] == [False, True, False]
    place.programs._busy.add(first)
    program(place, fourth)
    assert [bot.closed for bot in (one, three)] == [False, True]


@pytest.mark.usefixtures("few")
def test_programs_of_a_deleted_game_are_closed_and_in_the_end_all(store: Store) -> None:
    place = Registry(store, Threads())
    first, second = games(place, 2)
    one, two = program(place, first), program(place, second)
    place.forget(first)
    assert (one.closed, two.closed) == (True, False)
    place.close()
    assert two.closed


@pytest.mark.usefixtures("few")
def test_a_program_at_work_on_a_deleted_game_is_closed_when_it_has_thought(place: Registry) -> None:
    (game,) = games(place, 1)
    bot = program(place, game)
    place.programs._busy.add(game)
    place.forget(game)
    assert not bot.closed
    place.programs._play(game)
    assert bot.closed
    assert not place.programs._busy


@pytest.mark.usefixtures("few")
def test_programs_are_let_go_when_the_game_is_over_and_made_anew_by_undo(
    place: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    (game,) = games(place, 1)
    bot = program(place, game)
    open_game = place.open(game)
    place.go_on(open_game)
    assert not bot.closed
    with monkeypatch.context() as over:
        over.setattr(OpenGame, "decision", None)
        place.go_on(open_game)
    assert bot.closed
    place.go_on(open_game)
    assert program(place, game) is not bot


@pytest.mark.usefixtures("few")
def test_programs_of_a_finished_game_do_not_wait_for_a_visitor(place: Registry) -> None:
    game = place.new("genesis", ["red", "blue"], ["easy", "easy"], 3, {"short": True})
    open_game = place.open(game)
    open_game.arrange(open_game.players, open_game.settings | {"pace": "instant"})
    while (thought := thought_of(place, game)) is not None:
        place.programs._give(thought)
    place.programs._busy.add(game)
    place.programs._play(game)
    assert not place.programs._seated


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("at_work", [False, True])
def test_a_program_is_let_go_when_its_seat_is_given_to_somebody_else(place: Registry, *, at_work: bool) -> None:
    game = place.new("genesis", ["red", "blue"], ["easy", "easy"], 3, {})
    open_game = place.open(game)
    first, second = (place.programs._program(open_game, seat).bot for seat in (0, 1))
    place.programs._busy.add(game)
    open_game.arrange(["easy", "normal"], open_game.settings | {"pace": "instant"})
    place.go_on(open_game)
    assert not second.closed  # type: ignore[attr-defined]
    if at_work:
        answered(place, game)
    else:
        place.programs.stop()
        place.programs._play(game)
    assert (first.closed, second.closed) == (False, True)  # type: ignore[attr-defined]


@pytest.mark.usefixtures("few")
def test_games_looked_at_last_stay_in_memory(place: Registry) -> None:
    first, second, third = games(place, 3)
    kept = place.open(first)
    place.open(second)
    place.open(first)
    place.open(third)
    assert set(place._open_games) == {first, third}
    assert place.open(first) is kept


# -- pauses and trouble ------------------------------------------------------------------------------------------------


def bots_only(place: Registry, pace: str) -> OpenGame:
    """A game of programs at a pace, which stands at a question that they have to think about."""
    game = place.new("genesis", ["red", "blue"], ["random", "random"], 3, {})
    open_game = place.open(game)
    open_game.arrange(open_game.players, open_game.settings | {"pace": pace})
    return open_game


def heard(place: Registry, monkeypatch: pytest.MonkeyPatch, game: str) -> threading.Event:
    """Is set when the page of a game is told of an answer of a program."""
    told, tell = threading.Event(), place.watchers.tell

    def tells(about: str, but: str = "") -> None:
        tell(about, but)
        if about == game and place.open(game).given:
            told.set()

    monkeypatch.setattr(place.watchers, "tell", tells)
    return told


def test_games_that_pause_keep_no_other_from_being_played(place: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each pauses for an hour between answers, and there are more of them than threads."""
    monkeypatch.setitem(PACES, "slow", 3600.0)
    for _ in range(AT_WORK + 1):
        place.go_on(bots_only(place, "slow"))
    quick = bots_only(place, "instant")
    told = heard(place, monkeypatch, quick.id)
    place.go_on(quick)
    assert told.wait(30)


def test_programs_that_think_elsewhere_keep_no_other_from_being_played(
    place: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits for another process does not wait where others think."""
    enough = threading.Event()

    class Slow(Closable):
        def choose(self, view: View[Any]) -> Option:
            enough.wait(60)
            return super().choose(view)

    made = opponents.make

    def make(name: str, seed: int, elsewhere: Elsewhere, players: Players) -> Guarded:
        return Guarded(Slow()) if name == "hard" else made(name, seed, elsewhere, players)

    monkeypatch.setattr(opponents, "make", make)
    for _ in range(AT_WORK + 1):
        slow = bots_only(place, "instant")
        slow.arrange(["hard", "hard"], slow.settings)
        place.go_on(slow)
    quick = bots_only(place, "instant")
    told = heard(place, monkeypatch, quick.id)
    place.go_on(quick)
    assert told.wait(30)
    place.programs.stop()
    enough.set()


def test_a_program_tries_again_when_the_store_could_not_be_used(
    place: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "AGAIN", 0.0)
    open_game = bots_only(place, "instant")
    told = heard(place, monkeypatch, open_game.id)
    append, locked = place.store.append, iter([True, True])

    def appends(*given: Any, **named: Any) -> Change:
        if next(locked, False):
            raise Trouble("database is locked")
        return append(*given, **named)

    monkeypatch.setattr(place.store, "append", appends)
    place.programs._busy.add(open_game.id)
    place.programs._play(open_game.id)
    assert told.wait(30)


def test_trouble_of_the_store_is_a_sentence(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    store: Store = visitor.client.app.state.registry.store  # type: ignore[attr-defined]
    game = visitor.new()
    frame = visitor.frame(game)
    with monkeypatch.context() as busy:
        busy.setattr(database, "WAITS", 1)
        with sqlite3.connect(str(store.engine.url.database)) as other:
            other.execute("BEGIN IMMEDIATE")
            sa.event.listen(store.engine, "checkout", impatient)
            reply = visitor.answer(game, frame, visitor.options(frame)[0])
            sa.event.remove(store.engine, "checkout", impatient)
        other.close()
    assert reply.status_code == 503
    assert "database is locked" in reply.json()["sentence"]
    assert visitor.frame(game)["version"] == frame["version"]
    assert visitor.answer(game, frame, visitor.options(frame)[0]).status_code == 200


def impatient(connection: sqlite3.Connection, *_: object) -> None:
    connection.execute("PRAGMA busy_timeout=0")


def test_later_keeps_the_order_of_times_and_forgets_what_is_left() -> None:
    later, done, second = Timer(), list[str](), threading.Event()
    later.call(3600, lambda: done.append("never"))
    later.call(0.05, second.set)
    later.call(0.04, lambda: done.append("second"))
    later.call(0, lambda: done.append("first"))
    assert second.wait(30)
    later.close()
    later.call(0, lambda: done.append("too late"))
    assert done == ["first", "second"]


# -- news --------------------------------------------------------------------------------------------------------------


async def stays() -> bool:
    """Whether a page has gone that stays."""
    return False


def news(place: Registry, game: str, version: int) -> AsyncIterator[str]:
    """The stream that a page at home gets, which stays."""
    request: Any = SimpleNamespace(
        app=SimpleNamespace(state=SimpleNamespace(registry=place, people=False)),
        state=SimpleNamespace(preferences=Preferences()),
        path_params={"game": game},
        query_params={},
        is_disconnected=stays,
    )
    return table._news(Visit(request, FormData()), version, "page")


def test_programs_go_on_when_the_server_starts_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody needs to look: each game in which a program is asked goes on, also one whose row does not say so yet."""
    before = Registry(store, Threads())
    waiting = [bots_only(before, "slow").id for _ in range(3)]
    of_persons = before.new("genesis", ["red", "blue"], ["person", "person"], 5, {})
    with store._changing() as connection:
        older = '{"turn": 1, "points": [0, 0], "finished": false}'
        connection.execute(stored.update().where(stored.c.id == waiting[0]).values(summary=older))
        connection.execute(stored.update().where(stored.c.id == waiting[1]).values(settings="damaged"))
    opened: list[str] = []
    place = Registry(store, Threads())
    open_, done = place.open, threading.Event()

    def opens(game: str) -> OpenGame:
        opened.append(game)
        if set(opened) >= {waiting[0], waiting[2]}:
            done.set()
        return open_(game)

    monkeypatch.setattr(place, "open", opens)
    place.take_up()
    assert done.wait(30)
    place.close()
    assert of_persons not in opened


def test_the_stream_of_a_deleted_game_ends(place: Registry) -> None:
    (game,) = games(place, 1)

    async def told() -> list[str]:
        stream = news(place, game, -1)
        seen = [await anext(stream)]
        place.forget(game)
        return seen + [line async for line in stream]

    lines = run_apart(told())
    assert [line.partition("\n")[0] for line in lines] == ["event: frame", "event: gone"]
    assert "no such game" in lines[1]
    assert not place.watchers._here


def test_the_stream_of_a_game_that_nobody_knows_says_so(visitor: Visitor) -> None:
    reply = visitor.client.get("/game/nowhere/events")
    assert (reply.status_code, reply.text.partition("\n")[0]) == (200, "event: gone")


def test_somebody_who_was_faster_is_no_error_for_whoever_goes_on(place: Registry) -> None:
    """The answer before was kept, so a page must not hear that it failed because an answer given for it came late."""
    game = place.new("genesis", ["red", "blue"], ["person", "person"], 5, {})
    slow = place.open(game)
    slow.settings["rolls"] = True
    while slow.decision is not None and not slow.decision.forced:
        slow.answer(slow.game.print(slow.decision.options[0]), slow.version)
    quick = Registry(place.store, Threads()).open(game)
    quick.arrange(quick.players, quick.settings)
    place.go_on(slow)
    assert place.store.version(game) == quick.version
    assert place.open(game).given == quick.given


def test_a_record_that_is_brought_is_replayed_once_and_lies_there_as_it_is_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    while game.decision is not None and len(game.answers) < 40:
        game.choose(game.decision.options[0])
    times: list[Record] = []
    replaying = open_game.replayed

    def counted(record: Record) -> Any:
        times.append(record)
        return replaying(record)

    monkeypatch.setattr(open_game, "replayed", counted)
    monkeypatch.setattr(registry, "replayed", counted)
    house = Registry(store, Threads())
    unused = replace(game.record(), injected=[(len(game.answers), [3, 3, 3])], stand_ins=[(7, 0)], hints=[2])
    brought = house.open(house.take_in(unused))
    assert len(times) == 1
    again = OpenGame(store, store.load(brought.id))
    assert len(times) == 2
    assert (brought.history, brought.given, brought.version) == (again.history, again.given, again.version)
    assert brought.game.record() == again.game.record()
    assert brought.game.entries == again.game.entries
    assert brought.game.table.state() == again.game.table.state()


# -- several processes on one database -------------------------------------------------------------------------------


def test_a_copy_that_is_behind_is_fed_the_missing_answers(either_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two registries on one database, as in two processes; only what was taken back makes a copy begin anew."""
    other_store = Store(either_store.engine.url.render_as_string(hide_password=False))
    here, there = Registry(either_store, Threads()), Registry(other_store, Threads())
    game = here.new("genesis", ["red", "blue"], ["person", "person"], 5, {})
    mine, theirs = here.open(game), there.open(game)
    for _ in range(3):
        assert theirs.decision is not None
        theirs.answer(theirs.game.print(theirs.decision.options[0]), theirs.version)
    theirs.arrange(["person", "easy"], theirs.settings)
    with monkeypatch.context() as patch:
        patch.setattr(registry, "OpenGame", None)  # nothing is built anew
        assert here.open(game) is mine
    assert (mine.version, mine.given, mine.players) == (theirs.version, theirs.given, theirs.players)
    assert mine.game.record() == theirs.game.record()
    assert len(mine.history) == len(theirs.history)
    other_store.cut(game, theirs.version, 1, [])
    fresh = here.open(game)
    assert fresh is not mine
    assert fresh.given == theirs.given[:1]
    here.close()
    there.close()


def test_games_in_memory_are_bounded_by_what_they_weigh(place: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = games(place, 2)
    kept = place.open(first)
    monkeypatch.setattr(registry, "CACHED_BYTES", kept.weight * 3 // 2)
    held = place.open(second)
    assert place.open(second) is held
    assert place.open(first) is not kept
