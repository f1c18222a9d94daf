"""Who somebody is: a name makes a person, looking makes none; sessions, coming back, a second device, leaving."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from html import unescape
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.testclient import TestClient

from biont.kernel import BiontError
from biont.server import Store, clock, create_app, session, sqlite_url
from biont.server.addresses import MEETING, PEOPLE, addresses
from biont.server.clock import SetClock
from biont.server.people import BadName, cleaned, sessions
from biont.server.people.devices import browser_of, system_of
from biont.server.people.words import ALL, COUNT, BadWords, new_words, read, vocabulary
from biont.server.store import people
from biont.server.threads import Threads

COOKIE = session.PERSON
OURS = {"origin": "http://testserver"}


@pytest.fixture
def app(either_url: str) -> Iterator[Starlette]:
    """A server that tells people apart."""
    made = create_app(Store(either_url), Threads(), people=True)
    with TestClient(made):
        yield made


@pytest.fixture
def device(app: Starlette) -> Callable[..., Device]:
    """Somebody's further device."""
    return lambda **given: Device(app, **given)


class Device:
    """A browser without script; every one of them is nobody's at first."""

    def __init__(self, app: Starlette, at: str = "192.0.2.1", agent: str = "", base: str = "http://testserver") -> None:
        self.client = TestClient(app, base, client=(at, 1), headers={"origin": base, "user-agent": agent})

    def get(self, path: str) -> Any:
        return self.client.get(path, follow_redirects=False)

    def post(self, path: str, **form: str) -> Any:
        found = re.search(r'name="token" value="(\w+)"', self.get("/back").text)
        assert found
        return self.client.post(path, data={"token": found[1], **form}, follow_redirects=False)

    def called(self, name: str) -> Device:
        assert self.post("/me/name", name=name).status_code == 303
        return self

    def name(self) -> str:
        """What the page says he is called; empty where he is nobody."""
        found = re.search(r"<h1><bdi>(.*?)</bdi>", self.get("/me").text)
        return unescape(found[1]) if found else ""

    def words(self) -> str:
        return " ".join(re.findall(r"<li>(\w+)</li>", self.post("/me/words").text))

    def link(self) -> str:
        found = re.search(r"http://testserver(/come/[\w-]+)<", self.post("/me/link").text)
        assert found
        return found[1]

    def secret(self) -> str:
        return next((value for name, value in self.client.cookies.items() if name.endswith(COOKIE)), "")


