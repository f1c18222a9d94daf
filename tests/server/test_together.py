"""Answers that follow from one another are one change: all of them are kept or none, on each kind of database."""

from __future__ import annotations

from typing import Any

import pytest

from biont import games
from biont.server import ways
from biont.server.open_game import OpenGame
from biont.server.registry import Registry
from biont.server.store import Trouble
from biont.server.working import Workers
from tests.server.test_work import here, left_in_between

__all__ = ("here",)


def first_that_is_followed(here: Registry) -> tuple[OpenGame, str]:
    """A game of two persons, and an answer there that is followed by others which nobody need be asked for."""
    left = left_in_between(here)
    before = left.given
    here.forget(left.id)
    found = here.open(here.new("genesis", ["red", "blue"], ["person", "person"], 5, {}, page={"rolls": True}))
    for one in before[:-1]:
        found.answer(one.text, found.version)
    return found, before[-1].text


def test_what_follows_an_answer_is_kept_with_it(here: Registry) -> None:
    found, text = first_that_is_followed(here)
    number, version = len(found.given), found.version
    with found.together():
        ways.go(found, text, version)
        found.arrange(found.players, found.settings | {"pace": "slow"})
        found.settle()
    kept = here.store.load(found.id)
    assert found.version == kept.version == version + 1
    assert [one.by_itself for one in kept.answers[number:]][:2] == [False, True]
    assert list(kept.answers) == found.given
    assert (kept.settings, kept.summary["answers"]) == (found.settings, len(found.given))
    assert here.store.next_due() is None, "nobody is to do what has been done"
    assert OpenGame(here.store, kept).game.table == found.game.table


def test_of_an_answer_that_is_not_kept_nothing_is(here: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    found, text = first_that_is_followed(here)
    before = here.store.load(found.id)

    def broken(*given: Any, **named: Any) -> int:
        raise Trouble("the disk is full")

    def goes_on() -> None:
        with found.together():
            found.answer(text, found.version)
            found.arrange(found.players, found.settings | {"pace": "slow"})
            found.settle()

    with monkeypatch.context() as patched:
        patched.setattr(here.store, "append", broken)
        with pytest.raises(Trouble):
            goes_on()
    assert here.store.load(found.id) == before
    again = here.open(found.id)
    assert again is not found
    assert (again.given, again.settings) == (list(before.answers), before.settings)


def test_settings_alone_are_kept_too(here: Registry) -> None:
    found = first_that_is_followed(here)[0]
    version = found.version
    with found.together():
        found.arrange(found.players, found.settings | {"pace": "slow"})
    assert found.version == version + 1
    assert here.store.load(found.id).settings["pace"] == "slow"


def test_a_program_finishes_what_it_has_begun(here: Registry) -> None:
    """Whoever watches waits once for a figure that sets out and for where it goes."""
    advice = games.game("origins").advice
    game = here.new("origins", ["black", "white"], ["easy", "easy"], 5, {}, page={"pace": "instant"})
    open_game, longest = here.open(game), 0
    for _ in range(12):
        job, before = here.store.take(), len(open_game.given)
        assert job is not None
        Workers(here)._do(job)
        assert here.open(game) is open_game
        asked, last = open_game.decision, open_game.at(len(open_game.given) - 1).decision
        assert asked is not None
        assert last is not None
        option = open_game.game.answers[-1]
        whole = asked.seat != last.seat or not ways.is_part(advice, asked, last, option)
        assert whole or open_game.game.undoable() < 1
        longest = max(longest, len(open_game.given) - before)
    assert longest > 1
