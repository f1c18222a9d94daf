"""The slim stream of a person: what wakes it, and who is here."""

from __future__ import annotations

import asyncio

import pytest

from biont.server import watching
from biont.server.watching import Watcher, Watchers, presence_at
from tests.server.conftest import run_apart
from tests.server.test_tables import House, house

__all__ = ["house"]


async def _watched(monkeypatch: pytest.MonkeyPatch) -> None:
    watchers, slim = Watchers(), Watcher()
    watchers.follow(slim, ["one", presence_at("one"), "two"])

    async def woken() -> bool:
        for _ in range(3):
            await asyncio.sleep(0)  # a watcher is woken by the loop
        found = slim.news.is_set()
        slim.news.clear()
        return found

    watchers.tell("two")
    assert await woken()
    page = watchers.watch("one", "page", "anna")
    assert await woken(), "somebody has come"
    assert watchers.here("one") == {"anna": "here"}
    second = watchers.watch("one", "second", "anna")
    watchers.leave("one", page)
    assert watchers.here("one") == {"anna": "here"}, "she has another page"
    watchers.leave("one", second)
    assert await woken()
    assert watchers.here("one") == {"anna": "lately"}
    monkeypatch.setattr(watching, "LATELY", 0.0)
    assert watchers.here("one") == {}
    watchers.follow(slim, ["one"])
    watchers.tell("two")
    assert not await woken()
    watchers.tell("one")
    assert await woken()
    watchers.follow(slim, [])
    assert not watchers._here, "nothing is left of whoever has gone"


def test_whoever_watches_many_tables_is_woken_by_each_and_sees_who_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    run_apart(_watched(monkeypatch))


async def _answered_elsewhere() -> None:
    watchers = Watchers()
    own, other = watchers.watch("one", "own"), watchers.watch("one", "other")
    for one in (own, other):
        one.texts, one.version = {"prompt": "a question"}, 3

    async def woken() -> tuple[bool, bool]:
        for _ in range(3):
            await asyncio.sleep(0)
        return own.news.is_set(), other.news.is_set()

    watchers.tell("one", "own", elsewhere=True)
    assert await woken() == (False, True), "it gets its reply from the other process"
    assert (own.texts, other.texts) == ({}, {"prompt": "a question"}), "and has what nobody here knows"
    watchers.tell("one", "other", elsewhere=True)
    assert await woken() == (True, True), "what others do it is told"


def test_a_page_that_is_answered_by_another_process_is_not_told_twice() -> None:
    run_apart(_answered_elsewhere())


@pytest.mark.parametrize("either_url", ["sqlite"], indirect=True)
def test_nobody_has_no_stream_of_his_own(house: House) -> None:
    assert house.visitor().client.get("/me/events").status_code == 404