def kept(app: Starlette) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that is in the database."""
    with app.state.registry.store.engine.connect() as connection:
        tables = sa.inspect(connection).get_table_names()
        found = {name: connection.execute(sa.text(f"SELECT * FROM {name}")).all() for name in tables}
    return {name: sorted(map(tuple, rows), key=repr) for name, rows in found.items()}


New = Callable[..., Device]


# -- only by an act ----------------------------------------------------------------------------------------------------


def test_hundreds_of_requests_of_a_robot_leave_no_row(device: New, app: Starlette) -> None:
    """Every address several times, looked at and sent to."""
    robot, before = device(), kept(app)
    paths = [re.sub(r"\{[^}]+\}", "0", one.path) for one in PEOPLE]
    asked = [*paths, "/none", "/game/none", "/robots.txt"]
    for number in range(3 * len(asked)):
        robot.client.cookies.clear()
        path = asked[number % len(asked)]
        if number % 3:
            robot.get(path)
        else:
            robot.client.post(path, data={"name": "Robot", "token": "0" * 64})
    assert kept(app) == before


def test_a_name_makes_a_person(device: New, app: Starlette) -> None:
    anna = device()
    assert "You are nobody here yet" in anna.get("/me").text
    anna.called("  Anna   Maria ")
    assert anna.name() == "Anna Maria"
    assert len(kept(app)["people"]) == len(kept(app)["sessions"]) == 1
    anna.called("Änne")
    assert anna.name() == "Änne"
    assert len(kept(app)["people"]) == 1
    assert device().called("Änne").name() == "Änne", "names need not be unique"
    assert len(kept(app)["people"]) == 2


def test_a_name_is_text_and_never_markup(device: New) -> None:
    anna = device().called("<b>&amp;{{ 7*7 }}")
    assert anna.name() == "<b>&amp;{{ 7*7 }}"
    page = anna.get("/me").text
    assert "<b>&" not in page
    assert 'value="&lt;b&gt;' in page
    assert json.loads(anna.get("/me/data").text)["name"] == "<b>&amp;{{ 7*7 }}"


@pytest.mark.parametrize(
    "name",
    ["", "   ", "a" * 31, "a\x00b", "a\u202eb", "\u2066a", "\u200f", "\u200d", "\u3164", "\ud800", "\ufeffa", "\u0301"],
)
def test_what_nobody_can_be_called(name: str) -> None:
    with pytest.raises(BadName):
        cleaned(name)


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ann", "Ann"),
        ("ﬁn", "fin"),
        ("A\u030a", "Å"),
        ("王小明", "王小明"),
        ("a\tb\nc", "a b c"),
        ("🦠", "🦠"),
        ("می\u200cخ", "می\u200cخ"),
    ],
)
def test_what_somebody_can_be_called(name: str, clean: str) -> None:
    assert cleaned(name) == clean
    assert cleaned("ab" * 15) == "ab" * 15


@pytest.mark.parametrize(("language", "sentence"), [("en", "at most 30 letters"), ("de", "höchstens 30 Buchstaben")])
def test_a_bad_name_is_refused_with_a_sentence_and_nothing_is_lost(
    device: New, app: Starlette, language: str, sentence: str
) -> None:
    anna = device()
    anna.client.headers["accept-language"] = language
    reply = anna.post("/me/name", name="x" * 31)
    assert reply.status_code == 422
    assert sentence in reply.text
    assert "x" * 31 in reply.text
    assert not kept(app)["people"]


def test_so_many_newcomers_come_from_one_place(device: New, app: Starlette) -> None:
    app.state.newcomers.times = 2
    device(at="2001:db8::1").called("A")
    device(at="2001:db8::2").called("B")
    reply = device(at="2001:db8::3").post("/me/name", name="C")
    assert reply.status_code == 429
    assert 0 < int(reply.headers["retry-after"]) <= 3600
    assert "too often" in reply.text
    device(at="2001:db8:1::1").called("D")
    assert len(kept(app)["people"]) == 3


# -- sessions ----------------------------------------------------------------------------------------------------------


def test_only_a_hash_of_a_session_is_kept(device: New, app: Starlette) -> None:
    anna = device().called("Anna")
    secret = anna.secret()
    assert len(secret) == 43, "256 bits"
    assert secret not in repr(kept(app))
    assert sessions.hashed(secret) in repr(kept(app))


def test_the_cookie_of_a_session(device: New) -> None:
    for base in ("http://testserver", "https://testserver"):
        reply = device(base=base).post("/me/name", name="Anna")
        (cookie,) = [one for one in reply.headers.get_list("set-cookie") if COOKIE in one]
        said = cookie.lower()
        assert "httponly" in said
        assert "samesite=lax" in said
        assert "path=/" in said
        assert "domain" not in said
        assert f"max-age={90 * 86400}" in said
        assert ("secure" in said, cookie.startswith("__Host-")) == ((True, True) if base[4] == "s" else (False, False))


def test_looking_sets_no_session_and_no_request_replaces_one_that_it_did_not_bring(device: New, app: Starlette) -> None:
    anna = device().called("Anna")
    before = kept(app)
    for path in ("/", "/me", "/me/data", "/me/forget", "/back", "/come/none"):
        assert "set-cookie" not in anna.get(path).headers, path
    assert kept(app) == before
    secret = anna.secret()
    anna.client.cookies.clear()
    assert "set-cookie" not in anna.get("/").headers
    anna.client.cookies.set(COOKIE, secret)
    assert anna.name() == "Anna"


@pytest.mark.parametrize("forged", ["x" * 43, "", "é", "0" * 64])
def test_a_forged_session_is_nobodys(device: New, forged: str) -> None:
    stranger = device()
    reply = stranger.client.get("/me", headers={b"cookie": f"{COOKIE}={forged}".encode()})
    assert "You are nobody here yet" in reply.text


def moved(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    """Let it be so many days later."""

    monkeypatch.setattr(clock, "_going", [SetClock(datetime.now(UTC) + timedelta(days=days))])


def test_a_session_lasts_ninety_days_from_its_last_act(device: New, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = device().called("Anna")
    moved(monkeypatch, 89)
    assert anna.name() == "Anna"
    moved(monkeypatch, 91)
    assert anna.name() == "", "looking does not prolong it"
    moved(monkeypatch, 89)
    reply = anna.post("/look", language="en")
    assert any(COOKIE in one and "Max-Age=7776000" in one for one in reply.headers.get_list("set-cookie"))
    moved(monkeypatch, 178)
    assert anna.name() == "Anna", "an act does"
    moved(monkeypatch, 180)
    assert anna.name() == ""


def test_devices_are_listed_and_can_be_sent_away(device: New) -> None:
    desk = device(agent="Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0").called("Anna")
    phone = device(agent="Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36")
    assert phone.post(desk.link()).status_code == 303
    page = desk.get("/me").text
    assert "Firefox on Linux" in page
    assert "Chrome on Android" in page
    ways = re.findall(r'action="(/me/devices/[\w-]+/away)"><input[^>]*><button class="quiet-button" aria', page)
    assert len(ways) == 1
    assert device().called("Ben").post(ways[0]).status_code == 404, "one's own alone"
    assert phone.name() == "Anna"
    assert desk.post(ways[0]).status_code == 303
    assert phone.name() == ""
    assert desk.name() == "Anna"
    (own,) = re.findall(r'action="(/me/devices/[\w-]+/away)"', desk.get("/me").text)
    reply = desk.post(own)
    assert reply.headers["location"] == "/"
    assert desk.secret() == ""
    assert desk.name() == ""


def test_browsers_and_systems_are_known_by_their_names() -> None:
    edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1"
    assert [(browser_of(one), system_of(one)) for one in (edge, phone, "<b>")] == [
        ("Edge", "Windows"),
        ("Safari", "iPhone"),
        ("", ""),
    ]


# -- words -------------------------------------------------------------------------------------------------------------


def test_the_words_are_many_different_and_easily_typed() -> None:
    text = (Path(sessions.__file__).parent / "words.txt").read_text(encoding="utf-8").split()
    assert len(text) == len(set(text)) == len(vocabulary()) == ALL == 2048, "no two begin with the same four letters"
    assert text == sorted(text)
    assert all(re.fullmatch("[a-z]{4,7}", word) for word in text)
    assert len({new_words() for _ in range(50)}) == 50


def test_words_are_understood_as_people_type_them() -> None:
    words = new_words()
    typed = ", ".join(f"{number}. {word.capitalize()}" for number, word in enumerate(words, 1))
    assert read(typed) == read("\n".join(word[:4] for word in words)) == words
    for wrong in ("", " ".join(words[1:]), " ".join([*words, words[0]]), " ".join(["xyzq", *words[1:]])):
        with pytest.raises(BadWords):
            read(wrong)
    assert COUNT * 11 == 88


def test_eight_words_bring_somebody_back(device: New, app: Starlette) -> None:
    anna = device().called("Anna")
    words = anna.words()
    assert len(words.split()) == 8
    assert words not in repr(kept(app))
    other = device()
    reply = other.post("/back", words=words.upper())
    assert reply.headers["location"] == "/me"
    assert other.name() == anna.name() == "Anna"
    assert other.secret() != anna.secret()
    fresh = anna.words()
    assert device().post("/back", words=words).status_code == 422, "a new sheet makes the old one worthless"
    assert device().post("/back", words=fresh).status_code == 303


def test_words_can_be_tried_ten_times_an_hour_from_one_place_and_by_one_person(device: New, app: Starlette) -> None:
    anna = device().called("Anna")
    words = anna.words()
    wrong = " ".join(reversed(words.split()))
    guesser = device(at="2001:db8::1").called("Eve")
    assert guesser.post("/back", words="too few").status_code == 422, "which is no try"
    assert [guesser.post("/back", words=wrong).status_code for _ in range(10)] == [422] * 10
    for also in (device(at="2001:db8::2"), guesser):
        reply = also.post("/back", words=words)
        assert reply.status_code == 429
        assert int(reply.headers["retry-after"]) > 3000
    assert also.get("/come/none").status_code == 429
    guesser.client = elsewhere(guesser, app)
    assert guesser.post("/back", words=words).status_code == 429, "the person takes his tries along"
    for _ in range(12):
        assert device(at="192.0.2.9").post("/back", words=words).status_code == 303, "who is right has not tried"


def elsewhere(one: Device, app: Starlette) -> TestClient:
    """The same browser at another place."""
    client = TestClient(app, client=("198.51.100.1", 1), headers=dict(one.client.headers))
    client.cookies.update(one.client.cookies)
    return client


# -- links -------------------------------------------------------------------------------------------------------------


def test_a_link_is_good_once_and_looking_uses_nothing_up(device: New, app: Starlette) -> None:
    anna = device().called("Anna")
    link = anna.link()
    assert link.removeprefix("/come/") not in repr(kept(app))
    phone = device()
    for _ in range(15):
        assert "Come in as Anna?" in phone.get(link).text, "programs that preview links do that"
    assert phone.post(link).status_code == 303
    assert phone.name() == "Anna"
    assert device().post(link).status_code == 404


def test_a_link_comes_as_a_code_for_cameras(device: New) -> None:
    page = device().called("Anna").post("/me/link").text
    assert re.search(r"<figure[^>]*><svg[^>]*>.*</svg></figure>", page, re.DOTALL)
    assert "style=" not in page, "the policy of pages forbids it"


def test_a_link_that_was_used_is_too_old_or_never_was_gets_one_reply(
    device: New, app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same page, after the same statements: nothing tells them apart."""
    used, old, never = device().called("Anna").link(), device().called("Ben").link(), "/come/" + "x" * 32
    assert device().post(used).status_code == 303
    moved(monkeypatch, 11 / 24 / 60)
    said: list[str] = []
    sa.event.listen(app.state.registry.store.engine, "before_cursor_execute", lambda *given: said.append(given[2]))
    replies = []
    for link in (used, old, never):
        stranger = device()
        stranger.get("/back")
        said.clear()
        looked = stranger.get(link)
        asked = list(said)
        done = stranger.post(link)
        texts = [re.sub(r"\b[0-9a-f]{64}\b", "", reply.text) for reply in (looked, done)]
        replies.append((looked.status_code, done.status_code, texts, asked, said[len(asked) :]))
    assert replies[0] == replies[1] == replies[2]
    assert replies[0][0] == 404
    assert "leads nowhere any more" in replies[0][2][0]


