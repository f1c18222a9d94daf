"""Nobody learns what his role must not know: games that differ only in that give the same bytes at every address."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from biont import games
from biont.kernel import Record
from biont.server.addresses import addresses
from biont.server.company.proposals import BACK, PAUSE, proposed
from biont.server.company.table import Chair, Table
from biont.server.known import cut_off
from biont.server.routes.route import Route
from biont.server.wishes import wished
from biont.testing.visitor import Visitor
from tests.browser.positions import recorded
from tests.server.test_authority import addressed, company
from tests.server.test_tables import House
from tests.server.test_tables import by_turns as house

__all__ = ["house"]

LOOKS = [route for route in addresses(people=True) if route.method == "GET" and route.act.at_table]
PAST = [route for route in LOOKS if route.path in ("/game/{game}", "/game/{game}/frame", "/game/{game}/board.svg")]
TWICE = ("one", "other")
"""What others noted in the two games."""


class Pair:
    """A position twice: everything hidden is dealt anew, and the others have other notes and wishes."""

    def __init__(self, house: House, record: Record, at: int, ids: Sequence[str], role: int, taken_back: bool) -> None:
        self.house = house
        self.played = [self._one(record, at, ids, role, number) for number in (0, 1)]
        if taken_back:
            for game, _ in self.played:
                open_game = house.registry.open(game)
                seats = range(len(record.seats))
                if open_game.steps_back(seats):
                    open_game.undo(None, open_game.version, seats)

    def _one(self, record: Record, at: int, ids: Sequence[str], role: int, number: int) -> tuple[str, str]:
        registry, store = self.house.registry, self.house.registry.store
        others = [seat for seat in range(len(ids)) if seat != role]
        settings = wished({"salt": "0" * 16, "forced": False}, others, {"plain": bool(number), "dice": not number})
        game = registry.take_in(cut_off(record, at, anew=True), ["person"] * len(ids), **settings)
        chairs = tuple(Chair(seat, person=person, ready=True) for seat, person in zip(record.seats, ids, strict=True))
        found = Table("", record.game, ids[0], chairs, watch="all", heard=True, played=game)
        table = store.add_table(found)
        for seat in others:
            store.keep_notes(table, ids[seat], TWICE[number])
        return game, table

    def propose(self, anna: Visitor, ben: Visitor, at: int) -> None:
        """In both, Anna proposes to go back, and Ben agrees: what nobody had seen then is dealt anew. Then there is
        something else to agree on."""
        for game, table in self.played:
            anna.post(f"/game/{game}/propose", kind=BACK, number=str(at))
            (proposal,) = proposed(self.house.registry.store.notes(table))
            assert ben.post(f"/game/{game}/agree/{proposal.id}").status_code == 303
            assert len(self.house.registry.open(game).given) == at, "no answer is given by itself here"
            assert ben.post(f"/game/{game}/propose", kind=PAUSE).status_code == 303

    def branched(self, visitor: Visitor) -> list[int]:
        """Where somebody tries to play on from a moment of the past by himself."""
        return [int(visitor.post(f"/game/{game}/branch", at="1").status_code) for game, _ in self.played]

    def told(self, visitor: Visitor, route: Route, query: str = "") -> list[tuple[int, str]]:
        """What somebody gets of both; ids, hashes and times differ, and with them the marks of regions that name the
        game."""
        return [self._told(visitor, route, query, *one) for one in self.played]

    def _told(self, visitor: Visitor, route: Route, query: str, game: str, table: str) -> tuple[int, str]:
        open_game = self.house.registry.open(game)
        place = addressed(route, table if "{table}" in route.path else game, open_game.version)
        reply = visitor.client.get(place + query, follow_redirects=False)
        own = "|".join(map(re.escape, (game, table, open_game.seed_hash(), open_game.since)))
        times = r"\d\d:\d\d UTC|\d{4}-\d\d-\d\dT[\d:.]+\+00:00"
        masked = rf"{own}|{times}|(?<=(?:agree|efuse)/)\d+|[0-9a-f]{{16}}…|\b[0-9a-f]{{8}}\b"
        return reply.status_code, re.sub(masked, "", reply.text + reply.headers.get("location", ""))


@pytest.mark.whole
@pytest.mark.parametrize("game", sorted(games.BUILT_IN))
def test_what_nobody_has_seen_yet_makes_no_difference_to_any_role(house: House, game: str, soak: bool) -> None:
    """Ten positions, one role at each, and four more through two processes; with ``--soak`` two hundred with every
    role."""
    people, ids = company(house)
    people["nobody"] = house.visitor()
    records = [one for one in recorded(game) if len(one.seats) == 2]
    count = 200 if soak else 4 if house.registry.store.is_shared else 10
    for one in house.registries:
        one.closing = True  # a stream says what there is to say, and ends
    for number in range(count):
        record = records[number % len(records)]
        at = int(len(record.answers) * (number + 0.5) / count)
        for role, (name, visitor) in enumerate(people.items()):
            if not soak and role != number % len(people):
                continue
            pair = Pair(house, record, at, ids, role, taken_back=number % 3 == 2)
            if number % 3 == 1 and at > 4:
                pair.propose(people["anna"], people["ben"], at - 2)
            assert pair.branched(visitor) == [403, 403], "a branch would show what others see"
            for route, query in [*((look, "") for look in LOOKS), *((look, f"?at={at // 2}") for look in PAST)]:
                first, second = pair.told(visitor, route, query)
                assert first == second, (name, route, record.seed, at)
                assert first[0] < 500, (name, route, record.seed, at)
            for found, _ in pair.played:
                house.registry.forget(found)
    for one in house.registries:
        one.closing = False


@pytest.mark.parametrize("either_url", ["sqlite"], indirect=True)
def test_the_test_would_notice(house: House) -> None:
    """Whose notes and wishes they are sees the difference."""
    people, ids = company(house)
    record = next(one for one in recorded("genesis") if len(one.seats) == 2)
    pair = Pair(house, record, 40, ids, 0, taken_back=False)
    talk, frame = (next(one for one in LOOKS if one.path.endswith(end)) for end in ("/talk", "/frame"))
    for route in (talk, frame):
        one, other = pair.told(people["ben"], route)
        assert one != other, route
        one, other = pair.told(people["anna"], route)
        assert one == other, route
