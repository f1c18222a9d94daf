"""Questions with only one answer: they are answered by themselves and take none of those in the file."""

from __future__ import annotations

from pathlib import Path

from biont.genesis.scenario import SCENARIOS
from biont.scenarios import load

TWICE = """
[[scenario]]
id = "T"
title = { en = "A test", de = "Eine Probe" }
rules = []
from = ["purchase-turn green", "assign-turn green"]
position.organisms.mars = { owner = "green" }
position.refugia.dust = {}

[[scenario.play]]
answers = ["green: done"]
expect.asked = false
"""
"""In the first step Green can only be done; in the second that is one answer of several."""

STOPPED = """
[[scenario.play]]
stop = true
expect.asked = "purchase"
expect.only = "done"

[[scenario.play]]
answers = ["green: done", "green: assign pool dust", "green: done"]
expect.asked = false
expect.entries = ["assigned"]
"""


def problems(folder: Path, text: str) -> list[str]:
    path = folder / "one.toml"
    path.write_text(text, encoding="utf-8")
    return [str(error).removeprefix(f"{path}:") for error in load(path, SCENARIOS)[0].run()]


def test_an_answer_is_not_eaten_by_a_question_with_only_one(tmp_path: Path) -> None:
    assert problems(tmp_path, TWICE) == []


def test_a_question_that_was_left_open_takes_the_first_answer(tmp_path: Path) -> None:
    text = TWICE.split("[[scenario.play]]")[0] + STOPPED
    assert problems(tmp_path, text) == []
    unanswered = text.replace('["green: done", "green: assign', '["green: assign')
    assert problems(tmp_path, unanswered)[0].startswith("17: To green: 'assign pool dust' is not offered now")
