"""Whatever is sent, by whomever: no error of the server's own, and nothing is changed by who may not change it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from biont.server.addresses import addresses
from biont.server.company.acts import TABLE
from biont.server.company.company import NOWHERE, Actor, may
from biont.server.company.table import Chair, Table
from biont.server.people.sessions import hashed, outdated
from biont.server.routes.route import Route
from biont.testing.visitor import Visitor
from tests.server.test_authority import company, expired, forged
from tests.server.test_looking import NAMES, rows
from tests.server.test_tables import House, house

__all__ = ["house"]

ROUTES = [route for route in addresses(people=True) if not route.path.startswith("/health")]
"""All but those that say whether the process is well: one that is closing, as here, is not."""
ODD = ["", "0", "1", "-1", "99999999999", "nan", "on", "\x00", "ä\u202e", "../..", "<b>", "x" * 3000, "%00", "genesis"]
FIELDS = ["name", "text", "notes", "option", "ready", "number", "last", "off", "muted", "title", "words", "program"]
FIELDS += ["seat-red", "seat-green", "watch", "listed", "heard", "key", "to", "count", "at", "pace", "plain", "seed"]


class Fuzz:
    """Requests at random: routes, ids, forms, tokens and sessions that fit together, and ones that do not."""

    def __init__(self, house: House, seed: int) -> None:
        self.house, self.luck = house, random.Random(seed)
        self.people, self.ids = company(house)
        store = house.registry.store
        self.people |= {"nobody": house.visitor(), "forger": forged(house, self.people["anna"])}
        self.people["expired"] = expired(house, self.ids[0])
        self.actors = {"anna": Actor(self.ids[0]), "ben": Actor(self.ids[1])}
        chairs = (Chair("red", person=self.ids[0], ready=True), Chair("blue", person=self.ids[1]))
        self.game = house.registry.new("genesis", ["red", "blue"], ["person", "person"], 5, {})
        store.add_table(Table("", "genesis", self.ids[0], chairs, watch="link", played=self.game))
        self.table = store.add_table(Table("", "genesis", self.ids[0], (*chairs, Chair("green")), listed=True))

    def value(self) -> str:
        """Something that somebody might send."""
        return self.luck.choice(ODD) if self.luck.random() < 0.5 else self.luck.choice(["red", "mine", "all", "3"])

    def place(self, route: Route) -> str:
        """An address of a route: mostly of what is there."""
        names = NAMES | {"table": self.table, "campaign": "none", "device": "none", "secret": "none"}
        names["game"] = self.game if route.path.startswith("/game/") else "genesis"
        path = route.path
        for name in route.param_convertors:
            known = names.get(name, "1")
            if self.luck.random() < 0.2:
                known = self.value().replace("/", "").replace("?", "").replace("#", "")[:40] or "0"
            path = path.replace(f"{{{name}}}", known).replace(f"{{{name}:path}}", known)
        return path.replace("\x00", "%00")

    def form(self, visitor: Visitor) -> dict[str, str]:
        """A form with some fields."""
        form = {name: self.value() for name in self.luck.sample(FIELDS, self.luck.randrange(6))}
        return form | {"token": visitor.token if self.luck.random() < 0.9 else "0" * 64}

    def send(self) -> tuple[str, Route, str, Any, bool]:
        """One request: by whom, where, and whether he might have changed something there."""
        name, route = self.luck.choice(sorted(self.people)), self.luck.choice(ROUTES)
        visitor, place = self.people[name], self.place(route)
        form = self.form(visitor)
        allowed = form["token"] != "0" * 64 and route.method == "POST" and self._may(name, route)
        query = {} if self.luck.random() < 0.7 else {self.luck.choice(FIELDS): self.value()}
        headers = {"X-Biont": "1"} if self.luck.random() < 0.3 else {}
        how: dict[str, Any] = {"params": query, "headers": headers, "follow_redirects": False}
        if route.method == "POST":
            files = {"file": ("x", b"\xff{}")} if self.luck.random() < 0.1 else None
            return name, route, place, visitor.client.post(place, data=form, files=files, **how), allowed
        return name, route, place, visitor.client.get(place, **how), allowed

    def _may(self, name: str, route: Route) -> bool:
        """Whether he may do there what is done there; ids at random lead nowhere."""
        actor = self.actors.get(name) or self._newcomer(name)
        if not route.act.at_table:
            return route.act in TABLE and may(actor, route.act, NOWHERE)
        here = self.house.registry.store.table(self.table).company
        return name in ("anna", "ben", "clara") or may(actor, route.act, here)

    def _newcomer(self, name: str) -> Actor:
        """Who was nobody, whatever he had in his hand, may have sat down meanwhile, and be the host by now."""
        if name not in ("nobody", "forger", "expired"):
            return Actor()
        store, cookies = self.house.registry.store, self.people[name].client.cookies.jar
        found = [store.session(hashed(one.value or ""), outdated()) for one in cookies]
        return next((Actor(one[0].id) for one in found if one is not None), Actor())


@pytest.mark.whole
def test_whatever_is_sent_nothing_breaks_and_nobody_changes_what_he_may_not(
    house: House, soak: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred and fifty requests, and fifty on PostgreSQL; with ``--soak`` twenty-five thousand on each."""
    fuzz, store = Fuzz(house, 7), house.registry.store
    state = house.client.app.state  # type: ignore[attr-defined]
    for one in (state.changes, state.opened, state.newcomers, state.comebacks, state.messages):
        one.times = 10**9
    house.registry.closing = True  # a stream says what there is to say, and ends
    # A program that has a seat answers when it has thought, which may be after somebody else's request.
    monkeypatch.setattr(house.registry.programs, "_submit", lambda *_: None)
    before, refused = rows(store), 0
    few = 50 if store.is_shared else 150
    for number in range(25_000 if soak else few):
        name, route, place, reply, allowed = fuzz.send()
        told = (number, name, route, place)
        assert reply.status_code < 500, (*told, reply.text[:300])
        after = rows(store)
        if not allowed:
            assert after == before, told
            refused += 1
        before = after
        if not _is_there(after, fuzz):
            fuzz = Fuzz(house, number)
            before = rows(store)
    assert refused > few // 3
    house.registry.closing = False


def _is_there(found: dict[str, list[tuple[Any, ...]]], fuzz: Fuzz) -> bool:
    """Whether the table and its people are still there: somebody may have closed it, or left for good."""
    known = {row[2] for row in found["sessions"]}
    return fuzz.table in {row[0] for row in found["tables"]} and known >= set(fuzz.ids)
