"""Nobody learns what his role must not know: games that differ only in that give the same bytes at every address."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from biont import games
from biont.kernel import Record
from biont.server.addresses import addresses
from biont.server.company.proposals import BACK, PAUSE, proposed
from biont.server.company.table import Chair, Table
from biont.server.known import cut_off
from biont.server.routes import route as routes
from biont.server.routes.route import Route
from biont.server.wishes import wished
from biont.testing.visitor import Visitor
from tests.browser.positions import recorded
from tests.server.test_authority import addressed, company
from tests.server.test_secret import before_vote
from tests.server.test_tables import House
from tests.server.test_tables import by_turns as house

__all__ = ["house"]

LOOKS = [route for route in addresses(people=True) if route.method == "GET" and route.act.at_table]
PAST = [route for route in LOOKS if route.path in ("/game/{game}", "/game/{game}/frame", "/game/{game}/board.svg")]
TWICE = ("one", "other")
"""What others noted in the two games."""
DIFFERS = re.compile(
    r"\d\d:\d\d UTC|\d{4}-\d\d-\d\dT[\d:.]+\+00:00|(?<=agree/)\d+|(?<=efuse/)\d+|[0-9a-f]{16}…|\b[0-9a-f]{8}\b"
)
"""Times, ids and hashes, and the marks of regions that name the game: they differ anyway."""


class Pair:
    """A position twice: everything hidden is dealt anew."""

    def __init__(self, house: House, record: Record, at: int, ids: Sequence[str], *, heard: bool = True) -> None:
        self.house = house
        self.ids = ids
        self.played = [self._one(record, at, heard) for _ in TWICE]

    def _one(self, record: Record, at: int, heard: bool) -> tuple[str, str]:
        registry, people = self.house.registry, zip(record.seats, self.ids, strict=True)
        anew, players = cut_off(record, at, anew=True), ["person"] * len(self.ids)
        game = registry.take_in(anew, players, salt="0" * 16, forced=False)
        chairs = tuple(Chair(seat, person=person, ready=True) for seat, person in people)
        table = Table("", record.game, self.ids[0], chairs, watch="all", heard=heard, played=game)
        return game, registry.store.add_table(table)

    def differ(self, role: int) -> None:
        """All but one have other notes and wishes in the second game."""
        for number, (game, table) in enumerate(self.played):
            open_game, settings = self.house.registry.open(game), dict[str, Any]()
            for seat, person in enumerate(self.ids):
                other = number if seat != role else 0
                self.house.registry.store.keep_notes(table, person, TWICE[other])
                settings = wished(settings, [seat], {"plain": bool(other), "dice": not other})
            open_game.altered([], settings=open_game.settings | settings)

    def take_back(self) -> None:
        """In both, the last answer is taken back, where it can be."""
        for game, _ in self.played:
            open_game = self.house.registry.open(game)
            seats = range(len(self.ids))
            if open_game.steps_back(seats):
                open_game.undo(None, open_game.version, seats)

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
        return [int(visitor.post(f"/game/{game}/branch", True, at="1").status_code) for game, _ in self.played]

    def told(self, visitor: Visitor, route: Route, query: str = "") -> tuple[list[int], list[tuple[str, str]]]:
        """What somebody gets of both: the statuses, and what differs."""
        (status, one), (other_status, other) = (self._told(visitor, route, query, *game) for game in self.played)
        return [status, other_status], differences(one, other)

    def _told(self, visitor: Visitor, route: Route, query: str, game: str, table: str) -> tuple[int, str]:
        open_game = self.house.registry.open(game)
        place = addressed(route, table if "{table}" in route.path else game, open_game.version)
        reply = visitor.client.get(place + query, follow_redirects=False)
        text = reply.text + reply.headers.get("location", "")
        for own in (game, table, open_game.seed_hash(), open_game.since):
            text = text.replace(own, "")
        return reply.status_code, text

    def forget(self) -> None:
        """Nobody needs these games any more."""
        for game, _ in self.played:
            self.house.registry.forget(game)


def differences(one: str, other: str) -> list[tuple[str, str]]:
    """Where two texts differ: a text is cut to pieces first, since looking for what differs anyway takes its time."""
    if one == other:
        return []
    pieces = one.split('"'), other.split('"')
    if len(pieces[0]) != len(pieces[1]):
        return [(one, other)]
    masked = ([DIFFERS.sub("", piece) for piece in both] for both in zip(*pieces, strict=True) if both[0] != both[1])
    return [(first, second) for first, second in masked if first != second]


class Position:
    """A recorded game at a moment: as it is, after its last answer was taken back, or after all agreed to go back."""

    def __init__(
        self, house: House, game: str, number: int, of: int, people: dict[str, Visitor], ids: list[str]
    ) -> None:
        records = [one for one in recorded(game) if len(one.seats) == 2]
        record = records[number % len(records)]
        self.at = int(len(record.answers) * (number + 0.5) / of)
        self.name = f"{game} {record.seed} at {self.at}"
        self.pair = Pair(house, record, self.at, ids, heard=number % 5 < 3)
        if number % 3 == 2:
            self.pair.take_back()
        if number % 3 == 1 and self.at > 4:
            self.pair.propose(people["anna"], people["ben"], self.at - 2)

    def look(self, role: int, name: str, visitor: Visitor) -> None:
        """Somebody looks at everything there, and at moments before."""
        self.pair.differ(role)
        assert self.pair.branched(visitor) == [403, 403], "a branch would show what others see"
        past = [(look, f"?at={self.at // 2}") for look in PAST]
        for route, query in [*((look, "") for look in LOOKS), *past]:
            (status, other), found = self.pair.told(visitor, route, query)
            assert status == other < 500, (self.name, name, route, status, other)
            assert not found, (self.name, name, route, found)


@pytest.mark.whole
@pytest.mark.parametrize("game", sorted(games.BUILT_IN))
def test_what_nobody_has_seen_yet_makes_no_difference_to_any_role(
    house: House, game: str, soak: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight positions, one role at each, and four more through two processes; with ``--soak`` two hundred with every
    role."""
    monkeypatch.setattr(routes, "TIME", 600.0)  # however busy this machine is
    people, ids = company(house)
    people["nobody"] = house.visitor()
    count = 4 if house.registry.store.is_shared else 200 if soak else 8
    for one in house.registries:
        one.closing = True  # a stream says what there is to say, and ends
        one.allowances["changes"].times = 100_000
    for number in range(count):
        position = Position(house, game, number, count, people, ids)
        for role, (name, visitor) in enumerate(people.items()):
            if soak or role == number % len(people):
                position.look(role, name, visitor)
        position.pair.forget()
    for one in house.registries:
        one.closing = False


