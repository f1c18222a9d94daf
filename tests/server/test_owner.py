"""Those who look after a server: how one becomes an owner, what he sees and does, and that it stands in a log."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from biont.cli import main
from biont.server import Store, create_app, sqlite_url
from biont.server.people.sessions import hashed
from biont.server.settings import Dumps, HostSettings
from biont.server.store.notices import mailboxes
from biont.server.threads import Threads
from biont.testing.visitor import Visitor
from tests.server.test_looking import rows

SECRET = "a secret of the owner"


@pytest.fixture
def client(store: Store, tmp_path: Path) -> Iterator[TestClient]:
    """A server for people whose owner has not come yet."""
    store.offer(hashed(SECRET))
    settings = HostSettings(
        address="https://table.example",
        imprint="Anna Muster\nWeg 1 <b>\n\nMail",
        dumps=Dumps(str(tmp_path / "dumps")),
    )
    with TestClient(create_app(store, Threads(), people=True, settings=settings)) as client:
        yield client


def another(client: TestClient) -> Visitor:
    """Somebody with a browser of his own."""
    return Visitor(TestClient(client.app))


@pytest.fixture
def owner(client: TestClient) -> Visitor:
    """Somebody who has come by the link."""
    one = another(client)
    assert one.client.get(f"/own/{SECRET}").status_code == 200
    one.post("/me/name", name="Olga")
    before = one.client.cookies["biont-person"]
    assert one.post(f"/own/{SECRET}").headers["location"] == "/owner"
    assert one.client.cookies["biont-person"] != before, "rights have grown"
    thief = another(client)
    thief.client.cookies.set("biont-person", before)
    assert thief.client.get("/owner").status_code == 403, "whoever knew what she had before is nobody"
    return one


def test_the_link_is_good_once_and_for_nobody_who_guesses(client: TestClient, owner: Visitor) -> None:
    ben = another(client)
    for secret in (SECRET, "guessed"):
        assert ben.client.get(f"/own/{secret}").status_code == 404
        assert ben.post(f"/own/{secret}", name="Ben").status_code == 404
    assert ben.client.get("/owner").status_code == 403
    assert ben.post("/owner/say", text="I am the owner").status_code == 403
    assert owner.client.get("/owner").status_code == 200
    assert 'href="/owner"' in owner.client.get("/me").text
    assert ">Privacy<" in owner.client.get("/me").text


def test_a_server_starts_again_without_offering_its_link_anew(client: TestClient, owner: Visitor, store: Store) -> None:
    store.offer(hashed(SECRET))
    assert not store.is_offered(hashed(SECRET))


def test_a_fresh_link_can_be_had_at_the_machine(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite_url(tmp_path)
    monkeypatch.setenv("BIONT_HOST_SERVER_ADDRESS", "https://table.example")
    monkeypatch.setenv("BIONT_DATA", str(tmp_path))
    assert main(["--lang", "en", "host", "owner", "--database", url]) == 0
    found = re.search(r"https://table.example/own/(\S+)", capsys.readouterr().out)
    assert found
    store = Store(url)
    assert store.is_offered(hashed(found[1]))
    store.close()


def test_who_is_sent_away_is_nobody_on_his_next_request(client: TestClient, owner: Visitor, store: Store) -> None:
    ben = another(client)
    game = ben.new(**{"seat-red": "person", "seat-blue": "person", "name": "Ben"})
    words = re.findall(r"<li>(\w+)</li>", ben.post("/me/words").text) or []
    person = next(one.id for one in store.residents(9) if one.name == "Ben")
    assert "Ben" in owner.client.get("/owner/people?name=be").text
    assert "Ben" not in owner.client.get("/owner/people?name=ol").text
    assert owner.post(f"/owner/people/{person}/away").status_code == 303
    assert ben.client.get(f"/game/{game}").status_code == 404
    assert "Ben" not in ben.client.get("/me").text
    assert store.by_words([]) is None
    if words:
        assert ben.post("/back", words=" ".join(words)).status_code == 422
    assert owner.post(f"/owner/people/{person}/back").status_code == 303
    assert ben.client.get(f"/game/{game}").status_code == 200
    olga = next(one.id for one in store.residents(9) if one.owner)
    assert owner.post(f"/owner/people/{olga}/away").status_code == 404  # nobody locks the last one out
    log = owner.client.get("/owner").text
    assert "Olga sent Ben away." in log
    assert "Olga let Ben back in." in log


def test_an_owner_has_no_right_at_tables_of_others(client: TestClient, owner: Visitor) -> None:
    game = another(client).new(**{"seat-red": "person", "seat-blue": "person", "name": "Ben"})
    assert owner.client.get(f"/game/{game}").status_code == 404
    assert owner.client.get(f"/game/{game}/record").status_code == 404


def test_a_table_is_closed_by_who_is_sure_of_it(client: TestClient, owner: Visitor, store: Store) -> None:
    ben = another(client)
    game = ben.new(**{"seat-red": "person", "seat-blue": "person", "name": "Ben"})
    table = store.table_of(game)
    assert table.id in owner.client.get("/owner/tables").text
    owner.post(f"/owner/tables/{table.id}/close")
    assert not store.load(game).summary["finished"]
    owner.post(f"/owner/tables/{table.id}/close", sure="yes")
    assert store.load(game).summary["finished"]
    assert ben.client.get(f"/game/{game}/record").status_code == 200
    assert table.id not in owner.client.get("/owner/tables").text
    assert "Olga closed a table" in owner.client.get("/owner").text


def test_what_an_owner_does_happens_only_with_its_line_in_the_log(
    client: TestClient, owner: Visitor, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log that cannot be written keeps everything as it was."""
    ben = another(client)
    game = ben.new(**{"seat-red": "person", "seat-blue": "person", "name": "Ben"})
    room = ben.post("/tables/genesis", **{"seat-red": "mine", "seat-green": "open"}).headers["location"]
    person = next(one.id for one in store.residents(9) if one.name == "Ben")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TRIGGER full BEFORE INSERT ON deeds BEGIN SELECT RAISE(ABORT, 'full'); END")
    before = rows(store)
    for path in (f"tables/{store.table_of(game).id}/close", f"tables/{room.rpartition('/')[2]}/close"):
        assert owner.post(f"/owner/{path}", sure="yes").status_code >= 500
    for path in (f"people/{person}/away", "again", "say", "hush"):
        assert owner.post(f"/owner/{path}", text="Hello").status_code >= 500
    assert rows(store) == before


