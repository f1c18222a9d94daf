"""PostgreSQL as the house of many processes: laid out by one of them, never changed by a mere start, gone and back."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from contextvars import Context
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from prometheus_client import CollectorRegistry, generate_latest
from starlette.testclient import TestClient
from tools.postgres import Server

from biont.cli import main
from biont.kernel import BiontError
from biont.server import create_app
from biont.server.counts import COUNTS
from biont.server.logs import Lines
from biont.server.metrics import Collector
from biont.server.routes.route import MOST
from biont.server.store import Answer, Overtaken, Store, Trouble, migrating, postgres, versions, work
from biont.server.store.schema import metadata, stamps
from biont.server.threads import Threads
from tests.server.test_migrations import OLDEST, VISITORS, laid, rows
from tests.server.test_store import kept


@pytest.fixture
def bare(postgres: Server, worker_id: str) -> Iterator[str]:
    """The address of a database in which nothing is."""
    name = f"bare_{worker_id}"
    postgres.execute(f"CREATE DATABASE {name}")
    yield postgres.url(name)
    postgres.execute(f"DROP DATABASE {name} WITH (FORCE)")


def older(url: str) -> None:
    """Lay out the first version of the tables."""
    engine = postgres.engine(url)
    with engine.begin() as connection:
        stamps.create(connection)
        migrating._upgrade(connection, migrating.MIGRATIONS, versions.FIRST)
    engine.dispose()


def test_two_who_begin_a_database_lay_it_out_once(bare: str) -> None:
    with ThreadPoolExecutor(2) as threads:
        stores = list(threads.map(Store, [bare, bare]))
    assert stores[0].secret() == stores[1].secret()
    assert stores[0].is_shared
    with stores[0].engine.connect() as connection:
        assert connection.scalar(sa.select(stamps.c.version_num)) == versions.NEWEST
    for store in stores:
        store.close()


def test_of_two_processes_that_answer_one_question_one_wins(shared_url: str) -> None:
    with closing(Store(shared_url)) as one, closing(Store(shared_url)) as other:
        game = kept(one)

        def answer(store: Store) -> bool:
            try:
                store.append(game, 0, 0, [Answer(0, "done")])
            except Overtaken:
                return False
            return True

        with ThreadPoolExecutor(2) as threads:
            assert sorted(threads.map(answer, [one, other])) == [False, True]
        assert (one.version(game), len(other.load(game).answers)) == (1, 1)


def test_an_older_database_is_brought_up_to_date_only_by_its_owner(
    bare: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With every row that a released file of that version holds; a program that merely starts leaves it alone."""
    older(bare)
    before = rows(laid(tmp_path, OLDEST))
    engine = postgres.engine(bare)
    with engine.begin() as connection:
        for name in ("games", "answers", "campaigns", "keys"):
            # Columns that came since stand behind those of that time.
            names = [one.name for one in metadata.tables[name].columns]
            found = [dict(zip(names[: len(row)], row, strict=True)) for row in before[name]]
            connection.execute(metadata.tables[name].insert(), found)
    with pytest.raises(Trouble, match="biont host migrate"):
        Store(bare)
    assert main(["--lang", "en", "host", "migrate", "--database", bare]) == 0
    assert versions.NEWEST in capsys.readouterr().out
    with engine.connect() as connection:
        for name in ("games", "answers", "campaigns"):
            columns = list(metadata.tables[name].columns)[: len(before[name][0])]
            assert sorted(map(tuple, connection.execute(sa.select(*columns)))) == sorted(before[name])
        found = compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)
        assert [one for one in found if not any(f"'{name}'" in str(one) for name in VISITORS)] == []
    engine.dispose()
    Store(bare).close()


def test_tables_of_another_program_are_left_alone(bare: str) -> None:
    engine = postgres.engine(bare)
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE games (title text)"))
    engine.dispose()
    with pytest.raises(Trouble, match="belongs to another program"):
        Store(bare)


