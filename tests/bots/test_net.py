"""A net's file: plain arrays that say where they come from, refused in a sentence where they do not fit."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from biont.bots.inputs import arranged, names_of, version_of
from biont.bots.net import Net, NoNet


def tiny() -> Net:
    """Two inputs, one inner sum: the larger the first input, the likelier a victory."""
    first = np.array([[1.0], [0.0]], np.float32), np.zeros(1, np.float32)
    last = np.array([[2.0, 0.0]], np.float32), np.zeros(2, np.float32)
    return Net([first, last], {"inputs": "1-a", "games": 3})


def test_a_net_says_the_same_after_it_was_written_and_read() -> None:
    net = Net.read(tiny().to_bytes(), "1-a")
    assert net.about == {"inputs": "1-a", "games": 3}
    assert net.chance([-5.0, 9.0]) == 0.5  # what is below zero counts as zero
    assert net.chance([1.0, 9.0]) == tiny().chance([1.0, 0.0]) == pytest.approx(1 / (1 + np.exp(-2)))


def test_a_net_for_other_inputs_is_refused_in_a_sentence() -> None:
    with pytest.raises(NoNet, match="taught with inputs 1-a, and these are 1-b: programs play without it."):
        Net.read(tiny().to_bytes(), "1-b")
    for damaged in (b"something else", b"", tiny().to_bytes()[:300]):
        with pytest.raises(NoNet, match="no file with a net"):
            Net.read(damaged, "1-a")


def test_without_numpy_programs_play_without_a_net_and_say_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    content = tiny().to_bytes()
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(NoNet, match="Without NumPy"):
        Net.read(content, "1-a")
    assert Net.found("biont.bots", "no-such-file.npz", "1-a") is None
    assert "No net comes with this game" in caplog.text


def test_inputs_are_the_own_numbers_those_of_the_best_rival_and_the_mean_of_all() -> None:
    players = [[1.0, 2.0], [3.0, 4.0], [5.0, 8.0]]
    assert arranged(players, [0.0, 9.0, 7.0], 0, [0.5]) == [1, 2, 3, 4, 4, 6, 0.5]
    assert arranged(players[:2], [0.0, 9.0], 1, []) == [3, 4, 1, 2, 1, 2]
    assert names_of(["a"], ["left"]) == ["own_a", "best_a", "mean_a", "left"]
    assert version_of(["a"], 1) != version_of(["b"], 1) != version_of(["b"], 2)
