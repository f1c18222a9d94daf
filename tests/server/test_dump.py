"""Safe keeping: everything in one file, the same bytes from both kinds of databases, and back into either."""

from __future__ import annotations

import hashlib
import json
import os
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from biont.cli import main
from biont.kernel import BiontError
from biont.server import Store, create_app, sqlite_url
from biont.server.clock import SetClock, going_by
from biont.server.hosting import nightly
from biont.server.hosting.dump import dump, line_of
from biont.server.hosting.dumped import rows
from biont.server.hosting.load import load
from biont.server.registry import Registry
from biont.server.settings import Dumps, HostSettings
from biont.server.store.migrating import lay_out
from biont.server.store.schema import keys, metadata
from biont.server.store.versions import NEWEST
from biont.server.threads import Threads
from biont.server.working import Workers
from biont.testing.visitor import Visitor
from tests.postgres import emptied


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A dump of a server at which people have met, talked and played, with a program among them."""
    folder = tmp_path_factory.mktemp("source")
    store = Store(sqlite_url(folder))
    with TestClient(create_app(store, Threads(), people=True)) as client:
        anna = Visitor(client)
        game = anna.new(**{"seat-red": "person", "seat-blue": "person", "name": "Anna Ünal"})
        for _ in range(12):
            frame = anna.frame(game)
            anna.post(f"/game/{game}/answer/{frame['version']}", True, option=anna.options(frame)[0])
        table = store.table_of(game)
        store.say(table.id, table.host, "„Hallo“ \u2028 👋")
        store.plan("errand", "x", told="{}")
        count = dump(store, folder / "dump.jsonl")
    assert count > 20
    return folder / "dump.jsonl"


def test_it_is_for_the_owners_eyes_and_holds_no_keys(source: Path) -> None:
    assert source.stat().st_mode & 0o777 == 0o600
    names = {name for line in source.read_bytes().splitlines() for name in json.loads(line)}
    assert {"games", "answers", "people", "tables", "chairs", "sessions", "messages", "work"} <= names
    assert not {"keys", "alembic_version"} & names


@pytest.mark.real
def test_all_four_ways_give_the_same_bytes(source: Path, tmp_path: Path, shared_url: str) -> None:
    """From SQLite to PostgreSQL, to PostgreSQL again, to SQLite, to SQLite again; and each of them goes on."""
    emptied(shared_url)
    before = source
    for number, url in enumerate((shared_url, shared_url, sqlite_url(tmp_path / "a"), sqlite_url(tmp_path / "b"))):
        if number == 1:
            emptied(shared_url)
        assert main(["--lang", "en", "host", "load", str(before), "--database", url, "--check"]) == 0
        after = tmp_path / f"{number}.jsonl"
        assert main(["--lang", "en", "host", "dump", str(after), "--database", url]) == 0
        assert after.read_bytes() == source.read_bytes()
        before = after
        store = Store(url)
        store.plan("errand", "y")  # rows that are new get new numbers
        game = store.game_ids()[0]
        assert store.load(game).answers
        store.close()
    emptied(shared_url)


@pytest.mark.parametrize("version", ["0001", "0012", f"{int(NEWEST) - 1:04}"])
def test_a_dump_of_an_older_version_is_brought_up_to_date(source: Path, tmp_path: Path, version: str) -> None:
    """It has the tables and columns of its time; everything that they hold is there afterwards, and games go on."""
    lines = [json.loads(line) for line in source.read_bytes().splitlines()[:-1]]
    older = tmp_path / "older.jsonl"
    older.write_bytes(signed([{**lines[0], "version": version}, *_as_of(version, lines[1:], tmp_path)]))
    url = sqlite_url(tmp_path / "data")
    assert main(["--lang", "en", "host", "load", str(older), "--database", url, "--check"]) == 0
    store = Store(url)
    dump(store, tmp_path / "after.jsonl")
    store.close()
    after = [json.loads(line) for line in (tmp_path / "after.jsonl").read_bytes().splitlines()[1:-1]]
    assert _as_of(version, after, tmp_path) == _as_of(version, lines[1:], tmp_path)


def _as_of(version: str, lines: list[dict[str, Any]], folder: Path) -> list[dict[str, Any]]:
    """Rows without the tables and columns that a version did not have."""
    engine, then = sa.create_engine(sqlite_url(folder / version)), sa.MetaData()
    (folder / version).mkdir(exist_ok=True)
    if not sa.inspect(engine).get_table_names():
        lay_out(engine, version)
    then.reflect(engine)
    engine.dispose()
    known = {name: set(table.columns.keys()) for name, table in then.tables.items()}
    return [
        {name: {column: value for column, value in row.items() if column in known[name]}}
        for line in lines
        for name, row in line.items()
        if name in known
    ]


def test_a_full_database_is_left_as_it_is(source: Path, store: Store, tmp_path: Path) -> None:
    store.add_person("Ben", "2026-01-01T00:00:00.000+00:00")
    with pytest.raises(BiontError, match="not empty"):
        load(sqlite_url(tmp_path), source)
    with store.engine.connect() as connection:
        assert connection.scalar(sa.text("SELECT count(*) FROM people")) == 1


def test_a_dump_is_of_one_moment(either_store: Store, tmp_path: Path) -> None:
    """Somebody changes things all the while: nobody has a session in the dump who is no person there."""
    over, store = threading.Event(), either_store

    def busy() -> None:
        while not over.is_set():
            person = store.add_person("Anna", "2026-01-01T00:00:00.000+00:00")
            store.keep_words(person, hashlib.sha256(person.encode()).hexdigest(), "2026-01-01T00:00:00.000+00:00")

    other = threading.Thread(target=busy)
    other.start()
    try:
        for number in range(4):
            dump(store, tmp_path / f"{number}.jsonl")
    finally:
        over.set()
        other.join()
    for number in range(4):
        found = [(table.name, row) for table, row in rows(tmp_path / f"{number}.jsonl")]
        people = {row["id"] for name, row in found if name == "people"}
        assert {row["person"] for name, row in found if name == "words"} <= people


# -- what an attacker may hand in ------------------------------------------------------------------------------------


def signed(lines: list[dict[str, Any]]) -> bytes:
    """A dump of these lines whose checksum is right."""
    text = b"".join(map(line_of, lines))
    return text + line_of({"rows": len(lines) - 1, "sha256": hashlib.sha256(text).hexdigest()})


def changed(row: str, **values: Any) -> Callable[[list[dict[str, Any]]], bytes]:
    """One row of a table says something else, and the checksum is right."""

    def change(lines: list[dict[str, Any]]) -> bytes:
        next(line for line in lines if row in line)[row].update(values)
        return signed(lines)

    return change


HOSTILE: dict[str, Callable[[list[dict[str, Any]]], bytes]] = {
    "nothing": lambda lines: b"",
    "no text": lambda lines: os.urandom(2000),
    "cut": lambda lines: signed(lines)[:-200],
    "turned": lambda lines: signed(lines).replace(b"Anna", b"Bert", 1),
    "twice": lambda lines: signed(lines) * 2,
    "deep": lambda lines: b"[" * 200_000,
    "deep value": lambda lines: b'{"biont":' * 100_000,
    "number": lambda lines: b'{"biont":' + b"9" * 10_000 + b"}\n",
    "no dump": lambda lines: signed([{"biont": "pack"}, *lines[1:]]),
    "older": lambda lines: signed([{**lines[0], "version": "0001"}, *lines[1:]]),
    "no version": lambda lines: signed([{**lines[0], "version": "0000"}, *lines[1:]]),
    "path": lambda lines: signed([{**lines[0], "version": "../1"}, *lines[1:]]),
    "newer": lambda lines: signed([{**lines[0], "version": "9999"}, *lines[1:]]),
    "a list": lambda lines: signed([*lines[:1]]) + b"[1]\n",
    "keys": lambda lines: signed([*lines, {"keys": {"name": "secret", "value": "mine"}}]),
    "stamp": lambda lines: signed([*lines, {"alembic_version": {"version_num": "0001"}}]),
    "no table": lambda lines: signed([*lines, {"sqlite_master": {}}]),
    "statement": lambda lines: signed([*lines, {"people; DROP TABLE games": {}}]),
    "column": changed("people", owner_of_all=True),
    "missing": lambda lines: signed([*lines, {"people": {"id": "x"}}]),
    "kind": changed("people", name=5),
    "object": changed("people", name={"a": 1}),
    "null": changed("people", name=None),
    "long": changed("people", name="x" * 31),
    "zero": changed("people", name="a\0b"),
    "half": changed("people", name="\ud800"),
    "large": changed("answers", number=2**40),
    "truth": changed("answers", number=True),
    "twofold": lambda lines: signed([*lines, lines[-1]]),
    "nobody": changed("chairs", person="nobody"),
    "no game": changed("answers", game="nowhere"),
}


@pytest.fixture(params=HOSTILE)
def hostile(request: pytest.FixtureRequest, source: Path, tmp_path: Path) -> Path:
    """A file that somebody hands in as a dump."""
    lines = [json.loads(line) for line in source.read_bytes().splitlines()[:-1]]
    file = tmp_path / "hostile.jsonl"
    file.write_bytes(HOSTILE[request.param](lines))
    return file


def test_a_hostile_dump_gets_one_sentence_and_changes_nothing(
    hostile: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = sqlite_url(tmp_path / "data")
    assert main(["--lang", "en", "host", "load", str(hostile), "--database", url]) == 1
    said = capsys.readouterr()
    assert not said.out
    assert len(said.err.splitlines()) == 1
    assert "hostile.jsonl" in said.err
    if (tmp_path / "data" / "games.sqlite").exists():
        store = Store(url)
        with store.engine.connect() as connection:
            there = set(sa.inspect(connection).get_table_names())
            for table in metadata.sorted_tables:
                if table.name in there - {keys.name, "alembic_version"}:
                    assert connection.scalar(sa.select(sa.func.count()).select_from(table)) == 0
        store.close()


# -- every night -----------------------------------------------------------------------------------------------------


@pytest.fixture
def registry(store: Store, tmp_path: Path) -> Iterator[Registry]:
    """A server whose owner wants two dumps kept."""
    found = Registry(store, Threads(), (), HostSettings(dumps=Dumps(str(tmp_path / "dumps"), "03:30", 2)), planned=True)
    yield found
    found.close()


def test_every_night_has_its_dump_and_the_oldest_go(registry: Registry) -> None:
    time = SetClock(datetime(2026, 3, 28, 12, tzinfo=UTC))
    with going_by(time):
        nightly.begin(registry)
        nightly.begin(registry)  # another process
        workers = Workers(registry, 0)
        for _ in range(4):
            due = registry.store.next_due()
            assert due is not None
            assert due[11:16] == "03:30"
            time.pass_by(days=1)
            job = registry.store.take()
            assert job is not None
            assert job.kind == nightly.KIND
            workers._do(job)
            assert registry.store.take() is None
    found = nightly.kept(registry.host.dumps)
    assert [one.name[:14] for one in found] == ["biont-20260331", "biont-20260401"]
