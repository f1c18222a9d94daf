"""The store: what was kept is there again, of two answers one wins, and undo is a transaction."""

from __future__ import annotations

import inspect
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

import biont
from biont.installation import DATABASE, data_folder
from biont.kernel import BiontError
from biont.server.store import (
    Answer,
    NoSuchGame,
    Overtaken,
    Store,
    Trouble,
    database,
    sqlite_url,
    versions,
)


def kept(store: Store) -> str:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    return store.create(
        game.record(), ["person", "random"], {"forced": True}, {"turn": 1, "points": [], "finished": False}
    )


def test_a_game_comes_back_as_it_was_kept(either_store: Store) -> None:
    store = either_store
    game = kept(store)
    store.append(game, 0, 0, [Answer(0, "done"), Answer(1, "done", True)], [Answer(0, "enzyme red dust", lapse=1)])
    found = store.load(game)
    assert found.header.seed == 5
    assert found.players == ("person", "random")
    assert found.settings == {"forced": True}
    assert found.answers == (Answer(0, "done"), Answer(1, "done", True))
    assert found.undone == (Answer(0, "enzyme red dust", lapse=1),)
    assert found.version == store.version(game) == 1


def test_whoever_knows_the_first_answers_reads_only_the_later_ones(either_store: Store) -> None:
    store = either_store
    game = kept(store)
    given = [Answer(0, "done"), Answer(1, "done", True), Answer(0, "enzyme red dust", lapse=1)]
    store.append(game, 0, 0, given, [Answer(1, "done")])
    whole = store.load(game)
    for known in range(len(given) + 1):
        assert store.load(game, known) == replace(whole, answers=tuple(given[known:]))
    store.delete(game)
    with pytest.raises(NoSuchGame):
        store.load(game, 1)


def test_files_of_a_database_are_their_owners_alone(tmp_path: Path) -> None:
    """Those that SQLite keeps beside it too, and one that others could read before."""
    store = Store(sqlite_url(tmp_path))
    kept(store)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [DATABASE, f"{DATABASE}-shm", f"{DATABASE}-wal"]
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    store.close()
    (tmp_path / DATABASE).chmod(0o644)
    Store(sqlite_url(tmp_path)).close()
    assert (tmp_path / DATABASE).stat().st_mode & 0o777 == 0o600


def test_of_two_answers_to_one_decision_one_wins(either_store: Store) -> None:
    store = either_store
    game = kept(store)
    store.append(game, 0, 0, [Answer(0, "done")])
    with pytest.raises(Overtaken):
        store.append(game, 0, 0, [Answer(0, "enzyme red dust")])
    assert [answer.text for answer in store.load(game).answers] == ["done"]


def test_a_number_is_kept_once_even_if_the_version_fits(either_store: Store) -> None:
    store = either_store
    game = kept(store)
    store.append(game, 0, 0, [Answer(0, "done")])
    with pytest.raises(Overtaken):
        store.append(game, 1, 0, [Answer(0, "done")])
    assert store.version(game) == 1


def test_a_cut_takes_back_and_keeps_what_was_taken(either_store: Store) -> None:
    store = either_store
    game = kept(store)
    store.append(game, 0, 0, [Answer(0, "a"), Answer(1, "b"), Answer(0, "c")])
    store.cut(game, 1, 1, [Answer(0, "c"), Answer(1, "b")])
    found = store.load(game)
    assert [answer.text for answer in found.answers] == ["a"]
    assert found.undone == (Answer(0, "c"), Answer(1, "b"))
    with pytest.raises(Overtaken):
        store.cut(game, 1, 0, [])


def test_answers_taken_back_with_an_older_version_are_still_known(either_store: Store) -> None:
    store = either_store
    game = kept(store)
    with store.engine.begin() as connection:
        connection.execute(sa.text("""UPDATE games SET undone = '["done"]'"""))
    assert [answer.text for answer in store.load(game).undone] == ["done"]


def test_a_deleted_game_is_gone_with_its_answers(either_store: Store) -> None:
    store = either_store
    game = kept(store)
    store.append(game, 0, 0, [Answer(0, "done")])
    store.delete(game)
    for use in (store.load, store.version, store.delete):
        with pytest.raises(NoSuchGame):
            use(game)
    assert store.latest() == []


