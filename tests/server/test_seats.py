"""Leaving one's seat to a program and taking it back; and meeting again when a game is over."""

from __future__ import annotations

import re
from typing import Any

import pytest

from biont.server.store import Overtaken, Store
from biont.testing.visitor import Visitor
from tests.browser.positions import recorded
from tests.server.test_looking import rows
from tests.server.test_tables import House
from tests.server.test_tables import by_turns as house

__all__ = ["house"]

PLAYS_FOR_BEN = r'class="called">[^<]* for Ben'
"""What the line above the board says of a seat that a program has for somebody."""


def untouched_by_programs(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """What a store holds but for the tables that a program changes when it answers, which it may do at any time."""
    return {name: found for name, found in rows(store).items() if name not in ("games", "answers", "turns", "work")}


def test_whoever_leaves_a_game_hands_his_seat_to_a_program_and_can_take_it_back(house: House) -> None:
    (stays, gone), game = house.playing(**{"seat-blue": "easy", "stand-in": "hard"})
    name = game.removeprefix("/game/")
    version = house.registry.open(name).version
    assert gone.post(f"{game}/leave", True).status_code == 200
    kept = house.registry.store.load(name)
    assert kept.players[0] == "person"
    assert kept.players[1] == "hard", "as the table was opened"
    assert kept.settings["shared"], "what is to come stays unknown"
    assert re.search(PLAYS_FOR_BEN, stays.client.get(game).text)
    frame = gone.frame(name)
    assert not frame["asked"]
    assert "come-back" in "".join(frame["regions"].values())
    assert gone.post(f"{game}/answer/{frame['version']}", option="done").status_code == 403
    for what in ("delete", "branch", "hint/0"):
        assert stays.post(f"{game}/{what}").status_code == 403, "he may come back"
    assert stays.post(f"{game}/come-back").status_code == 403
    assert house.visitor().post(f"{game}/come-back").status_code == 404
    assert gone.post(f"{game}/come-back").status_code == 303
    assert house.registry.store.load(name).players == ("person", "person", "easy")
    assert house.registry.open(name).version > version
    assert not re.search(PLAYS_FOR_BEN, stays.client.get(game).text)


def test_whoever_plays_alone_has_nobody_to_leave_the_game_to(house: House) -> None:
    anna = house.visitor()
    game = anna.new(**{"seat-red": "person", "seat-blue": "easy", "name": "Anna"})
    assert anna.post(f"/game/{game}/leave").status_code == 403
    assert "/leave" not in anna.client.get(f"/game/{game}").text


# -- another person ----------------------------------------------------------------------------------------------------


def test_another_person_is_invited_to_a_seat_that_somebody_has_left(house: House) -> None:
    (anna, ben), game = house.playing(**{"seat-blue": "easy"})
    name, store = game.removeprefix("/game/"), house.registry.store
    clara, david = house.visitor(), house.visitor()
    assert anna.post(f"{game}/offer/1").status_code == 422, "Ben sits there"
    ben.post(f"{game}/leave")
    assert ben.post(f"{game}/offer/1").status_code == 403
    assert clara.post(f"{game}/offer/1").status_code == 404
    assert f"{game}/offer/1" in anna.client.get(game).text
    link = re.search(r"/invited/[\w-]+", anna.post(f"{game}/offer/1").text)
    assert link
    assert link[0] in anna.post(f"{game}/offer/1").text, "it is the same one"
    assert link[0] in clara.client.get("/").text, "the table is listed, and needs somebody"
    before, table = untouched_by_programs(store), store.table_of(name)
    assert "Anna invites you to" in clara.client.get(link[0]).text
    assert untouched_by_programs(store) == before, "looking uses nothing up"
    assert anna.post(link[0]).status_code == 409, "she has a seat"
    assert clara.post(link[0], name="Clara").headers["location"] == game
    assert store.load(name).players == ("person", "person", "easy")
    assert "Clara took over a seat" in anna.client.get(f"{game}/log").text
    assert "come-back" not in ben.client.get(game).text
    assert ben.post(f"{game}/come-back").status_code in (403, 404)
    nowhere = david.client.get("/invited/nowhere")
    assert david.client.get(link[0]).text == nowhere.text
    assert nowhere.status_code == 404
    assert link[0] not in david.client.get("/").text
    with pytest.raises(Overtaken):
        store.take_over(table, 1, table.host, "person")


def test_whoever_comes_back_makes_the_link_to_his_seat_worthless(house: House) -> None:
    (anna, ben), game = house.playing(**{"seat-blue": "easy"})
    ben.post(f"{game}/leave")
    link = re.search(r"/invited/[\w-]+", anna.post(f"{game}/offer/1").text)
    assert link
    ben.post(f"{game}/come-back")
    ben.post(f"{game}/leave")
    clara = house.visitor()
    assert clara.client.get(link[0]).status_code == 404
    assert clara.post(link[0], name="Clara").status_code == 404


# -- again -------------------------------------------------------------------------------------------------------------


def over(house: House) -> tuple[list[Visitor], str]:
    """Anna and Ben, and a game of theirs that is over."""
    people, began = house.playing()
    store = house.registry.store
    record = next(one for one in recorded("genesis") if len(one.seats) == 2)
    game = house.registry.take_in(record, ["person", "person"])
    table = store.table_of(began.removeprefix("/game/"))
    house.registry.forget(table.played)
    store.add_table(type(table)("", table.game, table.host, table.chairs, watch="link", played=game))
    return people, f"/game/{game}"


def test_the_same_people_meet_again_with_one_click_each_on_the_next_seats(house: House) -> None:
    (anna, ben), game = over(house)
    before = house.registry.store.table_of(game.removeprefix("/game/"))
    assert f"{game}/again" in ben.client.get(f"{game}/end").text
    table = ben.post(f"{game}/again").headers["location"]
    assert table.startswith("/table/")
    opened = house.registry.store.table(table.removeprefix("/table/"))
    assert [one.person for one in opened.chairs] == [one.person for one in reversed(before.chairs)]
    assert [one.colour for one in opened.chairs] == [one.colour for one in before.chairs]
    assert [one.ready for one in opened.chairs] == [True, False]
    assert table in anna.client.get("/").text, "it waits for her on her first page"
    assert "Ben is ready" in anna.client.get(f"{game}/end").text
    assert ben.post(f"{game}/again").headers["location"] == table, "a second click opens no second one"
    stranger = house.visitor()
    assert "/again" not in stranger.client.get(f"{game}/end").text
    assert "Ben is ready" not in stranger.client.get(f"{game}/end").text
    assert stranger.post(f"{game}/again").status_code == 403
    began = anna.post(f"{game}/again").headers["location"]
    assert began.startswith("/game/")
    assert began != game
    assert ben.client.get(table, follow_redirects=False).headers["location"] == began
    assert ben.post(f"{game}/again").headers["location"] == table, "which leads to the game"


def test_nobody_meets_again_before_the_game_is_over_or_waits_for_who_is_gone(house: House) -> None:
    (anna, _), running = house.playing()
    before = rows(house.registry.store)
    assert anna.post(f"{running}/again").status_code == 422
    assert rows(house.registry.store) == before
    (anna, ben), game = over(house)
    ben.post("/me/forget")
    table = anna.post(f"{game}/again").headers["location"]
    opened = house.registry.store.table(table.removeprefix("/table/"))
    assert sorted(one.person for one in opened.chairs)[0] == ""
    assert len(opened.free) == 1