# -- guests ------------------------------------------------------------------------------------------------------------

seats = sa.Table(
    "test_seats", sa.MetaData(), sa.Column("seat", sa.Integer, primary_key=True), sa.Column("person", sa.String(16))
)


@pytest.fixture
def seated(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[tuple[int, str]]]:
    """Seats of everybody who is there; and what they are called who have them."""
    monkeypatch.setattr(people, "_belongings", [seats.c.person])
    engine = app.state.registry.store.engine
    with engine.begin() as connection:
        seats.create(connection)
        found = connection.execute(sa.select(people.people.c.id)).scalars().all()
        for number, person in enumerate(found):
            connection.execute(seats.insert().values(seat=number, person=person))

    def names() -> list[tuple[int, str]]:
        with engine.connect() as connection:
            joined = seats.join(people.people, people.people.c.id == seats.c.person)
            rows = connection.execute(sa.select(seats.c.seat, people.people.c.name).select_from(joined))
            return sorted((int(seat), str(name)) for seat, name in rows)

    return names


def sit(app: Starlette) -> None:
    """Give everybody who has none a seat."""
    with app.state.registry.store.engine.begin() as connection:
        for person in connection.execute(sa.select(people.people.c.id)).scalars().all():
            connection.execute(seats.insert().values(person=person))


