"""How often the database is asked: what a request knows of a table it reads once. Counted, not timed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.datastructures import FormData
from starlette.requests import Request

from biont import games
from biont.server import create_app
from biont.server.bench import serving
from biont.server.bench_net import begun, somebody
from biont.server.company.table import LINKED, UNSEEN
from biont.server.load.answering import Screen
from biont.server.load.line import Line
from biont.server.opponents import PERSON
from biont.server.preferences import Preferences
from biont.server.registry import Registry
from biont.server.routes.visit import Visit
from biont.server.session import PERSON as COOKIE
from biont.server.store import Overtaken, Store, postgres
from biont.server.store.news import WORK
from biont.server.store.turns import Change
from biont.server.threads import Threads
from biont.server.working import Workers
from tests.server.conftest import run_apart
from tests.server.test_work import listener

ANSWERS = 14
SAME_TURN, NEXT_TURN = 8, 11
"""Queries of an answer at a table of two with two screens, all together: who asks, his rights, the change, his board,
the other screen's. Where the turn passes, the turn is kept and whoever is asked is to be told."""

OF_A_PROGRAM = 7


@contextmanager
def asked(store: Store) -> Iterator[list[str]]:
    """What a database is asked meanwhile, but for where transactions begin and end."""
    found: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *_: object) -> None:
        if not statement.startswith("BEGIN"):
            found.append(statement)

    def look(line: Any, text: bytes, values: Any, cut: Any) -> Any:
        if not text.startswith(b"BEGIN"):
            found.append(text.decode())
        return at_once(line, text, values, cut)

    at_once, postgres.by_driver = postgres.by_driver, look
    sa.event.listen(store.engine, "before_cursor_execute", note)
    yield found
    sa.event.remove(store.engine, "before_cursor_execute", note)
    postgres.by_driver = at_once


async def counted(app: Starlette, port: int) -> dict[bool, list[list[str]]]:
    """What each of some answers asked the database, apart where the turn passed."""
    registry: Registry = app.state.registry
    people = [somebody(registry.store, name) for name in ("Anna", "Ben")]
    game = begun(registry, games.game("genesis"), [person for person, _ in people])
    lines = [Line(port, f"{COOKIE}={secret}", "10.1.1.1") for _, secret in people]
    # What a page calls itself goes with the news of its answers, which have room for little: strangers may write books.
    screens = [Screen(line, game, page) for page, line in zip(("a" * 9000, "b"), lines, strict=True)]
    found: dict[bool, list[list[str]]] = defaultdict(list)
    for screen in screens:
        await screen.begin()
    for number in range(ANSWERS):
        one, other = sorted(screens, key=lambda screen: not screen.is_asked)
        before = one.version
        with asked(registry.store) as queries:
            await one.answer(number)
            await other.hear()
        assert other.version == one.version == before + 1, "what is answered by itself goes with it"
        found[not one.is_asked].append(queries)
    for screen in screens:
        screen.line.close()
    return found


