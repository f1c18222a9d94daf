"""Games that travel: as links, and as the game of the day that is everybody's."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Any

import pytest

import biont
from biont import games
from biont.games.daily import FIRST, daily, day_of, seed_of, today
from biont.kernel import BadRecord
from biont.server.packed import LONGEST, MARK, pack, unpack
from tests.server.conftest import Visitor


def test_a_record_packs_and_unpacks() -> None:
    text = biont.new("genesis", seats=2, seed=5).record().to_json()
    assert unpack(pack(text)) == text
    assert unpack(f"https://host/folder/{MARK}{pack(text)}") == text
    assert re.fullmatch(r"[\w-]+", pack(text), re.ASCII)


@pytest.mark.parametrize("broken", ["", "%%%", "abc", "ä", pack("x" * 500)[:-4], pack("x" * (LONGEST + 1))])
def test_what_holds_no_whole_record_is_refused(broken: str) -> None:
    with pytest.raises(BadRecord):
        unpack(broken)


def test_the_game_of_a_day_is_the_same_for_everybody_and_another_one_tomorrow() -> None:
    definition, day = games.game("genesis"), date(2026, 11, 17)
    assert seed_of("genesis", day) == 728660866029019022572280468281599421, "once told, it stands for ever"
    assert daily(definition, day) == daily(definition, day)
    assert daily(definition, day).seed != daily(definition, day + timedelta(days=1)).seed
    assert definition.is_alone(daily(definition, day).settings)


def test_only_days_that_have_come_have_a_game() -> None:
    assert day_of(today().isoformat()) == today()
    assert day_of(FIRST.isoformat()) == FIRST
    for none in ((today() + timedelta(days=1)).isoformat(), "2026-10-31", "20261117", "soon", ""):
        assert day_of(none) is None


@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_the_game_of_the_day_begins_and_stands_in_the_calendar(visitor: Visitor, name: str) -> None:
    reply = visitor.post(f"/daily/{name}")
    assert reply.status_code == 303
    place = reply.headers["location"]
    record: dict[str, Any] = visitor.client.get(f"{place}/record", params={"whole": "1"}).json()
    assert record["seed"] == str(seed_of(name, today()))
    assert f'href="{place}"' in visitor.client.get("/daily").text


def test_a_day_is_written_as_the_language_writes_it(visitor: Visitor) -> None:
    day, named = today(), "Die Partie vom {0.day}.{0.month}.{0.year} spielen"
    assert named.format(day) in visitor.client.get("/daily", headers={"Accept-Language": "de"}).text
    assert f"Play the game of {day.isoformat()}" in visitor.client.get("/daily", headers={"Accept-Language": "en"}).text


def test_a_day_that_has_no_game_begins_none(visitor: Visitor) -> None:
    assert visitor.post("/daily/genesis", day="2999-01-01").status_code == 404


def test_a_link_brings_a_game_that_is_replayed_from_its_beginning(visitor: Visitor) -> None:
    place = visitor.post("/daily/genesis").headers["location"]
    shared = re.search(r'<textarea id="share"[^>]*>([^<]+)<', visitor.client.get(f"{place}/end").text)
    assert shared
    *lines, link = shared[1].strip().split("\n")
    assert today().isoformat() in lines[0]
    packed = link.partition(MARK)[2]
    reply = visitor.post("/open", packed=packed)
    assert reply.status_code == 303
    assert reply.headers["location"].endswith("?at=0")
    own, theirs = (
        visitor.client.get(f"{one.partition('?')[0]}/record", params={"whole": "1"}).json()
        for one in (place, reply.headers["location"])
    )
    assert own == theirs
    assert visitor.post("/open", packed=packed[:-9]).status_code == 422
