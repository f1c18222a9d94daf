"""The store: what was kept is there again, of two answers one wins, and undo is a transaction."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

import biont
from biont.kernel import BiontError
from biont.server.store import Answer, NoSuchGame, Overtaken, Store, data_folder, sqlite_url


def kept(store: Store) -> str:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    return store.create(game.record(), ["person", "random"], {"forced": True}, {"turn": 1})


def test_a_game_comes_back_as_it_was_kept(store: Store) -> None:
    game = kept(store)
    store.append(game, 0, 0, [Answer(0, "done"), Answer(1, "done", True)], [Answer(0, "enzyme red dust", lapse=1)])
    found = store.load(game)
    assert found.header.seed == 5
    assert found.players == ("person", "random")
    assert found.settings == {"forced": True}
    assert found.answers == (Answer(0, "done"), Answer(1, "done", True))
    assert found.undone == (Answer(0, "enzyme red dust", lapse=1),)
    assert found.version == store.version(game) == 1


def test_of_two_answers_to_one_decision_one_wins(store: Store) -> None:
    game = kept(store)
    store.append(game, 0, 0, [Answer(0, "done")])
    with pytest.raises(Overtaken):
        store.append(game, 0, 0, [Answer(0, "enzyme red dust")])
    assert [answer.text for answer in store.load(game).answers] == ["done"]


def test_a_number_is_kept_once_even_if_the_version_fits(store: Store) -> None:
    game = kept(store)
    store.append(game, 0, 0, [Answer(0, "done")])
    with pytest.raises(Overtaken):
        store.append(game, 1, 0, [Answer(0, "done")])
    assert store.version(game) == 1


def test_a_cut_takes_back_and_keeps_what_was_taken(store: Store) -> None:
    game = kept(store)
    store.append(game, 0, 0, [Answer(0, "a"), Answer(1, "b"), Answer(0, "c")])
    store.cut(game, 1, 1, [Answer(0, "c"), Answer(1, "b")])
    found = store.load(game)
    assert [answer.text for answer in found.answers] == ["a"]
    assert found.undone == (Answer(0, "c"), Answer(1, "b"))
    with pytest.raises(Overtaken):
        store.cut(game, 1, 0, [])


def test_answers_taken_back_with_an_older_version_are_still_known(store: Store) -> None:
    game = kept(store)
    with store.engine.begin() as connection:
        connection.execute(sa.text("""UPDATE games SET undone = '["done"]'"""))
    assert [answer.text for answer in store.load(game).undone] == ["done"]


def test_a_deleted_game_is_gone_with_its_answers(store: Store) -> None:
    game = kept(store)
    store.append(game, 0, 0, [Answer(0, "done")])
    store.delete(game)
    for use in (store.load, store.version, store.delete):
        with pytest.raises(NoSuchGame):
            use(game)
    assert store.latest() == []


def test_the_games_touched_last_come_first(store: Store) -> None:
    first, second = kept(store), kept(store)
    store.arrange(first, 0, ["person", "person"], {})
    assert [game.id for game in store.latest()] == [first, second]
    assert store.load(first).players == ("person", "person")


def test_the_secret_stays_the_same(store: Store) -> None:
    assert store.secret() == store.secret()
    assert len(store.secret()) == 64


def test_every_commit_reaches_the_disk(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(sa.text("PRAGMA synchronous")) == 2
        assert connection.scalar(sa.text("PRAGMA foreign_keys")) == 1


def test_the_data_folder_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIONT_DATA", str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here"
    assert sqlite_url().endswith("here/games.sqlite")
    (tmp_path / "file").write_text("")
    with pytest.raises(BiontError, match="cannot be used for games"):
        sqlite_url(tmp_path / "file")
