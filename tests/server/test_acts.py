"""What one may do: the table of acts, the roles that a company gives, and the door that asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette import routing
from starlette.responses import Response
from starlette.testclient import TestClient

from biont.server import Store, create_app, sqlite_url
from biont.server.addresses import addresses, declared
from biont.server.company import acts
from biont.server.company.acts import TABLE, WHO, Act, Role
from biont.server.company.company import Actor, Company, may
from biont.server.registry import Registry
from biont.server.routes.route import Route
from biont.server.threads import Threads
from biont.words import words
from tests.server.conftest import Visitor

EVERYBODY = "owner host asked seat away out alone watcher listener stranger"

EXPECTED = {
    "visit": EVERYBODY,
    "begin": EVERYBODY,
    "be-somebody": EVERYBODY.removeprefix("owner "),
    "fill-packs": "owner",
    "campaign": "owner",
    "keep": "keeper",
    "meet": "host asked seat away out alone watcher listener stranger",
    "sit": "host asked seat alone watcher listener",
    "wait": "host asked seat",
    "lead": "host",
    "look": "owner host asked seat away out alone watcher listener",
    "take-record": "owner host asked seat away out alone watcher listener",
    "take-seed": "owner alone",
    "answer": "owner asked program",
    "take-back": "owner asked seat",
    "be-helped": "owner alone",
    "wish": "owner host asked seat",
    "arrange": "owner host",
    "seat-anybody": "owner",
    "leave": "asked seat",
    "come-back": "away",
    "again": "asked seat",
    "hurry": "seat",
    "agree": "asked seat",
    "branch": "owner alone",
    "delete": "owner alone",
    "hear": "host asked seat away out listener",
    "say": "host asked seat away out",
    "note": "host asked seat away out",
}
"""Who may do what, written down once more: a line that is lost or changed is no slip of the pen."""


def test_the_table_says_what_was_agreed() -> None:
    said = {act.name: " ".join(role.name for role in WHO if acts.may({role}, act)) for act in TABLE}
    assert said == EXPECTED


def test_an_act_without_a_line_nobody_may_do() -> None:
    assert not acts.may(WHO, Act("fly"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_somebody_may_not_do_is_refused_with_a_sentence(language: str) -> None:
    """Who may not look is told that there is nothing; and what everybody may is never refused."""
    say = words(language)
    told = {act for act in TABLE if not say.has(f"web-refused-{act}")}
    assert told == {acts.VISIT, acts.BEGIN, acts.LOOK, acts.TAKE_RECORD, acts.TAKE_SEED}


# -- roles -------------------------------------------------------------------------------------------------------------

THREE = Company(("anna", "ben", ""), host="anna", asked=1)
"""Anna is host, Ben is asked, and the third seat is a program's."""


@pytest.mark.parametrize(
    ("company", "actor", "roles"),
    [
        (THREE, Actor("anna"), {acts.HOST, acts.SEAT}),
        (THREE, Actor("ben"), {acts.ASKED}),
        (THREE, Actor("clara"), {acts.STRANGER}),
        (THREE, Actor(), {acts.STRANGER}),
        (THREE, Actor(program=2), {acts.STRANGER}),
        (THREE, Actor(program=1), {acts.STRANGER}),
        (Company(THREE.seats, asked=2), Actor(program=2), {acts.PROGRAM}),
        (Company(THREE.seats, asked=0, watched=True), Actor("clara"), {acts.WATCHER}),
        (Company(THREE.seats, asked=0, watched=True), Actor(), {acts.WATCHER}),
        (Company(THREE.seats, asked=0, watched=True, heard=True), Actor(), {acts.WATCHER, acts.LISTENER}),
        (Company(THREE.seats, asked=0, heard=True), Actor(), {acts.STRANGER}),
        (Company(("anna", ""), asked=1), Actor("anna"), {acts.SEAT, acts.ALONE}),
        (Company(("anna", "anna"), asked=1), Actor("anna"), {acts.ASKED, acts.SEAT, acts.ALONE}),
        (Company(("", ""), host="anna"), Actor("anna"), {acts.HOST}),
        (Company(("anna", ""), asked=1, away=frozenset({"ben"})), Actor("anna"), {acts.SEAT}),
        (Company(("anna", ""), asked=1, away=frozenset({"ben"})), Actor("ben"), {acts.AWAY}),
        (Company(("anna", ""), asked=1, out=frozenset({"ben"})), Actor("ben"), {acts.OUT}),
        (Company(("anna", ""), asked=1, out=frozenset({"ben"})), Actor("anna"), {acts.SEAT}),
        (Company(("anna", ""), asked=1, away=frozenset({"ben"})), Actor(), {acts.STRANGER}),
        (Company(), Actor(owner=True), {acts.OWNER}),
    ],
)
def test_what_somebody_is_to_a_company(company: Company, actor: Actor, roles: set[Role]) -> None:
    assert company.roles(actor) == roles