def test_a_statement_gives_up_in_time(shared_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(postgres.PATIENCE, "statement_timeout", 50)
    with (
        closing(Store(shared_url)) as store,
        pytest.raises(Trouble, match="statement timeout"),
        store._reading() as connection,
    ):
        connection.execute(sa.text("SELECT pg_sleep(5)"))


def test_connections_that_were_cut_are_made_again(shared_url: str) -> None:
    with closing(Store(shared_url)) as store, closing(Store(shared_url)) as other:
        game = kept(store)
        others = "pid <> pg_backend_pid() AND datname = current_database()"  # not those of tests beside this one
        cut = sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
        with other.engine.begin() as connection:
            connection.execute(cut)
        assert store.version(game) == 0
        with other.engine.begin() as connection:
            connection.execute(cut)
        assert store.append(game, 0, 0, [Answer(0, "done")]).version == 1
        with other.engine.begin() as connection:
            connection.execute(cut)
        assert len(store.load(game).answers) == 1


def test_a_database_that_is_not_there_gets_a_sentence() -> None:
    with pytest.raises(Trouble, match="The database /nowhere/biont cannot be used"):
        Store("postgresql://nobody@/biont?host=/nowhere")


def test_without_its_package_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BiontError, match=r"biont\[net\]"):
        Store("postgresql://localhost/biont")


def test_a_process_says_whether_it_is_well(shared_url: str) -> None:
    with TestClient(create_app(Store(shared_url), Threads(), password="x", people=True)) as client:
        assert client.get("/health/live").json() == {"live": True}
        ready = client.get("/health/ready")
        assert (ready.status_code, ready.json()["ready"]) == (200, True)
        registry = client.app.state.registry  # type: ignore[attr-defined]
        registry.hears = lambda: False
        deaf = client.get("/health/ready")
        assert (deaf.status_code, deaf.json()["database"], deaf.json()["listening"]) == (503, True, False)


def test_whoever_only_looks_is_sent_away_first_when_there_is_too_much(
    shared_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(Store(shared_url), Threads(), people=True)) as client:
        monkeypatch.setattr(COUNTS, "under_way", MOST["GET"])
        reply = client.get("/")
        assert (reply.status_code, reply.headers["retry-after"]) == (503, "3")
        assert client.post("/look", data={}).status_code == 403, "a form is still read"
        monkeypatch.undo()
        assert client.get("/").status_code == 200


def test_what_a_process_did_is_counted(shared_url: str) -> None:
    with TestClient(create_app(Store(shared_url), Threads(), people=True)) as client:
        before = COUNTS.seconds["GET /"]
        assert client.get("/").status_code == 200
        assert COUNTS.seconds["GET /"] > before
        registry = CollectorRegistry()
        registry.register(Collector(client.app.state.registry))  # type: ignore[attr-defined]
        told = generate_latest(registry).decode()
    assert 'biont_reply_seconds_count{route="GET /"}' in told
    assert "biont_streams 0.0" in told


def test_a_line_of_the_log_is_json_with_the_number_of_its_request() -> None:
    record = logging.LogRecord("biont.server.x", logging.WARNING, "", 0, "In game %s", ("17",), None)
    line = json.loads(Context().run(Lines().format, record))  # outside of any request, whatever this process did before
    assert (line["text"], line["level"], line["request"]) == ("In game 17", "warning", 0)


def test_what_somebody_wrote_stands_in_no_trace(either_store: Store) -> None:
    """Neither what a statement was given nor the row that it met."""
    secret, rest = "a word among friends", {"version": 0, "due": "", "tries": 0}
    statement = work.work.insert().values(kind="tell", about=secret, **rest)
    with either_store._changing() as connection:
        connection.execute(statement)
    with pytest.raises(Trouble) as caught, either_store._changing() as connection:
        connection.execute(statement)
    known = (Trouble, caught.value, caught.value.__traceback__)
    told = Lines().format(logging.makeLogRecord({"msg": "It went wrong.", "exc_info": known}))
    assert "Trouble" in told
    assert secret not in told
    assert secret not in str(caught.value)
