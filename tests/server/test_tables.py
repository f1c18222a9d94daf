"""People at several screens: they meet at a table, sit down, are ready, and play; nobody does what is another's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from biont.server import Store, create_app
from biont.server.company.table import Chair, NoSuchChair, Table, Taken
from biont.server.registry import Registry
from biont.server.threads import Threads
from biont.testing.visitor import Visitor
from tests.server.test_looking import rows

SEATS = {"seat-red": "mine", "seat-green": "open", "seat-blue": "friend"}


class House:
    """A server that tells people apart, and those who visit it."""

    def __init__(self, client: TestClient, *others: Starlette) -> None:
        self.client = client
        self.registry: Registry = client.app.state.registry  # type: ignore[attr-defined]
        self.registries = [self.registry, *(one.state.registry for one in others)]
        """Those of all processes that serve."""

    def visitor(self) -> Visitor:
        """Somebody who has not said a name yet."""
        client = TestClient(self.client.app)
        client.portal = self.client.portal  # one loop serves all, as it does elsewhere; one for each request costs more
        return Visitor(client)

    def opened(self, **form: str) -> tuple[Visitor, str]:
        """Anna, and the address of the table that she has opened."""
        anna = self.visitor()
        reply = anna.post("/tables/genesis", **{"name": "Anna", "listed": "on", **SEATS, **form})
        assert reply.status_code == 303, reply.text
        return anna, str(reply.headers["location"])

    def playing(self, **form: str) -> tuple[list[Visitor], str]:
        """Anna and Ben at a game, by the seats that they have, and its address."""
        anna, table = self.opened(**{"seat-blue": "nobody", **form})
        ben = self.visitor()
        ben.post(f"{table}/sit/1", name="Ben")
        anna.post(f"{table}/ready", ready="on")
        reply = ben.post(f"{table}/ready", ready="on")
        assert reply.headers["location"].startswith("/game/"), reply.text
        return [anna, ben], str(reply.headers["location"])

    def three(self, **form: str) -> tuple[list[Visitor], str]:
        """Anna, Ben and Cleo at a game, by the seats that they have, and its address."""
        anna, table = self.opened(**{"seat-blue": "open", **form})
        people = [anna, self.visitor(), self.visitor()]
        for number, name in ((1, "Ben"), (2, "Cleo")):
            people[number].post(f"{table}/sit/{number}", name=name)
        for one in people:
            reply = one.post(f"{table}/ready", ready="on")
        assert reply.headers["location"].startswith("/game/"), reply.text
        return people, str(reply.headers["location"])

    def asked(self, game: str) -> int:
        """The seat that is asked."""
        decision = self.registry.open(game.removeprefix("/game/")).decision
        assert decision is not None
        return decision.seat


@pytest.fixture
def house(either_url: str) -> Iterator[House]:
    with TestClient(create_app(Store(either_url), Threads(), people=True)) as client:
        yield House(client)


class ByTurns:
    """Applications as several processes have them: every request reaches the next one."""

    def __init__(self, *apps: Starlette) -> None:
        self.state = apps[0].state
        self._next = cycle(apps)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await next(self._next)(scope, receive, send)


@pytest.fixture
def by_turns(either_url: str) -> Iterator[House]:
    """The same; on PostgreSQL there are two that serve, by turns."""
    first = create_app(Store(either_url), Threads(), people=True)
    if either_url.startswith("sqlite"):
        with TestClient(first) as client:
            yield House(client)
        return
    second = create_app(Store(either_url), Threads(), people=True)
    with TestClient(first) as serving, TestClient(second):
        client = TestClient(ByTurns(first, second))
        client.portal = serving.portal
        yield House(client, second)


def invitation(house: House, host: Visitor, table: str, number: str = "") -> str:
    """The address of a new invitation."""
    known = set(house.registry.store.invitations(table.removeprefix("/table/")))
    assert host.post(f"{table}/invite", **({"number": number} if number else {})).status_code == 303
    (key,) = set(house.registry.store.invitations(table.removeprefix("/table/"))) - known
    assert len(key) >= 22, "128 bits"
    return f"/invited/{key}"


# -- the waiting room --------------------------------------------------------------------------------------------------


def test_people_meet_at_a_table_and_the_game_begins_by_itself_when_all_are_ready(house: House) -> None:
    anna, table = house.opened()
    ben, clara = house.visitor(), house.visitor()
    assert table in ben.client.get("/").text, "it is listed"
    assert ben.post(f"{table}/sit/1", name="Ben").status_code == 303
    assert "Ben" in anna.client.get(table).text
    link = invitation(house, anna, table, "2")
    assert "Anna invites you to" in clara.client.get(link).text
    assert clara.post(link, name="Clara").headers["location"] == table
    for visitor in (anna, ben):
        assert visitor.post(f"{table}/ready", ready="on").headers["location"] == table
    assert not house.registry.store.latest(), "there is no card and no die before the game begins"
    began = clara.post(f"{table}/ready", ready="on").headers["location"]
    assert began.startswith("/game/")
    for visitor in (anna, ben, clara):
        assert visitor.client.get(table, follow_redirects=False).headers["location"] == began
        page = visitor.client.get(began).text
        assert all(name in page for name in ("Anna", "Ben", "Clara"))
        assert page.count("<small>you</small>") == 1
    (game,) = house.registry.store.latest()
    assert game.players == ("person", "person", "person")


def test_who_is_ready_may_think_again_and_who_sits_down_is_not_ready_yet(house: House) -> None:
    anna, table = house.opened(**{"seat-blue": "nobody"})
    ben = house.visitor()
    anna.post(f"{table}/ready", ready="on")
    ben.post(f"{table}/sit/1", name="Ben")
    anna.post(f"{table}/ready", ready="off")
    assert ben.post(f"{table}/ready", ready="on").headers["location"] == table
    assert ben.post(f"{table}/stand/1").status_code == 303
    anna.post(f"{table}/ready", ready="on")
    assert ben.post(f"{table}/sit/1").headers["location"] == table, "he is asked again"
    assert not house.registry.store.latest()


def test_a_seat_that_is_taken_meanwhile_shows_who_was_quicker(house: House) -> None:
    _, table = house.opened()
    ben, clara = house.visitor(), house.visitor()
    ben.post(f"{table}/sit/1", name="Ben")
    before = rows(house.registry.store)
    reply = clara.post(f"{table}/sit/1", name="Clara")
    assert reply.status_code == 409
    assert "Ben was quicker" in reply.text
    assert "ready yet" in reply.text, "with the table as it is now"
    assert rows(house.registry.store)["chairs"] == before["chairs"]


def test_a_kept_seat_is_for_whoever_is_invited(house: House) -> None:
    anna, table = house.opened()
    clara = house.visitor()
    assert clara.post(f"{table}/sit/2", name="Clara").status_code == 409
    assert clara.post(invitation(house, anna, table, "2")).status_code == 303
    assert house.registry.store.table(table.removeprefix("/table/")).chairs[2].person


def test_the_host_leads_and_nobody_else(house: House) -> None:
    anna, table = house.opened()
    ben = house.visitor()
    ben.post(f"{table}/sit/1", name="Ben")
    for what in ("invite", "withdraw", "close", "host/1", "give/2"):
        assert ben.post(f"{table}/{what}").status_code == 403, what
    assert ben.post(f"{table}/stand/0").status_code == 409, "he sends nobody away"
    assert anna.post(f"{table}/give/2", program="easy").status_code == 303
    assert anna.post(f"{table}/host/1").status_code == 303
    assert anna.post(f"{table}/close").status_code == 403
    assert ben.post(f"{table}/stand/0").status_code == 303, "the new host may"
    assert ben.post(f"{table}/close").headers["location"] == "/"
    assert ben.client.get(table).status_code == 404


def test_a_table_that_is_not_listed_is_there_for_nobody_but_those_at_it(house: House) -> None:
    form = {"token": "", "name": "Anna", **SEATS}
    anna = house.visitor()
    table = anna.post("/tables/genesis", **{name: text for name, text in form.items() if text}).headers["location"]
    ben = house.visitor()
    assert table not in ben.client.get("/").text
    assert ben.client.get(table).status_code == 404
    assert ben.post(f"{table}/sit/1", name="Ben").status_code == 404
    assert anna.client.get(table).status_code == 200


# -- invitations -------------------------------------------------------------------------------------------------------


def test_a_link_that_is_used_up_withdrawn_or_false_leads_to_the_same_page(house: House) -> None:
    anna, table = house.opened()
    ben, clara = house.visitor(), house.visitor()
    used, withdrawn = invitation(house, anna, table, "1"), invitation(house, anna, table)
    assert ben.post(used, name="Ben").status_code == 303
    assert anna.post(f"{table}/withdraw", key=withdrawn.removeprefix("/invited/")).status_code == 303
    clara.post("/look")  # from here on she has a session, and the same token in every page
    said: list[str] = []
    sa.event.listen(house.registry.store.engine, "before_cursor_execute", lambda *given: said.append(given[2]))
    replies = []
    for link in (used, withdrawn, "/invited/" + "A" * 22):
        said.clear()
        page = clara.client.get(link)
        sat = clara.post(link, name="Clara")
        replies.append((page.status_code, page.text, sat.status_code, tuple(said)))
    assert len(set(replies)) == 1, "the same page after the same statements: nothing tells them apart"
    assert replies[0][::2] == (404, 404)
    assert "leads nowhere any more" in replies[0][1]


def test_a_link_is_worth_nothing_once_its_seat_was_taken(house: House) -> None:
    anna, table = house.opened()
    ben, clara = house.visitor(), house.visitor()
    link = invitation(house, anna, table, "1")
    assert ben.post(link, name="Ben").status_code == 303
    assert ben.post(f"{table}/stand/1").status_code == 303
    assert clara.client.get(link).status_code == 404, "though nobody has it now"


def test_links_can_be_tried_ten_times_an_hour_and_whoever_has_one_need_not_try(house: House) -> None:
    anna, table = house.opened()
    link, ben = invitation(house, anna, table), house.visitor()
    found = [ben.client.get(f"/invited/{number:022}") for number in range(11)]
    assert [reply.status_code for reply in found] == [404] * 10 + [429]
    assert 3000 < int(found[-1].headers["retry-after"]) <= 3600
    assert ben.client.get(link).status_code == 200


def test_looking_at_a_link_uses_nothing_up(house: House) -> None:
    anna, table = house.opened()
    link = invitation(house, anna, table, "2")
    before = rows(house.registry.store)
    robot = TestClient(house.client.app)
    for _ in range(3):
        assert robot.get(link).status_code == 200
        assert robot.get(table).status_code == 200
        assert robot.get("/").status_code == 200
    assert not robot.cookies
    assert rows(house.registry.store) == before


# -- at the game -------------------------------------------------------------------------------------------------------


def answer(visitor: Visitor, game: str, frame: dict[str, Any], option: str) -> Any:
    return visitor.answer(game.removeprefix("/game/"), frame, option)


def test_only_who_is_asked_answers_and_each_sees_his_own_board(house: House) -> None:
    people, game = house.playing()
    stranger = house.visitor()
    for _ in range(6):
        asked = house.asked(game)
        frames = [visitor.frame(game.removeprefix("/game/")) for visitor in people]
        assert [frame["asked"] for frame in frames] == [seat == asked for seat in (0, 1)]
        option = people[asked].options(frames[asked])[0]
        before = rows(house.registry.store)
        assert answer(people[1 - asked], game, frames[asked], option).status_code == 403
        assert answer(stranger, game, frames[asked], option).status_code == 404
        assert rows(house.registry.store) == before, "nothing was stored"
        assert answer(people[asked], game, frames[asked], option).status_code == 200
        assert answer(people[asked], game, frames[asked], option).status_code in (403, 409), "from a second device"


def test_frames_hold_no_token_and_pages_that_of_whoever_looks(house: House) -> None:
    people, game = house.playing()
    for one in people:
        page = one.client.get(game).text
        found = re.search(r'<meta name="token" content="(\w{64})">', page)
        assert found
        assert set(re.findall(r'name="token" value="([^"]*)"', page)) <= {found[1]}, "for whoever has no script"
        frame = one.client.get(f"{game}/frame").text
        assert found[1] not in frame
        assert not re.search(r"\b[0-9a-f]{64}\b", frame)


def test_people_of_the_same_name_are_told_apart(house: House) -> None:
    anna, table = house.opened()
    other = house.visitor()
    assert other.post(f"{table}/sit/1", name="Anna").status_code == 303
    for page in (anna.client.get(table).text, other.client.get(table).text):
        assert re.search(r"\bAnna 2\b", page)


def test_watchers_see_a_game_only_where_the_table_says_so(house: House) -> None:
    for watch, status in (("nobody", 404), ("link", 200), ("all", 200)):
        _, game = house.playing(watch=watch)
        stranger = house.visitor()
        reply = stranger.client.get(game)
        assert reply.status_code == status, watch
        if status == 200:
            frame = stranger.frame(game.removeprefix("/game/"))
            assert not frame["asked"]
            assert "name=option" not in "".join(frame["regions"].values())
            assert stranger.post(f"{game}/delete").status_code == 403
            assert stranger.client.get(f"{game}/record?whole=1").json()["seed"] == "withheld"
        assert game not in stranger.client.get("/").text


def test_nobody_is_helped_deletes_or_branches_where_others_play(house: House) -> None:
    people, game = house.playing()
    before = rows(house.registry.store)
    for visitor in people:
        for what in ("delete", "branch", "guide", "hint/0"):
            assert visitor.post(f"{game}/{what}").status_code == 403, what
    assert rows(house.registry.store) == before


def test_a_person_has_wishes_of_his_own_and_the_host_the_table(house: House) -> None:
    people, game = house.playing()
    anna, ben = people
    assert ben.post(f"{game}/arrange", plain="on", pace="slow").status_code == 303
    settings = house.registry.open(game.removeprefix("/game/")).settings
    assert settings["pace"] != "slow", "that is for the host"
    assert settings["wishes"]["1"]["plain"]
    assert "0" not in settings["wishes"]
    assert anna.post(f"{game}/arrange", pace="slow", **{"player-1": "easy"}).status_code == 403, "Ben keeps his seat"
    assert anna.post(f"{game}/arrange", pace="slow").status_code == 303
    assert house.registry.open(game.removeprefix("/game/")).settings["pace"] == "slow"


def test_a_game_that_somebody_begins_by_himself_is_his(house: House) -> None:
    anna, ben = house.visitor(), house.visitor()
    game = anna.new(**{"seat-red": "person", "seat-blue": "easy", "name": "Anna"})
    assert anna.client.get(f"/game/{game}").status_code == 200
    assert f"/game/{game}" in anna.client.get("/").text
    assert ben.client.get(f"/game/{game}").status_code == 404
    assert f"/game/{game}" not in ben.client.get("/").text
    assert anna.post(f"/game/{game}/delete").status_code == 303
    assert not rows(house.registry.store)["tables"], "its table goes with it"


def test_the_start_page_has_what_waits_for_me_first(house: House) -> None:
    people, game = house.playing()
    asked = house.asked(game)
    own, other = people[asked].client.get("/").text, people[1 - asked].client.get("/").text
    assert re.search(rf'class="wait.*?href="{game}"', own, re.S)
    assert "A table waits for you" in own
    assert "No table waits for you" in other
    assert game in other


def test_a_right_that_is_taken_away_ends_the_stream(house: House) -> None:
    _, game = house.playing(watch="link")
    stranger = house.visitor()
    table = house.registry.store.table_of(game.removeprefix("/game/"))
    house.registry.store.change_table(replace(table, watch="nobody"))
    assert stranger.client.get(f"{game}/events").status_code == 404


# -- chairs ------------------------------------------------------------------------------------------------------------

THREE = Table(
    "t", "genesis", "anna", (Chair("red", person="anna", ready=True), Chair("green"), Chair("blue", kept=True))
)


def test_who_sits_down_elsewhere_leaves_the_chair_he_had() -> None:
    moved = THREE.sit("ben", 1).sit("ben", 2, invited=True)
    assert [chair.person for chair in moved.chairs] == ["anna", "", "ben"]
    with pytest.raises(Taken):
        moved.sit("clara", 2)
    with pytest.raises(NoSuchChair):
        THREE.sit("clara", 2)
    with pytest.raises(NoSuchChair):
        THREE.sit("clara", 3)


def test_a_host_who_goes_hands_his_office_to_whoever_sits() -> None:
    assert THREE.sit("ben", 1).stand("anna", 0).host == "ben"
    assert THREE.stand("anna", 0).host == "anna", "alone she stays host"


def test_a_game_begins_only_when_nobody_is_missing() -> None:
    assert not THREE.begins
    full = THREE.sit("ben", 1).give(2, "easy")
    assert not full.begins
    assert full.say_ready("ben", ready=True).begins
    assert not full.say_ready("ben", ready=True).say_ready("anna", ready=False).begins


def test_a_table_says_itself_in_sentences_before_it_is_opened(house: House) -> None:
    anna = house.visitor()
    page = anna.client.get("/tables/genesis").text
    assert "<p>You are " in page
    assert "<p>Nobody may watch.</p>" in page
    form = {"seat-red": "mine", "seat-green": "open", "seat-blue": "open", "seat-yellow": "normal", "watch": "link"}
    form |= {"clock": "brisk", "lost": "on", "zone": "UTC"}
    text = anna.client.get("/tables/genesis/said", params=form).text
    assert "<p>You are Red. Green, Blue are open to whoever comes first. Yellow: normal program.</p>" in text
    assert "at most 3 days. The game can be lost to the clock.</p>" in text
    assert "<p>Who has the link may watch.</p>" in text
    wrong = {"clock": "own", "own-first": "<b>", "seat-red": "<b>", "watch": "<b>"}
    told = anna.client.get("/tables/genesis/said", params=wrong)
    assert told.status_code == 200
    assert "These figures are no time" in told.text
    assert "<b>" not in told.text