def test_nobody_is_no_person() -> None:
    """Whoever is not known has no seat where no person sits, and is host of no game without one."""
    rights = company_rights(Company(("", ""), asked=0), Actor())
    assert rights == {acts.VISIT, acts.BEGIN, acts.BE_SOMEBODY, acts.MEET}


def company_rights(company: Company, actor: Actor) -> set[Act]:
    """All that somebody may do."""
    return {act for act in TABLE if may(actor, act, company)}


WITHIN = (acts.TAKE_SEED, acts.ARRANGE, acts.SEAT_ANYBODY)
"""Acts that are asked for at the address of another one."""


# -- routes ------------------------------------------------------------------------------------------------------------


def _reply(*_: object) -> Response:
    return Response()


def test_a_route_without_an_act_does_not_start_the_server() -> None:
    with pytest.raises(TypeError):
        Route("GET", "/plain", _reply)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="does not say what is done there"):
        declared(routing.Route("/plain", _reply))
    with pytest.raises(TypeError, match="does not say what is done there"):
        declared(Route("GET", "/plain", _reply, "look"))  # type: ignore[arg-type]


def test_every_act_has_an_address_or_is_asked_for_at_one() -> None:
    assert set(TABLE) - {route.act for route in addresses(people=True)} == set(WITHIN)


def test_acts_at_a_table_stand_where_the_address_names_one_or_a_game_that_is_played() -> None:
    for route in addresses(people=True):
        assert route.act.at_table == route.path.startswith(("/game/{game}", "/table/{table}")), route


# -- the door ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def stranger(tmp_path: Path) -> Iterator[Visitor]:
    """A visitor of a server that tells people apart, at which somebody plays a game of his own."""
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads(), people=True)) as client:
        yield Visitor(client)


def begun(visitor: Visitor) -> str:
    """A game at which the visitor has no seat."""
    registry: Registry = visitor.client.app.state.registry  # type: ignore[attr-defined]
    return registry.new("genesis", ["red", "blue"], ["person", "person"], 5, {})


def addressed(route: Route, game: str) -> str:
    """An address of a route."""
    names = {"version": "0", "number": "0", "stamp": "0", "line": "0", "campaign": "none", "chapter": "0"}
    path = route.path
    for name in route.param_convertors:
        path = path.replace(f"{{{name}}}", game if name in ("game", "table") else names.get(name, "none"))
    return path


def test_to_a_stranger_there_is_no_such_game(stranger: Visitor) -> None:
    """Whatever he tries, he learns nothing of it, not even that it is there."""
    game = begun(stranger)
    stranger.post("/look")  # from here on he has a session, and the same token in every page
    for route in addresses(people=True):
        if not route.act.at_table:
            continue
        replies = []
        for name in (game, "nowhere"):
            address = addressed(route, name)
            reply = stranger.client.get(address) if route.method == "GET" else stranger.post(address)
            replies.append((reply.status_code, reply.text))
        assert replies[0] == replies[1], route
        assert replies[0][0] == 404, route


def test_what_belongs_to_the_machine_is_refused_with_a_sentence(stranger: Visitor) -> None:
    for route in addresses(people=True):
        if route.act in (acts.CAMPAIGN, acts.FILL_PACKS):
            address = addressed(route, "genesis")
            reply = stranger.client.get(address) if route.method == "GET" else stranger.post(address)
            assert reply.status_code == 403, route
            assert words("en")(f"web-refused-{route.act}") in reply.text


@pytest.mark.parametrize(
    "act", [act for act in TABLE if acts.may({acts.OWNER}, act) and act not in (acts.VISIT, *WITHIN)], ids=str
)
def test_a_line_that_is_taken_out_closes_its_addresses(
    visitor: Visitor, act: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = visitor.new()
    monkeypatch.delitem(TABLE, act)
    for route in addresses(people=True):
        if route.act is act:
            address = addressed(route, game if act.at_table else "genesis")
            reply = visitor.client.get(address) if route.method == "GET" else visitor.post(address)
            assert reply.status_code in (403, 404), route