def test_a_guest_who_comes_in_as_himself_brings_his_seats_along(
    device: New, app: Starlette, seated: Callable[[], list[tuple[int, str]]]
) -> None:
    anna = device().called("Anna")
    words, guest = anna.words(), device().called("Annie")
    sit(app)
    assert sorted(name for _, name in seated()) == ["Anna", "Annie"]
    assert "What you have done here as" in guest.get("/back").text
    before = guest.secret()
    guest.post("/back", words=words)
    assert [name for _, name in seated()] == ["Anna", "Anna"]
    assert guest.name() == "Anna"
    assert guest.secret() != before, "rights have grown"
    assert len(kept(app)["people"]) == 1
    assert len(kept(app)["sessions"]) == 2


def test_who_can_come_back_as_another_stays_another(
    device: New, app: Starlette, seated: Callable[[], list[tuple[int, str]]]
) -> None:
    """Two people at one computer are not made one."""
    anna, ben = device().called("Anna"), device().called("Ben")
    words, bens = anna.words(), ben.words()
    sit(app)
    ben.post("/back", words=words)
    assert ben.name() == "Anna"
    assert sorted(name for _, name in seated()) == ["Anna", "Ben"]
    ben.post("/back", words=bens)
    assert ben.name() == "Ben"


# -- leaving for good --------------------------------------------------------------------------------------------------


