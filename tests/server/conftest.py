"""A store in memory of a folder, and a client that behaves like a browser without a script."""

from __future__ import annotations

import asyncio
import sqlite3
import warnings
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from starlette.testclient import TestClient
from tools.postgres import Server

import biont
from biont.kernel import Chance
from biont.server import Store, create_app, sqlite_url
from biont.server.programs import Thought, Turn
from biont.server.registry import Registry
from biont.server.threads import Threads
from biont.testing import visitor as testing
from tests.postgres import TEMPLATE, emptied, of_this_run

T = TypeVar("T")


class Watched(sqlite3.Connection):
    """A connection that complains when it is forgotten, as newer versions of Python make it do."""

    closed = True

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.closed = False

    def close(self) -> None:
        self.closed = True
        super().close()

    def __del__(self) -> None:
        if not self.closed:
            warnings.warn("A connection to a database was not closed.", ResourceWarning, source=self, stacklevel=1)


@pytest.fixture(autouse=True, scope="session")
def connections_are_watched() -> Iterator[None]:
    """Whoever opens a database closes it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3.dbapi2, "connect", partial(sqlite3.connect, factory=Watched))
        yield


def run_apart(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run something asynchronous in a thread of its own: tests with a browser leave a loop running in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, coroutine).result()


def thought_of(registry: Registry, game: str) -> Thought | None:
    """What the program that is asked answers; None where none is asked."""
    turn = registry.programs._next(registry.open(game))
    return turn.thought(turn.program.choose(turn.view)) if isinstance(turn, Turn) else turn


def answered(registry: Registry, game: str) -> None:
    """Let the program that is asked answer, here and without a pause."""
    thought = thought_of(registry, game)
    assert thought is not None
    registry.programs._give(thought)


class Visitor(testing.Visitor):
    """A visitor who plays Genesis where nothing else is said."""

    def new(self, **form: str) -> str:
        """Start a game, two people if nothing else is said, and return its id."""
        return super().new(**{"seat-red": "person", "seat-blue": "person", **form})

    def finished(self, seed: int = 5) -> str:
        """Bring the record of a finished game along, and return its id here."""
        game = biont.new("genesis", seats=["red", "blue"], seed=seed)
        chance = Chance(2)
        while game.decision is not None:
            game.choose(game.decision.options[chance.below(len(game.decision.options))])
        files = {"file": ("game.json", game.record().to_json().encode())}
        reply = self.client.post("/open", data={"token": self.token}, files=files, follow_redirects=False)
        return str(reply.headers["location"]).removeprefix("/game/").removesuffix("/end")

    def record(self, game: str) -> str:
        """The whole record of a game, as the server itself has it."""
        registry: Registry = self.client.app.state.registry  # type: ignore[attr-defined]
        return registry.open(game).record().to_json()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Server:
    """The PostgreSQL of this run."""
    own = tmp_path_factory.getbasetemp()
    return of_this_run(own if worker_id == "master" else own.parent)


@pytest.fixture(scope="session")
def shared_database(postgres: Server, worker_id: str) -> str:
    """The address of this worker's database in PostgreSQL."""
    postgres.execute(f"CREATE DATABASE {worker_id} TEMPLATE {TEMPLATE}")
    return postgres.url(worker_id)


@pytest.fixture
def shared_url(shared_database: str) -> str:
    """The same, empty."""
    emptied(shared_database)
    return shared_database


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    fresh = Store(sqlite_url(tmp_path))
    yield fresh
    fresh.close()


@pytest.fixture(params=["sqlite", "postgres"])
def either_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind: for whatever speaks to one itself."""
    return sqlite_url(tmp_path) if request.param == "sqlite" else str(request.getfixturevalue("shared_url"))


@pytest.fixture
def either_store(either_url: str) -> Iterator[Store]:
    """An empty store, once on each kind of database."""
    fresh = Store(either_url)
    yield fresh
    fresh.close()


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    """A visitor of a server with an empty store."""
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads())) as client:
        yield Visitor(client)
