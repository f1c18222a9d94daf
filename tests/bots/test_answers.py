"""The net for answers: what it adds by question, verb and table."""

from __future__ import annotations

from struct import pack

import numpy as np
import pytest

from biont.bots.answers import Answers, Look
from biont.bots.net import Net
from biont.kernel.declared import Question

BUY, SELL, WAIT = Question("buy"), Question("sell"), Question("wait")


def tiny() -> Answers:
    """One input; what is bought is better by the input, with `gladly` by ten; selling is worse by three."""
    first = np.array([[1.0, 0.0], [0.0, 0.0], [0.0, 3.0], [10.0, 0.0]], np.float32), np.zeros(2, np.float32)
    last = np.array([[1.0], [-1.0]], np.float32), np.zeros(1, np.float32)
    about = {"inputs": "1-a", "names": ["own"], "kinds": ["buy", "sell"], "verbs": ["gladly"], "shares": [0.5, 1.0]}
    return Answers(Net.read(Net([first, last], about).to_bytes(), "1-a"))


@pytest.mark.parametrize(
    ("question", "verb", "own", "more"),
    [(BUY, "done", 4.0, 2.0), (BUY, "gladly", 4.0, 7.0), (BUY, "done", -4.0, 0.0), (SELL, "done", 0.0, -3.0)],
)
def test_question_verb_and_table_add_up(question: Question, verb: str, own: float, more: float) -> None:
    """A verb that was never seen counts for nothing, and so does what is below zero."""
    looks = [Look(1.0, (verb,), verb, pack("f", own)), Look(2.0, ("other",), "other", pack("f", 0.0))]
    assert tiny().more(question, looks)[0] == more
    assert tiny().corrected(question, looks)[0] == (1.0 + more, (verb,))


def test_nothing_is_said_of_questions_that_were_never_taught() -> None:
    assert [tiny().knows(question) for question in (BUY, SELL, WAIT)] == [True, True, False]
