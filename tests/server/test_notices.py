"""Notices: rows written with what causes them, and sent only when they are needed, at least once, as one message."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from starlette.testclient import TestClient

from biont.server import Store, clock, create_app
from biont.server.clock import SetClock, going_by
from biont.server.company.notices import HOOK, MAIL, TURN, Wishes
from biont.server.company.table import Chair, Table
from biont.server.notices.delivering import Delivery, Undeliverable
from biont.server.notices.keeping import KEEP
from biont.server.notices.messages import Message
from biont.server.settings import HostSettings, Keeping, Mail
from biont.server.store import Overtaken
from biont.server.store.notices import TELL, Notice
from biont.server.threads import Threads
from biont.testing.visitor import Visitor
from tests.server.test_looking import rows
from tests.server.test_tables import House

HOME = "https://table.example"
NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)


class Net(House):
    """A house on a clock of its own, whose messages are written down instead of sent."""

    def __init__(self, client: TestClient, time: SetClock) -> None:
        super().__init__(client)
        self.time = time
        self.sent: list[tuple[str, str, Message]] = []
        self.delivery: Delivery = client.app.state.delivery  # type: ignore[attr-defined]
        self.delivery.senders = {way: self._sender(way) for way in (MAIL, HOOK, "room")}
        self.store = self.registry.store

    def _sender(self, way: str):  # type: ignore[no-untyped-def]
        return lambda whom, message: self.sent.append((way, whom, message))

    def person(self, game: str, seat: int) -> str:
        return self.store.table_of(game.removeprefix("/game/")).chairs[seat].person

    def reached(self, *persons: str, **wishes: object) -> None:
        """These people have a mailbox."""
        for one in persons:
            self.store.keep_mailbox(one, f"{one}@mail.example".lower(), one, clock.moment(60))
            assert self.store.confirm_mailbox(one)
            self.store.keep_wishes(one, replace(Wishes(), **wishes))  # type: ignore[arg-type]

    def work(self, *kinds: str) -> int:
        """Do all that is due; how much that was."""
        count = 0
        while (job := self.store.take()) is not None:
            if not kinds or job.kind in kinds:
                self.registry.kinds[job.kind](job)
                count += 1
            self.store.done(job)
        return count

    def later(self, **how_long: float) -> list[tuple[str, str, Message]]:
        """Let time pass, and do what is due then; what was sent."""
        self.time.pass_by(**how_long)
        self.work()
        found, self.sent[:] = list(self.sent), []
        return found

    def notices(self, person: str, kind: str = TURN) -> list[Notice]:
        return [one for one in self.store.told_of(person) if one.kind == kind]


@pytest.fixture
def net(either_url: str) -> Iterator[Net]:
    settings = HostSettings(address=HOME, mail=Mail("localhost", sender="biont@table.example"))
    with going_by(SetClock(NOON)) as time:
        app = create_app(Store(either_url), Threads(), people=True, settings=settings)
        with TestClient(app) as client:
            assert isinstance(time, SetClock)
            yield Net(client, time)


def played(net: Net, people: list[Visitor], game: str) -> None:
    """Whoever is asked plays until another is."""
    first = net.asked(game)
    for _ in range(200):
        people[first].play(game.removeprefix("/game/"), 1)
        if net.asked(game) != first:
            return
    raise AssertionError("nobody else was asked")


def test_a_turn_is_told_after_a_while_only_if_it_still_is_and_to_nobody_who_looks(net: Net) -> None:
    people, game = net.playing(title="Friday evening")
    ids = [net.person(game, seat) for seat in (0, 1)]
    name, first = game.removeprefix("/game/"), net.asked(game)
    (begun,) = net.notices(ids[first])
    assert begun.none == "no-channel", "there is a reason where nothing can be sent"
    net.reached(*ids)
    played(net, people, game)
    other = ids[1 - first]
    assert net.later(minutes=2) == []
    ((way, whom, message),) = net.later(minutes=2)
    assert (way, whom) == (MAIL, other)
    (line,) = message.lines
    assert line.text.startswith("Your turn at Bios:Genesis, Friday evening: ")
    assert line.text.endswith(f"{'Ben' if first else 'Anna'} moved before you.")
    assert line.address == f"{HOME}/game/{name}", "it signs nobody in"
    assert net.later(hours=5) == [], "once"
    played(net, people, game)
    net.time.pass_by(minutes=1)
    played(net, people, game)
    assert [one[1] for one in net.later(minutes=9)] == [other], "the turn of the first was over"
    assert net.notices(ids[first])[0].none == "over"
    played(net, people, game)
    net.registry.watchers.elsewhere = lambda game: [ids[first]] if game == name else []
    assert net.later(minutes=4) == []
    assert net.notices(ids[first])[0].none == "looking"
    for person in ids:
        assert all((one.sent is None) != (one.none is None) for one in net.notices(person))


def test_what_was_rolled_back_is_not_told_and_what_is_told_has_one_key(net: Net) -> None:
    people, game = net.playing()
    ids = [net.person(game, seat) for seat in (0, 1)]
    net.reached(*ids)
    before = rows(net.store)
    kept = net.store.load(game.removeprefix("/game/"))
    with pytest.raises(Overtaken):
        net.store.alter(kept.id, kept.version + 1, [], summary=kept.summary | {"asked": 1 - kept.summary["asked"]})
    assert rows(net.store) == before
    played(net, people, game)
    keys = [one.key for person in ids for one in net.store.told_of(person)]
    assert len(set(keys)) == len(keys)


def test_a_worker_that_dies_loses_nothing_and_repeats_at_most_one(net: Net) -> None:
    people, game = net.playing()
    ids = [net.person(game, seat) for seat in (0, 1)]
    net.reached(*ids)
    played(net, people, game)
    net.time.pass_by(minutes=4)
    net.store.drop(KEEP, "all")
    for dies in (True, False):  # before it is sent, and after
        job = net.store.take()
        assert job is not None
        assert job.kind == TELL

        def fall(whom: str, message: Message, dies: bool = dies) -> None:
            if not dies:
                net.sent.append((MAIL, whom, message))
            raise KeyboardInterrupt

        net.delivery.senders[MAIL] = fall
        with pytest.raises(KeyboardInterrupt):
            net.registry.kinds[TELL](job)
        net.time.pass_by(seconds=31)
    net.delivery.senders[MAIL] = net._sender(MAIL)
    first, again = [*net.sent, *net.later()][-2:]
    assert first == again, "the same key, so that a repeat is known as one"
    assert net.later(days=1) == []


def test_several_tables_are_one_message_and_quiet_hours_and_one_mail_a_day_are_kept(net: Net) -> None:
    people, game = net.playing()
    ids = [net.person(game, seat) for seat in (0, 1)]
    net.reached(*ids, quiet=(22, 7), zone="Europe/Berlin")
    chairs = tuple(Chair(colour, person=one, ready=True) for colour, one in zip(("red", "green"), ids, strict=True))
    name = net.registry.new("genesis", ["red", "green"], ["person", "person"], 5, {})
    net.store.add_table(Table("", "genesis", ids[0], chairs, played=name))
    first = net.asked(game)
    while net.asked(f"/game/{name}") != net.asked(game):
        played(net, people, f"/game/{name}")
    played(net, people, game)
    played(net, people, f"/game/{name}")
    ((_, whom, message),) = net.later(minutes=4)
    assert whom == ids[1 - first]
    assert len(message.lines) == 2
    net.time.at = datetime(2026, 11, 17, 21, 30, tzinfo=UTC)  # half past ten in Berlin
    played(net, people, game)
    assert net.later(hours=8) == [], "05:30 UTC: it is half past six"
    ((_, whom, message),) = net.later(hours=1)
    assert whom == ids[first]
    net.reached(*ids, daily=18, zone="Europe/Berlin")
    played(net, people, game)
    played(net, people, f"/game/{name}")
    assert net.later(hours=10) == []
    assert len(net.later(minutes=35)) == 2, "18:05 in Berlin: one for each"


def test_channels_are_chosen_by_kind_and_for_one_table(net: Net) -> None:
    people, game = net.playing()
    ids = [net.person(game, seat) for seat in (0, 1)]
    net.reached(*ids)
    table = net.store.table_of(game.removeprefix("/game/")).id
    first, other = net.asked(game), 1 - net.asked(game)
    assert people[other].post("/me/notices", **{"zone": "Europe/Berlin", f"table-{table}": "none"}).status_code == 303
    ways = net.store.wishes(ids[other]).ways_for(TURN, "elsewhere")
    assert ways == ("push",), "nothing was ticked; what the server lacks stays as it was"
    played(net, people, game)
    assert net.notices(ids[other])[0].none == "no-channel"
    wanted = {
        "turn-mail": "on",
        "delay-mail": "0",
        "over-mail": "on",
        "quiet": "on",
        "quiet-from": "1",
        "quiet-to": "2",
    }
    assert people[other].post("/me/notices", **wanted).headers["location"].endswith("saved=1")
    assert net.store.wishes(ids[other]).quiet == (1, 2)
    played(net, people, game)
    played(net, people, game)
    assert [one[1] for one in net.later()] == [ids[other]], "always at once"
    page = people[other].client.get("/me/notices", headers={"accept-language": "de"}).text
    assert "Du bist am Zug · Mail · gesendet" in page
    assert people[other].post("/me/notices", zone="Atlantis").status_code == 422
    assert people[first].client.get("/me/next", follow_redirects=False).headers["location"] in ("/", game)
    assert people[other].client.get("/me/next", follow_redirects=False).headers["location"] == game


def test_time_short_agreement_talk_seat_and_end_are_told(net: Net) -> None:
    people, game = net.playing(clock="brisk")
    ids, first = [net.person(game, seat) for seat in (0, 1)], net.asked(game)
    every = dict.fromkeys(("turn", "time", "agree", "invited", "full", "seat", "wrote", "over"), (MAIL,))
    net.reached(*ids, ways=every | {"turn": ()})
    late, other = people[first], people[1 - first]
    table = net.store.table_of(game.removeprefix("/game/")).id

    def told(**how_long: float) -> list[tuple[str, str]]:
        return [(whom, line.text) for _, whom, message in net.later(**how_long) for line in message.lines]

    ((whom, text),) = told(hours=20)
    assert (whom, "a fifth is left" in text) == (ids[first], True)
    ((whom, text),) = told(hours=5)
    assert (whom, "no time left" in text) == (ids[first], True)
    assert told(days=5) == [], "nothing else happens by itself"
    other.post(f"{game}/hurry", how="program")
    assert "A program plays for you" in told()[0][1]
    late.post(f"{game}/come-back")
    other.post(f"/table/{table}/talk", text="Hello?")
    assert told() == [(ids[first], "Somebody wrote at Bios:Genesis.")]
    other.post(f"{game}/propose", kind="propose-pause")
    ((whom, text),) = told()
    assert (whom, "asks for your agreement" in text) == (ids[first], True)
    late.post(f"{game}/leave")
    assert {whom for whom, text in told() if "is over" in text} == set(ids)
    late.post(f"{game}/again")
    assert (ids[1 - first], "You are invited to Bios:Genesis.") in told()


def test_mails_are_bounded_and_the_rest_is_gathered(net: Net) -> None:
    people, game = net.playing()
    ids, mail = [net.person(game, seat) for seat in (0, 1)], net.registry.host.mail
    assert mail is not None
    net.reached(*ids, delays={MAIL: 0})
    net.registry.host = replace(net.registry.host, mail=replace(mail, a_person=2, a_day=3))
    sent = []
    for _ in range(8):
        played(net, people, game)
        sent += net.later(minutes=2)
    assert len(sent) == 3, "two to each at most, and three in all"
    assert net.later(hours=11) == []
    assert len(net.later(hours=2)) == 1, "the next day, who still is asked"
    net.delivery.senders[MAIL] = lambda whom, message: (_ for _ in ()).throw(Undeliverable("550 nobody"))
    played(net, people, game)
    net.later(minutes=4)
    assert "stopped" in {one.none for person in ids for one in net.notices(person)}


def test_old_tables_quiet_games_and_guests_go(net: Net) -> None:
    people, game = net.playing()
    _, waiting = net.opened()
    guest = net.visitor()
    guest.post("/me/name", name="Guest")
    name = game.removeprefix("/game/")
    net.store.plan(KEEP, "all")
    net.work(KEEP)
    assert net.store.table(waiting.removeprefix("/table/"))
    net.time.pass_by(days=15)
    assert net.work(KEEP) == 1
    assert guest.client.get(waiting).status_code == 404
    assert "Guest" in guest.client.get("/me").text
    net.time.pass_by(days=20)
    people[0].post("/me/name", name="Anna")
    net.work(KEEP)
    assert "Guest" not in guest.client.get("/me").text
    assert not net.registry.open(name).is_over
    net.time.pass_by(days=60)
    net.work(KEEP)
    assert net.registry.open(name).ended == ()
    assert net.registry.open(name).record().answers == []


def test_what_is_usual_and_that_an_owner_settles_otherwise(net: Net) -> None:
    usual = HostSettings(mail=Mail("localhost")).keeping, Mail("localhost"), Wishes()
    assert (usual[0].unstarted_days, usual[0].quiet_days, usual[0].guests_days) == (14, 90, 30)
    assert (usual[1].a_person, usual[1].a_day) == (30, 500)
    assert (usual[2].delays["push"], usual[2].delays["mail"]) == (15, 180)
    _, waiting = net.opened()
    net.store.plan(KEEP, "all")
    for unstarted, days, there in ((0, 400, True), (20, 0, False)):
        net.registry.host = replace(net.registry.host, keeping=Keeping(unstarted, 0, 0))
        net.time.pass_by(days=days)
        net.store.plan(KEEP, "all")
        net.work(KEEP)
        assert (waiting.removeprefix("/table/") in [one.id for one in net.store.tables_standing(9)]) == there


def test_days_are_counted_to_the_day(net: Net) -> None:
    """An unstarted table is there on the 14th day and not on the 15th; a quiet game ends after 90."""
    _, game = net.playing()
    _, waiting = net.opened()
    name = game.removeprefix("/game/")
    for days, waits, goes_on in ((13, True, True), (2, False, True), (74, False, True), (2, False, False)):
        net.time.pass_by(days=days)
        net.store.plan(KEEP, "all")
        net.work(KEEP)
        assert (waiting.removeprefix("/table/") in [one.id for one in net.store.tables_standing(9)]) == waits
        assert net.registry.open(name).is_over != goes_on


def test_a_full_table_is_told_in_the_language_of_its_reader_and_a_link_gives_no_seat_away(net: Net) -> None:
    anna, table = net.opened(**{"seat-blue": "nobody"})
    host = net.store.table(table.removeprefix("/table/")).host
    net.reached(host, language="de", ways={"full": (MAIL,), "turn": (MAIL,)})
    ben = net.visitor()
    ben.post(f"{table}/sit/1", name="Ben")
    ((_, whom, message),) = net.later()
    assert whom == host
    assert message.subject == "Alle Plätze sind besetzt bei Bios:Genesis: Bist du bereit?"
    anna.post(f"{table}/ready", ready="on")
    game = str(ben.post(f"{table}/ready", ready="on").headers["location"])
    people = [anna, ben]
    if net.asked(game) == 0:
        played(net, people, game)
    played(net, people, game)
    ((_, whom, message),) = net.later(minutes=4)
    assert message.subject.startswith("Du bist am Zug bei Bios:Genesis: ")
    assert message.subject.endswith("Vor dir war Ben am Zug.")
    (line,) = message.lines
    assert net.visitor().client.get(line.address.removeprefix(HOME)).status_code == 404, "a forwarded mail"


def test_hours_of_a_reader_are_found_over_the_change_of_the_hour() -> None:
    berlin = Wishes(zone="Europe/Berlin", quiet=(22, 7), daily=18)
    for day in (datetime(2026, 3, 28, tzinfo=UTC), datetime(2026, 10, 24, tzinfo=UTC)):
        for hour in range(72):
            then = berlin.allowed(HOOK, day + timedelta(hours=hour))
            assert not berlin.is_quiet(then)
            assert timedelta(0) <= then - (day + timedelta(hours=hour)) <= timedelta(hours=10)
            assert berlin.allowed(MAIL, day + timedelta(hours=hour)) - then < timedelta(hours=26)
    assert Wishes.from_data(berlin.to_data()) == berlin
