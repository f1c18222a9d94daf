"""Databases of every version live on: a copy first, all games the same afterwards, whoever is killed on the way."""

from __future__ import annotations

import gzip
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from biont.installation import DATABASE
from biont.server import Store, sqlite_url
from biont.server.browser.home import PRAGMAS
from biont.server.browser.store import VisitorStore
from biont.server.registry import Registry
from biont.server.store import Trouble, migrating, versions
from biont.server.store.schema import metadata
from biont.server.store.trouble import ALTERED
from biont.server.threads import Threads

VISITORS = {"cookies", "files"}
"""Tables that only the store of a visitor's own browser has."""

RECORDS = Path(__file__).parent / "records"
RELEASED = sorted(RECORDS.glob("games-0*.sqlite.gz"))
"""A database of every version that went out: games of both kinds, begun and ended, and a campaign with a game."""
OLDEST = RECORDS / "games-0001.sqlite.gz"
OLDER = (RECORDS / "games-2026.1.sqlite.gz", OLDEST)
Rows = dict[str, list[tuple[Any, ...]]]


def laid(folder: Path, packed: Path = OLDEST) -> Path:
    """A database of an older version in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / DATABASE).write_bytes(gzip.decompress(packed.read_bytes()))
    return folder / DATABASE


LATER = ("cuts",)
"""Columns that these tables have got since."""


def rows(file: Path) -> Rows:
    """Everything that the tables of the first version hold."""
    with closing(sqlite3.connect(file)) as connection:
        has = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        found: Rows = {}
        for name in sorted(has & {"games", "answers", "campaigns", "keys"}):
            columns = [one[1] for one in connection.execute(f"PRAGMA table_info({name})") if one[1] not in LATER]
            found[name] = sorted(connection.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall())
        return found


def stamps(file: Path) -> list[str]:
    """The version of a database, if it has a number."""
    with closing(sqlite3.connect(file)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchall():
            return []
        return [str(found) for (found,) in connection.execute("SELECT version_num FROM alembic_version")]


@pytest.mark.parametrize("packed", RELEASED, ids=lambda one: one.name)
def test_every_released_database_comes_through_with_all_answers(tmp_path: Path, packed: Path) -> None:
    file = laid(tmp_path, packed)
    before = rows(file)
    assert len(before["answers"]) > 500
    assert before["campaigns"]
    registry = Registry(Store(sqlite_url(tmp_path)), Threads())
    assert rows(file) == before
    assert stamps(file) == [versions.NEWEST]
    games = registry.store.latest()
    assert len(games) == len(before["games"])
    assert {game.header.game for game in games} == {"genesis", "origins"}
    for game in games:
        registry.open(game.id)  # replays it
    registry.close()


def test_the_copy_beside_is_the_database_as_it_was(tmp_path: Path) -> None:
    file = laid(tmp_path)
    before = rows(file)
    Store(sqlite_url(tmp_path)).close()
    assert rows(tmp_path / "games-0001.sqlite") == before
    assert stamps(tmp_path / "games-0001.sqlite") == []
    assert {one.name for one in tmp_path.iterdir()} == {DATABASE, "games-0001.sqlite"}
    assert {one.stat().st_mode & 0o777 for one in tmp_path.iterdir()} == {0o600}, "nobody else reads either"


def test_the_oldest_databases_get_the_column_that_they_lack(tmp_path: Path) -> None:
    with closing(sqlite3.connect(laid(tmp_path))) as connection, connection:
        connection.execute("ALTER TABLE answers DROP COLUMN lapse")
    store = Store(sqlite_url(tmp_path))
    assert all(answer.lapse is None for answer in store.load(store.latest()[0].id).answers)
    store.close()


def test_where_nothing_is_due_nobody_needs_alembic_and_nothing_is_copied(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from biont.server import Store, sqlite_url\n"
        "for _ in range(2): Store(sqlite_url(Path(sys.argv[1]))).close()\n"
        "assert not {'alembic', 'mako', 'segno'} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True)
    assert [one.name for one in tmp_path.iterdir()] == [DATABASE]


def test_an_older_program_says_so_and_stops(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0999'"))
    store.close()
    before = (tmp_path / DATABASE).read_bytes()
    with pytest.raises(Trouble, match="newer version of Biont"):
        Store(sqlite_url(tmp_path))
    assert (tmp_path / DATABASE).read_bytes() == before


def test_the_tables_are_those_that_the_migrations_make(tmp_path: Path) -> None:
    """Those of a new database, of one brought up to date, and of one in a web page."""
    own = {name: table for name, table in metadata.tables.items() if name not in VISITORS}
    for number, packed in enumerate((None, *OLDER)):
        folder = tmp_path / str(number)
        if packed:
            laid(folder, packed)
        folder.mkdir(exist_ok=True)
        store = Store(sqlite_url(folder))
        with store.engine.connect() as connection:
            found = compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)
            assert [one for one in found if not any(f"'{name}'" in str(one) for name in VISITORS)] == []
            assert own.keys() <= set(sa.inspect(connection).get_table_names())
        store.close()


def test_the_newest_database_that_went_out_has_people() -> None:
    """A version that goes out leaves one behind with all that there is by then: people, a table, talk."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.deserialize(gzip.decompress(RELEASED[-1].read_bytes()))
        assert connection.execute("SELECT count(*) FROM people").fetchone()[0] >= 2