def test_an_answer_asks_the_database_for_little(shared_url: str) -> None:
    app = create_app(Store(shared_url), Threads(), people=True)
    with serving(app) as address:
        found = run_apart(counted(app, int(address.rpartition(":")[2])))
    for passes, most in ((False, SAME_TURN), (True, NEXT_TURN)):
        # The usual one: on a slow machine a screen may look once more, since what it sees is a second old.
        queries = sorted(found[passes], key=len)[len(found[passes]) // 2]
        assert len(queries) <= most, "\n\n".join(queries)
        assert len([one for one in queries if "FROM games LEFT OUTER JOIN tables" in one]) == 1


def test_a_programs_answer_asks_for_little(shared_url: str) -> None:
    """It is taken by one query; its game is not read again where it is known; what follows is planned with it."""
    registry = Registry(Store(shared_url), Threads(), planned=True)
    game = registry.new("genesis", ["red", "blue"], ["easy", "easy"], 5, {}, page={"pace": "instant"})
    workers = Workers(registry)
    registry.open(game)
    for _ in range(12):
        with asked(registry.store) as queries:
            job = registry.store.take()
            assert job is not None
            workers._do(job)
        assert registry.store.version(game) == job.version + 1, "what is answered by itself goes with it"
        assert len(queries) <= OF_A_PROGRAM, "\n\n".join(queries)
    registry.close()


def test_workers_look_when_something_is_planned_and_not_whenever_something_happens(shared_url: str) -> None:
    """Else every answer of two people would let all threads of all workers look for work."""
    registry = Registry(Store(shared_url), Threads(), planned=True)
    with listener(shared_url) as (_, heard):
        people = registry.new("genesis", ["red", "blue"], ["person", "person"], 5, {})
        open_game = registry.open(people)
        assert open_game.decision is not None
        open_game.answer(open_game.game.print(open_game.decision.options[0]), 0)
        registry.store.plan("letter", "anna")
        heard.until(lambda: len(heard.keys) >= 2)
        assert [key.partition(" ")[0] for key, _ in heard.keys] == [people, WORK]
    registry.close()


def test_what_was_read_of_a_table_holds_for_one_version_of_its_game(store: Store) -> None:
    """Nobody reads it twice, and nobody looks at what is new by a right of before."""
    app = create_app(store, Threads(), people=True)
    registry: Registry = app.state.registry
    people = [somebody(store, name)[0] for name in ("Anna", "Ben", "Cleo")]
    game = begun(registry, games.game("genesis"), people[:2])
    visit = Visit(request_of(app, game), FormData())
    open_game = visit.open_game()
    with asked(store) as queries:
        assert visit.company_at(open_game).seats == tuple(people[:2])
        assert visit.open_game() is open_game
        assert not queries
    players = ["easy", *open_game.players[1:]]
    open_game.arrange(players, open_game.settings)  # Anna leaves, and Cleo takes her seat
    table = store.table_of(game)
    store.take_over(table, 0, people[2], PERSON)
    fresh = registry.open(game)
    assert visit.company_at(fresh).seats == (people[2], people[1])


def test_what_is_known_of_a_table_holds_after_an_answer_unless_it_has_changed(either_store: Store) -> None:
    """Whoever has answered need not read it again; but nobody looks by a right that was taken from him meanwhile."""
    registry = Registry(either_store, Threads(), planned=True)
    game = begun(registry, games.game("genesis"), [somebody(either_store, name)[0] for name in ("Anna", "Ben")])
    open_game = registry.open(game)
    for watch in (LINKED, LINKED, UNSEEN, UNSEEN):
        known, decision = either_store.party(game), open_game.decision
        assert known.table is not None
        assert decision is not None
        changed = watch != known.table.watch
        if changed:
            either_store.change_table(replace(known.table, watch=watch))
        open_game.answer(open_game.game.print(decision.options[-1]), open_game.version)
        assert known.after(open_game.change) == (None if changed else either_store.party(game))
        assert known.after(None) is None
    assert known.after(Change(known.version + 2, open_game.change.seated if open_game.change else None)) is None


def test_nobody_answers_on_a_seat_that_is_anothers_by_now(either_store: Store) -> None:
    """The transaction that keeps an answer looks who has the seat, whatever was known before."""
    registry = Registry(either_store, Threads(), planned=True)
    people = [somebody(either_store, name)[0] for name in ("Anna", "Ben")]
    game = begun(registry, games.game("genesis"), people)
    open_game = registry.open(game)
    assert open_game.decision is not None
    seat, text = open_game.decision.seat, open_game.game.print(open_game.decision.options[0])
    with pytest.raises(Overtaken):
        open_game.answer(text, open_game.version, by=people[1 - seat])
    assert either_store.load(game).answers == ()
    again = registry.open(game)
    again.answer(text, again.version, by=people[seat])
    assert [one.person for one in either_store.answered(either_store.table_of(game).id)] == [people[seat]]


def request_of(app: Starlette, game: str) -> Request:
    """A request of somebody who looks at a game."""
    scope = {"type": "http", "method": "GET", "app": app, "headers": [], "query_string": b""}
    request = Request({**scope, "path_params": {"game": game}})
    request.state.preferences = Preferences("en")
    return request
