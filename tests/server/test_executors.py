"""Where there are no threads a loop does everything: the same application, and the same answers."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from sqlalchemy.pool import StaticPool

import biont
from biont.bots import Bot, Guarded
from biont.kernel import Option, View
from biont.server import Store, create_app, sqlite_url
from biont.server.browser.home import PRAGMAS as ALONE
from biont.server.executors import Executors
from biont.server.threads import NEWS, Threads
from tests.server.conftest import run_apart

T = TypeVar("T")

WAIT = 60.0
"""Seconds after which something hangs."""


class OnLoop(Executors):
    """A loop, and programs elsewhere whose answers nobody can wait for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.stopped = False

    async def run(self, what: Callable[..., T], *given: Any) -> T:
        return what(*given)

    def submit(self, what: Callable[[], object], *, patient: bool = False) -> None:
        self.later(0, what)

    def later(self, seconds: float, what: Callable[[], object]) -> None:
        asyncio.get_running_loop().call_later(seconds, lambda: self.stopped or what())

    def program(self, name: str, seed: int) -> Bot:
        return biont.bot("random", seed)

    def ask(self, program: Guarded, view: View[Any], then: Callable[[Callable[[], Option]], None]) -> None:
        self.asked.append(program.name)
        self.later(0, lambda: then(lambda: program.choose(view)))

    def stop(self) -> None:
        self.stopped = True

    def close(self) -> None:
        self.stop()


@pytest.fixture
def single(tmp_path: Path) -> Store:
    """A store with one connection."""
    return Store(sqlite_url(tmp_path), ALONE, poolclass=StaticPool, connect_args={"check_same_thread": False})


def test_a_game_is_played_in_one_thread(single: Store) -> None:
    """Pages are drawn, a program answers that thinks elsewhere, and news come, all in the thread of the loop."""

    async def played() -> tuple[list[str], int, dict[str, Any]]:
        executors = OnLoop()
        app = create_app(single, executors)
        registry, before = app.state.registry, threading.active_count()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            game = registry.new("genesis", ["red", "blue"], ["hard", "hard"], 5, {})
            open_game = registry.open(game)
            open_game.arrange(open_game.players, open_game.settings | {"pace": "instant"})
            assert (await client.get("/")).status_code == 200
            assert (await client.get(f"/game/{game}")).status_code == 200
            registry.go_on(open_game)
            async with asyncio.timeout(WAIT):
                while not open_game.given:
                    await asyncio.sleep(0)
            frame = (await client.get(f"/game/{game}/frame")).json()
        more = threading.active_count() - before
        registry.close()
        return executors.asked, more, frame

    asked, more, frame = run_apart(played())
    assert "random" in asked
    assert more == 0
    assert frame["total"] > 0


def test_a_store_is_told_how_to_keep_what_it_keeps(single: Store) -> None:
    with single.engine.connect() as first, single.engine.connect() as second:
        assert first.connection.dbapi_connection is second.connection.dbapi_connection
        assert first.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert first.exec_driver_sql("PRAGMA locking_mode").scalar() == "exclusive"
    assert not Path(f"{single.engine.url.database}-shm").exists(), "a page can make no files, and shares no memory"
    single.close()


def test_a_reply_waits_for_nobody_who_only_looks() -> None:
    """Few at a time are drawn for readers, however many there are; whoever has asked for something is served."""
    go, begun, lock, at_once, most = threading.Event(), threading.Semaphore(0), threading.Lock(), 0, 0

    def shown() -> None:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
        begun.release()
        assert go.wait(WAIT)
        with lock:
            at_once -= 1

    async def seen() -> int:
        executors = Threads()
        readers = [asyncio.create_task(executors.tell(shown)) for _ in range(8)]
        for _ in range(NEWS):
            assert await asyncio.to_thread(begun.acquire, timeout=WAIT)
        reply = await asyncio.wait_for(executors.run(lambda: at_once), WAIT)
        go.set()
        await asyncio.gather(*readers)
        executors.close()
        return reply

    assert asyncio.run(seen()) == NEWS
    assert most == NEWS
