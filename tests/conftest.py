"""What all tests share: long runs on request, and which tests take their time."""

from __future__ import annotations

import gc
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, wraps
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from sqlalchemy import Connection

HERE = Path(__file__).parent

SELDOM = (100_000, 50, 100)
"""How often Python looks for what can go: an eighth of the time went there."""

WHOLE = (
    "campaign/web",
    "games",
    "genesis/bots",
    "genesis/draw/test_games.py",
    "genesis/test_games.py",
    "genesis/words/test_entries.py",
    "kernel/test_skirmish.py",
    "lab",
    "origins/bots",
    "origins/lab",
    "origins/test_games.py",
    "origins/test_nested.py",
    "server/test_authority.py",
    "server/test_migrations.py",
    "server/test_worlds.py",
    "test_handbook.py",
    "words/test_reading.py",
)
"""Tests that play whole games, many of them or slow ones, or look at everything of a kind: addresses, worlds, words."""

REAL = (
    "bots/test_engines.py",
    "bots/test_plugins.py",
    "browser",
    "cli/test_start.py",
    "genesis/web/test_learn.py",
    "plugin",
    "server/test_drill.py",
    "server/test_fleet.py",
    "server/test_guests.py",
    "server/test_home_in_a_page.py",
    "server/test_hooks.py",
    "server/test_hosting.py",
    "server/test_killed.py",
    "server/test_leaving.py",
    "server/test_load.py",
    "server/test_mail.py",
    "server/test_mail_tls.py",
    "server/test_month.py",
    "server/test_notices.py",
    "server/test_postgres.py",
    "server/test_push.py",
    "server/test_serve.py",
    "server/test_stopping.py",
    "server/test_thinking.py",
    "test_doc_commands.py",
    "test_docs.py",
    "test_library.py",
    "test_readme.py",
)
"""Tests with real processes and lines: browsers, servers, mail, engines, installations."""

QUICK = "not whole and not real"
"""What `make unit` runs."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--soak`` plays every game of the long tests, where otherwise they stop once they have seen what they want."""
    parser.addoption("--soak", action="store_true", help="play every game of the long tests")


@cache
def marks(path: Path) -> tuple[str, ...]:
    """The marks of all tests of a file, by where it stands."""
    place = path.relative_to(HERE).as_posix() if path.is_relative_to(HERE) else ""
    return tuple(
        mark
        for mark, places in (("whole", WHOLE), ("real", REAL))
        if any(place == one or place.startswith(f"{one}/") for one in places)
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Quick tests are found quickly: files of which none is wanted are not read."""
    return True if config.getoption("markexpr") == QUICK and marks(collection_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by where they stand; single ones elsewhere carry their marks themselves, those that play more games
    with ``--soak`` are long ones, and those with a PostgreSQL have a real server."""
    for item in items:
        for mark in marks(item.path):
            item.add_marker(mark)
        fixtures = getattr(item, "fixturenames", ())
        if "soak" in fixtures:
            item.add_marker("whole")
        if "shared_url" in fixtures or "postgres" in item.name:
            item.add_marker("real")


def pytest_collection(session: pytest.Session) -> None:
    """Of the files in wanted folders each worker reads a share first: what one has rewritten and compiled, others find.
    Whatever cannot be read is told of when it is collected."""
    config = session.config
    worker = getattr(config, "workerinput", None)
    if worker is None:
        return
    places = [config.rootpath / one for one in config.args]
    wanted = [path for path in sorted(HERE.rglob("test_*.py")) if any(place in path.parents for place in places)]
    for path in wanted[int(worker["workerid"].removeprefix("gw")) :: worker["workercount"]]:
        if not pytest_ignore_collect(path, config):
            with suppress(Exception):
                import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """Thousands of tests and all that they read stay to the end: nobody looks through them for what can go."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Where somebody needed a PostgreSQL, it goes with the run."""
    factory = getattr(config, "_tmp_path_factory", None)
    if factory is not None and not hasattr(config, "workerinput") and factory._basetemp is not None:
        if (factory._basetemp / "postgres").exists():
            from tests.postgres import ended

            ended(factory._basetemp)


@pytest.fixture
def soak(request: pytest.FixtureRequest) -> bool:
    """Whether the long tests are to play all their games."""
    return bool(request.config.getoption("--soak"))


@pytest.fixture(autouse=True, scope="session")
def nothing_waits_for_the_disk() -> Iterator[None]:
    """Databases of tests need not outlive a power cut: commits that wait for the disk take longer than most tests."""
    from biont.server.store import database

    @wraps(told := database._connected)
    def connected(pragmas: Sequence[str], *connection: object) -> None:
        told((*pragmas, "synchronous=OFF"), *connection)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "_connected", connected)
        yield


@pytest.fixture(autouse=True, scope="session")
def tables_are_worded_once() -> Iterator[None]:
    """Every database in a file is laid out as the first one was, by the same statements: to word them anew each time
    took longer than most tests with a store."""
    from biont.server.store import versions
    from biont.server.store.schema import stamps

    begin = versions.begin
    statements: list[str] = []

    @wraps(begin)
    def begin_again(connection: Connection) -> None:
        bare = connection.connection.driver_connection
        if not isinstance(bare, sqlite3.Connection):
            begin(connection)
        elif not statements:
            begin(connection)
            found = bare.execute("SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY rowid")
            statements.extend(str(sql) for (sql,) in found)
        else:
            for statement in statements:
                bare.execute(statement)
            connection.execute(stamps.insert().values(version_num=versions.NEWEST))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(versions, "begin", begin_again)
        yield
