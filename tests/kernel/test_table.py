"""Tables: copied, compared, saved and restored by their slots."""

from __future__ import annotations

import json

from biont.kernel import Table


class Board(Table):
    """A table with one slot of each kind."""

    __slots__ = ("cards", "name", "pieces", "scores")
    static = ("cards",)

    def __init__(self) -> None:
        super().__init__()
        self.cards = object()
        self.name = "north"
        self.scores = [1, 2]
        self.pieces: list[tuple[int, tuple[int, ...]]] = [(1, (2, 3)), (4, ())]


def test_fields_are_the_slots_that_are_state() -> None:
    assert Board.fields() == ("count", "key", "name", "pieces", "scores", "steps")


def test_a_copy_is_equal_and_of_its_own() -> None:
    board = Board()
    twin = board.copy()
    assert twin == board
    assert twin.cards is board.cards
    twin.scores[0] = 9
    twin.steps.append(("play", 1))
    assert board.scores == [1, 2]
    assert board.steps == []
    assert twin != board


def test_a_table_survives_json() -> None:
    board = Board()
    board.steps = [("play", 1), ("end",)]
    twin = Board()
    twin.restore(json.loads(json.dumps(board.state())))
    assert twin == board
    assert twin.pieces == board.pieces
    assert twin.steps == board.steps


def test_fingerprints_are_equal_for_equal_tables_only() -> None:
    board, twin = Board(), Board()
    assert board.fingerprint() == twin.fingerprint() == "a7de0ebc405ed92e"
    twin.name = "south"
    assert board.fingerprint() != twin.fingerprint()


def test_a_table_equals_only_its_own_kind() -> None:
    assert Table() == Table()
    assert Table() != Board()
    assert Table() != 3
