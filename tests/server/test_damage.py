"""Damage: a bad row costs one game, never the house; a database that cannot be opened gets one sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from biont.installation import DATABASE
from biont.server import Store, create_app, sqlite_url
from biont.server.store import Trouble
from biont.server.store.trouble import damaged, unusable
from biont.server.threads import Threads
from biont.words import words
from biont.words.errors import tell
from tests.server.conftest import Visitor

BAD: dict[str, list[str | bytes | None]] = {
    "players": ["no JSON", "7", None, b"[\xff\xfe]"],
    "settings": ["[]", "{"],
    "summary": ["{}", "[]", "null", '{"turn": 1}'],
    "header": ["{}", "", b"\x00\xff", '"genesis"'],
    "undone": ["x", "[[]]"],
    "version": ["many"],
}
"""What a row may hold after an accident."""


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Visitor]:
    """Somebody with a server whose database lies in the test's folder."""
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads())) as client:
        yield Visitor(client)


def spoil(folder: Path, statement: str, *values: object) -> None:
    """Change the database behind the server's back; SQLite itself keeps none of its promises here."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute("UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '') WHERE name = 'games'")
        connection.execute("PRAGMA writable_schema=RESET")
        connection.execute(statement, values)


@pytest.mark.parametrize(("column", "value"), [(name, value) for name, values in BAD.items() for value in values])
def test_a_bad_row_costs_one_game(home: Visitor, tmp_path: Path, column: str, value: object) -> None:
    bad, good = home.new(), home.new()
    spoil(tmp_path, f"UPDATE games SET {column} = CAST(? AS TEXT) WHERE id = ?", value, bad)
    home.client.app.state.registry._open_games.clear()  # type: ignore[attr-defined]
    page = home.client.get("/")
    assert page.status_code == 200
    assert f"The game {bad} cannot be read" in page.text
    assert f'href="/game/{good}"' in page.text
    assert home.client.get(f"/game/{good}").status_code == 200
    broken = home.client.get(f"/game/{bad}/record")
    assert broken.status_code in (409, 422)
    assert home.post(f"/game/{bad}/delete").status_code == 303
    assert bad not in home.client.get("/").text


@pytest.mark.parametrize(
    ("column", "value"), [("games", "x"), ("games", "[]"), ("text", "no campaign"), ("text", "{}")]
)
def test_a_bad_row_costs_one_campaign(home: Visitor, tmp_path: Path, column: str, value: str) -> None:
    bad, good = (home.post("/campaign", **{"name-0": name, "mode": "solo"}).headers["location"] for name in "AB")
    name = bad.removeprefix("/campaign/")
    spoil(tmp_path, f"UPDATE campaigns SET {column} = ? WHERE id = ?", value, name)
    page = home.client.get("/campaign")
    assert page.status_code == 200
    assert f"The game {name} cannot be read" in page.text
    assert f'href="{good}"' in page.text
    assert home.client.get(bad).status_code == 422


def test_a_bad_page_costs_the_games_that_lie_on_it(tmp_path: Path) -> None:
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads())) as client:
        games = [Visitor(client).new() for _ in range(30)]
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    whole = (tmp_path / DATABASE).read_bytes()
    pages = [whole[start : start + size] for start in range(0, len(whole), size)]
    bad = next(number for number, page in enumerate(pages) if number and page[0] == 13 and b'"seats"' in page)
    pages[bad] = bytes([255]) + pages[bad][1:]
    (tmp_path / DATABASE).write_bytes(b"".join(pages))
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads())) as client:
        page = client.get("/")
        lost = [game for game in games if f"The game {game} cannot be read" in page.text]
        kept = [game for game in games if f'href="/game/{game}"' in page.text]
        assert lost
        assert sorted(lost + kept) == sorted(games)
        assert client.get(f"/game/{lost[0]}").status_code == 422
        assert client.get(f"/game/{kept[0]}").status_code == 200


def test_a_damaged_game_says_so() -> None:
    assert "is whole" in str(damaged("x"))
    assert "ist heil" in tell(damaged("x"), words("de"))


# -- databases that cannot be opened ---------------------------------------------------------------------------------


def test_another_programs_database_is_left_as_it_is(tmp_path: Path) -> None:
    for number, statement in enumerate(("CREATE TABLE games (title TEXT)", "CREATE TABLE bookmarks (url TEXT)")):
        folder = tmp_path / str(number)
        folder.mkdir()
        with closing(sqlite3.connect(folder / DATABASE)) as connection:
            connection.execute(statement)
        with pytest.raises(Trouble, match="another program") as raised:
            Store(sqlite_url(folder))
        assert str(folder) in str(raised.value)
        with closing(sqlite3.connect(folder / DATABASE)) as connection:
            assert len(connection.execute("SELECT name FROM sqlite_master").fetchall()) == 1


@pytest.mark.whole
def test_a_database_with_bytes_turned_over_gets_a_sentence_or_opens(tmp_path: Path, soak: bool) -> None:
    """Wherever the damage is: no traceback. An ordinary run tries each page in one place or two."""
    Store(sqlite_url(tmp_path)).close()
    whole = (tmp_path / DATABASE).read_bytes()
    opened = 0
    apart = 499 if soak else 2503
    for place in (*range(0, 4096, 97), *range(4096, len(whole), apart)):  # the first page holds the tables' names
        for file in tmp_path.glob(f"{DATABASE}*"):
            file.unlink()
        (tmp_path / DATABASE).write_bytes(
            whole[:place] + bytes(255 - byte for byte in whole[place : place + 8]) + whole[place + 8 :]
        )
        try:
            store = Store(sqlite_url(tmp_path))
        except Trouble as error:
            assert str(tmp_path) in str(error)  # noqa: PT017
        else:
            opened += 1
            store.close()
    assert opened


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("SQLITE_READONLY_DIRECTORY", "cannot be written. Give yourself the right"),
        ("SQLITE_CANTOPEN", "cannot be written. Give yourself the right"),
        ("SQLITE_FULL", "There is no room"),
        ("SQLITE_IOERR_SHMSIZE", "There is no room"),
        ("SQLITE_CORRUPT", "is damaged"),
        ("SQLITE_BUSY_RECOVERY", "Another program holds"),
        ("SQLITE_NOLFS", "cannot be opened: odd"),
    ],
)
def test_what_sqlite_says_becomes_a_sentence_with_the_folder_and_what_to_do(code: str, told: str) -> None:
    cause = sqlite3.OperationalError("odd")
    cause.sqlite_errorname = code
    trouble = Trouble("odd")
    trouble.__cause__ = sa.exc.OperationalError("SELECT", None, cause)
    sentence = str(unusable(sa.make_url("sqlite:////some/folder/games.sqlite"), trouble))
    assert told in sentence
    assert "/some/folder" in sentence
    assert "BIONT_DATA" in sentence