def test_who_leaves_for_good_is_somebody(device: New, app: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[str] = []
    monkeypatch.setattr(people, "_farewells", [lambda _, person: gone.append(person)])
    anna, phone = device().called("Anna"), device()
    words = anna.words()
    phone.post(anna.link())
    link = anna.link()
    person = json.loads(anna.get("/me/data").text)
    assert [len(person["devices"]), person["name"]] == [2, "Anna"]
    assert "cannot be taken back" in anna.get("/me/forget").text
    assert anna.name() == "Anna", "looking forgets nobody"
    assert anna.post("/me/forget").headers["location"] == "/"
    assert (anna.name(), phone.name(), anna.secret()) == ("", "", "")
    assert device().post("/back", words=words).status_code == 422
    assert device().get(link).status_code == 404
    assert "Anna" not in repr(kept(app))
    assert gone == [person["id"]]
    assert app.state.registry.store.names([person["id"]]) == {person["id"]: ""}


# -- elsewhere ---------------------------------------------------------------------------------------------------------


def test_at_home_there_are_no_people(tmp_path: Path) -> None:
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads()), headers=OURS) as client:
        page = client.get("/").text
        assert "/me" not in page
        assert "/back" not in page
        assert "net.css" not in page
        for route in PEOPLE:
            assert client.get(re.sub(r"\{\w+\}", "0", route.path)).status_code in (404, 405)
        client.cookies.set(COOKIE, "x" * 43)
        assert client.get("/").status_code == 200
    assert {route.path for route in addresses(people=True)} - {route.path for route in addresses()} == {
        route.path for route in (*PEOPLE, *MEETING)
    }


def test_nobody_can_do_with_himself_what_somebody_can(device: New, app: Starlette) -> None:
    nobody, before = device(), kept(app)
    for path in ("/me/words", "/me/link", "/me/forget", "/me/devices/0/away"):
        assert nobody.post(path).status_code == 404
    for path in ("/me/data", "/me/forget"):
        assert nobody.get(path).status_code == 404
    assert kept(app) == before


def test_the_bar_says_who_is_there(device: New) -> None:
    anna = device()
    assert '<a class="me" href="/back">I was here before</a>' in anna.get("/").text
    anna.called("Anna")
    assert '<a class="me" href="/me"><bdi>Anna</bdi></a>' in anna.get("/").text


def test_an_error_of_people_is_one_of_the_house() -> None:
    assert all(issubclass(one, BiontError) for one in (BadName, BadWords))
