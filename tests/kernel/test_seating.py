"""Chairs: who can sit down, named or dealt."""

from __future__ import annotations

from typing import Any

import pytest

from biont.kernel.errors import BadSettings
from biont.kernel.seating import Seating

SEATING = Seating(("red", "blue", "green"), least=2, most=3, usual=("red", "blue"))


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (["red", "pink"], "Nobody can play 'pink'; there are red, blue, green."),
        (["red", "red"], "Nobody can sit down twice."),
        (["red"], "2 to 3 can play, not 1."),
        (4, "2 to 3 can play, not 4."),
    ],
)
def test_chairs_that_cannot_be_taken(seats: Any, sentence: str) -> None:
    with pytest.raises(BadSettings) as error:
        SEATING.taken(seats)
    assert str(error.value) == sentence


def test_chairs_are_taken_as_named_or_dealt() -> None:
    assert SEATING.taken(["green", "red"]) == ("green", "red")
    assert {SEATING.taken(2, seed) for seed in range(30)} == {("red", "blue"), ("red", "green"), ("blue", "green")}
