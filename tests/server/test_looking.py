"""Whoever looks changes nothing: no answer is given, no program begins to think, no row is written."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from biont.server import Store
from biont.server.addresses import addresses
from biont.server.registry import Registry
from biont.server.routes.route import Route
from biont.server.store.schema import metadata
from tests.server.conftest import Visitor


def rows(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that a store holds, as the database has it: many tests look again and again."""
    with store._reading() as connection:
        there = set(sa.inspect(connection).get_table_names())
        return {
            name: sorted(map(tuple, connection.exec_driver_sql(wanted).fetchall()))
            for name, wanted in EVERYTHING.items()
            if name in there
        }


EVERYTHING = {name: str(sa.select(table)) for name, table in metadata.tables.items()}
"""What asks for all rows of a table."""


def address(route: Route, names: dict[str, str]) -> str:
    """The address of a route with everything named that it names."""
    path = route.path
    for name in route.param_convertors:
        path = path.replace(f"{{{name}}}", names[name]).replace(f"{{{name}:path}}", names[name])
    return path


NAMES = {
    "stamp": "0",
    "name": "E2a",
    "pack": "standard-2e",
    "code": "tmrna",
    "kind": "mutations",
    "key": "tmrna",
    "version": "0",
    "number": "0",
    "line": "0",
    "chapter": "genesis",
}


def test_whoever_looks_changes_nothing(visitor: Visitor) -> None:
    """In one game a program has to answer, in another a person's only answer would be given for him."""
    registry: Registry = visitor.client.app.state.registry  # type: ignore[attr-defined]
    of_programs = registry.new("genesis", ["red", "blue"], ["easy", "person"], 5, {})
    settled = registry.new("genesis", ["red", "blue"], ["person", "person"], 5, {}, page={"rolls": True})
    open_game = registry.open(settled)
    while open_game.decision is not None and not open_game.answers_itself(open_game.decision):
        open_game.answer(open_game.game.print(open_game.decision.options[0]), open_game.version)
    campaign = visitor.post("/campaign", **{"name-0": "Anna"}).headers["location"].removeprefix("/campaign/")
    before = rows(registry.store)
    registry.closing = True  # a stream says what there is to say, and ends
    for route in addresses():
        if route.method != "GET":
            continue
        for game in (of_programs, settled) if route.path.startswith("/game/") else ("genesis",):
            path = address(route, NAMES | {"game": game, "campaign": campaign})
            reply = visitor.client.get(path, follow_redirects=False)
            assert reply.status_code < 500, path
            if route.path == "/game/{game}":
                assert reply.status_code == 200, path
    registry.closing = False
    assert rows(registry.store) == before
    assert not registry.programs._busy
