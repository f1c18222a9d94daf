"""Puzzles beside the lessons: missed, solved and marked."""

from __future__ import annotations

import re

from biont.games.puzzles import shipped
from tests.server.conftest import Visitor


def test_a_puzzle_is_solved_and_marked(visitor: Visitor) -> None:
    puzzle = next(iter(shipped("biont.genesis", "genesis").values()))
    address = f"/genesis/lessons/{puzzle.id}"
    assert f'href="{address}"' in visitor.client.get("/genesis/lessons").text
    missed = visitor.post(address, option=puzzle.second)
    page = visitor.client.get(missed.headers["location"]).text
    assert "Not this time." in page
    assert "None of the 60 puzzles solved yet." in visitor.client.get("/genesis/lessons").text
    solved = visitor.post(address, option=puzzle.best)
    page = visitor.client.get(solved.headers["location"]).text
    assert "Solved!" in page
    assert re.search(r"wins .{0,3}\d+.{0,3} % of .{0,3}640.{0,3} imagined games", page)
    assert "One of 60 puzzles solved." in re.sub("[\u2068\u2069]", "", visitor.client.get("/genesis/lessons").text)