@pytest.mark.parametrize("either_url", ["sqlite"], indirect=True)
def test_the_test_would_notice(house: House) -> None:
    """Whose notes and wishes they are sees the difference."""
    people, ids = company(house)
    record = next(one for one in recorded("genesis") if len(one.seats) == 2)
    pair = Pair(house, record, 40, ids)
    pair.differ(0)
    talk, frame = (next(one for one in LOOKS if one.path.endswith(end)) for end in ("/talk", "/frame"))
    for route in (talk, frame):
        assert pair.told(people["ben"], route)[1], route
        assert not pair.told(people["anna"], route)[1], route


@pytest.mark.parametrize("either_url", ["sqlite"], indirect=True)
def test_a_secret_vote_makes_no_difference_to_anybody_but_who_gave_it(house: House) -> None:
    people, ids = company(house)
    people["nobody"] = house.visitor()
    record = before_vote()
    pair = Pair(house, record, len(record.answers), ids)
    voters = []
    for vote, (game, _) in zip(("gaia", "medea"), pair.played, strict=True):
        open_game = house.registry.open(game)
        assert open_game.decision is not None
        voters.append(open_game.decision.seat)
        open_game.answer(vote, open_game.version)
    house.registry.closing = True
    for role, (name, visitor) in enumerate(people.items()):
        found = {route.path for route in LOOKS if pair.told(visitor, route)[1]}
        assert bool(found) == (role == voters[0]), (name, found)
    house.registry.closing = False
