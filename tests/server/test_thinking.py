"""Programs that think hard do it in a process of their own, which changes nothing in what they answer."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator

import pytest

import biont
from biont import bots
from biont.server import opponents
from biont.server.thinking import Thinking


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    """A process to think in, which is gone afterwards."""
    process = Thinking()
    yield process
    process.close()
    assert not multiprocessing.active_children()


def test_a_program_answers_from_afar_as_it_would_here(thinking: Thinking) -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    afar, here = opponents.make("search", 3, thinking), bots.make("search", 3)
    for _ in range(12):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        answer = afar.choose(view)
        assert answer == here.choose(view)
        game.choose(answer)
    assert afar.failures == []


def test_a_program_goes_on_here_when_its_process_is_gone(thinking: Thinking) -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    program = opponents.make("search", 3, thinking)
    for number in range(4):
        assert game.decision is not None
        game.choose(program.choose(game.view(game.decision.seat)))
        if number == 1:
            for process in multiprocessing.active_children():
                process.kill()
                process.join()
    assert program.failures == []


def test_programs_that_answer_at_once_need_no_process(thinking: Thinking) -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    assert game.decision is not None
    opponents.make("normal", 3, thinking).choose(game.view(game.decision.seat))
    assert not multiprocessing.active_children()