def test_the_last_migration_makes_the_newest_version() -> None:
    directory = migrating.directory_of(migrating.MIGRATIONS)
    assert directory.get_heads() == [versions.NEWEST]
    assert directory.get_bases() == [versions.FIRST]


def test_a_database_in_a_web_page_grows_without_alembic(tmp_path: Path) -> None:
    file = laid(tmp_path)
    before = rows(file)
    store = VisitorStore(sqlite_url(tmp_path), PRAGMAS, poolclass=sa.StaticPool)
    store.keep_cookies({"a": "b"})
    store.close()
    assert rows(file) == before
    assert stamps(file) == [versions.NEWEST]
    again = VisitorStore(sqlite_url(tmp_path), PRAGMAS, poolclass=sa.StaticPool)
    assert again.cookies() == {"a": "b"}
    again.close()


# -- what a migration may do, and what it may not ----------------------------------------------------------------------

BATCH = """
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("host", sa.String(16), nullable=True))
        games.alter_column("summary", type_=sa.String(9000), existing_type=sa.Text)
"""
"""Makes the table of games anew, which SQLite cannot change otherwise."""


def script(folder: Path, *lines: str) -> Path:
    """Our migrations, and one more that does this."""
    place = folder / "migrations"
    shutil.copytree(migrating.MIGRATIONS, place, ignore=shutil.ignore_patterns("__pycache__"))
    head = 'import sqlalchemy as sa\nfrom alembic import op\nrevision = "0999"\ndown_revision = "{}"\n'
    text = head.format(versions.NEWEST) + "def upgrade():\n" + "\n".join(lines)
    (place / "v999_test.py").write_text(text, encoding="utf-8")
    return place


def migrated(file: Path, scripts: Path) -> None:
    store = Store(f"sqlite:///{file}")
    try:
        migrating.migrate(store.engine, scripts, "0999")
    finally:
        store.close()


def test_a_table_that_is_made_anew_takes_no_answers_along(tmp_path: Path) -> None:
    """Answers hang on games: with foreign keys heeded this deleted every one of them."""
    file = laid(tmp_path)
    before = rows(file)
    migrated(file, script(tmp_path, BATCH))
    assert stamps(file) == ["0999"]
    after = rows(file)
    assert after["answers"] == before["answers"]
    assert [row[:-1] for row in after["games"]] == before["games"]
    with closing(sqlite3.connect(file)) as connection:
        (answers,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'answers'").fetchone()
        assert "REFERENCES games" in answers
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("DELETE FROM games")
        assert connection.execute("SELECT count(*) FROM answers").fetchone() == (0,), "the bond holds as before"


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM answers WHERE number = 3",
        "UPDATE answers SET text = 'done' WHERE number = 3",
        "UPDATE games SET version = version + 1",
        "DELETE FROM campaigns",
        "INSERT INTO answers SELECT 'nobody', number, seat, text, by_itself, lapse FROM answers LIMIT 1",
    ],
)
def test_a_migration_that_would_lose_something_is_undone(tmp_path: Path, harm: str) -> None:
    file = laid(tmp_path)
    before = rows(file)
    with pytest.raises(Trouble, match=ALTERED):
        migrated(file, script(tmp_path, f"    op.execute({harm!r})"))
    assert rows(file) == before
    assert stamps(file) == [versions.NEWEST]
    Store(sqlite_url(tmp_path)).close()


def test_a_migration_that_fails_leaves_the_old_database(tmp_path: Path) -> None:
    file = laid(tmp_path)
    before = rows(file)
    with pytest.raises(sa.exc.OperationalError):
        migrated(file, script(tmp_path, BATCH, '    op.execute("UPDATE nowhere SET x = 1")'))
    assert rows(file) == before
    assert stamps(file) == [versions.NEWEST]


def test_without_room_for_the_copy_nothing_is_changed(tmp_path: Path) -> None:
    file = laid(tmp_path)
    (tmp_path / "games-0001.half").mkdir()
    before = file.read_bytes()
    with pytest.raises(Trouble, match="no room for the copy"):
        Store(sqlite_url(tmp_path))
    assert rows(file) == rows_of(before, tmp_path)


def rows_of(content: bytes, folder: Path) -> Rows:
    place = folder / "before.sqlite"
    place.write_bytes(content)
    return rows(place)


def test_damage_in_one_game_keeps_no_others_from_the_new_version(tmp_path: Path) -> None:
    file = laid(tmp_path)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE games SET players = CAST(x'ff' AS TEXT) WHERE rowid = 1")
    store = Store(sqlite_url(tmp_path))
    whole, lost = store.latest_and_damaged(50)
    assert whole
    assert len(lost) == 1
    store.close()


# -- killed --------------------------------------------------------------------------------------------------------


@pytest.mark.real
def test_who_is_killed_at_any_point_leaves_the_old_database_or_the_new_one(tmp_path: Path, soak: bool) -> None:
    """Children are killed before their first statement, some later ones, and the last."""
    many = 16 if soak else 6
    program = [sys.executable, "-m", "tests.server.killed_migrations"]
    command = [*program, str(tmp_path / "data"), str(script(tmp_path, BATCH)), str(many)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    killed, new = map(int, done.stdout.split())
    assert killed >= many
    assert new in (0, 1), "only whoever was killed after the end has the new one"
