"""Only what the table of acts allows changes anything, and nobody learns what his role must not know."""

from __future__ import annotations

import re
import secrets
from dataclasses import replace
from datetime import timedelta

import pytest
from starlette.testclient import TestClient

from biont.server.addresses import addresses
from biont.server.company import acts
from biont.server.company.acts import LOOK, OWNER, TABLE, Act
from biont.server.company.company import Actor, may
from biont.server.company.table import Chair, Table
from biont.server.people.sessions import LASTS, hashed, moment
from biont.server.routes.route import Route
from biont.server.store import Device
from biont.testing.visitor import Visitor
from tests.server.test_looking import rows
from tests.server.test_tables import House, house

__all__ = ["house"]

POSTS = [route for route in addresses(people=True) if route.method == "POST" and route.act.at_table]


def addressed(route: Route, game: str, version: int) -> str:
    """An address of a route about a game or a table."""
    names = {"game": game, "table": game, "version": str(version), "number": "1", "stamp": "0", "line": "0"}
    path = route.path
    for name in route.param_convertors:
        path = path.replace(f"{{{name}}}", names.get(name, "genesis"))
    return path


def company(house: House) -> tuple[dict[str, Visitor], list[str]]:
    """Anna, Ben and somebody who has a name but no seat; and the ids of the first two."""
    anna, table = house.opened(**{"seat-blue": "nobody"})
    ben, clara = house.visitor(), house.visitor()
    ben.post(f"{table}/sit/1", name="Ben")
    clara.post("/tables/genesis", **{"name": "Clara", "seat-red": "mine", "seat-blue": "open"})
    chairs = house.registry.store.table(table.removeprefix("/table/")).chairs
    return {"anna": anna, "ben": ben, "clara": clara}, [chair.person for chair in chairs]


def without_session(house: House) -> Visitor:
    return house.visitor()


def forged(house: House, of: Visitor) -> Visitor:
    """Somebody with a cookie that is not quite another's."""
    stranger = house.visitor()
    for name, value in of.client.cookies.items():
        if "person" in name:
            stranger.client.cookies.set(name, ("A" if value[0] != "A" else "B") + value[1:])
    return stranger


def expired(house: House, person: str) -> Visitor:
    """Somebody with a session that was a person's, but was not used for too long."""
    used = moment(-LASTS - timedelta(hours=1))
    device = Device(secrets.token_urlsafe(9), "", "", used, used, hashed("long ago"))
    house.registry.store.begin_session(person, device, "", "")
    visitor = house.visitor()
    visitor.client.cookies.set("biont-person", "long ago")
    found = re.search(r'name="token" value="(\w+)"', visitor.client.get("/").text)
    assert found
    visitor.token = found[1]
    return visitor


