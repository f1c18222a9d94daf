"""Rights that end: of devices that are sent away, of people who leave a table or for good. What they looked at ends."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest

from biont.server import Store, sqlite_url
from biont.server.people.sessions import hashed
from biont.testing.visitor import Visitor
from tests.server.running import Runner
from tests.server.test_looking import rows
from tests.server.test_tables import House, house

__all__ = ["house"]

AT_ONCE = 10
"""Seconds: a stream that nobody wakes looks around every fifteen."""


class Screen(Visitor):
    """A browser at a real server."""

    def __init__(self, url: str, cookies: httpx.Cookies | None = None) -> None:
        self.client = httpx.Client(base_url=url, cookies=cookies, timeout=AT_ONCE)  # type: ignore[assignment]
        super().__init__(self.client)

    @contextmanager
    def stream(self, address: str) -> Iterator[Iterator[str]]:
        """What happens at a table, line by line, once the first of it is there."""
        with self.client.stream("GET", f"{address}/events") as reply:
            lines = reply.iter_lines()
            assert next(lines).startswith("event: ")
            yield lines


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server that tells people apart."""
    folder = tmp_path_factory.mktemp("net")
    store = Store(sqlite_url(folder))
    store.offer(hashed("olga"))
    store.close()
    running = Runner(folder, "pass", "--allow-host", "table.example")
    httpx.get(running.url, timeout=60)  # what a server reads for its first page is no part of AT_ONCE
    yield running.url
    running.stop()


Net = Callable[..., Screen]


@pytest.fixture
def net(real: str) -> Iterator[Net]:
    """Makes screens at a real server."""
    with ExitStack() as open_ones:

        def screen(cookies: httpx.Cookies | None = None) -> Screen:
            made = Screen(real, cookies)
            open_ones.callback(made.client.close)
            return made

        yield screen


def met(net: Net, **form: str) -> tuple[Screen, Screen, str]:
    """Anna, who is host, Ben, and the table at which both sit."""
    anna, ben = net(), net()
    seats = {"seat-red": "mine", "seat-green": "open"}
    table = anna.post("/tables/genesis", name="Anna", **seats, **form).headers["location"]
    assert ben.post(f"{table}/sit/1", name="Ben").status_code == 303
    return anna, ben, table


def test_whoever_is_sent_away_from_a_table_hears_nothing_more_of_it(net: Net) -> None:
    anna, ben, table = met(net, listed="on", watch="nobody")
    with ben.stream(table) as lines:
        assert anna.post(f"{table}/stand/1").status_code == 303
        assert anna.post(f"{table}/give/1", program="easy").status_code == 303
        assert [line for line in lines if line][-1] == "data: {}", "and the stream is over"
    assert ben.client.get(table).status_code == 404


def test_a_device_that_is_sent_away_hears_nothing_more_of_a_game(net: Net) -> None:
    """Also of one that anybody may watch: it looked at it through a seat."""
    anna, ben, table = met(net, watch="all", listed="on")
    anna.post(f"{table}/ready", ready="on")
    game = ben.post(f"{table}/ready", ready="on").headers["location"]
    away = net(ben.client.cookies)
    page = away.client.get("/me").text
    device = page.partition("/me/devices/")[2].partition("/")[0]
    with ben.stream(game) as lines, anna.stream(game) as others:
        assert away.post(f"/me/devices/{device}/away").status_code == 303
        assert "event: gone" in list(lines)
        turn = anna.client.get(f"{game}/frame").json()
        assert anna.post(f"{game}/arrange", pace="slow").status_code == 303
        told = (json.loads(line.removeprefix("data: ")) for line in others if line.startswith("data: "))
        assert any(frame["version"] > turn["version"] for frame in told), "nobody else's ends"


def test_whom_an_owner_sends_away_hears_nothing_more_of_anything(net: Net) -> None:
    anna, ben, table = met(net, watch="all", listed="on")
    anna.post(f"{table}/ready", ready="on")
    game = ben.post(f"{table}/ready", ready="on").headers["location"]
    olga = net()
    assert olga.post("/own/olga", name="Olga").status_code == 303
    person = olga.client.get("/owner/people", params={"name": "Ben"}).text.partition("/owner/people/")[2]
    with ben.stream(game) as lines:
        assert olga.post(f"/owner/people/{person.partition('/')[0]}/away").status_code == 303
        assert "event: gone" in list(lines)
    assert "Ben" not in ben.client.get("/me").text


# -- for good ----------------------------------------------------------------------------------------------------------


def test_the_seat_of_somebody_who_leaves_for_good_goes_to_a_program(house: House) -> None:
    (anna, ben), game = house.playing()
    name = game.removeprefix("/game/")
    assert ben.post("/me/forget").status_code == 303
    kept = house.registry.store.load(name)
    assert kept.players[0] == "person"
    assert kept.players[1] not in ("person", "")
    assert "Ben" not in anna.client.get(game).text
    assert ben.client.get(game).status_code == 404
    open_game = house.registry.open(name)
    assert not open_game.is_ones_own, "Anna does not get to know what is to come"
    assert '"seed": "withheld"' in anna.client.get(f"{game}/record?whole=1").text.replace('":"', '": "')


def test_a_host_who_leaves_for_good_hands_on_and_an_empty_table_is_closed(house: House) -> None:
    anna, table = house.opened()
    ben = house.visitor()
    ben.post(f"{table}/sit/1", name="Ben")
    anna.post("/me/forget")
    left = house.registry.store.table(table.removeprefix("/table/"))
    assert left.host == left.chairs[1].person
    assert left.chairs[0].is_free
    ben.post("/me/forget")
    assert not rows(house.registry.store)["tables"]
    assert not rows(house.registry.store)["chairs"]


def test_what_is_over_was_played_by_somebody(house: House) -> None:
    (anna, ben), game = house.playing()
    with house.registry.store._changing() as connection:
        over = """UPDATE games SET summary = replace(summary, '"finished": false', '"finished": true')"""
        connection.exec_driver_sql(over)
    ben.post("/me/forget")
    assert house.registry.store.load(game.removeprefix("/game/")).players == ("person", "person")
    page = anna.client.get("/").text
    assert "somebody" in page
    assert "Ben" not in page


def test_a_table_whose_game_has_begun_is_not_closed(house: House) -> None:
    (anna, _), game = house.playing()
    table = house.registry.store.table_of(game.removeprefix("/game/"))
    anna.post(f"/table/{table.id}/close")
    assert house.registry.store.table(table.id) == table
