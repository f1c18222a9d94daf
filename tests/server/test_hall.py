"""The hall keeps no more than it needs, and goes on with games when somebody comes to watch."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from biont.bots import Guarded
from biont.games.players import Players
from biont.kernel import Option, View
from biont.server import Store, hall, opponents
from biont.server.hall import Hall
from biont.server.look import Look
from biont.server.routes import table
from biont.server.sitting import Sitting
from biont.server.thinking import Thinking
from tests.server.conftest import Visitor, run_apart


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

    def make(name: str, seed: int, thinking: Thinking, players: Players) -> Guarded:
        return Guarded(Closable())

    monkeypatch.setattr(hall, "CACHED", 2)
    monkeypatch.setattr(opponents, "make", make)


@pytest.fixture
def place(store: Store) -> Iterator[Hall]:
    """A hall that is closed afterwards."""
    here = Hall(store)
    yield here
    here.close()


def games(place: Hall, count: int) -> list[str]:
    """Games in which Blue is a program."""
    return [place.new("genesis", ["red", "blue"], ["person", "easy"], seed, {}) for seed in range(count)]


def program(place: Hall, game: str) -> Closable:
    """The program of a game."""
    bot = place._program(place.open(game), 1).bot
    assert isinstance(bot, Closable)
    return bot


@pytest.mark.usefixtures("few")
def test_programs_used_longest_ago_are_closed_but_never_one_at_work(place: Hall) -> None:
    first, second, third, fourth = games(place, 4)
    one, two = program(place, first), program(place, second)
    assert program(place, first) is one
    three = program(place, third)
    assert [bot.closed for bot in (one, two, three)] == [False, True, False]
    place._busy.add(first)
    program(place, fourth)
    assert [bot.closed for bot in (one, three)] == [False, True]


@pytest.mark.usefixtures("few")
def test_programs_of_a_deleted_game_are_closed_and_in_the_end_all(store: Store) -> None:
    place = Hall(store)
    first, second = games(place, 2)
    one, two = program(place, first), program(place, second)
    place.forget(first)
    assert (one.closed, two.closed) == (True, False)
    place.close()
    assert two.closed


@pytest.mark.usefixtures("few")
def test_a_program_at_work_on_a_deleted_game_is_closed_when_it_has_thought(place: Hall) -> None:
    (game,) = games(place, 1)
    bot = program(place, game)
    place._busy.add(game)
    place.forget(game)
    assert not bot.closed
    place._play(game)
    assert bot.closed
    assert not place._busy


@pytest.mark.usefixtures("few")
def test_programs_are_let_go_when_the_game_is_over_and_made_anew_by_undo(
    place: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    (game,) = games(place, 1)
    bot = program(place, game)
    sitting = place.open(game)
    place.go_on(sitting)
    assert not bot.closed
    with monkeypatch.context() as over:
        over.setattr(Sitting, "decision", None)
        place.go_on(sitting)
    assert bot.closed
    place.go_on(sitting)
    assert program(place, game) is not bot


@pytest.mark.usefixtures("few")
def test_programs_of_a_finished_game_do_not_wait_for_a_visitor(place: Hall) -> None:
    game = place.new("genesis", ["red", "blue"], ["easy", "easy"], 3, {"short": True})
    sitting = place.open(game)
    sitting.arrange(sitting.players, sitting.settings | {"pace": "instant"})
    place._busy.add(game)
    place._play(game)
    assert place.open(game).decision is None
    assert not place._programs


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("at_work", [False, True])
def test_a_program_is_let_go_when_its_seat_is_given_to_somebody_else(place: Hall, *, at_work: bool) -> None:
    game = place.new("genesis", ["red", "blue"], ["easy", "easy"], 3, {})
    sitting = place.open(game)
    first, second = (place._program(sitting, seat).bot for seat in (0, 1))
    place._busy.add(game)
    sitting.arrange(["easy", "normal"], sitting.settings | {"pace": "instant"})
    place.go_on(sitting)
    assert not second.closed  # type: ignore[attr-defined]
    if at_work:
        place._one_answer(game)
    else:
        place.closing = True
        place._play(game)
    assert (first.closed, second.closed) == (False, True)  # type: ignore[attr-defined]


@pytest.mark.usefixtures("few")
def test_games_looked_at_last_stay_in_memory(place: Hall) -> None:
    first, second, third = games(place, 3)
    kept = place.open(first)
    place.open(second)
    place.open(first)
    place.open(third)
    assert set(place._sittings) == {first, third}
    assert place.open(first) is kept


# -- news --------------------------------------------------------------------------------------------------------------


class Present:
    """A request of a page that stays."""

    async def is_disconnected(self) -> bool:
        return False


def news(place: Hall, game: str, version: int) -> AsyncIterator[str]:
    """The stream that a page gets."""
    request: Any = Present()
    return table._news(request, place, Look(), game, version, "page")


def test_programs_go_on_when_a_page_watches_again(store: Store) -> None:
    """After a new start of the server the page is not loaded again; it only takes up its stream."""
    before = Hall(store)
    game = before.new("genesis", ["red", "blue"], ["random", "random"], 5, {})
    sitting = before.open(game)
    sitting.arrange(sitting.players, sitting.settings | {"pace": "instant"})
    place = Hall(store)

    async def first() -> str:
        stream = news(place, game, sitting.version)
        return await anext(stream)

    told = run_apart(first())
    place.close()
    assert told.startswith("event: frame")
    assert json.loads(told.partition("data: ")[2])["total"] > 0


def test_the_stream_of_a_deleted_game_ends(place: Hall) -> None:
    (game,) = games(place, 1)

    async def told() -> list[str]:
        stream = news(place, game, -1)
        seen = [await anext(stream)]
        place.forget(game)
        return seen + [line async for line in stream]

    lines = run_apart(told())
    assert [line.partition("\n")[0] for line in lines] == ["event: frame", "event: gone"]
    assert "no such game" in lines[1]
    assert not place._watchers


def test_the_stream_of_a_game_that_nobody_knows_says_so(visitor: Visitor) -> None:
    reply = visitor.client.get("/game/nowhere/events")
    assert (reply.status_code, reply.text.partition("\n")[0]) == (200, "event: gone")


def test_somebody_who_was_faster_is_no_error_for_whoever_goes_on(place: Hall) -> None:
    """The answer before was kept, so a page must not hear that it failed because an answer given for it came late."""
    game = place.new("genesis", ["red", "blue"], ["person", "person"], 5, {})
    slow = place.open(game)
    slow.settings["rolls"] = True
    while slow.decision is not None and not slow.decision.forced:
        slow.answer(slow.game.print(slow.decision.options[0]), slow.version)
    quick = Hall(place.store).open(game)
    quick.arrange(quick.players, quick.settings)
    place.go_on(slow)
    assert place.store.version(game) == quick.version
    assert place.open(game).given == quick.given
