"""A month of tables by turns on a clock of its own: people with habits, and workers that die on the way.

Every turn leads to one notice or to a reason why none was sent; nobody is told of a turn that is over, nor in his quiet
hours; what dies loses nothing, and each death repeats at most one message.
"""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta

from biont.kernel import Chance
from biont.server import clock
from biont.server.company.clocks import timing
from biont.server.company.notices import HOOK, MAIL, ROOM, TURN
from biont.server.company.table import Chair, Table
from biont.server.notices.messages import Message
from tests.server.test_notices import Net, net

__all__ = ["net"]

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "UTC")
COLOURS = ("red", "green", "blue")


class Killed(BaseException):
    """A worker is no more."""


class Month:
    """Tables, people and what they do."""

    def __init__(self, net: Net, tables: int, kills: int, seed: int = 7) -> None:
        self.net, self.store, self.chance = net, net.store, Chance(seed)
        self.kills, self.killed = kills, 0
        self.turns: list[tuple[str, str, str]] = []
        self.looks: dict[str, tuple[str, datetime]] = {}
        net.registry.watchers.elsewhere = self.looking
        self.messages: Counter[tuple[str, str]] = Counter()
        self.people = [self.store.add_person(f"P{number}", clock.moment()) for number in range(3 * tables)]
        net.delivery.senders = {way: self.sender(way) for way in (MAIL, HOOK, ROOM)}
        for number, person in enumerate(self.people):
            quiet = (22, 7) if number % 3 else None
            daily = 18 if number % 7 == 0 else None
            net.reached(person, zone=ZONES[number % 4], quiet=quiet, daily=daily)
            if number % 2:
                self.store.keep_hook(person, "https://hook.example/", "json")
        self.games = [self.begun(number) for number in range(tables)]
        self.next = {game: clock.now() for game in self.games}

    def looking(self, game: str) -> list[str]:
        """Who looks at a game, in another process."""
        person, until = self.looks.get(game, ("", clock.now()))
        return [person] if person and until > clock.now() else []

    def begun(self, number: int) -> str:
        """A table of three: each sits at one of his own and, every fourth, at that of a neighbour."""
        own = [self.people[(3 * number + seat + (number % 4 == 0)) % len(self.people)] for seat in range(3)]
        game = self.net.registry.new("genesis", COLOURS, ["person"] * 3, number, {})
        chairs = tuple(Chair(colour, person=one, ready=True) for colour, one in zip(COLOURS, own, strict=True))
        clocks = timing("brisk", weekends=bool(number % 2), zone="Europe/Berlin")
        self.store.add_table(Table("", "genesis", own[0], chairs, played=game, timing=clocks))
        return game

    def sender(self, way: str):  # type: ignore[no-untyped-def]
        def send(whom: str, message: Message) -> None:
            self.die(before=True)
            wishes = self.store.wishes(whom)
            assert not wishes.is_quiet(clock.now()), "quiet hours"
            for line in message.lines:
                if line.text.startswith("Your turn"):
                    timed = self.store.timed(line.address.rpartition("/")[2])
                    assert timed is not None
                    assert timed.turn.asked == whom, "a turn that is over"
            self.messages[way + whom, message.key] += 1
            self.die(before=False)

        return send

    def die(self, before: bool) -> None:
        if self.killed < self.kills and self.chance.below(6 if before else 5) == 0:
            self.killed += 1
            raise Killed

    def moved(self, game: str) -> None:
        """Whoever is asked looks at the table and plays; then another is asked, and comes when he comes."""
        kept = self.store.load(game)
        timed, asked = self.store.timed(game), self.chance.below(3)
        if timed is not None and self.chance.below(4) == 0:
            self.looks[game] = (timed.turn.asked, clock.now() + timedelta(minutes=10))
        self.store.alter(game, kept.version, [], summary=kept.summary | {"asked": asked})
        after = self.store.timed(game)
        assert after is not None
        if timed is None or after.turn.since != timed.turn.since or after.turn.asked != timed.turn.asked:
            self.turns.append((game, after.turn.asked, clock.written(after.turn.since)))
        wait = (1, 2, 30, 120, 600, 1500)[self.chance.below(6)]
        self.next[game] = clock.now() + timedelta(minutes=wait)

    def work(self) -> None:
        while (job := self.store.take()) is not None:
            try:
                self.net.registry.kinds[job.kind](job)
                self.store.done(job)
            except Killed:
                continue  # its lease runs out

    def run(self, until: datetime) -> None:
        """Let things happen in their order."""
        while True:
            game = min(self.next, key=lambda one: self.next[one])
            due = self.store.next_due()
            then = min(self.next[game], clock.read(due) if due is not None else until)
            if then >= until:
                break
            self.net.time.at = max(self.net.time.at, then)
            if self.next[game] <= self.net.time.at:
                self.moved(game)
            self.work()
        for _ in range(60):  # what still waits is settled in the end
            self.net.time.pass_by(hours=1)
            self.work()


def test_every_turn_leads_to_one_notice_or_to_a_reason(net: Net, either_url: str, soak: bool) -> None:
    """4 tables, 12 people and 3 days, on PostgreSQL 2 and a day; with ``--soak`` 40 tables, 120 people and 30 days."""
    mail = net.registry.host.mail
    assert mail is not None
    tables, days, kills = (40, 30, 50) if soak else (4, 3, 8) if either_url.startswith("sqlite") else (2, 1, 2)
    month = Month(net, tables, kills)
    month.run(clock.now() + timedelta(days=days))
    assert month.killed == kills
    told: Counter[tuple[str, str, str]] = Counter()
    for person in month.people:
        for one in net.store.told_of(person, 100_000):
            assert (one.sent is None) != (one.none is None), one
            if one.kind == TURN:
                told[one.game, person, one.mark] += 1
                if one.sent:
                    assert one.sent >= one.made
    assert set(told) == set(month.turns)
    for (_, person, _), count in told.items():
        assert count == 1 + bool(net.store.hooks_of(person)), "one for each way"
    repeats = sum(count - 1 for count in month.messages.values())
    assert repeats <= kills
    assert sum(month.messages.values()) > 2 * tables