def test_the_games_touched_last_come_first(either_store: Store) -> None:
    store = either_store
    first, second = kept(store), kept(store)
    store.arrange(first, 0, ["person", "person"], {})
    assert [game.id for game in store.latest()] == [first, second]
    assert store.load(first).players == ("person", "person")


def test_the_secret_stays_the_same(either_store: Store) -> None:
    store = either_store
    assert store.secret() == store.secret()
    assert len(store.secret()) == 64


def test_every_commit_reaches_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_connected", inspect.unwrap(database._connected))  # as it is outside of tests
    store = Store(sqlite_url(tmp_path))
    with store.engine.connect() as connection:
        assert connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(sa.text("PRAGMA synchronous")) == 2
        assert connection.scalar(sa.text("PRAGMA foreign_keys")) == 1
    store.close()


def test_the_data_folder_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIONT_DATA", str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here"
    assert sqlite_url().endswith("here/games.sqlite")
    (tmp_path / "file").write_text("")
    with pytest.raises(BiontError, match="cannot be used for games"):
        sqlite_url(tmp_path / "file")


# -- others who write --------------------------------------------------------------------------------------------------


def test_a_game_is_kept_though_another_program_holds_the_lock_for_long(tmp_path: Path) -> None:
    """The database gives up after its own patience; the store asks again."""
    store = Store(sqlite_url(tmp_path))
    game = kept(store)
    other = sqlite3.connect(tmp_path / DATABASE, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    asked = 0

    def impatient(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute("PRAGMA busy_timeout=0")

    def begun(connection: sa.Connection, *_: object) -> None:
        nonlocal asked
        asked += 1
        if asked == 3:
            other.rollback()

    sa.event.listen(store.engine, "checkout", impatient)
    sa.event.listen(store.engine, "before_cursor_execute", begun)
    store.append(game, 0, 0, [Answer(0, "done")])
    assert asked > 3
    assert len(store.load(game).answers) == 1
    other.execute("BEGIN IMMEDIATE")
    asked = 100
    with pytest.raises(Trouble, match="locked"):
        store.append(game, 1, 1, [Answer(1, "done")])
    other.close()
    store.append(game, 1, 1, [Answer(1, "done")])
    store.close()


def test_many_threads_write_one_after_another(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """None of them meets the lock of another, so none has to be patient."""
    games = [kept(store) for _ in range(8)]
    monkeypatch.setattr(database, "WAITS", 1)

    def impatient(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute("PRAGMA busy_timeout=0")

    sa.event.listen(store.engine, "checkout", impatient)

    def write(game: str) -> None:
        for number in range(20):
            store.append(game, number, number, [Answer(0, "done")])

    with ThreadPoolExecutor(8) as threads:
        for done in [threads.submit(write, game) for game in games]:
            done.result()
    assert [store.version(game) for game in games] == [20] * 8


def test_what_is_read_together_stands_together(either_store: Store) -> None:
    """An answer that comes between the two halves of a reading is in neither."""
    store = either_store
    game = kept(store)
    other = Store(store.engine.url.render_as_string(hide_password=False))
    once = iter([True])

    def between(*_: object) -> None:
        if next(once, False):
            other.append(game, 0, 0, [Answer(0, "done")])

    sa.event.listen(store.engine, "after_cursor_execute", between)
    found = store.load(game)
    assert (found.version, len(found.answers)) in ((0, 0), (1, 1))
    other.close()


# -- databases that are none -------------------------------------------------------------------------------------------


def test_a_file_that_is_no_database_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"garbage " * 1000)
    with pytest.raises(Trouble, match="damaged, or no database"):
        Store(sqlite_url(tmp_path))


def test_a_database_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    with pytest.raises(Trouble, match="cannot be written"):
        Store(sqlite_url(tmp_path))


def test_of_two_who_begin_a_database_neither_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one comes when the first one has seen that there is nothing yet."""
    url, second, stamped = sqlite_url(tmp_path), list[Future[Store]](), versions.stamped
    with ThreadPoolExecutor(1) as threads:

        def second_comes(connection: sa.Connection) -> str:
            version = stamped(connection)
            if not second:
                second.append(threads.submit(Store, url))
                wait(second, timeout=0.3)
            return version

        monkeypatch.setattr(versions, "stamped", second_comes)
        first = Store(url)
    for store in (first, second[0].result()):
        assert store.latest() == []
        store.close()
