"""Tables: copied, compared, saved and restored by their slots."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Self

import pytest

from biont.kernel import BiontError, Table


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


@pytest.mark.parametrize("slot", ["count", "key", "steps", "state", "copy", "later"])
def test_no_slot_takes_the_place_of_something_that_every_table_has(slot: str) -> None:
    """Where the class is made: later it would only be a strange game."""
    with pytest.raises(BiontError) as error:
        type("Bids", (Table,), {"__slots__": ("face", slot)})
    assert str(error.value) == f"'{slot}' is taken: every table has it already. Give the slot of Bids another name."
    with pytest.raises(BiontError, match="'scores' is taken"):
        type("Later", (Board,), {"__slots__": ("scores",)})


def test_slots_may_be_one_word_and_may_be_added() -> None:
    class More(Board):
        __slots__ = "face"

    assert More.fields() == ("count", "face", "key", "name", "pieces", "scores", "steps")


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


class Wide(Board):
    """A table with a slot more than the one it is like."""

    __slots__ = ("further",)

    def __init__(self) -> None:
        super().__init__()
        self.further = [7]


class Renamed(Board):
    """A table that copies itself in a way of its own."""

    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.name = f"copy of {self.name}"
        return twin


@pytest.mark.parametrize("kind", [Table, Board, Wide])
def test_every_list_of_a_table_is_copied_and_everything_else_is_shared(kind: type[Table]) -> None:
    """The first copy of a class writes how the others are made, so a second one is looked at as well."""
    table = kind()
    for twin in (table.copy(), table.copy(), table.copy().copy()):
        assert type(twin) is kind
        assert twin == table
        for name in (*kind.fields(), *kind.static):
            value = getattr(table, name)
            assert (getattr(twin, name) is value) == (not isinstance(value, list)), name


def test_a_table_that_copies_itself_in_its_own_way_may_use_the_common_one() -> None:
    for _ in range(2):
        twin = Renamed().copy()
        assert type(twin) is Renamed
        assert (twin.name, twin.scores) == ("copy of north", [1, 2])
    assert copy(Renamed()).name == deepcopy(Renamed()).name == "copy of north"


@pytest.mark.parametrize("twin_of", [copy, deepcopy])
def test_copies_of_the_standard_library_are_copies(twin_of: Callable[[Board], Board]) -> None:
    board = Board()
    twin = twin_of(board)
    assert twin == board
    assert twin.cards is board.cards
    twin.scores[0] = 9
    assert board.scores == [1, 2]


def test_a_table_shows_its_fingerprint_and_what_comes_next() -> None:
    board = Board()
    assert repr(board) == "<Board a7de0ebc405ed92e, next nothing>"
    board.steps = [("end",), ("play", 1, 3)]
    assert repr(board) == f"<Board {board.fingerprint()}, next play 1 3>"
