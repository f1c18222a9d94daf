"""Features that cannot slip: each has its place, its reader and its name."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from biont.bots.features import Features


class Thing(NamedTuple):
    """Something with two numbers."""

    height: int
    width: int


def test_features_stand_where_they_are_declared() -> None:
    features = Features()
    features.read(Thing, width="how wide it is")
    weight = features.tally("weight", "what it weighs")
    features.read(Thing, height="how high it is")
    assert features.names == ("width", "weight", "height")
    assert features.about["weight"] == "what it weighs"
    assert (weight, features.place("height"), features.places(Thing)) == (1, 2, (0, 2))
    assert features.reader(Thing)(Thing(7, 3)) == [3, 7]


def test_what_nothing_reads_is_refused() -> None:
    with pytest.raises(ValueError, match="Nothing reads depth: a Thing has no such attribute"):
        Features().read(Thing, depth="how deep it is")


def test_what_is_declared_twice_is_refused() -> None:
    features = Features()
    features.read(Thing, height="how high it is")
    with pytest.raises(ValueError, match="height is declared twice"):
        features.read(Thing, height="how high it is")
    with pytest.raises(ValueError, match="height is declared twice"):
        features.tally("height", "how high it is")
