"""The journal: who did what at a table, written with what it tells, and told in the log."""

from __future__ import annotations

import pytest

from biont.kernel import Record
from biont.server.company.journal import ANSWERED, SAT, SENT_AWAY, STOOD, Note, comings
from biont.server.company.table import Chair, Table
from biont.server.page.journal import told
from biont.server.store import Overtaken, Store
from biont.words import words
from tests.server.test_tables import House, house

__all__ = ["house"]


def test_the_log_tells_who_took_back_and_who_came_and_left(house: House) -> None:
    people, game = house.playing()
    name = game.removeprefix("/game/")
    store, seat = house.registry.store, house.asked(game)
    table = store.table_of(name)
    asked, called = people[seat], ("Anna", "Ben")[seat]
    frame = asked.play(name, 1)
    assert asked.post(f"{game}/undo/{frame['version']}").status_code == 303
    (given,) = store.answered(table.id)
    assert (given.person, given.seat, given.answers) == (table.chairs[seat].person, seat, 0)
    assert given.moment, "and when"
    for one in people:
        page = one.client.get(f"{game}/log").text
        assert page.index("Anna opened the table") < page.index("Ben sat down") < page.index("class=rule")
        assert f"{called} took back an answer" in page
        assert f"{called} took back an answer" in "".join(one.frame(name)["regions"].values())


def test_the_log_tells_who_was_ready_and_who_became_host(house: House) -> None:
    anna, table = house.opened(**{"seat-blue": "nobody"})
    ben = house.visitor()
    ben.post(f"{table}/sit/1", name="Ben")
    for ready in ("on", "off", "on"):
        anna.post(f"{table}/ready", ready=ready)
    anna.post(f"{table}/host/1")
    game = ben.post(f"{table}/ready", ready="on").headers["location"]
    page = anna.client.get(f"{game}/log").text
    told = ["Anna is ready", "Anna is not ready after all", "Ben is host now", "Ben is ready"]
    places = [page.index(one) for one in told]
    assert places == sorted(places)
    assert page.count("Anna is ready") == 2


def test_the_log_tells_who_left_and_came_back(house: House) -> None:
    (anna, ben), game = house.playing(**{"seat-blue": "easy"})
    ben.post(f"{game}/leave")
    ben.post(f"{game}/come-back")
    page = anna.client.get(f"{game}/log").text
    assert page.index("Ben sat down") < page.index("Ben left") < page.index("Ben came back")


def test_nothing_is_noted_that_did_not_happen(house: House) -> None:
    """The note and what it tells are one transaction: of two that saw the same version, one is told."""
    _, game = house.playing()
    name = game.removeprefix("/game/")
    store = house.registry.store
    table, kept = store.table_of(name), store.load(name)
    note = Note(ANSWERED, table.host, 0)
    store.arrange(name, kept.version, kept.players, kept.settings, note)
    with pytest.raises(Overtaken):
        store.arrange(name, kept.version, kept.players, kept.settings, note)
    assert len(store.answered(table.id)) == 1


def test_whoever_leaves_for_good_is_somebody_in_the_journal(house: House) -> None:
    (anna, ben), game = house.playing()
    ben.post("/me/forget")
    page = anna.client.get(f"{game}/log").text
    assert "somebody left" in page
    assert "Ben" not in page


def test_what_is_noted_of_chairs_that_change() -> None:
    def table(*persons: str) -> Table:
        return Table("t", "genesis", "anna", tuple(Chair("red", person=one) for one in persons))

    def noted(before: Table, after: Table, by: str) -> list[tuple[str, str, int]]:
        return [(one.deed, one.person, one.seat) for one in comings(before, after, by)]

    assert noted(table("anna", ""), table("anna", "ben"), "ben") == [(SAT, "ben", 1)]
    assert noted(table("anna", "ben"), table("anna", ""), "ben") == [(STOOD, "ben", 1)]
    assert noted(table("anna", "ben"), table("anna", ""), "anna") == [(SENT_AWAY, "ben", 1)]
    assert noted(table("anna", ""), table("", "anna"), "anna") == [(SAT, "anna", 1)], "she changes her seat"


def test_what_was_done_after_answers_that_are_gone_stands_where_they_were() -> None:
    notes = [Note("left", "a", answers=9), Note("took-back", "a", answers=4, count=2), Note("left", "b", answers=7)]
    found = told(notes, {"a": "Anna", "b": "Ben"}, words("en"))
    assert [one.answers for one in found] == [4, 4, 7]
    assert [one.answers for one in told([Note("sat", "a"), *notes], {}, words("en"))] == [-1, 4, 4, 7]
    assert found[1].text == "Anna took back two answers"


def test_notes_and_seats_are_kept_in_either_database(either_store: Store) -> None:
    store = either_store
    anna, ben = (store.add_person(name, "2026-01-01") for name in ("Anna", "Ben"))
    store.be_named(ben, True)
    assert store.names_in_records([anna, ben]) == {ben: "Ben"}
    record, summary = Record("genesis", "1", ["red", "green"], 5), {"turn": 1, "points": [], "finished": False}
    game = store.create(record, ["person", "easy"], {}, summary)
    chairs = (Chair("red", person=anna), Chair("green", person=ben))
    table = store.table(store.add_table(Table("", "genesis", anna, chairs, listed=True, played=game)))
    store.alter(game, 0, [Note("propose-pause", anna), Note("agreed", ben, about=1)], settings={"rests": True})
    with pytest.raises(Overtaken):
        store.alter(game, 0, [Note("refused", ben)])
    assert [note.deed for note in store.notes(table.id)] == ["propose-pause", "agreed"]
    key = store.invite(table.id, 1)
    assert [(one.id, found) for one, found in store.abandoned(9)] == [(table.id, key)]
    store.take_over(table, 1, anna, "person")
    assert store.load(game).players == ("person", "person")
    assert store.table(table.id).chairs[1].person == anna
    assert not store.abandoned(9)
    assert store.heard_of(table.id, anna, ()) >= store.notes(table.id)[-1].moment
