"""Clocks: how time is reckoned, over weekends, holidays and both changes of the hour; and when none is left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from biont.server import clock
from biont.server.clock import SetClock, going_by
from biont.server.company.clocks import CALM, DAY, HOUR, KINDS, NONE, Calendar, Timing, Turn, calendar, saved, timing
from biont.server.notices.messages import message
from biont.server.store.games import hand_over
from biont.server.times import left
from biont.testing.visitor import Visitor
from biont.words import words
from tests.server.test_looking import rows
from tests.server.test_tables import House, house

__all__ = ["house"]

BERLIN = ZoneInfo("Europe/Berlin")
BY_TURNS = ("brisk", "steady", "calm")
NO_DAYS = Calendar("Europe/Berlin")
WEEKDAYS = Calendar("Europe/Berlin", weekends=True)


def berlin(*when: int) -> datetime:
    """A moment as a clock in Berlin shows it."""
    return datetime(*when, tzinfo=BERLIN).astimezone(UTC)  # type: ignore[arg-type,misc]


@pytest.fixture
def time() -> Iterator[SetClock]:
    """A clock of our own: a Tuesday, 15:00 in Berlin."""
    with going_by(SetClock(berlin(2026, 11, 17, 15))) as mine:
        assert isinstance(mine, SetClock)
        yield mine


def test_nobody_asks_the_machine_for_the_time_but_the_clock() -> None:
    server = Path(clock.__file__).parent
    asks = re.compile(r"datetime\.(now|utcnow|today)\(|date\.today\(|time\.time\(")
    assert [str(one) for one in server.rglob("*.py") if asks.search(one.read_text())] == [clock.__file__]


# -- reckoning ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sunday", "hours"), [(date(2026, 3, 29), 23), (date(2026, 10, 25), 25), (date(2026, 11, 22), 24)]
)
def test_a_free_day_is_as_long_as_it_is_there_and_time_itself_is_never_changed(sunday: date, hours: int) -> None:
    """Saturday noon to Monday noon, over both changes of the hour and none."""
    begin, end = (berlin(day.year, day.month, day.day, 12) for day in (sunday - timedelta(1), sunday + timedelta(1)))
    assert NO_DAYS.spent(begin, end) == (24 + hours) * HOUR
    assert Calendar("Europe/Berlin", free=frozenset({sunday})).spent(begin, end) == 24 * HOUR
    assert WEEKDAYS.spent(begin, end) == 12 * HOUR
    friday = begin - timedelta(hours=24)
    assert WEEKDAYS.after(friday, 24 * HOUR) == end
    assert WEEKDAYS.spent(friday, WEEKDAYS.after(friday, 100 * HOUR)) == 100 * HOUR
    assert NO_DAYS.after(begin, DAY) == begin + timedelta(seconds=DAY), "a day of thinking is 24 hours"
    ((dawn, dusk),) = WEEKDAYS.still(friday, end)
    assert (dusk - dawn).total_seconds() == (24 + hours) * HOUR


def test_the_clocks_by_turns_have_the_figures_that_they_are_known_by() -> None:
    hours = {kind: tuple(timing(kind).hours(one) for one in ("first", "more", "most")) for kind in (*BY_TURNS, NONE)}
    assert hours == {"brisk": (24, 4, 72), "steady": (72, 12, 120), "calm": (72, 36, 240), "none": (0, 0, 0)}
    assert not any(timing(kind).lost or timing(kind).weekends for kind in KINDS), "what is agreed on by nobody is off"


def test_every_moment_between_is_reckoned_alike() -> None:
    """What is spent until a moment and after it is what is spent at all, whatever the calendar."""
    days = frozenset({date(2026, 3, 26), date(2026, 4, 1)})
    begin, end = berlin(2026, 3, 24, 7), berlin(2026, 4, 7, 19)
    for free in (NO_DAYS, WEEKDAYS, Calendar("Europe/Berlin", True, days), Calendar("America/New_York", True, days)):
        whole = free.spent(begin, end)
        for hour in range(0, 336, 5):
            middle = begin + timedelta(hours=hour)
            assert free.spent(begin, middle) + free.spent(middle, end) == whole
            assert free.after(begin, free.spent(begin, middle)) <= middle


def test_a_turn_lasts_until_another_person_is_asked_and_answers_within_it_cost_nothing_extra() -> None:
    brisk, at = timing("brisk"), berlin(2026, 11, 17, 15)
    turn = Turn().goes_to("anna", at, brisk, NO_DAYS)
    assert (turn.asked, turn.had, turn.since) == ("anna", DAY, at)
    assert turn.goes_to("anna", at + timedelta(hours=2), brisk, NO_DAYS) is turn, "she is asked again"
    program = turn.goes_to("", at + timedelta(hours=3), brisk, NO_DAYS)
    again = program.goes_to("anna", at + timedelta(hours=5), brisk, NO_DAYS)
    assert again.remains(at + timedelta(hours=6), brisk, NO_DAYS) == 20 * HOUR, "what a program takes is not hers"
    ben = again.goes_to("ben", at + timedelta(hours=6), brisk, NO_DAYS)
    assert (ben.left["anna"], ben.had) == (24 * HOUR, DAY), "20 hours and 4 for the turn"
    late = ben.goes_to("anna", at + timedelta(days=9), brisk, NO_DAYS)
    assert late.left["ben"] == 4 * HOUR, "none is none, and 4 for the turn"
    assert late.goes_to("ben", at + timedelta(days=9), brisk, NO_DAYS).had == 4 * HOUR
    assert saved(3 * DAY, brisk) == 3 * DAY, "no more than it has"
    assert saved(9 * DAY, timing(CALM)) == 10 * DAY
    assert ben.out(brisk, NO_DAYS) == ben.since + timedelta(days=1)
    assert ben.short(brisk, NO_DAYS) == ben.since + timedelta(days=0.8), "a fifth is left"
    out = ben.goes_to("", at + timedelta(days=9), brisk, NO_DAYS).goes_to("ben", at + timedelta(days=9), brisk, NO_DAYS)
    assert (out.had, out.left["ben"]) == (4 * HOUR, 4 * HOUR), "who was late and takes his seat back has time again"
    more = late.goes_to("ben", at + timedelta(days=9), brisk, NO_DAYS).given_more(at + timedelta(days=10), brisk)
    assert more.remains(at + timedelta(days=10), brisk, NO_DAYS) == DAY


def test_the_calendar_of_a_table_says_what_counts() -> None:
    days = [date(2026, 12, 24)]
    assert calendar(timing("steady"), days).free == set(days)
    assert calendar(timing("steady", holidays=False), days).is_empty, "a table may exclude them"
    assert calendar(timing("live", weekends=True), days).is_empty, "whoever sits there has no weekend"
    assert Timing.from_data({**timing("calm").to_data(), "unknown": 1}) == timing("calm")


@pytest.mark.parametrize(
    ("language", "zone", "text"),
    [
        ("en", "Europe/Berlin", "30 hours left, until Wednesday 21:00"),
        ("de", "Europe/Berlin", "Noch 30 Stunden, bis Mittwoch 21:00"),
        ("en", "Asia/Tokyo", "30 hours left, until Thursday 05:00"),
    ],
)
def test_what_is_left_is_said_in_the_zone_and_language_of_its_reader(language: str, zone: str, text: str) -> None:
    now = berlin(2026, 11, 17, 15)
    assert left(30 * HOUR, now + timedelta(hours=30), now, zone, words(language)) == text


# -- at a table --------------------------------------------------------------------------------------------------------


def zoned(*visitors: Visitor) -> None:
    for one in visitors:
        one.client.cookies.set("biont-zone", "Europe/Berlin")


def test_a_clock_is_chosen_with_the_table_and_shown_on_the_board_and_the_start_page(
    house: House, time: SetClock
) -> None:
    people, game = house.playing(clock="brisk", weekends="on", zone="Europe/Berlin")
    zoned(*people)
    first, other = people[house.asked(game)], people[1 - house.asked(game)]
    time.pass_by(hours=18)
    assert "6 hours left, until 15:00" in first.client.get(game).text
    assert "6 hours left, until 15:00" in other.client.get("/").text
    assert "Noch 6 Stunden, bis 15:00" in first.client.get(game, headers={"accept-language": "de"}).text
    time.pass_by(hours=2)
    assert 'time-left short"' in other.client.get(game).text, "less than a fifth"
    name = game.removeprefix("/game/")
    before = house.registry.open(name).given
    time.pass_by(hours=5)
    for visitor in people:
        assert "No time left" in visitor.client.get(game).text
    assert house.registry.open(name).given == before, "running out does nothing by itself"
    assert "has no time left. You can wait" in other.client.get(game).text
    assert "You can wait" not in first.client.get(game).text


def test_others_may_give_more_time_or_the_seat_and_its_owner_takes_it_back(house: House, time: SetClock) -> None:
    people, game = house.playing(clock="live", **{"live-minutes": "10"})
    seat, name = house.asked(game), game.removeprefix("/game/")
    first, other = people[seat], people[1 - seat]
    before = rows(house.registry.store)
    assert other.post(f"{game}/hurry", how="program").status_code == 403, "there is time left"
    time.pass_by(minutes=11)
    assert first.post(f"{game}/hurry", how="more").status_code == 403, "nobody hurries himself"
    assert other.post(f"{game}/hurry", how="end").status_code == 403, (
        "nothing is lost to a clock unless all wanted that"
    )
    assert rows(house.registry.store) == before
    assert other.post(f"{game}/hurry", how="more").status_code == 303
    assert ">No time left<" not in first.client.get(game).text
    time.pass_by(minutes=11)
    assert other.post(f"{game}/hurry", how="program").status_code == 303
    assert house.registry.store.load(name).players[seat] != "person"
    assert "had no time left; a program plays on" in other.client.get(f"{game}/log").text
    assert first.post(f"{game}/come-back").status_code == 303
    assert house.registry.open(name).players == ["person", "person"]


def test_a_game_of_two_is_lost_to_the_clock_only_where_that_was_agreed_on(house: House, time: SetClock) -> None:
    people, game = house.playing(clock="brisk", lost="on")
    seat = house.asked(game)
    time.pass_by(days=2)
    assert people[1 - seat].post(f"{game}/hurry", how="end").status_code == 303
    assert house.registry.open(game.removeprefix("/game/")).ended == (1 - seat,)


def test_of_more_than_two_who_has_no_time_left_loses_his_seat_for_good(house: House, time: SetClock) -> None:
    people, game = house.three(clock="brisk", lost="on")
    seat, name, store = house.asked(game), game.removeprefix("/game/"), house.registry.store
    late, other = people[seat], people[seat - 1]
    before = rows(store)
    assert other.post(f"{game}/hurry", how="seat").status_code == 403, "there is time left"
    time.pass_by(days=2)
    assert other.post(f"{game}/hurry", how="end").status_code == 403, "the others play on"
    assert rows(store)["games"] == before["games"]
    assert "The seat is lost to the clock" in other.client.get(game).text
    assert other.post(f"{game}/hurry", how="seat").status_code == 303
    opened = house.registry.open(name)
    assert opened.players[seat] != "person"
    assert opened.ended is None
    assert late.post(f"{game}/come-back").status_code == 403
    page = late.client.get(game)
    assert page.status_code == 200, "he may look on"
    assert "Take my seat back" not in page.text
    assert "has lost the seat; a program plays on" in other.client.get(f"{game}/log").text
    (told,) = [one for one in store.told_of(store.table_of(name).chairs[seat].person) if one.kind == "seat"]
    assert "You have lost your seat" in message(house.registry, [told], "en").subject
    asked = house.asked(game)
    if asked != seat:  # somebody else comes, and may go and come back
        assert people[asked].post(f"{game}/leave").status_code == 303
        assert people[asked].post(f"{game}/come-back").status_code == 303
    with store.engine.begin() as connection:
        hand_over(connection, name, [seat], "person")
    assert store.load(name).settings["out"] == []


def test_without_that_wish_no_seat_is_lost(house: House, time: SetClock) -> None:
    people, game = house.three(clock="brisk")
    seat = house.asked(game)
    time.pass_by(days=9)
    other = people[seat - 1]
    assert other.post(f"{game}/hurry", how="seat").status_code == 403
    assert "lost to the clock" not in other.client.get(game).text


def test_a_pause_stops_time_and_another_clock_comes_by_agreement(house: House, time: SetClock) -> None:
    (anna, ben), game = house.playing(clock="brisk")
    name, store = game.removeprefix("/game/"), house.registry.store
    time.pass_by(hours=10)

    def agreed(kind: str, number: str = "0") -> None:
        assert anna.post(f"{game}/propose", kind=kind, number=number).status_code == 303
        open_one = store.notes(store.table_of(name).id)[-1].id
        assert ben.post(f"{game}/agree/{open_one}").status_code == 303

    agreed("propose-pause")
    time.pass_by(days=30)
    assert ben.post(f"{game}/go-on").status_code == 303
    timed = store.timed(name)
    assert timed is not None
    assert timed.turn.remains(clock.now(), timed.timing, timed.calendar) == 14 * HOUR
    agreed("propose-clock", "1")
    timed = store.timed(name)
    assert timed is not None
    assert timed.timing.kind == "live"
    assert timed.turn.remains(clock.now(), timed.timing, timed.calendar) == 45 * 60
    assert anna.post(f"{game}/propose", kind="propose-clock", number="9").status_code == 422


def test_holidays_are_announced_counted_and_stop_the_time(house: House, time: SetClock) -> None:
    people, game = house.playing(clock="brisk", zone="Europe/Berlin")
    first, name = people[house.asked(game)], game.removeprefix("/game/")
    assert first.post("/me/holidays", first="2026-11-17").status_code == 422, "today is too late"
    assert first.post("/me/holidays", first="2026-11-20", last="2026-12-20").status_code == 422, "31 days"
    assert first.post("/me/holidays", first="soon").status_code == 422
    time.pass_by(hours=3)
    assert first.post("/me/holidays", first="2026-11-18", last="2026-11-27").status_code == 303
    assert "18 days are left this year" in first.client.get("/me").text
    assert first.post("/me/holidays", first="2026-12-01", last="2026-12-19").status_code == 422, "29 in all"
    assert first.post("/me/holidays", first="2026-12-22", last="2027-01-18").status_code == 303, "10 and 18 days"
    timed = house.registry.store.timed(name)
    assert timed is not None
    assert timed.turn.out(timed.timing, timed.calendar) == berlin(2026, 11, 28, 15)
    time.pass_by(days=1)
    zoned(first)
    assert "Time stands still until 2026-11-28, 00:00. 15 hours left" in first.client.get(game).text
    assert first.post("/me/holidays/off").status_code == 303
    assert len(house.registry.store.holidays(house.registry.store.table_of(name).chairs[0].person)) in (0, 1)


def test_own_figures_are_read_and_wrong_ones_refused(house: House) -> None:
    _, table = house.opened(clock="own", **{"own-first": "5", "own-more": "2", "own-most": "9"})
    found = house.registry.store.table(table.removeprefix("/table/")).timing
    assert (found.first, found.more, found.most) == (5 * HOUR, 2 * HOUR, 9 * HOUR)
    for wrong in ({"clock": "sundial"}, {"clock": "own", "own-first": "99999"}, {"clock": "calm", "zone": "Atlantis"}):
        reply = house.visitor().post(
            "/tables/genesis", name="Anna", **{"seat-red": "mine", "seat-green": "open", **wrong}
        )
        assert reply.status_code == 422, wrong
