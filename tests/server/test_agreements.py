"""What people agree on: going back, a pause, an end, a program for a seat whose owner is gone; and giving up."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
import sqlalchemy as sa

from biont.server.company.company import Company
from biont.server.company.journal import AGREED, REFUSED, TOOK_BACK, WITHDREW, Note
from biont.server.company.proposals import BACK, END, PAUSE, SEAT, Proposal, has_to_wait, proposed
from biont.server.store.journal import journal
from biont.testing.visitor import Visitor
from biont.words import words
from tests.server.test_looking import rows
from tests.server.test_tables import House, house

__all__ = ["house"]


def played(house: House, count: int = 6) -> tuple[list[Visitor], str, str]:
    """Anna and Ben, the name and the address of a game of theirs in which some answers were given."""
    people, game = house.playing()
    name = game.removeprefix("/game/")
    for _ in range(count):
        people[house.asked(game)].play(name, 1)
    return people, name, game


def number(house: House, name: str) -> int:
    """The number of the proposal that is open."""
    store = house.registry.store
    (one,) = proposed(store.notes(store.table_of(name).id))
    return one.id


# -- going back --------------------------------------------------------------------------------------------------------


def test_a_game_goes_back_when_all_others_agree_and_what_nobody_saw_is_dealt_anew(house: House) -> None:
    (anna, ben), name, game = played(house)
    before = house.registry.open(name)
    given = len(before.given)
    assert "propose-back" in anna.client.get(f"{game}?at=2").text
    assert anna.post(f"{game}/propose", kind=BACK, number="2").status_code == 303
    assert len(house.registry.open(name).given) == given, "it is only proposed"
    page = ben.client.get(game).text
    assert "Anna would like to go back to turn" in page
    assert f"/agree/{number(house, name)}" in page
    assert "/agree/" not in anna.client.get(game).text
    assert ben.post(f"{game}/agree/{number(house, name)}").status_code == 303
    after = house.registry.open(name)
    assert [one.text for one in after.given[:2]] == [one.text for one in before.given[:2]]
    assert len(after.given) < given
    ((at, _),) = after.game.record().deals
    assert at == 2
    assert "dealt anew" in anna.client.get(f"{game}/log").text
    assert "would like" not in ben.client.get(game).text
    assert not after.steps_back({0, 1}), "what all agreed on stands"


def test_whoever_was_refused_waits_and_nobody_agrees_twice_or_for_others(house: House) -> None:
    (anna, ben), name, game = played(house)
    given = house.registry.store.load(name).answers
    anna.post(f"{game}/propose", kind=BACK, number="2")
    one = number(house, name)
    before = rows(house.registry.store)
    assert anna.post(f"{game}/agree/{one}").status_code == 409, "her own"
    assert anna.post(f"{game}/propose", kind=PAUSE).status_code == 422, "one at a time"
    assert ben.post(f"{game}/agree/{one + 1}").status_code == 409
    assert rows(house.registry.store) == before
    assert ben.post(f"{game}/refuse/{one}").status_code == 303
    assert ben.post(f"{game}/agree/{one}").status_code == 409, "it is decided"
    reply = anna.post(f"{game}/propose", kind=BACK, number="2")
    assert reply.status_code == 429
    assert 1 <= int(reply.headers["retry-after"]) <= 10
    assert house.registry.store.load(name).answers == given
    assert ben.post(f"{game}/propose", kind=PAUSE).status_code == 303, "he was not refused"
    assert ben.post(f"{game}/refuse/{number(house, name)}").status_code == 303, "and may think again"
    assert ben.post(f"{game}/propose", kind=END).status_code == 303


def test_the_wait_grows_with_the_square_of_refusals() -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    notes = list[Note]()
    for count, seconds in enumerate((10, 40, 90), 1):
        notes += [Note(PAUSE, "anna", id=count), Note(REFUSED, "ben", about=count, moment=now.isoformat())]
        assert has_to_wait(notes, "anna", now) == seconds
        assert has_to_wait(notes, "anna", now + timedelta(seconds=seconds)) == 0
    assert has_to_wait(notes, "ben", now) == 0


def test_what_is_still_open_of_what_was_proposed() -> None:
    def left(*notes: Note) -> list[int]:
        return [one.id for one in proposed(notes)]

    back = Note(BACK, "anna", answers=9, count=4, id=1)
    assert left(back) == [1]
    assert left(back, Note(WITHDREW, "anna", about=1)) == []
    assert left(back, Note(TOOK_BACK, "ben", answers=6)) == [1]
    assert left(back, Note(TOOK_BACK, "ben", answers=5)) == [], "there is no such moment any more"
    (one,) = proposed([back, Note(AGREED, "ben", about=1)])
    assert one.awaits(Company(("anna", "ben", "clara"))) == {"clara"}
    assert one.awaits(Company(("anna", "ben", ""))) == set(), "programs agree"
    assert not one.is_about(Company(("", "ben", "clara")), 9), "who asked has left"


# -- a pause and an end ------------------------------------------------------------------------------------------------


def test_a_game_rests_when_all_agree_until_somebody_goes_on(house: House) -> None:
    (anna, ben), name, game = played(house, 1)
    asked = (anna, ben)[house.asked(game)]
    anna.post(f"{game}/propose", kind=PAUSE)
    ben.post(f"{game}/agree/{number(house, name)}")
    frame = asked.frame(name)
    assert not frame["asked"]
    assert "The game rests" in frame["regions"]["proposals"]
    assert not asked.options(frame)
    before = rows(house.registry.store)
    assert asked.post(f"{game}/answer/{frame['version']}", option="done").status_code == 403
    assert asked.post(f"{game}/undo/{frame['version']}").status_code == 409
    assert rows(house.registry.store) == before
    assert ben.post(f"{game}/go-on").status_code == 303
    assert asked.options(asked.frame(name))
    assert ben.post(f"{game}/go-on").status_code == 409


def test_a_game_ends_without_a_winner_when_all_agree(house: House) -> None:
    (anna, ben), name, game = played(house, 1)
    anna.post(f"{game}/propose", kind=END)
    ben.post(f"{game}/agree/{number(house, name)}")
    assert house.registry.store.load(name).summary["finished"]
    for one in (anna, ben):
        page = one.client.get(f"{game}/end").text
        assert "without a winner" in page
        assert house.registry.open(name).seeds() in page, "all is shown"
        assert "without a winner" in one.client.get(game).text
    frame = anna.frame(name)
    assert frame["finished"]
    for what in ("answer/{}", "undo/{}", "leave", "propose", "go-on"):
        reply = anna.post(f"{game}/{what.format(frame['version'])}", option="done", kind=PAUSE)
        assert reply.status_code in (403, 409, 422), what
    assert house.registry.open(name).ended == ()
    assert anna.post(f"{game}/again").headers["location"].startswith("/table/")


def test_a_game_of_two_that_somebody_gives_up_is_over(house: House) -> None:
    (anna, ben), name, game = played(house, 1)
    assert "Give the game up" in anna.client.get(game).text
    assert anna.post(f"{game}/leave").status_code == 303
    kept = house.registry.store.load(name)
    assert kept.players == ("person", "person")
    assert kept.summary["finished"]
    assert kept.summary["winners"] == [1]
    assert words("en")("ending-you-won") in ben.client.get(f"{game}/end").text
    assert "the other one gave up" in anna.client.get(game).text
    assert "Anna gave up" in ben.client.get(f"{game}/log").text
    assert anna.post(f"{game}/come-back").status_code == 403
    assert game in ben.client.get("/").text


# -- who is gone -------------------------------------------------------------------------------------------------------


def long_ago(house: House, hours: int) -> None:
    """All that was done has been done so much earlier."""
    moment = (datetime.now(UTC) - timedelta(hours=hours)).isoformat(timespec="milliseconds")
    with house.registry.store._changing() as connection:
        connection.execute(sa.update(journal).values(moment=moment))


def test_a_program_plays_for_whoever_is_gone_until_he_comes_back(house: House) -> None:
    people, name, game = played(house, 1)
    gone = house.asked(game)
    stays, other = people[1 - gone], people[gone]
    assert stays.post(f"{game}/propose", kind=SEAT, number=str(gone)).status_code == 429
    long_ago(house, 2)
    assert stays.post(f"{game}/propose", kind=SEAT, number=str(gone)).status_code == 429, "nobody else says so"
    assert other.post(f"{game}/propose", kind=SEAT, number=str(gone)).status_code == 422, "he is there"
    assert other.post(f"{game}/propose", kind=SEAT, number=str(1 - gone)).status_code == 422, "nobody waits for him"
    long_ago(house, 25)
    assert stays.post(f"{game}/propose", kind=SEAT, number=str(gone)).status_code == 303
    assert house.registry.store.load(name).players[gone] != "person"
    assert "a program plays for" in stays.client.get(f"{game}/log").text
    assert other.post(f"{game}/come-back").status_code == 303
    assert house.registry.store.load(name).players[gone] == "person"


def test_of_three_the_others_agree_that_one_is_gone_and_he_may_object() -> None:
    company = Company(("anna", "ben", "clara"), asked=1)
    one = Proposal(1, SEAT, "anna", 1, 7)
    assert one.awaits(company) == {"clara"}
    assert one.is_about(company, 7)
    assert not one.is_about(company, 8), "he has answered"
    assert not one.is_about(Company(("anna", "", "clara"), asked=1), 7), "a program has the seat already"


FORMS: list[dict[str, str]] = [{}, {"kind": "no"}, {"kind": BACK, "number": "99"}, {"kind": SEAT, "number": "77"}]


@pytest.mark.parametrize("form", FORMS)
def test_what_cannot_be_proposed_changes_nothing(house: House, form: dict[str, str]) -> None:
    (anna, _), game = house.playing()
    before = rows(house.registry.store)
    assert anna.post(f"{game}/propose", **form).status_code == 422
    for bad in ("agree/1", "refuse/999999999", "agree/-1", "refuse/x"):
        assert anna.post(f"{game}/{bad}").status_code in (409, 422)
    assert rows(house.registry.store) == before
