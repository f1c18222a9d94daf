"""Programs that think hard do it in a process of their own, which changes nothing in what they answer."""

from __future__ import annotations

import os
import pickle
import signal
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import biont
from biont.bots import Dropped
from biont.bots.search import Halving
from biont.bots.tree import Answer
from biont.games.mind import Asked, _minds, think
from biont.genesis.definition import GENESIS
from biont.kernel import Option, View
from biont.server import opponents
from biont.server.executors import SHARE
from biont.server.thinking import Distant, Thinking


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    """A process to think in, which is gone afterwards."""
    process = Thinking()
    yield process
    process.close()
    assert process.pid is None


def test_a_program_answers_from_afar_as_it_would_here(thinking: Thinking) -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    afar, here = opponents.make("search", 3, thinking, GENESIS.players), biont.bot("search", 3)
    for _ in range(12):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        answer = afar.choose(view)
        assert answer == here.choose(view)
        game.choose(answer)
    assert afar.failures == []


def test_a_search_that_many_wait_for_imagines_fewer_games_once(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    assert game.decision is not None
    view, seen = game.view(game.decision.seat), list[int]()

    def halve(search: Halving[Any], view: View[Any], answers: list[Answer]) -> Answer:
        seen.append(search.simulations)
        return answers[0]

    def asked(question: Asked) -> Option:
        return think(question._replace(number=-2))

    monkeypatch.setattr(Halving, "_halve", halve)
    monkeypatch.setattr(thinking, "_answer", asked)
    program = Distant(thinking, 0, "search:40", 3)
    for share in (0.25, 1.0):
        before = SHARE.set(share)
        program.choose(view)
        SHARE.reset(before)
    _minds.pop(-2)
    assert seen == [10, 40]
    before = SHARE.set(0.0)
    assert program.choose(view) == opponents.make("normal", 3, thinking, GENESIS.players).choose(view)
    SHARE.reset(before)
    assert seen == [10, 40], "it answers without a thought, and asks nobody elsewhere"


def test_a_program_goes_on_in_another_process_when_its_own_is_gone(thinking: Thinking) -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    program = opponents.make("search:20", 3, thinking, GENESIS.players)
    seen: list[int | None] = []
    for number in range(4):
        assert game.decision is not None
        game.choose(program.choose(game.view(game.decision.seat)))
        assert thinking.pid is not None
        seen.append(thinking.pid)
        if number == 1:
            os.kill(thinking.pid, signal.SIGKILL)
    assert seen[0] == seen[1] != seen[2] == seen[3]
    assert program.failures == []


def test_a_program_goes_on_here_when_no_process_lives(thinking: Thinking, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Asked] = []

    def gone(question: Asked) -> Option:
        asked.append(question)
        raise EOFError

    monkeypatch.setattr(thinking, "_answer", gone)
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    program = opponents.make("search:20", 3, thinking, GENESIS.players)
    for _ in range(2):
        assert game.decision is not None
        game.choose(program.choose(game.view(game.decision.seat)))
    assert len(asked) == 2, "one process and another; the second question is not even sent"
    assert program.failures == []


def test_what_a_program_thinks_about_is_dropped_when_the_server_stops(
    thinking: Thinking, caplog: pytest.LogCaptureFixture
) -> None:
    """It neither thinks on for seconds, nor is it asked again, nor does anybody think here instead."""
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    program = opponents.make("search:600s", 3, thinking, GENESIS.players)
    dropped: list[BaseException] = []

    def ask() -> None:
        try:
            program.choose(view)
        except BaseException as error:
            dropped.append(error)

    asking = threading.Thread(target=ask)
    asking.start()
    while thinking.pid is None:
        pass
    thinking.stop()
    asking.join()
    assert [type(error) for error in dropped] == [Dropped]
    assert not caplog.records


def test_a_program_that_fails_there_fails_here(thinking: Thinking) -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    with pytest.raises(Exception, match="nobody-of-that-name"):
        thinking.ask(Asked(0, "nobody-of-that-name", 3, view))
    thinking.ask(Asked(1, "random", 3, view))


def test_a_search_with_a_budget_thinks_in_the_process_too(thinking: Thinking) -> None:
    assert isinstance(opponents.make("search:2s", 3, thinking, GENESIS.players).bot, Distant)


def test_programs_that_answer_at_once_need_no_process(thinking: Thinking) -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    assert game.decision is not None
    opponents.make("normal", 3, thinking, GENESIS.players).choose(game.view(game.decision.seat))
    assert thinking.pid is None


def test_every_question_of_a_game_is_thought_about_with_the_same_cards() -> None:
    """What programs remember hangs on the cards, so copies of them must not pile up."""
    seen: list[View[Any]] = []

    class Recorder:
        name = "recorder"

        def choose(self, view: View[Any]) -> Option:
            seen.append(view)
            return view.decision.options[0]  # type: ignore[union-attr]

    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    _minds[-1] = Recorder(), pickle.loads(pickle.dumps(game.rules))
    try:
        for _ in range(2):
            think(Asked(-1, "recorder", 0, pickle.loads(pickle.dumps(view))))
    finally:
        del _minds[-1]
    boxes = {id(table.box) for one in seen for table in (one.table, one.beginning, one.rules.blank()) if table}
    assert len(seen) == 2
    assert len(boxes) == 1