@pytest.mark.parametrize("either_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("watch", ["nobody", "link"])
def test_every_changing_address_is_closed_to_whoever_may_not(house: House, watch: str) -> None:
    people, ids = company(house)
    game = house.registry.new("genesis", ["red", "blue"], ["person", "person"], 5, {})
    chairs = (Chair("red", person=ids[0], ready=True), Chair("blue", person=ids[1], ready=True))
    store = house.registry.store
    store.add_table(Table("", "genesis", ids[0], chairs, watch=watch, played=game))
    waiting = store.add_table(Table("", "genesis", ids[0], (chairs[0], Chair("blue", person=ids[1])), watch=watch))
    actors = {name: Actor(person) for name, person in zip(people, [*ids, "clara"], strict=True)}
    people |= {"nobody": without_session(house), "forger": forged(house, people["anna"])}
    people["expired"] = expired(house, ids[0])
    actors |= {"nobody": Actor(), "forger": Actor(), "expired": Actor()}
    before, refused = rows(store), 0
    for route in POSTS:
        place = game if "{game}" in route.path else waiting
        for name, visitor in people.items():
            at_game = "{game}" in route.path
            open_game = house.registry.open(game)
            asked = open_game.decision.seat if open_game.decision is not None and at_game else -1
            here = replace(store.table_of(game).company if at_game else store.table(waiting).company, asked=asked)
            if may(actors[name], route.act, here):
                continue
            reply = visitor.post(addressed(route, place, open_game.version), option="done", ready="on")
            seen = may(actors[name], LOOK, here)
            assert reply.status_code == (403 if seen else 404), (route, name)
            assert rows(store) == before, (route, name)
            refused += 1
    assert refused > 50


@pytest.mark.parametrize("either_url", ["sqlite"], indirect=True)
def test_a_line_that_is_taken_out_closes_its_addresses_to_people(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the lines that are people's alone; those of the owner are tried beside the table (``test_acts.py``)."""
    people, ids = company(house)
    store, anna = house.registry.store, people["anna"]
    game = house.registry.new("genesis", ["red", "blue"], ["person", "person"], 5, {})
    chairs = (Chair("red", person=ids[0], ready=True), Chair("blue", person=ids[1], ready=True))
    store.add_table(Table("", "genesis", ids[0], chairs, played=game))
    waiting = store.add_table(Table("", "genesis", ids[0], (chairs[0], Chair("blue", person=ids[1]))))
    lines = [act for act in TABLE if not acts.may({OWNER}, act)]
    before, tried = rows(store), set[Act]()
    for act in lines:
        with monkeypatch.context() as without:
            without.delitem(TABLE, act)
            for route in addresses(people=True):
                if route.act is not act:
                    continue
                place = addressed(route, game if "/game/" in route.path else waiting, 0)
                reply = anna.post(place) if route.method == "POST" else anna.client.get(place)
                assert reply.status_code in (403, 404), route
                tried.add(act)
    assert rows(store) == before
    assert tried == set(lines)


def test_nothing_is_changed_without_the_token_of_the_page(house: House) -> None:
    people, _ = company(house)
    ben = people["ben"]
    before = rows(house.registry.store)
    for route in (route for route in addresses(people=True) if route.method == "POST"):
        path = re.sub(r"\{\w+(:path)?\}", "genesis", route.path)
        for token in ("", "0" * 64, people["anna"].token[::-1]):
            assert ben.client.post(path, data={"token": token, "name": "Ben"}).status_code == 403, path
    assert rows(house.registry.store) == before


@pytest.mark.parametrize("either_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "null"},
        {"Origin": "null", "Sec-Fetch-Site": "same-origin"},
        {"Origin": "http://testserver.example"},
    ],
    ids=str,
)
def test_nothing_is_changed_without_an_origin_of_ours(house: House, headers: dict[str, str]) -> None:
    people, _ = company(house)
    before = rows(house.registry.store)
    for visitor in (people["ben"], house.visitor()):
        del visitor.client.headers["Origin"]
        for route in (route for route in addresses(people=True) if route.method == "POST" and not route._keyed):
            path = re.sub(r"\{\w+(:path)?\}", "genesis", route.path)
            reply = visitor.client.post(path, data={"token": visitor.token, "name": "Ben"}, headers=headers)
            assert reply.status_code == 403, path
    assert rows(house.registry.store) == before


def test_a_robot_without_cookies_leaves_no_row_behind(house: House, soak: bool) -> None:
    """Every page once; with ``--soak`` a thousand requests, forms among them."""
    _, table = house.opened(watch="all")
    before = rows(house.registry.store)
    robot = TestClient(house.client.app)
    routes = [route for route in addresses(people=True) if not route.path.endswith("/events")]
    for route in (routes * 10)[:1000] if soak else routes:
        path = re.sub(r"\{\w+(:path)?\}", "genesis", route.path.replace("{table}", table.removeprefix("/table/")))
        if route.method == "GET":
            assert robot.get(path).status_code < 500, path
        elif soak:
            assert robot.post(path, data={"name": "Robot"}).status_code < 500, path
        robot.cookies.clear()
    assert rows(house.registry.store) == before


def test_a_page_that_was_made_for_somebody_else_does_nothing(house: House) -> None:
    """Two people at one browser, one after the other: the form that Anna left open is not sent by Ben."""
    people, _ = company(house)
    anna, ben = people["anna"].client, people["ben"].client
    annas = re.search(r'name="token" value="(\w+)"', anna.get("/me").text)
    assert annas
    assert anna.post("/me/name", data={"token": annas[1], "name": "Ann"}, follow_redirects=False).status_code == 303
    anna.cookies.delete("biont-person")
    anna.cookies.set("biont-person", ben.cookies["biont-person"])
    before = rows(house.registry.store)
    assert ">Ben<" in anna.get("/me").text, "he is there now"
    assert anna.post("/me/name", data={"token": annas[1], "name": "Ann"}).status_code == 403
    assert rows(house.registry.store) == before
