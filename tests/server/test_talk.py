"""Talk and notes at a table: text, never markup, for those who sit there; no record knows of them."""

from __future__ import annotations

import re

from biont.server.allowances import MESSAGES
from biont.testing.visitor import Visitor
from tests.server.test_looking import rows
from tests.server.test_tables import House, house

__all__ = ["house"]


def said(visitor: Visitor, table: str) -> str:
    """What somebody reads of the talk, as the script gets it."""
    reply = visitor.client.get(f"{table}/talk", headers={"X-Biont": "1"})
    assert reply.status_code == 200, reply.text
    assert "<html" not in reply.text
    return reply.text


def unread(house: House, table: str, number: int) -> int:
    """How much whoever has a chair has not read."""
    found = house.registry.store.table(table.removeprefix("/table/"))
    return house.registry.store.unread(found.chairs[number].person, [found.id])[found.id]


def talking(house: House, **form: str) -> tuple[Visitor, Visitor, str, str]:
    """Anna, Ben, their table and their game."""
    people, game = house.playing(**form)
    table = house.registry.store.table_of(game.removeprefix("/game/"))
    return people[0], people[1], f"/table/{table.id}", game


def test_what_is_said_is_text_and_stands_in_no_record(house: House) -> None:
    anna, ben, table, game = talking(house)
    before = rows(house.registry.store)["answers"], ben.client.get(f"{game}/record").text
    assert anna.post(f"{table}/talk", text="<b>Hi</b>\r\n\u202eevil\x07 & co.").headers["location"] == f"{table}/talk"
    assert "&lt;b&gt;Hi&lt;/b&gt;\nevil &amp; co." in said(ben, table)
    assert re.search(r"<bdi>Anna</bdi>", said(ben, table))
    assert re.search(r"<bdi>you</bdi>", said(anna, table))
    assert (rows(house.registry.store)["answers"], ben.client.get(f"{game}/record").text) == before
    assert "evil" not in ben.client.get(game).text, "no frame has it: it is asked for"
    assert ben.post(f"{table}/talk", text=" \n ").status_code == 303
    assert ben.post(f"{table}/talk", text="x" * 501).status_code == 422
    assert "at most 500" in ben.post(f"{table}/talk", True, text="x" * 501).text
    assert ben.post(f"{table}/talk", True, text="ä" * 500).status_code == 200
    assert len(rows(house.registry.store)["messages"]) == 2


def test_whoever_has_not_read_it_sees_a_mark_and_may_hear_nothing_of_somebody(house: House) -> None:
    anna, ben, table, _ = talking(house)
    for text in ("one", "two"):
        anna.post(f"{table}/talk", text=text)
    assert (unread(house, table, 0), unread(house, table, 1)) == (0, 2)
    assert said(ben, table).count('new"') == 2
    assert unread(house, table, 1) == 2, "looking changes nothing"
    last = re.search(r'data-last="(\d+)"', said(ben, table))
    assert last
    assert ben.post(f"{table}/talk/heard", last=last[1]).status_code == 303
    assert unread(house, table, 1) == 0
    assert ben.post(f"{table}/talk/heard", last="9" * 6).status_code == 303
    anna.post(f"{table}/talk", text="three")
    assert unread(house, table, 1) == 1, "what was not yet said nobody has read"
    assert ben.post(f"{table}/talk/mute/0", muted="on").status_code == 303
    assert "three" not in said(ben, table)
    assert unread(house, table, 1) == 0
    assert "Hear Anna again" in said(ben, table)
    ben.post(f"{table}/talk/mute/0", muted="off")
    assert "three" in said(ben, table)
    ben.post(f"{table}/talk/off", off="on")
    assert "three" not in said(ben, table)
    assert unread(house, table, 1) == 0
    for number in ("1", "2", "-1"):
        assert ben.post(f"{table}/talk/mute/{number}", muted="on").status_code in (404, 422), "nobody else sits there"


def test_who_watches_reads_the_talk_only_where_the_table_says_so(house: House) -> None:
    for form, status in (({}, 404), ({"watch": "link"}, 403), ({"watch": "link", "heard": "on"}, 200)):
        anna, _, table, game = talking(house, **form)
        anna.post(f"{table}/talk", text="between us")
        stranger = house.visitor()
        assert stranger.client.get(f"{table}/talk").status_code == status, form
        assert stranger.post(f"{table}/talk", text="me too").status_code == (404 if status == 404 else 403)
        assert (f"{table}/talk" in stranger.client.get(game).text) == (status == 200)


def test_notes_are_nobody_elses(house: House) -> None:
    anna, ben, table, _ = talking(house, watch="all", heard="on")
    assert ben.post(f"{table}/notes", notes="<i>mine</i>\nsecond line").status_code == 303
    assert "&lt;i&gt;mine&lt;/i&gt;\nsecond line" in said(ben, table)
    for other in (anna, house.visitor()):
        assert "mine" not in said(other, table)
    assert ben.client.post(
        f"{table}/notes", data={"token": ben.token}, files={"notes": (None, "ü" * 10_000)}
    ).is_success
    assert "ü" * 10_000 in said(ben, table)
    assert ben.client.post(f"{table}/notes", data={"token": ben.token}, files={"notes": (None, "x" * 10_001)}).is_error
    assert house.visitor().post(f"{table}/notes", notes="me too").status_code == 403
    file = ben.client.get("/me/data").json()
    assert file["tables"][0]["notes"] == "ü" * 10_000
    ben.post(f"{table}/talk", text="good bye")
    ben.post("/me/forget")
    found = rows(house.registry.store)
    assert not found["notes"]
    assert not found["hearing"]
    assert '<bdi>somebody</bdi></b> <span dir="auto">good bye' in said(anna, table)


def test_nobody_says_too_much_in_a_minute(house: House) -> None:
    assert MESSAGES == (30, 60.0)
    anna, ben, table, _ = talking(house)
    for number in range(30):
        assert anna.post(f"{table}/talk", text=str(number)).status_code == 303
    reply = anna.post(f"{table}/talk", True, text="one more")
    assert reply.status_code == 429
    assert "said much" in reply.json()["sentence"]
    assert ben.post(f"{table}/ready", ready="on").status_code != 429, "other things are free"


def test_a_table_may_have_a_name(house: House) -> None:
    anna, table = house.opened(title=" Friday  evening ")
    assert "<bdi>Friday evening</bdi>" in anna.client.get(table).text
    assert "<bdi>Friday evening</bdi>" in house.visitor().client.get("/").text
    reply = anna.post("/tables/genesis", **{"seat-red": "mine", "seat-green": "open", "title": "\u202etxt"})
    assert reply.status_code == 422
    assert "no marks for control" in reply.text


def test_who_played_as_a_guest_brings_his_talk_along(house: House) -> None:
    anna, _, table, _ = talking(house)
    store = house.registry.store
    guest, other = (chair.person for chair in store.table(table.removeprefix("/table/")).chairs)
    anna.post(f"{table}/talk", text="it was me")
    for person in (guest, other):
        store.keep_notes(table.removeprefix("/table/"), person, f"of {person}")
    store.merge(guest, other)
    assert {row[2] for row in rows(store)["messages"]} == {other}
    assert store.noted(table.removeprefix("/table/"), other) == f"of {guest}\n\nof {other}"