def test_a_word_to_all_stands_on_every_page_until_it_is_taken_back(client: TestClient, owner: Visitor) -> None:
    ben = another(client)
    assert owner.post("/owner/say", text="x" * 301).status_code == 422
    owner.post("/owner/say", text="Restart at <nine>")
    for one in (ben, owner):
        assert "Restart at &lt;nine&gt;" in one.client.get("/").text
    owner.post("/owner/hush")
    assert "Restart" not in ben.client.get("/").text


def test_what_failed_is_shown_and_tried_once_more(
    client: TestClient, owner: Visitor, store: Store, tmp_path: Path
) -> None:
    anna = store.add_person("Anna", "2026-01-01T00:00:00.000+00:00")
    with store.engine.begin() as connection:
        row = {"person": anna, "address": "anna@mail.example", "stopped": "550 gone"}
        connection.execute(mailboxes.insert().values(row))
    assert "550 gone" in owner.client.get("/owner").text
    store.plan("errand", "x")
    for _ in range(5):
        with store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE work SET due = '2020', lease = NULL")
        job = store.take()
        assert job is not None
        store.fail(job, "no such mailbox")
    page = owner.client.get("/owner").text
    assert "no such mailbox" in page
    assert "There is none yet" in page
    (tmp_path / "dumps").mkdir()
    for hours, said in ((5, "5 hours old"), (72, "3 days old")):
        made = tmp_path / "dumps" / "biont-20260101.jsonl"
        made.touch()
        os.utime(made, (time.time() - hours * 3600 - 60,) * 2)
        assert said in owner.client.get("/owner").text
    owner.post("/owner/again")
    assert store.failed() == []
    assert "tried again what had failed: 1" in owner.client.get("/owner").text


def test_imprint_and_privacy_stand_at_the_foot_of_every_page(client: TestClient) -> None:
    ben = another(client)
    assert 'href="/imprint"' in ben.client.get("/").text
    page = ben.client.get("/imprint").text
    assert "Anna Muster\nWeg 1 &lt;b&gt;" in page
    assert "30 days" in ben.client.get("/privacy").text
    with TestClient(create_app(client.app.state.registry.store, Threads(), people=True)) as bare:  # type: ignore[attr-defined]
        assert bare.get("/imprint").status_code == 404
        assert "/imprint" not in bare.get("/").text
